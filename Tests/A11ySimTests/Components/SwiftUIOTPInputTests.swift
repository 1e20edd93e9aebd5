import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// The row alone, with what its fields hold.
private struct Bench {
  var input: SwiftUIOTPInput
  var environment = Environment()

  /// - Parameter start: typed digit by digit where it is one, `_` for a cell that stays empty.
  init(
    _ start: String = "", digitCount: Int = 6, filter: SwiftUIOTPInput.Filter = .isNumber,
    pasteModel: SwiftUIOTPInput.PasteModel = .batched, order: SwiftUIOTPInput.ObserverOrder = .cellFirst,
    cellValue: SwiftUIOTPInput.CellValue = .none, prefill: String? = nil
  ) {
    input = SwiftUIOTPInput(
      digitCount: digitCount, filter: filter, pasteModel: pasteModel, observerOrder: order, cellValue: cellValue,
      prefill: prefill)
    _ = input.send(.environmentChanged, in: environment)
    for (index, character) in start.enumerated() where character != "_" {
      _ = insert(String(character), in: index + 1)
    }
  }

  mutating func send(_ action: ComponentInput) -> [Effect] { input.send(action, in: environment) }
  mutating func insert(_ text: String, in field: Int) -> [Effect] { send(.insertText(text, in: String(field))) }
  mutating func delete(in field: Int) -> [Effect] { send(.deleteBackward(in: String(field))) }

  var fields: [AccessibilityElement] { input.elements.filter { $0.text != nil } }

  /// The content of the fields, an underscore for an empty one.
  var digits: String { fields.map { $0.text?.length == 0 ? "_" : $0.value?.string ?? "?" }.joined() }

  /// What is below the fields.
  var others: [String] { input.elements.filter { $0.text == nil }.map(\.id) }
}

/// Moves of the focus to fields by number.
private func focus(_ fields: Int...) -> [Effect] { fields.map { .focus(String($0)) } }

private let dismissed = Effect.focus(nil)

/// Fields are counted from 1 here, cells from 0 in the rows that give the tests their names.
@Suite("SwiftUI OTP input, the state machine", .timeLimited) struct SwiftUIOTPInputStateTests {
  @Test("initial: all empty, no buttons shown") func initial() {
    let bench = Bench()
    #expect(bench.digits == "______")
    #expect(bench.others == [])
  }

  @Test("appear(vo): focus(0) regardless of VoiceOver", arguments: [true, false])
  func appear(isVoiceOverRunning: Bool) {
    var bench = Bench()
    bench.environment.isVoiceOverRunning = isVoiceOverRunning
    #expect(bench.send(.appear) == focus(1))
  }

  @Test("type(\"5\", i), cell i empty, i<n-1: focus(i+1)", arguments: 1...5)
  func type(field: Int) {
    var bench = Bench()
    #expect(bench.insert("5", in: field) == focus(field + 1))
    #expect(bench.fields[field - 1].value == "5")
    #expect(bench.others == ["clear"])
  }

  @Test("type(\"9\", n-1), last cell empty, other cells empty: focus(nil), complete(\"9\"), a 1-digit code")
  func earlyCompletion() {
    var bench = Bench()
    #expect(bench.insert("9", in: 6) == [dismissed, .completed("9")])
    #expect(bench.others == ["clear"])
  }

  @Test("type(\"1\", 0), only cell 0 empty: focus(1); \"Complete\" appears, complete never fires")
  func missingCompletion() {
    var bench = Bench("_82913")
    #expect(bench.others == ["clear"])
    #expect(bench.insert("1", in: 1) == focus(2))
    #expect(bench.digits == "182913")
    #expect(bench.others == ["clear", "complete"])
  }

  @Test("the digits in order: focus moves on, complete fires once with the last") func inOrder() {
    var bench = Bench("48291")
    #expect(bench.insert("3", in: 6) == [dismissed, .completed("482913")])
    #expect(bench.others == ["clear", "complete"])
  }

