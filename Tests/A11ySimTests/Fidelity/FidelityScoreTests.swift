import A11ySim
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import VoiceOverReader

/// How what is heard is compared with what was expected, and counted.
@Suite(.timeLimited) struct FidelityScoreTests {
  private static func read(
    _ text: String, recording: String? = nil
  ) throws(ScenarioParser.Failure) -> [FidelityVector] {
    try FidelityVector.read(
      Array(text.utf8), file: "v.yaml", load: { (_) throws(Diagnostic) in throw Diagnostic("no file is here") },
      recording: { recording.map { ("v.recording.jsonl", Array($0.utf8)) } }) ?? []
  }

  private static func result(expected: String, style: String = "heard", confidence: String = "reported") throws
    -> FidelityResult
  {
    try read(
      """
      vectors:
        - id: 1
          element: { button: Next }
          style: \(style)
          expected: \(expected)
          source: a test
          confidence: \(confidence)
      """)[0].play()[0]
  }

  // MARK: Segments

  @Test func casePunctuationAndHyphensAreNoDifference() {
    #expect(
      FidelityResult.segments(of: ["Search by: Record Locator. Pop-up button", "Don’t  save,  1.05."])
        == ["search by", "record locator", "pop up button", "don't save", "1.05"])
  }

  @Test func aMarkInsideAWordSeparatesNothing() {
    #expect(
      FidelityResult.segments(of: ["example@example.org, -9565, 48%"]) == ["example@example.org", "-9565", "48%"])
  }

  @Test func whatDiffersStandsInOneRow() {
    #expect(
      FidelityResult.aligned(["a", "b", "c", "d"], ["a", "x", "c", "e", "d"])
        == [
          .init(expected: "a", heard: "a"), .init(expected: "b", heard: "x"), .init(expected: "c", heard: "c"),
          .init(expected: nil, heard: "e"), .init(expected: "d", heard: "d"),
        ])
    #expect(FidelityResult.aligned(["a"], []) == [.init(expected: "a", heard: nil)])
    #expect(FidelityResult.aligned([], []) == [])
  }

  // MARK: Scores

  @Test func theSameSegmentsAreExactWhateverTheirMarks() throws {
    let result = try Self.result(expected: "NEXT. Button.")
    #expect(result.isExact)
    #expect([result.expectedCount, result.heardCount, result.matchedCount] == [2, 2, 2])
  }

  @Test func precisionIsOfWhatIsHeardAndRecallOfWhatIsExpected() throws {
    let result = try Self.result(expected: "Next, dimmed, grey, button")
    #expect(!result.isExact)
    let tally = FidelityReport([result]).all
    #expect(tally.precision == 100)
    #expect(tally.recall == 50)
    let other = FidelityReport([try Self.result(expected: "Previous")]).all
    #expect(other.precision == 0)
    #expect(other.recall == 0)
  }

  @Test func percentagesAreRoundedDown() throws {
    let results = try (0..<200).map { try Self.result(expected: $0 == 0 ? "Next" : "Next, button") }
    #expect(FidelityReport(results).all.precision == 99)
    #expect(FidelityReport(results).all.recall == 100)
  }

  @Test func theOrderCounts() throws {
    let result = try Self.result(expected: "button, Next")
    #expect(!result.isExact)
    #expect(result.matchedCount == 1)
  }

  @Test func inTheLibrarysStyleEveryLetterCounts() throws {
    #expect(try Self.result(expected: "Next. Button.", style: "accessibility-snapshot").isExact)
    let result = try Self.result(expected: "Next. button.", style: "accessibility-snapshot")
    #expect(!result.isExact)
    #expect(result.matchedCount == 2)
    // The segments are the same: the lines show what differs.
    #expect(result.rows == [.init(expected: "Next. button.", heard: "Next. Button.")])
  }

  @Test func onlyAPinnedOneWithoutAReasonIsAFailure() throws {
    #expect(try Self.result(expected: "Previous", confidence: "pinned").isFailure)
    #expect(!(try Self.result(expected: "Previous").isFailure))
    #expect(!(try Self.result(expected: "Next, button", confidence: "pinned").isFailure))
    var excused = try Self.result(expected: "Previous", confidence: "pinned")
    excused.vector.reason = "it is another button"
    #expect(!excused.isFailure)
  }

  @Test func theReport() throws {
    let report = FidelityReport([
      try Self.result(expected: "Next, button", confidence: "pinned"),
      try Self.result(expected: "Next, dimmed, button"),
    ])
    #expect(
      report.text(showingFailures: true) == """
        # a11y-sim 1 · fidelity · 2 vectors, 0 recorded on a device for a code field

        confidence  vectors  exact  with a reason  precision  recall
        pinned            1      1              0      100 %   100 %
        reported          1      0              0      100 %    66 %
        all               2      1              0      100 %    80 %

        kind    vectors  exact  with a reason  precision  recall
        button        2      1              0      100 %    80 %

        v.yaml:2: differs: 1, button, reported: a test
          expected │ heard
          next     │ next
          dimmed   ≠
          button   │ button

        """)
    #expect(
      report.json.contains(
        #""expected":["Next, dimmed, button"],"heard":["Next, button"],"exact":false,"expectedSegments":3"#))
  }

  @Test func aReasonThatIsNotNeededIsTold() throws {
    var result = try Self.result(expected: "Next, button")
    result.vector.reason = "it is another button"
    #expect(
      FidelityReport([result]).unneededReasons.map(\.description) == [
        """
        v.yaml:2: warning: the speech for “1” is as expected, so its `because` is not needed
        help: remove `because`
        """
      ])
  }

  // MARK: What is played

  @Test func withStepsWhatIsHeardFromOneOnCounts() throws {
    let vectors = try Self.read(
      """
      source: a test
      confidence: reported
      settings: { hints: false }
      vectors:
        - { id: 1, screen: [ { text: A }, { text: B } ], steps: [ appear, { swipe: right } ], from: 2, expected: B }
        - { id: 2, screen: [ { text: A }, { text: B } ], steps: [ appear, { swipe: right } ], expected: [ A, B ] }
        - { id: 3, screen: [ { text: A }, { text: B } ], expected: [ A, B ], kind: order }
        - { id: 4, element: { textField: { label: Code, hint: Digits } }, expected: "Code, text field" }
      """)
    #expect(vectors.map { $0.play()[0].heard } == [[["B"]], [["A", "B"]], [["A", "B"]], [["Code, text field"]]])
    #expect(vectors.map { $0.play()[0].isExact } == [true, true, true, true])
    #expect(vectors.map(\.kind) == ["text", "text", "order", "textField"])
  }

  @Test func aHintIsHeardLast() throws {
    let vector = try Self.read(
      """
      vectors:
        - id: 1
          element: { textField: Code }
          expected: Code, text field
          hint: double tap to edit
          source: a test
          confidence: reported
      """)[0]
    #expect(vector.play()[0].isExact)
  }

  @Test func aLanguageWithoutWordsIsExcusedOrRefused() throws {
    let text = """
      source: a test
      confidence: pinned
      locale: LOCALE
      vectors: [ { id: 1, element: { button: Далее }, expected: Далее. Кнопка., STYLE } ]
      """
    let style = text.replacing("STYLE", with: "style: accessibility-snapshot")
    #expect(try Self.read(style.replacing("LOCALE", with: "ru-RU"))[0].play()[0].isExact)
    let nobodys = text.replacing("LOCALE", with: "qaa")
    let excused = try Self.read(nobodys.replacing("STYLE", with: "because: nobody has the words"))[0]
    #expect(excused.play()[0].heard == [[]])
    #expect(!excused.play()[0].isExact)
    for style in ["heard", "accessibility-snapshot"] {
      #expect(
        throws: ScenarioParser.Failure.self,
        performing: { try Self.read(nobodys.replacing("STYLE", with: "style: \(style)")) })
    }
  }

  // MARK: What is wrong with a file

  @Test(arguments: [
    (
      "vectors: []",
      "v.yaml:1:10: error: `vectors` is empty\nhelp: add a vector: `- { id: 1, element: { button: Next }, … }`"
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, source: s, confidence: sure, expected: A } ]",
      """
      v.yaml:1:68: error: “sure” is not a value of “confidence”
      help: write one of pinned, recorded, vendor, documented, reported, guess
      """
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, source: s, confidence: reported } ]",
      """
      v.yaml:1:12: error: a vector needs `expected`
      help: write `- { id: 11, element: { button: Next }, expected: "Next, button", source: who heard it, confidence: reported }`
      """
    ),
    (
      "vectors: [ { id: 1, source: s, confidence: reported, expected: A } ]",
      """
      v.yaml:1:12: error: a vector needs an `element` or a `screen`
      help: write `- { id: 11, element: { button: Next }, expected: "Next, button", source: who heard it, confidence: reported }`
      """
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, screen: [ { text: B } ], source: s, confidence: reported, expected: A } ]",
      "v.yaml:1:53: error: a vector can have an `element` or a `screen`, not both\nhelp: remove one of the two"
    ),
    (
      "vectors: [ { id: 1, element: { buton: A }, source: s, confidence: reported, expected: A } ]",
      "v.yaml:1:32: error: “buton” is not a kind of element\nhelp: did you mean `button`?"
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, steps: [ { touch: b } ], source: s, confidence: reported, expected: A } ]",
      "v.yaml:1:63: error: no screen of this scenario has an element “b”\nhelp: give an element this `id`"
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, steps: [ appear ], from: 2, source: s, confidence: reported, expected: A } ]",
      "v.yaml:1:70: error: “from” cannot be “2”\nhelp: write a whole number from 1 to 1"
    ),
    (
      """
      vectors:
        - { id: 1, element: { button: A }, source: s, confidence: reported, expected: A }
        - { id: 1, element: { button: A }, source: s, confidence: reported, expected: A, because: " " }
      """,
      """
      v.yaml:3:11: error: the id “1” appears twice
      help: give each vector its own id
      v.yaml:3:93: error: `because` is empty
      help: write why the speech differs, or remove `because`
      """
    ),
    (
      "confidence: sure\nvectors: [ { id: 1 }, { id: 2 } ]",
      """
      v.yaml:1:13: error: “sure” is not a value of “confidence”
      help: write one of pinned, recorded, vendor, documented, reported, guess
      """
    ),
    (
      "vectors: [ { id: 1, element: { button: A }, stile: heard, source: s, confidence: reported, expected: A } ]",
      "v.yaml:1:45: error: a vector has no key “stile”\nhelp: did you mean `style`?"
    ),
    (
      """
      vectors:
        - id: 1
          element: { button: A }
          steps:
            - appear
            - expect: { contains: A }
          source: s
          confidence: reported
          expected: A
      """,
      "v.yaml:6:1: error: a vector cannot have an `expect` step\nhelp: remove the step, and write what is heard under `expected`"
    ),
    (
      "vectors: [ { id: 1, locale: qaa, element: { button: A }, source: s, confidence: reported, expected: A } ]",
      """
      v.yaml:1:29: error: no VoiceOver wording for “qaa”
      help: add `because`, or choose one of \(VoiceOverWording.languages.joined(separator: ", ")), or `reader: none`; if the reader speaks another language than the app, write `readerLocale: en`
      """
    ),
  ])
  func isReportedWithItsPlace(text: String, report: String) {
    let failure = #expect(throws: ScenarioParser.Failure.self) { try Self.read(text) }
    #expect(failure?.diagnostics.map(\.description).joined(separator: "\n") == report)
  }

  // MARK: Recordings

  private static let scenario = """
    name: code
    screen: [ { heading: Your code }, { textField: Code, contentType: oneTimeCode } ]
    steps: [ appear, { swipe: right } ]
    """

  @Test func aRecordingIsComparedStepByStep() throws {
    let vectors = try Self.read(
      Self.scenario,
      recording: """
        {"step": 1, "utterance": "Your code, Heading"}

        {"step": 2, "utterance": "Code, Secure text field"}
        {"step": 2, "utterance": "Double tap to edit"}
        """)
    let result = vectors[0].play()[0]
    #expect(result.vector.expected.map(\.step) == [1, 2])
    #expect(result.vector.confidence == .recorded)
    #expect(result.heard == [["Your code, heading"], ["Code, text field", "double tap to edit"]])
    #expect([result.expectedCount, result.heardCount, result.matchedCount] == [5, 5, 4])
    #expect(!result.isExact && !result.isFailure)
    #expect(FidelityReport([result]).codeFieldRecordings == 1)
  }

  /// Words in the wrong step do not match the recording.
  @Test func anUtteranceBelongsToItsStep() throws {
    let vectors = try Self.read(
      Self.scenario,
      recording: #"{"step": 2, "utterance": "Your code, heading, Code, text field, double tap to edit"}"#)
    let result = vectors[0].play()[0]
    #expect([result.expectedCount, result.heardCount, result.matchedCount] == [5, 5, 3])
  }

  @Test func onlyAFieldForACodeIsOne() throws {
    let vectors = try Self.read(
      "screen: [ { heading: Your code } ]\nsteps: [ appear ]",
      recording: #"{"step": 1, "utterance": "Your code, heading"}"#)
    #expect(vectors.map(\.isCodeFieldRecording) == [false])
    #expect(vectors[0].play()[0].isExact)
  }

  @Test(arguments: [
    (
      "",
      "v.recording.jsonl: error: the recording is empty\nhelp: write `{ \"step\": 1, \"utterance\": \"Code, text field\" }`"
    ),
    (
      #"{"step": 1, "utterance": "A"}"# + "\n\n" + #"{"step": 3, "utterance": "A"}"#,
      "v.recording.jsonl:3:10: error: “step” cannot be “3”\nhelp: write a whole number from 1 to 2"
    ),
    (
      #"{"step": 1}"#,
      """
      v.recording.jsonl:1:1: error: a line of a recording needs `step` and `utterance`
      help: write `{ "step": 1, "utterance": "Code, text field" }`
      """
    ),
    (
      #"{"step": 1, "utterance": "A", "utterances": "B"}"#,
      "v.recording.jsonl:1:31: error: a line of a recording has no key “utterances”\nhelp: did you mean `utterance`?"
    ),
    ("\n{", nil),
  ])
  func aFaultyRecordingIsReported(recording: String, report: String?) {
    let failure = #expect(throws: ScenarioParser.Failure.self) {
      try Self.read(Self.scenario, recording: recording)
    }
    if let report { #expect(failure?.diagnostics.map(\.description).joined(separator: "\n") == report) }
    if report == nil { #expect(failure?.diagnostics.first?.line == 2) }
  }

  @Test func aScenarioWithoutARecordingIsNone() throws {
    #expect(try Self.read(Self.scenario).isEmpty)
  }
}
