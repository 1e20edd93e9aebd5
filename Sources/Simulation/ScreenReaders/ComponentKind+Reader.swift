import AccessibilityModel

extension ComponentKind {
  /// Returns a reader in its oldest version, if the component was made for an even older iOS. Nil for any other
  /// component: the newest version of the reader is then used.
  package func reader(insteadOf kind: any ScreenReader.Type) -> Reader? {
    guard let iOSVersion, let oldest = kind.descriptor.versions.first, iOSVersion < oldest.major else { return nil }
    return Reader(kind, version: oldest)
  }
}
