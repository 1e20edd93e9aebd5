import A11ySim
import ESpeakNG

/// A presenter that prints transcripts, and plays or saves their sound if asked. The sound has the durations that the
/// transcript shows.
struct TranscriptPresenter {
  let timing: any SpeechTiming
  private let voice: TranscriptVoice?
  private let wav: String?
  private let player: (program: AudioPlayer, sampleRate: Int)?
  private let failure: SpeechError?

  /// Creates a presenter without a voice. If a voice failed to start, `failure` is the reason, and `wav` is the file
  /// that is not written.
  init(timing: any SpeechTiming, rate: Int?, failure: SpeechError? = nil, wav: String? = nil) {
    self.timing = rate.map { FixedRate(timing: timing, wordsPerMinute: $0) } ?? timing
    self.failure = failure
    voice = nil
    self.wav = wav
    player = nil
  }

  init(voice: TranscriptVoice, wav: String?, player: (program: AudioPlayer, sampleRate: Int)?) {
    timing = voice.timing
    self.voice = voice
    self.wav = wav
    self.player = player
    failure = nil
  }

  /// Synthesises the utterances of a play in advance, and begins to play their sound if that was asked for. Does nothing
  /// without a voice.
  func prepare(_ scenario: Scenario, locale: String, isRedacted: Bool) -> EarlyPlayback? {
    guard let voice else { return nil }
    guard let player else {
      voice.prepare(scenario.play(locale: locale, isRedacted: isRedacted))
      return nil
    }
    // The player can be asked only before it plays.
    let isStreamed = player.program.isStreaming
    // A file that was asked for is saved even if the person quits.
    let playback = EarlyPlayback(on: player.program, sampleRate: player.sampleRate, quitsEarly: wav == nil)
    voice.prepare(for: playback.timeline, isStreamed: isStreamed) {
      scenario.play(locale: locale, timing: $0, isRedacted: isRedacted)
    }
    return playback
  }

  /// Prints a transcript, and saves and plays its sound. Returns false if any of these failed.
  ///
  /// - Parameters:
  ///   - playback: What `prepare` returned for the play.
  ///   - format: The format in which to print; nil to print nothing.
  ///   - isFirst: Whether this is the first transcript that is printed. Otherwise a separator is printed before it.
  /// - Returns: Whether everything that was asked for could be done.
  func perform(
    _ transcript: Transcript, _ playback: EarlyPlayback?, format: TranscriptFormat?, isFirst: Bool
  ) -> Bool {
    let pieces = format?.pieces.map { $0(transcript) } ?? []
    if !isFirst, let separator = format?.separator, !separator.isEmpty { Console.print(separator) }
    var isDone = failure == nil
    var shown = 0
    func show(until time: Duration) {
      var text = ""
      while shown < pieces.count, pieces[shown].time <= time {
        text += pieces[shown].text
        shown += 1
      }
      if !text.isEmpty { Console.print(text, isData: format?.isJSON == true) }
    }
    if let voice, let wav, let fault = save(voice.timeline(of: transcript), of: transcript, by: voice, to: wav) {
      Console.complain(fault)
      isDone = false
    }
    do throws(SpeechError) {
      try playback?.wait(show: show)
    } catch {
      Console.complain(error.diagnostic)
      isDone = false
    }
    show(until: transcript.end + .seconds(1))
    return isDone
  }

  /// Prints diagnostics about utterances that could not be spoken. Returns false if there was an error.
  func finish() -> Bool {
    if let failure {
      Console.complain(failure.diagnostic)
      if let wav { Console.complain(TranscriptVoice.notWritten(wav)) }
      return false
    }
    guard let voice else { return true }
    let diagnostics = voice.diagnostics
    for diagnostic in diagnostics { Console.complain(diagnostic) }
    return !diagnostics.contains { $0.severity == .error }
  }

  private func save(
    _ timeline: AudioTimeline, of transcript: Transcript, by voice: TranscriptVoice, to path: String
  ) -> Diagnostic? {
    // A silent file must not replace an existing file with sound.
    if voice.isMute(transcript) { return TranscriptVoice.notWritten(path) }
    do throws(SpeechError) {
      try AudioEncoder().save(timeline.track(), to: path)
      return nil
    } catch {
      return error.diagnostic
    }
  }
}
