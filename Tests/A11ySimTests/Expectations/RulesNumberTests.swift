import A11ySim
import Locales
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation

/// Kept transcripts name the number of the rules by which the readers speak, so that `test` can tell a change of the
/// rules from a change of the screen.
@Suite(.timeLimited) struct RulesNumberTests {
  /// What every release says in every scenario, by the keys of phrases rather than their words, and whenever it is said.
  private static func digest() throws -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for folder in ["elements", "events", "order", "settings", "talkback"].map({ "Tests/Scenarios/\($0)" }) {
      for name in Repository.files(in: folder) where name.hasSuffix(".yaml") {
        try add(#require(Repository.bytes("\(folder)/\(name)")))
      }
    }
    return String(digest, radix: 16)

    func add(_ bytes: [UInt8]) {
      guard let scenario = try? ScenarioParser.parse(bytes) else { return }
      for version in scenario.reader.descriptor.versions where scenario.reader.isRunning {
        var scenario = scenario
        scenario.reader = scenario.reader.with(version: version)
        for said in scenario.play().utterances.map(\.utterance) {
          add(said.segments.map { $0.phrase ?? $0.text }.joined(separator: "|"))
          add("\(said.reason.rawValue) \(said.delivery.name)\n")
        }
      }
    }
  }

  @Test func itIsRaisedWhenAReleaseSaysSomethingElse() throws {
    let digest = try Self.digest()
    #expect(
      Transcript.rules == "5" && digest == "2d1c1380979521c1",
      """
      Raise the number in `Transcript.rules`, because what is kept was written by other rules, and write the new digest \
      \(digest) here. Where only scenarios were added, write the digest alone.
      """)
  }
}
