import A11ySim
import A11ySimTesting
import ParrotReader
import ScenarioFiles
import TestSupport
import Testing

/// A reader that is handed in from outside: with its own words, order, settings, gestures and queue.
@Suite("another screen reader", .timeLimited) struct ParrotTests {
  private static let readers: [any ScreenReader.Type] = .all + [Parrot.self]

  private func parse(_ text: String) throws(ScenarioParser.Failure) -> Scenario {
    try ScenarioParser.parse(text, vocabulary: .init(screenReaders: Self.readers))
  }

  private func diagnostics(_ text: String) -> [String] {
    do throws(ScenarioParser.Failure) {
      _ = try parse(text)
      return []
    } catch {
      return error.diagnostics.map { [$0.message, $0.help].compactMap(\.self).joined(separator: " / ") }
    }
  }

  // MARK: Words and order

  @Test("it plays a scenario in its own words, from the end to the beginning") func plays() throws {
    let scenario = try parse(
      """
      reader: parrot
      screen:
        - heading: Sign in
        - textField: { label: Name, id: name }
        - button: { label: Go, id: go, hint: Takes you in }
      when: { go.activated: [ { announce: Welcome } ] }
      steps: [ appear, { swipe: right }, doubleTap, { type: ab }, { touch: go }, doubleTap, whistle ]
      """)
    expect(
      scenario.play(),
      reads: """
        a button, Go
        hint, Takes you in
        a textField, Name
        a textField, Name
        key, a
        key, b
        a button, Go
        hint, Takes you in
        used, a button, Go
        app, Welcome
        [sound: squawk]
        app, Welcome
        """)
  }

  @Test("its own sound can be expected, and one that nobody has is no sound") func sounds() throws {
    let screen = "reader: parrot\nscreen: [ text: a ]\n"
    let played = try parse(screen + "steps: [ appear, whistle, { expect: { sound: squawk } } ]")
    #expect(played.findings(in: played.play()) == [])
    let missing = try parse(screen + "steps: [ appear, { expect: { sound: squawk } } ]")
    #expect(missing.findings(in: missing.play()).map(\.message) == ["the sound “squawk” was not played"])
    #expect(diagnostics(screen + "steps: [ appear, { expect: { sound: squawl } } ]").count == 1)
    #expect(played.play().failures(of: [.sound("squawl")]).map(\.message) == ["Parrot has no sound “squawl”"])
  }

