import AccessibilityModel
import FunctionWords
import Locales
import StringCatalogs

extension StringCheck {
  static let sentenceUntranslated = StringCheck(
    id: "sentence-untranslated", severity: .warning,
    summary: "a sentence is still in the source's language, among translated ones",
    explanation: """
      The voice of the language reads it by its own rules. The rule looks at texts of at least five words, two of them \
      function words of the source's language (“the”, “to”), that are the source's letter for letter in a language of \
      which three quarters are translated. At least two thirds of the other languages must have translated the text, because what \
      most of them keep is new, or a name. Texts for screen readers are reported by `a11y-untranslated`, plural forms by \
      `plural-untranslated`. More than ten in one language are told once.
      """,
    remedy: "translate it, or name it under `names` if it is a name",
    examples: [
      Example(
        source: "You can delete the codes in the settings.", language: "fr",
        bad: "You can delete the codes in the settings.", good: "Vous pouvez supprimer les codes dans les réglages.",
        beside: (1...6).map { ("word\($0)", "Word number \($0)", "Mot numéro \($0)") })
    ]
  ) { input in
    let table = input.table
    let source = table.languages[0].written
    guard SmallWords.areKnown(of: source.primary) else { return [] }
    var found: [CheckedText] = []
    table.forEachEntry { texts in
      guard let first = texts.first, first.isSource, texts.contains(where: \.equalsSource),
        first.entry.needsTranslation,
        first.entry.purpose != .accessibility, first.form.plural == nil, !table.names.contains(first.text),
        isSentence(first, source.primary)
      else { return }
      // The text may be that of another language than the source's: it is then in its letters.
      let isLatin = first.spoken.unicodeScalars.count { $0.isLetter && $0.value < 0x250 } * 2 > first.traits.letterCount
      guard isLatin || source.primary != "en" else { return }
      let others = texts.filter { text in
        !text.isSource && text.language.written.primary != source.primary && text.language.translatedShare >= 0.75
          && text.language.presentCount > 4
      }
      let unchanged = others.filter { $0.equalsSource && $0.state != .new }
      guard unchanged.count * 3 <= others.count || others.count == 1 else { return }
      found += unchanged
    }
    let counts = Dictionary(grouping: found) { $0.language.tag }
    return found.compactMap { text in
      let all = counts[text.language.tag]!
      if all.count <= limit {
        return Spot(text, "\(text.text.quotedShort) is still \(source.name), among texts that are translated")
      }
      // So many are told once.
      guard all[0] === text else { return nil }
      return Spot(
        text,
        "\(all.count) sentences are still \(source.name), among texts that are translated, such as \(text.text.quotedShort)",
        notes: [
          "the others are \(all.dropFirst().map { $0.entry.entry.key.quotedShort }.prefix(40).joined(separator: ", "))"
        ])
    }
  }

  /// The number of sentences of a language that are told one by one.
  private static let limit = 10

  /// Returns whether a text is more than a name: it has function words, and most words begin with a small letter.
  private static func isSentence(_ text: CheckedText, _ language: String) -> Bool {
    guard text.traits.wordCount > 4, text.traits.letterCount > 19 else { return false }
    let words = text.spoken.words
    guard words.count(where: { $0.first?.isLowercase ?? false }) * 2 > words.count else { return false }
    return SmallWords.count(of: language, in: Set(words.map { $0.lowercased() })) > 1
  }
}
