import Foundation
import TestSupport
import Testing

/// `explore` with keys that a script names.
@Suite(.timeLimited) struct ExploreTests {
  private static let explored = Tool.package.appendingPathComponent("Tests/Explored")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: explored.appendingPathComponent(name), encoding: .utf8)
  }

  private static func explore(
    _ file: String, _ options: String..., keys: String, folder: String? = nil
  ) throws -> Tool.Result {
    try Tool.run(["explore", file] + options, input: keys, folder: folder)
  }

  /// After a change of what is heard: `a11y-sim explore Tests/Scenarios/flows/login.yaml <login.keys >login.txt`.
  @Test func aSessionOfThirtyKeysIsHeardSo() throws {
    let flow = Tool.package.appendingPathComponent("Tests/Scenarios/flows/login.yaml").path
    let result = try Self.explore(flow, keys: try Self.text("login.keys"))
    #expect(result.status == 0)
    #expect(result.output == (try Self.text("login.txt")))
    #expect(result.errors == "info: played with voiceover; add --reader talkback for the other screen reader\n")
  }

  @Test func aSavedFlowDoesNotTellWhatTheAppSays() throws {
    let folder = TemporaryFolder()
    try folder.file(
      "form.yaml",
      """
      screen:
        - { textField: Password, id: pw }
        - { button: Save, id: go }
      when: { go.activated: [ { set: { pw: { secure: true } } }, { announce: "Saved Tejon58x" } ] }
      steps: [ appear ]
      """)
    let result = try Self.explore(
      "form.yaml", "--record", "flow.yaml", keys: "return\ntype:Tejon58x\nright\nreturn\nright\n", folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    // What was typed is hidden from when the field becomes secure.
    #expect(!result.errors.contains("Tejon58x"))
    #expect(result.errors.contains("so nothing is expected from there on"))
    let saved = try String(contentsOfFile: folder.path + "/flow.yaml", encoding: .utf8)
    // The scenario itself has the announcement.
    #expect(saved.components(separatedBy: "Tejon58x").count == 2)
    #expect(saved.contains("Save, button"))
  }

  /// Keys for any screen: to the third element, into it, something typed, and on.
  private static let anyKeys = "right\nright\nreturn\ntype:ada\nescape\nright\ncmd:rotor\ndown\nup\n"

  @Test func aCapturedScreenIsSavedAsAScenarioThatPasses() throws {
    let screens = Tool.package.appendingPathComponent("Tests/Captured/sign-in")
    for name in ["appium.xml", "debug-description.txt", "uiautomator.xml", "wda.json"] {
      let folder = TemporaryFolder()
      try folder.file(name, String(contentsOf: screens.appendingPathComponent(name), encoding: .utf8))
      let result = try Self.explore(name, "--record", "flow.yaml", keys: Self.anyKeys, folder: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      #expect(Set(folder.names) == [name, "flow.yaml", "flow.screen.json"])
      let test = try Tool.run("test", "flow.yaml", folder: folder.path)
      #expect(test.status == 0, "\(test.errors)")
      // A screen file is named as it is.
      let screen = try Self.explore(
        "flow.screen.json", "--record", "again.yaml", keys: Self.anyKeys, folder: folder.path)
      #expect(screen.output == result.output)
      #expect(try String(contentsOfFile: folder.path + "/again.yaml", encoding: .utf8).contains("\"flow.screen.json\""))
      #expect(try Tool.run("test", "again.yaml", folder: folder.path).status == 0)
    }
  }

  @Test func aComponentAndABuiltInScenarioAreExplored() throws {
    for (name, reader) in [("code-field", "voiceover"), ("demo", "voiceover"), ("demo", "talkback")] {
      let folder = TemporaryFolder()
      let result = try Self.explore(
        name, "--reader", reader, "--record", "flow.yaml", keys: Self.anyKeys, folder: folder.path)
      // The component of the demo has a form for TalkBack.
      #expect(result.status == 0, "\(name): \(result.errors)")
      let test = try Tool.run("test", "flow.yaml", folder: folder.path)
      #expect(test.status == 0, "\(test.errors)")
    }
    let unknown = try Self.explore("code-fild", keys: "")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "error: there is no file or component “code-fild”\nhelp: did you mean `code-field`?\n")
  }

  /// The rest of the file, with its comments, stays.
  @Test func onlyTheStepsOfAScenarioAreReplaced() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "flow.yaml",
      """
      # The sign-in screen.
      reader: [voiceover, talkback]
      pace: brisk
      transcript: true
      # From top to bottom.
      screen:
        - heading: Sign in  # the title
        - textField: { label: Name, id: name }
      # What a person does.
      steps:
        - appear
        - swipe: right

      # How the app reacts.
      when:
        name.value: [ { announce: Typed } ]

      """)
    let result = try Self.explore(
      file, "--reader", "talkback", "--set", "hints=false", keys: "right\nreturn\ntype:\"\nright\ncmd:save\n")
    #expect(result.status == 0)
    let saved = try String(contentsOfFile: folder.path + "/flow.explored.yaml", encoding: .utf8)
    #expect(
      saved == """
        # The sign-in screen.
        settings: { hints: false }
        reader: talkback@16.2
        # From top to bottom.
        screen:
          - heading: Sign in  # the title
          - textField: { label: Name, id: name }

        # How the app reacts.
        when:
          name.value: [ { announce: Typed } ]
        steps:
          - appear
          - expect: |
              Sign in, Heading
          - swipe: right
          - expect: |
              Name, Edit box
          - doubleTap
          - expect: |
              Name
              Showing Gboard
          - type: "\\""
          - expect: |
              Quote
              Typed
          - swipe: right
            expectNothing: true

        """)
    #expect(try Tool.run("test", folder.path + "/flow.explored.yaml").status == 0)
  }

  @Test func anExistingFileIsKept() throws {
    let folder = TemporaryFolder()
    try folder.file("mine.yaml", "mine")
    let refused = try Self.explore("demo", "--record", "mine.yaml", keys: "right\n", folder: folder.path)
    #expect(refused.status == 2)
    // Before the person begins.
    #expect(refused.output == "")
    #expect(refused.errors == "mine.yaml: error: the file already exists\nhelp: name another file, or add --force\n")
    #expect(try String(contentsOfFile: folder.path + "/mine.yaml", encoding: .utf8) == "mine")
    let forced = try Self.explore("demo", "--record", "mine.yaml", "--force", keys: "right\n", folder: folder.path)
    #expect(forced.status == 0)
    // A second time in one session, the file is the session's own.
    let twice = try Self.explore("demo", keys: "cmd:save\nright\ns\n", folder: folder.path)
    #expect(twice.status == 0)
    #expect(Set(folder.names) == ["mine.yaml", "demo.explored.yaml"])
    let again = try Self.explore("demo", keys: "cmd:save\n", folder: folder.path)
    #expect(again.status == 2)
    #expect(again.errors.contains("help: name another file, or add --force"))
  }

  @Test(arguments: [
    ("rihgt", "3:1: error: there is no key “rihgt”\nhelp: did you mean `right`?\n"),
    (
      "fly",
      "3:1: error: there is no key “fly”\nhelp: use one of right, left, up, down, return, space, backspace, escape, "
        + "type:TEXT, paste:TEXT, cmd:NAME\n"
    ),
    ("cmd:sav", "3:5: error: there is no command “sav”\nhelp: did you mean `cmd:save`?\n"),
    ("type:", "3:1: error: `type` needs a text\nhelp: write `type:4`, without a space after the colon\n"),
    // What may be a secret is not repeated.
    ("tyqe:marmalade7", "3:1: error: there is no key “tyqe”\nhelp: did you mean `type`?\n"),
  ])
  func anUnknownKeyIsAnError(key: String, message: String) throws {
    let folder = TemporaryFolder()
    let result = try Self.explore(
      "demo", "--record", "flow.yaml", keys: "# A comment.\nright\n\(key)\nright\n", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "standard input:" + message)
    #expect(result.output.contains("# 2 swipe: right\n") && !result.output.contains("# 3"))
    #expect(folder.names == [])
  }

  @Test func aSecretIsNowhere() throws {
    for reader in ["voiceover", "talkback"] {
      for options in [[], ["--redact"]] {
        let folder = TemporaryFolder()
        let created = try Tool.run("new", "--flow", "pin", "pin.yaml", folder: folder.path)
        #expect(created.status == 0)
        let keys =
          "right\nreturn\ntype:7391\nright\nreturn\nright\nreturn\ntype:7395\nright\nreturn\ncmd:wait\nleft\n"
          + "backspace\npaste:7391\nu\nu\ncmd:repeat\ncmd:status\n"
        let result = try Tool.run(
          ["explore", "pin.yaml", "--reader", reader, "--record", "flow.yaml"] + options, input: keys,
          folder: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        let saved = try String(contentsOfFile: folder.path + "/flow.yaml", encoding: .utf8)
        for text in [result.output, result.errors, saved] {
          #expect(!text.contains("7391") && !text.contains("739") && !text.contains("7395"))
        }
        #expect(result.output.contains("The PINs differ"))
        #expect(result.errors.contains("text that was typed into secure fields was not saved"))
        #expect(!result.errors.contains("warning"), "\(result.errors)")
        #expect(saved.contains("type: 1111") && saved.contains("type: 1112"))
        #expect(try Tool.run("test", "flow.yaml", folder: folder.path).status == 0)
      }
    }
  }

  @Test func aPlaceholderThatChangesTheFlowIsTold() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "door.yaml",
      """
      screen:
        - secureTextField: { label: Word, id: word }
        - button: { label: Open, id: open }
      when:
        open.activated: [ { if: { word.value: sesame }, then: [ { announce: It is open } ] } ]
      steps: [ appear ]
      """)
    let result = try Self.explore(file, keys: "return\ntype:sesame\nright\nreturn\ncmd:save\n")
    #expect(result.output.contains("It is open"))
    #expect(result.errors.contains("warning: the saved flow is not heard exactly as you heard it"))
    #expect(result.errors.contains("help: replace the placeholders, then run `a11y-sim test --update"))
    let saved = try String(contentsOfFile: folder.path + "/door.explored.yaml", encoding: .utf8)
    #expect(saved.contains("type: xxxxxx"))
    // It says what is heard with the placeholder.
    #expect(try Tool.run("test", folder.path + "/door.explored.yaml").status == 0)
  }

  @Test func hostileTextsAreShownAsText() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "hostile.yaml",
      #"""
      name: "\e]0;owned\a"
      screen:
        - button: { label: "\e[2J\e[31mred \u202Ereversed", id: red }
        - textField: { label: "::error ::x", id: field }
      steps: [ appear ]
      """#)
    let result = try Self.explore(file, keys: "i\nright\nreturn\ntype:\u{1B}[2J\ncmd:status\ncmd:save\n")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{202E}"))
    #expect(!result.errors.contains("\u{1B}"))
    #expect(result.output.contains(#"\u{1B}[2J"#))
    #expect(try Tool.run("test", folder.path + "/hostile.explored.yaml").status == 0)
  }

  @Test func wrongUsage() throws {
    for (options, message) in [
      (["-"], "reads your keys from standard input"), (["demo", "--pace", "brisk"], "leave --pace out"),
      (["demo", "--locale", "en", "--locale", "fr"], "name one with --locale"),
      (["demo", "--speak"], "--speak works only if you press the keys on a terminal"),
    ] {
      let result = try Tool.run(["explore"] + options)
      #expect(result.status == 64)
      #expect(result.errors.contains(message))
    }
    let none = try Self.explore("demo", "--reader", "none", keys: "")
    #expect(none.status == 2)
    #expect(none.errors.contains("help: add --reader voiceover or --reader talkback"))
  }

  /// A scenario whose keys have no lines of their own.
  @Test func aFileInJSONIsExploredButNotSaved() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("flow.json", #"{ "screen": [ { "text": "Hello" } ], "steps": [ "appear" ] }"#)
    #expect(try Self.explore(file, keys: "right\n").status == 0)
    let result = try Self.explore(file, "--record", folder.path + "/new.yaml", keys: "right\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("help: write the scenario as YAML"))
  }
}
