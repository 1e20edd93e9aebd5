extension OUDSPinCodeInput {
  /// Returns OUDS's input for Android, a component of its own, with the same length, texts and value.
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
