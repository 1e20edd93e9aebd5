import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let numberMismatch = StringCheck(
    id: "number-mismatch", severity: .error, summary: "another number than the source's",
    explanation: """
      Nobody sees that “Swipe with 3 fingers” is wrong where the source says 4: the person finds out by trying. The \
      rule looks at texts that, like their source, have one number of at most two digits, in whatever digits. Of larger numbers it reports one that \
      differs where most languages have the source's. The same \
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
    large(in: input.table)
      + input.table.translations.compactMap { text in
        guard let source = text.source, source.traits.kinds.contains(.digit),
          !text.traits.kinds.isDisjoint(with: [.digit, .nativeDigit]), !text.equalsSource,
          let wanted = Numbers.only(in: source.spoken.withoutEntities),
          let found = Numbers.only(in: text.spoken.withoutEntities), wanted != found,
          !isSameAmount(wanted, found), !(abs(wanted - found) == 1 && isLimit(source.spoken)),
          !(text.language.written.primary == "sw" && abs(wanted - found) == 6), text.form.plural == source.form.plural,
          !isTenth(of: text), !isLocalized(in: source.spoken), !isLocalized(in: text.spoken)
        else { return nil }
        return Spot(
          text, "\(found) is heard, the source says \(wanted): \(source.text.quotedShort)",
          notes: ["heard is \(text.text.quotedShort)"])
      }
  }

  /// Returns findings about numbers of at least three digits that differ from the source's in one language, where at
  /// least two others and most have the source's.
  private static func large(in table: CheckedTable) -> [Spot] {
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.traits.kinds.contains(.digit) else { return }
      // Where the source has no text, what most languages say stands for it.
      let wanted = source.isSource ? Numbers.large(in: source.spoken.withoutEntities) : most(of: texts)
      guard !wanted.isEmpty, wanted.count < 4 else { return }
      var kept = 0
      var other: [(text: CheckedText, numbers: [String])] = []
      for text in texts where !text.isSource && text.form.plural == source.form.plural && text.form.selector == nil {
        let own = Numbers.large(in: text.spoken.withoutEntities)
        if own == wanted { kept += 1 } else if own.count == wanted.count { other.append((text, own)) }
      }
      guard kept > 1, kept >= 4 * other.count else { return }
      for (text, own) in other {
        // These calendars count other years.
        if ["th", "fa", "ne", "am", "ckb"].contains(text.language.written.primary) { continue }
        let (new, old) = (own.filter { !wanted.contains($0) }, wanted.filter { !own.contains($0) })
        guard new.count == 1, old.count == 1 else { continue }
        spots.append(
          Spot(
            text,
            source.isSource
              ? "\(new[0]) is heard, the source says \(old[0]): \(source.text.quotedShort)"
              : "\(new[0]) is heard, and \(kept) other languages say \(old[0])",
            notes: ["heard is \(text.text.quotedShort)"]
              + (source.isSource ? ["\(kept) languages have the source's number"] : []),
            severity: .warning))
      }
    }
    return spots
  }

  /// Returns the large numbers that most of at least five texts have.
  private static func most(of texts: ArraySlice<CheckedText>) -> [String] {
    guard texts.count > 4 else { return [] }
    var counts: [[String]: Int] = [:]
    for text in texts { counts[Numbers.large(in: text.spoken.withoutEntities), default: 0] += 1 }
    return counts.first { $0.value * 5 >= texts.count * 4 }?.key ?? []
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

  /// Returns whether an English text names a limit. Another language may name the number beside it: “2 or more” is
  /// “above 1”.
  private static func isLimit(_ text: String) -> Bool {
    let padded = " " + text.lowercased() + " "
    return limits.contains { padded.has($0) }
  }

  private static let limits = [
    " or more", " or less", " or fewer", " or higher", " or above", " or below", " or later", " or older", " or over",
    " at least ", " at most ", " minimum ", " maximum ", " more than ", " less than ", " fewer than ", " greater than ",
    " longer than ", " shorter than ", " above ", " below ", " over ", " under ", " up to ", " exceed", " before ",
    " after ", "+ ",
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

  /// Returns the numbers of at least three digits, sorted, without signs that group digits. Parts of a word, of an
  /// address, a version, a date or a decimal number are left out.
  static func large(in text: String) -> [String] {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 > 0xC0 }), !text.has("://"), !text.has("@")
    else {
      return []
    }
    let scalars = Array(text.unicodeScalars)
    var found: [String] = []
    var index = 0
    while index < scalars.count {
      guard digit(scalars[index]) != nil else {
        index += 1
        continue
      }
      let before = index > 0 ? scalars[index - 1] : " "
      var groups = [""]
      var isGrouped = true
      // “0-100” is two numbers.
      var isRange = false
      while index < scalars.count {
        if let value = digit(scalars[index]) {
          groups[groups.count - 1] += String(value)
        } else if index + 1 < scalars.count, digit(scalars[index + 1]) != nil,
          joins(scalars[index]) || isSpace(scalars[index])
        {
          // Three digits after a space may be another number.
          if scalars[index] == " ",
            !(index + 3 < scalars.count && scalars[index + 1...index + 3].allSatisfy { digit($0) != nil })
          {
            break
          }
          if ["-", "–"].contains(scalars[index]) { isRange = true }
          groups.append("")
        } else {
          break
        }
        index += 1
      }
      let after = index < scalars.count ? scalars[index] : " "
      if isRange || groups.dropFirst().contains(where: { $0.utf8.count != 3 }) { isGrouped = false }
      let number = groups.joined()
      if isGrouped, number.utf8.count > 2, !before.isLatinLike, !after.isLatinLike, before != "+", before != "#" {
        found.append(number)
      }
    }
    return found.sorted()
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{202F}", "'", "’"].contains(scalar)
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
