import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private typealias Bench = FocusedComponent<VerificationTextField>

/// With some digits typed from the first field on, as a person does.
private func bench(_ typed: String = "", onUserTap: Bool = true, onUpdate: Bool = false) -> Bench {
  var bench = Bench(
    VerificationTextField(selectionCallbackOnUserTap: onUserTap, selectionCallbackOnUpdate: onUpdate))
  _ = bench.send(.appear)
  bench.type(typed)
  return bench
}

@Suite("VerificationTextField, the state machine", .timeLimited) struct VerificationTextFieldStateTests {
  @Test("appear: cell 0 focused, keyboard up; no cascade through empty cells", arguments: [false, true])
  func appear(isVoiceOverRunning: Bool) {
    var bench = Bench(VerificationTextField())
    bench.environment.isVoiceOverRunning = isVoiceOverRunning
    #expect(bench.send(.appear) == [.focus("1")])
    #expect(bench.focus == "1")
  }

  @Test("type(c, i): cell := c, focus i + 1, any character", arguments: ["4", "a", "☂", "½", "👩‍👩‍👧"])
  func typed(text: String) {
    var bench = bench()
    #expect(bench.insert(text, in: "1") == [.focus("2")])
    #expect(bench.contents == "\(text)|_|_|_|_|_")
  }

  @Test("type(c, i), filled cell: overwritten, wherever the caret is", arguments: [0, 1])
  func overwritten(insertionPoint: Int) {
    var bench = bench("4", onUserTap: false)
    _ = bench.begin("1")
    _ = bench.send(.insertionPointMoved(insertionPoint, in: "1"))
    _ = bench.insert("8", in: "1")
    #expect(bench.contents == "8|_|_|_|_|_")
    #expect(bench.focus == "2")
  }

  @Test("6th digit: no flag, keyboard stays up, no callback, nothing else") func sixth() {
    var bench = bench("48291")
    #expect(bench.focus == "6")
    #expect(bench.insert("3", in: "6") == [])
    #expect(bench.focus == "6")
    #expect(bench.contents == "4|8|2|9|1|3")
    // No flag: an update of the view moves nothing.
    #expect(bench.send(.environmentChanged) == [])
  }

  @Test("delete, filled i: cell empty, focus i − 1") func deleteFilled() {
    var bench = bench("482913")
    #expect(bench.delete(in: "6") == [.focus("5")])
    #expect(bench.delete(in: "5") == [.focus("4")])
    #expect(bench.contents == "4|8|2|9|_|_")
  }

  @Test("delete, filled 0: cell empty, focus stays") func deleteFirst() {
    var bench = bench("4", onUserTap: false)
    _ = bench.begin("1")
    #expect(bench.delete(in: "1") == [])
    #expect(bench.contents == "_|_|_|_|_|_")
    #expect(bench.focus == "1")
  }

  @Test("delete, empty: no event; Backspace right after typing does nothing") func deleteEmpty() {
    var bench = bench("482")
    #expect(bench.focus == "4")
    #expect(bench.delete(in: "4") == [])
    #expect(bench.contents == "4|8|2|_|_|_")
    #expect(bench.focus == "4")
  }

  @Test("delete, caret before the digit: UIKit has nothing to report") func deleteAtStart() {
    var bench = bench("48", onUserTap: false)
    _ = bench.send(.insertionPointMoved(0, in: "1"))
    _ = bench.begin("1")
    #expect(bench.delete(in: "1") == [])
    #expect(bench.contents == "4|8|_|_|_|_")
  }

  @Test("delete of a whole pasted code: one key empties the cell") func deletePasted() {
    var bench = bench()
    _ = bench.insert("482913", in: "1")
    _ = bench.delete(in: "1")
    #expect(bench.contents == "_|_|_|_|_|_")
  }

  @Test("paste(s, i), two or more: the whole string sits in cell i, focus i + 1", arguments: ["48", "482913", "G-48"])
  func pasted(text: String) {
    var bench = bench()
    #expect(bench.insert(text, in: "1") == [.focus("2")])
    #expect(bench.contents == "\(text)|_|_|_|_|_")
    #expect(bench["1"]?.text?.length == text.count)
  }

  @Test("smsFill: the same as paste; no content type") func filledIn() {
    #expect(bench()["1"]?.text?.contentType == .undeclared)
    var bench = bench("4")
    #expect(bench.insert("482913", in: "2") == [.focus("3")])
    #expect(bench.contents == "4|482913|_|_|_|_")
  }

  @Test("tap(i), empty: focus there, flags unchanged") func tapEmpty() {
    var bench = bench("4")
    #expect(bench.begin("5") == [])
    #expect(bench.focus == "5")
    bench.type("9")
    #expect(bench.contents == "4|_|_|_|9|_")
    #expect(bench.focus == "6")
  }

  @Test("tap(i), filled: the selection rule runs, focus jumps to i + 1") func tapFilled() {
    var bench = bench("482")
    #expect(bench.begin("2") == [.focus("3")])
    #expect(bench.focus == "3")
    var last = Bench(VerificationTextField())
    _ = last.send(.appear)
    last.type("482913")
    _ = last.begin(nil)
    // After the sixth there is no field to jump to.
    #expect(last.begin("6") == [])
  }

  @Test("tap(i), filled, without a report of the selection: focus stays") func tapFilledUnreported() {
    var bench = bench("482", onUserTap: false)
    #expect(bench.begin("2") == [])
    #expect(bench.focus == "2")
  }

