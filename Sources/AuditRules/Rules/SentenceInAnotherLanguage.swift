import AccessibilityModel
import FunctionWords
import Locales
import Simulation

extension AuditRule {
  static let sentenceInAnotherLanguage = AuditRule(
    id: "sentence-in-another-language", severity: .warning, criteria: ["3.1.2"],
    summary: "a sentence is read with the voice of another language",
    explanation: """
      The voice of the tagged language reads the words by its own rules, and few people understand them. The rule looks \
      at texts of at least six words with at least three different function words of another language (“de”, “avec”, \
      “une”), and at most a third as many of the tagged language. Titles and names are too short for that. Languages \
      that share most of these words are not told apart. `text-in-another-language` looks at other scripts.
      """,
    remedy: "tag the text with its language (`accessibilityLanguage`, `LocaleSpan`), or translate it",
    examples: [
      .finds(
        "“Der Zug fährt nicht am Sonntag und nicht an einem Feiertag.” at note is read as English, but is German",
        on: .element(
          .init(id: "note", role: .text, label: "Der Zug fährt nicht am Sonntag und nicht an einem Feiertag.")),
        steps: .appear),
      .leaves(
        on: .element(
          .init(
            id: "note", role: .text, label: "Der Zug fährt nicht am Sonntag und nicht an einem Feiertag.",
            language: "de")),
        .element(.init(id: "film", role: .text, label: "Der Himmel über Berlin and five more films")),
        steps: .appear),
    ], judging: [.label, .language]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var known: Set<[String]> = []
    var spots: [Spot] = []
    var sawText = false
    // A text of six words has five spaces. The readers describe only these.
    let stops = play.changedStops.filter { _, stop in
      guard let text = stop.element.label?.string, text.utf8.count(where: { $0 == 0x20 }) >= 5 else { return false }
      return known.insert([stop.element.id, text, stop.element.language ?? ""]).inserted
    }
    var seen: Set<String> = []
    for (stop, descriptions) in zip(stops, play.descriptions(of: stops)) {
      let (index, id) = (stop.interaction, stop.stop.element.id)
      guard let text = descriptions.first?.segments.first(where: { $0.source == .label && $0.phrase == nil }) else {
        continue
      }
      let words = text.text.functionWords
      let tagged = Language(of: text.language).subtag
      guard words.count >= 6, SmallWords.areKnown(of: tagged) else { continue }
      sawText = true
      guard let other = Set(words).otherLanguage(than: tagged), seen.insert(id).inserted else { continue }
      spots.append(
        Spot(
          message: "“\(text.text.onOneLine)” at \(id) is read as \(tagged.languageName), but is \(other.languageName)",
          element: id, interaction: index))
    }
    return sawText ? .found(spots) : .notEvaluated("there is no text of six words in a language with known words")
  }
}

extension Set<String> {
  /// The language in which the words are written, if it is certainly not the tagged one.
  fileprivate func otherLanguage(than tagged: String) -> String? {
    let own = SmallWords.words(of: tagged)
    let count = intersection(own).count
    let near = SmallWords.neighbours[tagged, default: []]
    var best: (language: String, count: Int)?
    for language in SmallWords.languages where language != tagged && !near.contains(language) {
      // Single letters are initials and units more often than words.
      let foreign = subtracting(own).count { $0.count > 1 && SmallWords.has($0, in: language) }
      if foreign > best?.count ?? 0 { best = (language, foreign) }
    }
    guard let best, best.count >= 3, count * 3 <= best.count else { return nil }
    return best.language
  }
}

extension String {
  fileprivate var functionWords: [String] { lowercased().split { !$0.isLetter }.map(String.init) }

  fileprivate var languageName: String { Languages.row(of: self)?.name ?? "“\(self)”" }
}
