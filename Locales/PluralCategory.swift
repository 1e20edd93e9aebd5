/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number of things, by CLDR's cardinal rules for the language of a BCP 47 tag: “2 characters”.
  ///
  /// A language without rules has one form for every number, which is `other`.
  public init(_ count: Int, language tag: String) {
    self = Self.cardinal(count.magnitude, Self.code(tag))
  }

  /// The category of a whole number in a row, by CLDR's ordinal rules: “2nd”.
  public init(ordinal number: Int, language tag: String) {
    self = Self.ordinal(number.magnitude, Self.code(tag))
  }

  /// The bytes of a tag's language as the rules have it, in lower case; 0 for none of two or three letters.
  ///
  /// Of all regions only Portugal has rules of its own.
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
