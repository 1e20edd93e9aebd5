import AccessibilityModel
import Simulation

/// The OUDS PIN code input for Android: one password field under drawn cells. The content of the field is always padded
/// to its full length.
///
/// Source: Orange-OpenSource/ouds-android, `OudsPinCodeInput.kt` and its tests as of 35cb5510 (29 June 2026), which
/// were read, and issue 1206 of that repository. The text field is Compose's `BasicSecureTextField`.
package struct OUDSPinCodeInputAndroid: Component {
  private static let placeholder: Character = "-"

  /// Whether the cells have an outline; not exposed to accessibility.
  package let isOutlined: Bool

  private var length: Int
  private var helperText: String?
  private var error: String?
  /// The content of the field, always with one character for each cell.
  private var text: [Character]
  /// The number of characters before the caret. The active cell is the last cell before the caret. If the caret is
  /// before all cells, the first cell is active.
  private var caret: Int
  private var isAllSelected = false
  private var isFocused = false
  /// Whether a long press has shown the “Paste” button.
  private var isPasteOffered: Bool
  private var environment = Environment()
  private var pasteLabel: SpokenText?

  /// Creates a PIN code input. A value of another length is cut or padded. The active cell is the first empty cell, or
  /// the last cell if `value` is full. On Android, unlike on iOS, the app can change the value at any time.
  package init(
    length: OUDSPinCodeInput.Length = .six, helperText: String? = nil, error: String? = nil, isOutlined: Bool = false,
    value: String = "", isPasteOffered: Bool = false
  ) {
    self.isOutlined = isOutlined
    self.length = length.rawValue
    self.helperText = helperText
    self.error = error
    self.isPasteOffered = isPasteOffered
    text = Self.padded(Array(value), to: length.rawValue)
    caret = min(value.count + 1, length.rawValue)
    pasteLabel = Self.pasteLabel(in: environment.locale)
  }

  package var platform: Platform { .android }

  private static func padded(_ text: [Character], to length: Int) -> [Character] {
    Array(text.prefix(length)) + Array(repeating: placeholder, count: max(0, length - text.count))
  }

  private static func pasteLabel(in locale: String) -> SpokenText? {
    ComponentWording(components: locale).phrase(.oudsAndroidPaste).map(SpokenText.init)
  }

  // MARK: Tree

  package var elements: [AccessibilityElement] {
    // An error replaces the helper text, which is otherwise the content description of the field.
    let helper = helperText.flatMap { $0.isBlank ? nil : $0 }
    var field = AccessibilityElement(
      id: "1", role: .secureTextField, label: error == nil ? helper.map { SpokenText($0) } : nil, hint: error,
      text: .init(isSecure: true, length: length, insertionPoint: caret),
      drawn: String(text.map { $0 == Self.placeholder ? $0 : "•" }))
    var android = AndroidProperties()
    android.contentDescription = error == nil ? helper.map { SpokenText($0) } : nil
    android.error = error.map { SpokenText($0) }
    field.android = android
    var elements = [field]
    elements += (1...length).map { cell in
      AccessibilityElement(id: "cell\(cell)", role: .button, drawn: drawn(in: cell - 1), isHidden: true)
    }
    if let error {
      elements.append(AccessibilityElement(id: "error", role: .text, label: SpokenText(error), isHidden: true))
    } else if let helper {
      elements.append(AccessibilityElement(id: "helper", role: .text, label: SpokenText(helper), isHidden: true))
    }
    if isPasteOffered { elements.append(AccessibilityElement(id: "paste", role: .button, label: pasteLabel)) }
    return elements
  }

  private func drawn(in index: Int) -> String {
    if text[index] != Self.placeholder { return "•" }
    // The placeholder is not drawn in the active cell. While there is an error, no cell draws the placeholder.
    let isActive = isFocused && index == max(0, caret - 1)
    return isActive || error != nil ? "" : String(Self.placeholder)
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale { pasteLabel = Self.pasteLabel(in: environment.locale) }
    self.environment = environment
    switch input {
    case .environmentChanged, .submit, .timer, .gesture:
      return []
    case .appear:
      // The source observes the text from the start, so the app receives the padding before the person types.
      return [.value(String(text))]
    case .focusChanged(let part):
      isFocused = part != nil
      return []
    case .activated("paste"):
      isPasteOffered = false
      return []
    case .activated(let part):
      // A tap on a cell puts the caret directly after the cell.
      guard let cell = (1...length).first(where: { part == "cell\($0)" }) else { return [] }
      caret = cell
      isAllSelected = false
      return [.focus("1")]
    case .insertionPointMoved(let position, in: "1"):
      caret = min(max(position, 0), length)
      isAllSelected = false
      return []
    case .selectAll(in: "1"):
      isAllSelected = true
      return []
    case .insertText(let inserted, in: "1"):
      return inserted.isEmpty ? [] : insert(inserted)
    case .deleteBackward(in: "1"):
      return delete()
    case .set(let property, let value):
      return set(property, to: value)
    case .insertionPointMoved, .selectAll, .insertText, .deleteBackward:
      return []
    }
  }

  private mutating func insert(_ inserted: String) -> [Effect] {
    // Kotlin's `isDigit` accepts decimal digits of any script.
    let digits = inserted.filter { character in
      character.unicodeScalars.count == 1
        && character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
    if inserted.utf16.count > 1 {
      // A text of several UTF-16 code units replaces the whole content, even if the text contains no digit.
      return change(to: Array(digits), caret: min(digits.count, length - 1) + 1)
    }
    // A single character never replaces a selection. If all text is selected, the character is inserted at the start.
    let caret = isAllSelected ? 0 : caret
    guard let digit = digits.first else { return change(to: text, caret: max(caret, 1)) }
    var changed = text
    // If the caret is before the first cell, there is no digit to replace. The new digit is inserted, and the last
    // character is cut off.
    if caret == 0 { changed.insert(digit, at: 0) } else { changed[caret - 1] = digit }
    return change(to: changed, caret: min(caret + 1, length))
  }

  private mutating func delete() -> [Effect] {
    // Unconfirmed: that the caret stays after the last cell. The only known case is the deletion of one digit.
    if isAllSelected { return change(to: [], caret: length) }
    guard caret > 0 else { return [] }
    var changed = text
    if text[caret - 1] != Self.placeholder {
      changed[caret - 1] = Self.placeholder
      return change(to: changed, caret: caret)
    }
    guard caret > 1 else { return [] }
    changed[caret - 2] = Self.placeholder
    return change(to: changed, caret: caret - 1)
  }

  private mutating func change(to newText: [Character], caret newCaret: Int) -> [Effect] {
    let old = text
    text = Self.padded(newText, to: length)
    caret = newCaret
    isAllSelected = false
    return text == old ? [] : [.value(String(text))]
  }

  private mutating func set(_ property: String, to newValue: String) -> [Effect] {
    switch property {
    case "error", "richError": error = newValue.isEmpty ? nil : RichText(newValue, of: property).plain
    case "helperText", "richHelperText": helperText = RichText(newValue, of: property).plain
    case "pasteOffered": isPasteOffered = newValue == "true"
    case "value": return change(to: Array(newValue), caret: min(caret, length))
    case "length":
      guard let newLength = Int(newValue).flatMap(OUDSPinCodeInput.Length.init)?.rawValue else { return [] }
      length = newLength
      return change(to: text, caret: min(caret, newLength))
    default: break
    }
    return []
  }
}

extension OUDSPinCodeInputAndroid {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
