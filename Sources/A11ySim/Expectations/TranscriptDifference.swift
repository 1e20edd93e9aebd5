/// The difference between expected and heard lines: which lines and words differ, and why.
package struct TranscriptDifference: Sendable, Hashable {
  /// A line that was expected, heard, or both.
  package struct Row: Sendable, Hashable {
    /// The expected line; nil for a line that was heard in addition.
    package var expected: String?
    /// The heard line; nil for a line that is no longer heard.
    package var heard: String?
    /// The line number of the expected line, counted from 1; nil outside a file, and for a line heard in addition.
    package var line: Int?

    /// Whether the line was heard as expected.
    package var isSame: Bool { expected == heard }

    /// Both sides on one line, with removed words in `[-…-]` and new words in `{+…+}`, as `git diff --word-diff` writes
    /// them.
    ///
    /// A line that is longer than 10,000 bytes and has no counterpart is cut. If either of two paired lines is that
    /// long, only the place where they begin to differ is shown.
    package var words: String {
      guard let expected else { return "{+\(LongLine.cut(heard ?? ""))+}" }
      guard let heard else { return "[-\(LongLine.cut(expected))-]" }
      if LongLine.isLong(expected) || LongLine.isLong(heard) { return LongLine.difference(expected, heard) }
      return WordDifference(expected, heard).text
    }
  }

  /// A difference in one line, with its cause.
  package struct Change: Sendable, Hashable {
    /// The line, as expected and as heard.
    package var row: Row
    package var cause: Cause
    /// The number of the expected line. For a line heard in addition: the number of the expected line before it, or of
    /// the first expected line. Nil outside a file.
    package var line: Int?
    /// The index in `rows`.
    var index: Int
  }

  /// All lines of both sides, in order, including unchanged ones.
  package let rows: [Row]
  /// The first 50 lines that differ; at least one. A spoken secret comes first, and the others are in order.
  package let changes: [Change]
  /// The number of all lines that differ. It can exceed the number of `changes`.
  package let count: Int
  /// The transcript entry of each row; nil for a line that was not heard.
  let entries: [Transcript.Entry?]

  /// The maximum number of differing lines for which causes are found. Later differences mostly follow from earlier
  /// ones.
  private static let changeLimit = 50

  /// The maximum length of a line whose words are compared, in UTF-8 bytes. A longer line is compared as a whole and
  /// shown in part, because comparing words takes quadratic time.
  static let lineLimit = 10_000

  /// A line to compare with the expected lines, and the utterance, sound or effect from which it comes.
  struct HeardLine {
    var text: String
    var entry: Transcript.Entry
  }

  /// Creates the difference; nil when nothing differs.
  ///
  /// - Parameters:
  ///   - lines: the expected lines.
  ///   - heard: the heard lines, in order.
  ///   - isCaptured: whether the play goes through a captured screen. At its end the hint of the last element is heard,
  ///     which then is no other wording of a line that is gone.
  ///   - context: creates the finder of causes; called only when something differs.
  init?(
    from lines: [Expectation.Line], in heard: [HeardLine], isCaptured: Bool = false,
    _ context: @autoclosure () -> CauseFinder
  ) {
    if lines.count == heard.count, zip(lines, heard).allSatisfy({ $0.text == $1.text }) { return nil }
    let pairs = Alignment(lines.map(\.text), heard.map(\.text)).pairs.flatMap { pair -> [Alignment.Pair] in
      guard isCaptured, let expected = pair.expected, let found = pair.heard,
        heard[found].isHint(notOf: lines[expected].text)
      else { return [pair] }
      return [(expected, nil), (nil, found)]
    }
    self.init(from: lines, in: heard, paired: pairs, context)
  }

  /// Creates the difference from lines that are already paired; nil when nothing differs.
  init?(
    from lines: [Expectation.Line], in heard: [HeardLine], paired pairs: [Alignment.Pair], _ context: () -> CauseFinder
  ) {
    if pairs.allSatisfy({ $0.expected != nil && $0.heard != nil && lines[$0.expected!].text == heard[$0.heard!].text })
    {
      return nil
    }
    rows = pairs.map { expected, found in
      Row(
        expected: expected.map { lines[$0].text }, heard: found.map { heard[$0].text },
        line: expected.flatMap { lines[$0].line })
    }
    entries = pairs.map { pair in pair.heard.map { heard[$0].entry } }
    let finder = context()
    var changes: [Change] = []
    var place: Int?
    var count = 0
    for index in rows.indices {
      place = rows[index].line ?? place
      if rows[index].isSame { continue }
      count += 1
      if changes.count == Self.changeLimit { continue }
      let cause = finder.cause(of: index, rows, entries[index])
      changes.append(Change(row: rows[index], cause: cause, line: place ?? lines.first?.line, index: index))
    }
    // A spoken secret matters more than the differences before it.
    if let secret = changes.firstIndex(where: { $0.cause.kind == .secret }) {
      changes.insert(changes.remove(at: secret), at: 0)
    }
    self.changes = changes
    self.count = count
  }

  /// Returns a diagnostic about the first change, without a file: its cause, the expected and heard lines, and the
  /// words that differ.
  ///
  /// - Parameter isFull: whether the diagnostic shows every line, including unchanged ones.
  package func diagnostic(isFull: Bool = false) -> Diagnostic {
    let main = changes[0]
    var diagnostic = Diagnostic(main.cause.sentence, line: main.line)
    if let expected = main.row.expected { diagnostic.notes.append("expected: \(LongLine.cut(expected))") }
    if let heard = main.row.heard { diagnostic.notes.append("heard:    \(LongLine.cut(heard))") }
    if main.row.expected != nil, main.row.heard != nil { diagnostic.notes.append("words:    \(main.row.words)") }
    if isFull {
      diagnostic.notes.append("every line:\n" + lines.joined(separator: "\n"))
    } else if count > 1 {
      diagnostic.notes.append(count == 2 ? "1 more line differs" : "\(count - 1) more lines differ")
    }
    return diagnostic
  }

  /// Tells whether the difference comes only from the reader: from its own words, or from how much of an utterance is
  /// heard.
  ///
  /// - Parameters:
  ///   - wording: whether the reader's words may differ.
  ///   - timing: whether the heard part of an utterance may differ.
  func isReaders(wording: Bool, timing: Bool) -> Bool {
    var rewording = Rewording()
    for (row, entry) in zip(rows, entries) {
      guard let expected = row.expected else { return false }
      guard case .utterance(let said)? = entry?.kind else {
        if row.isSame { continue }
        return false
      }
      let text = MarkedLine(expected).text
      let isSame = text == said.utterance.text
      if isSame ? !row.isSame && !timing : !wording { return false }
      guard rewording.fits(text, said.utterance) else { return false }
    }
    return rewording.isConsistent
  }

  /// Every line, with `  ` before unchanged lines, `- ` before removed ones and `+ ` before new ones.
  package var lines: [String] {
    rows.flatMap { row -> [String] in
      if row.isSame { return ["  \(row.expected ?? "")"] }
      return (row.expected.map { ["- \($0)"] } ?? []) + (row.heard.map { ["+ \($0)"] } ?? [])
    }
  }
}

