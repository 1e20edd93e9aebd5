/// A version of a screen reader or a system: whole numbers joined by dots. Versions are compared number by number.
///
/// For example, `16` comes before `26.3`, and `26` before `26.0`.
public struct Version: Sendable, Hashable {
  /// The numbers of the version, the most significant first. The array has at least one number.
  public let numbers: [Int]

  /// The most significant number, such as 26 in `26.3`.
  public var major: Int { numbers[0] }

  /// Creates a version from a text such as `26.3`; nil if the text is not whole numbers joined by dots.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard !parts.isEmpty, numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  /// Creates a version of two numbers, such as `Version(15, 1)`.
  public init(_ major: Int, _ minor: Int) { numbers = [major, minor] }

  /// Returns whether the numbers of another version begin with all numbers of this version. For example, `26` covers
  /// `26` and `26.3`.
  public func covers(_ other: Version) -> Bool { other.numbers.starts(with: numbers) }
}

extension Version: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { numbers = [value] }
}

extension Version: Comparable {
  /// Compares two versions number by number. If one version is the beginning of the other, the shorter version comes
  /// first.
  public static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}

extension Version: CustomStringConvertible {
  /// The version as scenarios write it after the `@`, such as `26.3`.
  public var description: String { numbers.map(String.init).joined(separator: ".") }
}
