import A11ySim
import A11ySimTesting
import Foundation
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import CodeInputs
@testable import Simulation
@testable import VoiceOverReader

private typealias Layout = CodeField.Layout

/// A code field with its timers at hand: what it had scheduled is delivered at once, in order, and the focus it asks for
/// is given to it.
private struct Bench {
  var field: CodeField
  var environment: Environment
  /// On the software keyboard the reader's cursor stays with the keys; with a hardware keyboard it follows the focus.
  var keyboard: Keyboard
  var focus: String?

  init(
    _ layout: Layout = .field, _ length: CodeField.Length = .six, value: String = "", isSecure: Bool = false,
    helperText: String? = nil, error: String? = nil, isBusy: Bool = false, on keyboard: Keyboard = .software,
    locale: String = "en", osVersion: Int = 26
  ) {
    field = CodeField(
      length: length, layout: layout, helperText: helperText, error: error, value: value, isSecure: isSecure,
      isBusy: isBusy)
    self.keyboard = keyboard
    environment = Environment(osVersion: osVersion, locale: locale, cursor: .elsewhere)
    _ = field.send(.environmentChanged, in: environment)
  }

  /// What follows, timers included, without the scheduling itself.
  mutating func send(_ input: ComponentInput) -> [Effect] {
    var pending = field.send(input, in: environment)
    var effects: [Effect] = []
    var timers: [(name: String, due: Duration)] = []
    var now = Duration.zero
    while true {
      for effect in pending {
        switch effect {
        case .schedule(let name, let delay):
          timers.removeAll { $0.name == name }
          timers.append((name, now + delay))
        case .focus(let part):
          effects.append(effect)
          moveFocus(to: part)
        default:
          effects.append(effect)
        }
      }
      guard let index = timers.indices.min(by: { timers[$0].due < timers[$1].due }) else { return effects }
      let timer = timers.remove(at: index)
      now = timer.due
      pending = field.send(.timer(timer.name), in: environment)
    }
  }

  /// The person double taps on a field, or tabs to it.
  mutating func enter(_ part: String = "1") {
    moveFocus(to: part)
    environment.cursor = .part(part)
  }

  private mutating func moveFocus(to part: String?) {
    focus = part
    if keyboard == .hardware, let part { environment.cursor = .part(part) }
    _ = field.send(.focusChanged(part), in: environment)
  }

  /// Text arrives where the focus is.
  @discardableResult
  mutating func insert(_ text: String) -> [Effect] {
    if keyboard == .software { environment.cursor = .keyboard }
    return send(.insertText(text, in: focus ?? "1"))
  }

  /// The person types, pausing after each key.
  @discardableResult
  mutating func type(_ text: String) -> [Effect] { text.flatMap { insert(String($0)) } }

  @discardableResult
  mutating func delete() -> [Effect] {
    if keyboard == .software { environment.cursor = .keyboard }
    return send(.deleteBackward(in: focus ?? "1"))
  }

  /// Characters that arrive without a pause: no timer comes between them.
  mutating func arrive(_ text: String) -> [Effect] {
    let part = focus ?? "1"
    var effects: [Effect] = []
    for character in text.dropLast() {
      effects += field.send(.insertText(String(character), in: part), in: environment)
    }
    effects.removeAll { if case .schedule = $0 { true } else { false } }
    return effects + send(.insertText(String(text.suffix(1)), in: part))
  }

  var tree: AccessibilityTree { AccessibilityTree(field.elements) }
  var fields: [AccessibilityElement] { tree.readingOrder.map(\.element).filter { $0.text != nil } }
  /// The content, an underscore for an empty box; of a secure field as many bullets.
  var code: String {
    fields.map { field in
      let length = field.text?.length ?? 0
      if length == 0 { return field.label?.string.hasPrefix("Digit") == true ? "_" : "" }
      return field.text?.isSecure == true ? String(repeating: "•", count: length) : field.value?.string ?? "?"
    }.joined()
  }
  var status: String? { tree["status"]?.label?.string }
  var error: String? { tree["error"]?.label?.string }
}

extension [Effect] {
  /// What is announced.
  fileprivate var said: [String] {
    compactMap { if case .announce(let announcement) = $0 { announcement.text.string } else { nil } }
  }

  fileprivate var completed: [String] { compactMap { if case .completed(let code) = $0 { code } else { nil } } }

  fileprivate var moves: [String?] { compactMap { if case .focus(let part) = $0 { .some(part) } else { nil } } }

  fileprivate var values: [String] { compactMap { if case .value(let value, "") = $0 { value } else { nil } } }
}

extension ScreenItem {
  fileprivate static func codeField(
    _ layout: Layout = .field, _ length: CodeField.Length = .six, label: String? = nil, value: String = "",
    isSecure: Bool = false, helperText: String? = nil
  ) -> ScreenItem {
    .component(
      CodeField(
        length: length, layout: layout, label: label, helperText: helperText, value: value, isSecure: isSecure),
      id: "code")
  }
}

@Suite("CodeField, the requirements", .timeLimited) struct CodeFieldRequirementTests {
  @Test("R1: one name with purpose and length, the visible label in it", arguments: CodeField.Length.allCases)
  func name(length: CodeField.Length) throws {
    let name = "Verification code, \(length.rawValue) digits"
    #expect(Bench(.field, length).tree["1"]?.label?.string == name)
    #expect(Bench(.boxes, length).tree["group"]?.label?.string == name)
    let own = CodeField(length: length, label: "Bank code")
    let tree = AccessibilityTree(own.elements)
    #expect(tree["1"]?.label?.string == "Bank code, \(length.rawValue) digits")
    #expect(tree["label"]?.label?.string == "Bank code")
  }

  @Test(
    "R2: one field over hidden boxes, or a group whose fields say which of how many",
    arguments: CodeField.Length.allCases)
  func structure(length: CodeField.Length) {
    let single = Bench(.field, length)
    #expect(single.fields.map(\.id) == ["1"])
    #expect(single.field.elements.count { $0.id.hasPrefix("box") && $0.isHidden } == length.rawValue)
    let boxes = Bench(.boxes, length)
    let expected = (1...length.rawValue).map { "Digit \($0) of \(length.rawValue)" }
    #expect(boxes.fields.map(\.label?.string) == expected)
    #expect(boxes.tree["group"]?.children.map(\.id) == (1...length.rawValue).map(String.init))
  }

  @Test("R3: the value is there at any time, digit by digit; empty is Empty")
  func value() {
    var single = Bench()
    #expect(single.tree["1"]?.value?.string == "Empty")
    single.enter()
    single.type("48")
    #expect(single.tree["1"]?.value == SpokenText("48", spellsOut: true))
    var boxes = Bench(.boxes)
    boxes.enter()
    boxes.type("48")
    #expect(boxes.fields.map(\.value?.string) == ["4", "8", "Empty", "Empty", "Empty", "Empty"])
    // Of what is hidden, how much there is.
    #expect(Bench(isSecure: true).tree["1"]?.placeholder == "Empty")
    expect(
      play([.codeField(value: "48", isSecure: true)], .touch("code.1")),
      reads: """
        Verification code, 6 digits, 2 characters, secure text field
        double tap to edit
        """)
    let read = play([.codeField(value: "482913")], .touch("code.1")).utterances[0].utterance.segments
    #expect(read.first { $0.source == .value }?.spokenAs == .digits)
  }

