/// Who speaks when, in virtual time: one voice, priorities, interruption.
///
/// Who cuts whom:
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
/// Sources: Apple, `UIAccessibilityPriority`; react-native 54289 (high then default: both; low then default: the default
/// one); Stack Overflow 52459406 (a focus change cuts and drops, queued announcements as well); a11ysupport.io aria-live
/// and alert-role on iOS 16.1 (live regions); magentaA11y captions (hints). That an act queues behind a high announcement
/// is what Apple's documentation says and nobody measured: `highPriorityYieldsToUser`. Guesses: that a default
/// announcement drops queued ones too where it cuts, and that a live region is swallowed at the instant of an act just
/// as an announcement is.
public struct SpeechQueue: Sendable {
  /// The pause between an element's speech and its hint: the mean of seven captions, 1.12 s (recorded).
  static let hintDelay = Duration.milliseconds(1100)

  /// How an utterance ended.
  public enum Outcome: String, Sendable, Hashable, CaseIterable { case spoken, interrupted, dropped }

  /// Something the queue did, with the index the utterance was given by `enqueue`.
  public enum Event: Sendable, Hashable {
    case started(Int, at: Duration)
    case ended(Int, at: Duration, Outcome)
  }

  /// What the queue has to know of an utterance. The words are with whoever enqueued it, but for those of a hint.
  private struct Item {
    var index: Int
    var priority: SpeechPriority
    var duration: Duration
    /// When it was said as an act of the person; nil when the app caused it.
    var act: Duration?
  }

  private var current: Item?
  private var times: (start: Duration, end: Duration)?
  /// The hint that is being said, until somebody asks for it.
  private var begunHint: (index: Int, utterance: Utterance)?
  private var pending: [Item] = []
  /// What is said a pause after an item.
  private var attached: [(item: Int, hint: Utterance)] = []
  private var hint: (utterance: Utterance, due: Duration)?
  private var count = 0
  private let yieldsToUser: Bool
  private let elementsSwallow: Bool

  /// An empty queue.
  ///
  /// - Parameters:
  ///   - highPriorityYieldsToUser: whether an act cuts a high announcement.
  ///   - announcementDuringElement: what becomes of an announcement that comes while an element is being said.
  public init(
    highPriorityYieldsToUser: Bool = false,
    announcementDuringElement: Settings.AnnouncementDuringElement = .competes
  ) {
    yieldsToUser = highPriorityYieldsToUser
    elementsSwallow = announcementDuringElement == .isLost
  }

  /// When the voice has next finished something or a hint is due; nil when nothing will happen by itself.
  public func nextEvent(includingHints: Bool) -> Duration? {
    if let times { return times.end }
    return includingHints ? hint?.due : nil
  }

  /// The indices of what is being said and of what waits.
  var unfinished: [Int] { (current.map { [$0.index] } ?? []) + pending.map(\.index) }

  /// When the current utterance began.
  var currentStart: Duration? { times?.start }

  /// Takes what a reader wants to say about one event.
  ///
  /// - Parameters:
  ///   - isAct: whether the person did it, rather than the app.
  ///   - timing: how long an utterance lasts.
  /// - Returns: what happened to other utterances at once.
  public mutating func enqueue(
    _ utterances: [Utterance], isAct: Bool, at now: Duration, timing: (Utterance) -> UtteranceTiming
  ) -> (indices: Range<Int>, events: [Event]) {
    var events: [Event] = []
    // One is cut, one begins.
    events.reserveCapacity(2)
    let first = count
    for index in utterances.indices {
      if utterances[index].priority == .hint {
        attach(hint: utterances[index])
      } else {
        add(
          utterances[index].priority, lasting: timing(utterances[index]).duration, isFirst: count == first,
          isAct: isAct,
          at: now, &events)
      }
    }
    startNext(at: now, &events)
    return (first..<count, events)
  }

  /// Takes one of the utterances that are no hints, without beginning it: see `enqueue`.
  mutating func add(
    _ priority: SpeechPriority, lasting duration: Duration, isFirst: Bool, isAct: Bool, at now: Duration,
    _ events: inout [Event]
  ) {
    let item = Item(index: count, priority: priority, duration: duration, act: isAct ? now : nil)
    count += 1
    hint = nil
    if isFirst {
      arrive(item, isAct: isAct, at: now, &events)
    } else {
      pending.append(item)
    }
  }

  /// Drops a hint that has not begun.
  mutating func cancelHint() {
    hint = nil
    if !attached.isEmpty { attached.removeAll(keepingCapacity: true) }
  }

  /// Silence: everything ends now, as when the reader is switched off.
  mutating func stop(at now: Duration) -> [Event] {
    var events: [Event] = []
    hint = nil
    cutCurrent(at: now, &events)
    dropPending(at: now, &events) { _ in true }
    return events
  }

