import AccessibilityModel
import Locales

/// The properties of a screen reader that are known before it runs, such as its versions, settings and gestures.
public struct ScreenReaderDescriptor: Sendable {
  /// The name that scenarios use, such as `voiceover`.
  public let id: String
  /// The name that messages and lists show.
  public let name: String
  /// The platform of the reader. The simulated device has the same platform, unless the scenario names another.
  public let platform: Platform
  /// The modelled versions, oldest first. A scenario that states no version uses `newest`.
  public let versions: [Version]
  /// The BCP 47 tags of the languages for which the reader has wording.
  public let languages: [String]
  /// Returns whether the reader has wording for a BCP 47 tag. The wording for `fr` may also be used for `fr-CA`.
  public let speaks: @Sendable (_ tag: String) -> Bool
  /// The settings of the reader and of the simulator, in the order of lists and transcripts.
  public var settings: [Setting] { makeSettings() }
  // Most plays read no list of settings, and making two of them would take a tenth of the tool's start time.
  private let makeSettings: @Sendable () -> [Setting]
  /// The gestures apart from one-finger swipes, touches and double taps, which every reader has.
  public let gestures: [GestureKind]
  /// The sounds that the reader can play, in the order of lists.
  public let sounds: [Sound]
  /// The reader's own phrases.
  public let catalogue: PhraseCatalogue
  /// The styles, besides the comma list, in which tools write down what the reader says; by default, none.
  public var styles: [TranscriptStyle] = []
  /// Returns the version of the operating system to simulate with a version of the reader, unless the scenario names
  /// another. By default, both versions are equal.
  package var systemVersion: @Sendable (_ version: Version) -> Version = { $0 }
  /// The newest version that is well enough known, if there are newer ones; nil if it is the last of `versions`.
  public var known: Version?
  /// Returns what a version rests on, if that is little. A transcript shows this text as a note before the first step.
  public var evidence: @Sendable (_ version: Version) -> String? = { _ in nil }
  /// Returns the queue mode that the reader passes to the speech engine. On Android, 0 flushes the queue, 1 adds to it,
  /// and 2 destroys it. Nil if the engine has no queue modes.
  package var engineQueueMode: (@Sendable (Delivery) -> Int)?

  /// Creates a descriptor. `versions` must not be empty. `settings` is evaluated at each use. If `speaks` is nil, the
  /// reader has wording only for the tags in `languages`.
  public init(
    id: String, name: String, platform: Platform, versions: [Version], languages: [String],
    speaks: (@Sendable (_ tag: String) -> Bool)? = nil, settings: @autoclosure @escaping @Sendable () -> [Setting] = [],
    gestures: [GestureKind] = [], sounds: [Sound] = [], catalogue: PhraseCatalogue = .empty
  ) {
    precondition(!versions.isEmpty, "a screen reader needs at least one version")
    self.id = id
    self.name = name
    self.platform = platform
    self.versions = versions
    self.languages = languages
    self.speaks = speaks ?? { languages.contains($0) }
    makeSettings = settings
    self.gestures = gestures
    self.sounds = sounds
    self.catalogue = catalogue
  }

  /// The newest version that is well enough known: a scenario without a version uses it. By default, this is the last of
  /// `versions`.
  public var newest: Version { known ?? versions[versions.count - 1] }
}
