/// A system that has screen readers of its own.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, android = "Android", flutter = "Flutter"
}
