/// The user's choices of voices.
package struct VoicePreferences: Sendable, Hashable {
  /// The voices that replace default voices. Each voice speaks for the languages that it is made for. A voice is given
  /// as an engine's name or a BCP 47 tag, optionally followed by `+` and a variant, such as `en-us+f3`. `+f3` alone
  /// sets the variant of all voices for which this list gives no variant.
  package var voices: [String]
  /// The replacements for languages that the engine has no voice for. Each key is the BCP 47 tag of such a language.
  /// Its value is the tag of the language whose voice speaks instead.
  package var fallbacks: [String: String]
  /// Whether letters that a voice cannot read are spoken by another language's voice, as with VoiceOver's setting
  /// Detect Languages. It is not known which language VoiceOver chooses. The choice of this program is a guess
  /// (`Script.language`).
  package var detectsLanguages: Bool

  package init(voices: [String] = [], fallbacks: [String: String] = [:], detectsLanguages: Bool = true) {
    self.voices = voices
    self.fallbacks = fallbacks
    self.detectsLanguages = detectsLanguages
  }
}
