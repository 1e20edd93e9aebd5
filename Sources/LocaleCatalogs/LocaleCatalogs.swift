import Foundation

/// Turns the catalogues in `Locales` into the Swift in `Locales/Generated`.
public struct LocaleCatalogs {
  /// What is wrong with the catalogues, all of it.
  public struct Problems: Error, Equatable, CustomStringConvertible {
    /// One for each fault: file, key, language, what is wrong.
    public var messages: [String]

    /// One fault to a line.
    public var description: String { messages.joined(separator: "\n") }
  }

  /// What the generated files must contain, by file name.
  public var files: [String: String]

  /// Where the generated files are.
  public var folder: URL

  /// Reads and checks the catalogues of the package at `root`.
  public init(packageAt root: URL) throws {
    let locales = root.appendingPathComponent("Locales")
    folder = locales.appendingPathComponent("Generated")
    files = [:]

    func text(_ name: String) throws -> String {
      try String(contentsOf: locales.appendingPathComponent(name), encoding: .utf8)
    }
    let phrases = SwiftEnums(source: try text("Phrase.swift"))
    let confidences = SwiftEnums(source: try text("Confidence.swift")).cases["Confidence"]?.map(\.name) ?? []

    var catalogs: [CheckedCatalog] = []
    var messages: [String] = []
    for table in Table.all {
      let name = "\(table.name).xcstrings"
      do {
        let read = try JSONDecoder().decode(StringCatalog.self, from: Data(try text(name).utf8))
        catalogs.append(CheckedCatalog(table, read, phrases: phrases, confidences: confidences))
      } catch let error as DecodingError {
        messages.append("Locales/\(name): not a String Catalog: \(error)")
      }
    }
    messages += catalogs.flatMap(\.problems)
    guard messages.isEmpty else { throw Problems(messages: messages) }

    for catalog in catalogs {
      let name = catalog.table.name
      files["\(name)Table.swift"] = SwiftSource.table(catalog)
      for language in catalog.languages {
        files["\(name)Table-\(language).swift"] = SwiftSource.texts(catalog, language: language)
      }
    }
    files["WordingDigest.swift"] = SwiftSource.digests(catalogs)
  }

  /// The names of the generated files that are missing, outdated or left over.
  public func stale() throws -> [String] {
    let present = try existing()
    let outdated = files.filter { name, content in
      !present.contains(name)
        || (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) != content
    }
    return (outdated.keys + present.filter { files[$0] == nil }).sorted()
  }

  /// Writes the generated files that are stale and removes those left over. Returns their names.
  public func write() throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = try stale()
    for name in names {
      let file = folder.appendingPathComponent(name)
      if let content = files[name] {
        try Data(content.utf8).write(to: file, options: .atomic)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
    return names
  }

  private func existing() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
  }
}
