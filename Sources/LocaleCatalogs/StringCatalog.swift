/// The parts of a String Catalog (.xcstrings) that the generator reads.
struct StringCatalog: Decodable {
  var sourceLanguage: String
  var version: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var comment: String?
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Plural]?
  }

  struct Plural: Decodable {
    var stringUnit: StringUnit
  }

  struct StringUnit: Decodable {
    var state: String
    var value: String
  }
}
