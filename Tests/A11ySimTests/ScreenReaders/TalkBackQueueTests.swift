import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// TalkBack's speech queue, as its controller is written (google/talkback 26a27dc0,
/// `utils/output/SpeechControllerImpl.java`).
@Suite(.timeLimited) struct TalkBackQueueTests {
  private typealias Said = (at: Int, text: String, mode: TalkBack.QueueMode, group: TalkBack.SpeechGroup)

  /// Plays utterances at their times in milliseconds, at 15 characters a second. Returns what became of each, a line an
  /// event.
  private func stream(_ said: Said...) -> [String] {
    var queue = SpeechQueue(rules: TalkBackQueueRules())
    var lines: [String] = []
    func timing(_ utterance: Utterance) -> UtteranceTiming {
      UtteranceTiming(duration: .milliseconds(utterance.text.count * 1000 / 15), wordEnds: [])
    }
    func add(_ events: [SpeechQueue.Event]) {
      for event in events {
        switch event {
        case .started(let index, let time): lines.append("\(time.milliseconds) start \(said[index].text)")
        case .ended(let index, let time, .spoken): lines.append("\(time.milliseconds) finish \(said[index].text)")
        case .ended(let index, let time, .interrupted): lines.append("\(time.milliseconds) cut \(said[index].text)")
        case .ended(let index, let time, .dropped): lines.append("\(time.milliseconds) drop \(said[index].text)")
        }
      }
    }
    for (at, text, mode, group) in said {
      while let next = queue.nextEvent(includingFollowUps: true), next <= .milliseconds(at) {
        add(queue.advance(to: next, timing: timing))
      }
      let utterance = Utterance(
        [Segment(.label, text, language: "en")], reason: .focus,
        delivery: TalkBack.delivery(mode, group: group, for: text))
      let (_, events) = queue.enqueue([utterance], isAct: false, at: .milliseconds(at), timing: timing)
      let isQueued = !events.contains { if case .started = $0 { true } else { false } }
      add(events)
      if isQueued { lines.append("\(at) queued \(text)") }
    }
    while let next = queue.nextEvent(includingFollowUps: true) { add(queue.advance(to: next, timing: timing)) }
    return lines
  }

  // MARK: Streams, played by hand after the source of the controller

