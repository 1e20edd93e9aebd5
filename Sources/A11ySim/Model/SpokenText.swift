import Locales

/// Text an app exposes to assistive technology, with the speech attributes it carries.
@dynamicMemberLookup
public struct SpokenText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text.
  public var string: String
  /// Whether it is marked to be spelled out: 25 is then "two five" (iOS 13, `accessibilitySpeechSpellOut`).
  public var spellsOut: Bool
  /// Whether every mark in it is spoken (`accessibilitySpeechPunctuation`).
  public var speaksPunctuation = false
  /// How sure the text is; anything but `pinned` only for words a modelled component is merely believed to ship.
  public var confidence: Confidence

  @Boxed private var attributes: Attributes

  /// The attributes that most texts lack. They are read and written as the text's own: `text.language`.
  public struct Attributes: Sendable, Hashable {
    /// BCP 47 tag where the text says its own language.
    public var language: String?
    /// Relative pitch, 0 to 2, 1 being the voice's own (`accessibilitySpeechPitch`); nil leaves it alone.
    public var pitch: Double?
    /// How it is pronounced, in IPA (`accessibilitySpeechIPANotation`); nil leaves it to the voice.
    public var ipa: String?
    /// The key of a modelled component's catalogue the text came from; nil for an app's own text.
    public var phrase: String?
  }

  /// Shared by all texts without attributes.
  private static let noAttributes = Boxed(wrappedValue: Attributes())

  /// One of the attributes.
  public subscript<Value>(dynamicMember attribute: WritableKeyPath<Attributes, Value>) -> Value {
    get { attributes[keyPath: attribute] }
    _modify { yield &attributes[keyPath: attribute] }
  }

  /// Creates a text.
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

  /// A plain text without attributes.
  public init(stringLiteral value: String) { self.init(value) }
}
