import AccessibilityModel
import Simulation

extension OUDSPinCodeInput {
  /// Returns the component itself for iOS, and nil for Flutter. For Android, returns OUDS's separate Android component
  /// with the same length, texts and value.
  public func form(for platform: Platform) -> (any Component)? {
    switch platform {
    case .iOS: self
    case .android:
      OUDSPinCodeInputAndroid(
        length: Length(rawValue: length) ?? .six, helperText: helperText?.plain, error: error?.plain,
        isOutlined: isOutlined, value: value)
    case .flutter: nil
    }
  }
}
