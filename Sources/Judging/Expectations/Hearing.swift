import AccessibilityModel
import Simulation

/// The part of a transcript that conditions examine.
struct Hearing {
  var play: HeardPlay
  /// The indices of the examined entries.
  var range: Range<Int>
  /// The start time of the step before the expectation, measured from the beginning of the scenario.
  var sinceStep: Duration
  /// The screen reader that played the scenario.
  var reader: Reader
  /// The phrases that the reader and the components on the screens can say.
  var catalogues: [PhraseCatalogue]

  private var entries: ArraySlice<Transcript.Entry> { play.entries[range] }

  private var utterances: ArraySlice<HeardPlay.Said> { play.said[play.said(in: range)] }

  /// Returns whether a heard text passes a test. The search goes backwards, because most expectations are about what was
  /// heard last.
  private func hears(_ condition: (String) -> Bool) -> Bool {
    play.said(in: range).reversed().contains { condition(play.said[$0].text) }
  }

  /// Returns why a condition does not hold, and the severity of the failure; nil if the condition holds.
  ///
  /// - Parameter all: all conditions of the expectation, including `condition`.
  func failure(of condition: Condition, among all: [Condition]) -> (message: String, severity: Diagnostic.Severity)? {
    if let fault = condition.fault { return (fault, .error) }
    if case .conveys(let conveyed) = condition {
      return failure(of: conveyed).map { ($0, conveyed.level == .must ? .error : .warning) }
    }
    return message(about: condition, among: all).map { ($0, .error) }
  }

