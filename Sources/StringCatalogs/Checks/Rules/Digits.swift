import Locales

extension StringCheck {
  static let digits = StringCheck(
    id: "digits", severity: .info, summary: "a language has two kinds of digits",
    explanation: """
      Literal digits of the one kind and arguments that come in the other are read in two ways, or in two voices. Said once \
      for each language that has digits of its own and uses both in its texts, with the rarer ones.
      """,
    remedy: "use one kind; numbers that the code fills in come in that of the user's region",
    examples: [
      Example(
        source: "Page 2", language: "fa", bad: "صفحه 2", good: "صفحه ۲",
        beside: [("a", "Step 1", "مرحله ۱"), ("b", "Step 3", "مرحله ۳"), ("c", "Step 5", "مرحله ۵")])
    ]
  ) { input in
    input.table.languages.compactMap { language in
      guard Digits.hasOwn(language.written.primary), !language.isSource else { return nil }
      let texts = input.table.texts.filter { $0.language === language && !Address.isOne($0.text) }
      let native = texts.filter { $0.traits.kinds.contains(.nativeDigit) }
      let latin = texts.filter { text in
        text.traits.kinds.contains(.digit) && Numbers.all(in: text.spoken).contains { $0 != nil }
      }
      guard !native.isEmpty, !latin.isEmpty else { return nil }
      let (few, many) = native.count < latin.count ? (native, latin) : (latin, native)
      return Spot(
        few[0],
        "digits of two kinds are heard: \(few.count) texts, such as \(few[0].text.quotedShort), have others than the \(many.count) "
          + "like \(many[0].text.quotedShort)")
    }
  }
}
