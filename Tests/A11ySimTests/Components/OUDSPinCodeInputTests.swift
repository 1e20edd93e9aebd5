import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// A component with its timers at hand: everything it had scheduled is delivered at once, in order.
private struct Bench {
  var input: OUDSPinCodeInput
  var environment = Environment()

  init(
    _ version: OUDSPinCodeInput.Version, _ length: OUDSPinCodeInput.Length = .six, value: String = "",
    autofocus: Bool = false, environment: Environment = Environment()
  ) {
    input = OUDSPinCodeInput(length: length, version: version, autofocus: autofocus, value: value)
    self.environment = environment
    _ = input.send(.environmentChanged, in: environment)
  }

  /// What follows, timers included, without the scheduling itself.
  mutating func send(_ action: ComponentInput) -> [Effect] {
    var effects = input.send(action, in: environment)
    while let index = effects.firstIndex(where: { if case .schedule = $0 { true } else { false } }) {
      guard case .schedule(let name, _) = effects[index] else { break }
      effects.replaceSubrange(index...index, with: input.send(.timer(name), in: environment))
    }
    return effects
  }

  mutating func insert(_ text: String, in part: String) -> [Effect] { send(.insertText(text, in: part)) }
  mutating func delete(in part: String) -> [Effect] { send(.deleteBackward(in: part)) }

  /// The content of the fields, an underscore for an empty one; of version 0 there is only what is drawn.
  var digits: String {
    fields.map { $0.text?.length == 0 || $0.value == "-" ? "_" : $0.value?.string ?? "?" }.joined()
  }

  var fields: [AccessibilityElement] {
    AccessibilityTree(input.elements).readingOrder.map(\.element).filter { $0.text != nil }
  }
}

private func high(_ label: String) -> Announcement { announcement(label, .high) }

private func announcement(_ label: String, _ priority: Announcement.Priority) -> Announcement {
  let ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"]
  let index = ordinals.firstIndex { label.hasPrefix($0) }!
  let text = SpokenText(label, language: "en", phrase: "ouds.pinCodeInput.digitLabel.\(index + 1)")
  return Announcement(text, priority: priority)
}

private typealias Version = OUDSPinCodeInput.Version
private let since1_4 = Version.allCases.filter { $0 >= .v1_4 }
private let sinceBeta = Version.allCases.filter { $0 >= .v3_0_beta }
private let since3 = Version.allCases.filter { $0 >= .v3_0 }
private let before3 = Version.allCases.filter { $0 < .v3_0 }
private let seen = Environment(isVoiceOverRunning: false)

@Suite("OUDSPinCodeInput, the state machine", .timeLimited) struct OUDSPinCodeInputStateTests {
  @Test("versions: oldest first, the beta before 3.0") func versions() {
    #expect(OUDSPinCodeInput.kind.versions == ["0", "1.4", "3.0-beta", "3.0", "3.2", "3.3"])
    #expect(Version.allCases == Version.allCases.sorted())
  }

  @Test("init: only numbers, cut to the length, spread over the cells", arguments: since1_4)
  fileprivate func initial(version: Version) {
    #expect(Bench(version, value: "48 29").digits == "4829__")
    #expect(Bench(version, value: "a4-8b").digits == "48____")
    #expect(Bench(version, .four, value: "48291").digits == "4829")
  }

  @Test("init, 0: the value is not read") func initialOf0() {
    #expect(Bench(.v0, value: "482913").digits == "______")
  }

