import AccessibilityModel
import Simulation

extension TalkBack {
  /// The queue mode of an utterance (google/talkback 26a27dc0, `utils/output/SpeechControllerImpl.java`). The effect of
  /// `short` and `traversal` depends on the length of the text.
  enum QueueMode: Sendable, Hashable {
    /// The utterance waits for its turn. Later speech can remove it.
    case queue
    /// The utterance removes all other speech that can be removed.
    case interrupt
    /// The utterance is meant to remove all other speech. By a defect of TalkBack, the effect is that of `interrupt`,
    /// because its source code never reads the flag of this mode (setting `focusSparesUninterruptible`).
    case flushAll
    /// The utterance waits for its turn. Later speech does not remove it.
    case uninterruptible
    /// The utterance removes all other speech that can be removed. Later speech does not remove the utterance.
    case interruptAndHold
    /// The mode is `uninterruptible` for a text of at most 30 characters, otherwise `queue`.
    case short
    /// The mode is `interruptAndHold` for a text of at most 30 characters, otherwise `interrupt`.
    case traversal
  }

  enum SpeechGroup: UInt8, Sendable, Hashable {
    case none, text, content

    /// Whether a new utterance of the group removes the group's utterances that wait, even uninterruptible ones.
    var clearsItsOwn: Bool { self != .none }
    /// Whether a new utterance of the group also cuts an utterance of the group that is being said.
    var interruptsItsOwn: Bool { self == .text }
  }

  struct DeliveryCode: OptionSet, Sendable {
    let rawValue: UInt8
    static let interrupt = DeliveryCode(rawValue: 1)
    static let uninterruptible = DeliveryCode(rawValue: 2)
    static let ignoresInterrupts = DeliveryCode(rawValue: 4)
    static let flushesAll = DeliveryCode(rawValue: 8)
    private static let groupShift: UInt8 = 4

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ bits: DeliveryCode, _ group: SpeechGroup) {
      rawValue = bits.rawValue | group.rawValue << Self.groupShift
    }

    var group: SpeechGroup { SpeechGroup(rawValue: rawValue >> Self.groupShift) ?? .none }
  }

  /// The maximum number of characters (UTF-16 units) of a short text, for the modes `short` and `traversal`. The limit is 30 since
  /// TalkBack 14.1, and 50 in older versions.
  static let shortLimit = 30

  private static func isShort(_ text: String) -> Bool {
    // Android counts UTF-16 units. A text has no more of them than bytes, and counting bytes is quicker.
    text.utf8.count <= shortLimit || text.utf16.count <= shortLimit
  }

  /// Returns the delivery for a queue mode.
  ///
  /// - Parameter text: the text of the utterance. It is evaluated only for `short` and `traversal`, which depend on its
  ///   length.
  static func delivery(
    _ mode: QueueMode, group: SpeechGroup = .none, for text: @autoclosure () -> String = ""
  ) -> Delivery {
    let isShort = (mode == .short || mode == .traversal) && Self.isShort(text())
    let mode = mode == .traversal ? (isShort ? .interruptAndHold : .interrupt) : mode
    let bits: DeliveryCode =
      switch mode {
      case .queue: []
      case .interrupt: .interrupt
      case .flushAll: [.interrupt, .flushesAll]
      case .uninterruptible: .uninterruptible
      case .interruptAndHold, .traversal: [.interrupt, .uninterruptible]
      case .short: isShort ? [.uninterruptible, .ignoresInterrupts] : []
      }
    let name: StaticString =
      switch mode {
      case .interrupt: "interrupt"
      case .flushAll: "flush all"
      case .uninterruptible: "uninterruptible"
      case .interruptAndHold, .traversal: "interrupt, uninterruptible"
      case .queue: "queue"
      case .short: isShort ? "uninterruptible, ignores interrupts" : "queue"
      }
    return Delivery(name, code: DeliveryCode(bits, group).rawValue)
  }
}

/// The rules of TalkBack's speech controller.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `utils/output/SpeechControllerImpl.java`: in `speak`, what drops
/// duplicates, removes other items, and appends and starts the new one.
struct TalkBackQueueRules: QueueRules {
  /// Whether speech about a newly focused view also removes uninterruptible speech, as its queue mode is meant to do.
  /// True if the setting `focusSparesUninterruptible` is off.
  var flushesUninterruptible = false

  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) {
    let code = TalkBack.DeliveryCode(rawValue: item.delivery.code)
    func isRemoved(_ other: SpeechQueue.Item, isWaiting: Bool) -> Bool {
      let old = TalkBack.DeliveryCode(rawValue: other.delivery.code)
      if flushesUninterruptible, code.contains(.flushesAll) { return true }
      if code.contains(.interrupt), !old.contains(.uninterruptible) { return true }
      return (isWaiting ? code.group.clearsItsOwn : code.group.interruptsItsOwn) && old.group == code.group
    }
    line.drop { isRemoved($0, isWaiting: true) }
    if let current = line.current, isRemoved(current, isWaiting: false) { line.cut() }
    line.append(item)
  }
}
