import A11ySim
import ESpeakNG

/// Prints transcripts and, if asked, plays or writes their sound: the same play is printed and heard.
struct TranscriptPresenter {
  /// The source of durations.
  let timing: any SpeechTiming
  private let voice: TranscriptVoice?
  private let wav: String?
  private let player: AudioPlayer?
  private let failure: SpeechError?

  /// Creates a presenter without a voice, because none was asked for or because of a failure.
  init(timing: any SpeechTiming, rate: Int?, failure: SpeechError? = nil) {
    self.timing = rate.map { FixedRate(timing: timing, wordsPerMinute: $0) } ?? timing
    self.failure = failure
    voice = nil
    wav = nil
    player = nil
  }

  init(voice: TranscriptVoice, wav: String?, player: AudioPlayer?) {
    timing = voice.timing
    self.voice = voice
    self.wav = wav
    self.player = player
    failure = nil
  }

  /// Has the utterances of a play said before the play asks for them.
  func prepare(_ scenario: Scenario, locale: String, isRedacted: Bool) {
    voice?.prepare(scenario.play(locale: locale, isRedacted: isRedacted))
  }

  /// Prints a transcript, and writes and plays its sound.
  ///
  /// - Parameters:
  ///   - format: nil prints nothing.
  ///   - isFirst: whether nothing has been printed before.
  /// - Returns: whether everything that was asked for could be done.
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
      if let wav, let error = save(timeline.track(), to: wav) {
        Console.complain(error.diagnostic)
        isDone = false
      }
      if let player {
        do throws(SpeechError) {
          guard try Playback(timeline, on: player).run(show: show) else {
            // What was heard has been printed; the rest was not heard.
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

  /// Reports what could not be spoken. Returns false if there was an error.
  func finish() -> Bool {
    if let failure {
      Console.complain(failure.diagnostic)
      return false
    }
    guard let voice else { return true }
    let diagnostics = voice.diagnostics
    for diagnostic in diagnostics { Console.complain(diagnostic) }
    return !diagnostics.contains { $0.severity == .error }
  }

  private func save(_ track: AudioTrack, to path: String) -> SpeechError? {
    do throws(SpeechError) {
      try AudioEncoder().save(track, to: path)
      return nil
    } catch {
      return error
    }
  }
}
