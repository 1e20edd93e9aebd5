import A11ySim

/// The number of utterances in a play that were heard, cut off, and never begun.
package struct Losses: Sendable, Hashable {
  /// The utterances that were heard to the end of their last word.
  package private(set) var heard = 0
  /// The utterances that were begun, and of which at least one word was lost.
  package private(set) var cut = 0
  /// The utterances that never began.
  package private(set) var never = 0
  /// The characters that were typed and echoed by the reader, and how many of these echoes were not heard.
  package private(set) var characters = (typed: 0, lost: 0)
  /// Whether all of these characters are digits.
  package private(set) var areDigits = true

  init() {}

  /// Counts the utterances of a transcript.
  package init(_ transcript: Transcript) {
    for record in transcript.utterances where !record.utterance.text.isEmpty { add(record) }
  }

  mutating func add(_ record: Transcript.UtteranceRecord) {
    switch record.fate {
    case .heard: heard += 1
    case .cut: cut += 1
    case .never: never += 1
    }
    if let echo = record.utterance.echo {
      characters.typed += 1
      if record.heard.isEmpty { characters.lost += 1 }
      if !echo.allSatisfy(\.isNumber) { areDigits = false }
    }
  }

  /// The number of all utterances.
  package var said: Int { heard + cut + never }
  /// The number of utterances of which something was lost.
  package var lost: Int { cut + never }

  /// The loss of typed characters in words, such as `4 of 6 digits were never heard`; nil if none was lost.
  package var charactersText: String? {
    guard characters.lost > 0 else { return nil }
    let noun = areDigits ? "digit" : "typed character"
    if characters.typed == 1 { return "The only \(noun) was never heard" }
    let verb = characters.lost == 1 ? "was" : "were"
    return "\(characters.lost) of \(characters.typed.of(noun)) \(verb) never heard"
  }

  package static func == (a: Losses, b: Losses) -> Bool {
    a.heard == b.heard && a.cut == b.cut && a.never == b.never && a.characters == b.characters
      && a.areDigits == b.areDigits
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine([heard, cut, never, characters.typed, characters.lost])
  }
}

extension Utterance {
  /// The echo of a typed character; nil for another utterance.
  var echo: String? { enteredText.flatMap { $0.count == 1 || segments.first?.phrase != nil ? $0 : nil } }

  /// The echo of a text that was entered, a single character or more; nil for another utterance.
  var enteredText: String? { reason == .typing ? segments.first { $0.source == .echo }?.text : nil }
}

extension Transcript.UtteranceRecord {
  /// What became of an utterance, as a listener knows it.
  enum Fate: String { case heard, cut, never }

  /// What became of the utterance. An utterance that was cut after its last word counts as heard.
  var fate: Fate {
    switch outcome {
    case .spoken: .heard
    case .interrupted: lost.isEmpty ? .heard : .cut
    case .dropped: .never
    }
  }

  /// What became of the utterance, in words; nil if it was heard.
  var fateText: String? {
    let cause = loss?.cause.map { "“\($0.shortened(to: 60))”" }
    switch fate {
    case .heard: return nil
    case .cut:
      let by = cause.map { "cut off by \($0)" } ?? "cut off when speech was stopped"
      return heard.isEmpty
        ? by + ", before a whole word was heard" : by + ", so “\(lost.shortened(to: 60))” was not heard"
    case .never: return cause.map { "never begun, because of \($0)" } ?? "never begun, because speech was stopped"
    }
  }
}

/// Something that a listener misses, or a problem that the audit found, in one sentence.
struct Moment {
  /// The sentence, without a full stop.
  var sentence: String
  /// The rank: the greater, the worse for the listener.
  var rank: Int
  /// The index of the play in its flow.
  var play = 0
  /// The index of the first entry in the transcript.
  var entry: Int
  /// The stretch of time to listen to.
  var time: Range<Duration>
  /// The number of the step.
  var step: Int
}

