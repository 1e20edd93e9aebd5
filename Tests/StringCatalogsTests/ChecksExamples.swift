import A11ySim
import Locales

@testable import StringCatalogs
@testable import StringChecks

/// Tables made by hand, as the examples of rules describe them.
extension StringCheck.Example {
  /// The table with the text as it should not be, or as it should.
  func table(_ text: Texts, source: Texts? = nil) -> StringTable {
    let path = format == .android ? "res/values*/strings.xml" : "Localizable.xcstrings"
    var table = StringTable(
      path: path, format: format, sourceLanguage: sourceLanguage, languages: [sourceLanguage, language].sorted())
    table.entries = [entry(key, comment: comment, line: 1, source ?? self.source, text)]
    for (index, other) in beside.enumerated() {
      table.entries.append(
        entry(other.key, comment: nil, line: 10 * (index + 1), .one(other.source), .one(other.text)))
    }
    return table
  }

  private func entry(_ key: String, comment: String?, line: Int, _ source: Texts, _ text: Texts) -> StringEntry {
    let place = FileLocation(file: "Localizable.xcstrings", line: line, column: 1)
    var entry = StringEntry(key: key, comment: comment, location: place)
    entry.localizations[sourceLanguage] = localization(source, line: line + 1)
    entry.localizations[language] = localization(text, line: line + 2)
    return entry
  }

  private func localization(_ texts: Texts, line: Int) -> Localization? {
    let place = FileLocation(file: "Localizable.xcstrings", line: line, column: 5)
    switch texts {
    case .missing: return nil
    case .one(let text): return Localization(forms: [StringForm(text, location: place)])
    case .plural(let forms):
      return Localization(
        forms: PluralCategory.allCases.compactMap { category in
          forms[category].map { StringForm($0, argument: 1, plural: .category(category), location: place) }
        })
    }
  }

  /// What a rule finds in the language of the example.
  func findings(
    _ rule: StringCheck, _ text: Texts, source: Texts? = nil, voice: (any StringVoice)? = nil
  ) -> [StringFinding] {
    let screens = screen.isEmpty ? [] : [StringScreen(name: "flow.yaml", language: language, elements: screen)]
    return StringChecker(rules: [rule]).report(on: [table(text, source: source)], screens: screens, voice: voice)
      .findings
  }
}

/// A voice that takes a tenth of a second for a letter and reads Latin letters only.
struct LatinVoice: StringVoice {
  var engine: String { "test-voice" }
  func speaks(_ tag: String) -> Bool { !tag.hasPrefix("km") }
  func readings(of texts: [String], language tag: String) -> [VoiceReading?] {
    texts.map { text in
      let strange = text.unicodeScalars.filter { $0.properties.isAlphabetic && $0.value > 0x250 }
      return VoiceReading(
        ipa: text.lowercased(), duration: .milliseconds(100 * text.count),
        faults: strange.isEmpty
          ? []
          : [
            VoiceReading.Fault(kind: .unreadable, text: String(String.UnicodeScalarView(strange)), message: "not read")
          ])
    }
  }
}
