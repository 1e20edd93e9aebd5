import A11ySim
import A11ySimTesting
import ScenarioFiles
import TestSupport
import Testing

/// Every word takes half a second, so that outcomes can be written down from the tables.
private struct Metronome: SpeechTiming {
  var name: String { "metronome" }

  func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    let ends = utterance.words.indices.map { Duration.milliseconds(500 * ($0 + 1)) }
    return UtteranceTiming(duration: ends.last ?? .zero, wordEnds: ends)
  }
}

/// What is being said: four words, two seconds.
private enum Speaking: String, CaseIterable, Sendable {
  case element, high, `default`, low, queued, polite, status

  var step: Step {
    let text: SpokenText = "one two three four"
    switch self {
    case .element: return Step(.touch("four"))
    case .high: return Step(.announce(Announcement(text, priority: .high)))
    case .default: return Step(.announce(Announcement(text)))
    case .low: return Step(.announce(Announcement(text, priority: .low)))
    case .queued: return Step(.announce(Announcement(text, isQueued: true)))
    case .polite, .status: return Step(.set([.init(rawValue, "label", text.string)]))
    }
  }
}

/// What comes 1.2 s into it: one word, half a second.
private enum Arriving: String, CaseIterable, Sendable {
  case act, focusMovedByApp, high, `default`, low, queued

  var action: Step.Action {
    switch self {
    case .act: .touch("Five")
    case .focusMovedByApp: .post(.layoutChanged("Five"))
    case .high: .announce(Announcement("Five", priority: .high))
    case .default: .announce(Announcement("Five"))
    case .low: .announce(Announcement("Five", priority: .low))
    case .queued: .announce(Announcement("Five", isQueued: true))
    }
  }

  /// The rows of the table: what it cuts. Everything else it waits for.
  func cuts(_ speaking: Speaking, highYields: Bool) -> Bool {
    switch self {
    case .act: speaking != .high || highYields
    case .focusMovedByApp, .high, .default: speaking != .high
    case .low, .queued: false
    }
  }
}

private struct Row: Sendable, CustomTestStringConvertible {
  var arriving: Arriving
  var speaking: Speaking
  var highYields: Bool

  var testDescription: String {
    "\(arriving.rawValue) onto \(speaking.rawValue)\(highYields ? ", highPriorityYieldsToUser" : "")"
  }

  static let all = Arriving.allCases.flatMap { arriving in
    Speaking.allCases.flatMap { speaking in
      [false, true].map { Row(arriving: arriving, speaking: speaking, highYields: $0) }
    }
  }
}

private let screen: [ScreenItem] = [
  .text("one two three four", id: "four"), .text("Five", id: "Five"), .button("Send", id: "send"),
  region("polite", .polite), region("assertive", .assertive), region("status", .status), region("alert", .alert),
]

/// A part of a web page whose changes are announced.
private func region(
  _ id: String, _ live: AccessibilityElement.WebState.LiveRegion, _ text: SpokenText = ""
) -> ScreenItem {
  .element(.init(id: id, role: .text, label: text, web: .init(live: live)))
}

private func heard(
  _ steps: [Step], on screen: [ScreenItem] = screen, when reactions: [Scenario.Reaction] = [],
  settings: Settings = Settings(), reader: Reader = .voiceOver
) -> Transcript {
  play(screen, when: reactions, steps, settings: settings, reader: reader, timing: Metronome())
}

private func announce(
  _ text: SpokenText, _ priority: Announcement.Priority = .default, isQueued: Bool = false, after: Int? = nil
) -> Step {
  Step(
    .announce(Announcement(text, priority: priority, isQueued: isQueued)), after: after.map { .milliseconds($0) })
}

private func set(_ id: String, _ text: String, after: Int? = nil) -> Step {
  Step(.set([.init(id, "label", text)]), after: after.map { .milliseconds($0) })
}

extension Transcript {
  /// The notices an app gets when an announcement of its is done.
  fileprivate var notices: [String] {
    entries.compactMap { entry in
      guard case .effect(let effect) = entry.kind, effect.name == .announced else { return nil }
      return "\(entry.time.seconds) \(effect.detail ?? "")"
    }
  }
}

