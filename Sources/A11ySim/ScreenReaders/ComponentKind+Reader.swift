extension ComponentKind {
  /// The reader that plays the component where a scenario names no version: the version it was written for, or the
  /// nearest to it. Nil for the newest.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
