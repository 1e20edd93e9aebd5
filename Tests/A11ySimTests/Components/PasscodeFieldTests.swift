import A11ySim
import A11ySimTesting
import TestSupport
import Testing

private typealias Bench = FocusedComponent<PasscodeField>

@Suite("PasscodeField, the state machine", .timeLimited) struct PasscodeFieldStateTests {
  @Test("set(v), pin empty: showPin := false, nothing else") func emptied() {
    var bench = Bench(PasscodeField())
    _ = bench.insert("4", in: "1")
    _ = bench.send(.activated("showPin"))
    #expect(bench["1"]?.drawn == "4○○○")
    #expect(bench.delete(in: "1") == [])
    _ = bench.insert("8", in: "1")
    #expect(bench["1"]?.drawn == "●○○○")
  }

  @Test(
    "set(v), count = maxDigits: field disabled, keyboard down, handler", arguments: PasscodeField.MaxDigits.allCases)
  func full(maxDigits: PasscodeField.MaxDigits) {
    var bench = Bench(PasscodeField(maxDigits: maxDigits))
    let code = String("48291307".prefix(maxDigits.rawValue))
    _ = bench.begin("1")
    #expect(bench.type(code) == [.enabled("1", false), .focus(nil), .completed(code)])
    #expect(bench["1"]?.traits == .notEnabled)
    #expect(bench.contents == code)
  }

  @Test("done(true): stays disabled and filled for ever") func success() {
    var bench = Bench(PasscodeField(outcome: .success))
    _ = bench.insert("4829", in: "1")
    #expect(bench.insert("5", in: "1") == [])
    #expect(bench.delete(in: "1") == [])
    #expect(bench.send(.submit(in: "1")) == [])
    #expect(bench["1"]?.traits == .notEnabled)
    #expect(bench.contents == "4829")
  }

  @Test("never answered, as an asynchronous handler must: the same as done(true)") func never() {
    var bench = Bench(PasscodeField(outcome: .none))
    #expect(bench.insert("4829", in: "1") == [.enabled("1", false), .focus(nil), .completed("4829")])
    #expect(bench.delete(in: "1") == [])
    #expect(bench["1"]?.traits == .notEnabled)
  }

  @Test("done(false): text cleared, never drawn disabled, keyboard kept, nothing announced") func failure() {
    var bench = Bench(PasscodeField(outcome: .failure))
    _ = bench.begin("1")
    #expect(bench.type("4829") == [.completed("4829")])
    #expect(bench.contents == "_")
    #expect(bench["1"]?.traits == [])
    #expect(bench.focus == "1")
  }

  @Test("done(false) does not reset showPin: the next attempt is drawn in clear") func failureWhileShown() {
    var bench = Bench(PasscodeField(outcome: .failure))
    _ = bench.insert("482", in: "1")
    _ = bench.send(.activated("showPin"))
    _ = bench.insert("9", in: "1")
    #expect(bench["showPin"] == nil)
    _ = bench.insert("5", in: "1")
    #expect(bench["1"]?.drawn == "5○○○")
  }

  @Test("the app answers otherwise from now on") func otherAnswer() {
    var bench = Bench(PasscodeField(outcome: .failure))
    _ = bench.insert("4829", in: "1")
    #expect(bench.send(.set(property: "outcome", to: "success")) == [])
    #expect(bench.insert("4821", in: "1").last == .completed("4821"))
    #expect(bench.contents == "4821")
  }

  @Test("count > maxDigits: the first maxDigits, evaluated again") func tooMany() {
    var bench = Bench(PasscodeField())
    #expect(bench.insert("482913", in: "1") == [.enabled("1", false), .focus(nil), .completed("4829")])
  }

  @Test("return key: evaluated again; before the last digit nothing follows") func returnKey() {
    var bench = Bench(PasscodeField(showPin: true))
    _ = bench.insert("48", in: "1")
    #expect(bench.send(.submit(in: "1")) == [])
    #expect(bench["1"]?.drawn == "48○○")
    var empty = Bench(PasscodeField(showPin: true))
    #expect(empty.send(.submit(in: "1")) == [])
    _ = empty.insert("4", in: "1")
    #expect(empty["1"]?.drawn == "●○○○")
  }

