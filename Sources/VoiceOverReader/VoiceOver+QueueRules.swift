import Simulation

extension VoiceOver {
  /// The pause before a hint. The value is rounded from 1.12 s, the mean of seven pauses between captions of recordings
  /// (recorded).
  static let hintDelayInMilliseconds: UInt16 = 1100

  /// The rules that decide whether a new utterance interrupts the current utterance, drops waiting utterances, or
  /// waits.
  ///
  /// In the table, “element” is speech about an element, after an action of the person or after the app moved the
  /// focus. “High”, “default” and “low” are announcements of that priority.
  ///
  /// | new utterance | effect |
  /// |---|---|
  /// | element | interrupts and drops everything but high; waits behind high |
  /// | high | waits behind high; otherwise interrupts and drops everything |
  /// | default | drops low; waits behind high; otherwise interrupts and drops everything |
  /// | low | waits; a later default announcement drops it |
  /// | queued (`accessibilitySpeechQueueAnnouncement`, polite live region) | waits |
  /// | status (live region) | interrupts everything but high; drops nothing; begins after the waiting utterances |
  /// | hint | begins 1.1 s after its element's speech, unless anything else comes first |
  ///
  /// Sources:
  /// - Apple, `UIAccessibilityPriority`
  /// - react-native 54289 (high, then default: both are heard; low, then default: only the default one is heard)
  /// - Stack Overflow 52459406 (a focus change interrupts and drops announcements, even queued ones)
  /// - a11ysupport.io aria-live and alert-role on iOS 16.1 (live regions)
  /// - magentaA11y captions (hints)
  ///
  /// Apple's documentation says that speech after an action of the person waits behind an announcement of high
  /// priority. Nobody has measured this, so the setting `highPriorityYieldsToUser` can change it.
  ///
  /// Two rules are guesses:
  /// - A default announcement that interrupts also drops queued announcements.
  /// - A change of a live region at the instant of an action of the person is lost, as an announcement is.
  package struct Rules: QueueRules {
    private let yieldsToUser: Bool
    private let elementsSwallow: Bool
    private let actsSwallow: Bool

    package init(
      highPriorityYieldsToUser: Bool = false,
      announcementDuringElement: VoiceOver.Settings.AnnouncementDuringElement = .competes,
      announcementAtActivation: VoiceOver.Settings.AnnouncementAtActivation = .isLost
    ) {
      yieldsToUser = highPriorityYieldsToUser
      elementsSwallow = announcementDuringElement == .isLost
      actsSwallow = announcementAtActivation == .isLost
    }

    package mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) {
      guard let priority = SpeechPriority(item.delivery) else { return }
      let current = line.current.flatMap { SpeechPriority($0.delivery) }
      // An announcement during an element's speech is not heard or is interrupted, even if it is queued (Stack Overflow
      // 52459406, Blueprint 484; reported).
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
        // An announcement at the instant of an action of the person is lost, even if the speech for the action waits
        // behind a high announcement (flutter 79086, XamarinCommunityToolkit 1385; reported).
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
  package init(
    highPriorityYieldsToUser: Bool = false,
    announcementDuringElement: VoiceOver.Settings.AnnouncementDuringElement = .competes
  ) {
    self.init(
      rules: VoiceOver.Rules(
        highPriorityYieldsToUser: highPriorityYieldsToUser, announcementDuringElement: announcementDuringElement))
  }

  package func nextEvent(includingHints: Bool) -> Duration? { nextEvent(includingFollowUps: includingHints) }
}

extension SpeechQueue.Item {
  fileprivate var isHigh: Bool { SpeechPriority(delivery) == .high }
}

extension SpeechPriority {
  fileprivate var isOfAnnouncements: Bool {
    switch self {
    case .low, .default, .high, .queued, .status: true
    case .element, .hint: false
    }
  }
}
