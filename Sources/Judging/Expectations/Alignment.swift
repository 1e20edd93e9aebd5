import AccessibilityModel

/// The alignment of two lists of lines. Equal lines are paired first, then similar lines.
package struct Alignment {
  typealias Pair = (expected: Int?, heard: Int?)

  /// The pairs of indices into the two lists, in order. One side is nil if the line on the other side has no
  /// counterpart.
  private(set) var pairs: [Pair] = []

  /// The maximum number of cells in a table that compares two lists. If the table would be larger, only lines at the
  /// same position are compared, to save time.
  private static let tableLimit = 1_000_000

  /// Aligns two lists of lines.
  ///
  /// - Parameter catalogues: the phrases that make lines similar in any language.
  init(_ expected: [String], _ heard: [String], _ catalogues: [PhraseCatalogue] = []) {
    var start = 0
    while start < expected.count, start < heard.count, expected[start] == heard[start] { start += 1 }
    var ends = (expected.count, heard.count)
    while ends.0 > start, ends.1 > start, expected[ends.0 - 1] == heard[ends.1 - 1] { ends = (ends.0 - 1, ends.1 - 1) }
    pairs = (0..<start).map { ($0, $0) }
    addMiddle(expected, heard, start..<ends.0, start..<ends.1, catalogues)
    pairs += zip(ends.0..<expected.count, ends.1..<heard.count).map { ($0, $1) }
  }

  private mutating func addMiddle(
    _ expected: [String], _ heard: [String], _ old: Range<Int>, _ new: Range<Int>, _ catalogues: [PhraseCatalogue]
  ) {
    var (i, j) = (old.lowerBound, new.lowerBound)
    for (x, y) in Self.common(expected, heard, old, new) + [(old.upperBound, new.upperBound)] {
      pairs += Self.similar(expected, heard, i..<x, j..<y, catalogues)
      if x < old.upperBound { pairs.append((x, y)) }
      (i, j) = (x + 1, y + 1)
    }
  }

  /// Returns the longest common subsequence of `first[old]` and `second[new]`, as pairs of indices. If the ranges are
  /// too large for `tableLimit`, only lines at the same position are compared.
  package static func common<Line: Hashable>(
    _ first: [Line], _ second: [Line], _ old: Range<Int>, _ new: Range<Int>
  ) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count * new.count <= tableLimit else {
      return zip(old, new).filter { first[$0] == second[$1] }.map { ($0, $1) }
    }
    // Each line gets a number, so that comparing every pair of lines is fast for long lines too.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (a, b) = (first.map(number), second.map(number))
    let width = new.count + 1
    var table = [Int32](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let place = (i - old.lowerBound) * width + j - new.lowerBound
        table[place] = a[i] == b[j] ? table[place + width + 1] + 1 : max(table[place + width], table[place + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (i, j) = (old.lowerBound, new.lowerBound)
    while i < old.upperBound, j < new.upperBound {
      let place = (i - old.lowerBound) * width + j - new.lowerBound
      if a[i] == b[j] {
        result.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if table[place + width] >= table[place + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  private static func similar(
    _ expected: [String], _ heard: [String], _ old: Range<Int>, _ new: Range<Int>, _ catalogues: [PhraseCatalogue]
  ) -> [Pair] {
    if old.isEmpty || new.isEmpty { return old.map { ($0, nil) } + new.map { (nil, $0) } }
    // If one line of the same kind is left on each side, the two lines are paired regardless of their words.
    if old.count == 1, new.count == 1,
      Similarity(expected[old.lowerBound], catalogues).isOfTheKind(of: Similarity(heard[new.lowerBound], catalogues))
    {
      return [(old.lowerBound, new.lowerBound)]
    }
    var matched: [(Int, Int)] = []
    if old.count * new.count > 10_000 {
      matched = zip(old, new).filter {
        Similarity(expected[$0], catalogues).to(Similarity(heard[$1], catalogues)) >= Similarity.least
      }
      .map { ($0, $1) }
    } else {
      let lines = (old.map { Similarity(expected[$0], catalogues) }, new.map { Similarity(heard[$0], catalogues) })
      let width = new.count + 1
      var table = [Double](repeating: 0, count: (old.count + 1) * width)
      var score = table
      for i in old.indices.reversed() {
        for j in new.indices.reversed() {
          let place = (i - old.lowerBound) * width + j - new.lowerBound
          score[place] = lines.0[i - old.lowerBound].to(lines.1[j - new.lowerBound])
          let paired = score[place] < Similarity.least ? 0 : score[place] + table[place + width + 1]
          table[place] = max(paired, table[place + width], table[place + 1])
        }
      }
      var (i, j) = (old.lowerBound, new.lowerBound)
      while i < old.upperBound, j < new.upperBound {
        let place = (i - old.lowerBound) * width + j - new.lowerBound
        if score[place] >= Similarity.least, table[place] == score[place] + table[place + width + 1] {
          matched.append((i, j))
          (i, j) = (i + 1, j + 1)
        } else if table[place] == table[place + width] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    var result: [Pair] = []
    var (i, j) = (old.lowerBound, new.lowerBound)
    for (x, y) in matched + [(old.upperBound, new.upperBound)] {
      result += (i..<x).map { ($0, nil) } + (j..<y).map { (nil, $0) }
      if x < old.upperBound { result.append((x, y)) }
      (i, j) = (x + 1, y + 1)
    }
    return result
  }
}

private struct Similarity {
  /// The similarity below which two lines are unrelated.
  static let least = 0.3

  private let words: [Substring]
  private let keys: Set<String>
  private let mark: Character?

  init(_ line: String, _ catalogues: [PhraseCatalogue]) {
    let text = MarkedLine(line).text
    let isLong = LongLine.isLong(line)
    words = isLong ? [text[...]] : text.split { $0 == " " || $0 == "," }.sorted()
    // A catalogue phrase has the same key in every language.
    let parts = isLong ? [] : Set(text.split(separator: ", "))
    keys = Set(parts.flatMap { catalogues.matches(String($0)).map(\.key) })
    // An effect or a sound is never similar to speech.
    mark = line.hasPrefix("→ ") ? "→" : Sound.name(inLine: line) == nil ? nil : "["
  }

  func isOfTheKind(of other: Similarity) -> Bool { mark == other.mark }

  /// Returns the similarity of two lines: 0 without a common word, and 1 if the words are the same. A common catalogue
  /// phrase adds 0.3.
  func to(_ other: Similarity) -> Double {
    if mark != other.mark { return 0 }
    var (i, j, common) = (0, 0, 0)
    while i < words.count, j < other.words.count {
      if words[i] == other.words[j] {
        (i, j, common) = (i + 1, j + 1, common + 1)
      } else if words[i] < other.words[j] {
        i += 1
      } else {
        j += 1
      }
    }
    let all = words.count + other.words.count
    let phrases = keys.isDisjoint(with: other.keys) ? 0 : 0.3
    return (all == 0 ? 0 : 2 * Double(common) / Double(all)) + phrases
  }
}
