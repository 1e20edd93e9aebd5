import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let truncated = StringCheck(
    id: "truncated", severity: .warning, summary: "a text is incomplete",
    explanation: """
      Some tools cut off long texts. The rule looks at texts that end with three dots or a dash, although the source does \
      not. It reports a text if it has less than 40 % of the letters of the source; in Chinese, Japanese and Korean, a \
      character counts as two and a half letters. It also reports a text that ends, without a full stop, with a word \
      that begins something (“and the”), behind a sentence that has one. \
      A text with less than a tenth of the letters of its source is information.
      """,
    remedy: "complete the text",
    examples: [
      Example(
        source: "Double tap to open the list of all your saved codes", language: "de", bad: "Doppeltippen, um …",
        good: "Doppeltippen, um die Liste aller gesicherten Codes zu öffnen")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      if let spot = farTooShort(text) { return spot }
      if let word = BrokenOff.lastWord(of: text) {
        return Spot(
          text, "\(text.text.quotedShort) breaks off after “\(word)”; the source is \(text.source!.text.quotedShort)")
      }
      guard let source = text.source, source.traits.letterCount >= 20, !text.equalsSource,
        !text.text.endsInLetter, let last = text.text.trimmingSpaces.last,
        last == "…" || last == "-" || last == "–" || text.text.trimmingSpaces.hasSuffix("..."), !endsOpen(source.text),
        text.form.variable == source.form.variable
      else { return nil }
      // In Chinese, Japanese and Korean, a character counts as two and a half letters.
      let weight = text.language.written.scripts.isDisjoint(with: [.han, .kana, .hangul]) ? 10 : 25
      // A text without letters, such as “-”, stands for an absent text, so it is not truncated.
      guard text.traits.letterCount > 0, text.traits.letterCount * weight < source.traits.letterCount * 4 else {
        return nil
      }
      return Spot(text, "\(text.text.quotedShort) is incomplete; the source is \(source.text.quotedShort)")
    }
  }

  /// Returns a finding about a translation with less than a tenth of the letters of its source, which may lack a
  /// sentence. It may also be right, so the finding is information.
  private static func farTooShort(_ text: CheckedText) -> Spot? {
    guard let source = text.source, source.traits.letterCount >= 60, text.traits.letterCount > 0,
      text.form.variable == source.form.variable, text.form.plural == source.form.plural
    else { return nil }
    let weight = text.language.written.scripts.isDisjoint(with: [.han, .kana, .hangul]) ? 10 : 35
    guard text.traits.letterCount * weight < source.traits.letterCount else { return nil }
    return Spot(
      text, "\(text.text.quotedShort) is far shorter than the source, \(source.text.quotedShort)", severity: .info)
  }

  private static func endsOpen(_ text: String) -> Bool {
    guard let last = text.trimmingSpaces.last else { return true }
    return last == "…" || last == "-" || last == "–" || text.trimmingSpaces.hasSuffix("...")
  }
}
