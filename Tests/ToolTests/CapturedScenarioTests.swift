import Foundation
import TestSupport
import Testing

/// Scenarios of captured screens: overlays, bound components, age, and what `test` takes from a folder.
@Suite(.timeLimited) struct CapturedScenarioTests {
  private static let capture = CaptureTests.path("code/appium.xml")

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    _ = try folder.file("code.xml", String(contentsOfFile: Self.capture, encoding: .utf8))
    for (name, text) in files { _ = try folder.file(name, text) }
    return folder
  }

  private func heard(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  // MARK: Overlay

  @Test func anOverlayAddsWhatTheCaptureCannotKnow() throws {
    let folder = try folder([
      "code.overlay": """
      resend: { hint: Sends you a new code, traits: [selected], language: de, actions: [Call me] }
      next: { reactions: { activated: [ { announce: { text: Checking, queue: true } } ] } }
      """,
      "a.yaml": """
      screen: { file: code.xml, overlay: code.overlay }
      steps:
        - touch: next
        - doubleTap
        - touch: resend
        - wait: 5s
      """,
    ])
    let run = try Tool.run("run", folder.path + "/a.yaml")
    #expect(run.status == 0)
    #expect(
      heard(run.output) == [
        "Continue, button", "[sound: activation]", "Continue", "Checking", "selected, Send again, button",
        "Sends you a new code, actions available",
      ])
  }

  @Test func boundFieldsBehaveAsTheComponentAndAreNamedAsCaptured() throws {
    let parts = "[otp.0, otp.1, otp.2, otp.3, otp.4, otp.5]"
    let folder = try folder([
      "code.overlay": "bind: { component: ouds-pin-code-input, version: 3.0, id: code, parts: \(parts) }\n",
      "bound.yaml": """
      screen: { file: code.xml, overlay: code.overlay }
      steps:
        - touch: code.1
        - doubleTap
        - type: "1"
        - delete
        - paste: "482913"
      """,
      "plain.yaml": """
      screen: { file: code.xml }
      steps:
        - touch: otp.0
        - doubleTap
        - type: "12"
        - delete
      """,
    ])
    let bound = try Tool.run("run", folder.path + "/bound.yaml")
    #expect(
      heard(bound.output) == [
        "Enter the code with 6 digits, Digit 1 of 6, Empty, text field", "double tap to edit", "→ focus code.1",
        "→ keyboard up", "Digit 1 of 6, text field, is editing, Empty, insertion point at start",
        "use the rotor to access misspelled words", "[cut: 1]", "→ focus code.2", "Digit 2 of 6", "[sound: error]",
        "→ focus code.1", "Digit 1 of 6", "→ value code: 482913", "→ completed code: 482913", "→ focus none",
        "→ keyboard down",
      ])
    #expect(
      bound.output.contains(
        "# note: the labels of the capture are used instead of those of ouds-pin-code-input 3.0: “Digit 1 of 6” for “1st digit”, "
      )
    )
    // Not bound, the first field takes it all.
    let plain = try Tool.run("run", folder.path + "/plain.yaml")
    #expect(plain.output.contains("→ value otp.0: 12\n"))
    #expect(!plain.output.contains("→ focus otp.1"))
  }

  // MARK: What is not known

  @Test func anExpectationSaysWhatTheCaptureLacks() throws {
    let folder = try folder([
      "a.yaml": "screen: { file: code.xml }\nsteps:\n  - touch: resend\n  - expect: { contains: Sends you a code }\n"
    ])
    let test = try Tool.run("test", folder.path + "/a.yaml")
    #expect(test.status == 1)
    #expect(
      test.errors == """
        \(folder.path)/a.yaml:4:25: error: “Sends you a code” was not heard
        note: the capture does not contain hints, actions and content, so it is not known whether the app has them

        """)
  }

  /// A rule says nothing of what the capture does not tell.
  @Test func aRuleThatWouldHaveToKnowIsNotEvaluated() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "a.screen.json",
      """
      { "a11ySimScreen": 1, "platform": "iOS", "order": "derived", "unknown": ["label"],
        "elements": [ { "id": "go", "role": "button", "frame": [0, 0, 44, 44] } ] }
      """)
    let audit = try Tool.run("audit", file, "--verbose")
    #expect(audit.status == 0)
    #expect(audit.output.contains("not evaluated: unnamed-control: the capture does not contain labels\n"))
    let known = try folder.file(
      "b.screen.json",
      """
      { "a11ySimScreen": 1, "platform": "iOS", "order": "derived", "unknown": [],
        "elements": [ { "id": "go", "role": "button", "frame": [0, 0, 44, 44] } ] }
      """)
    #expect(try Tool.run("audit", known).errors == "")
    #expect(try Tool.run("audit", known).output.contains("\(known):2:17: error: step 1: go has no name"))
  }

  // MARK: Age

  @Test func aCaptureMustNotBeOlderThanTheApp() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("App/SignIn/View.swift", "// one\n")
    _ = try folder.file("App/Other.swift", "// one\n")
    try folder.commitAll()
    let commit = String(try folder.git("rev-parse", "HEAD").dropLast())
    #expect(
      try Tool.run(
        "capture", Self.capture, "--commit", commit, "--date", "2026-11-01", "-o", folder.path + "/screens"
      ).status == 0)
    let file = try folder.file(
      "screens/a.yaml",
      "screen: { file: appium.screen.json }\nfresh: { paths: [App/SignIn], maxAge: 30d }\n"
        + "steps: [appear, { expect: { contains: Enter your code } }]\n")
    func test(day seconds: Int) throws -> Tool.Result {
      try Tool.run("test", file, environment: ["SOURCE_DATE_EPOCH": String(seconds)])
    }
    // The first and the thirty-first of November, as it were.
    let (first, later) = (1_793_491_200, 1_793_491_200 + 31 * 86_400)
    #expect(try test(day: first).errors == "")
    #expect(
      try test(day: later).errors == """
        \(file):2:8: error: “appium.screen.json” was captured on 2026-11-01, 31 days ago; at most 30 are allowed
        help: capture the screen again

        """)
    _ = try folder.file("App/Other.swift", "// two\n")
    try folder.git("commit", "-qam", "Two")
    #expect(try test(day: first).errors == "")
    _ = try folder.file("App/SignIn/View.swift", "// two\n")
    try folder.git("commit", "-qam", "Three")
    let changed = try test(day: first)
    #expect(changed.status == 1)
    #expect(
      changed.errors == """
        \(file):2:8: error: App/SignIn has changed since “appium.screen.json” was captured
        help: capture the screen again

        """)
  }

  @Test func aCaptureThatDoesNotSayItsAgeIsNoProof() throws {
    let folder = try folder([
      "a.yaml":
        "screen: { file: code.xml }\nfresh: { paths: [App], maxAge: 30d }\nsteps: [appear]\n"
    ])
    let test = try Tool.run("test", folder.path + "/a.yaml")
    #expect(test.status == 1)
    #expect(test.errors.contains("error: “code.xml” does not name the commit of the captured app\n"))
    #expect(test.errors.contains("error: “code.xml” does not say when it was captured\n"))
  }

  // MARK: Folders and first scenarios

  @Test func aFolderGivesScenariosScreenFilesAndCapturesWithATranscript() throws {
    let screen = try Tool.run("capture", Self.capture).output
    let folder = try folder([
      "b.screen.json": screen, "kept.xml": try String(contentsOfFile: Self.capture, encoding: .utf8),
      "notes.txt": "Nothing of ours.\n", "raw.json": #"{ "type": "Button", "isAccessible": "1", "label": "Go" }"#,
      "used.screen.json": screen, "a.yaml": "screen: { file: used.screen.json }\nsteps: [appear]\n",
    ])
    #expect(try Tool.run("test", "--update", folder.path + "/kept.xml").status == 0)
    let test = try Tool.run("test", folder.path)
    #expect(
      test.output == """
        ok   \(folder.path)/a.yaml
        ok   \(folder.path)/b.screen.json
        ok   \(folder.path)/kept.xml
        3 passed, 0 failed, 1 expectation

        """)
  }

  @Test func newWritesAScenarioAndItsScreenFile() throws {
    let folder = TemporaryFolder()
    let new = try Tool.run("new", "--from", Self.capture, folder.path + "/flows/code.yaml")
    #expect(new.status == 2)
    let made = try Tool.run("new", "--from", Self.capture, folder.path + "/code.yaml")
    #expect(made.status == 0)
    #expect(folder.names == ["a11y-sim.schema.json", "code.screen.json", "code.yaml"])
    let text = String(decoding: try #require(folder.bytes("code.yaml")), as: UTF8.self)
    #expect(text.contains("screen: { file: \"code.screen.json\" }\n"))
    #expect(text.contains("      Enter your code, heading\n"))
    let test = try Tool.run("test", folder.path + "/code.yaml")
    #expect(test.errors == "")
    #expect(test.output.hasSuffix("1 passed, 0 failed, 2 expectations\n"))
  }

  // MARK: Recorded speech

  @Test func whatWasRecordedBesideAScreenIsCompared() throws {
    let folder = TemporaryFolder()
    let screen = try Tool.run("capture", Self.capture).output.replacing(
      "\n  ]\n}\n",
      with: """

          ],
          "spoken": [
            { "utterance": "Enter your code Heading" },
            { "utterance": "We sent it to your phone." },
            { "utterance": "Digit 1 of 6 Secure text field" }
          ]
        }

        """)
    let file = try folder.file("code.screen.json", screen)
    let test = try Tool.run("test", file)
    #expect(test.status == 0)
    #expect(
      test.errors.contains(
        "warning: “Digit 1 of 6 Secure text field” was recorded, but “Digit 1 of 6, text field ‖ double tap to edit” is "
          + "simulated\n"))
    let fidelity = try Tool.run("fidelity", file)
    #expect(fidelity.output.contains("heading                      1      1"))
  }
}
