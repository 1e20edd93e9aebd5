/// A system for which components are built and screen readers are made.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, android = "Android", flutter = "Flutter"
}
