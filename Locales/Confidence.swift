/// The certainty of a phrase or a behaviour.
public enum Confidence: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The phrase or behaviour is confirmed by code in a public repository, together with a test there or an
  /// expected output there.
  case pinned
  /// The phrase or behaviour was heard in a recording of the real screen reader.
  case recorded
  /// The words are the vendor's own strings, read in a release of an earlier year; the source names the release and
  /// the year. About one word in ten may differ today, and nobody has heard the order of the words.
  case vendor
  /// The vendor's documentation states the phrase or behaviour.
  case documented
  /// Named testers or developers reported the phrase or behaviour.
  case reported
  /// The phrase or behaviour was not found in public material. It is an inference or our own translation.
  case guess

  /// Whether anybody outside this project has seen or heard the phrase or behaviour.
  public var isConfirmed: Bool { self != .guess }

  /// A group of phrases that are counted together.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    case confirmed, vendor, unconfirmed
  }

  /// The group in which a phrase of this confidence is counted. The vendor's strings of an earlier year are counted by
  /// themselves.
  public var group: Group {
    switch self {
    case .guess: .unconfirmed
    case .vendor: .vendor
    case .reported, .documented, .recorded, .pinned: .confirmed
    }
  }

  /// Whether one recording of a phrase replaces words of this confidence. What the vendor shipped in an earlier year
  /// may have changed since.
  package var yieldsToRecording: Bool { self <= .reported || self == .vendor }

  /// Orders confidences from the weakest to the strongest. A guess is the weakest.
  public static func < (a: Confidence, b: Confidence) -> Bool { a.rank < b.rank }

  /// The rank of this confidence. A stronger confidence has a higher rank; the weakest has 0.
  private var rank: Int {
    switch self {
    case .guess: 0
    case .reported: 1
    case .documented: 2
    case .vendor: 3
    case .recorded: 4
    case .pinned: 5
    }
  }
}