  @Test("R4: the label stays when filled; bullets are never spoken", arguments: Layout.allCases, [false, true])
  fileprivate func label(layout: Layout, isSecure: Bool) {
    let full = Bench(layout, value: "482913", isSecure: isSecure)
    #expect(full.fields.map(\.label) == Bench(layout, isSecure: isSecure).fields.map(\.label))
    let heard = play(
      [.codeField(layout, value: "4829", isSecure: isSecure)], .appear, .readAll, .touch("code.1"), .doubleTap,
      .type("1"),
      .readAll)
    #expect(!heard.utterances.contains { $0.utterance.text.contains("●") || $0.utterance.text.contains("•") })
  }

  @Test("R5: hidden digits are only counted, until shown; showing is announced", arguments: Layout.allCases)
  fileprivate func secure(layout: Layout) {
    var bench = Bench(layout, value: "482913", isSecure: true)
    #expect(bench.fields.allSatisfy { $0.role == .secureTextField && $0.value == nil && $0.text?.isSecure == true })
    #expect(bench.code == "••••••")
    #expect(bench.tree["reveal"]?.label?.string == "Show code" && bench.tree["reveal"]?.value == "0")
    #expect(bench.send(.activated("reveal")).said == ["The code is shown"])
    #expect(bench.code == "482913" && bench.tree["reveal"]?.value == "1")
    #expect(bench.fields.allSatisfy { $0.role == .textField })
    #expect(bench.send(.activated("reveal")).said == ["The code is hidden"])
    #expect(bench.fields.allSatisfy { $0.value == nil })
    // What is drawn as a bullet is never exposed in clear.
    for element in bench.field.elements.flatMap({ [$0] + $0.children }) where element.drawn?.contains("●") == true {
      #expect(element.value == nil)
    }
    #expect(Bench(layout).tree["reveal"] == nil)
    var plain = Bench(layout)
    #expect(plain.send(.activated("reveal")) == [])
  }

  @Test("R6: appearing moves nobody", arguments: Layout.allCases, [true, false])
  fileprivate func appear(layout: Layout, isVoiceOverRunning: Bool) {
    var bench = Bench(layout, value: "48")
    bench.environment.isVoiceOverRunning = isVoiceOverRunning
    #expect(bench.send(.appear) == [])
  }

  @Test("R7: software keyboard: the next digit is announced, once, after the echo") func advanceOnGlass() {
    var bench = Bench(.boxes)
    bench.enter()
    let effects = bench.insert("4")
    #expect(effects.moves == ["2"] && effects.said == ["Digit 2 of 6"])
    expect(
      play([.codeField(.boxes, .four)], .touch("code.1"), .doubleTap, .type("48")),
      reads: """
        Verification code, 4 digits, Digit 1 of 4, Empty, text field
        double tap to edit
        Digit 1 of 4, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        4
        Digit 2 of 4
        8
        Digit 3 of 4
        """)
  }

