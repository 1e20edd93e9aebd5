import A11ySim

/// An app's texts by their keys: what `{ key: verify.title, args: [6] }` in a scenario stands for.
///
/// The core reads no catalogues; what does is given to `ScenarioParser.parse`.
public protocol AppStrings: Sendable {
  /// What the app shows for a key in a language.
  ///
  /// - Parameters:
  ///   - key: As the app's code has it.
  ///   - arguments: As they are written in the scenario.
  ///   - locale: BCP 47 tag.
  /// - Throws: `Diagnostic` without a place where there is no such key, or nothing to show for the arguments.
  func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText
}

/// A text of an app.
public struct AppText: Sendable, Hashable {
  /// The text.
  public var text: String
  /// BCP 47 tag where it is in another language than the app; nil where it is in the app's.
  public var language: String?
  /// What a reader of the transcript should know: that the language has no text of its own.
  public var note: String?

  /// Creates a text.
  public init(_ text: String, language: String? = nil, note: String? = nil) {
    self.text = text
    self.language = language
    self.note = note
  }
}
