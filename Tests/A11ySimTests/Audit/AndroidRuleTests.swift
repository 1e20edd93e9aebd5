import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Simulation
@testable import TalkBackReader

/// Rules under TalkBack: they look at what Android has, and alarm nobody about what only iOS lacks.
@Suite("Audit, rules under TalkBack", .timeLimited) struct AndroidRuleTests {
  private func audit(_ screen: String, _ steps: String = "appear", when: String? = nil) throws -> Audit {
    let reaction = when.map { "when: { \($0) }\n" } ?? ""
    return Audit(
      try ScenarioParser.parse("reader: talkback\nscreen: [ \(screen) ]\n\(reaction)steps: [ \(steps) ]"))
  }

  private func messages(_ rule: String, _ screen: String, _ steps: String = "appear") throws -> [String] {
    let audit = try audit(screen, steps)
    #expect(!audit.notEvaluated.contains { $0.rule == rule }, "\(audit.notEvaluated)")
    return audit.findings.filter { $0.rule == rule }.map(\.message)
  }

  // MARK: Names

  @Test(
    "a field with a hint, or with a view that labels it, has a name",
    arguments: [
      "textField: { placeholder: Code }", "textField: { hintText: Code }", "textField: { label: Code }",
      "textField: { labeledBy: Code }", "secureTextField: { contentDescription: PIN }",
      "textField: { hintText: Code, value: \"4829\" }",
    ])
  func namedField(element: String) throws {
    #expect(try messages("unnamed-text-field", "{ \(element) }") == [])
  }

  @Test("a content description is no name of a field that is filled") func describedField() throws {
    #expect(
      try messages("unnamed-text-field", "{ textField: { contentDescription: Code, id: code } }") == [
        "code has no name; it only has the content description “Code” while it is empty"
      ])
  }

  @Test(
    "a control is named by its text, its description or the texts in it",
    arguments: [
      "button: { label: Close }", "button: { contentDescription: Close }",
      "group: { label: \"\", clickable: true, children: [ { text: Balance }, { text: 4.20 } ] }",
      "popUpButton: { value: Norway }", "toggle: { label: Sound, on: true }",
    ])
  func namedControl(element: String) throws {
    #expect(try messages("unnamed-control", "{ \(element) }, { button: OK }") == [])
  }

  @Test(
    "a control without a name, and all that is said of it",
    arguments: [
      ("button: { id: it }", "it has no name; only “Button” is spoken"),
      ("toggle: { on: true, id: it }", "it has no name; only “ON, Switch” is spoken"),
      ("element: { clickable: true, id: it }", "it has no name; only “Unlabelled” is spoken"),
    ])
  func unnamedControl(element: String, message: String) throws {
    #expect(try messages("unnamed-control", "{ \(element) }") == [message])
  }

  @Test("a content description that says something else than the button shows") func labelInName() throws {
    #expect(
      try messages("label-not-in-name", "{ button: { label: Send, contentDescription: Submit the code, id: send } }")
        == ["send shows the text “Send”, but its name is “Submit the code”"])
    #expect(
      try messages("label-not-in-name", "{ button: { label: Send, contentDescription: Send the code } }") == [])
  }

  @Test("a picture without a description is no stop, and so it is not exposed") func decoration() throws {
    let screen = "{ group: { children: [ { textField: { label: Code } }, { image: {} }, { image: {} } ] } }"
    #expect(!(try audit(screen).findings.contains { $0.rule == "decorative-exposed" }))
  }

  // MARK: Errors and messages

  @Test("an error of the field itself is part of it, and TalkBack says it") func error() throws {
    let screen = "{ textField: { label: Code, id: code } }"
    let audit = try audit(screen, "touch: code, set: { code: { error: Wrong code } }")
    for rule in ["error-not-associated", "error-without-alert", "status-text-unannounced"] {
      #expect(!audit.findings.contains { $0.rule == rule })
    }
    #expect(!audit.notEvaluated.contains { $0.rule == "error-without-alert" })
  }

  @Test("a hint of iOS is not heard with TalkBack, so an error in it is no part of the field") func errorInHint() throws
  {
    let screen =
      "{ textField: { label: Code, hint: Wrong code, id: code } }, { button: Verify }, { text: { id: codeError } }"
    #expect(
      try messages("error-not-associated", screen, "appear, set: { codeError: { label: Wrong code } }") == [
        "the error “Wrong code” is not part of the name, value or hint of a field"
      ])
  }

  @Test("an error on a key, before the code is complete") func errorOnKeystroke() throws {
    let audit = try audit(
      "{ textField: { label: Code, id: code } }", "touch: code, doubleTap, type: \"4\"",
      when: "code.value: [ set: { code: { error: Wrong code } } ]")
    #expect(
      audit.findings.filter { $0.rule == "error-on-keystroke" }.map(\.message) == [
        "when “4” was typed in code, “Wrong code” appeared"
      ])
  }

  @Test("a live region tells of a new text") func liveRegion() throws {
    let steps = "appear, set: { status: { label: Code sent } }"
    #expect(
      try messages("status-text-unannounced", "{ button: OK }, { text: { id: status, liveRegion: polite } }", steps)
        == [])
    #expect(
      try messages("status-text-unannounced", "{ button: OK }, { text: { id: status } }", steps) == [
        "when the app changed something, “Code sent” appeared, and nothing said so"
      ])
  }

  @Test("a focused button that is disabled is said to be") func disabled() throws {
    let steps = "touch: verify, set: { verify: { disabled: true } }"
    #expect(try messages("status-text-unannounced", "{ button: { label: Verify, id: verify } }", steps) == [])
  }

  @Test("the keyboard that goes says nothing of the code") func keyboardIsNoMessage() throws {
    let transcript = play([.field("Code", id: "code")], .touch("code"), .doubleTap, .focus(nil), reader: .talkBack)
    let said = transcript.utterances.map(\.utterance).first { $0.text == "keyboard hidden" }
    #expect(said?.reason == .keyboard)
  }

  @Test("TalkBack lets no announcement cut an echo: the next field does") func echo() throws {
    let audit = try audit(
      "{ textField: { label: A, id: a } }, { textField: { label: B, id: b } }", "touch: a, doubleTap, type: \"4\"",
      when: "a.value: [ focus: b, announce: Second digit ]")
    #expect(!audit.notEvaluated.contains { $0.rule == "announcement-cuts-echo" })
    #expect(!audit.findings.contains { $0.rule == "announcement-cuts-echo" })
  }

  // MARK: Platforms

  @Test("a button of 44 points is large enough for iOS, and not for Android", arguments: ["voiceover", "talkback"])
  func targets(reader: String) throws {
    let text = "screen: [ { button: { label: Resend, id: resend, frame: [0, 0, 80, 44] } } ]\nsteps: [ appear ]"
    let audit = Audit(try ScenarioParser.parse("reader: \(reader)\n" + text))
    let found = audit.findings.filter { $0.rule == "target-size-platform" }.map(\.message)
    #expect(found == (reader == "talkback" ? ["resend is only 80 × 44 points"] : []))
  }

  @Test("a rule about iOS is not evaluated under TalkBack, and says why") func notEvaluated() throws {
    let audit = try audit("{ alert: { label: Wait, children: [ { text: Please wait } ] } }")
    #expect(audit.notEvaluated.first { $0.rule == "modal-without-way-out" }?.reason == "the rule applies only to iOS")
    let report = AuditReport([("en", audit)], file: nil)
    let object = try #require(report.objects.first { $0.contains("modal-without-way-out") })
    #expect(object.contains(#""platform":"iOS""#) || object.contains(#""platform": "iOS""#))
  }
}
