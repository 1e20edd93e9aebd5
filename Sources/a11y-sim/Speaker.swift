import A11ySim
import ESpeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shows transcripts, and sounds them where that was asked for: the same play, printed and heard.
struct Speaker {
  /// Where durations come from.
  let timing: any SpeechTiming
  private let rate: Int?
  private let voice: SynthesizedTiming?
  private let wav: String?
  private let player: AudioPlayer?
  private let failure: SpeechError?

  /// Without a voice: because none was asked for, or because of a failure.
  init(timing: any SpeechTiming, rate: Int?, failure: SpeechError? = nil) {
    self.timing = rate.map { FixedRate(timing: timing, wordsPerMinute: $0) } ?? timing
    self.rate = rate
    self.failure = failure
    voice = nil
    wav = nil
    player = nil
  }

  init(voice: SynthesizedTiming, rate: Int?, wav: String?, player: AudioPlayer?) {
    timing = rate.map { FixedRate(timing: voice, wordsPerMinute: $0) } ?? voice
    self.rate = rate
    self.voice = voice
    self.wav = wav
    self.player = player
    failure = nil
  }

  /// Prints a transcript, and writes and plays its sound.
  ///
  /// - Parameters:
  ///   - format: nil prints nothing.
  ///   - isFirst: whether nothing has been printed before.
  /// - Returns: whether everything that was asked for could be done.
  func perform(_ transcript: Transcript, format: TranscriptFormat?, isFirst: Bool) -> Bool {
    var pieces = format?.pieces.map { $0(transcript) } ?? []
    if !isFirst, format?.name == TranscriptFormat.text.name { Console.print("\n") }
    var isDone = failure == nil
    var shown = 0
    func show(until time: Duration) {
      var text = ""
      while shown < pieces.count, pieces[shown].time <= time {
        text += pieces[shown].text
        shown += 1
      }
      if !text.isEmpty { Console.print(text) }
    }
    if let voice, wav != nil || player != nil {
      let samples = track(of: transcript, voice).samples()
      if let wav, let error = save(samples, to: wav) {
        Console.complain(error.diagnostic)
        isDone = false
      }
      if let player {
        let end = Interruption.during(player) {
          play(samples, on: player) { show(until: $0) }
        }
        if let error = end.error {
          Console.complain(error.diagnostic)
          isDone = false
        }
        if end.isInterrupted {
          // What was heard has been printed; the rest was not heard.
          pieces = []
          Console.complain("interrupted")
          Console.exit(.interrupted)
        }
      }
    }
    show(until: transcript.end + .seconds(1))
    return isDone
  }

  /// Says what could not be spoken. False when there was something.
  func finish() -> Bool {
    if let failure {
      Console.complain(failure.diagnostic)
      return false
    }
    guard let voice else { return true }
    for notice in voice.notices { Console.complain("warning: \(notice)") }
    var helps: Set<String> = []
    for failure in voice.failures {
      // One remedy said once, however many utterances it is for.
      var diagnostic = failure.error.diagnostic
      diagnostic.message = "not spoken: “\(failure.text)”: \(diagnostic.message)"
      if let help = diagnostic.help, !helps.insert(help).inserted { diagnostic.help = nil }
      Console.complain(diagnostic)
    }
    return voice.failures.isEmpty
  }

  private func track(of transcript: Transcript, _ voice: SynthesizedTiming) -> AudioTimeline {
    let wordsPerMinute = rate ?? transcript.header.settings.wordsPerMinute
    let placements = transcript.entries.compactMap { entry -> AudioTimeline.Placement? in
      guard case .utterance(let heard) = entry.kind, heard.outcome != .dropped else { return nil }
      return .init(
        start: entry.time, duration: heard.duration,
        clip: voice.clip(for: heard.utterance, wordsPerMinute: wordsPerMinute))
    }
    return AudioTimeline(placements, duration: transcript.end)
  }

  private func save(_ samples: [Int16], to path: String) -> SpeechError? {
    do throws(SpeechError) {
      try WAVFile.save(samples, to: path)
      return nil
    } catch {
      return error
    }
  }

  private func play(
    _ samples: [Int16], on player: AudioPlayer, show: (Duration) -> Void
  ) -> (error: SpeechError?, isInterrupted: Bool) {
    // What a player has taken sounds about this much later: the pipe and its own buffer.
    let latency = Duration.milliseconds(200)
    do throws(SpeechError) {
      let isWhole = try player.play(samples) { taken in show(taken - latency) }
      return (nil, !isWhole)
    } catch {
      return (error, false)
    }
  }
}

/// Another rate than the settings say.
private struct FixedRate: SpeechTiming {
  var timing: any SpeechTiming
  var wordsPerMinute: Int

  var name: String { timing.name }

  func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    timing.timing(of: utterance, wordsPerMinute: self.wordsPerMinute)
  }
}

/// Ctrl-C while something sounds: silence at once, and an orderly end.
private enum Interruption {
  /// What a signal handler may reach: it can capture nothing.
  nonisolated(unsafe) private static var player: AudioPlayer?

  static func during<Result>(_ player: AudioPlayer, _ body: () -> Result) -> Result {
    self.player = player
    let handler: @convention(c) (Int32) -> Void = { _ in Interruption.player?.stop() }
    let before = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, handler)) }
    defer {
      for (number, old) in before { signal(number, old) }
      self.player = nil
    }
    return body()
  }
}

extension SpeechError {
  var diagnostic: Diagnostic { Diagnostic(message, help: help) }
}
