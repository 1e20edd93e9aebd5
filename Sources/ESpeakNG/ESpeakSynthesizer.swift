import A11ySim
import Foundation
import Locales

/// Speaks with eSpeak NG, in a process of its own.
public final class ESpeakSynthesizer: SpeechSynthesizer {
  /// The pause where the voice or its pitch changes within an utterance.
  static let pause: Duration = .milliseconds(150)
  /// Samples no louder than this are silence at the end of a run: about -60 dB of full scale.
  static let silence: Int16 = 32

  /// What transcripts call durations that come from it.
  public let name = "espeak"
  private let worker: SpeechWorker
  private let volume: Int
  private let cache: SpeechCache?
  private let naming: EngineText.Naming
  private let languages = LanguageCache()

  /// Creates a synthesizer on a worker.
  /// - Parameters:
  ///   - worker: the process that owns the engine.
  ///   - volume: 0 to 100.
  ///   - cache: where sound is kept from run to run.
  public convenience init(worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil) {
    self.init(worker: worker, volume: volume, cache: cache) { character, language in
      CharacterNames(language: language)?.name(of: character)?.text
    }
  }

  /// Creates a synthesizer that finds the names of symbols elsewhere than in the catalogues of this package.
  /// - Parameters:
  ///   - worker: the process that owns the engine.
  ///   - volume: 0 to 100.
  ///   - cache: where sound is kept from run to run.
  ///   - naming: the name of a character in a language, nil when it has none.
  public init(
    worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil,
    naming: @escaping @Sendable (Character, String) -> String?
  ) {
    self.cache = cache
    self.worker = worker
    self.volume = volume
    self.naming = naming
  }

  /// What the engine says about itself: version, data, voices.
  public func engine() throws(SpeechError) -> SpeechWorker.Engine {
    try worker.engine()
  }

  /// The voices for a language, the one that `resolve` picks first; all of them without one.
  /// - Throws: `SpeechError` when there is no voice for it or the engine cannot be asked.
  public func voices(for tag: String?) throws(SpeechError) -> [Voice] {
    try VoiceResolver(voices: worker.engine().voices).voices(for: tag)
  }

  /// The voice for a BCP 47 tag.
  /// - Throws: `SpeechError` when there is none, never another language's voice.
  public func resolve(_ tag: String) throws(SpeechError) -> Voice {
    try languages.voice(for: tag) { () throws(SpeechError) in
      try VoiceResolver(voices: worker.engine().voices).resolve(tag)
    }
  }

  /// Says an utterance in its languages' voices, all of it in one process that never spoke: the same bytes every time.
  public func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance {
    try speak(utterance, wordsPerMinute: wordsPerMinute) { _ in true }
  }

  /// Says an utterance and hands its sound over while it is made.
  /// - Parameters:
  ///   - utterance: what is said.
  ///   - wordsPerMinute: 80 to 449; what is beyond is taken for the nearest.
  ///   - onSound: called on this thread with the next samples, long before the utterance is complete; put together they
  ///     are the samples of the clip. It should take them and return. When it returns false the rest is not made, and
  ///     the clip ends there.
  /// - Throws: `SpeechError` when the utterance could not be said; what `onSound` has had until then stands.
  public func speak(
    _ utterance: Utterance, wordsPerMinute: Int, onSound: ([Int16]) -> Bool
  ) throws(SpeechError) -> SpokenUtterance {
    let parts = try parts(of: utterance)
    var notices: [String] = []
    for notice in parts.flatMap(\.text.notices) where !notices.contains(notice) { notices.append(notice) }
    let speakable = parts.filter { !$0.text.scalars.isEmpty }
    let rate = try worker.engine().sampleRate
    let words = utterance.words
    let silence = AudioClip(sampleRate: rate, samples: [], wordEnds: words.map { _ in .zero })
    // Nothing to say, or all there was has been left out and the notices say so.
    if speakable.isEmpty { return SpokenUtterance(clip: silence, notices: notices) }
    let runs = speakable.map { part in
      SpeechWorker.Run(voice: part.voice, text: part.text.text, pitch: part.pitch, isSpelled: part.isSpelled)
    }
    var track = Track(sampleRate: rate)
    var isWanted = true
    func take(_ run: Int, _ samples: [Int16]) -> Bool {
      let sounding = track.append(samples, run: run)
      if !sounding.isEmpty { isWanted = onSound(sounding) }
      return isWanted
    }
    let spoken: [SpeechWorker.SpokenRun]
    if let kept = cache?.sound(of: runs, wordsPerMinute: wordsPerMinute, volume: volume) {
      spoken = kept
      for (run, sound) in kept.enumerated() where isWanted { _ = take(run, sound.samples) }
    } else {
      spoken = try worker.speak(runs, wordsPerMinute: wordsPerMinute, volume: volume, onSound: take)
      if isWanted { cache?.keep(spoken, of: runs, wordsPerMinute: wordsPerMinute, volume: volume) }
    }
    let clip = track.clip(marks: spoken.map(\.marks), of: speakable, wordCount: words.count)
    if !clip.samples.isEmpty || !isWanted { return SpokenUtterance(clip: clip, notices: notices) }
    if speakable.contains(where: \.text.isSpeakable) {
      throw SpeechError(
        "eSpeak NG said nothing for \(quoted(utterance.text))",
        help: "the voice may not know these letters, or its dictionary may be missing: then reinstall espeak-ng-data")
    }
    return SpokenUtterance(clip: silence, notices: notices + ["\(quoted(utterance.text)) has no sound of its own"])
  }

