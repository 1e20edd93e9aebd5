import AccessibilityModel
import Simulation

/// A model of Android's TalkBack: its focus, the person's settings, and its reactions to events.
///
/// The rules of TalkBack 15.1 come from its public source, google/talkback 26a27dc0
/// (github.com/google/talkback, 2024-10-17). They were not checked on a device. In the sources that comments cite,
/// `utils/` stands for `utils/src/main/java/com/google/android/accessibility/utils/`, and other paths begin in
/// `talkback/src/main/java/com/google/android/accessibility/talkback/`.
///
/// Recordings of 16.2 agree with these rules: `test/fixtures/logging-tts-android14` at 72ab3d0b and
/// `test/fixtures/talkback-focus-android14.json` at d7d613c4 of IRS-Public/aloud (Android 14 emulator, English).
///
/// The rules of 16.2 were read in mobinsayyea-netizen/talkback-master c49a80a2, a copy of its source. Where they differ,
/// the code asks `Context.isNewer`. Rules that were not read there are those of 15.1, with the confidence `reported`.
public struct TalkBack: ScreenReader {
  /// The modelled versions of TalkBack, oldest first.
  public static let versions: [Version] = [Version("15.1")!, Version("16.2")!, 17]

  /// The properties of TalkBack that are known before it runs, such as its versions, settings and gestures.
  public static let descriptor = {
    var descriptor = ScreenReaderDescriptor(
      id: "talkback", name: "TalkBack", platform: .android, versions: versions, languages: TalkBackWording.languages,
      speaks: { TalkBackWording($0) != nil }, settings: allSettings, gestures: gestures, sounds: sounds,
      catalogue: catalogue)
    descriptor.known = versions[1]
    descriptor.evidence = { version in
      version.major < 17
        ? nil
        : "talkback@17 is the model of 16.2 with what 29 recorded utterances of TalkBack 17 show; none of them is of typing"
    }
    // TalkBack is updated independently of Android. Android 15 is this project's choice; the recordings of 16.2 come
    // from Android 14.
    descriptor.systemVersion = { _ in Version("15")! }
    // In recordings, TalkBack passes queue mode 2 for a move of the focus, and mode 1 for hints, windows and the first
    // focus. Mode 0 was never seen.
    descriptor.engineQueueMode = { DeliveryCode(rawValue: $0.code).contains(.interrupt) ? 2 : 1 }
    return descriptor
  }()

