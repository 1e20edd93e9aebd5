import A11ySim

extension ScenarioParser {
  /// The limits of a scenario, each with words for what it counts.
  package static let limits: [(count: Int, of: String)] = [
    (DocumentLimits.size, "bytes in a file"),
    (DocumentLimits.depth, "levels of nesting"),
    (DocumentLimits.nodes, "values in a file, with aliases expanded"),
    (DocumentLimits.anchors, "anchors in a file"),
    (elementLimit, "elements on all screens together"),
    (typedLimit, "characters in one `type`, `paste` or `autofill`"),
    (countLimit, "texts of all countdowns together"),
    (Scenario.actLimit, "acts, in all languages together"),
    (Scenario.languageLimit, "languages to which the app changes"),
    (Scenario.keyLimit, "characters that are typed key by key in a scenario"),
  ]
}