  @Test("tap on the row: the field takes the focus; its text is not what is seen") func tap() {
    var bench = Bench(PasscodeField())
    #expect(bench.begin("1") == [])
    bench.type("48")
    #expect(bench["1"]?.drawn == "●●○○")
    #expect(bench["1"]?.value == "48")
    #expect(bench["1"]?.text?.isSecure == false)
  }

  @Test("type(c): put in at the invisible caret, any character") func typed() {
    var bench = Bench(PasscodeField())
    _ = bench.begin("1")
    #expect(bench.type("4a") == [])
    _ = bench.send(.insertionPointMoved(0, in: "1"))
    bench.type("☂")
    #expect(bench.contents == "☂4a")
    #expect(bench["1"]?.text?.insertionPoint == 1)
    _ = bench.send(.selectAll(in: "1"))
    bench.type("7")
    #expect(bench.contents == "7")
  }

  @Test("delete: the last character; becoming empty hides the eye button and resets showPin") func deleted() {
    var bench = Bench(PasscodeField())
    _ = bench.insert("48", in: "1")
    #expect(bench.delete(in: "1") == [])
    #expect(bench.contents == "4")
    _ = bench.send(.activated("showPin"))
    _ = bench.delete(in: "1")
    #expect(bench["showPin"] == nil)
    #expect(bench.delete(in: "1") == [])
    // The button is not there to be activated.
    _ = bench.send(.activated("showPin"))
    _ = bench.insert("4", in: "1")
    #expect(bench["1"]?.drawn == "●○○○")
  }

  @Test("paste, smsFill: whole string, trimmed, handler; no content type") func pasted() {
    var bench = Bench(PasscodeField())
    _ = bench.insert("13", in: "1")
    _ = bench.send(.insertionPointMoved(1, in: "1"))
    #expect(bench.insert("829", in: "1").last == .completed("1829"))
    #expect(bench["1"]?.text?.contentType == .undeclared)
    var letters = Bench(PasscodeField())
    #expect(letters.insert("G-48", in: "1").last == .completed("G-48"))
  }

  @Test("toggleShow: the glyphs change, and so does the name of the button") func toggled() {
    var bench = Bench(PasscodeField())
    _ = bench.insert("48", in: "1")
    #expect(bench["showPin"]?.label?.string == "Eye")
    #expect(bench.send(.activated("showPin")) == [])
    #expect(bench["showPin"]?.label?.string == "Eye slash")
    #expect(bench["1"]?.value == "48")
    _ = bench.send(.activated("showPin"))
    #expect(bench["1"]?.drawn == "●●○○")
  }

  @Test("toggleShow with any character but 0 to 9: crash", arguments: ["a", "½", "٣", "３", "4x", "Ⅷ"])
  func crash(text: String) {
    var bench = Bench(PasscodeField())
    _ = bench.insert(text, in: "1")
    guard case .crash? = bench.send(.activated("showPin")).last else {
      return #expect(Bool(false), "it did not crash")
    }
    var shown = Bench(PasscodeField(showPin: true))
    guard case .crash? = shown.insert(text, in: "1").last else { return #expect(Bool(false), "it did not crash") }
  }

  @Test("a wrong passcode with a letter is gone before it could be drawn: no crash") func noCrash() {
    var bench = Bench(PasscodeField(outcome: .failure, showPin: true))
    _ = bench.insert("482", in: "1")
    #expect(bench.insert("a", in: "1") == [.completed("482a")])
  }

  @Test("appear: no effect") func appear() {
    var bench = Bench(PasscodeField())
    #expect(bench.send(.appear) == [])
  }

  @Test("appear with Introspect: first responder, and again on every update") func introspect() {
    var bench = Bench(PasscodeField(outcome: .failure, options: .init(introspect: true)))
    #expect(bench.send(.appear) == [.focus("1")])
    #expect(bench.begin(nil) == [.focus("1")])
    #expect(bench.insert("4", in: "1") == [.focus("1")])
    // Emptied and enabled, it has the keyboard back at once.
    _ = bench.insert("829", in: "1")
    #expect(bench.focus == "1")
    var right = Bench(PasscodeField(options: .init(introspect: true)))
    _ = right.send(.appear)
    _ = right.insert("4829", in: "1")
    #expect(right.focus == nil)
  }

  @Test("end of editing, where SwiftUI writes the binding again: the handler runs twice") func handlerTwice() {
    let options = PasscodeField.Options(isBindingWrittenOnEndOfEditing: true)
    for outcome in [PasscodeField.Outcome.success, .none] {
      var bench = Bench(PasscodeField(outcome: outcome, options: options))
      _ = bench.begin("1")
      #expect(
        bench.type("4829") == [.enabled("1", false), .focus(nil), .completed("4829"), .completed("4829")])
    }
    // The keyboard stays, so editing does not end, and the digits stay shown.
    var wrong = Bench(PasscodeField(outcome: .failure, showPin: true, options: options))
    _ = wrong.begin("1")
    #expect(wrong.type("4829").filter { $0 == .completed("4829") }.count == 1)
    _ = wrong.insert("5", in: "1")
    #expect(wrong["1"]?.drawn == "5○○○")
  }

