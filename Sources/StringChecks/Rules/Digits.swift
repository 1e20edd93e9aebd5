import AccessibilityModel
import Locales

extension StringCheck {
  static let digits = StringCheck(
    id: "digits", severity: .info, summary: "the texts of a language contain two kinds of digits",
    explanation: """
      Some languages have their own digits. If texts contain digits of one kind and arguments are inserted with digits of \
      the other kind, a voice may read them differently, or two voices may read them. The rule reports each such language \
      once if its texts contain both kinds, and names the texts with the rarer kind.
      """,
    remedy: "use one kind; numbers that the code inserts have the digits of the user's region",
    examples: [
      Example(
        source: "Page 2", language: "fa", bad: "صفحه 2", good: "صفحه ۲",
        beside: [("a", "Step 1", "مرحله ۱"), ("b", "Step 3", "مرحله ۳"), ("c", "Step 5", "مرحله ۵")])
    ]
  ) { input in
    let counted = input.table.texts.filter {
      !$0.isSource && !$0.traits.kinds.isDisjoint(with: [.digit, .nativeDigit]) && !Address.isOne($0.text)
    }
    return input.table.languages.compactMap { language in
      guard Digits.hasOwn(language.written.primary), !language.isSource else { return nil }
      let texts = counted.filter { $0.language === language }
      let native = texts.filter { $0.traits.kinds.contains(.nativeDigit) }
      let latin = texts.filter { text in
        text.traits.kinds.contains(.digit) && Numbers.all(in: text.spoken).contains { $0 != nil }
      }
      guard !native.isEmpty, !latin.isEmpty else { return nil }
      let (few, many) = native.count < latin.count ? (native, latin) : (latin, native)
      return Spot(
        few[0],
        "two kinds of digits are used: one in \(few.count) texts, such as \(few[0].text.quotedShort), the other in \(many.count), "
          + "such as \(many[0].text.quotedShort)")
    }
  }
}