  @Test("type(\"7\", i) i≥1, cell holds 2, caret at end: 7 is lost; focus(i+1) twice") func overtype() {
    var bench = Bench("482")
    #expect(bench.insert("7", in: 3) == focus(4, 4))
    #expect(bench.digits == "482___")
  }

  @Test("type(\"7\", 0), cell 0 holds 3, caret at end: 3 stays, 7 → cell 1 (overwriting it), final focus(2)")
  func spill() {
    var bench = Bench("382913")
    #expect(bench.insert("7", in: 1) == focus(2, 3, 2, 3))
    #expect(bench.digits == "372913")
  }

  @Test("the same where cell 1 holds 7 already: its observer is not called, final focus(1)") func spillOfTheSame() {
    var bench = Bench("37____")
    #expect(bench.insert("7", in: 1) == focus(2, 3, 2))
    #expect(bench.digits == "37____")
  }

  @Test("type(\"7\", n-1), last cell holds 6: 7 lost; complete fires twice with the old code") func doubleCompletion() {
    var bench = Bench("123456")
    #expect(bench.insert("7", in: 6) == [dismissed, .completed("123456"), dismissed, .completed("123456")])
    #expect(bench.digits == "123456")
  }

  @Test("caret at start instead, any filled cell: 72 → keeps 7 (overwrite works)", arguments: [2, 3])
  func caretAtStart(field: Int) {
    var bench = Bench("222222")
    #expect(bench.send(.insertionPointMoved(0, in: String(field))) == [])
    #expect(bench.insert("7", in: field) == focus(field + 1, field + 1))
    #expect(bench.fields[field - 1].value == "7")
  }

  @Test("caret at start in cell 0: 73 → 7 stays, and 3 spills into cell 1") func caretAtStartOfFirst() {
    var bench = Bench("382913")
    _ = bench.send(.insertionPointMoved(0, in: "1"))
    #expect(bench.insert("7", in: 1) == focus(2, 3, 2, 3))
    #expect(bench.digits == "732913")
  }

  @Test("all selected: what is typed replaces the digit") func selectAll() {
    var bench = Bench("482")
    #expect(bench.send(.selectAll(in: "2")) == [])
    #expect(bench.insert("7", in: 2) == focus(3))
    #expect(bench.digits == "472___")
  }

  @Test("a cell that is left has its caret at the end when it is edited again") func caretForgotten() {
    var bench = Bench("48")
    _ = bench.send(.focusChanged("2"))
    _ = bench.send(.insertionPointMoved(0, in: "2"))
    #expect(bench.fields[1].text?.insertionPoint == 0)
    _ = bench.send(.focusChanged("3"))
    #expect(bench.fields[1].text?.insertionPoint == 1)
  }

  @Test("type(\"a\", i), empty: accepted for one batch, then removed; focus stays; nothing said", arguments: 1...6)
  func letter(field: Int) {
    var bench = Bench()
    #expect(bench.insert("a", in: field) == [])
    #expect(bench.digits == "______")
  }

  @Test("isNumber accepts ½, ² and ٣", arguments: ["½", "²", "٣", "Ⅷ", "七"]) func oddNumbers(number: String) {
    var bench = Bench()
    #expect(bench.insert(number, in: 1) == focus(2))
    #expect(bench.fields[0].value == SpokenText(number))
  }

  @Test("delete, filled cell: cell \"\"; focus stays", arguments: 1...6) func delete(field: Int) {
    var bench = Bench("482913")
    #expect(bench.delete(in: field) == [])
    #expect(bench.fields[field - 1].value == nil)
    #expect(bench.others == ["clear"])
  }

  @Test("delete, empty cell: no event at all, no way back with Backspace", arguments: 1...6)
  func deleteEmpty(field: Int) {
    var bench = Bench()
    let before = bench.input.elements
    #expect(bench.delete(in: field) == [])
    #expect(bench.input.elements == before)
  }

