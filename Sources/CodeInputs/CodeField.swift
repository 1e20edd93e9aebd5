import AccessibilityModel
import Simulation

/// A field for a verification code, designed by this project for people who use a screen reader.
/// `Documentation.docc/CodeFieldRequirements.md` has the requirements that the field satisfies.
///
/// By default, the component is one text field over decorative boxes. input-otp (over hidden slots) and GOV.UK also use
/// a single field. Bootstrap 6 (after accessibility feedback), Mozilla (fxa 17616) and GLPI (24604) replaced split
/// fields with one field. The layout `boxes` is for designs that need one text field for each box.
///
/// The text of every announcement is also on the screen: in the error, the status, the helper text or a label. A person
/// who continues before hearing the announcement can still read the text.
package struct CodeField: Component {
  /// Returns the component itself on iOS, a copy with Android properties on Android, and nil on other platforms.
  package func form(for platform: Platform) -> (any Component)? {
    if platform != .android { return platform == .iOS ? self : nil }
    var form = self
    form.isOnAndroid = true
    form.elements = form.tree
    return form
  }

  /// Whether the elements have Android properties. Without these properties, the component would not satisfy its
  /// requirements on Android.
  private(set) var isOnAndroid = false

  package enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case five, six, seven, eight
  }

  package enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One text field over decorative boxes.
    case field
    /// A named group with a text field for each digit.
    case boxes
  }

  package let layout: Layout
  package let isSecure: Bool

  let length: Int
  let label: String?
  let verify: String?
  var helperText: String?
  var error: Problem?
  var status: [Message] = []
  var isBusy = false
  var isRevealed = false

  /// The content of the code field in the layout `field`.
  var text = EditableText()
  /// The content of each box in the layout `boxes`; nil for an empty box.
  var boxes: [Character?]
  /// The index of the box that has the keyboard focus; nil if no box has the focus. The single field of the layout
  /// `field` has index 0.
  var focus: Int?
  /// The index of the box to which the focus is about to move; nil if no move is pending. Text typed before the move is
  /// entered in this box.
  var next: Int?
  /// The position of the screen reader's cursor when `next` was set.
  var cursorWhenTyped: Environment.Cursor?
  /// The position of the screen reader's cursor when the component last moved the focus.
  var cursorWhenMoved: Environment.Cursor?
  /// The insertion point in the focused box: 0 before the digit, 1 after the digit. Not used while the box is empty.
  var insertionPoint = 0
  /// Whether a digit typed in the focused box replaces the digit in the box. False right after the code was completed,
  /// because a further digit is surplus and must not replace the last digit.
  var replaces = true

  /// The digits entered in quick succession, with pauses of at most `burstPause`. An autofilled code can arrive in this
  /// way, one digit at a time.
  var burst = ""
  /// The number of characters that were entered together with `burst`, except digits and separators.
  var othersInBurst = 0
  /// The number of rejected characters, for each reason.
  var leftOut = LeftOut()
  var unsaid: Set<Saying> = []
  /// The obsolete elements. An obsolete element stays only while the screen reader's cursor is on the element.
  var gone: Set<Saying> = []
  var environment = Environment()
  var words: Words

  enum Problem: Sendable, Hashable {
    case app(String)
    /// The number of missing digits, and the index of the first empty box. The index is nil in the layout `field`.
    case missing(Int, place: Int?)
  }

  /// A sentence of the status text.
  enum Message: Sendable, Hashable {
    case complete, cleared, onlyDigits
    /// The number of digits that the app filled in, and the length of the code.
    case filled(Int, of: Int)
    case leftOut(Int)
    /// The number of deleted digits. Used only for deletions that the screen reader does not speak.
    case deleted(Int)
    case replaced(Int)
    case shown, hidden, verifying, verified

    var isFill: Bool { if case .filled = self { true } else { self == .complete || self == .cleared } }

    /// Returns whether one message replaces the other. Messages replace each other if they differ only in a number, or
    /// if both say how many digits are filled in.
    func isLike(_ other: Message) -> Bool {
      switch (self, other) {
      case (.leftOut, .leftOut), (.deleted, .deleted), (.replaced, .replaced): true
      default: self == other || isFill && other.isFill
      }
    }
  }

  /// A kind of announcement. The raw values `error`, `helper` and `status` are also the ids of elements.
  enum Saying: String, Sendable {
    case error, helper, status
    /// The announcement of the box that got the focus. `place` names only the box; `fullPlace` also names the group.
    case place, fullPlace
  }

  struct LeftOut: Sendable, Hashable {
    /// The number of characters other than digits and separators that were rejected after the last announcement of
    /// rejected characters.
    var others = 0
    /// The number of digits that were rejected after the last announcement of rejected characters, because the field
    /// was full.
    var surplus = 0
    /// Whether characters other than digits and separators were entered. The announcement of a complete code mentions
    /// these characters again, because a person who continued to type has not heard about them.
    var hasOthers = false

    var messages: [Message] {
      (hasOthers ? [.onlyDigits] : []) + (surplus > 0 || others > 1 ? [.leftOut(others + surplus)] : [])
    }
  }

  /// Creates a field. A blank text counts as nil. A nil `label` means the localised “Verification code”, and a nil
  /// `verify` means the localised “Verify”.
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

  /// The digits in order. In the layout `boxes`, nil means an empty box.
  var content: [Character?] { layout == .field ? Array(text.string) : boxes }

  var isComplete: Bool { layout == .field ? text.string.count == length : !boxes.contains(nil) }

  var isHidden: Bool { isSecure && !isRevealed }

  mutating func put(_ digits: [Character]) {
    let kept = Array(digits.prefix(length))
    text = EditableText(String(kept))
    for index in boxes.indices { boxes[index] = index < kept.count ? kept[index] : nil }
  }

  /// Returns the digits of a text, converted from any script to ASCII. `others` counts the characters that are neither
  /// digits nor code separators.
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

  /// Returns a decimal digit of any script as ASCII; nil for other characters, including numbers such as ½, ², Ⅷ and 七.
  private static func digit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let number = character.wholeNumberValue
    else { return nil }
    return String(number).first
  }

  // MARK: Tree

  /// The cached `tree`. Inputs recreate the tree only if `look` changes.
  package private(set) var elements: [AccessibilityElement] = []

  // MARK: Behaviour

  /// The delay between a person's action and its announcement. Without a delay, the screen reader's speech about the
  /// action would suppress the announcement (flutter 79086).
  ///
  /// Before iOS 17, an announcement would also cut off the echo of a key. The delay is then longer after a character
  /// other than a digit, because the echo is the character's name: “exclamation mark” takes a second.
  private var announcementDelay: Duration {
    let followsName = environment.osVersion < 17 && unsaid.contains(.status) && status.contains(.onlyDigits)
    return .milliseconds(followsName ? 1_500 : 500)
  }

  /// The delay before the focus moves to the next box. The echo of the key must end first, because the screen reader's
  /// speech about the box cuts off the echo. An app cannot know when the echo ends.
  ///
  /// At the default rate, eSpeak NG says an English digit in 0.46 s at most. In other measured languages, a digit takes
  /// 0.5 s at most, with a few exceptions: Finnish 8 takes 0.73 s, Arabic 2 takes 0.69 s.
  ///
  /// A person who types a key every 0.4 s hears only echoes. The person hears the name of a box only after a pause. If
  /// a code arrives character by character, the focus moves once.
  private static let advanceDelay = Duration.milliseconds(500)
  /// The longest pause between two characters of a burst. The pauses between a person's keys are longer.
  static let burstPause = Duration.milliseconds(50)

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
      // Requirement R6: the focus does not move when the screen appears.
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
    case .activated, .gesture:
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
      // Each action of the person restarts the timer, so announcements wait until the person pauses.
      effects.append(.schedule("say", after: next == nil ? announcementDelay : Self.advanceDelay))
    }
    return effects
  }

  private mutating func focusChanged(to index: Int?) {
    // After the person has moved the focus, a typed digit may replace the digit in the box.
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

  /// Submits a complete code, or shows an error for an incomplete code. Typing alone never submits the code (R8).
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

extension CodeField {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
