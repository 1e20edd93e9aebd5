import AccessibilityModel
import Locales

extension StringCheck {
  static let symbols = StringCheck(
    id: "symbols", severity: .info, signals: [.strings, .voice],
    isInherited: true, summary: "a symbol that some voices leave out and others speak by name",
    explanation: """
      For arrows, bullets, stars and similar symbols, one voice is silent and another says “black right-pointing triangle”. \
      The rule looks at symbols in source texts, and at symbols in a translation that its source lacks. It ignores common \
      punctuation, currency signs, percent signs, emoji, ©, ®, ™ and °. With a voice, the finding says how the voice reads \
      the symbol. A text for screen readers that is nothing but a symbol is a warning: some voices say nothing then.
      """,
    remedy: "express its meaning in words, or give the element a label without the symbol",
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
      let heard = name.map { " or spoken as “\($0)”" } ?? ""
      let isAll = text.entry.purpose == .accessibility && text.spoken.unicodeScalars.allSatisfy { !$0.isInWord }
      return Spot(
        text,
        fault.map { "“\(sign)” in \(text.text.quotedShort): \($0.message)" }
          ?? "“\(sign)” in \(text.text.quotedShort) may be left out\(heard), depending on the voice",
        severity: isAll && text.specifiers.isEmpty ? .warning : nil, engine: fault == nil ? nil : input.voice?.engine)
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
