import Locales

/// The facts about a screen reader that are known before it runs, such as its versions, settings and gestures.
public struct ScreenReaderDescriptor: Sendable {
  /// The name that scenarios use, such as `voiceover`.
  public let id: String
  /// The name that messages and lists show.
  public let name: String
  /// The platform the reader runs on.
  public let platform: Platform
  /// The modelled versions, oldest first. A scenario that states no version uses the last of these versions.
  public let versions: [Version]
  /// The BCP 47 tags of the languages for which the reader has wording.
  public let languages: [String]
  /// Returns whether the reader has wording for a BCP 47 tag. The wording for `fr` may also be used for `fr-CA`.
  public let speaks: @Sendable (_ tag: String) -> Bool
  /// The reader's settings and the simulator's own settings, in the order in which lists and transcripts show them.
  public let settings: [Setting]
  /// The reader's gestures apart from swipes, touches and double taps, which every reader has.
  public let gestures: [GestureKind]
  /// The sounds that the reader can play, in the order in which lists show them.
  public let sounds: [Sound]
  /// Returns the version of the operating system for a version of the reader. The simulation uses this version unless
  /// the scenario names another one. By default, the operating system and the reader have the same version number.
  package var systemVersion: @Sendable (_ version: Version) -> Version = { $0 }
  /// Returns the queue mode that the reader passes to the speech engine of its platform: on Android, 0 to flush the
  /// queue, 1 to add to it, 2 to destroy it. Nil for a reader whose engine has no such modes.
  package var engineQueueMode: (@Sendable (Delivery) -> Int)?
  /// Returns the reader's own phrases in a language; empty for a reader that does not list them.
  package var words: @Sendable (_ tag: String) -> [LocalizedPhrase] = { _ in [] }

  /// Creates a descriptor, which needs at least one version.
  ///
  /// - Parameters:
  ///   - id: the name that scenarios use.
  ///   - name: the name that messages and lists show.
  ///   - platform: the platform the reader runs on.
  ///   - versions: the modelled versions, oldest first.
  ///   - languages: the BCP 47 tags of the languages for which the reader has wording.
  ///   - speaks: returns whether the reader has wording for a tag; by default, for exactly the listed languages.
  ///   - settings: the settings, in the order of lists and transcripts.
  ///   - gestures: the gestures apart from swipes, touches and double taps, which every reader has.
  ///   - sounds: the sounds the reader can play.
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

  /// The newest modelled version. A scenario that states no version uses this version.
  public var newest: Version { versions[versions.count - 1] }
}
