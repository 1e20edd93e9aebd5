import Locales

/// A text that an app exposes to assistive technology, with its speech attributes.
@dynamicMemberLookup
public struct SpokenText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The words, without their speech attributes.
  public var string: String
  /// Whether the text is marked to be spelled out. The text 25 is then said as “two five” (iOS 13,
  /// `accessibilitySpeechSpellOut`).
  public var spellsOut: Bool
  /// Whether every punctuation mark in the text is spoken (`accessibilitySpeechPunctuation`).
  public var speaksPunctuation = false
  /// The certainty of the words: `pinned` for an app's own text. For a text of a modelled component, it is lower if the
  /// component's source does not confirm the words.
  public var confidence: Confidence

  @usableFromInline var attributes: Boxed<Attributes>

  /// The attributes that most texts lack. They are also available on the text itself, as in `text.language`.
  public struct Attributes: Sendable, Hashable {
    /// The BCP 47 tag of the language that the app declares for this text; nil if the app declares none.
    public var language: String?
    /// The pitch relative to the voice's normal pitch of 1, from 0 to 2 (`accessibilitySpeechPitch`); nil if the app
    /// sets no pitch.
    public var pitch: Double?
    /// The pronunciation in IPA (`accessibilitySpeechIPANotation`); nil if the voice decides the pronunciation.
    public var ipa: String?
    /// The key of the text in a modelled component's catalogue; nil for an app's own text.
    public var phrase: String?
    /// The parts that are in another language than the rest, in the order of the text.
    public var parts: [Part] = []
  }

  /// A part of a text that is in another language than the rest (`accessibilitySpeechLanguage` on a range of an attributed
  /// string, `LocaleSpan`).
  public struct Part: Sendable, Hashable {
    /// The words, as they stand in the text.
    public var text: String
    /// The BCP 47 tag of their language.
    public var language: String

    public init(_ text: String, language: String) { (self.text, self.language) = (text, language) }
  }

  private static let noAttributes = Boxed(Attributes())

  /// Accesses an attribute as if it were a property of the text.
  @inlinable public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
    get { attributes.value[keyPath: attribute] }
    _modify { yield &attributes.value[keyPath: attribute] }
  }

  public init(
    _ string: String, language: String? = nil, spellsOut: Bool = false, confidence: Confidence = .pinned,
    phrase: String? = nil
  ) {
    self.string = string
    self.spellsOut = spellsOut
    self.confidence = confidence
    attributes =
      language == nil && phrase == nil
      ? Self.noAttributes : Boxed(Attributes(language: language, phrase: phrase))
  }

  public init(stringLiteral value: String) { self.init(value) }
}
