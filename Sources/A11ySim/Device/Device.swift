/// A phone without a screen reader: its screen, the keyboard focus, the software keyboard, the pasteboard.
///
/// A screen reader looks at it, and asks for changes by `Reactions`.
public struct Device: Sendable {
  /// The app's screen; the keyboard focus is a part of it.
  var screen: Screen
  /// The system it runs.
  public private(set) var platform: Platform
  /// The version of that system.
  public private(set) var release: Version
  /// What the components can know of the device.
  private(set) var environment: Environment
  /// What of the software keyboard outlives a key.
  var softwareKeyboard = SoftwareKeyboard()
  /// The keyboard last used: its delete key is the one that is pressed.
  public internal(set) var keyboard = Keyboard.software
  /// What was copied.
  private(set) var pasteboard: String?
  /// The time since the beginning.
  public internal(set) var now = Duration.zero
  /// Whether no code a person enters is to be shown.
  let isRedacted: Bool
  /// Switches of the simulator's own.
  let settings: Settings

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - idiom: what it is shown on.
  ///   - locale: BCP 47 tag of the app's language.
  init(
    _ items: [ScreenItem], idiom: AccessibilityTree.Device, platform: Platform, release: Version, locale: String,
    isScreenReaderRunning: Bool, isRedacted: Bool, settings: Settings
  ) {
    screen = Screen(items, isRightToLeft: locale.isRightToLeftLanguage, idiom: idiom)
    self.platform = platform
    self.release = release
    environment = Environment(
      isScreenReaderRunning: isScreenReaderRunning, osVersion: release.major, locale: locale)
    self.isRedacted = isRedacted
    self.settings = settings
  }

  // MARK: Looking

  /// The accessibility tree of the screen now.
  public var tree: AccessibilityTree { mutating get { screen.tree } }

  /// BCP 47 tag of the app's language.
  public var locale: String { environment.locale }

  /// The text field that has the keyboard focus; nil for none.
  public var firstResponder: String? { screen.firstResponder }

  /// The text field that is being edited; nil for none.
  public var editedField: AccessibilityElement? {
    mutating get {
      guard let id = screen.firstResponder else { return nil }
      return screen.tree[id]
    }
  }

  /// What is in a text field, as far as the app does not hide it.
  public func content(of field: AccessibilityElement) -> String {
    screen.fields[field.id]?.string ?? field.value?.string ?? ""
  }

  /// The keys that are on the screen now; none while no field is being edited.
  public var keys: [SoftwareKeyboard.Key] {
    mutating get {
      guard let text = editedField?.text else { return [] }
      return softwareKeyboard.keys(for: text, language: environment.locale)
    }
  }

  /// A key as a screen reader's cursor comes to it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - language: BCP 47 tag of the language a letter is read in.
  public func element(for key: SoftwareKeyboard.Key, language: String) -> AccessibilityElement {
    softwareKeyboard.element(for: key, language: language)
  }

  /// The id of a key as it may be shown: not that of one which enters a character nobody is to read.
  public mutating func shown(keyID id: String) -> String {
    let isHidden = isRedacted || editedField?.text?.isSecure == true
    return isHidden && SoftwareKeyboard.character(ofKey: id) != nil ? SoftwareKeyboard.maskedID : id
  }

  /// The id of the component an element belongs to; nil for one of the app's own.
  public func component(of id: String) -> String? { screen.component(owning: id)?.id }

  /// The word that a space or a punctuation mark is about to end, where the content of the field is known: letters and
  /// digits, with the apostrophes between them.
  public func word(completedBy character: Character, in field: String) -> String? {
    // The tables of Unicode are slow, and most keys are letters and digits.
    if character.utf8.count == 1, let byte = character.utf8.first,
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    {
      return nil
    }
    func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
    guard character.isWhitespace || character.isPunctuation && !isApostrophe(character),
      let content = screen.fields[field]
    else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    let end = before.lastIndex { !($0.isLetter || $0.isNumber || isApostrophe($0)) }
    var word = (end.map { before[before.index(after: $0)...] } ?? before).drop(while: isApostrophe)
    while let last = word.last, isApostrophe(last) { word.removeLast() }
    return word.isEmpty ? nil : String(word)
  }

  // MARK: Changing

  /// Puts another screen in the place of the one there is.
  mutating func show(_ items: [ScreenItem]) {
    screen = Screen(items, isRightToLeft: screen.isRightToLeft, idiom: screen.idiom)
  }

  /// Gives an input to a component.
  /// - Returns: what follows from it.
  mutating func send(_ input: ComponentInput, to component: String, cursor: Environment.Cursor?) -> [Effect] {
    environment.cursor = cursor
    return screen.send(input, to: component, in: environment)
  }

  /// Another screen reader runs, or none, on the system it is made for.
  mutating func readerChanged(isRunning: Bool, platform: Platform, release: Version) {
    self.platform = platform
    self.release = release
    environment.isScreenReaderRunning = isRunning
    environment.osVersion = release.major
  }

  /// Moves the keyboard focus, or takes it away.
  mutating func focus(_ id: String?) {
    screen.firstResponder = id
    softwareKeyboard.showsNumbers = false
    softwareKeyboard.isShifted = false
  }

  /// Keeps the content of a text field for a paste.
  mutating func copy(_ field: AccessibilityElement) {
    pasteboard = screen.fields[field.id]?.string ?? (field.text?.length == 0 ? "" : field.value?.string)
  }
}
