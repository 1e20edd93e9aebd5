import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let concatenated = StringCheck(
    id: "concatenated", severity: .info, summary: "a part of a sentence that the code joins with other texts",
    explanation: """
      The code determines the order of the parts, so a translation cannot change it. The rule looks at source texts that \
      begin or end with a space, begin with a comma or full stop, or end with a preposition or article.
      """,
    remedy: "write the sentence as one text with an argument",
    examples: [
      Example(source: "Sent to ", language: "de", bad: "Gesendet an ", good: "Gesendet an %@", goodSource: "Sent to %@")
    ]
  ) { input in
    let language = input.table.languages[0].written.primary
    return input.table.sources.compactMap { text in
      guard text.traits.letterCount > 2, text.form.variable == nil, !Address.isOne(text.text) else { return nil }
      if text.traits.kinds.contains(.edgeSpace), isEdge(text) {
        return Spot(
          text,
          "\(text.text.quotedShort) begins or ends with a space, so the code seems to join it with another text in a fixed order"
        )
      }
      if let byte = text.text.utf8.first, ",.;)".utf8.contains(byte), let first = text.text.first,
        ",.;)".contains(first), text.text.dropFirst().first?.isWhitespace == true
      {
        return Spot(text, "\(text.text.quotedShort) continues another text, so their order is fixed")
      }
      guard text.specifiers.isEmpty, text.traits.wordCount > 2, let last = text.text.last, last.isLetter,
        let word = text.spoken.lastWord, prepositions[language]?.contains(word.lowercased()) ?? false
      else { return nil }
      return Spot(text, "\(text.text.quotedShort) is not complete, so the code seems to add another text after it")
    }
  }

  private static func isEdge(_ text: CheckedText) -> Bool {
    (text.text.first == " " || text.text.last == " ") && text.text.last != "\n" && !text.text.hasPrefix("  ")
  }

  private static let prepositions: [String: Set<String>] = [
    "en": ["of", "to", "from", "with", "the", "a", "an", "by", "at", "for", "and", "as"],
    "de": ["von", "zu", "mit", "der", "die", "das", "ein", "eine", "bei", "für", "und", "als", "an"],
    "fr": ["de", "à", "avec", "le", "la", "les", "un", "une", "par", "pour", "et"],
    "es": ["de", "a", "con", "el", "la", "los", "un", "una", "por", "para", "y"],
  ]
}
