import A11ySim
import A11ySimSystem

/// A store that synthesises each utterance only once, even if several threads ask for the utterance, and keeps the
/// result.
package final class SpeechStore: @unchecked Sendable {
  /// The result of synthesising an utterance.
  struct Spoken: Sendable {
    /// The durations; nil if the utterance could not be spoken.
    var timing: UtteranceTiming?
    /// The sound; nil if the utterance could not be spoken, or if the store does not keep sound.
    var sound: AudioTrack?
    /// Notices about parts of the utterance that the voice left out.
    var notices: [String] = []
    /// The reason why the utterance could not be spoken; nil if it was spoken.
    var error: SpeechError?
  }

  /// The key of a result. The reason of an utterance is not part of the key, because it does not change the sound.
  private struct Key: Hashable {
    var segments: [Segment]
    var wordsPerMinute: Int
  }

  /// The synthesizer's name.
  let name: String
  private let synthesizer: any SpeechSynthesizer
  private let spool: SoundSpool?
  private let changed = Lock()
  /// The results; an entry is nil while its utterance is being synthesised.
  private var entries: [Key: Spoken?] = [:]
  private var fatal: SpeechError?

  /// Creates an empty store.
  /// - Parameters:
  ///   - synthesizer: the synthesizer of the utterances. Every thread that uses the store calls the synthesizer.
  ///   - keepsSound: whether sound is kept for playing, in a temporary file. Otherwise, only durations are kept.
  package init(_ synthesizer: any SpeechSynthesizer, keepsSound: Bool = true) {
    self.synthesizer = synthesizer
    name = synthesizer.name
    spool = keepsSound ? SoundSpool() : nil
  }

  /// Returns the result for an utterance. The first call synthesises the utterance. Meanwhile, calls for this utterance
  /// from other threads wait.
  func spoken(_ utterance: Utterance, wordsPerMinute: Int) -> Spoken {
    let key = Key(segments: utterance.segments, wordsPerMinute: wordsPerMinute)
    changed.lock()
    while true {
      if let known = entries[key] {
        if let spoken = known {
          changed.unlock()
          return spoken
        }
        // Another thread is synthesising the utterance.
        changed.wait()
      } else if let fatal {
        // After a fatal error, nothing is tried again.
        changed.unlock()
        return Spoken(error: fatal)
      } else {
        break
      }
    }
    entries.updateValue(nil, forKey: key)
    changed.unlock()
    let spoken = say(utterance, wordsPerMinute)
    changed.lock()
    entries.updateValue(spoken, forKey: key)
    if let error = spoken.error, error.isFatal, fatal == nil { fatal = error }
    changed.broadcast()
    changed.unlock()
    return spoken
  }

  /// Returns the result for an utterance if there is one; nil if nobody has asked for the utterance, or while it is being
  /// synthesised.
  func known(_ utterance: Utterance, wordsPerMinute: Int) -> Spoken? {
    changed.withLock {
      if let known = entries[Key(segments: utterance.segments, wordsPerMinute: wordsPerMinute)] { return known }
      return fatal.map { Spoken(error: $0) }
    }
  }

  private func say(_ utterance: Utterance, _ wordsPerMinute: Int) -> Spoken {
    do throws(SpeechError) {
      let said = try synthesizer.speak(utterance, wordsPerMinute: wordsPerMinute)
      let clip = said.clip
      return Spoken(
        timing: UtteranceTiming(duration: clip.duration, wordEnds: clip.wordEnds),
        sound: try spool?.append(clip.samples, sampleRate: clip.sampleRate), notices: said.notices)
    } catch {
      return Spoken(error: error)
    }
  }
}
