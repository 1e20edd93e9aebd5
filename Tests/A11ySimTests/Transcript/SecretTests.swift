import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// A random walk over a screen with everything on it. Whatever goes into its secure fields is made of `secretAlphabet`.
struct Mix {
  /// Characters that nothing else in a transcript has.
  static let secretAlphabet = Array("ҖҗҘҙҚқҜҝҞҟ")

  var scenario = Scenario()
  private(set) var secrets: [String] = []

  /// Creates a walk. `reader` and `chosen`, the values of settings, take the place of random ones.
  init(
    seed: UInt64, isSecretive: Bool = false, isRedacted: Bool = false, reader: Reader? = nil,
    settings chosen: [String: String] = [:]
  ) {
    var random = SplitMix64(seed: seed)
    scenario.pace = Pace.allCases.randomElement(using: &random)!
    scenario.reader = [.voiceOver, .voiceOver, .voiceOver(version: 16), .none].randomElement(using: &random)!
    if let reader { scenario.reader = reader }
    scenario.locales = [["en", "fr", "ar"].randomElement(using: &random)!]
    for setting in Setting.all where setting.values.count > 1 {
      try? scenario.settings.set(setting.name, to: setting.values.randomElement(using: &random)!)
    }
    for (name, value) in chosen { try? scenario.settings.set(name, to: value) }
    let name = isRedacted ? Self.secret(&random) : "Zoe"
    scenario.screen = [
      .heading("Sign in"), .secureField("PIN", id: "pin", value: isSecretive ? SpokenText(note(&random)) : nil),
      .field("Name", id: "name"), .component(SecretBox(), id: "box"), .code(.four), .toggle("Sound", isOn: false),
      .button("Verify", id: "verify"),
    ]
    scenario.reactions = [
      .init(to: .activated, of: "verify", [Step(.announce(Announcement("Verified"))), Step(.wait(.seconds(1)))]),
      .init(to: .focus, of: "pin", [Step(.set([.init("verify", "label", "Check")]))]),
      .init(
        to: .focus, of: "name",
        [
          Step(
            .choose(
              [.init(if: .property(.value, of: "pin", .empty(true)), [Step(.focus("pin"))])],
              otherwise: [Step(.turns([[Step(.announce(Announcement("Once")))], []], name: "name"))])),
          Step(
            .every(
              .init(
                "clock", every: .milliseconds(700), times: 3,
                [Step(.count(.init(down: "verify", times: 3) { "Verify in \($0) s" }))],
                then: [Step(.stop("clock"))]))),
        ]),
    ]
    if isSecretive {
      scenario.reactions.append(.init(to: .completed, of: "code", [Step(.set([.init("pin", "value", note(&random))]))]))
    }
    let fields = isSecretive ? ["pin", "box.1"] : ["pin", "name", "box.1", "code.1", "code.3"]
    if isSecretive { scenario.steps = [Step(.touch("pin")), Step(.doubleTap)] }
    for _ in 0..<30 {
      let text =
        isSecretive || isRedacted ? note(&random) : ["48", "2", "Hi you. ", name].randomElement(using: &random)!
      let action: Step.Action? =
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1, 2: .touch(fields.randomElement(using: &random)!)
        case 3, 4: nil
        case 5, 6:
          .type(
            text, interval: Bool.random(using: &random) ? .milliseconds(Int.random(in: 0...300, using: &random)) : nil,
            via: Keyboard.allCases.randomElement(using: &random)!)
        case 7: .paste(text)
        case 8: .autofill(text)
        case 9: .delete(Int.random(in: 1...3, using: &random))
        case 10: [.copy, .selectAll, .paste()].randomElement(using: &random)!
        case 11:
          isSecretive ? .set([.init("pin", "value", text)]) : .key(Step.Key.allCases.randomElement(using: &random)!)
        case 12: .swipe(.right, times: 2)
        case 13: .readAll
        case 14: .wait(.milliseconds(Int.random(in: 0...3_000, using: &random)))
        case 15: .focus(isSecretive ? "pin" : [nil, "pin", "name"].randomElement(using: &random)!)
        case 16: [.locale("de"), .readerLocale("fr"), .locale("ar")].randomElement(using: &random)!
        case 17: .set([.init("pin", "maxLength", "6"), .init("verify", "hidden", "false")])
        case 18: .set([.init("pin", "secure", "false")])
        default:
          .announce(Announcement("Code sent", priority: Announcement.Priority.allCases.randomElement(using: &random)!))
        }
      let after: Duration? =
        Int.random(in: 0..<4, using: &random) == 0 ? .milliseconds(Int.random(in: 0...2_000, using: &random)) : nil
      if case .set(let changes) = action, changes[0].property == "secure" {
        // The app shows what was typed, somebody reads it, and the app hides it again.
        scenario.steps += [Step(.set(changes)), Step(.touch("pin")), Step(.readAll)]
        scenario.steps.append(Step(.set([.init("pin", "secure", "true")])))
      } else if let action {
        scenario.steps.append(Step(action, after: after))
      } else {
        // Into a field, and to work.
        scenario.steps.append(Step(.touch(fields.randomElement(using: &random)!)))
        scenario.steps.append(Step(.doubleTap))
      }
    }
  }

  private mutating func note(_ random: inout SplitMix64) -> String {
    let secret = Self.secret(&random)
    secrets.append(secret)
    return secret
  }

  private static func secret(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...8, using: &random)
    return String((0..<count).map { _ in secretAlphabet.randomElement(using: &random)! })
  }

  func transcript(isRedacted: Bool = false) -> Transcript { scenario.play(isRedacted: isRedacted) }
}

