/// A simulated device with a screen, keyboard focus, software keyboard and pasteboard, but without the screen reader.
///
/// A screen reader inspects the device, and asks for changes through `Reactions`.
public struct Device: Sendable {
  /// The app's screen, which includes the keyboard focus.
  var screen: Screen
  /// The device's platform.
  public private(set) var platform: Platform
  /// The version of the device's operating system.
  public private(set) var release: Version
  /// The information that components can read about the device.
  private(set) var environment: Environment
  /// The software keyboard. Its state is kept between key presses.
  var softwareKeyboard = SoftwareKeyboard()
  /// The keyboard that was used last. A deletion presses the delete key of this keyboard.
  public internal(set) var keyboard = Keyboard.software
  /// The text that was copied last; nil if no text was copied.
  private(set) var pasteboard: String?
  /// Whether the text that was copied last was entered into a secure field.
  private(set) var pasteboardIsSecret = false
  /// The virtual time since the session began.
  public internal(set) var now = Duration.zero
  /// Whether bullets replace every code that a person enters, also in speech.
  let isRedacted: Bool
  /// The simulator's own settings for device behaviour that is not known.
  let settings: Settings
  /// The number of screens that were shown before the current screen.
  private(set) var screenNumber = 0

  /// Creates a device that shows the items. The locale decides whether the layout runs from right to left.
  ///
  /// - Parameters:
  ///   - idiom: the kind of device that shows the screen.
  ///   - locale: the BCP 47 tag of the app's language.
  init(
    _ items: [ScreenItem], idiom: AccessibilityTree.Device, platform: Platform, release: Version, locale: String,
    isScreenReaderRunning: Bool, isRedacted: Bool, settings: Settings
  ) {
    screen = Screen(items.forms(for: platform), isRightToLeft: locale.isRightToLeftLanguage, idiom: idiom)
    self.platform = platform
    self.release = release
    environment = Environment(
      isScreenReaderRunning: isScreenReaderRunning, osVersion: release.major, locale: locale)
    self.isRedacted = isRedacted
    self.settings = settings
  }

  // MARK: Reading

  /// The current accessibility tree of the screen. The getter rebuilds the tree if necessary.
  public var tree: AccessibilityTree { mutating get { screen.tree } }

  /// The BCP 47 tag of the app's language.
  public var locale: String { environment.locale }

  /// The id of the text field that has the keyboard focus; nil if no text field has the focus.
  public var firstResponder: String? { screen.firstResponder }

  /// The text field that is being edited; nil if no text field is being edited.
  public var editedField: AccessibilityElement? {
    mutating get {
      guard let id = screen.firstResponder else { return nil }
      return screen.tree[id]
    }
  }

  /// The id of an alert, a sheet or another modal element in front of the edited field; nil if there is none. The
  /// keyboard is then behind the modal element, so nobody can use the keyboard.
  var modalOverKeyboard: String? {
    mutating get {
      guard let field = screen.firstResponder else { return nil }
      return screen.tree.modal(besides: field)
    }
  }

  /// Returns the content of a text field. For a component's field, this is the element's value, or an empty text.
  /// Bullets replace content that was entered while the field was secure.
  public func content(of field: AccessibilityElement) -> String {
    guard let content = screen.fields[field.id]?.string else { return field.value?.string ?? "" }
    return screen.isSecret(field.id) ? content.inBullets : content
  }

  /// The keys of the software keyboard for the edited field; empty while no field is being edited, or while a modal
  /// element is in front of the field.
  public var keys: [SoftwareKeyboard.Key] {
    mutating get {
      guard let text = editedField?.text, modalOverKeyboard == nil else { return [] }
      return softwareKeyboard.keys(for: text, language: environment.locale)
    }
  }

  /// Returns the accessibility element of a key, with its id, role and label.
  ///
  /// - Parameters:
  ///   - key: a key of the software keyboard.
  ///   - language: the BCP 47 tag of the language in which the screen reader says letters.
  public func element(for key: SoftwareKeyboard.Key, language: String) -> AccessibilityElement {
    softwareKeyboard.element(for: key, language: language)
  }

  /// Returns a key's id as a transcript may show it. The ids of letter and digit keys are masked if the edited field is
  /// secure or if codes are hidden.
  public mutating func shown(keyID id: String) -> String {
    let isHidden = isRedacted || editedField?.text?.isSecure == true
    return isHidden && SoftwareKeyboard.character(ofKey: id) != nil ? SoftwareKeyboard.maskedID : id
  }

  /// Returns the id of the component that an element belongs to; nil for an element of the app itself.
  public func component(of id: String) -> String? { screen.component(owning: id)?.id }

  /// Returns the word that `character` is about to end. Returns nil if the character ends no word, if the field belongs
  /// to a component, or if the field's content is secret. White space and punctuation marks end a word. A word consists
  /// of letters and digits, with apostrophes between them.
  public func word(completedBy character: Character, in field: String) -> String? {
    // Unicode look-ups are slow, and most keys are letters and digits, which end no word.
    if character.utf8.count == 1, let byte = character.utf8.first,
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    {
      return nil
    }
    func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
    guard character.isWhitespace || character.isPunctuation && !isApostrophe(character),
      let content = screen.fields[field], !screen.isSecret(field)
    else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    let end = before.lastIndex { !($0.isLetter || $0.isNumber || isApostrophe($0)) }
    var word = (end.map { before[before.index(after: $0)...] } ?? before).drop(while: isApostrophe)
    while let last = word.last, isApostrophe(last) { word.removeLast() }
    return word.isEmpty ? nil : String(word)
  }

  // MARK: Changing

  /// Replaces the screen with a new screen. The state of the old screen is discarded.
  mutating func show(_ items: [ScreenItem]) {
    screenNumber += 1
    screen = Screen(items.forms(for: platform), isRightToLeft: screen.isRightToLeft, idiom: screen.idiom)
  }

  /// Changes the language of the app to the language with this BCP 47 tag, and adapts the direction of the layout.
  mutating func change(locale: String) {
    environment.locale = locale
    screen.isRightToLeft = locale.isRightToLeftLanguage
  }

  /// Sends an input to a component, which can read the device's environment.
  /// - Parameter cursor: the position of the screen reader's cursor; nil if no screen reader runs.
  /// - Returns: the effects of the input.
  mutating func send(_ input: ComponentInput, to component: String, cursor: Environment.Cursor?) -> [Effect] {
    environment.cursor = cursor
    return screen.send(input, to: component, in: environment)
  }

  /// Updates the device after the screen reader was switched on or off.
  mutating func readerChanged(isRunning: Bool, platform: Platform, release: Version) {
    self.platform = platform
    self.release = release
    environment.isScreenReaderRunning = isRunning
    environment.osVersion = release.major
  }

  /// Moves the keyboard focus to a text field; nil removes the focus. The software keyboard switches to lower-case
  /// letters.
  mutating func focus(_ id: String?) {
    screen.firstResponder = id
    softwareKeyboard.showsNumbers = false
    softwareKeyboard.isShifted = false
  }

  /// Copies the content of a text field to the pasteboard.
  mutating func copy(_ field: AccessibilityElement) {
    pasteboardIsSecret = screen.isSecret(field.id)
    pasteboard = screen.fields[field.id]?.string ?? (field.text?.length == 0 ? "" : field.value?.string)
  }
}
