import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import VoiceOverReader

/// A queue in which everything lasts a second, and what became of what was put into it.
private struct Voice {
  var queue: SpeechQueue
  var now = Duration.zero
  var names: [String] = []
  var log: [String] = []

  init(yieldsToUser: Bool = false) { queue = SpeechQueue(highPriorityYieldsToUser: yieldsToUser) }

  static func timing(_ utterance: Utterance) -> UtteranceTiming {
    UtteranceTiming(duration: .seconds(1), wordEnds: utterance.words.map { _ in .seconds(1) })
  }

  static func utterance(_ name: String, _ priority: SpeechPriority) -> Utterance {
    Utterance([Segment(.label, name, language: "en")], reason: .focus, priority: priority)
  }

  mutating func say(_ name: String, _ priority: SpeechPriority, isAct: Bool = false, hint: String? = nil) {
    let utterances = [Self.utterance(name, priority)] + (hint.map { [Self.utterance($0, .hint)] } ?? [])
    let result = queue.enqueue(utterances, isAct: isAct, at: now, timing: Self.timing)
    names.append(name)
    note(result.events)
  }

  /// Lets time pass.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let next = queue.nextEvent(includingHints: true), next <= end {
      now = next
      note(queue.advance(to: next, timing: Self.timing))
    }
    now = end
  }

  mutating func finish() -> [String] {
    wait(.seconds(60))
    return log
  }

  private mutating func note(_ events: [SpeechQueue.Event]) {
    for event in events {
      switch event {
      case .started(let index, let time):
        if index == names.count { names.append(queue.followUp(index)?.text ?? "?") }
        log.append("\(time.seconds) \(names[index])")
      case .ended(let index, let time, .spoken): log.append("\(time.seconds) \(names[index]) spoken")
      case .ended(let index, let time, .interrupted): log.append("\(time.seconds) \(names[index]) cut")
      case .ended(let index, let time, .dropped): log.append("\(time.seconds) \(names[index]) dropped")
      }
    }
  }
}

/// The rows are the utterances that arrive; the columns are those that are being said.
private enum Arrival: String, CaseIterable, Sendable {
  case act, focusMovedByApp, high, `default`, status, queued, low
  var priority: SpeechPriority {
    switch self {
    case .act, .focusMovedByApp: .element
    case .high: .high
    case .default: .default
    case .status: .status
    case .queued: .queued
    case .low: .low
    }
  }
}

private struct Cell: Sendable, CustomTestStringConvertible {
  var arriving: Arrival
  var speaking: SpeechPriority
  /// Whether what is being said goes on.
  var isHeard: Bool
  var testDescription: String { "\(arriving.rawValue) onto \(speaking.rawValue)" }
}

/// Sources: Apple, `UIAccessibilityPriority`; react-native 54289; Stack Overflow 52459406.
private let cells: [Cell] = {
  func row(_ arriving: Arrival, cuts: Set<SpeechPriority>) -> [Cell] {
    SpeechPriority.allCases.map { Cell(arriving: arriving, speaking: $0, isHeard: !cuts.contains($0)) }
  }
  let belowHigh = Set(SpeechPriority.allCases).subtracting([.high])
  return row(.act, cuts: belowHigh) + row(.focusMovedByApp, cuts: belowHigh) + row(.high, cuts: belowHigh)
    + row(.default, cuts: belowHigh) + row(.status, cuts: belowHigh) + row(.queued, cuts: [])
    + row(.low, cuts: [])
}()

