import Locales

/// A model of Android's TalkBack: its focus, the person's choices, and its reactions to events.
///
/// The rules of 15.1 are read in the public source (google/talkback 26a27dc0; `facts/talkback.md`), and nothing of them
/// was heard on a device. Recordings of 16.2 agree with them (`facts/recordings-talkback.md`). Version 16.2 is therefore
/// 15.1 with what was recorded; each of its other rules is reported: unchanged since 15.1, not read.
public struct TalkBack: ScreenReader {
  /// The modelled versions.
  public static let versions: [Version] = [Version("15.1")!, Version("16.2")!]

  /// The description of TalkBack that does not depend on its settings.
  public static let descriptor = {
    var descriptor = ScreenReaderDescriptor(
      id: "talkback", name: "TalkBack", platform: .android, versions: versions, languages: TalkBackWording.languages,
      speaks: { TalkBackWording($0) != nil }, settings: Settings.settings + .device, gestures: gestures)
    // TalkBack is updated apart from Android. Android 15 is our choice; the recordings of 16.2 come from Android 14.
    descriptor.systemVersion = { _ in Version("15")! }
    // Recorded for focus (2), and for hints, windows and the first focus (1). The mode 0 was never seen.
    descriptor.engineQueueMode = { DeliveryCode(rawValue: $0.code).contains(.interrupt) ? 2 : 1 }
    descriptor.words = { tag in TalkBackPhrase.allCases.compactMap { TalkBackWording(tag)?.template($0) } }
    return descriptor
  }()

  /// The version whose behaviour is modelled.
  public private(set) var version: Version
  /// TalkBack's wording and settings. Nil if TalkBack has no wording in its own language; it then says nothing.
  private(set) var context: Context?
  /// The id of the view that has the accessibility focus; nil for none.
  public internal(set) var cursor: String?
  /// Whether the person types on the software keyboard.
  public internal(set) var isOnKeyboard = false
  /// Whether the software keyboard is on the screen.
  var showsKeyboard = false
  /// The key under the finger; nil for none.
  var key: SoftwareKeyboard.Key?
  /// The keyboard that was used last.
  var keyboard = Keyboard.software
  /// The app's name, which is the title of a window without one; nil if it is not known.
  var appName: String?
  /// The id of the dialog in front; empty for the app's own window, and nil before the first window.
  var window: String?
  /// The focus that each window had last, by the window's id.
  var lastFocus: [String: String] = [:]
  /// The collection in which the last focus was; nil outside of one.
  var collection: CollectionPlace?
  /// The titles of the containers around the last focus, outermost first.
  var containers: [SpokenText] = []
  /// The hint to be said after the next utterance, with the id of the view of that utterance; nil for an utterance about
  /// no view.
  var hint: (id: String?, segments: [Segment])?
  /// The window of the last focus: a dialog's id, `keyboardWindow`, or empty for the app's own; nil before the first
  /// focus.
  var focusedWindow: String?
  /// The title of the window in front; nil if it is not known.
  var windowTitle: Segment?
  /// The unit by which a swipe up or down moves.
  var readingControl = ReadingControl.characters
  /// The control to which TalkBack returns when an element that chose a control by itself loses the focus.
  var controlBefore: ReadingControl?
  /// The place of the reading control in the texts of the focused view; nil at their beginning.
  var traversal = Traversal()
  /// Whether the last swipe up or down found no further element, so that the next one begins again at the other end.
  var isAtEdge = false
  /// The index of the custom action that a double tap runs; nil for none.
  var selectedAction: Int?
  /// The word for a letter, which is said after a delay.
  var phonetic: Segment?
  /// The id of the field whose whole text is selected; nil for none.
  var selectedField: String?
  /// The field from which a selection event came last, and the number of characters before its cursor then. The first such
  /// event of a field is silent.
  var lastCursor: (field: String, position: Int)?
  /// The last text event: its time, and whether no selection event follows it.
  var lastTextChange: (time: Duration, isByApp: Bool)?
  /// The times at which changes of views were said last, by the views' ids.
  var contentTimes: [String: Duration] = [:]
  /// The first visible row of each list that shows only some of its rows, by the list's id.
  var firstVisible: [String: Int] = [:]
  /// The list whose position is to be said, and its row count.
  var scrolled: String?
  /// The last utterances, with the times at which they ended; nil for one that has not ended.
  private var history: [(text: String, end: Duration?)] = []
  /// The stops of the tree at the last gesture, since a person moves through many views of one tree. Events forget them,
  /// so that changing the tree need not copy it.
  private var known: KnownStops?
  /// The password field whose last typed character Android displays, and the time until which it does.
  var displayed: (field: String, end: Duration)?
  /// The time of the event that is being handled.
  private(set) var now = Duration.zero
  /// The clicked view as it was before the click; its new state is spoken after a delay.
  var clicked: AccessibilityElement?

