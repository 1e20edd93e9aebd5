import A11ySim
import TestSupport
import Testing

/// The component as the app drives it: what it is told becomes its value.
private struct Bench {
  var input: OUDSPinCodeInputAndroid
  var environment = Environment(isVoiceOverRunning: false)
  private(set) var values: [String] = []

  init(_ length: OUDSPinCodeInput.Length = .four, value: String = "") {
    input = OUDSPinCodeInputAndroid(length: length, value: value)
    _ = input.send(.environmentChanged, in: environment)
  }

  @discardableResult mutating func send(_ action: ComponentInput) -> [Effect] {
    let effects = input.send(action, in: environment)
    for case .value(let value, _) in effects { values.append(value) }
    return effects
  }

  mutating func type(_ text: String) {
    for character in text { send(.insertText(String(character), in: "1")) }
  }

  var field: AccessibilityElement { input.elements[0] }
  var caret: Int { field.text!.insertionPoint }
}

@Suite("OUDSPinCodeInput for Android, the state machine", .timeLimited) struct OUDSPinCodeInputAndroidStateTests {
  @Test("internal text always has n characters; the app receives the padded text") func padded() {
    var bench = Bench()
    #expect(bench.send(.appear) == [.value("----")])
    bench.type("1")
    bench.type("2")
    #expect(bench.values == ["----", "1---", "12--"])
    bench.type("34")
    #expect(bench.values.suffix(2) == ["123-", "1234"])
    // Complete is what the app sees of it: nothing else tells it, and the keyboard stays.
    #expect(bench.send(.insertText("4", in: "1")) == [])
  }

  @Test("at the end the last digit is replaced: 1234 + 5 → 1235") func lastReplaced() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.insertText("5", in: "1")) == [.value("1235")])
  }

  @Test("active cell = caret end − 1; typing replaces the character before the caret and advances") func caret() {
    var bench = Bench(value: "12")
    #expect(bench.caret == 3)
    bench.type("3")
    #expect(bench.caret == 4)
    bench.send(.insertionPointMoved(2, in: "1"))
    bench.type("7")
    #expect(bench.values.last == "173-")
    #expect(bench.caret == 3)
  }

  @Test("before the first cell a digit moves the others on, and the last one is cut") func beforeFirst() {
    var bench = Bench(value: "1234")
    bench.send(.insertionPointMoved(0, in: "1"))
    #expect(bench.send(.insertText("9", in: "1")) == [.value("9123")])
    #expect(bench.caret == 1)
    bench.send(.selectAll(in: "1"))
    #expect(bench.send(.insertText("8", in: "1")) == [.value("8912")])
  }

  @Test("inserting ≥ 2 characters restarts from the first cell") func restart() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.insertText("56", in: "1")) == [.value("56--")])
    #expect(bench.caret == 3)
    #expect(bench.send(.insertText("567890", in: "1")) == [.value("5678")])
    #expect(bench.send(.insertText("9 1", in: "1")) == [.value("91--")])
    // Letters only: everything is gone.
    #expect(bench.send(.insertText("abc", in: "1")) == [.value("----")])
    #expect(bench.caret == 1)
  }

  @Test("Backspace turns the digit into -, and the caret stays") func deleteDigit() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.deleteBackward(in: "1")) == [.value("123-")])
    #expect(bench.caret == 4)
  }

  @Test("Backspace on - clears the previous one and steps back") func deletePlaceholder() {
    var bench = Bench(value: "12")
    #expect(bench.send(.deleteBackward(in: "1")) == [.value("1---")])
    #expect(bench.caret == 2)
    #expect(bench.send(.deleteBackward(in: "1")) == [.value("----")])
    #expect(bench.caret == 1)
    #expect(bench.send(.deleteBackward(in: "1")) == [])
    bench.send(.insertionPointMoved(0, in: "1"))
    #expect(bench.send(.deleteBackward(in: "1")) == [])
  }

  @Test("Backspace with all selected: n placeholders") func deleteAll() {
    var bench = Bench(value: "1234")
    bench.send(.selectAll(in: "1"))
    #expect(bench.send(.deleteBackward(in: "1")) == [.value("----")])
  }

  @Test(
    "non-digits filtered; digits of other scripts are not", arguments: [("a", ""), ("½", ""), ("٣", "٣"), ("", "")])
  func filtered(typed: String, taken: String) {
    var bench = Bench()
    #expect(bench.send(.insertText(typed, in: "1")) == (taken.isEmpty ? [] : [.value(taken + "---")]))
  }

  @Test("a character of two UTF-16 units counts as a paste, and clears everything") func emoji() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.insertText("👍", in: "1")) == [.value("----")])
  }

  @Test("a tap on a cell: the focus, and the caret behind that cell") func tapOnCell() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.activated("cell2")) == [.focus("1")])
    bench.type("9")
    #expect(bench.values.last == "1934")
    #expect(bench.send(.activated("cell9")) == [])
  }

  @Test("the app can set the value at any time, unlike on iOS") func setValue() {
    var bench = Bench(value: "1234")
    #expect(bench.send(.set(property: "value", to: "")) == [.value("----")])
    #expect(bench.send(.set(property: "value", to: "567890")) == [.value("5678")])
    #expect(bench.send(.set(property: "length", to: "6")) == [.value("5678--")])
    #expect(bench.send(.set(property: "length", to: "4")) == [.value("5678")])
  }

  @Test("long-press shows a “Paste” button", arguments: [("en", "Paste"), ("fr", "Coller"), ("ar", "لصق")])
  func paste(locale: String, label: String) {
    var bench = Bench()
    bench.environment.locale = locale
    bench.send(.set(property: "pasteOffered", to: "true"))
    let button = bench.input.elements.last
    #expect(button?.id == "paste" && button?.role == .button && button?.label?.string == label)
    bench.send(.activated("paste"))
    #expect(bench.input.elements.last?.id != "paste")
  }
}