@Suite("Who cuts whom", .timeLimited) struct SpeechQueueTests {
  @Test("each cell of the table", arguments: cells) fileprivate func cell(cell: Cell) {
    var voice = Voice()
    if cell.speaking == .hint {
      voice.say("element", .element, isAct: true, hint: "A")
      voice.wait(.milliseconds(2_100))
      voice.log = []
    } else {
      voice.say("A", cell.speaking, isAct: cell.speaking == .element)
      voice.log = []
    }
    let start = voice.now
    voice.wait(.milliseconds(400))
    voice.say("B", cell.arriving.priority, isAct: cell.arriving == .act)
    let cut = start + .milliseconds(400)
    let end = start + .seconds(1)
    #expect(
      voice.finish()
        == (cell.isHeard
          ? ["\(end.seconds) A spoken", "\(end.seconds) B", "\((end + .seconds(1)).seconds) B spoken"]
          : ["\(cut.seconds) A cut", "\(cut.seconds) B", "\((cut + .seconds(1)).seconds) B spoken"]))
  }

  @Test("an act drops what is queued below high, and queues behind high", arguments: [true, false])
  func actDropsTheQueue(isAct: Bool) {
    var voice = Voice()
    for (name, priority) in [("high", SpeechPriority.high), ("high 2", .high), ("default", .default), ("low", .low)] {
      voice.say(name, priority)
    }
    voice.wait(.milliseconds(300))
    voice.say("element", .element, isAct: isAct)
    #expect(
      voice.finish() == [
        "0.000 high", "0.300 default dropped", "0.300 low dropped", "1.000 high spoken", "1.000 high 2",
        "2.000 high 2 spoken", "2.000 element", "3.000 element spoken",
      ])
  }

  @Test("highPriorityYieldsToUser: an act cuts and drops high as well, a focus moved by the app does not")
  func highYields() {
    var voice = Voice(yieldsToUser: true)
    voice.say("high", .high)
    voice.say("high 2", .high)
    voice.wait(.milliseconds(300))
    voice.say("focus", .element, isAct: false)
    voice.say("act", .element, isAct: true)
    #expect(
      voice.finish() == [
        "0.000 high", "0.300 high 2 dropped", "0.300 focus dropped", "0.300 high cut", "0.300 act", "1.300 act spoken",
      ])
  }

  @Test("high behind high keeps its turn before everything else") func highBehindHigh() {
    var voice = Voice()
    voice.say("high", .high)
    voice.say("default", .default)
    voice.say("high 2", .high)
    #expect(
      voice.finish().filter { $0.contains("spoken") } == [
        "1.000 high spoken", "2.000 high 2 spoken", "3.000 default spoken",
      ])
  }

  @Test("high then default: both, in that order (react-native 54289)") func highThenDefault() {
    var voice = Voice()
    voice.say("high", .high)
    voice.say("default", .default)
    #expect(voice.finish() == ["0.000 high", "1.000 high spoken", "1.000 default", "2.000 default spoken"])
  }

  @Test("low then default: only the default (react-native 54289)", arguments: [0, 400])
  func lowThenDefault(milliseconds: Int) {
    var voice = Voice()
    voice.say("low", .low)
    voice.wait(.milliseconds(milliseconds))
    voice.say("default", .default)
    let end = Duration.seconds(1) + .milliseconds(milliseconds)
    #expect(voice.finish().filter { $0.hasSuffix("spoken") } == ["\(end.seconds) default spoken"])
  }

  @Test("a queued low is dropped by a later default, a default queued behind high by a later one is not")
  func queuedLow() {
    var voice = Voice()
    voice.say("high", .high)
    voice.say("low", .low)
    voice.say("default", .default)
    voice.say("default 2", .default)
    #expect(
      voice.finish() == [
        "0.000 high", "0.000 low dropped", "1.000 high spoken", "1.000 default", "2.000 default spoken",
        "2.000 default 2", "3.000 default 2 spoken",
      ])
  }

  @Test("at the instant of an act: a default announcement is swallowed (flutter 79086, XamarinCommunityToolkit 1385)")
  func swallowed() {
    var voice = Voice()
    voice.say("act", .element, isAct: true)
    voice.say("default", .default)
    #expect(voice.finish() == ["0.000 act", "0.000 default dropped", "1.000 act spoken"])
  }

  @Test("at the instant of an act that waits behind a high announcement: swallowed as well") func swallowedBehindHigh()
  {
    var voice = Voice()
    voice.say("high", .high)
    voice.wait(.milliseconds(100))
    voice.say("act", .element, isAct: true)
    voice.say("default", .default)
    #expect(
      voice.finish() == ["0.000 high", "0.100 default dropped", "1.000 high spoken", "1.000 act", "2.000 act spoken"])
  }

  @Test("50 ms after an act, or at the instant of a focus moved by the app: not swallowed") func notSwallowed() {
    var late = Voice()
    late.say("act", .element, isAct: true)
    late.wait(.milliseconds(50))
    late.say("default", .default)
    #expect(late.finish() == ["0.000 act", "0.050 act cut", "0.050 default", "1.050 default spoken"])
    var focus = Voice()
    focus.say("focus", .element)
    focus.say("default", .default)
    #expect(focus.finish() == ["0.000 focus", "0.000 focus dropped", "0.000 default", "1.000 default spoken"])
  }

  @Test("at the instant of an act: low waits, high comes first") func otherPrioritiesAtTheInstant() {
    var low = Voice()
    low.say("act", .element, isAct: true)
    low.say("low", .low)
    #expect(low.finish() == ["0.000 act", "1.000 act spoken", "1.000 low", "2.000 low spoken"])
    var high = Voice()
    high.say("act", .element, isAct: true)
    high.say("high", .high)
    #expect(high.finish() == ["0.000 act", "0.000 act dropped", "0.000 high", "1.000 high spoken"])
  }

  @Test("a hint begins 1.1 s after its element's speech (magentaA11y captions, mean of seven 1.12 s)") func hint() {
    var voice = Voice()
    voice.say("element", .element, isAct: true, hint: "hint")
    #expect(
      voice.finish() == ["0.000 element", "1.000 element spoken", "2.100 hint", "3.100 hint spoken"])
  }

  @Test("a hint is never there when anything is said before it", arguments: Arrival.allCases, [500, 1_000, 2_099])
  fileprivate func noHint(arriving: Arrival, milliseconds: Int) {
    var voice = Voice()
    voice.say("element", .element, isAct: true, hint: "hint")
    voice.wait(.milliseconds(milliseconds))
    voice.say("B", arriving.priority, isAct: arriving == .act)
    #expect(!voice.finish().contains { $0.contains("hint") })
    #expect(voice.log.last?.hasSuffix("B spoken") == true)
  }

  @Test("a hint that was called off is never there", arguments: [500, 1_500]) func cancelledHint(milliseconds: Int) {
    var voice = Voice()
    voice.say("element", .element, isAct: true, hint: "hint")
    voice.wait(.milliseconds(milliseconds))
    voice.queue.cancelFollowUps()
    #expect(voice.finish() == ["0.000 element", "1.000 element spoken"])
  }

  @Test("an element behind a high announcement keeps its hint") func hintBehindHigh() {
    var voice = Voice()
    voice.say("high", .high)
    voice.say("element", .element, isAct: true, hint: "hint")
    #expect(voice.finish().suffix(2) == ["3.100 hint", "4.100 hint spoken"])
  }

  @Test("silence: everything ends at once") func stop() {
    var voice = Voice()
    voice.say("high", .high)
    voice.say("default", .default)
    voice.wait(.milliseconds(250))
    voice.queue.stop(at: voice.now)
    var events: [SpeechQueue.Event] = []
    voice.queue.takeEvents(&events)
    #expect(
      events == [
        .ended(0, at: .milliseconds(250), .interrupted), .ended(1, at: .milliseconds(250), .dropped),
      ])
    #expect(voice.queue.nextEvent(includingHints: true) == nil)
  }
}
