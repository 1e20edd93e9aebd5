import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let numberMismatch = StringCheck(
    id: "number-mismatch", severity: .error, summary: "another number than the source's",
    explanation: """
      Nobody sees that “Swipe with 3 fingers” is wrong where the source says 4: the person finds out by trying. The \
      rule looks at texts that, like their source, have one number of at most two digits, in whatever digits; the same \
      amount in another unit (24 hours, a day) is left out, and in Swahili the hours that count from sunrise. A \
      dialling code (“+49”) and a number inside an example (“e.g.”, “z. B.”) are each country's own.
      """,
    remedy: "say the source's number",
    examples: [
      Example(
        source: "Swipe up with 4 fingers", language: "tr", bad: "3 parmakla yukarı kaydırın",
        good: "4 parmakla yukarı kaydırın")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard let source = text.source, source.traits.kinds.contains(.digit),
        !text.traits.kinds.isDisjoint(with: [.digit, .nativeDigit]), !text.equalsSource,
        let wanted = Numbers.only(in: source.spoken), let found = Numbers.only(in: text.spoken), wanted != found,
        !isSameAmount(wanted, found),
        !(text.language.written.primary == "sw" && abs(wanted - found) == 6), text.form.plural == source.form.plural,
        !isTenth(of: text), !isLocalized(in: source.spoken), !isLocalized(in: text.spoken)
      else { return nil }
      return Spot(
        text, "\(found) is heard, the source says \(wanted): \(source.text.quotedShort)",
        notes: ["heard is \(text.text.quotedShort)"])
    }
  }

  /// Returns whether a text may express a discount in tenths, as in Chinese: “9 折” is 10 % off.
  private static func isTenth(of text: CheckedText) -> Bool { text.text.has("折") || text.text.has("割") }

  /// Returns whether a text's number, such as a phone number, may differ between countries. A plus sign or words such
  /// as “for example” are then before the number.
  private static func isLocalized(in text: String) -> Bool {
    guard let index = text.unicodeScalars.firstIndex(where: { Numbers.digit($0) != nil }) else { return false }
    let before = text[..<index].lowercased()
    if before.hasSuffix("+") || before.hasSuffix("＋") { return true }
    let padded = " " + before.map { $0.isLetter || $0 == "." ? String($0) : " " }.joined()
    return examples.contains { padded.has($0) }
  }

  /// Words that introduce an example, with a leading space in languages that separate words by spaces.
  private static let examples = [
    " e.g", " eg ", " eg.", " for example", " such as", " z. b.", " z.b.", " zum beispiel", " bspw", " t.ex", " t ex ",
    " t. ex", " till exempel", " f.eks", " fx ", " for eksempel", " bijv", " bv.", " bv ", " p. ej", " p.ej",
    " por ejemplo",
    " ej.", " p. ex", " p.ex", " par ex", " ex.", " ex ", " por ex", " exemplo", " per esempio", " es. ", " ad es",
    " ad esempio",
    " np.", " na przykład", " např", " napr.", " npr.", " na primer", " na primjer", " pl. ", " például", " örn",
    " mesela", " esim",
    " nt ", " nt.", " näiteks", " piem", " pvz", " pavyzdžiui", " de ex", " de exemplu", " напр", " например",
    " наприклад",
    " на пример", " π.χ", " για παράδειγμα", " misal", " contoh", " cth", " ví dụ", "例 ", "例如", "例えば",
    "たとえば", "예 ", "比如", "مثال", "مثلا", "مثلاً", "למשל", "לדוגמה", "לדוגמא", "उदाहरण", "जैसे", "เช่น", "ตัวอย่าง",
  ]

  /// Returns whether two numbers may be the same amount in different units, or the same time on different clocks.
  ///
  /// The units are hours and days, minutes and hours, days and weeks, months and years, or days and months. The clocks
  /// have 12 and 24 hours, so 3 and 15 may be the same time.
  private static func isSameAmount(_ a: Int, _ b: Int) -> Bool {
    let (low, high) = (min(a, b), max(a, b))
    if high - low == 12 { return true }
    return low > 0 && [7, 12, 24, 30, 60].contains { high == low * $0 }
  }
}

/// A finder of numbers in texts. It reads the digits of all scripts.
enum Numbers {
  /// Returns the only number of a text, if it is below 100 and not part of a word; otherwise nil. A date, a version or
  /// a decimal number counts as several numbers.
  static func only(in text: String) -> Int? {
    let all = all(in: text)
    guard all.count == 1, let number = all[0], number < 100 else { return nil }
    return number
  }

  /// Returns all numbers of a text, in order. An element is nil if the number has more than five digits or is part of a
  /// word. It is also nil for the parts of a date, a version or a decimal number.
  static func all(in text: String) -> [Int?] {
    var numbers: [Int?] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard digit(scalars[index]) != nil else {
        index += 1
        continue
      }
      let start = index
      var value = 0
      var length = 0
      while index < scalars.count, let digit = digit(scalars[index]) {
        if length < 6 { value = value * 10 + digit }
        length += 1
        index += 1
      }
      let before = start > 0 ? scalars[start - 1] : " "
      let after = index < scalars.count ? scalars[index] : " "
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isJoined =
        Self.joins(before) && start > 1 && digit(scalars[start - 2]) != nil || Self.joins(after) && digit(next) != nil
      let isInWord =
        before.isLatinLike || after.isLatinLike || before == "-" && start > 1 && scalars[start - 2].isLetter
      numbers.append(isJoined || isInWord || length > 5 ? nil : value)
    }
    return numbers
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    [".", ",", ":", "/", "-", "–", "x", "×", "٫", "٬"].contains(scalar)
  }

  /// Returns the value of a decimal digit of any script; nil for any other character.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x80 { return (0x30...0x39).contains(scalar.value) ? Int(scalar.value - 0x30) : nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return Int(value)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Latin, Cyrillic or Greek letter. A digit beside the letter is part of a word, as in `H2O`.
  fileprivate var isLatinLike: Bool {
    isLetter && !Script(letter: value).isDisjoint(with: [.latin, .cyrillic, .greek])
  }
}
