import Foundation
import TestSupport
import Testing

/// The contract with scripts: exit statuses, the stream of each output, and equal bytes on each machine.
@Suite(.timeLimited) struct CommandTests {
  static let quiet = """
    screen: [ { heading: Your code } ]
    steps: [ appear ]
    """

  @Test func transcriptsGoToStandardOutputAndNothingElse() throws {
    let result = try Tool.run("demo")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("# a11y-sim 1 · \(Tool.reader) · en · "))
    #expect(result.output.contains("\nEnter your code, heading\n"))
    #expect(try Tool.run("run", "demo").output == result.output)
  }

  @Test func aFailedExpectationIsOneAfterTheWholeTranscript() throws {
    let failed = try Tool.run(
      "-", input: "screen: [ { heading: Your code } ]\nsteps: [ appear, { expect: { contains: Good-bye } } ]")
    #expect(failed.status == 1)
    #expect(failed.output.contains("Your code, heading"))
    #expect(failed.errors == "standard input:2:40: error: “Good-bye” was not heard\n")
  }

  @Test(arguments: [
    ["--nonsense"], ["run", "demo", "--format", "xml"], ["run", "demo", "--set", "hints"],
    ["run", "demo", "--set", "hint=true"], ["run", "demo", "--reader", "orca"], ["run", "demo", "--locale", "!"],
    ["run", "demo", "--rate", "900"], ["run", "demo", "--words-per-minute", "900"],
    ["run", "demo", "--speak", "--timing", "estimate"], [],
    ["components", "nothing"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
  }

  @Test func helpNamesEveryCommand() throws {
    let help = try Tool.run("--help").output
    for name in ["run", "test", "new", "describe", "strings", "locales"] { #expect(help.contains("\n  \(name) ")) }
    #expect(try Tool.run("run", "--help").output.contains("--redact"))
  }

  /// Whichever way it is asked for, help calls a command what a person types.
  @Test(arguments: ["run", "test", "audit", "doctor"])
  func helpOfACommandNamesItWhole(command: String) throws {
    let help = try Tool.run(command, "--help").output
    #expect(help.contains("USAGE: a11y-sim \(command) ") && help.contains("--version"))
    #expect(try Tool.run("help", command).output == help && Tool.run(command, "-h").output == help)
    #expect(try Tool.run(command, "--nonsense").errors.contains("Usage: a11y-sim \(command) "))
  }

  /// The parser wraps lines after 80 characters. A wrapped example would not be a command.
  @Test(arguments: [
    "run", "test", "new", "audit", "compare", "describe", "explore", "capture", "diff", "report", "fidelity",
    "pronounce", "strings", "strings check", "strings say", "strings matrix", "components", "settings", "reference",
    "schema", "voices", "locales", "doctor",
  ])
  func examplesFitIntoALine(command: String) throws {
    let help = try Tool.run(command.split(separator: " ").map(String.init) + ["--help"]).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.hasPrefix("USAGE: ") { #expect(line.count <= 80) }
    for line in lines.drop(while: { !$0.hasPrefix("Example") }).dropFirst().prefix(while: { !$0.isEmpty }) {
      // `capture` also reads what another program prints.
      #expect(line.hasPrefix("  a11y-sim ") || line.contains(" | a11y-sim "))
    }
  }

  /// The word after `--update` is a file.
  @Test func helpShowsThatTheValueOfUpdateIsOptional() throws {
    #expect(try Tool.run("test", "--help").output.contains("\n  --update[=<what>]       Rewrite "))
  }

  /// `describe` and `diff` play no steps, and lists of voices speak nothing.
  @Test(arguments: [
    ["describe", "demo", "--pace", "brisk"], ["diff", "demo", "demo", "--pace", "brisk"],
    ["voices", "--no-detect-languages"], ["locales", "--no-detect-languages"],
  ])
  func anOptionWithoutEffectIsUnknown(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64 && result.errors.contains("Unknown option '--"))
  }

  @Test func theSameBytesWhateverTheMachineIsSetTo() throws {
    let folder = TemporaryFolder()
    let plain = try Tool.start("run", "demo", "--format", "jsonl")
    #expect(plain.status == 0)
    #expect(try Tool.run("run", "demo", "--format", "jsonl").output == plain.output)
    for environment in [
      ["LC_ALL": "C"], ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8"], ["TZ": "Asia/Kathmandu"],
      ["YAMS_DEFAULT_ENCODING": "UTF16"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ] {
      let other = try Tool.start("run", "demo", "--format", "jsonl", environment: environment, folder: folder.path)
      #expect(other.output == plain.output)
    }
  }

  @Test func everyLanguageInTurn() throws {
    let result = try Tool.run("demo", "--locale", "all")
    #expect(result.status == 0)
    let headers = result.output.split(separator: "\n").filter { $0.hasPrefix("# a11y-sim 1 ") }
    #expect(headers.map { String($0.split(separator: " · ")[2]) } == Tool.languages)
  }

  @Test func languagesStandSideBySide() throws {
    let result = try Tool.run("run", "demo", "--locale", "all", "--format", "table", "--worker", "/nowhere")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("note: voices are not listed: "))
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "# demo · \(Tool.reader) · speech: estimate")
    #expect(lines.dropFirst(2).map { String($0.prefix { $0 != " " }) } == Tool.languages)
    #expect(!lines[1].contains("voice"))
    for option in ["--why", "--phonemes"] {
      #expect(try Tool.run("run", "demo", "--format", "table", option).status == 64)
    }
  }

  @Test(arguments: [("en-XA", "ƀúţţóñ óñé"), ("ar-XB", "\\u{202E}button\\u{202C}")])
  func pseudoLanguagesAreForWhoeverAsks(tag: String, button: String) throws {
    let result = try Tool.run("demo", "--locale", tag)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("# a11y-sim 1 · \(Tool.reader) · \(tag) · "))
    #expect(result.output.contains("Verify, ") && result.output.contains(button))
  }

  @Test func redactedRunsShowNoCode() throws {
    for format in ["text", "json", "jsonl"] {
      let result = try Tool.run("run", "demo", "--redact", "--format", format)
      #expect(result.status == 0)
      #expect(!result.output.contains("482913"))
      #expect(result.output.contains("••••••"))
    }
  }

  @Test(arguments: ["run", "test", "audit", "compare"])
  func aRedactedScenarioThatCannotBeReadQuotesNoCode(command: String) throws {
    let folder = TemporaryFolder()
    let screen = "screen:\n  - component: code-field\n    id: code\nsteps:\n"
    for (step, fault) in [
      ("- 482913: type", "there is no step “••••••”"),
      ("- type: [zebra]\n  - zebra", "there is no step “•••••”"),
      ("- wait: 482913", "“wait” cannot be “••••••”\nhelp: add a unit: ••••••s"),
      ("- type: 482913\n    paste: 1", "a step can have only one action, not “type” and “paste”"),
    ] {
      _ = try folder.file("s.yaml", screen + "  \(step)\n")
      let result = try Tool.run(
        [command, "s.yaml", "--redact"] + (command == "compare" ? ["--components", "code-field"] : []),
        folder: folder.path)
      #expect(result.status == 2)
      #expect((result.errors + result.output).contains(fault))
      for code in ["482913", "zebra"] { #expect(!(result.errors + result.output).contains(code)) }
    }
  }

  @Test func redactedFindingsQuoteNoCode() throws {
    let result = try Tool.run(
      "-", "--redact",
      input: """
        screen: [ { textField: { label: Code, id: code } } ]
        steps: [ appear, doubleTap, { type: 482913 }, { expect: { contains: "482913" } } ]
        """)
    #expect(result.status == 1)
    #expect(result.errors.contains("“••••••” was not heard"))
    #expect(!(result.output + result.errors).contains("482913"))
  }

  @Test func aScreenInAFileBesideTheScenario() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("tree.json", #"[ { "heading": "From a file" }, { "button": { "label": "Go", "id": "go" } } ]"#)
    let path = try folder.file(
      "flow.yaml", "screen: { file: tree.json }\nsteps: [ appear, { touch: go }, { screen: { file: tree.json } } ]")
    let result = try Tool.run(path)
    #expect(result.status == 0)
    #expect(
      result.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
        == ["From a file, heading", "Go, button", "[sound: screen change]", "From a file, heading"])
  }

  @Test func describeSaysEachElement() throws {
    let result = try Tool.run("describe", "demo")
    #expect(
      result.output == """
        Enter your code, heading  # heading1
        Enter the code with 6 digits, 1st digit, Empty, text field ‖ double tap to edit  # code.1
        2nd digit, Empty, text field ‖ double tap to edit  # code.2
        3rd digit, Empty, text field ‖ double tap to edit  # code.3
        4th digit, Empty, text field ‖ double tap to edit  # code.4
        5th digit, Empty, text field ‖ double tap to edit  # code.5
        6th digit, Empty, text field ‖ double tap to edit  # code.6
        Check the 6-digit code sent by SMS  # code.helper
        Verify, button  # verify

        """)
  }

  @Test func aFolderIsTestedInOrder() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("b.yaml", Self.quiet)
    _ = try folder.file("a.yaml", "screen: [ { heading: A } ]\nsteps: [ appear, { expect: { contains: A } } ]")
    let result = try Tool.run("test", folder.path)
    #expect(result.status == 0)
    #expect(
      result.output == "ok   \(folder.path)/a.yaml\nok   \(folder.path)/b.yaml\n2 passed, 0 failed, 1 expectation\n")
    #expect(result.errors.contains("b.yaml: warning: this scenario has no expectations"))
    #expect(try Tool.run("test", folder.path + "/none").status == 2)
  }

  @Test func whatRestsOnLessThanAskedForIsWarnedOfAndStillPasses() throws {
    let folder = TemporaryFolder()
    let path = try folder.file(
      "a.yaml", "locale: bg\nscreen: [ { button: OK } ]\nsteps: [ appear, { expect: \"OK, бутон\" } ]")
    let result = try Tool.run("test", path, "--min-confidence", "recorded")
    #expect(result.status == 0 && result.output == "ok   \(path)\n1 passed, 0 failed, 1 expectation\n")
    #expect(
      result.errors
        == "\(path):3:1: warning: trait “бутон” is a guess, less than recorded: our translation\n")
    #expect(try Tool.run("test", path).errors == "")
    #expect(try Tool.run("test", path, "--min-confidence", "guess").errors == "")
    let wrong = try Tool.run("test", path, "--min-confidence", "certain")
    let levels = ["pinned", "recorded", "vendor", "documented", "reported", "guess"]
    #expect(wrong.status == 64 && wrong.errors.contains(levels.map { "  - \($0)\n" }.joined()))
  }

  @Test func captionsAreOneTrackOfAllPlays() throws {
    let vtt = try Tool.run("run", "demo", "--locale", "en", "--locale", "fr", "--format", "vtt")
    #expect(vtt.status == 0 && vtt.output.hasPrefix("WEBVTT\n\nNOTE a11y-sim 1 · \(Tool.reader) · en · "))
    #expect(vtt.output.split(separator: "\n").count { $0.hasPrefix("NOTE ") } == 2)
    let srt = try Tool.run("run", "demo", "--format=srt")
    #expect(srt.status == 0 && srt.output.hasPrefix("1\n00:00:00,000 --> "))
  }

  @Test func aScreenThatOthersUseIsNoScenarioOfItsFolder() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("screen.yaml", "[ { heading: A } ]")
    _ = try folder.file(
      "a.yaml", "screen: { file: screen.yaml }\nsteps: [ appear, { expect: { contains: A } } ]")
    let result = try Tool.run("test", folder.path)
    #expect(result.status == 0)
    #expect(result.output == "ok   \(folder.path)/a.yaml\n1 passed, 0 failed, 1 expectation\n")
  }

  @Test func aLanguageWithoutWordsIsSaidBeforeAnythingIsPlayed() throws {
    for tag in ["qaa", "yue", "sr-Latn"] where !Tool.languages.contains(tag) {
      let result = try Tool.run("demo", "--locale", tag)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("“\(tag)”"))
    }
  }

  @Test func whatIsBuiltForAnotherPlatformIsNotReadByVoiceOver() throws {
    let item = "{ component: ouds-pin-code-input, id: code, platform: android }"
    let help = "help: use `reader: none`\n"
    let folder = TemporaryFolder()
    let path = try folder.file(
      "otp.yaml", "screen: [ \(item) ]\nsteps: [ appear, { expect: { effects: { value: 1 } } } ]")
    for arguments in [[path], ["run", path], ["test", path], ["describe", path]] {
      let result = try Tool.run(arguments)
      #expect(result.status == 2)
      #expect(
        result.errors == "\(path): error: VoiceOver cannot read `code`: this component exists only on Android\n" + help)
      // Nothing is played, so there is no transcript to mistake.
      #expect(!result.output.contains("appear") && !result.output.contains("button"))
    }
    #expect(try Tool.run("test", path, "--reader", "none").status == 0)
    #expect(try Tool.run("describe", path, "--reader", "none", "--tree").output.hasPrefix("secureTextField code.1 "))

    // Later on: the reader is switched on, a screen is replaced.
    let late = try folder.file(
      "late.yaml", "screen: [ \(item) ]\nreader: none\nsteps:\n  - appear\n  - reader: voiceover")
    let replaced = try folder.file("replaced.yaml", "screen: [ text: A ]\nsteps:\n  - screen: [ \(item) ]")
    for (path, line) in [(late, 5), (replaced, 3)] {
      for command in ["run", "test"] {
        let result = try Tool.run(command, path)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("\(path):\(line):1: error: VoiceOver cannot read `code`"))
      }
    }

    // A reaction may or may not put it up: it is said when it does, and nothing is spoken over it.
    let reaction = try folder.file(
      "reaction.yaml",
      """
      screen: [ button: { label: Next, id: next } ]
      when: { next.activated: [ screen: [ { heading: PIN }, \(item) ] ] }
      steps: [ appear, doubleTap, swipe: right, { expect: { never: PIN } } ]
      """)
    for command in ["run", "test"] {
      let result = try Tool.run(command, reaction)
      #expect(result.status == 2)
      #expect(result.errors.contains("VoiceOver cannot read `code`: this component exists only on Android"))
      #expect(!result.output.contains("PIN"))
    }
  }

  @Test func misspelledCommandsAndOptionsAreNamed() throws {
    #expect(try Tool.run("doctr").errors.contains("did you mean `a11y-sim doctor`?"))
    // Commands and options of other tools.
    #expect(try Tool.run("check", "otp.yaml").errors.contains("did you mean `a11y-sim test`?"))
    #expect(try Tool.run("run", "demo", "--lang", "de").errors.contains("Did you mean '--locale'?"))
    #expect(try Tool.run("--nope").errors.contains("--nope"))
    #expect(try Tool.run("doctr").status == 64)
  }

  @Test func ordersToATerminalAreWrittenOut() throws {
    for arguments in [["\u{1B}[31m\u{7}.yaml"], ["demo", "--locale", "e\u{1B}n"], ["demo", "--\u{9B}31m"]] {
      let result = try Tool.run(arguments)
      #expect(result.status != 0)
      #expect(result.errors.contains("\\u{1B}") || result.errors.contains("\\u{9B}"))
      #expect(!result.errors.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
  }

  @Test(arguments: ["components", "settings", "locales"]) func listsAreNotEmpty(command: String) throws {
    let result = try Tool.run(command)
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count >= 1)
  }

  @Test func aComponentIsDescribedWhole() throws {
    let text = try Tool.run("components", "ouds-pin-code-input").output
    for part in ["source:", "parameters", "helperText", "inputs", "known defects", "WCAG", "unconfirmed"] {
      #expect(text.contains(part))
    }
  }
}
