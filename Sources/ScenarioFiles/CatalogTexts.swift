import AccessibilityModel
import Captures
import Simulation

/// The data needed to read a scenario again with catalogue texts in another language.
struct CatalogTexts: Scenario.Texts {
  var root: Document.Node
  /// The screen reader that the caller chose. If nil, the first screen reader that the scenario names is used.
  var reader: Reader?
  var file: String?
  var screenFiles: [String: Document.Node]
  var captures: [String: ImportedScreen]
  var strings: any AppStrings
  var substitution: ScenarioParser.Substitution?
  var vocabulary: ScenarioParser.Vocabulary
  var locale: String

  func scenario(in locale: String) throws(ScenarioParser.Failure) -> Scenario {
    // The first parse has read every file, so this parse uses the stored contents.
    let noFiles: ScenarioParser.Load = { (path) throws(Diagnostic) in
      throw Diagnostic("the catalogue “\(path)” has not been read")
    }
    var parser = ScenarioParser(file: file, load: noFiles, replacing: substitution, vocabulary: vocabulary)
    parser.asked = reader
    parser.appStrings = strings
    parser.screenFiles = screenFiles
    parser.captures = captures
    parser.locale = locale
    return try parser.parse(root)
  }
}

extension Scenario {
  /// Checks that each catalogue text of the scenario exists in all of the scenario's languages. For example, a language
  /// may lack a plural form.
  ///
  /// - Throws: `ScenarioParser.Failure` with the positions of the keys that have no text.
  package func checkTexts() throws(ScenarioParser.Failure) {
    guard let texts = texts as? CatalogTexts else { return }
    for locale in locales where locale != texts.locale { _ = try texts.scenario(in: locale) }
  }
}