  @Test("paste(\"123456\", 0), all empty: focus 1, nil, then 1,2,3,4,5,nil; complete twice") func paste() {
    var bench = Bench()
    #expect(
      bench.insert("123456", in: 1)
        == focus(2) + [dismissed, .completed("123456")] + focus(2, 3, 4, 5, 6) + [dismissed, .completed("123456")])
    #expect(bench.digits == "123456")
  }

  @Test("same, the other observer first: the same end, the first two moves in the other order") func pasteRowFirst() {
    var bench = Bench(order: .rowFirst)
    #expect(
      bench.insert("123456", in: 1)
        == [dismissed, .completed("123456")] + focus(2, 2, 3, 4, 5, 6) + [dismissed, .completed("123456")])
    #expect(bench.digits == "123456")
  }

  @Test("same, last cell already 6: complete once, but final focus = last cell, keyboard stays up")
  func pasteOverTheSameEnd() {
    var bench = Bench("_____6")
    #expect(
      bench.insert("123456", in: 1) == focus(2) + [dismissed, .completed("123456")] + focus(2, 3, 4, 5, 6))
    #expect(bench.digits == "123456")
  }

  @Test("paste(\"12\", 0), empty: cells 0–1, final focus(2)") func pasteShort() {
    var bench = Bench()
    #expect(bench.insert("12", in: 1) == focus(2, 3, 2, 3))
    #expect(bench.digits == "12____")
  }

  @Test("paste(\"654321\", 0), full 123456, caret at end: 1 6 5 4 3 2, complete(\"165432\") twice")
  func pasteOverFull() {
    var bench = Bench("123456")
    // The fourth cell held 4 already: its observer is not called.
    #expect(
      bench.insert("654321", in: 1)
        == focus(2) + [dismissed, .completed("165432")] + focus(2, 3, 4, 6) + [dismissed, .completed("165432")])
    #expect(bench.digits == "165432")
  }

  @Test("paste(\"G-123456\", 0), empty: letters and hyphen dropped, works as full paste") func pasteWithLetters() {
    var bench = Bench()
    #expect(
      bench.insert("G-123456", in: 1)
        == focus(2) + [dismissed, .completed("123456")] + focus(2, 3, 4, 5, 6) + [dismissed, .completed("123456")])
    #expect(bench.digits == "123456")
  }

  @Test("paste(\"123456\", i≥1), empty: only 1 kept, focus(i+1)", arguments: 2...5) func pasteElsewhere(field: Int) {
    var bench = Bench()
    #expect(bench.insert("123456", in: field) == focus(field + 1, field + 1))
    #expect(bench.digits.filter { $0 != "_" } == "1")
    #expect(bench.fields[field - 1].value == "1")
  }

  @Test("paste(\"123456\", n-1), empty: only 1 kept, focus nil and complete(\"1\"), both twice: a 1-digit code")
  func pasteIntoLast() {
    var bench = Bench()
    #expect(
      bench.insert("123456", in: 6) == [dismissed, .completed("1"), dismissed, .completed("1")])
    #expect(bench.digits == "_____1")
    #expect(bench.others == ["clear"])
  }

  @Test("paste of letters only into cell 0: nothing is kept, focus(0)") func pasteLetters() {
    var bench = Bench()
    #expect(bench.insert("abc", in: 1) == focus(1))
    #expect(bench.digits == "______")
  }

  @Test("paste, cellWins: first digit only, focus(1)", arguments: SwiftUIOTPInput.ObserverOrder.allCases)
  func pasteCellWins(order: SwiftUIOTPInput.ObserverOrder) {
    var bench = Bench(pasteModel: .cellWins, order: order)
    #expect(bench.insert("123456", in: 1) == focus(2, 2))
    #expect(bench.digits == "1_____")
    // Nothing spills either: what is typed behind the digit is lost as in any other cell.
    #expect(bench.insert("7", in: 1) == focus(2, 2))
    #expect(bench.digits == "1_____")
  }

  @Test("smsFill(s), focus 0 and empty: like paste at 0; every cell advertises one-time-code") func smsFill() {
    #expect(Bench().fields.allSatisfy { $0.text?.contentType == .oneTimeCode })
    let filled = play([.otp()], .appear, .autofill("123456"))
    #expect(filled.happenings.suffix(3) == ["focus none", "keyboard down", "completed code: 123456"])
    #expect(filled.happenings.filter { $0.hasPrefix("completed") }.count == 2)
  }

  @Test("smsFill(s), focus i≥1: only first digit kept") func smsFillElsewhere() {
    let transcript = play([.otp()], .appear, .touch("code.3"), .doubleTap, .autofill("123456"), .readAll)
    expect(
      transcript.steps(5...),
      reads: """
        Digit 1 of 6, text field
        Digit 2 of 6, text field
        Digit 3 of 6, 1, text field
        Digit 4 of 6, text field, is editing
        Digit 5 of 6, text field
        Digit 6 of 6, text field
        Clear, button
        """)
  }

  @Test("smsFill per character, focus 0: each character goes to the currently focused cell") func smsPerCharacter()
    throws
  {
    let transcript = play([.otp()], .appear, .autofill("123456"), settings: try settings("smsDelivery", "perCharacter"))
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "focus code.2", "focus code.3", "focus code.4", "focus code.5", "focus code.6",
        "focus none", "keyboard down", "completed code: 123456",
      ])
  }

  @Test("clear: all \"\", focus(0); the Clear button disappears") func clear() {
    var bench = Bench("482913")
    #expect(bench.send(.activated("clear")) == focus(1))
    #expect(bench.digits == "______")
    #expect(bench.others == [])
    // There is no button any more.
    #expect(bench.send(.activated("clear")) == [])
  }

  @Test("clear disappears under the VoiceOver cursor") func clearUnderTheCursor() {
    let transcript = play([.otp()], .appear, .type("48"), .touch("code.clear"), .doubleTap)
    #expect(transcript.happenings.suffix(2) == ["removed code.clear", "focus code.1"])
  }

  @Test("submit: does not exist") func submit() {
    var bench = Bench("482913")
    #expect(bench.send(.submit(in: "6")) == [])
  }

  @Test("setError, setHelper, set: do not exist", arguments: ["error", "helperText", "value", "prefill", "digits"])
  func set(property: String) {
    var bench = Bench("48")
    let before = bench.input.elements
    #expect(bench.send(.set(property: property, to: "1234")) == [])
    #expect(bench.input.elements == before)
  }

  @Test("setLength(m>n): crash") func moreDigits() {
    var bench = Bench(digitCount: 4)
    #expect(bench.send(.set(property: "digitCount", to: "6")) == [.crash("Index out of range: digits[4]")])
  }

  @Test("setLength(m<n): surplus digits stay in code, so isComplete never becomes true") func fewerDigits() {
    var bench = Bench("482913")
    #expect(bench.send(.set(property: "digitCount", to: "4")) == [])
    #expect(bench.digits == "4829")
    #expect(bench.others == ["clear"])
    _ = bench.delete(in: 4)
    // The last cell completes a code of what is in all six.
    #expect(bench.insert("0", in: 4) == [dismissed, .completed("482013")])
    #expect(bench.others == ["clear"])
  }

  @Test("setLength(m<n) without surplus digits: as with that number from the beginning") func fewerEmptyDigits() {
    var bench = Bench("482")
    _ = bench.send(.set(property: "digitCount", to: "4"))
    #expect(bench.insert("9", in: 4) == [dismissed, .completed("4829")])
    #expect(bench.others == ["clear", "complete"])
  }

  @Test("setLength, then Clear: allocated anew, so that the number it was created with is a crash too")
  func clearReallocates() {
    var bench = Bench("48")
    _ = bench.send(.set(property: "digitCount", to: "4"))
    #expect(bench.send(.set(property: "digitCount", to: "6")) == [])
    _ = bench.send(.set(property: "digitCount", to: "4"))
    _ = bench.send(.activated("clear"))
    #expect(bench.send(.set(property: "digitCount", to: "6")) == [.crash("Index out of range: digits[4]")])
  }

  @Test("prefill, complete: complete(code) is fired by the appearance of the screen") func prefill() {
    var bench = Bench(prefill: "482-913")
    #expect(bench.digits == "______")
    #expect(
      bench.send(.appear) == focus(1) + [dismissed] + focus(2, 3, 4, 5, 6) + [dismissed, .completed("482913")])
    #expect(bench.digits == "482913")
    // Nothing changes when it appears again, so that nobody is called.
    #expect(bench.send(.appear) == focus(1) + [dismissed])
  }

  @Test("prefill, partial: ends with focus on the next empty cell") func prefillPartial() {
    var bench = Bench(prefill: "482")
    #expect(bench.send(.appear) == focus(1, 4, 2, 3, 4))
    #expect(bench.digits == "482___")
  }

  @Test("prefill, empty or too long") func prefillOdd() {
    var none = Bench(prefill: "")
    #expect(none.send(.appear) == focus(1, 1))
    var long = Bench(digitCount: 4, prefill: "482913")
    #expect(long.send(.appear).last == .completed("4829"))
  }

  @Test("one cell is the last and the first") func oneDigit() {
    var bench = Bench(digitCount: 1)
    #expect(bench.insert("4", in: 1) == [dismissed, .completed("4")])
    #expect(bench.delete(in: 1) == [])
    #expect(bench.insert("48", in: 1).filter { $0 == .completed("4") }.count == 3)
  }
}

