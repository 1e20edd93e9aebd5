import AccessibilityModel
import Simulation

extension AuditRule {
  static let requirementOnlyInHint = AuditRule(
    id: "requirement-only-in-hint", severity: .warning, criteria: ["3.3.2"],
    summary: "what a text field asks for is said only in its hint",
    explanation: """
      Many experienced users turn hints off, a hint is said only after a pause, and Android has no such hint: the \
      person does not learn how long or of which form the input must be. The rule looks at hints of text fields that \
      contain a number, such as “At least 10 characters”, if no name, value, placeholder or text on the screen \
      has the words of the hint.
      """,
    remedy: "show the requirement as a text before the field, or add it to the label",
    examples: [
      .finds(
        "“At least 10 characters” is said only in the hint of new",
        on: .element(.init(id: "new", role: .textField, label: "New password", hint: "At least 10 characters")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "rule", role: .text, label: "At least 10 characters")),
        .element(.init(id: "new", role: .textField, label: "New password", hint: "At least 10 characters")),
        steps: .appear),
    ], judging: [.hint, .label]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawHint = false
    // What the app sets later is an error, not a requirement.
    var known: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees {
      let tree = play.interactions[index].after.tree
      lazy var shown = ShownWords(tree.exposed)
      for field in tree.textFields {
        guard known.insert(field.id).inserted, let hint = field.hint, hint.contains(where: \.isNumber),
          hint.contains(where: \.isLetter)
        else { continue }
        sawHint = true
        if shown.contains(hint.hintWords) { continue }
        spots.append(
          Spot(
            message: "“\(hint.onOneLine)” is said only in the hint of \(field.id)", element: field.id,
            interaction: index))
      }
    }
    return sawHint ? .found(spots) : .notEvaluated("no hint of a text field contains a number")
  }
}

/// The words that elements show.
private struct ShownWords {
  private var words: [Set<String>] = []
  /// The places in `words` of the elements with a word.
  private var places: [String: [Int]] = [:]

  init(_ elements: [AccessibilityElement]) {
    for element in elements {
      let texts = [element.label?.string, element.value?.string, element.placeholder, element.drawn].compactMap(\.self)
      let own = Set(texts.flatMap(\.hintWords))
      for word in own { places[word, default: []].append(words.count) }
      words.append(own)
    }
  }

  /// Returns whether one element shows all words.
  func contains(_ all: [String]) -> Bool {
    let found = all.map { places[$0] ?? [] }
    // The rarest word has the fewest elements to look at.
    guard let fewest = found.min(by: { $0.count < $1.count }) else { return true }
    return fewest.contains { words[$0].isSuperset(of: all) }
  }
}

extension String {
  fileprivate var hintWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
