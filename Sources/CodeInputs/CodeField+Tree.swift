import AccessibilityModel
import Locales
import Simulation

extension CodeField {
  /// The state that determines `tree`. Comparing two states costs less than creating the tree.
  struct Look: Equatable {
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

  var look: Look {
    Look(
      text: text, boxes: boxes, focus: focus, insertionPoint: insertionPoint, helperText: helperText, error: error,
      isErrorGone: gone.contains(.error), status: status, isRevealed: isRevealed, isBusy: isBusy,
      locale: environment.locale)
  }

  var tree: [AccessibilityElement] {
    // The visible label is hidden from screen readers, because the name of the field or group already contains it.
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
      // A person who types steadily hears only the echoes of the keys. The hint therefore says beforehand that the
      // focus advances by itself.
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

  /// Returns a text field. On iOS, the error is the field's hint. On Android, another view labels the field (`labelFor`),
  /// because a filled field does not say its hint, and the error is the `error` property of the first field.
  ///
  /// The error is not part of the field's name, for these reasons:
  /// - The name that Voice Control uses does not change.
  /// - The screen reader says the error after the code, not before it.
  /// - The screen reader says the error only once if the focus moves while the error is announced.
  ///
  /// If hints are switched off, the next swipe after the field or group still reaches the error's own element.
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
      // The screen reader says the number of characters in a secure field, or the placeholder if the field is empty.
      field.placeholder = words.empty.string
    } else {
      field.value = code.isEmpty ? words.empty : SpokenText(code, spellsOut: true)
    }
    if isOnAndroid {
      var android = AndroidProperties()
      android.labeledBy = label
      // Without a hint text of its own, the field would have its placeholder or its label as the hint.
      android.hintText = ""
      // With an error on each box, the screen reader would repeat the error at each box.
      android.error = number == 1 ? problem : nil
      field.android = android
    }
    // Placeholder and hint have no language of their own, so they are spoken in the field's language.
    field.language = problem == nil ? words.language : problem?.language
    return field
  }

  private static let boxIDs = (1...Length.allCases.map(\.rawValue).max()!).map { "box\($0)" }

  private func drawn(_ digit: Character?, isHidden: Bool) -> String {
    digit.map { isHidden ? "●" : String($0) } ?? ""
  }

  func problemText(_ problem: Problem) -> SpokenText {
    switch problem {
    case .app(let text): return SpokenText(text)
    case .missing(let count, let place):
      let text = words(.codeFieldMissing, .integer(count))
      return place.map { words.list([text, words.digits[$0]]) } ?? text
    }
  }

  var statusText: SpokenText? {
    status.isEmpty ? nil : words.list(status.map(words.text))
  }

  struct Words {
    private let wording: ComponentWording
    /// The language of all words if it differs from the app's language; otherwise nil.
    let language: String?
    let label: SpokenText
    /// The name of the field or group: the visible label with the number of digits.
    private(set) var name: SpokenText
    /// The names of the boxes, such as “Digit 1 of 6”.
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

    /// Joins texts into a list, such as “Code, 6 digits”. Returns an empty text if there are no texts.
    func list(_ texts: [SpokenText]) -> SpokenText {
      guard var result = texts.first else { return "" }
      for text in texts.dropFirst() {
        let joined = Self.text(.codeFieldList, [.text(result.string), .text(text.string)], wording)
        // The result has the `phrase` of the last text. Its `confidence` is that of the first text that is not
        // confirmed.
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
}
