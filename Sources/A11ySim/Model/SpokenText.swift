import Locales

/// Text an app exposes to assistive technology, with the speech attributes it carries.
public struct SpokenText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text.
  public var string: String
  /// BCP 47 tag where the text says its own language.
  public var language: String? {
    get { attributes.isEmpty ? nil : attributes[0].language }
    set { setAttributes { $0.language = newValue } }
  }
  /// Whether it is marked to be spelled out: 25 is then "two five" (iOS 13, `accessibilitySpeechSpellOut`).
  public var spellsOut: Bool
  /// Whether every mark in it is spoken (`accessibilitySpeechPunctuation`).
  public var speaksPunctuation = false
  /// Relative pitch, 0 to 2, 1 being the voice's own (`accessibilitySpeechPitch`); nil leaves it alone.
  public var pitch: Double? {
    get { attributes.isEmpty ? nil : attributes[0].pitch }
    set { setAttributes { $0.pitch = newValue } }
  }
  /// How it is pronounced, in IPA (`accessibilitySpeechIPANotation`); nil leaves it to the voice.
  public var ipa: String? {
    get { attributes.isEmpty ? nil : attributes[0].ipa }
    set { setAttributes { $0.ipa = newValue } }
  }
  /// How sure the text is; anything but `pinned` only for words a modelled component is merely believed to ship.
  public var confidence: Confidence
  /// The key of a modelled component's catalogue the text came from; nil for an app's own text.
  public var phrase: String? {
    get { attributes.isEmpty ? nil : attributes[0].phrase }
    set { setAttributes { $0.phrase = newValue } }
  }

  /// What most texts lack: one, or none where all of it is nil. Texts are copied all the time.
  private var attributes: [Attributes] = []

  private struct Attributes: Sendable, Hashable {
    var language: String?
    var pitch: Double?
    var ipa: String?
    var phrase: String?
  }

  private mutating func setAttributes(_ body: (inout Attributes) -> Void) {
    var new = attributes.first ?? Attributes()
    body(&new)
    attributes = new == Attributes() ? [] : [new]
  }

  /// Creates a text.
  public init(
    _ string: String, language: String? = nil, spellsOut: Bool = false, confidence: Confidence = .pinned,
    phrase: String? = nil
  ) {
    self.string = string
    self.spellsOut = spellsOut
    self.confidence = confidence
    if language != nil || phrase != nil { attributes = [Attributes(language: language, phrase: phrase)] }
  }

  /// A plain text without attributes.
  public init(stringLiteral value: String) { self.init(value) }
}