  /// The version of TalkBack whose behaviour is modelled.
  public private(set) var version: Version
  /// TalkBack's wording and settings; nil if TalkBack has no wording in its own language. TalkBack then says nothing.
  var context: Context?
  /// The id of the view that has the accessibility focus; nil for none.
  public internal(set) var cursor: String?
  /// Whether the person types on the software keyboard or touches it.
  public internal(set) var isOnKeyboard = false
  var showsKeyboard = false
  /// The key under the finger, which a double tap enters; nil for none.
  var key: SoftwareKeyboard.Key?
  var keyboard = Keyboard.software
  /// The name of the app, which is the title of a window without a title; nil if not known.
  var appName: String?
  /// The id of the dialog in front; empty for the app's own window. Nil before the first window.
  var window: String?
  /// For each window's id, the id of the view that last had the focus.
  var lastFocus: [String: String] = [:]
  /// The list or grid around the view that last had the focus; nil for none.
  var collection: CollectionPlace?
  /// The titles of the containers around the view that last had the focus, outermost first.
  var containers: [SpokenText] = []
  /// The hint after the next utterance; nil for none. `id` is the view that the utterance is about; nil if it is about
  /// no view.
  var hint: (id: String?, segments: [Segment])?
  /// The window in which the focus was last: a dialog's id, `keyboardWindow`, or an empty string for the app's main
  /// window. Nil before the first focus.
  var focusedWindow: String?
  var windowTitle: Segment?
  /// Whether the focused view is, or is inside, a view that can be scrolled.
  var isInScrollable = false
  var readingControl = ReadingControl.characters
  /// The reading control that TalkBack selects again when the focus leaves a view with its own reading control; nil for
  /// none.
  var controlBefore: ReadingControl?
  var traversal = Traversal()
  /// Whether the last swipe up or down found no further element. If true, the next such swipe continues from the other
  /// end of the screen.
  var isAtEdge = false
  /// The index of the custom action that a double tap runs; nil if none is selected.
  var selectedAction: Int?
  /// The words of the link within the focused text that a double tap opens; nil if there is none.
  var selectedLink: String?
  /// The word for a letter, such as “alpha” for A, that waits for its timer; nil for none.
  var phonetic: Segment?
  /// The field with a selection, the selected text and where it begins; nil for none.
  var selected: (field: String, text: String, start: Int)?
  /// What TalkBack says when its own command has moved the cursor to an end of the field; nil otherwise.
  var endOfField: TalkBackPhrase?
  /// The field of the last selection event, and the number of characters before the insertion point. The first
  /// selection event of a field is silent.
  var lastCursor: (field: String, position: Int)?
  /// The time of the last text event, and whether the app caused it. A change by the app causes no selection event.
  var lastTextChange: (time: Duration, isByApp: Bool)?
  /// The error that TalkBack said last with a change of text, whichever the field is; nil for none. Since TalkBack 16, the
  /// same error is not said again.
  var textError: String?
  /// The utterance “Cleared text” that waits for its timer, and whether it answers an act; nil for none.
  var clearedText: (utterance: Utterance, isAct: Bool)?
  /// For each view's id, the time at which TalkBack last said a change of the view.
  var contentTimes: [String: Duration] = [:]
  /// For each list's id, the index of its first visible row.
  var firstVisible: [String: Int] = [:]
  /// The id of the list whose scroll position TalkBack must say; nil for none.
  var scrolled: String?
  /// The latest utterances and the times at which they ended. The time is nil until the utterance has ended. Only the
  /// last ten utterances count.
  private var history: [(segments: [Segment], end: Duration?)] = []
  /// The result of `stops(in:)` at the last gesture. An event clears this cache. If the cache kept sharing the tree's
  /// storage, each change of the tree would copy the tree.
  private var known: KnownStops?
  /// The password field whose last typed character Android still displays, and the time at which the display ends; nil
  /// for none.
  var displayed: (field: String, end: Duration)?
  private(set) var now = Duration.zero
  /// The clicked view as it was before the click. TalkBack says the new state after a delay.
  var clicked: AccessibilityElement?

  /// Creates TalkBack in English with default settings. The default version is that of the bare name `talkback`.
  public init(version: Version = TalkBack.descriptor.newest) {
    self.init(ScreenReaderStart(version: version))
  }

  /// Creates TalkBack as it is when a person switches it on or changes a language. If TalkBack ran last, it keeps its
  /// focus.
  public init(_ start: ScreenReaderStart) {
    version = start.version
    if let before = start.predecessor as? TalkBack {
      self = before
      (isOnKeyboard, key) = (false, nil)
      version = start.version
    }
    context = Context(
      locale: start.readerLocale, settings: start.settings, appLocale: start.locale, learnt: start.wording)
    context?.version = version
    if let android = start.systemVersion { context?.android = android.major }
    appName = start.appName
  }

  /// The BCP 47 tag of TalkBack's wording. Nil if TalkBack has no wording for its language and says nothing.
  public var language: String? { context?.wording.language }

  /// The keys of the phrases without wording in TalkBack's language. Phrases of reading controls are not listed,
  /// because their gestures add a note instead.
  public var missingPhrases: [String] {
    guard let wording = context?.wording else { return [] }
    return TalkBackPhrase.allCases.filter {
      !wording.has($0) && !$0.isOnlySince16 && !ReadingControl.phrases.contains($0)
    }.map(\.rawValue)
  }

  /// The selected reading control, such as `words`.
  public var swipeUnit: String? { readingControl.rawValue }

  /// The rules by which a new utterance removes or follows other utterances. They depend on a setting.
  public var queueRules: any QueueRules {
    TalkBackQueueRules(flushesUninterruptible: !settings.focusSparesUninterruptible)
  }

