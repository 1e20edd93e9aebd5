import Locales

/// A field for a verification code, designed for people who use a screen reader. It is this project's own and satisfies
/// the requirements in `Documentation.docc/CodeField.md`.
///
/// By default it is one text field over decorative boxes. Other projects came to the same design after audits with
/// people who use a screen reader: input-otp and Bootstrap 6 with hidden slots, Mozilla fxa 17616 and glpi 24604 from
/// split to single, GOV.UK from the start. If each box must be a field of its own, `layout: boxes` makes a named group
/// of fields.
///
/// The text of every announcement is also on the screen: in the error, the status or a label. So a person who continues
/// before hearing it loses nothing.
package struct CodeField: Component {
  /// The number of digits.
  package enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case five, six, seven, eight
  }

  /// The structure of fields that a screen reader finds.
  package enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One text field over boxes that are only drawn.
    case field
    /// A named group with a text field for each digit.
    case boxes
  }

  /// The structure of fields that a screen reader finds.
  package let layout: Layout
  /// Whether the digits are hidden until the person asks to see them.
  package let isSecure: Bool

  let length: Int
  let label: String?
  let verify: String?
  var helperText: String?
  var error: Problem?
  var status: [Message] = []
  var isBusy = false
  var isRevealed = false

  /// The content in the layout `field`.
  var text = EditableText()
  /// The content in the layout `boxes`.
  var boxes: [Character?]
  /// The box that has the keyboard focus, or 0 for the one field.
  var focus: Int?
  /// The box to which the focus is about to move. Text typed before the move goes into this box.
  var next: Int?
  /// The place of the reader's cursor when `next` was decided.
  var cursorWhenTyped: Environment.Cursor?
  /// The place of the reader's cursor when the focus last moved by itself.
  var cursorWhenMoved: Environment.Cursor?
  /// The number of characters before the insertion point in the box that has the focus.
  var insertionPoint = 0
  /// Whether a digit typed in the focused box replaces the digit in it. This is false right after the code was
  /// completed: a digit typed then is surplus and must not replace the last one.
  var replaces = true

  /// The digits that arrived without a pause. The digits of an autofilled code may arrive one by one.
  var burst = ""
  /// The number of characters in the burst that are neither digits nor separators.
  var othersInBurst = 0
  /// The entered characters that are not in the code.
  var leftOut = LeftOut()
  /// The announcements that are still to be made.
  var unsaid: Set<Saying> = []
  /// The obsolete elements. Each is removed as soon as the cursor is not on it.
  var gone: Set<Saying> = []
  var environment = Environment()
  var words: Words

  /// A problem that the error shows.
  enum Problem: Sendable, Hashable {
    case app(String)
    /// A number of digits is missing; in boxes, the place is that of the first empty box.
    case missing(Int, place: Int?)
  }

  /// A sentence of the status text.
  enum Message: Sendable, Hashable {
    case complete, cleared, onlyDigits
    /// The app filled in a number of digits, out of a total.
    case filled(Int, of: Int)
    case leftOut(Int)
    /// A number of digits was deleted, and the reader has not spoken them.
    case deleted(Int)
    case replaced(Int)
    case shown, hidden, verifying, verified

    /// Whether the message says how full the code is.
    var isFill: Bool { if case .filled = self { true } else { self == .complete || self == .cleared } }

    /// Returns whether this message replaces the other one: they differ only in their number, or both tell how full the
    /// code is.
    func isLike(_ other: Message) -> Bool {
      switch (self, other) {
      case (.leftOut, .leftOut), (.deleted, .deleted), (.replaced, .replaced): true
      default: self == other || isFill && other.isFill
      }
    }
  }

  /// A kind of announcement. The first three are also elements.
  enum Saying: String, Sendable {
    case error, helper, status
    /// The box that the focus moved to, alone or with the name of the group.
    case place, fullPlace
  }

  struct LeftOut: Sendable, Hashable {
    /// The numbers of other characters, and of digits without room, that have been entered since the last announcement
    /// of such numbers.
    var others = 0
    var surplus = 0
    /// Whether any character was not a digit. The announcement of completion repeats this, because a person who went on
    /// typing has not heard it.
    var hasOthers = false

    var messages: [Message] {
      (hasOthers ? [.onlyDigits] : []) + (surplus > 0 || others > 1 ? [.leftOut(others + surplus)] : [])
    }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - length: the number of digits.
  ///   - layout: one field, or a box for each digit.
  ///   - label: the visible label, to which the name adds the number of digits. Nil for the localised "Verification
  ///     code".
  ///   - helperText: the text that a person must know beforehand; it is placed before the field.
  ///   - error: the error message; nil for no error.
  ///   - value: the code that the app prefills.
  ///   - isSecure: whether the digits are hidden.
  ///   - isBusy: whether the app is checking a code now.
  ///   - verify: the label of the button. Nil for the localised "Verify".
  package init(
    length: Length = .six, layout: Layout = .field, label: String? = nil, helperText: String? = nil,
    error: String? = nil, value: String = "", isSecure: Bool = false, isBusy: Bool = false, verify: String? = nil
  ) {
    self.length = length.rawValue
    self.layout = layout
    self.label = label.flatMap { $0.isBlank ? nil : $0 }
    self.helperText = helperText.flatMap { $0.isBlank ? nil : $0 }
    self.error = error.flatMap { $0.isBlank ? nil : .app($0) }
    self.isSecure = isSecure
    self.isBusy = isBusy
    self.verify = verify.flatMap { $0.isBlank ? nil : $0 }
    boxes = Array(repeating: nil, count: length.rawValue)
    words = Words(locale: environment.locale, length: length.rawValue, label: self.label)
    put(Self.digits(of: value).digits)
    elements = tree
  }

  // MARK: Content

  var code: String { layout == .field ? text.string : String(boxes.compactMap { $0 }) }

  /// The digits in their places.
  var content: [Character?] { layout == .field ? Array(text.string) : boxes }

  var isComplete: Bool { layout == .field ? text.string.count == length : !boxes.contains(nil) }

  var isHidden: Bool { isSecure && !isRevealed }

  /// Replaces the whole content with as many digits as there is room for.
  mutating func put(_ digits: [Character]) {
    let kept = Array(digits.prefix(length))
    text = EditableText(String(kept))
    for index in boxes.indices { boxes[index] = index < kept.count ? kept[index] : nil }
  }

  /// Returns the digits of a text as ASCII, and the number of characters that are neither digits nor code separators.
  /// Digits of any script are converted.
  static func digits(of text: String) -> (digits: [Character], others: Int) {
    var digits: [Character] = []
    var others = 0
    for character in text {
      if let digit = digit(character) {
        digits.append(digit)
      } else if !character.isCodeSeparator {
        others += 1
      }
    }
    return (digits, others)
  }

  /// Returns a decimal digit as ASCII; nil for other numbers such as ½, ², Ⅷ and 七.
  private static func digit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let number = character.wholeNumberValue
    else { return nil }
    return String(number).first
  }

  // MARK: Tree

  /// The elements in order: the helper, the field or the group of fields, the error, the status, the toggle that shows
  /// the code, the button.
  package private(set) var elements: [AccessibilityElement] = []

  // MARK: Behaviour

  /// The time between an act and its announcement. Without a delay, the reader's speech about the act would suppress
  /// the announcement (flutter 79086). With a shorter delay, the announcement would cut off the echo of a key if
  /// announcements have no priority. Characters other than digits have longer names: “exclamation mark” takes a second.
  private var announcementDelay: Duration {
    let followsName = environment.osVersion < 17 && unsaid.contains(.status) && status.contains(.onlyDigits)
    return .milliseconds(followsName ? 1_500 : 500)
  }

  /// The time after which the focus moves to the next box. The echo of the key must end before that, or the reader's
  /// speech about the box would cut it off. An app cannot know when the echo ends. At the default rate, eSpeak NG says
  /// an English digit in 0.46 s at most. In all measured languages a digit takes half a second at most, with a few
  /// exceptions: Finnish 8 takes 0.73 s, Arabic 2 0.69 s. A person who types a key every 0.4 s hears only echoes with
  /// any delay; only the last move before a pause is heard. A code that arrives character by character moves the focus
  /// once.
  private static let advanceDelay = Duration.milliseconds(500)
  /// The longest pause within a burst: no person types faster than this.
  static let burstPause = Duration.milliseconds(50)

  /// Handles one input.
  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    let before = look
    let effects = take(input, in: environment)
    if look != before { elements = tree }
    assert(elements == tree, "the elements follow from something that `Look` lacks")
    return effects
  }

  private mutating func take(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale {
      words = Words(locale: environment.locale, length: length, label: label)
    }
    self.environment = environment
    takeAway()
    let before = code
    var effects: [Effect] = []
    var sets: String?
    switch input {
    case .environmentChanged, .appear:
      // Appearing does not move the focus.
      return []
    case .focusChanged(let part):
      focusChanged(to: part.flatMap(index))
      return []
    case .insertionPointMoved(let position, let part):
      if let index = index(part) { moveInsertionPoint(to: position, in: index) }
      return []
    case .selectAll(let part):
      guard index(part) != nil else { return [] }
      text.selectAll()
      (insertionPoint, replaces) = (1, true)
      return []
    case .timer("burst"):
      (burst, othersInBurst) = ("", 0)
      return []
    case .timer("say"):
      return advance() ?? announcements()
    case .timer:
      return []
    case .activated("verify"):
      effects = handIn()
    case .submit(let part):
      guard index(part) != nil else { return [] }
      effects = handIn()
    case .activated("reveal"):
      guard isSecure else { return [] }
      isRevealed.toggle()
      say([isRevealed ? .shown : .hidden])
    case .activated:
      return []
    case .insertText(let text, let part):
      guard let index = index(part), !text.isEmpty else { return [] }
      effects = insert(text, at: index)
    case .deleteBackward(let part):
      guard let index = index(part), let moves = delete(at: index) else { return [] }
      effects = moves
    case .set(let property, let value):
      sets = property == "value" ? value : nil
      effects = set(property, to: value)
    }
    if code != sets ?? before { effects.insert(.value(code), at: 0) }
    if !unsaid.isEmpty || next != nil {
      // Announcements wait until the person pauses, because a later timer replaces an earlier one of the same name.
      effects.append(.schedule("say", after: next == nil ? announcementDelay : Self.advanceDelay))
    }
    return effects
  }

  private mutating func focusChanged(to index: Int?) {
    // A typed digit may replace another one only in a box that the person moved to.
    if index != next || index == nil { replaces = true }
    focus = index
    next = nil
    insertionPoint = 1
  }

  private mutating func moveInsertionPoint(to position: Int, in index: Int) {
    switch layout {
    case .field: text.moveInsertionPoint(to: position)
    case .boxes:
      guard focus == index else { return }
      insertionPoint = min(max(position, 0), 1)
      replaces = true
    }
  }

  // MARK: Handing in and the app

  /// Hands the code in at the person's request. Typing alone never hands it in.
  private mutating func handIn() -> [Effect] {
    if isBusy { return [] }
    if isComplete {
      leftOut = LeftOut()
      return [.completed(code)]
    }
    show(.missing(length - code.count, place: layout == .boxes ? boxes.firstIndex(of: nil) : nil))
    return []
  }

  private mutating func set(_ property: String, to value: String) -> [Effect] {
    switch property {
    case "error":
      if value.isBlank { remove(.error) } else { show(.app(value)) }
    case "helperText":
      guard !value.isBlank else {
        remove(.helper)
        break
      }
      gone.remove(.helper)
      if value != helperText { unsaid.insert(.helper) }
      helperText = value
    case "busy":
      guard isBusy != (value == "true") else { return [] }
      isBusy.toggle()
      say([isBusy ? .verifying : .verified])
      return [.enabled("verify", !isBusy)]
    case "value":
      return setValue(value)
    default:
      break
    }
    return []
  }

  private mutating func setValue(_ value: String) -> [Effect] {
    let before = content
    let (digits, others) = Self.digits(of: value)
    put(digits)
    (burst, othersInBurst) = ("", 0)
    next = nil
    insertionPoint = 1
    replaces = true
    leftOut = LeftOut(others: others, surplus: max(0, digits.count - length))
    var messages = leftOut.messages
    leftOut = LeftOut()
    let isChanged = content != before
    if isChanged {
      let fill: Message = isComplete ? .complete : code.isEmpty ? .cleared : .filled(code.count, of: length)
      messages.insert(fill, at: 0)
    }
    if !messages.isEmpty { say(messages) }
    return isChanged && code.isEmpty && layout == .boxes && focus ?? 0 != 0 ? moveFocus(to: 0) : []
  }

  func part(_ index: Int) -> String { String(index + 1) }

  func index(_ part: String) -> Int? {
    (0..<(layout == .field ? 1 : length)).first { self.part($0) == part }
  }
}
