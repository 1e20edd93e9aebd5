import AccessibilityModel
import Simulation

extension AuditRule {
  static let nameIsAFileOrSymbol = AuditRule(
    id: "name-is-a-file-or-symbol", severity: .error, criteria: ["1.1.1", "2.4.6"],
    summary: "the name of an element is the name of a file or a symbol",
    explanation: """
      The person hears the developer's word for a picture, such as `ic_close.png` or `chevron.left`, in every language \
      (WCAG failure F30). The rule looks at the names of pictures and controls, not at texts. It finds names of image \
      files, names with a scale such as “@2x” or a prefix such as “ic_”, and names that consist of words of SF \
      Symbols. It ignores a name that is also visible on the control, because a person may have chosen it.
      """,
    remedy: "use a name that says what the picture shows or what the control does, or hide a decorative picture",
    examples: [
      .finds(
        "the name of close is “btn_close@3x”, which is the name of a file",
        on: .element(.init(id: "close", role: .button, label: "btn_close@3x")),
        steps: .appear),
      .finds(
        "the name of back is “chevron.left”, which is the name of a symbol",
        on: .element(.init(id: "back", role: .button, label: "chevron.left")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "site", role: .link, label: "example.com")),
        .element(.init(id: "version", role: .button, label: "v1.2")),
        .element(.init(id: "file", role: .text, label: "ic_logo_2x.png")),
        steps: .appear),
    ], judging: .label
  ) { play in
    let named = play.changedStops.filter { _, stop in
      stop.element.text == nil
        && (stop.element.isControl(on: play.platform) || stop.element.allTraits.contains(.image))
        && stop.element.name(on: play.platform)?.string.isBlank == false
    }
    if named.isEmpty { return .notEvaluated("there is no picture or control with a name") }
    var seen: Set<String> = []
    return .found(
      named.compactMap { index, stop in
        let element = stop.element
        guard let name = element.name(on: play.platform)?.string.trimmed,
          name != element.shownText(on: play.platform),
          let what = name.developersName(ofImage: element.allTraits.contains(.image)),
          seen.insert(element.id).inserted
        else { return nil }
        return Spot(
          message: "the name of \(element.id) is “\(name)”, which is the name of a \(what)", element: element.id,
          interaction: index)
      })
  }
}
