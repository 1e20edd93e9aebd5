/// The modelled components.
public enum Components {
  /// Every component that a scenario can name.
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
  /// Every modelled component.
  public static var all: Self { Components.all }
}
