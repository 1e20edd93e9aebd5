import A11ySim
import Foundation
import Judging
import ReportPages
import ScenarioFiles
import TestSupport
import Testing

/// What a loss is: information, whoever stopped it, that is not heard and does not stand where the cursor rests.
@Suite("Losses", .timeLimited) struct LossTests {
  static let readers = ["voiceover", "talkback"]

  private static func transcript(_ flow: String, _ reader: String) throws -> (Scenario, Transcript) {
    let scenario = try ScenarioParser.parse("reader: \(reader)\n\(flow)")
    return (scenario, scenario.play())
  }

  /// What is lost, with the cause.
  static func lost(_ flow: String, under reader: String) throws -> [String] {
    let (_, transcript) = try transcript(flow, reader)
    return transcript.losses.map { loss in
      guard case .utterance(let record) = transcript.entries[loss.entry].kind else { return "no speech" }
      return "\(record.utterance.text) (\(loss.cause))"
    }
  }

  /// The headline of the report, without the speaking rate and the keys at its end.
  static func headline(_ flow: String, under reader: String) throws -> String {
    let (scenario, transcript) = try transcript(flow, reader)
    let play = ReportPage.Play(
      transcript: transcript, audit: Audit(scenario), screens: scenario.screensShown(locale: "en"))
    let html = ReportPage(
      flows: [.init(name: "flow", plays: [play])], toolVersion: "1",
      scriptDigest: String(repeating: "0", count: 64)
    ).html
    let start = try #require(html.firstRange(of: "<h1>")).upperBound
    let end = try #require(html.firstRange(of: "</h1>")).lowerBound
    return String(html[start..<end]).replacing(#/ \([^()]*\)$/#, with: "")
  }

  // MARK: True losses

  @Test(arguments: trueLosses) func theHeadlineTellsATrueLoss(flow: Flow) throws {
    for reader in Self.readers {
      let expected = flow.lost[reader] ?? []
      let lost = try Self.lost(flow.text, under: reader)
      #expect(lost == expected, "\(flow.name), \(reader)")
      let headline = try Self.headline(flow.text, under: reader)
      #expect((headline == flow.headline) == !expected.isEmpty, "\(flow.name), \(reader): \(headline)")
    }
  }

  @Test func tenTrueLossesAreThere() {
    #expect(Self.trueLosses.count >= 10)
    #expect(Self.trueLosses.allSatisfy { !$0.lost.isEmpty && $0.headline != nil })
  }

  struct Flow: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// What is lost under each reader.
    var lost: [String: [String]] = [:]
    var headline: String?
    var testDescription: String { name }
  }

  // MARK: Plain navigations

  @Test(arguments: plainNavigations) func aPlainNavigationLosesNothing(flow: Flow) throws {
    for reader in Self.readers {
      #expect(try Self.lost(flow.text, under: reader) == [], "\(flow.name), \(reader)")
      let headline = try Self.headline(flow.text, under: reader)
      #expect(headline == "No information is lost, and the audit found no error", "\(flow.name), \(reader)")
    }
  }

