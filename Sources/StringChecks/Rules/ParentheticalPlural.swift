import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let parentheticalPlural = StringCheck(
    id: "parenthetical-plural", severity: .warning, summary: "an ending in brackets is spoken",
    explanation: """
      “%d file(s)” is heard as “file s”, or the names of the brackets are spoken. The rule looks for one to three small \
      letters in brackets directly after a word, outside quotation marks. If the source has such an ending, it is reported \
      once, for the source, with the languages that do the same. A translation is then reported only if its ending is also \
      a word of the language, as other texts show (Dutch “(en)”). If the text has no number and is not for screen readers, \
      the ending probably expresses a gender, and the finding is only information. The rule ignores Icelandic and Luxembourgish, which write \
      inflections in this way.
      """,
    remedy: "write plural forms, or rephrase the text without a number",
    examples: [
      Example(source: "%d unread", language: "fr", bad: "%d non lu(s)", good: "%d en attente")
    ]
  ) { input in
    let vocabulary = Vocabulary(input.table)
    let reach = PluralReach()
    var spots: [Spot] = []
    input.table.forEachEntry { texts in
      let source = texts.first { $0.isSource && word(of: $0) != nil }
      var copies: [String] = []
      for text in texts where !text.isSource && !text.equalsSource {
        guard let (word, ending) = word(of: text) else { continue }
        if source != nil, copies.last != text.language.tag { copies.append(text.language.tag) }
        if source == nil {
          // In a text for screen readers, the brackets are always heard.
          let isCounted =
            (saysNumber(text) || text.entry.purpose == .accessibility) && !isOfGender(word, text.language.written)
          spots.append(
            spot(
              text, "\(word.quotedShort) is read with its brackets, or as two words",
              reach.severity(of: text, isCounted ? .warning : .info)))
        } else if vocabulary.standsAlone(ending, in: text.language), !isOfGender(word, text.language.written) {
          let name = text.language.written.name
          spots.append(
            spot(
              text, "\(word.quotedShort) is heard with “\(ending)”, which is a word of its own in \(name)",
              reach.severity(of: text, .warning)))
        }
      }
      if let source, let (word, _) = word(of: source) {
        let isHeard = saysNumber(source) || source.entry.purpose != .unknown
        var spot = spot(
          source, "\(word.quotedShort) is read with its brackets, or as two words", isHeard ? .warning : .info)
        spot.languages = copies
        spots.append(spot)
      }
    }
    return spots
  }

  private static func spot(_ text: CheckedText, _ message: String, _ severity: Diagnostic.Severity) -> Spot {
    var spot = Spot(text, message, severity: severity)
    if !saysNumber(text) { spot.help = "word it without the brackets: with the plural alone, or with both words" }
    return spot
  }

  private static func saysNumber(_ text: CheckedText) -> Bool {
    text.traits.kinds.contains(.digit) || text.specifiers.contains { $0.kind == .integer }
  }

  /// Returns the first word with an ending in parentheses, and the ending. Ignores words in quotation marks. Nil if
  /// there is no such word.
  private static func word(of text: CheckedText) -> (word: String, ending: String)? {
    guard text.traits.kinds.contains(.parenthesis), text.language.written.hasCase,
      !["is", "lb"].contains(text.language.written.primary), let word = ending(in: text.spoken.withoutQuotations),
      let open = word.lastIndex(of: "(")
    else { return nil }
    return (word, String(word[word.index(after: open)...].dropLast()))
  }

  /// Returns whether the ending in parentheses is a feminine ending: Slavic and Romance “(a)”, French “(e)”.
  private static func isOfGender(_ word: String, _ language: WrittenLanguage) -> Bool {
    guard [.slavic, .romance].contains(language.language.family) else { return false }
    return word.hasSuffix("(a)") || word.hasSuffix("(а)") || word.hasSuffix("(e)") && language.primary == "fr"
  }

  /// Returns the first word with an ending of one to three letters in parentheses, such as “file(s)”; nil if there is
  /// none.
  private static func ending(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "(" && index > 1 {
      // “xxxx(x)” is a pattern of a number.
      guard scalars[index - 1].isLetter, scalars[index - 2].isLetter, scalars[index - 1] != "x" else { continue }
      var end = index + 1
      while end < scalars.count, end - index <= 3, scalars[end].isLetter, !scalars[end].properties.isUppercase {
        end += 1
      }
      guard end > index + 1, end < scalars.count, scalars[end] == ")" else { continue }
      var start = index
      while start > 0, scalars[start - 1].isWordlike { start -= 1 }
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[start...end])
      return String(word)
    }
    return nil
  }
}
