/// A recorded utterance, in a form that can be compared with simulated speech.
///
/// The recording tools write one utterance for each element at which the cursor stops. The tools join the parts of an
/// utterance with spaces, put the hint at the end, and cut the utterance at 64 characters (machine recordings, iOS 27).
struct RecordedSpeech: Sendable, Hashable {
  /// The length, in characters, at which the recording service cuts an utterance.
  static let cut = 64

  /// The words of the utterance, in lower case and without the punctuation around them.
  let words: [String]
  /// Whether the utterance has the maximum length ``cut``. If so, the end may be missing, even within a word.
  let isCut: Bool

  init(_ text: String) {
    words = Self.words(of: text)
    isCut = text.count == Self.cut
  }

  static func words(of text: String) -> [String] {
    FidelityResult.segments(of: [text.replacing("…", with: " ")]).flatMap { segment in
      segment.split(separator: " ").compactMap { word in
        let trimmed = word.drop { $0.isMark }.reversed().drop { $0.isMark }.reversed()
        return trimmed.isEmpty ? nil : String(trimmed)
      }
    }
  }

  /// Returns whether the recorded words equal the simulated words. If the recording is cut, only the words before the
  /// cut must match.
  ///
  /// - Parameters:
  ///   - heard: the simulated words.
  ///   - appName: the words of the app's name. A match is also found if only one side begins with these words.
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

  /// Returns the simulated words to compare with this utterance. If the recording is cut, words after the cut are left
  /// out.
  func comparable(_ heard: [String]) -> [String] {
    // A recorded utterance has few words. So only the beginning of a long simulated text can match.
    isCut || heard.count > 64 ? Array(heard.prefix(max(words.count, isCut ? 0 : 64))) : heard
  }

  /// Returns the similarity of the recorded and the simulated words, from 0 to 100. The order of the words is ignored.
  func likeness(to heard: [String]) -> Int {
    let heard = comparable(heard)
    if words.isEmpty && heard.isEmpty { return 100 }
    // Both lists are short, so a linear search is faster than a dictionary.
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

/// The assignment of recorded utterances to the elements at which the simulated cursor stops.
struct RecordedAlignment {
  /// The assigned pairs, in order. `row` is the index of an utterance; nil if the recording lacks the cursor stop.
  /// `stop` is the index of a cursor stop; nil if none matches the utterance. A stop that the recording lacks is left
  /// out if it costs less than `stopGap`.
  private(set) var pairs: [(row: Int?, stop: Int?)] = []

  /// The costs of an utterance (`rowGap`) and of a cursor stop (`stopGap`) that are not paired. A pair whose words
  /// match costs nothing. Any other pair costs 105 minus the similarity of its words.
  private static let (rowGap, stopGap) = (90, 45)
  /// The cost if the recording lacks the very first cursor stop.
  private static let lost = 20

  /// Finds the assignment with the lowest total cost.
  ///
  /// - Parameters:
  ///   - rows: the recorded utterances.
  ///   - stops: the simulated words for each element at which the cursor stops.
  ///   - repeats: the number of final stops that come from swipes past the last element. Such a stop costs nothing if
  ///     no utterance belongs to it.
  ///   - isComplete: whether the recording reaches the end of the screen. If false, stops after the last utterance cost
  ///     nothing.
  ///   - appName: the words of the app's name. A pair also matches if only its utterance or only its stop has these
  ///     words.
  init(_ rows: [RecordedSpeech], stops: [[String]], repeats: Int, isComplete: Bool, appName: [String]) {
    let (m, n) = (rows.count, stops.count)
    // The value at `[i][j]` is the lowest cost to align the utterances from `i` on with the stops from `j` on.
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
