import AccessibilityModel
import AuditRules
import Judging
import Simulation

/// A problem in a play, described in one sentence: lost speech, a finding of the audit, or a failed expectation.
struct Moment {
  enum Kind: String {
    /// Speech of which nothing (`never`) or only a part (`cut`) is heard.
    case never, cut
    /// An expectation of the scenario that does not hold.
    case unexpected
    /// A finding of the audit, by severity.
    case error, warning, info

    var name: String {
      switch self {
      case .never: "Never heard"
      case .cut: "Cut off"
      case .unexpected: "Not as expected"
      case .error: "Error"
      case .warning: "Warning"
      case .info: "Remark"
      }
    }
  }

  var kind: Kind
  /// The sentence, without a full stop.
  var sentence: String
  /// The rank for sorting. A higher rank is worse for the listener.
  var rank: Int
  /// The index of the transcript entry to which the page links.
  var entry: Int
  /// The time range that the page plays.
  var time: Range<Duration>
  var step: Int
  /// The id of the audit rule; nil if the audit did not find the problem.
  var rule: String?
  /// The number of times that the problem occurs in the play.
  var count = 1
  /// The losses that the sentence is about; empty if it is about something else.
  var losses: [LossKey] = []
  /// The file and line of the problem; nil if the step says enough.
  var place: String?
  /// The key by which duplicates are merged.
  var key: String
}

