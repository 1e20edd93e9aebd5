import Locales

/// The comparison of what the simulator said with what a vector expects.
package struct FidelityResult: Sendable {
  /// The vector that was played.
  package var vector: FidelityVector
  /// The heard utterances, one list for each of the vector's expectations.
  package var heard: [[String]]
  /// The numbers of expected segments, heard segments, and matching segments in the same order.
  package var expectedCount = 0, heardCount = 0, matchedCount = 0
  /// Both sides, aligned: a row holds a difference, or has one side only.
  package var rows: [Row] = []

  /// The difference between an utterance of a recording and the simulated one; nil where they match.
  package var difference: Difference?
  /// The simulated utterances of the stop with which a recorded utterance was compared.
  var utterances: [Utterance] = []

  /// The ways in which a recording differs from the simulated speech.
  package enum Difference: String, Sendable, Hashable {
    case words = "the words differ"
    case order = "the order differs"
    case notStopped = "the model does not stop here"
    case inVain = "the model stops here in vain"
  }

  /// One row of the two sides.
  package struct Row: Sendable, Hashable {
    /// The expected text; nil where nothing was expected.
    package var expected: String?
    /// The heard text; nil where nothing was heard.
    package var heard: String?
    /// Whether both texts are the same.
    package var isSame: Bool { expected == heard }
  }

  /// Whether the result matches: to the letter in the library's style, otherwise segment by segment.
  package var isExact: Bool {
    switch vector.style {
    case .accessibilitySnapshot: vector.expected.map(\.utterances) == heard
    case .heard: matchedCount == expectedCount && matchedCount == heardCount
    case .recorded: difference == nil
    }
  }

  /// Whether the simulator should match the vector but does not.
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
      // The words are the same in another spelling, so only the lines show the difference.
      self.rows += rows.allSatisfy(\.isSame) && !isExact ? Self.aligned(expected, heard) : rows
    }
  }

  /// Compares an utterance of a recording with a stop of the simulated cursor; one of the two may be missing.
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

  /// Returns the segments of utterances, in lower case. A punctuation mark separates segments where a space or the end
  /// follows: `48%, adjustable`, but not `1.05`. A hyphen counts as a space: captions write `pop-up` where people write
  /// `pop up`.
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
