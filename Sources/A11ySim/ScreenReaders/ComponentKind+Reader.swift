extension ComponentKind {
  /// The reader it is played with where a scenario names no version: one it was written for, or the nearest to that.
  /// Nil for the newest.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
