import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let a11yUntranslated = StringCheck(
    id: "a11y-untranslated", severity: .error,
    summary: "a text made for screen readers is still in the source's language",
    explanation: """
      Nobody sees it, so nobody notices, and the files count as translated. The voice of the language reads it by its \
      own rules. The rule looks at texts whose key or comment says they are for a screen reader, of two words or more, \
      or of one that most languages have translated, in letters that the language does not have, \
      that are the source's letter for letter; addresses and the names in the settings are left out. Where other \
      translated texts of the language have half of its words, it is a warning; with all of them, where words that are \
      whole texts and kept as in the source count too, or as a name that \
      most languages keep or that is an example in a hint, it is information. A language of which less than half is \
      translated is reported once; at least three languages that are copies of the source are information.
      """,
    remedy: "translate it, or name it under `names` if it is a name",
    examples: [
      Example(
        key: "record_a11y_label", source: "Record voice message.", language: "ru", bad: "Record voice message.",
        good: "Записать голосовое сообщение.")
    ]
  ) { input in
    let table = input.table
    let source = table.languages[0]
    let others = table.languages.filter { !$0.isSource && $0.written.primary != source.written.primary }
    // If several languages hardly differ from the source, they are copies that are not meant to be translated.
    let copies = others.filter { $0.presentCount >= 10 && $0.translatedShare < 0.05 }
    let areMany = copies.count > 2
    var spots = areMany ? [untouched(copies, in: table)] : []
    let unfinished = others.filter { language in
      language.isUnfinished && !(areMany && copies.contains { $0 === language })
    }
    spots += withoutNames(unfinished, in: table).map { language in
      let percent = Int(language.translatedShare * 100)
      return Spot(
        entry: nil, language: language.tag,
        "\(percent) % of these texts are translated; the rest is heard in \(source.written.name)", severity: .warning)
    }
    let vocabulary = Vocabulary(table)
    table.forEachEntry { texts in
      guard let first = texts.first, first.entry.purpose != .unknown, first.entry.entry.isTranslatable else { return }
      let rivals = texts.filter { !$0.isSource && $0.language.written.primary != source.written.primary }
      let unchanged = rivals.filter(\.equalsSource)
      for text in unchanged {
        guard !text.language.isUnfinished, text.form.plural == nil,
          text.traits.wordCount > 1 || isForeignWord(text, unchanged.count, of: rivals.count),
          hasWords(text, table.names)
        else { continue }
        var spot = Spot(
          text,
          "\(text.text.quotedShort) is still \(source.written.name); a voice for \(text.language.written.name) reads it by its own rules",
          severity: text.entry.purpose == .accessibility ? .error : .warning)
        var known = vocabulary.shareOfWords(of: text)
        if known > 0, known < 1 {
          known = vocabulary.shareOfWords(of: text, or: vocabulary.keptWords(of: text.language))
        }
        if isTitle(text.text), rivals.count > 2, unchanged.count * 2 >= rivals.count {
          spot.message =
            "\(text.text.quotedShort) is the same in \(unchanged.count) of \(rivals.count) languages: it may be a name"
          spot.severity = .info
        } else if isTitle(text.text), text.entry.part == .hint {
          spot.message = "\(text.text.quotedShort) is as in \(source.written.name): it may be a name that is an example"
          spot.severity = .info
        } else if known == 1 {
          spot.message =
            "\(text.text.quotedShort) is as in \(source.written.name), with words that other texts of the language have too"
          spot.severity = .info
        } else if known >= 0.5 {
          // A translator who kept one word of the source text may have kept the other words on purpose.
          spot.severity = .warning
        }
        spots.append(spot)
      }
    }
    return spots
  }

  /// Returns the languages without those in which most texts that are as in the source are single words with a capital
  /// letter, or several: a list of places or people.
  private static func withoutNames(_ languages: [CheckedLanguage], in table: CheckedTable) -> [CheckedLanguage] {
    guard !languages.isEmpty, table.sources.count(where: { isTitle($0.text) }) * 10 > table.entries.count * 8 else {
      return languages
    }
    var kept: [ObjectIdentifier: (all: Int, titles: Int)] = [:]
    for text in table.texts where text.equalsSource && text.entry.needsTranslation {
      kept[ObjectIdentifier(text.language), default: (0, 0)].all += 1
      if isTitle(text.text) { kept[ObjectIdentifier(text.language)]!.titles += 1 }
    }
    return languages.filter { language in
      let (all, titles) = kept[ObjectIdentifier(language)] ?? (0, 0)
      return titles * 10 <= all * 9
    }
  }

  /// Returns a finding about languages whose texts are copies of the source texts, as in a helper app without windows.
  private static func untouched(_ languages: [CheckedLanguage], in table: CheckedTable) -> Spot {
    let present = languages.reduce(0) { $0 + $1.presentCount }
    let translated = languages.reduce(0) { $0 + $1.translatedCount }
    var spot = Spot(
      entry: nil, language: nil,
      "\(languages.count) languages of this table are copies of the source: \(translated) of \(present) texts differ from it",
      severity: .info)
    spot.languages = languages.map(\.tag)
    spot.location = table.sources.first { _ in true }.map {
      FileLocation(file: $0.form.location.file, line: 1, column: 1)
    }
    return spot
  }

  /// Returns whether one word is in letters that the language does not have, and at least two thirds of at least three
  /// languages have translated it: it is no name.
  private static func isForeignWord(_ text: CheckedText, _ unchanged: Int, of all: Int) -> Bool {
    all > 2 && unchanged * 3 <= all && text.traits.wordCount == 1 && text.traits.letterCount > 3
      && !text.language.written.scripts.isEmpty && text.traits.scripts.isDisjoint(with: text.language.written.scripts)
      && text.text.dropFirst().allSatisfy { $0.isLowercase }
  }

  /// Returns whether each word begins with a capital letter or a digit, as in a name: “NHS Covid 19”.
  private static func isTitle(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      word.unicodeScalars.first.map { $0.properties.isUppercase || Numbers.digit($0) != nil } ?? false
    }
  }

  /// Returns whether a text that is not an address has, apart from names, a word of at least four letters.
  private static func hasWords(_ text: CheckedText, _ names: Set<String>) -> Bool {
    guard CheckedEntry.isTranslatable(text.text, names) else { return false }
    var rest = text.spoken
    for name in names where rest.contains(name) { rest = rest.replacing(name, with: " ") }
    return rest.words.contains { word in word.unicodeScalars.count { $0.isLetter } > 3 }
  }
}
