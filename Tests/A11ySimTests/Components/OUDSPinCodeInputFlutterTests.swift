import A11ySim
import TestSupport
import Testing

private struct Bench {
  var input: OUDSPinCodeInputFlutter
  var environment = Environment(isVoiceOverRunning: false)

  init(_ length: OUDSPinCodeInput.Length = .four, value: String = "", isFocused: Bool = true) {
    input = OUDSPinCodeInputFlutter(length: length, value: value)
    _ = input.send(.environmentChanged, in: environment)
    if isFocused { _ = input.send(.focusChanged("field"), in: environment) }
  }

  mutating func send(_ action: ComponentInput) -> [Effect] { input.send(action, in: environment) }
  mutating func insert(_ text: String) -> [Effect] { send(.insertText(text, in: "field")) }
  mutating func delete() -> [Effect] { send(.deleteBackward(in: "field")) }

  /// What is announced in the end, in order.
  mutating func announcements(after effects: [Effect]) -> [String] {
    var texts: [String] = []
    for case .schedule(let name, let delay) in effects {
      #expect(delay == .milliseconds(100))
      for case .announce(let announcement) in send(.timer(name)) {
        #expect(announcement.priority == .default)
        texts.append(announcement.text.string)
      }
    }
    return texts
  }
}

@Suite("OUDSPinCodeInput for Flutter, the state machine", .timeLimited) struct OUDSPinCodeInputFlutterStateTests {
  @Test("after each change while focused and incomplete: “Digit k of n” 100 ms later (also after deletions)")
  func announced() {
    var bench = Bench()
    var effects = bench.insert("4")
    #expect(effects == [.value("4"), .schedule("announce 1", after: .milliseconds(100))])
    #expect(bench.announcements(after: effects) == ["Digit 2 of 4"])
    effects = bench.insert("8")
    #expect(bench.announcements(after: effects) == ["Digit 3 of 4"])
    effects = bench.delete()
    #expect(effects.first == .value("4"))
    #expect(bench.announcements(after: effects) == ["Digit 2 of 4"])
  }

  @Test("several changes within 100 ms: as many announcements, each of where it is by then") func fast() {
    var bench = Bench()
    let effects = bench.insert("4") + bench.insert("8") + bench.insert("2")
    #expect(bench.announcements(after: effects) == ["Digit 4 of 4", "Digit 4 of 4", "Digit 4 of 4"])
    // A timer that is none of its own announces nothing.
    #expect(bench.send(.timer("announce 1")) == [])
  }

  @Test("completion: unfocus and callback, silent") func completion() {
    var bench = Bench(value: "482")
    #expect(bench.insert("9") == [.value("4829"), .focus(nil), .completed("4829")])
  }

  @Test("a full field takes no value; after a deletion it does") func full() {
    var bench = Bench(value: "4829")
    #expect(bench.insert("7") == [])
    #expect(bench.delete().first == .value("482"))
    #expect(bench.insert("7") == [.value("4827"), .focus(nil), .completed("4827")])
  }

  @Test("delete: the last digit; nothing in an empty field") func deletion() {
    var bench = Bench(value: "4")
    #expect(bench.delete().first == .value(""))
    #expect(bench.delete() == [])
  }

  @Test("letters and other scripts' digits are ignored", arguments: ["a", "½", "٣", "👍", ""])
  func letters(text: String) {
    var bench = Bench(value: "4")
    #expect(bench.insert(text) == [])
  }

  @Test("long-press pastes: everything is replaced, cut to n; letters alone leave nothing") func paste() {
    var bench = Bench(value: "48")
    #expect(bench.insert("G-123456") == [.value("1234"), .focus(nil), .completed("1234")])
    var short = Bench(value: "48")
    #expect(short.insert("12").first == .value("12"))
    #expect(short.insert("abc").first == .value(""))
  }

  @Test("without the focus nothing is announced, nor any focus given up") func withoutFocus() {
    var bench = Bench(isFocused: false)
    #expect(bench.send(.set(property: "value", to: "48")) == [.value("48")])
    #expect(bench.send(.set(property: "value", to: "4829")) == [.value("4829"), .completed("4829")])
    // The app can clear it, unlike on iOS.
    #expect(bench.send(.set(property: "value", to: "")) == [.value("")])
  }

  @Test("a smaller length cuts what is there; a greater one leaves it") func length() {
    var bench = Bench(.six, value: "48291", isFocused: false)
    #expect(bench.send(.set(property: "length", to: "4")) == [.value("4829"), .completed("4829")])
    #expect(bench.send(.set(property: "length", to: "8")) == [])
  }

  @Test(
    "the announcement in every language",
    arguments: [("en", "Digit 2 of 4"), ("fr", "Chiffre 2 sur 4"), ("ar", "الرقم 2 من 4")])
  func announcedIn(locale: String, text: String) {
    var bench = Bench()
    bench.environment.locale = locale
    let effects = bench.insert("4")
    #expect(bench.announcements(after: effects) == [text])
  }
}