  /// Creates TalkBack in English with default settings. The default version is the last of `versions`.
  public init(version: Version = TalkBack.versions[TalkBack.versions.count - 1]) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates TalkBack as it is when a person switches it on, or when a language changes. If TalkBack ran before, it
  /// keeps its focus.
  public init(_ start: ScreenReaderStart) {
    version = start.version
    if let before = start.predecessor as? TalkBack {
      self = before
      (isOnKeyboard, key) = (false, nil)
      version = start.version
    }
    context = Context(locale: start.readerLocale, settings: start.settings, appLocale: start.locale)
    if let android = start.systemVersion { context?.android = android.major }
    appName = start.appName
  }

  /// BCP 47 tag of TalkBack's wording. If it is nil, TalkBack has no wording and says nothing.
  public var language: String? { context?.wording.language }

  /// Keys of the phrases that the wording in TalkBack's language lacks. TalkBack leaves these phrases out. A gesture that
  /// needs one of `ReadingControl.phrases` notes that it is missing.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return TalkBackPhrase.allCases.filter { !wording.has($0) && !ReadingControl.phrases.contains($0) }.map(\.rawValue)
  }

  /// The reading control: the unit by which a swipe up or down moves, or what it changes.
  public var swipeUnit: String? { readingControl.rawValue }

  /// The rules that decide which utterance interrupts which.
  public var queueRules: any QueueRules {
    TalkBackQueueRules(flushesUninterruptible: !settings.focusSparesUninterruptible)
  }

  var settings: Settings { context?.settings ?? Settings() }

  /// Returns the places where the focus stops, in the order in which swipes to the right reach them.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
    var elements: [String: AccessibilityElement] = [:]
    func add(_ element: AccessibilityElement) {
      if elements[element.id] == nil { elements[element.id] = element }
      for child in element.children { add(child) }
    }
    for element in tree.elements { add(element) }
    return tree.androidNodes.stops.compactMap { stop in
      guard let element = elements[stop.node.id] ?? tree.element(for: stop.node) else { return nil }
      return .init(element, inside: stop.around.compactMap { elements[$0.id] })
    }
  }

  /// Returns the speech for a view that a swipe reaches: the description, then the hint.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    guard let context else { return [] }
    // The enclosing views give the position in a collection, but only those that are entered are spoken.
    let around = stop.groups.compactMap { AndroidNode(surrounding: $0) }
    guard let place = around.place(of: stop.element) else { return [] }
    let entered = Set(groups.map(\.id))
    var reader = self
    reader.collection = place.collectionPlace.flatMap { entered.contains($0.id) ? nil : $0 }
    reader.collection?.item = nil
    reader.containers = place.around.filter { !entered.contains($0.id) }.compactMap(\.containerTitle)
    var said = [reader.focused(place, isInitial: false, in: context)]
    let hint = context.hint(of: place, control: place.hasOwnControl ? .actions : .characters)
    if !hint.isEmpty { said.append(Self.utterance(hint: hint, for: stop.element.id)) }
    return said.filter { !$0.segments.isEmpty }
  }

  /// Handles a gesture, an event, a timer or the end of an utterance: moves the focus and appends reactions.
  public mutating func handle(_ happening: Happening, on device: inout Device, _ reactions: inout Reactions) {
    now = device.now
    if case .event = happening { known = nil }
    switch happening {
    case .swipe(let direction): swipe(direction, on: &device, &reactions)
    case .touch(let id): touch(id, on: &device, &reactions)
    case .doubleTap: doubleTap(on: &device, &reactions)
    case .gesture(let gesture): make(gesture, on: &device, &reactions)
    case .event(let event): handle(event, on: &device, &reactions)
    case .acted(let before, let after): acted(before: before, after: after, in: device.tree, &reactions)
    case .began: break
    case .ended(let utterance, _):
      if let index = history.firstIndex(where: { $0.end == nil && $0.text == utterance.text }) {
        history[index].end = now
      }
      descriptionEnded(utterance, &reactions)
    case .timer(let name): timer(name, on: &device, &reactions)
    }
  }
}

