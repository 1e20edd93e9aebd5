import AccessibilityModel

/// Finds out whose placeholders a table has. XLIFF and JSON do not say it, so the file's origin and the texts do.
enum PlaceholderSyntax {
  /// Returns the syntax of a table's placeholders, and whether it was inferred from the texts.
  static func find(in table: StringTable) -> (syntax: FormatString.Syntax, isInferred: Bool) {
    switch table.format {
    case .android: return (table.path.contains("composeResources/") ? .compose : .java, false)
    case .xcstrings, .strings, .arb, .po: return (table.format.syntax, false)
    case .xliff:
      if isFromXcode(table) { return (.apple, false) }
    case .json: break
    }
    return (mostFrequent(in: table), true)
  }

  /// Returns whether Xcode exported an XLIFF table. It names the original file, and forms have ids of their own.
  private static func isFromXcode(_ table: StringTable) -> Bool {
    let original = table.path.dropFirst(table.filePath.count)
    let endings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist", ".intentdefinition"]
    return endings.contains { original.hasSuffix($0) }
      || table.entries.contains { $0.localizations.values.contains { $0.forms.contains { $0.variable != nil } } }
  }

  /// The number of texts that are looked at. A project has one syntax, so a sample tells it.
  private static let sampleLimit = 2_000

  /// Returns the syntax of most placeholders in the source texts. If there are no source texts, all texts count.
  private static func mostFrequent(in table: StringTable) -> FormatString.Syntax {
    var counts: [FormatString.Syntax: Int] = [:]
    for entry in table.entries.prefix(sampleLimit) {
      let texts = entry.localizations[table.sourceLanguage].map { [$0] } ?? entry.localizations.map(\.localization)
      for form in texts.lazy.flatMap(\.forms) { count(in: form.text, &counts) }
    }
    // An ICU message's plain placeholders are those of braces, so one message decides for the whole table.
    if counts[.icu] == nil, isWrittenInSeveralLanguages(table) { counts[.icu] = 0 }
    if let messages = counts[.icu] { counts[.icu] = messages + (counts.removeValue(forKey: .braces) ?? 0) }
    // `{{name}}` contains no `{name}`, and each other syntax excludes the rest of a placeholder too. Where two have the
    // same count, the order of the cases decides, so that the result is always the same.
    let most = FormatString.Syntax.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return most.flatMap { counts[$0] == nil ? nil : $0 } ?? .none
  }

  /// Returns whether translators of at least two languages wrote ICU messages. The source may have plain texts only.
  private static func isWrittenInSeveralLanguages(_ table: StringTable) -> Bool {
    var language: String?
    for entry in table.entries.prefix(sampleLimit) {
      for (tag, localization) in entry.localizations
      where tag != language && localization.forms.contains(where: { isMessage($0.text) }) {
        if language != nil { return true }
        language = tag
      }
    }
    return false
  }

  /// Returns whether a text is an ICU message with branches: `{n, plural, one{# file} other{# files}}`.
  private static func isMessage(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")), text.has("plural") || text.has("select") else { return false }
    var message = ICUMessage(
      ARBParser.doublingApostrophes(in: text), location: FileLocation(file: "", line: 1, column: 1), arguments: [])
    let forms = message.forms()
    return message.faults.isEmpty && forms.contains { $0.plural != nil || $0.selector != nil }
  }

  private static func count(in text: String, _ counts: inout [FormatString.Syntax: Int]) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else { return }
    if isMessage(text) {
      counts[.icu, default: 0] += 3
      return
    }
    func names(_ syntax: FormatString.Syntax) -> Int { FormatString(text, syntax: syntax).specifiers.count }
    let (double, dollar, percent) = (names(.doubleBraces), names(.dollarBraces), names(.percentBraces))
    counts[.doubleBraces, default: 0] += double
    counts[.dollarBraces, default: 0] += dollar
    counts[.percentBraces, default: 0] += percent
    if double + dollar + percent == 0 { counts[.braces, default: 0] += names(.braces) }
    // `%d%` is a number and a percent sign, so a name has at least two letters.
    let named = FormatString(text, syntax: .percentNames).specifiers.count { $0.text.utf8.count > 3 }
    if named > 0 {
      counts[.percentNames, default: 0] += named
    } else if percent == 0 {
      // In “50 % off”, the sign is no placeholder.
      for specifier in FormatString(text, syntax: .apple).specifiers where specifier.flags.isEmpty {
        counts[specifier.kind == .cString ? .printf : .apple, default: 0] += 1
      }
    }
  }
}
