import A11ySim
import TestSupport
import Testing

@testable import ScenarioFiles

/// Events know what happened: the app and Swift components are told which action, in which direction, and which link.
@Suite("Scenario, events", .timeLimited) struct EventTests {
  /// Plays the steps with both readers. Each reaction to an event announces its name.
  private func announced(_ element: String, _ events: [String], _ steps: String, reader: String? = nil) throws
    -> [[String]]
  {
    let text = """
      reader: \(reader ?? "[voiceover, talkback]")
      screen:
        - heading: Top
        - \(element)
      when:
      \(events.map { "  \($0): [ { announce: \"<\($0)>\" } ]" }.joined(separator: "\n"))
      steps: \(steps)
      """
    return try ScenarioParser.plays(
      Array(text.utf8), load: { (_) throws(Diagnostic) in throw Diagnostic("no files") }, with: []
    ).map { scenario in
      let transcript = scenario.play(locale: "en")
      #expect(transcript.diagnostics.filter { $0.severity == .error } == [])
      return transcript.utterances.map(\.utterance.text).filter { $0.hasPrefix("<") }
    }
  }

  @Test func anActionIsNamed() throws {
    let row = "button: { label: Row, id: row, actions: [Copy, Delete] }"
    let events = ["row.action", "row.action.Delete", "row.action.Copy"]
    let heard = ["<row.action>", "<row.action.Delete>"]
    #expect(try announced(row, events, "[ { touch: row }, { action: Delete }, { wait: 3s } ]") == [heard, heard])
  }

  /// `row.action.value` is the action “value”, not the event `value` of an element `row.action`.
  @Test func anActionMayHaveTheNameOfAnEvent() throws {
    let row = "button: { label: Row, id: row, actions: [value] }"
    let heard = ["<row.action.value>"]
    #expect(
      try announced(row, ["row.action.value"], "[ { touch: row }, { action: value }, { wait: 3s } ]") == [heard, heard])
  }

  @Test func aScrollHasItsDirection() throws {
    let list = "group: { id: list, children: [ { text: { label: Rent, id: rent } } ] }"
    let events = ["list.scroll.down", "list.scroll.up"]
    let heard = ["<list.scroll.up>", "<list.scroll.down>"]
    #expect(
      try announced(list, events, "[ { touch: rent }, { scroll: up }, { wait: 3s }, { scroll: down }, { wait: 3s } ]")
        == [heard, heard])
  }

  @Test func anAdjustmentHasItsDirection() throws {
    let size = "adjustable: { label: Size, id: size, options: [S, M, L], value: M }"
    let events = ["size.adjust.increment", "size.adjust.decrement"]
    let heard = ["<size.adjust.increment>", "<size.adjust.decrement>"]
    #expect(
      try announced(
        size, events, "[ { touch: size }, { swipe: up }, { wait: 3s }, { swipe: down }, { wait: 3s } ]")
        == [heard, heard])
  }

  @Test func theCursorReachesAnElement() throws {
    let button = "button: { label: Pay, id: pay }"
    #expect(
      try announced(button, ["pay.reached"], "[ appear, { swipe: right }, { wait: 3s } ]")
        == [["<pay.reached>"], ["<pay.reached>"]])
  }

  @Test func goingBackIsAnEventOfTheScreen() throws {
    let heard = ["<screen.escape>"]
    #expect(try announced("text: Wait", ["screen.escape"], "[ appear, back, { wait: 3s } ]") == [heard, heard])
    #expect(try announced("text: Wait", ["screen.escape"], "[ appear, escape, { wait: 3s } ]") == [heard, heard])
  }

  @Test func aLinkWithinATextIsNamed() throws {
    let text = "text: { label: I accept the terms and the notice., id: consent, links: [terms, notice] }"
    let events = ["consent.link", "consent.link.terms", "consent.link.notice"]
    let heard = ["<consent.link>", "<consent.link.notice>"]
    #expect(try announced(text, events, "[ { touch: consent }, { link: notice }, { wait: 3s } ]") == [heard, heard])
  }

  /// A box of the app's own making hears Backspace while it is empty, and goes to the box before it.
  @Test func backspaceInAnEmptyBoxIsAnEvent() throws {
    let box = "textField: { label: Box, id: box, maxLength: 1 }"
    let heard = ["<box.deletedInEmpty>"]
    #expect(
      try announced(
        box, ["box.deletedInEmpty"], "[ { touch: box }, doubleTap, { type: 4 }, delete, delete, { wait: 3s } ]")
        == [heard, heard])
  }

  @Test func theAppMovesTheCursor() throws {
    let button = "button: { label: Pay, id: pay }"
    #expect(
      try announced(button, ["pay.reached"], "[ appear, { post: { accessibilityFocus: pay } }, { wait: 3s } ]")
        == [["<pay.reached>"], ["<pay.reached>"]])
  }

  // MARK: Swift components

  /// A component that keeps what it is told.
  private struct Listener: Component {
    var heard: [String] = []

    var elements: [AccessibilityElement] {
      var row = AccessibilityElement(
        id: "row", role: .button, label: "See the terms", actions: ["Delete"], adjustment: nil)
      row.links = ["terms"]
      return [row]
    }

    mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
      guard case .gesture(let gesture, let id) = input else { return [] }
      switch gesture {
      case .action(let name): return [.log("\(id) action \(name)")]
      case .link(let words): return [.log("\(id) link \(words)")]
      case .scroll(let direction): return [.log("\(id) scroll \(direction.rawValue)")]
      case .escape: return [.log("\(id) escape")]
      case .reached: return [.log("\(id) reached")]
      case .adjust, .magicTap: return []
      }
    }
  }

  @Test(arguments: [Reader.voiceOver, .talkBack]) func aComponentIsTold(reader: Reader) {
    var session = Session(screen: [.component(Listener(), id: "list")], reader: reader)
    for action: Step.Action in [
      .appear, .action("Delete"), .link("terms"), .scroll(.down), .back,
    ] { session.perform(action) }
    let logged = session.transcript.effects.filter { $0.name == .log }.map { $0.detail ?? "" }
    #expect(
      logged == ["row reached", "row action Delete", "row link terms", "row scroll down", "row escape"])
  }
}
