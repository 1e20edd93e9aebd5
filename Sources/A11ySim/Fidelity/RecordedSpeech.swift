import Locales

/// The comparison of a recorded utterance with simulated speech. The tools that record write one utterance for each
/// stop of the cursor, with the parts joined by spaces and the hint at the end, and cut it at 64 characters
/// (machine recordings, iOS 27).
struct RecordedSpeech: Sendable, Hashable {
  /// The length, in characters, at which the recording service cuts an utterance.
  static let cut = 64

  /// The words, in lower case and without the punctuation around them.
  let words: [String]
  /// Whether the utterance may have been cut within its last word.
  let isCut: Bool

  init(_ text: String) {
    words = Self.words(of: text)
    isCut = text.count == Self.cut
  }

  /// Returns the words of a text in lower case, without the punctuation around them.
  static func words(of text: String) -> [String] {
    FidelityResult.segments(of: [text.replacing("…", with: " ")]).flatMap { segment in
      segment.split(separator: " ").compactMap { word in
        let trimmed = word.drop { $0.isMark }.reversed().drop { $0.isMark }.reversed()
        return trimmed.isEmpty ? nil : String(trimmed)
      }
    }
  }

  /// Tells whether the recorded words are all that is heard, or its beginning where the recording is cut.
  ///
  /// - Parameters:
  ///   - heard: the simulated words.
  ///   - appName: the words of the app's name, which may be missing on either side.
  func matches(_ heard: [String], appName: [String] = []) -> Bool {
    if isSame(words, heard) { return true }
    guard !appName.isEmpty else { return false }
    if words.starts(with: appName), isSame(Array(words.dropFirst(appName.count)), heard) { return true }
    return heard.starts(with: appName) && isSame(words, Array(heard.dropFirst(appName.count)))
  }

  private func isSame(_ words: [String], _ heard: [String]) -> Bool {
    if words == heard { return true }
    guard isCut, let last = words.last, heard.count >= words.count else { return false }
    return heard.starts(with: words.dropLast()) && heard[words.count - 1].hasPrefix(last)
  }

  /// Returns the simulated words that the recording can be compared with: those before the cut.
  func comparable(_ heard: [String]) -> [String] {
    // A recorded utterance has few words. Of a long text, only its beginning can be alike.
    isCut || heard.count > 64 ? Array(heard.prefix(max(words.count, isCut ? 0 : 64))) : heard
  }

  /// Returns how alike the words are, 0 to 100, whatever their order.
  func likeness(to heard: [String]) -> Int {
    let heard = comparable(heard)
    if words.isEmpty && heard.isEmpty { return 100 }
    // Both lists are short, so looking through one of them costs less than a dictionary.
    var left = heard
    for word in words {
      if let index = left.firstIndex(of: word) { left.remove(at: index) }
    }
    return 200 * (heard.count - left.count) / (words.count + heard.count)
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}

/// The assignment of recorded utterances to the stops of a simulated cursor.
struct RecordedAlignment {
  /// Each recorded utterance with its stop, and each stop that was not recorded, in order. One side may be missing.
  private(set) var pairs: [(row: Int?, stop: Int?)] = []

  /// The costs of an utterance without a stop and of a stop without an utterance. A pair costs 105 less its likeness.
  private static let (rowGap, stopGap) = (90, 45)
  /// The cost of a first stop without an utterance.
  private static let lost = 20

  /// Aligns as cheaply as possible.
  ///
  /// - Parameters:
  ///   - rows: the recorded utterances.
  ///   - stops: the simulated words of each stop.
  ///   - repeats: the number of stops at the end that only repeat the last one; they may be left over.
  ///   - isComplete: whether the recording goes to the end of the screen.
  ///   - appName: the words of the app's name.
  init(_ rows: [RecordedSpeech], stops: [[String]], repeats: Int, isComplete: Bool, appName: [String]) {
    let (m, n) = (rows.count, stops.count)
    // The cheapest way from each utterance and stop to the end.
    var costs = Array(repeating: Array(repeating: 0, count: n + 1), count: m + 1)
    func skip(_ stop: Int, after row: Int) -> Int {
      // A recording lacks the first element if the reader was announcing itself when the element was reached.
      if row == 0 && stop == 0 { return Self.lost }
      return stop >= n - repeats || row == m && !isComplete ? 0 : Self.stopGap
    }
    func pair(_ row: Int, _ stop: Int) -> Int {
      rows[row].matches(stops[stop], appName: appName) ? 0 : 105 - rows[row].likeness(to: stops[stop])
    }
    for i in (0...m).reversed() {
      for j in (0...n).reversed() where i < m || j < n {
        var cost = Int.max
        if i < m, j < n { cost = pair(i, j) + costs[i + 1][j + 1] }
        if i < m { cost = min(cost, Self.rowGap + costs[i + 1][j]) }
        if j < n { cost = min(cost, skip(j, after: i) + costs[i][j + 1]) }
        costs[i][j] = cost
      }
    }
    var (i, j) = (0, 0)
    while i < m || j < n {
      if i < m, j < n, costs[i][j] == pair(i, j) + costs[i + 1][j + 1] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if i < m, costs[i][j] == Self.rowGap + costs[i + 1][j] {
        pairs.append((i, nil))
        i += 1
      } else {
        if skip(j, after: i) == Self.stopGap { pairs.append((nil, j)) }
        j += 1
      }
    }
  }
}
