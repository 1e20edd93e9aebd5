import Foundation
import TestSupport
import Testing

/// What `a11y-sim test` says of kept transcripts, and what it keeps to itself.
@Suite(.timeLimited) struct KeptTranscriptTests {
  // MARK: Files

  @Test func anUpdateRemovesWhatAKilledOneLeftBesideACurrentTranscript() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", "transcript: true\nscreen: [ { heading: Sign in } ]\nsteps: [ appear ]\n")
    #expect(try Tool.start("test", file, "--update", "--update-on-ci").status == 0)
    let names = folder.names
    _ = try folder.file("a.voiceover.en.transcript.0123456789abcdef.part", "half")
    #expect(try Tool.start("test", file, "--update", "--update-on-ci").status == 0)
    #expect(folder.names == names)
  }

  /// A branch may contain a link where a file will be written. It must not decide which file of a person is replaced.
  @Test(
    arguments: [
      ("a.voiceover.en.transcript", ["test", "a.yaml", "--update"], 2),
      ("a.yaml", ["test", "a.yaml", "--update"], 2), ("r.html", ["report", "demo", "--no-sound", "-o", "r.html"], 2),
      ("e.json", ["report", "demo", "--evidence", "e.json"], 2),
      ("p.svg", ["report", "demo", "--svg", "-o", "p.svg"], 2),
      ("t.xml", ["test", "b.yaml", "--format", "junit=t.xml"], 2),
      ("page.screen.json", ["capture", "page.xml", "-o", "."], 2),
      ("n.yaml", ["new", "--kinds", "button", "n.yaml", "--force"], 2),
      ("a11y-sim.schema.json", ["new", "--kinds", "button", "n.yaml", "--force"], 2),
      ("b.explored.yaml", ["explore", "b.yaml", "--record", "b.explored.yaml", "--force"], 2),
      ("base.json", ["strings", "check", ".", "--baseline", "base.json", "--update-baseline"], 2),
      ("ko.lproj/L.strings", ["strings", "check", ".", "--fix"], 2),
    ] as [(String, [String], Int32)])
  func aLinkOutOfItsFolderIsNotWrittenThrough(name: String, arguments: [String], status: Int32) throws {
    let folder = TemporaryFolder()
    let steps = "transcript: true\nscreen: [ { heading: Sign in } ]\nsteps: [ appear, { expect: nothing } ]\n"
    let texts = [
      "a.yaml": steps, "b.yaml": "screen: [ { button: Send } ]\nsteps: [ appear ]\n",
      "page.xml": String(decoding: Repository.bytes("Tests/Captured/sign-in/appium.xml") ?? [], as: UTF8.self),
      "base.json": #"{"version": 1, "findings": [{"rule": "emoji", "table": "./L", "key": "gone", "language": "en"}]}"#,
      "en.lproj/L.strings": "\"stars\" = \"%1$d of %2$d stars\";\n",
      "ko.lproj/L.strings": "\"stars\" = \"별 %d개 중 %d개\";\n",
    ]
    for (file, text) in texts where file != name { try folder.file("project/" + file, text) }
    let outside = try folder.file("outside", texts[name] ?? "precious\n")
    let depth = name.contains("/") ? "../../" : "../"
    try folder.folder("project/ko.lproj")
    try folder.link("project/" + name, to: depth + "outside")
    let result = try Tool.run(arguments, input: "right\n", folder: folder.path + "/project")
    #expect(folder.bytes("outside") == Array((texts[name] ?? "precious\n").utf8))
    #expect(result.status == status, "\(result)")
    #expect(result.errors.contains("it is a symbolic link that leads out of its folder, to “"), "\(result)")
    #expect(result.errors.contains("help: remove the link, or name the file that it leads to"))
    // With a file in place of the link, each writes.
    try folder.remove("project/" + name)
    if let text = texts[name] { try folder.file("project/" + name, text) }
    let written = try Tool.run(arguments, input: "right\n", folder: folder.path + "/project")
    #expect(written.status <= 1 && folder.bytes("project/" + name) != texts[name].map { Array($0.utf8) }, "\(written)")
    #expect(FileManager.default.fileExists(atPath: outside))
  }

  // MARK: Places

  @Test func aDifferenceNamesTheElementTheStepAndTheKeptLine() throws {
    let folder = TemporaryFolder()
    let text = """
      transcript: true
      screen: [ { heading: Sign in }, { textField: { label: Code, id: code } }, { button: { label: Send, id: send } } ]
      steps:
        - appear
        - touch: send
        - touch: code
      """
    let file = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file, "--update").status == 0)
    let kept = folder.path + "/a.voiceover.en.transcript"
    _ = try folder.file("a.yaml", text.replacing("Send", with: "Verify"))
    let result = try Tool.run("test", file)
    #expect(result.status == 1)
    #expect(
      result.errors == """
        \(kept):7:1: error: the label is “Verify” instead of “Send”
        note: where:    element `send`, step 2 (\(file):5)
        note: expected: Send, button
        note: heard:    Verify, button
        note: words:    [-Send,-]{+Verify,+} button
        help: if this is intended, accept the change with `a11y-sim test --update`

        """)
    // It sounds the same while the field is empty, and the label is lost.
    _ = try folder.file("a.yaml", text.replacing("label: Code", with: "placeholder: Code"))
    let silent = try Tool.run("test", file)
    #expect(silent.status == 1)
    #expect(
      silent.errors.hasPrefix(
        """
        \(kept):9:1: error: the label “Code” was replaced by a placeholder with the same text
        note: where:    element `code`, step 3 (\(file):6)

        """))
    #expect(try Tool.run("test", file, "--update").status == 0)
    #expect(try Tool.run("test", file).errors == "")
  }

  /// A code of digits does not blot out the numbers of lines and steps.
  @Test func placesStayWhereCodesAreHidden() throws {
    let folder = TemporaryFolder()
    let text = """
      redact: true
      transcript: true
      screen: [ { textField: { label: Code, id: code } }, { button: { label: Send, id: send } } ]
      steps:
        - focus: code
        - type: "123456789"
        - touch: send
      """
    let file = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file, "--update").status == 0)
    _ = try folder.file("a.yaml", text.replacing("Send", with: "Verify"))
    let errors = try Tool.run("test", file).errors
    #expect(errors.contains("note: where:    element `send`, step 3 (\(file):7)\n"))
  }

  // MARK: Upgrades

  private static let upgraded = """
    transcript: true
    reader: [voiceover, talkback]
    screen: [ { button: { label: Send, id: send } }, { button: { label: Back, id: back, disabled: true } } ]
    steps: [ appear, { touch: back } ]

    """

  /// Keeps transcripts, and makes them those of a version that knew other words.
  private func older(_ folder: TemporaryFolder) throws -> (vo: String, tb: String) {
    let file = try folder.file("a.yaml", Self.upgraded)
    #expect(try Tool.run("test", file, "--update", "--update-on-ci").status == 0)
    let names = (vo: "a.voiceover.en.transcript", tb: "a.talkback.en.transcript")
    for (name, words) in [(names.vo, [("button", "knob"), ("dimmed", "greyed")]), (names.tb, [("Button", "Knob")])] {
      var lines = String(decoding: folder.bytes(name) ?? [], as: UTF8.self).components(separatedBy: "\n")
      lines[1] = "# model: 0-0-0 " + lines[1].split(separator: " ").dropFirst(3).joined(separator: " ")
      for (now, then) in words { lines = lines.map { $0.hasPrefix("#") ? $0 : $0.replacing(now, with: then) } }
      try folder.file(name, lines.joined(separator: "\n"))
    }
    return names
  }

  @Test func anUpgradeWarnsByRule() throws {
    let folder = TemporaryFolder()
    _ = try older(folder)
    let result = try Tool.run("test", "a.yaml", folder: folder.path)
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.contains("note: rules:    state.dimmed, trait.button\n"))
    #expect(result.errors.contains("note: rules:    value_button\n"))
    #expect(result.errors.contains("with `a11y-sim test --upgrade`"))
    let listed = try Tool.run("test", "a.yaml", "--upgrade", folder: folder.path)
    #expect(listed.status == 0)
    #expect(
      listed.output.contains(
        """
        state.dimmed: 1 line in 1 file
          a.voiceover.en.transcript:6: Back, [-greyed, knob-]{+dimmed, button+} (also trait.button)
        trait.button: 2 lines in 1 file

        """), "\(listed.output)")
    #expect(!listed.errors.contains("warning"))
  }

  @Test func anUpgradeIsAcceptedByRule() throws {
    let folder = TemporaryFolder()
    let names = try older(folder)
    func text(_ name: String) -> String { String(decoding: folder.bytes(name) ?? [], as: UTF8.self) }
    func accept(_ rule: String) throws -> Tool.Result {
      try Tool.run("test", "a.yaml", "--upgrade", "--accept", rule, "--update-on-ci", folder: folder.path)
    }
    let (before, other) = (text(names.vo), text(names.tb))
    #expect(try accept("trait.button").status == 0)
    // The file also differs by the rule of “dimmed”, so it stays as it is, and the other reader's, too.
    #expect(text(names.vo) == before && text(names.tb) == other)
    #expect(try accept("value_button").status == 0)
    #expect(text(names.vo) == before && text(names.tb).contains("Send, Button\n"))
    let unknown = try accept("trait.buton")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean `trait.button`?"))
    #expect(try accept("all").status == 0)
    let after = try Tool.run("test", "a.yaml", "--upgrade", folder: folder.path)
    #expect(after.output.contains("every kept transcript is as the screen readers speak now"))
    #expect(text(names.vo).contains("Back, dimmed, button\n") && !text(names.vo).contains("# model: 0-0-0"))
  }

  /// What the screen says otherwise is no upgrade.
  @Test func anUpgradeAcceptsNoChangeOfTheScreen() throws {
    let folder = TemporaryFolder()
    let names = try older(folder)
    let kept = folder.bytes(names.vo)
    try folder.file("a.yaml", Self.upgraded.replacing("Send", with: "Post"))
    let result = try Tool.run("test", "a.yaml", "--upgrade", "--accept", "all", "--update-on-ci", folder: folder.path)
    #expect(result.status == 1 && folder.bytes(names.vo) == kept)
  }

  @Test(arguments: [
    ["--upgrade", "--update"], ["--upgrade", "--redact"], ["--upgrade", "--watch"], ["--accept", "trait.button"],
  ])
  func whatDoesNotGoWithAnUpgradeIsWrongUsage(arguments: [String]) throws {
    #expect(try Tool.run(["test", "demo"] + arguments).status == 64)
  }

  /// TalkBack says the role after the name, where VoiceOver says the value.
  @Test func aRoleOfTalkBackIsNotCalledTheValue() throws {
    let folder = TemporaryFolder()
    let text = "transcript: true\nreader: talkback\nscreen: [ { text: Total } ]\nsteps: [ appear ]\n"
    let file = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file, "--update", "--update-on-ci").status == 0)
    let kept = String(decoding: folder.bytes("a.talkback.en.transcript") ?? [], as: UTF8.self)
    try folder.file("a.talkback.en.transcript", kept.replacing("\nTotal\n", with: "\nTotal, Meter\n"))
    #expect(try Tool.run("test", file).errors.contains("error: “Meter” is no longer spoken\n"))
    let apples = try folder.file("b.yaml", text.replacing("reader: talkback\n", with: ""))
    #expect(try Tool.run("test", apples, "--update", "--update-on-ci").status == 0)
    let own = String(decoding: folder.bytes("b.voiceover.en.transcript") ?? [], as: UTF8.self)
    try folder.file("b.voiceover.en.transcript", own.replacing("\nTotal\n", with: "\nTotal, Meter\n"))
    #expect(try Tool.run("test", apples).errors.contains("error: the value “Meter” is no longer spoken\n"))
  }

  // MARK: Confidence

  @Test func keptLinesThatRestOnLittleAreNamed() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", "locale: [en, fr]\nscreen: [ { button: OK } ]\nsteps: [ appear ]\n")
    #expect(try Tool.run("test", file, "--update").status == 0)
    let result = try Tool.run("test", file, "--min-confidence", "recorded")
    #expect(result.status == 0)
    let warnings = result.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1)
    let words = "in the vendor's words of an earlier year"
    #expect(
      warnings.first?.hasPrefix(
        "\(folder.path)/a.voiceover.fr.transcript:4:1: warning: trait “bouton” is \(words), less than recorded: ")
        == true)
    #expect(try Tool.run("test", file).errors == "")
    // What differs is told as a difference, and the other lines as before.
    _ = try folder.file(
      "a.yaml", "locale: [en, fr]\nscreen: [ { button: OK } ]\nsteps: [ appear, { announce: Sent } ]\n")
    let changed = try Tool.run("test", file, "--min-confidence", "recorded").errors
    #expect(changed.contains("fr.transcript:4:1: error: “Sent” is announced as well\n"))
    #expect(changed.contains("fr.transcript:4:1: warning: trait “bouton” is \(words)"))
  }

  // MARK: Codes that the scenario hides

  private static let redacted = """
    name: Enters 4829
    transcript: true
    redact: true
    screen: [ { textField: { label: Code, id: code } }, { text: { label: Ready, id: status } } ]
    steps: [ { focus: code }, { type: 4829 }, { touch: code }, { touch: status } ]

    """

  /// Neither the files nor any message or report has the code.
  @Test func aRedactedScenarioHidesItsCodesEverywhere() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.redacted)
    var outputs: [String] = []
    func run(_ arguments: String...) throws -> Int32 {
      let result = try Tool.run(arguments)
      outputs.append(result.output + result.errors)
      return result.status
    }
    #expect(try run("test", file, "--update") == 0)
    let kept = folder.path + "/a.voiceover.en.transcript"
    let text = try String(contentsOfFile: kept, encoding: .utf8)
    #expect(text.contains("Code, ••••, text field"))
    // It was written before the scenario said that it hides codes.
    try folder.file("a.voiceover.en.transcript", text.replacing("••••", with: "4829"))
    #expect(try run("test", file, "--diff", "full") == 1)
    for format in ["junit", "json", "sarif", "github"] { #expect(try run("test", file, "--format", format) == 1) }
    #expect(try run("test", file, "--update") == 0)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
    // An audit quotes what was heard.
    let told = Self.redacted.replacing("{ touch: status }", with: "{ set: { status: { label: Took 4829 } } }")
    _ = try folder.file("a.yaml", told + "audit: info\n")
    #expect(try run("test", file) == 1)
    #expect(outputs.last?.contains("Took ••••") == true)
    #expect(try run("audit", file, "--format", "json") == 1)
    #expect(try run("audit", file) == 1)
    // The screen may have one from the start.
    _ = try folder.file("a.yaml", Self.redacted.replacing("label: Ready", with: "label: Enter 4829"))
    #expect(try run("describe", file) == 0 && run("describe", "--tree", file) == 0)
    #expect(outputs.last?.contains("text status \"Enter ••••\"\n") == true)
    // A scenario that cannot be read hides them too.
    _ = try folder.file("a.yaml", Self.redacted.replacing("{ type: 4829 }", with: "{ wait: 4829 }, { 4829: type }"))
    for command in ["test", "run", "audit", "describe"] { #expect(try run(command, file) == 2) }
    for output in outputs { #expect(!output.contains("4829"), "\(output)") }
  }

  // MARK: What is not written

  @Test func aScenarioThatCannotBePlayedIsNotWritten() throws {
    let folder = TemporaryFolder()
    let text = """
      screen: [ { secureTextField: { label: PIN, id: pin } }, { text: { label: "", id: status } } ]
      transcript: true
      steps:
        - focus: pin
        - type: swordfish
        - expect: { contains: swordfish }
        - expect:

      """
    let file = try folder.file("a.yaml", text)
    let result = try Tool.run("test", file, "--update")
    #expect(result.status == 2)
    #expect(result.errors.contains("warning: nothing was written: the scenario cannot be played as it is written\n"))
    #expect(folder.names == ["a.yaml"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  /// A PIN that was hidden is heard: that is not what anybody wants to expect from then on.
  @Test(arguments: ["transcript: true", "transcript: false"])
  func whatASecureFieldHidIsNotWritten(kept: String) throws {
    let folder = TemporaryFolder()
    let start = """
      \(kept)
      screen: [ { secureTextField: { label: PIN, id: pin } }, { button: { label: Go, id: go } } ]
      steps: [ { focus: pin }, { type: 4829 }, { touch: go }, { touch: pin }, { wait: 2s }
      """
    let expected = kept == "transcript: true" ? " ]\n" : ", { expect: \"x\" } ]\n"
    let file = try folder.file("a.yaml", start + expected)
    #expect(try Tool.run("test", file, "--update").status == 0)
    let before = try String(contentsOfFile: file, encoding: .utf8)
    let transcript = folder.bytes("a.voiceover.en.transcript")
    let plain = before.replacing("secureTextField", with: "textField")
    _ = try folder.file("a.yaml", plain)
    let result = try Tool.run("test", file, "--update")
    #expect(result.status == 1)
    #expect(result.errors.contains("warning: nothing was written: the content of a secure field is now heard"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == plain)
    #expect(folder.bytes("a.voiceover.en.transcript") == transcript)
    guard transcript != nil else { return }
    #expect(result.errors.contains("error: what was entered, “4”, is spoken\n"))
    #expect(result.errors.contains("help: make the field secure again; if this is intended, delete this file"))
    // If it is meant, it is written anew.
    try folder.remove("a.voiceover.en.transcript")
    #expect(try Tool.run("test", file, "--update").status == 0)
  }

  /// Another setting says what is entered, too: nothing that was hidden is revealed by the app.
  @Test func whatASettingSaysIsWritten() throws {
    let folder = TemporaryFolder()
    let text = """
      transcript: true
      screen: [ { textField: { label: Code, id: code } }, { button: { label: Go, id: go } } ]
      steps: [ { focus: code }, { type: 4829 }, { touch: go }, { touch: code } ]

      """
    let file = try folder.file("a.yaml", "settings: { softwareTypingFeedback: nothing }\n" + text)
    #expect(try Tool.run("test", file, "--update").status == 0)
    _ = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file).status == 1)
    #expect(try Tool.run("test", file, "--update").status == 0)
    _ = try folder.file("a.yaml", text.replacing("4829", with: "7351"))
    #expect(try Tool.run("test", file, "--update").status == 0)
  }

  /// There is no file beside which a transcript could be.
  @Test func standardInputKeepsNothing() throws {
    let text = "transcript: true\nscreen: [ { button: Send } ]\nsteps: [ appear ]\n"
    let result = try Tool.run("test", "-", input: text)
    #expect(result.status == 0)
    #expect(
      result.errors
        == "warning: a scenario from standard input has no saved transcript\nhelp: name the file of the scenario\n")
  }
}
