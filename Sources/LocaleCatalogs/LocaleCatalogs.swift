import Foundation

/// A compiler for the catalogues in `Locales`. It generates the texts that are built into the program, and the Swift
/// code that finds these texts.
package struct LocaleCatalogs {
  package struct Problems: Error, Equatable, CustomStringConvertible {
    /// One message per problem, with the file, key and language.
    package var messages: [String]

    package var description: String { messages.joined(separator: "\n") }
  }

  /// The required contents of the generated files, by their paths relative to `root`.
  package var files: [String: String]

  package var root: URL

  /// The folders that contain only generated files. `write()` removes every other file from them.
  private static let folders = Table.all.map(\.generated) + [data]
  private static let data = "Sources/EmbeddedData/Wording"

  /// Reads and checks the catalogues.
  /// - Parameter names: the names of the catalogues to read; nil for all.
  /// - Throws: `Problems`.
  package init(packageAt root: URL, only names: [String]? = nil) throws {
    let tables = Table.all.filter { names?.contains($0.name) ?? true }
    let locales = root.appendingPathComponent("Locales")
    self.root = root
    files = [:]

    func text(_ name: String) throws -> String {
      try String(contentsOf: locales.appendingPathComponent(name), encoding: .utf8)
    }
    let enums = try tables.compactMap { table -> String? in
      guard case .cases(let name) = table.keys else { return nil }
      return try String(
        contentsOf: root.appendingPathComponent("\(table.target)/Wording/\(name).swift"), encoding: .utf8)
    }
    let phrases = SwiftEnums(source: enums.joined())
    let confidences = SwiftEnums(source: try text("Confidence.swift")).cases["Confidence"]?.map(\.name) ?? []

    var catalogs: [CheckedCatalog] = []
    var messages: [String] = []
    for table in tables {
      let name = "\(table.name).xcstrings"
      do {
        let read = try JSONDecoder().decode(StringCatalog.self, from: Data(try text(name).utf8))
        let defaults = try text("\(table.name).defaults")
        catalogs.append(
          CheckedCatalog(table, read, defaults: defaults, phrases: phrases, confidences: confidences))
      } catch let error as DecodingError {
        messages.append("Locales/\(name): not a String Catalog: \(error)")
      }
    }
    messages += catalogs.flatMap(\.problems)
    guard messages.isEmpty else { throw Problems(messages: messages) }

    for catalog in catalogs {
      let name = catalog.table.name
      let text = WordingData.text(catalog)
      files["\(Self.data)/\(name).txt"] = text
      files["\(Self.data)/\(name).digest.h"] = WordingData.digest(of: text, in: "\(name).txt")
      files["\(catalog.table.generated)/\(name)Table.swift"] = SwiftSource.table(catalog)
    }
  }

  package func stale() throws -> [String] {
    let present = try existing()
    let outdated = files.filter { path, content in
      !present.contains(path)
        || (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) != content
    }
    return (outdated.keys + present.filter { files[$0] == nil }).sorted()
  }

  /// Makes the generated folders match `files`. Returns the paths of the files that were written or removed.
  package func write() throws -> [String] {
    for folder in Self.folders {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let paths = try stale()
    for path in paths {
      let file = root.appendingPathComponent(path)
      if let content = files[path] {
        try Data(content.utf8).write(to: file, options: .atomic)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
    return paths
  }

  private func existing() throws -> [String] {
    try Self.folders.flatMap { folder in
      let path = root.appendingPathComponent(folder).path
      guard FileManager.default.fileExists(atPath: path) else { return [String]() }
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") }
        .map { "\(folder)/\($0)" }
    }
  }
}
