import Locales

/// A field for a verification code that is built to be heard: this project's own, on the requirements in
/// `Documentation.docc/CodeField.md`.
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

  private let length: Int
  private let label: String?
  private let verify: String?
  private var helperText: String?
  private var error: Problem?
  private var status: [Message] = []
  private var isBusy = false
  private var isRevealed = false

  /// The content in the layout `field`.
  private var text = EditableText()
  /// The content in the layout `boxes`.
  private var boxes: [Character?]
  /// The box that has the keyboard focus, or 0 for the one field.
  private var focus: Int?
  /// The box that the focus is about to move to: what is typed before it does goes there.
  private var next: Int?
  /// Where the reader's cursor was when `next` was decided.
  private var cursorWhenTyped: Environment.Cursor?
  /// Where it was when the focus last moved by itself.
  private var cursorWhenMoved: Environment.Cursor?
  /// Characters before the insertion point in the box that has the focus.
  private var insertionPoint = 0
  /// Whether a digit typed in the box that has the focus takes the place of the one in it. Not right after the code has
  /// been completed: what comes then is surplus, and must not spoil the last digit.
  private var replaces = true

  /// Digits that came without a pause: an autofilled code may arrive one by one.
  private var burst = ""
  /// What came with them and is no digit.
  private var othersInBurst = 0
  /// What was entered and is not in the code.
  private var leftOut = LeftOut()
  /// What is still to be announced.
  private var unsaid: Set<Saying> = []
  /// What is of no use any more, and is taken away once the cursor is not on it.
  private var gone: Set<Saying> = []
  private var environment = Environment()
  private var words: Words

  /// What is wrong.
  private enum Problem: Sendable, Hashable {
    case app(String)
    /// So many digits are missing; in boxes, with the first place that is empty.
    case missing(Int, place: Int?)
  }

  /// A sentence of the status text.
  private enum Message: Sendable, Hashable {
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
  private enum Saying: String, Sendable {
    case error, helper, status
    /// The box that the focus has gone to, by itself and with the group.
    case place, fullPlace
  }

  private struct LeftOut: Sendable, Hashable {
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
  ///   - label: the visible label; the name adds how many digits there are. Nil for the localised "Verification code".
  ///   - helperText: what a person must know beforehand; it stands before the field.
  ///   - value: what the app prefills.
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

  private var code: String { layout == .field ? text.string : String(boxes.compactMap { $0 }) }

  /// The digits in their places.
  private var content: [Character?] { layout == .field ? Array(text.string) : boxes }

  private var isComplete: Bool { layout == .field ? text.string.count == length : !boxes.contains(nil) }

  private var isHidden: Bool { isSecure && !isRevealed }

  /// Replaces all of the content by as many digits as there is room for.
  private mutating func put(_ digits: [Character]) {
    let kept = Array(digits.prefix(length))
    text = EditableText(String(kept))
    for index in boxes.indices { boxes[index] = index < kept.count ? kept[index] : nil }
  }

  /// The digits of a text, of whatever script, as ASCII; and how many characters are neither digits nor what people put
  /// between them.
  private static func digits(of text: String) -> (digits: [Character], others: Int) {
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

  /// All that the elements follow from and that can change. To compare it costs less than to make them.
  private struct Look: Equatable {
    var text: EditableText
    var boxes: [Character?]
    var focus: Int?
    var insertionPoint: Int
    var helperText: String?
    var error: Problem?
    var isErrorGone: Bool
    var status: [Message]
    var isRevealed, isBusy: Bool
    var locale: String
  }

  private var look: Look {
    Look(
      text: text, boxes: boxes, focus: focus, insertionPoint: insertionPoint, helperText: helperText, error: error,
      isErrorGone: gone.contains(.error), status: status, isRevealed: isRevealed, isBusy: isBusy,
      locale: environment.locale)
  }

  private var tree: [AccessibilityElement] {
    // The visible label is part of the field's or the group's name: it would only be heard twice.
    var elements = [AccessibilityElement(id: "label", role: .text, label: words.label, isHidden: true)]
    if let helperText {
      elements.append(AccessibilityElement(id: "helper", role: .text, label: SpokenText(helperText)))
    }
    let problem = error.map(problemText)
    let hint = gone.contains(.error) ? nil : problem
    let isHidden = isHidden
    switch layout {
    case .field:
      elements.append(
        field(
          1, label: words.name, code: text.string, isHidden: isHidden, problem: hint,
          insertionPoint: text.insertionPoint))
      let digits = Array(text.string)
      for index in 0..<length {
        elements.append(
          AccessibilityElement(
            id: Self.boxIDs[index], role: .image,
            drawn: drawn(index < digits.count ? digits[index] : nil, isHidden: isHidden), isHidden: true))
      }
    case .boxes:
      let fields = boxes.indices.map { index in
        let digit = boxes[index].map { String($0) } ?? ""
        var field = field(
          index + 1, label: words.digits[index], code: digit, isHidden: isHidden, problem: hint,
          insertionPoint: focus == index ? min(insertionPoint, digit.count) : digit.count)
        if isHidden { field.drawn = drawn(boxes[index], isHidden: true) }
        return field
      }
      // Who types steadily hears echoes only: that the focus goes on by itself is told beforehand.
      var group = AccessibilityElement(
        id: "group", role: .group, label: words.name, hint: words(.codeFieldGoesOn).string, children: fields)
      group.language = words.language
      elements.append(group)
    }
    if let problem { elements.append(AccessibilityElement(id: "error", role: .text, label: problem)) }
    if let text = statusText { elements.append(AccessibilityElement(id: "status", role: .text, label: text)) }
    if isSecure {
      elements.append(
        AccessibilityElement(
          id: "reveal", role: .toggle, label: words(.codeFieldShowCode), value: isRevealed ? "1" : "0"))
    }
    elements.append(
      AccessibilityElement(
        id: "verify", role: .button, label: verify.map { SpokenText($0) } ?? words.verify,
        traits: isBusy ? .notEnabled : []))
    return elements
  }

  /// The error is the field's hint rather than part of its name: the name stays what Voice Control knows, the error is
  /// heard after the code it is about, and a move of the focus in the instant of the announcement does not say it twice.
  /// Where hints are switched off, it is the next stop after the field.
  private func field(
    _ number: Int, label: SpokenText, code: String, isHidden: Bool, problem: SpokenText?, insertionPoint: Int
  ) -> AccessibilityElement {
    var field = AccessibilityElement(
      id: String(number), role: isHidden ? .secureTextField : .textField, label: label,
      hint: problem?.string,
      text: .init(
        isSecure: isHidden, length: code.count, insertionPoint: insertionPoint, contentType: .oneTimeCode,
        usesNumberPad: true))
    if isHidden {
      // Filled, the platform says how many characters there are; empty, it says nothing of its own accord.
      field.placeholder = words.empty.string
    } else {
      field.value = code.isEmpty ? words.empty : SpokenText(code, spellsOut: true)
    }
    // Placeholder and hint have no language of their own.
    field.language = problem == nil ? words.language : problem?.language
    return field
  }

  private static let boxIDs = (1...Length.allCases.map(\.rawValue).max()!).map { "box\($0)" }

  private func drawn(_ digit: Character?, isHidden: Bool) -> String {
    digit.map { isHidden ? "●" : String($0) } ?? ""
  }

  private func problemText(_ problem: Problem) -> SpokenText {
    switch problem {
    case .app(let text): return SpokenText(text)
    case .missing(let count, let place):
      let text = words(.codeFieldMissing, .integer(count))
      return place.map { words.list([text, words.digits[$0]]) } ?? text
    }
  }

  private var statusText: SpokenText? {
    status.isEmpty ? nil : words.list(status.map(words.text))
  }

  /// What it says in the app's language.
  private struct Words {
    private let wording: ComponentWording
    /// The language of all it says, where that is not the app's.
    let language: String?
    let label: SpokenText
    /// The visible label and how many digits there are.
    private(set) var name: SpokenText
    /// One per digit.
    private(set) var digits: [SpokenText]
    private(set) var empty: SpokenText
    let verify: SpokenText

    init(locale: String, length: Int, label: String?) {
      let wording = ComponentWording(components: locale)
      self.wording = wording
      language = wording.isFallback ? wording.language : nil
      self.label = label.map { SpokenText($0) } ?? Self.text(.codeFieldLabel, [], wording)
      digits = (1...length).map { Self.text(.codeFieldDigit, [.integer($0), .integer(length)], wording) }
      empty = Self.text(.codeFieldEmpty, [], wording)
      verify = Self.text(.codeFieldVerify, [], wording)
      name = self.label
      name = list([self.label, Self.text(.codeFieldDigits, [.integer(length)], wording)])
    }

    func callAsFunction(_ phrase: ComponentPhrase, _ arguments: PhraseArgument...) -> SpokenText {
      Self.text(phrase, arguments, wording)
    }

    /// Texts one after the other, as one.
    func list(_ texts: [SpokenText]) -> SpokenText {
      guard var result = texts.first else { return "" }
      for text in texts.dropFirst() {
        let joined = Self.text(.codeFieldList, [.text(result.string), .text(text.string)], wording)
        // As sure as its least sure part; of one phrase only if all of it is.
        result = SpokenText(
          joined.string, language: result.language ?? text.language,
          confidence: result.confidence.isConfirmed ? text.confidence : result.confidence, phrase: text.phrase)
      }
      return result
    }

    func text(_ message: Message) -> SpokenText {
      switch message {
      case .complete: self(.codeFieldComplete)
      case .cleared: self(.codeFieldCleared)
      case .onlyDigits: self(.codeFieldOnlyDigits)
      case .filled(let count, let length): self(.codeFieldFilled, .integer(count), .integer(length))
      case .leftOut(let count): self(.codeFieldLeftOut, .integer(count))
      case .deleted(let count): self(.codeFieldDeleted, .integer(count))
      case .replaced(let count): self(.codeFieldReplaced, .integer(count))
      case .shown: self(.codeFieldShown)
      case .hidden: self(.codeFieldHidden)
      case .verifying: self(.codeFieldVerifying)
      case .verified: self(.codeFieldVerified)
      }
    }

    private static func text(
      _ phrase: ComponentPhrase, _ arguments: [PhraseArgument], _ wording: ComponentWording
    ) -> SpokenText {
      let found =
        switch arguments.count {
        case 0: wording.phrase(phrase)
        case 1: wording.phrase(phrase, arguments[0])
        default: wording.phrase(phrase, arguments[0], arguments[1])
        }
      return found.map { SpokenText($0) } ?? ""
    }
  }

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
  private static let burstPause = Duration.milliseconds(50)

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

  // MARK: Entering

  private mutating func insert(_ string: String, at index: Int) -> [Effect] {
    let (digits, others) = Self.digits(of: string)
    // Separators, typed as pasted: the code is written so.
    if digits.isEmpty, others == 0 { return [] }
    let wasComplete = isComplete
    var replaced = 0
    let previous = leftOut
    leftOut.others += others
    leftOut.hasOthers = leftOut.hasOthers || others > 0
    burst += String(digits)
    othersInBurst += others
    let isWhole = burst.count >= length
    if isWhole {
      // In whatever place it arrives, a whole code is the code.
      put(Array(burst))
      leftOut = LeftOut(others: othersInBurst, surplus: burst.count - length, hasOthers: othersInBurst > 0)
      // What waits to be said of the former content is of no use any more.
      status.removeAll { $0.isLike(.leftOut(1)) || $0.isLike(.replaced(1)) || $0.isLike(.deleted(1)) }
      next = nil
      replaces = false
      insertionPoint = 1
    } else if layout == .field {
      replaced = insertInField(digits)
    } else {
      replaced = insertInBoxes(digits, at: index)
    }
    if !digits.isEmpty { edited() }
    if isComplete, isWhole || !wasComplete {
      say([.complete] + leftOut.messages)
    } else {
      if replaced > 0 { say([.replaced(replaced)]) }
      // That the code is complete is why a digit was left out.
      let isNew = leftOut != previous
      if isNew { say((isComplete && leftOut.surplus > 0 ? [.complete] : []) + leftOut.messages) }
    }
    return [.schedule("burst", after: Self.burstPause)]
  }

  /// Gives how many digits took the place of another: in a full field, that is what typing within it does.
  private mutating func insertInField(_ digits: [Character]) -> Int {
    var replaced = 0
    for digit in digits {
      if text.string.count < length || text.isAllSelected {
        text.insert(String(digit))
      } else if text.insertionPoint < length {
        replaced += 1
        text.moveInsertionPoint(to: text.insertionPoint + 1)
        _ = text.deleteBackward()
        text.insert(String(digit))
      } else {
        leftOut.surplus += 1
      }
    }
    return replaced
  }

  /// Gives how many digits took the place of another and nobody will say so: of hidden ones there is no echo.
  private mutating func insertInBoxes(_ digits: [Character], at index: Int) -> Int {
    var replaced = 0
    let wasComplete = isComplete
    let isHere = focus == index
    var place = isHere ? next ?? index : index
    // What comes in one go does not go on at the beginning.
    if place < index, burst.count > digits.count { place = length }
    for digit in digits {
      guard place < length, boxes[place] == nil || replaces else {
        leftOut.surplus += 1
        continue
      }
      if boxes[place] != nil, isHidden { replaced += 1 }
      boxes[place] = digit
      place += 1
    }
    guard isHere, !digits.isEmpty else { return replaced }
    insertionPoint = 1
    if replaces, wasComplete || !isComplete, let goal = place < length ? place : boxes.firstIndex(of: nil) {
      // From the last box, to the first that was left empty.
      next = goal
      cursorWhenTyped = environment.cursor
    } else {
      // The person stays: there is nowhere to go on to. What is typed now is surplus.
      next = nil
      replaces = false
    }
    return replaced
  }

  // MARK: Deleting

  /// Nil when there was nothing to delete.
  private mutating func delete(at index: Int) -> [Effect]? {
    (burst, othersInBurst) = ("", 0)
    leftOut = LeftOut()
    switch layout {
    case .field:
      let isAll = text.isAllSelected
      guard text.deleteBackward() != nil else { return nil }
      edited()
      if isAll {
        say([.cleared])
      } else if isHidden {
        // Of a secure field the platform says nothing.
        say([.deleted(1)])
      }
      return []
    case .boxes:
      let isHere = focus == index
      // Before the focus has gone on, the last digit goes first; also when it would go back to an empty box.
      var place = isHere ? max(next ?? index, index) : index
      if isHere, place == index, insertionPoint == 0, boxes[place] != nil {
        // Before its digit there is nothing to delete here: a step back, and no other digit is touched.
        return place > 0 ? moveFocus(to: place - 1) : nil
      }
      // On an empty box the step back deletes at once: so it is in any text.
      if boxes[place] == nil {
        guard place > 0 else { return nil }
        place -= 1
      }
      let deleted = boxes[place]
      boxes[place] = nil
      next = nil
      replaces = true
      edited()
      // The reader says what the key took from a field that is not secure.
      if deleted != nil, isHidden || place != index { say([.deleted(1)]) }
      return isHere && place != index ? moveFocus(to: place) : []
    }
  }

  /// Something was entered or deleted: the error was about something else, and the status may no longer be true.
  private mutating func edited() {
    remove(.error)
    if status.contains(where: { $0.isFill && $0 != .cleared && ($0 != .complete || !isComplete) }) { remove(.status) }
  }

  private mutating func remove(_ element: Saying) {
    unsaid.remove(element)
    gone.insert(element)
    takeAway()
  }

  /// What the cursor is on stays until it has left.
  private mutating func takeAway() {
    for element in gone where environment.cursor != .part(element.rawValue) {
      gone.remove(element)
      switch element {
      case .error: error = nil
      case .helper: helperText = nil
      case .status: status = []
      case .place, .fullPlace: break
      }
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

  // MARK: Saying

  private mutating func show(_ problem: Problem) {
    error = problem
    gone.remove(.error)
    unsaid.insert(.error)
  }

  private mutating func say(_ messages: [Message]) {
    gone.remove(.status)
    var new = messages
    // What has not been said yet is not lost to what comes after it.
    var waiting = unsaid.contains(.status) ? status : []
    for index in new.indices {
      switch (new[index], waiting.first { $0.isLike(new[index]) }) {
      case (.deleted(let count), .deleted(let before)?): new[index] = .deleted(count + before)
      case (.replaced(let count), .replaced(let before)?): new[index] = .replaced(count + before)
      default: break
      }
    }
    waiting.removeAll { old in new.contains { $0.isLike(old) } }
    status = waiting + new
    unsaid.insert(.status)
  }

  /// Moves the focus to the box that is next; nil when it stays.
  private mutating func advance() -> [Effect]? {
    guard let next, next != focus else {
      next = nil
      return nil
    }
    // The person has gone to read something else, and is not called back.
    guard environment.cursor == cursorWhenTyped else { return nil }
    return moveFocus(to: next) + [.schedule("say", after: .milliseconds(100))]
  }

  private mutating func moveFocus(to box: Int) -> [Effect] {
    cursorWhenMoved = environment.cursor
    unsaid.remove(.fullPlace)
    unsaid.insert(.place)
    return [.focus(part(box))]
  }

  /// Where the focus went by itself is said by the reader if its cursor followed, and is announced if it did not: on the
  /// software keyboard it stays with the keys. Asking the reader where it is does for both; announcing always would say
  /// it twice on a hardware keyboard, and never announcing would leave the typist on glass in the dark.
  ///
  /// All of it is low, errors too: it waits for the echo, for what the person reads, and for what the app has to say. A
  /// default error would not outlive the app's next announcement either, for that cuts a default one as well; it would cut
  /// the one before, and the reader's words about a box that the focus was just sent to. A high one would outlive it, and
  /// hold up the answer to whatever the person does next. Lost, it is still on the screen.
  private mutating func announcements() -> [Effect] {
    if unsaid.contains(.place), let focus, environment.cursor == .part(part(focus)) {
      unsaid.remove(.place)
      if cursorWhenMoved == environment.cursor {
        // It was there before: nothing tells whether the reader spoke, and twice is better than never.
        unsaid.insert(.fullPlace)
      } else if unsaid.contains(.status), !isHidden {
        // "Digit 3 of 6, Empty" is what the reader has said.
        status.removeAll { $0.isLike(.deleted(1)) }
        if status.isEmpty { unsaid.remove(.status) }
      }
      if environment.osVersion < 17, !unsaid.isEmpty {
        // Without priorities an announcement would cut that. It waits as long as a reader speaks of a box at its default
        // rate, and of the group on entering it; not so long that it cuts the hint.
        let isInGroup = if case .part(let part)? = cursorWhenMoved { index(part) != nil } else { false }
        return [.schedule("say", after: .milliseconds((isHidden ? 4_300 : 3_500) + (isInGroup ? 0 : 2_000)))]
      }
    }
    var texts: [(text: SpokenText, isError: Bool)] = []
    if unsaid.contains(.error), let error { texts.append((problemText(error), true)) }
    if unsaid.contains(.helper), let helperText { texts.append((SpokenText(helperText), false)) }
    if unsaid.isSuperset(of: [.error, .status]), environment.cursor != .part("status") {
      // How the verification ended is what the error says.
      status.removeAll { $0 == .verifying || $0 == .verified }
    }
    if unsaid.contains(.status), let text = statusText {
      texts.append((text, false))
      (leftOut.others, leftOut.surplus) = (0, 0)
      if status.contains(.complete) { leftOut.hasOthers = false }
    }
    if let focus {
      if unsaid.contains(.place) { texts.append((words.digits[focus], false)) }
      if unsaid.contains(.fullPlace) { texts.append((words.list([words.name, words.digits[focus]]), false)) }
    }
    unsaid = []
    if environment.osVersion < 17, texts.count > 1 {
      // Without priorities the second would cut the first.
      texts = [(words.list(texts.map(\.text)), texts.contains(where: \.isError))]
    }
    return texts.map { .announce(Announcement($0.text, priority: .low, isError: $0.isError)) }
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? {
    (0..<(layout == .field ? 1 : length)).first { self.part($0) == part }
  }
}

extension CodeField {
  /// How scenarios name and make it.
  public static let kind = ComponentKind(
    id: "code-field",
    summary: "a field for a verification code that is built to be heard: one text field, or a named group of them",
    source:
      "a11y-sim's own; requirements R1–R27 in Sources/A11ySim/Documentation.docc/CodeField.md, with the reports they "
      + "come from",
    versions: ["1.0"],
    parameters: [
      .init("length", .choice(Length.allCases.map { String($0.rawValue) }), default: "6", "how many digits"),
      .init(
        "layout", .choice(Layout.allCases.map(\.rawValue)), default: "field",
        "one text field over drawn boxes, or a group with a field for each digit"),
      .init("label", .text, "the visible label, to which the name adds the length; default “Verification code”"),
      .init("helperText", .text, settable: true, "a text before the field"),
      .init("error", .text, settable: true, "what is wrong; empty removes it, and so does the person's next edit"),
      .init("value", .text, settable: true, "what the app prefills, or replaces the code by; empty clears it"),
      .init("secure", .flag, default: "false", "whether the digits are hidden until the person asks to see them"),
      .init("busy", .flag, default: "false", settable: true, "whether the code is being verified"),
      .init("verify", .text, "the label of the button; default “Verify”"),
    ],
    inputs: [
      "appear: nothing; the focus stays where the person is",
      "type: a digit goes in at the insertion point; in a full field, and in a box, over the one that is there",
      "type, paste, autofill: spaces and hyphens are dropped, digits of other scripts become ASCII; the rest is left out, "
        + "and that is said",
      "paste, autofill of a whole code: the code, in whatever place it arrives, at once or character by character",
      "delete: the digit before the insertion point; in an empty box, the one before it",
      "activate verify, return: completed with a complete code; otherwise an error that says how many digits are missing",
      "activate reveal (secure): shows or hides the digits",
      "set error, helperText, value, busy: what the app says, prefills, clears or waits for; all of it is announced",
    ],
    defects: [],
    unconfirmed: [
      "whether VoiceOver speaks the hint of a group, which says that the focus goes on by itself (boxes)",
      "whether VoiceOver speaks a text field's own hint, to which the error is tied (AccessibilitySnapshot leaves it out "
        + "while editing); the error is announced and is the next stop after the field all the same",
      "wording in other languages than English: our translations, not reviewed",
    ],
    accepts: { _ in .digits },
    requirements: requirements,
    parts: { parameters in
      let numbers = 1...(Int(parameters["length"] ?? "") ?? 6)
      let boxes = parameters["layout"] == "boxes"
      return ["label", "helper"] + (boxes ? numbers.map { "\($0)" } + ["group"] : ["1"] + numbers.map { "box\($0)" })
        + ["error", "status"] + (parameters["secure"] == "true" ? ["reveal"] : []) + ["verify"]
    },
    make: { parameters in
      CodeField(
        length: parameters["length"].flatMap(Int.init).flatMap(Length.init) ?? .six,
        layout: parameters["layout"].flatMap(Layout.init) ?? .field, label: parameters["label"],
        helperText: parameters["helperText"], error: parameters["error"], value: parameters["value"] ?? "",
        isSecure: parameters["secure"] == "true", isBusy: parameters["busy"] == "true", verify: parameters["verify"])
    }
  )
}
