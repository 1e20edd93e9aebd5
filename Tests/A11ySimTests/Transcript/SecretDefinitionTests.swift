import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Judging
@testable import Simulation

/// What a secret is, input by input: what is heard and shown of it, and what is not.
@Suite("What a secret is", .timeLimited) struct SecretDefinitionTests {
  private func scenario(_ text: String) throws -> Scenario { try ScenarioParser.parse(text) }

  private func form(_ pin: String, _ steps: String, label: String = "PIN", more: String = "") throws -> Scenario {
    try scenario(
      """
      screen:
        - secureTextField: { label: \(label), id: pin }
        - textField: { label: Other, id: other }
        - text: { label: Nothing yet, id: echo }
        - button: { label: Show, id: show }
      \(more)
      when:
        show.activated: [ { turns: [ [ { set: { pin: { secure: false } } } ], [ { set: { pin: { secure: true } } } ] ] } ]
      steps: [ appear, { touch: pin }, doubleTap, { type: "\(pin)" }, { wait: 1s }, \(steps) ]
      """)
  }

  private func heard(_ scenario: Scenario, isRedacted: Bool = false) -> [String] {
    scenario.play(isRedacted: isRedacted).utterances.map(\.utterance.text)
  }

  // MARK: By id

  @Test("a password that is shown first and typed then", arguments: ["voiceover", "talkback"])
  func shownFirst(reader: String) throws {
    let play = try scenario(
      """
      reader: \(reader)
      screen:
        - secureTextField: { label: Password, id: pw }
        - button: { label: Show password, id: show }
      when: { show.activated: [ { set: { pw: { secure: false } } } ] }
      steps: [ appear, { touch: show }, doubleTap, { touch: pw }, doubleTap, { type: Tr0ub4dor }, { swipe: right }, { swipe: left } ]
      """)
    // The number of the rules in a header is no character of the password.
    let text = play.play().everyForm.replacing("\"rules\":\"\(Transcript.rules)\"", with: "")
    #expect(text.contains("type: •••••••••"))
    for part in ["Tr0ub4dor", "Tr0ub", "4dor", "\"T\"", "\"r\"", "\"4\""] { #expect(!text.contains(part), "\(part)") }
  }

  @Test("TalkBack's own words around a shown password that is pasted and deleted") func wordsAroundAPassword() throws {
    let play = try scenario(
      """
      reader: talkback
      locale: es
      screen:
        - secureTextField: { label: Clave, id: pw }
        - button: { label: Ver, id: show }
      when: { show.activated: [ { set: { pw: { secure: false } } } ] }
      steps: [ appear, { touch: show }, doubleTap, { touch: pw }, doubleTap, { paste: Bq7Hxzu9 }, { type: K }, delete ]
      """)
    let heard = play.play().utterances.map(\.utterance.text)
    #expect(heard.contains("Se ha pegado ••••"))
    #expect(heard.contains("•••• eliminado"))
    // “K mayúscula” would tell that a letter is a capital.
    #expect(heard.contains("•"))
  }

  @Test("a code in the name of the app that sends a notification") func appOfANotification() throws {
    let play = try form("604915", #"{ notification: { app: "Bank 604-915", text: Hello } }, { wait: 4s }"#)
    let text = play.play().everyForm
    #expect(text.contains("notification: { app: Bank •••-•••, text: Hello }"))
    #expect(!text.contains("604-915"))
  }

  @Test("a component with a name and a password hides only the password", arguments: ["voiceover", "talkback"])
  func oneSecureFieldAmongOthers(reader: String) throws {
    for laterSecure in [false, true] {
      let form = NameAndPassword(isSecureFromStart: !laterSecure)
      var scenario = Scenario(reader: try Reader(parsing: reader))
      scenario.screen = [.component(form, id: "form")]
      scenario.steps = [
        Step(.appear), Step(.touch("form.name")), Step(.doubleTap), Step(.type("Ada L")), Step(.touch("form.password")),
        Step(.doubleTap), Step(.type("Tr0ub4dor")), Step(.touch("form.go")), Step(.doubleTap), Step(.wait(.seconds(9))),
        Step(.touch("form.name")),
      ]
      let text = scenario.play().everyForm
      #expect(text.contains("Ada L") && text.contains("type: •••••••••"), "\(text)")
      for part in ["Tr0ub4dor", "Tr0ub", "4dor"] { #expect(!text.contains(part), "\(part)") }
    }
  }

  @Test("a field that becomes secure after it was filled is secret from the start") func securedLater() throws {
    let play = try scenario(
      """
      screen:
        - textField: { label: Secret word, id: pw }
        - button: { label: Go on, id: go }
      when: { go.activated: [ { set: { pw: { secure: true } } } ] }
      steps: [ appear, { touch: pw }, doubleTap, { type: packet94 }, { touch: go }, doubleTap, { touch: pw } ]
      """)
    let transcript = play.play()
    #expect(!transcript.everyForm.contains("packet94"))
    #expect(transcript.description.contains("# 4 type: ••••••••"))
    #expect(
      transcript.utterances.last { $0.utterance.reason == .focus }?.utterance.text.contains("8 characters") == true)
    #expect(transcript.description.contains("→ value pw: 1 character\n"))
  }

  @Test("a field of the same id on another screen is the same secret") func acrossScreens() throws {
    let play = try scenario(
      """
      screens:
        one: [ { textField: { label: PIN, id: pin } }, { button: { label: Next, id: next } } ]
        two: [ { secureTextField: { label: PIN, id: pin } } ]
      start: one
      steps: [ appear, { touch: pin }, doubleTap, { type: "4829" }, { show: two }, { touch: pin } ]
      """.replacing("{ show: two }", with: "{ screen: two }"))
    #expect(!play.play().everyForm.contains("4829"))
    #expect(play.play().description.contains("type: ••••"))
  }

  @Test("the keys that are touched and a copy that is pasted elsewhere") func keysAndCopies() throws {
    let play = try form(
      "Xq7vZk!Pt2w",
      "{ touch: show }, doubleTap, { touch: pin }, selectAll, copy, { touch: other }, doubleTap, paste, { touch: other }"
    )
    #expect(!play.play().everyForm.contains("Xq7vZk"))
    let messages = Audit(play).findings.map(\.message) + Audit(play).notes.map(\.message)
    for part in ["Xq7vZk", "Pt2w", "XqvZk!Ptw"] { #expect(!messages.joined().contains(part)) }
    let keys = try scenario(
      """
      screen: [ { secureTextField: { label: PIN, id: pin, numberPad: true } } ]
      steps:
        - appear
        - touch: pin
        - doubleTap
        - set: { pin: { secure: false } }
        - touch: keyboard.4
        - doubleTap
        - touch: keyboard.8
        - doubleTap
      """)
    let text = keys.play().everyForm
    #expect(!text.contains("keyboard.4") && !text.contains("keyboard.8"))
    #expect(text.contains("keyboard.•"))
  }

  @Test("the same text in a second field is the same secret") func confirmed() throws {
    let play = try form("marmalade7", "{ touch: other }, doubleTap, { type: marmalade7 }, { touch: other }")
    let text = play.play().everyForm
    #expect(!text.contains("marmalade7") && !text.contains("\"m\""))
  }

  // MARK: As a string

  /// The spellings of 482913 that an app may say or show after it was typed.
  static let spellings = [
    "482913", "482 913", "482-913", "4|8|2|9|1|3", "4.8.2.9.1.3", "4\u{200B}8\u{200B}2\u{200B}9\u{200B}1\u{200B}3",
    "4\u{AD}8\u{AD}2\u{AD}9\u{AD}1\u{AD}3",
    "4\u{FE0F}\u{20E3}8\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}9\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3}3\u{FE0F}\u{20E3}",
    "٤٨٢٩١٣", "४८२९१३", "４８２９１３", "四八二九一三", "four eight two nine one three",
    "four hundred and eighty-two thousand nine hundred and thirteen", "forty-eight twenty-nine thirteen",
    "quatre cent quatre-vingt-deux mille neuf cent treize", "Vierhundertzweiundachtzigtausendneunhundertdreizehn",
    "vier acht zwei neun eins drei", "cuatrocientos ochenta y dos mil novecientos trece",
    "quattrocentottantaduemilanovecentotredici", "quatrocentos e oitenta e dois mil novecentos e treze",
    "fyra åtta två nio ett tre", "cztery osiem dwa dziewięć jeden trzy", "четыре восемь два девять один три",
    "digit 1 of 6: 4, digit 2 of 6: 8, digit 3 of 6: 2, digit 4 of 6: 9, digit 5 of 6: 1, digit 6 of 6: 3",
    "ends in 913", "begins with 482", "Code 482, then 913", "482 hyphen 913",
  ]

  @Test(arguments: spellings) func anAppSaysIt(spelling: String) throws {
    let said = "It is \(spelling)"
    for step in [
      "{ announce: \(JSON.string(said)) }", "{ set: { echo: { label: \(JSON.string(said)) } } }, { touch: echo }",
    ] {
      let transcript = try form("482913", step).play()
      let heard = try #require(transcript.utterances.last { $0.utterance.text.hasPrefix("It is") }?.utterance.text)
      #expect(heard.contains("•"))
      // The cells count themselves.
      if !spelling.hasPrefix("digit") {
        #expect(!heard.contains { $0.isNumber }, "\(heard)")
        #expect(heard.count <= said.count)
      } else {
        #expect(heard.hasSuffix("digit 5 of 6: •, digit 6 of 6: •"))
      }
      #expect(transcript.reveals.count == 1)
      #expect(!transcript.everyForm.contains(spelling))
    }
  }

  @Test(
    "a password of letters, digits and signs",
    arguments: ["Tr0!ub4dor", "T r 0 ! u b 4 d o r", "TR0!UB4DOR", "Tr0\u{200B}!ub4dor", "ub4dor"])
  func mixed(spelling: String) throws {
    let transcript = try form("Tr0!ub4dor", "{ announce: \(JSON.string("It is \(spelling)?")) }").play()
    let heard = try #require(transcript.utterances.last?.utterance.text)
    #expect(heard.hasPrefix("It is •") && heard.hasSuffix("•?"))
    #expect(!heard.dropFirst(6).contains { $0.isLetter || $0.isNumber || $0 == "!" }, "\(heard)")
  }

  @Test(
    "letters in cells, and a letter that is written as two",
    arguments: [
      ("Qz7W", "case 1 : Q, case 2 : z, case 3 : 7, case 4 : W", "case 1 : •, case 2 : •, case 3 : •, case 4 : •"),
      ("Qz7W", "Q | 1, z | 2, 7 | 3, W | 4", "• | 1, • | 2, • | 3, • | 4"),
      ("Qz7W", "case 1 : Q, case 2 : z, case 3 : 8, case 4 : W", "case 1 : Q, case 2 : z, case 3 : 8, case 4 : W"),
      ("Straße48", "It is STRASSE48", "It is •••••••••"), ("STRASSE48", "It is straße48", "It is ••••••••"),
    ])
  func letters(typed: String, said: String, shown: String) throws {
    let transcript = try form(typed, "{ announce: \(JSON.string(said)) }").play()
    #expect(transcript.utterances.last?.utterance.text == shown)
  }

  @Test("of a short content only the whole") func short() throws {
    for text in ["29 March", "Room 82", "48 minutes", "9 of 12", "Passcode 4928", "1 482 900 €"] {
      #expect(try heard(form("4829", "{ announce: \(JSON.string(text)) }")).last == text)
    }
  }

  @Test(
    "the reader's own words stay, whatever was typed", arguments: ["password", "packet94", "edit boxes", "characters8"])
  func readersWords(typed: String) throws {
    var play = try form(typed, "{ touch: other }, { touch: pin }")
    play.reader = .talkBack
    #expect(heard(play).contains { $0.contains("password, \(typed.count) characters, Edit box") })
    play.reader = .voiceOver
    #expect(heard(play).contains { $0.hasPrefix("PIN, \(typed.count) characters, secure text field") })
    var open = play
    open.reader = .talkBack
    open.screen = [
      .field("PIN", id: "pin"), .field("Other", id: "other"), .text("Nothing yet", id: "echo"),
      .button("Show", id: "show"),
    ]
    open.reactions = []
    #expect(heard(open, isRedacted: true).contains { $0.contains("Edit box") })
  }

  // MARK: What was there before

  /// Texts with a number or a word in them, and what somebody types.
  private static func before(_ number: Int) -> (text: String, typed: String) {
    var random = SplitMix64(seed: UInt64(number))
    func digits(_ count: Int) -> String {
      String((0..<count).map { Character(String(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &random))) })
    }
    let (four, six, eight) = (digits(4), digits(6), digits(8))
    let words = ["Password", "Account", "Verify", "Welcome", "Transfer", "Balance", "Secure", "Delivery"]
    let word = words[number / 12 % words.count]
    return switch number % 12 {
    case 0: ("Offer ends 31 December \(four)", four)
    case 1: ("\(word) settings", word + digits(3))
    case 2: ("€ \(four).50", four)
    case 3: ("Total: \(four.prefix(1)),\(four.suffix(3)).00 $", four)
    case 4: ("+49 30 \(six)", six)
    case 5: ("Call 0\(eight)", eight)
    case 6: ("Invoice \(eight), page 2", eight)
    case 7: ("\(word)", word.lowercased())
    case 8: ("Flight LH\(four) to Oslo", four)
    case 9: ("\(four.prefix(2)):\(four.suffix(2)) h", four)
    case 10: ("Order no. \(six.prefix(3)) \(six.suffix(3))", six)
    default: ("\(word) since 12/\(four)", four)
    }
  }

  @Test("300 texts that were there before are not masked") func textsOfBefore() async throws {
    for number in 0..<300 {
      await Task.yield()
      let (text, typed) = Self.before(number)
      var play = try form(
        typed, "{ touch: before }, { swipe: left }, { swipe: right }",
        more: "  - text: { label: \(JSON.string(text)), id: before }")
      play.reader = number % 2 == 0 ? .voiceOver : .talkBack
      for isRedacted in [false, true] {
        let transcript = play.play(isRedacted: isRedacted)
        #expect(transcript.utterances.contains { $0.utterance.text == text }, "\(text), \(typed)")
        #expect(transcript.reveals.isEmpty, "\(text)")
      }
      #expect(play.play().description.contains("choose another test value"), "\(text), \(typed)")
    }
  }

  @Test("the label stays, and does not tell the password") func label() throws {
    let play = try scenario(
      """
      screen:
        - heading: Password
        - secureTextField: { label: Password, id: pw }
        - text: Password must have 8 characters
      steps: [ appear, { touch: pw }, doubleTap, { type: Password123 }, { wait: 2s }, { swipe: right } ]
      """)
    #expect(heard(play).first == "Password, heading")
    #expect(heard(play).last == "Password must have 8 characters")
  }

  // MARK: Who says it

  @Test(
    "the audit says who says it",
    arguments: [
      ("{ announce: Your PIN is 4829 }", "an announcement"),
      ("{ set: { echo: { label: You typed 4829 } } }", "a label of echo"),
      ("{ notification: { app: Bank, text: Your PIN is 4829 } }", "a notification"),
      ("{ set: { echo: { hint: It is 4829 } } }, { touch: echo }, { wait: 5s }", "a hint of echo"),
    ])
  func whoSaysIt(step: String, who: String) throws {
    let play = try form("4829", step)
    let found = Audit(play).findings.filter { $0.rule == "secret-announced" }
    #expect(found.count == 1)
    #expect(
      found.first.map { $0.message.contains(who) || who == "an announcement" && $0.message.contains("announced") }
        == true)
    #expect(!found.contains { $0.message.contains("4829") })
    #expect(play.play().reveals.map(\.what) == [who])
  }

  @Test("a title and a file name") func titles() throws {
    var play = try form("4829", "{ wait: 1s }")
    play.name = "Enters 4829"
    play.file = "flows/pin-4829.yaml"
    let transcript = play.play()
    #expect(transcript.header.scenario == "Enters ••••")
    #expect(transcript.reveals.map(\.what) == ["the name of the scenario", "the name of the file"])
    #expect(Audit(play).findings.filter { $0.rule == "secret-announced" }.count >= 1)
  }

  // MARK: Verdicts

  @Test("a verdict is made in clear, with --redact too") func verdicts() throws {
    let play = try scenario(
      """
      screen: [ { textField: { label: Code, id: code } } ]
      steps:
        - touch: code
        - doubleTap
        - type: "4829"
        - touch: code
        - expect: { contains: "Code, 4829, text field" }
        - expect: { never: "4829" }
        - expect: { contains: "Code, 4820, text field" }
      """)
    let clear = play.findings(in: play.play())
    #expect(clear.map(\.line) == [8, 9])
    let hidden = play.findings(in: play.play(isRedacted: true), isRedacted: true)
    #expect(hidden.map(\.line) == clear.map(\.line))
    #expect(!hidden.map(\.message).joined().contains("4829"))
    var redact = play
    redact.isRedacted = true
    #expect(redact.findings(in: redact.play()).map(\.line) == clear.map(\.line))
  }

  @Test("what must never be heard is judged in clear", arguments: ["voiceover", "talkback"])
  func neverInClear(reader: String) throws {
    let play = try scenario(
      """
      reader: \(reader)
      screen: [ { secureTextField: { label: PIN, id: pin } } ]
      steps:
        - touch: pin
        - doubleTap
        - type: "5817"
        - wait: 2s
        - announce: "Your PIN is 5817"
        - wait: 4s
        - expect: { never: "5817" }
        - expect: { never: "5 8 1 7" }
        - expect: { never: "PIN is" }
        - expect: { never: "5818" }
      """)
    for isRedacted in [false, true] {
      let transcript = play.play(isRedacted: isRedacted)
      let findings = play.findings(in: transcript, isRedacted: isRedacted)
      #expect(findings.map(\.line) == [10, 11, 12])
      #expect(findings.first?.message == "the hidden text was heard: Your PIN is ••••")
      #expect(!"\(findings)".contains("5817"))
      #expect(!transcript.everyForm.contains("5817"))
      var dumped = ""
      dump(transcript.utterances, to: &dumped)
      #expect(!dumped.contains("5817"))
    }
  }

  @Test("a part of what was pasted is as secret as the whole") func rejectedPart() throws {
    let play = try ScenarioParser.parse(
      """
      screen: [ { id: code, component: uikit-otp-fields, filter: digits } ]
      steps: [ { touch: code.1 }, doubleTap, { paste: Bq7Hx } ]
      """)
    let message = try #require(
      Audit(play, isRedacted: true).findings.first { $0.rule == "rejected-silently" }?.message)
    #expect(message.contains("a part of “•••••”, which was pasted in code.1, was rejected"))
  }

