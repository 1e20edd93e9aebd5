/// The names of single characters in one language. Punctuation marks, symbols and spaces have names; letters and digits
/// have none.
package struct CharacterNames: Sendable, Hashable {
  private let table: CharactersTable.Language
  private let pseudo: PseudoLanguage?

  /// The digest of the names, with their confidences and sources.
  package static let digest = CharactersTable.digest

  /// The languages in which characters have names, sorted.
  package static let languages = CharactersTable.languages

  /// Finds the names for a BCP 47 tag by the rules of `LanguageTag`. For example, `fr-CA` uses the names of `fr`.
  /// Returns nil if no names are found.
  package init?(language tag: String) {
    pseudo = PseudoLanguage(tag: tag)
    guard let language = pseudo == nil ? CharactersTable.language(for: tag) : .en else { return nil }
    table = language
  }

  /// The language of the names, as the catalogue writes it: `fr`, even if `fr-CA` was requested.
  package var language: String { pseudo?.rawValue ?? table.rawValue }

  /// Returns the name of a character. Nil for a letter or a digit, and for any other character without a known name.
  package func name(of character: Character) -> LocalizedPhrase? {
    var scalars = character.unicodeScalars[...]
    // A variation selector requests the text or emoji form of a mark such as ✔. The name stays the same.
    if scalars.count > 1, let last = scalars.last, "\u{FE0E}"..."\u{FE0F}" ~= last { scalars.removeLast() }
    // A carriage return with a line feed is one `Character`.
    if scalars.elementsEqual("\r\n".unicodeScalars) { scalars.removeFirst() }
    guard scalars.count == 1, let value = scalars.first?.value else { return nil }
    // Most characters have no name, and this check costs less than making the key.
    guard CharactersTable.translation(of: value, .other, in: table) != nil else { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    let key = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return CharactersTable.template(value, named: key, .other, in: table, as: pseudo)
  }
}