@Suite("SwiftUI OTP input, the tree", .timeLimited) struct SwiftUIOTPInputTreeTests {
  @Test(
    "A1 initial, VO on or off: Digit k of 6, no value, text field, no container, no hint", arguments: [true, false])
  func initial(isVoiceOverRunning: Bool) {
    var bench = Bench()
    bench.environment.isVoiceOverRunning = isVoiceOverRunning
    _ = bench.send(.environmentChanged)
    let elements = bench.input.elements
    #expect(elements.map { $0.label?.string } == (1...6).map { "Digit \($0) of 6" })
    #expect(elements.allSatisfy { $0.role == .textField && $0.value == nil && $0.hint == nil && $0.children.isEmpty })
    #expect(elements.allSatisfy { $0.text?.isSecure == false && $0.placeholder == nil && $0.drawn == nil })
  }

  @Test("A1 initial, played: field 1 is editing", arguments: [Reader.voiceOver, .none])
  func initialPlayed(reader: Reader) {
    #expect(tree(of: SwiftUIOTPInput(), .appear, reader: reader) == Self.initialTree)
  }

  private static let initialTree = """
    textField code.1 "Digit 1 of 6" editing at 0
    textField code.2 "Digit 2 of 6"
    textField code.3 "Digit 3 of 6"
    textField code.4 "Digit 4 of 6"
    textField code.5 "Digit 5 of 6"
    textField code.6 "Digit 6 of 6"
    """

