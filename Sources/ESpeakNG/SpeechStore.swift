import A11ySim
import A11ySimSystem

/// Says each utterance once, however many threads ask for it, and keeps the result.
package final class SpeechStore: @unchecked Sendable {
  /// The result of saying an utterance.
  struct Spoken: Sendable {
    /// The durations; nil if the utterance could not be spoken.
    var timing: UtteranceTiming?
    /// The sound; nil if the utterance could not be spoken, or sound is not kept.
    var sound: AudioTrack?
    /// Notices about what the voice had to leave out.
    var notices: [String] = []
    /// The reason why it could not be spoken.
    var error: SpeechError?
  }

  /// The key of an utterance: the same segments at the same rate sound the same, whatever the reason to say them.
  private struct Key: Hashable {
    var segments: [Segment]
    var wordsPerMinute: Int
  }

  /// The synthesizer's name.
  let name: String
  private let synthesizer: any SpeechSynthesizer
  private let spool: SoundSpool?
  private let changed = Lock()
  /// The results; nil while an utterance is being said.
  private var entries: [Key: Spoken?] = [:]
  private var fatal: SpeechError?

  /// Creates a store.
  /// - Parameters:
  ///   - synthesizer: the synthesizer that says the utterances; all threads that use this store call it.
  ///   - keepsSound: whether the sound is kept for playing, in a file of the temporary folder, or only its duration.
  package init(_ synthesizer: any SpeechSynthesizer, keepsSound: Bool = true) {
    self.synthesizer = synthesizer
    name = synthesizer.name
    spool = keepsSound ? SoundSpool() : nil
  }

  /// The result of an utterance, which is said when it is first asked for.
  func spoken(_ utterance: Utterance, wordsPerMinute: Int) -> Spoken {
    let key = Key(segments: utterance.segments, wordsPerMinute: wordsPerMinute)
    changed.lock()
    while true {
      if let known = entries[key] {
        if let spoken = known {
          changed.unlock()
          return spoken
        }
        // Another thread is saying it.
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
