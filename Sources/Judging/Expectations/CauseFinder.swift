import AccessibilityModel
import Simulation

/// A search for the causes of differences between a transcript and the expected lines.
struct CauseFinder {
  typealias Cause = TranscriptDifference.Cause
  typealias Row = TranscriptDifference.Row

  let entries: [Transcript.Entry]
  private let texts: Texts
  /// The phrases that the reader and the components on the screens can say.
  var catalogues: [PhraseCatalogue] { texts.header.catalogues }
  /// Whether expected words outside the catalogue are known to be old wording of the screen reader.
  var isRewording = false
  /// The placeholders that a golden transcript states, by element id; nil if they are not known.
  var placeholders: [String: Set<String>]?

  init(_ entries: some Collection<Transcript.Entry>, of transcript: Transcript) {
    self.init(entries, Texts(transcript))
  }

  init(_ entries: some Collection<Transcript.Entry>, _ texts: Texts) {
    self.entries = Array(entries)
    self.texts = texts
  }

  /// Returns the cause of the difference in `rows[index]`.
  ///
  /// - Parameter entry: the entry of the heard line; nil if nothing was heard.
  func cause(of index: Int, _ rows: [Row], _ entry: Transcript.Entry?) -> Cause {
    let row = rows[index]
    guard let entry, let heard = row.heard else { return missing(row.expected ?? "", index, rows) }
    switch entry.kind {
    case .utterance(let said):
      if let secret = secret(in: said, index, rows) { return secret }
      guard let expected = row.expected else { return added(said, heard, index, rows) }
      return changed(from: MarkedLine(expected), to: said, at: entry)
    case .sound(let sound):
      guard let expected = row.expected else {
        return Cause(.sound, "the \(sound.kind) “\(sound.name)” is played as well")
      }
      return Cause(.sound, "the \(sound.kind) is “\(sound.name)” instead of “\(Self.sound(expected) ?? expected)”")
    default:
      let happened = Self.effect(heard) ?? heard
      if let expected = row.expected {
        return Cause(.effect, "what happens is “\(happened)” instead of “\(Self.effect(expected) ?? expected)”")
      }
      let isTwice = rows.indices.contains { $0 != index && rows[$0].isSame && rows[$0].heard == heard }
      return Cause(.effect, "“\(happened)” happens \(isTwice ? "once more" : "as well")")
    }
  }

  private static func sound(_ line: String) -> String? { Sound.name(inLine: line) }

  private static func effect(_ line: String) -> String? { line.hasPrefix("→ ") ? String(line.dropFirst(2)) : nil }

  // MARK: A line that is gone

  private func missing(_ line: String, _ index: Int, _ rows: [Row]) -> Cause {
    if let sound = Self.sound(line) { return Cause(.sound, "the sound “\(sound)” is no longer played") }
    if let effect = Self.effect(line) { return Cause(.effect, "“\(effect)” no longer happens") }
    let text = MarkedLine(line).text
    if let later = rows.firstIndex(where: { $0.expected == nil && $0.heard == line }) {
      return moved(line, from: index, to: later, rows)
    }
    if let source = source(ofLine: text) {
      return Cause(.missing, "\(source.name) “\(text)” is no longer spoken")
    }
    // Only a line about an element has a trait.
    let isElement = text.split(separator: ", ").dropFirst().contains { source(of: String($0)) == .trait }
    if !isElement, let element = elementBefore(index, rows) {
      return Cause(.missing, "“\(text)” is no longer spoken: it was the hint of “\(element)”, or announced")
    }
    return Cause(.missing, "“\(text)” is no longer spoken")
  }

  /// Returns the text of the previous line if that line is unchanged and describes an element; otherwise nil. The line
  /// at `index` may be the hint of this element.
  private func elementBefore(_ index: Int, _ rows: [Row]) -> String? {
    guard index > 0, rows[index - 1].isSame, let line = rows[index - 1].heard else { return nil }
    let reasons: Set<Utterance.Reason> = [.focus, .screenChange, .layoutChange]
    for case .utterance(let said) in entries.map(\.kind) where said.line == line {
      return reasons.contains(said.utterance.reason) && said.outcome == .spoken ? said.utterance.text : nil
    }
    return nil
  }

  /// Returns the source of an announcement, of a line with a hint, or of a line with only one part. Nil for other
  /// lines, or if the source is not known.
  private func source(ofLine text: String) -> Segment.Source? {
    if texts.announcements.contains(text) { return .announcement }
    let pieces = text.split(separator: ", ").map { source(of: String($0)) }
    if pieces.contains(.hint) || pieces.contains(.actions) { return .hint }
    guard pieces.count == 1, let source = pieces[0] else { return nil }
    return source
  }