/// A component with a secure field that keeps nothing to itself: it reports its content, and logs it.
private struct SecretBox: Component {
  private var content = ""

  var elements: [AccessibilityElement] {
    [
      AccessibilityElement(
        id: "1", role: .secureTextField, label: "Password", value: SpokenText(content),
        text: .init(isSecure: true, length: content.count))
    ]
  }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .insertText(let text, _):
      content += text
      return [
        .value(content), .value(content, of: "1"), .completed(content), .schedule("log", after: .milliseconds(30)),
      ]
    case .deleteBackward:
      content = String(content.dropLast())
      return [.value(content)]
    case .set("value", let text):
      content = text
      return [.value(content)]
    case .timer: return [.log("checking \(environment.locale)")]
    default: return []
    }
  }
}

@Suite("Secrets", .timeLimited) struct SecretTests {
  /// Nothing typed, pasted, filled or set into a secure field is in any form of a transcript.
  @Test(arguments: 0..<60) func neverShown(seed: UInt64) {
    let mix = Mix(seed: seed, isSecretive: true)
    let transcript = mix.transcript()
    let shown = Set(transcript.everyForm.unicodeScalars)
    let leaks = Mix.secretAlphabet.filter { shown.contains($0.unicodeScalars.first!) }
    #expect(leaks.isEmpty)
    #expect(mix.secrets.count > 5)
  }

  @Test("the field really had them: the walk is no walk around the secret") func reallyEntered() {
    let counted = (0..<60).count { seed in
      Mix(seed: UInt64(seed), isSecretive: true).transcript().happenings.contains { $0.hasPrefix("value pin: ") }
    }
    #expect(counted > 30)
  }

