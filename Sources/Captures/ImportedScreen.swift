import AccessibilityModel
import Locales
import Simulation

/// A screen captured in a real app: the elements and containers that a screen reader reaches.
package struct ImportedScreen: Sendable {
  /// The format of the capture; nil for a screen file that names no known format.
  package var format: CaptureFormat?
  package var platform: Platform
  /// The version of the operating system, such as `27.0`; nil if the capture does not say.
  package var os: String?
  /// The app's name or bundle identifier; nil if the capture does not say.
  package var app: String?
  /// The language of the app (BCP 47); nil if the capture does not name it.
  package var locale: String?
  /// The commit from which the app was built; nil if it was not recorded.
  package var commit: String?
  /// The day of the capture, such as `2026-01-31`; nil if it was not recorded.
  package var day: String?
  /// Whether the capture has the screen reader's order. Otherwise the order is derived from the frames.
  package var hasReadingOrder: Bool
  /// The properties that the capture does not contain for any element.
  package var unknown: ElementProperties
  package var elements: [AccessibilityElement]
  /// The importer's conclusions about properties that the capture does not state.
  package var notices: [CaptureNotice]
  /// The speech that the capture contains, in reading order: recorded utterances, or captions of the accessibility
  /// daemon.
  package var spoken: [Scenario.Spoken] = []
  /// The phrases that the capturing tool generated, by element id. They come from the tool's model of speech, not from
  /// a recording.
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
  /// Returns the elements at which VoiceOver stops, or for Android the tree that TalkBack sees.
  package func screen() -> ImportedScreen {
    if platform == .android { return androidScreen() }
    var stops = IOSStops(self)
    let found = stops.found()
    var builder = ScreenBuilder(self)
    let elements = found.map { builder.element($0) }
    var screen = ImportedScreen(
      platform: platform, hasReadingOrder: hasReadingOrder, unknown: builder.unknownEverywhere,
      elements: elements, notices: notices + stops.notices + builder.notices)
    (screen.format, screen.app) = (format, app)
    if format.hasRecordedPhrases {
      screen.spoken = nodes.compactMap { node in node.phrase.map { .init($0, line: node.location.line) } }
    } else {
      screen.phrases = builder.phrases
    }
    if hasReadingOrder { screen.keepOrder() }
    return screen
  }
}

extension ImportedScreen {
  /// Makes the order explicit, because the simulated screen reader would otherwise sort the elements by their frames.
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

  /// The id of the container around all elements, which makes their order explicit.
  static let rootID = "screen"
}

struct ScreenBuilder {
  let capture: Capture
  var notices: [CaptureNotice] = []
  private(set) var phrases: [String: Scenario.Spoken] = [:]
  /// For each id, the number of elements that would get it. From the second of these elements on, a number is added to
  /// the id.
  private var ids: [String: Int] = [ImportedScreen.rootID: 1]
  /// The properties that the capture does not record for any node.
  let unknownEverywhere: ElementProperties

  init(_ capture: Capture) {
    self.capture = capture
    var known: ElementProperties = []
    let all = ElementProperties.captured(on: capture.platform)
    for node in capture.nodes { known.formUnion(all.subtracting(node.unknown)) }
    unknownEverywhere = all.subtracting(known).union(capture.nodes.allSatisfy(\.listsAll) ? [] : .unlisted)
  }

  /// Converts a node and its children. `IOSStops.depthLimit` bounds the recursion.
  mutating func element(_ found: IOSStops.Found) -> AccessibilityElement {
    let node = capture.nodes[found.node]
    guard let container = found.container else { return stop(found) }
    // A container that only groups elements gets the frame of its topmost visible element, as AccessibilitySnapshot
    // places a group by its first element (cashapp/AccessibilitySnapshot, `AccessibilityHierarchyParser.swift`). Its
    // own frame may be too large: a table begins behind the navigation bar.
    let isPlain = container == .group && node.container == nil
    let label = isPlain ? nil : node.label.value.flatMap(Self.filled)
    var element = AccessibilityElement(
      id: id(node.identifier.value, container.rawValue, label), role: container, label: label.map { SpokenText($0) },
      hint: nil, frame: isPlain ? firstFrame(in: found) : node.frame)
    element.isModal = node.isModal == .known(true)
    element.source = node.location
    element.children = found.children.map { self.element($0) }
    if node.type == "WebView" {
      element.order = element.children.map(\.id)
      if element.children.count > 1 {
        notices.append(CaptureNotice(.webOrder, at: node.location, "this web page is read in its own order"))
      }
    }
    return element
  }