  @Test("init: longer than the fields is a warning in the log, with the value in it", arguments: since1_4)
  fileprivate func tooLong(version: Version) {
    var bench = Bench(version, .four, value: "48291")
    guard case .log(let text)? = bench.send(.appear).first else { return #expect(Bool(false), "nothing was logged") }
    #expect(text.contains("48291"))
    var exact = Bench(version, .four, value: "4829")
    #expect(exact.send(.appear) == [])
    // What is counted is characters, before anything is thrown away.
    var spaced = Bench(version, .four, value: "48 29")
    guard case .log? = spaced.send(.appear).first else { return #expect(Bool(false), "nothing was logged") }
  }

  @Test("init: longer than the fields, 0: nothing in the log") func tooLongOf0() {
    var bench = Bench(.v0, .four, value: "48291")
    #expect(bench.send(.appear) == [.focus("1")])
  }

  @Test("display: empty and not focused, empty and focused, filled", arguments: since1_4)
  fileprivate func drawn(version: Version) {
    var bench = Bench(version, .four, value: "4")
    _ = bench.send(.focusChanged("2"))
    #expect(bench.fields.map(\.drawn) == ["●", "", "-", "-"])
  }

  @Test("display, 0: what is drawn is the field's own text, and its value") func drawnOf0() {
    var bench = Bench(.v0, .four)
    _ = bench.insert("4", in: "1")
    _ = bench.send(.focusChanged("2"))
    #expect(bench.fields.map { $0.value?.string } == ["●", nil, "-", "-"])
    #expect(bench.fields.map { $0.text?.length } == [1, 0, 1, 1])
    #expect(bench.fields.map(\.drawn) == ["●", "", "-", "-"])
  }

  @Test("display: digits instead of bullets since 3.2, the spoken value the same", arguments: Version.allCases)
  fileprivate func showsDigits(version: Version) {
    func fields(_ showsDigits: Bool) -> [AccessibilityElement] {
      var input = OUDSPinCodeInput(length: .four, version: version, value: "48", showsDigits: showsDigits)
      _ = input.send(.environmentChanged, in: Environment())
      return AccessibilityTree(input.elements).readingOrder.map(\.element)
    }
    let isShown = version >= .v3_2
    #expect(fields(true).map(\.drawn) == (isShown ? [nil, nil, "-", "-"] : fields(false).map(\.drawn)))
    #expect(fields(true).map(\.value) == fields(false).map(\.value))
  }

  @Test("appear, autofocus = false: nothing", arguments: since1_4)
  fileprivate func appearWithoutAutofocus(version: Version) {
    var bench = Bench(version)
    #expect(bench.send(.appear) == [])
  }

  @Test("appear, 0: the first field always, in the next run loop", arguments: [true, false])
  fileprivate func appearOf0(isVoiceOverRunning: Bool) {
    var bench = Bench(.v0, environment: Environment(isVoiceOverRunning: isVoiceOverRunning))
    #expect(bench.input.send(.appear, in: bench.environment) == [.schedule("autofocus", after: .zero)])
    _ = bench.insert("4", in: "1")
    #expect(bench.send(.timer("autofocus")) == [.focus("1")])
  }

  @Test("appear, autofocus = true: the first empty field, the last one when full", arguments: sinceBeta)
  fileprivate func appearWithAutofocus(version: Version) {
    var bench = Bench(version, value: "48", autofocus: true)
    #expect(bench.input.send(.appear, in: bench.environment) == [.schedule("autofocus", after: .zero)])
    #expect(bench.send(.timer("autofocus")) == [.focus("3")])
    var full = Bench(version, value: "482913", autofocus: true)
    #expect(full.send(.appear) == [.focus("6")])
  }

  @Test("appear, autofocus = true, 1.4: not when VoiceOver runs")
  func appearWithAutofocusBefore3() {
    var heard = Bench(.v1_4, autofocus: true)
    #expect(heard.send(.appear) == [])
    var unheard = Bench(.v1_4, autofocus: true, environment: seen)
    #expect(unheard.send(.appear) == [.focus("1")])
  }

  @Test("the documentation promises no autofocus with VoiceOver, since 1.4", arguments: Version.allCases)
  fileprivate func promises(version: Version) {
    let promises: Set<Promise> = version == .v0 ? [] : [.noAutofocusWithScreenReader]
    #expect(OUDSPinCodeInput(version: version).promises == promises)
  }

  @Test("tap(i): the focus is where it was tapped", arguments: since1_4)
  fileprivate func tap(version: Version) {
    var bench = Bench(version, value: "48")
    #expect(bench.send(.focusChanged("5")) == [])
  }

  @Test("tap(i), 0: on to the first empty field, or the last; what it asked for itself is left alone")
  func tapOf0() {
    var bench = Bench(.v0, .four)
    #expect(bench.send(.focusChanged("3")) == [.focus("1")])
    #expect(bench.send(.focusChanged("1")) == [])
    #expect(bench.insert("4", in: "1") == [.focus("2")])
    #expect(bench.send(.focusChanged("2")) == [])
    // Deletion leads back to a field that is not the first empty one once the others are filled.
    _ = bench.insert("8", in: "2")
    _ = bench.send(.focusChanged("3"))
    #expect(bench.delete(in: "3") == [.focus("2")])
    #expect(bench.send(.focusChanged("2")) == [])
    for (field, digit) in [("2", "8"), ("3", "2"), ("4", "9")] { _ = bench.insert(digit, in: field) }
    _ = bench.send(.focusChanged(nil))
    #expect(bench.send(.focusChanged("2")) == [.focus("4")])
  }

  @Test("type: non-numbers are removed; with nothing left it is ignored", arguments: since1_4)
  fileprivate func letters(version: Version) {
    var bench = Bench(version)
    #expect(bench.input.send(.insertText("a-b c", in: "1"), in: bench.environment) == [])
    #expect(bench.digits == "______")
    _ = bench.insert("4 8-2", in: "1")
    #expect(bench.digits == "482___")
  }

  @Test("type, 0: non-numbers are removed; of the rest only the first is taken") func lettersOf0() {
    var bench = Bench(.v0)
    #expect(bench.insert("a-b c", in: "1") == [])
    #expect(bench.insert("a8 2", in: "1") == [.focus("2")])
    #expect(bench.digits == "●_____")
  }

  @Test("type: isNumber accepts ½, ٣ and Ⅷ", arguments: ["½", "٣", "Ⅷ", "²", "七"], since1_4)
  fileprivate func oddNumbers(number: String, version: Version) {
    var bench = Bench(version)
    _ = bench.insert(number, in: "1")
    #expect(bench.fields[0].value == SpokenText(number))
  }

  @Test("type: buffered until 50 ms without further input", arguments: since1_4)
  fileprivate func buffered(version: Version) {
    var bench = Bench(version)
    let wait = [Effect.schedule("insert 1", after: .milliseconds(50))]
    #expect(bench.input.send(.insertText("4", in: "1"), in: bench.environment) == wait)
    #expect(bench.digits == "______")
    #expect(bench.input.send(.insertText("8", in: "1"), in: bench.environment) == wait)
    _ = bench.send(.timer("insert 1"))
    #expect(bench.digits == "48____")
  }

  @Test("delete: throws away what is buffered and not yet taken over", arguments: since1_4)
  fileprivate func deleteBuffered(version: Version) {
    var bench = Bench(version, value: "4")
    _ = bench.input.send(.insertText("8", in: "2"), in: bench.environment)
    _ = bench.delete(in: "2")
    #expect(bench.send(.timer("insert 2")) == [])
    #expect(bench.digits == "______")
  }

  @Test("insert(t, i), not complete: value \"\", focus min(i + k, n − 1), one announcement", arguments: since3)
  fileprivate func insertion(version: Version) {
    var bench = Bench(version)
    #expect(bench.insert("5", in: "1") == [.focus("2"), .announce(high("2nd digit"))])
    #expect(bench.insert("67", in: "3") == [.focus("5"), .announce(high("5th digit"))])
    #expect(bench.digits == "5_67__")
  }

  @Test("insert(t, i), 3.0-beta: one announcement per changed cell; the focus goes back and forth (1744)")
  func insertionOfBeta() {
    var bench = Bench(.v3_0_beta)
    #expect(bench.insert("5", in: "1") == [.focus("2"), .announce(high("2nd digit"))])
    var paste = Bench(.v3_0_beta)
    #expect(
      paste.insert("123", in: "1") == [
        .focus("4"), .focus("2"), .announce(high("2nd digit")), .focus("3"), .announce(high("3rd digit")), .focus("4"),
        .announce(high("4th digit")),
      ])
    // Only cells whose content changed have something to observe.
    #expect(
      paste.insert("124", in: "1") == [.focus("4"), .announce(high("4th digit"))])
  }

  @Test("insert(t, i), 3.0-beta: the same digit again says nothing", arguments: ["1", "12"])
  func sameDigitInBeta(digits: String) {
    var bench = Bench(.v3_0_beta)
    _ = bench.insert("12", in: "1")
    #expect(bench.insert(digits, in: "1") == [.focus(String(digits.count + 1))])
  }

  @Test("insert(t, i), the same digit again: the next field's label all the same", arguments: since3)
  fileprivate func sameDigit(version: Version) {
    var bench = Bench(version)
    _ = bench.insert("12", in: "1")
    #expect(bench.insert("1", in: "1") == [.focus("2"), .announce(high("2nd digit"))])
  }

  @Test("insert(t, i), a digit in the last cell while there are holes: its label again", arguments: since3)
  fileprivate func lastCellWithHoles(version: Version) {
    var bench = Bench(version)
    #expect(bench.insert("9", in: "6") == [.focus("6"), .announce(high("6th digit"))])
  }

