import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private struct Bench {
  var input = SwiftUIOTPSnippet()

  mutating func send(_ action: ComponentInput) -> [Effect] { input.send(action, in: Environment()) }
  mutating func insert(_ text: String, in field: Int) -> [Effect] { send(.insertText(text, in: String(field))) }
  mutating func delete(in field: Int) -> [Effect] { send(.deleteBackward(in: String(field))) }

  var contents: [String?] { input.elements.map { $0.value?.string } }
}

/// Fields are counted from 1 here, cells from 0 in the rows that give the tests their names.
@Suite("SwiftUI OTP snippet", .timeLimited) struct SwiftUIOTPSnippetTests {
  @Test("nothing on appear") func appear() {
    var bench = Bench()
    #expect(bench.send(.appear) == [])
  }

  @Test("tap(i): focus(i)") func tap() {
    let transcript = play([.component(SwiftUIOTPSnippet(), id: "code")], .touch("code.3"), .doubleTap)
    #expect(transcript.happenings == ["focus code.3", "keyboard up"])
  }

  @Test("v.count == 1: focus(i+1)", arguments: 1...5) func type(field: Int) {
    var bench = Bench()
    #expect(bench.insert("4", in: field) == [.focus(String(field + 1))])
    #expect(bench.contents[field - 1] == "4")
  }

  @Test("v.count == 1, i = 5: the target matches no view; focus is lost, or stays") func last() {
    var bench = Bench()
    #expect(bench.insert("4", in: 6) == [.focus(nil)])
    var keeping = Bench(input: SwiftUIOTPSnippet(missingFocusTarget: .keepsFocus))
    #expect(keeping.insert("4", in: 6) == [])
  }

  @Test("v empty and i > 0: focus(i-1), the previous digit is kept", arguments: 2...6) func delete(field: Int) {
    var bench = Bench()
    _ = bench.insert("4", in: field - 1)
    _ = bench.insert("8", in: field)
    #expect(bench.delete(in: field) == [.focus(String(field - 1))])
    #expect(bench.contents[field - 2] == "4")
    #expect(bench.contents[field - 1] == nil)
  }

  @Test("v empty, i = 0: nothing") func deleteFirst() {
    var bench = Bench()
    _ = bench.insert("4", in: 1)
    #expect(bench.delete(in: 1) == [])
    #expect(bench.contents == [nil, nil, nil, nil, nil, nil])
  }

  @Test("v.count ≥ 2: nothing, the cell simply holds several characters") func several() {
    var bench = Bench()
    _ = bench.insert("4", in: 2)
    #expect(bench.insert("8", in: 2) == [])
    #expect(bench.insert("482913", in: 3) == [])
    #expect(bench.contents == [nil, "48", "482913", nil, nil, nil])
  }

  @Test("two characters, one deleted: one is left, so focus(i+1)") func backToOne() {
    var bench = Bench()
    _ = bench.insert("48", in: 2)
    #expect(bench.delete(in: 2) == [.focus("3")])
    #expect(bench.contents[1] == "4")
  }

  @Test("delete on an empty cell: no event") func deleteEmpty() {
    var bench = Bench()
    #expect(bench.delete(in: 3) == [])
  }

  @Test("the same digit over the selected one: no change, no event") func sameAgain() {
    var bench = Bench()
    _ = bench.insert("4", in: 2)
    _ = bench.send(.selectAll(in: "2"))
    #expect(bench.insert("4", in: 2) == [])
  }

  @Test("no filter: letters and emoji are kept", arguments: ["a", "½", "👩‍👩‍👧"]) func letters(text: String) {
    var bench = Bench()
    #expect(bench.insert(text, in: 1) == [.focus("2")])
    #expect(bench.contents[0] == text)
  }

  @Test("no completion, nothing the app could see") func completion() {
    var bench = Bench()
    for field in 1...6 {
      let effects = bench.insert("4", in: field)
      #expect(effects.allSatisfy { if case .focus = $0 { true } else { false } })
    }
  }

  @Test("A0 any: six text fields, label \"\", value = content, no hint, no group") func tree() {
    var bench = Bench()
    _ = bench.insert("48", in: 1)
    let elements = bench.input.elements
    #expect(elements.map(\.id) == ["1", "2", "3", "4", "5", "6"])
    #expect(elements.allSatisfy { $0.role == .textField && $0.label == nil && $0.hint == nil })
    #expect(elements.allSatisfy { $0.text?.contentType == .undeclared })
    #expect(elements[0].value == "48" && elements[0].text?.length == 2)
  }

  @Test("deleting to retype: the next digit is appended to the one before") func deleteAndRetype() {
    expect(
      play(
        [.component(SwiftUIOTPSnippet(), id: "code")], .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"),
        .doubleTap, .delete(), .type("7"), .readAll),
      reads: """
        text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        8
        8, text field
        double tap to edit
        text field, is editing, 8, character mode, insertion point at end
        use the rotor to access misspelled words
        8
        7
        47, text field, is editing
        text field
        text field
        text field
        text field
        text field
        """)
  }
}
