import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let emptyText = StringCheck(
    id: "empty-text", severity: .warning, platforms: [.apple, .android, .flutter, .web],
    summary: "a translation is empty, although the source has a text",
    explanation: """
      The app then shows nothing, and a screen reader says nothing, or only “button”. The rule looks at translations that \
      consist of nothing or of white space, in languages that have at least half of the texts. Texts for screen readers are \
      reported by `a11y-missing`. The rule ignores gettext and XLIFF, where an empty text is not translated yet, JSON files with more than a few empty texts, and \
      source texts that are only part of a sentence. Where nearly every language is empty, the finding is information.
      """,
    remedy: "translate the text",
    examples: [
      Example(
        source: "Send again", language: "fr", bad: " ", good: "Renvoyer",
        beside: (1...3).map { ("word\($0)", "Word number \($0)", "Mot numéro \($0)") })
    ]
  ) { input in
    let table = input.table
    if [.xliff, .po].contains(table.table.format) { return [] }
    let begun = Set(table.languages.dropFirst().filter { $0.presentShare >= 0.5 }.map(\.tag))
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.isSource, source.entry.purpose == .unknown, !source.isPlural,
        source.entry.needsTranslation, source.traits.wordCount > 1 || source.text.first?.isUppercase ?? false,
        source.traits.kinds.isDisjoint(with: .edgeSpace)
      else { return }
      let blank = texts.filter {
        !$0.isSource && $0.form.variable == nil && $0.form.selector == nil && $0.text.isBlank && $0.state != .new
          && begun.contains($0.language.tag)
      }
      if blank.isEmpty { return }
      if let reason = source.entry.reasonForSilence(
        blank.map(\.language.tag), sourceLanguage: table.table.sourceLanguage)
      {
        var spot = Spot(entry: source.entry, language: nil, reason, severity: .info)
        spot.languages = blank.map(\.language.tag)
        spots.append(spot)
      } else {
        spots += blank.map { Spot($0, "the text is empty; the source is \(source.text.quotedShort)") }
      }
    }
    return spots
  }
}
