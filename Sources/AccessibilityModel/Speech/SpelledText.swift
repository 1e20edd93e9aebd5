/// A text as the letters and digits in it, however they are written: in any script, with signs, soft hyphens or
/// zero-width characters between them, as keycaps, or as words for numbers.
struct SpelledText: Sendable {
  struct Unit: Sendable {
    /// A letter in lower case, or an ASCII digit.
    var value: Character
    /// The place in `characters`. The digits of a number in words share the place of all its words.
    var place: Range<Int>
    /// Whether something other than a letter or digit is directly before the unit.
    var beginsWord = false
    var endsWord = false
    /// Whether the unit belongs to a number in words.
    var isInWords = false
  }

  let characters: [Character]
  /// The letters and digits.
  private(set) var units: [Unit] = []
  /// The digits, without the letters between them.
  private(set) var digits: [Unit] = []
  /// The digits, also those that are written as words: once for each language that the text has number words of.
  private(set) lazy var spokenDigits: [[Unit]] = digitsInWords()

  init(_ text: String) {
    characters = Array(text)
    var isAfterSign = true
    for (index, character) in characters.enumerated() {
      guard let value = Self.plain(character) else { continue }
      guard let value else {
        if !units.isEmpty { units[units.count - 1].endsWord = true }
        isAfterSign = true
        continue
      }
      for (number, value) in Self.spelled(value).enumerated() {
        units.append(Unit(value: value, place: index..<index + 1, beginsWord: isAfterSign && number == 0))
      }
      isAfterSign = false
    }
    if !units.isEmpty { units[units.count - 1].endsWord = true }
    digits = units.filter(\.value.isASCIIDigit)
  }

  /// Returns the plain form of a character. The inner value is nil for a sign, such as white space or punctuation. The
  /// outer value is nil for a character that cannot be seen.
  static func plain(_ character: Character) -> Character?? {
    if let byte = character.asciiValue {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: return character
      case 0x41...0x5A: return Character(Unicode.Scalar(byte + 0x20))
      default: return .some(nil)
      }
    }
    if let number = character.wholeNumberValue, (0...9).contains(number) {
      return Character(Unicode.Scalar(UInt8(0x30 + number)))
    }
    let scalars = character.unicodeScalars.filter { scalar in
      // The mark that turns a digit into a keycap is no part of it.
      scalar.value != 0x20E3 && !scalar.properties.isDefaultIgnorableCodePoint
    }
    guard let first = scalars.first else { return nil }
    if scalars.count == 1, first.isASCII { return plain(Character(first)) }
    // Letters of full width are those of ASCII at another place.
    if scalars.count == 1, (0xFF21...0xFF3A).contains(first.value) || (0xFF41...0xFF5A).contains(first.value) {
      return plain(Character(Unicode.Scalar(UInt8(first.value - 0xFEE0))))
    }
    guard first.properties.isAlphabetic || first.properties.numericType != nil else { return .some(nil) }
    let lower = character.lowercased()
    return lower.count == 1 ? Character(lower) : character
  }

  /// The plain characters with which a plain character is also written, such as “ss” for “ß”.
  static func spelled(_ value: Character) -> [Character] { value == "ß" ? ["s", "s"] : [value] }

  /// The number of letters and digits in a text.
  static func count(_ text: String) -> Int {
    text.reduce(0) { count, character in
      if case .some(.some(let value)) = plain(character) { count + spelled(value).count } else { count }
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) && utf8.count == 1 }
}
