import AccessibilityModel
import Judging
import Simulation

/// The numbers of utterances that were heard and that were lost. What a loss is, `Loss` defines.
package struct Losses: Sendable, Hashable {
  /// The number of utterances, and the number of those that were heard to the end of their last word.
  package private(set) var said = 0
  package private(set) var heard = 0
  /// The number of lost utterances that began.
  package private(set) var cut = 0
  package private(set) var never = 0
  /// The number of typed characters that the screen reader echoed, the number of lost echoes, and the number of echoes
  /// of which the person's own next key left nothing.
  package private(set) var characters = (typed: 0, lost: 0, overtaken: 0)
  /// Whether all echoed characters are digits.
  package private(set) var areDigits = true

  init() {}

  package init(_ transcript: Transcript) {
    let losses = transcript.lossesByNumber
    for record in transcript.utterances where !record.utterance.text.isEmpty {
      add(record, isLost: losses[record.number] != nil)
    }
  }

  mutating func add(_ record: Transcript.UtteranceRecord, isLost: Bool) {
    said += 1
    if record.fate == .heard { heard += 1 }
    if isLost, record.outcome == .dropped { never += 1 }
    if isLost, record.outcome == .interrupted { cut += 1 }
    if let echo = record.utterance.echo {
      characters.typed += 1
      if record.heard.isEmpty {
        if isLost { characters.lost += 1 } else { characters.overtaken += 1 }
      }
      if !echo.allSatisfy(\.isNumber) { areDigits = false }
    }
  }

  package var lost: Int { cut + never }

  /// A text such as `4 of 6 digits were never heard`; nil if every echo was heard.
  package var charactersText: String? {
    guard characters.lost > 0 else { return nil }
    let noun = areDigits ? "digit" : "typed character"
    if characters.typed == 1 { return "The only \(noun) was never heard" }
    let verb = characters.lost == 1 ? "was" : "were"
    return "\(characters.lost) of \(characters.typed.of(noun)) \(verb) never heard"
  }

  /// A text such as `At this pace, 2 of 6 digits are overtaken by the next key`; nil if no echo is.
  package var overtakenText: String? {
    guard characters.overtaken > 0 else { return nil }
    let noun = areDigits ? "digit" : "typed character"
    let verb = characters.overtaken == 1 ? "is" : "are"
    return "\(characters.overtaken) of \(characters.typed.of(noun)) \(verb) not heard, because the next key came first"
  }

  package static func == (a: Losses, b: Losses) -> Bool {
    a.said == b.said && a.heard == b.heard && a.cut == b.cut && a.never == b.never && a.characters == b.characters
      && a.areDigits == b.areDigits
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine([said, heard, cut, never, characters.typed, characters.lost, characters.overtaken])
  }
}

extension Utterance {
  /// The echoed text if the utterance echoes a single typed character; otherwise nil.
  var echo: String? { enteredText.flatMap { $0.count == 1 || segments.first?.phrase != nil ? $0 : nil } }

  /// The echoed text if the utterance echoes one or more entered characters; otherwise nil.
  var enteredText: String? { reason == .typing ? segments.first { $0.source == .echo }?.text : nil }
}

extension Transcript.UtteranceRecord {
  enum Fate: String { case heard, cut, never }

  /// The outcome for the listener. An utterance that was cut off after its last word counts as heard.
  var fate: Fate {
    switch outcome {
    case .spoken: .heard
    case .interrupted: lost.isEmpty ? .heard : .cut
    case .dropped: .never
    }
  }

  /// The outcome in words, such as `never begun, because speech was stopped`; nil if the utterance was heard.
  var fateText: String? {
    let cause = stop?.cause.map { "“\($0.shortened(to: 60))”" }
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
