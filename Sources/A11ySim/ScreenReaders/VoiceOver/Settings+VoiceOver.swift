extension Settings {
  /// Gets or sets a setting of VoiceOver with its own type.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<VoiceOver.Settings, Value>) -> Value {
    get { VoiceOver.Settings(self)[keyPath: keyPath] }
    set {
      var settings = VoiceOver.Settings(self)
      settings[keyPath: keyPath] = newValue
      settings.write(to: &self)
    }
  }

  /// Returns a value derived from VoiceOver's settings.
  public subscript<Value>(dynamicMember keyPath: KeyPath<VoiceOver.Settings, Value>) -> Value {
    VoiceOver.Settings(self)[keyPath: keyPath]
  }
}
