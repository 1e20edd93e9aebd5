import AccessibilityModel

/// The state of a device without a screen reader: a touch is a tap, and nothing is spoken. A double tap directly after
/// a touch does nothing, so a scenario works with and without a screen reader.
struct NoScreenReader: ScreenReader {
  // Nothing asks for this one: `Reader.descriptor` knows which readers there are.
  static let descriptor = ScreenReaderDescriptor(
    id: Reader.noneID, name: Reader.noneID, platform: .iOS, versions: [0], languages: [])

  /// Returns the descriptor of the choice of no reader among some: it has the settings of all of them.
  static func descriptor(among readers: [any ScreenReader.Type]) -> ScreenReaderDescriptor {
    ScreenReaderDescriptor(
      id: Reader.noneID, name: Reader.noneID, platform: readers[0].descriptor.platform,
      versions: [readers[0].descriptor.newest], languages: [], settings: readers.settings)
  }

  private(set) var cursor: String?
  private var hasTapped = false
  /// The screen reader that ran last, or a new one that stands in. `Reader.start` restores its state when a screen
  /// reader is switched on.
  let predecessor: any ScreenReader
  private let settings: Settings
  /// The gestures that a scenario may name.
  private let gestures: [GestureKind]

  init(_ start: ScreenReaderStart, standIn: any ScreenReader.Type, gestures: [GestureKind]) {
    settings = start.settings
    self.gestures = gestures
    var start = start
    start.version = standIn.descriptor.newest
    predecessor = start.predecessor ?? standIn.init(start)
    cursor = predecessor.cursor
  }

  init(_ start: ScreenReaderStart) {
    guard let predecessor = start.predecessor else { preconditionFailure("no screen reader stands in") }
    self.init(start, standIn: type(of: predecessor), gestures: [])
  }

  var language: String? { predecessor.language }

  var queueRules: any QueueRules { predecessor.queueRules }

  func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] { predecessor.readingOrder(of: tree) }

  func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance] { [] }

  mutating func handle(_ happening: Happening, on device: Device, _ reactions: inout Reactions) {
    switch happening {
    case .swipe:
      hasTapped = false
      reactions.refuse("there is no screen reader, so a swipe has no effect")
    case .touch(let id):
      touch(id, in: device.tree, &reactions)
    case .doubleTap where hasTapped:
      hasTapped = false
    case .doubleTap:
      let tree = device.tree
      let stop = readingOrder(of: tree).first { $0.element.id == cursor }
      guard let element = stop?.element ?? cursor.flatMap({ tree[$0] }) else {
        return reactions.refuse("the cursor is not on an element")
      }
      reactions.perform(.activate(element))
    case .gesture(let gesture):
      hasTapped = false
      let kind = gestures.first { $0.name == gesture.name }
      reactions.refuse((kind ?? GestureKind(gesture.name)).withoutReader(settings))
    case .event(let event):
      handle(event, in: device, &reactions)
    case .acted, .began, .ended, .timer:
      break
    }
  }

  /// Taps an element. Unlike a screen reader's cursor, a finger also reaches elements that are hidden from assistive
  /// technology.
  private mutating func touch(_ id: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    if SoftwareKeyboard.isKey(id) {
      return reactions.refuse("there is no screen reader, so keys cannot be touched: use `type` to enter text")
    }
    guard let element = tree[id] else { return reactions.refuse("\(id) is not on the screen now") }
    let isPlace = element.isHidden || readingOrder(of: tree).contains { $0.element.id == id }
    if !isPlace {
      return reactions.refuse(
        element.role.isContainer
          ? "\(id) is a group: the cursor stops only at the elements in it" : "\(id) is not on the screen now")
    }
    cursor = id
    hasTapped = true
    reactions.perform(.activate(readingOrder(of: tree).first { $0.element.id == id }?.element ?? element))
  }

  private mutating func handle(_ event: AccessibilityEvent, in device: Device, _ reactions: inout Reactions) {
    switch event {
    case .screenAppeared, .screenReplaced, .screenChanged(nil):
      cursor = readingOrder(of: device.tree).first?.element.id
    case .screenChanged(let id?), .layoutChanged(let id?), .focusRequested(let id):
      guard readingOrder(of: device.tree).contains(where: { $0.element.id == id }) else {
        return reactions.note("\(id) is not on the screen now, so the cursor does not move")
      }
      cursor = id
    case .alertAppeared:
      cursor = nil
    case .typed, .deleted, .pasted, .filledIn:
      hasTapped = false
    case .elementsChanged:
      guard let id = cursor, !device.tree.contains(where: { $0.id == id }) else { return }
      cursor = nil
      reactions.cursorLost(id)
    default:
      break
    }
  }
}
