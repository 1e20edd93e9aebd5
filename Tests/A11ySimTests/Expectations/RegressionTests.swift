import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import CodeInputs
@testable import Judging
@testable import Simulation
@testable import VoiceOverReader

/// A test expects what was heard before a change. Its message has to name what the change broke.
@Suite("Regressions: a sentence names the cause", .timeLimited) struct RegressionTests {
  /// A screen and steps before and after something broke, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: @Sendable () throws -> Transcript
    var after: @Sendable () throws -> Transcript
    var kind: TranscriptDifference.Cause.Kind
    var sentence: String

    init(
      _ name: String, _ before: @escaping @Sendable @autoclosure () throws -> Transcript,
      _ after: @escaping @Sendable @autoclosure () throws -> Transcript, _ kind: TranscriptDifference.Cause.Kind,
      _ sentence: String
    ) {
      testDescription = name
      (self.before, self.after, self.kind, self.sentence) = (before, after, kind, sentence)
    }
  }

  @Test(arguments: words + states + orders + times + languages + secrets) func cause(_ regression: Case) throws {
    let before = try regression.before()
    let after = try regression.after()
    #expect(before.difference(from: before.description) == nil)
    let difference = try #require(after.difference(from: before.description))
    #expect(difference.changes[0].cause.sentence == regression.sentence)
    #expect(difference.changes[0].cause.kind == regression.kind)
  }

  @Test func thereAreManyAndEachKindOfCause() {
    let all = Self.words + Self.states + Self.orders + Self.times + Self.languages + Self.secrets
    #expect(all.count >= 25)
    let kinds = Set(all.map(\.kind))
    // What happens besides speech is in golden files, which have tests of their own.
    #expect(TranscriptDifference.Cause.Kind.allCases.filter { !kinds.contains($0) } == [.effect])
  }

  private static func element(
    _ role: Role = .button, _ label: SpokenText? = "Verify", value: SpokenText? = nil, hint: String? = nil,
    traits: Traits = [], language: String? = nil
  ) -> ScreenItem {
    .element(.init(id: "it", role: role, label: label, value: value, hint: hint, traits: traits, language: language))
  }

  private static func read(_ items: ScreenItem..., locale: String = "en") -> Transcript {
    var session = Session(screen: items, locale: locale)
    session.perform(.appear)
    for _ in items.dropFirst() { session.perform(.swipe(.right)) }
    return session.transcript
  }

  // MARK: Words that are gone, new or others

  private static let words: [Case] = [
    Case(
      "the reader's hint is dropped", play([.field("Code")], .touch("field")),
      try play([.field("Code")], .touch("field"), settings: settings("hints", "false")), .missing,
      "the hint “double tap to edit” is no longer spoken"),
    Case(
      "the app's hint is dropped before the reader's",
      read(element(.textField, "Code", hint: "Six digits")), read(element(.textField, "Code")), .missing,
      "the hint “Six digits” is no longer spoken"),
    Case(
      "the app's hint is another before the reader's",
      read(element(.textField, "Code", hint: "Six digits")), read(element(.textField, "Code", hint: "Digits only")),
      .changed, "the hint is “Digits only” instead of “Six digits”"),
    Case(
      "the app's hint is dropped", read(element(hint: "Sends the code")), read(element()), .missing,
      "“Sends the code” is no longer spoken: it was the hint of “Verify, button”, or announced"),
    Case(
      "a hint is new", read(element()), read(element(hint: "Sends the code")), .added,
      "the hint “Sends the code” is spoken as well"),
    Case(
      "the label is dropped", read(element()), read(element(.button, nil)), .missing,
      "the label “Verify” is no longer spoken"),
    Case(
      "the value is dropped", read(element(value: "3 left")), read(element()), .missing,
      "the value “3 left” is no longer spoken"),
    Case(
      "the role is dropped", read(element()), read(element(.text)), .missing,
      "the trait “button” is no longer spoken"),
    Case(
      "the role is another", read(element()), read(element(.link)), .changed,
      "the trait is “link” instead of “button”"),
    Case(
      "the label is another", read(element()), read(element(.button, "Send")), .changed,
      "the label is “Send” instead of “Verify”"),
    Case(
      "the label is shouted", read(element()), read(element(.button, "VERIFY")), .marks,
      "only capitals or marks differ in “VERIFY”, where it was “Verify”"),
    Case(
      "the group has no name any more",
      read(
        .element(
          .init(id: "g", role: .group, label: "Code", children: [.init(id: "it", role: .button, label: "Verify")]))),
      read(.element(.init(id: "g", role: .group, children: [.init(id: "it", role: .button, label: "Verify")]))),
      .missing, "the name of the group “Code” is no longer spoken"),
    Case(
      "the value repeats the label", read(element(.text, "Code")), read(element(.text, "Code", value: "Code")), .twice,
      "“Code” is spoken twice in one utterance"),
    Case(
      "the announcement is dropped", announcing("Code sent"), announcing(), .missing,
      "“Code sent” is no longer spoken: it was the hint of “Help”, or announced"),
    Case(
      "the announcement is dropped after a key",
      play([.field("Name")], .touch("field"), .doubleTap, .type("a"), .announce(Announcement("Saved"))),
      play([.field("Name")], .touch("field"), .doubleTap, .type("a")), .missing, "“Saved” is no longer spoken"),
    Case(
      "a state stands where words of the app's were", read(element(value: "Sends it")),
      read(element(traits: .notEnabled)), .changed, "“Sends it” is no longer spoken, and the state is “dimmed”"),
    Case(
      "the app announces as well", announcing(), announcing("Code sent"), .added, "“Code sent” is announced as well"),
  ]

  private static func announcing(_ texts: String..., priority: Announcement.Priority = .default) -> Transcript {
    play(
      [.text("Help"), .button("Verify")],
      when: [], [Step(.touch("text"))] + texts.map { Step(.announce(Announcement(SpokenText($0), priority: priority))) }
    )
  }

  // MARK: States, positions, sounds

  private static let states: [Case] = [
    Case(
      "it is not said that it cannot be used", read(element(traits: .notEnabled)), read(element()), .missing,
      "the state “dimmed” is no longer spoken"),
    Case(
      "it is said to be selected", read(element()), read(element(traits: .selected)), .added,
      "the state “selected” is spoken as well"),
    Case(
      "the switch is off", read(.toggle("Wi-Fi", isOn: true)), read(.toggle("Wi-Fi", isOn: false)), .changed,
      "the state is “off” instead of “on”"),
    Case(
      "a tab more", read(tabs("A", "B")), read(tabs("A", "B", "C")), .changed,
      "the position is “1 of 3” instead of “1 of 2”"),
    Case(
      "a double tap is silent", play([.button("OK")], .touch("button"), .doubleTap),
      play([.button("OK")], .touch("button"), .touch("button")), .sound,
      "the sound “activation” is no longer played"),
    Case(
      "digits are put together", read(element(.text, "4 8 2")), read(element(.text, "482")), .reading,
      "“482” is read as a number, where it was “4 8 2”"),
    Case(
      "digits are put apart", read(element(.text, "482")), read(element(.text, "4 8 2")), .reading,
      "“4 8 2” is read digit by digit, where it was “482”"),
  ]

  private static func tabs(_ names: String...) -> ScreenItem {
    .element(
      .init(
        id: "tabs", role: .tabBar,
        children: names.map { .init(id: $0, role: .button, label: SpokenText($0)) }))
  }

  // MARK: Order

  private static let orders: [Case] = [
    Case(
      "the value comes first", read(element(value: "3 left")), reversed(read(element(value: "3 left")), 0, 1), .order,
      "the value is now spoken before the label"),
    Case(
      "the trait comes before the label", read(element()), reversed(read(element()), 0, 1), .order,
      "the trait is now spoken before the label"),
    Case(
      "two buttons changed places", read(.button("Verify", id: "a"), .button("Resend", id: "b"), .text("Help")),
      read(.button("Resend", id: "b"), .button("Verify", id: "a"), .text("Help")), .lineOrder,
      "“Verify, button” is now spoken after “Resend, button”"),
    Case(
      "announced twice", announcing("Code sent"), announcing("Code sent", "Code sent"), .twice,
      "“Code sent” is announced twice"),
    Case(
      "the label of the button is announced besides", announcing(), focusing(announcing: "Help"), .twice,
      "“Help” is announced twice"),
    Case(
      "a part of what the field says is announced", play([.field("Code")], .touch("field")),
      play([.field("Code")], .touch("field"), .announce(Announcement("Code"))), .added, "“Code” is announced as well"),
  ]

  private static func focusing(announcing text: SpokenText) -> Transcript {
    play([.text("Help"), .button("Verify")], .touch("text"), .announce(Announcement(text)))
  }

  /// The reader says two parts of the first utterance in the other order.
  private static func reversed(_ transcript: Transcript, _ a: Int, _ b: Int) -> Transcript {
    var transcript = transcript
    for index in transcript.entries.indices {
      guard case .utterance(var heard) = transcript.entries[index].kind else { continue }
      heard.utterance.segments.swapAt(a, b)
      transcript.entries[index].kind = .utterance(heard)
      return transcript
    }
    return transcript
  }

  // MARK: Cuts

  private static let times: [Case] = [
    Case(
      "cut by a swipe", swiping(after: nil), swiping(after: .milliseconds(1_200)), .cut,
      "cut off after “\(swiping(after: .milliseconds(1_200)).utterances[1].heard)” by “Verify, button”"),
    Case(
      "cut before its first word", swiping(after: nil), swiping(after: .milliseconds(10)), .cut,
      "“Your code has been sent” is cut off before its first word by “Verify, button”"),
    Case(
      "heard to its end", swiping(after: .milliseconds(1_200)), swiping(after: nil), .heardNow,
      "“Your code has been sent” is now heard to its end"),
    Case(
      "swallowed", tapping(wait: .seconds(3)), tapping(wait: nil), .notHeard,
      "“Code sent” is never heard: it is dropped before it begins"),
  ]

  private static func swiping(after: Duration?) -> Transcript {
    play(
      [.text("Help"), .button("Verify")], when: [],
      [
        Step(.touch("text")), Step(.announce(Announcement("Your code has been sent"))),
        Step(.swipe(.right), after: after),
      ])
  }

  private static func tapping(wait: Duration?) -> Transcript {
    play(
      [.button("Help")],
      when: [
        .init(
          to: .activated, of: "button",
          (wait.map { [Step(.wait($0))] } ?? []) + [Step(.announce(Announcement("Code sent")))])
      ],
      [Step(.touch("button")), Step(.doubleTap)])
  }

  // MARK: Languages

  private static let languages: [Case] = [
    Case(
      "the reader speaks French", read(element()), read(element(), locale: "fr"), .language,
      "“bouton” is spoken in “fr”, where it was “button” in “en”"),
    Case(
      "a label is in French", read(element()), read(element(.button, "Vérifier", language: "fr")), .language,
      "“Vérifier” is spoken in “fr”, where it was “Verify”"),
    Case(
      "a component speaks English to the Danes",
      play([.code(.four)], .touch("code.2"), locale: "fr"), play([.code(.four)], .touch("code.2"), locale: "ja"),
      .language,
      "“Enter the code with 4 digits” is spoken in “en”, where it was “Entrez le code à 4 chiffres” in “fr”"),
  ]

  // MARK: Secrets

  private static let secrets: [Case] = [
    Case(
      "the field is not secure any more", typing(.secureTextField), typing(.textField), .secret,
      "what was entered, “4”, is spoken"),
    Case(
      "the app announces the code", thanking("Thank you"), thanking("Thank you for 4 8 2 9"), .secret,
      "what was entered, “4829”, is spoken"),
    Case(
      "what was read is only counted", read(element(.text, "Code", value: "4829")),
      read(element(.text, "Code", value: "••••")), .hidden,
      "“4829” is no longer spoken: it is hidden, “••••”"),
  ]

  private static func typing(_ role: Role, after: [Step.Action] = []) -> Transcript {
    play(
      [.element(.init(id: "it", role: role, label: "PIN")), .text("Help")], when: [],
      ([.touch("it"), .doubleTap, .type("48")] + after).map { Step($0) })
  }

  private static func thanking(_ text: SpokenText) -> Transcript {
    play(
      [.field("Code", id: "f")], .touch("f"), .doubleTap, .type("4829"), .announce(Announcement(text)))
  }
}

