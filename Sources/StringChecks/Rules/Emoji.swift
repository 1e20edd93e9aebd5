import AccessibilityModel

extension StringCheck {
  static let emoji = StringCheck(
    id: "emoji", severity: .info, isInherited: true, summary: "a text contains an emoji, whose name is spoken",
    explanation: """
      “Done 🎉” is spoken as “Done party popper”. The rule looks at emoji in source texts, and at emoji that only a \
      translation contains. A translation for screen readers that is nothing but an emoji is a warning.
      """,
    remedy: "remove the emoji from the spoken text, or express its meaning in words",
    examples: [Example(source: "All done", language: "de", bad: "Fertig 🎉", good: "Fertig")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.kinds.contains(.symbol), text.isSource || !text.equalsSource,
        let emoji = text.spoken.first(where: { isEmoji($0) }),
        text.isSource || !(text.source?.text.contains(where: isEmoji) ?? false)
      else { return nil }
      if text.entry.purpose == .accessibility, text.traits.letterCount == 0, !text.hasSpecifiers,
        (text.source?.traits.letterCount ?? 0) > 1
      {
        return Spot(
          text,
          "“\(emoji)” is the whole text for a screen reader, and its name is spoken; the source is \(text.source!.text.quotedShort)",
          severity: .warning)
      }
      return Spot(text, "the name of “\(emoji)” in \(text.text.quotedShort) is spoken")
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x203B else { return false }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") && first.properties.isEmoji
  }
}
