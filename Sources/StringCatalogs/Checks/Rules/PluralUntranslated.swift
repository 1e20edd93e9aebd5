extension StringCheck {
  static let pluralUntranslated = StringCheck(
    id: "plural-untranslated", severity: .error, summary: "a plural form is still in the source's language",
    explanation: """
      It is heard for some numbers only, so it passes every look at the screen. The rule looks at plural forms that \
      are a form of the source letter for letter, in languages of which more than half is translated; of a single word \
      only in another script.
      """,
    remedy: "translate the form",
    examples: [
      Example(
        source: [.one: "%d new message", .other: "%d new messages"], language: "de",
        bad: [.one: "%d neue Nachricht", .other: "%d new messages"],
        good: [.one: "%d neue Nachricht", .other: "%d neue Nachrichten"])
    ]
  ) { input in
    let table = input.table
    let source = table.languages[0].written
    let reach = PluralReach()
    return table.translations.compactMap { text in
      guard text.form.plural != nil, text.traits.letterCount >= 4, text.equalsSource, !text.language.isUnfinished,
        text.language.written.primary != source.primary, text.entry.entry.isTranslatable,
        text.source?.form.plural != nil, !table.names.contains(text.text),
        // A single word can be the same in two languages: “minute”.
        text.traits.wordCount > 1 || isInAnotherScript(text.language.written, than: source)
      else { return nil }
      let numbers = reach.numbers(for: text)
      guard let number = numbers.first else { return nil }
      // A single word may be untranslated on purpose, such as the name of a unit.
      return Spot(
        text, "for \(numbers.listed) \(text.heard(at: number).quotedShort) is heard, in \(source.name)",
        severity: text.traits.wordCount > 1 ? nil : .warning)
    }
  }

  private static func isInAnotherScript(_ language: WrittenLanguage, than source: WrittenLanguage) -> Bool {
    !language.scripts.isEmpty && language.scripts.isDisjoint(with: source.scripts)
  }
}
