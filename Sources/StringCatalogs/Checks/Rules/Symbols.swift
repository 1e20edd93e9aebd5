import Locales

extension StringCheck {
  static let symbols = StringCheck(
    id: "symbols", severity: .info, signals: [.strings, .voice],
    summary: "a sign that some voices leave out and others name",
    explanation: """
      Arrows, bullets, stars and the like are silence in one voice and “black right-pointing triangle” in another. The \
      rule looks at signs in the source, and in a translation those that its source lacks; common punctuation, \
      currency, per cent and emoji are not, nor ©, ®, ™ and °. With a voice, it is said what the voice makes of it.
      """,
    remedy: "say it in words where it means something, or give the element a label without it",
    examples: [
      Example(
        source: "Settings → Privacy", language: "de", bad: "Einstellungen ▸ Datenschutz",
        good: "Einstellungen, Datenschutz",
        goodSource: "Settings, Privacy")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.kinds.contains(.symbol) else { return nil }
      let own = Self.signs(in: text.spoken)
      guard let first = own.first(where: { text.isSource || !(text.source?.text.unicodeScalars.contains($0) ?? false) })
      else { return nil }
      if !text.isSource, text.equalsSource { return nil }
      let sign = Character(first)
      let name = CharacterNames(language: text.language.tag)?.name(of: sign)?.text
      let fault = input.voice?[text]?.faults.first { $0.text.contains(sign) && $0.kind == .silent }
      let heard = name.map { ", or “\($0)”" } ?? ""
      return Spot(
        text,
        fault.map { "“\(sign)” in \(text.text.quotedShort): \($0.message)" }
          ?? "“\(sign)” in \(text.text.quotedShort) is heard as nothing\(heard), as the voice has it",
        engine: fault == nil ? nil : input.voice?.engine)
    }
  }

  private static func signs(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0xA9, 0xAE, 0xB0, 0xB2, 0xB3, 0xB9, 0x2122, 0x2116, 0x2030...0x2038, 0x2070...0x209C, 0xA6, 0xAF,
        0xBC...0xBE,
        0xD7, 0x3012, 0x2027, 0x2024, 0x2025, 0x2044, 0x203F...0x2040, 0x2103, 0x2109, 0x212B, 0x2126,
        0x22EE...0x22F1, 0x2150...0x218F, 0x2460...0x24FF:
        return false
      case 0x2022, 0x2023, 0x203B...0x205E, 0x2190...0x2BFF, 0xAC, 0xB1, 0xF7, 0x3013, 0x3020:
        return !scalar.properties.isEmojiPresentation
      default: return false
      }
    }
  }
}
