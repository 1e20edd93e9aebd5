import Locales

/// A phrase in one language, with its confidence and source.
public typealias LocalizedPhrase = Locales.LocalizedPhrase

/// The own phrases of a screen reader, or of components, as code that knows neither sees them. Phrases have keys, and
/// segments of utterances name these keys.
public struct PhraseCatalogue: Sendable {
  /// A digest that changes with the texts, confidences and sources. Kept transcripts name it.
  public let digest: String
  /// The BCP 47 tags of the languages that have phrases, sorted.
  public let languages: [String]
  /// Returns all phrases of a language, in the order of the keys, as texts whose placeholders are not filled in. Empty
  /// if the language has none.
  public let phrases: @Sendable (_ language: String) -> [LocalizedPhrase]
  /// Returns the phrase with a key, as a text whose placeholders are not filled in. Nil if the language lacks it, or
  /// the catalogue has no such key.
  public let phrase: @Sendable (_ key: String, _ language: String) -> LocalizedPhrase?
  /// Returns whether the catalogue has a key, in any language.
  public let has: @Sendable (_ key: String) -> Bool
  /// Returns the meanings of the phrase with a key; empty for a phrase that neither a condition nor a rule asks for.
  public let meanings: @Sendable (_ key: String) -> [PhraseMeaning]
  /// Returns the part of an element or event that the phrase with a key speaks. Nil for a phrase of the app, such as
  /// the label of a component.
  public let source: @Sendable (_ key: String) -> Segment.Source?
  /// Returns the index of the phrases in all languages. It takes milliseconds to build, so a catalogue with many
  /// phrases keeps the one that it returns.
  package var index: @Sendable () -> PhraseIndex

  /// Creates a catalogue from phrases in all languages. Use it where there are few phrases.
  public init(
    digest: String, phrases: [LocalizedPhrase], meanings: @escaping @Sendable (_ key: String) -> [PhraseMeaning],
    source: @escaping @Sendable (_ key: String) -> Segment.Source?
  ) {
    self.init(
      digest: digest, languages: Set(phrases.map(\.language)).sorted(),
      phrases: { language in phrases.filter { $0.language == language } },
      phrase: { key, language in phrases.first { $0.key == key && $0.language == language } },
      has: { key in phrases.contains { $0.key == key } }, meanings: meanings, source: source,
      index: { PhraseIndex(phrases) })
  }

  package init(
    digest: String, languages: [String], phrases: @escaping @Sendable (_ language: String) -> [LocalizedPhrase],
    phrase: @escaping @Sendable (_ key: String, _ language: String) -> LocalizedPhrase?,
    has: @escaping @Sendable (_ key: String) -> Bool,
    meanings: @escaping @Sendable (_ key: String) -> [PhraseMeaning],
    source: @escaping @Sendable (_ key: String) -> Segment.Source?, index: @escaping @Sendable () -> PhraseIndex
  ) {
    self.digest = digest
    self.languages = languages
    self.phrases = phrases
    self.phrase = phrase
    self.has = has
    self.meanings = meanings
    self.source = source
    self.index = index
  }

  /// A catalogue without phrases, for a reader that says only texts of the app.
  public static let empty = PhraseCatalogue(digest: "", phrases: [], meanings: { _ in [] }, source: { _ in nil })
}

extension PhraseCatalogue: Hashable {
  /// Compares the digests.
  public static func == (a: PhraseCatalogue, b: PhraseCatalogue) -> Bool { a.digest == b.digest }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension [PhraseCatalogue] {
  /// Returns whether a phrase has a meaning. Nil stands for a text of the app, which has none.
  package func isPhrase(_ key: String?, _ meaning: PhraseMeaning) -> Bool {
    guard let key else { return false }
    return contains { $0.meanings(key).contains(meaning) }
  }

  /// Returns the part of an element or event that the phrase with a key speaks. Nil for a text of the app.
  package func source(of key: String) -> Segment.Source? {
    for catalogue in self where catalogue.has(key) { return catalogue.source(key) }
    return nil
  }

  /// Returns the phrase with a key; nil if the language lacks it, or no catalogue has the key.
  package func phrase(_ key: String, in language: String) -> LocalizedPhrase? {
    first { $0.has(key) }?.phrase(key, language)
  }

  /// The catalogues' digests, joined.
  package var digest: String { map(\.digest).filter { !$0.isEmpty }.joined(separator: "-") }
}
