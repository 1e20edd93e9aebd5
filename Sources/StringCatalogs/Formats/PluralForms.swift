import Locales

/// The rule in a header's `Plural-Forms`, which maps a number to the index of its translation.
struct PluralForms {
  private let count: Int
  private let expression: [UInt8]

  /// Reads a field such as `nplurals=2; plural=(n != 1);`. Without a rule, 1 has the first translation and other
  /// numbers have the second.
  init(header: String) {
    func value(_ name: String) -> String? {
      for part in header.split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1)
        if pair.count == 2, pair[0].trimmingSpaces == name { return pair[1].trimmingSpaces }
      }
      return nil
    }
    count = min(max(value("nplurals").flatMap { Int($0) } ?? 2, 1), 6)
    expression = Array((value("plural") ?? "n != 1").utf8)
  }

  /// Returns the index of the translation for a number; nil if the rule cannot be parsed or the index is not from 0 to
  /// 5.
  func index(for number: Int) -> Int? {
    var parser = Expression(bytes: expression, number: number)
    guard let value = parser.choice(depth: 0), parser.isAtEnd, (0..<6).contains(value) else { return nil }
    return value
  }

  /// Returns the condition of each translation, which is usually a CLDR category. If the rule selects a translation for
  /// only one number, but its category has more numbers, the condition is that number.
  func plurals(in language: String) -> [StringForm.Plural] {
    let indices = (0...200).map { self.index(for: $0) }
    return categories(in: language).enumerated().map { index, category in
      guard let only = indices.firstIndex(of: index), indices.lastIndex(of: index) == only,
        (0...200).contains(where: { $0 != only && PluralCategory($0, language: language) == category })
      else { return .category(category) }
      return .exactly(only)
    }
  }

  /// Returns the CLDR category that best fits each translation: the category of most of its numbers from 0 to 200. If
  /// two translations have the same category, the translation with fewer numbers gets an unused category.
  func categories(in language: String) -> [PluralCategory] {
    if count == 1 { return [.other] }
    var numbers = [[PluralCategory: Int]](repeating: [:], count: count)
    for number in 0...200 {
      guard let index = index(for: number), index < count else { continue }
      numbers[index][PluralCategory(number, language: language), default: 0] += 1
    }
    var result = [PluralCategory](repeating: .other, count: count)
    var free = Set(PluralCategory.allCases)
    let order = numbers.indices.sorted {
      (numbers[$1].values.max() ?? 0, $0) < (numbers[$0].values.max() ?? 0, $1)
    }
    for index in order {
      let own = numbers[index].sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map(\.key)
      let category = (own + PluralCategory.allCases.reversed()).first { free.contains($0) } ?? .other
      free.remove(category)
      result[index] = category
    }
    return result
  }

  /// A C expression with the variable `n` and without side effects.
  private struct Expression {
    let bytes: [UInt8]
    let number: Int
    private var offset = 0

    init(bytes: [UInt8], number: Int) {
      self.bytes = bytes
      self.number = number
    }

    var isAtEnd: Bool { bytes[offset...].allSatisfy { $0 <= 0x20 } }

    private mutating func take(_ word: String) -> Bool {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
      guard bytes[offset...].starts(with: word.utf8) else { return false }
      offset += word.utf8.count
      return true
    }

    /// Parses `condition ? a : b`. Returns nil if the text is not an expression or is nested too deeply.
    mutating func choice(depth: Int) -> Int? {
      guard depth < 50, let condition = operation(level: 0, depth) else { return nil }
      guard take("?") else { return condition }
      guard let first = choice(depth: depth + 1), take(":"), let second = choice(depth: depth + 1) else { return nil }
      return condition != 0 ? first : second
    }

    private static let operators = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func operation(level: Int, _ depth: Int) -> Int? {
      guard level < Self.operators.count else { return value(depth) }
      guard var left = operation(level: level + 1, depth) else { return nil }
      while let name = Self.operators[level].first(where: { take($0) }) {
        guard let right = operation(level: level + 1, depth) else { return nil }
        switch name {
        case "||": left = left != 0 || right != 0 ? 1 : 0
        case "&&": left = left != 0 && right != 0 ? 1 : 0
        case "==": left = left == right ? 1 : 0
        case "!=": left = left != right ? 1 : 0
        case "<=": left = left <= right ? 1 : 0
        case ">=": left = left >= right ? 1 : 0
        case "<": left = left < right ? 1 : 0
        case ">": left = left > right ? 1 : 0
        case "+": left = left &+ right
        case "-": left = left &- right
        case "*": left = left &* right
        default:
          if right < 1 { return nil }
          left = name == "/" ? left / right : left % right
        }
      }
      return left
    }

    private mutating func value(_ depth: Int) -> Int? {
      guard depth < 50 else { return nil }
      if take("!") { return value(depth + 1).map { $0 == 0 ? 1 : 0 } }
      if take("(") {
        guard let value = choice(depth: depth + 1), take(")") else { return nil }
        return value
      }
      if take("n") { return number }
      var digits = 0
      var result = 0
      while offset < bytes.count, (0x30...0x39).contains(bytes[offset]), digits < 9 {
        result = result * 10 + Int(bytes[offset] - 0x30)
        digits += 1
        offset += 1
      }
      return digits > 0 ? result : nil
    }
  }
}
