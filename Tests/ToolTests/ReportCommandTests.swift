import Foundation
import TestSupport
import Testing

/// The command `report`, from files to a page.
@Suite("The command report", .timeLimited) struct ReportCommandTests {
  private let folder = TemporaryFolder()

  /// Writes a report and returns its text.
  private func report(_ arguments: String..., sound: Bool = false, status: Int32 = 0) throws -> String {
    let path = try folder.place(for: "report.html")
    let result = try Tool.run(
      ["report"] + arguments + ["-o", path] + (sound ? [] : ["--no-sound"]), folder: Tool.package.path)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.hasPrefix("\(path)\n"))
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func theDemoHasItsSoundOncePerUtterance() throws {
    let page = try report("demo", sound: true)
    #expect(page.contains("5 of 6 digits were never heard"))
    let list = try #require(page.firstMatch(of: /id="sounds">\[([^\]]*)\]/))
    let sounds = list.1.split(separator: ",\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(Set(sounds).count == sounds.count)
    // 18 utterances, one of which is said twice.
    #expect(sounds.count == 18)
    for sound in sounds {
      let bytes = try #require(Data(base64Encoded: sound.trimmingCharacters(in: ["\""])))
      #expect([Data("OggS".utf8), Data("RIFF".utf8)].contains(bytes.prefix(4)))
    }
    #expect(try report("demo", sound: true) == page)
  }

  @Test func withoutEngineThePageSaysThatThereIsNoSound() throws {
    let path = try folder.place(for: "mute.html")
    let result = try Tool.run("report", "demo", "-o", path, "--worker", "/nowhere/worker")
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: the page has no sound"))
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("There is no sound in this report:"))
    #expect(!page.contains("data-from="))
  }

  @Test func aTestAndItsScenarioAreOnePage() throws {
    let scenario = try folder.file(
      "send.yaml",
      """
      screen: [ { button: { label: Send, id: send } } ]
      steps:
        - appear
        - expect: Post, button
      """)
    let json = try folder.place(for: "test.json")
    #expect(try Tool.run("test", scenario, "--format", "json=\(json)").status == 1)
    let page = try report(json)
    #expect(page.contains("<h3>What the test found</h3>"))
    #expect(page.contains("Send, <del>") == false && page.contains("Send, button"))
    #expect(page.contains("the flow does not go as its test expects"))
  }

  @Test func aRedactedReportQuotesNoMessageOfATest() throws {
    let scenario = try folder.file(
      "code.yaml",
      """
      screen: [ { textField: { label: Code, id: code } } ]
      steps: [ appear, doubleTap, type: 482913, { expect: 482913 } ]
      """)
    let json = try folder.place(for: "test.json")
    #expect(try Tool.run("test", scenario, "--format", "json=\(json)").status == 1)
    #expect(try report(json).contains("482913"))
    let page = try report(json, "--redact")
    #expect(!page.contains("482913"))
    #expect(page.contains("The message is left out"))
  }