  /// Returns the cause for a line that moved. The cause names an unchanged line that the moved line passed, if any.
  private func moved(_ line: String, from index: Int, to later: Int, _ rows: [Row]) -> Cause {
    let text = MarkedLine(line).text
    let between = index < later ? rows[index..<later] : rows[later..<index]
    guard let other = between.first(where: { $0.isSame })?.heard else {
      return Cause(.lineOrder, "“\(text)” is spoken at another time")
    }
    let place = index < later ? "after" : "before"
    return Cause(.lineOrder, "“\(text)” is now spoken \(place) “\(MarkedLine(other).text)”")
  }

  // MARK: A line that is new

  private func added(_ said: Transcript.UtteranceRecord, _ line: String, _ index: Int, _ rows: [Row]) -> Cause {
    let text = said.utterance.text
    if let earlier = rows.firstIndex(where: { $0.heard == nil && $0.expected == line }) {
      return moved(line, from: earlier, to: index, rows)
    }
    let isAnnouncement = said.utterance.reason == .announcement
    let isNamed = said.utterance.segments.contains { ![.trait, .state].contains($0.source) }
    if !isAnnouncement, !isNamed, !said.utterance.segments.isEmpty {
      return Cause(.added, "“\(text)” is spoken as well: an element without a name")
    }
    let spoken = isAnnouncement ? "announced" : "spoken"
    for neighbour in [index - 1, index + 1] where rows.indices.contains(neighbour) {
      guard let other = rows[neighbour].heard.map({ MarkedLine($0).text }) else { continue }
      if other == text { return Cause(.twice, "“\(text)” is \(spoken) twice") }
      if other.split(separator: ", ").contains(text[...]) {
        return Cause(.twice, "“\(text)” is spoken twice: \(spoken), and as a part of “\(other)”")
      }
    }
    if let wrong = foreign(said) { return wrong }
    switch said.utterance.reason {
    case .hint: return Cause(.added, "the hint “\(text)” is spoken as well")
    case .announcement: return Cause(.added, "“\(text)” is announced as well")
    case .typing: return Cause(.added, "the echo “\(text)” is spoken as well")
    default: return Cause(.added, "“\(text)” is spoken as well")
    }
  }

  private func foreign(_ said: Transcript.UtteranceRecord) -> Cause? {
    let foreign = said.utterance.segments.first { !$0.language.isSameLanguage(as: texts.header.appLocale) }
    return foreign.map {
      Cause(.language, "“\($0.text)” is spoken in “\($0.language)”, not “\(texts.header.appLocale)”")
    }
  }

  /// Returns the cause if an entered text is heard, but no expected line contains this text; otherwise nil.
  private func secret(in said: Transcript.UtteranceRecord, _ index: Int, _ rows: [Row]) -> Cause? {
    let heard = said.heard
    if heard.isEmpty { return nil }
    let row = rows[index]
    for code in texts.codes where code.count > 1 && SpokenSearch.says(code, in: [heard]) {
      if rows.contains(where: { $0.expected.map { SpokenSearch.says(code, in: [MarkedLine($0).text]) } ?? false }) {
        continue
      }
      return Cause(.secret, "what was entered, “\(code)”, is spoken")
    }
    // The text may be heard key by key: as a character where a bullet, a count or a click was expected.
    guard let character = said.utterance.segments.first(where: { [.echo, .deletion].contains($0.source) })?.text,
      texts.codes.contains(where: { $0.contains(character) }), !character.contains("•")
    else { return nil }
    let nearby = [row.expected] + rows[max(0, index - 2)...min(rows.count - 1, index + 2)].map(\.expected)
    let wasHidden = nearby.contains { line in
      guard let line else { return false }
      return line == "[sound: keyboard click]" || isHidden(MarkedLine(line).text)
    }
    let isExpected = rows.contains { $0.expected.map { MarkedLine($0).text == character } ?? false }
    return wasHidden && !isExpected ? Cause(.secret, "what was entered, “\(character)”, is spoken") : nil
  }

  private func isHidden(_ text: String) -> Bool {
    if !text.isEmpty, text.allSatisfy({ $0 == "•" || $0 == " " }) { return true }
    return catalogues.matches(text).contains { match in
      catalogues.isPhrase(match.key, .characterCount) || catalogues.isPhrase(match.key, .bulletCount)
    }
  }

  // MARK: A line that changed

