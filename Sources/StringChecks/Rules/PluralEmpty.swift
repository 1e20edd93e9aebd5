import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let pluralEmpty = StringCheck(
    id: "plural-empty", severity: .error, summary: "a plural form is empty: nothing is said",
    explanation: """
      For the numbers of that form the person hears silence. The rule looks at forms that some number reaches. Where \
      nearly every language has only empty forms, or the source marks the text as unused, that is information.
      """,
    remedy: "fill in the form",
    examples: [
      Example(
        source: [.one: "%d day", .other: "%d days"], language: "cy",
        bad: [.one: "%d diwrnod", .two: "", .other: "%d diwrnod"],
        good: [.one: "%d diwrnod", .two: "%d ddiwrnod", .other: "%d diwrnod"])
    ]
  ) { input in
    let reach = PluralReach()
    let table = input.table
    var spots: [Spot] = []
    var silent: [String: [[CheckedText]]] = [:]
    table.forEachPlural { forms in
      let empty = forms.filter(\.text.isBlank)
      guard let first = empty.first, first.isSource || !(first.source?.text.trimmingSpaces.isEmpty ?? false) else {
        return
      }
      if empty.count == forms.count {
        silent[first.entry.entry.key, default: []].append(forms)
        return
      }
      for text in empty {
        let numbers = reach.numbers(for: text)
        if !numbers.isEmpty { spots.append(Spot(text, "for \(numbers.listed) nothing is heard at all")) }
      }
    }
    for (_, groups) in silent.sorted(by: { $0.key < $1.key }) {
      let entry = groups[0][0].entry
      let languages = groups.map { $0[0].language.tag }
      if let reason = entry.reasonForSilence(languages, sourceLanguage: table.table.sourceLanguage) {
        var spot = Spot(entry: entry, language: nil, reason, severity: .info)
        spot.languages = languages
        spots.append(spot)
      } else {
        spots += groups.map { Spot($0[0], "every form is empty: nothing is heard for any number") }
      }
    }
    return spots
  }
}
