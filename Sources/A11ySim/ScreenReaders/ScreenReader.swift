import Locales

/// A screen reader with its own state, such as a cursor. It handles each `Happening` and appends its `Reactions`.
///
/// A reader may look at the device but does not change it. It asks for changes and speech with reactions, which the
/// session performs in order after the reader has returned. A reader that is not in `ScreenReaders.all` can be added to
/// the vocabulary of `ScenarioParser`, or chosen with `Reader(_:version:)`.
public protocol ScreenReader: Sendable {
  /// The facts about the reader that are known before it runs, such as its versions, settings and gestures.
  static var descriptor: ScreenReaderDescriptor { get }

  /// Creates the screen reader in its state just after a person switches it on.
  init(_ start: ScreenReaderStart)

  /// The BCP 47 tag of the reader's own wording; nil if the reader has no wording for its language and therefore says
  /// nothing.
  var language: String? { get }

  /// The keys of the phrases that have no wording in the reader's language. The reader does not say these phrases.
  var missingPhrases: [String] { get }

  /// The speaking rate, 80 to 449 words per minute.
  var wordsPerMinute: Int { get }

  /// The rules that decide which utterance interrupts which.
  var queueRules: any QueueRules { get }

  /// The id of the element under the cursor; nil for none. While the cursor is on the keyboard, this is the element to
  /// which the cursor returns.
  var cursor: String? { get }

  /// Whether the cursor is on the keyboard, even if it is on no particular key.
  var isOnKeyboard: Bool { get }

  /// The unit by which a swipe up or down moves, or what it changes: an argument of the gesture that chooses it
  /// (`GestureKind.choosesSwipeUnit`). Nil if the person has chosen none.
  var swipeUnit: String? { get }

  /// Handles a happening: changes the reader's state and appends its reactions.
  mutating func handle(_ happening: Happening, on device: inout Device, _ reactions: inout Reactions)

  /// Returns the elements at which the cursor stops, in the order in which swipes to the next element reach them.
  func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop]

  /// Returns everything the reader says when a swipe moves the cursor to an element.
  ///
  /// - Parameters:
  ///   - stop: the element, with the groups around it.
  ///   - groups: the groups that the cursor enters with this swipe, outermost first.
  func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance]
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
}

/// The conditions under which a screen reader is switched on.
public struct ScreenReaderStart: Sendable {
  /// The version of the reader, one of the modelled versions in its descriptor.
  public var version: Version
  /// The BCP 47 tag of the app's language.
  public var locale: String
  /// The BCP 47 tag of the reader's own language; by default, the app's language.
  public var readerLocale: String
  /// The name of the app, which the reader says before the first element; nil if the reader does not say the name.
  public var appName: String?
  /// Recorded words of the reader, which replace words of the model.
  public var wording: [LearntWording] = []
  /// The version of the operating system; nil if the version is not known.
  public var systemVersion: Version?
  /// The settings that the person has chosen.
  public var settings: Settings
  /// The screen reader that ran before; nil if none did. A reader of the same type may take over its state.
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

/// An event that a screen reader handles.
public enum Happening: Sendable {
  /// The person swiped with one finger.
  case swipe(Direction)
  /// The person touched an element or a key of the keyboard. The string is the id of the element or key.
  case touch(String)
  /// The person tapped twice, anywhere on the screen.
  case doubleTap
  /// The person made a gesture other than a swipe with one finger, a touch or a double tap.
  case gesture(Gesture)
  /// The system reported an event on the device.
  case event(AccessibilityEvent)
  /// The person activated an element. The values are the element before and after the activation. The reader speaks
  /// about the activation before it says the app's announcements about the activation.
  case acted(before: AccessibilityElement, after: AccessibilityElement)
  /// An utterance began. The reader receives this event only if the utterance's delivery sets
  /// `isBeginningReported`.
  case began(Utterance)
  /// An utterance ended, or was dropped before it began. The reader receives this event only if the utterance's
  /// delivery sets `isReported`.
  case ended(Utterance, SpeechQueue.Outcome)
  /// A timer that the reader scheduled has fired. The string is the timer's name.
  case timer(String)
}
