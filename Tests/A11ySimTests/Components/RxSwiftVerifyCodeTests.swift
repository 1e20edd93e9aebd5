import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private typealias Bench = FocusedComponent<RxSwiftVerifyCode>

private func bench(_ typed: String = "") -> Bench {
  var bench = Bench(RxSwiftVerifyCode())
  _ = bench.begin("1")
  bench.type(typed)
  return bench
}

@Suite("RxSwiftVerifyCode, the state machine", .timeLimited) struct RxSwiftVerifyCodeStateTests {
  @Test("appear: no initial focus, Verify off") func appear() {
    var bench = Bench(RxSwiftVerifyCode())
    #expect(bench.send(.appear) == [])
    #expect(bench["verify"]?.traits == .notEnabled)
  }

  @Test("tap(i), tabTo(i): box erased, Verify off") func begun() {
    var bench = bench("482913")
    #expect(bench.begin("2") == [.enabled("verify", false)])
    #expect(bench.contents == "4|_|2|9|1|3")
    #expect(bench.begin("3") == [])
    #expect(bench.contents == "4|_|_|9|1|3")
  }

  @Test("type(c, i), i < 5: text i = c, focus i + 1, which is erased; Verify off") func typed() {
    var bench = bench("482913")
    _ = bench.begin("2")
    #expect(bench.insert("7", in: "2") == [.focus("3")])
    #expect(bench.contents == "4|7|_|9|1|3")
    #expect(bench["verify"]?.traits == .notEnabled)
  }

  @Test("type(c, 5): text, keyboard down; Verify on if and only if all are filled") func last() {
    var full = bench("48291")
    #expect(full.insert("3", in: "6") == [.focus(nil), .enabled("verify", true)])
    #expect(full["verify"]?.traits == [])
    var holes = bench()
    _ = holes.begin("6")
    #expect(holes.insert("3", in: "6") == [.focus(nil)])
    #expect(holes["verify"]?.traits == .notEnabled)
  }

  @Test("correction of box 2 in a full code: all following digits must be retyped") func correction() {
    var bench = bench("482913")
    _ = bench.begin("2")
    bench.type("7")
    #expect(bench.contents == "4|7|_|9|1|3")
    bench.type("2")
    #expect(bench.contents == "4|7|2|_|1|3")
    bench.type("91")
    #expect(bench.contents == "4|7|2|9|1|_")
    #expect(bench.type("3") == [.focus(nil), .enabled("verify", true)])
  }

  @Test("a hole filled last never enables Verify: the next box is erased first") func hole() {
    var bench = bench("482913")
    _ = bench.begin("5")
    let effects = bench.type("1")
    #expect(effects == [.focus("6")])
  }

  @Test("delete, empty: no event") func deleteEmpty() {
    var bench = bench("48")
    #expect(bench.delete(in: "3") == [])
    #expect(bench.contents == "4|8|_|_|_|_")
    #expect(bench.focus == "3")
  }

  @Test("delete, filled: an editingChanged, which moves forward") func deleteFilled() {
    // No person gets there: a box that is being edited was emptied when that began.
    var bench = bench("482913")
    #expect(bench.delete(in: "2") == [.focus("3"), .enabled("verify", false)])
    #expect(bench.contents == "4|_|_|9|1|3")
    var last = RxSwiftVerifyCodeStateTests.full()
    #expect(last.delete(in: "6") == [.focus(nil), .enabled("verify", false)])
  }

  private static func full() -> Bench { bench("482913") }

  @Test(
    "paste, smsFill: the first character, focus i + 1 (erased); no content type", arguments: ["482913", "48", "G-4"])
  func pasted(text: String) {
    var bench = bench("482913")
    _ = bench.begin("2")
    #expect(bench.insert(text, in: "2") == [.focus("3")])
    #expect(bench.contents == "4|\(text.prefix(1))|_|9|1|3")
    #expect(bench["2"]?.text?.contentType == .undeclared)
  }

  @Test("paste where the caret is behind a digit: the first character of both") func pastedBehind() {
    var bench = bench("4")
    _ = bench.insert("8", in: "1")
    #expect(bench.contents == "4|_|_|_|_|_")
  }

