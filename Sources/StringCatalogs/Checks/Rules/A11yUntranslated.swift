extension StringCheck {
  static let a11yUntranslated = StringCheck(
    id: "a11y-untranslated", severity: .error,
    summary: "a text made for screen readers is still in the source's language",
    explanation: """
      Nobody sees it, so nobody notices, and the files count as translated. The voice of the language reads it by its \
      own rules. The rule looks at texts whose key or comment says they are for a screen reader, of two words or more, \
      that are the source's letter for letter; addresses and the names in the settings are left out. A language of \
      which less than half is translated is reported once.
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
    var spots = table.languages.filter {
      $0.isUnfinished && !$0.isSource && $0.written.primary != source.written.primary
    }.map { language in
      let percent = Int(language.translatedShare * 100)
      return Spot(
        entry: nil, language: language.tag,
        "\(percent) % of these texts are translated; the rest is heard in \(source.written.name)", severity: .warning)
    }
    for text in table.translations {
      guard text.entry.purpose != .unknown, text.equalsSource, !text.language.isUnfinished,
        text.form.plural == nil, text.traits.wordCount > 1, text.entry.entry.isTranslatable,
        text.language.written.primary != source.written.primary, hasWords(text, table.names)
      else { continue }
      let voice = "a voice for \(text.language.written.name) reads it by its own rules"
      spots.append(
        Spot(
          text, "\(text.text.quotedShort) is still \(source.written.name); \(voice)",
          severity: text.entry.purpose == .accessibility ? .error : .warning))
    }
    return spots
  }

  /// Returns whether the text needs translation: it is not an address, and it has a word of at least four letters
  /// besides names.
  private static func hasWords(_ text: CheckedText, _ names: Set<String>) -> Bool {
    guard CheckedTable.isTranslatable(text.text, names) else { return false }
    var rest = text.spoken
    for name in names where rest.contains(name) { rest = rest.replacing(name, with: " ") }
    return rest.words.contains { word in word.unicodeScalars.count { $0.isLetter } > 3 }
  }
}
