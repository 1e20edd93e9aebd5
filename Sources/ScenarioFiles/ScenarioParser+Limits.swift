import Simulation

extension ScenarioParser {
  /// The limits of a scenario: the maximum number, and a description of what is counted.
  package static let limits: [(count: Int, of: String)] = [
    (DocumentLimits.size, "bytes in a file"),
    (DocumentLimits.depth, "levels of nesting"),
    (DocumentLimits.nodes, "values in a file, after its aliases are expanded"),
    (DocumentLimits.anchors, "anchors in a file"),
    (elementLimit, "elements on all screens together"),
    (typedLimit, "characters in one `type`, `paste` or `autofill`"),
    (countLimit, "texts that all countdowns together show"),
    (Scenario.actLimit, "actions of the person, the app and the player, in all languages together"),
    (Scenario.languageLimit, "languages to which the app changes"),
    (Scenario.keyLimit, "characters that a scenario types key by key"),
  ]
}
