import AccessibilityModel
import Locales
import Simulation

extension AuditRule {
  static let labelNotInName = AuditRule(
    id: "label-not-in-name", severity: .error, criteria: ["2.5.3"],
    summary: "the visible text of a control is not part of its name",
    explanation: """
      People who use voice control say the text that they see, but nothing happens. The rule looks at controls whose \
      visible text is known, and at texts, whose visible words a person would otherwise not hear. A visible text of \
      digits alone counts from four digits on, such as a code. A text that is no control may be written out in its name \
      (“Mon” as “Monday”) or be in other letters. On Android, this includes the text of a control that also has a content description.
      """,
    remedy: "begin the accessible name with the visible text",
    examples: [
      .finds(
        "verify shows the text “Send code”, but its name is “Verify”",
        on: .element(.init(id: "verify", role: .button, label: "Verify", drawn: "Send code")),
        steps: .appear),
      .finds(
        "code shows the text “482 913”, but its name is “Code”",
        on: .element(.init(id: "code", role: .button, label: "Code", drawn: "482 913")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "verify", role: .button, label: "Send code again", drawn: "Send code")),
        .element(.init(id: "days", role: .text, label: "Monday, Tuesday", drawn: "Mon, Tue")),
        steps: .appear),
    ]
  ) { play in
    var isKnown = false
    // The text may change while the name stays.
    var judged: Set<[String]> = []
    var found: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      for control in interaction.after.tree.exposed where control.text == nil && !control.role.isContainer {
        guard let drawn = control.shownText(on: play.platform),
          drawn.contains(where: \.isLetter) || drawn.count(where: \.isNumber) >= 4
        else {
          continue
        }
        isKnown = true
        let name = control.name(on: play.platform)?.string ?? ""
        if !judged.insert([control.id, drawn, name]).inserted { continue }
        // A code may be spelled in the name: “4 8 2 9 1 3”. The value is spoken with the name.
        let isOfDigits = !drawn.contains(where: \.isLetter)
        if isOfDigits {
          let digits = drawn.filter(\.isNumber)
          let spoken = name + (control.value?.string ?? "")
          if spoken.filter(\.isNumber).contains(digits) { continue }
        }
        if !control.isControl(on: play.platform), drawn.isWrittenOut(in: name) || drawn.isInOtherLetters(than: name) {
          continue
        }
        // Symbols are ignored, because nobody says them in a voice command.
        let words = drawn.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
        if name.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).joined(separator: " ").contains(
          words)
        {
          continue
        }
        if !found.insert(control.id).inserted { continue }
        spots.append(
          Spot(
            message: "\(control.id) shows the text “\(drawn)”, but its name is “\(name)”", element: control.id,
            interaction: index))
      }
    }
    return isKnown ? .found(spots) : .notEvaluated("the visible text of the controls is not known")
  }
}

extension String {
  /// Returns whether each word of the text begins a word of a name, in their order.
  fileprivate func isWrittenOut(in name: String) -> Bool {
    let (short, long) = (spokenWords, name.spokenWords)
    return short.count == long.count && zip(short, long).allSatisfy { $1.hasPrefix($0) }
  }

  /// Returns whether a name has no letter of the text's scripts, such as “Japanese” for “日本語”.
  fileprivate func isInOtherLetters(than name: String) -> Bool {
    func scripts(_ text: String) -> Script {
      text.unicodeScalars.filter(\.properties.isAlphabetic).reduce(into: Script()) { $0.formUnion(Script($1)) }
    }
    let (own, others) = (scripts(self), scripts(name))
    return !others.isEmpty && own.isDisjoint(with: others)
  }
}
