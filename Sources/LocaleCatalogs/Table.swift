/// A catalogue and the meaning of its keys in Swift.
struct Table {
  /// The catalogue's name, without `.xcstrings`.
  var name: String
  var keys: Keys

  enum Keys {
    /// The raw values of a string enum in `Locales/Phrase.swift`.
    case cases(ofEnum: String)
    /// Unicode scalars, written `U+002D`.
    case scalars
  }

  static let all = [
    Table(name: "VoiceOver", keys: .cases(ofEnum: "Phrase")),
    Table(name: "Components", keys: .cases(ofEnum: "ComponentPhrase")),
    Table(name: "Characters", keys: .scalars),
  ]
}
