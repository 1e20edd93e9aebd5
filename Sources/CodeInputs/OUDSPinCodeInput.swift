import AccessibilityModel
import Locales
import Simulation

/// The PIN code input of Orange's OUDS for iOS: a row of text fields, one digit each.
///
/// Sources: Orange-OpenSource/ouds-ios, `PinCodeInputContainer.swift` at 09dd75e8 (March 2026), bf0bf561 (about 1.4)
/// and 63cb6b94 (3.0.0-beta.6), `PinCodeInput+Backspace.swift` at 02ba338b, `Localizable.xcstrings` at 01960c53 (3.x),
/// and a fork with the focus rewrite of issue 1744 (3.0); issues and pull requests 998, 1349, 1409, 1425, 1529, 1627,
/// 1631, 1635, 1744, 1745, 1762, 1823, 1847, 1862; release notes; the public documentation of the component. Facts that
/// were not read in a source are marked `Unconfirmed` below.
public struct OUDSPinCodeInput: Component {
  /// The number of digits of a PIN code.
  public enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case six = 6
    case eight = 8
  }

  /// A modelled version of the library. Only versions with different behaviour are listed.
  public enum Version: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The version of March 2026, before the first release. In this version, the fields have no name, each insertion
    /// enters one digit, and the first field takes the focus when the component appears.
    case v0 = "0"
    /// The versions of April to July 2026. While VoiceOver runs, there is no autofocus and the focus does not advance.
    /// Both facts are reported. The source code was not read.
    case v1_4 = "1.4"
    /// Version 3.0.0-beta.6 of July 2026. In this version, the labels have ordinals, the focus advances even while
    /// VoiceOver runs, and every cell that changes makes an announcement.
    case v3_0_beta = "3.0-beta"
    /// The version of autumn 2026, in which each insertion makes one announcement. The source code was read.
    case v3_0 = "3.0"
    /// The version of October 2026, in which digits can be shown. This is known only from the release note.
    case v3_2 = "3.2"
    /// The version of November 2026, in which an error is announced. This is known only from the release note.
    case v3_3 = "3.3"

    public static func < (a: Version, b: Version) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The time during which the helper text exists. The design guidelines allow both cases.
  public enum HelperVisibility: String, Sendable, Hashable, CaseIterable {
    case always
    /// The helper text exists only while one of the fields has the keyboard focus.
    case onFocus
  }

  /// Assumptions about behaviour that was neither read in a source nor heard. Each default is the likely behaviour.
  public struct Assumptions: Sendable, Hashable {
    /// Whether version 1.4 also stops a deletion from moving the focus while VoiceOver runs. Reports say only that
    /// entering a digit does not move the focus.
    public var blocksDeletion = false
    /// Whether a screen reader speaks digits that are drawn as bullets. Only versions 3.2 and later use this property.
    public var speaksHiddenDigits = true
    /// The priority with which an error is announced. Versions before 3.3 announce no errors.
    public var errorPriority = Announcement.Priority.default

    public init() {}
  }

  /// The modelled version of the library.
  public let version: Version
  /// The assumptions about unknown behaviour.
  public let assumptions: Assumptions
  /// Whether the boxes have an outline; not exposed to accessibility.
  public let isOutlined: Bool
  /// Whether the first empty field takes the keyboard focus when the component appears. Version 0 ignores `autofocus`.
  public let autofocus: Bool
  /// Whether the fields draw digits instead of bullets. Only versions 3.2 and later use this property.
  public let showsDigits: Bool
  /// The time during which the helper text exists. An error always replaces the helper text.
  public let helperVisibility: HelperVisibility
  /// Whether the app put the component into a horizontal scroll view, as the documentation advises for eight boxes. The
  /// scroll view is not exposed to accessibility.
  public let isInScrollView: Bool

  private(set) var length: Int
  private(set) var helperText: RichText?
  private(set) var error: RichText?
  private var digits: [Character?]
  /// The value that the app sees: at first the app's initial value, later an empty text or a complete code.
  private(set) var value: String
  /// The entered texts that are not yet distributed over the fields. Each key is the index of the receiving field.
  private var buffers: [Int: String] = [:]
  private var focus: Int?
  /// The field for which the component has requested the focus. In version 0, a move of the focus to any other field
  /// counts as a tap.
  private var awaitedFocus: Int?
  /// The index of the field emptied in the last 0.1 s, or nil. Before 3.0, changes to this field are ignored during
  /// that time.
  private var emptied: Int?
  private var environment = Environment()
  private var words: Words

  /// Creates the model of one version of the library.
  ///
  /// - Parameters:
  ///   - length: the number of digits, each in a field of its own.
  ///   - version: the version of the library.
  ///   - helperText: the text below the fields.
  ///   - error: the error message; nil for no error.
  ///   - isOutlined: whether the fields are outlined; outlines do not affect speech.
  ///   - autofocus: whether the first empty field gets the focus when the screen appears.
  ///   - value: the app's first value, spread over the fields once; later changes by the app are ignored.
  ///   - showsDigits: whether the digits are shown rather than hidden.
  ///   - richHelperText: a helper text with `**strong**` and `<u>underlined</u>` parts, instead of `helperText`.
  ///   - richError: an error message with `**strong**` and `<u>underlined</u>` parts, instead of `error`.
  ///   - helperVisibility: when the helper text exists.
  ///   - isInScrollView: whether the app put the component into a horizontal scroll view; this does not affect speech.
  ///   - assumptions: the assumptions about unknown behaviour.
  public init(
    length: Length = .six, version: Version = .v3_3, helperText: String? = nil, error: String? = nil,
    isOutlined: Bool = false, autofocus: Bool = false, value: String = "", showsDigits: Bool = false,
    richHelperText: String? = nil, richError: String? = nil, helperVisibility: HelperVisibility = .always,
    isInScrollView: Bool = false, assumptions: Assumptions = Assumptions()
  ) {
    (self.version, self.assumptions, self.isOutlined, self.autofocus) = (version, assumptions, isOutlined, autofocus)
    (self.showsDigits, self.helperVisibility, self.isInScrollView) = (showsDigits, helperVisibility, isInScrollView)
    self.length = length.rawValue
    self.helperText = richHelperText.map(RichText.init(marked:)) ?? helperText.map(RichText.init(plain:))
    self.error = richError.map(RichText.init(marked:)) ?? error.map(RichText.init(plain:))
    self.value = value
    words = Words(locale: environment.locale, version: version)
    // Version 0 writes the binding but never reads it.
    digits = Self.spread(version == .v0 ? "" : value, over: length.rawValue)
  }

  private static func spread(_ value: String, over length: Int) -> [Character?] {
    let kept = Array(value.filter(\.isNumber).prefix(length))
    return (0..<length).map { $0 < kept.count ? kept[$0] : nil }
  }

  /// The promises of the public documentation, since 1.4: "if VoiceOver is enabled, the autofocus is disabled".
  public var promises: Set<Promise> { version >= .v1_4 ? [.noAutofocusWithScreenReader] : [] }

  /// The accessibility elements: the fields, grouped if the version has a group, then the helper text or the error.
  public var elements: [AccessibilityElement] {
    var fields = digits.indices.prefix(length).map { index in
      var field = words.fields[index]
      let drawn = digits[index] != nil ? "●" : focus == index ? "" : "-"
      if version == .v0 {
        // Unconfirmed: that the drawn text is spoken. The text field has no explicit value, and the source only shows
        // that the display text is written into the field.
        if !drawn.isEmpty { field.value = SpokenText(drawn) }
        field.drawn = drawn
        field.text = .init(length: drawn.count, contentType: .undeclared)
      } else if let digit = digits[index] {
        // The explicit value is spoken instead of the field's own text. The value is the bullet only if the digit is
        // hidden and `speaksHiddenDigits` is false.
        let isSpoken = version < .v3_2 || showsDigits || assumptions.speaksHiddenDigits
        field.value = SpokenText(isSpoken ? String(digit) : drawn)
        field.text = .init(length: 1, contentType: .undeclared)
        field.drawn = showsDigits && version >= .v3_2 ? nil : drawn
      } else {
        field.drawn = drawn
      }
      return field
    }
    // No source says whether the error is part of the fields in 3.3, so their hint is unknown.
    if version >= .v3_3, error != nil { fields.indices.forEach { fields[$0].unknown.insert(.hint) } }
    // Version 0 has no group. Since 3.0-beta, only VoiceOver gets the group, because Full Keyboard Access could not
    // reach the fields in a group.
    let hasGroup = version == .v1_4 || version > .v1_4 && environment.isScreenReaderRunning
    var elements =
      hasGroup
      ? [AccessibilityElement(id: "group", role: .group, label: words.group[length], children: fields)] : fields
    if let error {
      if !error.plain.isEmpty { elements.append(text("error", error)) }
    } else if let helperText, !helperText.plain.isEmpty, helperVisibility == .always || focus != nil {
      elements.append(text("helper", helperText))
    }
    return elements
  }

  private func text(_ id: String, _ text: RichText) -> AccessibilityElement {
    AccessibilityElement(id: id, role: .text, label: SpokenText(text.plain), underlined: text.underlined)
  }

  private struct Words {
    /// The elements of all eight fields in their empty state.
    var fields: [AccessibilityElement]
    /// The labels of the group. Each key is a number of fields.
    var group: [Int: SpokenText]

    init(locale: String, version: Version) {
      let wording = ComponentWording(components: locale)
      let ordinals: [ComponentPhrase] = [
        .oudsDigitLabel1, .oudsDigitLabel2, .oudsDigitLabel3, .oudsDigitLabel4,
        .oudsDigitLabel5, .oudsDigitLabel6, .oudsDigitLabel7, .oudsDigitLabel8,
      ]
      let empty = wording.phrase(.oudsEmpty).map(SpokenText.init)
      fields = ordinals.enumerated().map { index, ordinal in
        let phrase: LocalizedPhrase? =
          switch version {
          // The source sets the label “Digit N”, but SwiftUI does not pass the label to a hosted UIKit field.
          case .v0: nil
          case .v1_4: wording.phrase(.oudsDigitLabelBefore3, .integer(index + 1))
          default: wording.phrase(ordinal)
          }
        return AccessibilityElement(
          id: String(index + 1), role: .textField, label: phrase.map(SpokenText.init),
          value: version == .v0 ? nil : empty,
          text: .init(contentType: .undeclared))
      }
      group = [:]
      for length in Length.allCases.map(\.rawValue) {
        group[length] = wording.phrase(.oudsGroupLabel, .integer(length)).map(SpokenText.init)
      }
    }
  }

  // MARK: Behaviour

  /// Handles one input as the modelled version of the library does.
  public mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale {
      words = Words(locale: environment.locale, version: version)
    }
    self.environment = environment
    switch input {
    case .environmentChanged, .activated, .insertionPointMoved, .selectAll, .submit, .gesture:
      return []
    case .appear:
      return appear()
    case .focusChanged(let part):
      return focusChanged(to: part.flatMap(index))
    case .insertText(let text, let part):
      // The source filters with `isNumber`, which also accepts ½, ٣ and Ⅷ.
      let numbers = text.filter(\.isNumber)
      guard let index = index(part), let first = numbers.first else { return [] }
      if version == .v0 { return insert(first, at: index) }
      buffers[index, default: ""] += numbers
      return [.schedule("insert \(part)", after: .milliseconds(50))]
    case .deleteBackward(let part):
      guard let index = index(part) else { return [] }
      // Deletion discards text that is not yet distributed (02ba338b).
      buffers[index] = nil
      if index == 0 && digits[index] == nil { return [] }
      return [.schedule("delete \(part)", after: .zero)]
    case .set(let property, let value):
      return set(property, to: value)
    case .timer("autofocus"):
      let firstEmpty = digits.prefix(length).firstIndex(of: nil) ?? length - 1
      return moveFocus(to: version == .v0 ? 0 : firstEmpty)
    case .timer("emptied"):
      emptied = nil
      return []
    case .timer(let name):
      let words = name.split(separator: " ")
      guard words.count == 2, let index = index(String(words[1])) else { return [] }
      return words[0] == "insert" ? insert(at: index) : words[0] == "delete" ? delete(at: index) : []
    }
  }

  private mutating func appear() -> [Effect] {
    if version == .v0 { return [.schedule("autofocus", after: .zero)] }
    var effects = logTooLong()
    // 1.4 does not request the focus while VoiceOver runs (changelog, #1425). Since 3.0-beta, the source always
    // requests the focus, although the documentation says otherwise.
    if autofocus && !(version == .v1_4 && environment.isScreenReaderRunning) {
      effects.append(.schedule("autofocus", after: .zero))
    }
    return effects
  }

  /// Logs the value if it has more characters than there are fields. The source does so when the component appears and
  /// after a change of the length.
  private func logTooLong() -> [Effect] {
    value.count > length ? [.log("The value \(value) has more digits than the \(length) fields")] : []
  }

  private mutating func focusChanged(to index: Int?) -> [Effect] {
    focus = index
    let isAwaited = index == awaitedFocus
    awaitedFocus = nil
    guard version == .v0, let index, !isAwaited else { return [] }
    // A tap on any field moves the focus to the first empty field, or to the last field if all are full (#1349).
    // Unconfirmed: that a double tap and the tab key have the same effect.
    let target = digits.prefix(length).firstIndex(of: nil) ?? length - 1
    return target == index ? [] : moveFocus(to: target)
  }

  /// Replaces a field's content in version 0. Only a digit in the last field can complete the code.
  private mutating func insert(_ digit: Character, at index: Int) -> [Effect] {
    digits[index] = digit
    if emptied == index { return [] }
    if index < length - 1 { return setValue("") + moveFocus(to: index + 1) }
    guard isFull else { return setValue("") }
    return setValue(code) + [.completed(code)] + moveFocus(to: nil)
  }

  /// Overwrites fields from `index` on with the buffered text. Text beyond the last field is lost.
  private mutating func insert(at index: Int) -> [Effect] {
    guard let text = buffers.removeValue(forKey: index) else { return [] }
    let taken = text.prefix(length - index)
    var changed: [Int] = []
    for (offset, digit) in taken.enumerated() where digits[index + offset] != digit {
      digits[index + offset] = digit
      changed.append(index + offset)
    }
    if isFull {
      // The source announces nothing when the code is complete.
      let effects = setValue(code) + [.completed(code)] + moveFocus(to: nil)
      // Before 3.0 the observer of every changed cell writes the value again.
      return version < .v3_0 ? effects + changed.filter { $0 != emptied }.map { _ in .value(code) } : effects
    }
    let target = min(index + taken.count, length - 1)
    if version >= .v3_0 { return setValue("") + moveFocus(to: target) + announceLabel(of: target) }
    var effects = setValue("") + moveFocus(to: target)
    // Before 3.0, each changed cell also moves the focus to the next cell. In 3.0-beta, each move also makes an
    // announcement. Unconfirmed: that all these moves reach the text fields, as the flicker in issue 1744 suggests.
    var current = target
    for cell in changed where cell != emptied && cell < length - 1 {
      if cell + 1 != current { effects += moveFocus(to: cell + 1) }
      current = cell + 1
      effects += announceLabel(of: current)
    }
    return effects
  }

  private mutating func delete(at index: Int) -> [Effect] {
    guard let cell = digits[index] != nil ? index : index > 0 ? index - 1 : nil else { return [] }
    digits[cell] = nil
    var effects = setValue("")
    if cell != index { effects += moveFocus(to: cell, isDeletion: true) }
    effects += announceLabel(of: cell)
    guard version < .v3_0 else { return effects }
    emptied = cell
    return effects + [.schedule("emptied", after: .milliseconds(100))]
  }

  private mutating func moveFocus(to index: Int?, isDeletion: Bool = false) -> [Effect] {
    // 1.4 blocks moves of the focus while VoiceOver runs (#1529). This is reported only for advancing. Unconfirmed:
    // that deletion still moves the focus back, and that completion still closes the keyboard.
    let isBlocked = !isDeletion || assumptions.blocksDeletion
    if version == .v1_4, index != nil, environment.isScreenReaderRunning, isBlocked { return [] }
    if index != focus { awaitedFocus = index }
    return [.focus(index.map(part))]
  }

  /// Announces a field's label without its content. Versions before 3.0-beta announce nothing. The priority is high
  /// since iOS 17.
  private func announceLabel(of index: Int) -> [Effect] {
    guard version >= .v3_0_beta, environment.isScreenReaderRunning, let label = words.fields[index].label else {
      return []
    }
    return [.announce(Announcement(label, priority: environment.osVersion >= 17 ? .high : .default))]
  }

  private mutating func set(_ property: String, to newValue: String) -> [Effect] {
    switch property {
    case "error", "richError": return setError(RichText(newValue, of: property))
    case "helperText", "richHelperText": helperText = RichText(newValue, of: property)
    case "length":
      guard let newLength = Int(newValue).flatMap(Length.init)?.rawValue, newLength != length else { return [] }
      if version < .v3_0 {
        // The cells are not recreated, so a greater length makes the source use an index out of range.
        guard newLength <= digits.count else { return [.crash("Index out of range: field \(digits.count + 1)")] }
        length = newLength
        return []
      }
      // The view has a new identity, so the cells are filled from the value again. Unconfirmed: that the new view does
      // not request the autofocus.
      length = newLength
      digits = Self.spread(value, over: newLength)
      buffers = [:]
      return logTooLong()
    default:
      // `value` is ignored after creation, because the cells are private state.
      break
    }
    return []
  }

  private mutating func setError(_ newError: RichText) -> [Effect] {
    let isNew = error?.plain != newError.plain && !newError.plain.isEmpty
    error = newError.plain.isEmpty ? nil : newError
    // Before 3.3 an error is silent. Unconfirmed for 3.3: wording and priority, because the release note only says
    // "vocalization".
    guard isNew, version >= .v3_3, environment.isScreenReaderRunning else { return [] }
    let text = SpokenText(newError.plain, confidence: .guess)
    return [.announce(Announcement(text, priority: assumptions.errorPriority, isError: true))]
  }

  private mutating func setValue(_ newValue: String) -> [Effect] {
    if newValue == value { return [] }
    value = newValue
    return [.value(newValue)]
  }

  /// Whether every field has a digit. Before 3.0, this is always false after the app has reduced the length, because
  /// surplus fields remain.
  private var isFull: Bool { digits.count == length && !digits.contains(nil) }

  private var code: String { String(digits.compactMap { $0 }) }
  private func part(_ index: Int) -> String { String(index + 1) }
  private func index(_ part: String) -> Int? { digits.indices.prefix(length).first { self.part($0) == part } }
}
