import A11ySim

/// A screen reader that nobody sells, written with what everybody has: the proof that a reader needs nothing of the
/// simulator's own. `Scripts/lint` compiles this file as somebody else's.
///
/// It says what an element is before its name, goes through a screen from the end to the beginning, has no rotor, and says
/// a hint 400 ms after the *end* of an utterance, cut or not.
public struct Parrot: ScreenReader {
  public static let descriptor = ScreenReaderDescriptor(
    id: "parrot", name: "Parrot", platform: .iOS, versions: [Version("2")!, Version("3.0")!, Version("3.1")!],
    languages: ["en"],
    settings: [
      Setting(
        "chatter", values: ["brief", "full"], default: "full", confidence: .guess, "whether it says what an element is")
    ],
    gestures: [
      GestureKind("whistle"),
      GestureKind("fly", arguments: ["top", "bottom"], withoutReader: "there is no screen reader: nobody flies"),
    ],
    sounds: [squawk], catalogue: .parrot)

  public static let squawk = Sound("squawk", .guess, "from general knowledge of parrots")

  public let language: String?
  public private(set) var cursor: String?
  private let version: Version
  private let isBrief: Bool
  private let learnt: [String: String]
  private var last: [Segment] = []
  private var hint: Utterance?

  public init(_ start: ScreenReaderStart) {
    version = start.version
    language = start.locale == "en" ? "en" : nil
    isBrief = start.settings["chatter"] == "brief"
    let recorded = start.wording.flatMap(\.phrases).map { ($0.key, $0.text) }
    learnt = Dictionary(recorded) { _, last in last }
  }

  public var queueRules: any QueueRules { Beak() }

  /// From the end to the beginning, without groups.
  public func readingOrder(of tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
    func leaves(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { $0.isHidden ? [] : $0.children.isEmpty ? [$0] : leaves($0.children) }
    }
    return leaves(tree.elements).reversed().map { .init($0) }
  }