  /// Whether the parts of an utterance are joined with full stops, as in the recordings of TalkBack 17.
  var joinsByFullStops: Bool { version.major >= 17 }

  var settings: Settings { context?.settings ?? Settings() }

  /// Returns the elements at which the focus stops, in the order of swipes to the right.
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

  /// Returns all speech for a swipe to an element: the description, then the hint.
  public func description(
    of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]
  ) -> [Utterance] {
    descriptions(of: [(stop, groups)])[0]
  }

  /// Returns the description of each element. The views of a list are looked at only once for all its elements.
  public func descriptions(
    of stops: [(stop: AccessibilityTree.Stop, entering: [AccessibilityElement])]
  ) -> [[Utterance]] {
    guard let context else { return stops.map { _ in [] } }
    var surroundings = SurroundingViews()
    return stops.map { stop, groups in
      // All views around the element are needed for its position in a list or grid. However, TalkBack says only the
      // views that the focus enters.
      guard let place = surroundings.place(of: stop) else { return [] }
      let entered = Set(groups.map(\.id))
      var reader = self
      reader.collection = place.collectionPlace.flatMap { entered.contains($0.id) ? nil : $0 }
      reader.collection?.item = nil
      reader.containers = place.around.filter { !entered.contains($0.id) }.compactMap(\.containerTitle)
      var said = [reader.focused(place, place.move(from: reader.collection), isInitial: false, in: context)]
      let hint = context.hint(of: place, control: .characters)
      if !hint.isEmpty { said.append(Self.utterance(hint: hint, for: stop.element.id)) }
      for index in said.indices { said[index].isJoinedByFullStops = joinsByFullStops }
      return said.filter { !$0.segments.isEmpty }
    }
  }

  /// Updates the focus for a happening, and appends TalkBack's reactions.
  public mutating func handle(_ happening: Happening, on device: Device, _ reactions: inout Reactions) {
    now = device.now
    switch happening {
    case .swipe(let direction):
      fingerTouched(on: device, &reactions)
      swipe(direction, on: device, &reactions)
    case .touch(let id):
      fingerTouched(on: device, &reactions)
      touch(id, on: device, &reactions)
    case .doubleTap:
      fingerTouched(on: device, &reactions)
      doubleTap(on: device, &reactions)
    case .gesture(let gesture):
      fingerTouched(on: device, &reactions)
      make(gesture, on: device, &reactions)
    case .event(let event):
      known = nil
      stopSpeech(at: event, on: device, &reactions)
      handle(event, on: device, &reactions)
    case .acted(let before, let after): acted(before: before, after: after, in: device.tree, &reactions)
    case .began(let utterance): began(utterance, &reactions)
    case .ended(let utterance, _):
      if let index = history.suffix(10).firstIndex(where: { $0.end == nil && $0.segments == utterance.segments }) {
        history[index].end = now
      }
      descriptionEnded(utterance, &reactions)
    case .timer(let name): timer(name, on: device, &reactions)
    }
  }
}

extension TalkBack {
  struct KnownStops: Sendable {
    var tree: AccessibilityTree
    var stops: [AndroidNode.Stop]
    /// For each view's id, its index in `stops`.
    var places: [String: Int]
  }

  /// Returns the views at which the focus stops. The result is cached from the last gesture if the tree is the same.
  mutating func stops(in tree: AccessibilityTree) -> KnownStops {
    // The comparison is quick if both trees share their storage.
    if let known, known.tree == tree { return known }
    let stops = tree.androidNodes.stops
    let places = Dictionary(stops.enumerated().map { ($1.node.id, $0) }) { first, _ in first }
    let now = KnownStops(tree: tree, stops: stops, places: places)
    known = now
    return now
  }

