import A11ySim

/// Something that would sound wrong: which string, in which language, and what is heard.
public struct StringFinding: Sendable, Hashable {
  /// The id of the rule that found it.
  public var rule: String
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// The table, as `StringTable.path` has it.
  public var table: String
  /// The key; nil where it is about a language as a whole.
  public var key: String?
  /// BCP 47 tag of the language the text is in.
  public var language: String?
  /// Which of several forms: `few`, `=1`, `applewatch.other`.
  public var variant: String?
  /// Where the text stands; where it is missing, where the source's stands.
  public var location: SourceLocation
  /// What is heard.
  public var message: String
  /// What else helps to understand it.
  public var notes: [String]
  /// What to do about it.
  public var help: String
  /// The speech engine that was listened to; nil for what holds for every voice.
  public var engine: String?

  /// What makes it the same finding after other strings have changed.
  public var identity: Identity {
    Identity(rule: rule, table: table, key: key, language: language, variant: variant)
  }

  /// What makes a finding the same one.
  public struct Identity: Sendable, Hashable, Comparable, Codable {
    /// The id of the rule.
    public var rule: String
    /// The table.
    public var table: String
    /// The key.
    public var key: String?
    /// The language.
    public var language: String?
    /// The form.
    public var variant: String?

    /// By table, key, language, form and rule.
    public static func < (a: Identity, b: Identity) -> Bool {
      let (first, second) = (a.fields, b.fields)
      return first.lexicographicallyPrecedes(second) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private var fields: [String] { [table, key ?? "", language ?? "", variant ?? "", rule] }
  }

  /// Its place, severity and sentence, as every other diagnostic has them.
  public var diagnostic: Diagnostic {
    let place = [key.map { "key \($0.quotedShort)" }, variant].compactMap { $0 }.joined(separator: ", ")
    let listened = engine.map { "; engine: \($0)" } ?? ""
    return Diagnostic(
      (language.map { "\($0): " } ?? "") + message, file: location.file, line: location.line, column: location.column,
      severity: severity, notes: notes + ["\(rule)\(place.isEmpty ? "" : ": \(place)")\(listened)"], help: help)
  }
}

extension String {
  /// In quotation marks, with its middle left out where it is long, and line breaks as such.
  var quotedShort: String {
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
    guard text.count > 90 else { return "“\(text)”" }
    return "“\(text.prefix(60)) … \(text.suffix(20))”"
  }
}
