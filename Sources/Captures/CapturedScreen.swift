import A11ySim

/// A screen that was captured in a real app, as a screen reader meets it.
package struct CapturedScreen: Sendable {
  /// The format it was read from; nil for a screen file of ours.
  package var format: CaptureFormat?
  package var platform: Platform
  /// The release of the system, such as `27.0`; nil if the capture does not say.
  package var os: String?
  /// The app's name or bundle identifier; nil if the capture does not say.
  package var app: String?
  /// The BCP 47 tag of the app's language; nil if the capture does not say.
  package var locale: String?
  /// The commit of the app; nil if nobody recorded it.
  package var commit: String?
  /// The day on which the screen was captured, such as `2026-01-31`; nil if nobody recorded it.
  package var day: String?
  /// Whether the capture has the order in which the reader goes through the elements, or it was derived.
  package var hasReadingOrder: Bool
  /// The properties that the capture tells of no element.
  package var unknown: ElementProperties
  /// The elements and containers. Each has its place in the capture.
  package var elements: [AccessibilityElement]
  /// The conclusions of the importer, in the order of the file.
  package var notices: [CaptureNotice]
  /// The phrases that were recorded or made beside the capture, in order.
  package var spoken: [Scenario.Spoken] = []
  /// The sentences that the tool made for the elements, by their ids. They are another model's, and no recording.
  package var phrases: [String: Scenario.Spoken] = [:]

  package init(
    platform: Platform, hasReadingOrder: Bool, unknown: ElementProperties = [], elements: [AccessibilityElement] = [],
    notices: [CaptureNotice] = []
  ) {
    (self.platform, self.hasReadingOrder, self.unknown) = (platform, hasReadingOrder, unknown)
    (self.elements, self.notices) = (elements, notices)
  }
}

extension Capture {
  /// Returns the screen of an iOS capture.
  package func screen() -> CapturedScreen {
    var stops = IOSStops(self)
    let found = stops.found()
    var builder = ScreenBuilder(self)
    let elements = found.map { builder.element($0) }
    var screen = CapturedScreen(
      platform: platform, hasReadingOrder: hasReadingOrder, unknown: builder.unknownEverywhere,
      elements: elements, notices: notices + stops.notices + builder.notices)
    (screen.format, screen.app) = (format, app)
    // The daemon's captions are phrases of their own: most lists hold nothing else.
    if format == .axaudit {
      screen.spoken = nodes.compactMap { node in node.phrase.map { .init($0, line: node.location.line) } }
    } else {
      screen.phrases = builder.phrases
    }
    if hasReadingOrder { screen.keepOrder() }
    return screen
  }
}

extension CapturedScreen {
  /// Makes the order of the elements explicit: without it, a reader sorts them by their frames.
  fileprivate mutating func keepOrder() {
    func kept(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.map { element in
        guard element.role.isContainer, !element.children.isEmpty else { return element }
        var element = element
        element.children = kept(element.children)
        element.order = element.children.map(\.id)
        return element
      }
    }
    var root = AccessibilityElement(id: Self.rootID, role: .group, children: kept(elements))
    root.order = root.children.map(\.id)
    elements = [root]
  }

  /// The id of the container around a screen whose order is explicit.
  static let rootID = "screen"
}

/// Makes elements of captured nodes.
private struct ScreenBuilder {
  private let capture: Capture
  private(set) var notices: [CaptureNotice] = []
  private(set) var phrases: [String: Scenario.Spoken] = [:]
  /// The ids given so far, with how often each was wanted.
  private var ids: [String: Int] = [CapturedScreen.rootID: 1]
  /// The properties that no node of the capture has or lacks for certain.
  let unknownEverywhere: ElementProperties

  init(_ capture: Capture) {
    self.capture = capture
    var known: ElementProperties = []
    for node in capture.nodes { known.formUnion(Self.all.subtracting(Self.unknown(of: node))) }
    unknownEverywhere = Self.all.subtracting(known)
  }

  private static let all: ElementProperties = [
    .label, .value, .placeholder, .hint, .traits, .actions, .content, .language, .editing,
  ]

  /// The properties that the capture does not tell of a node.
  private static func unknown(of node: CapturedNode) -> ElementProperties {
    var unknown: ElementProperties = []
    if node.label == .unknown { unknown.insert(.label) }
    if node.value == .unknown, node.secureLength == nil { unknown.insert(.value) }
    if node.placeholder == .unknown { unknown.insert(.placeholder) }
    if node.hint == .unknown { unknown.insert(.hint) }
    if node.traits == .unknown { unknown.insert(.traits) }
    if node.actions == .unknown { unknown.insert(.actions) }
    if node.content == .unknown { unknown.insert(.content) }
    if node.language == .unknown { unknown.insert(.language) }
    if node.isFocused == .unknown { unknown.insert(.editing) }
    return unknown
  }

