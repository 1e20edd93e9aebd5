import AccessibilityModel
import Locales
import Simulation

/// A comparison of simulated speech with the speech that a ``FidelityVector`` expects.
package struct FidelityResult: Sendable {
  /// The vector that was played. For a machine recording, the vector contains only the compared utterance.
  package var vector: FidelityVector
  /// The simulated utterances, one list for each element of ``FidelityVector/expected``.
  package var heard: [[String]]
  /// The numbers of expected segments, of heard segments, and of segments that match in order. For a machine recording,
  /// words are counted instead of segments.
  package var expectedCount = 0, heardCount = 0, matchedCount = 0
  /// The expected and the heard speech, aligned row by row. One side of a row may be missing.
  package var rows: [Row] = []

  /// The difference from a machine recording; nil if both match, or if the vector is not a machine recording.
  package var difference: Difference?
  /// The simulated utterances to compare with the recorded utterance. Empty if no element belongs to the recorded
  /// utterance, or if the vector is not a machine recording.
  var utterances: [Utterance] = []

  /// A way in which simulated speech differs from a machine recording. The raw value is a message for people.
  package enum Difference: String, Sendable, Hashable {
    case words = "the words differ"
    case order = "the order differs"
    case notStopped = "the simulated cursor does not stop at this element"
    case inVain = "only the simulated cursor stops at this element"
  }

  package struct Row: Sendable, Hashable {
    package var expected: String?
    package var heard: String?
    package var isSame: Bool { expected == heard }
  }

  package var isExact: Bool {
    switch vector.style {
    case .accessibilitySnapshot, .exact: vector.expected.map(\.utterances) == heard
    case .heard: matchedCount == expectedCount && matchedCount == heardCount
    case .recorded: difference == nil
    }
  }

  package var isFailure: Bool { !isExact && vector.confidence == .pinned && vector.reason == nil }

  init(of vector: FidelityVector, heard: [[String]]) {
    self.vector = vector
    self.heard = heard
    for (expected, heard) in zip(vector.expected.map(\.utterances), heard) {
      let (a, b) = (Self.segments(of: expected), Self.segments(of: heard))
      let rows = Self.aligned(a, b)
      expectedCount += a.count
      heardCount += b.count
      matchedCount += rows.count(where: \.isSame)
      // If all segments match but the lines differ, show the lines. The segments would hide the difference.
      self.rows += rows.allSatisfy(\.isSame) && !isExact ? Self.aligned(expected, heard) : rows
    }
  }

  /// Compares what the recording and the simulation say for one element of a screen. `recorded` is nil if the recording
  /// does not contain the element. `heard` is nil if the simulated cursor does not stop at the element.
  init(of vector: FidelityVector, recorded: String?, heard: [String]?, utterances: [Utterance]) {
    self.vector = vector
    self.heard = [heard ?? []]
    self.utterances = utterances
    let speech = recorded.map(RecordedSpeech.init)
    let words = heard?.flatMap(RecordedSpeech.words) ?? []
    let appName = RecordedSpeech.words(of: vector.scenario.appName ?? "")
    if let speech, heard != nil {
      if speech.matches(words, appName: appName) {
        (expectedCount, heardCount, matchedCount) = (speech.words.count, speech.words.count, speech.words.count)
      } else {
        let compared = speech.comparable(words)
        (expectedCount, heardCount) = (speech.words.count, compared.count)
        matchedCount = Self.aligned(speech.words, compared).count(where: \.isSame)
        difference = speech.words.sorted() == compared.sorted() ? .order : .words
      }
    } else {
      (expectedCount, heardCount) = (speech?.words.count ?? 0, words.count)
      difference = speech == nil ? .inVain : .notStopped
    }
    rows = [Row(expected: recorded, heard: heard?.joined(separator: " "))]
  }

  /// Returns the segments of utterances, in lower case.
  ///
  /// A punctuation mark ends a segment if a space, another mark or the end of the text follows. So `48%, adjustable`
  /// has two segments, but `1.05` has one. A hyphen between letters counts as a space, because captions write `pop-up`
  /// and people write `pop up`.
  static func segments(of utterances: [String]) -> [String] {
    utterances.flatMap { utterance -> [String] in
      var segments: [String] = [""]
      let characters = Array(utterance.lowercased())
      for (index, character) in characters.enumerated() {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        switch character {
        case ",", ".", ":", ";", "!", "?", "،", "‖", "|":
          if next.isWhitespace || ",.:;!?".contains(next) {
            segments.append("")
          } else {
            segments.append(with: character)
          }
        case "-" where next.isLetter && segments.last?.last?.isLetter == true: segments.append(with: " ")
        case "’": segments.append(with: "'")
        default: segments.append(with: character.isWhitespace ? " " : character)
        }
      }
      return segments.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
  }

  /// Aligns two lists with as many equal rows as possible.
  static func aligned(_ expected: [String], _ heard: [String]) -> [Row] {
    let changes = heard.difference(from: expected)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < heard.count {
      let isRemoved = removed.contains(i)
      let isInserted = inserted.contains(j)
      let isMatch = !isRemoved && !isInserted
      rows.append(
        Row(expected: isRemoved || isMatch ? expected[i] : nil, heard: isInserted || isMatch ? heard[j] : nil))
      if isRemoved || isMatch { i += 1 }
      if isInserted || isMatch { j += 1 }
    }
    return rows
  }
}

extension [String] {
  fileprivate mutating func append(with character: Character) { self[count - 1].append(character) }
}