  @Test func anEchoIsCutByTheNextBox() {  // S1
    #expect(
      stream(
        (0, "4, Maximum length reached", .interrupt, .text), (60, "Editing, Digit 2 of 6, Edit box", .flushAll, .none),
        (2500, "7, Maximum length reached", .interrupt, .text),
        (2560, "Editing, Digit 3 of 6, Edit box", .flushAll, .none)
      ) == [
        "0 start 4, Maximum length reached", "60 cut 4, Maximum length reached",
        "60 start Editing, Digit 2 of 6, Edit box", "2126 finish Editing, Digit 2 of 6, Edit box",
        "2500 start 7, Maximum length reached", "2560 cut 7, Maximum length reached",
        "2560 start Editing, Digit 3 of 6, Edit box", "4626 finish Editing, Digit 3 of 6, Edit box",
      ])
  }

  @Test func maskedBoxesFallBehind() {  // S2
    #expect(
      stream(
        (0, "Bullet, Maximum length reached", .short, .text), (60, "Editing, Digit 2 of 6, Edit box", .flushAll, .none),
        (900, "Bullet, Maximum length reached", .short, .text),
        (960, "Editing, Digit 3 of 6, Edit box", .flushAll, .none)
      ) == [
        "0 start Bullet, Maximum length reached", "60 queued Editing, Digit 2 of 6, Edit box",
        "900 cut Bullet, Maximum length reached", "900 start Editing, Digit 2 of 6, Edit box",
        "960 cut Editing, Digit 2 of 6, Edit box", "960 start Bullet, Maximum length reached",
        "2960 finish Bullet, Maximum length reached", "2960 start Editing, Digit 3 of 6, Edit box",
        "5026 finish Editing, Digit 3 of 6, Edit box",
      ])
  }

  @Test func aShortAnnouncementIsNotCutByTheFocus() {  // S4
    #expect(
      stream((0, "Code sent", .short, .none), (50, "Editing, Enter code, Edit box", .flushAll, .none)) == [
        "0 start Code sent", "50 queued Editing, Enter code, Edit box", "600 finish Code sent",
        "600 start Editing, Enter code, Edit box", "2533 finish Editing, Enter code, Edit box",
      ])
  }

  @Test func aLongAnnouncementIsCutByTheFocus() {  // S5
    let long = "Your code was sent to +1 555 0100, check messages"
    #expect(
      stream((0, long, .short, .none), (50, "Editing, Enter code, Edit box", .flushAll, .none)) == [
        "0 start \(long)", "50 cut \(long)", "50 start Editing, Enter code, Edit box",
        "1983 finish Editing, Enter code, Edit box",
      ])
  }

  @Test func anAnnouncementWaitsForTheFocus() {  // S5b
    #expect(
      stream((0, "Editing, Enter code, Edit box", .flushAll, .none), (50, "Code sent", .short, .none)) == [
        "0 start Editing, Enter code, Edit box", "50 queued Code sent", "1933 finish Editing, Enter code, Edit box",
        "1933 start Code sent", "2533 finish Code sent",
      ])
  }

  @Test func aPoliteRegionWaitsAndAnAssertiveOneInterrupts() {  // S6, S7
    #expect(
      stream((0, "Verify, Button", .flushAll, .none), (100, "Wrong code", .queue, .content)) == [
        "0 start Verify, Button", "100 queued Wrong code", "933 finish Verify, Button", "933 start Wrong code",
        "1599 finish Wrong code",
      ])
    #expect(
      stream((0, "Verify, Button", .flushAll, .none), (100, "Wrong code", .interrupt, .content)) == [
        "0 start Verify, Button", "100 cut Verify, Button", "100 start Wrong code", "766 finish Wrong code",
      ])
  }

  @Test func anAssertiveRegionDoesNotCutAShortAnnouncement() {  // S7b
    #expect(
      stream((0, "Checking", .short, .none), (100, "Wrong code", .interrupt, .content)) == [
        "0 start Checking", "100 queued Wrong code", "533 finish Checking", "533 start Wrong code",
        "1199 finish Wrong code",
      ])
  }

  @Test func theFirstFocusWaitsForTheWindow() {  // S9
    #expect(
      stream((0, "Verify phone", .uninterruptible, .none), (50, "Editing, Enter code, Edit box", .queue, .none)) == [
        "0 start Verify phone", "50 queued Editing, Enter code, Edit box", "800 finish Verify phone",
        "800 start Editing, Enter code, Edit box", "2733 finish Editing, Enter code, Edit box",
      ])
  }

  @Test func fastKeysCutEachOther() {  // S11, S12
    #expect(
      stream((0, "Bullet", .short, .text), (150, "Bullet", .short, .text), (300, "Bullet", .short, .text)) == [
        "0 start Bullet", "150 cut Bullet", "150 start Bullet", "300 cut Bullet", "300 start Bullet",
        "700 finish Bullet",
      ])
    #expect(
      stream((0, "1", .interrupt, .text), (40, "2", .interrupt, .text), (300, "3", .interrupt, .text)) == [
        "0 start 1", "40 cut 1", "40 start 2", "106 finish 2", "300 start 3", "366 finish 3",
      ])
  }

  @Test func aKeyDoesNotCutAShortAnnouncement() {  // S13
    #expect(
      stream((0, "5", .interrupt, .text), (30, "Code accepted", .short, .none), (200, "6", .interrupt, .text)) == [
        "0 start 5", "30 queued Code accepted", "66 finish 5", "66 start Code accepted", "200 queued 6",
        "932 finish Code accepted", "932 start 6", "998 finish 6",
      ])
  }

  @Test func theSameAnnouncementIsNotSaidTwiceWithinASecond() {  // S8
    let transcript = play(
      [.text("Code")],
      when: [],
      [
        Step(.announce(Announcement("Wrong code"))),
        Step(.announce(Announcement("Wrong code")), after: .milliseconds(300)),
        Step(.announce(Announcement("Wrong code")), after: .milliseconds(2300)),
      ], reader: .talkBack)
    #expect(transcript.utterances.map(\.line) == ["Wrong code", "Wrong code"])
    #expect(transcript.remarks.count == 1)
  }

  // MARK: Who cuts whom

  /// A kind of utterance: its queue mode and group, a text of 40 characters or of 10, and the line of the source that sets
  /// the mode.
  private struct Kind {
    var name: String
    var mode: TalkBack.QueueMode
    var group = TalkBack.SpeechGroup.none
    var isShort = false
    var source: String
  }

  /// The kinds, with file and line in google/talkback. The files are those of 26a27dc0 (15.1), or of the last commit before
  /// it that changed them: 655cc8db (announcement, click, cursor, reading), dcddeddc (hint), 718409c3 (bullet),
  /// bf8d3574 (scroll).
  private static let kinds: [Kind] = [
    Kind(name: "focus", mode: .flushAll, source: "EventTypeViewAccessibilityFocusedFeedbackRule.java:140"),
    Kind(name: "first focus", mode: .queue, source: "EventTypeViewAccessibilityFocusedFeedbackRule.java:140"),
    // This rule sets no mode: it has the mode of a new `EventFeedback`.
    Kind(name: "keyboard focus", mode: .interrupt, source: "EventTypeViewFocusedFeedbackRule.java:66"),
    Kind(name: "short announcement", mode: .short, isShort: true, source: "EventTypeAnnouncementFeedbackRule.java:63"),
    Kind(name: "long announcement", mode: .short, source: "EventTypeAnnouncementFeedbackRule.java:63"),
    Kind(
      name: "polite region", mode: .queue, group: .content,
      source: "EventTypeWindowContentChangedFeedbackRule.java:163"),
    Kind(
      name: "assertive region", mode: .interrupt, group: .content,
      source: "EventTypeWindowContentChangedFeedbackRule.java:163"),
    Kind(name: "click", mode: .queue, source: "EventTypeViewClickedFeedbackRule.java:67"),
    Kind(
      name: "notification", mode: .uninterruptible, source: "EventTypeNotificationStateChangedFeedbackRule.java:119"),
    Kind(name: "toast", mode: .uninterruptible, source: "EventTypeNotificationStateChangedFeedbackRule.java:119"),
    Kind(name: "window", mode: .uninterruptible, source: "ScreenFeedbackManager.java:172"),
    Kind(name: "hint", mode: .queue, source: "HintFeedbackRule.java:99"),
    Kind(name: "echo", mode: .interrupt, group: .text, source: "InputTextFeedbackRules.java:250"),
    Kind(name: "short word echo", mode: .short, group: .text, isShort: true, source: "InputTextFeedbackRules.java:250"),
    Kind(name: "long word echo", mode: .short, group: .text, source: "InputTextFeedbackRules.java:250"),
    Kind(name: "deletion", mode: .interrupt, group: .text, source: "InputTextFeedbackRules.java:168"),
    Kind(name: "bullet", mode: .short, group: .text, isShort: true, source: "InputTextPasswordFeedbackRules.java:100"),
    Kind(
      name: "cursor", mode: .short, group: .text, isShort: true, source: "InputTextSelectionFeedbackRules.java:137"),
    Kind(
      name: "short reading", mode: .traversal, group: .text, isShort: true,
      source: "InputTextSelectionFeedbackRules.java:239"),
    Kind(name: "long reading", mode: .traversal, group: .text, source: "InputTextSelectionFeedbackRules.java:239"),
    Kind(name: "reading control", mode: .interrupt, source: "SelectorController.java, announceSetting"),
    Kind(name: "no next heading", mode: .uninterruptible, source: "FocusProcessorForLogicalNavigation.java, announce"),
    Kind(name: "edit action", mode: .interruptAndHold, source: "TextEditActor.java, SPEAK_OPTIONS"),
    Kind(name: "scroll", mode: .queue, source: "ScrollPositionFeedbackRule.java:64"),
  ]

  /// For each kind, what the others do to it as they come: `c` cuts it, `-` waits. The columns are the rows' kinds.
  ///
  /// Each row follows from the bits and groups of its kind, and its mode is that of its rule in `compositor/rule`: a
  /// focus, an assertive region, an echo, a deletion, a text that is read and an edit action cut whatever is not
  /// uninterruptible; text cuts text, even the uninterruptible.
  private static let table = """
    focus              c-c---c-----c--c--ccc-c-
    first focus        c-c---c-----c--c--ccc-c-
    keyboard focus     c-c---c-----c--c--ccc-c-
    short announcement ------------------------
    long announcement  c-c---c-----c--c--ccc-c-
    polite region      c-c---c-----c--c--ccc-c-
    assertive region   c-c---c-----c--c--ccc-c-
    click              c-c---c-----c--c--ccc-c-
    notification       ------------------------
    toast              ------------------------
    window             ------------------------
    hint               c-c---c-----c--c--ccc-c-
    echo               c-c---c-----ccccccccc-c-
    short word echo    ------------cccccccc----
    long word echo     c-c---c-----ccccccccc-c-
    deletion           c-c---c-----ccccccccc-c-
    bullet             ------------cccccccc----
    cursor             ------------cccccccc----
    short reading      ------------cccccccc----
    long reading       c-c---c-----ccccccccc-c-
    reading control    c-c---c-----c--c--ccc-c-
    no next heading    ------------------------
    edit action        ------------------------
    scroll             c-c---c-----c--c--ccc-c-
    """

  /// Returns the table, a line to a kind.
  private var computed: [String] {
    Self.kinds.map { first in
      let outcomes = Self.kinds.map { second -> Character in
        func text(_ isShort: Bool, _ letter: Character) -> String {
          String(repeating: letter, count: isShort ? 10 : 40)
        }
        let lines = stream(
          (0, text(first.isShort, "a"), first.mode, first.group),
          (100, text(second.isShort, "b"), second.mode, second.group))
        return lines.contains { $0.hasPrefix("100 cut") } ? "c" : "-"
      }
      return first.name + String(repeating: " ", count: 19 - first.name.count) + String(outcomes)
    }
  }

  @Test func whoCutsWhom() {
    #expect(computed == Self.table.split(separator: "\n").map(String.init))
  }

  /// The documentation has the same table, with the source of each kind.
  @Test func thePageHasTheTable() throws {
    let bytes = try #require(Repository.bytes("Sources/A11ySim/Documentation.docc/TalkBackQueue.md"))
    let page = String(decoding: bytes, as: UTF8.self)
    let rows = zip(Self.kinds, computed).map { kind, row in
      "| \(kind.name) | `\(row.dropFirst(19))` | \(kind.source) |"
    }
    #expect(page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(String.init) == rows)
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000) }
}
