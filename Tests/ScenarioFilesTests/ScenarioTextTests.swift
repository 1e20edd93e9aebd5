import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

@Suite("Scenarios, written anew where they expect something", .timeLimited) struct ScenarioTextTests {
  /// The text of a scenario after an update; nil when it stays as it is.
  private func updated(_ text: String, _ update: Scenario.Update = .all) throws -> String? {
    let scenario = try ScenarioParser.parse(text)
    let transcripts = scenario.locales.map { scenario.play(locale: $0) }
    guard let bytes = try scenario.updated(Array(text.utf8), hearing: transcripts, update) else { return nil }
    let new = try ScenarioParser.parse(bytes)
    #expect(new.isUpdate(of: scenario, hearing: transcripts, update))
    if update == .all {
      for locale in new.locales { #expect(new.findings(in: new.play(locale: locale)) == []) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let head = """
    # What a person hears.   Trailing space:  
    name: "Umlaute: äöü, 請, 👍🏽"     # a comment
    screen:
      - &field textField: { label: Côde, id: field }
      - button: Vérifier
    steps:
      - appear   # on the field

    """

  @Test("characters that a terminal obeys are written as escapes, in every form of an expectation") func escapes()
    throws
  {
    let screen = #"screen: [ { button: { label: "Pay\u202Enow\u009B", id: b } } ]"# + "\nsteps:\n"
    let line = #"Pay\u{202E}now\u{9B}, button"#
    for (old, new) in [
      ("- expect: |\n    nothing\n", "- expect: |\n    \(line)\n"), ("- expect: nothing\n", "- expect: \(line)\n"),
      ("- expect:\n", "- expect: |\n    \(line)\n"), ("- expect: >\n    nothing\n", "- expect: >\n    \(line)\n"),
      ("- expect: \"nothing\"\n", "- expect: \"\(line.replacing("\\", with: "\\\\"))\"\n"),
      ("- expect: 'nothing'\n", "- expect: '\(line)'\n"),
    ] {
      let text = screen + "- readAll\n" + old
      #expect(try updated(text) == screen + "- readAll\n" + new)
      #expect(try updated(screen + "- readAll\n" + new) == nil)
    }
    // A line that is expected as it is heard stays in its own spelling.
    let raw = screen + "- readAll\n- expect: \"Pay\\u202Enow\\u009B, button\"\n"
    #expect(try updated(raw) == nil)
  }

  @Test("only the lines that differ") func lines() throws {
    let text =
      head
        + """
        - expect: |   # what is heard
            # a comment stays
            Code, text field
            → focus stays

            double tap to edit
            # and so does one at the end
        - swipe: right    # kept
        - expect: |
            Vérifier, button
        """.indented
    #expect(
      try updated(text)
        == text.replacing("Code, text field", with: "Côde, text field"))
    #expect(try updated(updated(text)!) == nil)
  }

  @Test("lines that come and go, at the beginning, in the middle and at the end") func more() throws {
    for (old, new) in [
      ("double tap to edit", "Côde, text field\ndouble tap to edit"),
      ("Côde, text field", "Côde, text field\ndouble tap to edit"),
      ("Côde, text field\nHello\ndouble tap to edit\nHello", "Côde, text field\ndouble tap to edit"),
      ("Hello", "Côde, text field\ndouble tap to edit"), ("", "Côde, text field\ndouble tap to edit"),
      ("# why\nHello\n# how\ndouble tap to edit", "# why\nCôde, text field\n# how\ndouble tap to edit"),
    ] {
      let text = { (block: String) in
        head + "  - expect: |\n"
          + block.split(separator: "\n").map { "      \($0)\n" }.joined() + "\n  # after it\n  - swipe: right\n"
      }
      #expect(try updated(text(old)) == text(new))
    }
  }

  @Test("folded blocks, anchors, aliases, indicators of indentation and of what is at the end") func blocks() throws {
    let text =
      head
        + """
        - expect: >-
            Code,
            text field

            double tap to edit
        - swipe: right
        - expect: &button |2+
            Verify, button

        - swipe: left
        - swipe: right
        - expect: >
            Côde, text field

            Hello

            double tap
            to edit

            Vérifier, button
        """.indented
    #expect(
      try updated(text) == head
        + """
        - expect: >-
            Côde, text field

            double tap to edit
        - swipe: right
        - expect: &button |2+
            Vérifier, button

        - swipe: left
        - swipe: right
        - expect: >
            Côde, text field

            double tap
            to edit

            Vérifier, button
        """.indented)
  }

  @Test("an alias is written where its anchor is") func aliases() throws {
    let text = head + "  - expect: &both |\n      Code, text field\n  - touch: field\n  - expect: *both\n"
    let same = text.replacing("  - appear   # on the field\n", with: "  - touch: field\n")
    #expect(
      try updated(same) == same.replacing("Code, text field\n", with: "Côde, text field\n      double tap to edit\n"))
    // The button is heard at the second place.
    let other = text.replacing("- touch: field\n  - expect: *both", with: "- swipe: right\n  - expect: *both")
    let failure = #expect(throws: Diagnostic.self) { try updated(other) }
    #expect(failure?.message == "several expectations share these lines, but the speech for them now differs")
    #expect(failure?.line == 8)
  }

  @Test("the line ends of the file") func lineEnds() throws {
    for end in ["\r\n", "\n", "\r"] {
      let text = (head + "  - expect: |\n      Code, text field\n  - swipe: right\n").replacing("\n", with: end)
      #expect(
        try updated(text)
          == text.replacing("Code, text field", with: "Côde, text field\(end)      double tap to edit"))
    }
    // Without one at the end.
    let text = head + "  - expect: |\n      Code, text field"
    #expect(
      try updated(text)
        == text.replacing("Code, text field", with: "Côde, text field\n      double tap to edit\n"))
  }

  @Test("a byte order mark stays") func byteOrderMark() throws {
    let text = "\u{FEFF}" + head + "  - expect: |\n      Code, text field\n      double tap to edit\n"
    #expect(try updated(text) == text.replacing("Code, text", with: "Côde, text"))
  }

  @Test("texts without a block keep their quotes, or become one") func scalars() throws {
    func expect(_ old: String, _ new: String, heard: String = "button: Vérifier") throws {
      let text = { (expectation: String) in
        "screen: [ { \(heard) } ]\nsteps:\n  - appear\n  \(expectation)\n  - wait: 1s   # stays\n"
      }
      #expect(try updated(text(old)) == text(new), "\(old)")
    }
    try expect("- expect: Verify, link", "- expect: Vérifier, button")
    try expect("- expect: Verify  # why", "- expect: Vérifier, button  # why")
    try expect(
      "- expect: Verify", "- expect: Don't [\"go\"] {x}#1 a:b!", heard: "text: \"Don't [\\\"go\\\"] {x}#1 a:b!\"")
    // What would be read otherwise without quotes.
    for text in [
      "a: b", "a #b", "-", "- a", "? a", "a:", "#a", "&a", "*a", "!a", "|", "> a", "%a", "@a", "`a", "{a}", "...",
    ] {
      let line = text.hasPrefix("#") ? "\\" + text : text
      try expect("- expect: Verify", "- expect: |\n      \(line)", heard: "text: '\(text)'")
    }
    try expect("- expect: ~", "- expect: null", heard: "text: 'null'")
    try expect("- expect: \"Verify\"  # why", "- expect: \"Vérifier, button\"  # why")
    try expect("- expect: 'Verify'", "- expect: 'Vérifier, button'")
    try expect("- { expect: Verify }", "- { expect: \"Vérifier, button\" }")
    try expect("- { expect: Verify }", "- { expect: Help me }", heard: "text: Help me")
    try expect("- expect: Verify", "- expect: Help", heard: "text: Help")
    try expect("- expect: 'It''s'", "- expect: 'Don''t'", heard: "text: Don't")
    try expect("- expect: \"a\\\"b\"", "- expect: \"Say \\\"A\\\" \\\\ B\"", heard: "text: 'Say \"A\" \\ B'")
    try expect("- expect: Verify", "- expect: |\n      \\[cut: x]", heard: "text: '[cut: x]'")
  }

  @Test("JSON stays JSON") func json() throws {
    let text = """
      {"screen": [{"text": "Größe", "id": "a"}, {"button": "B\\"", "id": "b"}],
       "steps": ["readAll", {"expect": "x"}, {"touch": "a"}, {"expect": ""}]}
      """
    #expect(
      try updated(text)
        == text.replacing("\"expect\": \"x\"", with: "\"expect\": \"Größe\\nB\\\", button\"")
        .replacing("\"expect\": \"\"", with: "\"expect\": \"Größe\""))
  }

  @Test("what is not written yet is filled in, by itself too", arguments: [Scenario.Update.all, .missing])
  func fills(update: Scenario.Update) throws {
    for (empty, filled) in [
      ("  - expect:\n", "  - expect: |\n      Côde, text field\n      double tap to edit\n"),
      ("  - expect:    # why\n", "  - expect: |    # why\n      Côde, text field\n      double tap to edit\n"),
      ("  - expect\n", "  - expect: |\n      Côde, text field\n      double tap to edit\n"),
      ("  - expect: ''\n", "  - expect: |\n      Côde, text field\n      double tap to edit\n"),
      ("  - { expect: }\n", "  - { expect: \"Côde, text field\\ndouble tap to edit\" }\n"),
      ("  -   expect:\n", "  -   expect: |\n        Côde, text field\n        double tap to edit\n"),
    ] {
      #expect(
        try updated(head + empty + "  - swipe: right\n", update) == head + filled + "  - swipe: right\n", "\(empty)")
    }
    #expect(try updated(head + "  - swipe: right\n  - expect: Wrong\n", .missing) == nil)
  }

  @Test("each language its own lines") func languages() throws {
    let text = """
      locale: [en, fr]
      screen: [ { button: OK, id: b } ]
      steps:
        - touch: b
        - expect:
            en: |
              OK, link
            fr:
      """
    #expect(
      try updated(text) == """
        locale: [en, fr]
        screen: [ { button: OK, id: b } ]
        steps:
          - touch: b
          - expect:
              en: |
                OK, button
              fr: |
                OK, bouton

        """)
    let shared = """
      locale: [en, fr]
      screen: [ { button: OK, id: b } ]
      steps:
        - touch: b
        - expect: OK
      """
    let failure = #expect(throws: Diagnostic.self) { try updated(shared) }
    #expect(failure?.message == "several expectations share these lines, but the speech for them now differs")
  }

  @Test("silence") func silence() throws {
    let text = "screen: [ { text: A } ]\nsteps:\n  - wait: 1s\n  - expect: |\n      A\n      # nothing\n  - appear\n"
    #expect(try updated(text) == text.replacing("      A\n", with: ""))
    let empty = "screen: [ { text: A } ]\nsteps:\n  - appear\n  - expect: |\n  - wait: 1s\n"
    #expect(try updated(empty) == empty.replacing("|\n", with: "|\n      A\n"))
  }

  @Test("whatever is written, only expectations change", arguments: Repository.goodScenarios.indices)
  func everyScenario(index: Int) throws {
    let (name, text) = Repository.goodScenarios[index]
    let folder = name.contains("/") ? "Tests/Scenarios/" + name[..<name.lastIndex(of: "/")!] + "/" : ""
    let load: ScenarioParser.Load = { path in Repository.bytes(folder + path) ?? [] }
    guard let scenario = try? ScenarioParser.parse(text, load: load) else { return }
    // Another word in each: as if the reader said everything otherwise.
    let transcripts = scenario.locales.map { locale in
      var transcript = scenario.play(locale: locale)
      for index in transcript.entries.indices {
        guard case .utterance(var heard) = transcript.entries[index].kind, heard.outcome == .spoken else { continue }
        heard.utterance.segments[0].text = "new: " + heard.utterance.segments[0].text
        transcript.entries[index].kind = .utterance(heard)
      }
      return transcript
    }
    let bytes: [UInt8]?
    do {
      bytes = try scenario.updated(Array(text.utf8), hearing: transcripts)
    } catch {
      // A block for all languages, which now says another thing in each.
      #expect(error.message == "several expectations share these lines, but the speech for them now differs")
      return
    }
    guard let bytes else { return }
    let new = try ScenarioParser.parse(bytes, load: load)
    #expect(new.isUpdate(of: scenario, hearing: transcripts, .all), "\(name)")
    // Comments and effects are all there.
    func comments(_ text: String) -> [Substring] {
      text.split(whereSeparator: \.isNewline).filter { $0.drop { $0 == " " }.hasPrefix("#") || $0.contains("→ ") }
    }
    #expect(comments(String(decoding: bytes, as: UTF8.self)) == comments(text), "\(name)")
  }
}

extension String {
  /// Two spaces before every line that has something.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
