import A11ySim
import A11ySimTesting
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation
@testable import VoiceOverReader

@Suite("Conditions: the same in Swift and in a scenario", .timeLimited) struct ConditionTests {
  private static let screen: [ScreenItem] = [
    .heading("Enter your code"), .field("Code", id: "code"),
    .button("Verify", id: "verify", traits: .notEnabled),
  ]

  private static func transcript(_ more: Step...) -> Transcript {
    play(
      screen, when: [],
      [Step(.appear), Step(.swipe(.right)), Step(.swipe(.right)), Step(.announce(Announcement("Code sent")))] + more)
  }

  private func failure(_ conditions: Condition..., in transcript: Transcript? = nil) -> [String] {
    (transcript ?? Self.transcript()).failures(of: conditions).map(\.message)
  }

  @Test("those that hold")
  func hold() {
    expect(
      Self.transcript(), .line("Verify, dimmed, button"), .contains("your code"), .matches("^Code, .* field$"),
      .inOrder(["Enter your code", "double tap", "Code sent"]), .anyOrder(["Code sent", "Verify", "Code, text"]),
      .never("482913"), .uninterrupted,
      .atMost(5), .conveys(role: "button", name: "Verify", states: ["dimmed"]), .effects(.focus, count: 0),
      .swipes(2), .seconds(.seconds(60)))
    expect(play([.text("A")]), .silence)
    expect(play([.button("OK")], .touch("button"), .doubleTap), .sound("activation"))
    expect(Self.transcript(), .contains("Code sent"), .within(.seconds(2)))
  }

  @Test("what should be conveyed and is not is told, and fails no test; what must be does")
  func levelsInATest() {
    expect(Self.transcript(), .conveys(role: "link", level: .should))
    withKnownIssue {
      expect(Self.transcript(), .conveys(role: "link", level: .must))
    } matching: { issue in
      issue.comments == ["no utterance says the role “link”"]
    }
  }

  @Test("a failure shows characters that a terminal obeys as escapes")
  func escapes() {
    let transcript = play([.button("Pay\u{202E}now\u{9B}31m", id: "b")], .readAll)
    withKnownIssue {
      expect(transcript, reads: "Paynow, button")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("Pay\\u{202E}now\\u{9B}31m") && text.unicodeScalars.allSatisfy { !$0.isOrder }
    }
    expect(transcript, reads: "Pay\\u{202E}now\\u{9B}31m, button")
  }

