import Locales

/// Orange's OUDS PIN code input for iOS: a row of text fields, one digit each.
///
/// Sources: Orange-OpenSource/ouds-ios, `PinCodeInputContainer.swift` at 09dd75e8 (March 2026), bf0bf561 (about 1.4) and
/// 63cb6b94 (3.0.0-beta.6), `PinCodeInput+Backspace.swift` at 02ba338b, `Localizable.xcstrings` at 01960c53 (3.x), and a
/// fork with the focus rewrite of issue 1744 (3.0); issues and pull requests 998, 1349, 1409, 1425, 1529, 1627, 1631, 1635,
/// 1744, 1745, 1762, 1823, 1847, 1862; release notes; the public documentation of the component. What was not read in a
/// source is marked `Unconfirmed` below.
public struct OUDSPinCodeInput: Component {
  /// How many digits.
  public enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case six = 6
    case eight = 8
  }

  /// A version whose behaviour differs.
  public enum Version: String, Sendable, Hashable, CaseIterable, Comparable {
    /// March 2026, before the first release: fields without a name, one digit per insertion, the focus always on the first.
    case v0 = "0"
    /// April to July 2026: no autofocus and no advancing while VoiceOver runs. That rule is reported: the state of the
    /// source that has it was not read.
    case v1_4 = "1.4"
    /// July 2026, 3.0.0-beta.6: ordinals, focus advances for everybody, an announcement by every cell that changes.
    case v3_0_beta = "3.0-beta"
    /// Autumn 2026: one announcement per insertion. Read in source.
    case v3_0 = "3.0"
    /// October 2026: digits can be shown. Release note only.
    case v3_2 = "3.2"
    /// November 2026: the error is vocalised. Release note only.
    case v3_3 = "3.3"

    /// The order of release.
    public static func < (a: Version, b: Version) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// When the helper text is there: the design guidelines know both.
  public enum HelperVisibility: String, Sendable, Hashable, CaseIterable {
    case always
    /// While one of the fields has the keyboard focus.
    case onFocus
  }

  /// What nobody outside has read or heard, with what is believed.
  public struct Assumptions: Sendable, Hashable {
    /// 1.4: whether the focus, which does not advance while VoiceOver runs, does not go back on deletion either. Reported is
    /// only that it does not advance.
    public var blocksDeletion = false
    /// Since 3.2: whether digits that are drawn as bullets are spoken all the same.
    public var speaksHiddenDigits = true
    /// Since 3.3: how urgently an error is announced.
    public var errorPriority = Announcement.Priority.default

    /// What is believed.
    public init() {}
  }

  /// The version that is modelled.
  public let version: Version
  /// What is taken to be so where nothing is known.
  public let assumptions: Assumptions
  /// Whether the boxes have an outline; drawn only, nothing is exposed.
  public let isOutlined: Bool
  /// Whether the first empty field takes the keyboard focus when the screen appears.
  public let autofocus: Bool
  /// Whether digits are drawn rather than bullets; since 3.2.
  public let showsDigits: Bool
  /// When the helper text is there.
  public let helperVisibility: HelperVisibility
  /// Whether the app put it into a horizontal scroll view, as the documentation advises for eight boxes; nothing is exposed.
  public let isInScrollView: Bool

  private var length: Int
  private var helperText: RichText?
  private var error: RichText?
  /// One per field: a digit or nothing.
  private var digits: [Character?]
  /// What the app sees: empty, or a complete code.
  private var value: String
  /// What came into a field and has not been taken over yet.
  private var buffers: [Int: String] = [:]
  private var focus: Int?
  /// The field that version 0 has asked to have the focus; any other that gets it was tapped.
  private var awaitedFocus: Int?
  /// The field that was emptied in the last 0.1 s: before 3.0 its observer is skipped that long.
  private var emptied: Int?
  private var environment = Environment()
  private var words: Words

  /// - Parameters:
  ///   - richHelperText: a helper text with `**strong**` and `<u>underlined</u>` parts, instead of `helperText`.
  ///   - richError: an error message with such parts, instead of `error`.
  ///   - value: spread over the fields when the component is created, and never read again: the app's binding is one-way
  ///     afterwards.
  public init(
    length: Length = .six, version: Version = .v3_3, helperText: String? = nil, error: String? = nil,
    isOutlined: Bool = false, autofocus: Bool = false, value: String = "", showsDigits: Bool = false,
    richHelperText: String? = nil, richError: String? = nil, helperVisibility: HelperVisibility = .always,
    isInScrollView: Bool = false, assumptions: Assumptions = Assumptions()
  ) {
    self.version = version
    self.assumptions = assumptions
    self.isOutlined = isOutlined
    self.autofocus = autofocus
    self.showsDigits = showsDigits
    self.helperVisibility = helperVisibility
    self.isInScrollView = isInScrollView
    self.length = length.rawValue
    self.helperText = richHelperText.map(RichText.init(marked:)) ?? helperText.map(RichText.init(plain:))
    self.error = richError.map(RichText.init(marked:)) ?? error.map(RichText.init(plain:))
    self.value = value
    words = Words(locale: environment.locale, version: version)
    // Version 0 only writes the binding.
    digits = Self.spread(version == .v0 ? "" : value, over: length.rawValue)
  }

  private static func spread(_ value: String, over length: Int) -> [Character?] {
    let kept = Array(value.filter(\.isNumber).prefix(length))
    return (0..<length).map { $0 < kept.count ? kept[$0] : nil }
  }

  /// Its public documentation says: "if VoiceOver is enabled, the autofocus is disabled".
  public var promises: Set<Promise> { version >= .v1_4 ? [.noAutofocusWithScreenReader] : [] }

  // MARK: Tree

  /// The group with its fields, then the helper or the error.
  public var elements: [AccessibilityElement] {
    let fields = digits.indices.prefix(length).map { index in
      var field = words.fields[index]
      let drawn = digits[index] != nil ? "●" : focus == index ? "" : "-"
      if version == .v0 {
        // Nothing but the text field's own text, which is what is drawn. Unconfirmed: no other source than the display
        // text being written into the field.
        if !drawn.isEmpty { field.value = SpokenText(drawn) }
        field.drawn = drawn
        field.text = .init(length: drawn.count, contentType: .undeclared)
      } else if let digit = digits[index] {
        // Because an explicit value is set, neither the placeholder nor the bullet is ever spoken.
        let isSpoken = version < .v3_2 || showsDigits || assumptions.speaksHiddenDigits
        field.value = SpokenText(isSpoken ? String(digit) : drawn)
        field.text = .init(length: 1, contentType: .undeclared)
        field.drawn = showsDigits && version >= .v3_2 ? nil : drawn
      } else {
        field.drawn = drawn
      }
      return field
    }
    // No container in version 0. Since the betas of 3.0 it exists only while VoiceOver runs, for Full Keyboard Access could
    // not reach into it.
    let hasGroup = version == .v1_4 || version > .v1_4 && environment.isScreenReaderRunning
    var elements =
      hasGroup
      ? [AccessibilityElement(id: "group", role: .group, label: words.group[length], children: fields)] : fields
    // A plain text after the fields, outside the group, tied to nothing.
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

  /// What it says in the app's language.
  private struct Words {
    /// One per field, empty and without the focus.
    var fields: [AccessibilityElement]
    /// By the number of fields.
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
          // It has the label "Digit N", which SwiftUI does not hand on to a hosted UIKit field.
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

  /// One row of the state machine, by the version.
  public mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale {
      words = Words(locale: environment.locale, version: version)
    }
    self.environment = environment
    switch input {
    case .environmentChanged, .activated, .insertionPointMoved, .selectAll, .submit:
      return []
    case .appear:
      return appear()
    case .focusChanged(let part):
      return focusChanged(to: part.flatMap(index))
    case .insertText(let text, let part):
      // `isNumber`, as the source has it: it also accepts ½, ٣ and Ⅷ.
      let numbers = text.filter(\.isNumber)
      guard let index = index(part), let first = numbers.first else { return [] }
      if version == .v0 { return insert(first, at: index) }
      buffers[index, default: ""] += numbers
      return [.schedule("insert \(part)", after: .milliseconds(50))]
    case .deleteBackward(let part):
      guard let index = index(part) else { return [] }
      // What is not taken over yet is thrown away (02ba338b).
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
    // 1.4 leaves the focus alone while VoiceOver runs (changelog, 1425); since the betas of 3.0 nothing does, whatever its
    // documentation says.
    if autofocus && !(version == .v1_4 && environment.isScreenReaderRunning) {
      effects.append(.schedule("autofocus", after: .zero))
    }
    return effects
  }

  /// A value that is longer than the fields is written to the log when it is spread over them.
  private func logTooLong() -> [Effect] {
    value.count > length ? [.log("The value \(value) has more digits than the \(length) fields")] : []
  }

  private mutating func focusChanged(to index: Int?) -> [Effect] {
    focus = index
    let isAwaited = index == awaitedFocus
    awaitedFocus = nil
    guard version == .v0, let index, !isAwaited else { return [] }
    // Wherever it was tapped (1349). Unconfirmed: that a double tap and the tab key do the same as a finger.
    let target = digits.prefix(length).firstIndex(of: nil) ?? length - 1
    return target == index ? [] : moveFocus(to: target)
  }

  /// Version 0: the first digit of what arrives takes the place of what was there; complete only by the last field.
  private mutating func insert(_ digit: Character, at index: Int) -> [Effect] {
    digits[index] = digit
    if emptied == index { return [] }
    if index < length - 1 { return setValue("") + moveFocus(to: index + 1) }
    guard isFull else { return setValue("") }
    return setValue(code) + [.completed(code)] + moveFocus(to: nil)
  }

  /// Overwrites cells from `index` on with what was buffered there; the rest is dropped.
  private mutating func insert(at index: Int) -> [Effect] {
    guard let text = buffers.removeValue(forKey: index) else { return [] }
    let taken = text.prefix(length - index)
    var changed: [Int] = []
    for (offset, digit) in taken.enumerated() where digits[index + offset] != digit {
      digits[index + offset] = digit
      changed.append(index + offset)
    }
    if isFull {
      // Silent: nothing announces that the code is complete.
      let effects = setValue(code) + [.completed(code)] + moveFocus(to: nil)
      // Before 3.0 the observer of every cell that changed writes it again.
      return version < .v3_0 ? effects + changed.filter { $0 != emptied }.map { _ in .value(code) } : effects
    }
    let target = min(index + taken.count, length - 1)
    if version >= .v3_0 { return setValue("") + moveFocus(to: target) + announceLabel(of: target) }
    var effects = setValue("") + moveFocus(to: target)
    // Before 3.0 each of them also moves the focus on from its own cell, and the beta announces where: back and forth.
    // Unconfirmed: that every one of these moves reaches the text fields, as the flicker of 1744 suggests.
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
    // 1.4 blocks moves of the focus for VoiceOver users (1529), which is reported of advancing. Unconfirmed: that deletion
    // still goes back, and completion still closes the keyboard.
    let isBlocked = !isDeletion || assumptions.blocksDeletion
    if version == .v1_4, index != nil, environment.isScreenReaderRunning, isBlocked { return [] }
    if index != focus { awaitedFocus = index }
    return [.focus(index.map(part))]
  }

  /// Since the betas of 3.0: the label alone, at high priority where iOS knows priorities.
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
        // The cells stay as they were: more fields than cells is an index out of range.
        guard newLength <= digits.count else { return [.crash("Index out of range: field \(digits.count + 1)")] }
        length = newLength
        return []
      }
      // A new identity: the cells are read from the value again. Unconfirmed: that the autofocus is not asked for again.
      length = newLength
      digits = Self.spread(value, over: newLength)
      buffers = [:]
      return logTooLong()
    default:
      // `value` is ignored after creation: the cells are private state.
      break
    }
    return []
  }

  private mutating func setError(_ newError: RichText) -> [Effect] {
    let isNew = error?.plain != newError.plain && !newError.plain.isEmpty
    error = newError.plain.isEmpty ? nil : newError
    // Before 3.3 nothing is said. Unconfirmed for 3.3: wording and priority; the release note says only "vocalization".
    guard isNew, version >= .v3_3, environment.isScreenReaderRunning else { return [] }
    let text = SpokenText(newError.plain, confidence: .guess)
    return [.announce(Announcement(text, priority: assumptions.errorPriority, isError: true))]
  }

  private mutating func setValue(_ newValue: String) -> [Effect] {
    if newValue == value { return [] }
    value = newValue
    return [.value(newValue)]
  }

  /// Whether every field has a digit. Before 3.0 cells that the app took away by a smaller length count too, and then it
  /// never is.
  private var isFull: Bool { digits.count == length && !digits.contains(nil) }

  private var code: String { String(digits.compactMap { $0 }) }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? {
    digits.indices.prefix(length).first { self.part($0) == part }
  }
}

