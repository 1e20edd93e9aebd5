import A11ySim
import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// Each feature that says something of speech, with each screen reader: the two of the simulator, and one that somebody
/// else hands in. A cell is played, or `reasons` says why there is nothing to play.
@Suite("features by reader", .timeLimited) struct ReaderTableTests {
  enum Feature: String, CaseIterable {
    case conditions, conditionsThatFail, soundCondition, kept, why, marks, describe, explore, diff, report, fidelity
    case learn, audit, compare, new, redact, style
  }

  /// What a reader says of the screen below.
  struct Spoken: Sendable, CustomTestStringConvertible {
    var id: String
    var button: String
    /// The key of the phrase for a button, and what it says.
    var phrase: (key: String, text: String)
    var sound: String?
    /// The hint of a button.
    var hint: String?
    /// A phrase of which there is no better evidence than a guess, its language, and what brings it about.
    var guessed: (key: String, text: String, language: String, step: String)
    var testDescription: String { id }
  }

  static let readers = [
    Spoken(
      id: "voiceover", button: "Go, button", phrase: ("trait.button", "button"), sound: "keyboard click",
      hint: nil,
      guessed: ("trait.button", "бутон", "bg", "{ touch: go }")),
    Spoken(
      id: "talkback", button: "Go, Button", phrase: ("value_button", "Button"), sound: nil,
      hint: "Double-tap to activate",
      guessed: ("show_keyboard_window", "Showing", "en", "{ touch: name }, doubleTap")),
    Spoken(
      id: "parrot", button: "a button, Go", phrase: ("a.button", "a button"), sound: "squawk", hint: nil,
      guessed: ("a.button", "a button", "en", "{ touch: go }")),
  ]

  static let reasons: [String: String] = [
    "soundCondition talkback": "TalkBack's sounds are not modelled",
    "style talkback": "it declares no style besides the comma list",
    "style parrot": "it declares no style besides the comma list",
    "learn talkback": "the phrases that are guesses have placeholders, which no recorded words replace",
  ]

  static let cells = Feature.allCases.flatMap { feature in readers.map { (feature, $0) } }

  @Test("each cell is played, or says why not", arguments: cells) func cell(feature: Feature, reader: Spoken) throws {
    let folder = TemporaryFolder()
    guard Self.reasons["\(feature) \(reader.id)"] == nil else { return }
    try Cell(reader: reader, folder: folder).play(feature)
  }

  @Test("a reason is for a cell that there is") func reasonsAreUsed() {
    #expect(Set(Self.reasons.keys).isSubset(of: Self.cells.map { "\($0) \($1.id)" }))
    let ids = ScreenReaders.all.map { $0.descriptor.id }
    #expect(Self.readers.map(\.id) == ids + ["parrot"])
  }

  @Test("each condition is in the table") func everyConditionIsPlayed() {
    let names = Set(Cell.conditions(of: Self.readers[0]).map(\.name) + ["sound", "since"])
    #expect(names == Set(ConditionKey.allCases.map(\.rawValue)), "write what it is true of, and what it is not true of")
  }
}

/// A feature with one reader.
private struct Cell {
  let reader: ReaderTableTests.Spoken
  let folder: TemporaryFolder

  /// Runs the tool that knows all three readers.
  private func run(_ arguments: String..., input: String = "", status: Int32 = 0) throws -> Program.Result {
    let result = try Program.run(
      BuiltProgram.path(of: "parrot-tool"), arguments, environment: ["CI": ""], folder: folder.path, input: input)
    #expect(result.status == status, "\(arguments.joined(separator: " ")): \(result)")
    return result
  }

  private static let screen = """
    screen:
      - button: { label: Go, id: go }
      - toggle: { label: Stay, on: true, id: stay }
      - textField: { label: Name, id: name }
    when: { go.activated: [ { wait: 2s }, { announce: Welcome } ] }

    """

  /// Writes a scenario for the reader and returns its name.
  @discardableResult
  private func scenario(_ steps: String, _ beside: String = "", as name: String = "flow.yaml") throws -> String {
    try folder.file(name, "reader: \(reader.id)\n\(beside)\(Self.screen)steps: [ \(steps) ]\n")
    return name
  }

