/// What is known of a screen reader before it runs: what scenarios can say of it.
public struct ScreenReaderDescriptor: Sendable {
  /// What scenarios call it.
  public let id: String
  /// What people call it.
  public let name: String
  /// The system it reads.
  public let platform: Platform
  /// The versions that are modelled, oldest first; the last is what the bare id means.
  public let versions: [Version]
  /// BCP 47 tags of the languages its words are known in.
  public let languages: [String]
  /// Whether its words are known in a language, by its BCP 47 tag: `fr-CA` may be served by `fr`.
  public let speaks: @Sendable (_ tag: String) -> Bool
  /// What a person can set, and the simulator's own switches, in the order in which they are listed.
  public let settings: [Setting]
  /// Its gestures besides those that every reader has.
  public let gestures: [GestureKind]
  /// Its sounds.
  public let sounds: [Sound]

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - id: the name that scenarios use.
  ///   - name: the name that people use.
  ///   - platform: the system it reads.
  ///   - versions: oldest first; at least one.
  ///   - languages: BCP 47 tags of the languages its words are known in.
  ///   - speaks: whether its words are known in a language; exactly the languages listed unless given.
  ///   - settings: its settings, in the order in which they are listed.
  ///   - gestures: its gestures besides those that every reader has.
  ///   - sounds: its sounds.
  public init(
    id: String, name: String, platform: Platform, versions: [Version], languages: [String],
    speaks: (@Sendable (_ tag: String) -> Bool)? = nil, settings: [Setting] = [], gestures: [GestureKind] = [],
    sounds: [Sound] = []
  ) {
    precondition(!versions.isEmpty, "a screen reader has a version")
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
