extension StringCheck {
  static let mixedLanguage = StringCheck(
    id: "mixed-language", severity: .info, signals: [.strings, .voice],
    summary: "words of another language within a text",
    explanation: """
      A word in Latin letters within Russian or Arabic is read by another voice, by another language's rules, or letter by \
      letter. Names cannot do without; what has a word of its own should have it. Said once for each language, with the \
      words in the order of how often they come. With a voice, what it says of each word is noted.
      """,
    remedy: "translate what has a word in the language; a name can be given its language as an attribute",
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
        // Only the Latin beginning counts: the word may have an ending in the language's own script.
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
        "words in Latin letters, said by another voice or letter by letter: \(sorted.quotedList())", notes: notes)
    }
  }
}
