import ESpeakNG
import Foundation
import TestSupport
import Testing

/// A little of what `fuzz-speech` does at length.
@Suite(.timeLimited) struct SpeechFuzzTests {
  @Test(arguments: SpeechFuzz.Kind.allCases) func nothingIsLostOrLeftBehind(kind: SpeechFuzz.Kind) throws {
    try say(kind, times: 50)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: SpeechFuzz.Kind.allCases)
  func nothingIsLostOrLeftBehindAtLength(kind: SpeechFuzz.Kind) throws { try say(kind, times: 200) }

  private func say(_ kind: SpeechFuzz.Kind, times: Int) throws {
    let worker = SpeechWorker(path: Workers.espeak, timeout: .seconds(30), processes: 2)
    let report = try SpeechFuzz(worker: worker, seed: 1).run(kind, count: times)
    #expect(report.asked == times)
    #expect(report.violations == [])
    #expect(report.spoken + report.noticed + report.crashes.count + report.refusals.count == times)
    #expect(report.spoken > times / 2)
  }
}