  @Test("R7: hardware keyboard: the reader says it, and it is not announced as well") func advanceOnKeys() {
    var bench = Bench(.boxes, on: .hardware)
    bench.enter()
    let effects = bench.insert("4")
    #expect(effects.moves == ["2"] && effects.said == [])
    expect(
      play([.codeField(.boxes, .four)], .touch("code.1"), .doubleTap, .type("48", via: .hardware)),
      reads: """
        Verification code, 4 digits, Digit 1 of 4, Empty, text field
        double tap to edit
        Digit 1 of 4, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        4
        Digit 2 of 4, Empty, text field, is editing
        8
        Digit 3 of 4, Empty, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test(
    "R7: however the platform speaks a moved focus, the new place is heard exactly once",
    arguments: VoiceOver.Settings.FirstResponderChangeSpoken.allCases, Keyboard.allCases)
  func advanceHeardOnce(spoken: VoiceOver.Settings.FirstResponderChangeSpoken, keyboard: Keyboard) {
    var settings = Settings()
    settings.firstResponderChangeSpoken = spoken
    let transcript = play(
      [.codeField(.boxes, .four)], .touch("code.1"), .doubleTap, .type("48", via: keyboard), settings: settings)
    for place in ["Digit 2 of 4", "Digit 3 of 4"] {
      #expect(transcript.utterances.count { $0.heard.contains(place) } == 1, "\(place)")
    }
  }

  @Test("R7: a cursor that was on the box before is no proof that it was spoken") func cursorWasThere() throws {
    var bench = Bench(.boxes, value: "48")
    bench.enter("3")
    bench.environment.cursor = .part("2")
    let effects = bench.send(.deleteBackward(in: "3"))
    #expect(effects.said == ["1 digit deleted", "Verification code, 6 digits, Digit 2 of 6"])
    let transcript = play(
      [.codeField(.boxes, .four)], .touch("code.1"), .doubleTap, .type("4", via: .hardware), .touch("code.1"),
      .delete(), settings: try settings("firstResponderChangeSpoken", "never"))
    expect(
      transcript.steps(5...),
      reads: """
        [sound: error]
        1 digit deleted
        Verification code, 4 digits, Digit 1 of 4
        """)
  }

  @Test(
    "R7: before iOS 17 what is announced does not cut the reader's words about the next box",
    arguments: VoiceOver.versions)
  func uncut(version: Version) {
    var scenario = Scenario()
    scenario.reader = .voiceOver(version: version)
    scenario.screen = [.codeField(.boxes, .four, value: "4829", isSecure: true)]
    let actions: [Step.Action] = [
      .touch("code.1"), .doubleTap, .type("7", via: .hardware), .touch("code.verify"),
      .set([.init("code", "value", "")]),
    ]
    scenario.steps = actions.map { Step($0) }
    let transcript = scenario.play()
    for text in ["Digit 2 of 4, 1 character", "1 digit replaced", "Digit 1 of 4, Empty", "Code cleared"] {
      expect(transcript, .contains(text), .uninterrupted)
    }
    #expect(transcript.utterances.allSatisfy { $0.outcome == .spoken || $0.utterance.priority == .hint })
  }

  @Test(
    "R19: before iOS 17 a letter's name is heard to its end before it is reported",
    arguments: [("a", "a"), ("½", "one half"), ("!", "exclamation point")])
  func echoOfRejected(character: String, echo: String) {
    let transcript = play(
      [.codeField()], .touch("code.1"), .doubleTap, .type(character), reader: .voiceOver(version: 16))
    expect(transcript.steps(3...), reads: "\(echo)\nOnly digits are accepted")
  }

  @Test(
    "R7: whatever the pace, each digit is in its box, and the last move before a pause is heard",
    arguments: [30, 50, 100, 200, 390, 400, 410, 450, 490, 600], Keyboard.allCases)
  func steadily(milliseconds: Int, keyboard: Keyboard) {
    let transcript = play(
      [.codeField(.boxes)], .touch("code.1"), .doubleTap,
      .type("4829", interval: .milliseconds(milliseconds), via: keyboard), .type("1", via: keyboard))
    #expect(transcript.happenings.filter { $0.hasPrefix("value") }.last == "value code: 48291")
    for place in ["Digit 5 of 6", "Digit 6 of 6"] {
      #expect(transcript.utterances.count { $0.heard.contains(place) && $0.outcome == .spoken } == 1, "\(place)")
    }
  }

  @Test("R7: that the focus goes on by itself is told beforehand") func advised() {
    #expect(Bench(.boxes).tree["group"]?.hint == "Goes on to the next digit by itself")
  }

  @Test("R7: a person who went to read something else is not called back") func advanceDoesNotFight() {
    var bench = Bench(.boxes)
    bench.enter()
    bench.environment.cursor = .keyboard
    _ = bench.field.send(.insertText("4", in: "1"), in: bench.environment)
    bench.environment.cursor = .part("verify")
    #expect(bench.field.send(.timer("say"), in: bench.environment) == [])
    bench.environment.cursor = .elsewhere
    #expect(bench.field.send(.timer("say"), in: bench.environment) == [])
    // What is typed meanwhile goes where it was going.
    _ = bench.field.send(.insertText("8", in: "1"), in: bench.environment)
    #expect(bench.code == "48____")
  }

  @Test(
    "R8: typing the last digit hands nothing in; the button is never dimmed but while busy", arguments: Layout.allCases)
  fileprivate func handIn(layout: Layout) {
    var bench = Bench(layout)
    bench.enter()
    #expect(bench.tree["verify"]?.traits == [])
    #expect(bench.type("482913").completed == [])
    #expect(bench.send(.activated("verify")).completed == ["482913"])
    #expect(bench.insert("1").completed == [])
  }

  @Test("R9: a whole code is the code wherever it is pasted", arguments: Layout.allCases, [false, true])
  fileprivate func paste(layout: Layout, isSecure: Bool) {
    for part in layout == .field ? ["1"] : ["1", "3", "6"] {
      for content in ["", "48", "111111"] {
        var bench = Bench(layout, value: content, isSecure: isSecure)
        bench.enter(part)
        let effects = bench.insert(" 482-913\n")
        #expect(effects.values == ["482913"] && effects.said == ["Code complete"] && effects.moves == [])
        #expect(bench.send(.activated("verify")).completed == ["482913"])
      }
    }
  }

  @Test("R9: surplus is reported, with completion", arguments: Layout.allCases)
  fileprivate func surplus(layout: Layout) {
    var bench = Bench(layout)
    bench.enter()
    #expect(bench.insert("48291355").said == ["Code complete, 2 characters were left out"])
    #expect(bench.status == "Code complete, 2 characters were left out")
    #expect(bench.code == "482913")
    for _ in 1...2 { #expect(bench.insert("7").said == ["Code complete, 1 character was left out"]) }
    #expect(bench.code == "482913")
  }

  @Test("R10: every field asks for a one-time code", arguments: Layout.allCases, [false, true])
  fileprivate func oneTimeCode(layout: Layout, isSecure: Bool) {
    #expect(Bench(layout, isSecure: isSecure).fields.allSatisfy { $0.text?.contentType == .oneTimeCode })
  }

  @Test(
    "R10: a code that arrives whole or character by character fills all, is announced once, moves the focus once at most",
    arguments: Layout.allCases, Device.Settings.SMSDelivery.allCases)
  fileprivate func autofill(layout: Layout, delivery: Device.Settings.SMSDelivery) throws {
    for content in ["", "48", "111111"] {
      let transcript = play(
        [.codeField(layout, value: content)], .touch("code.1"), .doubleTap, .autofill("482913"), .touch("code.verify"),
        .doubleTap, settings: try settings("smsDelivery", delivery.rawValue))
      #expect(transcript.happenings.last == "completed code: 482913")
      #expect(transcript.utterances.count { $0.utterance.text.contains("Code complete") } == 1)
      #expect(transcript.happenings.count { $0.hasPrefix("focus") } == 1)
    }
  }

  @Test(
    "R10: separators in a code that arrives character by character are no mistake of the person's",
    arguments: Layout.allCases)
  fileprivate func autofillWithSeparator(layout: Layout) {
    var bench = Bench(layout)
    bench.enter()
    #expect(bench.arrive("482 913").said == ["Code complete"])
    var long = Bench(layout, value: "111111")
    long.enter()
    #expect(long.arrive("4829135").said == ["Code complete, 1 character was left out"])
    #expect(long.code == "482913")
  }

  @Test("R11: Backspace deletes, then steps back; both are heard") func backspace() {
    var bench = Bench(.boxes, value: "482")
    bench.enter("3")
    // The reader says "2" itself: it is what the key took from the field.
    let first = bench.delete()
    #expect(bench.code == "48____" && first.moves == [] && first.said == [])
    let second = bench.delete()
    #expect(bench.code == "4_____" && second.moves == ["2"] && second.said == ["1 digit deleted", "Digit 2 of 6"])
    #expect(bench.status == "1 digit deleted")
    var keys = Bench(.boxes, value: "48", on: .hardware)
    keys.enter("3")
    let third = keys.delete()
    // "Digit 2 of 6, Empty" is what the reader says of the focus.
    #expect(keys.code == "4_____" && third.moves == ["2"] && third.said == [] && keys.status == nil)
    var typed = Bench(.boxes)
    typed.enter()
    typed.type("482")
    typed.delete()
    #expect(typed.code == "48____", "the first Backspace after typing takes the last digit")
  }

  @Test("R11: with hidden digits the reader is silent, so the deletion is announced", arguments: Layout.allCases)
  fileprivate func backspaceSecure(layout: Layout) {
    var bench = Bench(layout, value: "482", isSecure: true)
    bench.enter(layout == .field ? "1" : "3")
    // In the box, and then after a step back.
    #expect(bench.delete().said == ["1 digit deleted"])
    let second = bench.delete().said
    #expect(second == (layout == .field ? ["1 digit deleted"] : ["1 digit deleted", "Digit 2 of 6"]))
    #expect(bench.code == (layout == .field ? "•" : "•_____"))
  }

  @Test("R11: a digit typed over another replaces it; a full code can be edited digit by digit") func overwrite() {
    var single = Bench(value: "482913")
    single.enter()
    _ = single.send(.insertionPointMoved(2, in: "1"))
    #expect(single.insert("7").said == ["1 digit replaced"])
    #expect(single.insert("5").said == ["1 digit replaced"])
    #expect(single.code == "487513" && single.tree["1"]?.text?.insertionPoint == 4)
    var boxes = Bench(.boxes, value: "482913")
    boxes.enter("3")
    let effects = boxes.insert("7")
    #expect(boxes.code == "487913" && effects.moves == ["4"] && effects.said == ["Digit 4 of 6"])
    boxes.insert("5")
    #expect(boxes.code == "487513")
    var hidden = Bench(.boxes, value: "482913", isSecure: true)
    hidden.enter("6")
    #expect(hidden.insert("7").said == ["1 digit replaced"], "there is no echo")
  }

  @Test("R12: focusing, tabbing and correcting change no other digit") func otherDigits() {
    for part in ["1", "2", "3", "4", "5", "6"] {
      var bench = Bench(.boxes, value: "482913")
      for other in ["1", "2", "3", "4", "5", "6"] { bench.enter(other) }
      #expect(bench.code == "482913")
      bench.enter(part)
      bench.delete()
      bench.insert("7")
      let changed = zip(bench.code, "482913").filter { $0 != $1 }
      #expect(changed.count <= 1 && bench.code.count == 6)
    }
  }

  @Test("R13: completion is announced once, politely, without the code", arguments: Layout.allCases, [false, true])
  fileprivate func completion(layout: Layout, isSecure: Bool) {
    var bench = Bench(layout, isSecure: isSecure)
    bench.enter()
    bench.type("48291")
    let effects = bench.insert("3")
    #expect(effects.said == ["Code complete"] && bench.status == "Code complete")
    for case .announce(let announcement) in effects { #expect(announcement.priority == .low) }
    bench.delete()
    #expect(bench.status?.contains("complete") != true)
    #expect(bench.insert("3").said == ["Code complete"])
  }

  @Test("R13: one field announces no key; at most one thing for each key", arguments: Layout.allCases)
  fileprivate func progress(layout: Layout) {
    var bench = Bench(layout)
    bench.enter()
    for character in "48a29-137x" {
      let said = bench.insert(String(character)).said
      #expect(said.count { !$0.hasPrefix("Digit") } <= 1, "\(character): \(said)")
      #expect(said.count { $0.hasPrefix("Digit") } <= 1, "\(character): \(said)")
      if layout == .field, "48".contains(character) { #expect(said == []) }
    }
  }

  @Test(
    "R14: an error is text, the hint of the field, announced once, kept until the next edit", arguments: Layout.allCases
  )
  fileprivate func error(layout: Layout) {
    var bench = Bench(layout, value: "482913", helperText: "Sent by SMS")
    bench.enter()
    let effects = bench.send(.set(property: "error", to: "Wrong code"))
    #expect(effects.said == ["Wrong code"] && effects.moves == [])
    #expect(bench.error == "Wrong code" && bench.tree["helper"]?.label == "Sent by SMS")
    #expect(bench.fields.allSatisfy { $0.hint == "Wrong code" })
    for input in [ComponentInput.appear, .focusChanged("1"), .activated("1"), .insertionPointMoved(1, in: "1")] {
      _ = bench.send(input)
      #expect(bench.error == "Wrong code")
    }
    #expect(bench.delete().said == [])
    #expect(bench.error == nil && bench.fields.allSatisfy { $0.hint == nil })
  }

  @Test("R14: handing in what is incomplete says what is missing, each time", arguments: Layout.allCases)
  fileprivate func missing(layout: Layout) {
    var bench = Bench(layout, value: "4829")
    bench.enter()
    let text = layout == .field ? "Enter 2 more digits" : "Enter 2 more digits, Digit 5 of 6"
    for _ in 1...2 {
      let effects = bench.send(.activated("verify"))
      #expect(effects == [.announce(effects.announcement!)] && effects.said == [text])
      #expect(effects.announcement?.isError == true)
    }
    #expect(bench.error == text && bench.fields[0].hint == text)
  }

  @Test("R14: an app's error comes out before the status, and the reader's words are not cut")
  func errorHeard() {
    let transcript = play(
      [.codeField(value: "482913")],
      when: [
        .init(
          to: .completed, of: "code",
          [Step(.set([.init("code", "error", "Wrong code"), .init("code", "value", "")]))])
      ],
      [Step(.touch("code.verify")), Step(.doubleTap)])
    expect(
      transcript,
      reads: """
        Verify, button
        [sound: activation]
        Verify
        Wrong code
        Code cleared
        """)
  }

  @Test("R15: cleared by the app: announced, and typing begins at the first position") func cleared() {
    var single = Bench(value: "482913")
    single.enter()
    let effects = single.send(.set(property: "value", to: ""))
    #expect(effects.said == ["Code cleared"] && effects.moves == [] && single.tree["1"]?.text?.insertionPoint == 0)
    var boxes = Bench(.boxes, value: "482913")
    boxes.enter("6")
    boxes.environment.cursor = .keyboard
    let cleared = boxes.send(.set(property: "value", to: ""))
    #expect(cleared.moves == ["1"] && cleared.said == ["Code cleared", "Digit 1 of 6"])
    var keys = Bench(.boxes, value: "482913", on: .hardware)
    keys.enter("6")
    #expect(keys.send(.set(property: "value", to: "")).said == ["Code cleared"])
    var outside = Bench(.boxes, value: "482913")
    #expect(outside.send(.set(property: "value", to: "")).moves == [], "the focus was not in it")
  }

  @Test("R16: the helper text comes before the field", arguments: Layout.allCases)
  fileprivate func helper(layout: Layout) {
    var bench = Bench(layout, helperText: "Sent by SMS", error: "Wrong code")
    #expect(bench.tree.readingOrder.first?.element.id == "helper")
    #expect(bench.send(.set(property: "helperText", to: "Sent again")).said == ["Sent again"])
    #expect(bench.tree["helper"]?.label == "Sent again")
    #expect(bench.send(.set(property: "helperText", to: "Sent again")) == [], "that is no news")
    #expect(bench.send(.set(property: "helperText", to: "")) == [])
    #expect(bench.tree["helper"] == nil)
  }

  @Test("R17: a new code after the old one expired replaces it, whatever is there", arguments: Layout.allCases)
  fileprivate func resend(layout: Layout) {
    var bench = Bench(layout, value: "482913")
    bench.enter()
    _ = bench.send(.set(property: "error", to: "This code has expired"))
    let effects = bench.insert("137700")
    #expect(effects.values == ["137700"] && effects.said == ["Code complete"] && bench.error == nil)
  }

  @Test("R18: one activation is one attempt, and none while busy", arguments: Layout.allCases)
  fileprivate func attempts(layout: Layout) {
    var bench = Bench(layout, value: "482913")
    #expect(bench.send(.activated("verify")) == [.completed("482913")])
    #expect(bench.send(.activated("verify")) == [.completed("482913")])
    _ = bench.send(.set(property: "busy", to: "true"))
    #expect(bench.send(.activated("verify")).completed == [])
    #expect(bench.send(.submit(in: "1")).completed == [])
  }

  @Test(
    "R19: what is no digit is left out and reported", arguments: Layout.allCases, ["a", "½", "²", "Ⅷ", "七", "😀", "."])
  fileprivate func rejected(layout: Layout, character: String) {
    var bench = Bench(layout, value: "48")
    bench.enter(layout == .field ? "1" : "3")
    for _ in 1...2 { #expect(bench.insert(character).said == ["Only digits are accepted"]) }
    #expect(bench.code == (layout == .field ? "48" : "48____"))
  }

  @Test(
    "R9: a separator is dropped in silence when it is typed too", arguments: Layout.allCases, [" ", "-", "–", "\n"])
  fileprivate func separator(layout: Layout, character: String) {
    var bench = Bench(layout)
    bench.enter()
    #expect(bench.insert(character) == [] && bench.status == nil)
  }

  @Test("R19: digits of any script are taken", arguments: ["٤٨٢٩١٣", "۴۸۲۹۱۳", "४८२९१३", "４８２９１３"])
  func scripts(code: String) {
    for layout in Layout.allCases {
      var bench = Bench(layout)
      bench.enter()
      bench.type(code)
      #expect(bench.send(.activated("verify")).completed == ["482913"])
    }
  }

  @Test("R23: what is only drawn is hidden", arguments: Layout.allCases, [false, true])
  fileprivate func decoration(layout: Layout, isSecure: Bool) {
    let bench = Bench(layout, value: "48", isSecure: isSecure)
    let exposed = bench.tree.readingOrder.map(\.element.id)
    #expect(!exposed.contains { $0.hasPrefix("box") || $0 == "label" })
    if layout == .field {
      let drawn = bench.field.elements.filter { $0.id.hasPrefix("box") }.map(\.drawn)
      #expect(drawn == (isSecure ? ["●", "●", "", "", "", ""] : ["4", "8", "", "", "", ""]))
    }
  }

  @Test(
    "R24: name, missing digits and left-out characters in each language, with its plurals",
    arguments: [
      ("en", "Verification code, 6 digits", "Enter 1 more digit", "2 characters were left out"),
      ("fr", "Code de vérification, 6 chiffres", "Saisissez encore 1 chiffre", "2 caractères ont été ignorés"),
      ("ar", "رمز التحقق، 6 أرقام", "أدخل رقمًا واحدًا آخر", "تم تجاهل حرفين"),
      ("de", "Bestätigungscode, 6 Ziffern", "Noch 1 Ziffer eingeben", "2 Zeichen wurden ausgelassen"),
      ("ja", "確認コード、6桁", "あと1桁入力してください", "2文字を省きました"),
      ("zh-Hans", "验证码，6位数字", "请再输入1位数字", "已忽略2个字符"),
    ])
  func languages(locale: String, name: String, missing: String, leftOut: String) throws {
    var bench = Bench(value: "48291", locale: locale)
    bench.enter()
    let label = try #require(bench.tree["1"]?.label)
    #expect(label.string == name && label.language == locale)
    #expect(label.confidence == (locale == "en" ? .pinned : .guess))
    #expect(bench.send(.activated("verify")).said == [missing])
    #expect(bench.insert("355").said.first?.hasSuffix(leftOut) == true)
  }

  @Test("R24: every phrase is there in every language the components come in", arguments: ComponentWording.languages)
  func complete(language: String) {
    let wording = ComponentWording(components: language)
    for phrase in ComponentPhrase.allCases where phrase.rawValue.hasPrefix("codeField.") {
      #expect(wording.template(phrase)?.language == language, "\(phrase.rawValue)")
    }
  }

  @Test("R24: the boxes stand in the order of the code in a language written from the right")
  func order() {
    var bench = Bench(.boxes, .four, locale: "ar")
    bench.enter()
    bench.type("4829")
    #expect(bench.fields.map(\.value?.string) == ["4", "8", "2", "9"])
  }

  @Test("R24: a language it does not come in: English, and said to be") func fallback() {
    let field = Bench(isSecure: true, locale: "qaa").tree["1"]
    #expect(field?.label?.language == "en" && field?.language == "en")
  }

  @Test("R25: busy is dimmed and a status; nothing is taken away", arguments: Layout.allCases)
  fileprivate func busy(layout: Layout) {
    var bench = Bench(layout, value: "482913")
    let before = bench.tree.readingOrder.map(\.element.id)
    let effects = bench.send(.set(property: "busy", to: "true"))
    #expect(effects.said == ["Verifying"] && effects.first == .enabled("verify", false))
    #expect(bench.tree["verify"]?.traits == .notEnabled && bench.status == "Verifying")
    #expect(Set(before).isSubset(of: bench.tree.readingOrder.map(\.element.id)))
    #expect(bench.send(.set(property: "busy", to: "true")) == [])
    let during = bench.tree.readingOrder.map(\.element.id)
    let after = bench.send(.set(property: "busy", to: "false"))
    #expect(after.said == ["Verification finished"] && after.first == .enabled("verify", true))
    #expect(bench.tree.readingOrder.map(\.element.id) == during)
    #expect(Bench(layout, isBusy: true).tree["verify"]?.traits == .notEnabled)
  }

  @Test("R25: the error alone says how the verification ended") func busyThenError() {
    var bench = Bench(value: "482913")
    _ = bench.send(.set(property: "busy", to: "true"))
    _ = bench.field.send(.set(property: "error", to: "Wrong code"), in: bench.environment)
    #expect(bench.send(.set(property: "busy", to: "false")).said == ["Wrong code"])
    #expect(bench.status == nil)
  }

  @Test("R25: what the cursor is on stays until it has left") func underTheCursor() {
    var bench = Bench(value: "482913", error: "Wrong code", on: .hardware)
    bench.enter()
    bench.environment.cursor = .part("error")
    _ = bench.send(.deleteBackward(in: "1"))
    #expect(bench.error == "Wrong code")
    bench.environment.cursor = .part("1")
    _ = bench.send(.deleteBackward(in: "1"))
    #expect(bench.error == nil)
    bench.insert("77")
    bench.environment.cursor = .part("status")
    _ = bench.send(.deleteBackward(in: "1"))
    #expect(bench.status != nil)
    bench.environment.cursor = .part("1")
    _ = bench.send(.deleteBackward(in: "1"))
    #expect(bench.status == nil)
  }

  @Test("R25: what the app takes away stays while the cursor is on it", arguments: Layout.allCases)
  fileprivate func takenAway(layout: Layout) {
    var bench = Bench(layout, value: "482913", helperText: "Sent by SMS", error: "Wrong code")
    bench.environment.cursor = .part("error")
    #expect(bench.send(.set(property: "error", to: "")) == [])
    #expect(bench.error == "Wrong code" && bench.fields.allSatisfy { $0.hint == nil })
    bench.environment.cursor = .part("helper")
    #expect(bench.send(.set(property: "helperText", to: "")) == [])
    #expect(bench.error == nil && bench.tree["helper"]?.label == "Sent by SMS")
    bench.environment.cursor = .part("status")
    _ = bench.send(.set(property: "value", to: "1377001"))
    #expect(bench.tree["helper"] == nil && bench.status == "Code complete, 1 character was left out")
    _ = bench.send(.set(property: "value", to: "48"))
    #expect(bench.status == "2 of 6 digits filled in")
    // What is said anew is not taken away afterwards.
    bench.environment.cursor = .part("error")
    _ = bench.send(.set(property: "error", to: "Expired"))
    _ = bench.send(.set(property: "error", to: ""))
    _ = bench.send(.set(property: "error", to: "Wrong code"))
    bench.environment.cursor = .elsewhere
    _ = bench.send(.appear)
    #expect(bench.error == "Wrong code" && bench.fields.allSatisfy { $0.hint == "Wrong code" })
  }

  @Test("R27: nothing is ever logged, and a hidden code is in no form of a transcript", arguments: Layout.allCases)
  fileprivate func secrets(layout: Layout) {
    let transcript = play(
      [.codeField(layout, isSecure: true)], .touch("code.1"), .doubleTap, .type("482913"), .delete(2), .type("13"),
      .touch("code.verify"), .doubleTap, .paste("4829137"), .set([.init("code", "value", "482913")]), .readAll)
    #expect(!transcript.everyForm.contains("4829"))
    #expect(!transcript.happenings.contains { $0.hasPrefix("log") })
  }

  @Test("every requirement has its proof, and the proof is there") func proofs() {
    #expect(CodeField.requirements.map(\.id) == (1...27).map { "R\($0)" })
    for requirement in CodeField.requirements {
      #expect(!requirement.text.isEmpty)
      switch requirement.proof {
      case .transcript(let path): #expect(Repository.bytes(path) != nil, "\(path)")
      case .tree(let suite): #expect(suite == "CodeField, the requirements")
      case .notHere(let test): #expect(!test.isEmpty)
      }
    }
    let text = String(
      decoding: Repository.bytes("Sources/A11ySim/Documentation.docc/CodeFieldRequirements.md") ?? [], as: UTF8.self)
    for requirement in CodeField.requirements {
      let row = text.components(separatedBy: "\n").first { $0.hasPrefix("| \(requirement.id) |") } ?? ""
      for criterion in requirement.criteria { #expect(row.contains(criterion), "\(requirement.id): \(criterion)") }
      #expect(!row.isEmpty, "\(requirement.id)")
    }
  }
}

extension [Effect] {
  fileprivate var announcement: Announcement? {
    compactMap { if case .announce(let announcement) = $0 { announcement } else { nil } }.first
  }
}

@Suite("CodeField, the events", .timeLimited) struct CodeFieldEventTests {
  @Test("type, field: goes in at the insertion point; the app sees every change") func type() {
    var bench = Bench()
    bench.enter()
    #expect(bench.type("482").values == ["4", "48", "482"])
    _ = bench.send(.insertionPointMoved(1, in: "1"))
    #expect(bench.insert("7").values == ["4782"])
    #expect(bench.tree["1"]?.text?.insertionPoint == 2)
  }

  @Test("type, boxes: each digit in its box, the focus one on; in the last box it stays") func typeInBoxes() {
    var bench = Bench(.boxes, .four)
    bench.enter()
    #expect(bench.type("4829").moves == ["2", "3", "4"])
    #expect(bench.focus == "4" && bench.code == "4829")
  }

  @Test("type, boxes: the hole is filled last: complete, and the focus stays") func fillHole() {
    var bench = Bench(.boxes, .four, value: "4829")
    bench.enter("2")
    bench.delete()
    let effects = bench.insert("7")
    #expect(bench.code == "4729" && effects.moves == [] && effects.said == ["Code complete"])
    #expect(bench.insert("1").said == ["Code complete, 1 character was left out"])
    #expect(bench.code == "4729")
  }

  @Test("type, boxes: the last box while there are holes: on to the first of them, heard as any move")
  func lastBoxWithHoles() {
    var bench = Bench(.boxes, .four, value: "4")
    bench.enter("4")
    let effects = bench.insert("9")
    #expect(effects.values == ["49"] && effects.moves == ["2"] && effects.said == ["Digit 2 of 4"])
    #expect(bench.code == "4__9")
    #expect(bench.type("82").said == ["Digit 3 of 4", "Code complete"])
    #expect(bench.code == "4829" && bench.focus == "3")
    // Before the focus has moved, what is typed goes there, and Backspace takes the last digit.
    var quick = Bench(.boxes, .four)
    quick.enter("4")
    _ = quick.field.send(.insertText("9", in: "4"), in: quick.environment)
    _ = quick.field.send(.timer("burst"), in: quick.environment)
    var deleted = quick
    #expect(deleted.delete().moves == [] && deleted.code == "____" && deleted.focus == "4")
    quick.insert("4")
    #expect(quick.code == "4__9" && quick.focus == "2")
    // What arrives without a pause is one text: it does not go on at the beginning.
    var arriving = Bench(.boxes)
    arriving.enter("5")
    let rest = arriving.arrive("4829")
    #expect(arriving.code == "____48" && rest.said == ["2 characters were left out", "Digit 1 of 6"])
  }

  @Test("type quickly, boxes: what comes before the focus has moved goes where it was going") func quickly() {
    let transcript = play(
      [.codeField(.boxes, value: "")], .touch("code.1"), .doubleTap, .type("482913", interval: .milliseconds(100)),
      .readAll)
    #expect(transcript.happenings.filter { $0.hasPrefix("value") }.last == "value code: 482913")
    #expect(transcript.happenings.filter { $0.hasPrefix("focus") } == ["focus code.1"])
    var bench = Bench(.boxes)
    bench.enter()
    _ = bench.field.send(.insertText("4", in: "1"), in: bench.environment)
    _ = bench.field.send(.timer("burst"), in: bench.environment)
    _ = bench.field.send(.insertText("8", in: "1"), in: bench.environment)
    let effects = bench.delete()
    #expect(bench.code == "4_____", "the last digit goes first")
    #expect(effects.moves == ["2"] && effects.said == ["1 digit deleted", "Digit 2 of 6"])
  }

  @Test(
    "type at the pace of a typist: nothing that was left out is lost", arguments: Layout.allCases,
    [Pace.typing, .brisk])
  fileprivate func pace(layout: Layout, pace: Pace) {
    let transcript = play(
      [.codeField(layout)], .touch("code.1"), .doubleTap, .type("48a2913"), .readAll, pace: pace)
    expect(transcript, .line("Code complete, Only digits are accepted"))
  }

  @Test("delete, field: before the insertion point; at its start nothing") func delete() {
    var bench = Bench(value: "482")
    bench.enter()
    _ = bench.send(.insertionPointMoved(2, in: "1"))
    #expect(bench.delete().values == ["42"])
    #expect(bench.delete().values == ["2"])
    #expect(bench.delete() == [])
  }

  @Test("delete, first box, empty: nothing") func deleteFirst() {
    var bench = Bench(.boxes)
    bench.enter()
    #expect(bench.delete() == [])
  }

  @Test("delete, box i with the insertion point before its digit: a step back, no digit touched")
  func deleteBefore() {
    var bench = Bench(.boxes, value: "482")
    bench.enter("2")
    _ = bench.send(.insertionPointMoved(0, in: "2"))
    let effects = bench.delete()
    #expect(bench.code == "482___" && effects.moves == ["1"] && effects.said == ["Digit 1 of 6"])
    _ = bench.send(.insertionPointMoved(0, in: "1"))
    #expect(bench.delete() == [])
  }

  @Test("delete, boxes: two empty ones: steps back, and says where") func deleteEmpty() {
    var bench = Bench(.boxes)
    bench.enter("3")
    let effects = bench.delete()
    #expect(effects.moves == ["2"] && effects.said == ["Digit 2 of 6"] && effects.values == [])
  }

  @Test("paste of a part: field at the insertion point, boxes from the box on; surplus reported") func pastePart() {
    var single = Bench(value: "4813")
    single.enter()
    _ = single.send(.insertionPointMoved(2, in: "1"))
    #expect(single.insert("2 9").values == ["482913"])
    var boxes = Bench(.boxes)
    boxes.enter("2")
    let effects = boxes.insert("82")
    #expect(boxes.code == "_82___" && effects.moves == ["4"] && effects.said == ["Digit 4 of 6"])
    boxes.enter("5")
    let rest = boxes.insert("137")
    #expect(boxes.code == "_82_13" && rest.moves == ["1"] && rest.said == ["1 character was left out", "Digit 1 of 6"])
  }

  @Test("paste of letters only: nothing changes, and this is announced", arguments: Layout.allCases)
  fileprivate func pasteLetters(layout: Layout) {
    var bench = Bench(layout, value: "48", error: "Wrong code")
    bench.enter()
    #expect(bench.insert("abc").said == ["Only digits are accepted, 3 characters were left out"])
    #expect(bench.error == "Wrong code", "nothing was edited")
    #expect(bench.insert("") == [])
  }

  @Test("select all, then type: replaced; then delete: cleared") func selectAll() {
    var bench = Bench(value: "482913")
    bench.enter()
    _ = bench.send(.selectAll(in: "1"))
    #expect(bench.insert("7").values == ["7"])
    _ = bench.send(.selectAll(in: "1"))
    #expect(bench.delete().said == ["Code cleared"])
    var boxes = Bench(.boxes, value: "482913")
    boxes.enter("2")
    _ = boxes.send(.insertionPointMoved(0, in: "2"))
    _ = boxes.send(.selectAll(in: "2"))
    boxes.delete()
    #expect(boxes.code == "4_2913")
  }

  @Test("insertion point: no further than the ends; another field's is not moved") func insertionPoint() {
    var bench = Bench(value: "48")
    _ = bench.send(.insertionPointMoved(9, in: "1"))
    #expect(bench.tree["1"]?.text?.insertionPoint == 2)
    var boxes = Bench(.boxes, value: "48")
    boxes.enter("1")
    _ = boxes.send(.insertionPointMoved(0, in: "2"))
    #expect(boxes.fields.map(\.text?.insertionPoint) == [1, 1, 0, 0, 0, 0])
    _ = boxes.send(.insertionPointMoved(0, in: "1"))
    #expect(boxes.fields[0].text?.insertionPoint == 0)
  }

  @Test("return: as the button", arguments: Layout.allCases)
  fileprivate func submit(layout: Layout) {
    var bench = Bench(layout, value: "482913")
    #expect(bench.send(.submit(in: "1")).completed == ["482913"])
    bench.enter()
    bench.delete()
    let effects = bench.send(.submit(in: "1"))
    #expect(effects.completed == [] && effects.announcement?.isError == true)
  }

  @Test(
    "set value: prefilled, replaced, cut to the length; the app is told what became of it", arguments: Layout.allCases)
  fileprivate func setValue(layout: Layout) {
    var bench = Bench(layout)
    #expect(bench.send(.set(property: "value", to: "48")).said == ["2 of 6 digits filled in"])
    #expect(bench.send(.set(property: "value", to: "48")) == [])
    let partial = bench.send(.set(property: "value", to: "48 29"))
    #expect(partial.values == ["4829"] && partial.said == ["4 of 6 digits filled in"])
    #expect(bench.status == "4 of 6 digits filled in")
    bench.enter()
    bench.delete()
    #expect(bench.status == nil, "it is no longer true")
    #expect(bench.send(.set(property: "value", to: "482913")).said == ["Code complete"])
    #expect(bench.send(.set(property: "value", to: "482913")) == [])
    let effects = bench.send(.set(property: "value", to: "1377001"))
    #expect(effects.values == ["137700"] && effects.said == ["Code complete, 1 character was left out"])
    #expect(Bench(layout, value: "48-29").code.hasPrefix("4829"))
    // The same digits in other places are news too.
    var moved = Bench(.boxes)
    moved.enter("3")
    moved.insert("48")
    #expect(moved.send(.set(property: "value", to: "48")).said == ["2 of 6 digits filled in"])
    #expect(Bench(layout, value: "482913").status == nil, "prefilled is no news")
  }

  @Test("set error: empty removes it; the same again is announced again") func setError() {
    var bench = Bench()
    #expect(bench.send(.set(property: "error", to: "Wrong code")).said == ["Wrong code"])
    #expect(bench.send(.set(property: "error", to: "Wrong code")).said == ["Wrong code"])
    #expect(bench.send(.set(property: "error", to: " ")) == [])
    #expect(bench.error == nil)
  }

  @Test("iOS 16 knows no priorities: error and status are one announcement") func joined() {
    var bench = Bench(value: "482913", osVersion: 16)
    _ = bench.field.send(.set(property: "value", to: ""), in: bench.environment)
    let effects = bench.send(.set(property: "error", to: "Wrong code"))
    #expect(effects.said == ["Wrong code, Code cleared"] && effects.announcement?.isError == true)
  }

  @Test("an announcement waits while the person goes on, and is dropped when no longer true") func waits() {
    var bench = Bench(.field, .four)
    bench.enter()
    _ = bench.field.send(.insertText("4829", in: "1"), in: bench.environment)
    let effects = bench.field.send(.deleteBackward(in: "1"), in: bench.environment)
    #expect(effects == [.value("482")])
    #expect(bench.field.send(.timer("say"), in: bench.environment) == [])
    #expect(bench.status == nil)
  }

  @Test("a completion not yet said is not lost to surplus that follows at once") func surplusAtOnce() {
    var bench = Bench(.field, .four, value: "482")
    bench.enter()
    _ = bench.field.send(.insertText("9", in: "1"), in: bench.environment)
    _ = bench.field.send(.timer("burst"), in: bench.environment)
    #expect(bench.insert("7").said == ["Code complete, 1 character was left out"])
    #expect(bench.code == "4829")
  }

  @Test("what was not said yet is said with what comes after it") func together() {
    var bench = Bench(.field, .four, value: "4829", isSecure: true)
    bench.enter()
    for _ in 1...2 { _ = bench.field.send(.deleteBackward(in: "1"), in: bench.environment) }
    _ = bench.field.send(.insertText("a", in: "1"), in: bench.environment)
    _ = bench.field.send(.timer("burst"), in: bench.environment)
    #expect(bench.insert("b").said == ["2 digits deleted, Only digits are accepted, 2 characters were left out"])
    #expect(bench.insert("c").said == ["Only digits are accepted"])
  }

  @Test("without a reader it works the same, and the focus goes on") func withoutReader() {
    let transcript = play(
      [.codeField(.boxes, .four)], .touch("code.1"), .doubleTap, .type("4829"), .touch("code.verify"), .doubleTap,
      reader: .none)
    #expect(transcript.happenings.last == "completed code: 4829")
    #expect(transcript.happenings.filter { $0.hasPrefix("focus") }.count == 4)
    expect(transcript, reads: "")
  }

  @Test("tab through a full code: heard digit by digit, nothing lost") func tab() {
    expect(
      play(
        [.codeField(.boxes, .four, value: "4829")], .touch("code.1"), .doubleTap, .key(.tab), .key(.tab),
        .type("7", via: .hardware)),
      reads: """
        Verification code, 4 digits, Digit 1 of 4, 4, text field
        double tap to edit
        Digit 1 of 4, text field, is editing, 4, character mode, insertion point at end
        use the rotor to access misspelled words
        Digit 2 of 4, 8, text field, is editing
        use the rotor to access misspelled words
        Digit 3 of 4, 2, text field, is editing
        use the rotor to access misspelled words
        7
        Digit 4 of 4, 9, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test("what is heard with every language's own keyboard feedback off is still enough") func quietTyping() throws {
    var quiet = Settings()
    quiet.softwareTypingFeedback = .nothing
    expect(
      play([.codeField(.field, .four)], .touch("code.1"), .doubleTap, .type("4829"), settings: quiet),
      reads: """
        Verification code, 4 digits, Empty, text field
        double tap to edit
        Verification code, 4 digits, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        Code complete
        """)
  }

  @Test("inputs for what is not there are ignored", arguments: Layout.allCases)
  fileprivate func stray(layout: Layout) {
    var bench = Bench(layout, value: "48")
    for input: ComponentInput in [
      .insertText("1", in: "9"), .deleteBackward(in: "box1"), .submit(in: "verify"), .activated("label"),
      .selectAll(in: "0"), .timer("nothing"), .set(property: "length", to: "8"), .focusChanged("status"),
    ] {
      #expect(bench.send(input) == [], "\(input)")
    }
    #expect(bench.code.hasPrefix("48"))
  }
}

@Suite("CodeField, audited", .timeLimited) struct CodeFieldAuditTests {
  @Test("an audit finds nothing in its scenarios", arguments: Repository.files(in: "Tests/Scenarios/code-field"))
  func scenarios(file: String) throws {
    let bytes = try #require(Repository.bytes("Tests/Scenarios/code-field/\(file)"))
    let scenario = try ScenarioParser.parse(bytes, file: file)
    for locale in scenario.locales { #expect(Audit(scenario, locale: locale).findings == [], "\(locale)") }
  }

  @Test("an audit finds nothing in whatever a person does with it", arguments: 0..<2 as Range<UInt64>)
  func sequences(seed: UInt64) async { await audit(seed) }

  @Test(.enabled(if: AtLength.isWanted), arguments: 2..<8 as Range<UInt64>)
  func sequencesAtLength(seed: UInt64) async { await audit(seed) }

  private func audit(_ seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    var violations: [String] = []
    for _ in 0..<40 where violations.count < 3 {
      // Other tests wait for their turn meanwhile.
      await Task.yield()
      let scenario = Self.scenario(&random)
      // Texts that were joined for one announcement, or said twice, it takes for lost. Not every reaction is
      // played, and some keys are refused on purpose.
      let findings = Audit(scenario).findings.filter {
        !["announcement-only-if-you-wait", "announcement-on-every-key", "reaction-unused"].contains($0.rule)
      }
      if let finding = findings.first {
        violations.append(
          "\(finding.rule), step \(finding.step): \(finding.message): \(scenario.name ?? "") "
            + "\(scenario.steps.map(\.action))".replacing("A11ySim.Step.", with: ""))
      }
    }
    #expect(violations == [])
  }

  /// What a person and a faultless app do. A code has no letters when the app sets it, the screen appears first, and no
  /// text is the same as the code: rules misjudge those.
  private static func scenario(_ random: inout SplitMix64) -> Scenario {
    func pick<Choice>(_ choices: [Choice]) -> Choice { choices.randomElement(using: &random)! }
    var scenario = Scenario()
    scenario.reader = .voiceOver(version: pick(VoiceOver.versions))
    scenario.settings.firstResponderChangeSpoken = pick(VoiceOver.Settings.FirstResponderChangeSpoken.allCases)
    scenario.settings.smsDelivery = pick(Device.Settings.SMSDelivery.allCases)
    let length = pick([CodeField.Length.four, .six])
    let layout = pick(Layout.allCases)
    let isSecure = pick([true, false])
    scenario.name =
      "\(scenario.reader) \(scenario.settings.firstResponderChangeSpoken) \(layout) \(length) \(isSecure)"
    scenario.screen = [
      .heading("Enter your code"),
      .component(
        CodeField(
          length: length, layout: layout, helperText: pick(["Sent by SMS", nil]),
          value: pick(["", "", "48", "482913"]),
          isSecure: isSecure), id: "code"),
      .button("Call us", id: "call"),
    ]
    scenario.reactions = [
      .init(
        to: .completed, of: "code",
        [
          Step(.set([.init("code", "busy", "true")])), Step(.wait(.seconds(3))),
          Step(.set([.init("code", "busy", "false"), .init("code", "error", "The code is not correct")])),
        ])
    ]
    let keyboards = pick([[Keyboard.software], [.hardware], Keyboard.allCases])
    // In the last box with one before it empty, a separator is taken for a digit that was entered.
    let texts = ["4", "82", "7", "9", "482913", "a", "½5"] + (layout == .field ? [" ", "-"] : [])
    let numbers = layout == .field ? [1] : Array(1...length.rawValue)
    var actions: [Step.Action] = [.appear, .touch("code.\(pick(numbers))"), .doubleTap]
    while actions.count < 16 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0, 1: actions += [.touch("code.\(pick(numbers))"), .doubleTap]
      case 2: actions.append(.touch("code." + pick(["error", "status", "helper", "verify", "reveal"])))
      case 3: actions.append(.touch(pick(["code.\(pick(numbers))", "call"])))
      case 4: actions += [.touch("code." + pick(["verify", "verify", "reveal"])), .doubleTap]
      case 5...8:
        actions.append(.type(pick(texts), via: pick(keyboards)))
      case 9, 10: actions.append(.delete(Int.random(in: 1...3, using: &random)))
      case 11: actions.append(.paste(pick(["4829", "482-913", "48", "13 57 9", "code 4829", "482913555", "abc"])))
      case 12: actions.append(.autofill(pick(["4829", "137700", "482913"])))
      case 13: actions.append(.swipe(pick([.left, .right])))
      case 14: actions.append(.key(pick([.tab, .leftArrow, .rightArrow, .return])))
      case 15: actions.append(pick([.selectAll, .readAll]))
      default:
        let (property, values) = pick([
          ("error", ["Wrong code", "Expired", ""]), ("value", ["", "48", "4829", "482913"]),
          ("busy", ["true", "false"]),
          ("helperText", ["Sent by SMS", "A new code was sent", ""]),
        ])
        actions.append(.set([.init("code", property, pick(values))]))
      }
    }
    // The person waits for the answer: what is said of a key pressed meanwhile, the answer may cut off.
    scenario.steps = actions.enumerated().flatMap { line, action in
      [Step(action, line: line + 1), Step(.wait(.seconds(4)), line: line + 1)]
    }
    return scenario
  }
}