  /// Queues an utterance.
  ///
  /// - Parameter skipsDuplicates: whether the utterance is dropped if an equal text is being said, waits, or ended less
  ///   than one second ago (google/talkback 26a27dc0, `utils/output/SpeechControllerImpl.java`).
  mutating func speak(
    _ utterance: consuming Utterance, isAct: Bool = false, skipsDuplicates: Bool = false, _ reactions: inout Reactions
  ) {
    if utterance.segments.isEmpty { return }
    // A space at either end, as in “hello ”, is silent. It is removed, because a line of a transcript should not end
    // with a space.
    let last = utterance.segments.count - 1
    if !utterance.segments[0].text.isTrimmed || !utterance.segments[last].text.isTrimmed {
      utterance.segments[0].text = String(utterance.segments[0].text.drop(while: \.isWhitespace))
      while utterance.segments[last].text.last?.isWhitespace == true { utterance.segments[last].text.removeLast() }
    }
    if settings.capitals == .pitch, settings.pitchChanges, utterance.text.isCapital {
      utterance.segments[0].pitch = 1.8
    }
    if skipsDuplicates, wasJustSaid(utterance.text) {
      return reactions.note("this announcement was spoken less than a second ago, so it is not spoken again")
    }
    // Removing each old utterance as it becomes the eleventh would move the others for every key.
    if history.count == 100 { history.removeFirst(90) }
    history.append((utterance.segments, nil))
    utterance.delivery.isReported = true
    utterance.isJoinedByFullStops = joinsByFullStops
    reactions.say([utterance], isAct: isAct)
  }
}

extension TalkBack {
  private func wasJustSaid(_ text: String) -> Bool {
    history.suffix(10).contains { said in
      (said.end.map { now - $0 < .seconds(1) } ?? true) && said.segments.text == text
    }
  }
}

extension AccessibilityTree {
  /// Whether the screen has a view with this id that has no element of its own.
  func hasView(_ id: String) -> Bool { id.contains(".") && androidNodes.contains { $0.path(to: id) != nil } }

  /// Returns the element of a view. For a view that has no element of its own, such as the title of a dialog or a button
  /// of a number picker, returns a new one.
  func element(for node: AndroidNode) -> AccessibilityElement? {
    if let element = self[node.id] { return element }
    guard let dot = node.id.lastIndex(of: "."), let owner = self[String(node.id[..<dot])] else { return nil }
    switch node.id[node.id.index(after: dot)...] {
    case "title", "message": return AccessibilityElement(id: node.id, role: .text, label: node.text)
    case "decrement", "increment":
      return owner.role == .picker ? AccessibilityElement(id: node.id, role: .button, label: node.text) : nil
    default: return nil
    }
  }
}

extension AndroidNode {
  /// Creates the view for a container around an element. The children of a collection are included, because they
  /// determine positions. Other children are left out, because converting a large screen for each of its elements is
  /// slow.
  fileprivate init?(surrounding element: AccessibilityElement) {
    var element = element
    let isCollection =
      [.list, .table, .tabBar, .segmentedControl, .stepper].contains(element.role) || element.android?.collection != nil
      || element.android?.view.map { [.list, .grid, .pager].contains($0) } == true
    if !isCollection { element.children = [] }
    self.init(element)
  }
}

/// The views of the groups around elements of one screen. Each group is converted once.
private struct SurroundingViews {
  private struct Group {
    var node: AndroidNode
    /// The views in the group, by id.
    var inside: [String: AndroidNode] = [:]
  }

  private var groups: [String: Group?] = [:]

  mutating func place(of stop: AccessibilityTree.Stop) -> AndroidNode.Stop? {
    let around = stop.groups.compactMap { group($0) }
    // The view of a container sets the positions of its children.
    let known = around.last?.inside[stop.element.id]
    let path = known.map { [$0] } ?? AndroidNode(stop.element).map { $0.path(to: stop.element.id) ?? [$0] }
    // The field of a number picker is inside the picker.
    return path?.last.map { AndroidNode.Stop(node: $0, around: around.map(\.node) + path!.dropLast()) }
  }

  private mutating func group(_ element: AccessibilityElement) -> Group? {
    if let known = groups[element.id] { return known }
    var group = AndroidNode(surrounding: element).map { Group(node: $0) }
    func add(_ node: AndroidNode) {
      if group?.inside[node.id] == nil { group?.inside[node.id] = node }
      node.children.forEach(add)
    }
    if let node = group?.node { add(node) }
    groups[element.id] = .some(group)
    return group
  }
}