  /// Returns the topmost frame inside a container. Frames above the window or the container are ignored, because their
  /// elements are scrolled out.
  private func firstFrame(in container: IOSStops.Found) -> AccessibilityElement.Frame? {
    let top = capture.nodes.first { $0.type == "Window" || $0.type == "Application" }?.frame?.y ?? 0
    let edge = capture.nodes[container.node].frame?.y ?? top
    var frames: [AccessibilityElement.Frame] = []
    var left = container.children
    while let found = left.popLast() {
      if found.container == nil, let frame = capture.nodes[found.node].frame, frame.y >= top,
        frame.y + frame.height > edge
      {
        frames.append(frame)
      }
      left += found.children
    }
    return frames.min { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private mutating func stop(_ found: IOSStops.Found) -> AccessibilityElement {
    let node = capture.nodes[found.node]
    var kind = IOSRole(node, parent: node.parent.map { capture.nodes[$0].type })
    if found.isDisclosure, kind.role == .element { kind.role = .button }
    let web = WebRole(of: found.node, in: capture)
    if let web { adopt(web, of: node, into: &kind) }
    if node.type == "TextView", isReadOnly(node) {
      kind.role = .readOnlyTextView
      if node.traits == .unknown {
        notices.append(
          CaptureNotice(
            .readOnlyTextView, at: node.location,
            "this text view is read as a text that cannot be edited; the capture does not say whether it can"))
      }
    }
    if kind.role == .backButton, node.traits.value?.contains(.backButton) != true {
      notices.append(
        CaptureNotice(.backButton, at: node.location, "the identifier of this button is that of UIKit’s back button"))
    }
    if kind.isDerived, !kind.role.traits.union(kind.traits).isEmpty {
      notices.append(
        CaptureNotice(
          .traitsFromType, at: node.location, "the traits of this element were inferred from its type, \(node.type)"))
    }
    let label = found.label ?? node.label.value.flatMap(Self.filled)
    var element = AccessibilityElement(
      id: id(node.identifier.value, kind.role.rawValue, label), role: kind.role,
      label: label.map { SpokenText($0) }, value: node.value.value.flatMap(Self.filled).map { SpokenText($0) },
      placeholder: node.placeholder.value.flatMap(Self.filled), hint: node.hint.value.flatMap(Self.filled),
      traits: kind.traits, language: node.language.value, frame: node.frame, actions: node.actions.value ?? [],
      content: node.content.value ?? [])
    if kind.role == .toggle, element.value == nil, node.value != .unknown { element.value = SpokenText("0") }
    if case .heading(let level) = web { element.web = .init(level: level) }
    if var text = element.text {
      text.isSecure = kind.role == .secureTextField
      text.length = node.secureLength ?? element.value?.string.count ?? 0
      text.insertionPoint = text.length
      text.isEditing = node.isFocused == .known(true)
      element.text = text
      if text.isSecure { element.value = nil }
    }
    element.unknown = node.unknown
    element.source = node.location
    if let phrase = node.phrase { phrases[element.id] = .init(phrase, line: node.location.line) }
    return element
  }

  private mutating func adopt(_ web: WebRole, of node: CapturedNode, into kind: inout IOSRole) {
    guard [.text, .element, .heading, .image].contains(kind.role) else { return }
    switch web {
    case .link:
      // VoiceOver says of an image that is a link that it is both.
      if kind.role == .image { kind.traits.insert(.link) } else { kind.role = .link }
      notices.append(
        CaptureNotice(
          .webLink, at: node.location, "this \(kind.role == .image ? "image" : "text") is that of a link of a web page")
      )
    case .heading:
      kind.role = .heading
      notices.append(CaptureNotice(.webHeading, at: node.location, "this text is a heading of a web page"))
    }
  }

  /// Whether a text view is probably a text to read, such as a privacy policy: it has no name, holds at least a
  /// sentence, and nobody is typing. The traits of the capture decide if there are any.
  private func isReadOnly(_ node: CapturedNode) -> Bool {
    if let traits = node.traits.value, traits.contains(.staticText) { return true }
    guard node.traits == .unknown, node.label.value.flatMap(Self.filled) == nil, node.placeholder.value == nil,
      node.isFocused != .known(true), let text = node.value.value, text.count >= 40
    else { return false }
    return !capture.nodes.contains { $0.type == "Keyboard" }
  }

  /// Returns a unique id: the app's identifier, or an id made of the role and the label. A number is added only if two
  /// elements would have the same id.
  mutating func id(_ identifier: String?, _ role: String, _ label: String?) -> String {
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

  /// Returns an id that no other element has, and takes it.
  static func unique(_ id: String, among ids: inout Set<String>) -> String {
    var (free, number) = (id, 2)
    while !ids.insert(free).inserted {
      free = "\(id)-\(number)"
      number += 1
    }
    return free
  }

  /// Returns the text as one word of at most 64 letters, digits, dots, hyphens and underscores.
  static func word(_ text: String) -> String {
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

  static func filled(_ text: String) -> String? { text.isBlank ? nil : text }
}

extension CaptureRule {
  static let traitsFromType = CaptureRule(
    "traits.from-type", .guess, "the traits of an element follow from its type, because the capture has none")
}

extension ImportedScreen {
  /// Returns the number of days since 1 March of the year 0; nil if the text is not a date such as `2026-01-31`.
  package static func day(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    // Years begin in March, so that a leap day is the last day of a year.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, digit, dot or underscore.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F: true
    default: false
    }
  }
}
