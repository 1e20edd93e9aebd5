import A11ySimSystem
import AccessibilityModel

/// A thread-safe store that synthesises each utterance only once.
package final class SpeechStore: @unchecked Sendable {
  struct Spoken: Sendable {
    /// The durations; nil if the utterance could not be spoken.
    var timing: UtteranceTiming?
    /// The sound; nil if the utterance could not be spoken, or if the store keeps no sound.
    var sound: AudioTrack?
    var notices: [String] = []
    var error: SpeechError?
  }

  /// The key of a result. It leaves out the utterance's reason, which does not change the sound.
  struct Key: Hashable {
    var segments: [Segment]
    var wordsPerMinute: Int
  }

  let name: String
  private let synthesizer: any SpeechSynthesizer
  private let spool: SoundSpool?
  private let changed = Lock()
  /// The results by key. A nil value marks an utterance that is being synthesised.
  private var entries: [Key: Spoken?] = [:]
  private var fatal: SpeechError?

  /// Creates an empty store.
  /// - Parameters:
  ///   - synthesizer: called on every thread that uses the store.
  ///   - keepsSound: true to keep sound in a temporary file, for playing; false to keep only durations.
  package init(_ synthesizer: any SpeechSynthesizer, keepsSound: Bool = true) {
    self.synthesizer = synthesizer
    name = synthesizer.name
    spool = keepsSound ? SoundSpool() : nil
  }

  /// Returns the result for an utterance. The first call synthesises the utterance. Other threads that request the
  /// utterance wait for the result.
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
        // After a fatal error, no further utterance is tried.
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

  /// Returns the known result for an utterance; nil while the utterance is being synthesised. If nobody has requested
  /// the utterance, returns the fatal error of an earlier utterance, or nil if there was no fatal error.
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
