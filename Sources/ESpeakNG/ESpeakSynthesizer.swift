import A11ySimSystem
import AccessibilityModel
import Locales

/// A synthesizer that speaks with eSpeak NG, which runs in a separate process.
package final class ESpeakSynthesizer: SpeechSynthesizer {
  /// The pause between parts of an utterance with different voices or pitches.
  static let pause: Duration = .milliseconds(150)
  /// The pause where the script, and therefore the voice, changes within a segment.
  static let scriptPause: Duration = .milliseconds(50)
  /// The largest amplitude that counts as silence at the end of a run: about -60 dB of full scale.
  static let silence: Int16 = 32

  /// The name that transcripts give to this source of durations.
  package let name = "espeak"
  let worker: SpeechWorker
  private let volume: Int
  private let cache: SpeechCache?
  private let preferences: VoicePreferences
  let naming: EngineText.Naming
  private let choices = Cache<String, VoiceChoice>()
  private let soundingRuns = Cache<SpeechWorker.Run, Bool>()

  /// Creates a synthesizer that names symbols from this package's catalogues.
  /// - Parameters:
  ///   - volume: 0 to 100.
  ///   - cache: the cache that keeps sound for later runs of the tool; nil to keep none.
  package convenience init(
    worker: SpeechWorker, volume: Int = 100, preferences: VoicePreferences = VoicePreferences(),
    cache: SpeechCache? = nil
  ) {
    self.init(worker: worker, volume: volume, preferences: preferences, cache: cache) { character, language in
      CharacterNames(language: language)?.name(of: character)?.text
        ?? CharacterAnnotations.name(of: character, in: language)
    }
  }

  /// Creates a synthesizer that names symbols with a function instead of this package's catalogues.
  /// - Parameters:
  ///   - volume: 0 to 100.
  ///   - cache: the cache that keeps sound for later runs of the tool; nil to keep none.
  ///   - naming: returns the name of a character in a language; nil if there is none.
  package init(
    worker: SpeechWorker, volume: Int = 100, preferences: VoicePreferences = VoicePreferences(),
    cache: SpeechCache? = nil,
    naming: @escaping @Sendable (Character, String) -> String?
  ) {
    self.cache = cache
    self.worker = worker
    self.preferences = preferences
    self.volume = volume
    self.naming = naming
  }

  package func engine() throws(SpeechError) -> SpeechWorker.Engine {
    try worker.engine()
  }

  /// Returns the voices for a language, with the default voice first; all voices if `tag` is nil. The user's
  /// preferences do not change the order.
  /// - Throws: `SpeechError` if there is no voice for the language, or the engine cannot be reached.
  package func voices(for tag: String?) throws(SpeechError) -> [Voice] {
    try resolver().voices(for: tag)
  }

  /// Returns the voice for a BCP 47 tag. Another language's voice is returned only if the user chose it as a
  /// replacement.
  /// - Throws: `SpeechError` if the engine has no voice for the tag.
  package func resolve(_ tag: String) throws(SpeechError) -> Voice {
    try choose(tag).voice
  }

  /// Returns the voice for a BCP 47 tag, with the reason for the choice and the limits of the voice.
  /// - Throws: `SpeechError` if the engine has no voice for the tag.
  package func choose(_ tag: String) throws(SpeechError) -> VoiceChoice {
    try choices.value(for: tag) { () throws(SpeechError) in try resolver().resolve(tag) }
  }

  /// Checks that the engine has the voices that the user chose, and that each voice is for a different language.
  /// - Throws: `SpeechError` that names the missing voice, or the two voices for one language.
  package func checkPreferences() throws(SpeechError) {
    try resolver().checkPreferences()
  }

  private func resolver() throws(SpeechError) -> VoiceResolver {
    VoiceResolver(engine: try worker.engine(), preferences: preferences)
  }

  /// Speaks an utterance in a process that has not spoken before, so that the samples are equal every time.
  package func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance {
    try speak(utterance, wordsPerMinute: wordsPerMinute) { _ in true }
  }

  /// Speaks an utterance, and passes on the sound while the engine makes it.
  /// - Parameters:
  ///   - wordsPerMinute: 80 to 449; other values are clamped.
  ///   - onSound: called on this thread with the next samples of the clip. The first call comes long before the
  ///     utterance is complete. The function should store the samples and return quickly. If it returns false, no more
  ///     sound is made, and the clip ends there.
  /// - Throws: `SpeechError` if the utterance could not be spoken. Samples that `onSound` has received stay valid.
  package func speak(
    _ utterance: Utterance, wordsPerMinute: Int, onSound: ([Int16]) -> Bool
  ) throws(SpeechError) -> SpokenUtterance {
    let parts = try parts(of: utterance)
    var notices = Self.notices(of: parts)
    let speakable = parts.filter { !$0.text.scalars.isEmpty }
    let rate = try worker.engine().sampleRate
    let words = utterance.words
    let silence = AudioClip(sampleRate: rate, samples: [], wordEnds: words.map { _ in .zero })
    // Either the utterance is empty, or all of it was left out and the notices report this.
    if speakable.isEmpty { return SpokenUtterance(clip: silence, notices: notices) }
    var track = Track(sampleRate: rate, volume: volume, pauses: speakable.map(\.pause))
    var isWanted = true
    func take(_ run: Int, _ samples: [Int16]) -> Bool {
      let sounding = track.append(samples, run: run)
      if !sounding.isEmpty { isWanted = onSound(sounding) }
      return isWanted
    }
    let runs = speakable.map(\.run)
    let spoken: [SpeechWorker.SpokenRun]
    if let kept = cache?.sound(of: runs, wordsPerMinute: wordsPerMinute) {
      spoken = kept
      for (run, sound) in kept.enumerated() where isWanted { _ = take(run, sound.samples) }
    } else {
      spoken = try worker.speak(runs, wordsPerMinute: wordsPerMinute, onSound: take)
      if isWanted { cache?.keep(spoken, of: runs, wordsPerMinute: wordsPerMinute) }
    }
    let clip = track.clip(marks: spoken.map(\.marks), of: speakable, wordCount: words.count)
    if isWanted { notices += try unheard(in: speakable, spoken, words: words) }
    if !clip.samples.isEmpty || !isWanted { return SpokenUtterance(clip: clip, notices: notices) }
    if speakable.contains(where: \.text.isSpeakable) {
      throw SpeechError(
        "eSpeak NG said nothing for \(quoted(utterance.text))",
        help:
          "reinstall espeak-ng-data if the dictionary of the voice is missing, or choose a voice that can read these letters"
      )
    }
    return SpokenUtterance(
      clip: silence,
      notices: notices + ["\(quoted(utterance.text)) is not spoken, because it contains nothing that can be pronounced"]
    )
  }

  // MARK: - From an utterance to runs

  /// A part of an utterance with one voice and one pitch, which is either read or spelled.
  struct Part {
    var voice: String
    var pitch: Int
    var isSpelled: Bool
    /// The silence before the part, which is ignored for the first part.
    var pause = ESpeakSynthesizer.pause
    var notice: String?
    var text: EngineText

    var run: SpeechWorker.Run {
      SpeechWorker.Run(voice: voice, text: text.text, pitch: pitch, isSpelled: isSpelled)
    }
  }

  func parts(of utterance: Utterance) throws(SpeechError) -> [Part] {
    var parts: [Part] = []
    let words = Self.wordIndices(of: utterance)
    var offset = 0
    for segment in utterance.segments {
      let pitch = Self.enginePitch(segment.pitch ?? 1)
      // A single letter is spelled. Otherwise, "A" would be read as the article, and "y" in Spanish as "and".
      let isSpelled = EngineText.isSingleCharacter(segment.text, language: segment.language, naming: naming)
      for (index, stretch) in try stretches(of: segment).enumerated() {
        let voice = stretch.choice.voice.identifier
        if parts.last.map({ $0.voice != voice || $0.pitch != pitch || $0.isSpelled || isSpelled }) ?? true {
          let text = EngineText(
            language: stretch.segment.language, voice: stretch.choice.voice.language.lowercased(), naming: naming)
          parts.append(
            Part(
              voice: voice, pitch: pitch, isSpelled: isSpelled, pause: index == 0 ? Self.pause : Self.scriptPause,
              notice: stretch.notice, text: text))
        }
        let length = stretch.segment.text.unicodeScalars.count
        let segmentWords = Array(words[min(offset, words.count)..<min(offset + length, words.count)])
        parts[parts.count - 1].text.append(stretch.segment, words: segmentWords, spelled: isSpelled)
        offset += length
      }
      offset += 2
    }
    return parts
  }

  static func notices(of parts: [Part]) -> [String] {
    var notices: [String] = []
    for part in parts {
      for notice in (part.notice.map { [$0] } ?? []) + part.text.notices where !notices.contains(notice) {
        notices.append(notice)
      }
    }
    return notices
  }

  /// A part of a segment that one voice speaks.
  struct Stretch {
    var segment: Segment
    var choice: VoiceChoice
    var notice: String?
  }

  /// Splits a segment where the app says that another language begins, and where only another voice reads the letters.
  func stretches(of segment: Segment) throws(SpeechError) -> [Stretch] {
    guard segment.hasForeignParts else { return try stretches(inOneLanguage: segment) }
    var stretches: [Stretch] = []
    for piece in segment.pieces {
      var part = segment
      (part.text, part.language) = piece
      stretches += try self.stretches(inOneLanguage: part)
    }
    return stretches
  }

  private func stretches(inOneLanguage segment: Segment) throws(SpeechError) -> [Stretch] {
    let own = try choose(segment.language)
    let whole = [Stretch(segment: segment, choice: own, notice: own.notice)]
    // Most texts are ASCII, which every voice reads.
    guard preferences.detectsLanguages, segment.text.utf8.contains(where: { $0 >= 0x80 }) else { return whole }
    let readable = Script.readable(in: own.voice.language.lowercased())
    let hasKana = segment.text.unicodeScalars.contains { Script($0) == .kana }
    var stretches = [Stretch(segment: segment, choice: own, notice: own.notice)]
    stretches[0].segment.text = ""
    for character in segment.text {
      if let scalar = character.unicodeScalars.first, scalar.properties.isAlphabetic,
        case let script = Script(scalar), script != .other
      {
        let last = stretches[stretches.count - 1]
        var choice = own
        if !readable.contains(script), !script.isOwn(of: segment.language),
          let language = script == .han && hasKana ? "ja" : script.language, let other = try? choose(language)
        {
          choice = other
        }
        if choice.voice.identifier != last.choice.voice.identifier {
          var next = Stretch(segment: segment, choice: choice, notice: own.notice)
          next.segment.text = ""
          if choice != own { next.segment.language = choice.voice.language }
          if last.segment.text.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
            // A stretch without letters and numbers, such as an opening quotation mark, is joined to the next stretch.
            next.segment.text = last.segment.text
            stretches.removeLast()
          }
          stretches.append(next)
        }
      }
      stretches[stretches.count - 1].segment.text.append(character)
    }
    for index in stretches.indices where stretches[index].choice != own {
      let said = stretches[index].segment
      stretches[index].notice =
        "\(quoted(said.text.trimmedOfSpaces)) in a text in \(segment.language) is spoken by eSpeak NG's voice "
        + "for \(said.language), which is a guess of what VoiceOver's Detect Languages does"
    }
    return stretches
  }

  /// Returns, for each Unicode scalar of the text, the index of its word; nil between words.
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

  /// Returns eSpeak NG's pitch for a pitch multiplier: 50 + 50·log2 of the multiplier, clamped to the range 0 to 99.
  ///
  /// The formula is this project's, not Apple's. An app may ask for a multiplier of 0 to 2, but eSpeak NG's range is
  /// smaller. Measured with libespeak-ng 1.51 (Debian 12): the median frequency is 75 Hz at pitch 0, 102 Hz at pitch 50
  /// and 170 Hz at pitch 99, so the ends are about 0.74 and 1.67 times the middle.
  static func enginePitch(_ multiplier: Double) -> Int {
    guard multiplier > 0, multiplier.isFinite else { return 50 }
    return Int(min(max((50 + 50 * log2(multiplier)).rounded(), 0), 99))
  }

  // MARK: - From runs to a clip

  /// Returns a notice for each word that is not heard. A word is not heard if the engine does not report its beginning
  /// and has no phonemes for it.
  private func unheard(
    in parts: [Part], _ spoken: [SpeechWorker.SpokenRun], words: [Substring]
  ) throws(SpeechError) -> [String] {
    var notices: [String] = []
    for (part, run) in zip(parts, spoken) where !part.isSpelled {
      let heard = Set(run.marks.compactMap { $0.position < part.text.words.count ? part.text.words[$0.position] : nil })
      var silent: [Int: String] = [:]
      for (scalar, word) in zip(part.text.scalars, part.text.words) {
        if let word, !heard.contains(word) { silent[word, default: ""].unicodeScalars.append(scalar) }
      }
      // The engine reports several joined words as one word, although all are heard. A word without a report is
      // therefore silent only if it has no phonemes.
      for (word, text) in silent.sorted(by: { $0.key < $1.key })
      where text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
        let alone = SpeechWorker.Run(voice: part.voice, text: text)
        guard try hasPhonemes(alone) == false, word < words.count else { continue }
        notices.append(
          "\(quoted(String(words[word]))) is not spoken, because eSpeak NG has no sound for it in \(part.text.language)"
        )
      }
    }
    return notices
  }

  private func hasPhonemes(_ run: SpeechWorker.Run) throws(SpeechError) -> Bool {
    try soundingRuns.value(for: run) { () throws(SpeechError) in
      (try? worker.phonemes(of: [run]))?.first.map { $0.isSounding } ?? true
    }
  }

  /// The sound of an utterance. The engine speaks an utterance in runs, which are added one by one. Silence at the end
  /// of a run is left out, and a pause separates audible runs.
  struct Track {
    let sampleRate: Int
    /// The volume, 0 to 100. The engine always speaks at 100, and the samples are scaled here. The volume therefore has
    /// no effect on times and on the silence that is cut.
    let volume: Int
    /// The pause before each run, which is ignored for the first audible run.
    let pauses: [Duration]
    private(set) var samples: [Int16] = []
    /// The range of each audible run in `samples`, by the index of the run.
    private var places: [Int: Range<Int>] = [:]
    private var run = -1
    /// The silent samples at the current end of the run. They are added to `samples` only if sound follows in the run.
    private var quiet: [Int16] = []

    init(sampleRate: Int, volume: Int, pauses: [Duration]) {
      self.sampleRate = sampleRate
      self.volume = min(max(volume, 0), 100)
      self.pauses = pauses
    }

    /// Adds samples of a run, and returns the new part of `samples`. Later calls do not change that part.
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
        let gap = Int(pauses[run] / .microseconds(1)) * sampleRate / 1_000_000
        samples += repeatElement(0, count: gap)
        start += gap
      }
      samples += quiet
      samples += next[...last]
      // The new samples may begin with a pause. Scaling does not change its zeros.
      if volume < 100 {
        for index in old..<samples.count { samples[index] = Int16(Int(samples[index]) * volume / 100) }
      }
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
          // The engine invents positions for numbers and abbreviations. Therefore only the first mark in a word counts,
          // and times never go backwards.
          guard mark.position < part.text.words.count, let word = part.text.words[mark.position], word < wordCount,
            starts[word] == nil
          else { continue }
          latest = max(latest, place.lowerBound + min(mark.sample, place.count))
          starts[word] = latest
        }
      }
      // A word ends where the next audible word begins. The last word ends with the sound.
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
