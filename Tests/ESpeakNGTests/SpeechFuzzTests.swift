import ESpeakNG
import Foundation
import TestSupport
import Testing

/// A little of what `fuzz-speech` does at length.
@Suite(.timeLimited) struct SpeechFuzzTests {
  @Test(arguments: SpeechFuzz.Kind.allCases) func nothingIsLostOrLeftBehind(kind: SpeechFuzz.Kind) throws {
    let worker = SpeechWorker(path: Workers.espeak, timeout: .seconds(30), processes: 2)
    let report = try SpeechFuzz(worker: worker, seed: 1).run(kind, count: 200)
    #expect(report.asked == 200)
    #expect(report.violations == [])
    #expect(report.spoken + report.noticed + report.crashes.count + report.refusals.count == 200)
    #expect(report.spoken > 100)
  }
}
