import Locales

/// A field for a verification code that is built to be heard: this project's own, on the requirements in
/// `Documentation.docc/CodeFieldRequirements.md`.
///
/// By default it is one text field over decorative boxes. Everybody who audited code inputs with people who listen, and
/// was free to change the design, came to that: input-otp and Bootstrap 6 with hidden slots, Mozilla fxa 17616 and glpi
/// 24604 from split to single, GOV.UK from the start. Where the boxes must be fields of their own, `layout: boxes` is a
/// named group of them.
///
/// Whatever it announces also stands on the screen, in the error, the status or a label: nothing is lost to a person who
/// goes on before it is said.
public struct CodeField: Component {
  /// How many digits.
  public enum Length: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case five, six, seven, eight
  }

  /// What a person meets.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One text field, with boxes that are only drawn.
    case field
    /// A named group with a text field for each digit.
    case boxes
  }

  /// What a person meets.
  public let layout: Layout
  /// Whether the digits are hidden until the person asks to see them.
  public let isSecure: Bool

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
  /// The box that the focus is about to move to: what is typed before it does goes there.
  var next: Int?
  /// Where the reader's cursor was when `next` was decided.
  var cursorWhenTyped: Environment.Cursor?
  /// Where it was when the focus last moved by itself.
  var cursorWhenMoved: Environment.Cursor?
  /// Characters before the insertion point in the box that has the focus.
  var insertionPoint = 0
  /// Whether a digit typed in the box that has the focus takes the place of the one in it. Not right after the code has
  /// been completed: what comes then is surplus, and must not spoil the last digit.
  var replaces = true

  /// Digits that came without a pause: an autofilled code may arrive one by one.
  var burst = ""
  /// What came with them and is no digit.
  var othersInBurst = 0
  /// What was entered and is not in the code.
  var leftOut = LeftOut()
  /// What is still to be announced.
  var unsaid: Set<Saying> = []
  /// What is of no use any more, and is taken away once the cursor is not on it.
  var gone: Set<Saying> = []
  var environment = Environment()
  var words: Words

  /// What is wrong.
  enum Problem: Sendable, Hashable {
    case app(String)
    /// So many digits are missing; in boxes, with the first place that is empty.
    case missing(Int, place: Int?)
  }

  /// A sentence of the status text.
  enum Message: Sendable, Hashable {
    case complete, cleared, onlyDigits
    /// The app put so many digits in, of how many.
    case filled(Int, of: Int)
    case leftOut(Int)
    /// So many digits, which the reader has not spoken of.
    case deleted(Int)
    case replaced(Int)
    case shown, hidden, verifying, verified

    /// Whether it says how full the code is.
    var isFill: Bool { if case .filled = self { true } else { self == .complete || self == .cleared } }

    /// Whether it is the same but for its number, or the other is no news any more.
    func isLike(_ other: Message) -> Bool {
      switch (self, other) {
      case (.leftOut, .leftOut), (.deleted, .deleted), (.replaced, .replaced): true
      default: self == other || isFill && other.isFill
      }
    }
  }

  /// What is announced; the first three are elements too.
  enum Saying: String, Sendable {
    case error, helper, status
    /// The box that the focus has gone to, by itself and with the group.
    case place, fullPlace
  }

  struct LeftOut: Sendable, Hashable {
    /// Characters that are no digits, and digits there was no room for, since that was last said.
    var others = 0
    var surplus = 0
    /// Whether there was any that is no digit. It is said again with completion: a person who typed on has not heard it.
    var hasOthers = false

    var messages: [Message] {
      (hasOthers ? [.onlyDigits] : []) + (surplus > 0 || others > 1 ? [.leftOut(others + surplus)] : [])
    }
  }

  /// Creates one.
  ///
  /// - Parameters:
  ///   - length: the number of digits.
  ///   - layout: one field, or a box for each digit.
  ///   - label: the visible label; the name adds how many digits there are. Nil for the localised "Verification code".
  ///   - helperText: what a person must know beforehand; it stands before the field.
  ///   - error: the message of what is wrong; nil for nothing.
  ///   - value: what the app prefills.
  ///   - isSecure: whether the digits are hidden.
  ///   - isBusy: whether the app checks a code now.
  ///   - verify: the label of the button. Nil for the localised "Verify".
  public init(
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

  /// Replaces all of the content by as many digits as there is room for.
  mutating func put(_ digits: [Character]) {
    let kept = Array(digits.prefix(length))
    text = EditableText(String(kept))
    for index in boxes.indices { boxes[index] = index < kept.count ? kept[index] : nil }
  }

  /// The digits of a text, of whatever script, as ASCII; and how many characters are neither digits nor what people put
  /// between them.
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

  /// Decimal digits only: ½, ², Ⅷ and 七 are numbers too.
  private static func digit(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let number = character.wholeNumberValue
    else { return nil }
    return String(number).first
  }

  // MARK: Tree

  /// The helper, the field or the group of fields, the error, the status, the toggle that shows the code, the button.
  public private(set) var elements: [AccessibilityElement] = []

  // MARK: Behaviour

  /// After the act an announcement waits this long: in its very instant it would be swallowed by what the reader says of
  /// the act (flutter 79086), and any sooner it would cut the echo of a key where announcements have no priority.
  /// Other characters than digits have longer names: "exclamation mark" takes a second.
  private var announcementDelay: Duration {
    let followsName = environment.osVersion < 17 && unsaid.contains(.status) && status.contains(.onlyDigits)
    return .milliseconds(followsName ? 1_500 : 500)
  }

  /// The focus goes on to the next box once the key's echo is over, or the reader's words about the box would cut it. No app
  /// is told when that is. At the default rate eSpeak NG says the digits of English in 0.46 s at most, and those of all
  /// languages measured within half a second but a few: Finnish 8 takes 0.73 s, Arabic 2 0.69 s. Who types a key every
  /// 0.4 s hears echoes only, whatever is done; the last move before a pause is heard. Codes that arrive character by
  /// character move it once.
  private static let advanceDelay = Duration.milliseconds(500)
  /// Characters that are less apart are no person's.
  static let burstPause = Duration.milliseconds(50)

  /// What an input does.
  public mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
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
      // Appearing moves nobody.
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
      // Whatever is to be said waits until the person pauses; the later timer of a name replaces the earlier.
      effects.append(.schedule("say", after: next == nil ? announcementDelay : Self.advanceDelay))
    }
    return effects
  }

  private mutating func focusChanged(to index: Int?) {
    // Only a box that the person came to is there to be typed over.
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

  // MARK: Handing in, and the app

  /// The person asked for it: nothing is handed in by typing.
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
