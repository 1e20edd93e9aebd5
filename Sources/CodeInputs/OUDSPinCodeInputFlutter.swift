import AccessibilityModel
import Locales
import Simulation

/// The OUDS PIN code input for Flutter: a row of live regions over one text field that is hidden from assistive
/// technology.
///
/// Source: Orange-OpenSource/ouds-flutter, `ouds_pin_code_input.dart` and `ouds_digit_input.dart` as of 7061bca3 (19
/// June 2026), which were read; and issues 486, 487, 555, 628, 649, 735, 749, 776, 791 and 853 of that repository.
package struct OUDSPinCodeInputFlutter: Component {
  /// Whether the cells have an outline; not exposed to accessibility.
  package let isOutlined: Bool
  /// Whether digits are drawn and spoken. If not, bullets are drawn and the labels contain no digits.
  package let showsDigits: Bool

  private var length: Int
  private var helperText: String?
  private var error: String?
  private var content: EditableText
  private var isFocused = false
  /// The names of the timers for pending announcements. Each announcement is made 0.1 s after a change of the content.
  private var pending: Set<String> = []
  private var changes = 0
  private var environment = Environment()
  private var words: Words

  /// Creates a PIN code input. Only the ASCII digits of `value` are kept, up to the length. Unlike on iOS, the app can
  /// change the value at any time.
  package init(
    length: OUDSPinCodeInput.Length = .six, helperText: String? = nil, error: String? = nil, isOutlined: Bool = false,
    showsDigits: Bool = false, value: String = ""
  ) {
    self.isOutlined = isOutlined
    self.showsDigits = showsDigits
    self.length = length.rawValue
    self.helperText = helperText
    self.error = error
    content = EditableText(Self.sanitized(value, length: length.rawValue))
    words = Words(locale: environment.locale)
  }

  package var platform: Platform { .flutter }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private static func sanitized(_ text: String, length: Int) -> String {
    String(text.filter(isDigit).prefix(length))
  }

  // MARK: Tree

  /// The current elements. The helper text or error is hidden, because the row's hint contains the same text.
  package var elements: [AccessibilityElement] {
    let field = AccessibilityElement(
      id: "field", role: .textField, value: content.string.isEmpty ? nil : SpokenText(content.string),
      text: .init(length: content.string.count, insertionPoint: content.insertionPoint),
      drawn: "", isHidden: true)
    let digits = Array(content.string)
    let cells = (0..<length).map { index in
      let digit = index < digits.count ? String(digits[index]) : ""
      let shown = showsDigits ? digit : digit.isEmpty ? "" : "●"
      // The active cell draws only the text cursor, even if the cell has content. The app chooses the placeholder,
      // which is a hyphen in the samples.
      let drawn = isFocused && index == active ? "" : digit.isEmpty ? "-" : shown
      var cell = AccessibilityElement(
        id: String(index + 1), role: .text, label: words.cell(index, digit: showsDigits ? digit : ""),
        hint: words.hint?.string, drawn: drawn)
      var android = AndroidProperties()
      android.liveRegion = .polite
      android.contentDescription = Self.description(cell)
      cell.android = android
      return cell
    }
    var row = AccessibilityElement(
      id: "group", role: .group, label: error == nil ? words.row[length] : words.error,
      hint: error ?? helperText.flatMap { $0.isEmpty ? nil : $0 }, children: cells)
    var android = AndroidProperties()
    android.contentDescription = Self.description(row)
    row.android = android
    var elements = [field, row]
    if let error {
      elements.append(AccessibilityElement(id: "error", role: .text, label: SpokenText(error), isHidden: true))
    } else if let helperText, !helperText.isEmpty {
      elements.append(AccessibilityElement(id: "helper", role: .text, label: SpokenText(helperText), isHidden: true))
    }
    return elements
  }

  /// Returns the Android content description that Flutter makes from an element: the label and the hint, joined with a
  /// comma. The comma is a guess.
  private static func description(_ element: AccessibilityElement) -> SpokenText? {
    guard let hint = element.hint else { return element.label }
    guard let label = element.label else { return SpokenText(hint) }
    var description = label
    description.string += ", " + hint
    description.confidence = .guess
    return description
  }

  /// The index of the cell with the text cursor: the first empty cell, or the last cell if all are full.
  private var active: Int { min(content.string.count, length - 1) }

  private struct Words {
    /// The labels of the row. Each key is a number of cells.
    var row: [Int: SpokenText] = [:]
    var error: SpokenText?
    var hint: SpokenText?
    private let wording: ComponentWording
    private let ordinals: [LocalizedPhrase?]
    private let role: String

    init(locale: String) {
      let wording = ComponentWording(components: locale)
      self.wording = wording
      let language = wording.language(of: .oudsFlutterDigit)
      ordinals = (1...8).map { wording.phrase(.oudsFlutterDigit, .text(Self.ordinal($0, in: language))) }
      role = wording.phrase(.oudsFlutterRole)?.text ?? ""
      error = wording.phrase(.oudsFlutterError).map(SpokenText.init)
      hint = wording.phrase(.oudsFlutterHint).map(SpokenText.init)
      for length in OUDSPinCodeInput.Length.allCases.map(\.rawValue) {
        row[length] = wording.phrase(.oudsFlutterRow, .integer(length)).map(SpokenText.init)
      }
    }

    /// Returns an ordinal in English or French, formed as in the component's source code; a plain number in other
    /// languages.
    private static func ordinal(_ position: Int, in language: String) -> String {
      switch language {
      case "fr": position == 1 ? "1er" : "\(position)ème"
      case "en": position == 1 ? "1st" : position == 2 ? "2nd" : position == 3 ? "3rd" : "\(position)th"
      default: String(position)
      }
    }

    /// Returns the label of a cell: position, digit and role. Both commas remain if the digit is hidden or missing.
    func cell(_ index: Int, digit: String) -> SpokenText? {
      ordinals[index].map { ordinal in
        var label = SpokenText(ordinal)
        label.string += ", \(digit), \(role)"
        return label
      }
    }

    func position(_ index: Int, of length: Int) -> SpokenText? {
      wording.phrase(.oudsFlutterPosition, .integer(index + 1), .integer(length)).map(SpokenText.init)
    }
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale { words = Words(locale: environment.locale) }
    self.environment = environment
    switch input {
    case .focusChanged(let part):
      isFocused = part != nil
      return []
    case .insertText(let text, in: "field"):
      return insert(text)
    case .deleteBackward(in: "field"):
      var changed = content
      _ = changed.deleteBackward()
      return change(to: changed)
    case .timer(let name):
      guard pending.remove(name) != nil, let position = words.position(active, of: length) else { return [] }
      return [.announce(Announcement(position))]
    case .set(let property, let value):
      return set(property, to: value)
    // In the source, the field ignores selections and taps, and a tap on the row begins editing. In a scenario, the
    // person touches the field instead of the row.
    case .environmentChanged, .appear, .activated, .insertionPointMoved, .selectAll, .submit, .gesture, .insertText,
      .deleteBackward:
      return []
    }
  }

  private mutating func insert(_ text: String) -> [Effect] {
    if text.count > 1 {
      // The field offers no paste. A long press on the row replaces the whole content with the digits of the clipboard.
      return change(to: EditableText(Self.sanitized(text, length: length)))
    }
    // The source limits the length before it removes letters, so a full field accepts no more text.
    guard content.string.count < length, text.allSatisfy(Self.isDigit), !text.isEmpty else { return [] }
    var changed = content
    changed.insert(text)
    return change(to: changed)
  }

  /// Models the component's text listener, which reports a changed value to the app. A complete code also closes the
  /// keyboard and is reported as complete. Otherwise a focused field announces the position of the active cell 0.1 s
  /// later.
  private mutating func change(to newContent: EditableText) -> [Effect] {
    let isChanged = newContent.string != content.string
    content = newContent
    guard isChanged else { return [] }
    let code = content.string
    guard code.count < length else { return [.value(code)] + (isFocused ? [.focus(nil)] : []) + [.completed(code)] }
    guard isFocused else { return [.value(code)] }
    changes &+= 1
    let name = "announce \(changes)"
    pending.insert(name)
    return [.value(code), .schedule(name, after: .milliseconds(100))]
  }

  private mutating func set(_ property: String, to newValue: String) -> [Effect] {
    switch property {
    case "error", "richError": error = newValue.isEmpty ? nil : RichText(newValue, of: property).plain
    case "helperText", "richHelperText": helperText = RichText(newValue, of: property).plain
    case "value": return change(to: EditableText(Self.sanitized(newValue, length: length)))
    case "length":
      guard let newLength = Int(newValue).flatMap(OUDSPinCodeInput.Length.init)?.rawValue else { return [] }
      length = newLength
      return change(to: EditableText(Self.sanitized(content.string, length: newLength)))
    default: break
    }
    return []
  }
}

extension OUDSPinCodeInputFlutter {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
