extension ComponentKind {
  /// The oldest modelled version of the default screen reader, for a component that was made for an even older iOS. Nil
  /// for any other component, which is played with the newest version.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