  @Test("a password that is typed on while it is shown is not rejected") func typedOn() throws {
    let play = try scenario(
      """
      screen: [ { secureTextField: { label: Password, id: pw } } ]
      steps: [ appear, { touch: pw }, doubleTap, { type: marma }, { set: { pw: { secure: false } } }, { type: lade } ]
      """)
    #expect(!Audit(play).findings.contains { $0.rule == "rejected-silently" })
  }

  @Test("every scenario of the repository has the same verdict with --redact") func everyVerdict() async throws {
    var count = 0
    for (name, text) in Repository.goodScenarios {
      await Task.yield()
      guard let play = try? ScenarioParser.parse(text, file: name) else { continue }
      for locale in play.locales.prefix(2) {
        let clear = play.findings(in: play.play(locale: locale))
        let hidden = play.findings(in: play.play(locale: locale, isRedacted: true), isRedacted: true)
        #expect(hidden.map(\.line) == clear.map(\.line), "\(name), \(locale)")
        count += 1
      }
    }
    #expect(count > 250)
  }

  // MARK: Elsewhere

  @Test("an exploration hides it from when it knows, in everything that is saved") func explored() throws {
    let play = try scenario(
      """
      screen:
        - textField: { label: Secret word, id: pw }
        - button: { label: Go on, id: go }
      when: { go.activated: [ { set: { pw: { secure: true } } } ] }
      steps: [ appear ]
      """)
    var exploration = Exploration(play, locale: "en")
    let actions: [Step.Action] = [.touch("pw"), .doubleTap, .type("packet94"), .touch("go"), .doubleTap, .touch("pw")]
    for action in actions { exploration.perform(action) }
    let transcript = Transcript(header: exploration.header, entries: exploration.entries(), diagnostics: [], end: .zero)
    #expect(!transcript.everyForm.contains("packet94"))
    let (steps, hasPlaceholders) = exploration.concealedSteps()
    #expect(hasPlaceholders)
    #expect(steps.count == 7 && !"\(steps)".contains("packet94"))
  }

