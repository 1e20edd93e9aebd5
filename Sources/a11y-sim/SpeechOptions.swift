import A11ySim
import ArgumentParser
struct SpeechOptions: ParsableArguments {
  @Flag var speak = false
  @Option var wav: String?
  var isSpoken: Bool { speak || wav != nil }
  func speaker() throws -> Speaker { Speaker() }
}
final class Speaker {
  var timing: any SpeechTiming { SpeechEstimate() }
  func perform(_ t: Transcript, format: TranscriptFormat?, isFirst: Bool) -> Bool { if let format { Console.print((isFirst ? "" : "") + format.render([t])) }; return true }
  func finish() -> Bool { true }
}
