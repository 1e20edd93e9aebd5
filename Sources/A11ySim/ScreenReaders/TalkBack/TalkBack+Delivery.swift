extension TalkBack {
  /// The way in which TalkBack's rules queue an utterance (`facts/talkback.md`, section c.4). The effect of `short` and
  /// `traversal` depends on the length of the text.
  enum QueueMode: Sendable, Hashable {
    /// The utterance waits for its turn. Later speech may remove it.
    case queue
    /// The utterance removes all other speech that can be removed.
    case interrupt
    /// The utterance is delivered as with `interrupt`. TalkBack sets another flag for this mode, but its source code
    /// never reads the flag (setting `focusSparesUninterruptible`).
    case flushAll
    /// The utterance waits for its turn. Later speech does not remove it.
    case uninterruptible
    /// The utterance removes all other speech that can be removed. Later speech does not remove the utterance.
    case interruptAndHold
    /// The utterance is delivered as with `uninterruptible` if its text has at most 30 characters, otherwise as with
    /// `queue`.
    case short
    /// The utterance is delivered as with `interruptAndHold` if its text has at most 30 characters, otherwise as with
    /// `interrupt`.
    case traversal
  }

  /// A group of utterances in the speech queue. In the group `text`, a new utterance removes the earlier utterances.
  enum SpeechGroup: UInt8, Sendable, Hashable {
    case none, text, content

    /// Whether a new utterance of the group removes the group's earlier utterances, even uninterruptible ones.
    var removesItsOwn: Bool { self == .text }
  }

  /// The bits that encode a delivery.
  struct DeliveryCode: OptionSet, Sendable {
    let rawValue: UInt8
    static let interrupt = DeliveryCode(rawValue: 1)
    static let uninterruptible = DeliveryCode(rawValue: 2)
    static let ignoresInterrupts = DeliveryCode(rawValue: 4)
    static let flushesAll = DeliveryCode(rawValue: 8)
    private static let groupShift: UInt8 = 4

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set with the given bits and the bit of a group.
    init(_ bits: DeliveryCode, _ group: SpeechGroup) {
      rawValue = bits.rawValue | group.rawValue << Self.groupShift
    }

    var group: SpeechGroup { SpeechGroup(rawValue: rawValue >> Self.groupShift) ?? .none }
  }

  /// The largest number of characters that a short text can have. The queue modes `short` and `traversal` depend on
  /// this limit. The limit is 30 in TalkBack 14.1 and later, and 50 in older versions.
  static let shortLimit = 30

  private static func isShort(_ text: String) -> Bool {
    // A text has no more characters than bytes, and counting bytes is quicker.
    text.utf8.count <= shortLimit || text.count <= shortLimit
  }

  /// Returns the delivery of an utterance.
  ///
  /// - Parameters:
  ///   - mode: the queue mode of the rule.
  ///   - group: the speech group of the utterance.
  ///   - text: the text of the utterance, whose length determines the effect of the modes `short` and `traversal`. For
  ///     other modes, the text is not composed.
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
/// Source: `facts/talkback.md`, section c.4 (`SpeechControllerImpl` of TalkBack 15.1), steps 4 to 7 of a speak call.
struct TalkBackQueueRules: QueueRules {
  /// Whether speech about a newly focused view also removes uninterruptible speech, as the queue mode of such speech is
  /// meant to do. True if the setting `focusSparesUninterruptible` is off.
  var flushesUninterruptible = false

  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) {
    let code = TalkBack.DeliveryCode(rawValue: item.delivery.code)
    func isRemoved(_ other: SpeechQueue.Item) -> Bool {
      let old = TalkBack.DeliveryCode(rawValue: other.delivery.code)
      if flushesUninterruptible, code.contains(.flushesAll) { return true }
      if code.contains(.interrupt), !old.contains(.uninterruptible) { return true }
      return code.group.removesItsOwn && old.group == code.group
    }
    line.drop(where: isRemoved)
    if let current = line.current, isRemoved(current) { line.cut() }
    line.append(item)
  }
}
