/// What a component can know of the device it runs on.
public struct Environment: Sendable, Hashable {
  /// Whether a screen reader runs (`UIAccessibility.isVoiceOverRunning`).
  public var isScreenReaderRunning: Bool
  /// The major version of iOS.
  public var osVersion: Int
  /// BCP 47 tag of the app's language.
  public var locale: String
  /// Where the reader's cursor is (`UIAccessibility.focusedElement(using:)`); nil when no reader runs.
  public var cursor: Cursor?

  /// A place of the reader's cursor, as a component can tell it.
  public enum Cursor: Sendable, Hashable {
    /// On one of its own elements.
    case part(String)
    /// On the keys of the keyboard.
    case keyboard
    /// On something else of the screen, or on nothing.
    case elsewhere
  }

  /// Creates an environment.
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
  /// The name of `isScreenReaderRunning` until there was more than one screen reader.
  public var isVoiceOverRunning: Bool {
    get { isScreenReaderRunning }
    set { isScreenReaderRunning = newValue }
  }

  /// Creates an environment, with the old name of `isScreenReaderRunning`.
  public init(isVoiceOverRunning: Bool, osVersion: Int = 26, locale: String = "en", cursor: Cursor? = nil) {
    self.init(isScreenReaderRunning: isVoiceOverRunning, osVersion: osVersion, locale: locale, cursor: cursor)
  }
}