  @Test("insert(t, i), a digit in the last cell while there are holes, 3.0-beta: nothing") func lastCellInBeta() {
    var bench = Bench(.v3_0_beta)
    #expect(bench.insert("9", in: "6") == [.focus("6")])
  }

  @Test("insert(t, i), 1.4: VoiceOver keeps the focus where it is, and nothing is announced")
  func insertionBefore3() {
    var bench = Bench(.v1_4)
    #expect(bench.insert("5", in: "1") == [])
    #expect(bench.insert("67", in: "3") == [])
    #expect(bench.digits == "5_67__")
    var unheard = Bench(.v1_4, environment: seen)
    #expect(unheard.insert("5", in: "1") == [.focus("2")])
    #expect(unheard.insert("67", in: "3") == [.focus("5"), .focus("4"), .focus("5")])
  }

  @Test("insert(t, i), 0: the next field; nothing is announced") func insertionOf0() {
    var bench = Bench(.v0)
    #expect(bench.insert("5", in: "1") == [.focus("2")])
    #expect(bench.insert("67", in: "2") == [.focus("3")])
    #expect(bench.digits == "●●____")
    #expect(bench.insert("9", in: "6") == [])
  }

  @Test("insert(t, i), all cells filled: value := code, focus(nil), no announcement", arguments: since3)
  fileprivate func completion(version: Version) {
    var bench = Bench(version, value: "48291")
    // The app's own incomplete value is still its business: only what the component writes is an effect.
    #expect(bench.insert("3", in: "6") == [.value("482913"), .completed("482913"), .focus(nil)])
    var hole = Bench(version, value: "482913")
    _ = hole.delete(in: "2")
    #expect(hole.insert("8", in: "2") == [.value("482913"), .completed("482913"), .focus(nil)])
  }

  @Test("insert(t, i), all cells filled, before 3.0: the value is written once more by each changed cell")
  func completionBefore3() {
    for version in [Version.v1_4, .v3_0_beta] {
      var bench = Bench(version, value: "48291")
      #expect(bench.insert("3", in: "6") == [.value("482913"), .completed("482913"), .focus(nil), .value("482913")])
      var paste = Bench(version)
      #expect(paste.insert("482913", in: "1").count { $0 == .value("482913") } == 7)
      #expect(paste.insert("482913", in: "1") == [.completed("482913"), .focus(nil)])
    }
  }

  @Test("insert(t, i), 0: complete only by the last cell; a hole filled last completes nothing") func completionOf0() {
    var bench = Bench(.v0, .four)
    for (field, digit) in [("1", "4"), ("2", "8"), ("3", "2")] { _ = bench.insert(digit, in: field) }
    #expect(bench.insert("9", in: "4") == [.value("4829"), .completed("4829"), .focus(nil)])
    _ = bench.delete(in: "2")
    #expect(bench.insert("7", in: "2") == [.focus("3")])
    #expect(bench.insert("9", in: "4") == [.value("4729"), .completed("4729"), .focus(nil)])
  }

  @Test("without VoiceOver nothing is announced", arguments: Version.allCases)
  fileprivate func silence(version: Version) {
    var bench = Bench(version, environment: seen)
    #expect(bench.insert("5", in: "1") == [.focus("2")])
    #expect(bench.delete(in: "1") == [])
    #expect(bench.send(.set(property: "error", to: "Wrong")) == [])
  }

  @Test(
    "announcements are high since iOS 17 and plain before",
    arguments: [(16, Announcement.Priority.default), (17, .high), (26, .high)], sinceBeta)
  fileprivate func priorities(of system: (Int, Announcement.Priority), version: Version) {
    var bench = Bench(version, environment: Environment(osVersion: system.0))
    #expect(bench.insert("5", in: "1") == [.focus("2"), .announce(announcement("2nd digit", system.1))])
  }

  @Test("delete, filled i: after a hop of the run loop cleared, focus stays, label i announced", arguments: sinceBeta)
  fileprivate func deleteFilled(version: Version) {
    var bench = Bench(version, value: "482913")
    #expect(bench.input.send(.deleteBackward(in: "3"), in: bench.environment) == [.schedule("delete 3", after: .zero)])
    #expect(bench.digits == "482913")
    #expect(bench.send(.timer("delete 3")) == [.value(""), .announce(high("3rd digit"))])
    #expect(bench.digits == "48_913")
  }

  @Test("delete, filled i, 1.4: cleared, nothing announced")
  func deleteFilledBefore3() {
    var bench = Bench(.v1_4, value: "482913")
    #expect(bench.delete(in: "3") == [.value("")])
    #expect(bench.digits == "48_913")
  }

  @Test("delete, filled i, 0: cleared, the focus stays, nothing announced") func deleteFilledOf0() {
    var bench = Bench(.v0, .four)
    for (field, digit) in [("1", "4"), ("2", "8"), ("3", "2"), ("4", "9")] { _ = bench.insert(digit, in: field) }
    #expect(bench.delete(in: "3") == [.value("")])
    #expect(bench.digits == "●●_●")
  }

  @Test("delete, empty i > 0: i − 1 cleared, focus and announcement there", arguments: sinceBeta)
  fileprivate func deleteEmpty(version: Version) {
    var bench = Bench(version, value: "48")
    #expect(bench.delete(in: "3") == [.value(""), .focus("2"), .announce(high("2nd digit"))])
    #expect(bench.digits == "4_____")
    #expect(bench.delete(in: "2") == [.focus("1"), .announce(high("1st digit"))])
  }

  @Test("delete, empty i > 0, 1.4: i − 1 cleared, focus there, nothing announced", arguments: [true, false])
  func deleteEmptyBefore3(isVoiceOverRunning: Bool) {
    // What is reported to be blocked while VoiceOver runs is advancing.
    var bench = Bench(.v1_4, value: "48", environment: Environment(isVoiceOverRunning: isVoiceOverRunning))
    #expect(bench.delete(in: "3") == [.value(""), .focus("2")])
    #expect(bench.digits == "4_____")
  }

  @Test("delete, empty i > 0, 0: i − 1 cleared, focus there, nothing announced") func deleteEmptyOf0() {
    var bench = Bench(.v0)
    _ = bench.insert("4", in: "1")
    #expect(bench.delete(in: "2") == [.focus("1")])
    #expect(bench.digits == "______")
  }

  @Test("delete, empty 0: nothing", arguments: Version.allCases)
  fileprivate func deleteInEmptyFirst(version: Version) {
    var bench = Bench(version, value: "")
    #expect(bench.input.send(.deleteBackward(in: "1"), in: bench.environment) == [])
  }

