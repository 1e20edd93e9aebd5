extension Scenario {
  /// The texts of a scenario that come from an app's string catalogues. With them, the scenario can be read again in
  /// another language.
  package protocol Texts: Sendable {
    /// The BCP 47 tag of the texts' language.
    var locale: String { get }

    /// Reads the scenario with its texts in another language.
    func scenario(in locale: String) throws -> Scenario
  }

  /// Returns the scenario with the app's texts in another language. The scenario is unchanged if the texts cannot be
  /// read; `checkTexts` reports that.
  func localized(to locale: String) -> Scenario {
    guard let texts, texts.locale != locale, let other = try? texts.scenario(in: locale) else { return self }
    var scenario = self
    scenario.screen = other.screen
    scenario.screens = other.screens
    scenario.reactions = other.reactions
    scenario.steps = other.steps
    scenario.notes = other.notes
    scenario.texts = other.texts
    return scenario
  }
}