  @Test func twentyPlainNavigationsAreThere() { #expect(Self.plainNavigations.count >= 20) }

  // MARK: The words of the definition

  private static let wrongCode = """
    screen:
      - heading: Code
      - textField: { label: Code, id: code }
      - button: { label: Verify, id: verify }
      - text: { label: Wrong code, id: error }

    """

  @Test func whatIsHeardAgainForTheSameEventIsNotLost() throws {
    // The announcement at the moment of the double tap is lost, and the app says it once more.
    let again = """
      screen: [ { button: { label: Send, id: send } } ]
      when: { send.activated: [ { announce: Payment refused }, { wait: 2s }, { announce: Payment refused } ] }
      steps: [ { touch: send }, doubleTap ]
      """
    #expect(try Self.lost(again, under: "voiceover") == [])
    let tooLate = again.replacing("2s", with: "7s")
    #expect(try Self.lost(tooLate, under: "voiceover") == ["Payment refused (app)"])
    #expect(try Self.lost("settings: { lossRepetition: 10 }\n" + tooLate, under: "voiceover") == [])
  }

  @Test func aSecondWrongCodeIsAnEventOfItsOwn() throws {
    let flow =
      Self.wrongCode + """
        steps:
          - touch: code
          - announce: Wrong code
          - announce: Wrong code
          - { post: { screenChanged: verify }, after: 100ms }
        """
    #expect(try Self.lost(flow, under: "voiceover") == ["Wrong code (app)"])
  }

  @Test func whatStandsUnderTheCursorIsNotLost() throws {
    let flow =
      Self.wrongCode + """
        steps:
          - touch: PLACE
          - announce: Wrong code
          - { announce: Two attempts are left, after: 100ms }
        """
    #expect(try Self.lost(flow.replacing("PLACE", with: "error"), under: "voiceover") == [])
    #expect(try Self.lost(flow.replacing("PLACE", with: "verify"), under: "voiceover") == ["Wrong code (app)"])
  }

  @Test(arguments: readers) func whoeverActsWithinASecondIsUnaware(reader: String) throws {
    let flow =
      Self.wrongCode + """
        steps:
          - touch: code
          - announce: Code was sent to the telephone number ending in 42
          - { touch: verify, after: DELAY }
        """
    // “Code” was said before, so it tells nothing.
    let lost = "Code was sent to the telephone number ending in 42 (unawarePerson)"
    #expect(try Self.lost(flow.replacing("DELAY", with: "400ms"), under: reader) == [lost])
    #expect(try Self.lost(flow.replacing("DELAY", with: "1500ms"), under: reader) == [])
    let all = "settings: { lossTellingPart: allWords, lossUnawareness: 3 }\n"
    #expect(try Self.lost(all + flow.replacing("DELAY", with: "1500ms"), under: reader) == [lost])
  }

  @Test(arguments: readers) func aKeyThatThePersonsNextKeyCutsIsNotLost(reader: String) throws {
    let flow =
      Self.wrongCode + "steps: [ { touch: code }, doubleTap, { type: { text: 482913, interval: 150ms } } ]"
    #expect(try Self.lost(flow, under: reader) == [])
    #expect(
      try Self.headline(flow, under: reader) == "5 of 6 digits are not heard, because the next key came first"
        || Self.headline(flow, under: reader) == "No information is lost, and the audit found no error")
  }

  @Test(arguments: readers) func uninterruptedAsksForLosses(reader: String) throws {
    let flow = """
      screens:
        home: [ { heading: Home }, { button: { label: Next, id: next } } ]
        second: [ { heading: Second } ]
      when: { next.activated: [ { screen: second } ] }
      steps: [ appear, { touch: next }, doubleTap, { expect: { uninterrupted: true } } ]
      """
    let (scenario, transcript) = try Self.transcript(flow, reader)
    #expect(scenario.findings(in: transcript) == [])
  }

  @Test func uninterruptedFailsForALoss() throws {
    let flow =
      Self.trueLosses[0].text.replacing("{ wait: 5s }", with: "{ wait: 5s }, { expect: { uninterrupted: true } }")
    let (scenario, transcript) = try Self.transcript(flow, "voiceover")
    #expect(
      scenario.findings(in: transcript).map(\.message) == ["this was lost: [not heard] Payment refused by the bank"])
  }

  @Test func countsAreThoseOfLosses() throws {
    let (_, navigation) = try Self.transcript(Self.plainNavigations[0].text, "voiceover")
    #expect(navigation.utterances.contains { $0.outcome != .spoken })
    #expect(Losses(navigation).lost == 0)
    let (_, refused) = try Self.transcript(Self.trueLosses[0].text, "voiceover")
    #expect(Losses(refused).lost == 1)
  }
}