  @Test("time and index of the last Backspace: for 0.1 s the cell's observer is skipped", arguments: before3)
  fileprivate func lastBackspace(version: Version) {
    var bench = Bench(version, environment: Environment(isVoiceOverRunning: version != .v1_4))
    _ = bench.insert("4", in: "1")
    let effects = bench.input.send(.timer("delete 1"), in: bench.environment)
    #expect(effects.last == .schedule("emptied", after: .milliseconds(100)))
    // 0 has nothing but the observer, so the focus stays; the others have moved it before.
    #expect(bench.insert("5", in: "1") == (version == .v0 ? [] : [.focus("2")]))
    _ = bench.send(.timer("emptied"))
    let announced = version == .v3_0_beta ? [Effect.announce(high("2nd digit"))] : []
    #expect(bench.insert("6", in: "1") == [.focus("2")] + announced)
  }

  @Test("overwrite in a full code: complete again at once", arguments: since1_4)
  fileprivate func overwrite(version: Version) {
    var bench = Bench(version, value: "482913")
    let again: [Effect] = version < .v3_0 ? [.value("487913")] : []
    #expect(bench.insert("7", in: "3") == [.value("487913"), .completed("487913"), .focus(nil)] + again)
    #expect(bench.insert("7", in: "3") == [.completed("487913"), .focus(nil)])
  }

  @Test("overwrite in a full code, 0: incomplete until the last digit is typed again") func overwriteOf0() {
    var bench = Bench(.v0, .four)
    for (field, digit) in [("1", "4"), ("2", "8"), ("3", "2"), ("4", "9")] { _ = bench.insert(digit, in: field) }
    #expect(bench.insert("7", in: "2") == [.value(""), .focus("3")])
    #expect(bench.digits == "●●●●")
  }

  @Test("paste(\"123456\", 3) of 6: cells 4 to 6 = 1 2 3, 456 dropped, focus 6, value \"\"", arguments: since3)
  fileprivate func pasteInTheMiddle(version: Version) {
    var bench = Bench(version)
    #expect(bench.insert("123456", in: "4") == [.focus("6"), .announce(high("6th digit"))])
    #expect(bench.digits == "___123")
  }

  @Test("paste(\"123456\", 3) of 6, before 3.0: the same cells; 0 keeps one digit", arguments: before3)
  fileprivate func pasteInTheMiddleBefore3(version: Version) {
    var bench = Bench(version)
    let effects = bench.insert("123456", in: "4")
    switch version {
    case .v0:
      #expect(effects == [.focus("5")])
      #expect(bench.digits == "___●__")
    case .v1_4:
      #expect(effects == [])
      #expect(bench.digits == "___123")
    default:
      // The last cell has no next one to go to.
      #expect(
        effects == [
          .focus("6"), .focus("5"), .announce(high("5th digit")), .focus("6"), .announce(high("6th digit")),
        ])
      #expect(bench.digits == "___123")
    }
  }

  @Test("paste of a short code, of one too long", arguments: since3)
  fileprivate func pastes(version: Version) {
    var short = Bench(version)
    _ = short.insert("482", in: "1")
    #expect(short.digits == "482___")
    var long = Bench(version)
    #expect(long.insert("48291300", in: "1") == [.value("482913"), .completed("482913"), .focus(nil)])
  }

  @Test("smsFill, one character at a time: gathered in 50 ms, as if it had come whole", arguments: since1_4)
  fileprivate func filledIn(version: Version) {
    var bench = Bench(version)
    for digit in "482913" { _ = bench.input.send(.insertText(String(digit), in: "1"), in: bench.environment) }
    #expect(bench.send(.timer("insert 1")).prefix(3) == [.value("482913"), .completed("482913"), .focus(nil)])
  }

  @Test("set(s) after creation: ignored", arguments: since1_4)
  fileprivate func setValue(version: Version) {
    var bench = Bench(version, value: "48")
    #expect(bench.send(.set(property: "value", to: "")) == [])
    #expect(bench.send(.set(property: "value", to: "123456")) == [])
    #expect(bench.digits == "48____")
  }

  @Test(
    "setLength(m), 3.x: a new identity, cells read again from the value; one that is too long is logged again",
    arguments: since3)
  fileprivate func setLength(version: Version) {
    var bench = Bench(version, value: "482913")
    #expect(
      bench.send(.set(property: "length", to: "4")) == [.log("The value 482913 has more digits than the 4 fields")])
    #expect(bench.digits == "4829")
    #expect(bench.send(.set(property: "length", to: "8")) == [])
    #expect(bench.digits == "482913__")
    // An incomplete code is no value: the new identity knows nothing of it.
    _ = bench.delete(in: "1")
    _ = bench.send(.set(property: "length", to: "6"))
    #expect(bench.digits == "______")
  }

  @Test("setLength(m), 3.x: the same length is no new identity; a value that fits is not logged", arguments: since3)
  fileprivate func setSameLength(version: Version) {
    var bench = Bench(version, .four, value: "48291")
    #expect(bench.send(.set(property: "length", to: "4")) == [])
    #expect(bench.send(.set(property: "length", to: "6")) == [])
    #expect(bench.digits == "48291_")
    _ = bench.delete(in: "1")
    #expect(bench.send(.set(property: "length", to: "4")) == [])
    #expect(bench.digits == "____")
  }

  @Test("setLength(m), before 3.0: more fields than cells is an index error; fewer keep the cells", arguments: before3)
  fileprivate func setLengthBefore3(version: Version) {
    var bench = Bench(version, .four)
    guard case .crash(let text)? = bench.send(.set(property: "length", to: "6")).first else {
      return #expect(Bool(false), "it did not crash")
    }
    #expect(text == "Index out of range: field 5")
    var fewer = Bench(version, .six, environment: seen)
    #expect(fewer.send(.set(property: "length", to: "4")) == [])
    #expect(fewer.digits == "____")
    if version == .v0 { return }
    // Its cells 5 and 6 are out of sight, empty for ever, and so the code is never complete.
    #expect(fewer.insert("4829", in: "1").first == .focus("4"))
    #expect(fewer.digits == "4829")
    #expect(fewer.insert("482", in: "5") == [])
  }

  @Test("setError, before 3.3: the text after the fields, no announcement", arguments: Version.allCases.dropLast())
  fileprivate func setErrorBefore3_3(version: Version) {
    var bench = Bench(version)
    let before = bench.fields
    #expect(bench.send(.set(property: "error", to: "Wrong code")) == [])
    #expect(bench.fields == before)
    #expect(bench.input.elements.last == AccessibilityElement(id: "error", role: .text, label: "Wrong code"))
  }

  @Test("setError, 3.3: announced, once for the same error, and again after it was removed")
  func setError() {
    var bench = Bench(.v3_3)
    let error = Announcement(SpokenText("Wrong code", confidence: .guess), isError: true)
    #expect(bench.send(.set(property: "error", to: "Wrong code")) == [.announce(error)])
    #expect(bench.send(.set(property: "error", to: "Wrong code")) == [])
    #expect(bench.send(.set(property: "richError", to: "**Wrong** code")) == [])
    #expect(bench.send(.set(property: "error", to: "")) == [])
    #expect(bench.send(.set(property: "richError", to: "**Wrong** code")) == [.announce(error)])
  }

  @Test("setHelper: the text below the row, hidden while there is an error", arguments: Version.allCases)
  fileprivate func setHelper(version: Version) {
    var bench = Bench(version)
    #expect(bench.input.elements.last?.role != .text)
    #expect(bench.send(.set(property: "helperText", to: "Sent by SMS")) == [])
    #expect(bench.input.elements.last?.label == "Sent by SMS")
    _ = bench.send(.set(property: "error", to: "Wrong code"))
    #expect(bench.input.elements.last?.label == "Wrong code")
    #expect(!bench.input.elements.contains { $0.id == "helper" })
    _ = bench.send(.set(property: "error", to: ""))
    #expect(bench.input.elements.last?.label == "Sent by SMS")
  }

  @Test("an error without a message: nothing below the row, the helper neither", arguments: Version.allCases)
  fileprivate func emptyError(version: Version) {
    var input = OUDSPinCodeInput(version: version, helperText: "Sent by SMS", error: "")
    _ = input.send(.environmentChanged, in: Environment())
    #expect(AccessibilityTree(input.elements).readingOrder.count == 6)
  }

  @Test("a helper on focus only: there while a field has the focus; an error is there in any case")
  func helperOnFocus() {
    var input = OUDSPinCodeInput(helperText: "Sent by SMS", helperVisibility: .onFocus)
    _ = input.send(.environmentChanged, in: Environment())
    #expect(input.elements.count == 1)
    _ = input.send(.focusChanged("2"), in: Environment())
    #expect(input.elements.last?.label == "Sent by SMS")
    _ = input.send(.focusChanged(nil), in: Environment())
    #expect(input.elements.count == 1)
    _ = input.send(.set(property: "error", to: "Wrong code"), in: Environment())
    #expect(input.elements.last?.label == "Wrong code")
  }

  @Test("submit, clear, toggleShow, disabled/read-only/loading: not part of the component", arguments: Version.allCases)
  fileprivate func notPartOfIt(version: Version) {
    var bench = Bench(version, value: "48")
    _ = bench.send(.focusChanged("1"))
    let before = bench.input.elements
    let activations = ["clear", "showDigits", "toggleShow", "group", "1", "helper"].map(ComponentInput.activated)
    for input in [.submit(in: "1"), .submit(in: "6")] + activations {
      #expect(bench.send(input) == [])
    }
    for property in ["clear", "showsDigits", "disabled", "enabled", "readOnly", "loading", "status"] {
      for value in ["true", "false", ""] { #expect(bench.send(.set(property: property, to: value)) == []) }
    }
    #expect(bench.input.elements == before)
    #expect(AccessibilityTree(before).readingOrder.allSatisfy { $0.element.role == .textField })
  }

  @Test("drawn only: outline, scroll view", arguments: Version.allCases)
  fileprivate func drawnOnly(version: Version) {
    let plain = OUDSPinCodeInput(length: .eight, version: version)
    #expect(OUDSPinCodeInput(length: .eight, version: version, isOutlined: true).elements == plain.elements)
    #expect(OUDSPinCodeInput(length: .eight, version: version, isInScrollView: true).elements == plain.elements)
  }
}

