import AccessibilityModel
import TextFormats

struct DescriptionBuilder {
  var capture = RawCapture()
  private let text: FileText
  private var isOfMac = false

  init(_ text: FileText) { self.text = text }

  /// Adds a tree. The indentation of the lines shows the nesting. Without indentation, containers are inferred from the
  /// frames.
  mutating func add(_ tree: [DescribedElement]) throws(CaptureRefusal) {
    guard let root = tree.first else { return }
    if root.type != "Application", root.type != "Window", capture.nodes.isEmpty {
      note(
        .xcuitestFragment, root,
        "this tree is a part of a screen, because it does not begin with an application or a window")
    }
    let isFlat =
      tree.dropFirst().allSatisfy { $0.indent == tree[1].indent }
      && (root.indent == tree.last?.indent || root.hasArrow && root.indent > tree[tree.count - 1].indent)
    var isGuessed = false
    /// The elements that may contain the next element, outermost first, with their indexes in the capture.
    var open: [(element: DescribedElement, node: Int)] = []
    for element in tree {
      while let last = open.last?.element, isFlat ? !element.isInside(last) : last.indent >= element.indent {
        open.removeLast()
      }
      if isFlat, !open.isEmpty, !isGuessed {
        isGuessed = true
        note(
          .xcuitestParentByFrame, element,
          "from here on, the tree has no indentation; the containers were inferred from the frames")
      }
      let node = try capture.add(self.node(of: element), below: open.last?.node)
      open.append((element, node))
    }
  }

  consuming func finished() -> RawCapture {
    capture.app = capture.nodes.first { $0.type == "Application" && $0.label.value != nil }?.label.value
    return capture
  }

  private mutating func note(_ rule: CaptureRule, _ element: DescribedElement, _ message: String) {
    capture.note(rule, text.location(element.offset), message)
  }

  private mutating func node(of element: DescribedElement) -> CapturedNode {
    let type = XCUIElementType(name: element.type)
    let texts = DescribedTexts(element.tail)
    var node = CapturedNode(
      type: element.type.isEmpty ? "Other" : element.type, location: text.location(element.offset + element.indent))
    node.frame = element.frame
    node.traits = element.traits.map(Known.known) ?? .unknown
    node.isSecure =
      type == .secureTextField || element.isLikeSecure || element.traits?.contains(.secureTextField) == true
    let isDamaged = element.isDamaged || texts.isDamaged
    /// Whether the element is or may be a secure field. Its texts are left out if they may contain a part of the
    /// secret.
    let isGuarded = node.isSecure || type == nil
    if !isDamaged, !isGuarded || !texts.isUnclosed && !texts.isAmbiguous {
      node.identifier = Known(texts.identifier.nonEmpty)
      node.label = Known(texts.label.nonEmpty)
      node.placeholder = Known(texts.placeholder.nonEmpty)
      if node.label == .absent, let title = texts.title.nonEmpty {
        node.label = .known(title)
        note(.xcuitestTitleAsLabel, element, "the title of this \(element.named) is read as its label")
      }
    }
    if node.isSecure || !isDamaged && (!isGuarded || texts.value.nonEmpty == nil) {
      node.value = node.isSecure ? .absent : Known(texts.value.nonEmpty)
    }
    node.isEnabled = .known(!texts.isDisabled && element.traits?.contains(.notEnabled) != true)
    node.isSelected = .known(texts.isSelected || element.traits?.contains(.selected) == true)
    let isTyped = texts.hasFocus && type?.isTextField == true
    node.isFocused = .known(texts.hasKeyboardFocus || isTyped || element.traits?.contains(.editing) == true)
    if isTyped {
      note(
        .xcuitestInterfaceFocus, element, "this \(element.named) has the focus, which is read as the keyboard focus")
    }
    noteFaults(of: element, texts, type)
    if isDamaged || type == nil, let last = element.lastValue.nonEmpty { capture.secure.suspect(last) }
    if let value = texts.value.nonEmpty {
      read(value, of: element, isWhole: !isDamaged && !texts.isUnclosed, into: &node)
    }
    return node
  }

  /// Reads a value. A value that equals the placeholder is read as absent. For a secure field, only the length is
  /// stored.
  private mutating func read(
    _ value: String, of element: DescribedElement, isWhole: Bool, into node: inout CapturedNode
  ) {
    if value == node.placeholder.value {
      node.value = .absent
      if node.isSecure { node.secureLength = 0 }
      return note(
        .xcuitestPlaceholderAsValue, element,
        "the value of this \(element.named) is its placeholder, so it is read as empty")
    }
    let isCut = CaptureRule.isCut(value)
    if isCut { note(.xcuitestValueCut, element, "the value of this \(element.named) is cut off") }
    guard node.isSecure else { return }
    let count = capture.secure.count(isCut ? String(value.dropLast(3)) : value)
    if !isCut, isWhole { node.secureLength = count }
  }

  private mutating func noteFaults(of element: DescribedElement, _ texts: DescribedTexts, _ type: XCUIElementType?) {
    if element.isDamaged || texts.isDamaged {
      note(
        .xcuitestDamagedElement, element,
        "this line cannot be read completely, so the texts of the element are unknown")
    }
    if element.type == "RemotePlaceholder" {
      note(.xcuitestRemote, element, "the content that another process shows here is missing")
    } else if type == nil {
      note(.xcuitestUnknownType, element, "the type of this element is not a type of XCTest")
    }
    if texts.isUnclosed {
      note(.xcuitestUnclosedText, element, "a text of this \(element.named) has no closing quotation mark")
    }
    if element.hasSeveralLines {
      note(.xcuitestSeveralLines, element, "the next line continues a text of this element")
    }
    if element.hasEndlessFrame { note(.xcuitestNoFrame, element, "this \(element.named) has no position") }
    if type?.isOfMac == true, !isOfMac {
      isOfMac = true
      note(.xcuitestMac, element, "the type \(element.named) exists only on the Mac")
    }
  }
}

extension DescribedElement {
  /// The type for messages. In a damaged line, the written type may be a secret, so messages do not repeat it.
  fileprivate var named: String {
    XCUIElementType(name: type)?.name ?? "element"
  }

  /// The text after the last “value:”. If a damaged line contains two elements, this is the value of the second
  /// element.
  fileprivate var lastValue: String? {
    var (last, from) = (Int?.none, tail.startIndex)
    while let found = tail.index(of: "value: ", from: from) { (last, from) = (found, found + 7) }
    return last.flatMap { DescribedTexts(", value: ".utf8 + tail[($0 + 7)...]).value }
  }

  /// Whether the frame of this element is inside the frame of `other`. Every element counts as inside an application.
  fileprivate func isInside(_ other: DescribedElement) -> Bool {
    if other.type == "Application" { return true }
    guard let inner = frame, let outer = other.frame, inner != outer || type != other.type else { return false }
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width
      && inner.y + inner.height <= outer.y + outer.height
  }
}

extension Traits {
  /// The private trait of a field that is being edited.
  fileprivate static let editing = Traits(rawValue: 1 << 21)
}
