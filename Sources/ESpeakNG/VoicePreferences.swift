/// The user's choices of voices.
package struct VoicePreferences: Sendable, Hashable {
  /// The voices that speak instead of the usual ones, each for the languages it is made for: an engine's name or a BCP
  /// 47 tag, and `+` with a variant if wanted, such as `en-us+f3`. `+f3` alone applies to all other voices.
  package var voices: [String]
  /// The languages whose voices speak for languages that the engine has no voice for; keys and values are BCP 47 tags.
  package var fallbacks: [String: String]
  /// Whether letters that a voice cannot read are spoken by the voice of a language that is written with them, as with
  /// VoiceOver's Detect Languages. Which language VoiceOver chooses is not known; ours is a guess (`Script.language`).
  package var detectsLanguages: Bool

  /// Creates preferences; by default, the user chose nothing.
  package init(voices: [String] = [], fallbacks: [String: String] = [:], detectsLanguages: Bool = true) {
    self.voices = voices
    self.fallbacks = fallbacks
    self.detectsLanguages = detectsLanguages
  }
}
