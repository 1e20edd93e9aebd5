/// A platform for which components are built or screen readers are made.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, android = "Android", flutter = "Flutter"
}

extension Platform {
  /// Returns whether apps for this platform run on devices of the given platform. Flutter apps run only on Android,
  /// because their speech on iOS is not modelled.
  package func runs(on device: Platform) -> Bool { self == device || self == .flutter && device == .android }
}
