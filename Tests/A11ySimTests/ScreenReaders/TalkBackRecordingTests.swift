import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// The recordings of TalkBack 16.2 (IRS-Public/aloud 72ab3d0b and d7d613c4, `test/fixtures`; Android 14 emulator,
/// English).
@Suite(.timeLimited) struct TalkBackRecordingTests {
  /// The recording engine was silent for this long.
  private struct Silence: SpeechTiming {
    let name = "silence"
    func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
      UtteranceTiming(duration: .milliseconds(155), wordEnds: [])
    }
  }

  private static let fixture: [ScreenItem] = [
    .text("Focus fixture", id: "title"), .button("SAME LABEL", id: "first"), .button("SAME LABEL", id: "second"),
    .element(.init(id: "unavailable", role: .button, label: "UNAVAILABLE CONTROL", traits: .notEnabled)),
    .button("FINAL CONTROL", id: "final"),
  ]

  /// Each utterance with Android's queue mode: 2 destroys the queue, 1 adds to it. Hints have the time since the end of
  /// the description, in milliseconds.
  private func heard(_ screen: [ScreenItem], _ steps: [Step.Action], start: Reader = .talkBack) -> [String] {
    var scenario = Scenario()
    scenario.screen = screen
    scenario.appName = "Aloud focus fixture"
    scenario.reader = start
    scenario.steps = steps.map { Step($0) }
    var end = Duration.zero
    return scenario.play(timing: Silence()).entries.compactMap { entry -> String? in
      guard case .utterance(let record) = entry.kind else { return nil }
      let utterance = record.utterance
      let mode = TalkBack.DeliveryCode(rawValue: utterance.delivery.code).contains(.interrupt) ? 2 : 1
      let pause = utterance.reason == .hint ? " after \((entry.time - end) / .milliseconds(1))" : ""
      end = entry.time + .milliseconds(155)
      return "\(mode) \(utterance.text)\(pause)"
    }
  }

  @Test func theScreenIsSaidWhenTalkBackStarts() {  // TL-start-1 to TL-start-5
    #expect(
      heard(Self.fixture, [.reader(.talkBack), .background(.seconds(2))], start: .none) == [
        "1 TalkBack on", "1 Aloud focus fixture", "1 Focus fixture", "1 Aloud focus fixture", "1 Focus fixture",
      ])
  }

  @Test func theNestedScreenIsSaidAsRecorded() {  // TL-1 to TL-8, TN-1 to TN-8
    let steps: [Step.Action] =
      [.touch("title"), .swipe(.left), .touch("title")] + Array(repeating: .swipe(.right), count: 5)
    #expect(
      heard(Self.fixture, steps) == [
        "2 Focus fixture", "2 Focus fixture", "2 SAME LABEL, Button", "1 Double-tap to activate after 400.0",
        "2 SAME LABEL, Button", "1 Double-tap to activate after 400.0", "2 UNAVAILABLE CONTROL, Button, disabled",
        "2 FINAL CONTROL, Button", "1 Double-tap to activate after 400.0",
      ])
  }

  @Test func theScrollingScreenIsSaidWithoutPositions() {  // TS-1 to TS-33
    let rows = (1...30).map { ScreenItem.button(SpokenText("ROW \($0)"), id: "row\($0)") }
    let steps: [Step.Action] =
      [.touch("row1"), .swipe(.left), .touch("row1")] + Array(repeating: .swipe(.right), count: 30)
    #expect(
      heard([.group(.init(id: "rows", role: .group), rows)], steps)
        == ([1] + Array(1...30)).flatMap { ["2 ROW \($0), Button", "1 Double-tap to activate after 400.0"] })
  }
}
