/// The user's choices of voices.
package struct VoicePreferences: Sendable, Hashable {
  /// The voices that speak instead of the usual ones. Each speaks for the languages that it is made for. A voice is
  /// given as an engine's name or a BCP 47 tag, optionally followed by `+` and a variant, such as `en-us+f3`. `+f3`
  /// alone sets the variant of all voices that have none here.
  package var voices: [String]
  /// The replacements for languages that the engine has no voice for. Each key is the BCP 47 tag of such a language.
  /// Its value is the tag of the language whose voice speaks instead.
  package var fallbacks: [String: String]
  /// Whether another language's voice speaks the letters that a voice cannot read, as with VoiceOver's Detect
  /// Languages. We do not know which language VoiceOver chooses; our choice is a guess (`Script.language`).
  package var detectsLanguages: Bool

  package init(voices: [String] = [], fallbacks: [String: String] = [:], detectsLanguages: Bool = true) {
    self.voices = voices
    self.fallbacks = fallbacks
    self.detectsLanguages = detectsLanguages
  }
}
