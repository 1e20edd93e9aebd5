import AccessibilityModel
import Simulation

/// The difference between expected and heard lines: which lines and words differ, and why.
package struct TranscriptDifference: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    package var expected: String?
    package var heard: String?
    /// The line number of the expected line, counted from 1. Nil if the line was not expected, or is not from a file.
    package var line: Int?

    package var isSame: Bool { expected == heard }

    /// The words of both lines, in the form of `git diff --word-diff`: removed words are in `[-…-]`, and new words are
    /// in `{+…+}`.
    ///
    /// A line that is longer than 10,000 bytes and has no counterpart is cut. If one of two paired lines exceeds this
    /// length, only the text around their first difference is shown.
    package var words: String {
      guard let expected else { return "{+\(LongLine.cut(heard ?? ""))+}" }
      guard let heard else { return "[-\(LongLine.cut(expected))-]" }
      if LongLine.isLong(expected) || LongLine.isLong(heard) { return LongLine.difference(expected, heard) }
      return WordDifference(expected, heard).text
    }
  }

  package struct Change: Sendable, Hashable {
    package var row: Row
    package var cause: Cause
    /// The line number of the expected line in its file. For an unexpected line, this is the number of the expected
    /// line before it, or of the first expected line. Nil if the expected lines are not from a file.
    package var line: Int?
    /// The index of this change's row in `rows`.
    var index: Int
  }

  /// All expected and heard lines, in order, including unchanged lines.
  package let rows: [Row]
  /// The changes in the first 50 lines that differ, in order; at least one. A change that reveals entered text comes
  /// first.
  package let changes: [Change]
  /// The number of all lines that differ. This number can exceed the number of `changes`.
  package let count: Int
  let entries: [Transcript.Entry?]
  let catalogues: [PhraseCatalogue]

  /// The maximum number of differing lines for which causes are found. Later differences mostly follow from earlier
  /// ones.
  private static let changeLimit = 50

  struct HeardLine {
    var text: String
    var entry: Transcript.Entry
  }

  /// Creates the difference; nil when nothing differs.
  ///
  /// - Parameters:
  ///   - lines: the expected lines.
  ///   - heard: the heard lines, in order.
  ///   - isCaptured: whether the heard lines come from swipes through a captured screen. Then only the last element's
  ///     hint is heard. If this element is gone, another hint is heard, which must not be compared with a missing line.
  ///   - context: creates the finder of causes; called only when something differs.
  init?(
    from lines: [Expectation.Line], in heard: [HeardLine], isCaptured: Bool = false,
    _ context: @autoclosure () -> CauseFinder
  ) {
    if lines.count == heard.count, zip(lines, heard).allSatisfy({ $0.text == $1.text }) { return nil }
    let finder = context()
    let pairs = Alignment(lines.map(\.text), heard.map(\.text), finder.catalogues).pairs.flatMap {
      pair -> [Alignment.Pair] in
      guard isCaptured, let expected = pair.expected, let found = pair.heard,
        heard[found].isHint(notOf: lines[expected].text, in: finder.catalogues)
      else { return [pair] }
      return [(expected, nil), (nil, found)]
    }
    self.init(from: lines, in: heard, paired: pairs, finder)
  }

  /// Creates the difference from lines that are already paired; nil when nothing differs.
  init?(
    from lines: [Expectation.Line], in heard: [HeardLine], paired pairs: [Alignment.Pair], _ finder: CauseFinder
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
    catalogues = finder.catalogues
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

  /// Returns a diagnostic about the first change. The diagnostic's `file` is nil.
  ///
  /// - Parameter isFull: whether the diagnostic shows every line, including unchanged lines.
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

  /// Returns whether only the screen reader causes the difference.
  ///
  /// - Parameters:
  ///   - wording: whether the screen reader's words may differ.
  ///   - timing: whether the heard part of an utterance may differ.
  func isReaders(wording: Bool, timing: Bool) -> Bool {
    var rewording = Rewording(catalogues: catalogues)
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

  /// All lines of the comparison. The prefix is two spaces for an unchanged line, `- ` for a line that was only
  /// expected, and `+ ` for a line that was only heard.
  package var lines: [String] {
    rows.flatMap { row -> [String] in
      if row.isSame { return ["  \(row.expected ?? "")"] }
      return (row.expected.map { ["- \($0)"] } ?? []) + (row.heard.map { ["+ \($0)"] } ?? [])
    }
  }
}

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
