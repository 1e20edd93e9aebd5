import TestSupport
import Testing

/// A finger stops all speech and empties the queue; what the app does stops nothing by itself (google/talkback
/// 26a27dc0, `FocusProcessorForTapAndTouchExploration`; the same in 16.2).
@Suite(.timeLimited) struct TalkBackFingerTests {
  private static let screen = """
    - button: { label: Verify, id: verify }
    - button: { label: Send again, id: again }
    - textField: { label: Name, id: name }
    - text: { label: Waiting, id: status, liveRegion: polite }
    """

  private func said(_ steps: String, reader: String = "talkback@15.1") throws -> TalkBackSaid {
    try TalkBackSaid(steps, settings: "hints: false", screen: Self.screen, reader: reader)
  }

  // MARK: A finger

  @Test(arguments: ["talkback@15.1", "talkback@16.2"]) func aTouchStopsAShortAnnouncement(reader: String) throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- { touch: again, after: 300ms }", reader: reader)
    #expect(said.texts == ["Verify, Button", "Code sent", "Send again, Button"])
    #expect(said.heard == ["Verify, Button", "Send again, Button"])
  }

  @Test(arguments: ["talkback@15.1", "talkback@16.2"]) func aSwipeStopsAToast(reader: String) throws {
    let said = try said("- touch: verify\n- toast: Saved\n- { swipe: right, after: 100ms }", reader: reader)
    #expect(said.heard == ["Verify, Button", "Send again, Button"])
  }

  @Test func aTouchEmptiesTheQueue() throws {
    let said = try said(
      "- touch: verify\n- announce: Code sent\n- { announce: Look in your messages, after: 100ms }\n- { touch: again, after: 100ms }"
    )
    #expect(said.heard == ["Verify, Button", "Send again, Button"])
  }

  @Test func aSwipeStopsAPoliteRegion() throws {
    let said = try said(
      "- touch: verify\n- set: { status: { label: Six digits were sent } }\n- { swipe: right, after: 300ms }")
    #expect(said.heard == ["Verify, Button", "Send again, Button"])
  }

  @Test func aKeyOnTheScreenStopsAShortAnnouncement() throws {
    let said = try said(
      "- touch: name\n- doubleTap\n- wait: 3s\n- announce: Code sent\n- { type: a, after: 200ms }")
    #expect(!said.heard.contains("Code sent"))
    #expect(said.heard.last == "a")
  }

  // MARK: A key of a hardware keyboard

  @Test func aHardwareKeyStopsSpeechBefore16() throws {
    let steps =
      "- touch: name\n- doubleTap\n- wait: 3s\n- announce: Code sent\n- { type: { text: a, via: hardwareKeyboard }, after: 200ms }"
    let older = try said(steps)
    #expect(!older.heard.contains("Code sent"))
    let newer = try said(steps, reader: "talkback@16.2")
    #expect(newer.heard.suffix(2) == ["Code sent", "a"])
  }

  // MARK: The app

  @Test func theAppsAnnouncementStopsNothing() throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- { announce: Look in your messages, after: 100ms }")
    #expect(said.heard == ["Verify, Button", "Code sent", "Look in your messages"])
  }

  @Test func theAppsFocusStopsNoShortAnnouncement() throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- { focus: name, after: 200ms }")
    #expect(said.heard.starts(with: ["Verify, Button", "Code sent"]))
  }

  @Test func theAppsToastStopsNothing() throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- { toast: Saved, after: 100ms }")
    #expect(said.heard == ["Verify, Button", "Code sent", "Saved"])
  }

  @Test func aPoliteRegionStopsNothing() throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- { set: { status: { label: Ready } }, after: 100ms }")
    #expect(said.heard == ["Verify, Button", "Code sent", "Ready"])
  }

  @Test func anAutofilledCodeStopsNoShortAnnouncement() throws {
    let said = try said(
      "- touch: name\n- doubleTap\n- wait: 3s\n- announce: Code sent\n- { autofill: \"12\", after: 200ms }")
    #expect(said.heard.contains("Code sent"))
  }

  @Test func aPatientPersonStopsNothing() throws {
    let said = try said("- touch: verify\n- announce: Code sent\n- touch: again")
    #expect(said.heard == ["Verify, Button", "Code sent", "Send again, Button"])
  }
}
