/// A catalogue and the meaning of its keys in Swift.
struct Table {
  var name: String
  var keys: Keys
  /// The target whose folder `Generated` gets the Swift of the catalogue.
  var target: String
  /// Whether the texts are copied unchanged from another project's resources. Copied texts may begin or end with a
  /// space.
  var isVerbatim = false

  enum Keys {
    /// Keys that are the raw values of an enum, in a file of its name in the target's folder `Wording`.
    case cases(ofEnum: String)
    /// Keys that are Unicode scalars in the form `U+002D`.
    case scalars
  }

  static let all = [
    Table(name: "VoiceOver", keys: .cases(ofEnum: "VoiceOverPhrase"), target: "Sources/VoiceOverReader"),
    Table(name: "TalkBack", keys: .cases(ofEnum: "TalkBackPhrase"), target: "Sources/TalkBackReader", isVerbatim: true),
    Table(name: "Components", keys: .cases(ofEnum: "ComponentPhrase"), target: "Sources/CodeInputs"),
    Table(name: "Characters", keys: .scalars, target: "Locales"),
  ]

  /// The folder of the generated Swift.
  var generated: String { "\(target)/Generated" }
}
