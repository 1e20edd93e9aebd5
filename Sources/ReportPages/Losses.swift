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