  /// Lets time pass to `now`, which must not be later than `nextEvent`.
  /// - Returns: what ended and began; a hint whose time has come begins with the next index.
  public mutating func advance(to now: Duration, timing: (Utterance) -> UtteranceTiming) -> [Event] {
    var events: [Event] = []
    advance(to: now, timing: timing, &events)
    return events
  }

  /// The same, for those who have a list to put what happened into.
  mutating func advance(to now: Duration, timing: (Utterance) -> UtteranceTiming, _ events: inout [Event]) {
    if let end = times?.end, end <= now, let item = current.take() {
      times = nil
      events.append(.ended(item.index, at: end, .spoken))
      if let next = takeHint(of: item), pending.isEmpty { hint = (next, end + Self.hintDelay) }
      startNext(at: end, &events)
    } else if times == nil, let (utterance, due) = hint, due <= now {
      hint = nil
      begunHint = (count, utterance)
      begin(Item(index: count, priority: .hint, duration: timing(utterance).duration), at: due, &events)
      count += 1
    }
  }

  /// The hint that began under an index.
  func hint(_ index: Int) -> Utterance? { begunHint?.index == index ? begunHint?.utterance : nil }

  // MARK: Rules

  private mutating func arrive(_ item: Item, isAct: Bool, at now: Duration, _ events: inout [Event]) {
    // Stack Overflow 52459406, Blueprint 484 (reported): ignored or cut, even with the queue attribute.
    if elementsSwallow, current?.priority == .element, item.priority.isOfAnnouncements, item.priority != .high {
      events.append(.ended(item.index, at: now, .dropped))
      return
    }
    let isBehindHigh = current?.priority == .high && !(isAct && yieldsToUser)
    switch item.priority {
    case .element, .hint:
      dropPending(at: now, &events) { [yieldsToUser] in $0 != .high || isAct && yieldsToUser }
      if !isBehindHigh { cutCurrent(at: now, &events) }
      pending.append(item)
    case .high:
      if !isBehindHigh {
        cutCurrent(at: now, &events)
        dropPending(at: now, &events) { $0 != .high }
      }
      pending.insert(item, at: pending.firstIndex { $0.priority != .high } ?? pending.count)
    case .default, .status:
      let isStatus = item.priority == .status
      if !isStatus { dropPending(at: now, &events) { $0 == .low } }
      if current?.act == now || pending.contains(where: { $0.act == now }) {
        // What an act re-speaks swallows an announcement posted with it, also when it waits behind a high one
        // (flutter 79086, XamarinCommunityToolkit 1385; reported).
        events.append(.ended(item.index, at: now, .dropped))
      } else {
        if !isBehindHigh {
          cutCurrent(at: now, &events)
          if !isStatus { dropPending(at: now, &events) { $0 != .high } }
        }
        pending.append(item)
      }
    case .low, .queued:
      pending.append(item)
    }
  }

  /// Keeps a hint for after the utterance that came last.
  mutating func attach(hint utterance: Utterance) {
    guard let item = pending.last ?? current else { return }
    _ = takeHint(of: item)
    attached.append((item.index, utterance))
  }

  private mutating func takeHint(of item: Item) -> Utterance? {
    guard let place = attached.firstIndex(where: { $0.item == item.index }) else { return nil }
    return attached.remove(at: place).hint
  }

  private mutating func cutCurrent(at now: Duration, _ events: inout [Event]) {
    guard let item = current.take(), let start = times?.start else { return }
    times = nil
    _ = takeHint(of: item)
    // Cut in the instant it began, it was never heard.
    events.append(.ended(item.index, at: now, start == now ? .dropped : .interrupted))
  }

  private mutating func dropPending(
    at now: Duration, _ events: inout [Event], where isDropped: (SpeechPriority) -> Bool
  ) {
    if pending.isEmpty { return }
    for item in pending where isDropped(item.priority) {
      events.append(.ended(item.index, at: now, .dropped))
      _ = takeHint(of: item)
    }
    pending.removeAll { isDropped($0.priority) }
  }

  /// Begins what waits if nothing is being said.
  mutating func startNext(at now: Duration, _ events: inout [Event]) {
    guard times == nil, !pending.isEmpty else { return }
    begin(pending.removeFirst(), at: now, &events)
  }

  private mutating func begin(_ item: Item, at now: Duration, _ events: inout [Event]) {
    events.append(.started(item.index, at: now))
    times = (now, now + item.duration)
    current = item
  }
}

extension SpeechPriority {
  /// Whether the app asked for what is said so.
  fileprivate var isOfAnnouncements: Bool {
    switch self {
    case .low, .default, .high, .queued, .status: true
    case .element, .hint: false
    }
  }
}