extension TalkBack {
  /// The places where the focus stops in a tree.
  struct KnownStops: Sendable {
    var tree: AccessibilityTree
    var stops: [AndroidNode.Stop]
    /// The index of each view's stop, by the view's id.
    var places: [String: Int]
  }

  /// Returns the places where the focus stops, from memory if the last gesture was in the same tree.
  mutating func stops(in tree: AccessibilityTree) -> KnownStops {
    // Trees that share their elements are equal without a comparison of each.
    if let known, known.tree == tree { return known }
    let stops = tree.androidNodes.stops
    let places = Dictionary(stops.enumerated().map { ($1.node.id, $0) }) { first, _ in first }
    let now = KnownStops(tree: tree, stops: stops, places: places)
    known = now
    return now
  }

  /// Queues an utterance.
  ///
  /// - Parameters:
  ///   - isAct: whether it answers an act of the person rather than of the app.
  ///   - skipsDuplicates: whether it is dropped if its text is being said, waits, or was said within the last second
  ///     (talkback.md c.4, step 4).
  mutating func speak(
    _ utterance: Utterance, isAct: Bool = false, skipsDuplicates: Bool = false, _ reactions: inout Reactions
  ) {
    if utterance.segments.isEmpty { return }
    var utterance = utterance
    // A space at either end, as in “hello ”, is silent, and a line of a transcript should not end with one.
    let last = utterance.segments.count - 1
    if utterance.segments[0].text.first?.isWhitespace == true
      || utterance.segments[last].text.last?.isWhitespace == true
    {
      utterance.segments[0].text = String(utterance.segments[0].text.drop(while: \.isWhitespace))
      utterance.segments[last].text = utterance.segments[last].text.trimmed
    }
    let text = utterance.text
    if settings.capitals == .pitch, settings.pitchChanges, text.isCapital { utterance.segments[0].pitch = 1.8 }
    let isDuplicate = history.contains { said in
      said.text == text && (said.end.map { now - $0 < .seconds(1) } ?? true)
    }
    if skipsDuplicates, isDuplicate {
      return reactions.note("the text of an announcement was said less than a second ago: it is not said again")
    }
    history.append((text, nil))
    if history.count > 10 { history.removeFirst() }
    utterance.delivery.isReported = true
    reactions.say([utterance], isAct: isAct)
  }
}

extension AccessibilityTree {
  /// Returns the element that a view stands for. A dialog's title and message are no elements of their own.
  func element(for node: AndroidNode) -> AccessibilityElement? {
    if let element = self[node.id] { return element }
    guard let dot = node.id.lastIndex(of: "."), ["title", "message"].contains(node.id[node.id.index(after: dot)...]),
      self[String(node.id[..<dot])] != nil
    else { return nil }
    return AccessibilityElement(id: node.id, role: .text, label: node.text)
  }
}

extension AndroidNode {
  /// Creates the view for a container around a described element. It has its children only if they get their places in a
  /// collection from it: a large screen would otherwise be lowered again for each of its elements.
  fileprivate init?(surrounding element: AccessibilityElement) {
    var element = element
    if ![.list, .table, .tabBar].contains(element.role) { element.children = [] }
    self.init(element)
  }
}

extension [AndroidNode] {
  /// Returns the position of an element in the innermost of these views.
  fileprivate func place(of element: AccessibilityElement) -> AndroidNode.Stop? {
    guard let inner = last else {
      return AndroidNode(element).map { AndroidNode.Stop(node: $0, around: []) }
    }
    // A container tells its children their places.
    guard let node = inner.path(to: element.id)?.last ?? AndroidNode(element) else { return nil }
    return AndroidNode.Stop(node: node, around: self)
  }
}
