extension Scenario {
  /// A source of texts from an app's string catalogues. The source can read the scenario again in another language.
  package protocol Texts: Sendable {
    /// The BCP 47 tag of the texts' language.
    var locale: String { get }

    /// Reads the scenario again, with its texts in the language of a BCP 47 tag. Throws an error if the texts cannot be
    /// read.
    func scenario(in locale: String) throws -> Scenario
  }

  /// Returns the scenario with the app's texts in another language. If the texts cannot be read, the scenario does not
  /// change; `checkTexts()` reports the error.
  package func localized(to locale: String) -> Scenario {
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
