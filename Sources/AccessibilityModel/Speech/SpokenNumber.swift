/// The numbers that consecutive number words of one language make: “four hundred and eighty-two” makes 482, “four eight
/// two” makes 4, 8 and 2.
///
/// The rules are the same for all languages: a number is added where the number before it has zeros, and a multiplier
/// multiplies what is smaller than itself.
struct SpokenNumber: Sendable {
  private var total = 0
  private(set) var isEmpty = true
  /// Whether the last word takes no digit after it.
  private var isClosed = false
  /// Whether a zero stands for digits that are left out: “eight thousand zero hundred and one”.
  private var isFilled = false
  private var wasAnd = false

  /// Adds a word. Returns the number that ended before it; nil if the word belongs to the same number.
  mutating func add(_ word: NumberWord) -> Int? {
    if word.kind == .and {
      wasAnd = true
      return nil
    }
    defer { wasAnd = false }
    if !isEmpty, attach(word) { return nil }
    let ended = end()
    (total, isEmpty, isClosed) = (word.value, false, word.kind == .closed || word.kind == .teen)
    return ended
  }

  /// Returns the number, and begins a new one; nil if there is none.
  mutating func end() -> Int? {
    defer { self = SpokenNumber() }
    return isEmpty ? nil : total
  }

  private mutating func attach(_ word: NumberWord) -> Bool {
    let value = word.value
    switch word.kind {
    // No number goes on after zero.
    case _ where total == 0: return false
    case .closed where value == 0:
      guard total >= 100, total % 100 == 0 else { return false }
      isFilled = true
      return true
    case .closed, .open, .score:
      let isFree = total % Self.power(above: value) == 0 && !(isClosed && value < 100)
      // German says “two and eighty”.
      let isInverted = wasAnd && word.kind == .open && (20..<100).contains(value) && (1...9).contains(total % 100)
      let isOnScore = word.kind == .score && [60, 80].contains(total % 100)
      guard isFree || isInverted || isOnScore else { return false }
      total += value
      isClosed = word.kind == .closed
    case .teen:
      guard total % 100 < 10 else { return false }
      total += value
      isClosed = true
    case .times where isFilled: break
    case .times:
      let factor = total % value
      let product = max(factor, 1) * value
      guard value >= 100 || product < 100, (total - factor) % Self.power(above: product) == 0 else { return false }
      total += product - factor
      isClosed = false
    case .and, .again: return false
    }
    isFilled = false
    return true
  }

  /// The smallest power of ten that is greater than a number.
  private static func power(above number: Int) -> Int {
    var power = 1
    while power <= number { power *= 10 }
    return power
  }
}
