import A11ySim
import ESpeakNG

/// A voice with the rate and volume that the user chose. It provides durations during a play, and the sound of a
/// transcript.
struct TranscriptVoice {
  let voice: SynthesizedTiming
  private let rate: Int?
  private let volume: Int

  init(timing: SynthesizedTiming, rate: Int?, volume: Int) {
    voice = timing
    self.rate = rate
    self.volume = volume
  }

  /// The timing with which a scenario is played.
  var timing: any SpeechTiming { fixingRate(of: voice) }

  /// Synthesises the utterances of a play in advance, on all cores at the same time.
  /// - Parameter draft: The transcript of the play with estimated durations.
  func prepare(_ draft: Transcript) {
    voice.prepare(draft.utterances.map { .init(utterance: $0.utterance, wordsPerMinute: wordsPerMinute(of: $0)) })
  }

  /// Synthesises the utterances of a play in the order in which they are heard, and meanwhile adds their sound to a
  /// timeline.
  ///
  /// - Parameters:
  ///   - isStreamed: Whether the beginning is played before the end has been made.
  ///   - play: Plays the scenario with a timing.
  func prepare(for sound: GrowingTimeline, isStreamed: Bool, play: (any SpeechTiming) -> Transcript) {
    // The first utterance is synthesised alone, so that it is heard soon. The groups then grow, because the scenario is
    // played again after each group.
    var count = isStreamed ? 1 : Int(Int32.max)
    while true {
      let draft = voice.draft()
      let transcript = play(fixingRate(of: draft))
      let end = transcript.entries.first { entry in
        guard case .utterance(let heard) = entry.kind else { return false }
        return heard.outcome != .dropped
          && draft.isMissing(.init(utterance: heard.utterance, wordsPerMinute: wordsPerMinute(of: heard)))
      }?.time
      sound.grow(
        timeline(of: transcript, until: end, sampleRate: sound.sampleRate, sound: draft.sound), until: end)
      if draft.missing.isEmpty { return }
      voice.prepare(Array(draft.missing.prefix(count)))
      count = max(count, Parallel.cores / 2) &* 2
    }
  }

  private func fixingRate(of timing: any SpeechTiming) -> any SpeechTiming {
    rate.map { FixedRate(timing: timing, wordsPerMinute: $0) } ?? timing
  }

  private func wordsPerMinute(of heard: Transcript.UtteranceRecord) -> Int { rate ?? heard.wordsPerMinute }

  /// Returns the sound of a transcript: utterances, each for as long as it was heard, and the sounds of the screen
  /// reader.
  func timeline(of transcript: Transcript) -> AudioTimeline {
    timeline(of: transcript, until: nil, sampleRate: nil, sound: voice.sound)
  }

  /// Returns the sound of a transcript up to a time; nil for all of it.
  private func timeline(
    of transcript: Transcript, until limit: Duration?, sampleRate: Int?, sound: (Utterance, Int) -> AudioTrack?
  ) -> AudioTimeline {
    let entries = transcript.entries.filter { entry in limit.map { entry.time < $0 } ?? true }
    let spoken = entries.map { entry in
      if case .utterance(let heard) = entry.kind, heard.outcome != .dropped {
        sound(heard.utterance, wordsPerMinute(of: heard))
      } else {
        AudioTrack?.none
      }
    }
    // Tones use the engine's sample rate.
    let rate = sampleRate ?? spoken.lazy.compactMap { $0?.sampleRate }.first ?? 22_050
    let placements = zip(entries, spoken).compactMap { entry, sound -> AudioTimeline.Placement? in
      switch entry.kind {
      case .utterance(let heard) where heard.outcome != .dropped:
        return .init(start: entry.time, duration: heard.duration, sound: sound)
      case .sound(let sound) where !sound.isVibration:
        return .init(sound, at: entry.time, volume: volume, sampleRate: rate)
      default:
        return nil
      }
    }
    // A sound that begins at the end of the transcript is still played completely.
    let end = placements.map { $0.start + $0.duration }.max() ?? .zero
    // A sound that crosses the limit is not cut there, because it continues.
    return AudioTimeline(placements, duration: max(limit ?? transcript.end, end))
  }

  /// Returns whether there are utterances to speak, and none of them could be spoken.
  func isMute(_ transcript: Transcript) -> Bool {
    let heard = transcript.utterances.filter { $0.outcome != .dropped }
    return !heard.isEmpty && heard.allSatisfy { sound(of: $0) == nil }
  }

  /// Returns the sound of the whole utterance; nil if the utterance cannot be spoken.
  func sound(of heard: Transcript.UtteranceRecord) -> AudioTrack? {
    voice.sound(of: heard.utterance, wordsPerMinute: wordsPerMinute(of: heard))
  }

  static func notWritten(_ path: String) -> Diagnostic {
    let rest = InputFile.exists(path) ? "; the existing file was not changed" : ""
    return Diagnostic("nothing could be spoken, so “\(path)” was not written\(rest)")
  }

  var diagnostics: [Diagnostic] {
    var helps: Set<String> = []
    return voice.notices.map { Diagnostic($0, severity: .warning) }
      + voice.failures.map { failure in
        // A help text is given only once, even if several utterances need it.
        var diagnostic = failure.error.diagnostic
        let text = failure.text.count > 60 ? failure.text.prefix(59) + "…" : failure.text
        diagnostic.message = "“\(text)” was not spoken: \(diagnostic.message)"
        if let help = diagnostic.help, !helps.insert(help).inserted { diagnostic.help = nil }
        return diagnostic
      }
  }
}

/// A timing with a fixed speaking rate, which replaces the rate in the settings.
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
