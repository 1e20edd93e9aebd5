import A11ySim
import ESpeakNG

/// A presenter that prints transcripts, and plays or saves their sound if asked. The sound has the durations that the
/// transcript shows.
struct TranscriptPresenter {
  let timing: any SpeechTiming
  private let voice: TranscriptVoice?
  private let wav: String?
  private let player: AudioPlayer?
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

  init(voice: TranscriptVoice, wav: String?, player: AudioPlayer?) {
    timing = voice.timing
    self.voice = voice
    self.wav = wav
    self.player = player
    failure = nil
  }

  func prepare(_ scenario: Scenario, locale: String, isRedacted: Bool) {
    voice?.prepare(scenario.play(locale: locale, isRedacted: isRedacted))
  }

  /// Prints a transcript, and saves and plays its sound. Returns false if any of these failed.
  ///
  /// - Parameters:
  ///   - format: The format in which to print; nil to print nothing.
  ///   - isFirst: If false, a separator is printed first.
  func perform(_ transcript: Transcript, format: TranscriptFormat?, isFirst: Bool) -> Bool {
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
    if let voice, wav != nil || player != nil {
      let timeline = voice.timeline(of: transcript)
      if let wav, let fault = save(timeline, of: transcript, by: voice, to: wav) {
        Console.complain(fault)
        isDone = false
      }
      if let player {
        do throws(SpeechError) {
          guard try Playback(timeline, on: player).run(show: show) else {
            // The transcript has been printed up to the position at which the person quit.
            Console.complain("interrupted")
            Console.exit(.interrupted)
          }
        } catch {
          Console.complain(error.diagnostic)
          isDone = false
        }
      }
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
