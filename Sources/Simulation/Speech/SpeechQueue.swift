import AccessibilityModel

/// A speech queue in simulated time, with one current utterance and a line of waiting utterances. `QueueRules` decide
/// when an utterance interrupts another.
///
/// An utterance whose delivery has a pause is a follow-up of the utterance queued before it. The follow-up begins when
/// the earlier utterance has been said to its end and the pause is over. If another utterance is queued in the
/// meantime, the follow-up never begins.
public struct SpeechQueue: Sendable {
  /// The way in which an utterance ended: it was said to its end, cut off, or dropped before any part was heard.
  public enum Outcome: String, Sendable, Hashable, CaseIterable { case spoken, interrupted, dropped }

  /// The beginning or end of an utterance. The integer is the `index` of its `Item`.
  public enum Event: Sendable, Hashable {
    case started(Int, at: Duration)
    case ended(Int, at: Duration, Outcome)
  }

  /// An utterance in the queue, without its words. The caller of `enqueue` keeps the words.
  public struct Item: Sendable, Hashable {
    /// The index of the utterance, counted from 0 in the order of arrival.
    public let index: Int
    /// The delivery that the screen reader chose. `QueueRules` interpret its `code`.
    public let delivery: Delivery
    /// The duration from the first sound to the last, if nothing interrupts the utterance.
    public let duration: Duration
    /// The time of the person's action that caused the utterance; nil if the app caused the utterance.
    public let act: Duration?
  }

  /// The current utterance and the waiting utterances. `QueueRules` inspect and change the line.
  public struct Line: Sendable {
    /// The utterance that is being said; nil when nothing is being said.
    public fileprivate(set) var current: Item?
    /// The waiting utterances, in the order in which they will be said.
    public fileprivate(set) var waiting: [Item] = []
    /// The simulated time since the beginning of the session.
    public fileprivate(set) var now = Duration.zero

    fileprivate var times: (start: Duration, end: Duration)?
    /// The follow-ups of items that have not ended, each with the index of its item.
    fileprivate var attached: [(item: Int, utterance: Utterance)] = []
    fileprivate var events: [Event] = []
    fileprivate var hasTaken = false

    /// Interrupts the current utterance, if there is one, and drops its follow-up.
    public mutating func cut() {
      guard let item = current.take(), let start = times?.start else { return }
      times = nil
      _ = takeFollowUp(of: item)
      // An utterance that is interrupted at the time it begins was never heard.
      events.append(.ended(item.index, at: now, start == now ? .dropped : .interrupted))
    }

    /// Drops the waiting utterances that satisfy a condition, with their follow-ups.
    public mutating func drop(where isDropped: (Item) -> Bool) {
      if waiting.isEmpty { return }
      for item in waiting where isDropped(item) {
        events.append(.ended(item.index, at: now, .dropped))
        _ = takeFollowUp(of: item)
      }
      waiting.removeAll(where: isDropped)
    }

    /// Queues the arriving item after all waiting items.
    public mutating func append(_ item: Item) {
      hasTaken = true
      waiting.append(item)
    }

    /// Queues the arriving item before the first waiting item that satisfies a condition, or at the end.
    public mutating func insert(_ item: Item, before isLater: (Item) -> Bool) {
      hasTaken = true
      waiting.insert(item, at: waiting.firstIndex(where: isLater) ?? waiting.count)
    }

    fileprivate mutating func takeFollowUp(of item: Item) -> Utterance? {
      guard let place = attached.firstIndex(where: { $0.item == item.index }) else { return nil }
      return attached.remove(at: place).utterance
    }

    fileprivate mutating func startNext(at now: Duration) {
      guard times == nil, !waiting.isEmpty else { return }
      begin(waiting.removeFirst(), at: now)
    }

    fileprivate mutating func begin(_ item: Item, at now: Duration) {
      events.append(.started(item.index, at: now))
      times = (now, now + item.duration)
      current = item
    }
  }

  private var line = Line()
  private var rules: any QueueRules
  /// The next follow-up, and the time at which it is due.
  private var followUp: (utterance: Utterance, due: Duration)?
  /// The follow-up that began last, with its index in the queue.
  private var begun: (index: Int, utterance: Utterance)?
  private var count = 0
  /// The index of the utterance that caused the latest interruptions and drops: the last arrival or, if the arrival
  /// itself was dropped, the current utterance. Nil if all speech was stopped.
  private(set) var displacer: Int?

  public init(rules: any QueueRules) { self.rules = rules }