  // MARK: - From an utterance to runs

  /// A stretch in one voice, at one pitch, read in one way.
  struct Part {
    var voice: String
    var pitch: Int
    var isSpelled: Bool
    var text: EngineText
  }

  func parts(of utterance: Utterance) throws(SpeechError) -> [Part] {
    var parts: [Part] = []
    let words = Self.wordIndices(of: utterance)
    var offset = 0
    for segment in utterance.segments {
      let voice = try resolve(segment.language).identifier
      let pitch = Self.enginePitch(segment.pitch ?? 1)
      // "A" alone would be read as the article, "y" in Spanish as "and".
      let isSpelled =
        segment.spokenAs == .text
        || EngineText.isSingleCharacter(segment.text, language: segment.language, naming: naming)
      if parts.last.map({ $0.voice != voice || $0.pitch != pitch || $0.isSpelled || isSpelled }) ?? true {
        let text = EngineText(language: segment.language, naming: naming)
        parts.append(Part(voice: voice, pitch: pitch, isSpelled: isSpelled, text: text))
      }
      let length = segment.text.unicodeScalars.count
      let segmentWords = Array(words[min(offset, words.count)..<min(offset + length, words.count)])
      parts[parts.count - 1].text.append(segment, words: segmentWords, spelled: isSpelled)
      offset += length + 2
    }
    return parts
  }

  /// For each Unicode scalar of the utterance's text the index of its word, nil between words.
  static func wordIndices(of utterance: Utterance) -> [Int?] {
    let text = utterance.text
    var result: [Int?] = []
    var index = 0
    var isInWord = false
    for character in text {
      if character.isWhitespace {
        if isInWord { index += 1 }
        isInWord = false
      } else {
        isInWord = true
      }
      for _ in character.unicodeScalars { result.append(isInWord ? index : nil) }
    }
    return result
  }

  /// eSpeak NG's pitch is logarithmic: 50 is the voice's own, 100 an octave above.
  static func enginePitch(_ multiplier: Double) -> Int {
    guard multiplier > 0, multiplier.isFinite else { return 50 }
    return Int(min(max((50 + 50 * log2(multiplier)).rounded(), 0), 99))
  }

  // MARK: - From runs to a clip

  /// What has been said so far: the runs, each without the silence at its end, a pause between two that sound.
  struct Track {
    let sampleRate: Int
    private(set) var samples: [Int16] = []
    /// Where each run that sounds begins and ends.
    private var places: [Int: Range<Int>] = [:]
    private var run = -1
    /// What has come of the run since its last sound; it is kept only if more sound follows.
    private var quiet: [Int16] = []

    init(sampleRate: Int) {
      self.sampleRate = sampleRate
    }

    /// Adds the next samples of a run.
    /// - Returns: what has been added to `samples` with certainty.
    mutating func append(_ next: [Int16], run: Int) -> [Int16] {
      if run != self.run {
        self.run = run
        quiet = []
      }
      guard let last = next.lastIndex(where: { abs(Int($0)) > Int(ESpeakSynthesizer.silence) }) else {
        quiet += next
        return []
      }
      let old = samples.count
      var start = old
      if let place = places[run] {
        start = place.lowerBound
      } else if old > 0 {
        let gap = Int(ESpeakSynthesizer.pause / .microseconds(1)) * sampleRate / 1_000_000
        samples += repeatElement(0, count: gap)
        start += gap
      }
      samples += quiet
      samples += next[...last]
      quiet = Array(next[(last + 1)...])
      places[run] = start..<samples.count
      return Array(samples[old...])
    }

    func clip(marks: [[SpeechWorker.WordMark]], of parts: [Part], wordCount: Int) -> AudioClip {
      var starts = [Int?](repeating: nil, count: wordCount)
      var latest = 0
      for (run, (marks, part)) in zip(marks, parts).enumerated() {
        guard let place = places[run] else { continue }
        for mark in marks {
          // The engine makes positions up for numbers and abbreviations: the first in each word counts, never backwards.
          guard mark.position < part.text.words.count, let word = part.text.words[mark.position], word < wordCount,
            starts[word] == nil
          else { continue }
          latest = max(latest, place.lowerBound + min(mark.sample, place.count))
          starts[word] = latest
        }
      }
      // A word ends where the next one that was heard begins, the last one with the sound.
      var ends = [Duration](repeating: .zero, count: wordCount)
      var next = samples.count
      for word in (0..<wordCount).reversed() {
        ends[word] = .microseconds(Int64(next) * 1_000_000 / Int64(sampleRate))
        next = min(next, starts[word] ?? next)
      }
      return AudioClip(sampleRate: sampleRate, samples: samples, wordEnds: ends)
    }
  }
}

/// The voice of each language asked for so far.
private final class LanguageCache: @unchecked Sendable {
  private let lock = NSLock()
  private var voices: [String: Voice] = [:]

  func voice(for tag: String, find: () throws(SpeechError) -> Voice) throws(SpeechError) -> Voice {
    lock.lock()
    defer { lock.unlock() }
    if let voice = voices[tag] { return voice }
    let voice = try find()
    voices[tag] = voice
    return voice
  }
}