/// The outcomes were written down from the table before anything was run.
@Suite("The table of who cuts whom", .timeLimited) struct InterruptionTableTests {
  @Test("each row onto what is being said, in both states of highPriorityYieldsToUser", arguments: Row.all)
  fileprivate func row(row: Row) {
    var settings = Settings()
    settings.highPriorityYieldsToUser = row.highYields
    let timeline = heard(
      [row.speaking.step, Step(row.arriving.action, after: .milliseconds(1_200))], settings: settings
    ).timeline
    #expect(
      timeline
        == (row.arriving.cuts(row.speaking, highYields: row.highYields)
          ? ["0.000 one two [cut: three four]", "1.200 Five"] : ["0.000 one two three four", "2.000 Five"]))
  }

  @Test("an act, and a focus moved by the app, drop what is queued", arguments: [Arriving.act, .focusMovedByApp])
  fileprivate func dropsTheQueue(arriving: Arriving) {
    let steps = [
      announce("one two three four", .low), announce("low", .low, after: 0),
      announce("queued", isQueued: true, after: 0),
      set("polite", "polite", after: 0), Step(arriving.action, after: .milliseconds(1_200)),
    ]
    #expect(
      heard(steps).timeline == [
        "0.000 one two [cut: three four]", "0.000 [not heard] low", "0.000 [not heard] queued",
        "0.000 [not heard] polite", "1.200 Five",
      ])
  }

  @Test("behind a high announcement an act queues, and drops what is queued below high", arguments: [false, true])
  func actBehindHigh(highYields: Bool) {
    var settings = Settings()
    settings.highPriorityYieldsToUser = highYields
    let steps = [
      announce("one two three four", .high), announce("high", .high, after: 0), announce("default", after: 0),
      Step(.touch("Five"), after: .milliseconds(1_200)),
    ]
    #expect(
      heard(steps, settings: settings).timeline
        == (highYields
          ? [
            "0.000 one two [cut: three four]", "0.000 [not heard] high", "0.000 [not heard] default", "1.200 Five",
          ]
          : ["0.000 one two three four", "0.000 [not heard] default", "2.000 high", "2.500 Five"]))
  }

  @Test("low queues, and a later default one drops it; queued ones it drops as well") func defaultDropsLow() {
    #expect(
      heard([Step(.touch("four")), announce("low", .low, after: 100), announce("Five", after: 1_000)]).timeline == [
        "0.000 one two [cut: three four]", "0.100 [not heard] low", "1.100 Five",
      ])
    #expect(
      heard([
        announce("one two three four", .high), announce("low", .low, after: 100), announce("Five", after: 1_000),
      ]).timeline == ["0.000 one two three four", "0.100 [not heard] low", "2.000 Five"])
  }

  @Test(
    "posted at the instant of an act: its own speech comes first, and swallows a default announcement",
    arguments: [
      (Announcement("Sent"), ["1.000 Send", "1.000 [not heard] Sent"]),
      (Announcement("Sent", priority: .high), ["1.000 [not heard] Send", "1.000 Sent"]),
      (Announcement("Sent", priority: .low), ["1.000 Send", "1.500 Sent"]),
      (Announcement("Sent", isQueued: true), ["1.000 Send", "1.500 Sent"]),
    ])
  func atTheInstant(announcement: Announcement, expected: [String]) {
    let transcript = heard(
      [Step(.touch("send")), Step(.doubleTap)],
      when: [.init(to: .activated, of: "send", [Step(.announce(announcement))])])
    #expect(transcript.timeline == ["0.000 Send, button"] + expected)
  }
}

