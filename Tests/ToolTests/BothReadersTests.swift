import TestSupport
import Testing

/// Findings that hold under both readers, and screens that are left.
@Suite("Findings under both readers", .timeLimited) struct BothReadersTests {
  private static let readers = ["voiceover", "talkback"]

  private func audit(_ scenario: String, _ reader: String, isQuiet: Bool = true) throws -> String {
    let result = try Tool.run("audit", "-", "--reader", reader, "--verbose", input: scenario)
    #expect(result.status < 2, "\(result.errors)")
    return isQuiet ? result.output.components(separatedBy: "not evaluated")[0] : result.output
  }

  @Test(arguments: readers) func aDisabledButtonNeedsAName(reader: String) throws {
    let screen = "screen: [ { button: { id: send, disabled: true, label: NAME } } ]\nsteps: [ appear ]\n"
    #expect(try audit(screen.replacing(", label: NAME", with: ""), reader).contains("error: step 1: send has no name"))
    #expect(!(try audit(screen, reader).contains("unnamed-control")))
  }

  @Test(arguments: readers) func sizesAreJudgedWhereFramesAreKnown(reader: String) throws {
    let screen = """
      screen:
        - button: { label: Edit, id: edit, frame: [16, 100, 20, 20] }
        - button: { label: Remove, id: remove, frame: [36, 88, 60, 44] }
      steps: [ appear ]
      """
    #expect(try audit(screen, reader).contains("note: target-size-minimum, WCAG 2.5.8, at edit"))
    #expect(!(try audit(screen.replacing("[36, 88,", with: "[96, 88,"), reader).contains("target-size-minimum")))
  }

  @Test(arguments: readers) func aLiveRegionThatCountsIsChatter(reader: String) throws {
    let screen = """
      screen: [ { button: { label: Start, id: start } }, { text: 7 s left, id: left, live: polite } ]
      when: { start.activated: [ { every: 2s, name: c, times: 6, do: [ { count: { down: left, label: "{n} s left" } } ] } ] }
      steps: [ appear, { touch: start }, doubleTap, { wait: 14s } ]
      """
    #expect(try audit(screen, reader).contains("note: countdown-chatters, WCAG 4.1.3, 2.2.2, at left"))
    #expect(!(try audit(screen.replacing(", live: polite", with: ""), reader).contains("countdown-chatters")))
  }

