/// The facts about a screen reader that are known before it runs, such as its versions, settings and gestures.
public struct ScreenReaderDescriptor: Sendable {
  /// The name scenarios use, such as `voiceover`.
  public let id: String
  /// The name that people use.
  public let name: String
  /// The platform the reader runs on.
  public let platform: Platform
  /// The modelled versions, oldest first; the bare id means the last.
  public let versions: [Version]
  /// BCP 47 tags of the languages the reader has wording for.
  public let languages: [String]
  /// Tells whether the reader has wording for a BCP 47 tag: `fr-CA` may be served by `fr`.
  public let speaks: @Sendable (_ tag: String) -> Bool
  /// The person's settings and the simulator's own switches, in the order in which they are listed.
  public let settings: [Setting]
  /// The reader's own gestures, besides those that every reader has.
  public let gestures: [GestureKind]
  /// The reader's sounds.
  public let sounds: [Sound]

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - id: the name that scenarios use.
  ///   - name: the name that people use.
  ///   - platform: the system it reads.
  ///   - versions: oldest first; at least one.
  ///   - languages: BCP 47 tags of the languages its words are known in.
  ///   - speaks: whether the reader has wording for a tag; by default exactly the listed languages.
  ///   - settings: its settings, in the order in which they are listed.
  ///   - gestures: its gestures besides those that every reader has.
  ///   - sounds: its sounds.
  public init(
    id: String, name: String, platform: Platform, versions: [Version], languages: [String],
    speaks: (@Sendable (_ tag: String) -> Bool)? = nil, settings: [Setting] = [], gestures: [GestureKind] = [],
    sounds: [Sound] = []
  ) {
    precondition(!versions.isEmpty, "a screen reader needs at least one version")
    self.id = id
    self.name = name
    self.platform = platform
    self.versions = versions
    self.languages = languages
    self.speaks = speaks ?? { languages.contains($0) }
    self.settings = settings
    self.gestures = gestures
    self.sounds = sounds
  }

  /// The version that the bare id means.
  public var newest: Version { versions[versions.count - 1] }
}
