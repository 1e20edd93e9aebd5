import Foundation
import TestSupport
import Testing

/// Recordings as teams make them, the words that are learnt from them, and scenarios that speak in those words.
@Suite(.timeLimited) struct RecordingTests {
  private static let screen = """
    locale: fr
    screen:
      - heading: Connexion
      - textField: { label: Code }
      - button: { label: Suivant, disabled: true }
      - link: Aide
      - text: Merci
    steps: [ appear, { swipe: { direction: right, times: 4 } } ]

    """

  /// Three of the reader's words are other ones than here.
  private static let recording = """
    { "a11ySimRecording": 1, "reader": "voiceover", "os": "27.0", "locale": "fr", "tool": "xcuitest",
      "screens": [ { "name": "login", "end": "repeated", "steps": [
        { "action": "currentSpeech", "utterance": "Connexion Titre", "tree": { "label": "Connexion" } },
        { "action": "moveForward", "utterance": "Code Zone de texte Touchez deux fois l’écran rapidement pour modifier." },
        { "action": "moveForward", "utterance": "Suivant grisé Bouton" },
        { "action": "moveForward", "error": 3 },
        { "action": "moveForward", "utterance": "Aide Lien" },
        { "action": "moveForward", "utterance": "Merci" },
        { "action": "moveForward", "utterance": "Merci" } ] } ] }

    """

  private static func tally(_ output: String) -> [Substring] {
    output.split(separator: "\n").first { $0.hasPrefix("machine recordings ") }?.split(separator: " ") ?? []
  }