  @Test("set, setLength, setError, clear: no API") func noAPI() {
    var bench = Bench(PasscodeField())
    _ = bench.insert("48", in: "1")
    for property in ["value", "maxDigits", "error", "clear", "showPin", "helperText"] {
      #expect(bench.send(.set(property: property, to: "8")) == [])
    }
    #expect(bench.send(.set(property: "outcome", to: "perhaps")) == [])
    #expect(bench.contents == "48")
    #expect(bench.component.elements.count == 6)
  }

  @Test("the eye button where a copy of the code always has it") func eyeAlways() {
    var bench = Bench(PasscodeField(options: .init(isShowPinAlwaysThere: true)))
    #expect(bench["showPin"]?.label?.string == "Eye")
    _ = bench.send(.activated("showPin"))
    _ = bench.insert("4", in: "1")
    #expect(bench["1"]?.drawn == "4○○○")
  }
}

@Suite("PasscodeField, the accessibility tree", .timeLimited) struct PasscodeFieldTreeTests {
  private let empty = """
    image code.symbol1 "Circle" drawn "○"
    image code.symbol2 "Circle" drawn "○"
    image code.symbol3 "Circle" drawn "○"
    image code.symbol4 "Circle" drawn "○"
    textField code.1 drawn "○○○○"
    """

  @Test("empty: four images, a field without label or value") func initial() {
    #expect(tree(of: PasscodeField()) == empty)
  }

  @Test("empty, after the app's title: it belongs to nothing") func titled() {
    let dump = tree(of: PasscodeField(), after: [.heading("Enter One Time Password")], .appear)
    let lines = dump.split(separator: "\n")
    #expect(lines.first?.contains("\"Enter One Time Password\"") == true)
    #expect(lines.dropFirst().joined(separator: "\n") == empty)
  }

