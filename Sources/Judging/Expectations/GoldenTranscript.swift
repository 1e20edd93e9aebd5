import AccessibilityModel
import Simulation

/// A transcript that is stored in a file. Later transcripts of the same scenario are compared with this transcript. The
/// file is `NAME.READER.LOCALE.transcript`, in the folder of the scenario's file.
///
/// The file is in the text format. Its first line states the screen reader and release. Its second line states the
/// model that wrote the file: the digests of wording and timing, and the version of the rules. Utterances, sounds and
/// effects are compared. Lines that begin with `#` are not compared.
package struct GoldenTranscript: Sendable {
  /// The path of the file, for diagnostics; nil if the text is not from a file.
  package var file: String?
  let lines: [Expectation.Line]
  /// The line with the digests of wording and timing, and the version of the rules; nil if the file has no such line.
  private let model: String?
  /// The screen reader and release in the header, such as `voiceover@26`; nil if the header does not state them.
  private let release: String?
  /// The number of different catalogue phrases that the header states; nil if the header does not state the number.
  private let phraseCount: Int?
  /// The spoken placeholders, by element id; nil if the file does not state them.
  let placeholders: [String: Set<String>]?
  /// The step number of each line of the file. The keys are line numbers, counted from 1.
  private let steps: [Int: Int]
  /// The content of the file.
  let text: String

  package enum Verdict: Sendable, Hashable {
    case same
    /// The screen, or the component on it, changed.
    case screenChanged(TranscriptDifference)
    /// Only the model of the screen reader changed: its rules, its wording, or the duration of its speech.
    case readerChanged(TranscriptDifference)
    /// Only the release of the screen reader is newer. `from` is the screen reader with its old release, such as
    /// `voiceover@26`.
    case readerUpgraded(TranscriptDifference, from: String)
  }

  /// Returns the file name of a golden transcript: `NAME.READER.LOCALE.transcript`.
  ///
  /// - Parameters:
  ///   - name: the name of the scenario's file without its extension.
  ///   - reader: the screen reader, with its version.
  ///   - locale: the BCP 47 tag of the app's language.
  package static func fileName(of name: String, reader: Reader, locale: String) -> String {
    "\(name).\(reader).\(locale).transcript"
  }

  /// Returns the content of a golden transcript's file: the text format, with a second line that states the model. If
  /// text fields are heard, a third line states their placeholders. Control characters and marks that change the writing
  /// direction are escapes such as `\u{202E}`.
  package static func text(of transcript: Transcript) -> String {
    let lines = transcript.description.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let placeholders = placeholderLine(transcript).map { $0 + "\n" } ?? ""
    let text = "\(lines[0])\n\(modelLine(transcript))\n\(placeholders)\(lines.count > 1 ? lines[1] : "")"
    return text.escapingControls
  }

  private static let mark = "# model: "

  private static func modelLine(_ transcript: Transcript) -> String {
    let model = transcript.model
    return "\(mark)\(model.wording) \(model.timing) \(model.rules)"
  }

  /// Reads the content of a golden transcript's file. Blank lines and trailing white space are ignored.
  package init(_ text: String, file: String? = nil) {
    self.file = file
    self.text = text
    var lines: [Expectation.Line] = []
    var model: String?
    var phraseCount: Int?
    var release: String?
    var placeholders: [String: Set<String>]?
    var steps: [Int: Int] = [:]
    var step = 0
    // Version control may have changed the line endings.
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in all.enumerated() {
      var line = line
      while let last = line.last, last.isWhitespace { line.removeLast() }
      line = String(line).unescapingControls[...]
      if line.hasPrefix(Self.mark) { model = String(line) }
      if line.hasPrefix(Self.placeholderMark) { placeholders = Self.placeholders(in: line) }
      if index == 0 {
        phraseCount = Self.phraseCount(in: line)
        release = Self.release(in: line)
      }
      // The line of a step looks like `# 3 doubleTap`.
      if line.hasPrefix("# "), let number = Int(line.dropFirst(2).prefix { $0 != " " }) { step = number }
      if line.isEmpty || line.hasPrefix("#") { continue }
      steps[index + 1] = step
      lines.append(.init(text: String(line), line: index + 1))
    }
    (self.lines, self.model, self.phraseCount, self.release) = (lines, model, phraseCount, release)
    (self.placeholders, self.steps) = (placeholders, steps)
  }

  private static func release(in header: Substring) -> String? {
    let parts = header.split(separator: " · ")
    return header.hasPrefix("#") && parts.count > 1 ? String(parts[1]) : nil
  }

  /// Returns the screen reader and release in the first line of a file, such as `voiceover@26`; nil if the line does
  /// not state them.
  package static func release(of text: String) -> String? {
    text.split(separator: "\n", maxSplits: 1).first.flatMap(release)
  }

  /// Returns the number of phrases in a header, such as 31 in “31 phrases, 9 unconfirmed”; nil if the number is
  /// missing.
  private static func phraseCount(in header: Substring) -> Int? {
    let words = header.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "phrases," || $0 == "phrase," }), place > 0 else { return nil }
    return Int(words[place - 1])
  }

  /// Compares a new transcript of the same scenario with this golden transcript.
  ///
  /// - Parameters:
  ///   - transcript: the new transcript.
  ///   - replay: plays the scenario with the screen reader and release of the file; returns nil if this is not
  ///     possible.
  package func verdict(on transcript: Transcript, replay: (String) -> Transcript? = { _ in nil }) -> Verdict {
    let verdict = plainVerdict(on: transcript)
    guard case .screenChanged(let difference) = verdict else { return verdict }
    var appsDifference = difference
    let isOtherRelease = release.map { transcript.header.isUpgrade(of: $0) } ?? false
    if isOtherRelease, let release, let old = replay(release) {
      switch plainVerdict(on: old) {
      case .same, .readerChanged, .readerUpgraded: return .readerUpgraded(difference, from: release)
      case .screenChanged(let found): appsDifference = found
      }
    }
    // Old rules are not kept, so they cannot be replayed. If the app's own content is the same, the reader changed.
    let rules = model?.split(separator: " ").dropFirst(4).first.map(String.init)
    let isOtherModel = rules != Transcript.rules || !transcript.header.learnt.isEmpty
    guard isOtherRelease || isOtherModel && model != nil, hasSameContent(transcript) else {
      return .screenChanged(appsDifference)
    }
    return isOtherRelease ? .readerUpgraded(difference, from: release ?? "") : .readerChanged(difference)
  }

  /// Returns whether the app's texts, states and effects are the same in both transcripts. The screen reader's words
  /// and the order of the texts do not matter.
  private func hasSameContent(_ transcript: Transcript) -> Bool {
    let new = GoldenTranscript(transcript.description)
    let catalogues = transcript.header.catalogues
    // Recorded words for traits are not in the catalogue. They are therefore taken from the new transcript.
    let learnt = Set(
      transcript.utterances.flatMap(\.utterance.segments).filter { segment in
        segment.source == .trait && segment.phrase.flatMap(catalogues.source) != nil
      }.map(\.text))
    func effects(_ lines: [Expectation.Line]) -> [String] { lines.map(\.text).filter { $0.hasPrefix("→ ") } }
    func texts(_ lines: [Expectation.Line]) -> Set<String> {
      var texts: Set<String> = []
      for line in lines where !line.text.hasPrefix("→ ") && Sound.name(inLine: line.text) == nil {
        for piece in MarkedLine(line.text).text.split(separator: ", ").map(String.init) {
          if learnt.contains(piece) { continue }
          let phrase = catalogues.phrase(matching: piece, in: transcript.header.readerLocale)
          // States and positions come from the app, although their words are the screen reader's.
          switch phrase.flatMap(catalogues.source) {
          case .trait, .hint, .actions, .insertionPoint, .context: continue
          default: texts.insert(piece)
          }
        }
      }
      return texts
    }
    return effects(lines) == effects(new.lines) && texts(lines) == texts(new.lines)
  }

  /// Returns the lines of a new transcript that are compared: utterances, sounds and effects.
  func heardLines(of transcript: Transcript) -> [TranscriptDifference.HeardLine] {
    transcript.entries.compactMap { entry in
      let line = entry.expectedLine ?? { if case .effect = entry.kind { entry.lines().first } else { nil } }()
      return line.map { .init(text: $0, entry: entry) }
    }
  }

  private func plainVerdict(on transcript: Transcript) -> Verdict {
    let heard = heardLines(of: transcript)
    var finder: CauseFinder {
      var finder = CauseFinder(transcript.entries, of: transcript)
      finder.placeholders = placeholders
      return finder
    }
    guard
      let difference = TranscriptDifference(
        from: lines, in: heard, isCaptured: !transcript.header.places.isEmpty, finder)
    else { return .same }
    let current = Self.modelLine(transcript)
    if let model, model != current {
      let now = current.split(separator: " ")
      let then = model.split(separator: " ")
      let isOther = { (index: Int) in !then.indices.contains(index) || then[index] != now[index] }
      // Only a change of the screen changes the number of phrases. If the wording is new, the duration of speech may
      // differ too.
      let count = transcript.header.phraseCount
      if phraseCount ?? count == count, difference.isReaders(wording: isOther(2), timing: isOther(2) || isOther(3)) {
        var rewording = finder
        rewording.isRewording = true
        return .readerChanged(TranscriptDifference(from: lines, in: heard, rewording) ?? difference)
      }
    }
    return .screenChanged(difference)
  }

  /// Returns a diagnostic if a new transcript differs, or if an equal placeholder replaced a label or value; otherwise
  /// nil.
  ///
  /// - Parameters:
  ///   - transcript: the new transcript.
  ///   - isFull: whether the diagnostic shows every line, including unchanged lines.
  ///   - scenario: the scenario; nil if it is not known. The diagnostic hides the scenario's codes, and names the step
  ///     in the scenario's file.
  ///   - isRedacted: whether bullets replace every code that a person enters.
  ///   - replay: plays the scenario with the screen reader and release of the file; returns nil if this is not
  ///     possible.
  package func finding(
    in transcript: Transcript, isFull: Bool = false, of scenario: Scenario? = nil, isRedacted: Bool = false,
    replay: (String) -> Transcript? = { _ in nil }
  ) -> Diagnostic? {
    let isReaders: Bool
    let difference: TranscriptDifference
    var older: String?
    switch verdict(on: transcript, replay: replay) {
    case .same: return equalPlaceholder(in: transcript, of: scenario, isRedacted: isRedacted)
    case .screenChanged(let found): (isReaders, difference) = (false, found)
    case .readerChanged(let found): (isReaders, difference) = (true, found)
    case .readerUpgraded(let found, let from): (isReaders, difference, older) = (true, found, from)
    }
    var finding = difference.diagnostic(isFull: isFull)
    // The notes that follow are not from the app, so they contain no codes.
    if let scenario {
      finding = scenario.redacted(finding, isRedacted: isRedacted, locale: transcript.header.appLocale) ?? finding
    }
    let upgrade = isReaders || older != nil ? difference.upgradeRules : []
    let keptStep = difference.changes[0].row.line.flatMap { steps[$0] }
    if let place = difference.place(in: transcript, keptStep: keptStep, file: scenario?.file) {
      finding.notes.insert("where:    \(place)", at: 0)
    }
    finding.file = file
    finding.column = finding.line == nil ? nil : 1
    if !upgrade.isEmpty { finding.notes.append("rules:    \(upgrade.joined(separator: ", "))") }
    if let older {
      finding.severity = .warning
      let release = transcript.header.readerRelease.map(\.description) ?? ""
      finding.notes.append(
        "the screen has not changed, but the screen reader is a newer version: \(older) → \(release)")
      finding.help =
        "review the differences by rule with `a11y-sim test --upgrade`, or write `reader: \(older)` to use the old version"
    } else if isReaders {
      finding.severity = .warning
      finding.notes.append(
        "the screen has not changed, but the model of the screen reader has changed since this file was written")
      finding.help = "review the differences by rule with `a11y-sim test --upgrade`, then accept them"
    } else {
      finding.help =
        difference.revealsWhatWasHidden
        ? "make the field secure again; if this is intended, delete this file and let `test --update` write it again"
        : "if this is intended, accept the change with `a11y-sim test --update`"
    }
    return finding
  }
}

extension Transcript.Header {
  /// Returns whether the transcript's screen reader is a newer version of `release`, such as `voiceover@26`.
  fileprivate func isUpgrade(of release: String) -> Bool {
    guard let at = release.lastIndex(of: "@"), release[..<at] == reader,
      let old = Version(release[release.index(after: at)...]), let new = readerRelease
    else { return false }
    return old < new
  }
}

extension GoldenTranscript {
  package static func fileName(of name: String, for transcript: Transcript) -> String {
    let header = transcript.header
    return fileName(of: name, reader: header.screenReader, locale: header.appLocale)
  }
}

extension AccessibilityTree {
  /// Compares the tree with lines in the format of `description`; returns nil if nothing differs. Blank lines and
  /// trailing white space are ignored.
  package func difference(from dump: String) -> Diagnostic? {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in
        var line = line
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return String(line)
      }.filter { !$0.isEmpty }
    }
    let (expected, found) = (lines(dump).map(\.unescapingControls), lines(description))
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
