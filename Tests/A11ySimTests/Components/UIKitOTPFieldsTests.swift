import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private typealias Bench = FocusedComponent<UIKitOTPFields>

private func bench(
  _ typed: String = "", count: Int = 6, _ change: (inout UIKitOTPFields.Options) -> Void = { _ in }
) -> Bench {
  var options = UIKitOTPFields.Options()
  change(&options)
  var bench = Bench(UIKitOTPFields(digitCount: count, options: options))
  _ = bench.begin("1")
  bench.type(typed)
  return bench
}

@Suite("UIKitOTPFields, the state machine", .timeLimited) struct UIKitOTPFieldsStateTests {
  @Test("appear: no effect, or with autofocus the first field") func appear() {
    var quiet = Bench(UIKitOTPFields())
    #expect(quiet.send(.appear) == [])
    var eager = bench { $0.autofocus = true }
    #expect(eager.send(.appear) == [.focus("1")])
  }

  @Test("type into an empty field: let in, the focus goes on") func typed() {
    var bench = bench("4")
    #expect(bench.contents == "4|_|_|_|_|_")
    #expect(bench.insert("8", in: "2") == [.focus("3")])
  }

  @Test("type into the last field: it resigns, or stays") func last() {
    var resigning = bench("48291")
    #expect(resigning.type("3") == [.focus(nil)])
    var staying = bench("48291") { $0.lastField = .stay }
    #expect(staying.type("3") == [])
    #expect(staying.focus == "6")
  }

  @Test("type into a full field, overLimit: reject", arguments: [0, 1]) func rejected(insertionPoint: Int) {
    var bench = bench("48")
    _ = bench.send(.insertionPointMoved(insertionPoint, in: "1"))
    #expect(bench.insert("7", in: "1") == [])
    #expect(bench.contents == "4|8|_|_|_|_")
  }

  @Test("type into a full field, overLimit: replace", arguments: [0, 1]) func replaced(insertionPoint: Int) {
    var bench = bench("48") { $0.overLimit = .replace }
    _ = bench.send(.insertionPointMoved(insertionPoint, in: "1"))
    #expect(bench.insert("7", in: "1") == [.focus("2")])
    #expect(bench.contents == "7|8|_|_|_|_")
  }

  @Test("type over the selected text of a full field: within the limit") func selected() {
    var bench = bench("48")
    _ = bench.send(.selectAll(in: "1"))
    #expect(bench.insert("7", in: "1") == [.focus("2")])
    #expect(bench.contents == "7|8|_|_|_|_")
  }

  @Test(
    "paste, autofill: a text with more than one character is rejected completely",
    arguments: UIKitOTPFields.OverLimit.allCases)
  func pasted(overLimit: UIKitOTPFields.OverLimit) {
    var bench = bench { $0.overLimit = overLimit }
    #expect(bench.insert("482913", in: "1") == [])
    #expect(bench.insert("48", in: "3") == [])
    #expect(bench.contents == "_|_|_|_|_|_")
    #expect(bench.insert("4", in: "1") == [.focus("2")])
  }

  @Test("filter: digits keeps out what is no number; none lets in anything") func filtered() {
    var filtering = bench { $0.filter = .digits }
    for text in ["a", "☂", " "] { #expect(filtering.insert(text, in: "1") == []) }
    // As the article's `isNumber` has it.
    #expect(filtering.insert("½", in: "1") == [.focus("2")])
    var open = bench()
    #expect(open.insert("a", in: "1") == [.focus("2")])
  }

  @Test("delete, full field: emptied; the focus stays, or goes back") func deleted() {
    var staying = bench("482913")
    _ = staying.begin("3")
    #expect(staying.delete(in: "3") == [])
    #expect(staying.contents == "4|8|_|9|1|3")
    var going = bench("482913") { $0.retreatOnDelete = true }
    #expect(going.delete(in: "3") == [.focus("2")])
    #expect(going.delete(in: "1") == [])
    #expect(going.contents == "_|8|_|9|1|3")
  }

  @Test("delete, empty field: UIKit does not ask the delegate", arguments: [false, true])
  func deletedInEmpty(retreats: Bool) {
    var bench = bench("48") { $0.retreatOnDelete = retreats }
    #expect(bench.delete(in: "3") == [])
    #expect(bench.focus == "3")
    #expect(bench.contents == "4|8|_|_|_|_")
  }

  @Test("nothing tells the app that the code is complete") func completion() {
    var bench = bench()
    let effects = bench.type("482913")
    #expect(effects.dropLast().allSatisfy { if case .focus(.some) = $0 { true } else { false } })
    #expect(effects.last == .focus(nil))
  }

  @Test("return, set, activated: nothing") func nothingElse() {
    var bench = bench("48")
    #expect(bench.send(.submit(in: "1")) == [])
    #expect(bench.send(.set(property: "value", to: "")) == [])
    #expect(bench.send(.activated("verify")) == [])
    #expect(bench.contents == "4|8|_|_|_|_")
  }
}

@Suite("UIKitOTPFields, the accessibility tree", .timeLimited) struct UIKitOTPFieldsTreeTests {
  @Test("initial: fields without labels, in no group", arguments: [4, 6, 8]) func initial(count: Int) {
    let lines = (1...count).map { "textField code.\($0)" }
    #expect(tree(of: UIKitOTPFields(digitCount: count), .appear) == lines.joined(separator: "\n"))
  }

  @Test("with labels: the position and the real total") func labels() {
    var options = UIKitOTPFields.Options()
    options.labels = .position
    #expect(
      tree(of: UIKitOTPFields(digitCount: 4, options: options), .touch("code.1"), .doubleTap, .type("48")) == """
        textField code.1 "Digit 1 of 4" value "4"
        textField code.2 "Digit 2 of 4" value "8"
        textField code.3 "Digit 3 of 4" editing at 0
        textField code.4 "Digit 4 of 4"
        """)
    #expect(
      Session(screen: [.component(UIKitOTPFields(options: options), id: "code")])
        .elements["code.1"]?.label?.confidence == .guess)
  }

  @Test("the content type of one-time codes, if it is declared") func contentType() {
    #expect(bench()["1"]?.text?.contentType == .undeclared)
    #expect(bench { $0.oneTimeCode = true }["6"]?.text?.contentType == .oneTimeCode)
  }

  @Test("as many fields as there may be") func counts() {
    #expect(UIKitOTPFields(digitCount: 0).elements.count == 4)
    #expect(UIKitOTPFields(digitCount: .max).elements.count == 8)
  }
}

@Suite("UIKitOTPFields, what is heard", .timeLimited) struct UIKitOTPFieldsHeardTests {
  private let code = [ScreenItem.component(UIKitOTPFields(), id: "code")]

  @Test("a second digit in a full field: the echo, and the old digit is still there") func rejected() {
    expect(
      play(code, .touch("code.1"), .doubleTap, .type("4"), .touch("code.1"), .doubleTap, .type("7"), .touch("code.1")),
      reads: """
        text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        4, text field
        double tap to edit
        text field, is editing, 4, character mode, insertion point at end
        use the rotor to access misspelled words
        7
        4, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test("a pasted code: nothing") func pasted() {
    let transcript = play(code, .touch("code.1"), .doubleTap, .paste("482913"), .wait(.seconds(5)))
    #expect(transcript.happenings == ["focus code.1", "keyboard up"])
    expect(transcript.steps(3...), reads: "")
  }
}
