import AccessibilityModel

/// A problem in one string, or in all strings of a language, that would make a screen reader say something wrong.
package struct StringFinding: Sendable, Hashable {
  package var rule: String
  package var severity: Diagnostic.Severity
  /// The table's `StringTable.path`.
  package var table: String
  /// The key; nil if the finding is about a whole language.
  package var key: String?
  /// The BCP 47 tag of the text's language; nil if the finding is about the source text or about several languages.
  package var language: String?
  /// The BCP 47 tags of further languages with the same problem, besides `language`.
  package var languages: [String] = []
  /// The text's plural form, device or other variant: `few`, `=1`, `applewatch.other`. Nil if there is only one form.
  package var variant: String?
  /// The text in the source language; nil if there is none, or if the finding is about a whole language.
  package var source: String?
  /// The text with the problem, which may be the source text; nil if it is missing.
  package var target: String?
  /// The position of the text, or of its entry if the text is missing. A finding about a whole language is at the
  /// beginning of a file.
  package var location: FileLocation
  /// A sentence about the problem. It usually says what a person hears.
  package var message: String
  package var notes: [String]
  package var help: String
  /// The name of the speech engine whose voice has the problem; nil if the problem does not depend on a voice.
  package var engine: String?
  /// The correction of the text; nil if no correction is certain.
  package var fix: StringFix?

  /// The fields that identify the finding in later runs. They do not change when other strings change.
  package var identity: Identity {
    Identity(rule: rule, table: table, key: key, language: language, variant: variant)
  }

  package struct Identity: Sendable, Hashable, Comparable, Codable {
    package var rule: String
    /// The path of the table, with `*` in place of the language.
    package var table: String
    package var key: String?
    package var language: String?
    package var variant: String?

    package init(rule: String, table: String, key: String?, language: String?, variant: String?) {
      self.rule = rule
      self.table = table
      self.key = key
      self.language = language
      self.variant = variant
    }

    package static func < (a: Identity, b: Identity) -> Bool {
      let (first, second) = (a.fields, b.fields)
      return first.lexicographicallyPrecedes(second) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private var fields: [String] { [table, key ?? "", language ?? "", variant ?? "", rule] }
  }

  package var diagnostic: Diagnostic {
    let place = [key.map { "key \($0.quotedShort)" }, variant].compactMap { $0 }.joined(separator: ", ")
    let listened = engine.map { "; engine: \($0)" } ?? ""
    return Diagnostic(
      (language.map { "\($0): " } ?? "") + message, file: location.file, line: location.line, column: location.column,
      severity: severity, notes: notes + listedLanguages + ["\(rule)\(place.isEmpty ? "" : ": \(place)")\(listened)"],
      help: help)
  }
}

extension StringFinding {
  private var listedLanguages: [String] {
    if languages.isEmpty { return [] }
    let rest = languages.count - 40
    return [
      (language == nil ? "in " : "also in ") + languages.prefix(40).joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
    ]
  }
}

extension String {
  /// The text in quotation marks. Of a text over 90 characters, the middle is left out. Line breaks become `⏎`, and
  /// invisible characters become their code points.
  package var quotedShort: String {
    if utf8.count <= 90, utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return "“\(self)”" }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "⏎"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}",
        "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{AD}":
        text +=
          "⟨U+" + String(repeating: "0", count: scalar.value < 0x100 ? 2 : scalar.value < 0x1000 ? 1 : 0)
          + String(scalar.value, radix: 16, uppercase: true) + "⟩"
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard text.utf8.count > 90, text.count > 90 else { return "“\(text)”" }
    return "“\(text.prefix(60)) … \(text.suffix(20))”"
  }
}
