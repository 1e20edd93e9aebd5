import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// A sheet that comes and goes under VoiceOver, which UIKit tells that the screen has changed (ronnqvi.st, adding
/// accessible behavior; reported).
@Suite(.timeLimited) struct SheetTests {
  private static let screen: [ScreenItem] = {
    var sheet = AccessibilityElement(id: "filters", role: .sheet, label: "Filters")
    sheet.isHidden = true
    return [
      .heading("Hotels"), .button("Filter", id: "filter"), .text("34 hotels"),
      .group(sheet, [.text("Breakfast"), .button("Close", id: "close")]),
    ]
  }()

  private func show(_ isShown: Bool) -> Step { Step(.set([.init("filters", "hidden", isShown ? "false" : "true")])) }

  @Test func theCursorGoesIntoASheetAndReturns() {
    let transcript = play(
      Self.screen, when: [],
      [Step(.touch("filter")), show(true), Step(.swipe(.right)), show(false), Step(.swipe(.right))])
    expect(
      transcript.steps(2...),
      reads: """
        [sound: screen change]
        Filters, Breakfast
        Close, button
        [sound: screen change]
        Filter, button
        34 hotels
        """)
  }

  @Test func whatTheAppPostsOfASheetIsNotSaidTwice() {
    let transcript = play(
      Self.screen, when: [.init(to: .activated, of: "filter", [show(true), Step(.post(.screenChanged(nil)))])],
      [Step(.touch("filter")), Step(.doubleTap)])
    expect(
      transcript.steps(2...),
      reads: """
        [sound: activation]
        [not heard] Filter
        [sound: screen change]
        Filters, Breakfast
        """)
  }

  @Test func theAppMayMoveTheCursorWithinASheet() {
    let transcript = play(
      Self.screen, when: [.init(to: .activated, of: "filter", [show(true), Step(.post(.screenChanged("close")))])],
      [Step(.touch("filter")), Step(.doubleTap)])
    expect(
      transcript.steps(2...),
      reads: """
        [sound: activation]
        [not heard] Filter
        [sound: screen change]
        [not heard] Filters, Breakfast
        [sound: screen change]
        Close, button
        """)
  }

  @Test func theAppMayAskForTheFirstElementAsASheetGoes() {
    let transcript = play(
      Self.screen, when: [.init(to: .activated, of: "close", [show(false), Step(.post(.screenChanged(nil)))])],
      [Step(.touch("filter")), show(true), Step(.touch("close")), Step(.doubleTap)])
    #expect(transcript.utterances.last?.utterance.text == "Hotels, heading")
  }
}
