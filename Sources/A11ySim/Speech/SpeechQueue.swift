/// Who speaks when, in virtual time: one voice, a line of those that wait, interruption. Who cuts whom is up to
/// `QueueRules`.
///
/// An utterance whose delivery has a pause follows another: it begins that long after the other has been said to its
/// end, unless anything else comes first.
public struct SpeechQueue: Sendable {
  /// How an utterance ended.
  public enum Outcome: String, Sendable, Hashable, CaseIterable { case spoken, interrupted, dropped }

  /// Something the queue did, with the index the utterance was given by `enqueue`.
  public enum Event: Sendable, Hashable {
    case started(Int, at: Duration)
    case ended(Int, at: Duration, Outcome)
  }

  /// What the queue has to know of an utterance. The words are with whoever enqueued it, but for those of a follow-up.
  public struct Item: Sendable, Hashable {
    /// Counted from 0 in the order of arrival.
    public let index: Int
    /// How the reader hands it over.
    public let delivery: Delivery
    /// How long it takes.
    public let duration: Duration
    /// When the person did what it tells of; nil when the app caused it.
    public let act: Duration?
  }

  /// What is being said and what waits: what the rules look at and change.
  public struct Line: Sendable {
    /// What is being said; nil for nothing.
    public fileprivate(set) var current: Item?
    /// What waits, the next one first.
    public fileprivate(set) var waiting: [Item] = []
    /// The time.
    public fileprivate(set) var now = Duration.zero

    fileprivate var times: (start: Duration, end: Duration)?
    /// What is said a pause after an item.
    fileprivate var attached: [(item: Int, utterance: Utterance)] = []
    fileprivate var events: [Event] = []
    /// Whether the arriving item has found its place.
    fileprivate var hasTaken = false

    /// Cuts what is being said.
    public mutating func cut() {
      guard let item = current.take(), let start = times?.start else { return }
      times = nil
      _ = takeFollowUp(of: item)
      // Cut in the instant it began, it was never heard.
      events.append(.ended(item.index, at: now, start == now ? .dropped : .interrupted))
    }

    /// Drops what waits and satisfies a condition.
    public mutating func drop(where isDropped: (Item) -> Bool) {
      if waiting.isEmpty { return }
      for item in waiting where isDropped(item) {
        events.append(.ended(item.index, at: now, .dropped))
        _ = takeFollowUp(of: item)
      }
      waiting.removeAll(where: isDropped)
    }

    /// Puts the arriving item at the end.
    public mutating func append(_ item: Item) {
      hasTaken = true
      waiting.append(item)
    }

    /// Puts the arriving item before the first that satisfies a condition, or at the end.
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
  /// What follows the last item that was said to its end.
  private var followUp: (utterance: Utterance, due: Duration)?
  /// The follow-up that is being said, until somebody asks for it.
  private var begun: (index: Int, utterance: Utterance)?
  private var count = 0

  /// Creates an empty queue.
  public init(rules: any QueueRules) { self.rules = rules }

  /// When the voice has next finished something or a follow-up is due; nil when nothing will happen by itself.
  public func nextEvent(includingFollowUps: Bool) -> Duration? {
    if let times = line.times { return times.end }
    return includingFollowUps ? followUp?.due : nil
  }

  /// The indices of what is being said and of what waits.
  var unfinished: [Int] { (line.current.map { [$0.index] } ?? []) + line.waiting.map(\.index) }

  /// When the current utterance began.
  var currentStart: Duration? { line.times?.start }

  /// Takes what a reader wants to say about one event. The first competes by the rules, the others follow it.
  ///
  /// - Parameters:
  ///   - utterances: the utterances, in order.
  ///   - isAct: whether the person did it, rather than the app.
  ///   - now: the time since the play began.
  ///   - timing: how long an utterance lasts.
  /// - Returns: what happened to other utterances at once.
  public mutating func enqueue(
    _ utterances: [Utterance], isAct: Bool, at now: Duration, timing: (Utterance) -> UtteranceTiming
  ) -> (indices: Range<Int>, events: [Event]) {
    let first = count
    // One is cut, one begins.
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

  /// Takes one of the utterances that follow no other, without beginning it: see `enqueue`.
  mutating func add(_ delivery: Delivery, lasting duration: Duration, isFirst: Bool, isAct: Bool, at now: Duration) {
    let item = Item(index: count, delivery: delivery, duration: duration, act: isAct ? now : nil)
    count += 1
    followUp = nil
    line.now = now
    guard isFirst else { return line.waiting.append(item) }
    line.hasTaken = false
    rules.arrive(item, in: &line)
    if !line.hasTaken { line.events.append(.ended(item.index, at: now, .dropped)) }
  }

  /// Keeps an utterance for after the one that came last.
  mutating func attach(_ utterance: Utterance) {
    guard let item = line.waiting.last ?? line.current else { return }
    _ = line.takeFollowUp(of: item)
    line.attached.append((item.index, utterance))
  }

  /// Begins what waits if nothing is being said.
  mutating func startNext(at now: Duration) { line.startNext(at: now) }

  /// Drops a follow-up that has not begun.
  mutating func cancelFollowUps() {
    followUp = nil
    if !line.attached.isEmpty { line.attached.removeAll(keepingCapacity: true) }
  }

  /// Silence: everything ends now, as when the reader is switched off.
  mutating func stop(at now: Duration) {
    followUp = nil
    line.now = now
    line.cut()
    line.drop { _ in true }
  }

  /// Goes by other rules from now on.
  mutating func change(rules: any QueueRules) { self.rules = rules }

  /// Lets time pass to `now`, which must not be later than `nextEvent`.
  /// - Returns: what ended and began; a follow-up whose time has come begins with the next index.
  public mutating func advance(to now: Duration, timing: (Utterance) -> UtteranceTiming) -> [Event] {
    pass(to: now, timing: timing)
    var events: [Event] = []
    takeEvents(&events)
    return events
  }

  /// Lets time pass, and keeps what happened until somebody takes it: see `advance`.
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

  /// Exchanges an empty list for what happened since this was last done.
  mutating func takeEvents(_ events: inout [Event]) { swap(&events, &line.events) }

  /// The follow-up that began under an index.
  func followUp(_ index: Int) -> Utterance? { begun?.index == index ? begun?.utterance : nil }
}
