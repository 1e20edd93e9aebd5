import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// Events other than text under TalkBack (google/talkback 26a27dc0, the rules in `compositor/rule` and
/// `ScreenFeedbackManager`), and the settings that change their speech. E04 to E20 are vectors derived by hand from
/// there.
@Suite(.timeLimited) struct TalkBackEventTests {
  private func said(_ steps: String, settings: String = "hints: false", _ screen: String) throws -> TalkBackSaid {
    try TalkBackSaid(steps, settings: settings, screen: screen)
  }

  // MARK: Live regions and changes

  @Test func liveRegionsAreSaidAsTheirKindSays() throws {
    let screen = """
      - { button: Verify, id: verify }
      - { text: "", id: error, liveRegion: assertive }
      - { text: Ready, id: status, liveRegion: polite }
      - { group: "", id: box, liveRegion: polite, children: [ { text: Code, id: a }, { text: accepted, id: b } ] }
      """
    #expect(try said("- set: { error: { label: Wrong code } }", screen).modes == ["Wrong code [interrupt]"])  // E04
    #expect(try said("- set: { status: { label: Sent } }", screen).modes == ["Sent [queue]"])
  }

  @Test func aLiveRegionSaysWhatIsInside() {  // E05
    var box = AndroidNode(id: "box", .group)
    box.liveRegion = .polite
    box.children = [AndroidNode(id: "a", .text, text: "Code"), AndroidNode(id: "b", .text, text: "accepted")]
    let context = TalkBack.Context(locale: "en")!
    let segments = context.description(of: box, TalkBack.Context.Surroundings(isLiveRegion: true))
    #expect(segments.map(\.text) == ["Code", "accepted"])
  }

  @Test func changesAreSaidOfTheFocusedViewOnly() throws {
    let screen = """
      - { text: One, id: one }
      - { textField: Code, id: code, value: "1" }
      - { button: Verify, id: verify, disabled: true }
      - { button: Alarm, id: alarm, stateDescription: "On" }
      """
    #expect(try said("- set: { one: { label: Two } }", screen).texts == [])  // E08
    #expect(try said("- touch: code\n- set: { code: { value: \"2\" } }", screen).texts == ["1, Edit box, Code"])  // E09
    let enabled = try said("- touch: verify\n- set: { verify: { disabled: false } }", screen)
    #expect(enabled.modes.last == "enabled [queue]")  // E10
  }

  @Test func aClickSaysTheNewStateAfterAMoment() throws {
    let screen = """
      - { button: Remember, id: box, checkable: true }
      - toggle: { label: Wi-Fi, id: wifi, on: false }
      """
    // E12 has no state description; a switch since API 30 has one (“ON”).
    let said = try said("- touch: wifi\n- doubleTap", screen)
    #expect(said.texts == ["OFF, Wi-Fi, Switch", "ON"])
    #expect(said.modes.last == "ON [queue]")
  }

  @Test func changesAreSaidAtMostEveryThirtySecondsWithoutProgressUpdates() throws {
    let screen = "- { text: Ready, id: status, liveRegion: polite }"
    let steps = """
      - set: { status: { label: "10" } }
      - wait: 5s
      - set: { status: { label: "20" } }
      - wait: 31s
      - set: { status: { label: "30" } }
      """
    #expect(try said(steps, screen).texts == ["10", "20", "30"])
    #expect(try said(steps, settings: "progressUpdates: false", screen).texts == ["10", "30"])
  }

  // MARK: Windows

  @Test func windowsKeyboardsAndPanesAreSaid() throws {
    let screen = """
      - { textField: Code, id: code }
      - { text: Step 2, id: pane, hidden: true, paneTitle: Step 2 }
      """
    let said = try said("- touch: code\n- doubleTap\n- set: { pane: { hidden: false } }", screen)
    #expect(said.modes.contains("Showing Gboard [uninterruptible]"))  // E15
    #expect(said.modes.contains("Step 2 [uninterruptible]"))  // E14, E19
  }

  @Test func theFingerEntersTheKeyboardsWindow() throws {
    let screen = "- { textField: Code, id: code }\n- { button: OK, id: ok }"
    let steps = "- touch: code\n- doubleTap\n- touch: keyboard.a\n- touch: keyboard.b"
    #expect(try said(steps, screen).texts.suffix(2) == ["a, alpha, Window Gboard", "b, bravo"])
    let silent = try said(steps, settings: "hints: false, windowNames: false, phoneticLetters: false", screen)
    #expect(silent.texts.suffix(2) == ["a", "b"])
  }

  // MARK: Toasts, notifications and lists

  @Test func aToastIsSaidToItsEnd() throws {  // E17
    let said = try said("- touch: ok\n- toast: Copied", "- { button: OK, id: ok }")
    #expect(said.modes.last == "Copied [uninterruptible]")
  }

  @Test func aNotificationSaysItsCategoryItsTitleAndItsText() throws {  // E18
    let said = try said("- notification: { app: Bank, text: Your code is ready }", "- { button: OK, id: ok }")
    #expect(said.modes == ["Message, Bank, Your code is ready [uninterruptible]"])
  }