extension ReportPage.Play {
  /// The problems of the play without duplicates, the worst first.
  var moments: [Moment] {
    let lost = lostSpeech
    let announcements = Set(lost.compactMap(\.announcement))
    let echoSteps = Set(lost.filter(\.isEcho).map(\.moment.step))
    let chatter = Set(
      findings.filter { $0.finding.rule == "countdown-chatters" }.flatMap(\.finding.message.quotedTexts)
        .map(\.withoutNumbers))
    // The announcements of a countdown displace each other. The countdown is the cause, so it is told in their place.
    let isOther = Dictionary(lost.map { ($0.moment.sentence, !$0.isOf(chatter)) }) { $0 || $1 }
    var moments = lost.filter { !$0.isRepeated && isOther[$0.moment.sentence] == true }.map(\.moment)
    let ids = elementIDs
    var steps: [Int: (first: Int, last: Int)] = [:]
    for (index, entry) in transcript.entries.enumerated() { steps[entry.step, default: (index, index)].last = index }
    var firstSpoken: [String: Int] = [:]
    for (index, entry) in transcript.entries.enumerated() {
      guard case .utterance(let record) = entry.kind, let element = record.utterance.element else { continue }
      if firstSpoken[element] == nil { firstSpoken[element] = index }
    }
    for (entry, finding) in findings {
      // Findings about a lost announcement or a lost echo are left out, because `lostSpeech` already reports the loss.
      let isTold =
        switch finding.rule {
        case "announcement-unheard", "announcement-only-if-you-wait":
          finding.message.quotedTexts.contains(where: announcements.contains)
        case "announcement-cuts-echo", "focus-cuts-echo": echoSteps.contains(finding.step)
        default: false
        }
      if isTold { continue }
      let kind: Moment.Kind =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
      // Criterion 2.1.2 is about keyboard traps. A person who is trapped cannot go on, whatever the severity.
      let rank =
        finding.criteria.contains("2.1.2")
        ? 88 : Self.ranks[finding.rule] ?? (kind == .error ? 70 : kind == .warning ? 40 : 10)
      var (first, last) = steps[finding.step] ?? (entry, entry)
      // If the element is first spoken after this step, the page plays that later utterance.
      if let element = finding.element, let spoken = firstSpoken[element], spoken > last {
        (first, last) = (spoken, spoken)
      }
      moments.append(
        Moment(
          kind: kind, sentence: finding.sentence(ids), rank: rank, entry: entry, time: stretch(first, last),
          step: finding.step, rule: finding.rule, key: "\(finding.rule) \(finding.step)"))
    }
    let causes = Causes(moments, transcript)
    let stepLines = StepLines(transcript)
    for (index, failure) in failures.enumerated() {
      guard let (entry, step) = stepLines.place(of: failure) else { continue }
      // What the test says comes before what the audit finds. A step without an effect comes first, because it is the
      // cause of what follows, unless it is only a swipe too many. A swipe up on an element without a value is the
      // person's mistake more often than the app's.
      let rank: Int
      if failure.isSwipePastEnd {
        rank = 35
      } else if failure.isVainAdjustment {
        rank = 65
      } else if failure.isOfStep {
        rank = index == 0 ? 99 : 94
      } else {
        rank = failure.isUnwanted ? 98 : index == 0 ? 97 : 95
      }
      // The app's own fault is told first if a step fails because of it.
      var ownRank = rank
      if failure.isOfStep, !failure.isSwipePastEnd, !failure.isVainAdjustment,
        let cause = moments.firstIndex(where: { moment in
          moment.step <= step && moment.rule.map(Self.causesOfFailedSteps.contains) ?? false
        })
      {
        moments[cause].rank = max(moments[cause].rank, rank)
        ownRank = 60
      }
      // If a moment found above is the cause of the failure, the failure gets no moment of its own.
      if let cause = causes.index(of: failure) {
        moments[cause].rank = max(moments[cause].rank, rank)
        if let comparison = failure.comparison {
          moments[cause].sentence = "\(comparison): \(moments[cause].sentence)"
        }
        continue
      }
      let heard = transcript.entries[...entry].lastIndex { entry in
        if case .utterance(let record) = entry.kind { record.outcome != .dropped } else { false }
      }
      let sentence = failure.expectation(ids)
      moments.append(
        Moment(
          kind: failure.isSwipePastEnd ? .info : .unexpected, sentence: sentence, rank: ownRank, entry: entry,
          time: stretch(heard ?? entry, entry),
          step: step, key: sentence))
    }
    return Self.merged(
      moments.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element))
  }

  /// The ranks of findings that matter more to a listener than their severity suggests.
  private static let ranks = [
    "secret-announced": 86, "countdown-chatters": 76, "reachable-behind-modal": 73, "focus-moved-mid-entry": 73,
    "state-unsaid": 74, "status-text-unannounced": 72, "error-without-alert": 72, "timed-out-silently": 74,
  ]

  /// The rules about faults because of which the person's next step has no effect.
  private static let causesOfFailedSteps: Set<String> = [
    "unreachable-control", "timed-out-silently", "focus-changed-on-appear-with-vo", "cursor-thrown-back",
    "focus-not-where-asked", "focus-taken-back", "status-text-unannounced", "error-without-alert",
    "reachable-behind-modal", "reachable-under-cover", "no-way-back",
  ]

  /// Merges moments that have an equal key or an equal sentence. The first of these moments is kept, and its `count` is
  /// increased.
  private static func merged(_ moments: [Moment]) -> [Moment] {
    var result: [Moment] = []
    var places: [String: Int] = [:]
    for moment in moments {
      if let index = places[moment.key] ?? places[moment.sentence] {
        result[index].count += 1
      } else {
        places[moment.key] = result.count
        places[moment.sentence] = result.count
        result.append(moment)
      }
    }
    return result
  }

  private var findings: [(entry: Int, finding: Finding)] {
    transcript.entries.enumerated().compactMap { index, entry in
      if case .finding(let finding) = entry.kind { (index, finding) } else { nil }
    }
  }

  // MARK: Lost speech

  private struct LostSpeech {
    var moment: Moment
    /// The text of the lost announcement; nil if other speech is lost.
    var announcement: String?
    /// Whether the lost speech is the echo of typed characters.
    var isEcho = false
    /// Whether `moments` leaves out this loss because another loss has an equal sentence.
    var isRepeated = false

    /// Returns whether one of several texts without numbers is the lost announcement.
    func isOf(_ texts: Set<String>) -> Bool { announcement.map { texts.contains($0.withoutNumbers) } ?? false }
  }

  private var lostSpeech: [LostSpeech] {
    let entries = transcript.entries
    var lost: [LostSpeech] = []
    let losses = transcript.lossesByNumber
    // A lost announcement matters less if its text is completely heard at another time.
    let heardTexts = Set(transcript.utterances.filter { $0.fate == .heard }.map(\.utterance.text))
    var rest = Losses()
    var firstOfRest: Int?
    var start = entries.startIndex
    while start < entries.endIndex {
      // All lost echoes of a step are reported as one `Moment`.
      let step = entries[start].step
      let end = entries[start...].firstIndex { $0.step != step } ?? entries.endIndex
      var typed = Losses()
      var typedBecause: String?
      var first: Int?
      var last = start
      var unheard: [(index: Int, text: String)] = []
      var isUnaware = true
      func add(_ index: Int, _ sentence: String, rank: Int, isCut: Bool, announcement: String? = nil) {
        var moment = Moment(
          kind: isCut ? .cut : .never, sentence: sentence, rank: rank, entry: index, time: stretch(index, index),
          step: step, key: sentence)
        moment.losses = [LossKey(entries[index])].compactMap { $0 }
        lost.append(LostSpeech(moment: moment, announcement: announcement))
      }
      for index in start..<end {
        guard case .utterance(let record) = entries[index].kind else { continue }
        let loss = losses[record.number]
        if record.utterance.echo != nil {
          typed.add(record, isLost: loss != nil)
          if record.heard.isEmpty { first = first ?? index }
          if let loss { typedBecause = typedBecause ?? transcript.cause(of: loss) }
          last = index
        } else if let loss {
          let text = record.utterance.text
          let because = transcript.cause(of: loss)
          if let entered = record.utterance.enteredText, record.heard.isEmpty {
            add(
              index, "The entered text “\(entered.shortened(to: 60))” was never heard\(because)", rank: 62,
              isCut: false)
          } else if record.utterance.reason == .announcement {
            let isTold = heardTexts.contains(text)
            if record.heard.isEmpty, !isTold {
              if loss.cause != .unawarePerson { isUnaware = false }
              unheard.append((index, text))
              continue
            }
            let fate =
              record.heard.isEmpty
              ? "was lost" : "was cut off after “\(record.heard.shortened(to: 60))”"
            add(
              index,
              "The announcement “\(text.shortened(to: 80))” \(fate)"
                + (isTold ? ", and heard another time" : because),
              rank: isTold ? 30 : 60, isCut: !record.heard.isEmpty, announcement: text)
          } else {
            rest.add(record, isLost: true)
            firstOfRest = firstOfRest ?? index
          }
        }
      }
      if var sentence = Self.sentence(aboutUnheard: unheard.map(\.text)) {
        if case .utterance(let record) = entries[unheard[0].index].kind, let loss = losses[record.number] {
          sentence += transcript.cause(of: loss)
        }
        // One `Moment` reports all unheard announcements. The repeated losses only suppress findings about their
        // announcements.
        for (place, item) in unheard.enumerated() {
          add(item.index, sentence, rank: isUnaware ? 86 : 90, isCut: false, announcement: item.text)
          if place > 0 { lost[lost.count - 1].isRepeated = true }
        }
      }
      if let first, let sentence = typed.charactersText {
        let share = typed.characters.lost * 20 / max(1, typed.characters.typed)
        var moment = Moment(
          kind: .never, sentence: sentence + (typedBecause ?? ""), rank: 65 + share, entry: first,
          time: stretch(first, last), step: step, key: sentence)
        moment.losses = [.init(step: step, text: nil)]
        lost.append(LostSpeech(moment: moment, isEcho: true))
      } else if let first, let sentence = typed.overtakenText {
        let moment = Moment(
          kind: .info, sentence: sentence, rank: 5, entry: first, time: stretch(first, last), step: step, key: sentence)
        lost.append(LostSpeech(moment: moment))
      }
      start = end
    }
    if let firstOfRest, case .utterance(let record) = entries[firstOfRest].kind {
      let others = rest.lost == 1 ? "" : ", and \((rest.lost - 1).of("other line")) of the reader"
      let text = record.utterance.text.shortened(to: 60)
      let because = losses[record.number].map(transcript.cause) ?? ""
      let sentence = "“\(text)” was \(record.fate == .cut ? "cut off" : "never begun")\(because)\(others)"
      var moment = Moment(
        kind: record.fate == .cut ? .cut : .never, sentence: sentence, rank: 20, entry: firstOfRest,
        time: stretch(firstOfRest, firstOfRest), step: entries[firstOfRest].step, key: sentence)
      moment.losses = [LossKey(entries[firstOfRest])].compactMap { $0 }
      lost.append(LostSpeech(moment: moment))
    }
    return lost
  }

  // MARK: Sentences

  private static func sentence(aboutUnheard texts: [String]) -> String? {
    let quoted = texts.prefix(texts.count == 3 ? 3 : 2).map { "“\($0.shortened(to: 80))”" }
    let rest = texts.count - quoted.count
    switch texts.count {
    case 0: return nil
    case 1: return "The announcement \(quoted[0]) was never heard"
    default:
      let all = rest > 0 ? quoted + ["\(rest) more"] : quoted
      return "The announcements \(all.dropLast().joined(separator: ", ")) and \(all.last!) were never heard"
    }
  }

  /// The ids of all elements in the play, for `quoting(_:)`.
  var elementIDs: Set<String> {
    var ids = audit.elements.union(screens.flatMap { $0.stops.map(\.element) })
    for entry in transcript.entries {
      switch entry.kind {
      case .utterance(let record): if let id = record.utterance.element { ids.insert(id) }
      case .effect(let effect): if let id = effect.element { ids.insert(id) }
      case .finding(let finding): if let id = finding.element { ids.insert(id) }
      default: break
      }
    }
    return ids
  }

  // MARK: Places

  /// Returns the time range to play for some entries. If an earlier utterance is still being spoken at the start, the
  /// range begins with that utterance. If another utterance follows within one second, the range ends with that
  /// utterance.
  private func stretch(_ first: Int, _ last: Int) -> Range<Duration> {
    let entries = transcript.entries
    var start = entries[first].time
    for entry in entries[..<first].reversed() {
      guard case .utterance(let record) = entry.kind, record.outcome != .dropped else { continue }
      if entry.time + record.duration > start { start = entry.time }
      break
    }
    var end = start
    for entry in entries[first...last] {
      if case .utterance(let record) = entry.kind {
        end = max(end, entry.time + record.duration, record.stop?.time ?? .zero)
      }
    }
    let next = entries[last...].dropFirst().first { entry in
      if case .utterance(let record) = entry.kind { record.outcome != .dropped && entry.time >= end } else { false }
    }
    if let next, case .utterance(let record) = next.kind, next.time - end < .seconds(1) {
      end = next.time + record.duration
    }
    return start..<max(end, start + .milliseconds(500))
  }
}
