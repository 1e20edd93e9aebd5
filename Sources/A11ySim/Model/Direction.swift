/// The direction of a swipe.
public enum Direction: String, Sendable, Hashable, CaseIterable { case right, left, up, down }
