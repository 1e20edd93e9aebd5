import A11ySim
import ESpeakNG

/// A presenter that prints transcripts and, if asked, plays their sound or writes it to a file. The sound has the
/// durations that the transcript shows.
struct TranscriptPresenter {
  /// The source of the durations of utterances.
  let timing: any SpeechTiming
  private let voice: TranscriptVoice?
  private let wav: String?
  private let player: AudioPlayer?
  private let failure: SpeechError?

  /// Creates a presenter without a voice, because none was asked for or because of a failure.
  /// - Parameter wav: The file that is not written because of the failure.
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

  /// Synthesises the utterances of a play in advance. Does nothing without a voice.
  func prepare(_ scenario: Scenario, locale: String, isRedacted: Bool) {
    voice?.prepare(scenario.play(locale: locale, isRedacted: isRedacted))
  }

  /// Prints a transcript, and writes and plays its sound.
  ///
  /// - Parameters:
  ///   - format: The format in which to print; nil to print nothing.
  ///   - isFirst: Whether this is the first transcript that is printed. Otherwise a separator is printed before it.
  /// - Returns: Whether everything that was asked for could be done.
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
            // The transcript has been printed up to the point where the person quit.
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
    // Silence must not replace a good file.
    if voice.isMute(transcript) { return TranscriptVoice.notWritten(path) }
    do throws(SpeechError) {
      try AudioEncoder().save(timeline.track(), to: path)
      return nil
    } catch {
      return error.diagnostic
    }
  }
}
