import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let pluralUntranslated = StringCheck(
    id: "plural-untranslated", severity: .error, summary: "a plural form is still in the source's language",
    explanation: """
      It is heard for some numbers only, so it passes every look at the screen. The rule looks at plural forms that \
      are a form of the source letter for letter. It leaves out languages that have at least ten texts and translate \
      fewer than half of them. A form whose \
      words other translated texts of the language have, or another form of the entry (“pixel”, “pixlar”), is right. A \
      form of a single word may be, so it is a warning, and only in another script or beside a translated form that \
      begins otherwise.
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
    let vocabulary = Vocabulary(table)
    var spots: [Spot] = []
    table.forEachPlural { forms in
      let language = forms[0].language
      guard !forms[0].isSource, !language.isUnfinished, language.written.primary != source.primary,
        forms[0].entry.entry.isTranslatable, forms.contains(where: \.equalsSource)
      else { return }
      let translated = forms.filter { !$0.equalsSource && !table.isFormOfSource($0) }
      for text in forms where text.traits.letterCount >= 4 && text.equalsSource && text.source?.form.plural != nil {
        let words = text.spoken.evidence
        let isSingle = words.count < 2
        let isForeign = !language.written.scripts.isEmpty && language.written.scripts.isDisjoint(with: source.scripts)
        let sisters = translated.flatMap { $0.spoken.evidence }
        // A single word that begins like the translated form may be its singular: Dutch “week”, “weken”.
        let mayBeRight = sisters.isEmpty || sisters.contains { $0.first == words.first?.first }
        if table.names.contains(text.text) || isSingle && !isForeign && mayBeRight { continue }
        if vocabulary.shareOfWords(of: text, orLike: sisters) == 1 { continue }
        let numbers = reach.numbers(for: text)
        guard let number = numbers.first else { continue }
        spots.append(
          Spot(
            text, "for \(numbers.listed) \(text.heard(at: number).quotedShort) is heard, in \(source.name)",
            severity: isSingle ? .warning : nil))
      }
    }
    return spots
  }
}

extension CheckedTable {
  fileprivate func isFormOfSource(_ text: CheckedText) -> Bool {
    text.entry.source?.forms.contains { $0.text == text.text } ?? false
  }
}
