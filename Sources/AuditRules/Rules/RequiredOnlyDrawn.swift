import AccessibilityModel
import Simulation

extension AuditRule {
  static let requiredOnlyDrawn = AuditRule(
    id: "required-only-drawn", severity: .error, criteria: ["1.3.1", "3.3.2"],
    summary: "only a drawn asterisk says that a field is required",
    explanation: """
      People who see the asterisk fill the field in; people who listen learn of it from the error. The rule looks at \
      fields, switches and other inputs whose drawn text begins or ends with an asterisk, if the name has the words of \
      the drawn text and no more, and neither a state nor a hint adds anything. A name with more words is taken to say \
      it, in whatever language.
      """,
    remedy: "say it in the name (“Date of birth, required”), or set the state: `isFieldRequired` on Android",
    examples: [
      .finds(
        "the asterisk of “Date of birth *” is only drawn, so nothing that is spoken says that born is required",
        on: .element(.init(id: "born", role: .textField, label: "Date of birth", drawn: "Date of birth *")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "born", role: .textField, label: "Date of birth, required", drawn: "Date of birth *")),
        .element(.init(id: "note", role: .textField, label: "Note", drawn: "Note")),
        steps: .appear),
    ], judging: [.label, .hint]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var isKnown = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees {
      for input in play.interactions[index].after.tree.exposed where input.isInput {
        guard let drawn = input.drawn?.trimmed, !drawn.isEmpty else { continue }
        isKnown = true
        guard drawn.hasAsterisk, seen.insert(input.id).inserted else { continue }
        let isSaid =
          input.web?.isRequired == true || input.android?.isRequired == true || input.hint?.isBlank == false
        let (shown, said) = (drawn.spokenWords, (input.name(on: play.platform)?.string ?? "").spokenWords)
        if isSaid || shown.isEmpty || shown != said { continue }
        spots.append(
          Spot(
            message:
              "the asterisk of “\(drawn)” is only drawn, so nothing that is spoken says that \(input.id) is required",
            element: input.id, interaction: index))
      }
    }
    return isKnown ? .found(spots) : .notEvaluated("the drawn texts of the fields are not known")
  }
}

extension AccessibilityElement {
  /// Whether a person enters or chooses something here.
  var isInput: Bool {
    if text != nil { return true }
    return !allTraits.isDisjoint(with: [.toggle, .adjustable, .popUpButton, .pickerElement])
  }
}

extension String {
  /// Whether the text begins or ends with an asterisk, also one of full width.
  fileprivate var hasAsterisk: Bool {
    let signs: Set<Character> = ["*", "＊", "∗"]
    return [first, last].contains { character in character.map(signs.contains) ?? false }
  }

  /// The words in lower case, without marks.
  var spokenWords: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
