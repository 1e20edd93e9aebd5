import A11ySim

/// What a scenario with texts from catalogues is read from again, in another language.
struct CatalogTexts: Scenario.Texts {
  var root: Document.Node
  var file: String?
  var screenFiles: [String: Document.Node]
  var strings: any AppStrings
  var substitution: ScenarioParser.Substitution?
  var vocabulary: ScenarioParser.Vocabulary
  var locale: String

  func scenario(in locale: String) throws(ScenarioParser.Failure) -> Scenario {
    // Every file has been read.
    let noFiles: ScenarioParser.Load = { (path) throws(Diagnostic) in
      throw Diagnostic("“\(path)” was not read before")
    }
    var parser = ScenarioParser(file: file, load: noFiles, replacing: substitution, vocabulary: vocabulary)
    parser.appStrings = strings
    parser.screenFiles = screenFiles
    parser.locale = locale
    return try parser.parse(root)
  }
}

extension Scenario {
  /// Says what is wrong with texts from catalogues in the languages it is to be played in: a form that is missing there.
  ///
  /// - Throws: `ScenarioParser.Failure` with the places of their keys.
  public func checkTexts() throws(ScenarioParser.Failure) {
    guard let texts = texts as? CatalogTexts else { return }
    for locale in locales where locale != texts.locale { _ = try texts.scenario(in: locale) }
  }
}
