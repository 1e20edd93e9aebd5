import AccessibilityModel

/// A screen reader with its state, such as its cursor. It handles each `Happening` and appends its `Reactions`.
///
/// A reader reads the device and does not change it. The session performs the reactions, in order, after the reader
/// has returned.
///
/// To use a reader that is not in `ScreenReaders.all`, pass it to `Reader(_:version:)` or add it to the vocabulary of
/// `ScenarioParser`.
public protocol ScreenReader: Sendable {
  /// The properties of the reader that are known before it runs, such as its versions, settings and gestures.
  static var descriptor: ScreenReaderDescriptor { get }

  /// Creates the reader as it is just after a person has switched it on.
  init(_ start: ScreenReaderStart)

  /// The BCP 47 tag of the reader's own wording. Nil if the reader has no wording for its language and therefore says
  /// nothing.
  var language: String? { get }

  /// The keys of the phrases without wording in the reader's language. The reader leaves these phrases out.
  var missingPhrases: [String] { get }

  /// The speaking rate, 80 to 449 words per minute.
  var wordsPerMinute: Int { get }

  /// The rules by which a new utterance interrupts, drops or follows other utterances.
  var queueRules: any QueueRules { get }

  /// The id of the element under the cursor; nil for none. While the cursor is on the keyboard, this is the element to
  /// which the cursor returns.
  var cursor: String? { get }

  /// Whether the cursor is on the software keyboard, with or without a key under the cursor.
  var isOnKeyboard: Bool { get }

  /// The selected effect of a swipe up or down, such as `words`; nil if the person has selected none. The value is an
  /// argument of the gesture with `GestureKind.choosesSwipeUnit`.
  var swipeUnit: String? { get }

  /// Updates the reader's state for a happening, and appends the reader's reactions.
  mutating func handle(_ happening: Happening, on device: Device, _ reactions: inout Reactions)

  /// Returns the elements at which the cursor stops, in the order of swipes to the next element.
  func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop]

  /// Returns all speech for a swipe to an element, including hints. `groups` are the groups that the cursor enters with
  /// this swipe, outermost first.
  func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance]

  /// Returns the description of each of several elements of one screen. A reader that looks at the other elements of a
  /// group may do so once for all.
  func descriptions(
    of stops: [(stop: AccessibilityTree.Stop, entering: [AccessibilityElement])]
  ) -> [[Utterance]]
}

extension ScreenReader {
  /// The default value: empty, for a reader whose wording has every phrase.
  public var missingPhrases: [String] { [] }

  /// The default value: 175 words per minute, a moderate rate.
  public var wordsPerMinute: Int { 175 }

  /// The default value: false, for a reader whose cursor never goes to the keyboard.
  public var isOnKeyboard: Bool { false }

  /// The default value: nil, for a reader without a gesture that chooses a unit.
  public var swipeUnit: String? { nil }

  /// The default implementation: describes one element after the other.
  public func descriptions(
    of stops: [(stop: AccessibilityTree.Stop, entering: [AccessibilityElement])]
  ) -> [[Utterance]] {
    stops.map { description(of: $0.stop, entering: $0.entering) }
  }
}

/// The parameters for switching a screen reader on.
public struct ScreenReaderStart: Sendable {
  /// The version of the reader, one of the versions in its descriptor.
  public var version: Version
  /// The BCP 47 tag of the app's language.
  public var locale: String
  /// The BCP 47 tag of the reader's own language; by default, the app's language.
  public var readerLocale: String
  /// The app's name, which the reader says when a screen appears; nil if the reader does not say the name.
  public var appName: String?
  /// Recorded words of the reader. They replace built-in words with the confidence `guess` or `reported`.
  public var wording: [LearntWording] = []
  /// The version of the operating system; nil if the version is not known.
  public var systemVersion: Version?
  /// The person's settings. A setting that is not included has its default value.
  public var settings: Settings
  /// The screen reader that ran last; nil if none ran. A reader of the same type may take over its state.
  public var predecessor: (any ScreenReader)?

  public init(
    version: Version, locale: String = "en", readerLocale: String? = nil, appName: String? = nil,
    settings: Settings = Settings(), predecessor: (any ScreenReader)? = nil
  ) {
    self.version = version
    self.locale = locale
    self.readerLocale = readerLocale ?? locale
    self.appName = appName
    self.settings = settings
    self.predecessor = predecessor
  }
}

/// An event for a screen reader: a gesture, an event on the device, or a change in the reader's speech or timers.
public enum Happening: Sendable {
  /// The person swiped with one finger.
  case swipe(Direction)
  /// The person touched the element or key with the given id.
  case touch(String)
  /// The person tapped twice, anywhere on the screen.
  case doubleTap
  /// The person made a gesture that only some screen readers have.
  case gesture(Gesture)
  /// An event occurred on the device, such as a change of the screen.
  case event(AccessibilityEvent)
  /// The person activated an element, given before and after the activation. The reader receives this event before the
  /// app's announcements about the activation.
  case acted(before: AccessibilityElement, after: AccessibilityElement)
  /// An utterance began. The reader receives this event only if the utterance's delivery sets
  /// `isBeginningReported`.
  case began(Utterance)
  /// An utterance ended or was dropped. The reader receives this event only if the utterance's delivery sets
  /// `isReported`.
  case ended(Utterance, SpeechQueue.Outcome)
  /// A timer fired. The string is the name that the reader gave to the timer.
  case timer(String)
}
