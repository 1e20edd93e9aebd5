import Testing

@testable import A11ySim

/// TalkBack's speech queue, as its controller is written (`facts/talkback.md` c.4).
@Suite struct TalkBackQueueTests {
  private typealias Said = (at: Int, text: String, mode: TalkBack.QueueMode, group: TalkBack.SpeechGroup)

  /// Plays utterances at their times in milliseconds, at 15 characters a second. Returns what became of each, a line an
  /// event, as the sheet writes it.
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

  // MARK: The streams of section c.5

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

  /// The kinds of events, each with a text of 40 characters or, where it matters, of 10.
  private static let kinds: [(name: String, mode: TalkBack.QueueMode, group: TalkBack.SpeechGroup, isShort: Bool)] = [
    ("focus", .flushAll, .none, false), ("first focus", .queue, .none, false),
    ("keyboard focus", .interrupt, .none, false), ("short announcement", .short, .none, true),
    ("long announcement", .short, .none, false), ("polite region", .queue, .content, false),
    ("assertive region", .interrupt, .content, false), ("click", .queue, .none, false),
    ("notification", .uninterruptible, .none, false), ("window", .uninterruptible, .none, false),
    ("hint", .queue, .none, false), ("echo", .interrupt, .text, false), ("short word echo", .short, .text, true),
    ("long word echo", .short, .text, false), ("deletion", .interrupt, .text, false),
    ("bullet", .short, .text, true), ("scroll", .queue, .none, false),
  ]

  /// For each kind, what the others do to it as they come: `c` cuts it, `-` waits. The columns are the rows' kinds.
  ///
  /// Each row follows from the bits and groups of its kind (c.4; the modes are those of c.2 and b.2): a focus, an
  /// assertive region, an echo and a deletion cut whatever is not uninterruptible; text cuts text, even the
  /// uninterruptible.
  private static let table = """
    focus              c-c---c----c--c--
    first focus        c-c---c----c--c--
    keyboard focus     c-c---c----c--c--
    short announcement -----------------
    long announcement  c-c---c----c--c--
    polite region      c-c---c----c--c--
    assertive region   c-c---c----c--c--
    click              c-c---c----c--c--
    notification       -----------------
    window             -----------------
    hint               c-c---c----c--c--
    echo               c-c---c----ccccc-
    short word echo    -----------ccccc-
    long word echo     c-c---c----ccccc-
    deletion           c-c---c----ccccc-
    bullet             -----------ccccc-
    scroll             c-c---c----c--c--
    """

  @Test func whoCutsWhom() {
    let rows = Self.table.split(separator: "\n")
    for (row, first) in zip(rows, Self.kinds) {
      let outcomes = Self.kinds.map { second -> Character in
        func text(_ isShort: Bool, _ letter: Character) -> String {
          String(repeating: letter, count: isShort ? 10 : 40)
        }
        let lines = stream(
          (0, text(first.isShort, "a"), first.mode, first.group),
          (100, text(second.isShort, "b"), second.mode, second.group))
        return lines.contains { $0.hasPrefix("100 cut") } ? "c" : "-"
      }
      let name = first.name + String(repeating: " ", count: 19 - first.name.count)
      #expect(name + String(outcomes) == row)
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000) }
}