  @Test("A1 partial (123), played: field 4 is editing") func partialPlayed() {
    #expect(
      tree(of: SwiftUIOTPInput(), .appear, .type("123")) == """
        textField code.1 "Digit 1 of 6" value "1"
        textField code.2 "Digit 2 of 6" value "2"
        textField code.3 "Digit 3 of 6" value "3"
        textField code.4 "Digit 4 of 6" editing at 0
        textField code.5 "Digit 5 of 6"
        textField code.6 "Digit 6 of 6"
        button code.clear "Clear"
        """)
  }

  @Test("A1 complete, played: none editing") func completePlayed() {
    #expect(
      tree(of: SwiftUIOTPInput(), .appear, .type("482913")) == """
        textField code.1 "Digit 1 of 6" value "4"
        textField code.2 "Digit 2 of 6" value "8"
        textField code.3 "Digit 3 of 6" value "2"
        textField code.4 "Digit 4 of 6" value "9"
        textField code.5 "Digit 5 of 6" value "1"
        textField code.6 "Digit 6 of 6" value "3"
        button code.clear "Clear"
        text code.complete "Complete"
        """)
  }

  @Test("A1 after Clear, played: as initial, field 1 is editing again", arguments: ["48", "482913"])
  func afterClearPlayed(code: String) {
    #expect(
      tree(of: SwiftUIOTPInput(), .appear, .type(code), .touch("code.clear"), .doubleTap) == Self.initialTree)
  }

  @Test("A1 partial (123): values 1 2 3; button Clear") func partial() {
    let elements = Bench("123").input.elements
    #expect(elements.map(\.id) == ["1", "2", "3", "4", "5", "6", "clear"])
    #expect(elements.map { $0.value?.string } == ["1", "2", "3", nil, nil, nil, nil])
    #expect(elements.last?.role == .button && elements.last?.label?.string == "Clear")
  }

  @Test("A1 complete: six values; button Clear; static text Complete") func complete() {
    let elements = Bench("123456").input.elements
    #expect(elements.suffix(2).map { $0.label?.string } == ["Clear", "Complete"])
    #expect(elements.suffix(2).map(\.role) == [.button, .text])
  }

  @Test("A1 after Clear: as initial") func afterClear() {
    var bench = Bench("123456")
    _ = bench.send(.activated("clear"))
    #expect(bench.input.elements == Bench().input.elements)
  }

  @Test("A1, n = 4 / 8: Digit 1 of 6 … Digit 4 of 6 / … Digit 8 of 6", arguments: [4, 8]) func otherCounts(count: Int) {
    #expect(Bench(digitCount: count).fields.map { $0.label?.string } == (1...count).map { "Digit \($0) of 6" })
  }

  @Test("cellValue: the digit, or Empty, which is our wording") func cellValue() throws {
    let fields = Bench("4", cellValue: .digitOrEmpty).fields
    #expect(fields[0].value == "4")
    let empty = try #require(fields[1].value)
    #expect(empty.string == "Empty" && empty.confidence == .guess)
  }

  @Test("English in any language") func language() {
    let label = Session(screen: [.otp()], reader: .none, locale: "fr").elements["code.1"]?.label
    #expect(label?.string == "Digit 1 of 6" && label?.language == "en" && label?.confidence == .pinned)
  }
}

