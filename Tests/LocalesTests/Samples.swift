import Testing

@testable import CodeInputs
@testable import Locales
@testable import VoiceOverReader

/// The languages every catalogue must be complete in.
let languages = Languages.all.flatMap(\.wording).sorted()

/// The languages that the sources of the modelled components ship.
let languagesOfSources = ["ar", "en", "fr"]

extension String {
  /// Its placeholders, in the order in which they stand, each by its full name: `%2$lld`.
  var placeholders: [String] { matches(of: /%(?:[1-9]\$)?(?:lld|@)/).map { String($0.output) } }
}

/// The scalars that have names.
let namedScalars = (0...UInt32(0xFFFF)).filter { CharactersTable.number(of: $0) != nil }

/// Counts that fall into each plural category of English, French and Arabic.
let counts = [0, 1, 2, 3, 11, 100]

/// Every text of every catalogue, in every plural form, in one language.
func everyText(in language: String) throws -> [LocalizedPhrase] {
  let voiceOver = try #require(VoiceOverTable.language(for: language))
  let components = try #require(ComponentsTable.language(for: language))
  let characters = try #require(CharactersTable.language(for: language))
  return PluralCategory.allCases.flatMap { plural in
    VoiceOverPhrase.allCases.compactMap {
      VoiceOverTable.template($0, named: $0.rawValue, plural, in: voiceOver)
    }
      + ComponentPhrase.allCases.compactMap {
        ComponentsTable.template($0, named: $0.rawValue, plural, in: components)
      }
      + namedScalars.compactMap {
        CharactersTable.template($0, named: "U+" + String($0, radix: 16), plural, in: characters)
      }
  }
}