  private func changed(
    from expected: MarkedLine, to said: Transcript.UtteranceRecord, at entry: Transcript.Entry
  ) -> Cause {
    let text = said.utterance.text
    if expected.text == text { return outcome(expected, said, at: entry) }
    if max(expected.text.utf8.count, text.utf8.count) > LongLine.limit {
      let same = zip(expected.text, text).prefix { $0 == $1 }.count
      return Cause(.changed, "a long text differs from its character \(same + 1) on")
    }
    let segments = said.utterance.segments
    let pieces = Self.pieces(of: expected.text, segments)
    let common = Alignment.common(pieces, segments.map(\.text), pieces.indices, segments.indices)
    let (kept, known) = (Set(common.map(\.0)), Set(common.map(\.1)))
    let gone = pieces.indices.filter { !kept.contains($0) }
    let new = segments.indices.filter { !known.contains($0) }
    if let order = order(pieces, segments, gone, new) { return order }
    if gone.isEmpty, let first = new.first {
      let segment = segments[first]
      if segments.indices.contains(where: { $0 != first && segments[$0].text == segment.text }) {
        return Cause(.twice, "“\(segment.text)” is spoken twice in one utterance")
      }
      if !segment.language.isSameLanguage(as: texts.header.appLocale) {
        return Cause(.language, "“\(segment.text)” is spoken in “\(segment.language)”, not “\(texts.header.appLocale)”")
      }
      return Cause(.added, "\(segment.source.name) “\(segment.text)” is spoken as well")
    }
    guard let first = gone.first else {
      // Both sides have the same parts, joined differently.
      return Cause(.marks, "only the marks between the words differ")
    }
    if new.isEmpty || gone.count > new.count && !isReplaced(pieces[first], by: segments, new) {
      if let cause = fieldCause(pieces[first], at: first, by: nil, in: said, common) { return cause }
      let source = source(of: pieces[first], at: first, in: pieces, segments, common)
      let name = source.map { $0.name + " " } ?? ""
      return Cause(.missing, "\(name)“\(pieces[first])” is no longer spoken")
    }
    return replaced(pieces[first], at: first, by: segments[new[0]], pieces, said, common)
  }

  /// Returns the cause if the text of an utterance is unchanged, but more or less of the text was heard.
  private func outcome(_ expected: MarkedLine, _ said: Transcript.UtteranceRecord, at entry: Transcript.Entry) -> Cause
  {
    let text = said.utterance.text
    let wasHeard = expected.heard ?? text
    let other = interrupter(of: said, at: entry).map { " by “\($0)”" } ?? ""
    let isLess = said.heard.count < wasHeard.count
    switch said.outcome {
    case .dropped where isLess:
      return Cause(.notHeard, "“\(text)” is never heard: it is dropped before it begins")
    case .interrupted where isLess:
      return said.heard.isEmpty
        ? Cause(.cut, "“\(text)” is cut off before its first word\(other)")
        : Cause(.cut, "cut off after “\(said.heard)”\(other)")
    case .interrupted where !said.heard.isEmpty && !said.lost.isEmpty:
      return Cause(.heardNow, "“\(text)” is cut off only after “\(said.heard)”\(other)")
    case .spoken:
      return Cause(.heardNow, "“\(text)” is now heard to its end")
    default:
      return Cause(.heardNow, "“\(text)” is now cut off before its first word; previously it was dropped")
    }
  }

  /// Returns the text of the first utterance that begins after `said` was cut off; nil if no utterance does.
  private func interrupter(of said: Transcript.UtteranceRecord, at entry: Transcript.Entry) -> String? {
    guard let index = entries.firstIndex(of: entry) else { return nil }
    let cut = entry.time + said.duration
    for other in entries[(index + 1)...] {
      if case .utterance(let next) = other.kind, next.outcome != .dropped, other.time >= cut {
        return next.utterance.text
      }
    }
    return nil
  }

  /// Splits an expected utterance at commas. A text with commas stays one part if a heard segment has the same text.
  static func pieces(of text: String, _ segments: [Segment]) -> [String] {
    func parts(of text: String) -> [Substring] { text.split(separator: ", ", omittingEmptySubsequences: false) }
    let all = parts(of: text)
    let labels = segments.map(\.text).filter { $0.contains(", ") }.map(parts)
    var pieces: [String] = []
    var index = 0
    while index < all.count {
      var length = 1
      for label in labels where label.count > length && all[index...].starts(with: label) { length = label.count }
      pieces.append(all[index..<index + length].joined(separator: ", "))
      index += length
    }
    return pieces
  }

