import AccessibilityModel

/// A simulated device with a screen, keyboard focus, software keyboard and pasteboard, but without the screen reader. A
/// screen reader inspects the device, and asks for changes through `Reactions`.
public struct Device: Sendable {
  var screen: Screen
  /// The device's platform. A newly started screen reader can change the platform.
  public private(set) var platform: Platform
  /// The version of the operating system. A newly started screen reader can change the version.
  public private(set) var release: Version
  private(set) var environment: Environment
  var softwareKeyboard = SoftwareKeyboard()
  /// The keyboard that was used last. A deletion presses the delete key of this keyboard.
  public internal(set) var keyboard = Keyboard.software
  private(set) var pasteboard: String?
  /// Whether the copied text is the content of a secret field.
  private(set) var pasteboardIsSecret = false
  /// The virtual time since the session began.
  public internal(set) var now = Duration.zero
  /// Whether bullets replace every code that a person enters, also in speech.
  let isRedacted: Bool
  let settings: Settings
  /// Whether a screen reader enters the screen at its first element, even if a field has the keyboard focus.
  package let entersAtFirstElement: Bool
  /// The number of screens that were shown before the current screen.
  private(set) var screenNumber = 0

  init(
    _ items: [ScreenItem], idiom: AccessibilityTree.Device, platform: Platform, release: Version, locale: String,
    isScreenReaderRunning: Bool, isRedacted: Bool, secret: Set<String>, settings: Settings,
    entersAtFirstElement: Bool = false
  ) {
    screen = Screen(
      items.forms(for: platform), isRightToLeft: locale.isRightToLeftLanguage, idiom: idiom, secret: secret)
    self.platform = platform
    self.release = release
    environment = Environment(
      isScreenReaderRunning: isScreenReaderRunning, osVersion: release.major, locale: locale)
    self.isRedacted = isRedacted
    self.settings = settings
    self.entersAtFirstElement = entersAtFirstElement
  }

  // MARK: Reading

  /// The current accessibility tree of the screen.
  public var tree: AccessibilityTree { screen.treeAsItIs }

  /// The BCP 47 tag of the app's language.
  public var locale: String { environment.locale }

  /// The id of the text field that has the keyboard focus; nil if no text field has the focus.
  public var firstResponder: String? { screen.firstResponder }

  /// The element of the text field that has the keyboard focus; nil if no text field has the focus.
  public var editedField: AccessibilityElement? { screen.firstResponder.flatMap { tree[$0] } }

  /// The id of a modal element in front of the edited field, such as an alert; nil if there is none. The keyboard is
  /// then behind the modal element, so nobody can use the keyboard.
  var modalOverKeyboard: String? { screen.firstResponder.flatMap { tree.modal(besides: $0) } }

  /// The selected part of a field, in characters, and its text; nil if nothing is selected. A component does not say what of
  /// its fields is selected.
  func selection(of field: String) -> (range: Range<Int>, text: String)? {
    guard let content = screen.fields[field], let range = content.selection, !range.isEmpty else { return nil }
    return content.selected.map { (range, $0) }
  }

  /// Returns the content of a text field: the entered text, or the element's value if the field belongs to a component.
  /// Bullets replace the content of a secure field.
  public func content(of field: AccessibilityElement) -> String {
    guard let content = screen.fields[field.id]?.string else { return field.value?.string ?? "" }
    return field.text?.isSecure == true ? content.inBullets : content
  }

  /// The keys of the software keyboard; empty while no field is being edited, or while a modal element is in front of
  /// the field.
  public var keys: [SoftwareKeyboard.Key] {
    guard let text = editedField?.text, modalOverKeyboard == nil else { return [] }
    return softwareKeyboard.keys(for: text, language: environment.locale)
  }

  /// Returns the accessibility element of a key, with its id, role and label.
  ///
  /// - Parameters:
  ///   - key: a key of the software keyboard.
  ///   - language: the BCP 47 tag of the language in which the screen reader says letters.
  public func element(for key: SoftwareKeyboard.Key, language: String) -> AccessibilityElement {
    softwareKeyboard.element(for: key, language: language)
  }

  /// Returns a key's id as a transcript may show it. If the edited field is secret or codes are hidden, the ids of
  /// letter and digit keys are masked.
  public func shown(keyID id: String) -> String {
    let isHidden = isRedacted || firstResponder.map(screen.isSecret) ?? false
    return isHidden && SoftwareKeyboard.character(ofKey: id) != nil ? SoftwareKeyboard.maskedID : id
  }

  /// Returns the id of the component that an element belongs to; nil for an element of the app itself.
  public func component(of id: String) -> String? { screen.component(owning: id)?.id }

  /// Returns the word that ends if `character` is typed at the insertion point. White space and punctuation end a word.
  /// A word consists of letters and digits, with apostrophes between them.
  ///
  /// The result is nil if there is no such word, if the field belongs to a component, or if the field is secure.
  public func word(completedBy character: Character, in field: String) -> String? {
    // Unicode look-ups are slow, and most keys are letters and digits, which end no word.
    if character.utf8.count == 1, let byte = character.utf8.first,
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    {
      return nil
    }
    func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
    guard character.isWhitespace || character.isPunctuation && !isApostrophe(character),
      let content = screen.fields[field], screen.element(field)?.text?.isSecure != true
    else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    let end = before.lastIndex { !($0.isLetter || $0.isNumber || isApostrophe($0)) }
    var word = (end.map { before[before.index(after: $0)...] } ?? before).drop(while: isApostrophe)
    while let last = word.last, isApostrophe(last) { word.removeLast() }
    return word.isEmpty ? nil : String(word)
  }

  // MARK: Changing

  mutating func show(_ items: [ScreenItem]) {
    screenNumber += 1
    let earlier = screen
    screen = Screen(
      items.forms(for: platform), isRightToLeft: earlier.isRightToLeft, idiom: earlier.idiom, secret: earlier.secret)
    screen.remember(earlier)
  }

  mutating func change(locale: String) {
    environment.locale = locale
    screen.isRightToLeft = locale.isRightToLeftLanguage
  }

  mutating func send(_ input: ComponentInput, to component: String, cursor: Environment.Cursor?) -> [Effect] {
    environment.cursor = cursor
    return screen.send(input, to: component, in: environment)
  }

  mutating func readerChanged(isRunning: Bool, platform: Platform, release: Version) {
    self.platform = platform
    self.release = release
    environment.isScreenReaderRunning = isRunning
    environment.osVersion = release.major
  }

  mutating func focus(_ id: String?) {
    screen.firstResponder = id
    softwareKeyboard.showsNumbers = false
    softwareKeyboard.isShifted = false
  }

  mutating func copy(_ field: AccessibilityElement) {
    pasteboardIsSecret = screen.isSecret(field.id)
    if let selected = selection(of: field.id)?.text { return pasteboard = selected }
    pasteboard = screen.fields[field.id]?.string ?? (field.text?.length == 0 ? "" : field.value?.string)
  }
}
