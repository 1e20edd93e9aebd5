extension ComponentKind {
  /// The reader it is played with where a scenario names no version: one it was written for, or the nearest to that.
  /// Nil for the newest.
  public var reader: Reader? { (iOSVersion ?? .max) < VoiceOver.versions[0] ? .oldestVoiceOver : nil }
}
