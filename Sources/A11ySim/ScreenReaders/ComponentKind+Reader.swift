extension ComponentKind {
  /// The standard reader in its oldest version, if the component was made for an even older iOS. Nil for any other
  /// component: the newest version of the reader is then used.
  public var reader: Reader? {
    let kind = ScreenReaders.standard
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