@Suite("SwiftUI OTP input, what is heard", .timeLimited) struct SwiftUIOTPInputHeardTests {
  @Test("initial, after forced focus: the heading is cut") func appear() {
    expect(
      play([.heading("Enter verification code"), .otp()], .appear),
      reads: """
        [not heard] Enter verification code, heading
        Digit 1 of 6, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test("typing on a hardware keyboard: the next field after each key, after the last one nothing") func typed() {
    expect(
      play([.otp(digitCount: 3)], .touch("code.1"), .doubleTap, .type("482", via: .hardware)),
      reads: """
        Digit 1 of 6, text field
        double tap to edit
        Digit 1 of 6, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        [not heard] 4
        Digit 2 of 6, text field, is editing
        [not heard] 8
        Digit 3 of 6, text field, is editing
        2
        """)
  }

  @Test("a digit lost: its echo is heard all the same") func lost() {
    expect(
      play(
        [.otp()], .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"), .doubleTap, .type("7"), .touch("code.2")),
      reads: """
        Digit 1 of 6, text field
        double tap to edit
        Digit 1 of 6, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        8
        Digit 2 of 6, 8, text field
        double tap to edit
        Digit 2 of 6, text field, is editing, 8, character mode, insertion point at end
        use the rotor to access misspelled words
        7
        Digit 2 of 6, 8, text field
        double tap to edit
        """)
  }

  @Test("delete in an empty field: a sound, and a note that nothing was deleted") func deleteEmpty() {
    let transcript = play([.otp()], .touch("code.2"), .doubleTap, .delete())
    #expect(transcript.remarks == ["code.2 is empty: there is nothing to delete"])
    #expect(transcript.happenings == ["focus code.2", "keyboard up"])
  }

  @Test("the crash is the end of it") func crash() {
    let transcript = play([.otp()], .set([.init("code", "digitCount", "8")]), .touch("code.1"))
    #expect(transcript.happenings == ["crash code: Index out of range: digits[6]"])
    expect(transcript, reads: "")
  }
}

@Suite("SwiftUI OTP input, codes with letters", .timeLimited) struct SwiftUIAlphanumericCodeTests {
  @Test("isLetter: digits can no longer be entered") func lettersOnly() {
    var bench = Bench(filter: .isLetter)
    #expect(bench.insert("X", in: 1) == focus(2))
    #expect(bench.insert("9", in: 2) == [])
    #expect(bench.digits == "X_____")
  }

  @Test("isLetter: pasting letters into cell 0 distributes nothing, the cell keeps the first", arguments: 1...1)
  func pasteLetters(field: Int) {
    var bench = Bench(filter: .isLetter)
    #expect(bench.insert("abcdef", in: field) == focus(2, 1, 2))
    #expect(bench.digits == "a_____")
  }

  @Test("isLetter: pasting letters and numbers leaves nothing, or the first letter: the order of observers decides")
  func pasteMixed() {
    var cellFirst = Bench(filter: .isLetter)
    #expect(cellFirst.insert("XK9F2", in: 1) == focus(2, 3))
    #expect(cellFirst.digits == "______")
    var rowFirst = Bench(filter: .isLetter, order: .rowFirst)
    #expect(rowFirst.insert("XK9F2", in: 1) == focus(3, 2, 2))
    #expect(rowFirst.digits == "X_____")
  }

  @Test("none: hyphens, spaces, emoji count as characters; one grapheme per cell", arguments: ["-", " ", "👩‍👩‍👧", "é"])
  func noFilter(character: String) {
    var bench = Bench(filter: .none)
    #expect(bench.insert(character, in: 1) == focus(2))
    #expect(bench.fields[0].value == SpokenText(character))
  }

  @Test("none: pasting into cell 0 distributes the numbers alone") func pasteWithoutFilter() {
    var cellFirst = Bench(filter: .none)
    #expect(cellFirst.insert("XK9F2", in: 1) == focus(2, 3, 2, 3))
    #expect(cellFirst.digits == "92____")
    var rowFirst = Bench(filter: .none, order: .rowFirst)
    #expect(rowFirst.insert("XK9F2", in: 1) == focus(3, 2, 2, 3))
    #expect(rowFirst.digits == "X2____")
  }

  @Test("pasted lower case stays") func lowerCase() {
    var bench = Bench(filter: .isLetter)
    _ = bench.insert("x", in: 3)
    #expect(bench.fields[2].value == "x")
  }

  @Test("six letters complete the code; the labels still say digit") func complete() {
    var bench = Bench("appl", digitCount: 5, filter: .isLetter)
    #expect(bench.insert("e", in: 5) == [dismissed, .completed("apple")])
    #expect(bench.fields[0].label?.string == "Digit 1 of 6")
  }
}

extension ScreenItem {
  /// The row under the id `code`.
  fileprivate static func otp(digitCount: Int = 6) -> ScreenItem {
    .component(SwiftUIOTPInput(digitCount: digitCount), id: "code")
  }
}
