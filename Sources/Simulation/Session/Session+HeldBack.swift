import AccessibilityModel

/// What the component and the app do about an activation. It waits until the reader has spoken the element's new state.
struct HeldBack: Sendable {
  enum Work: Sendable {
    case record(Transcript.Entry.Kind)
    case say([Utterance], isAct: Bool)
    case announce(Announcement)
    case cancelFollowUps
    case silence
  }

  /// The work that waits, in its order; nil if nothing needs to wait.
  fileprivate var waiting: [Work]?

  var isWaiting: Bool { waiting != nil }
}

extension Session {
  /// Performs `body` and returns the work that `body` caused, which has not been carried out.
  mutating func holdingBack(_ body: (inout Session) -> Void) -> [HeldBack.Work] {
    held.waiting = []
    body(&self)
    return held.waiting.take() ?? []
  }

  /// Keeps the work if work needs to wait. Returns false if the caller must carry it out now.
  mutating func holdsBack(_ work: @autoclosure () -> HeldBack.Work) -> Bool {
    guard held.waiting != nil else { return false }
    held.waiting?.append(work())
    return true
  }

  mutating func carryOut(_ list: [HeldBack.Work]) {
    for work in list {
      switch work {
      case .record(let kind): record(kind)
      case .say(let utterances, let isAct): say(utterances, isAct: isAct)
      case .announce(let announcement): announce(announcement)
      case .cancelFollowUps: cancelFollowUps()
      case .silence: silence()
      }
    }
  }
}
