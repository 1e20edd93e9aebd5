import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private struct Bench {
  var input = SwiftUIPINInput()

  init(_ start: String = "") {
    for (index, digit) in start.enumerated() { _ = insert(String(digit), in: index + 1) }
  }

  mutating func send(_ action: ComponentInput) -> [Effect] { input.send(action, in: Environment()) }
  mutating func insert(_ text: String, in field: Int) -> [Effect] { send(.insertText(text, in: String(field))) }
  mutating func delete(in field: Int) -> [Effect] { send(.deleteBackward(in: String(field))) }

  var fields: [AccessibilityElement] { input.elements.filter { $0.text != nil } }
  var digits: String { fields.map { $0.value?.string ?? "_" }.joined() }
}

/// Fields are counted from 1 here, cells from 0 in the rows that give the tests their names.
@Suite("SwiftUI PIN input", .timeLimited) struct SwiftUIPINInputTests {
  @Test("appear: focus(0)") func appear() {
    var bench = Bench()
    #expect(bench.send(.appear) == [.focus("1")])
  }

  @Test("text of cell i → v: the first number of v; i+1<4: focus(i+1)", arguments: 1...3) func type(field: Int) {
    var bench = Bench()
    #expect(bench.insert("7", in: field) == [.focus(String(field + 1))])
    #expect(bench.fields[field - 1].value == "7")
  }

  @Test("on the last cell nothing: focus and keyboard stay, no completion") func last() {
    var bench = Bench("482")
    #expect(bench.insert("9", in: 4) == [])
    #expect(bench.digits == "4829")
  }

  @Test("a second digit is lost, focus(i+1) twice") func overtype() {
    var bench = Bench("48")
    #expect(bench.insert("7", in: 2) == [.focus("3"), .focus("3")])
    #expect(bench.digits == "48__")
  }

  @Test("letters are removed, ½ is not") func letters() {
    var bench = Bench()
    #expect(bench.insert("a", in: 1) == [])
    #expect(bench.digits == "____")
    #expect(bench.insert("½", in: 1) == [.focus("2")])
  }

  @Test("tap(i) anywhere on the box: focus(i)") func tap() {
    var bench = Bench("48")
    #expect(bench.send(.activated("digit2")) == [])
    _ = bench.send(.activated("showDigits"))
    #expect(bench.send(.activated("digit2")) == [.focus("2")])
    #expect(bench.send(.activated("digit3")) == [])
  }

  @Test("delete, filled: empty, stays; empty: no event") func delete() {
    var bench = Bench("48")
    #expect(bench.delete(in: 2) == [])
    #expect(bench.digits == "4___")
    #expect(bench.delete(in: 2) == [])
  }

  @Test("paste(s, i): first digit only, for every i", arguments: 1...4) func paste(field: Int) {
    var bench = Bench()
    let effects = bench.insert("4829", in: field)
    #expect(effects == (field < 4 ? [.focus(String(field + 1)), .focus(String(field + 1))] : []))
    #expect(bench.digits.filter { $0 != "_" } == "4")
  }

  @Test("toggleShow flips isSecure, no announcement") func toggle() {
    var bench = Bench("4")
    #expect(bench.send(.activated("showDigits")) == [])
    #expect(bench.input.elements.last?.value == "1")
    _ = bench.send(.activated("showDigits"))
    #expect(bench.input.elements.last?.value == "0")
  }

  @Test("set, submit, clear, completion: do not exist") func noAPI() {
    var bench = Bench("48")
    let before = bench.input.elements
    for property in ["value", "digits", "length", "digitCount", "error", "helperText", "isSecure"] {
      #expect(bench.send(.set(property: property, to: "1234")) == [])
    }
    #expect(bench.send(.submit(in: "2")) == [])
    #expect(bench.send(.activated("clear")) == [])
    #expect(bench.input.elements == before)
  }

  @Test("A2 empty, played: the first is editing") func emptyPlayed() {
    #expect(
      tree(of: SwiftUIPINInput(), .appear) == """
        textField code.1 editing at 0
        textField code.2
        textField code.3
        textField code.4
        toggle code.showDigits "Show digits" value "0"
        """)
  }

  @Test("A2 filled, played: masked with the last field editing; shown, with each digit twice") func filledPlayed() {
    #expect(
      tree(of: SwiftUIPINInput(), .appear, .type("4829")) == """
        textField code.1 value "4" drawn "●"
        textField code.2 value "8" drawn "●"
        textField code.3 value "2" drawn "●"
        textField code.4 value "9" editing at 1 drawn "●"
        toggle code.showDigits "Show digits" value "0"
        """)
    #expect(
      tree(of: SwiftUIPINInput(), .appear, .type("4829"), .touch("code.showDigits"), .doubleTap) == """
        text code.digit1 "4"
        textField code.1 value "4"
        text code.digit2 "8"
        textField code.2 value "8"
        text code.digit3 "2"
        textField code.3 value "2"
        text code.digit4 "9"
        textField code.4 value "9" editing at 1
        toggle code.showDigits "Show digits" value "1"
        """)
  }

  @Test("A2 empty: 4 × text field without label or value; switch Show digits, off") func empty() {
    let elements = Bench().input.elements
    #expect(elements.map(\.id) == ["1", "2", "3", "4", "showDigits"])
    #expect(elements.prefix(4).allSatisfy { $0.role == .textField && $0.label == nil && $0.value == nil })
    #expect(elements.prefix(4).allSatisfy { $0.drawn == nil && $0.text?.contentType == .undeclared })
    #expect(elements[4].role == .toggle && elements[4].label?.string == "Show digits" && elements[4].value == "0")
  }

  @Test("A2 filled, masked: text field with the real digit, a dot drawn") func masked() {
    let fields = Bench("4829").fields
    #expect(fields.map { $0.value?.string } == ["4", "8", "2", "9"])
    #expect(fields.allSatisfy { $0.drawn == "●" && $0.text?.isSecure == false })
  }

  @Test("A2 filled, shown: per cell static text digit, text field with the same digit; switch on") func shown() {
    var bench = Bench("48")
    _ = bench.send(.activated("showDigits"))
    let elements = bench.input.elements
    #expect(elements.map(\.id) == ["digit1", "1", "digit2", "2", "3", "4", "showDigits"])
    #expect(elements[0].role == .text && elements[0].label == "4" && elements[1].value == "4")
    #expect(elements.allSatisfy { $0.drawn == nil })
  }

  @Test("secure and filled: 7, text field; shown: 7, then 7, text field") func heard() {
    expect(
      play(
        [.component(SwiftUIPINInput(), id: "pin")], .touch("pin.1"), .doubleTap, .type("7"), .touch("pin.1"),
        .touch("pin.showDigits"), .doubleTap, .readAll),
      reads: """
        text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        7
        7, text field
        double tap to edit
        Show digits, switch button, off
        double tap to toggle setting
        on
        7
        7, text field
        text field, is editing
        text field
        text field
        Show digits, switch button, on
        """)
  }
}