  @Test("a log that quotes what was typed into a secure field quotes bullets") func log() {
    struct Leaky: Component {
      let elements = [AccessibilityElement(id: "1", role: .secureTextField, label: "PIN")]
      private var content = ""
      init() {}
      mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        guard case .insertText(let text, _) = input else { return [] }
        content += text
        return content.count < 6 ? [] : [.log("rejected \(content)"), .crash("assertion failed: \(content)")]
      }
    }
    let transcript = play([.component(Leaky(), id: "it")], .touch("it.1"), .doubleTap, .type("482913"))
    #expect(transcript.happenings.suffix(2) == ["log it: rejected ••••••", "crash it: assertion failed: ••••••"])
    #expect(!transcript.everyForm.contains("482913"))
  }

  @Test("a code on its way into a secure field masks its own step") func ownStep() throws {
    let transcript = play(
      [.secureField("PIN"), .field("Name")], when: [],
      [
        Step(.touch("pin")), Step(.doubleTap), Step(.autofill("4829")),
        Step(.set([.init("field", "value", "Zoe")]), after: .milliseconds(5)),
      ], settings: try settings("smsDelivery", "perCharacter"))
    #expect(transcript.description.contains("# 3 autofill: ••••\n"))
    #expect(transcript.description.contains("value: Zoe"))
    #expect(transcript.happenings.contains("value pin: 1 character"))
    #expect(transcript.happenings.contains("value pin: 4 characters"))
  }

  @Test("what is typed into a plain field is shown") func plain() {
    let transcript = play([.field("Name")], .touch("field"), .doubleTap, .type("Zoe"))
    #expect(transcript.description.contains("# 3 type: Zoe"))
    #expect(transcript.happenings.last == "value field: Zoe")
  }
}

@Suite("Redaction", .timeLimited) struct RedactionTests {
  private func redacted(_ screen: [ScreenItem], _ steps: Step.Action..., when reactions: [Scenario.Reaction] = [])
    -> Transcript
  {
    play(screen, when: reactions, steps.map { Step($0) }, isRedacted: true)
  }

  @Test("echo, values, effects and steps") func everywhere() {
    let transcript = redacted(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4829", via: .hardware), .touch("code.2"), .doubleTap,
      .delete(), .type("7"))
    expect(
      transcript,
      reads: """
        Enter the code with 4 digits, 1st digit, Empty, text field
        double tap to edit
        1st digit, text field, is editing, Empty, insertion point at start
        use the rotor to access misspelled words
        [cut: •]
        [not heard] 2nd digit, Empty, text field, is editing
        2nd digit
        [cut: •]
        [not heard] 3rd digit, Empty, text field, is editing
        3rd digit
        [cut: •]
        [not heard] 4th digit, Empty, text field, is editing
        4th digit
        •
        2nd digit, •, text field
        double tap to edit
        2nd digit, text field, is editing, •, character mode, insertion point at end
        use the rotor to access misspelled words
        [not heard] •
        2nd digit
        •
        """)
    #expect(transcript.description.contains("# 3 type: { text: ••••, via: hardwareKeyboard }"))
    #expect(
      transcript.happenings.filter { $0.contains("code: ") } == [
        "value code: 4 characters", "completed code: 4 characters", "value code: 0 characters",
        "value code: 4 characters", "completed code: 4 characters",
      ])
    for code in ["4829", "4729"] { #expect(!transcript.everyForm.contains(code)) }
  }

  @Test("what an app says of a code, before and after it is entered, however it is grouped") func apps() {
    let transcript = redacted(
      [.field("Code"), .text("Sent to 48 29 13")], .announce(Announcement("Your code is 482-913")), .touch("text"),
      .touch("field"), .doubleTap,
      .paste("482 913"), .post(.pageScrolled("482913 accepted")), .post(.layoutChangedText("482913 is right")),
      .set([.init("text", "label", "Not 482913")]),
      .touch("text"))
    // A text that was on the screen before, and speaks of no code, may have the same number by chance.
    #expect(transcript.everyForm.contains("Sent to 48 29 13"))
    for form in ["482913", "482-913", "482 913"] {
      #expect(!transcript.everyForm.contains(form), "\(form)")
    }
    expect(transcript.steps(1...1), reads: "Your code is •••-•••")
    #expect(transcript.description.contains("# 1 announce: Your code is •••-•••"))
  }

  @Test("a code in the digits of another script", arguments: ["٤٨٢٩١٣", "４８２９１３", "४८२ ९१३"])
  func otherDigits(written: String) {
    let transcript = redacted(
      [.field("Code")], .touch("field"), .doubleTap, .type("482913"),
      .announce(Announcement(SpokenText("Code \(written)!"))))
    #expect(!transcript.everyForm.contains(written))
    expect(transcript.steps(4...), reads: "Code \(written.contains(" ") ? "••• •••" : "••••••")!")
    let typed = redacted(
      [.field("Code")], .touch("field"), .doubleTap, .type(written), .announce(Announcement("482913")))
    #expect(!typed.everyForm.contains("482913"))
  }