@Suite("OUDSPinCodeInput, the kind", .timeLimited) struct OUDSPinCodeInputKindTests {
  @Test("every known defect, in sentences, with versions that exist") func defects() throws {
    let kind = OUDSPinCodeInput.kind
    #expect(kind.defects.map(\.id) == (1...20).map { "D-\($0)" })
    for defect in kind.defects {
      #expect(!defect.summary.hasSuffix(".") && !defect.experience.hasSuffix("."), "\(defect.id)")
      for text in [defect.summary, defect.experience] {
        let numbers = text.split { !($0.isNumber || $0 == ".") }.map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
        for number in numbers where number.contains(".") {
          #expect(kind.versions.contains { $0.hasPrefix(number) }, "\(defect.id): \(number)")
        }
      }
    }
  }

  @Test("each sibling by its name; iOS unless it is named") func platforms() {
    let make = OUDSPinCodeInput.kind.make
    #expect(make([:]).platform == .iOS)
    #expect(make(["platform": "ios"]).platform == .iOS)
    #expect(make(["platform": "android"]).platform == .android)
    #expect(make(["platform": "flutter"]).platform == .flutter)
  }

  @Test("every parameter reaches what is made") func parameters() throws {
    let item = OUDSPinCodeInput.kind.make([
      "version": "3.2", "length": "8", "outlined": "true", "autofocus": "true", "showsDigits": "true", "value": "4",
      "inScrollView": "true", "helperVisibility": "onFocus", "richHelperText": "**A**", "richError": "<u>B</u>",
    ])
    let input = try #require(item as? OUDSPinCodeInput)
    #expect(input.version == .v3_2 && input.isOutlined && input.autofocus && input.showsDigits && input.isInScrollView)
    #expect(input.helperVisibility == .onFocus)
    #expect(input.elements.last?.underlined == "B")
    // A sibling has no rich text: what is left of one is its text.
    let android = OUDSPinCodeInput.kind.make(["platform": "android", "richHelperText": "**A**", "pasteOffered": "true"])
    #expect(android.elements.first?.label == "A")
    #expect(android.elements.last?.id == "paste")
    let flutter = OUDSPinCodeInput.kind.make(["platform": "flutter", "richError": "**A**", "helperText": "B"])
    #expect(flutter.elements.last?.label == "A")
  }
}

