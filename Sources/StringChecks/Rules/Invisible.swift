import AccessibilityModel
import Locales

extension StringCheck {
  static let invisible = StringCheck(
    id: "invisible", severity: .warning, isInherited: true,
    summary: "an invisible character splits a word, or its name is spoken",
    explanation: """
      For a voice, a zero-width space splits a word. A voice may speak the name of a control or replacement character. A \
      direction mark that is not closed reverses the text after it on the screen. The rule looks for these characters in \
      languages that do not need them. Persian and Indic scripts need joiners, Arabic and Hebrew need direction marks, and \
      Thai, Khmer, Lao, Burmese and Tibetan need zero-width spaces. Soft hyphens, direction marks and characters at the \
      beginning or end of a word are only information.
      """,
    remedy: "delete the character",
    examples: [Example(source: "Passcode", language: "de", bad: "Kenn\u{200B}wort", good: "Kennwort")]
  ) { input in
    // In a language with many of them, a mark that is not closed is how its texts are written.
    var open: [String: Int] = [:]
    for text in input.table.texts where !text.traits.kinds.isDisjoint(with: [.invisible, .control]) {
      if let (scalar, _) = fault(in: text), isOpening(scalar) { open[text.language.tag, default: 0] += 1 }
    }
    return input.table.texts.compactMap { text in
      guard !text.traits.kinds.isDisjoint(with: [.invisible, .control]), text.isSource || !text.equalsSource,
        var (scalar, severity) = fault(in: text)
      else { return nil }
      if isOpening(scalar), ![0x202D, 0x202E].contains(scalar.value), !text.isSource,
        open[text.language.tag, default: 0] < 3,
        !(text.source?.text.unicodeScalars.contains(scalar) ?? false)
      {
        severity = .warning
      }
      // Apple's fonts have the company's sign there.
      if input.table.platform == .apple, scalar == "\u{F8FF}" { severity = .info }
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
      let name = names[scalar.value] ?? (isPrivate ? "a private-use character" : "a control character")
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return Spot(
        text, "\(name) (U+\(padded)) in \(text.text.quotedShort) may be heard as a break, or its name may be spoken",
        severity: severity)
    }
  }

  /// Returns whether a scalar begins an embedding or an isolate.
  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    [0x2066, 0x2067, 0x2068, 0x202A, 0x202B, 0x202D, 0x202E].contains(scalar.value)
  }

  private static func fault(in text: CheckedText) -> (Unicode.Scalar, Diagnostic.Severity)? {
    let language = text.language.written
    // In `spoken`, spaces replace the placeholders. The letters of a placeholder are not heard.
    let scalars = Array(text.spoken.unicodeScalars)
    var open = 0
    var opened: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0xAD: return (scalar, .info)
      case 0x200B:
        // Beside a space, a zero-width space does not divide a word.
        let isInWord =
          index > 0 && index < scalars.count - 1 && scalars[index - 1].isWordlike && scalars[index + 1].isWordlike
        if language.hasSpaces || !language.scripts.isDisjoint(with: [.han, .kana]) {
          return (scalar, isInWord ? .warning : .info)
        }
      case 0x200C, 0x200D:
        // A joiner or non-joiner is a fault only between Latin, Cyrillic or Greek letters. Other scripts may need these
        // characters, even after a foreign word: Persian “Enter‌را”. Emoji need joiners between their parts.
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        let isEmoji = scalar.value == 0x200D && before.value > 0x2000
        if isEmoji || !isPlain(before) { continue }
        if isPlain(after) || after == scalar { return (scalar, .warning) }
        if !after.isLetter { return (scalar, .info) }
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E:
        open += 1
        opened = opened ?? scalar
      case 0x2069, 0x202C:
        if open == 0 { return (scalar, .info) }
        open -= 1
      case 0x200E, 0x200F, 0x61C:
        if !language.isRightToLeft, !text.traits.scripts.contains(.arabic), !text.traits.scripts.contains(.hebrew) {
          return (scalar, .info)
        }
      // At the start or end of a text, a byte order mark does not divide a word.
      case 0xFEFF where index == 0 || index == scalars.count - 1: return (scalar, .info)
      case 0xFEFF, 0xFFFD, 0x2028, 0x2029, 0xFFF9...0xFFFC, 0x0...0x8, 0xB, 0xC, 0xE...0x1F, 0x7F...0x9F:
        return (scalar, .warning)
      // A text of one glyph is a drawing from the app's font, which no voice is given.
      case 0xE000...0xF8FF: return (scalar, scalars.contains(where: \.isLetter) ? .warning : .info)
      default: break
      }
    }
    // Direction marks change only the visible order of characters. A voice says the text in its stored order. An override
    // turns the digits of a number round, so that two people read two numbers.
    guard open > 0, let opened else { return nil }
    let isOverride = [0x202D, 0x202E].contains(opened.value) && text.traits.kinds.contains(.digit)
    return (opened, isOverride ? .warning : .info)
  }

  /// Returns whether a scalar is a letter of a script that needs no joiners.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && !Script(letter: scalar.value).isDisjoint(with: [.latin, .cyrillic, .greek])
  }

  private static let names: [UInt32: String] = [
    0xAD: "a soft hyphen", 0x200B: "a zero-width space", 0x200C: "a non-joiner", 0x200D: "a joiner",
    0x200E: "a left-to-right mark", 0x200F: "a right-to-left mark", 0x61C: "an Arabic letter mark",
    0xFEFF: "a byte order mark", 0xFFFD: "a replacement character", 0x2028: "a line separator",
    0x2029: "a paragraph separator", 0x202A: "an embedding that is not closed",
    0x202B: "an embedding that is not closed",
    0x202C: "the end of an embedding that was not opened", 0x202D: "an override that is not closed",
    0x202E: "an override that is not closed", 0x2066: "an isolate that is not closed",
    0x2067: "an isolate that is not closed", 0x2068: "an isolate that is not closed",
    0x2069: "the end of an isolate that was not opened", 0xFFFC: "an object replacement character",
  ]
}
