import AccessibilityModel
import Locales

extension ESpeakSynthesizer {
  /// Finds the parts of a text that the voice leaves out or does not say as written, in text order. If another
  /// language's voice says some letters (`VoicePreferences.detectsLanguages`), these letters are checked with that
  /// voice.
  ///
  /// Each word is checked alone, by four rules:
  /// - Letters are foreign if the voice does not read their script.
  /// - A symbol is silent if it has no name. A word is silent if the engine has no phonemes for it.
  /// - The engine's dictionary keys show where it reads a character's Unicode number, and where it spells a word.
  /// - A tag such as `(en)` in the phonemes shows that another language's rules are used.
  /// - Parameters:
  ///   - text: any text.
  ///   - tag: BCP 47 tag of the text's language.
  /// - Throws: `SpeechError` if there is no voice for the language, or the engine cannot be reached.
  package func findings(in text: String, language tag: String) throws(SpeechError) -> [PronunciationFinding] {
    // A single letter is spelled only if it is the whole text.
    let isSpelled = EngineText.isSingleCharacter(text, language: tag, naming: naming)
    var findings: [PronunciationFinding] = []
    var start = text.startIndex
    for stretch in try stretches(of: Segment(.label, text, language: tag)) {
      let end = text.index(start, offsetBy: stretch.segment.text.count)
      findings += try self.findings(in: text, start..<end, stretch, isSpelled: isSpelled)
      start = end
    }
    return findings.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private func findings(
    in text: String, _ range: Range<String.Index>, _ stretch: Stretch, isSpelled: Bool
  ) throws(SpeechError) -> [PronunciationFinding] {
    let language = stretch.segment.language
    let naming = naming
    var scan = TextScan(text, range, readable: Script.readable(in: stretch.choice.voice.language.lowercased())) {
      EngineText.name(of: $0, language: language, naming: naming)
    }
    scan.run()
    let heard = try transcribed(
      scan.tokens.map { String(text[$0]) }, language: language, voice: stretch.choice.voice, isSpelled: isSpelled)
    for (range, run) in zip(scan.tokens, heard) { scan.findings += Self.findings(in: text, at: range, as: run) }
    return scan.findings
  }

  /// Returns the phonemes of words, each read alone; nil for a word that the engine cannot say or crashes on.
  private func transcribed(
    _ words: [String], language: String, voice: Voice, isSpelled: Bool
  ) throws(SpeechError) -> [SpeechWorker.TranscribedRun?] {
    let runs = words.map { word in
      var text = EngineText(language: language, voice: voice.language.lowercased(), naming: naming)
      let segment = Segment(.label, word, language: language)
      text.append(segment, words: Array(repeating: 0, count: word.unicodeScalars.count), spelled: isSpelled)
      return SpeechWorker.Run(voice: voice.identifier, text: text.text, isSpelled: isSpelled)
    }
    var result: [SpeechWorker.TranscribedRun?] = []
    // Small requests limit the number of words that are requested again after a failure.
    for start in stride(from: 0, to: runs.count, by: 500) {
      let batch = Array(runs[start..<min(start + 500, runs.count)])
      do {
        result += try worker.phonemes(of: batch)
      } catch {
        if error.isFatal { throw error }
        // A single word may have caused the failure, so each word is requested alone.
        for run in batch {
          do {
            result += try worker.phonemes(of: [run])
          } catch {
            if !error.isOfText { throw error }
            result.append(nil)
          }
        }
      }
    }
    return result
  }

  private static func findings(
    in text: String, at range: Range<String.Index>, as run: SpeechWorker.TranscribedRun?
  ) -> [PronunciationFinding] {
    let word = String(text[range])
    func finding(_ kind: PronunciationFinding.Kind, _ detail: String? = nil) -> PronunciationFinding {
      PronunciationFinding(kind: kind, text: word, range: range, detail: detail)
    }
    guard let run else { return [finding(.crash)] }
    if !run.isSounding { return [finding(.silentlyDropped)] }
    if run.entries.contains(where: { $0.hasPrefix("_?") }) { return [finding(.readAsCode)] }
    if isSpelled(word, in: run) {
      let isAbbreviation = word.contains(where: \.isUppercase) || !run.abbreviations.isEmpty
      return [finding(isAbbreviation ? .spelledAbbreviation : .spelledWord)]
    }
    // The first tag names the other language. A later tag may mark the return to the voice's own language.
    let tags = run.ipa.joined().matches(of: /\(([a-z][a-z0-9-]*)\)/).map { String($0.1) }
    return tags.first.map { [finding(.otherLanguage, $0)] } ?? []
  }

  /// Returns whether the engine spelled a word. Chinese, Japanese and Korean characters do not count as letters.
  ///
  /// Either of two signs is enough:
  /// - The engine reported both the word and the word without its first letter as unpronounceable.
  /// - The engine looked up at least 60 % of the letters one by one.
  private static func isSpelled(_ word: String, in run: SpeechWorker.TranscribedRun) -> Bool {
    let letters = word.lowercased().unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic && ![.han, .hangul, .kana].contains(Script(scalar))
    }
    guard letters.count > 1 else { return false }
    // To spell a word, the engine reports the word as unpronounceable, names its first letter, and then reports the
    // rest. A word that is reported only once is read.
    let whole = word.lowercased()
    if run.unpronounceable.contains(whole), run.unpronounceable.contains(String(whole.dropFirst())) { return true }
    // The key of a letter's name begins with "_" if the letter is also a word.
    let named = run.entries.map { $0.unicodeScalars.drop { $0 == "_" } }.filter { $0.count == 1 }.compactMap(\.first)
    var rest = letters[...]
    var count = 0
    for letter in named {
      guard let index = rest.firstIndex(of: letter) else { continue }
      rest = rest[rest.index(after: index)...]
      count += 1
    }
    return count * 10 >= letters.count * 6
  }
}

