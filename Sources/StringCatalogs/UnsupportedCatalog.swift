/// A format of string catalogues that cannot be read. Its files are named in messages instead of skipped in silence.
package enum UnsupportedCatalog: String, Sendable, CaseIterable {
  case fluent = "Fluent"
  case qt = "Qt Linguist"
  case resx = ".NET resource"
  case rails = "Rails YAML"
  case mediaWiki = "MediaWiki JSON"
  case properties = "Java .properties"

  /// Returns the format that a path may have; nil for any other file. Only `isCertain` can tell some formats.
  package init?(path: String) {
    let folders = path.split(separator: "/").map(String.init)
    guard let name = folders.last, let dot = name.lastIndex(of: ".") else { return nil }
    let stem = String(name[..<dot])
    switch name[dot...].dropFirst().lowercased() {
    case "ftl": self = .fluent
    case "resx", "resw": self = .resx
    // TypeScript has the same ending, so the name must contain a language.
    case "ts" where Self.namesLanguage(stem): self = .qt
    case "properties" where Self.namesLanguage(stem) && stem.contains("_"): self = .properties
    case "yml", "yaml":
      guard folders.dropLast().contains("locales"), Self.namesLanguage(stem) else { return nil }
      self = .rails
    case "json":
      guard folders.dropLast().contains("i18n"), FilePlace.language(named: stem) != nil else { return nil }
      self = .mediaWiki
    default: return nil
    }
  }

  /// Returns whether the beginning of a file confirms the format.
  package func isCertain(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    return switch self {
    case .qt: start.has("<TS ") || start.has("<!DOCTYPE TS")
    case .mediaWiki: start.has("\"@metadata\"")
    case .fluent, .resx, .rails, .properties: true
    }
  }

  private static func namesLanguage(_ stem: String) -> Bool {
    let words = stem.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "-" }).map(String.init)
    return (1...3).contains { count in
      words.count >= count && FilePlace.language(named: words.suffix(count).joined(separator: "-")) != nil
    }
  }
}
