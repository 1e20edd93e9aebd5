import A11ySim
import StringCatalogs

/// Reading the files of string catalogues.
extension InputFile {
  /// Reads the string catalogues in files and folders. Skips `foreignFolders`, which contain third-party code and build
  /// products.
  static func catalogs(in paths: [String]) -> (files: [StringFile], faults: [Diagnostic]) {
    var files: [StringFile] = []
    var faults: [Diagnostic] = []
    // The files in formats that cannot be read.
    var strange: [UnsupportedCatalog: [String]] = [:]
    for path in paths {
      var found = [path]
      if isDirectory(path) {
        var unread: [String: [String]] = [:]
        var search = FolderSearch(skipping: foreignFolders) { name, path in
          if StringFile.isCatalog(path) || UnsupportedCatalog(path: path) != nil { return true }
          if StringFile.isNamedByLanguage(path) { unread[String(path.dropLast(name.count)), default: []].append(path) }
          return false
        }
        do {
          try search.search(path)
        } catch {
          faults.append(error)
          continue
        }
        faults += search.warnings
        for (folder, files) in unread.sorted(by: { $0.key < $1.key })
        where files.count > 2 && files.contains(where: { $0.hasSuffix("/en.json") }) {
          faults.append(
            Diagnostic(
              "\(files.count) JSON files that are named by languages are not read", file: diagnosticName(folder),
              severity: .warning,
              help: "run this command in the folder itself, or rename the folder to `locales`, to check the texts"))
        }
        found = search.files
      }
      for path in found {
        let name = diagnosticName(path)
        do {
          let bytes = try read(path, ifMissing: "check the path", limit: catalogLimit + 1)
          if bytes.count > catalogLimit {
            faults.append(
              Diagnostic("this file is too large: a catalogue may have at most \(catalogLimit) bytes", file: name))
          } else if let format = UnsupportedCatalog(path: path), format.isCertain(bytes) {
            strange[format, default: []].append(name)
          } else if !StringFile.isCatalog(path) {
            if UnsupportedCatalog(path: path) != nil { continue }
            faults.append(
              Diagnostic(
                "this is not a string catalogue", file: name,
                help: catalogHelp))
          } else {
            files.append(StringFile(path: name, bytes: bytes))
          }
        } catch {
          faults.append(error)
        }
      }
    }
    if files.contains(where: { CodeTexts.isMissing($0.path, $0.bytes) }) { files += code(in: paths) }
    for format in UnsupportedCatalog.allCases {
      guard let names = strange[format] else { continue }
      faults.append(
        Diagnostic(
          "\(names.count == 1 ? "this \(format.rawValue) file is" : "\(names.count) \(format.rawValue) files are") not read",
          file: names[0], severity: .warning,
          help: "convert \(names.count == 1 ? "it" : "them") to XLIFF or PO to check the texts"))
    }
    return (files, faults)
  }

  /// Reads the files of Swift code that may have the source texts of an empty `.strings` file.
  private static func code(in paths: [String]) -> [StringFile] {
    paths.filter(isDirectory).flatMap { path in
      var search = FolderSearch(skipping: foreignFolders) { _, path in CodeTexts.isCode(path) }
      try? search.search(path)
      return search.files.compactMap { path -> StringFile? in
        guard let bytes = try? read(path, ifMissing: "check the path", limit: 4_000_000),
          CodeTexts.mayHaveTexts(bytes)
        else { return nil }
        return StringFile(path: diagnosticName(path), bytes: bytes)
      }
    }
  }

  /// The files that can be read.
  static let catalogHelp =
    "use .xcstrings, .strings, .stringsdict, values/*.xml, .xliff, .arb, .po, or .json files of a folder such as locales"

  static func diagnosticName(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// The maximum size of a string catalogue, in bytes.
  static let catalogLimit = 64_000_000
  static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
}