  /// Returns a cause that names the first two parts whose order changed; nil if the order is unchanged.
  private func order(_ pieces: [String], _ segments: [Segment], _ gone: [Int], _ new: [Int]) -> Cause? {
    guard gone.contains(where: { piece in new.contains { segments[$0].text == pieces[piece] } }) else { return nil }
    let places = segments.map { segment in pieces.firstIndex(of: segment.text) }
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      for (later, other) in places.enumerated().dropFirst(index + 1) {
        guard let other, other < place else { continue }
        let (first, second) = (segments[index], segments[later])
        let isNamed = first.source != second.source
        let (a, b) = isNamed ? (first.source.name, second.source.name) : ("“\(first.text)”", "“\(second.text)”")
        return Cause(.order, "\(a) is now spoken before \(b)")
      }
    }
    return nil
  }

  private func isReplaced(_ piece: String, by segments: [Segment], _ new: [Int]) -> Bool {
    let source = source(of: piece)
    return new.contains { segments[$0].source == source }
  }

  private func replaced(
    _ piece: String, at index: Int, by segment: Segment, _ pieces: [String], _ said: Transcript.UtteranceRecord,
    _ common: [(Int, Int)]
  ) -> Cause {
    let segments = said.utterance.segments
    if isHidden(segment.text), !isHidden(piece), segment.source != .label {
      return Cause(.hidden, "“\(piece)” is no longer spoken: it is hidden, “\(segment.text)”")
    }
    let matches = catalogues.matches(piece)
    if let key = segment.phrase, let match = matches.first(where: { $0.key == key }), match.language != segment.language
    {
      return Cause(
        .language,
        "“\(segment.text)” is spoken in “\(segment.language)”, where it was “\(piece)” in “\(match.language)”")
    }
    if !segment.language.isSameLanguage(as: texts.header.appLocale) {
      return Cause(
        .language, "“\(segment.text)” is spoken in “\(segment.language)”, where it was “\(piece)”")
    }
    let (old, now) = (piece.filter { !$0.isWhitespace }, segment.text.filter { !$0.isWhitespace })
    if old == now, old.contains(where: \.isNumber) {
      let isNumber = segment.text.count < piece.count
      return Cause(
        .reading, "“\(segment.text)” is read \(isNumber ? "as a number" : "digit by digit"), where it was “\(piece)”")
    }
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    if letters(piece) == letters(segment.text) {
      return Cause(.marks, "only capitals or marks differ in “\(segment.text)”, where it was “\(piece)”")
    }
    if let cause = fieldCause(piece, at: index, by: segment, in: said, common) { return cause }
    if segment.phrase != nil, matches.isEmpty, self.source(of: piece) == nil, !isOfHints(segments) {
      // The expected words are either a text of the app or an earlier wording of the screen reader. The words do not
      // show which.
      return Cause(
        .changed,
        isRewording
          ? "\(segment.source.name) is “\(segment.text)” instead of “\(piece)”"
          : "“\(piece)” is no longer spoken, and \(segment.source.name) is “\(segment.text)”")
    }
    let source = source(of: piece, at: index, in: pieces, segments, common)
    if let source, source != segment.source {
      return Cause(
        .changed, "\(source.name) “\(piece)” is no longer spoken, and \(segment.source.name) is “\(segment.text)”")
    }
    return Cause(.changed, "\(segment.source.name) is “\(segment.text)” instead of “\(piece)”")
  }

  // MARK: The source of words

  /// Returns the source of a part, such as label or trait; nil if the source is unknown.
  ///
  /// If the part is a phrase of the screen reader, the phrase determines the source. Any other part has the source of
  /// an equal text elsewhere in the transcript. Hidden text counts as a value.
  func source(of piece: String) -> Segment.Source? {
    if let key = catalogues.phrase(matching: piece, in: texts.header.readerLocale),
      let source = catalogues.source(of: key)
    {
      return source
    }
    // If the old placeholders are known, a placeholder in the new transcript does not show what the text was before.
    if let source = texts.sources[piece], source != .placeholder || placeholders == nil { return source }
    return isHidden(piece) ? .value : nil
  }

  func isEntered(_ text: String) -> Bool { texts.codes.contains(text) }

  private func isOfHints(_ segments: [Segment]) -> Bool {
    segments.allSatisfy { [.hint, .actions].contains($0.source) }
  }

  /// Returns the source of an expected part, from the words of the part or from the parts beside it; nil if the source
  /// is unknown.
  private func source(
    of piece: String, at index: Int, in pieces: [String], _ segments: [Segment], _ common: [(Int, Int)]
  ) -> Segment.Source? {
    if let source = source(of: piece) { return source }
    if isOfHints(segments) { return .hint }
    // A screen reader of Android says the role after the name, where others say the value.
    if texts.header.screenReader.descriptor.platform == .android { return nil }
    let before = common.last { $0.0 < index }.map { segments[$0.1].source }
    let after = common.first { $0.0 > index }.map { segments[$0.1].source }
    switch (before, after) {
    case (.label?, .trait?), (.label?, .state?), (.label?, .position?), (.label?, nil): return .value
    case (nil, .trait?), (nil, .value?), (.group?, .trait?), (.group?, .value?), (.state?, .trait?): return .label
    case (nil, .label?): return .group
    default: return nil
    }
  }
}
