extension Scenario {
  /// What a scenario with texts from catalogues is read from again, in another language.
  struct Texts: Sendable {
    var root: Document.Node
    var file: String?
    var screenFiles: [String: Document.Node]
    var strings: any AppStrings
    var substitution: ScenarioParser.Substitution?
    var readers: [any ScreenReader.Type]
    /// The language its texts are in.
    var locale: String

    /// The scenario with its texts in a language.
    func scenario(in locale: String) throws(ScenarioParser.Failure) -> Scenario {
      // Every file has been read.
      let noFiles: ScenarioParser.Load = { (path) throws(Diagnostic) in
        throw Diagnostic("“\(path)” was not read before")
      }
      var parser = ScenarioParser(file: file, load: noFiles, replacing: substitution, readers: readers)
      parser.appStrings = strings
      parser.screenFiles = screenFiles
      parser.locale = locale
      return try parser.parse(root)
    }
  }

  /// Says what is wrong with texts from catalogues in the languages it is to be played in: a form that is missing there.
  ///
  /// - Throws: `ScenarioParser.Failure` with the places of their keys.
  public func checkTexts() throws(ScenarioParser.Failure) {
    guard let texts else { return }
    for locale in locales where locale != texts.locale { _ = try texts.scenario(in: locale) }
  }

  /// The same with the app's texts in a language; as it is where that cannot be, which `checkTexts` says.
  func localized(to locale: String) -> Scenario {
    guard let texts, texts.locale != locale, let other = try? texts.scenario(in: locale) else { return self }
    var scenario = self
    scenario.screen = other.screen
    scenario.reactions = other.reactions
    scenario.steps = other.steps
    scenario.notes = other.notes
    scenario.texts = other.texts
    return scenario
  }
}
