import Locales

/// A screen reader as a value with its own state, such as a cursor: it takes happenings and returns reactions.
///
/// It may look at the device. Everything else it asks for with reactions, which the session performs in order as soon
/// as the reader has returned. To use a reader that is not in `ScreenReaders.all`, pass it to whatever reads scenarios,
/// or choose it with `Reader(_:version:)`.
public protocol ScreenReader: Sendable {
  /// The facts known about the reader before it runs.
  static var descriptor: ScreenReaderDescriptor { get }

  /// Switches the reader on.
  init(_ start: ScreenReaderStart)

  /// BCP 47 tag of the reader's own wording. If the reader has no wording for the app's language, this is nil and the
  /// reader says nothing.
  var language: String? { get }

  /// Keys of phrases that the reader's language lacks; the reader leaves them out.
  var missingPhrases: [String] { get }

  /// The speaking rate, 80 to 449 words per minute.
  var wordsPerMinute: Int { get }

  /// The rules for which utterance interrupts which.
  var queueRules: any QueueRules { get }

  /// The id of the element the cursor is on, or was on before it went to the keyboard; nil for none.
  var cursor: String? { get }

  /// Whether the cursor is on the keyboard, even if it is on no particular key.
  var isOnKeyboard: Bool { get }

  /// Handles a happening: changes the reader's state and appends its reactions.
  mutating func handle(_ happening: Happening, on device: inout Device, _ reactions: inout Reactions)

  /// Returns the places where the cursor stops, in the order in which swipes to the next element reach them.
  func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop]

  /// Returns everything the reader would say of a place after a swipe from another one.
  ///
  /// - Parameters:
  ///   - stop: the place.
  ///   - groups: the groups that the cursor entered with it, from the outside in.
  func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance]
}

extension ScreenReader {
  /// No missing phrases, by default.
  public var missingPhrases: [String] { [] }

  /// 175 words per minute by default, a moderate rate.
  public var wordsPerMinute: Int { 175 }

  /// False by default: the cursor never goes to the keyboard.
  public var isOnKeyboard: Bool { false }
}

/// The conditions under which a screen reader is switched on.
public struct ScreenReaderStart: Sendable {
  /// One of the versions in the reader's descriptor.
  public var version: Version
  /// BCP 47 tag of the app's language.
  public var locale: String
  /// BCP 47 tag of the reader's own language; by default that of the app.
  public var readerLocale: String
  /// The name of the app, if it is to be said before the first element.
  public var appName: String?
  /// Recorded words of readers.
  public var wording: [LearntWording] = []
  /// The settings the person has chosen.
  public var settings: Settings
  /// The reader that ran before; a reader of the same kind may take over its state.
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
  /// The person touched an element or a key of the keyboard, given by its id.
  case touch(String)
  /// The person tapped twice, anywhere on the screen.
  case doubleTap
  /// The person made one of the reader's own gestures.
  case gesture(Gesture)
  /// Something happened on the device.
  case event(AccessibilityEvent)
  /// The person activated an element. The values are its states before and after. The reader speaks before the app's
  /// announcements about the activation.
  case acted(before: AccessibilityElement, after: AccessibilityElement)
  /// An utterance whose delivery is reported has begun.
  case began(Utterance)
  /// An utterance whose delivery is reported has ended, whether it ever began or not.
  case ended(Utterance, SpeechQueue.Outcome)
  /// A timer that the reader had scheduled has fired.
  case timer(String)
}
