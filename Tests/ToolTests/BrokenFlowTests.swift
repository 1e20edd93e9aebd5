import Foundation
import TestSupport
import Testing

/// Flows that are broken in one place, and good ones that look alike: the headline names the break, and nothing else.
@Suite("Flows broken in one place", .timeLimited) struct BrokenFlowTests {
  struct Flow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var readers = ["voiceover", "talkback"]
    var scenario: String
    /// The beginning of the headline; nil for a good flow.
    var headline: String?
  }

  private static func chat(_ button: String, then steps: String) -> String {
    """
    screen:
      - text: { label: "You: The door is open", id: mine, hidden: true }
      - textView: { labeledBy: Message, id: draft }
      - button: { \(button) }
    when: { go.activated: [ { set: { mine: { hidden: false }\(steps) ] }
    steps: [ appear, { touch: draft }, doubleTap, { type: The door is open }, dismissKeyboard, { touch: go }, doubleTap, { wait: 3s } ]
    """
  }

  private static let sent = ", draft: { value: \"\" } } }, { announce: { text: Sent, priority: high } }"

  private static func pin(_ first: String) -> String {
    """
    screen:
      - \(first)
      - secureTextField: { labeledBy: "PIN again, 4 digits", id: again, maxLength: 4 }
    steps: [ appear, { touch: first }, doubleTap, { type: 7302 }, { touch: again }, doubleTap, { type: 7302 } ]
    """
  }

  private static func dialog(_ end: String) -> String {
    """
    screen:
      - heading: Notes
      - button: { label: Unlock, id: unlock }
      - alert: { label: Look at the phone, id: prompt, hidden: true, children: [ { button: { label: Use PIN, id: pin } } ] }
    when:
      unlock.activated: [ { set: { prompt: { hidden: false } } }, { wait: 6s }, { set: { prompt: { hidden: true } } }\(end) ]
      pin.activated: [ { set: { prompt: { hidden: true } } } ]
    steps: [ appear, { touch: unlock }, doubleTap, { swipe: right }, { wait: 9s }, { swipe: left }, { wait: 2s } ]
    """
  }

  static let flows = [
    Flow(testDescription: "a sent message is shown", scenario: chat("label: Send, id: go", then: sent)),
    Flow(
      testDescription: "the button that sends has no name", scenario: chat("id: go", then: sent),
      headline: "“go” has no name"),
    Flow(
      testDescription: "nothing tells that a message was sent",
      scenario: chat("label: Send, id: go", then: ", draft: { value: \"\" } } }"),
      headline: "On a double tap on “go”, “You: The door is open” appeared, and nothing said so"),
    Flow(
      testDescription: "a search keeps its words",
      scenario: """
        screen:
          - searchField: { label: Search, id: query }
          - button: { label: Go, id: go }
          - text: { label: "No results for tea", id: none, hidden: true }
        when: { go.activated: [ { set: { none: { hidden: false } } }, { announce: { text: Done, priority: high } } ] }
        steps: [ appear, { touch: query }, doubleTap, { type: tea }, dismissKeyboard, { touch: go }, doubleTap, { wait: 3s } ]
        """, headline: "On a double tap on “go”, “No results for tea” appeared, and nothing said so"),
    Flow(
      testDescription: "a PIN is typed in clear",
      scenario: pin("textField: { labeledBy: \"New PIN, 4 digits\", id: first, maxLength: 4 }"),
      headline: "What was typed in “first” is spoken in clear, but the same was typed into “again”, which is secure"),
    Flow(
      testDescription: "both PINs are hidden",
      scenario: pin("secureTextField: { labeledBy: \"New PIN, 4 digits\", id: first, maxLength: 4 }")),
    Flow(
      testDescription: "a pattern is the content",
      scenario: """
        screen: [ { textField: { labeledBy: Date of birth, id: birth, value: TT.MM.JJJJ } } ]
        steps: [ appear, { touch: birth }, doubleTap, { type: 3.4.1990 } ]
        """, headline: "“TT.MM.JJJJ” is the content of “birth”, and what was typed was added to it"),
    Flow(
      testDescription: "a name in capitals is no pattern",
      scenario: """
        screen: [ { textField: { labeledBy: Initials, id: initials, value: AB } } ]
        steps: [ appear, { touch: initials }, doubleTap, { type: C } ]
        """),
    Flow(
      testDescription: "a button only waits",
      scenario: """
        screen: [ { heading: Card }, { button: { label: Freeze this card, id: freeze } } ]
        when: { freeze.activated: [ { wait: 0.1s } ] }
        steps: [ appear, { swipe: right }, doubleTap, { wait: 3s } ]
        """, headline: "On a double tap on “freeze”, nothing changed that a screen reader speaks, and nothing said so"),
    Flow(
      testDescription: "a tiny button stands alone",
      scenario: """
        device: { size: [390, 844] }
        screen: [ { heading: { label: Ferries, frame: [16, 60, 200, 44] } }, { button: { label: Sort, id: sort, frame: [340, 70, 20, 20] } } ]
        steps: [ appear, { swipe: right } ]
        """, headline: "“sort” is only 20 × 20 points, so a finger hardly finds it"),
    Flow(
      testDescription: "a timer closes a dialog", scenario: dialog(""),
      headline: "After 6s, a timer closed “prompt”, and nothing said so"),
    Flow(
      testDescription: "a timer closes a dialog and says so", readers: ["voiceover"],
      scenario: dialog(", { wait: 1s }, { announce: { text: You were not recognised, priority: high } }")),
    Flow(
      testDescription: "a timer talks",
      scenario: """
        screen: [ { heading: Wait }, { button: { label: Again, id: again } } ]
        when: { again.activated: [ { every: 1s, name: clock, times: 12, do: [ { announce: Please wait } ] } ] }
        steps: [ appear, { touch: again }, doubleTap, { wait: 14s } ]
        """, headline: "The app said “Please wait” three times within "),
    Flow(
      testDescription: "two buttons have one name",
      scenario: """
        screen: [ { heading: Trains }, { button: { label: Book, id: first } }, { button: { label: Book, id: second } } ]
        steps: [ appear, { swipe: right }, { swipe: right } ]
        """, headline: "“first” and “second” follow each other, and both are spoken as “Book, "),
    Flow(
      testDescription: "groups tell two buttons apart", readers: ["voiceover"],
      scenario: """
        screen:
          - group: { label: Night train, id: one, children: [ { button: { label: Book, id: first } } ] }
          - group: { label: Day train, id: two, children: [ { button: { label: Book, id: second } } ] }
        steps: [ appear, { swipe: right } ]
        """),
    Flow(
      testDescription: "a segment has a false position", readers: ["voiceover"],
      scenario: """
        screen:
          - segmentedControl:
              label: Class
              children: [ { button: { label: First, id: first } }, { button: { label: Second, id: second, position: { index: 1, of: 2 } } } ]
        steps: [ appear, { swipe: right } ]
        """, headline: "“first” and “second” are both spoken as 1 of 2"),
    Flow(
      testDescription: "a low announcement may be dropped", readers: ["voiceover"],
      scenario: """
        screen: [ { textField: { labeledBy: Code, id: code } }, { button: { label: Again, id: again } } ]
        when: { screen.shown: [ { wait: 6s }, { announce: { text: A new code can be sent, priority: low } } ] }
        start: screen
        steps: [ appear, { touch: code }, doubleTap, { type: lamp and table }, { wait: 6s } ]
        """.replacingOccurrences(of: "screen: [ {", with: "screens:\n  screen: [ {")),
  ]

  @Test(arguments: flows) func theHeadlineNamesTheBreak(flow: Flow) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("flow.yaml", flow.scenario)
    for reader in flow.readers {
      let page = try folder.place(for: "\(reader).html")
      let made = try Tool.run("report", file, "--reader", reader, "--no-sound", "-o", page)
      #expect(made.status == 0, "\(made.errors)")
      let html = String(decoding: folder.bytes("\(reader).html") ?? [], as: UTF8.self)
      let start = try #require(html.firstRange(of: "<h1>")).upperBound
      let headline = flow.headline ?? "No information is lost, and the audit found no error"
      #expect(html[start...].hasPrefix(headline), "\(reader): \(html[start...].prefix(200))")
    }
  }
}