@Suite("OUDSPinCodeInput for Flutter, the accessibility tree", .timeLimited) struct OUDSPinCodeInputFlutterTreeTests {
  private func tree(_ input: OUDSPinCodeInputFlutter, locale: String = "en", _ actions: Step.Action...) -> String {
    var session = Session(screen: [.component(input, id: "code")], reader: .none, locale: locale)
    for action in actions { session.perform(action) }
    return session.elements.description
  }

  @Test("one hidden text field; row node with a label; cells with the role as text inside the label") func initial() {
    #expect(
      tree(.init(length: .four, helperText: "Sent by SMS", value: "48")) == """
        textField code.field value "48" hidden drawn ""
        group code.group "Enter your 4-digit code"
          text code.1 "1st digit, , EditBox" drawn "●"
          text code.2 "2nd digit, , EditBox" drawn "●"
          text code.3 "3rd digit, , EditBox" drawn "-"
          text code.4 "4th digit, , EditBox" drawn "-"
        text code.helper "Sent by SMS" hidden
        """)
  }

  @Test("each cell: the digit unless masked; hint “Double tap to edit”") func unmasked() {
    let input = OUDSPinCodeInputFlutter(length: .four, showsDigits: true, value: "48")
    let cells = AccessibilityTree(input.elements).readingOrder.map(\.element)
    #expect(
      cells.map { $0.label?.string } == [
        "1st digit, 4, EditBox", "2nd digit, 8, EditBox", "3rd digit, , EditBox", "4th digit, , EditBox",
      ])
    #expect(cells.map(\.drawn) == ["4", "8", "-", "-"])
    #expect(cells.allSatisfy { $0.hint == "Double tap to edit" && $0.value == nil && $0.text == nil })
  }

  @Test("row hint = error or helper; in error the label is replaced by “Error”") func error() throws {
    let helped = try #require(OUDSPinCodeInputFlutter(helperText: "Sent by SMS").elements.first { $0.id == "group" })
    #expect(helped.label?.string == "Enter your 6-digit code")
    #expect(helped.hint == "Sent by SMS")
    var input = OUDSPinCodeInputFlutter(helperText: "Sent by SMS")
    #expect(input.send(.set(property: "error", to: "Wrong code"), in: Environment()) == [])
    let failed = try #require(input.elements.first { $0.id == "group" })
    #expect(failed.label?.string == "Error")
    #expect(failed.hint == "Wrong code")
    #expect(input.elements.last?.id == "error" && input.elements.last?.isHidden == true)
  }

  @Test(
    "in every language",
    arguments: [
      (
        "en",
        [
          "Enter your 8-digit code", "1st digit, , EditBox", "2nd digit, , EditBox", "3rd digit, , EditBox",
          "8th digit, , EditBox",
        ]
      ),
      (
        "fr",
        [
          "Entrez votre code à 8 chiffres", "1er chiffre, , Champ de saisie", "2ème chiffre, , Champ de saisie",
          "3ème chiffre, , Champ de saisie", "8ème chiffre, , Champ de saisie",
        ]
      ),
      (
        "ar",
        [
          "أدخل رمزك المكوّن من 8 أرقام", "الخانة 1, , حقل النص", "الخانة 2, , حقل النص", "الخانة 3, , حقل النص",
          "الخانة 8, , حقل النص",
        ]
      ),
    ])
  func languages(locale: String, texts: [String]) {
    let session = Session(
      screen: [.component(OUDSPinCodeInputFlutter(length: .eight), id: "code")], reader: .none, locale: locale)
    let labels = ["group", "1", "2", "3", "8"].map { session.elements["code.\($0)"]?.label?.string }
    #expect(labels == texts)
    #expect(session.elements["code.1"]?.label?.confidence == .pinned)
  }

  @Test("the keyboard can be in the hidden field; the cursor of a cell is all that is drawn of it") func editing() {
    #expect(
      tree(.init(length: .four), .touch("code.field"), .doubleTap, .type("48")) == """
        textField code.field value "48" editing at 2 hidden drawn ""
        group code.group "Enter your 4-digit code"
          text code.1 "1st digit, , EditBox" drawn "●"
          text code.2 "2nd digit, , EditBox" drawn "●"
          text code.3 "3rd digit, , EditBox" drawn ""
          text code.4 "4th digit, , EditBox" drawn "-"
        """)
  }

  @Test("version is not its own: the kind makes the same of every one") func versions() {
    for version in OUDSPinCodeInput.kind.versions {
      let made = OUDSPinCodeInput.kind.make([
        "platform": "flutter", "version": version, "value": "12", "showsDigits": "true",
      ])
      #expect(made.platform == .flutter)
      #expect(made.elements == OUDSPinCodeInputFlutter(showsDigits: true, value: "12").elements)
      #expect(made.promises == [])
    }
  }
}