  @Test("it plays the demo, and every scenario that needs no other file", arguments: examples)
  func plays(_ example: Example) throws {
    var scenario = try parse(example.text)
    scenario.reader = Reader(Parrot.self)
    let transcript = scenario.play(locale: "en")
    #expect(transcript.diagnostics.isEmpty, "\(transcript.diagnostics)")
    for utterance in transcript.utterances.map(\.utterance) {
      let phrases = utterance.segments.compactMap(\.phrase)
      #expect(phrases.allSatisfy(Parrot.descriptor.catalogue.has), "\(utterance.text)")
      #expect(utterance.rule == "Parrot 3.1")
      #expect(["chat", "shriek"].contains(utterance.delivery.name))
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  private static let examples = Repository.goodScenarios.filter { scenario in
    let isOfAnotherPlatform = ["-android", "-flutter"].contains(where: scenario.text.contains)
    return !["file:", "strings:"].contains(where: scenario.text.contains) && !isOfAnotherPlatform
  }.map { Example(name: $0.name, text: $0.text) }

  @Test("there are examples of the demo and of each kind of element") func examplesAreThere() {
    let names = Self.examples.map(\.name)
    #expect(names.contains("built-in 1"))
    #expect(names.filter { $0.hasPrefix("elements/") }.count >= 14)
  }

  @Test("each kind of element, touched and used", arguments: Role.allCases) func kinds(_ role: Role) throws {
    let inner = ScreenItem.element(.init(id: "inner", role: .text, label: "Inside"))
    let element = AccessibilityElement(id: "it", role: role, label: "Name", hint: "Helps")
    let item = role.isContainer ? ScreenItem.group(element, [inner]) : .element(element)
    var session = Session(screen: [item], reader: Reader(Parrot.self))
    session.perform(.appear)
    session.perform(.doubleTap)
    let lines = session.transcript.utterances.map(\.utterance.text)
    let state = role == .toggle ? ", asleep" : ""
    #expect(lines.first == (role.isContainer ? "a text, Inside" : "a \(role.rawValue), Name\(state)"))
    #expect(lines.contains("hint, Helps") == !role.isContainer)
    #expect(session.transcript.header.line.hasPrefix("# a11y-sim 1 · parrot@3.1 · en · "))
  }

  // MARK: Settings, gestures, versions

  @Test("its setting is its own, and is in the header") func settings() throws {
    let text = """
      reader: parrot@3
      settings: { chatter: brief }
      screen: [ { button: Go } ]
      steps: [ appear ]
      """
    let scenario = try parse(text)
    let transcript = scenario.play()
    expect(transcript, reads: "Go")
    let header = TranscriptFormat.jsonLines.render([transcript]).split(separator: "\n")[0]
    #expect(header.contains(#""reader":"parrot","readerVersion":3,"readerRelease":"3.1","#))
    #expect(header.contains(#""settings":{"chatter":"brief"},"#))
    #expect(diagnostics(text.replacing("brief", with: "loud")).count == 1)
    #expect(diagnostics(text.replacing("chatter", with: "chater")).count == 1)
  }

  @Test("an utterance has its delivery and no priority") func delivery() throws {
    let scenario = try parse("reader: parrot\nscreen: [ { button: Go } ]\nsteps: [ appear, { announce: Sent } ]")
    let lines = TranscriptFormat.jsonLines.render([scenario.play()]).split(separator: "\n")
    let said = lines.filter { $0.contains(#""kind":"utterance""#) }
    #expect(said.count == 2)
    #expect(said[0].contains(#""priority":null,"delivery":"chat""#))
    #expect(said[1].contains(#""priority":null,"delivery":"shriek""#))
  }

  @Test("a version stands for the newest it covers", arguments: ["3": "3.1", "3.0": "3.0", "2": "2"])
  func versions(asked: String, found: String) throws {
    let reader = try Reader(parsing: "parrot@\(asked)", readers: Self.readers)
    #expect(reader.version?.description == found)
  }

  @Test("what is not there is a diagnostic") func unknown() {
    func errors(_ reader: String, _ step: String) -> [String] {
      diagnostics("reader: \(reader)\nscreen: [ { button: Go } ]\nsteps: [ \(step) ]")
    }
    #expect(
      errors("nosuch", "appear") == ["there is no screen reader “nosuch” / use voiceover, talkback, parrot or none"])
    #expect(errors("parot", "appear") == ["there is no screen reader “parot” / did you mean `parrot`?"])
    #expect(errors("parrot@4", "appear") == ["parrot has no version “4” / use one of 2, 3.0, 3.1"])
    #expect(errors("parrot", "{ rotor: words }") == ["Parrot has no gesture “rotor” / use one of whistle, fly"])
    #expect(errors("voiceover", "whistle").map { $0.prefix(35) } == ["VoiceOver has no gesture “whistle” "])
    #expect(errors("parrot", "{ fly: sideways }").count == 1)
    #expect(errors("parrot", "fly") == ["“fly” needs a value / write `- fly: top`"])
    #expect(errors("parrot", "whistle") == [])
    #expect(errors("voiceover", "{ reader: parrot }, { fly: top }") == [])
    // Where no reader runs, whose gesture it is does not matter.
    #expect(errors("none", "whistle, { rotor: words }") == [])
  }

  @Test("a gesture that the reader lacks does nothing, and says so") func lackedGesture() {
    var session = Session(screen: [.button("Go")], reader: Reader(Parrot.self))
    session.perform(.rotor(.words))
    #expect(session.transcript.remarks == ["Parrot has no gesture `rotor`"])
  }

  @Test("readers take turns on one device") func turns() {
    var session = Session(
      screen: [.button("One", id: "one"), .button("Two", id: "two")], reader: Reader(Parrot.self))
    session.perform(.appear)
    session.perform(.reader(.none))
    session.perform(.reader(.voiceOver))
    session.perform(.swipe(.right))
    expect(session.transcript, reads: "a button, Two\nOne, button\nTwo, button")
  }

  // MARK: The queue

  @Test("its rules remember when it was last cut") func history() {
    var session = Session(
      screen: ["First", "Second", "Third"].map { .button(SpokenText($0 + " of three long names"), id: $0) },
      reader: Reader(Parrot.self))
    session.perform(.touch("First"))
    session.perform(.touch("Second"), after: .milliseconds(300))
    session.perform(.touch("Third"), after: .milliseconds(300))
    // The second cuts the first; the third comes within a second of that, and waits.
    #expect(session.transcript.utterances.map(\.outcome) == [.interrupted, .spoken, .spoken])
  }

  @Test("a hint comes 400 ms after the end of an utterance, cut or not") func hints() {
    let button = ScreenItem.element(.init(id: "it", role: .button, label: "Go", hint: "Takes you in"))
    var session = Session(screen: [button], reader: Reader(Parrot.self))
    session.perform(.touch("it"))
    let entries = session.transcript.entries.compactMap { entry in
      if case .utterance(let heard) = entry.kind { (entry.time, heard.duration) } else { nil }
    }
    #expect(entries.count == 2)
    #expect(entries[1].0 == entries[0].0 + entries[0].1 + .milliseconds(400))
  }
}
