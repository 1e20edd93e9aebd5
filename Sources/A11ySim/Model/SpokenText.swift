import Locales

/// A text that an app exposes to assistive technology, with its speech attributes.
@dynamicMemberLookup
public struct SpokenText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The words of the text.
  public var string: String
  /// Whether the text is marked to be spelled out: 25 is then “two five” (iOS 13, `accessibilitySpeechSpellOut`).
  public var spellsOut: Bool
  /// Whether every punctuation mark in the text is spoken (`accessibilitySpeechPunctuation`).
  public var speaksPunctuation = false
  /// The certainty of the text. The certainty is lower than `pinned` only if a model of a component provides the text
  /// and the source of that component does not confirm the words.
  public var confidence: Confidence

  @Boxed private var attributes: Attributes

  /// The attributes that most texts lack. They are also available on the text itself, as in `text.language`.
  public struct Attributes: Sendable, Hashable {
    /// The BCP 47 tag of the language that the app declares for this text; nil if the app declares none.
    public var language: String?
    /// The pitch relative to the voice's normal pitch, from 0 to 2, where 1 is normal (`accessibilitySpeechPitch`); nil
    /// if the app sets no pitch.
    public var pitch: Double?
    /// The pronunciation in IPA (`accessibilitySpeechIPANotation`); nil if the voice decides the pronunciation.
    public var ipa: String?
    /// The key of the text in a modelled component's catalogue; nil for an app's own text.
    public var phrase: String?
  }

  /// The storage that all texts without attributes share.
  private static let noAttributes = Boxed(wrappedValue: Attributes())

  /// Accesses an attribute as if it were a property of the text.
  public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
    get { attributes[keyPath: attribute] }
    _modify { yield &attributes[keyPath: attribute] }
  }

  public init(
    _ string: String, language: String? = nil, spellsOut: Bool = false, confidence: Confidence = .pinned,
    phrase: String? = nil
  ) {
    self.string = string
    self.spellsOut = spellsOut
    self.confidence = confidence
    _attributes =
      language == nil && phrase == nil
      ? Self.noAttributes : Boxed(wrappedValue: Attributes(language: language, phrase: phrase))
  }

  public init(stringLiteral value: String) { self.init(value) }
}
