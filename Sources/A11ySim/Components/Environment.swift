/// The information about the device that a component can read.
public struct Environment: Sendable, Hashable {
  /// Whether a screen reader runs (`UIAccessibility.isVoiceOverRunning`).
  public var isScreenReaderRunning: Bool
  /// The major version of iOS.
  public var osVersion: Int
  /// The BCP 47 tag of the app's language.
  public var locale: String
  /// The place of the reader's cursor (`UIAccessibility.focusedElement(using:)`); nil if no reader runs.
  public var cursor: Cursor?

  /// A place of the reader's cursor, as far as a component can know it.
  public enum Cursor: Sendable, Hashable {
    /// On one of the component's elements.
    case part(String)
    /// On the keys of the keyboard.
    case keyboard
    /// Elsewhere on the screen, or on nothing.
    case elsewhere
  }

  /// Creates an environment; by default for an English app on iOS 26 with a running screen reader.
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
  /// The former name of `isScreenReaderRunning`, used when only one screen reader was modelled.
  public var isVoiceOverRunning: Bool {
    get { isScreenReaderRunning }
    set { isScreenReaderRunning = newValue }
  }

  /// Creates an environment, with the former name of `isScreenReaderRunning`.
  public init(isVoiceOverRunning: Bool, osVersion: Int = 26, locale: String = "en", cursor: Cursor? = nil) {
    self.init(isScreenReaderRunning: isVoiceOverRunning, osVersion: osVersion, locale: locale, cursor: cursor)
  }
}