  @Test("the caret moved in a filled cell: the selection rule again") func caretMoved() {
    var bench = bench("482", onUserTap: false)
    _ = bench.begin("2")
    #expect(bench.send(.insertionPointMoved(0, in: "2")) == [.focus("3")])
    _ = bench.begin("2")
    // It is there already.
    #expect(bench.send(.insertionPointMoved(0, in: "2")) == [])
    #expect(bench.send(.selectAll(in: "2")) == [.focus("3")])
    #expect(bench.send(.selectAll(in: "6")) == [])
  }

  @Test("any later render while a flag is set elsewhere: the flagged cell steals focus back") func stolenBack() {
    var bench = bench("4")
    _ = bench.begin("5")
    bench.environment.locale = "fr"
    #expect(bench.send(.environmentChanged) == [.focus("2")])
    _ = bench.begin("5")
    #expect(bench.send(.activated("setCodes")) == [.focus("2")])
    _ = bench.begin(nil)
    #expect(bench.send(.environmentChanged) == [.focus("2")])
  }

  @Test("Set Codes: 1 to 6 in place of what was there, flags unchanged") func setCodes() {
    var bench = bench("48")
    #expect(bench.send(.activated("setCodes")) == [])
    #expect(bench.contents == "1|2|3|4|5|6")
    #expect(bench.focus == "3")
  }

  @Test("Set Codes, selection reported during the update: the focus runs on to the last cell") func setCodesReported() {
    var bench = bench("48", onUpdate: true)
    #expect(bench.send(.activated("setCodes")) == [.focus("4"), .focus("5"), .focus("6")])
    // Filled with the same digits again, no text changes.
    #expect(bench.send(.activated("setCodes")) == [])
  }

  @Test("a correction in a full code, selection reported during the update: the focus runs on")
  func correctionReported() {
    var bench = bench("482913", onUserTap: false, onUpdate: true)
    _ = bench.begin("3")
    #expect(bench.insert("7", in: "3") == [.focus("4"), .focus("5"), .focus("6")])
    var quiet = VerificationTextFieldStateTests.full()
    _ = quiet.begin("3")
    #expect(quiet.insert("7", in: "3") == [.focus("4")])
  }

  private static func full() -> Bench { bench("482913", onUserTap: false) }

  @Test("clear, toggleShow, setError, setHelper, setLength, submit: do not exist") func nothingElse() {
    var bench = bench("482")
    let tree = bench.component.elements
    for property in ["error", "helperText", "length", "value"] {
      #expect(bench.send(.set(property: property, to: "4")) == [])
    }
    #expect(bench.send(.submit(in: "4")) == [])
    #expect(bench.send(.activated("clear")) == [])
    #expect(bench.component.elements == tree)
  }
}

@Suite("VerificationTextField, the accessibility tree", .timeLimited) struct VerificationTextFieldTreeTests {
  @Test("initial: Set Codes, six fields without labels, the first editing") func initial() {
    #expect(
      tree(of: VerificationTextField(), .appear) == """
        button code.setCodes "Set Codes"
        textField code.1 editing at 0
        textField code.2
        textField code.3
        textField code.4
        textField code.5
        textField code.6
        """)
  }

  @Test("partial: values; the next field editing") func partial() {
    #expect(
      tree(of: VerificationTextField(), .appear, .type("48")) == """
        button code.setCodes "Set Codes"
        textField code.1 value "4"
        textField code.2 value "8"
        textField code.3 editing at 0
        textField code.4
        textField code.5
        textField code.6
        """)
  }

  @Test("partial: values; complete: field 6 still first responder") func complete() {
    #expect(
      tree(of: VerificationTextField(), .appear, .type("482913"), .wait(.seconds(5))) == """
        button code.setCodes "Set Codes"
        textField code.1 value "4"
        textField code.2 value "8"
        textField code.3 value "2"
        textField code.4 value "9"
        textField code.5 value "1"
        textField code.6 value "3" editing at 1
        """)
  }

  @Test("after multi-paste in i: the whole string") func pasted() {
    #expect(
      tree(of: VerificationTextField(), .appear, .touch("code.3"), .doubleTap, .paste("482913")) == """
        button code.setCodes "Set Codes"
        textField code.1
        textField code.2
        textField code.3 value "482913"
        textField code.4 editing at 0
        textField code.5
        textField code.6
        """)
  }
}

@Suite("VerificationTextField, what is heard", .timeLimited) struct VerificationTextFieldHeardTests {
  private let code = [ScreenItem.component(VerificationTextField(), id: "code")]

  @Test("a double tap on a filled field ends in the next one") func tapped() {
    expect(
      play(code, .appear, .type("48"), .touch("code.1"), .doubleTap),
      reads: """
        [not heard] Set Codes, button
        text field, is editing
        use the rotor to access misspelled words
        4
        8
        4, text field
        double tap to edit
        [not heard] text field, is editing, 4, character mode, insertion point at end
        8, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test("six digits: an echo each; nothing of the sixth but its echo") func typed() {
    let transcript = play(code, .appear, .type("482913"), .wait(.seconds(5)))
    expect(transcript.steps(2...), reads: "4\n8\n2\n9\n1\n3")
    #expect(transcript.happenings.last == "focus code.6")
  }
}