  public func description(of stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement]) -> [Utterance] {
    [utterance(words(for: stop.element), .focus, of: stop.element.id)]
  }

  public mutating func handle(_ happening: Happening, on device: Device, _ reactions: inout Reactions) {
    switch happening {
    case .swipe(let direction): fly(direction == .right || direction == .down ? 1 : -1, device.tree, &reactions)
    case .touch(let id):
      guard let element = device.tree[id] else { return reactions.refuse("Parrot sees no \(id)") }
      go(to: element, &reactions)
    case .doubleTap:
      guard let element = cursor.flatMap({ device.tree[$0] }) else { return reactions.refuse("Parrot sits nowhere") }
      reactions.perform(.activate(element))
    case .gesture(let gesture): make(gesture, device.tree, &reactions)
    case .event(let event): handle(event, device.tree, &reactions)
    case .acted(_, let after): say([phrase(.used)] + words(for: after), .activation, of: after.id, &reactions)
    case .began: break
    case .ended(let utterance, _):
      guard hint?.element == utterance.element, utterance.reason != .hint else { return }
      reactions.schedule("hint", after: .milliseconds(400))
    case .timer:
      if let hint { reactions.say([hint], isAct: false) }
      hint = nil
    }
  }

  private mutating func make(_ gesture: Gesture, _ tree: AccessibilityTree, _ reactions: inout Reactions) {
    if gesture.name == "whistle" {
      reactions.play(Self.squawk)
      return say(last, .readAll, of: nil, &reactions)
    }
    let order = readingOrder(of: tree)
    guard let place = gesture.argument == "top" ? order.last : order.first else { return }
    go(to: place.element, &reactions)
  }

  private mutating func handle(
    _ event: AccessibilityEvent, _ tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    switch event {
    case .screenAppeared, .screenReplaced, .screenChanged(nil), .readerStarted, .returned:
      cursor = nil
      fly(1, tree, &reactions)
    case .screenChanged(let id?), .layoutChanged(let id?), .focusMoved(let id?, _):
      if let element = tree[id] { go(to: element, &reactions) }
    case .typed(let character, let field, _, _):
      let key = field.text?.isSecure == true ? phrase(.something) : app(.echo, String(character))
      say([phrase(.key), key], .typing, of: field.id, &reactions)
    case .deleted(let text, let field, _):
      let gone = field.text?.isSecure == true ? phrase(.something) : text.map { app(.deletion, $0) }
      say([phrase(.gone), gone ?? phrase(.nothing)], .deletion, of: field.id, &reactions)
    case .changed(let element, _, isActedOn: false), .adjusted(let element, _):
      say([phrase(.now)] + words(for: element), .valueChange, of: element.id, &reactions)
    case .announced(let announcement):
      say([phrase(.app), app(.announcement, announcement.text.string)], .announcement, of: nil, &reactions)
    case .alertAppeared(let alert): say([phrase(.lookOut)] + words(for: alert), .screenChange, of: alert.id, &reactions)
    default: break
    }
  }

  private mutating func fly(_ step: Int, _ tree: AccessibilityTree, _ reactions: inout Reactions) {
    let order = readingOrder(of: tree)
    let place = order.firstIndex { $0.element.id == cursor }.map { $0 + step } ?? 0
    guard order.indices.contains(place) else { return reactions.refuse("Parrot is at the end of the branch") }
    go(to: order[place].element, &reactions)
  }

  private mutating func go(to element: AccessibilityElement, _ reactions: inout Reactions) {
    cursor = element.id
    reactions.cursorMoved(to: element.id)
    say(words(for: element), .focus, of: element.id, &reactions)
    hint = element.hint.map { utterance([phrase(.hint), app(.hint, $0)], .hint, of: element.id) }
  }

  private mutating func say(
    _ words: [Segment], _ reason: Utterance.Reason, of element: String?, _ reactions: inout Reactions
  ) {
    let utterance = utterance(words, reason, of: element)
    last = words
    reactions.cancel("hint")
    reactions.say([utterance], isAct: reason != .announcement)
  }

  /// What it is, its name, what is in it, how it is.
  private func words(for element: AccessibilityElement) -> [Segment] {
    let name = [
      element.label.map { app(.label, $0.string) }, element.role == .toggle ? nil : value(of: element),
    ].compactMap(\.self).filter { !$0.text.isEmpty }
    var state: [Segment] = []
    if element.role == .toggle { state.append(phrase(element.value?.string == "1" ? .on : .off)) }
    if element.traits.contains(.notEnabled) { state.append(phrase(.dimmed)) }
    return (isBrief && !name.isEmpty ? name : [phrase(.role(element.role))] + name) + state
  }

  private func value(of element: AccessibilityElement) -> Segment? {
    element.text?.isSecure == true ? nil : element.value.map { app(.value, $0.string) }
  }

  private func phrase(_ phrase: ParrotPhrase) -> Segment {
    let (words, recorded) = (phrase.words, learnt[phrase.key])
    return Segment(
      phrase.source, recorded ?? words.text, language: words.language,
      confidence: recorded == nil ? words.confidence : .recorded, phrase: words.key)
  }

  private func app(_ source: Segment.Source, _ text: String) -> Segment {
    Segment(source, text, language: "en", confidence: .guess)
  }

  private func utterance(_ words: [Segment], _ reason: Utterance.Reason, of element: String?) -> Utterance {
    let isShriek = reason == .announcement
    return Utterance(
      words, reason: reason,
      delivery: Delivery(isShriek ? "shriek" : "chat", code: isShriek ? 1 : 0, isReported: true), element: element,
      rule: "Parrot \(version)", confidence: .guess)
  }
}

/// It lets itself be cut once a second at most, and a shriek only waits.
private struct Beak: QueueRules {
  private var lastCut: Duration?

  mutating func arrive(_ item: SpeechQueue.Item, in line: inout SpeechQueue.Line) {
    let mayCut = lastCut.map { line.now - $0 >= .seconds(1) } ?? true
    if item.delivery.code == 0, mayCut, line.current != nil {
      lastCut = line.now
      line.cut()
      line.drop { $0.delivery.code == 0 }
    }
    line.append(item)
  }
}