  @Test("those that do not, each in a sentence")
  func fail() {
    #expect(failure(.line("Verify, button")) == ["no line with exactly “Verify, button” was heard"])
    #expect(failure(.contains("Hello")) == ["“Hello” was not heard"])
    #expect(failure(.matches("^Hello")) == ["no line that was heard matches “^Hello”"])
    #expect(
      failure(.matches("(")) == ["“(” is not a regular expression: a `(` is not closed"])
    #expect(failure(.inOrder(["Code sent", "Verify"])) == ["“Verify” was not heard after “Code sent”"])
    #expect(failure(.inOrder(["Verify", "Hello"])) == ["“Hello” was not heard"])
    #expect(failure(.anyOrder(["Verify", "dimmed"])) == ["“dimmed” was not heard in a line of its own"])
    #expect(failure(.atMost(2)) == ["5 utterances were heard, more than 2"])
    #expect(failure(.silence) == ["something was heard: Enter your code, heading"])
    #expect(failure(.sound("limit")) == ["the sound “limit” was not played"])
    #expect(failure(.sound("bang")) == ["VoiceOver has no sound “bang”"])
    #expect(failure(.swipes(1)) == ["it took 2 swipes, more than 1"])
    #expect(failure(.seconds(.seconds(1))).first?.hasPrefix("it took ") == true)
    #expect(failure(.effects(.focus, count: 2)) == ["“focus” happened 0 times, not 2 times"])
    #expect(
      failure(.uninterrupted, in: Self.transcript(Step(.touch("verify"), after: .milliseconds(100))))
        == ["this was lost: [cut: Code sent]"])
    #expect(
      failure(.contains("Hello"), .within(.seconds(1))) == ["“Hello” was not heard", "nothing was heard within 1s"])
  }

  @Test("each line stands for one text, whichever way they are dealt out") func anyOrderIsFair() {
    let transcript = play([.text("one two", id: "a"), .text("one", id: "b")], .readAll)
    #expect(failure(.anyOrder(["one", "two"]), in: transcript) == [])
    #expect(failure(.anyOrder(["two", "one"]), in: transcript) == [])
    #expect(failure(.anyOrder(["one", "one", "one"]), in: transcript) == ["“one” was not heard in a line of its own"])
  }

  @Test("what is conveyed is asked for by its meaning, in every language", arguments: VoiceOverWording.languages)
  func conveys(language: String) {
    let transcript = play(Self.screen, .touch("verify"), locale: language)
    expect(transcript, .conveys(role: "button", name: "Verify", states: ["dimmed"]))
    #expect(
      failure(.conveys(role: "button", name: "Verify", states: ["selected"]), in: transcript).first?.hasPrefix(
        "this utterance does not say the state “selected”: ") == true)
  }

  @Test("a check box is a toggle, and no button", arguments: ["voiceover", "talkback"])
  func aCheckBoxIsAToggle(reader: String) throws {
    func failures(_ role: String) throws -> [String] {
      let scenario = try ScenarioParser.parse(
        """
        reader: \(reader)
        screen: [ { toggle: { label: Oat milk, id: oat, on: false, view: CheckBox } } ]
        steps: [ { touch: oat }, { expect: { conveys: { role: \(role), name: Oat milk } } } ]
        """)
      return scenario.findings(in: scenario.play()).map(\.message)
    }
    #expect(try failures("toggle") == [])
    #expect(try failures("link").count == 1)
  }

  @Test("what must be conveyed is an error, what should be a warning")
  func levels() {
    let conditions = [Condition.conveys(role: "link"), .conveys(role: "link", level: .should)]
    let failures = Self.transcript().failures(of: conditions)
    #expect(failures.map(\.severity) == [.error, .warning])
    #expect(failures[0].message == "no utterance says the role “link”")
    #expect(
      failure(.conveys(role: "button", name: "Resend"))
        == ["this utterance does not say the name “Resend”: Verify, dimmed, button"])
    #expect(failure(.conveys(role: "knob")) == ["there is no role “knob”"])
  }

  // MARK: Never

  private static func announcing(_ texts: String...) -> Transcript {
    play([.text("Help")], when: [], texts.map { Step(.announce(Announcement(SpokenText($0)))) })
  }

  @Test(
    "a text is heard however it is spelled",
    arguments: [
      ("482913", "Your code is 482913"), ("482913", "4 8 2 9 1 3"), ("482913", "4, 8, 2, 9, 1, 3"),
      ("482913", "482-913"),
      ("482 913", "482913"), ("482913", "٤٨٢٩١٣"), ("482913", "４８２ ９１３"), ("٤٨٢", "4 8 2"), ("secret", "S E C R E T"),
      ("Secret", "the secret word"), ("a1b2", "a 1 b 2"), ("482913", "48 29 13"),
    ])
  func spelled(text: String, heard: String) {
    #expect(failure(.never(text), in: Self.announcing(heard)) == ["“\(text)” was heard: \(heard)"])
  }

  @Test(
    "and not in other words",
    arguments: [
      ("482913", "48 of 2913"), ("46", "digit 4 of 6"), ("secret", "no secr et"), ("12", "1st and 2nd"),
      ("482913", "48291"),
    ])
  func notSpelled(text: String, heard: String) {
    #expect(failure(.never(text, scope: .stream), in: Self.announcing(heard)) == [])
  }

  @Test("several utterances are one text only where that is asked for") func streams() {
    let transcript = Self.announcing("4", "8", "2")
    #expect(failure(.never("482"), in: transcript) == [])
    #expect(
      failure(.never("482", scope: .stream), in: transcript) == ["“482” was heard in several pieces: 4 · 8 · 2"])
    #expect(failure(.never("48", scope: .stream), in: transcript) == ["“48” was heard in several pieces: 4 · 8"])
  }

  @Test("the echo of one's own keys counts only where that is asked for") func echo() {
    let transcript = play([.field("Code")], .touch("field"), .doubleTap, .type("482"))
    #expect(failure(.never("482", scope: .stream), in: transcript) == [])
    #expect(failure(.never("4"), in: transcript) == [])
    #expect(failure(.never("4", echo: .include), in: transcript) == ["“4” was heard: 4"])
    #expect(failure(.never("482", scope: .stream, echo: .include), in: transcript).count == 1)
    // What is read back is no echo.
    let read = play(
      [.field("Code"), .text("Help")], .touch("field"), .doubleTap, .type("482"), .touch("text"), .touch("field"))
    #expect(failure(.never("482"), in: read) == ["“482” was heard: Code, 482, text field, is editing"])
  }

  // MARK: In a scenario

  private func findings(_ expectation: String) throws -> [String] {
    let scenario = try ScenarioParser.parse(
      """
      screen:
        - heading: Enter your code
        - button: { label: Verify, id: verify, disabled: true }
      steps:
        - appear
        - swipe: right
        - expect: \(expectation)
      """)
    return scenario.findings(in: scenario.play()).map(\.description)
  }

  @Test(
    "a scenario writes the same",
    arguments: [
      ("{ line: 'Verify, dimmed, button' }", Condition.line("Verify, dimmed, button")),
      ("{ contains: Verify }", .contains("Verify")), ("{ matches: '^V' }", .matches("^V")),
      ("{ inOrder: [Enter, Verify] }", .inOrder(["Enter", "Verify"])),
      ("{ anyOrder: [Verify, Enter] }", .anyOrder(["Verify", "Enter"])), ("{ never: 482 }", .never("482")),
      ("{ never: { text: 482, scope: stream, echo: include } }", .never("482", scope: .stream, echo: .include)),
      ("{ within: 5s }", .within(.seconds(5))), ("{ uninterrupted: true }", .uninterrupted),
      ("{ atMost: 2 }", .atMost(2)),
      (
        "{ conveys: { role: button, name: Verify, state: dimmed, level: should } }",
        .conveys(role: "button", name: "Verify", states: ["dimmed"], level: .should)
      ),
      ("{ conveys: { state: [dimmed] } }", .conveys(states: ["dimmed"])), ("{ swipes: 1 }", .swipes(1)),
      ("{ seconds: 20 }", .seconds(.seconds(20))), ("{ seconds: 20.5s }", .seconds(.milliseconds(20_500))),
      ("{ effects: { focus: 0 } }", .effects(.focus, count: 0)),
    ] as [(String, Condition)]) func written(text: String, condition: Condition) throws
  {
    let scenario = try ScenarioParser.parse(
      "screen: [ { text: A } ]\nsteps:\n  - appear\n  - expect: \(text)\n")
    guard case .expect(let expectation) = scenario.steps[1].action else { return #expect(Bool(false)) }
    #expect(expectation.conditions.map(\.condition) == [condition])
    #expect(try findings(text) == [])
  }

  @Test func silenceAndSoundAreWrittenToo() throws {
    #expect(
      try findings("{ silence: true, since: lastStep }").first?.hasSuffix("something was heard: Verify, dimmed, button")
        == true)
    #expect(try findings("{ sound: limit }") == ["7:22: error: the sound “limit” was not played"])
  }

  @Test("what ought to be is told with its place, and does not fail") func should() throws {
    #expect(
      try findings("{ conveys: { role: link, level: should } }") == ["7:24: warning: no utterance says the role “link”"]
    )
  }

  @Test("conditions look back as far as they are told") func since() throws {
    #expect(try findings("{ never: Enter }").count == 1)
    #expect(try findings("{ never: Enter, since: lastStep }") == [])
  }

  @Test(
    "what is written wrong is said with its place",
    arguments: [
      ("{ conveys: { role: buton } }", "“buton” is not a value of “role”", "did you mean `button`?"),
      ("{ conveys: { state: grey } }", "“grey” is not a value of “state”", nil),
      (
        "{ conveys: {} }", "`conveys` needs a `role`, `name` or `state`",
        "write `conveys: { role: button, name: Verify, state: dimmed }`"
      ),
      ("{ never: { scope: stream } }", "`never` needs a `text`", "write `never: { text: 482913, scope: stream }`"),
      ("{ never: { text: a, scope: steam } }", "“steam” is not a value of “scope”", "did you mean `stream`?"),
      ("{ seconds: long }", "“seconds” cannot be “long”", "write a number of at most 3600, such as 20 or 1.5"),
      ("{ sound: activaton }", "“activaton” is not a value of “sound”", "did you mean `activation`?"),
      ("{ inOrder: [] }", "`inOrder` needs a text", "write `inOrder: [ Code sent, Verify ]`"),
      ("{ inOrder: a }", "inOrder must be a list, not a text", "begin each entry with `- `"),
      ("{ since: yesterday, atMost: 1 }", "“yesterday” is not a value of “since”", nil),
    ] as [(String, String, String?)]) func wrong(text: String, message: String, help: String?)
  {
    let failure = #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse("screen: [ { text: A } ]\nsteps:\n  - appear\n  - expect: \(text)\n")
    }
    #expect(failure?.diagnostics.first?.message == message)
    if let help { #expect(failure?.diagnostics.first?.help == help) }
    #expect(failure?.diagnostics.first?.line == 4)
  }
}
