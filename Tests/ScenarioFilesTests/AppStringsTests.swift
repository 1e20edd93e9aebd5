import A11ySim
import A11ySimTesting
import ScenarioFiles
import TestSupport
import Testing

/// A scenario whose texts come from the app's own catalogues is heard in the team's wording, in each language.
@Suite(.timeLimited) struct AppStringsTests {
  /// What reads catalogues, as a test has it.
  private struct Strings: AppStrings {
    func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText {
      switch (key, locale) {
      case ("title", "fr"): return AppText("Saisissez les \(arguments[0]) chiffres")
      case ("title", _): return AppText("Enter the \(arguments[0]) digits")
      case ("verify", "fr"): return AppText("Verify", language: "en", note: "“verify” is English in fr")
      case ("verify", _): return AppText("Verify")
      case ("sent", "fr"): throw Diagnostic("in fr, “sent” has no form for 2", help: "add one")
      case ("sent", _): return AppText("Code sent")
      default: throw Diagnostic("there is no key “\(key)”", help: "did you mean “title”?")
      }
    }
  }

  private func scenario(_ text: String) throws(ScenarioParser.Failure) -> Scenario {
    try ScenarioParser.parse(
      text, file: "otp.yaml",
      strings: { (paths) throws(Diagnostic) in
        if paths != ["../App.xcstrings"] {
          throw Diagnostic("the file cannot be read", file: "App.xcstrings", line: 2, column: 3)
        }
        return Strings()
      })
  }

  private let text = """
    strings: [ ../App.xcstrings ]
    locale: [en, fr]
    screen:
      - heading: { label: { key: title, args: [6] } }
      - button: { label: { key: verify }, id: verify }
    steps: [ appear, { swipe: right } ]
    """

  @Test func isHeardInEachLanguage() throws {
    let scenario = try scenario(text)
    try scenario.checkTexts()
    expect(scenario.play(locale: "en"), reads: "Enter the 6 digits, heading\nVerify, button")
    let french = scenario.play(locale: "fr")
    expect(french, reads: "Saisissez les 6 chiffres, en-tête\nVerify, bouton")
    #expect(french.remarks == ["“verify” is English in fr"])
  }

  @Test func isInItsOwnLanguageWhereTheAppHasNoOther() throws {
    let scenario = try scenario(text)
    let languages = scenario.play(locale: "fr").entries.compactMap { entry -> String? in
      guard case .utterance(let said) = entry.kind, let first = said.utterance.segments.first, first.text == "Verify"
      else { return nil }
      return first.language
    }
    #expect(languages == ["en"])
  }

  @Test(arguments: [
    (
      "strings: [ ../App.xcstrings ]", "{ key: titel }",
      "otp.yaml:3:29: error: there is no key “titel”\nhelp: did you mean “title”?"
    ),
    (
      "name: x", "{ key: title }",
      "otp.yaml:3:29: error: the key “title” cannot be found, because the scenario has no `strings`\nhelp: add `strings: [ Localizable.xcstrings ]` to the scenario"
    ),
    ("strings: [ Other.xcstrings ]", "{ key: title }", "App.xcstrings:2:3: error: the file cannot be read"),
    (
      "strings: []", "x",
      "otp.yaml:1:10: error: `strings` names no catalogue\nhelp: write `strings: [ Localizable.xcstrings ]`"
    ),
    (
      "strings: ../App.xcstrings", "x, hint: { args: [6] }",
      "otp.yaml:3:31: error: a text from a catalogue needs its `key`\nhelp: write `hint: { key: verify.title, args: [6] }`"
    ),
  ])
  func faultsHaveTheirPlaces(_ first: String, _ label: String, _ message: String) throws {
    let failure = #expect(throws: ScenarioParser.Failure.self) {
      try scenario("\(first)\nscreen:\n  - button: { label: \(label), id: verify }\nsteps: [ appear ]")
    }
    #expect(failure?.diagnostics.map(\.description).first == message)
  }

  @Test func whatOneLanguageLacksIsSaidBeforeItIsPlayed() throws {
    let scenario = try scenario(
      """
      strings: ../App.xcstrings
      locale: [en, fr]
      screen: [ text: A ]
      steps: [ appear, { announce: { text: { key: sent } } } ]
      """)
    let failure = #expect(throws: ScenarioParser.Failure.self) { try scenario.checkTexts() }
    #expect(
      failure?.diagnostics.map(\.description) == [
        "otp.yaml:4:45: error: in fr, “sent” has no form for 2\nhelp: add one"
      ])
  }
}
