/// A generator of the Swift code for a checked catalogue. The code contains the languages and the keys. `WordingData`
/// generates the texts.
enum SwiftSource {
  /// Returns the source code of `NAMETable`: the catalogue's languages, the numbers of its keys, and a function that
  /// selects the texts of a language.
  static func table(_ catalog: CheckedCatalog) -> String {
    let name = catalog.table.name
    var lines = header(catalog)
    lines += ["internal import EmbeddedData"] + (catalog.table.target == "Locales" ? [] : ["import Locales"]) + [""]
    lines.append("enum \(name)Table: WordingTable {")
    lines.append(
      "  /// The digest of `\(name).xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.")
    lines.append("  static let digest = \(literal(digest(of: catalog)))")
    lines.append("")
    lines.append("  enum Language: String, CaseIterable {")
    for language in catalog.languages {
      lines.append("    case \(identifier(language)) = \(literal(language))")
    }
    lines += ["  }", ""]
    let bytes = "a11y_sim_\(name.lowercased())_wording()"
    lines.append("  static let text = EmbeddedText(start: \(bytes).start, count: \(bytes).count)")
    lines.append("  static let keyCount = \(catalog.keys.count)")
    lines += ["", "  static func texts(in language: Language) -> WordingTexts {", "    switch language {"]
    for language in catalog.languages {
      lines.append("    case .\(identifier(language)): \(identifier(language))")
    }
    lines += ["    }", "  }", ""]
    for language in catalog.languages {
      lines.append("  private static let \(identifier(language)) = texts(\(literal(language)))")
    }
    lines.append("")
    let result = if case .scalars = catalog.table.keys { "Int?" } else { "Int" }
    lines.append("  static func number(of key: \(keyType(catalog))) -> \(result) {")
    lines.append("    switch key {")
    for (number, (_, pattern)) in catalog.keys.enumerated() { lines.append("    case \(pattern): \(number)") }
    if case .scalars = catalog.table.keys { lines.append("    default: nil") }
    lines += ["    }", "  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  static func scalarKey(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func header(_ catalog: CheckedCatalog) -> [String] {
    [
      "// swift-format-ignore-file",
      "// Written by `swift run generate-locales` from Locales/\(catalog.table.name).xcstrings: edit that instead.",
      "",
    ]
  }

  private static func keyType(_ catalog: CheckedCatalog) -> String {
    switch catalog.table.keys {
    case .cases(let name): name
    case .scalars: "UInt32"
    }
  }

  /// Returns the Swift name of a language: `ptBR` for `pt-BR`. A Swift keyword is put in backticks.
  private static func identifier(_ language: String) -> String {
    let name = label(language)
    return ["as", "in", "is"].contains(name) ? "`\(name)`" : name
  }

  private static func label(_ language: String) -> String { language.filter { $0 != "-" } }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..<" ": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func digest(of catalog: CheckedCatalog) -> String {
    var lines = ""
    // The lines are sorted by key, so that reordering the enum's cases does not change the digest.
    for (key, languages) in catalog.localizations.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in languages.sorted(by: { $0.key < $1.key }) {
        for (category, form) in localization.forms.sorted(by: { $0.key < $1.key }) {
          let fields = [key, language, category, form.origin.confidence, form.origin.source, form.text]
          lines += fields.joined(separator: "\t") + "\n"
        }
      }
    }
    return digest(of: lines)
  }

  /// Returns the 64-bit FNV-1a hash of a text, in hexadecimal.
  static func digest(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