  @Test func wordsAreLearntUsedAndTakenBack() throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("login.yaml", Self.screen)
    let recording = try folder.file("login.json", Self.recording)
    let wording = folder.path + "/fr.wording.yaml"
    let before = try Tool.run("fidelity", recording, "--screen", scenario)
    #expect(before.status == 0)
    #expect(Self.tally(before.output)[2...3] == ["6", "3"])
    let learnt = try Tool.run("fidelity", recording, "--screen", scenario, "--learn", wording)
    #expect(learnt.errors.contains("wrote \(wording)"))
    #expect(
      try String(contentsOfFile: wording, encoding: .utf8).hasSuffix(
        """
        phrases:
          state.dimmed: "grisé"
          trait.heading: "titre"
          trait.textField: "zone de texte"

        """))
    let modelled = try Tool.run(scenario)
    #expect(modelled.output.hasPrefix("# a11y-sim 1 · voiceover@27 · fr · 5 phrases, 5 vendor, 0 unconfirmed\n"))
    _ = try folder.file("login.yaml", "wording: [fr.wording.yaml]\n" + Self.screen)
    let after = try Tool.run("fidelity", recording, "--screen", scenario)
    #expect(Self.tally(after.output)[2...3] == ["6", "6"])
    let taught = try Tool.run(scenario, "--why")
    #expect(taught.output.hasPrefix("# a11y-sim 1 · voiceover@27 · fr · 5 phrases, 2 vendor, 0 unconfirmed\n"))
    #expect(taught.output.contains("\nSuivant, grisé, bouton\n"))
    #expect(
      taught.output.contains(
        "trait “titre” fr trait.heading, recorded: a recording, in a file under `wording`\n"))
    // Without the file the model speaks as before, and says why.
    try folder.remove("fr.wording.yaml")
    let gone = try Tool.run(scenario)
    #expect(
      gone.output.replacing(
        "# note: “fr.wording.yaml” cannot be read, so the words of the model are spoken\n", with: "")
        == modelled.output)
    #expect(gone.output.contains("# note: “fr.wording.yaml” cannot be read"))
  }

  /// A team names the words once for all its scenarios.
  @Test func aTeamsSettingsNameTheWords() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("login.yaml", Self.screen)
    _ = try folder.file("fr.yaml", "reader: voiceover\nlocale: fr\nsource: x\nphrases: { trait.heading: titre }\n")
    _ = try folder.file(".a11y-sim.yaml", "wording: [fr.yaml]\n")
    let taught = try Tool.run("login.yaml", folder: folder.path)
    #expect(taught.output.contains("\nConnexion, titre\n"))
    try folder.remove("fr.yaml")
    let gone = try Tool.run("login.yaml", folder: folder.path)
    #expect(gone.status == 2 && gone.errors.contains("help: correct the path in .a11y-sim.yaml"))
  }

  /// Pinned words stay, and words that cannot be told apart are listed.
  @Test func whatIsNotLearntIsListed() throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file(
      "a.yaml", "screen: [ { button: Next }, { textField: { label: Code, disabled: true } } ]\nsteps: [ appear ]\n")
    let recording = try folder.file("a.txt", "Next Knob\nCode greyed out Entry\n")
    let result = try Tool.run("fidelity", recording, "--screen", scenario, "--learn", folder.path + "/w.yaml")
    #expect(result.errors.contains("not learnt: trait.button: its words are already pinned"))
    #expect(result.errors.contains("not learnt: a-01: “Code greyed out Entry” cannot be aligned with"))
    #expect(result.errors.contains("the recordings have no words that differ"))
    #expect(!folder.names.contains("w.yaml"))
  }

  @Test(arguments: [
    (Substring(recording.prefix(300)), "4:32: error: a quoted text is not closed", "copy the whole file"),
    ("", ": error: the recording is empty", "record the screen again"),
    (
      Substring(recording.replacing(#""a11ySimRecording": 1"#, with: #""a11ySimRecording": 2"#)),
      "1:23: error: this recording has version 2, which cannot be read", "which writes version 1"
    ),
    (
      Substring(recording.replacing(#""locale": "fr""#, with: #""locale": "de""#)),
      "2:1: error: the recording is in “de”, but the scenario is in “fr”", "write `locale: de` in the scenario"
    ),
    ("[]", "1:1: error: this screen has no recorded speech", "record the screen again"),
    (#"[ { "uterance": "a" } ]"#, "error: a step of a recording has no key “uterance”", "did you mean `utterance`?"),
    (#"{ "screens": [] }"#, "1:1: error: the recording does not state its version", "a11ySimRecording"),
  ])
  func aDamagedRecordingIsTold(text: Substring, message: String, help: String) throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("login.yaml", Self.screen)
    let recording = try folder.file("login.json", String(text))
    let result = try Tool.run("fidelity", recording, "--screen", scenario)
    #expect(result.status == 2)
    #expect(result.errors.contains("login.json") && result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("help: ") && result.errors.contains(help), "\(result.errors)")
  }

  @Test func otherRecordersAreRead() throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("a.yaml", "screen: [ { button: Next }, { text: Terms } ]\nsteps: [ appear ]\n")
    let appium = try folder.file(
      "a.json", #"[ {"utterance": "Next Button"}, {"utterance": null}, {"utterance": "Terms"} ]"#)
    let plain = try folder.file("a.txt", "Next Button\n\nTerms\n")
    for file in [appium, plain] {
      #expect(Self.tally(try Tool.run("fidelity", file, "--screen", scenario).output)[2...3] == ["2", "2"])
    }
    let piped = try Tool.run("fidelity", "-", "--screen", scenario, input: "Next Button\nTerms\n")
    #expect(Self.tally(piped.output)[2...3] == ["2", "2"])
  }

  /// A recording of several screens names the scenario of each, and each is played with the release it was recorded of.
  @Test func eachScreenHasItsScenario() throws {
    let folder = TemporaryFolder()
    let one = try folder.file("one.yaml", "screen: [ { popUpButton: More } ]\nsteps: [ appear ]\n")
    let two = try folder.file("two.yaml", "reader: voiceover@17\nscreen: [ { text: Terms } ]\nsteps: [ appear ]\n")
    let recording = try folder.file(
      "r.json",
      """
      { "a11ySimRecording": 1, "os": "26.2", "locale": "en", "screens": [
        { "name": "menu", "steps": [ { "utterance": "More Pop up button Double tap to activate the picker" } ] },
        { "name": "terms", "steps": [ { "utterance": "Terms" } ] } ] }
      """)
    let missing = try Tool.run("fidelity", recording, "--screen", "menu=\(one)")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("r.json:3:1: error: the recorded screen “terms” has no scenario"))
    let older = try Tool.run("fidelity", recording, "--screen", "menu=\(one)", "--screen", "terms=\(two)")
    #expect(older.status == 2)
    #expect(
      older.errors.contains("error: the recording is from iOS 26.2, but the scenario is played with voiceover@17"))
    #expect(older.errors.contains("help: write `reader: voiceover@26` in the scenario"))
    _ = try folder.file("two.yaml", "screen: [ { text: Terms } ]\nsteps: [ appear ]\n")
    let result = try Tool.run("fidelity", recording, "--screen", "menu=\(one)", "--screen", "terms=\(two)")
    #expect(Self.tally(result.output)[2...3] == ["2", "2"])
    #expect(result.output.contains("\nvoiceover@26 "))
  }

  @Test(arguments: [
    (
      "reader: voiceover\nlocale: fr\nsource: x\nphrases: { trait.buton: a }",
      "4:12: error: there is no phrase “trait.buton”"
    ),
    (
      "reader: voiceover\nlocale: fr\nsource: x\nphrases: { context.position: a }",
      "has placeholders for numbers or texts"
    ),
    ("reader: voiceover\nlocale: fr\nsource: x", "a file of recorded words needs `phrases`"),
    ("reader: voicover\nlocale: fr\nsource: x\nphrases: {}", "“voicover” is not a value of “reader”"),
  ])
  func aDamagedFileOfWordsIsTold(text: String, message: String) throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("a.yaml", "wording: fr.yaml\n" + Self.screen)
    _ = try folder.file("fr.yaml", text)
    let result = try Tool.run(scenario)
    #expect(result.status == 2)
    #expect(result.errors.contains("fr.yaml") && result.errors.contains(message), "\(result.errors)")
  }

  /// Kept transcripts tell a change of the words from a change of the screen.
  @Test func keptTranscriptsNameTheWords() throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("a.yaml", Self.screen)
    #expect(try Tool.run("test", scenario, "--update").status == 0)
    _ = try folder.file(
      "fr.yaml", "reader: voiceover\nlocale: fr\nsource: x\nphrases: { trait.heading: titre }\n")
    _ = try folder.file("a.yaml", "wording: fr.yaml\n" + Self.screen)
    let result = try Tool.run("test", scenario)
    #expect(result.status == 0)
    #expect(result.errors.contains("the screen has not changed, but the model of the screen reader has changed"))
  }
}