  @Test("a field that is secure in another capture of the app") func captures() throws {
    func capture(_ role: Role, _ value: SpokenText?, _ file: String) -> Scenario {
      var field = AccessibilityElement(id: "pw", role: role, label: "Password", value: value)
      field.source = FileLocation(file: file, line: 2, column: 1)
      var scenario = Scenario()
      scenario.screen = [.element(field)]
      return scenario
    }
    var captures = [capture(.secureTextField, nil, "b1.xml"), capture(.textField, "Tr0ub4dor", "b2.xml")]
    Scenario.shareSecrets(of: &captures)
    let difference = ScreenDifference(from: captures[0], to: captures[1], locale: "en")
    #expect(!difference.changes.isEmpty)
    #expect(!"\(difference.changes)".contains("Tr0ub4dor"))
    #expect(Session(captures[1], locale: "en").elements.description.contains("••••"))
    #expect(!Session(captures[1], locale: "en").elements.description.contains("Tr0ub4dor"))
  }

  @Test("a screen before the first step hides what a later step makes secure") func described() throws {
    let play = try scenario(
      """
      screen:
        - textField: { label: Secret word, id: pw, value: packet94 }
        - button: { label: Go on, id: go }
      when: { go.activated: [ { set: { pw: { secure: true } } } ] }
      steps: [ appear, { touch: go }, doubleTap ]
      """)
    let session = play.opened(locale: "en")
    #expect(session.descriptions.first?.lines.first == "Secret word, ••••, text field")
    #expect(!session.elements.description.contains("packet94"))
  }

