import AccessibilityModel
import Locales
import Simulation

/// A passcode field in SwiftUI: one text field with transparent text over a row of circles.
///
/// Source: Mohammed Imthathullah, "SwiftUI: Passcode field for OTP and Pin entry" (2020). The author's own code was not
/// available. A copy in a public app was read. This copy lacks the eye button. Excerpts of six more copies agree with
/// this copy.
package struct PasscodeField: Component {
  package enum MaxDigits: Int, Sendable, Hashable, CaseIterable {
    case four = 4
    case five = 5
    case six = 6
    case eight = 8
  }

  package enum Symbol: String, Sendable, Hashable, CaseIterable {
    case circle, square
    /// A dash for each missing character, and a filled circle for each entered character. The circle is unconfirmed.
    case dash
    /// An outlined circle for each missing character, and an asterisk for each entered character. The circle is
    /// unconfirmed.
    case asterisk
  }

  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case success, failure
    /// The app's handler never reports a result.
    case none
  }

  /// The choices that the model leaves open, because published copies of the source differ or SwiftUI's behaviour is
  /// unknown.
  package struct Options: Sendable, Hashable {
    /// Whether the Introspect library makes the field the first responder on every update.
    package var introspect: Bool
    package var isBindingWrittenOnEndOfEditing: Bool
    /// Whether the eye button exists while nothing has been entered.
    package var isShowPinAlwaysThere: Bool

    package init(
      introspect: Bool = false, isBindingWrittenOnEndOfEditing: Bool = false, isShowPinAlwaysThere: Bool = false
    ) {
      self.introspect = introspect
      self.isBindingWrittenOnEndOfEditing = isBindingWrittenOnEndOfEditing
      self.isShowPinAlwaysThere = isShowPinAlwaysThere
    }
  }

  package let maxDigits: MaxDigits
  package let symbol: Symbol
  package let options: Options

  private var outcome: Outcome
  private var pin = EditableText()
  private var showPin: Bool
  private var isDisabled = false
  private var hasAppeared = false
  private var locale = Environment().locale
  private var words = ComponentWording(components: Environment().locale)

  package init(
    maxDigits: MaxDigits = .four, symbol: Symbol = .circle, outcome: Outcome = .success, showPin: Bool = false,
    options: Options = Options()
  ) {
    self.maxDigits = maxDigits
    self.symbol = symbol
    self.outcome = outcome
    self.showPin = showPin
    self.options = options
  }

  // MARK: Tree

  package var elements: [AccessibilityElement] {
    let characters = Array(pin.string)
    let glyphs = (0..<maxDigits.rawValue).map { glyph(at: $0, characters) }
    var elements = glyphs.enumerated().map { index, glyph in
      AccessibilityElement(
        id: "symbol\(index + 1)", role: .image, label: glyph.name.map(SpokenText.init), drawn: glyph.drawn)
    }
    // The field is not secure. Its text and caret are transparent, so the person sees the pictures instead.
    elements.append(
      AccessibilityElement(
        id: "1", role: .textField, value: characters.isEmpty ? nil : SpokenText(pin.string),
        traits: isDisabled ? .notEnabled : [],
        text: .init(length: characters.count, insertionPoint: pin.insertionPoint, contentType: .undeclared),
        drawn: glyphs.map(\.drawn).joined()))
    if isShowPinThere {
      elements.append(
        AccessibilityElement(
          id: "showPin", role: .button,
          label: words.phrase(showPin ? .passcodeEyeSlash : .passcodeEye).map(SpokenText.init)))
    }
    return elements
  }

  private var isShowPinThere: Bool { options.isShowPinAlwaysThere || !pin.string.isEmpty }

  /// Returns the drawn symbol and the name that the screen reader says. The symbol is a picture without a label, so its
  /// name is the system's name for the picture.
  private func glyph(at index: Int, _ characters: [Character]) -> (drawn: String, name: LocalizedPhrase?) {
    // Only 0 to 9 have pictures of digits. For any other character, an outline is drawn until the component crashes.
    let isMissing = index >= characters.count || showPin && Self.digit(characters[index]) == nil
    if isMissing {
      return switch symbol {
      case .circle, .asterisk: ("○", words.phrase(.passcodeCircle))
      case .square: ("□", words.phrase(.passcodeSquare))
      case .dash: ("-", words.phrase(.passcodeDash))
      }
    }
    if showPin, let digit = Self.digit(characters[index]) {
      let phrase: ComponentPhrase = symbol == .square ? .passcodeDigitInSquare : .passcodeDigitInCircle
      return (String(characters[index]), words.phrase(phrase, .integer(digit)))
    }
    return switch symbol {
    case .circle, .dash: ("●", words.phrase(.passcodeCircleFilled))
    case .square: ("■", words.phrase(.passcodeSquareFilled))
    case .asterisk: ("*", words.phrase(.passcodeAsterisk))
    }
  }

  /// Converts a character with the same expression as the source. The result is nil for any character except 0 to 9.
  private static func digit(_ character: Character) -> Int? { Int(String(character)) }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != locale {
      locale = environment.locale
      words = ComponentWording(components: locale)
    }
    let before = self
    var effects = take(input)
    guard state != before.state || hasAppeared != before.hasAppeared || isEndOfEditing(input) else { return effects }
    // In the source, the array of digits is shorter than the text if one of the characters is not a digit.
    if showPin, let index = crashIndex { return effects + [.crash("Index out of range: symbol \(index + 1)")] }
    // Introspect makes the field the first responder on every update. A disabled field cannot become first responder.
    if options.introspect, hasAppeared, !isDisabled { effects.append(.focus("1")) }
    return effects
  }

  /// The properties whose changes make SwiftUI update the view.
  private var state: [String] { [pin.string, String(showPin), String(isDisabled)] }

  private func isEndOfEditing(_ input: ComponentInput) -> Bool { input == .focusChanged(nil) }

  /// The index of the symbol at which the source crashes: the first symbol for which the passcode has no digit.
  private var crashIndex: Int? {
    let digits = pin.string.filter { Self.digit($0) != nil }.count
    return digits < pin.string.count ? digits : nil
  }

  private mutating func take(_ input: ComponentInput) -> [Effect] {
    switch input {
    case .appear:
      hasAppeared = true
    case .insertText(let text, in: "1") where !isDisabled && !text.isEmpty:
      pin.insert(text)
      return evaluate()
    case .deleteBackward(in: "1") where !isDisabled:
      guard pin.deleteBackward() != nil else { return [] }
      return evaluate()
    case .submit(in: "1") where !isDisabled:
      return evaluate()
    case .insertionPointMoved(let position, in: "1"):
      pin.moveInsertionPoint(to: position)
    case .selectAll(in: "1"):
      pin.selectAll()
    case .focusChanged(nil) where options.isBindingWrittenOnEndOfEditing:
      return evaluate()
    case .activated("showPin") where isShowPinThere:
      showPin.toggle()
    case .set(property: "outcome", to: let value):
      outcome = Outcome(rawValue: value) ?? outcome
    default:
      break
    }
    return []
  }

  /// Models the setter of the source's binding, which runs on every write.
  private mutating func evaluate() -> [Effect] {
    if pin.string.isEmpty {
      showPin = false
      return []
    }
    if pin.string.count > maxDigits.rawValue { pin = EditableText(String(pin.string.prefix(maxDigits.rawValue))) }
    guard pin.string.count == maxDigits.rawValue else { return [] }
    if outcome == .failure {
      // The handler is not an escaping closure, so it resets the state in the same update. The field is never drawn
      // disabled, and the keyboard stays (read in the source). `showPin` keeps its value.
      let code = pin.string
      pin = EditableText()
      let effects: [Effect] = isDisabled ? [.completed(code), .enabled("1", true)] : [.completed(code)]
      isDisabled = false
      return effects
    }
    if isDisabled { return [.completed(pin.string)] }
    isDisabled = true
    return [.enabled("1", false), .focus(nil), .completed(pin.string)]
  }
}

