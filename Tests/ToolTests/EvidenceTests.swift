import Foundation
import TestSupport
import Testing

/// The evidence of five flows: a rule counts as evaluated only where it saw something that it judges.
@Suite("Evidence, line by line", .timeLimited) struct EvidenceTests {
  struct Flow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: String
    var both: String
    var voiceOver = ""
    var talkBack = ""
  }

  static let flows = [
    Flow(
      testDescription: "code",
      scenario: """
        screen:
          - heading: Enter the code
          - textField: { labeledBy: "Code, 6 digits", id: code, numberPad: true, maxLength: 6 }
          - button: { label: Confirm, id: confirm }
        when: { confirm.activated: [ { announce: { text: Code accepted, priority: high } } ] }
        steps: [ appear, { touch: code }, doubleTap, { type: 482913 }, dismissKeyboard, { touch: confirm }, doubleTap, { wait: 2s } ]
        """,
      both: """
        announcement-only-if-you-wait announcement-unheard focus-changed-on-appear-with-vo \
        focus-not-where-asked input-lost letter-accepted name-is-a-file-or-symbol odd-number-accepted \
        reacts-without-trait role-in-name text-in-another-language text-without-words unnamed-control \
        unnamed-text-field unreachable-control
        """, talkBack: "clickable-without-role"),
    Flow(
      testDescription: "list",
      scenario: """
        screen:
          - heading: Parcels
          - button: { label: "Books, today", id: books, actions: [ Delete ] }
          - button: { label: "Lamp, Monday", id: lamp, actions: [ Delete ] }
        when:
          books.action.Delete: [ { set: { books: { hidden: true } } }, { post: { accessibilityFocus: lamp } }, { wait: 3s }, { announce: { text: Books deleted, priority: high } } ]
        steps: [ appear, { swipe: right }, { action: Delete }, { wait: 5s } ]
        """,
      both: """
        announcement-only-if-you-wait announcement-unheard change-only-seen cursor-thrown-back \
        focused-node-removed name-is-a-file-or-symbol role-in-name same-name-in-a-list same-name-side-by-side \
        text-in-another-language text-without-words unnamed-control
        """, talkBack: "clickable-without-role"),
    Flow(
      testDescription: "consent",
      scenario: """
        screen:
          - heading: Before you begin
          - toggle: { label: I agree to the terms, id: agree, on: false }
        steps: [ appear, { swipe: right }, doubleTap, { wait: 1s } ]
        """,
      both: """
        name-is-a-file-or-symbol role-in-name text-in-another-language text-without-words \
        unnamed-control
        """, voiceOver: "toggle-without-state", talkBack: "clickable-without-role"),
    Flow(
      testDescription: "dialog",
      scenario: """
        screen:
          - heading: Notes
          - button: { label: Remove all, id: remove }
          - alert: { label: Remove all notes?, id: ask, hidden: true, children: [ { button: { label: Cancel, id: cancel } } ] }
        when:
          remove.activated: [ { set: { ask: { hidden: false } } } ]
          cancel.activated: [ { set: { ask: { hidden: true } } } ]
        steps: [ appear, { swipe: right }, doubleTap, { wait: 2s }, { touch: cancel }, doubleTap, { wait: 1s } ]
        """,
      both: """
        change-only-seen cursor-thrown-back focused-node-removed name-is-a-file-or-symbol \
        reachable-behind-modal reacts-without-trait role-in-name text-in-another-language \
        text-without-words unnamed-control unreachable-control
        """, voiceOver: "modal-without-way-out", talkBack: "clickable-without-role"),
    Flow(
      testDescription: "article",
      scenario: """
        screen:
          - heading: Opening hours
          - text: We are open from nine to five
          - image: A map of the town
        steps: [ appear, { swipe: right }, { swipe: right } ]
        """,
      both: """
        name-is-a-file-or-symbol role-in-name sentence-in-another-language text-in-another-language \
        text-without-words
        """),
  ]

  @Test(arguments: flows, ["voiceover", "talkback"]) func onlyWhatWasJudgedIsEvaluated(flow: Flow, reader: String)
    throws
  {
    let folder = TemporaryFolder()
    let file = try folder.file("flow.yaml", flow.scenario)
    let path = try folder.place(for: "evidence.json")
    #expect(try Tool.run("report", file, "--reader", reader, "--evidence", path).status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any])
    let criteria = (json["flows"] as? [[String: Any]])?.first?["criteria"] as? [[String: Any]] ?? []
    let evaluated = Set(criteria.flatMap { $0["evaluated"] as? [String] ?? [] })
    let own = reader == "voiceover" ? flow.voiceOver : flow.talkBack
    #expect(evaluated.sorted() == (flow.both + " " + own).split(separator: " ").map(String.init).sorted())
  }
}