  func play(_ feature: ReaderTableTests.Feature) throws {
    switch feature {
    case .conditions: try conditions()
    case .conditionsThatFail: try conditionsThatFail()
    case .soundCondition: try sound()
    case .kept: try kept()
    case .why: try why()
    case .marks: try marks()
    case .describe:
      let described = try run("describe", scenario("appear"), "--reader", reader.id).output
      #expect(described.contains(reader.button) && described.contains("Stay") && described.contains("Name"))
    case .explore: try explore()
    case .diff: try diff()
    case .report: try report()
    case .fidelity: try fidelity()
    case .learn: try learn()
    case .audit: try audit()
    case .compare:
      let compared = try run("compare", scenario("appear"), "--reader", reader.id, "--reader", "voiceover@26").output
      #expect(compared.contains(reader.id) && compared.contains("voiceover@26") && compared.contains("Go"))
    case .new: try new()
    case .redact: try redact()
    case .style: try style()
    }
  }

  // MARK: Expectations

  /// For each condition, what is true of the flow below with the reader, and what is not.
  static func conditions(of reader: ReaderTableTests.Spoken) -> [(name: String, true: String, false: String)] {
    [
      ("line", "\"\(reader.button)\"", "\"Gone, \(reader.phrase.text)\""), ("contains", "Welcome", "Farewell"),
      ("matches", "\"^Wel.*|Welcome$\"", "\"^Far\""), ("inOrder", "[ Go, Welcome ]", "[ Welcome, Farewell ]"),
      ("anyOrder", "[ Welcome, Stay ]", "[ Stay, Farewell ]"),
      (
        "conveys", "[ { role: button, name: Go }, { role: toggle, name: Stay, state: on } ]",
        "{ role: link, name: Go }"
      ), ("never", "Farewell", "Welcome"), ("silence", "true, since: lastStep", "true"), ("within", "60s", "1ms"),
      ("uninterrupted", "true", "true"), ("atMost", "99", "1"), ("swipes", "1", "0"), ("seconds", "60", "0.1"),
      ("effects", "{ cursor: 4 }", "{ completed: 1 }"),
    ]
  }

  private static let flow =
    "appear, { touch: go }, doubleTap, { wait: 6s }, { touch: stay }, { swipe: left }, { wait: 20s }"

  private func conditions() throws {
    for (name, condition, _) in Self.conditions(of: reader) {
      // That is the time from the step before.
      let flow = name == "within" ? "appear" : Self.flow
      try scenario(flow + ", { expect: { \(name): \(condition) } }", as: "true/\(name).yaml")
    }
    let result = try run("test", "true")
    #expect(result.output.contains("\(Self.conditions(of: reader).count) passed, 0 failed"))
  }