extension OUDSPinCodeInput {
  /// How scenarios name and make it, and its siblings on other platforms.
  public static let kind = ComponentKind(
    id: "ouds-pin-code-input",
    summary: "Orange's OUDS PIN code input: for iOS, one text field per digit; also as it is for Android and Flutter",
    source:
      "Orange-OpenSource/ouds-ios (source of 0, 3.0-beta and 3.0 read; 1.4 from its source at about that time, its changelog "
      + "and issues; 3.2 and 3.3 from their release notes), ouds-android at 35cb5510 (29 June 2026) and ouds-flutter at "
      + "7061bca3 (19 June 2026), source read",
    versions: Version.allCases.map(\.rawValue),
    parameters: [
      .init(
        "platform", .choice(["ios", "android", "flutter"]), default: "ios",
        "which sibling; VoiceOver reads only that for iOS"),
      .init("length", .choice(["4", "6", "8"]), default: "6", settable: true, "how many digits"),
      .init("helperText", .text, settable: true, "a text after the fields, replaced by an error"),
      .init(
        "richHelperText", .text, settable: true,
        "the same with **strong** and <u>underlined</u> parts; the documentation forbids the latter"),
      .init(
        "helperVisibility", .choice(HelperVisibility.allCases.map(\.rawValue)), default: "always",
        "whether the helper text is there only while a field has the keyboard focus; iOS"),
      .init("error", .text, settable: true, "the error message; empty removes it"),
      .init("richError", .text, settable: true, "the same with **strong** and <u>underlined</u> parts"),
      .init("outlined", .flag, default: "false", "boxes with an outline; drawn only"),
      .init(
        "showsDigits", .flag, default: "false",
        "digits are drawn rather than bullets; iOS since 3.2, and Flutter, which then also speaks them"),
      .init(
        "inScrollView", .flag, default: "false",
        "the app put it into a horizontal scroll view, as is advised for eight digits; drawn only; iOS"),
      .init(
        "autofocus", .flag, default: "false",
        "whether the first empty field takes the keyboard focus on appearing; iOS since 1.4"),
      .init(
        "value", .text, settable: true,
        "digits the fields start with; on iOS later changes are ignored, and version 0 never reads it"),
      .init(
        "pasteOffered", .flag, default: "false", settable: true,
        "after a long press on the field a button “Paste” is there; Android"),
      .init(
        "blocksDeletion", .flag, default: "false",
        "open: whether 1.4 keeps the focus where it is on deletion too while VoiceOver runs"),
      .init(
        "speaksHiddenDigits", .flag, default: "true",
        "open: whether digits drawn as bullets are spoken all the same since 3.2"),
      .init(
        "errorPriority", .choice(["high", "default", "low"]), default: "default",
        "open: how urgently 3.3 announces an error"),
    ],
    inputs: [
      "version: that of iOS; the siblings are snapshots and take no notice of it",
      "appear: with autofocus, the first empty field takes the focus in the next run loop (1.4: not with VoiceOver; 0: the "
        + "first field, always)",
      "focus by a double tap: 0 takes the focus on to the first empty field, or to the last",
      "type, paste, autofill: anything but numbers is ignored; the rest goes into the fields once 50 ms have passed in which "
        + "nothing else arrived; what does not fit is dropped (0: at once, and all but the first digit is dropped)",
      "delete: clears the field; in an empty field clears the one before and moves there",
      "set error, helperText, richError, richHelperText: the text after the fields",
      "set value: ignored; set length: new fields, filled from the app's value (before 3.0 they are not made anew, and more of "
        + "them is a crash)",
      "Android: one digit replaces the one before the caret, more begin anew from the first cell; delete leaves a hyphen, and "
        + "on a hyphen clears the cell before; touch a cell to put the caret behind it",
      "Flutter: the text field that is edited is hidden: touch it, for the row that hands its taps on to it",
    ],
    defects: [
      .init(
        "D-1", "after it was created, the app cannot change what is in the fields",
        "after a wrong code the fields stay filled: the digits have to be deleted one by one, with a field's name each time",
        ["3.3.7", "3.3.1"]),
      .init(
        "D-2", "until 3.2 an error belongs to no field, and nothing announces it",
        "the message stands silently behind the last field; after a complete code no field is being edited and the cursor is "
          + "elsewhere", ["3.3.1", "4.1.3"]),
      .init(
        "D-3", "the helper text comes after the fields and gives way to an error",
        "the instruction is heard after the last field only, and is gone when it is needed most", ["3.3.2", "1.3.2"]),
      .init(
        "D-4", "in every version that was read, no field says that it takes a one-time code",
        "the code that was sent may not be offered, though the documentation says that it is", ["3.3.8"]),
      .init(
        "D-5",
        "what is pasted or filled in begins at the field being edited, and what does not fit is dropped; version 0 "
          + "keeps one digit only",
        "pasted in the 4th field, the first three digits are in fields 4 to 6, and nothing tells of the others",
        ["3.3.8", "3.3.1"]),
      .init(
        "D-6",
        "that the code is complete is not announced; nor is, with the last field filled, that an earlier one is empty: "
          + "3.0 and later say the last field's name again, earlier versions nothing",
        "the keyboard goes away without a word, or stays without telling which digit is missing", ["4.1.3", "3.3.1"]),
      .init(
        "D-7",
        "since 3.0-beta the announcement after a digit is a field's name without content or total, at high priority, "
          + "and comes besides what VoiceOver says of the new field itself",
        "the echo of the key is cut off, and with a hardware keyboard the field is named twice", ["4.1.3"]),
      .init(
        "D-8", "in 3.0-beta every cell that a paste fills announces the one after it",
        "“2nd digit, 3rd digit, 4th digit” are heard while the focus is in the 4th field already", ["4.1.3"]),
      .init(
        "D-9", "since 1.4 the digits are drawn as bullets and exposed in clear, and no setting changes that",
        "a secret PIN is read aloud to everybody near; for a code that is used once it is the right choice"),
      .init(
        "D-10",
        "the focus moves on after each digit, and nothing has warned of it; in 1.4 it does not while VoiceOver runs",
        "the person is in the next field without having gone there; the auditors accepted it once it was announced",
        ["3.2.2"]),
      .init(
        "D-11", "since 1.4 a full code is complete again as soon as one digit is replaced",
        "correcting the 3rd digit closes the keyboard before the 4th can be corrected", ["3.2.2"]),
      .init(
        "D-12", "the app's value is empty while the code is incomplete, and a value that is too long stays as it is",
        "an app cannot tell how many digits are there, so neither can it say so"),
      .init(
        "D-13", "whatever counts as a number in Unicode is taken: ½, ٣, Ⅷ",
        "“One half” is read as a digit and sent as part of the code", ["3.3.1"]),
      .init(
        "D-14", "since 1.4 a value that is longer than the fields is written to the log",
        "nothing is heard; the code stands where others can read it"),
      .init(
        "D-15", "letters are ignored, and nothing says so",
        "the key is echoed as if it had been entered, and nothing happens", ["3.3.1"]),
      .init(
        "D-16",
        "since 3.0-beta the group is there while VoiceOver runs, also for those who use Full Keyboard Access with it",
        "with both, the keyboard cannot reach the fields in the group", ["2.1.1"]),
      .init(
        "D-17", "eight fields do not fit a narrow screen; the advice is a horizontal scroll view",
        "fields are out of sight until somebody scrolls to them", ["1.4.10"]),
      .init(
        "D-18",
        "since 3.0-beta the autofocus works while VoiceOver runs, though the documentation says that it does not",
        "the cursor is taken past the heading; who tests by the documentation tests for the wrong thing"),
      .init(
        "D-19", "since 1.4 text that does not come by way of the field's delegate may be swallowed",
        "some ways of entering text by assistive technology may have no effect; none was tried", ["2.1.1"]),
      .init(
        "D-20",
        "in 1.4 without VoiceOver, and in 3.0-beta, the observers of the cells move the focus back to earlier fields after an "
          + "insertion",
        "the focus jumps back over a field before it goes on, as somebody who types fast saw it", ["3.2.1"]),
    ],
    unconfirmed: [
      "0: that the field's own text, bullet or hyphen, is its value; what a letter does to a filled field; that a double tap "
        + "and the tab key are taken on to the first empty field as a finger's tap is",
      "1.4: that the focus does not advance while VoiceOver runs is reported, the state of the source that has it was not read; "
        + "that deletion goes back to the field before all the same (parameter blocksDeletion), and that completion closes "
        + "the keyboard",
      "before 3.0: that every move of the focus by the observers of the cells reaches the text fields",
      "3.0 and later: whether the fields that a new length makes ask for the autofocus again; modelled as not asking",
      "3.2: what showing the digits is called, and that it changes nothing of what is exposed",
      "3.3: wording, priority and moment of the vocalised error; modelled as the message, default priority, when it is set",
      "3.3: whether the error is tied to the fields or their group; modelled as until 3.2, as a text that belongs to none",
      "3.3: its skeleton, of which nothing is known but that it is there: not modelled",
      "helperVisibility: of the design guidelines; the initialisers have no such parameter",
      "inScrollView: what VoiceOver says of fields that are out of sight, and how it scrolls to them: not modelled",
      "Android: where the caret is after all the text was selected and deleted",
      "Flutter: that several characters at once are the paste of the row's long press",
      "Flutter: each cell is a live region in its source, which the model does not know: whatever is spoken because the "
        + "content of a cell changed is missing",
      "Android and Flutter: how TalkBack reads them: without a screen reader only tree, effects and announcements are known",
    ],
    accepts: { parameters in
      switch (parameters["platform"], parameters["version"]) {
      case ("flutter", _): .digits
      // Android takes what the app gives it; what is in the fields of 0 is what is drawn.
      case ("android", _), (_, Version.v0.rawValue): .anything
      // Bullets, where they are taken to be spoken.
      default: parameters["speaksHiddenDigits"] == "false" ? .anything : .numbers
      }
    },
    parts: { parameters in
      let count = Int(parameters["length"] ?? "") ?? 6
      let cells = (1...count).map(String.init)
      return switch parameters["platform"] {
      // The cells of every length: the app can set it, and the parts of a new length alone do not tell the platform.
      case "android": ["1"] + (1...8).map { "cell\($0)" } + ["helper", "error", "paste"]
      case "flutter": cells + ["group", "field", "helper", "error"]
      default: cells + ["group", "helper", "error"]
      }
    },
    make: { parameters in
      let length = parameters["length"].flatMap(Int.init).flatMap(Length.init) ?? .six
      let isOutlined = parameters["outlined"] == "true"
      let showsDigits = parameters["showsDigits"] == "true"
      let value = parameters["value"] ?? ""
      // The siblings know no rich text; what is left of one is its text.
      func plain(_ name: String, or rich: String) -> String? {
        parameters[rich].map { RichText(marked: $0).plain } ?? parameters[name]
      }
      switch parameters["platform"] {
      case "android":
        return OUDSPinCodeInputAndroid(
          length: length, helperText: plain("helperText", or: "richHelperText"), error: plain("error", or: "richError"),
          isOutlined: isOutlined, value: value, isPasteOffered: parameters["pasteOffered"] == "true")
      case "flutter":
        return OUDSPinCodeInputFlutter(
          length: length, helperText: plain("helperText", or: "richHelperText"), error: plain("error", or: "richError"),
          isOutlined: isOutlined, showsDigits: showsDigits, value: value)
      default:
        var assumptions = Assumptions()
        assumptions.blocksDeletion = parameters["blocksDeletion"] == "true"
        assumptions.speaksHiddenDigits = parameters["speaksHiddenDigits"] != "false"
        assumptions.errorPriority = parameters["errorPriority"].flatMap(Announcement.Priority.init) ?? .default
        return OUDSPinCodeInput(
          length: length, version: parameters["version"].flatMap(Version.init) ?? .v3_3,
          helperText: parameters["helperText"], error: parameters["error"], isOutlined: isOutlined,
          autofocus: parameters["autofocus"] == "true", value: value, showsDigits: showsDigits,
          richHelperText: parameters["richHelperText"], richError: parameters["richError"],
          helperVisibility: parameters["helperVisibility"].flatMap(HelperVisibility.init) ?? .always,
          isInScrollView: parameters["inScrollView"] == "true", assumptions: assumptions)
      }
    }
  )
}