  @Test func aListSaysWhichRowsItShows() {  // E20
    let context = TalkBack.Context(locale: "en")!
    let position = context.scrollPosition(from: 0, to: 5, of: 20)
    #expect(position?.text == "Showing items 1 to 6 of 20." && position?.pitch == 1.2)
    #expect(context.scrollPosition(from: 3, to: 3, of: 20)?.text == "Showing item 4 of 20.")
  }

  @Test func aSwipeScrollsAListThatShowsOnlySomeRows() throws {
    let rows = ["One", "Two", "Three", "Four", "Five"].map { "{ text: \($0), id: \($0.lowercased()) }" }
    let list =
      "- list: { label: Offers, collection: { rows: 5, columns: 1, visible: 2 }, children: [ \(rows.joined(separator: ", ")) ] }"
    let swiped = try said("- touch: two\n- swipe: right\n- wait: 2s\n- swipe: left\n- wait: 2s", list)
    #expect(
      swiped.modes.suffix(4) == [
        "Three, 3 of 5 [flush all]", "Showing items 3 to 4 of 5. [queue]", "Two, 2 of 5 [flush all]",
        "Showing items 1 to 2 of 5. [queue]",
      ])
    // What the person scrolls is said only with the setting.
    #expect(try said("- touch: five\n- wait: 2s", list).texts.last == "Five, 5 of 5, In list Offers, 5 items")
    let always = try said("- touch: five\n- wait: 2s", settings: "hints: false, alwaysSpeakListCount: true", list)
    #expect(always.texts.last == "Showing items 4 to 5 of 5.")
  }

  // MARK: Settings

  @Test func thePresetsDecideTheSettingsOfVerbosity() {
    var high = TalkBack.Settings(), low = TalkBack.Settings()
    high.apply(.high)
    low.apply(.low)
    for flag in [
      \TalkBack.Settings.hints, \.containerInfo, \.alwaysSpeakListCount, \.elementType, \.windowNames, \.pitchChanges,
      \.phoneticLetters,
    ] {
      #expect(high[keyPath: flag] && !low[keyPath: flag])
    }
    #expect((high.keyboardEcho, low.keyboardEcho) == (.charactersAndWords, .none))
    #expect((high.capitals, low.capitals) == (.sayCapital, .nothing))
    let custom = TalkBack.Settings()
    #expect(!custom.alwaysSpeakListCount && custom.windowNames && custom.phoneticLetters && custom.progressUpdates)
    #expect((low.punctuation, low.speakPasswords, low.progressUpdates) == (.some, true, true))
  }

  @Test func symbolsAreNamedOnRequest() throws {
    let screen = "- { text: \"Ready, steady - go!\", id: text }"
    #expect(try said("- touch: text", screen).texts == ["Ready, steady - go!"])
    var context = TalkBack.Context(locale: "en")!
    context.settings.punctuation = .all
    let words = context.app(.label, "Ready, steady - go!", of: AndroidNode(id: "text", .text))
    #expect(words?.text == "Ready Comma steady Dash go Exclamation mark" && words?.confidence == .guess)
  }

  @Test func pitchTellsDeletionsLinksAndCapitals() throws {
    let screen = "- { link: Terms, id: terms }\n- { textField: Code, id: code }"
    let steps = "- touch: terms\n- touch: code\n- doubleTap\n- type: A\n- delete"
    #expect(
      try said(steps, settings: "hints: false, capitals: pitch", screen).pitches == [
        "Terms 0.95", "Code, Edit box", "Code", "Showing Gboard", "A 1.8", "A deleted 1.2",
      ])
    let level = try said(steps, settings: "hints: false, capitals: pitch, pitchChanges: false", screen)
    #expect(level.pitches == level.texts)
  }

  @Test func theFocusSparesTheUninterruptibleByADefect() throws {
    // The app moves the focus. A finger would stop the toast itself.
    let screen = "- { textField: Code, id: code }"
    let steps = "- toast: Copied\n- { focus: code, after: 0.05s }"
    #expect(try said(steps, screen).heard.first == "Copied")
    let mended = try said(steps, settings: "hints: false, focusSparesUninterruptible: false", screen)
    #expect(mended.heard.first == "Editing, Code, Edit box")
  }

  @Test func aDialogThatOpensAgainBeginsAtItsFirstView() throws {
    let screen = """
      - { button: Delete, id: delete }
      - alert: { label: Delete all?, id: sure, hidden: true, children: [ { button: Cancel }, { button: Yes, id: yes } ] }
      """
    let open = "- set: { sure: { hidden: false } }\n- wait: 2s\n"
    let close = "- touch: yes\n- set: { sure: { hidden: true } }\n- wait: 2s\n"
    let once = try said("- touch: delete\n" + open, screen).texts
    let twice = try said("- touch: delete\n" + open + close + open, screen).texts
    #expect(once.suffix(2) == twice.suffix(2), "\(twice)")
    #expect(once.last == "Cancel, Button", "\(once)")
    // The app's own window is the same one still: the focus returns to where it was.
    #expect(twice.dropLast(2).last == "Delete, Button", "\(twice)")
  }
}