/// As people reported it of iOS: Stack Overflow question 52459406, react/react-native pull request 54289 (its test
/// plan), flutter/flutter issue 79086.
@Suite("Announcements that compete", .timeLimited) struct CompetingAnnouncementTests {
  @Test("high then default: both heard, in that order; low then default: only the default one")
  func pairs() {
    #expect(
      heard([announce("High", .high), announce("Normal", after: 0)]).timeline == ["0.000 High", "0.500 Normal"])
    #expect(
      heard([announce("Low", .low), announce("Normal", after: 0)]).timeline == [
        "0.000 [not heard] Low", "0.000 Normal",
      ])
  }

  @Test("before iOS 17 there are no priorities, but there is the queue") func versions() {
    let cut = ["0.000 [cut: High]", "0.250 Normal"]
    let inTurn = ["0.000 High", "0.500 Normal"]
    for (reader, expected) in [(Reader.voiceOver(version: 16), cut), (.voiceOver(version: 17), inTurn)] {
      #expect(heard([announce("High", .high), announce("Normal", after: 250)], reader: reader).timeline == expected)
      #expect(
        heard([announce("High"), announce("Normal", isQueued: true, after: 250)], reader: reader).timeline == inTurn)
    }
  }

  @Test("a priority is stronger than the queue where there are priorities") func priorityAndQueue() {
    func timeline(_ version: Version) -> [String] {
      heard(
        [Step(.touch("four")), announce("Five", .high, isQueued: true, after: 1_200)],
        reader: .voiceOver(version: version)
      ).timeline
    }
    #expect(timeline(16) == ["0.000 one two three four", "2.000 Five"])
    #expect(timeline(17) == ["0.000 one two [cut: three four]", "1.200 Five"])
  }

  @Test("element speech cuts the one in progress, with a notice, and drops the queued ones without one") func notices()
  {
    let transcript = heard([
      announce("one two three four"), announce("queued", isQueued: true, after: 0),
      announce("queued too", isQueued: true, after: 0), Step(.touch("Five"), after: .milliseconds(1_200)),
      announce("done"),
    ])
    #expect(
      transcript.timeline == [
        "0.000 one two [cut: three four]", "0.000 [not heard] queued", "0.000 [not heard] queued too", "1.200 Five",
        "1.700 done",
      ])
    #expect(transcript.notices == ["1.200 interrupted: one two three four", "2.200 finished: done"])
  }

  @Test("a notice for each one that was heard, none for speech about elements, live regions, or what is swallowed")
  func noticesOnlyForAnnouncements() {
    let transcript = heard(
      [
        Step(.touch("send")), Step(.doubleTap), set("polite", "Saved"), announce("one", .high),
        announce("two", isQueued: true, after: 0), Step(.post(.layoutChangedText("three"))),
        Step(.post(.pageScrolled("four"))),
      ], when: [.init(to: .activated, of: "send", [announce("swallowed")])])
    #expect(
      transcript.timeline == [
        "0.000 Send, button", "1.000 Send", "1.000 [not heard] swallowed", "1.500 Saved", "2.000 one", "2.500 two",
        "3.000 three", "3.500 four",
      ])
    #expect(transcript.notices == ["2.500 finished: one", "3.000 finished: two", "3.500 finished: three"])
  }

  @Test("a notice is in JSON and with --why, and can be expected; without, the text says nothing of it")
  func noticeForms() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { text: Hello } ]
      steps:
        - announce: { text: Code sent, queue: true }
        - expect: { effects: { announced: 1 } }
        - expect: { effects: { announced: 2 } }
      """)
    let transcript = scenario.play()
    #expect(scenario.findings(in: transcript).map(\.message) == ["“announced” happened once, not 2 times"])
    #expect(
      TranscriptFormat.jsonLines.render([transcript]).contains(
        #""name":"announced","element":null,"detail":"finished: Code sent""#))
    #expect(TranscriptFormat.explained.render([transcript]).contains("\n→ announced finished: Code sent\n"))
    #expect(!TranscriptFormat.text.render([transcript]).contains("announced finished"))
  }

  @Test("a layout change with a text is an announcement (moba11y.com)") func layoutChangedText() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { text: one two three four, id: four } ]
      steps:
        - touch: four
        - post: { layoutChanged: { text: "Five, spoken" } }
          after: 1.2s
      """)
    let transcript = scenario.play(timing: Metronome())
    #expect(transcript.timeline == ["0.000 one two [cut: three four]", "1.200 Five, spoken"])
    #expect(scenario.steps[1].description == #"post: { layoutChanged: { text: "Five, spoken" } }, after: 1.2s"#)
  }

  @Test("a page that is scrolled sounds") func scrolled() {
    #expect(
      heard([Step(.post(.pageScrolled("Page 2 of 3")))]).description.hasSuffix("\n[sound: page scroll]\nPage 2 of 3\n"))
  }
}