  // MARK: Times

  @Test("times and the length of speech are those of the bullets") func times() throws {
    // Words of very different length.
    let plays = try ["7777", "1111"].map {
      try form($0, "{ announce: It is \($0) }, { wait: 5s }, { announce: Done }").play()
    }
    #expect(plays[0].timeline == plays[1].timeline)
    #expect(plays[0].end == plays[1].end)
    let redacted = try ["77777777", "11111111"].map { code in
      try scenario(
        """
        screen: [ { textField: { label: Code, id: code } } ]
        steps: [ { touch: code }, doubleTap, { type: "\(code)", interval: 50ms }, { touch: code } ]
        """.replacing("{ type: \"\(code)\", interval: 50ms }", with: "{ type: { text: \"\(code)\", interval: 50ms } }")
      ).play(isRedacted: true)
    }
    #expect(redacted[0].timeline == redacted[1].timeline)
  }
}

/// A form that says and logs what is in its password when it is sent.
private struct NameAndPassword: Component {
  private var isSecure: Bool
  private var name = ""
  private var password = ""
  private var focus: String?

  init(isSecureFromStart: Bool) { isSecure = isSecureFromStart }

  var elements: [AccessibilityElement] {
    [
      field("name", name, isSecure: false), field("password", password, isSecure: isSecure),
      AccessibilityElement(id: "go", role: .button, label: "Go"),
    ]
  }

  private func field(_ id: String, _ content: String, isSecure: Bool) -> AccessibilityElement {
    AccessibilityElement(
      id: id, role: isSecure ? .secureTextField : .textField, label: SpokenText(id),
      value: isSecure || content.isEmpty ? nil : SpokenText(content),
      text: .init(isSecure: isSecure, length: content.count, isEditing: focus == id, insertionPoint: content.count))
  }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .focusChanged(let id): focus = id
    case .activated(let id) where id != "go":
      focus = id
      return [.focus(id)]
    case .activated:
      isSecure = true
      return [.announce(Announcement(SpokenText("Sent \(password)"))), .log("sent \(password)"), .completed(password)]
    case .insertText(let text, in: "name"): name += text
    case .insertText(let text, in: _):
      password += text
      return [.value(password, of: "password")]
    default: break
    }
    return []
  }
}
