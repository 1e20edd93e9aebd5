/// The information that a component can read about the device.
public struct Environment: Sendable, Hashable {
  /// Whether a screen reader runs (`UIAccessibility.isVoiceOverRunning`).
  public var isScreenReaderRunning: Bool
  /// The major version of the operating system, such as 26.
  public var osVersion: Int
  /// The BCP 47 tag of the app's language.
  public var locale: String
  /// The position of the screen reader's cursor (`UIAccessibility.focusedElement(using:)`); nil if no screen reader
  /// runs.
  public var cursor: Cursor?

  /// A position of the screen reader's cursor, as far as a component can know it.
  public enum Cursor: Sendable, Hashable {
    /// The cursor is on the component's element with this local id.
    case part(String)
    /// The cursor is on a key of the software keyboard.
    case keyboard
    /// The cursor is elsewhere on the screen, or on no element.
    case elsewhere
  }

  /// Creates an environment, by default for an English app on iOS 26 with a running screen reader.
  public init(
    isScreenReaderRunning: Bool = true, osVersion: Int = 26, locale: String = "en", cursor: Cursor? = nil
  ) {
    self.isScreenReaderRunning = isScreenReaderRunning
    self.osVersion = osVersion
    self.locale = locale
    self.cursor = cursor
  }
}

extension Environment {
  /// The former name of `isScreenReaderRunning`, from the time when VoiceOver was the only modelled screen reader.
  public var isVoiceOverRunning: Bool {
    get { isScreenReaderRunning }
    set { isScreenReaderRunning = newValue }
  }

  /// Creates an environment. The parameter `isVoiceOverRunning` is the former name of `isScreenReaderRunning`.
  public init(isVoiceOverRunning: Bool, osVersion: Int = 26, locale: String = "en", cursor: Cursor? = nil) {
    self.init(isScreenReaderRunning: isVoiceOverRunning, osVersion: osVersion, locale: locale, cursor: cursor)
  }
}