  /// Returns the time at which the current utterance ends. If nothing is being said, returns the time at which the next
  /// follow-up is due. Returns nil if no follow-up is due, or if follow-ups are not included.
  public func nextEvent(includingFollowUps: Bool) -> Duration? {
    if let times = line.times { return times.end }
    return includingFollowUps ? followUp?.due : nil
  }

  var unfinished: [Int] { (line.current.map { [$0.index] } ?? []) + line.waiting.map(\.index) }

  var currentStart: Duration? { line.times?.start }

  /// Queues a screen reader's utterances about one event. The queue rules determine the position of the first
  /// utterance. The other utterances are appended to the queue.
  ///
  /// - Parameters:
  ///   - utterances: the utterances, in order.
  ///   - isAct: whether the person caused the event, rather than the app.
  ///   - now: the simulated time since the session began.
  ///   - timing: returns the timing of an utterance.
  /// - Returns: the indices of the utterances that are not follow-ups, and the queue events that the call caused.
  public mutating func enqueue(
    _ utterances: [Utterance], isAct: Bool, at now: Duration, timing: (Utterance) -> UtteranceTiming
  ) -> (indices: Range<Int>, events: [Event]) {
    let first = count
    // Usually there are at most two events: one utterance is interrupted, and one begins.
    line.events.reserveCapacity(2)
    for index in utterances.indices {
      if utterances[index].delivery.isFollowUp {
        attach(utterances[index])
      } else {
        add(
          utterances[index].delivery, lasting: timing(utterances[index]).duration, isFirst: count == first,
          isAct: isAct, at: now)
      }
    }
    startNext(at: now)
    var events: [Event] = []
    takeEvents(&events)
    return (first..<count, events)
  }

  /// Queues an utterance without beginning it. If `isFirst` is true, the queue rules determine its position. Otherwise,
  /// it goes to the end of the queue.
  mutating func add(_ delivery: Delivery, lasting duration: Duration, isFirst: Bool, isAct: Bool, at now: Duration) {
    let item = Item(index: count, delivery: delivery, duration: duration, act: isAct ? now : nil)
    count += 1
    followUp = nil
    line.now = now
    guard isFirst else { return line.waiting.append(item) }
    line.hasTaken = false
    rules.arrive(item, in: &line)
    displacer = line.hasTaken ? item.index : line.current?.index
    if !line.hasTaken { line.events.append(.ended(item.index, at: now, .dropped)) }
  }

  /// Attaches a follow-up to the last utterance in the queue, in place of its earlier follow-up. Drops the follow-up if
  /// the queue is empty.
  mutating func attach(_ utterance: Utterance) {
    guard let item = line.waiting.last ?? line.current else { return }
    _ = line.takeFollowUp(of: item)
    line.attached.append((item.index, utterance))
  }

  mutating func startNext(at now: Duration) { line.startNext(at: now) }

  mutating func cancelFollowUps() {
    followUp = nil
    if !line.attached.isEmpty { line.attached.removeAll(keepingCapacity: true) }
  }

  mutating func stop(at now: Duration) {
    followUp = nil
    displacer = nil
    line.now = now
    line.cut()
    line.drop { _ in true }
  }

  /// Replaces the rules for later utterances. Utterances that are already queued do not change.
  mutating func change(rules: any QueueRules) { self.rules = rules }

  /// Lets time pass to `now`, which must not be later than `nextEvent(includingFollowUps:)`.
  /// - Returns: the ends and beginnings of utterances. A follow-up gets the next free index when it begins.
  public mutating func advance(to now: Duration, timing: (Utterance) -> UtteranceTiming) -> [Event] {
    pass(to: now, timing: timing)
    var events: [Event] = []
    takeEvents(&events)
    return events
  }

  /// Lets time pass like `advance(to:timing:)`, but stores the events until `takeEvents` removes them.
  mutating func pass(to now: Duration, timing: (Utterance) -> UtteranceTiming) {
    if let end = line.times?.end, end <= now, let item = line.current.take() {
      line.times = nil
      line.events.append(.ended(item.index, at: end, .spoken))
      if let next = line.takeFollowUp(of: item), line.waiting.isEmpty {
        followUp = (next, end + (next.delivery.pause ?? .zero))
      }
      line.startNext(at: end)
    } else if line.times == nil, let (utterance, due) = followUp, due <= now {
      followUp = nil
      begun = (count, utterance)
      line.begin(
        Item(index: count, delivery: utterance.delivery, duration: timing(utterance).duration, act: nil), at: due)
      count += 1
    }
  }

  /// Moves the events since the last call into `events`, which must be empty.
  mutating func takeEvents(_ events: inout [Event]) { swap(&events, &line.events) }

  func followUp(_ index: Int) -> Utterance? { begun?.index == index ? begun?.utterance : nil }
}