  private func conditionsThatFail() throws {
    let all = Self.conditions(of: reader)
    for (name, _, condition) in all {
      // The app replaces the screen while it speaks, and then a finger stops the speech.
      let cut =
        "appear, { wait: 5s }, { announce: Welcome to the very last of all our pages }, { screen: [ { text: Next, id: next } ], after: 0.2s }, { touch: next, after: 0.3s }"
      let steps = name == "uninterrupted" ? cut : Self.flow
      try scenario(steps + ", { expect: { \(name): \(condition) } }", as: "false/\(name).yaml")
    }
    let result = try run("test", "false", status: 1)
    for (name, _, _) in all { #expect(result.errors.contains("\(name).yaml:"), "\(name) holds") }
  }

  private func sound() throws {
    let sound = try #require(reader.sound)
    let step = reader.id == "parrot" ? "whistle" : "{ touch: name }, doubleTap, { type: a }"
    try scenario("appear, \(step), { expect: { sound: \(sound) } }", as: "true.yaml")
    try scenario("appear, { expect: { sound: \(sound) } }", as: "false.yaml")
    #expect(try run("test", "true.yaml", "false.yaml", status: 1).errors.contains("false.yaml"))
  }

  /// A kept transcript is of a screen. Where only what is known of the reader has changed since, a test warns.
  private func kept() throws {
    let flow = try scenario(Self.flow, "transcript: true\n")
    _ = try run("test", flow, "--update")
    let file = try #require(folder.names.first { $0.hasSuffix(".transcript") })
    #expect(file.hasPrefix("flow.\(reader.id).en"))
    _ = try run("test", flow)
    let text = String(decoding: try #require(folder.bytes(file)), as: UTF8.self)
    let changed = text.replacing(reader.phrase.text, with: "knob")
    #expect(changed != text)
    try folder.file(file, changed)
    #expect(try run("test", flow, status: 1).errors.contains("knob"))
    let model = try #require(text.split(separator: "\n").first { $0.hasPrefix("# model: ") })
    let digest = model.split(separator: " ")[2]
    try folder.file(file, changed.replacing(digest, with: "0123456789abcdef"))
    #expect(try run("test", flow).errors.contains("warning"))
    try folder.file(file, text.replacing(digest, with: "0123456789abcdef").replacing("Welcome", with: "Farewell"))
    #expect(try run("test", flow, status: 1).errors.contains("Farewell"))
  }

  // MARK: Reading

  private func why() throws {
    let said = try run("run", scenario("appear, { touch: go }"), "--why").output
    #expect(said.contains("“\(reader.phrase.text)” en \(reader.phrase.key), "), "\(said)")
  }

  private func marks() throws {
    let (_, text, language, step) = reader.guessed
    let said = try run("run", scenario("appear, " + step), "--marks", "--locale", language).output
    #expect(said.contains { $0 == "?" } && said.contains(text), "\(said)")
  }

  private func explore() throws {
    let keys = "right\nright\nreturn\ntype:ada\nq\n"
    let heard = try run("explore", scenario("appear"), "--record", "walk.yaml", input: keys)
    #expect(heard.output.contains("Stay"))
    _ = try run("test", "walk.yaml")
  }

  private func screenFile(_ name: String, _ label: String) throws -> String {
    let isAndroid = reader.id == "talkback"
    let view = isAndroid ? ", \"android\": { \"class\": \"android.widget.Button\" }" : ""
    try folder.file(
      name,
      """
      { "a11ySimScreen": 1, "platform": "\(isAndroid ? "Android" : "iOS")", "elements": [
        { "role": "button", "label": "\(label)", "id": "go"\(view) } ] }
      """)
    return name
  }

  private func diff() throws {
    let (old, new) = (try screenFile("old.screen.json", "Go"), try screenFile("new.screen.json", "Leave"))
    let difference = try run("diff", old, new, "--reader", reader.id, status: 1).errors
    let words = reader.button.replacing("Go", with: "Leave")
    #expect(difference.contains(reader.button) && difference.contains(words), "\(difference)")
    _ = try run("diff", old, old, "--reader", reader.id)
  }

  private func report() throws {
    _ = try run("report", scenario(Self.flow), "--no-sound", "-o", "page.html")
    let page = String(decoding: try #require(folder.bytes("page.html")), as: UTF8.self)
    #expect(page.contains("Welcome") && page.contains(reader.phrase.text))
  }

  // MARK: Recordings

  private func fidelity() throws {
    let vector = """
      reader: \(reader.id)
      confidence: pinned
      vectors: [ { id: V1, kind: button, element: { button: Go }, expected: "\(reader.button)",
        \(reader.hint.map { "hint: \($0), " } ?? "")source: a test } ]

      """
    let told = try run("fidelity", folder.file("vectors.yaml", vector)).output
    #expect(told.contains("button"))
    _ = try run(
      "fidelity",
      folder.file("wrong.yaml", vector.replacing("Go", with: "Stop").replacing("button: Stop", with: "button: Go")),
      status: 1)
  }

  /// A file of recorded words replaces a guess, and nothing that is known better.
  private func learn() throws {
    let (key, _, language, step) = reader.guessed
    try folder.file(
      "words.yaml",
      "reader: \(reader.id)\nlocale: \(language)\nsource: our phone\nphrases: { \(key): a knob }\n")
    let flow = try scenario("appear, " + step, "locale: \(language)\nwording: [ words.yaml ]\n")
    let said = try run("run", flow, "--why").output
    #expect(said.contains("“a knob” \(language) \(key)"), "\(said)")
  }

  // MARK: Judging

  private func audit() throws {
    let screen = "reader: \(reader.id)\nscreen: [ { heading: Pay }, { button: { id: go } } ]\nsteps: [ appear ]\n"
    let found = try run("audit", folder.file("nameless.yaml", screen), status: 1)
    #expect((found.output + found.errors).contains("go"), "\(found)")
    _ = try run("audit", folder.file("named.yaml", screen.replacing("{ id: go }", with: "Pay")))
  }

  private func new() throws {
    _ = try run("new", "--kinds", "heading,textField,button", "--reader", reader.id, "first.yaml")
    _ = try run("test", "first.yaml")
    let text = String(decoding: try #require(folder.bytes("first.yaml")), as: UTF8.self)
    #expect(text.contains("reader: \(reader.id)"), "\(text)")
  }

  private func redact() throws {
    let flow = try scenario("appear, { touch: name }, doubleTap, { type: Quagga }")
    let (clear, masked) = (try run("run", flow).output, try run("run", flow, "--redact").output)
    #expect(clear.contains("Q") && clear.contains("ua"))
    #expect(!masked.contains("Q") && !masked.contains("ua") && masked.contains("•"), "\(masked)")
  }

  private func style() throws {
    let said = try run("run", scenario("appear"), "--style", "accessibility-snapshot").output
    #expect(said.contains("Go. Button."), "\(said)")
  }
}