extension PasscodeField {
  package static let kind = ComponentKind(
    id: "passcode-field",
    summary: "a SwiftUI passcode field: one invisible text field over a row of circles",
    source:
      "Mohammed Imthathullah, SwiftUI: Passcode field for OTP and Pin entry (2020), and copies of its code in public apps",
    versions: ["2020"],
    parameters: [
      .init("maxDigits", .choice(MaxDigits.allCases.map { String($0.rawValue) }), default: "4", "how many characters"),
      .init(
        "symbol", .choice(Symbol.allCases.map(\.rawValue)), default: "circle",
        "the symbols that are drawn: a dash stands for a missing character, an asterisk for an entered one"),
      .init(
        "outcome", .choice(Outcome.allCases.map(\.rawValue)), default: "success", settable: true,
        "the answer that the handler of the app gives at once; none: it never answers"),
      .init("showPin", .flag, default: "false", "whether the digits are shown at first, as in some copies"),
      .init(
        "showPinButton", .choice(["whileFilled", "always"]), default: "whileFilled", "when the eye button is shown"),
      .init(
        "introspect", .flag, default: "false", "whether the field becomes the first responder at every update"),
      .init(
        "bindingWrittenOnEndOfEditing", .flag, default: "false",
        "whether SwiftUI writes the binding again when editing ends, which runs the handler twice"),
    ],
    inputs: [
      "appear: no effect; with introspect, the field takes the focus",
      "type, paste, autofill: any character is inserted at the insertion point; characters beyond the last digit are cut off",
      "the last character: the field is disabled, the keyboard closes and the handler runs; after success or none it stays disabled; "
        + "after failure it is emptied and not drawn as disabled, so the keyboard stays",
      "delete: removes a character; when none is left, the digits are hidden again and the eye button disappears",
      "return: like a key, it has no effect before the last character",
      "activate showPin: shows or hides the digits; while they are shown, any other character is a crash",
      "set outcome: what the handler answers from now on",
    ],
    defects: [
      .init(
        "B-1", "the field has no label", "you hear “text field”, or only the number in it", ["4.1.2", "3.3.2", "1.3.1"]),
      .init(
        "B-2", "the circles are exposed although they are only decoration",
        "the cursor stops at every circle before it reaches the field, and you have to count the filled ones",
        ["1.1.1", "1.3.1"]),
      .init(
        "B-3", "it is not a secure field: hiding the digits only changes pictures",
        "each time the cursor reaches the field, the passcode is spoken as one number"),
      .init(
        "B-4", "the eye button has no name and no state, and appears and disappears",
        "you hear the name of a picture; when the field is emptied, the button disappears under the cursor",
        ["4.1.2", "2.4.3"]),
      .init(
        "B-5", "a wrong passcode is erased silently",
        "the field is empty, and nothing says that the passcode was wrong or that it was erased",
        ["3.3.1", "4.1.3"]),
      .init(
        "B-6", "the last digit submits and disables the field",
        "you hear the echo of the key and then nothing; the field is dimmed",
        ["3.2.2", "4.1.3"]),
      .init("B-7", "the handler may run twice for one passcode", "one attempt counts as two"),
      .init("B-8", "a character that is not a digit makes the app crash while the digits are shown", "the app closes"),
      .init(
        "B-9", "the insertion point is invisible, and can be moved into the middle of the code",
        "nobody can see where the next digit is inserted", ["2.4.7"]),
      .init(
        "B-10", "after a wrong passcode the digits are still shown",
        "the digits of the next attempt are visible although you did not ask for it"),
      .init(
        "B-11", "the handler must answer at once; a later answer, such as from a server, has no effect",
        "the field stays dimmed, whether the passcode was right or wrong"),
    ],
    unconfirmed: [
      "the names the system gives to the symbols (Circle, Filled circle, 3, circle, Eye, Eye slash)",
      "whether the eye button is shown only while something is entered: parameter showPinButton",
      "whether SwiftUI writes the binding again when editing ends: parameter bindingWrittenOnEndOfEditing; "
        + "modelled as writing the content of the field after the answer",
      "whether, with introspect, the field takes the focus back as soon as it is lost; modelled so",
      "which symbol is drawn for entered characters with dashes, and for missing ones with asterisks; no digit symbols exist "
        + "in these shapes, so digits in circles are used",
      "whether a double tap on a circle reaches the field above it; modelled as having no effect",
      "an app that asks a server cannot answer in time: play it as outcome none, or as success answered before the result is "
        + "known",
    ],
    parts: { parameters in
      let count = parameters["maxDigits"].flatMap(Int.init).flatMap(MaxDigits.init) ?? .four
      return ["1"] + (1...count.rawValue).map { "symbol\($0)" } + ["showPin"]
    },
    make: { parameters in
      PasscodeField(
        maxDigits: parameters["maxDigits"].flatMap(Int.init).flatMap(MaxDigits.init) ?? .four,
        symbol: parameters["symbol"].flatMap(Symbol.init) ?? .circle,
        outcome: parameters["outcome"].flatMap(Outcome.init) ?? .success, showPin: parameters["showPin"] == "true",
        options: Options(
          introspect: parameters["introspect"] == "true",
          isBindingWrittenOnEndOfEditing: parameters["bindingWrittenOnEndOfEditing"] == "true",
          isShowPinAlwaysThere: parameters["showPinButton"] == "always"))
    }
  )
}

extension PasscodeField {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