/// a11ysupport.io, aria-live and alert-role (iOS 16.1): A at 0, B at 100 ms, X at 1,100 ms.
@Suite("Live regions", .timeLimited) struct LiveRegionTests {
  @Test("one that appears: what is said is not known, and this is announced") func appearing() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { text: { label: Wrong code, id: error, live: alert, hidden: true } }, { text: Code } ]
      steps: [ appear, { set: { error: { hidden: false } } } ]
      """)
    let transcript = scenario.play()
    #expect(transcript.utterances.map(\.line) == ["Code"])
    #expect(
      transcript.remarks == ["VoiceOver's speech for a new live region is not known, so nothing is spoken here"])
  }

  private func timeline(_ x: AccessibilityElement.WebState.LiveRegion) -> [String] {
    heard(
      [set("A", "A goes on speaking"), set("B", "B goes on too", after: 100), set("X", "Before.\nX", after: 1_000)],
      on: [region("A", .polite), region("B", .polite), region("X", x, "Before.")]
    ).timeline
  }

  @Test("polite: A full, B full, X") func polite() {
    #expect(timeline(.polite) == ["0.000 A goes on speaking", "2.000 B goes on too", "4.000 X"])
  }

  @Test("assertive: A cut, X; B never heard") func assertive() {
    #expect(timeline(.assertive) == ["0.000 A goes [cut: on speaking]", "0.100 [not heard] B goes on too", "1.100 X"])
  }

  @Test("alert: A cut, the existing text and X; B lost") func alert() {
    #expect(
      timeline(.alert) == ["0.000 A goes [cut: on speaking]", "0.100 [not heard] B goes on too", "1.100 Before. X"])
  }

  @Test("status: A cut, B in full, the existing text and X") func status() {
    #expect(timeline(.status) == ["0.000 A goes [cut: on speaking]", "1.100 B goes on too", "3.100 Before. X"])
  }

  @Test("the first assertive one is interrupted by the second; both polite ones are heard (a11ysupport aria-live)")
  func pairs() {
    #expect(
      heard([set("assertive", "one two"), set("assertive", "three four", after: 600)]).timeline == [
        "0.000 one [cut: two]", "0.600 three four",
      ])
    #expect(
      heard([set("polite", "one two"), set("polite", "three four", after: 600)]).timeline == [
        "0.000 one two", "1.000 three four",
      ])
  }

  @Test("only what has changed is said, and nothing of what is gone; a region under the cursor is said once")
  func whatIsSaid() {
    let items = [
      ScreenItem.element(.init(id: "it", role: .text, label: "Files", value: "3", web: .init(live: .polite))),
      .element(.init(id: "all", role: .text, label: "Files", value: "3", web: .init(live: .status))),
    ]
    let steps = [
      Step(.touch("it")), Step(.set([.init("it", "value", "4")])), Step(.set([.init("it", "value", "")])),
      Step(.set([.init("it", "hint", "none")])), Step(.set([.init("all", "value", "4")])),
    ]
    #expect(heard(steps, on: items).timeline == ["0.000 Files, 3", "1.000 4", "1.500 Files, 4"])
  }

  @Test("none without a reader, and none for what is no live region") func none() {
    #expect(heard([set("alert", "Wrong")], reader: .none).timeline == [])
    #expect(heard([set("Five", "Six")]).timeline == [])
  }
}

/// Polled, instead of spoken at each change (Apple); how often is not known.
@Suite("What is updated frequently", .timeLimited) struct PollingTests {
  private let timer = ScreenItem.element(
    .init(id: "timer", role: .text, label: "Time left", value: "10", traits: .updatesFrequently))

  private func value(_ text: String, after: Int? = nil) -> Step {
    Step(.set([.init("timer", "value", text)]), after: after.map { .milliseconds($0) })
  }

  @Test("at most once in an interval, and only the last value") func lastValue() {
    let steps = [
      Step(.touch("timer")), value("9"), value("8", after: 300), value("7", after: 600), value("6", after: 200),
      value("5", after: 300),
    ]
    // Touched at 0, spoken for 1.5 s; the changes come at 1.5, 1.8, 2.4, 2.6 and 2.9 s.
    #expect(heard(steps, on: [timer]).timeline == ["0.000 Time left, 10", "2.500 7", "3.600 5"])
  }

  @Test("a label that is the text is read again as well") func label() {
    let clock = ScreenItem.element(.init(id: "clock", role: .text, label: "0:10", traits: .updatesFrequently))
    #expect(
      heard([Step(.touch("clock")), set("clock", "0:09"), set("clock", "0:08", after: 500)], on: [clock]).timeline == [
        "0.000 0:10", "1.500 0:08",
      ])
  }

  @Test("not when the cursor has gone, nor when the value is back") func nothing() {
    let steps = [Step(.touch("timer")), value("9"), Step(.touch("four"), after: .milliseconds(300))]
    #expect(heard(steps, on: [timer] + screen).timeline == ["0.000 Time left, 10", "1.800 one two three four"])
    #expect(
      heard([Step(.touch("timer")), value("9"), value("10", after: 300)], on: [timer]).timeline == [
        "0.000 Time left, 10"
      ])
  }

  @Test("without the trait each change is spoken") func withoutTheTrait() {
    let element = ScreenItem.element(.init(id: "timer", role: .text, label: "Time left", value: "10"))
    #expect(
      heard([Step(.touch("timer")), value("9"), value("8", after: 100)], on: [element]).timeline == [
        "0.000 Time left, 10", "1.500 [cut: 9]", "1.600 8",
      ])
  }
}
