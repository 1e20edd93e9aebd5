import Locales

/// The whole numbers that a plural is used with. A plural form for other numbers is never heard.
package struct PluralDomain: Sendable, Hashable {
  package var numbers: ClosedRange<Int>

  package init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  package static let usual = PluralDomain(0...1000)

  /// Returns the smallest numbers of each plural category of a language, at most `limit` per category.
  func samples(in language: String, limit: Int = 8) -> [PluralCategory: [Int]] {
    var samples: [PluralCategory: [Int]] = [:]
    for number in numbers {
      let category = PluralCategory(number, language: language)
      if samples[category, default: []].count < limit { samples[category, default: []].append(number) }
    }
    return samples
  }
}

/// A pattern of keys with the numbers that their plural forms are used with: `otp_*=1...8`.
package struct DomainPattern: Sendable, Hashable {
  /// The pattern, in which `*` stands for any number of characters.
  package var pattern: String
  package var domain: PluralDomain

  /// Parses `PATTERN=FIRST...LAST`. Returns nil for any other text, or if LAST is less than FIRST or more than
  /// 1,000,000,000.
  package init?(_ text: String) {
    guard let equals = text.lastIndex(of: "="), equals > text.startIndex else { return nil }
    let range = text[text.index(after: equals)...]
    guard let dots = range.firstRange(of: "...") ?? range.firstRange(of: "…") else { return nil }
    guard let first = Int(range[..<dots.lowerBound]), let last = Int(range[dots.upperBound...]), first >= 0,
      last >= first, last <= 1_000_000_000
    else { return nil }
    pattern = String(text[..<equals])
    // The range is limited because checks try every number. The plural categories repeat long before the limit.
    domain = PluralDomain(first...min(last, first + 2_000_000))
  }

  func matches(_ key: String) -> Bool { Self.matches(pattern, key) }

  /// Returns whether a text matches a pattern, in which `*` stands for any number of characters.
  package static func matches(_ pattern: String, _ key: String) -> Bool {
    matches(Array(pattern.utf8), Array(key.utf8))
  }

  /// Matches each `*` with as few bytes as possible, and with more bytes only if the rest does not match.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (index, position) = (0, 0)
    var star: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == text[position] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
