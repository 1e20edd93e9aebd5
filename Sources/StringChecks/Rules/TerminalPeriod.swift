import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let terminalPeriod = StringCheck(
    id: "terminal-period", severity: .info, summary: "a label ends with a full stop",
    explanation: """
      A label is a name, not a sentence. With a full stop, the voice falls and pauses before it speaks the role of the \
      element. The rule looks at labels for screen readers that have at most four words.
      """,
    remedy: "remove the full stop",
    examples: [Example(key: "send_a11y_label", source: "Send", language: "fr", bad: "Envoyer.", good: "Envoyer")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.entry.purpose == .accessibility, text.entry.part == .label, (1...4).contains(text.traits.wordCount),
        !text.text.endsInLetter,
        text.isSource || !(text.source?.text.trimmingSpaces.hasSuffix(".") ?? false),
        let last = text.text.trimmingSpaces.last,
        last == "." || last == "。" || last == "।", !text.text.trimmingSpaces.hasSuffix(".."),
        // A last word of at most three letters may be an abbreviation that ends in a full stop.
        let word = text.spoken.lastWord, word.count > 3
      else { return nil }
      return Spot(text, "\(text.text.quotedShort) is spoken as a sentence, with a pause after it")
    }
  }
}
