import Foundation
import TestSupport
import Testing

/// What a person reads first is true: headlines, evidence, and the files for other programs.
@Suite("Verdicts", .timeLimited) struct VerdictTests {
  private let folder = TemporaryFolder()

  private func page(_ arguments: String...) throws -> String {
    let path = try folder.place(for: "report.html")
    let result = try Tool.run(["report"] + arguments + ["-o", path, "--no-sound"], folder: Tool.package.path)
    #expect(result.status == 0, "\(result.errors)")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private func headline(_ page: String) throws -> String {
    let start = try #require(page.firstRange(of: "<h1>")).upperBound
    let end = try #require(page[start...].firstRange(of: "</h1>")).lowerBound
    return String(page[start..<end])
  }

  private static let nothing = "No information is lost, and the audit found no error"

  // MARK: Headlines

  @Test(arguments: ["login", "code", "pin"], ["voiceover", "talkback"])
  func ourOwnExamplesAreGood(flow: String, reader: String) throws {
    let path = try folder.place(for: "\(flow).yaml")
    #expect(try Tool.run("new", "--flow", flow, path, folder: folder.path).status == 0)
    let audit = try Tool.run("audit", path, "--reader", reader, "--fail-on", "warning")
    #expect(audit.status == 0, "\(audit.output)")
    #expect(try headline(page(path, "--reader", reader)) == Self.nothing)
  }

  @Test(arguments: ["voiceover", "talkback"]) func thePasswordIsShownAsOftenAsTheButtonIsPressed(reader: String) throws
  {
    let path = try folder.place(for: "login.yaml")
    #expect(try Tool.run("new", "--flow", "login", path, folder: folder.path).status == 0)
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let steps = try #require(text.firstRange(of: "steps:\n")).upperBound
    text = text[..<steps] + "  - touch: show\n" + String(repeating: "  - doubleTap\n", count: 4)
    let played = try Tool.run("run", "-", "--reader", reader, input: text).output
    let labels = played.split(separator: "\n").filter { $0.hasPrefix("→ label show: ") }.map { $0.dropFirst(14) }
    #expect(labels == ["Hide password", "Show password", "Hide password", "Show password"])
  }