extension ReportPage.Play {
  /// The moments of the play, the worst first.
  var moments: [Moment] {
    var moments: [Moment] = []
    let entries = transcript.entries
    // An announcement that is heard whole at another time is a smaller loss.
    let heardTexts = Set(transcript.utterances.filter { $0.fate == .heard }.map(\.utterance.text))
    var rest = Losses()
    var firstOfRest: Int?
    var start = entries.startIndex
    while start < entries.endIndex {
      // The echoes of one step are one moment.
      let step = entries[start].step
      let end = entries[start...].firstIndex { $0.step != step } ?? entries.endIndex
      var typed = Losses()
      var first: Int?
      var last = start
      for index in start..<end {
        switch entries[index].kind {
        case .utterance(let record) where record.utterance.echo != nil:
          typed.add(record)
          if record.heard.isEmpty { first = first ?? index }
          last = index
        case .utterance(let record) where record.fate != .heard && !record.utterance.text.isEmpty:
          let text = record.utterance.text.shortened(to: 80)
          if let entered = record.utterance.enteredText, record.heard.isEmpty {
            moments.append(
              Moment(
                sentence: "The entered text “\(entered.shortened(to: 60))” was never heard", rank: 62, entry: index,
                time: stretch(index, index), step: step))
          } else if record.utterance.reason == .announcement {
            let isTold = heardTexts.contains(record.utterance.text)
            let loss =
              record.heard.isEmpty
              ? "was never heard" : "was cut off after “\(record.heard.shortened(to: 60))”"
            moments.append(
              Moment(
                sentence: "The announcement “\(text)” \(loss)" + (isTold ? " the first time" : ""),
                rank: isTold ? 30 : record.heard.isEmpty ? 90 : 60, entry: index, time: stretch(index, index),
                step: step))
          } else {
            rest.add(record)
            firstOfRest = firstOfRest ?? index
          }
        case .finding(let finding):
          moments.append(
            Moment(
              sentence: finding.message.capitalizedSentence,
              rank: finding.severity == .error ? 70 : finding.severity == .warning ? 40 : 10, entry: index,
              time: stretch(start, end - 1), step: step))
        default: break
        }
      }
      if let first, let sentence = typed.charactersText {
        let share = typed.characters.lost * 20 / max(1, typed.characters.typed)
        moments.append(
          Moment(sentence: sentence, rank: 65 + share, entry: first, time: stretch(first, last), step: step))
      }
      start = end
    }
    if let firstOfRest, case .utterance(let record) = entries[firstOfRest].kind {
      let text = record.utterance.text.shortened(to: 60)
      let others = rest.lost == 1 ? "" : ", and \((rest.lost - 1).of("other line")) of the reader"
      moments.append(
        Moment(
          sentence: "“\(text)” was \(record.fate == .cut ? "cut off" : "never begun")\(others)", rank: 20,
          entry: firstOfRest, time: stretch(firstOfRest, firstOfRest), step: entries[firstOfRest].step))
    }
    for (index, failure) in failures.enumerated() {
      guard let (entry, step) = place(of: failure) else { continue }
      let heard = entries[...entry].lastIndex { entry in
        if case .utterance(let record) = entry.kind { record.outcome != .dropped } else { false }
      }
      moments.append(
        Moment(
          sentence: failure.message.capitalizedSentence, rank: index == 0 ? 85 : 75, entry: entry,
          time: stretch(heard ?? entry, entry), step: step))
    }
    return moments.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
  }

  /// Returns the entry of the step that a failure is about, and the number of the step; nil if there is no step.
  func place(of failure: Diagnostic) -> (entry: Int, step: Int)? {
    let steps = transcript.entries.indices.filter { index in
      if case .step = transcript.entries[index].kind { true } else { false }
    }
    // A failure inside a block of expected lines is below the line of its step.
    let index = steps.last { index in
      if case .step(let step) = transcript.entries[index].kind, let line = step.line, let place = failure.line {
        line <= place
      } else {
        false
      }
    }
    return (index ?? steps.last).map { ($0, transcript.entries[$0].step) }
  }

  /// The stretch of time from one entry to another, and until the utterance that follows has been said.
  private func stretch(_ first: Int, _ last: Int) -> Range<Duration> {
    let entries = transcript.entries
    var start = entries[first].time
    // Begin with the utterance that is being said.
    for entry in entries[..<first].reversed() {
      guard case .utterance(let record) = entry.kind, record.outcome != .dropped else { continue }
      if entry.time + record.duration > start { start = entry.time }
      break
    }
    var end = start
    for entry in entries[first...last] {
      if case .utterance(let record) = entry.kind {
        end = max(end, entry.time + record.duration, record.loss?.time ?? .zero)
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