  @Test("a code between the names of its marks") func namesOfMarks() throws {
    var scenario = Scenario()
    scenario.screen = [.field("Code")]
    scenario.settings = try settings("punctuation", "all")
    scenario.steps = [.touch("field"), .doubleTap, .paste("482-913"), .touch("field")].map { Step($0) }
    expect(scenario.play(), .contains("482 hyphen 913"))
    let text = scenario.play(isRedacted: true).everyForm
    #expect(!text.contains("482") && !text.contains("913"))
  }

  @Test(
    "a code entered a few characters a step, as an app says it", arguments: ["48,2,9,13", "x,K,q,z", "4,8,2,9,1,3"])
  func parts(_ code: String) {
    let parts = code.split(separator: ",").map(String.init)
    let whole = parts.joined()
    var scenario = Scenario()
    scenario.screen = [.field("Code", id: "code")]
    scenario.steps = [Step(.touch("code")), Step(.doubleTap)]
    // What was entered wrong before is not a part of it.
    scenario.steps += [Step(.type("0")), Step(.delete(1))]
    for part in parts { scenario.steps += [Step(.type(part)), Step(.wait(.seconds(1)))] }
    for text in [whole, whole.uppercased(), whole.map(String.init).joined(separator: " "), "\(whole.lowercased())!"] {
      scenario.steps.append(Step(.announce(Announcement(SpokenText("Your code is \(text)")))))
      scenario.steps.append(Step(.wait(.seconds(5))))
    }
    let said = scenario.play(isRedacted: true).utterances.map(\.utterance.text).filter { $0.hasPrefix("Your code") }
    #expect(said.count == 4)
    for text in said { #expect(!text.dropFirst("Your code is ".count).contains { $0.isLetter || $0.isNumber }) }
  }

  @Test("a code in another case") func anotherCase() {
    var scenario = Scenario()
    scenario.screen = [.field("Code", id: "code")]
    scenario.steps = [
      Step(.touch("code")), Step(.doubleTap), Step(.type("aB7kX")), Step(.wait(.seconds(1))),
      Step(.announce(Announcement("AB7KX is wrong"))), Step(.wait(.seconds(5))),
    ]
    #expect(scenario.play(isRedacted: true).utterances.map(\.utterance.text).contains("••••• is wrong"))
  }

  @Test("a value the app sets into a field") func setValue() {
    let transcript = redacted([.field("Code")], .set([.init("field", "value", "482913")]), .touch("field"))
    #expect(!transcript.everyForm.contains("482913"))
    expect(transcript, reads: "Code, ••••••, text field\ndouble tap to edit")
  }

  @Test("the name of the scenario") func name() {
    var scenario = Scenario()
    scenario.name = "Enters 482913"
    scenario.steps = [Step(.type("482913"))]
    #expect(scenario.play(isRedacted: true).header.scenario == "Enters ••••••")
    #expect(scenario.play().header.scenario == "Enters 482913")
  }

  @Test("words of the reader and the component stay") func words() {
    let transcript = redacted([.code(.eight), .text("8 attempts")], .touch("code.8"), .touch("text"), .type("8"))
    expect(
      transcript,
      reads: """
        Enter the code with 8 digits, 8th digit, Empty, text field
        double tap to edit
        8 attempts
        """)
  }

  @Test("no code of a random walk is in any form", arguments: 0..<60) func neverShown(seed: UInt64) {
    let transcript = Mix(seed: seed, isRedacted: true).transcript(isRedacted: true)
    let shown = Set(transcript.everyForm.unicodeScalars)
    #expect(Mix.secretAlphabet.filter { shown.contains($0.unicodeScalars.first!) }.isEmpty)
  }
}
