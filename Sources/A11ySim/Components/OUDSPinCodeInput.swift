import Locales

/// Orange's OUDS PIN code input for iOS: a row of text fields, one digit each.
///
/// Sources: Orange-OpenSource/ouds-ios, `PinCodeInputContainer.swift` and `Localizable.xcstrings` at 63cb6b94 and
/// 01960c53 (3.x) and a fork with the focus rewrite of issue 1744 (3.0); issues and pull requests 1409, 1425, 1529, 1627,
/// 1631, 1635, 1744, 1745, 1847, 1862; release notes. What was not read in a source is marked `Unconfirmed` below.
public struct OUDSPinCodeInput: Component {
  /// How many digits.
  public enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case six = 6
    case eight = 8
  }

  /// A released version whose behaviour differs for a VoiceOver user.
  public enum Version: String, Sendable, Hashable, CaseIterable, Comparable {
    /// April to July 2026: no autofocus and no advancing while VoiceOver runs. Reported; that code state was not read.
    case v1_4 = "1.4"
    /// Autumn 2026: ordinals, focus advances for everybody, one announcement per insertion. Read in source.
    case v3_0 = "3.0"
    /// November 2026: the error is vocalised. Release note only.
    case v3_3 = "3.3"

    /// The order of release.
    public static func < (a: Version, b: Version) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The version that is modelled.
  public let version: Version
  /// Whether the boxes have an outline; drawn only, nothing is exposed.
  public let isOutlined: Bool
  /// Whether the first empty field takes the keyboard focus when the screen appears.
  public let autofocus: Bool

  private var length: Int
  private var helperText: String?
  private var error: String?
  /// One per field: a digit or nothing.
  private var digits: [Character?]
  /// What the app sees: empty, or a complete code.
  private var value: String
  /// What came into a field and has not been taken over yet.
  private var buffers: [Int: String] = [:]
  private var focus: Int?
  private var environment = Environment()
  private var words: Words

  /// - Parameter value: spread over the fields when the component is created, and never read again: the app's binding
  ///   is one-way afterwards.
  public init(
    length: Length = .six, version: Version = .v3_3, helperText: String? = nil, error: String? = nil,
    isOutlined: Bool = false, autofocus: Bool = false, value: String = ""
  ) {
    self.version = version
    self.isOutlined = isOutlined
    self.autofocus = autofocus
    self.length = length.rawValue
    self.helperText = helperText
    self.error = error
    self.value = value
    words = Words(locale: environment.locale, version: version)
    self.digits = Self.spread(value, over: length.rawValue)
  }

  private static func spread(_ value: String, over length: Int) -> [Character?] {
    let kept = Array(value.filter(\.isNumber).prefix(length))
    return (0..<length).map { $0 < kept.count ? kept[$0] : nil }
  }

  // MARK: Tree

  /// The group with its fields, then the helper or the error.
  public var elements: [AccessibilityElement] {
    let fields = digits.indices.prefix(length).map { index in
      var field = words.fields[index]
      if let digit = digits[index] {
        // Because an explicit value is set, neither the placeholder nor the bullet is ever spoken.
        field.value = SpokenText(String(digit))
        field.text = .init(length: 1)
        field.drawn = "●"
      } else if focus == index {
        field.drawn = ""
      }
      return field
    }
    var elements: [AccessibilityElement]
    // Since 3.0 the container exists only while VoiceOver runs, for Full Keyboard Access could not reach into it.
    if version == .v1_4 || environment.isVoiceOverRunning {
      elements = [
        AccessibilityElement(
          id: "group", role: .group, label: words.group[length],
          children: fields)
      ]
    } else {
      elements = fields
    }
    // A plain text after the fields, outside the group, tied to nothing.
    if let error {
      if !error.isEmpty { elements.append(AccessibilityElement(id: "error", role: .text, label: SpokenText(error))) }
    } else if let helperText, !helperText.isEmpty {
      elements.append(AccessibilityElement(id: "helper", role: .text, label: SpokenText(helperText)))
    }
    return elements
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
        let phrase =
          version == .v1_4
          ? wording.phrase(.oudsDigitLabelBefore3, .integer(index + 1)) : wording.phrase(ordinal)
        return AccessibilityElement(
          id: String(index + 1), role: .textField, label: phrase.map(SpokenText.init), value: empty, drawn: "-")
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
      focus = part.flatMap(index)
      return []
    case .insertText(let text, let part):
      guard let index = index(part) else { return [] }
      // `isNumber`, as the source has it: it also accepts ½, ٣ and Ⅷ.
      let numbers = text.filter(\.isNumber)
      if numbers.isEmpty { return [] }
      buffers[index, default: ""] += numbers
      return [.schedule("insert \(part)", after: .milliseconds(50))]
    case .deleteBackward(let part):
      guard let index = index(part), index > 0 || digits[index] != nil else { return [] }
      return [.schedule("delete \(part)", after: .zero)]
    case .set(let property, let value):
      return set(property, to: value)
    case .timer("autofocus"):
      return [.focus(part(digits.prefix(length).firstIndex(of: nil) ?? length - 1))]
    case .timer(let name):
      let words = name.split(separator: " ")
      guard words.count == 2, let index = index(String(words[1])) else { return [] }
      return words[0] == "insert" ? insert(at: index) : delete(at: index)
    }
  }

  private mutating func appear() -> [Effect] {
    var effects: [Effect] = []
    if value.filter(\.isNumber).count > length {
      effects.append(.log("The value \(value) has more digits than the \(length) fields"))
    }
    // 1.4 leaves the focus alone while VoiceOver runs (changelog, 1425); 3.0 does not, whatever its documentation says.
    if autofocus && !(version == .v1_4 && environment.isVoiceOverRunning) {
      effects.append(.schedule("autofocus", after: .zero))
    }
    return effects
  }

  /// Overwrites cells from `index` on with what was buffered there; the rest is dropped.
  private mutating func insert(at index: Int) -> [Effect] {
    guard let text = buffers.removeValue(forKey: index) else { return [] }
    let taken = text.prefix(digits.count - index)
    for (offset, digit) in taken.enumerated() { digits[index + offset] = digit }
    guard digits.contains(nil) else {
      let code = String(digits.compactMap { $0 })
      // Silent: nothing announces that the code is complete.
      return setValue(code) + [.completed(code), .focus(nil)]
    }
    return setValue("") + move(to: min(index + taken.count, digits.count - 1))
  }

  private mutating func delete(at index: Int) -> [Effect] {
    if digits[index] != nil {
      digits[index] = nil
      return setValue("") + announceLabel(of: index)
    }
    guard index > 0 else { return [] }
    digits[index - 1] = nil
    return setValue("") + move(to: index - 1)
  }

  private func move(to index: Int) -> [Effect] {
    // A cell that 1.4 kept when the app asked for fewer fields. Unconfirmed: that the focus then stays.
    if index >= length { return [] }
    // 1.4 blocks moves of the focus for VoiceOver users (1529). Unconfirmed: that this holds for deletion too, and that
    // completion still closes the keyboard.
    if version == .v1_4 { return environment.isVoiceOverRunning ? [] : [.focus(part(index))] }
    return [.focus(part(index))] + announceLabel(of: index)
  }

  /// Since 3.0: the label alone, at high priority where iOS knows priorities.
  private func announceLabel(of index: Int) -> [Effect] {
    guard version >= .v3_0, environment.isVoiceOverRunning, let label = words.fields[index].label else { return [] }
    return [.announce(Announcement(label, priority: environment.osVersion >= 17 ? .high : .default))]
  }

  private mutating func set(_ property: String, to newValue: String) -> [Effect] {
    switch property {
    case "error":
      let isNew = error != newValue && !newValue.isEmpty
      error = newValue.isEmpty ? nil : newValue
      // Before 3.3 nothing is said. Unconfirmed for 3.3: wording and priority; the release note says only "vocalization".
      guard isNew, version >= .v3_3, environment.isVoiceOverRunning else { return [] }
      return [.announce(Announcement(SpokenText(newValue, confidence: .guess), isError: true))]
    case "helperText":
      helperText = newValue
    case "length":
      guard let newLength = Int(newValue).flatMap(Length.init)?.rawValue, newLength != length else { return [] }
      if version == .v1_4 {
        // The cells stay as they were: more fields than cells is an index out of range.
        guard newLength <= digits.count else { return [.crash("Index out of range: field \(digits.count + 1)")] }
        length = newLength
      } else {
        // A new identity: the cells are read from the value again.
        length = newLength
        digits = Self.spread(value, over: newLength)
        buffers = [:]
      }
    default:
      // `value` is ignored after creation: the cells are private state.
      break
    }
    return []
  }

  private mutating func setValue(_ newValue: String) -> [Effect] {
    if newValue == value { return [] }
    value = newValue
    return [.value(newValue)]
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? {
    digits.indices.first { self.part($0) == part }
  }
}