  @Test(arguments: readers) func aDialogThatOneCanSwipeOutOf(reader: String) throws {
    let screen = """
      screen:
        - button: { label: Delete account, id: delete }
        - group: { id: sure, label: Are you sure?, paneTitle: Are you sure?, hidden: true, children: [ { button: { label: Keep it, id: keep } } ] }
      when:
        delete.activated: [ { set: { sure: { hidden: false } } }, { post: { screenChanged: keep } } ]
        keep.activated: [ { set: { sure: { hidden: true } } } ]
      steps: [ appear, { touch: delete }, doubleTap ]
      """
    #expect(
      try audit(screen, reader).contains(
        "warning: step 3: sure appeared as a dialog, but the cursor can leave it and go to delete"))
    let hidden = screen.replacing(
      "[ { set: { sure: { hidden: false } } },",
      with: "[ { set: { sure: { hidden: false }, delete: { hidden: true } } },")
    #expect(!(try audit(hidden, reader).contains("reachable-behind-modal")))
    // What opens in its place and is closed by nothing is no dialog.
    let details = screen.replacing("{ hidden: true } } } ]\nsteps", with: "{ label: Sure } } } ]\nsteps")
    #expect(!(try audit(details, reader).contains("reachable-behind-modal")))
  }

  @Test(arguments: readers) func aScreenThatATimerCloses(reader: String) throws {
    let screen = """
      screens:
        start: [ { button: { label: Enter the code, id: go } } ]
        code: [ { textField: { label: Code, id: code } }, { text: 30 s, id: left } ]
      start: start
      when:
        go.activated: [ { screen: code } ]
        code.shown:
          - { every: 1s, name: clock, times: 20, do: [ { count: { down: left, label: "{n} s" } } ], then: [ { screen: start } ] }
      steps: [ appear, { touch: go }, doubleTap, { swipe: right }, { wait: 30s } ]
      """
    let silent = try audit(screen, reader)
    #expect(silent.contains("note: timed-out-silently, WCAG 2.2.1, 4.1.3"), "\(silent)")
    let told = screen.replacing(
      "then: [ { screen: start } ]", with: "then: [ { announce: Time is over }, { screen: start } ]")
    #expect(!(try audit(told, reader).contains("timed-out-silently")))
    let soon = screen.replacing("times: 20", with: "times: 5")
    #expect(!(try audit(soon, reader).contains("timed-out-silently")))
  }

  @Test(arguments: readers) func aReactionThatNeverHappensIsTold(reader: String) throws {
    let screen = """
      screen: [ { button: { label: Send, id: send } } ]
      when: { send.activated: [ { announce: Sent } ] }
      steps: [ appear ]
      """
    #expect(try audit(screen, reader).contains("info: step 1: send.activated never happened"))
    let sent = screen.replacing("[ appear ]", with: "[ appear, { touch: send }, doubleTap ]")
    #expect(!(try audit(sent, reader).contains("reaction-unused")))
  }

  @Test(arguments: readers) func numbersAndLanguagesAreInformation(reader: String) throws {
    func info(_ text: String) throws -> [String] {
      let output = try audit("screen: [ { text: \"\(text)\" } ]\nsteps: [ appear ]\n", reader)
      #expect(!output.contains("error:") && !output.contains("warning:"))
      return output.split(separator: "\n").filter { $0.hasPrefix("note: ") }.map {
        String($0.dropFirst(6).prefix { $0 != "," && $0 != " " })
      }
    }
    #expect(try info("GB82 WEST 1234 5698 7654 32") == ["number-for-the-voice"])
    // One digit differs, so the check digits are wrong.
    #expect(try info("GB82 WEST 1234 5698 7654 33") == [])
    #expect(try info("Call +49 30 1234567") == ["number-for-the-voice"])
    #expect(try info("Room 1234567") == [])
    #expect(try info("Введите код") == ["text-in-another-language"])
    #expect(try info("Русский") == [])
    #expect(try info("Enter the code") == [])
  }

  /// Only TalkBack knows views that can be clicked and have no role.
  @Test func aClickableViewWithoutARole() throws {
    let screen = "screen: [ { text: Pay, id: pay, clickable: true } ]\nsteps: [ appear ]\n"
    #expect(try audit(screen, "talkback").contains("note: clickable-without-role, WCAG 4.1.2, at pay"))
    let row =
      "screen: [ { list: { id: l, children: [ { text: Pay, id: pay, clickable: true } ] } } ]\nsteps: [ appear ]\n"
    #expect(!(try audit(row, "talkback").contains("clickable-without-role")))
  }

  /// A notification is an event of its own, not a part of the step before it.
  @Test(arguments: readers) func aSecretInANotificationIsReportedAtItsStep(reader: String) throws {
    let screen = """
      screen: [ { secureTextField: { label: PIN, id: pin } }, { button: { label: Next, id: next } } ]
      steps:
        - appear
        - touch: pin
        - doubleTap
        - type: 4829
        - touch: next
        - notification: { app: Bank, text: Your PIN is 4829 }
      """
    let output = try audit(screen, reader)
    #expect(output.contains(":8:1: error: step 6: "), "\(output)")
    #expect(output.contains("secret-announced") && !output.contains("4829"))
  }

  /// A merged tree of Compose has the description of a picture beside the text, and TalkBack says both.
  @Test func aMergedNodeOfComposeSaysBothTexts() throws {
    let folder = TemporaryFolder()
    let dump = try folder.file(
      "tree.txt",
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=400.0, b=800.0)px
       |-Node #2 at (l=0.0, t=0.0, r=100.0, b=50.0)px, Tag: 'today'
         ContentDescription = '[Inactive]'
         Role = 'Button'
         Text = '[Today]'
         Actions = [OnClick]
         MergeDescendants = 'true'

      """)
    #expect(try Tool.run("run", dump).output.contains("\nInactive, Today, Button\n"))
    #expect(try Tool.run("audit", dump).output.contains("label-not-in-name") == false)
  }
}
