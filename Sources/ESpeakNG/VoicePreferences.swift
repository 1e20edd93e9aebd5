package struct VoicePreferences: Sendable, Hashable {
  /// Voices that replace the default voices of their languages.
  ///
  /// Each text is the engine's name for a voice or a BCP 47 tag, optionally with a variant: `en-us+f3`. `+f3` alone
  /// sets the variant of all voices that have no variant in this list.
  package var voices: [String]
  /// Replacements for languages that have no voice. The key is the BCP 47 tag of a language. The value is the tag of
  /// the language whose voice speaks instead.
  package var fallbacks: [String: String]
  /// Whether another language's voice speaks letters that a voice cannot read, as with VoiceOver's setting Detect
  /// Languages. VoiceOver's choice of language is unknown, so this program's choice is a guess (`Script.language`).
  package var detectsLanguages: Bool

  package init(voices: [String] = [], fallbacks: [String: String] = [:], detectsLanguages: Bool = true) {
    self.voices = voices
    self.fallbacks = fallbacks
    self.detectsLanguages = detectsLanguages
  }
}
