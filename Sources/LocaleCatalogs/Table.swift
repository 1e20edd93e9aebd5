/// A catalogue and the meaning of its keys in Swift.
struct Table {
  var name: String
  var keys: Keys
  /// Whether the texts are copied unchanged from another project's resources. Copied texts may begin or end with a
  /// space.
  var isVerbatim = false

  enum Keys {
    /// Keys that are the raw values of an enum in `Locales/Phrase.swift` or `TalkBackPhrase.swift`.
    case cases(ofEnum: String)
    /// Keys that are Unicode scalars in the form `U+002D`.
    case scalars
  }

  static let all = [
    Table(name: "VoiceOver", keys: .cases(ofEnum: "Phrase")),
    Table(name: "TalkBack", keys: .cases(ofEnum: "TalkBackPhrase"), isVerbatim: true),
    Table(name: "Components", keys: .cases(ofEnum: "ComponentPhrase")),
    Table(name: "Characters", keys: .scalars),
  ]
}
