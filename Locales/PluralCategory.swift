/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Finds the category of a whole number of things, by CLDR's cardinal rules for the language of a BCP 47 tag: “2
  /// characters”.
  ///
  /// A language without rules has one form for every number, which is `other`.
  public init(_ count: Int, language tag: String) {
    self = Self.cardinal(count.magnitude, Self.code(tag))
  }

  /// Finds the category of an ordinal number, by CLDR's ordinal rules: “2nd”.
  public init(ordinal number: Int, language tag: String) {
    self = Self.ordinal(number.magnitude, Self.code(tag))
  }

  /// Returns the bytes of a tag's language as the rules have it, in lower case; 0 if it does not have two or three
  /// letters.
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
