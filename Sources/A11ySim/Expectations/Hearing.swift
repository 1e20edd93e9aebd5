/// The part of a transcript that conditions examine.
struct Hearing {
  var entries: ArraySlice<Transcript.Entry>
  /// The start time of the step before the expectation, measured from the beginning of the scenario.
  var sinceStep: Duration
  /// The screen reader that played the scenario. If a tool added this reader, `ScreenReaders.all` lacks its sounds.
  var reader: Reader

  private var utterances: [(heard: Transcript.UtteranceRecord, time: Duration)] {
    entries.compactMap { entry in if case .utterance(let heard) = entry.kind { (heard, entry.time) } else { nil } }
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
      let line = text.unescapingControls
      if entries.contains(where: { $0.expectedLine == line }) { return nil }
      return "no line with exactly “\(text)” was heard"
    case .contains(let text):
      if utterances.contains(where: { $0.heard.heard.includes(text) }) { return nil }
      return "“\(text)” was not heard"
    case .matches(let pattern):
      guard let pattern = try? Pattern(pattern), !utterances.contains(where: { pattern.matches(in: $0.heard.heard) })
      else { return nil }
      return "no line that was heard matches “\(self.pattern(of: condition))”"
    case .inOrder(let texts):
      var rest = utterances[...]
      for (index, text) in texts.enumerated() {
        guard let place = rest.firstIndex(where: { $0.heard.heard.includes(text) }) else {
          let wasHeard = utterances.contains { $0.heard.heard.includes(text) }
          if !wasHeard { return "“\(text)” was not heard" }
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
      guard let cut = utterances.first(where: { $0.heard.outcome != .spoken && isWanted($0.heard, among: all) }) else {
        return nil
      }
      return "this was cut off: \(cut.heard.line)"
    case .atMost(let limit):
      let count = utterances.count { $0.heard.heardWordCount > 0 }
      return count <= limit ? nil : "\(count) utterances were heard, more than \(limit)"
    case .conveys: return nil
    case .silence:
      let line = entries.first { entry in
        switch entry.kind {
        case .utterance(let heard): heard.heardWordCount > 0
        case .sound: true
        default: false
        }
      }?.expectedLine
      return line.map { "something was heard: \($0)" }
    case .sound(let name):
      let isPlayed = entries.contains { entry in
        if case .sound(let sound) = entry.kind { sound.name == name } else { false }
      }
      if isPlayed { return nil }
      let isKnown = (reader.descriptor.sounds + ScreenReaders.all.sounds).contains { $0.name == name }
      if !isKnown { return "there is no sound “\(name)”" }
      return "the sound “\(name)” was not played"
    case .effects(let name, let count):
      let found = entries.count { entry in
        if case .effect(let effect) = entry.kind { effect.name == name } else { false }
      }
      return found == count ? nil : "“\(name.rawValue)” happened \(Self.times(found)), not \(Self.times(count))"
    case .swipes(let limit):
      let count = entries.reduce(0) { count, entry in
        if case .step(let step) = entry.kind, case .swipe(_, let times) = step.action { count + times } else { count }
      }
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
    for (heard, time) in utterances { end = max(end, time + heard.duration) }
    return end - (entries.startIndex == 0 ? .zero : entries.first?.time ?? .zero)
  }

  /// Returns the first text without a heard line of its own; nil if every text has a line. If a later text needs the
  /// line of an earlier text, the earlier text moves to another line that contains the earlier text.
  private func missing(of texts: [String]) -> String? {
    let lines = utterances.map(\.heard.heard)
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
    let counted = utterances.filter { !$0.heard.heard.isEmpty && (echo == .include || !$0.heard.utterance.isEcho) }
      .map(\.heard)
    if let found = counted.first(where: { SpokenSearch.says(text, in: [$0.heard]) }) {
      return "“\(text)” was heard: \(found.heard)"
    }
    guard scope == .stream, SpokenSearch.says(text, in: counted.map(\.heard)) else { return nil }
    // The first search finds the point at which the text has been said. The second search finds the shortest run of
    // utterances up to this point. Every longer run also says the text, so both searches are binary.
    let texts = counted.map(\.heard)
    let end = Self.first(in: 1...texts.count) { SpokenSearch.says(text, in: Array(texts[..<$0])) }
    let length = Self.first(in: 1...end) { SpokenSearch.says(text, in: Array(texts[(end - $0)..<end])) }
    let start = end - length
    return "“\(text)” was heard in several pieces: \(counted[start..<end].map(\.heard).joined(separator: " · "))"
  }

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
    let wanted = utterances.filter { heard, time in
      time >= sinceStep && heard.outcome != .dropped && isWanted(heard, among: all)
    }
    let ends = wanted.map { $0.time + $0.heard.duration }
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
        case .conveys(let conveyed): conveyed.missing(in: heard.utterance.segments).isEmpty
        default: false
        }
      }
  }

  private func failure(of conveyed: Condition.Conveyed) -> String? {
    let spoken = utterances.filter { $0.heard.heardWordCount > 0 }.map(\.heard)
    let lacks = spoken.map { conveyed.missing(in: $0.heardSegments) }
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

  fileprivate func missing(in segments: [Segment]) -> [String] {
    var missing: [String] = []
    if let role, !segments.contains(where: { Self.phrases(ofRole: role).contains($0.phrase ?? "") }) {
      missing.append("the role “\(role)”")
    }
    let named: Set<Segment.Source> = [.label, .group, .placeholder]
    if let name, !segments.contains(where: { named.contains($0.source) && $0.text.includes(name) }) {
      missing.append("the name “\(name)”")
    }
    for state in states where !segments.contains(where: { $0.phrase == "state.\(state)" }) {
      missing.append("the state “\(state)”")
    }
    return missing
  }

  fileprivate static func phrases(ofRole role: String) -> [String] {
    switch role {
    case "heading": ["trait.heading", "heading.level"]
    case "button": ["trait.button", "trait.backButton", "trait.popUpButton", "trait.toggleButton"]
    case "textField": ["trait.textField", "trait.multiLineTextField"]
    case "toggle": ["trait.switchButton", "trait.toggleButton"]
    default: ["trait.\(role)"]
    }
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
    let hearing = Hearing(entries: entries[...], sinceStep: step?.time ?? .zero, reader: header.screenReader)
    return conditions.compactMap { condition in
      hearing.failure(of: condition, among: conditions).map { Diagnostic($0.message, severity: $0.severity) }
    }
  }
}
