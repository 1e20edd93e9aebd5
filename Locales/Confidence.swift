/// The certainty of a phrase or a behaviour.
public enum Confidence: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The phrase or behaviour is confirmed by code in a public repository, together with a test there or an
  /// expected output there.
  case pinned
  /// The phrase or behaviour was heard in a recording of the real screen reader.
  case recorded
  /// The vendor's documentation states the phrase or behaviour.
  case documented
  /// Named testers or developers reported the phrase or behaviour.
  case reported
  /// The phrase or behaviour was not found in public material. It is an inference or our own translation.
  case guess

  /// Whether anybody outside this project has seen or heard the phrase or behaviour.
  public var isConfirmed: Bool { self != .guess }

  /// Orders confidences from the weakest to the strongest. A guess is the weakest.
  public static func < (a: Confidence, b: Confidence) -> Bool { a.rank < b.rank }

  /// The rank of this confidence. A stronger confidence has a higher rank; the weakest has 0.
  private var rank: Int {
    switch self {
    case .guess: 0
    case .reported: 1
    case .documented: 2
    case .recorded: 3
    case .pinned: 4
    }
  }
}
