import A11ySim
import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// The model says what the sources quote from VoiceOver.
@Suite(.timeLimited) struct FidelityVectorTests {
  private static let folder = "Tests/Fidelity"

  private static func results(_ file: String) throws -> [FidelityResult] {
    let bytes = try #require(Repository.bytes("\(folder)/\(file)"))
    do {
      let vectors = try FidelityVector.read(
        bytes, file: file,
        load: { (path) throws(Diagnostic) in
          guard let bytes = Repository.bytes("\(folder)/\(path)") else { throw Diagnostic("there is no \(path)") }
          return bytes
        },
        recording: { nil })
      return try #require(vectors).flatMap { $0.play() }
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  private static func all() throws -> [FidelityResult] {
    try Repository.files(in: folder).filter { $0.hasSuffix(".yaml") }.flatMap(results)
  }

  /// Every row of the tables there are.
  @Test func everyRowIsThere() throws {
    let pinned = [
      1, 3, 4, 8, 10, 11, 12, 13, 15, 16, 19, 20, 21, 22, 23, 24, 27, 29, 30, 31, 32, 33, 34, 35, 36, 37, 39, 41, 42,
      43,
      44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 55, 56, 58, 59, 60, 63, 64, 66, 67, 68, 69, 70, 71, 72, 73, 75, 78, 82,
      84,
      85, 86,
    ]
    let heard = [87, 88, 89, 91, 92, 93, 94, 95, 96, 98, 99, 100, 102, 103, 104, 106, 109]
    let languages = [1, 2, 3, 5, 7, 8, 9, 10, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24]
    let ids = Set(try Self.all().map(\.vector.id))
    for id in (pinned + heard).map(String.init) + languages.map({ "L\($0)" }) { #expect(ids.contains(id), "\(id)") }
    #expect(try Self.results("fresh.yaml").count == 40)
  }

  @Test(arguments: [("pinned.yaml", 63), ("languages.yaml", 16)])
  func pinnedOnesAreMetToTheLetter(file: String, count: Int) throws {
    let pinned = try Self.results(file).filter { $0.vector.confidence == .pinned }
    #expect(pinned.count == count)
    for result in pinned {
      #expect(result.isExact, "\(result.vector.id): \(result.heard), not \(result.vector.expected.map(\.utterances))")
      #expect(result.vector.reason == nil, "\(result.vector.id)")
    }
  }

  @Test func everyOtherIsMetOrSaysWhyNot() throws {
    for result in try Self.all() {
      let sides = result.rows.filter { !$0.isSame }.map { "\($0.expected ?? "–") ≠ \($0.heard ?? "–")" }
      #expect(result.isExact || result.vector.reason != nil, "\(result.vector.id): \(sides)")
    }
  }

  @Test func noReasonIsGivenForWhatIsMet() throws {
    #expect(FidelityReport(try Self.all()).unneededReasons == [])
  }

  /// The 207 rows of the machine recordings: all but three of the reader itself, and one where two screens of the same
  /// app disagree.
  @Test func machineRecordingsAreMet() throws {
    let results = try Self.results("recorded.yaml") + Self.results("recorded-unverified.yaml")
    #expect(results.count == 207)
    #expect(
      results.filter { !$0.isExact }.map(\.vector.id) == [
        "O-file-confirm-hans-00", "A-modal-00", "A-dynamic-00", "A-scroll-00",
      ])
    #expect(results.filter { $0.vector.reason == nil && !$0.isExact }.count == 0)
  }

  /// The rows of the recordings of TalkBack with words: 5 at the start, 9 and 9 on the nested screen, 62 on the long one.
  @Test func recordingsOfTalkBackAreMetToTheLetter() throws {
    let results = try Self.results("talkback-recorded.yaml")
    #expect(results.map { $0.vector.expected[0].utterances.count } == [5, 9, 9, 62])
    for result in results { #expect(result.isExact, "\(result.vector.id): \(result.heard)") }
    let marks = results[1].vector.expected[0].marks.values
    #expect(marks.count { $0.queue == "2" } == 6)
    #expect(Set(marks.compactMap(\.after)) == [.milliseconds(405), .milliseconds(406), .milliseconds(407)])
  }

  /// The rows of the vectors of TalkBack's source that a scenario can show. `TalkBackVectorTests` and
  /// `TalkBackQueueTests` have the others.
  @Test func vectorsOfTalkBackAreMetToTheLetter() throws {
    let results = try Self.results("talkback-vectors.yaml")
    #expect(results.count == 65)
    #expect(results.filter { !$0.isExact }.map(\.vector.id) == ["F05", "F06", "C31", "E12"])
  }

  /// The recordings of TalkBack 17 that a scenario can show.
  @Test func recordingsOfTalkBack17AreMetToTheLetter() throws {
    let results = try Self.results("talkback-17.yaml")
    #expect(results.count == 24)
    #expect(results.filter { !$0.isExact }.map(\.vector.id) == ["T17R-01"])
  }

  @Test func everyCorrectionHasAVector() throws {
    let results = try Self.results("corrections.yaml")
    #expect(results.count >= 20)
    #expect(results.filter { !$0.isExact }.map(\.vector.id) == [])
    #expect(Set(results.map(\.vector.source)).count == results.count)
  }

  /// What `doctor` and the README say.
  @Test func recordingsOfACodeFieldAreCounted() throws {
    let names = FileManager.default.enumerator(atPath: "\(Repository.path)/Tests")?.compactMap { $0 as? String } ?? []
    let recordings = names.filter { $0.hasSuffix(".recording.jsonl") }
    #expect(FidelityReport(try Self.all()).codeFieldRecordings == 0)
    #expect(recordings.count == FidelityVector.recordedCodeFields)
  }
}