  @Test("partial 2/4, masked: two digits in clear, editing; the eye button") func partial() {
    #expect(
      tree(of: PasscodeField(), .touch("code.1"), .doubleTap, .type("48")) == """
        image code.symbol1 "Filled circle" drawn "●"
        image code.symbol2 "Filled circle" drawn "●"
        image code.symbol3 "Circle" drawn "○"
        image code.symbol4 "Circle" drawn "○"
        textField code.1 value "48" editing at 2 drawn "●●○○"
        button code.showPin "Eye"
        """)
  }

  @Test("partial, shown: images named after digit and circle, the rest the same") func shown() {
    #expect(
      tree(
        of: PasscodeField(), .touch("code.1"), .doubleTap, .type("48"), .touch("code.showPin"), .doubleTap) == """
          image code.symbol1 "4, circle" drawn "4"
          image code.symbol2 "8, circle" drawn "8"
          image code.symbol3 "Circle" drawn "○"
          image code.symbol4 "Circle" drawn "○"
          textField code.1 value "48" editing at 2 drawn "48○○"
          button code.showPin "Eye slash"
          """)
  }

  @Test(
    "full, verifying; after success for ever: four digits, dimmed", arguments: [PasscodeField.Outcome.success, .none])
  func full(outcome: PasscodeField.Outcome) {
    let dump = tree(
      of: PasscodeField(outcome: outcome), .touch("code.1"), .doubleTap, .type("4829"), .wait(.seconds(600)))
    #expect(
      dump.hasSuffix(
        """
        image code.symbol4 "Filled circle" drawn "●"
        textField code.1 value "4829" dimmed drawn "●●●●"
        button code.showPin "Eye"
        """))
  }

  @Test("after failure: as empty while it is edited, nothing else") func failed() {
    #expect(
      tree(of: PasscodeField(outcome: .failure), .touch("code.1"), .doubleTap, .type("4829"))
        == tree(of: PasscodeField(outcome: .failure), .touch("code.1"), .doubleTap))
  }

  @Test(
    "squares, dashes and asterisks",
    arguments: [
      (PasscodeField.Symbol.square, "■□□□", "Filled square", "Square", "4□□□", "4, square"),
      (.dash, "●---", "Filled circle", "Minus", "4---", "4, circle"),
      (.asterisk, "*○○○", "Asterisk", "Circle", "4○○○", "4, circle"),
    ])
  func symbols(
    symbol: PasscodeField.Symbol, masked: String, filled: String, missing: String, clear: String, digit: String
  ) {
    var bench = FocusedComponent(PasscodeField(symbol: symbol))
    _ = bench.insert("4", in: "1")
    #expect(bench["1"]?.drawn == masked)
    #expect(bench["symbol1"]?.label?.string == filled && bench["symbol2"]?.label?.string == missing)
    _ = bench.send(.activated("showPin"))
    #expect(bench["1"]?.drawn == clear)
    #expect(bench["symbol1"]?.label?.string == digit)
  }

  @Test("the names of the symbols are guesses") func confidence() {
    var bench = FocusedComponent(PasscodeField())
    _ = bench.insert("4", in: "1")
    for id in ["symbol1", "symbol2", "showPin"] { #expect(bench[id]?.label?.confidence == .guess) }
  }
}

@Suite("PasscodeField, what is heard", .timeLimited) struct PasscodeFieldHeardTests {
  private let code = [ScreenItem.component(PasscodeField(outcome: .failure), id: "code")]

  @Test("a passcode that is hidden on the screen is read as a number") func number() throws {
    let keys: [Step.Action] = [.touch("code.1"), .doubleTap, .type("482"), .touch("code.1")]
    var session = Session(screen: code)
    for key in keys { session.perform(key) }
    expect(
      session.transcript,
      reads: """
        text field
        double tap to edit
        text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        8
        2
        482, text field, is editing
        use the rotor to access misspelled words
        """)
    let reading = session.transcript.utterances.last { $0.utterance.reason == .focus }
    #expect(reading?.utterance.segments.first?.spokenAs == .number)
    var digits = Session(screen: code, settings: try settings("valueReading", "digits"))
    for key in keys { digits.perform(key) }
    let spelled = digits.transcript.utterances.last { $0.utterance.reason == .focus }
    #expect(spelled?.utterance.segments.first?.spokenAs == .digits)
  }

  @Test("a wrong passcode: the echo of the last key, and no value") func wrong() {
    let transcript = play(code, .touch("code.1"), .doubleTap, .type("4829"), .wait(.seconds(5)))
    expect(transcript.steps(3...), reads: "4\n8\n2\n9")
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "completed code: 4829",
      ])
  }

  @Test("the eye button vanishes under the cursor: after a wrong passcode, and after the last character is deleted")
  func eyeGone() {
    let wrong = play(
      code, .touch("code.1"), .doubleTap, .type("482", via: .hardware), .touch("code.showPin"),
      .type("9", via: .hardware))
    #expect(wrong.effects.filter { $0.name == .removed }.map(\.element) == ["code.showPin"])
    let deleted = play(
      code, .touch("code.1"), .doubleTap, .type("4", via: .hardware), .touch("code.showPin"), .delete())
    #expect(deleted.effects.filter { $0.name == .removed }.map(\.element) == ["code.showPin"])
  }

  @Test("a letter while the digits are shown: the app closes") func crash() {
    let transcript = play(
      [.component(PasscodeField(showPin: true), id: "code")], .touch("code.1"), .doubleTap, .type("4a8"))
    #expect(transcript.happenings.last == "crash code: Index out of range: symbol 2")
  }
}
