import Locales

/// How one screen reader, in one version, speaks: events in, utterances out.
public protocol ScreenReaderProfile: Sendable {
  /// What scenarios call the reader, such as `voiceover`.
  static var id: String { get }

  /// The version that is modelled, as scenarios write it after the `@`.
  var version: Int { get }

  /// What is said about an event, in order. The first cuts or queues by its priority, the others follow it; an utterance
  /// with the reason `hint` is kept back by the queue.
  func utterances(for event: AccessibilityEvent, in context: ReaderContext) -> [Utterance]

  /// The sound that goes with an event, if there is one.
  func sound(for event: AccessibilityEvent, in context: ReaderContext) -> Sound?
}

/// The screen readers there are.
public enum ScreenReaders {
  /// A reader as scenarios name it.
  public struct Kind: Sendable {
    /// What scenarios call it.
    public let id: String
    /// Oldest first; the last is what the bare id means.
    public let versions: [Int]
    /// BCP 47 tags its words are there in.
    public let languages: [String]
    /// Makes the profile of one of `versions`.
    public let make: @Sendable (_ version: Int) -> any ScreenReaderProfile
  }

  /// Every reader that a scenario can name.
  public static let all: [Kind] = [
    Kind(
      id: VoiceOver.id, versions: VoiceOver.versions, languages: Wording.voiceOverLanguages,
      make: { VoiceOver(version: $0) })
  ]
}

/// Which screen reader runs: one in a version, or none.
public struct Reader: Sendable, Hashable {
  /// As scenarios write it: `voiceover` or `none`.
  public let id: String
  /// The major version of iOS; nil for none.
  public let version: Int?

  /// iOS VoiceOver as of the newest modelled version.
  public static let voiceOver = Reader.voiceOver(version: VoiceOver.versions.last!)

  /// iOS VoiceOver in one of `VoiceOver.versions`.
  public static func voiceOver(version: Int) -> Reader { Reader(id: VoiceOver.id, version: version) }

  /// iOS VoiceOver as of the oldest modelled version.
  static let oldestVoiceOver = Reader.voiceOver(version: VoiceOver.versions[0])

  /// No screen reader: effects only.
  public static let none = Reader(id: "none", version: nil)

  /// The major version of iOS it runs on.
  var osVersion: Int { version ?? VoiceOver.versions.last! }

  /// The profile that speaks; nil for none.
  var profile: (any ScreenReaderProfile)? { version.map { VoiceOver(version: $0) } }
}

extension Reader: CustomStringConvertible {
  /// As scenarios write it: `voiceover`, `voiceover@17`, `none`.
  public var description: String {
    version.map { $0 == VoiceOver.versions.last! ? id : "\(id)@\($0)" } ?? id
  }
}
