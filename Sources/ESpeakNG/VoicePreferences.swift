/// What a person chose about voices.
public struct VoicePreferences: Sendable, Hashable {
  /// Voices that speak instead of the usual ones, each for the languages it is made for: a name of the engine's or a BCP 47
  /// tag, and `+` with a variant if one is wanted, such as `en-us+f3`. `+f3` alone is for all others.
  public var voices: [String]
  /// For languages that the engine has no voice for, by BCP 47 tag: the tag of the language whose voice speaks instead.
  public var fallbacks: [String: String]
  /// Whether letters that a voice cannot read are spoken by the voice of a language that is written with them, as
  /// VoiceOver's Detect Languages does. Which language it takes is not known; ours is a guess (`Script.language`).
  public var detectsLanguages: Bool

  /// Creates preferences; by default there are none.
  public init(voices: [String] = [], fallbacks: [String: String] = [:], detectsLanguages: Bool = true) {
    self.voices = voices
    self.fallbacks = fallbacks
    self.detectsLanguages = detectsLanguages
  }
}
