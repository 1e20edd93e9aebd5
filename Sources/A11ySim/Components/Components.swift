/// The components that this package models.
public enum Components {
  /// All kinds of component that scenarios can name, unless a tool adds kinds of its own.
  public static let all: [ComponentKind] = [
    CodeField.kind,
    OUDSPinCodeInput.kind,
    SwiftUIOTPInput.kind,
    SwiftUIOTPSnippet.kind,
    SwiftUIPINInput.kind,
    SwiftUIAlphanumericCode.kind,
    PasscodeField.kind,
    VerificationTextField.kind,
    RxSwiftVerifyCode.kind,
    UIKitOTPFields.kind,
  ]
}

extension [ComponentKind] {
  /// All kinds of component that this package models, so that a list can begin with `.all`.
  public static var all: Self { Components.all }
}
