import AccessibilityModel
import Locales
import Simulation

extension AuditRule {
  static let textInAnotherLanguage = AuditRule(
    id: "text-in-another-language", severity: .info, criteria: ["3.1.2"],
    summary: "a text has letters that its language does not have",
    explanation: """
      The voice of the tagged language spells the text, leaves it out, or reads it with a wrong sound. This is only \
      information, because a voice may notice the language by itself, and because a name may be meant. The rule looks \
      at texts of at least two words, or four signs of Chinese, Japanese or Thai, all of whose letters are of a script \
      in which the tagged language is not written. Languages of one script are not told apart; `strings check` does.
      """,
    remedy: "tag the text with its language (`accessibilityLanguage`, `LocaleSpan`), or translate it",
    examples: [
      .finds(
        "“Введите код” at help is tagged as “en”, which is not written in these letters",
        on: .element(.init(id: "help", role: .text, label: "Введите код")), steps: .appear),
      .leaves(
        on: .element(.init(id: "help", role: .text, label: "Введите код", language: "ru")), steps: .appear),
    ], judging: [.label, .language]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawText = false
    // The screen reader knows the language of each text, also after the app has changed its language.
    // Each key changes a field, but not its label.
    var labels: Set<[String]> = []
    let stops = play.changedStops.filter { _, stop in
      labels.insert([stop.element.id, stop.element.label?.string ?? "", stop.element.language ?? ""]).inserted
    }
    for (stop, descriptions) in zip(stops, play.descriptions(of: stops)) {
      let (index, element) = (stop.interaction, stop.stop.element)
      guard let text = descriptions.first?.segments.first(where: { $0.source == .label && $0.phrase == nil }) else {
        continue
      }
      let letters = text.text.unicodeScalars.filter(\.properties.isAlphabetic)
      if letters.isEmpty { continue }
      let tag = text.language
      let scripts = Language(of: tag).scripts
      let found = letters.reduce(into: Script()) { $0.formUnion(Script($1)) }
      let words = text.text.split { !$0.isLetter }.count
      let isLong = words >= 2 || letters.count >= 4 && !found.isDisjoint(with: [.han, .kana, .thai])
      guard !scripts.isEmpty, isLong else { continue }
      sawText = true
      // Latin names of firms and products stand in texts of every language.
      guard found.isDisjoint(with: scripts.union([.latin, .other])),
        seen.insert(element.id).inserted
      else { continue }
      spots.append(
        Spot(
          message:
            "“\(text.text.onOneLine)” at \(element.id) is tagged as “\(tag)”, which is not written in these letters",
          element: element.id, interaction: index))
    }
    return sawText ? .found(spots) : .notEvaluated("there is no text of several words on the screen")
  }
}
