import AccessibilityModel
import Simulation

/// Six UIKit text fields and a Verify button, connected with RxSwift.
///
/// Source: Kevin Le, "Build an iOS front end to verify a numeric code using RxSwift" (2018). The model follows the
/// article's numbered requirements and steps. The code embedded in the article was not available.
package struct RxSwiftVerifyCode: Component {
  private static let count = 6
  private var boxes = [EditableText](repeating: .init(), count: Self.count)
  private var isVerifyEnabled = false
  private var locale = Environment().locale
  private var verify = ComponentWording(components: Environment().locale).phrase(.rxVerify)

  package init() {}

  // MARK: Tree

  /// The current elements. The lines drawn under the text fields are not elements.
  package var elements: [AccessibilityElement] {
    boxes.enumerated().map { index, box in
      AccessibilityElement(
        id: part(index), role: .textField, value: box.string.isEmpty ? nil : SpokenText(box.string),
        text: .init(
          length: box.string.count, insertionPoint: box.insertionPoint, contentType: .undeclared, usesNumberPad: true))
    } + [
      // On the screen, only the opacity shows that the button is disabled.
      AccessibilityElement(
        id: "verify", role: .button, label: verify.map(SpokenText.init), traits: isVerifyEnabled ? [] : .notEnabled)
    ]
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != locale {
      locale = environment.locale
      verify = ComponentWording(components: locale).phrase(.rxVerify)
    }
    switch input {
    case .focusChanged(let part):
      guard let index = part.flatMap(index) else { return [] }
      // `editingDidBegin` removes the digit, both after a tap and after the app has moved the focus.
      boxes[index] = EditableText()
      return setVerify(false)
    case .insertText(let text, let part):
      guard let index = index(part), !text.isEmpty else { return [] }
      boxes[index].insert(text)
      // The component enforces the maximum length: it removes everything after the first character.
      if boxes[index].string.count > 1 { boxes[index] = EditableText(String(boxes[index].string.prefix(1))) }
      return editingChanged(in: index)
    case .deleteBackward(let part):
      // UIKit reports no deletion in an empty field. Editing has already emptied a focused box.
      guard let index = index(part), boxes[index].deleteBackward() != nil else { return [] }
      return editingChanged(in: index)
    case .insertionPointMoved(let position, let part):
      if let index = index(part) { boxes[index].moveInsertionPoint(to: position) }
    case .selectAll(let part):
      if let index = index(part) { boxes[index].selectAll() }
    case .environmentChanged, .appear, .activated, .submit, .gesture, .set, .timer:
      break
    }
    return []
  }

  /// Moves the focus to the next box, even if the changed box is empty. After the last box, closes the keyboard.
  private mutating func editingChanged(in index: Int) -> [Effect] {
    // The next box is emptied before the button is updated, so the button cannot become enabled here.
    if index + 1 < Self.count { return [.focus(part(index + 1))] }
    return [.focus(nil)] + setVerify(boxes.allSatisfy { !$0.string.isEmpty })
  }

  private mutating func setVerify(_ isEnabled: Bool) -> [Effect] {
    if isEnabled == isVerifyEnabled { return [] }
    isVerifyEnabled = isEnabled
    return [.enabled("verify", isEnabled)]
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { boxes.indices.first { self.part($0) == part } }
}

extension RxSwiftVerifyCode {
  package static let kind = ComponentKind(
    id: "rxswift-verify-code",
    summary: "six UIKit text fields and a Verify button, connected with RxSwift",
    source: "Kevin Le, Build an iOS front end to verify a numeric code using RxSwift (2018); the article's text only",
    versions: ["2018"],
    parameters: [],
    inputs: [
      "appear: no effect",
      "begin editing, by a tap, with the tab key or because the focus moved on: the box is emptied, Verify is dimmed",
      "type, paste, autofill: only the first character is kept, whatever it is; the focus moves on, which empties the next box",
      "into the last box: the keyboard closes; if all six boxes are filled, Verify is enabled",
      "delete: no effect, because an edited box is empty",
      "activate verify: no effect by itself; the app can react to code.verify.activated",
    ],
    defects: [
      .init(
        "E-1", "a box is emptied as soon as it is edited",
        "a double tap on a digit erases it silently, and you cannot undo it", ["3.2.1"]),
      .init(
        "E-2", "when the focus moves on, the next box is emptied",
        "to correct the second digit, you have to enter the four after it again", ["3.3.7", "3.2.2"]),
      .init(
        "E-3", "the tab key empties one box after the other", "with a keyboard or a switch you cannot review the code",
        ["2.1.1", "3.2.1"]),
      .init(
        "E-4", "the six fields have no labels and are in no group", "you hear “text field” six times",
        ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "E-5", "the delete key never moves back to the previous box", "in an empty box the delete key has no effect",
        ["2.1.1"]),
      .init(
        "E-6", "only one digit of a pasted or autofilled code is kept", "you have to type the code", ["3.3.8"]),
      .init(
        "E-7", "when Verify is enabled, nothing says so, and only its opacity changes",
        "you have to go to the button to find out", ["4.1.3", "1.4.1"]),
      .init(
        "E-8", "there is no error, no helper text and no result", "you hear nothing when the code is wrong",
        ["3.3.1", "3.3.2", "3.3.3"]),
    ],
    unconfirmed: [
      "what Verify does: the article does not say; here activating it only causes the event",
      "the order in which the observers of one event run; modelled so that Verify is never enabled while a box is empty",
    ],
    parts: { _ in (1...count).map(String.init) + ["verify"] },
    make: { _ in RxSwiftVerifyCode() }
  )
}

extension RxSwiftVerifyCode {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
