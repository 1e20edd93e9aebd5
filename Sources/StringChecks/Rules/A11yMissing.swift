import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let a11yMissing = StringCheck(
    id: "a11y-missing", severity: .error,
    summary: "a language that is otherwise complete lacks a text made for screen readers",
    explanation: """
      What is seen is translated, what is heard is not: there is no text, or an empty one. The rule looks at entries \
      whose key or comment says they are for a screen reader, in languages that have nine tenths of the table; an empty \
      text is reported in languages that have half of it. In a language of which less than two \
      fifths are translated, a missing text is information. A text \
      that stands in the translations under a key which differs by a slip of the pen is told once, there. A text that \
      is empty in nearly every language, or that the source marks as unused, is information.
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
    let complete = table.languages.dropFirst().filter { $0.presentShare >= 0.9 }
    // An empty text is silent even in a language that is far from complete.
    let begun = table.languages.dropFirst().filter { $0.presentShare >= 0.5 }
    // In these formats, an empty text is not translated yet, and the source's text is heard.
    let isSilent = ![.po, .xliff, .json].contains(table.table.format)
    let strays = complete.isEmpty ? [] : Stray.all(in: table)
    var files: FilesByLanguage?
    var spots: [Spot] = []
    for (index, entry) in table.entries.enumerated() {
      guard entry.purpose != .unknown, entry.entry.isTranslatable, let source = table.sources(ofEntry: index).first,
        source.traits.letterCount > 1, CheckedEntry.isTranslatable(source.text, table.names)
      else { continue }
      var blank: [CheckedLanguage] = []
      var missing: [CheckedLanguage] = []
      for language in begun {
        let isComplete = language.presentShare >= 0.9
        if let localization = entry.entry.localizations[language.tag], !localization.isEmpty {
          if localization.isBlank, isSilent || isComplete { blank.append(language) }
        } else if isComplete, !fallsBack(language, entry, table) {
          missing.append(language)
        }
      }
      if blank.isEmpty && missing.isEmpty { continue }
      let severity: Diagnostic.Severity = entry.purpose == .accessibility ? .error : .warning
      if let reason = entry.reasonForSilence(blank.map(\.tag), sourceLanguage: table.table.sourceLanguage) {
        var spot = Spot(entry: entry, language: nil, reason, severity: .info)
        spot.languages = entry.isRetired ? (blank + missing).map(\.tag).sorted() : blank.map(\.tag)
        spots.append(spot)
        blank = []
        if entry.isRetired { missing = [] }
      }
      let wanted = missing.isEmpty || strays.isEmpty ? [] : Array(entry.entry.key.unicodeScalars)
      let strayed = missing.isEmpty ? nil : strays.first { $0.isMeant(for: entry, wanted, missing) }
      if let strayed {
        let moved = missing.filter { strayed.entry.entry.localizations[$0.tag] != nil }
        missing.removeAll { strayed.entry.entry.localizations[$0.tag] != nil }
        spots.append(strayed.spot(for: entry, moved, severity))
      }
      for language in begun {
        let isBlank = blank.contains { $0 === language }
        guard isBlank || missing.contains(where: { $0 === language }) else { continue }
        let count = "\(language.presentCount) of \(language.entryCount) texts of this language are there"
        // A blank text is in the file, so the finding can point to it. For a missing text, it points to the entry.
        if isBlank, let text = table.texts[table.ranges[index]].first(where: { $0.language === language }) {
          spots.append(Spot(text, "the text is empty: nothing is heard", notes: [count], severity: severity))
          continue
        }
        var spot = Spot(
          entry: entry, language: language.tag, "there is no text: " + heard(source, entry, table), notes: [count],
          severity: language.isHardlyTranslated ? .info : severity)
        if files == nil { files = FilesByLanguage(table) }
        if let file = files?[language.tag], file != entry.entry.location.file {
          spot.notes.append("it is missing in \(file)")
          // In gettext, the location of an entry is in the file that was read first. The finding is moved to the file
          // that lacks the text.
          if table.platform == .gettext { spot.location = FileLocation(file: file, line: 1, column: 1) }
        }
        spots.append(spot)
      }
    }
    return spots
  }

  private static func heard(_ source: CheckedText, _ entry: CheckedEntry, _ table: CheckedTable) -> String {
    switch table.platform {
    case .android: "the default, \(source.text.quotedShort), is heard"
    case .gettext, .web: "the source's text, \(source.text.quotedShort), is heard"
    case .flutter: "the template's text, \(source.text.quotedShort), is heard"
    case .apple:
      entry.entry.key == source.text
        ? "the key itself, \(source.text.quotedShort), is heard"
        : "the key, or \(source.text.quotedShort), is heard"
    }
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
    // A variety of the source language can use the source text. Only the spelling may then be wrong.
    return language.written.primary == table.languages[0].written.primary
  }
}

/// An entry without a source text. Most likely its key was renamed only in the source language's file.
private struct Stray {
  let entry: CheckedEntry
  private let key: [Unicode.Scalar]

  private init(_ entry: CheckedEntry) {
    self.entry = entry
    key = Array(entry.entry.key.unicodeScalars)
  }

  /// Returns the entries without a source text. In formats other than these three, every key has a source text or is
  /// the source text.
  static func all(in table: CheckedTable) -> [Stray] {
    guard [.strings, .android, .arb].contains(table.table.format) else { return [] }
    return table.entries.filter { $0.entry.localizations[table.table.sourceLanguage] == nil }.map(Stray.init)
  }

  /// Returns whether this entry most likely has the texts that `other` lacks. Their keys are similar (they differ by at
  /// most two letters, or by more if both have the same comment), and one of `languages` has a text in this entry.
  /// `wanted` is the key of `other`.
  func isMeant(for other: CheckedEntry, _ wanted: [Unicode.Scalar], _ languages: [CheckedLanguage]) -> Bool {
    guard abs(key.count - wanted.count) < 3, min(key.count, wanted.count) > 4, key.count <= 200,
      // Numbered keys resemble each other on purpose.
      key.lazy.filter({ Numbers.digit($0) != nil }).elementsEqual(wanted.lazy.filter { Numbers.digit($0) != nil }),
      languages.contains(where: { entry.entry.localizations[$0.tag] != nil })
    else { return false }
    let hasSameComment = entry.entry.comment != nil && entry.entry.comment == other.entry.comment
    let distance = String.editDistance(key, wanted)
    return distance <= 2 || hasSameComment && distance * 2 < min(key.count, wanted.count)
  }

  func spot(
    for other: CheckedEntry, _ languages: [CheckedLanguage], _ severity: Diagnostic.Severity
  ) -> StringCheck.Spot {
    var spot = StringCheck.Spot(
      entry: other, language: nil,
      "the source has a text under \(other.entry.key.quotedShort), the translations have it under "
        + "\(entry.entry.key.quotedShort): the app finds one of them, and the key is heard for the other",
      severity: severity)
    spot.languages = languages.map(\.tag)
    spot.location = entry.entry.location
    spot.help = "rename the key: give it the name that the code asks for in every file"
    return spot
  }
}

/// The file of each language of a table, taken from the first text in that language.
private struct FilesByLanguage {
  private var files: [String: String] = [:]

  init(_ table: CheckedTable) {
    for text in table.texts where files[text.language.tag] == nil {
      files[text.language.tag] = text.form.location.file
      if files.count == table.languages.count { break }
    }
  }

  subscript(language: String) -> String? { files[language] }
}
