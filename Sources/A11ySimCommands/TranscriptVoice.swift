import A11ySim
import ESpeakNG

/// A voice at the rate and volume that were asked for. It gives a play its durations, and a transcript its sound.
struct TranscriptVoice {
  /// The voice that says the utterances.
  let voice: SynthesizedTiming
  private let rate: Int?
  private let volume: Int

  init(timing: SynthesizedTiming, rate: Int?, volume: Int) {
    voice = timing
    self.rate = rate
    self.volume = volume
  }

  /// The timing that a scenario is played with.
  var timing: any SpeechTiming { rate.map { FixedRate(timing: voice, wordsPerMinute: $0) } ?? voice }

  /// Says in advance the utterances of a play that the estimate times. The first sound waits for the last utterance.
  func prepare(_ draft: Transcript) {
    voice.prepare(draft.utterances.map(\.utterance), wordsPerMinute: wordsPerMinute(draft))
  }

  private func wordsPerMinute(_ transcript: Transcript) -> Int { rate ?? transcript.header.wordsPerMinute }

  /// The sound of a transcript: its utterances, for as long as each was heard, and the reader's sounds.
  func timeline(of transcript: Transcript) -> AudioTimeline {
    let wordsPerMinute = wordsPerMinute(transcript)
    let spoken = transcript.entries.map { entry in
      if case .utterance(let heard) = entry.kind, heard.outcome != .dropped {
        voice.sound(of: heard.utterance, wordsPerMinute: wordsPerMinute)
      } else {
        AudioTrack?.none
      }
    }
    // Tones use the engine's sample rate.
    let rate = spoken.lazy.compactMap { $0?.sampleRate }.first ?? 22_050
    let placements = zip(transcript.entries, spoken).compactMap { entry, sound -> AudioTimeline.Placement? in
      switch entry.kind {
      case .utterance(let heard) where heard.outcome != .dropped:
        return .init(start: entry.time, duration: heard.duration, sound: sound)
      case .sound(let sound):
        return .init(sound, at: entry.time, volume: volume, sampleRate: rate)
      default:
        return nil
      }
    }
    // A sound at the very end is heard to its end.
    let end = placements.map { $0.start + $0.duration }.max() ?? .zero
    return AudioTimeline(placements, duration: max(transcript.end, end))
  }

  /// Whether a transcript has utterances to speak, and none of them could be spoken.
  func isMute(_ transcript: Transcript) -> Bool {
    let wordsPerMinute = wordsPerMinute(transcript)
    let heard = transcript.utterances.filter { $0.outcome != .dropped }
    return !heard.isEmpty
      && heard.allSatisfy { voice.sound(of: $0.utterance, wordsPerMinute: wordsPerMinute) == nil }
  }

  /// The diagnostic for a file that was not written, because it would be silent. An existing file stays as it is.
  static func notWritten(_ path: String) -> Diagnostic {
    let rest = InputFile.exists(path) ? "; the existing file was not changed" : ""
    return Diagnostic("nothing could be spoken, so “\(path)” was not written\(rest)")
  }

  /// Diagnostics about text that was left out or could not be spoken.
  var diagnostics: [Diagnostic] {
    var helps: Set<String> = []
    return voice.notices.map { Diagnostic($0, severity: .warning) }
      + voice.failures.map { failure in
        // The same help is given only once, even if several utterances need it.
        var diagnostic = failure.error.diagnostic
        let text = failure.text.count > 60 ? failure.text.prefix(59) + "…" : failure.text
        diagnostic.message = "“\(text)” was not spoken: \(diagnostic.message)"
        if let help = diagnostic.help, !helps.insert(help).inserted { diagnostic.help = nil }
        return diagnostic
      }
  }
}

/// A timing at a fixed rate instead of the one in the settings.
struct FixedRate: SpeechTiming {
  var timing: any SpeechTiming
  var wordsPerMinute: Int

  var name: String { timing.name }

  func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    timing.timing(of: utterance, wordsPerMinute: self.wordsPerMinute)
  }
}

extension SpeechError {
  var diagnostic: Diagnostic { Diagnostic(message, help: help) }
}