  @Test("letters are accepted", arguments: ["a", "☂", "½"]) func letters(text: String) {
    var bench = bench()
    _ = bench.insert(text, in: "1")
    #expect(bench["1"]?.value == SpokenText(text))
  }

  @Test("set by code, setLength, error, helper: nothing") func noAPI() {
    var bench = bench("482913")
    for property in ["value", "length", "error", "helperText"] {
      #expect(bench.send(.set(property: property, to: "4")) == [])
    }
    #expect(bench.contents == "4|8|2|9|1|3")
  }

  @Test("submit: the Verify button; what it does is not described") func verify() {
    var bench = bench("482913")
    #expect(bench.send(.activated("verify")) == [])
    #expect(bench.contents == "4|8|2|9|1|3")
    #expect(bench.send(.submit(in: "1")) == [])
  }
}

@Suite("RxSwiftVerifyCode, the accessibility tree", .timeLimited) struct RxSwiftVerifyCodeTreeTests {
  @Test("initial: six fields without labels, Verify dimmed") func initial() {
    #expect(
      tree(of: RxSwiftVerifyCode(), .appear) == """
        textField code.1
        textField code.2
        textField code.3
        textField code.4
        textField code.5
        textField code.6
        button code.verify "Verify" dimmed
        """)
  }

  @Test("partial: values; the focused field is empty and editing; Verify dimmed") func partial() {
    #expect(
      tree(of: RxSwiftVerifyCode(), .touch("code.1"), .doubleTap, .type("48")) == """
        textField code.1 value "4"
        textField code.2 value "8"
        textField code.3 editing at 0
        textField code.4
        textField code.5
        textField code.6
        button code.verify "Verify" dimmed
        """)
  }

  @Test("complete: six values, none editing; Verify enabled") func complete() {
    #expect(
      tree(of: RxSwiftVerifyCode(), .touch("code.1"), .doubleTap, .type("482913")) == """
        textField code.1 value "4"
        textField code.2 value "8"
        textField code.3 value "2"
        textField code.4 value "9"
        textField code.5 value "1"
        textField code.6 value "3"
        button code.verify "Verify"
        """)
  }
}

@Suite("RxSwiftVerifyCode, what is heard", .timeLimited) struct RxSwiftVerifyCodeHeardTests {
  private let code = [ScreenItem.component(RxSwiftVerifyCode(), id: "code")]

  @Test("a double tap on a digit, and it is gone") func erased() {
    expect(
      play(code, .touch("code.1"), .doubleTap, .type("48"), .touch("code.1"), .doubleTap),
      reads: """
        text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        8
        4, text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        """)
  }

  @Test("tab from box to box wipes the code") func tabbed() {
    var session = Session(screen: code)
    for action: Step.Action in [.touch("code.1"), .doubleTap, .type("482913")] { session.perform(action) }
    for _ in 0..<6 { session.perform(.key(.tab)) }
    #expect(session.elements.readingOrder.allSatisfy { $0.element.value == nil })
    #expect(session.transcript.happenings.contains("enabled code.verify: false"))
  }

  @Test("that Verify can be used is not said; the app can react to it") func verify() {
    let transcript = play(
      code, when: [.init(to: .activated, of: "code.verify", [Step(.announce(Announcement("Checking")))])],
      [.touch("code.1"), .doubleTap, .type("482913"), .touch("code.verify"), .doubleTap].map { Step($0) })
    #expect(transcript.happenings.contains("enabled code.verify: true"))
    // What is posted in the instant of the double tap is swallowed by what the double tap says.
    expect(
      transcript.steps(3...),
      reads: """
        4
        8
        2
        9
        1
        3
        Verify, button
        [sound: activation]
        Verify
        [not heard] Checking
        """)
  }

  @Test("a code that arrives character by character finds its boxes") func perCharacter() throws {
    let transcript = play(
      code, .touch("code.1"), .doubleTap, .autofill("482913"), settings: try settings("smsDelivery", "perCharacter"))
    #expect(transcript.happenings.suffix(3) == ["focus none", "keyboard down", "enabled code.verify: true"])
  }
}
