import A11ySim

/// A screen reader that says names and nothing else: names that are not enough by themselves stand out.
public struct NamesOnly: ScreenReader {
  /// How scenarios and `--reader` name it.
  public static let descriptor = ScreenReaderDescriptor(
    id: "names", name: "NamesOnly", platform: .iOS, versions: [Version("1")!], languages: ["en"])

  /// The element that was said last.
  public private(set) var cursor: String?

  /// Switches it on.
  public init(_ start: ScreenReaderStart) {}

  /// English; it has no words of its own.
  public var language: String? { "en" }

  /// Nothing is cut.
  public var queueRules: any QueueRules { InTurn() }

  /// Every element that has no others in it.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
    tree.exposed.filter(\.children.isEmpty).map { .init($0) }
  }

  /// The name.
  public func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance] {
    let name = Segment(.label, stop.element.label?.string ?? "nameless", language: "en", confidence: .guess)
    return [
      Utterance(
        [name], reason: .focus, delivery: Delivery("name", code: 0), element: stop.element.id, rule: "names only",
        confidence: .guess)
    ]
  }

  /// Goes where the person goes.
  public mutating func handle(_ happening: Happening, on device: Device, _ reactions: inout Reactions) {
    let order = readingOrder(of: device.tree)
    let place = order.firstIndex { $0.element.id == cursor }
    switch happening {
    case .event(.screenAppeared): go(to: order.first, &reactions)
    case .swipe(.right): go(to: place.flatMap { order[($0 + 1)...].first }, &reactions)
    case .swipe(.left): go(to: place.flatMap { order[..<$0].last }, &reactions)
    case .touch(let id): go(to: order.first { $0.element.id == id }, &reactions)
    case .doubleTap: if let place { reactions.perform(.activate(order[place].element)) }
    default: break
    }
  }

  private mutating func go(to stop: AccessibilityTree.Stop?, _ reactions: inout Reactions) {
    guard let stop else { return reactions.refuse("there is nothing") }
    cursor = stop.element.id
    reactions.cursorMoved(to: cursor)
    reactions.say(description(of: stop, entering: []), isAct: true)
  }
}

/// One after another.
private struct InTurn: QueueRules {
  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) { line.append(item) }
}
