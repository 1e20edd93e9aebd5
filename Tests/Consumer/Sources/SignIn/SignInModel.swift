/// What a person has entered to sign in, and what they are told: a team's own view model.
public struct SignInModel: Sendable, Hashable {
  /// What is asked for.
  public enum Field: String, Sendable, Hashable, CaseIterable { case email, password }

  /// The content of the first field.
  public private(set) var email = ""
  /// The content of the second, which is never shown.
  public private(set) var password = ""
  /// The field the keyboard is in.
  public var focus: Field?
  /// What went wrong, as it is shown under the fields.
  public private(set) var error: String?
  /// Whether an answer is awaited.
  public private(set) var isSending = false

  /// Whether the button can be used.
  public var canSend: Bool { email.contains("@") && !password.isEmpty && !isSending }

  /// Nothing entered yet.
  public init() {}

  /// What is in a field.
  public func content(of field: Field) -> String { field == .email ? email : password }

  /// The person types.
  public mutating func enter(_ text: String, in field: Field) {
    error = nil
    if field == .email { email += text } else { password += text }
  }

  /// The person deletes a character.
  public mutating func delete(in field: Field) {
    if field == .email { _ = email.popLast() } else { _ = password.popLast() }
  }

  /// The button is pressed. True when something is sent.
  public mutating func send() -> Bool {
    guard canSend else { return false }
    isSending = true
    return true
  }

  /// The server answers.
  public mutating func answer(isCorrect: Bool) {
    isSending = false
    error = isCorrect ? nil : "The password is not correct"
    if !isCorrect {
      password = ""
      focus = .password
    }
  }
}