  @Test func aComparisonShowsBothSides() throws {
    let result = try Tool.run(
      "diff", "Tests/Captured/sign-in/appium.xml", "Tests/Captured/build-2/appium.xml", "--format", "json",
      folder: Tool.package.path)
    let page = try report(try folder.file("diff.json", result.output))
    #expect(page.contains("<h1>In the new build, 5 things are heard differently</h1>"))
    #expect(
      page.contains(
        "<span class=\"words\" lang=\"en\" dir=\"auto\">E-mail address, name@example.com, text field</span>"))
  }

  /// A PNG file of 3 × 4 pixels, whose data no one decodes here.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 3, 0, 0, 0, 4, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] + Array("IDAT".utf8) + [
      0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    + Array("IEND".utf8) + [0, 0, 0, 0]

  @Test func thePictureBesideACaptureIsShown() throws {
    let capture = try String(
      contentsOf: Tool.package.appendingPathComponent("Tests/Captured/sign-in/appium.xml"), encoding: .utf8)
    let path = try folder.file("login.xml", capture)
    try folder.file("login.png", Data(Self.png))
    #expect(try report(path).contains("<use href=\"#i0\""))
    // A code could be in the picture.
    #expect(!(try report(path, "--redact").contains("data:image")))
    try folder.file("login.png", "<svg onload=alert(1)>")
    let result = try Tool.run("report", path, "--no-sound", "-o", try folder.place(for: "login.html"))
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "warning: this is not a PNG or JPEG picture; the page shows the screen without this picture"))
  }

  @Test func aFileThatCannotBePlayedIsNamedOnThePage() throws {
    let bad = try folder.file("bad.yaml", "screen: [ { buton: Send } ]\nsteps: [ appear ]\n")
    let page = try report("demo", bad, status: 2)
    #expect(page.contains("<strong>Not played:</strong>"))
    #expect(page.contains("5 of 6 digits were never heard"))
  }

  @Test func anEmptyPageReplacesNoGoodOne() throws {
    let path = try folder.file("report.html", "good")
    let result = try Tool.run("report", "/nowhere/flow.yaml", "-o", path, "--no-sound")
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing could be played, so “\(path)” was not written"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "good")
  }

  /// A person who opens the report of a broken flow reads first what is wrong.
  @Test(arguments: [
    ("01-eye-button", "“eye” has no name; only “button” is spoken"),
    ("03-silent-error", "“E-mail address is not valid” appeared, and nothing said so"),
    ("05-dead-button", "“next” does nothing when it is activated"),
    ("06-focus-jumps", "Expected “Digit 2 of 3”, heard “Digit 3 of 3”"),
    ("07-countdown", "The app said “The code is still on its way” three times"),
    ("08-pin-aloud", "When “•” was typed in “pin”, the content of the secure field was announced"),
    ("09-alert", "Nothing in “expired” closes it, and the cursor cannot leave it"),
    ("10-resend", "“resend” is dimmed: a double tap does nothing"),
  ])
  func theWorstOfABrokenFlowComesFirst(flow: String, sentence: String) throws {
    let page = try report("Tests/Scenarios/flows/defects/\(flow).yaml")
    let worst = try #require(page.firstRange(of: "<h1>")).upperBound
    let end = try #require(page[worst...].firstRange(of: "</h1>")).lowerBound
    #expect(page[worst..<end].contains(sentence))
  }

  @Test(arguments: [[], ["demo"]])
  func wrongUsageIsTold(arguments: [String]) throws {
    let result = try Tool.run(["report"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("help: "))
  }

  @Test func evidenceNamesTheFilesItRestsOn() throws {
    let scenario = try folder.file(
      "send.yaml", "screen: [ { button: { label: Send, id: send } } ]\nsteps: [ appear ]\n")
    let path = try folder.place(for: "evidence.json")
    #expect(try Tool.run("report", scenario, "--evidence", path).status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any])
    let source = try #require((json["sources"] as? [[String: String]])?.first)
    #expect(source["file"] == scenario)
    #expect(source["sha256"]?.count == 64)
  }

  @Test func evidenceHasNoDigestOfAFileWithAPIN() throws {
    let scenario = try folder.file(
      "pin.yaml",
      "screen: [ { secureTextField: { label: PIN, id: pin } } ]\nsteps: [ appear, { touch: pin }, doubleTap, { type: 4829 } ]\n"
    )
    let path = try folder.place(for: "evidence.json")
    #expect(try Tool.run("report", scenario, "--evidence", path).status == 0)
    let json = try String(contentsOfFile: path, encoding: .utf8)
    #expect(json.contains(#","sha256":null}"#))
  }

  // MARK: Secrets

  /// The scenarios of this repository in which something is entered into a secure field.
  private static let secretFlows = [
    "flows/login.yaml", "flows/pin.yaml", "flows/defects/01-eye-button.yaml", "flows/defects/02-symbol.yaml",
    "flows/defects/08-pin-aloud.yaml", "talkback/passwords.yaml", "talkback/text-fields.yaml",
    "elements/text-entry.yaml",
    "events/insertion-point-secure.yaml", "events/begin-editing.yaml", "events/secure-typing.yaml",
    "settings/sounds.yaml",
    "settings/showPasswords.yaml", "settings/speakPasswords.yaml", "settings/swapsPasswordCounts.yaml",
  ]

  @Test(arguments: secretFlows) func noSecretIsOnThePage(file: String) throws {
    let path = "Tests/Scenarios/\(file)"
    let lines = try String(contentsOf: Tool.package.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let printed = try Tool.run("run", path, "--format", "jsonl", folder: Tool.package.path).output
    // A step with bullets hides a text, which is in its line of the file.
    var secrets: Set<String> = []
    for line in printed.split(separator: "\n") where line.contains("•") {
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let number = entry?["line"] as? Int else { continue }
      if let text = lines[number - 1].firstMatch(of: /(?:type|paste|autofill|text): *"?([^",}{#]+?)"? *(?:[,}#]|$)/) {
        secrets.insert(String(text.1))
      }
    }
    secrets = secrets.filter { $0.count > 2 && !printed.contains($0) }
    let evidence = try folder.place(for: "evidence.json")
    let page = try report(path, "--evidence", evidence)
    let texts = [page, try String(contentsOfFile: evidence, encoding: .utf8)]
    for secret in secrets { for text in texts { #expect(!text.contains(secret), "\(secret)") } }
    if file.hasPrefix("flows/") && !file.contains("defects") { #expect(!secrets.isEmpty) }
  }

  @Test func redactedCodesAreNotOnThePage() throws {
    let page = try report("demo", "Tests/Scenarios/flows/code.yaml", "--redact")
    for code in ["482913", "137700"] { #expect(!page.contains(code)) }
    #expect(page.contains("••••••"))
  }

  // MARK: The picture of the README

  @Test func thePictureOfTheDemoIsCurrent() throws {
    let drawn = try Tool.run("report", "demo", "--svg").output
    let kept = try String(
      contentsOf: Tool.package.appendingPathComponent("Sources/A11ySim/Documentation.docc/demo.svg"), encoding: .utf8)
    #expect(drawn == kept, "write it: a11y-sim report demo --svg -o Sources/A11ySim/Documentation.docc/demo.svg")
  }
}