@Suite("OUDSPinCodeInput for Android, the accessibility tree", .timeLimited) struct OUDSPinCodeInputAndroidTreeTests {
  private func tree(_ input: OUDSPinCodeInputAndroid, _ actions: Step.Action...) -> String {
    var session = Session(screen: [.component(input, id: "code")], reader: .none)
    for action in actions { session.perform(action) }
    return session.elements.description
  }

  @Test("a single password field whose masked length is always n; helper as content description; cells hidden")
  func initial() {
    #expect(
      tree(.init(length: .four, helperText: "Sent by SMS", value: "48")) == """
        secureTextField code.1 "Sent by SMS" 4 characters drawn "••--"
        button code.cell1 hidden drawn "•"
        button code.cell2 hidden drawn "•"
        button code.cell3 hidden drawn "-"
        button code.cell4 hidden drawn "-"
        text code.helper "Sent by SMS" hidden
        """)
    #expect(OUDSPinCodeInputAndroid(helperText: "   ").elements[0].label == nil)
  }

  @Test("error through error semantics, in place of the helper; no placeholders then") func error() {
    let input = OUDSPinCodeInputAndroid(length: .four, helperText: "Sent by SMS", error: "Invalid code", value: "12")
    #expect(input.elements[0].hint == "Invalid code" && input.elements[0].label == nil)
    #expect(
      tree(input) == """
        secureTextField code.1 4 characters drawn "••--"
        button code.cell1 hidden drawn "•"
        button code.cell2 hidden drawn "•"
        button code.cell3 hidden drawn ""
        button code.cell4 hidden drawn ""
        text code.error "Invalid code" hidden
        """)
  }

  @Test("a tap on a drawn cell begins editing") func tap() {
    let tree = tree(.init(length: .four), .touch("code.cell2"), .doubleTap, .type("4"))
    #expect(tree.hasPrefix(#"secureTextField code.1 4 characters editing at 3 drawn "-•--""#))
  }

  @Test("no digit ever leaves it through a transcript") func secret() {
    let item = ScreenItem.component(OUDSPinCodeInputAndroid(), id: "code")
    let transcript = play(
      [item], .appear, .touch("code.1"), .doubleTap, .type("482913"), .delete(), .paste("135790"), reader: .none)
    #expect(transcript.happenings.contains("value code: 6 characters"))
    for code in ["482913", "13579", "4-----"] { #expect(!transcript.everyForm.contains(code)) }
  }

  @Test("version is not its own: the kind makes the same of every one") func versions() {
    for version in OUDSPinCodeInput.kind.versions {
      let made = OUDSPinCodeInput.kind.make(["platform": "android", "version": version, "value": "12", "length": "4"])
      #expect(made.platform == .android)
      #expect(made.elements == OUDSPinCodeInputAndroid(length: .four, value: "12").elements)
      #expect(made.promises == [])
    }
  }
}
