/// A transcript that is kept in a file, and what a new one is held against: `NAME.READER.LOCALE.transcript` beside its
/// scenario.
///
/// It is the text format, with a second line that names what was known of the reader when it was written. What was heard
/// and what happened besides count; the other lines with `#` are for people.
public struct GoldenTranscript: Sendable {
  /// As the user named it; nil for text without one.
  public var file: String?
  private let lines: [Expectation.Line]
  /// The digests it was made with; nil where it names none.
  private let model: String?
  /// How many different phrases of the catalogues it has; nil where it does not say.
  private let phraseCount: Int?

  /// How a new transcript compares.
  public enum Verdict: Sendable, Hashable {
    case same
    /// The screen, or the component on it, changed.
    case screenChanged(TranscriptDifference)
    /// Only what is known of the reader changed: its words, or how long they take.
    case readerChanged(TranscriptDifference)
  }

  /// The name of the file of a transcript.
  ///
  /// - Parameters:
  ///   - name: the scenario's file without its extension.
  ///   - reader: the screen reader, with its version.
  ///   - locale: BCP 47 tag of the language it is played in.
  public static func fileName(of name: String, reader: Reader, locale: String) -> String {
    "\(name).\(reader).\(locale).transcript"
  }

  /// A transcript as it is kept.
  public static func text(of transcript: Transcript) -> String {
    let lines = transcript.description.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return "\(lines[0])\n\(currentModel)\n\(lines.count > 1 ? lines[1] : "")"
  }

  private static let mark = "# model: "

  private static var currentModel: String {
    let model = Transcript.model
    return "\(mark)\(model.wording) \(model.timing)"
  }

  /// Reads what was kept.
  public init(_ text: String, file: String? = nil) {
    self.file = file
    var lines: [Expectation.Line] = []
    var model: String?
    var phraseCount: Int?
    // Version control may have changed the line ends.
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in all.enumerated() {
      var line = line
      while let last = line.last, last.isWhitespace { line.removeLast() }
      if line.hasPrefix(Self.mark) { model = String(line) }
      if index == 0 { phraseCount = Self.phraseCount(in: line) }
      if line.isEmpty || line.hasPrefix("#") { continue }
      lines.append(.init(text: String(line), line: index + 1))
    }
    (self.lines, self.model, self.phraseCount) = (lines, model, phraseCount)
  }

  /// `31` of `# a11y-sim 1 · voiceover@26 · en · 31 phrases, 9 unconfirmed`.
  private static func phraseCount(in header: Substring) -> Int? {
    let words = header.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "phrases," || $0 == "phrase," }), place > 0 else { return nil }
    return Int(words[place - 1])
  }

  /// How a new transcript of the same scenario compares.
  public func verdict(on transcript: Transcript) -> Verdict {
    let heard = transcript.entries.compactMap { entry -> TranscriptDifference.HeardLine? in
      let line = entry.expectedLine ?? { if case .effect = entry.kind { entry.lines().first } else { nil } }()
      return line.map { .init(text: $0, entry: entry) }
    }
    guard let difference = TranscriptDifference(from: lines, in: heard, CauseFinder(transcript.entries, of: transcript))
    else { return .same }
    if let model, model != Self.currentModel {
      let now = Self.currentModel.split(separator: " ")
      let then = model.split(separator: " ")
      let isOther = { (index: Int) in !then.indices.contains(index) || then[index] != now[index] }
      // A phrase more or less is the screen's. Other words take another time to say.
      let count = transcript.header.confirmedPhrases + transcript.header.unconfirmedPhrases
      if phraseCount ?? count == count, difference.isReaders(wording: isOther(2), timing: isOther(2) || isOther(3)) {
        var finder = CauseFinder(transcript.entries, of: transcript)
        finder.isRewording = true
        return .readerChanged(TranscriptDifference(from: lines, in: heard, finder) ?? difference)
      }
    }
    return .screenChanged(difference)
  }

  /// What is to be said of a new transcript; nil for nothing.
  ///
  /// - Parameters:
  ///   - transcript: the new transcript.
  ///   - isFull: with every line.
  public func finding(in transcript: Transcript, isFull: Bool = false) -> Diagnostic? {
    let isReaders: Bool
    let difference: TranscriptDifference
    switch verdict(on: transcript) {
    case .same: return nil
    case .screenChanged(let found): (isReaders, difference) = (false, found)
    case .readerChanged(let found): (isReaders, difference) = (true, found)
    }
    var finding = difference.diagnostic(isFull: isFull)
    finding.file = file
    finding.column = finding.line == nil ? nil : 1
    if isReaders {
      finding.severity = .warning
      finding.notes.append("your screen is the same: what is known of the reader has changed since this was written")
      finding.help = "look at it, and take it over with `a11y-sim test --update`"
    } else {
      finding.help = "if that is meant, take it over with `a11y-sim test --update`"
    }
    return finding
  }
}

extension GoldenTranscript {
  /// The name of the file of a transcript, as `fileName(of:reader:locale:)`.
  public static func fileName(of name: String, for transcript: Transcript) -> String {
    let header = transcript.header
    return fileName(of: name, reader: header.screenReader, locale: header.appLocale)
  }
}

extension AccessibilityTree {
  /// How a tree differs from lines as `description` prints them, trimmed at the right; nil when it does not.
  public func difference(from dump: String) -> Diagnostic? {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in
        var line = line
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return String(line)
      }.filter { !$0.isEmpty }
    }
    let (expected, found) = (lines(dump), lines(description))
    if expected == found { return nil }
    let rows = Alignment(expected, found).pairs.map { pair in
      TranscriptDifference.Row(expected: pair.expected.map { expected[$0] }, heard: pair.heard.map { found[$0] })
    }
    let count = rows.count { !$0.isSame }
    let text = rows.map { row in row.isSame ? "  \(row.expected ?? "")" : "  \(row.words)" }.joined(separator: "\n")
    return Diagnostic(
      count == 1 ? "one element differs" : "\(count) elements differ", notes: ["every element:\n\(text)"])
  }
}
