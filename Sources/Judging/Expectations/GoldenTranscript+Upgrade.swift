import AccessibilityModel
import Simulation

extension TranscriptDifference {
  /// A line that differs, and the rules of the screen reader that cause the difference.
  package struct Upgrade: Sendable, Hashable {
    package var row: Row
    /// The line number of the expected line, or of the expected line before it. Nil if there is none.
    package var line: Int?
    /// The rules, at least one. Each is the key of a phrase, as `--why` prints it, such as `trait.textField`, or one of
    /// `order`, `interruption`, `sound`, `effect`, `text` and the parts of an utterance, such as `value`.
    package var rules: Set<String>
  }

  /// The lines that differ, in order, if only the screen reader causes the differences.
  package var upgrades: [Upgrade] {
    var line: Int?
    return rows.indices.compactMap { index in
      line = rows[index].line ?? line
      if rows[index].isSame { return nil }
      return Upgrade(row: rows[index], line: line, rules: upgradeRules(of: index))
    }
  }

  /// The rules of all ``upgrades``, sorted.
  var upgradeRules: [String] { Set(upgrades.flatMap(\.rules)).sorted() }

  private func upgradeRules(of index: Int) -> Set<String> {
    let row = rows[index]
    guard let line = row.heard else {
      let line = row.expected ?? ""
      if Sound.name(inLine: line) != nil { return ["sound"] }
      if line.hasPrefix("→ ") { return ["effect"] }
      return rules(ofPieces: MarkedLine(line).text.split(separator: ", ").map(String.init))
    }
    guard case .utterance(let said)? = entries[index]?.kind else {
      return [line.hasPrefix("→ ") ? "effect" : "sound"]
    }
    let segments = said.utterance.segments
    guard let expected = row.expected.map(MarkedLine.init) else { return rules(ofNew: segments) }
    if expected.text == said.utterance.text { return ["interruption"] }
    if LongLine.isLong(expected.text) || LongLine.isLong(said.utterance.text) { return ["text"] }
    let pieces = CauseFinder.pieces(of: expected.text, segments)
    let common = Alignment.common(pieces, segments.map(\.text), pieces.indices, segments.indices)
    let (kept, known) = (Set(common.map(\.0)), Set(common.map(\.1)))
    let gone = pieces.indices.filter { !kept.contains($0) }.map { pieces[$0] }
    let new = segments.indices.filter { !known.contains($0) }.map { segments[$0] }
    let moved = new.filter { gone.contains($0.text) }.map(\.text)
    let changed = new.filter { !moved.contains($0.text) }
    let removed = gone.filter { !moved.contains($0) }
    var rules: Set<String> = moved.isEmpty ? [] : ["order"]
    // New words name the rule better than the words that they replace, which no catalogue has any more.
    if !changed.isEmpty { rules.formUnion(self.rules(ofNew: changed)) }
    if removed.count > changed.count { rules.formUnion(self.rules(ofPieces: removed)) }
    return rules.isEmpty ? ["text"] : rules
  }

  private func rules(ofNew segments: [Segment]) -> Set<String> {
    let phrases = Set(segments.compactMap(\.phrase))
    return phrases.isEmpty ? Set(segments.map(\.source.rawValue)) : phrases
  }

  private func rules(ofPieces pieces: [String]) -> Set<String> {
    let keys = Set(pieces.compactMap { catalogues.matches($0).first?.key })
    return keys.isEmpty ? ["text"] : keys
  }
}

extension GoldenTranscript {
  /// Returns the lines that differ from a new transcript only because the model of the screen reader has changed. Empty
  /// if nothing differs, or if the screen has changed as well.
  package func upgrades(
    in transcript: Transcript, replay: (String) -> Transcript? = { _ in nil }
  ) -> [TranscriptDifference.Upgrade] {
    switch verdict(on: transcript, replay: replay) {
    case .same, .screenChanged: []
    case .readerChanged(let difference), .readerUpgraded(let difference, _): difference.upgrades
    }
  }

  /// Returns the new content of the file, if each difference is accepted; otherwise nil. A file that is half old and half
  /// new would be of no version, and nobody could tell then what changed it.
  ///
  /// - Parameters:
  ///   - rules: the accepted rules; nil for all rules.
  ///   - upgrades: the differences, from `upgrades(in:replay:)`.
  ///   - transcript: the new transcript.
  package func accepting(
    _ rules: Set<String>?, of upgrades: [TranscriptDifference.Upgrade], in transcript: Transcript
  ) -> String? {
    let isAccepted = upgrades.allSatisfy { upgrade in rules.map { upgrade.rules.isSubset(of: $0) } ?? true }
    return isAccepted && !upgrades.isEmpty ? Self.text(of: transcript) : nil
  }
}
