/// The direction of a swipe with one finger.
public enum Direction: String, Sendable, Hashable, CaseIterable { case right, left, up, down }