@Suite("Differences, as they are shown", .timeLimited) struct DifferenceTests {
  private func difference(_ expected: String, _ items: ScreenItem...) throws -> TranscriptDifference {
    var session = Session(screen: items)
    session.perform(.readAll)
    return try #require(session.transcript.difference(from: expected))
  }

  @Test("the words of a line") func words() throws {
    let difference = try difference(
      "A\nVerify code, button\nHelp", .text("A"), .button("Verify the code"), .text("Help", id: "h"))
    #expect(difference.rows.map(\.words) == ["A", "Verify {+the+} code, button", "Help"])
    #expect(difference.lines == ["  A", "- Verify code, button", "+ Verify the code, button", "  Help"])
  }

  @Test("how many more lines there are, or all of them") func more() throws {
    let difference = try difference("B\nVerify, button\nHelp", .text("A"), .button("Send"))
    #expect(difference.count == 4)
    #expect(difference.diagnostic().notes.last == "3 more lines differ")
    #expect(difference.diagnostic(isFull: true).notes.last?.hasPrefix("every line:\n") == true)
  }

  @Test("a long list with one line in the middle that differs is no work") func long() throws {
    let items = (0..<400).map { ScreenItem.text(SpokenText("Line \($0)"), id: "l\($0)") }
    var session = Session(screen: items)
    session.perform(.readAll)
    let text = session.transcript.utterances.map { $0.line == "Line 200" ? "Zeile 200" : $0.line }.joined(
      separator: "\n")
    let difference = try #require(session.transcript.difference(from: text))
    #expect(difference.count == 1)
    #expect(difference.changes[0].cause.sentence == "the label is “Line 200” instead of “Zeile 200”")
  }

  @Test("nothing alike on thousands of lines") func nothingAlike() throws {
    let transcript = play([.text("A")], .touch("text"))
    let text = (0..<5_000).map { "line \($0)" }.joined(separator: "\n")
    #expect(transcript.difference(from: text)?.count == 5_001)
  }
}
