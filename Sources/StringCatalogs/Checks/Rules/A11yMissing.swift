import A11ySim

extension StringCheck {
  static let a11yMissing = StringCheck(
    id: "a11y-missing", severity: .error,
    summary: "a language that is otherwise complete lacks a text made for screen readers",
    explanation: """
      What is seen is translated, what is heard is not: there is no text, or an empty one. The rule looks at entries \
      whose key or comment says they are for a screen reader, in languages that have nine tenths of the table.
      """,
    remedy: "add the translation",
    examples: [
      Example(
        key: "redo_a11y_label", source: "Redo change", language: "uk", bad: .missing, good: "Повторити зміну",
        beside: [
          ("a", "Save", "Зберегти"), ("b", "Clear", "Очистити"), ("c", "Cancel", "Скасувати"),
          ("d", "Sign", "Підписати"),
          ("e", "Done", "Готово"), ("f", "Open", "Відкрити"), ("g", "Close", "Закрити"), ("h", "Back", "Назад"),
          ("i", "Next", "Далі"), ("j", "Edit", "Редагувати"),
        ]),
      Example(
        key: "undo_a11y_label", source: "Undo change", language: "uk", bad: " ", good: "Скасувати зміну",
        beside: (1...10).map { ("word\($0)", "Word number \($0)", "Слово номер \($0)") }),
    ]
  ) { input in
    let table = input.table
    var spots: [Spot] = []
    for (index, entry) in table.entries.enumerated() {
      guard entry.purpose != .unknown, entry.entry.isTranslatable, let source = table.sources(ofEntry: index).first,
        source.traits.letterCount > 1, CheckedTable.isTranslatable(source.text, table.names)
      else { continue }
      for language in table.languages.dropFirst()
      where language.presentShare >= 0.9 {
        let localization = entry.entry.localizations[language.tag]
        let isMissing = localization?.isEmpty ?? true
        let isBlank = !isMissing && localization?.isBlank ?? false
        guard isBlank || isMissing && !fallsBack(language, entry, table) else { continue }
        let heard =
          switch table.platform {
          case _ where isBlank: "it is empty, nothing is heard"
          case .android: "the default, \(source.text.quotedShort), is heard"
          case .gettext: "the source's text, \(source.text.quotedShort), is heard"
          case .flutter: "the template's text, \(source.text.quotedShort), is heard"
          case .apple:
            entry.entry.key == source.text
              ? "the key itself, \(source.text.quotedShort), is heard"
              : "the key, or \(source.text.quotedShort), is heard"
          }
        let message = "\(Int(language.presentShare * 100)) % of the texts are there, this one is not: \(heard)"
        let severity: Diagnostic.Severity = entry.purpose == .accessibility ? .error : .warning
        // A blank text is in the file, so the finding can point to it. For a missing text, it points to the entry.
        let blank = isBlank ? table.texts[table.ranges[index]].first { $0.language === language } : nil
        spots.append(
          blank.map { Spot($0, message, severity: severity) }
            ?? Spot(entry: entry, language: language.tag, message, severity: severity))
      }
    }
    return spots
  }

  /// Returns whether a missing text is harmless because another text replaces it.
  ///
  /// On all platforms except Apple's, the replacement may be a text in a more general language: `pt` for `pt-BR`. On
  /// every platform, the replacement may be the source text if both are varieties of one language: `en` for `en-GB`.
  private static func fallsBack(_ language: CheckedLanguage, _ entry: CheckedEntry, _ table: CheckedTable) -> Bool {
    var tag = language.tag[...]
    while let dash = tag.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      tag = tag[..<dash]
      if table.platform != .apple, entry.entry.localizations[String(tag)] != nil { return true }
    }
    // If the language is a variety of the source language, only the spelling of the source text may be wrong.
    return language.written.primary == table.languages[0].written.primary
  }
}
