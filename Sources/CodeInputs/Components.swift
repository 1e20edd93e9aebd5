import Simulation

/// The components that this package models.
public enum Components {
  /// All kinds of component that this package models. A tool can add kinds of its own.
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
  /// All kinds of component that this package models. This property allows `.all` where an array of kinds is expected.
  public static var all: Self { Components.all }
}
