extension ComponentKind {
  /// The screen reader for a component that was made for an iOS older than every modelled version: the default screen
  /// reader in its oldest version. Nil for any other component, which is played with the newest version.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
