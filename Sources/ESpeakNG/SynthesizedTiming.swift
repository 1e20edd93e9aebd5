import A11ySim
import Foundation

/// Durations from a synthesizer that really says each utterance, once, and keeps the sound for playing.
///
/// What cannot be spoken keeps the estimate of the core, as silence, and is listed in `failures`.
public final class SynthesizedTiming: SpeechTiming, @unchecked Sendable {
  /// An utterance that could not be spoken, and why.
  public struct Failure: Sendable, Hashable {
    /// What was to be said.
    public var text: String
    /// Why it was not.
    public var error: SpeechError

    /// Creates a failure.
    public init(text: String, error: SpeechError) {
      self.text = text
      self.error = error
    }
  }

  /// What sounds the same: the same segments at the same rate, whatever the reason to say them.
  private struct Key: Hashable {
    var segments: [Segment]
    var wordsPerMinute: Int
  }

  private let synthesizer: any SpeechSynthesizer
  private let estimate: any SpeechTiming
  private let lock = NSLock()
  private var clips: [Key: AudioClip?] = [:]
  private var fatal: SpeechError?
  private var foundFailures: [Failure] = []
  private var foundNotices: [String] = []

  /// The synthesizer's name.
  public var name: String { synthesizer.name }

  /// Creates a timing.
  /// - Parameters:
  ///   - synthesizer: who says the utterances.
  ///   - estimate: how long one lasts that cannot be said.
  public init(_ synthesizer: any SpeechSynthesizer, estimate: any SpeechTiming = SpeechEstimate()) {
    self.synthesizer = synthesizer
    self.estimate = estimate
  }

  /// How long an utterance takes when it is really said.
  public func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    guard let clip = clip(for: utterance, wordsPerMinute: wordsPerMinute) else {
      return estimate.timing(of: utterance, wordsPerMinute: wordsPerMinute)
    }
    return UtteranceTiming(duration: clip.duration, wordEnds: clip.wordEnds)
  }

  /// The sound of an utterance, made when it is first asked for; nil when it cannot be spoken.
  public func clip(for utterance: Utterance, wordsPerMinute: Int) -> AudioClip? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(segments: utterance.segments, wordsPerMinute: wordsPerMinute)
    if let known = clips[key] { return known }
    let clip = say(utterance, wordsPerMinute)
    clips.updateValue(clip, forKey: key)
    return clip
  }

  /// What could not be spoken so far, in order, each once.
  public var failures: [Failure] {
    lock.lock()
    defer { lock.unlock() }
    return foundFailures
  }

  /// What voices had to leave out so far, in order, each once.
  public var notices: [String] {
    lock.lock()
    defer { lock.unlock() }
    return foundNotices
  }

  private func say(_ utterance: Utterance, _ wordsPerMinute: Int) -> AudioClip? {
    // What stops everything is reported once and not tried again.
    if fatal != nil { return nil }
    do {
      let spoken = try synthesizer.speak(utterance, wordsPerMinute: wordsPerMinute)
      for notice in spoken.notices where !foundNotices.contains(notice) { foundNotices.append(notice) }
      return spoken.clip
    } catch {
      if error.isFatal { fatal = error }
      let failure = Failure(text: utterance.text, error: error)
      if !foundFailures.contains(failure) { foundFailures.append(failure) }
      return nil
    }
  }
}
