import AccessibilityModel
import Locales

extension StringCheck {
  static let mixedLanguage = StringCheck(
    id: "mixed-language", severity: .info, signals: [.strings, .voice],
    summary: "a text contains words of another language",
    explanation: """
      A word in Latin letters in a Russian or Arabic text is read by another voice, by the rules of another language, or \
      letter by letter. This cannot be avoided for names, but other words can be translated. The rule reports each language \
      once, with the most frequent words first. With a voice, a note says how the voice reads them.
      """,
    remedy: "translate the words that are not names; set the language of a name with an attribute",
    examples: [
      Example(
        key: "code_a11y_label", source: "Enter the token", language: "ar", bad: "أدخل token", good: "أدخل الرمز")
    ]
  ) { input in
    let table = input.table
    var counts: [String: [String: Int]] = [:]
    for text in table.translations where text.entry.purpose == .accessibility {
      let own = text.language.written.scripts
      guard !own.isEmpty, !own.contains(.latin), text.traits.latinCount > 1, !text.traits.scripts.isDisjoint(with: own)
      else {
        continue
      }
      for word in text.spoken.words {
        // Only the Latin beginning counts, because the word may have an ending in the language's own script.
        let latin = String(word.unicodeScalars.prefix { $0.isASCII })
        let letters = latin.unicodeScalars.count { $0.properties.isAlphabetic }
        if letters > 1 { counts[text.language.tag, default: [:]][latin, default: 0] += 1 }
      }
    }
    return table.languages.compactMap { language in
      guard let words = counts[language.tag] else { return nil }
      let sorted = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      let faults = (input.voice?.readings[language.tag] ?? [:]).sorted { $0.key < $1.key }
        .flatMap(\.value.faults).filter { $0.kind == .otherLanguage }
      var notes: [String] = []
      if let engine = input.voice?.engine, !faults.isEmpty {
        let heard = Set(faults.map(\.text)).sorted().quotedList()
        notes.append("engine: \(engine) reads these by the rules of another language: \(heard)")
      }
      return Spot(
        entry: nil, language: language.tag,
        "words in Latin letters, which another voice reads or which are read letter by letter: \(sorted.quotedList())",
        notes: notes)
    }
  }
}
