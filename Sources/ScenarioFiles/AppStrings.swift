import AccessibilityModel

/// A source of an app's localised texts. A scenario refers to the texts as `{ key: verify.title, args: [6] }`.
///
/// This library does not read string catalogues. To read them, pass a function as `strings` to `ScenarioParser.parse`.
public protocol AppStrings: Sendable {
  /// Returns the text that the app shows for a key in a language.
  ///
  /// - Parameters:
  ///   - key: The key in the app's code.
  ///   - arguments: The arguments as written in the scenario.
  ///   - locale: The BCP 47 tag of the language.
  /// - Throws: `Diagnostic` without a position, if the key does not exist or there is no text for the arguments.
  func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText
}

/// A text that a scenario takes from the app's string catalogues.
public struct AppText: Sendable, Hashable {
  /// The text, with the scenario's arguments in place of the placeholders.
  public var text: String
  /// The BCP 47 tag of the text's language; nil if the text is in the app's language.
  public var language: String?
  /// A note for readers of the transcript, for example that the app shows another language because a translation is
  /// missing. Nil if there is no note.
  public var note: String?

  public init(_ text: String, language: String? = nil, note: String? = nil) {
    self.text = text
    self.language = language
    self.note = note
  }
}