  /// Returns the element of a stop, or the container with its elements. Containers are at most
  /// `IOSStops.depthLimit` deep, which bounds the recursion.
  mutating func element(_ found: IOSStops.Found) -> AccessibilityElement {
    let node = capture.nodes[found.node]
    guard let container = found.container else { return stop(node, label: found.label) }
    // A container that only keeps its contents together is placed by its first element (6.4): a table lies behind the
    // navigation bar and begins above it. What is scrolled out of the window does not count.
    let isPlain = container == .group && node.container == nil
    let label = isPlain ? nil : node.label.value.flatMap(Self.filled)
    var element = AccessibilityElement(
      id: id(node.identifier.value, container.rawValue, label), role: container, label: label.map { SpokenText($0) },
      hint: nil, frame: isPlain ? firstFrame(in: found) : node.frame)
    element.isModal = node.isModal == .known(true)
    element.source = node.location
    element.children = found.children.map { self.element($0) }
    return element
  }

  /// Returns the frame of the stop inside a container that is nearest to the top of the window; nil if there is none.
  private func firstFrame(in container: IOSStops.Found) -> AccessibilityElement.Frame? {
    let top = capture.nodes.first { $0.type == "Window" || $0.type == "Application" }?.frame?.y ?? 0
    var frames: [AccessibilityElement.Frame] = []
    var left = container.children
    while let found = left.popLast() {
      if found.container == nil, let frame = capture.nodes[found.node].frame, frame.y >= top { frames.append(frame) }
      left += found.children
    }
    return frames.min { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private mutating func stop(_ node: CapturedNode, label: String?) -> AccessibilityElement {
    let kind = IOSRole(node, parent: node.parent.map { capture.nodes[$0].type })
    if kind.isDerived, !kind.role.traits.union(kind.traits).isEmpty {
      notices.append(
        CaptureNotice(
          .traitsFromType, at: node.location, "The traits of this element were inferred from its type, \(node.type)."))
    }
    let label = label ?? node.label.value.flatMap(Self.filled)
    var element = AccessibilityElement(
      id: id(node.identifier.value, kind.role.rawValue, label), role: kind.role,
      label: label.map { SpokenText($0) }, value: node.value.value.flatMap(Self.filled).map { SpokenText($0) },
      placeholder: node.placeholder.value.flatMap(Self.filled), hint: node.hint.value.flatMap(Self.filled),
      traits: kind.traits, language: node.language.value, frame: node.frame, actions: node.actions.value ?? [],
      content: node.content.value ?? [])
    if kind.role == .toggle, element.value == nil { element.value = SpokenText("0") }
    if var text = element.text {
      text.isSecure = kind.role == .secureTextField
      text.length = node.secureLength ?? element.value?.string.count ?? 0
      text.insertionPoint = text.length
      text.isEditing = node.isFocused == .known(true)
      element.text = text
      if text.isSecure { element.value = nil }
    }
    element.unknown = Self.unknown(of: node)
    element.source = node.location
    if let phrase = node.phrase { phrases[element.id] = .init(phrase, line: node.location.line) }
    return element
  }

  /// Returns an id that no other element has: the app's identifier, else one made of the role and the label. A change
  /// elsewhere on the screen does not change it, unless two elements would have the same.
  private mutating func id(_ identifier: String?, _ role: String, _ label: String?) -> String {
    let wanted =
      identifier.flatMap(Self.filled).map(Self.word) ?? Self.word(([role] + [label ?? ""]).joined(separator: " "))
    let count = ids[wanted, default: 0] + 1
    ids[wanted] = count
    if count == 1 { return wanted }
    var next = count
    while ids["\(wanted)-\(next)"] != nil { next += 1 }
    ids["\(wanted)-\(next)"] = 1
    return "\(wanted)-\(next)"
  }

  /// Returns a text as one word of letters, digits, dots, hyphens and underscores, at most 64 characters long.
  private static func word(_ text: String) -> String {
    var word = ""
    var length = 0
    for character in text {
      if length >= 64 { break }
      length += 1
      if character.isASCII, let byte = character.utf8.first, byte.isOfWord {
        word.append(character)
      } else if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else if word.utf8.last != UInt8(ascii: "-") {
        word.append("-")
      } else {
        length -= 1
      }
    }
    while word.last == "-" || word.last == "." { word.removeLast() }
    while word.first == "-" || word.first == "." { word.removeFirst() }
    return word.isEmpty ? "element" : word
  }

  private static func filled(_ text: String) -> String? { text.isBlank ? nil : text }
}

extension CaptureRule {
  static let traitsFromType = CaptureRule(
    "traits.from-type", .guess, "The traits of an element follow from its type, because the capture has none.")
}

extension CapturedScreen {
  /// Returns the number of days from the first of March of the year 0 to a day such as `2026-01-31`; nil if the text is
  /// no day.
  package static func day(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    // The year begins in March, so that a leap day is its last.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, a dot or an underscore of ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F: true
    default: false
    }
  }
}
