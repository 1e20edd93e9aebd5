/// A plural category of CLDR. The category of a number selects the form of a text, as in “1 character” and “2
/// characters”.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Finds the category of a number of things, as in “2 characters”, by CLDR's cardinal rules for the language of a BCP
  /// 47 tag.
  ///
  /// If there are no rules for the language, the category of every number is `other`.
  public init(_ count: Int, language tag: String) {
    self = Self.cardinal(count.magnitude, Self.code(tag))
  }

  /// Finds the category of an ordinal number, as in “2nd”, by CLDR's ordinal rules for the language of a BCP 47 tag.
  public init(ordinal number: Int, language tag: String) {
    self = Self.ordinal(number.magnitude, Self.code(tag))
  }

  /// Returns the language of a tag as an integer, in the form that the rules use: the bytes of the subtag in lower
  /// case. Returns 0 for a subtag of more than three letters.
  ///
  /// Portugal is the only region with rules of its own.
  private static func code(_ tag: String) -> UInt32 {
    var code: UInt32 = 0
    var length = 0
    var subtags = tag.utf8[...]
    while let byte = subtags.first, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
      length += 1
      guard length <= 3 else { return 0 }
      code = code << 8 | UInt32(byte | 0x20)
      subtags.removeFirst()
    }
    let isPortuguese = code == 0x7074
    if isPortuguese,
      subtags.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        .contains(where: { $0.count == 2 && $0.map { $0 | 0x20 } == [0x70, 0x74] })
    {
      return 0x7074_5054
    }
    return code
  }
}