@Suite("OUDSPinCodeInput, rich texts", .timeLimited) struct OUDSPinCodeInputRichTextTests {
  @Test(
    "strong is not spoken, underlined is drawn, what is not closed is taken as it is written",
    arguments: [
      ("Sent by **SMS**", "Sent by SMS", nil), ("**Wrong** code. **Try again.**", "Wrong code. Try again.", nil),
      ("<u>Wrong</u> code", "Wrong code", "Wrong"), ("<u>A</u> and <u>B</u>", "A and B", "A B"),
      ("**A <u>B</u>**", "A B", "B"), ("<u>A **B**</u>", "A B", "A B"), ("**Wrong code", "**Wrong code", nil),
      ("A ** B", "A ** B", nil), ("<u>Wrong", "<u>Wrong", nil), ("Wrong</u>", "Wrong</u>", nil), ("****", "****", nil),
      ("<u></u>", "<u></u>", nil), ("*A* _B_ <b>C</b>", "*A* _B_ <b>C</b>", nil), ("", "", nil),
      ("**é👍**<u>٣</u>", "é👍٣", "٣"),
    ])
  func marks(text: String, plain: String, underlined: String?) {
    let helper = OUDSPinCodeInput(richHelperText: text).elements.last
    let error = OUDSPinCodeInput(richError: text).elements.last
    if plain.isEmpty {
      #expect(helper?.id != "helper" && error?.id != "error")
    } else {
      #expect(
        helper == AccessibilityElement(id: "helper", role: .text, label: SpokenText(plain), underlined: underlined))
      #expect(error == AccessibilityElement(id: "error", role: .text, label: SpokenText(plain), underlined: underlined))
    }
  }

  @Test("a plain text has no marks; a rich one takes its place, and the other way round") func plain() {
    var input = OUDSPinCodeInput(helperText: "A **B**", richHelperText: "C **D**")
    #expect(input.elements.last?.label == "C D")
    _ = input.send(.set(property: "helperText", to: "A **B**"), in: Environment())
    #expect(input.elements.last?.label == "A **B**")
    _ = input.send(.set(property: "richHelperText", to: "<u>E</u>"), in: Environment())
    #expect(input.elements.last?.underlined == "E")
  }

  @Test("megabytes of marks are read in a moment") func long() {
    let time = processorTime {
      for mark in ["<u>", "**", "<u>**", "**<u>a</u>**"] {
        _ = OUDSPinCodeInput(richError: String(repeating: mark, count: 200_000))
      }
    }
    #expect(time < .seconds(60))
  }
}

@Suite("OUDSPinCodeInput, the accessibility tree", .timeLimited) struct OUDSPinCodeInputTreeTests {
  private func tree(
    of item: ScreenItem, reader: Reader = .voiceOver, locale: String = "en", _ actions: Step.Action...
  ) -> String {
    var session = Session(screen: [item], reader: reader, locale: locale)
    for action in actions { session.perform(action) }
    return session.elements.description
  }

  @Test("initial", arguments: sinceBeta) fileprivate func initial(version: Version) {
    #expect(
      tree(of: .code(.six, version, helperText: "Sent by SMS")) == """
        group code.group "Enter the code with 6 digits"
          textField code.1 "1st digit" value "Empty" drawn "-"
          textField code.2 "2nd digit" value "Empty" drawn "-"
          textField code.3 "3rd digit" value "Empty" drawn "-"
          textField code.4 "4th digit" value "Empty" drawn "-"
          textField code.5 "5th digit" value "Empty" drawn "-"
          textField code.6 "6th digit" value "Empty" drawn "-"
        text code.helper "Sent by SMS"
        """)
  }

  @Test("initial, 1.4") func initialBefore3() {
    #expect(
      tree(of: .code(.four, .v1_4)) == """
        group code.group "Enter the code with 4 digits"
          textField code.1 "Digit 1" value "Empty" drawn "-"
          textField code.2 "Digit 2" value "Empty" drawn "-"
          textField code.3 "Digit 3" value "Empty" drawn "-"
          textField code.4 "Digit 4" value "Empty" drawn "-"
        """)
  }

  @Test("partial: values in clear, the next field is editing") func partial() {
    #expect(
      tree(of: .code(.four), .touch("code.1"), .doubleTap, .type("48"), .wait(.seconds(1))) == """
        group code.group "Enter the code with 4 digits"
          textField code.1 "1st digit" value "4" drawn "●"
          textField code.2 "2nd digit" value "8" drawn "●"
          textField code.3 "3rd digit" value "Empty" editing at 0 drawn ""
          textField code.4 "4th digit" value "Empty" drawn "-"
        """)
  }

  @Test("complete: no field is editing") func complete() {
    let tree = tree(of: .code(.four), .touch("code.1"), .doubleTap, .paste("4829"), .wait(.seconds(1)))
    #expect(
      tree == """
        group code.group "Enter the code with 4 digits"
          textField code.1 "1st digit" value "4" drawn "●"
          textField code.2 "2nd digit" value "8" drawn "●"
          textField code.3 "3rd digit" value "2" drawn "●"
          textField code.4 "4th digit" value "9" drawn "●"
        """)
  }

  @Test("initial with autofocus: the first empty field is editing", arguments: sinceBeta)
  fileprivate func initialWithAutofocus(version: Version) {
    let component = OUDSPinCodeInput(
      length: .four, version: version, helperText: "Sent by SMS", autofocus: true, value: "4")
    #expect(
      A11ySimTests.tree(of: component, .appear, .wait(.seconds(1))) == """
        group code.group "Enter the code with 4 digits"
          textField code.1 "1st digit" value "4" drawn "●"
          textField code.2 "2nd digit" value "Empty" editing at 0 drawn ""
          textField code.3 "3rd digit" value "Empty" drawn "-"
          textField code.4 "4th digit" value "Empty" drawn "-"
        text code.helper "Sent by SMS"
        """)
  }

  @Test("complete: six digits in clear; none editing; helper", arguments: sinceBeta)
  fileprivate func completeWithHelper(version: Version) {
    let component = OUDSPinCodeInput(version: version, helperText: "Sent by SMS")
    #expect(
      A11ySimTests.tree(of: component, .touch("code.1"), .doubleTap, .type("482913"), .wait(.seconds(1))) == """
        group code.group "Enter the code with 6 digits"
          textField code.1 "1st digit" value "4" drawn "●"
          textField code.2 "2nd digit" value "8" drawn "●"
          textField code.3 "3rd digit" value "2" drawn "●"
          textField code.4 "4th digit" value "9" drawn "●"
          textField code.5 "5th digit" value "1" drawn "●"
          textField code.6 "6th digit" value "3" drawn "●"
        text code.helper "Sent by SMS"
        """)
  }

  @Test("initial, 0: no group, no names; the hyphens are the fields' own text") func initialOf0() {
    #expect(
      tree(of: .code(.four, .v0)) == """
        textField code.1 value "-" drawn "-"
        textField code.2 value "-" drawn "-"
        textField code.3 value "-" drawn "-"
        textField code.4 value "-" drawn "-"
        """)
    #expect(
      tree(of: .code(.four, .v0), .appear, .type("48")) == """
        textField code.1 value "●" drawn "●"
        textField code.2 value "●" drawn "●"
        textField code.3 editing at 0 drawn ""
        textField code.4 value "-" drawn "-"
        """)
  }

  @Test("error: the same fields, the message in place of the helper", arguments: Version.allCases)
  fileprivate func error(version: Version) {
    let plain = tree(of: .code(.four, version, helperText: "Sent by SMS"))
    let failed = tree(
      of: .code(.four, version, helperText: "Sent by SMS"), .set([.init("code", "error", "Wrong code")]))
    #expect(failed == plain.replacing(#"code.helper "Sent by SMS""#, with: #"code.error "Wrong code""#))
  }

  @Test("VoiceOver off: no group since 3.0-beta; 1.4 keeps it, 0 never has one", arguments: Version.allCases)
  fileprivate func withoutVoiceOver(version: Version) {
    let dump = tree(of: .code(.four, version), reader: .none)
    #expect(dump.contains("group") == (version == .v1_4))
    #expect(dump.split(separator: "\n").count == (version == .v1_4 ? 5 : 4))
  }

  @Test("VoiceOver switched on: the group is there at once") func voiceOverSwitchedOn() {
    #expect(tree(of: .code(.four), reader: .none, .reader(.voiceOver)).hasPrefix("group code.group"))
    #expect(!tree(of: .code(.four), .reader(.none)).contains("group"))
  }

  @Test("n = 8") func eight() {
    let dump = tree(of: .code(.eight))
    #expect(dump.hasPrefix(#"group code.group "Enter the code with 8 digits""#))
    #expect(dump.hasSuffix(#"textField code.8 "8th digit" value "Empty" drawn "-""#))
  }

  @Test("no hint, no placeholder, no trait of its own, not secure", arguments: Version.allCases)
  fileprivate func nothingElse(version: Version) {
    for field in AccessibilityTree(ScreenItem.code(.eight, version, value: "4").exposed).readingOrder.map(\.element) {
      #expect(field.hint == nil && field.placeholder == nil && field.traits.isEmpty && field.actions.isEmpty)
      #expect(field.text?.isSecure == false)
      // No version that was read declares a one-time code (D-4).
      #expect(field.text?.contentType == .undeclared)
    }
  }
}

