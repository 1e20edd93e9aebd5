import A11ySim
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging

/// Recordings made by machine: an utterance for each stop of the cursor, compared word by word.
@Suite(.timeLimited) struct RecordedSpeechTests {
  private static func play(_ screen: String, _ recorded: [String], more: String = "") throws -> [FidelityResult] {
    let text = """
      vectors:
        - id: R
          style: recorded
          confidence: recorded
          source: a test
          \(more)
          screen: \(screen)
          recorded:
      \(recorded.map { "      - \"\($0)\"" }.joined(separator: "\n"))
      """
    return try FidelityVector.read(
      Array(text.utf8), file: "v.yaml", load: { (_) throws(Diagnostic) in throw Diagnostic("no file is here") },
      recording: { nil })?.flatMap { $0.play() } ?? []
  }

  private static let screen = "[ { heading: Enter your code }, { button: Verify }, { button: Resend } ]"

  @Test func caseAndPunctuationAreNoDifference() throws {
    let results = try Self.play(Self.screen, ["Enter your code Heading", "Verify Button", "RESEND, button."])
    #expect(results.map(\.isExact) == [true, true, true])
    #expect(results.map(\.vector.kind) == ["heading", "button", "button"])
    #expect(results.map(\.vector.id) == ["R-00", "R-01", "R-02"])
  }

  /// A hint belongs to the utterance, and a cut falls inside a word.
  @Test func anUtteranceOf64CharactersIsCut() throws {
    let whole = "Pane sizes Button Pop up button Double tap to activate the picker"
    let screen = "[ { popUpButton: Pane sizes } ]"
    func difference(_ text: String) throws -> FidelityResult.Difference? { try Self.play(screen, [text])[0].difference }
    #expect(try difference(whole) == nil)
    #expect(try difference(String(whole.prefix(64))) == nil)
    // Of another length, the end is missing.
    #expect(try difference(String(whole.prefix(63))) == .words)
  }

  @Test func theAppsNameMayBeBeforeTheFirstElement() throws {
    for first in ["Bank Enter your code Heading", "Enter your code Heading"] {
      let results = try Self.play(Self.screen, [first, "Verify Button", "Resend Button"], more: "appName: Bank")
      #expect(results.map(\.isExact) == [true, true, true], "\(first)")
    }
    #expect(try !Self.play(Self.screen, ["Bank Enter your code Heading"])[0].isExact)
  }

  @Test func theEndOfTheScreenIsSaidAgain() throws {
    let rows = ["Enter your code Heading", "Verify Button", "Resend Button", "Resend Button", "Resend Button"]
    #expect(try Self.play(Self.screen, rows).map(\.isExact) == Array(repeating: true, count: 5))
  }

  /// Two neighbours that say the same are two stops.
  @Test func equalNeighboursAreTwoStops() throws {
    let results = try Self.play(
      "[ { button: Add }, { button: Add }, { text: Total } ]", ["Add Button", "Add Button", "Total", "Total"])
    #expect(results.map(\.isExact) == [true, true, true, true])
  }

  @Test func whatDiffersIsNamed() throws {
    let words = try Self.play(Self.screen, ["Enter your code Heading", "Verify Link", "Resend Button"])
    #expect(words.map(\.difference) == [nil, .words, nil])
    let order = try Self.play(Self.screen, ["Enter your code Heading", "Button Verify", "Resend Button"])
    #expect(order.map(\.difference) == [nil, .order, nil])
    let missed = try Self.play(
      Self.screen, ["Enter your code Heading", "We sent it by SMS", "Verify Button", "Resend Button"])
    #expect(missed.map(\.difference) == [nil, .notStopped, nil, nil])
    let inVain = try Self.play(Self.screen, ["Enter your code Heading", "Resend Button"])
    #expect(inVain.map(\.difference) == [nil, .inVain, nil])
    #expect(inVain[1].vector.id == "R-00+")
    #expect(inVain[1].rows == [.init(expected: nil, heard: "Verify, button")])
  }

  /// A recording that stops early lacks the rest. One that has the end twice is complete.
  @Test func aRecordingMayEndEarly() throws {
    #expect(try Self.play(Self.screen, ["Enter your code Heading", "Verify Button"]).map(\.isExact) == [true, true])
    let complete = try Self.play(Self.screen, ["Enter your code Heading", "Verify Button", "Verify Button"])
    #expect(complete.contains { !$0.isExact })
  }

  /// The reader says that it is on, and the first element is lost.
  @Test func theFirstElementMayBeLost() throws {
    let results = try Self.play(Self.screen, ["Verify Button", "Resend Button"])
    #expect(results.map(\.difference) == [nil, nil])
  }

  @Test(arguments: [
    ("recorded: []", "v.yaml:5:15: error: `recorded` is empty"),
    ("recorded: [ { because: x } ]", "v.yaml:5:17: error: an utterance needs `heard`"),
    ("recorded: [ A ]\n    expected: A", "v.yaml:6:15: error: a vector cannot have both `recorded` and `expected`"),
  ])
  func faultsAreTold(recorded: String, message: String) {
    let text = """
      vectors:
        - id: 1
          style: recorded
          element: { button: Next }
          \(recorded)
          source: a test
          confidence: recorded
      """
    do throws(ScenarioParser.Failure) {
      _ = try FidelityVector.read(
        Array(text.utf8), file: "v.yaml", load: { (_) throws(Diagnostic) in throw Diagnostic("no file is here") },
        recording: { nil })
      Issue.record("it is read")
    } catch {
      #expect(error.diagnostics.first?.description.hasPrefix(message) == true, "\(error.diagnostics)")
    }
  }
}
