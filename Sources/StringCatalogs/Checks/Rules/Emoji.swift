extension StringCheck {
  static let emoji = StringCheck(
    id: "emoji", severity: .info, summary: "an emoji is read by its name",
    explanation: """
      “Done 🎉” is heard as “Done party popper”, in the middle of whatever else is said. The rule looks at emoji in the \
      source, and those a translation adds.
      """,
    remedy: "leave it out of what is spoken, or say in words what it stands for",
    examples: [Example(source: "All done", language: "de", bad: "Fertig 🎉", good: "Fertig")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.kinds.contains(.symbol), text.isSource || !text.equalsSource,
        let emoji = text.spoken.first(where: { isEmoji($0) }),
        text.isSource || !(text.source?.text.contains(where: isEmoji) ?? false)
      else { return nil }
      return Spot(text, "“\(emoji)” in \(text.text.quotedShort) is read by its name")
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x203B else { return false }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") && first.properties.isEmoji
  }
}
