extension VoiceOver {
  /// The pause between an element's speech and its hint: the mean of seven captions, 1.12 s (recorded).
  static let hintDelayInMilliseconds: UInt16 = 1100

  /// The rules for which utterance cuts (interrupts) which:
  ///
  /// | arriving | what is being said |
  /// |---|---|
  /// | element (an act of the person, focus moved by the app) | cuts everything below high, drops what is queued; queues behind high |
  /// | high | cuts everything but high, behind which it queues |
  /// | default | cuts default and below, and element speech; queues behind high |
  /// | low | queues; a later default one drops it |
  /// | queued (`accessibilitySpeechQueueAnnouncement`, polite live region) | queues |
  /// | status (live region) | cuts what default cuts, drops nothing, and queues behind what is there |
  /// | hint | 1.1 s after its element's speech, unless anything else comes first |
  ///
  /// Sources: Apple, `UIAccessibilityPriority`; react-native 54289 (high then default: both; low then default: the
  /// default one); Stack Overflow 52459406 (a focus change cuts and drops, queued announcements as well);
  /// a11ysupport.io aria-live and alert-role on iOS 16.1 (live regions); magentaA11y captions (hints). Apple's
  /// documentation says that an act queues behind a high announcement, but nobody has measured it:
  /// `highPriorityYieldsToUser`. Guesses: that a default announcement also drops queued ones where it cuts, and that a
  /// live region, like an announcement, is swallowed at the instant of an act.
  package struct Rules: QueueRules {
    private let yieldsToUser: Bool
    private let elementsSwallow: Bool
    private let actsSwallow: Bool

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - highPriorityYieldsToUser: whether an act cuts a high announcement.
    ///   - announcementDuringElement: the treatment of an announcement that comes while an element is being said.
    ///   - announcementAtActivation: the treatment of an announcement that comes at the moment of an act.
    package init(
      highPriorityYieldsToUser: Bool = false,
      announcementDuringElement: VoiceOver.Settings.AnnouncementDuringElement = .competes,
      announcementAtActivation: VoiceOver.Settings.AnnouncementAtActivation = .isLost
    ) {
      yieldsToUser = highPriorityYieldsToUser
      elementsSwallow = announcementDuringElement == .isLost
      actsSwallow = announcementAtActivation == .isLost
    }

    /// Decides by the table of `Rules`.
    package mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) {
      guard let priority = SpeechPriority(item.delivery) else { return }
      let current = line.current.flatMap { SpeechPriority($0.delivery) }
      // Stack Overflow 52459406, Blueprint 484 (reported): ignored or interrupted, even with the queue attribute.
      if elementsSwallow, current == .element, priority.isOfAnnouncements, priority != .high { return }
      let isAct = item.act != nil
      let isBehindHigh = current == .high && !(isAct && yieldsToUser)
      switch priority {
      case .element, .hint:
        line.drop { [yieldsToUser] in !$0.isHigh || isAct && yieldsToUser }
        if !isBehindHigh { line.cut() }
        line.append(item)
      case .high:
        if !isBehindHigh {
          line.cut()
          line.drop { !$0.isHigh }
        }
        line.insert(item) { !$0.isHigh }
      case .default, .status:
        let isStatus = priority == .status
        if !isStatus { line.drop { SpeechPriority($0.delivery) == .low } }
        // The speech of an act swallows an announcement posted at the same instant, even if that speech waits behind a
        // high announcement (flutter 79086, XamarinCommunityToolkit 1385; reported).
        if line.current?.act == line.now || line.waiting.contains(where: { $0.act == line.now }) {
          if !actsSwallow { line.append(item) }
          return
        }
        if !isBehindHigh {
          line.cut()
          if !isStatus { line.drop { !$0.isHigh } }
        }
        line.append(item)
      case .low, .queued:
        line.append(item)
      }
    }
  }
}

extension SpeechQueue {
  /// Creates an empty queue with VoiceOver's rules.
  ///
  /// - Parameters:
  ///   - highPriorityYieldsToUser: whether an act cuts a high announcement.
  ///   - announcementDuringElement: the treatment of an announcement that comes while an element is being said.
  package init(
    highPriorityYieldsToUser: Bool = false,
    announcementDuringElement: VoiceOver.Settings.AnnouncementDuringElement = .competes
  ) {
    self.init(
      rules: VoiceOver.Rules(
        highPriorityYieldsToUser: highPriorityYieldsToUser, announcementDuringElement: announcementDuringElement))
  }

  /// Returns the time at which the voice next finishes something or a hint is due; nil when nothing will happen by
  /// itself.
  package func nextEvent(includingHints: Bool) -> Duration? { nextEvent(includingFollowUps: includingHints) }
}

extension SpeechQueue.Item {
  fileprivate var isHigh: Bool { SpeechPriority(delivery) == .high }
}

extension SpeechPriority {
  /// Whether the priority is used for what the app asked to say.
  fileprivate var isOfAnnouncements: Bool {
    switch self {
    case .low, .default, .high, .queued, .status: true
    case .element, .hint: false
    }
  }
}
