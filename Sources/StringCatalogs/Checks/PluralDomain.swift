import Locales

/// Which whole numbers a plural is asked with: what is never asked for is never heard.
public struct PluralDomain: Sendable, Hashable {
  /// The numbers.
  public var numbers: ClosedRange<Int>

  /// Creates a domain.
  public init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  /// 0…1000: what an app counts, where nothing else is said.
  public static let usual = PluralDomain(0...1000)

  /// The numbers of each category of a language, at most `limit` of each, the smallest first.
  func samples(in language: String, limit: Int = 8) -> [PluralCategory: [Int]] {
    var samples: [PluralCategory: [Int]] = [:]
    for number in numbers {
      let category = PluralCategory(number, language: language)
      if samples[category, default: []].count < limit { samples[category, default: []].append(number) }
    }
    return samples
  }
}

/// Which keys a domain is for: `otp_*=1...8`.
public struct DomainPattern: Sendable, Hashable {
  /// The key, with `*` for any number of characters.
  public var pattern: String
  /// The numbers it is asked with.
  public var domain: PluralDomain

  /// Reads `PATTERN=FIRST...LAST`; nil for anything else, or where the last is less than the first.
  public init?(_ text: String) {
    guard let equals = text.lastIndex(of: "="), equals > text.startIndex else { return nil }
    let range = text[text.index(after: equals)...]
    guard let dots = range.firstRange(of: "...") ?? range.firstRange(of: "…") else { return nil }
    guard let first = Int(range[..<dots.lowerBound]), let last = Int(range[dots.upperBound...]), first >= 0,
      last >= first, last <= 1_000_000_000
    else { return nil }
    pattern = String(text[..<equals])
    // More are not looked at one by one: categories repeat long before.
    domain = PluralDomain(first...min(last, first + 2_000_000))
  }

  /// Whether a key is one of those.
  func matches(_ key: String) -> Bool { Self.matches(pattern, key) }

  /// Whether a key is one of those that a pattern with stars is for.
  static func matches(_ pattern: String, _ key: String) -> Bool { matches(Array(pattern.utf8), Array(key.utf8)) }

  /// A star takes as little as it can, and more when what follows does not fit.
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
