extension Settings {
  /// A setting of VoiceOver, with its type.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<VoiceOver.Settings, Value>) -> Value {
    get { VoiceOver.Settings(self)[keyPath: keyPath] }
    set {
      var settings = VoiceOver.Settings(self)
      settings[keyPath: keyPath] = newValue
      settings.write(to: &self)
    }
  }

  /// What follows from VoiceOver's settings.
  public subscript<Value>(dynamicMember keyPath: KeyPath<VoiceOver.Settings, Value>) -> Value {
    VoiceOver.Settings(self)[keyPath: keyPath]
  }
}
