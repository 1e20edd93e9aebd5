extension ComponentKind {
  /// The reader that plays the component if a scenario names no version. A component for an iOS older than every
  /// modelled version plays with the oldest one; nil means the newest.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
