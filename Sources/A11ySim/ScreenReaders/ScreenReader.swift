import Locales

/// A screen reader as a value with a state of its own, such as a cursor: happenings in, reactions out.
///
/// It may look at the device and asks for everything else by its reactions, which are done in their order as soon as it
/// has returned. A reader that is not in `ScreenReaders.all` is given to whatever reads scenarios, or chosen with
/// `Reader(_:version:)`.
public protocol ScreenReader: Sendable {
  /// What is known of the reader before it runs.
  static var descriptor: ScreenReaderDescriptor { get }

  /// Creates the reader as it is when it is switched on.
  init(_ start: ScreenReaderStart)

  /// BCP 47 tag of the language its own words are in; nil where it has none for the app's language. It says nothing then.
  var language: String? { get }

  /// Keys of phrases that its language lacks: it leaves them out.
  var missingPhrases: [String] { get }

  /// How fast it speaks, 80 to 449 words per minute.
  var wordsPerMinute: Int { get }

  /// Who cuts whom.
  var queueRules: any QueueRules { get }

  /// The element its cursor is on, or was on before it went to the keyboard; nil for none.
  var cursor: String? { get }

  /// Whether its cursor is on the keys of the keyboard.
  var isOnKeyboard: Bool { get }

  /// Takes what happened, changes its state, and says what follows.
  mutating func handle(_ happening: Happening, on device: inout Device, _ reactions: inout Reactions)

  /// The places its cursor stops at, in the order of a swipe to the next.
  func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop]

  /// Everything it would say of a place a swipe came to from another one.
  ///
  /// - Parameters:
  ///   - stop: the place.
  ///   - groups: the groups that were entered with it, from the outside in.
  func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance]
}

extension ScreenReader {
  /// None.
  public var missingPhrases: [String] { [] }

  /// 175, a moderate rate.
  public var wordsPerMinute: Int { 175 }

  /// It never is.
  public var isOnKeyboard: Bool { false }
}

/// What a screen reader is switched on with.
public struct ScreenReaderStart: Sendable {
  /// One of the versions in its descriptor.
  public var version: Version
  /// BCP 47 tag of the app's language.
  public var locale: String
  /// What the person has set.
  public var settings: Settings
  /// The reader that ran before it, whose state a reader of the same kind may take over.
  public var predecessor: (any ScreenReader)?

  /// Creates a start.
  public init(
    version: Version, locale: String = "en", settings: Settings = Settings(), predecessor: (any ScreenReader)? = nil
  ) {
    self.version = version
    self.locale = locale
    self.settings = settings
    self.predecessor = predecessor
  }
}

/// What can happen to a screen reader.
public enum Happening: Sendable {
  /// The person swiped with one finger.
  case swipe(Direction)
  /// The person touched an element, or a key of the keyboard, by its id.
  case touch(String)
  /// The person tapped twice, anywhere.
  case doubleTap
  /// The person made a gesture of the reader's own.
  case gesture(Gesture)
  /// Something happened on the device.
  case event(AccessibilityEvent)
  /// An element was activated: what it was, and what it has become. What the app says of it is held back until the reader
  /// has spoken.
  case acted(before: AccessibilityElement, after: AccessibilityElement)
  /// An utterance whose delivery is reported began.
  case began(Utterance)
  /// An utterance whose delivery is reported ended, whether it ever began or not.
  case ended(Utterance, SpeechQueue.Outcome)
  /// A timer that the reader had scheduled.
  case timer(String)
}