/// A scanner that splits a text into words for the engine to check. It also finds the faults that can be found without
/// the engine.
private struct TextScan {
  private let text: String
  private let range: Range<String.Index>
  private let readable: Script
  private let name: (Character) -> String?
  var findings: [PronunciationFinding] = []
  /// The ranges of the words. Words are separated by white space, symbols and unreadable characters. Each word contains
  /// a letter or digit.
  var tokens: [Range<String.Index>] = []

  init(_ text: String, _ range: Range<String.Index>, readable: Script, name: @escaping (Character) -> String?) {
    self.text = text
    self.range = range
    self.readable = readable
    self.name = name
  }

  mutating func run() {
    var start: String.Index?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = text.index(after: index)
      let character = text[index]
      let found = fault(of: character)
      if found != nil || character.isWhitespace || isSymbol(character) {
        if let start { add(start..<index) }
        start = nil
        if let (kind, detail) = found { append(kind, detail, index..<next) }
      } else if start == nil {
        start = index
      }
      index = next
    }
    if let start { add(start..<range.upperBound) }
  }

  private mutating func add(_ range: Range<String.Index>) {
    let isWord = text[range].unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    if isWord { tokens.append(range) }
  }

  /// Adds a finding, or extends the last finding if it is adjacent and has the same kind and detail. Dropped symbols
  /// always stay separate.
  private mutating func append(_ kind: PronunciationFinding.Kind, _ detail: String?, _ range: Range<String.Index>) {
    if let last = findings.last, last.kind == kind, last.detail == detail, last.range.upperBound == range.lowerBound,
      kind != .silentlyDropped
    {
      findings[findings.count - 1].range = last.range.lowerBound..<range.upperBound
      findings[findings.count - 1].text = String(text[findings[findings.count - 1].range])
    } else {
      findings.append(PronunciationFinding(kind: kind, text: String(text[range]), range: range, detail: detail))
    }
  }

  private func isSymbol(_ character: Character) -> Bool {
    guard let first = EngineText.clean(character).first else { return false }
    return !EngineText.isWordlike(first) && !EngineText.isMark(first) && !first.isASCII
  }

  private func fault(of character: Character) -> (PronunciationFinding.Kind, String?)? {
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .privateUse, .unassigned, .surrogate:
        // An emoji that is newer than this program's Unicode tables counts as unassigned, but may have a name.
        return name(character) == nil ? (.unpronounceable, nil) : nil
      default: break
      }
    }
    let parts = EngineText.clean(character)
    guard let first = parts.first, let scalar = first.unicodeScalars.first else { return nil }
    if EngineText.isWordlike(first) {
      guard scalar.properties.isAlphabetic else { return nil }
      let script = Script(scalar)
      if script == .other { return isKnownMark(scalar) ? nil : (.foreignScript, nil) }
      return readable.contains(script) ? nil : (.foreignScript, script.name)
    }
    guard isSymbol(character) else { return nil }
    if let name = name(character) ?? name(first) {
      let scripts = name.unicodeScalars.filter(\.properties.isAlphabetic).map(Script.init)
      return scripts.first { $0 != .other && !readable.contains($0) }.map { (.foreignScript, $0.name) }
    }
    return parts.allSatisfy(EngineText.isPlain) ? nil : (.silentlyDropped, nil)
  }

  /// Returns whether a scalar is a letter or mark that belongs to no single script, such as the raised letter ʰ.
  private func isKnownMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .modifierLetter || scalar.properties.generalCategory == .nonspacingMark
  }
}
