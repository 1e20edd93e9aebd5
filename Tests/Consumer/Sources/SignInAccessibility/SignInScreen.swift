import A11ySim
import SignIn

/// The app's screen for the simulator: the same view model, and the accessibility tree its view has.
///
/// This is all there is to write for a screen of one's own: what is there (`elements`), and what happens (`send`).
public struct SignInScreen: Component {
  private var model = SignInModel()
  /// Whether the server takes the password.
  private var isCorrect: Bool

  /// Creates the empty form.
  ///
  /// - Parameter isCorrect: whether the server takes the password.
  public init(isCorrect: Bool = true) { self.isCorrect = isCorrect }

  /// The accessibility tree of `SignInView`.
  public var elements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = [
      .init(id: "title", role: .heading, label: "Sign in"),
      field(.email, "E-mail address", role: .textField), field(.password, "Password", role: .secureTextField),
    ]
    if let error = model.error { elements.append(.init(id: "error", role: .text, label: .init(error))) }
    elements.append(
      .init(
        id: "send", role: .button, label: "Sign in", hint: "Sends your e-mail address and password",
        traits: model.canSend ? [] : .notEnabled))
    return elements
  }

  private func field(_ field: SignInModel.Field, _ label: SpokenText, role: Role) -> AccessibilityElement {
    let content = model.content(of: field)
    let isSecure = role == .secureTextField
    return .init(
      id: field.rawValue, role: role, label: label,
      value: content.isEmpty || isSecure ? nil : .init(content),
      text: .init(
        isSecure: isSecure, length: content.count, isEditing: model.focus == field, insertionPoint: content.count))
  }

  /// The view model's answer to an input.
  public mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .focusChanged(let id):
      model.focus = id.flatMap(SignInModel.Field.init)
      return []
    case .insertText(let text, in: let id):
      guard let field = SignInModel.Field(rawValue: id) else { return [] }
      model.enter(text, in: field)
      return [.value(field == .email ? model.email : "", of: id)]
    case .deleteBackward(in: let id):
      guard let field = SignInModel.Field(rawValue: id) else { return [] }
      model.delete(in: field)
      return []
    case .activated("send"):
      // The answer takes a second.
      return model.send() ? [.schedule("answer", after: .seconds(1))] : []
    case .timer("answer"):
      model.answer(isCorrect: isCorrect)
      guard let error = model.error else { return [.completed("")] }
      return [.announce(Announcement(SpokenText(error), priority: .high)), .focus("password")]
    default:
      return []
    }
  }
}

extension SignInScreen {
  /// The form as scenarios name it: `component: sign-in`.
  public static let kind = ComponentKind(
    id: "sign-in", summary: "the form to sign in", source: "SignInView.swift", versions: ["1"],
    parameters: [
      .init("password", .choice(["correct", "wrong"]), default: "correct", "whether the server takes the password")
    ],
    parts: { _ in ["title", "email", "password", "error", "send"] },
    make: { SignInScreen(isCorrect: $0["password"] != "wrong") })
}