  private func message(about condition: Condition, among all: [Condition]) -> String? {
    switch condition {
    case .line(let text):
      if play.lines[text.unescapingControls]?.indices(of: range).isEmpty == false { return nil }
      return "no line with exactly “\(text)” was heard"
    case .contains(let text):
      if hears({ $0.includes(text) }) { return nil }
      return "“\(text)” was not heard"
    case .matches(let pattern):
      guard let pattern = try? Pattern(pattern), !hears({ pattern.matches(in: $0) }) else { return nil }
      return "no line that was heard matches “\(self.pattern(of: condition))”"
    case .inOrder(let texts):
      var rest = utterances[...]
      for (index, text) in texts.enumerated() {
        guard let place = rest.firstIndex(where: { $0.text.includes(text) }) else {
          if !hears({ $0.includes(text) }) { return "“\(text)” was not heard" }
          return "“\(text)” was not heard after “\(texts[max(0, index - 1)])”"
        }
        rest = rest[(place + 1)...]
      }
      return nil
    case .anyOrder(let texts):
      return missing(of: texts).map { "“\($0)” was not heard in a line of its own" }
    case .never(let text, let scope, let echo): return secret(text, scope, echo)
    case .within(let limit): return lateness(limit, all)
    case .uninterrupted:
      let lost = play.lost[play.lost.indices(of: play.said(in: range))].map { play.said[$0].record }.filter {
        isWanted($0, among: all)
      }
      return lost.isEmpty ? nil : "this was lost: \(lost.map(\.line).joined(separator: "; "))"
    case .atMost(let limit):
      let count = play.audibleUtterances.indices(of: range).count
      return count <= limit ? nil : "\(count) utterances were heard, more than \(limit)"
    case .conveys: return nil
    case .silence:
      let line = play.audible.indices(of: range).first.flatMap { play.entries[play.audible[$0]].expectedLine }
      return line.map { "something was heard: \($0)" }
    case .sound(let name):
      if play.sounds[name]?.indices(of: range).isEmpty == false { return nil }
      if !reader.descriptor.sounds.contains(where: { $0.name == name }) {
        return "\(reader.descriptor.name) has no sound “\(name)”"
      }
      return "the sound “\(name)” was not played"
    case .effects(let name, let count):
      let found = play.effects[name]?.indices(of: range).count ?? 0
      return found == count ? nil : "“\(name.rawValue)” happened \(Self.times(found)), not \(Self.times(count))"
    case .swipes(let limit):
      let count = play.swipes(in: range)
      return count <= limit ? nil : "it took \(count) \(count == 1 ? "swipe" : "swipes"), more than \(limit)"
    case .seconds(let limit):
      let taken = duration
      return taken <= limit ? nil : "it took \(taken.scenarioText), longer than \(limit.scenarioText)"
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private func pattern(of condition: Condition) -> String {
    if case .matches(let pattern) = condition { pattern } else { "" }
  }

  /// The time from the first entry to the end of the last entry or utterance. If `entries` starts at the beginning of
  /// the transcript, the time counts from the beginning of the scenario.
  private var duration: Duration {
    var end = entries.last?.time ?? .zero
    for index in play.said(in: range) { end = max(end, play.said[index].time + play.said[index].record.duration) }
    return end - (entries.startIndex == 0 ? .zero : entries.first?.time ?? .zero)
  }

  /// Returns the first text without a heard line of its own; nil if every text has a line. If a later text needs the
  /// line of an earlier text, the earlier text moves to another line that contains the earlier text.
  private func missing(of texts: [String]) -> String? {
    let lines = utterances.map(\.text)
    var owners: [Int: Int] = [:]
    func place(_ text: Int, _ seen: inout Set<Int>) -> Bool {
      for line in lines.indices where lines[line].includes(texts[text]) && seen.insert(line).inserted {
        if owners[line] == nil || place(owners[line]!, &seen) {
          owners[line] = text
          return true
        }
      }
      return false
    }
    return texts.indices.first { text in
      var seen: Set<Int> = []
      return !place(text, &seen)
    }.map { texts[$0] }
  }

  private func secret(_ text: String, _ scope: Condition.Scope, _ echo: Condition.Echo) -> String? {
    let wanted = SpokenSearch.Wanted(text)
    func counts(_ index: Int) -> Bool {
      !play.said[index].text.isEmpty && (echo == .include || !play.said[index].record.utterance.isEcho)
    }
    let places = play.said(in: range)
    if let found = places.first(where: { play.said[$0].spoken?.says(wanted) == true && counts($0) }) {
      let said = play.said[found]
      return "\(quoted(text, isHidden: said.hidden != nil && !said.text.includes(text))) was heard: \(said.text)"
    }
    guard scope == .stream else { return nil }
    let shown = places.filter(counts).map { play.said[$0].text }
    let counted = places.filter(counts).map { play.said[$0].hidden?.inClear ?? play.said[$0].text }
    guard SpokenSearch.says(text, in: counted) else { return nil }
    // The first search finds the point at which the text has been said. The second search finds the shortest run of
    // utterances up to this point. Every longer run also says the text, so both searches are binary.
    let end = Self.first(in: 1...counted.count) { SpokenSearch.says(text, in: Array(counted[..<$0])) }
    let length = Self.first(in: 1...end) { SpokenSearch.says(text, in: Array(counted[(end - $0)..<end])) }
    let start = end - length
    let pieces = shown[start..<end]
    let name = quoted(text, isHidden: pieces != counted[start..<end])
    return "\(name) was heard in several pieces: \(pieces.joined(separator: " · "))"
  }

  /// Returns the text of a condition for a message. A text that the play hides is not quoted.
  private func quoted(_ text: String, isHidden: Bool) -> String { isHidden ? "the hidden text" : "“\(text)”" }

  /// Returns the lowest number that passes a test. Every greater number in the range must also pass the test.
  private static func first(in range: ClosedRange<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func lateness(_ limit: Duration, _ all: [Condition]) -> String? {
    // The utterances are in the order of time.
    let places = play.said(in: range).reversed().prefix { play.said[$0].time >= sinceStep }
    let wanted = places.map { play.said[$0] }.filter {
      $0.record.outcome != .dropped && isWanted($0.record, among: all)
    }
    let ends = wanted.map { $0.time + $0.record.duration }
    // If conditions select utterances, the earliest end of a selected utterance counts. Otherwise the latest end of any
    // utterance counts.
    guard let end = all.contains(where: \.isLookedFor) ? ends.min() : ends.max() else {
      return "nothing was heard within \(limit.scenarioText)"
    }
    let taken = end - sinceStep
    return taken <= limit ? nil : "it was heard after \(taken.scenarioText), later than \(limit.scenarioText)"
  }

  private func isWanted(_ heard: Transcript.UtteranceRecord, among all: [Condition]) -> Bool {
    let wanted = all.filter(\.isLookedFor)
    return wanted.isEmpty
      || wanted.contains { condition in
        switch condition {
        case .line(let text): heard.line == text || heard.utterance.text == text
        case .contains(let text): heard.utterance.text.includes(text)
        case .matches(let pattern): (try? Pattern(pattern))?.matches(in: heard.utterance.text) ?? false
        case .inOrder(let texts), .anyOrder(let texts): texts.contains { heard.utterance.text.includes($0) }
        case .conveys(let conveyed): conveyed.missing(in: heard.utterance.segments, of: catalogues).isEmpty
        default: false
        }
      }
  }

  private func failure(of conveyed: Condition.Conveyed) -> String? {
    let spoken = utterances.map(\.record).filter { $0.heardWordCount > 0 }
    let lacks = spoken.map { conveyed.missing(in: $0.heardSegments, of: catalogues) }
    if lacks.contains(where: \.isEmpty) { return nil }
    guard let best = lacks.indices.min(by: { lacks[$0].count < lacks[$1].count }),
      lacks[best].count < conveyed.parts.count
    else { return "no utterance says \(conveyed.parts.joined(separator: " and "))" }
    return "this utterance does not say \(lacks[best].joined(separator: " and ")): \(spoken[best].line)"
  }
}

extension Condition.Conveyed {
  fileprivate var parts: [String] {
    (role.map { ["the role “\($0)”"] } ?? []) + (name.map { ["the name “\($0)”"] } ?? [])
      + states.map { "the state “\($0)”" }
  }

  fileprivate func missing(in segments: [Segment], of catalogues: [PhraseCatalogue]) -> [String] {
    var missing: [String] = []
    func says(_ meaning: PhraseMeaning) -> Bool { segments.contains { catalogues.isPhrase($0.phrase, meaning) } }
    if let role, !Self.meanings(ofRole: role).contains(where: says) {
      missing.append("the role “\(role)”")
    }
    let named: Set<Segment.Source> = [.label, .group, .placeholder]
    if let name, !segments.contains(where: { named.contains($0.source) && $0.text.includes(name) }) {
      missing.append("the name “\(name)”")
    }
    for state in states where PhraseMeaning(rawValue: state).map(says) != true {
      missing.append("the state “\(state)”")
    }
    return missing
  }

  /// A toggle is a switch, a toggle button, a check box or a radio button. Every other role is one meaning.
  fileprivate static func meanings(ofRole role: String) -> [PhraseMeaning] {
    role == "toggle" ? [.switchButton, .toggleButton] : [PhraseMeaning(rawValue: role)].compactMap(\.self)
  }
}

extension Transcript.UtteranceRecord {
  /// The segments that were heard to their last word.
  fileprivate var heardSegments: [Segment] {
    if outcome == .spoken { return utterance.segments }
    var rest = heardWordCount
    return Array(
      utterance.segments.prefix { segment in
        rest -= segment.text.unicodeScalars.split { $0.isSpace }.count
        return rest >= 0
      })
  }
}

extension Utterance {
  fileprivate var isEcho: Bool { segments.allSatisfy { [.echo, .deletion].contains($0.source) } }
}

extension Transcript {
  /// Returns a diagnostic for each condition that does not hold, in the order of the conditions.
  ///
  /// The time limit of the condition `within` is measured from the beginning of the last step.
  package func failures(of conditions: [Condition]) -> [Diagnostic] {
    let step = entries.last { if case .step = $0.kind { true } else { false } }
    let hearing = Hearing(
      play: HeardPlay(entries, for: conditions, header.settings), range: entries.indices,
      sinceStep: step?.time ?? .zero,
      reader: header.screenReader, catalogues: header.catalogues)
    return conditions.compactMap { condition in
      hearing.failure(of: condition, among: conditions).map { Diagnostic($0.message, severity: $0.severity) }
    }
  }
}
