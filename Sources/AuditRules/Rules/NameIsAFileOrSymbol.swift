import AccessibilityModel
import Simulation

extension AuditRule {
  static let nameIsAFileOrSymbol = AuditRule(
    id: "name-is-a-file-or-symbol", severity: .error, criteria: ["1.1.1", "2.4.6"],
    summary: "the name of an element is the name of a file or a symbol, or an identifier",
    explanation: """
      The person hears the developer's word for a picture, such as `ic_close.png` or `chevron.left`, in every language \
      (WCAG failure F30). The rule looks at the names of pictures and controls, not at texts. It finds names of image \
      files, names with a scale such as “@2x” or a prefix such as “ic_”, and names that consist of words of SF \
      Symbols. It also finds identifiers such as “login-btn-container”: lowercase words joined by hyphens or \
      underscores, or words joined by capitals, of which one is a kind of view. It ignores a name that is also visible on the control, because a person may have chosen it.
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
      .finds(
        "the name of login is “login-btn-container”, which is an identifier",
        on: .element(.init(id: "login", role: .button, label: "login-btn-container")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "site", role: .link, label: "example.com")),
        .element(.init(id: "version", role: .button, label: "v1.2")),
        .element(.init(id: "terms", role: .button, label: "sign-in")),
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
          let what = name.developersName(ofImage: element.allTraits.contains(.image)).map({ "the name of a \($0)" })
            ?? (name.isIdentifier ? "an identifier" : nil),
          seen.insert(element.id).inserted
        else { return nil }
        return Spot(
          message: "the name of \(element.id) is “\(name)”, which is \(what)", element: element.id,
          interaction: index)
      })
  }
}

extension String {
  /// Whether the text is an identifier of a view, such as `login-btn-container`, `btn_login` or `loginButton`. One of
  /// its words must be a kind of view.
  fileprivate var isIdentifier: Bool {
    guard utf8.count <= 80, let first = utf8.first, (0x61...0x7A).contains(first),
      utf8.allSatisfy({
        (0x30...0x39).contains($0) || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x2D || $0 == 0x5F
      })
    else { return false }
    var words: [String] = [""]
    for character in self {
      if character == "-" || character == "_" {
        words.append("")
      } else {
        if character.isUppercase { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    return words.count > 1 && words.allSatisfy { !$0.isEmpty }
      && words.contains { Self.views.contains($0.lowercased()) }
  }

  private static let views: Set<String> = [
    "btn", "button", "container", "wrapper", "view", "imageview", "textview", "textfield", "edittext", "lbl", "img",
    "cell",
    "toolbar", "navbar", "tabbar", "fab", "checkbox", "recyclerview", "layout", "testid",
  ]
}
