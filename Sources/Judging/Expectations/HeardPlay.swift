import AccessibilityModel
import Simulation

/// A play in the forms in which conditions examine it. The forms are made once, because a scenario may have as many
/// expectations as steps, and each may examine the whole play.
struct HeardPlay: Sendable {
  struct Said: Sendable {
    var record: Transcript.UtteranceRecord
    var time: Duration
    /// The words that were heard.
    var text: String
    /// The heard words in clear; nil if nothing of them is hidden.
    var hidden: HiddenText?
    /// The heard words as `never` compares them; nil if no condition does.
    var spoken: SpokenSearch.Text?
  }

  /// The indices of the entries of one kind, in order.
  typealias Places = [Int]

  let entries: [Transcript.Entry]
  private(set) var said: [Said] = []
  private var saidPlaces: Places = []
  /// The entries that can be heard: sounds, and utterances with a heard word.
  private(set) var audible: Places = []
  private(set) var audibleUtterances: Places = []
  private(set) var sounds: [String: Places] = [:]
  private(set) var effects: [EffectName: Places] = [:]
  /// The entries with each line; empty if no condition looks for a line.
  private(set) var lines: [String: Places] = [:]
  /// For each entry, the number of swipes before it, and at last the number of all.
  private var swipes = [0]
  /// The utterances that are lost, as indices in `said`; empty if no condition asks for them.
  private(set) var lost: [Int] = []

  init(_ entries: [Transcript.Entry], for conditions: [Condition], _ settings: Settings) {
    self.entries = entries
    let wantsLines = conditions.contains { if case .line = $0 { true } else { false } }
    let wantsSpoken = conditions.contains { if case .never = $0 { true } else { false } }
    let losses = conditions.contains(.uninterrupted) ? LossFinder(entries, LossSettings(settings)).losses : []
    let lostEntries = Set(losses.map(\.entry))
    swipes.reserveCapacity(entries.count + 1)
    for (place, entry) in entries.enumerated() {
      var count = swipes[place]
      switch entry.kind {
      case .utterance(let heard):
        let text = heard.heard
        let hidden = wantsSpoken ? heard.heardInClear : nil
        if lostEntries.contains(place) { lost.append(said.count) }
        said.append(
          Said(
            record: heard, time: entry.time, text: text, hidden: hidden.map(HiddenText.init),
            spoken: wantsSpoken ? SpokenSearch.Text(hidden ?? text) : nil))
        saidPlaces.append(place)
        if heard.heardWordCount > 0 {
          audible.append(place)
          audibleUtterances.append(place)
        }
      case .sound(let sound):
        audible.append(place)
        sounds[sound.name, default: []].append(place)
      case .effect(let effect): effects[effect.name, default: []].append(place)
      case .step(let step): if case .swipe(_, let times) = step.action { count += times }
      case .note, .finding: break
      }
      swipes.append(count)
      if wantsLines, let line = entry.expectedLine { lines[line, default: []].append(place) }
    }
  }

  /// Returns the indices of the utterances among some entries.
  func said(in entries: Range<Int>) -> Range<Int> { saidPlaces.indices(of: entries) }

  func swipes(in entries: Range<Int>) -> Int { swipes[entries.upperBound] - swipes[entries.lowerBound] }
}

extension [Int] {
  /// Returns the indices of the numbers that are in a range. The array must be sorted.
  func indices(of range: Range<Int>) -> Range<Int> {
    firstIndex(notBelow: range.lowerBound)..<firstIndex(notBelow: range.upperBound)
  }
}