/// The alignment of two lists of lines. Equal lines are paired first, then similar ones.
package struct Alignment {
  typealias Pair = (expected: Int?, heard: Int?)

  /// The paired indices into both lists, in order; nil on one side for a line without a counterpart.
  private(set) var pairs: [Pair] = []

  /// The maximum number of cells in a table that compares two lists. Larger lists would take too long, so only lines at
  /// the same position are compared.
  private static let tableLimit = 1_000_000

  init(_ expected: [String], _ heard: [String]) {
    var start = 0
    while start < expected.count, start < heard.count, expected[start] == heard[start] { start += 1 }
    var ends = (expected.count, heard.count)
    while ends.0 > start, ends.1 > start, expected[ends.0 - 1] == heard[ends.1 - 1] { ends = (ends.0 - 1, ends.1 - 1) }
    pairs = (0..<start).map { ($0, $0) }
    addMiddle(expected, heard, start..<ends.0, start..<ends.1)
    pairs += zip(ends.0..<expected.count, ends.1..<heard.count).map { ($0, $1) }
  }

  private mutating func addMiddle(_ expected: [String], _ heard: [String], _ old: Range<Int>, _ new: Range<Int>) {
    var (i, j) = (old.lowerBound, new.lowerBound)
    for (x, y) in Self.common(expected, heard, old, new) + [(old.upperBound, new.upperBound)] {
      pairs += Self.similar(expected, heard, i..<x, j..<y)
      if x < old.upperBound { pairs.append((x, y)) }
      (i, j) = (x + 1, y + 1)
    }
  }

  /// Returns the longest common subsequence of a range in each of two lists, as index pairs. If the ranges are too
  /// large, only lines at the same position are compared.
  package static func common<Line: Hashable>(
    _ first: [Line], _ second: [Line], _ old: Range<Int>, _ new: Range<Int>
  ) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count * new.count <= tableLimit else {
      return zip(old, new).filter { first[$0] == second[$1] }.map { ($0, $1) }
    }
    // Every pair of lines is compared. Each line gets a number, so that comparing is fast for long lines too.
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

  /// Pairs similar lines from two ranges that have no equal lines.
  private static func similar(
    _ expected: [String], _ heard: [String], _ old: Range<Int>, _ new: Range<Int>
  ) -> [Pair] {
    if old.isEmpty || new.isEmpty { return old.map { ($0, nil) } + new.map { (nil, $0) } }
    // If one line of the same kind is left on each side, the two are paired, whatever their words are.
    if old.count == 1, new.count == 1,
      Similarity(expected[old.lowerBound]).isOfTheKind(of: Similarity(heard[new.lowerBound]))
    {
      return [(old.lowerBound, new.lowerBound)]
    }
    var matched: [(Int, Int)] = []
    if old.count * new.count > 10_000 {
      matched = zip(old, new).filter { Similarity(expected[$0]).to(Similarity(heard[$1])) >= Similarity.least }
        .map { ($0, $1) }
    } else {
      let lines = (old.map { Similarity(expected[$0]) }, new.map { Similarity(heard[$0]) })
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

/// The words of a line, for measuring how similar two lines are.
private struct Similarity {
  /// The similarity below which two lines are unrelated.
  static let least = 0.3

  private let words: [Substring]
  private let keys: Set<String>
  private let mark: Character?

  init(_ line: String) {
    let text = MarkedLine(line).text
    let isLong = LongLine.isLong(line)
    words = isLong ? [text[...]] : text.split { $0 == " " || $0 == "," }.sorted()
    // A phrase counts as the same in every language.
    let parts = isLong ? [] : Set(text.split(separator: ", "))
    keys = Set(parts.flatMap { PhraseFinder.shared.matches(String($0)).map(\.key) })
    // An effect or a sound is never similar to speech.
    mark = line.hasPrefix("→ ") ? "→" : line.hasPrefix("[sound: ") ? "[" : nil
  }

  /// Tells whether both lines are speech, both are effects or both are sounds.
  func isOfTheKind(of other: Similarity) -> Bool { mark == other.mark }

  /// Returns the similarity: 0 for nothing in common, 1 for the same words, and 0.3 more for a common phrase.
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

/// The short forms in which messages show lines longer than `TranscriptDifference.lineLimit`.
private enum LongLine {
  /// The number of Unicode scalars shown of a text, and of characters shown before the first difference.
  private static let (shown, before) = (200, 20)

  static func isLong(_ line: String) -> Bool { line.utf8.count > TranscriptDifference.lineLimit }

  /// Shortens a line that is too long; returns any other line unchanged.
  static func cut(_ line: String) -> String { isLong(line) ? beginning(line[...]) : line }

  /// Returns both lines from just before the place where they begin to differ.
  static func difference(_ expected: String, _ heard: String) -> String {
    let same = zip(expected, heard).prefix { $0 == $1 }.count
    let (old, new) = (expected.dropFirst(same), heard.dropFirst(same))
    let context = beginning(expected.dropFirst(max(0, same - before)).prefix(min(same, before)))
    return (same > before ? "…" : "") + context + (old.isEmpty ? "" : "[-\(beginning(old))-]")
      + (new.isEmpty ? "" : "{+\(beginning(new))+}")
  }

  /// Returns the first `shown` Unicode scalars of a text. Characters are not counted, because one character can have
  /// any number of marks.
  private static func beginning(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.prefix(shown)
    return String(scalars) + (scalars.endIndex < text.endIndex ? "…" : "")
  }
}

/// The words of two lines, with removed and new ones marked.
private struct WordDifference {
  let text: String

  init(_ expected: String, _ heard: String) {
    let old = expected.split(separator: " ", omittingEmptySubsequences: false)
    let new = heard.split(separator: " ", omittingEmptySubsequences: false)
    var parts: [String] = []
    var (i, j) = (0, 0)
    for (x, y) in Alignment.common(old, new, old.indices, new.indices) + [(old.count, new.count)] {
      let change =
        (i < x ? "[-\(old[i..<x].joined(separator: " "))-]" : "")
        + (j < y ? "{+\(new[j..<y].joined(separator: " "))+}" : "")
      if !change.isEmpty { parts.append(change) }
      if x < old.count { parts.append(String(old[x])) }
      (i, j) = (x + 1, y + 1)
    }
    text = parts.joined(separator: " ")
  }
}

/// A transcript line without its marks, such as `[not heard]` and `[cut: …]`.
struct MarkedLine {
  /// The whole text, heard or not.
  let text: String
  /// The part of the text that was heard; nil for all of it.
  let heard: String?

  init(_ line: String) {
    if let rest = line.suffix(after: "[not heard] ") {
      (text, heard) = (rest, "")
    } else if let rest = line.suffix(after: "[cut: "), rest.hasSuffix("]") {
      (text, heard) = (String(rest.dropLast()), "")
    } else if line.hasSuffix("]"), let range = line.ranges(of: " [cut: ").last {
      let before = Self.unescaped(String(line[..<range.lowerBound]))
      (text, heard) = (before + " " + line[range.upperBound...].dropLast(), before)
    } else {
      (text, heard) = (Self.unescaped(line), nil)
    }
  }

  private static func unescaped(_ text: String) -> String { text.suffix(after: "\\") ?? text }
}

extension String {
  /// Returns the text after a prefix; nil without the prefix.
  fileprivate func suffix(after prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
