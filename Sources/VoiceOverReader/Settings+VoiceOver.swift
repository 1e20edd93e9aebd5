import Simulation

extension Settings {
  /// Accesses a setting of VoiceOver as a typed value, such as `settings.hints`.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<VoiceOver.Settings, Value>) -> Value {
    get { VoiceOver.Settings(self)[keyPath: keyPath] }
    set {
      var settings = VoiceOver.Settings(self)
      settings[keyPath: keyPath] = newValue
      settings.write(to: &self)
    }
  }

  /// A property derived from VoiceOver's settings, such as `wordsPerMinute`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<VoiceOver.Settings, Value>) -> Value {
    VoiceOver.Settings(self)[keyPath: keyPath]
  }
}