extension ScreenItem {
  fileprivate var exposed: [AccessibilityElement] { Session(screen: [self]).elements.elements }
}

@Suite("OUDSPinCodeInput, its words", .timeLimited) struct OUDSPinCodeInputWordingTests {
  @Test(arguments: [
    (
      "en",
      [
        "Enter the code with 8 digits", "1st digit", "2nd digit", "3rd digit", "4th digit", "5th digit", "6th digit",
        "7th digit", "8th digit", "Empty",
      ]
    ),
    (
      "fr",
      [
        "Entrez le code à 8 chiffres", "1er chiffre", "2ème chiffre", "3ème chiffre", "4ème chiffre", "5ème chiffre",
        "6ème chiffre", "7ème chiffre", "8ème chiffre", "Vide",
      ]
    ),
    (
      "ar",
      [
        "أدخل رمزًا مكونًا من 8 رقمًا", "الرقم الأول", "الرقم الثاني", "الرقم الثالث", "الرقم الرابع", "الرقم الخامس",
        "الرقم السادس", "الرقم السابع", "الرقم الثامن", "فارغ",
      ]
    ),
  ]) func since3(locale: String, texts: [String]) throws {
    let elements = Session(screen: [.code(.eight)], locale: locale).elements
    let group = try #require(elements["code.group"]?.label)
    let labels = elements.readingOrder.map { $0.element.label?.string }
    #expect([group.string] + labels == texts.dropLast())
    #expect(Set(elements.readingOrder.map { $0.element.value?.string }) == [texts.last])
    #expect(group.language == locale && group.confidence == .pinned)
  }

  @Test(arguments: [("en", "Digit 3"), ("fr", "Chiffre 3"), ("ar", "الرقم 3")])
  func before3(locale: String, text: String) throws {
    let label = try #require(Session(screen: [.code(.six, .v1_4)], locale: locale).elements["code.3"]?.label)
    #expect(label.string == text)
    #expect(label.confidence == .reported)
  }

  /// As on iOS: the component's own catalogue has three languages, and the one it was developed in stands in for the others.
  @Test func anyOtherLanguageSpeaksEnglish() throws {
    let label = try #require(Session(screen: [.code()], reader: .none, locale: "de").elements["code.1"]?.label)
    #expect(label.string == "1st digit" && label.language == "en")
  }
}