extension OUDSPinCodeInput {
  /// How scenarios name and make it.
  public static let kind = ComponentKind(
    id: "ouds-pin-code-input",
    summary: "Orange's OUDS PIN code input for iOS: one text field per digit",
    source:
      "Orange-OpenSource/ouds-ios (source of 3.0 read; 1.4 from its changelog and issues; 3.3 from its release note)",
    versions: Version.allCases.map(\.rawValue),
    parameters: [
      .init("length", .choice(["4", "6", "8"]), default: "6", settable: true, "how many digits"),
      .init("helperText", .text, settable: true, "a text after the fields, replaced by an error"),
      .init("error", .text, settable: true, "the error message; empty removes it"),
      .init("outlined", .flag, default: "false", "boxes with an outline; drawn only"),
      .init(
        "autofocus", .flag, default: "false", "whether the first empty field takes the keyboard focus on appearing"),
      .init("value", .text, settable: true, "digits the fields start with; ignored once it has been created"),
    ],
    inputs: [
      "appear: with autofocus, the first empty field takes the focus in the next run loop (1.4: not with VoiceOver)",
      "type, paste, autofill: anything but numbers is ignored; taken over after 50 ms without more; surplus is dropped",
      "delete: clears the field; in an empty field clears the one before and moves there",
      "set error, helperText: the text after the fields; set value: ignored; set length: new fields (1.4: more is a crash)",
    ],
    defects: [
      .init(
        "D-1", "binding is one-way after creation",
        "after \"code invalid\" the app cannot empty the boxes; the user must delete 4–8 digits, hearing \"6th digit, 5th digit …\"",
        ["3.3.7", "3.3.1"]),
      .init(
        "D-2", "error not associated, not announced (≤3.2)",
        "error appears silently after the last field; if focus went nil, the cursor is elsewhere", ["3.3.1", "4.1.3"]),
      .init(
        "D-3", "helper after the fields, replaced by the error",
        "instruction heard only after n stops, and lost exactly when needed (Flutter moved it to the group hint: #487)",
        ["3.3.2", "1.3.2"]),
      .init(
        "D-4", "no one-time-code content type in any version read",
        "suggestion depends on heuristics; documentation promises autofill", ["3.3.8"]),
      .init(
        "D-5", "insertion starts at the focused field, surplus dropped silently",
        "pasting while in the 4th field fills 4–6 with 1-2-3 and says \"6th digit\"", ["3.3.8", "3.3.1"]),
      .init(
        "D-6", "completion silent; incompletion with holes silent (D2) or \"6th digit\" again (D3)",
        "keyboard vanishes, no \"code complete\"; with a hole the user is told to be in the last digit and never which one is missing",
        ["4.1.3", "3.3.1"]),
      .init(
        "D-7",
        "announcement = label only, no value, no \"of 6\", high priority, in addition to VoiceOver's own focus speech",
        "\"2nd digit, Empty, text field, is editing\" + \"2nd digit\"; key echo cut off", ["4.1.3"]),
      .init(
        "D-8", "D2: several announcements per paste",
        "\"2nd digit 3rd digit 4th digit\" while landing in the 4th", ["4.1.3"]),
      .init(
        "D-9", "masked on screen, spoken in clear, no setting",
        "PIN audible; the sibling password input had this reported as a bug (#1406) and fixed; for OTP it is the right choice, for PIN it is not",
        []),
      .init(
        "D-10", "auto-advance without warning",
        "auditor: \"not allowed by WCAG unless the user is warned\" (flutter #555), later accepted with announcement",
        ["3.2.2"]),
      .init(
        "D-11", "one overwritten digit re-completes at once",
        "correcting digit 3 of a full code closes the keyboard before digit 4 can be corrected", ["3.2.2"]),
      .init(
        "D-12", "`value` toggles to \"\" during every edit; prefilled overlong value left unsanitised",
        "app code sees \"\", not progress", []),
      .init(
        "D-13", "`isNumber` accepts ½ ٣ Ⅷ",
        "spoken \"one half\" and part of the code", ["3.3.1"]),
      .init(
        "D-14", "the code is written to the log when too long",
        "secret leak", []),
      .init(
        "D-15", "letters ignored silently",
        "key echo, nothing happens", ["3.3.1"]),
      .init(
        "D-16", "FKA + VoiceOver together keep the unreachable container",
        "keyboard + VoiceOver users still blocked", ["2.1.1"]),
      .init(
        "D-17", "8 fields overflow narrow screens; advice is a horizontal scroll view",
        "fields off-screen; reflow failure", ["1.4.10"]),
      .init(
        "D-18", "documentation contradicts behaviour (autofocus with VoiceOver)",
        "testers assert the wrong thing", []),
      .init(
        "D-19", "empty `insertText` override; text must arrive through the delegate",
        "programmatic input paths (some assistive input, UI tests) may be swallowed `[OPEN]`", ["2.1.1"]),
      .init(
        "D-20",
        "focus flicker between fields (#1744, ≤2.3 and betas): per-cell observers re-set focus to an older index",
        "cursor jumps back one field while typing fast", ["3.2.1"]),
    ],
    unconfirmed: [
      "1.4: reported, its source was not read; that blocked focus covers deletion, and that completion closes the keyboard",
      "3.3: wording, priority and moment of the vocalised error; modelled as the message, default priority, when it is set",
    ],
    parts: { parameters in
      (1...(Int(parameters["length"] ?? "") ?? 6)).map(String.init) + ["group", "helper", "error"]
    },
    make: { parameters in
      OUDSPinCodeInput(
        length: parameters["length"].flatMap(Int.init).flatMap(Length.init) ?? .six,
        version: parameters["version"].flatMap(Version.init) ?? .v3_3,
        helperText: parameters["helperText"], error: parameters["error"],
        isOutlined: parameters["outlined"] == "true", autofocus: parameters["autofocus"] == "true",
        value: parameters["value"] ?? "")
    }
  )
}

extension SpokenText {
  /// Words of a component's own catalogue, in the language that catalogue fell back to.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
