/// Which way a finger swipes.
public enum Direction: String, Sendable, Hashable, CaseIterable { case right, left, up, down }