@Suite("OUDSPinCodeInput, what is heard", .timeLimited) struct OUDSPinCodeInputHeardTests {
  @Test("3.3: a code typed on the software keyboard") func typed() {
    let transcript = play(
      [.heading("Enter your code"), .code(.four, .v3_3, helperText: "Sent by SMS")],
      .appear, .swipe(.right), .doubleTap, .type("4829"))
    // The announcement of the next field cuts the echo of the key 50 ms after it (D-7); completion is silent (D-6).
    expect(
      transcript,
      reads: """
        Enter your code, heading
        Enter the code with 4 digits, 1st digit, Empty, text field
        double tap to edit
        1st digit, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        [cut: 4]
        2nd digit
        [cut: 8]
        3rd digit
        [cut: 2]
        4th digit
        9
        """)
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "focus code.2", "focus code.3", "focus code.4", "value code: 4829",
        "completed code: 4829", "focus none", "keyboard down",
      ])
  }

  @Test("3.3 with a hardware keyboard: the new field is spoken, and cut by its own announcement")
  func typedOnHardware() {
    expect(
      play([.code(.four)], .touch("code.1"), .doubleTap, .type("48", via: .hardware)),
      reads: """
        Enter the code with 4 digits, 1st digit, Empty, text field
        double tap to edit
        1st digit, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        [cut: 4]
        [not heard] 2nd digit, Empty, text field, is editing
        2nd digit
        [cut: 8]
        [not heard] 3rd digit, Empty, text field, is editing
        3rd digit
        """)
  }

  @Test("1.4: the focus stays, every key is echoed") func typedBefore3() {
    let transcript = play([.code(.four, .v1_4)], .touch("code.1"), .doubleTap, .type("48"))
    expect(
      transcript,
      reads: """
        Enter the code with 4 digits, Digit 1, Empty, text field
        double tap to edit
        Digit 1, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        4
        8
        """)
    #expect(transcript.happenings == ["focus code.1", "keyboard up"])
  }

  @Test("0: taken to the first field, which has no name, and told nothing of the next") func typedIn0() {
    expect(
      play([.heading("Enter your code"), .code(.four, .v0)], .appear, .type("48"), .touch("code.1")),
      reads: """
        [not heard] Enter your code, heading
        text field, is editing
        use the rotor to access misspelled words
        4
        8
        ●, text field
        double tap to edit
        """)
  }

  @Test("3.0-beta: a paste announces every cell it filled, and its next (D-8)") func pastedInBeta() {
    let transcript = play([.code(.six, .v3_0_beta)], .touch("code.1"), .doubleTap, .paste("482"))
    // No key was pressed, so the cursor follows the focus: each field would be spoken too, digit and all,
    // and the last one is.
    expect(
      transcript,
      reads: """
        Enter the code with 6 digits, 1st digit, Empty, text field
        double tap to edit
        1st digit, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        [not heard] 4th digit, Empty, text field, is editing
        [not heard] 2nd digit, 8, text field, is editing
        2nd digit
        [not heard] 3rd digit, 2, text field, is editing
        3rd digit
        4th digit
        4th digit, Empty, text field, is editing
        use the rotor to access misspelled words
        """)
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "focus code.4", "focus code.2", "focus code.3", "focus code.4",
      ])
  }

  @Test("a rich text is read as if it were plain") func rich() {
    let item = ScreenItem.component(
      OUDSPinCodeInput(length: .four, richHelperText: "Sent by **SMS**, <u>now</u>"), id: "code")
    expect(play([item], .touch("code.helper")), reads: "Sent by SMS, now")
  }

  @Test("deletion in an empty field: the one before is cleared, and its label announced") func deleted() {
    expect(
      play([.code(.four, value: "48")], .touch("code.3"), .doubleTap, .delete(2)),
      reads: """
        Enter the code with 4 digits, 3rd digit, Empty, text field
        double tap to edit
        3rd digit, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        [sound: error]
        2nd digit
        [sound: error]
        1st digit
        """)
  }

  @Test("deletion in a filled field: the digit is lost to the label that is announced at the same instant")
  func deletedInFilled() {
    expect(
      play([.code(.four, value: "4829")], .touch("code.2"), .doubleTap, .delete()),
      reads: """
        Enter the code with 4 digits, 2nd digit, 8, text field
        double tap to edit
        2nd digit, text field, is editing, 8, character mode, insertion point at end
        use the rotor to access misspelled words
        [not heard] 8
        2nd digit
        """)
  }

  @Test("the error of 3.3 is heard, that of 3.0 only when the cursor comes to it") func error() {
    let change = Step.Action.set([.init("code", "error", "Wrong code")])
    expect(play([.code(.four, .v3_3)], change), reads: "Wrong code")
    expect(play([.code(.four, .v3_0)], change), reads: "")
    expect(play([.code(.four, .v3_0)], change, .touch("code.error")), reads: "Wrong code")
  }

  @Test("1.4 asked for more fields: the app closes") func crash() {
    let transcript = play(
      [.code(.four, .v1_4)], .set([.init("code", "length", "6")]), .touch("code.1"), .announce(Announcement("Sent")))
    expect(transcript, reads: "")
    #expect(transcript.happenings == ["crash code: Index out of range: field 5"])
    #expect(transcript.remarks == Array(repeating: "nothing happens: the app crashed in step 1", count: 2))
  }

  @Test("a code that is too long is in the log; letters are echoed and ignored") func logAndLetters() {
    let long = play([.code(.four, value: "48291")], .appear)
    #expect(long.happenings == ["log code: The value 48291 has more digits than the 4 fields"])
    let letters = play([.code(.four)], .touch("code.1"), .doubleTap, .type("a"))
    expect(letters.steps(3...), reads: "a")
    #expect(letters.happenings == ["focus code.1", "keyboard up"])
  }

  @Test("placeholders and bullets are never in a transcript, since 1.4", arguments: since1_4, ["en", "fr", "ar"])
  fileprivate func neverDrawn(version: Version, locale: String) {
    let transcript = play(
      [.code(.six, version, helperText: "SMS")],
      .appear, .swipe(.right, times: 6), .touch("code.1"), .doubleTap, .type("482"), .swipe(.left, times: 2), .readAll,
      .autofill("913000"), .readAll, .delete(3), locale: locale)
    #expect(transcript.utterances.count > 20)
    for heard in transcript.utterances {
      #expect(!heard.utterance.text.contains("●") && !heard.utterance.text.contains("•"))
      #expect(!heard.utterance.segments.contains { $0.source == .placeholder || $0.text == "-" })
    }
  }

  @Test("a full code is read back in clear") func readBack() {
    expect(
      play([.code(.four, value: "4829")], .readAll),
      reads: """
        Enter the code with 4 digits, 1st digit, 4, text field
        2nd digit, 8, text field
        3rd digit, 2, text field
        4th digit, 9, text field
        """)
  }
}

@Suite("OUDSPinCodeInput, what is open", .timeLimited) struct OUDSPinCodeInputAssumptionTests {
  private func input(_ version: OUDSPinCodeInput.Version, _ change: (inout OUDSPinCodeInput.Assumptions) -> Void)
    -> ScreenItem
  {
    var assumptions = OUDSPinCodeInput.Assumptions()
    change(&assumptions)
    return .component(OUDSPinCodeInput(length: .four, version: version, assumptions: assumptions), id: "code")
  }

  @Test func blocksDeletion() {
    let actions: [Step.Action] = [.touch("code.1"), .doubleTap, .type("4"), .touch("code.2"), .doubleTap, .delete()]
    func moves(_ blocks: Bool) -> [String] {
      play([input(.v1_4) { $0.blocksDeletion = blocks }], when: [], actions.map { Step($0) }).happenings
        .filter { $0.hasPrefix("focus") }
    }
    #expect(moves(true) == ["focus code.1", "focus code.2"])
    #expect(moves(false) == ["focus code.1", "focus code.2", "focus code.1"])
  }

  @Test func speaksHiddenDigits() {
    func read(_ speaks: Bool) -> Transcript {
      play(
        [input(.v3_2) { $0.speaksHiddenDigits = speaks }], .touch("code.1"), .doubleTap, .type("4"), .touch("code.1")
      ).steps(4...)
    }
    expect(read(true), reads: "1st digit, 4, text field\ndouble tap to edit")
    expect(read(false), reads: "1st digit, ●, text field\ndouble tap to edit")
  }

  @Test(arguments: [Announcement.Priority.high, .default, .low]) func errorPriority(priority: Announcement.Priority) {
    let transcript = play(
      [input(.v3_3) { $0.errorPriority = priority }], .set([.init("code", "error", "Wrong code")]))
    #expect(transcript.utterances.first?.utterance.delivery.name == priority.rawValue)
  }
}
