/// A system for which components are built and screen readers are made.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, android = "Android", flutter = "Flutter"
}

extension Platform {
  /// Returns whether an app for this platform runs on devices of another one. Apps of Flutter run on Android; how they
  /// speak on iOS is not modelled.
  func runs(on device: Platform) -> Bool { self == device || self == .flutter && device == .android }
}
