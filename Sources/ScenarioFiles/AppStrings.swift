import A11ySim

/// An app's texts by their keys, for references such as `{ key: verify.title, args: [6] }` in a scenario.
///
/// The core reads no catalogues; pass a type that does to `ScenarioParser.parse`.
public protocol AppStrings: Sendable {
  /// Returns the text that the app shows for a key in a language.
  ///
  /// - Parameters:
  ///   - key: the key in the app's code.
  ///   - arguments: the arguments as written in the scenario.
  ///   - locale: BCP 47 tag.
  /// - Throws: `Diagnostic` without a position where there is no such key, or nothing to show for the arguments.
  func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText
}

/// A text that a scenario took from the app's catalogues.
public struct AppText: Sendable, Hashable {
  /// The words, with the arguments of the scenario in place of the placeholders.
  public var text: String
  /// BCP 47 tag of the text's language where it differs from the app's; otherwise nil.
  public var language: String?
  /// A note for people who read the transcript, for example that the language has no text of its own.
  public var note: String?

  public init(_ text: String, language: String? = nil, note: String? = nil) {
    self.text = text
    self.language = language
    self.note = note
  }
}