  @Test func aLossIsToldWithCauseRateAndKeyInterval() throws {
    let flow = try folder.file(
      "limit.yaml",
      """
      screen:
        - textField: { label: Amount, id: amount }
      steps:
        - appear
        - doubleTap
        - wait: 3s
        - type: { text: "1250", interval: 0.4s }
        - { announce: "Limit exceeded, at most 1000 euros", after: 0.9s }
        - wait: 4s
      """)
    #expect(
      try headline(page(flow))
        == "The announcement “Limit exceeded, at most 1000 euros” was never heard, because the person went on before it "
        + "could be heard (speaking rate 50 %, not at 80 %)")
    #expect(
      try headline(page("demo")) == "5 of 6 digits were never heard, because the app announced “2nd digit” "
        + "(speaking rate 50 %; each key waits for the speech before it)")
  }

  @Test func aFailedTestComesBeforeTheAudit() throws {
    let flow = try folder.file(
      "two.yaml",
      """
      screen: [ { button: { label: Send, id: send } }, { image: { id: logo, label: logo.png } } ]
      steps: [ appear, { swipe: right }, { expect: { contains: Welcome } } ]
      """)
    let html = try page(flow)
    #expect(try headline(html) == "Expected “Welcome” to be heard; it was not")
    #expect(html.contains("logo.png"))
  }

  @Test(arguments: ["voiceover", "talkback"]) func whyAStepFailsComesBeforeTheStep(reader: String) throws {
    let flow = try folder.file(
      "row.yaml",
      """
      screen: [ { group: { id: row, label: Rent, childBehavior: ignore, children: [ { button: { label: Delete, id: delete } } ] } } ]
      when: { delete.activated: [ { announce: Deleted } ] }
      steps: [ appear, { touch: row }, doubleTap ]
      """)
    #expect(
      try headline(page(flow, "--reader", reader))
        == "The app reacts to a double tap on “delete”, but the cursor cannot reach it")
  }

  /// What the app takes away with its own control is told, and the fields of a date are no code.
  @Test(arguments: ["voiceover", "talkback"]) func aGoodFlowHasNoHeadline(reader: String) throws {
    let basket = try folder.file(
      "basket.yaml",
      """
      screen:
        - heading: Basket
        - text: { label: "Lamp, 20 euros", id: lamp }
        - button: { label: Remove lamp, id: remove }
        - text: { label: "Total, 50 euros", id: total }
        - button: { label: Order, id: order }
      when:
        remove.activated:
          - set: { lamp: { hidden: true }, remove: { hidden: true }, total: { label: "Total, 30 euros" } }
          - { post: { layoutChanged: total } }
          - wait: 3s
          - announce: { text: The lamp was removed, priority: high }
      steps: [ appear, { touch: remove }, doubleTap, { wait: 8s }, { touch: order } ]
      """)
    #expect(try headline(page(basket, "--reader", reader)) == Self.nothing)
    let birth = try folder.file(
      "birth.yaml",
      """
      screen:
        - textField: { label: "Day, 2 digits", id: day, numberPad: true, maxLength: 2 }
        - textField: { label: "Month, 2 digits", id: month, numberPad: true, maxLength: 2 }
        - textField: { label: "Year, 4 digits", id: year, numberPad: true, maxLength: 4 }
      when: { day.value: [ { if: { day.value: { length: { min: 2 } } }, then: [ { focus: month } ] } ] }
      steps: [ appear, { touch: day }, doubleTap, { type: 24 }, { touch: year }, doubleTap, { type: 1987 } ]
      """)
    #expect(!(try headline(page(birth, "--reader", reader)).contains("code")))
    let early = try folder.file(
      "early.yaml",
      try String(contentsOfFile: birth, encoding: .utf8).replacing("min: 2", with: "min: 1"))
    #expect(
      try page(early, "--reader", reader).contains(
        "When “2” was typed in “day”, the app moved the focus to “month”, and “4” was typed there"))
  }

  @Test func everyFailureOfATestIsCounted() throws {
    let flow = try folder.file(
      "kept.yaml", "transcript: true\nscreen: [ { button: { label: Send, id: send } } ]\nsteps: [ appear ]\n")
    #expect(try Tool.run("test", "--update", "--update-on-ci", flow).status == 0)
    try folder.file(
      "kept.yaml", "transcript: true\nscreen: [ { button: { label: Post, id: send } } ]\nsteps: [ appear ]\n")
    let json = try folder.place(for: "test.json")
    #expect(try Tool.run("test", flow, "--format", "json=\(json)").status == 1)
    let html = try page(json)
    #expect(try headline(html).contains("Expected “Send, button”, heard “Post, button”"))
    #expect(html.contains("<dt>not as expected</dt><dd>1</dd>"))
  }

  @Test func expectationsForAnotherReaderAreNotJudged() throws {
    let flow = try folder.file(
      "send.yaml",
      "screen: [ { button: { label: Send, id: send } } ]\nsteps: [ appear, { expect: \"Send, button\" } ]\n")
    let html = try page(flow, "--reader", "talkback")
    #expect(try headline(html) == Self.nothing)
    #expect(html.contains("were written for another screen reader or language"))
    #expect(!(try page(flow).contains("were written for another screen reader")))
  }

  @Test func whatOnlyAHintSaysIsNamed() throws {
    let flow = try folder.file(
      "hint.yaml",
      """
      screen: [ { textField: { label: Code, hint: "6 digits, sent by SMS", id: code } }, { text: "6 digits, sent by SMS" } ]
      steps: [ appear ]
      """)
    #expect(try page(flow).contains("Only in a hint, which many experienced users turn off:"))
    let told = try folder.file(
      "told.yaml",
      try String(contentsOfFile: flow, encoding: .utf8).replacing("[ appear ]", with: "[ appear, { swipe: right } ]"))
    #expect(!(try page(told).contains("Only in a hint")))
  }

  // MARK: Evidence

  @Test func evidenceCountsOnlyWhatWasJudged() throws {
    let flow = try folder.file("heading.yaml", "screen: [ { heading: Hello } ]\nsteps: [ appear ]\n")
    let path = try folder.place(for: "evidence.json")
    #expect(try Tool.run("report", flow, "--evidence", path).status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any])
    #expect(
      json["notEvaluated"] as? [String] == ["braille displays", "switch access", "exploring the screen by touch"])
    let play = try #require((json["flows"] as? [[String: Any]])?.first)
    #expect(play["reader"] as? String == "voiceover" && play["speakingRate"] as? Int == 50)
    let criteria = try #require(play["criteria"] as? [[String: Any]])
    let evaluated = criteria.flatMap { $0["evaluated"] as? [String] ?? [] }
    // A heading has a name and a kind, and it is a text.
    #expect(Set(evaluated) == ["role-in-name", "text-without-words"])
  }

  // MARK: Formats of the audit

  private static let eye = "screen: [ { button: { id: eye } } ]\nsteps: [ appear ]\n"

  @Test func theAuditIsWrittenForOtherPrograms() throws {
    try folder.file("eye.yaml", Self.eye)
    try folder.file("bad.yaml", "screen: [")
    let result = try Tool.run(
      "audit", "eye.yaml", "bad.yaml", "--format", "text", "--format", "sarif=a.sarif", "--format", "junit=a.xml",
      "--format", "github=a.txt", "--format", "json=a.json", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("# eye.yaml · voiceover@27 · en\n"))
    func text(_ name: String) -> String { String(decoding: folder.bytes(name) ?? [], as: UTF8.self) }
    #expect(text("a.txt").contains("::error file=eye.yaml,line=2,col=1,title=unnamed-control::step 1: eye has no name"))
    #expect(text("a.txt").contains("::error file=bad.yaml,"))
    #expect(text("a.xml").contains("<failure type=\"unnamed-control\""))
    #expect(text("a.xml").contains("name=\"eye, voiceover@27\"") && text("a.xml").contains("errors=\"1\""))
    #expect(
      text("a.sarif").contains("\"ruleId\":\"unnamed-control\"")
        || text("a.sarif").contains("\"ruleId\": \"unnamed-control\""))
    #expect(
      text("a.json").contains("\"reader\":\"voiceover@27\"") || text("a.json").contains("\"reader\": \"voiceover@27\""))
  }

  @Test(arguments: [["--format", "sarif", "--format", "junit"], ["--format", "sarif=a", "--format", "junit=a"]])
  func twoFormatsInOnePlaceAreWrongUsage(arguments: [String]) throws {
    #expect(try Tool.run(["audit", "demo"] + arguments).status == 64)
  }

  // MARK: A quiet test

  @Test func failuresAreToldOnceMoreAtTheEnd() throws {
    let good = "screen: [ { button: Send } ]\nsteps: [ appear, { expect: \"Send, button\" } ]\n"
    try folder.file("a.yaml", good)
    try folder.file("b.yaml", good.replacing("\"Send, button\"", with: "\"Post, button\""))
    let loud = try Tool.run("test", "a.yaml", "b.yaml", folder: folder.path)
    #expect(loud.output.hasPrefix("ok   a.yaml\nFAIL b.yaml\n\nfailed:\n  b.yaml:2: "))
    let quiet = try Tool.run("test", "-q", "--slowest", "1", "a.yaml", "b.yaml", folder: folder.path)
    #expect(quiet.output.hasPrefix("FAIL b.yaml\n"))
    #expect(quiet.output.hasSuffix("1 passed, 1 failed, 2 expectations\n"))
    #expect(quiet.errors.contains(/note: [ab]\.yaml took \d+ ms/))
    #expect(try Tool.run("test", "-q", "a.yaml", folder: folder.path).output == "1 passed, 0 failed, 1 expectation\n")
    #expect(try Tool.run("test", "--slowest", "0", "a.yaml", folder: folder.path).status == 64)
  }
}
