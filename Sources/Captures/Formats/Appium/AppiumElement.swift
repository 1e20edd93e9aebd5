import AccessibilityModel

/// An element of a page source, before conclusions are drawn.
///
/// A property that the file does not state is `unknown`. An empty or null property is `absent`.
struct AppiumElement {
  /// The element type; nil if XCTest has no type of this name.
  var type: XCUIElementType?
  /// Whether the element may be a secure field, because its type is damaged or a trait says so.
  var isLikeSecure = false
  var parent: Int?
  var location: FileLocation
  /// The attribute `name`: the identifier, or the label if there is no identifier.
  var name: Known<String> = .unknown
  /// The identifier, which only JSON states separately from the name.
  var identifier: Known<String> = .unknown
  var label: Known<String> = .unknown
  var value: Known<String> = .unknown
  var placeholder: Known<String> = .unknown
  var traits: Known<String> = .unknown
  var actions: Known<String> = .unknown
  var bundle: Known<String> = .unknown
  var isEnabled: Known<Bool> = .unknown
  var isVisible: Known<Bool> = .unknown
  var isAccessible: Known<Bool> = .unknown
  /// Whether the element has the focus of UIKit's focus engine, which is not the keyboard focus.
  var hasInterfaceFocus: Known<Bool> = .unknown
  var frame: AccessibilityElement.Frame?
  var hasBrokenFrame = false

  init(type: XCUIElementType?, parent: Int?, location: FileLocation) {
    (self.type, self.parent, self.location) = (type, parent, location)
  }

  /// A set of properties in a page source. The version and the settings of WebDriverAgent decide which properties it
  /// writes.
  struct Properties: OptionSet {
    let rawValue: Int
    static let name = Properties(rawValue: 1)
    static let identifier = Properties(rawValue: 2)
    static let label = Properties(rawValue: 4)
    static let value = Properties(rawValue: 8)
    static let placeholder = Properties(rawValue: 16)
    static let traits = Properties(rawValue: 32)
    /// Properties that only a full page source contains: the frame, and whether the element is enabled, visible or
    /// accessible.
    static let state = Properties(rawValue: 64)
  }

  var written: Properties {
    var written: Properties = []
    if name != .unknown { written.insert(.name) }
    if identifier != .unknown { written.insert(.identifier) }
    if label != .unknown { written.insert(.label) }
    if value != .unknown { written.insert(.value) }
    if placeholder != .unknown { written.insert(.placeholder) }
    if traits != .unknown { written.insert(.traits) }
    if isEnabled != .unknown || isVisible != .unknown || isAccessible != .unknown || frame != nil || hasBrokenFrame {
      written.insert(.state)
    }
    return written
  }

  /// Sets `frame`, or `hasBrokenFrame` for an invalid rectangle. XCTest puts an element without a position at infinity.
  /// WebDriverAgent writes this as an empty frame at (-1, -1).
  mutating func take(x: Double, y: Double, width: Double, height: Double) {
    let isEmptyInCorner = x == -1 && y == -1 && width == 0 && height == 0
    if width >= 0, height >= 0, !isEmptyInCorner,
      let frame = AccessibilityElement.Frame(captured: x, y, width, height)
    {
      self.frame = frame
    } else {
      hasBrokenFrame = true
    }
  }

  /// Sets `frame` from a text such as `{{x, y}, {width, height}}`, or `hasBrokenFrame` if the text is invalid.
  mutating func take(frame: String) {
    guard frame.utf8.count <= 200 else { return hasBrokenFrame = true }
    let numbers = frame.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return hasBrokenFrame = true }
    take(x: x, y: y, width: width, height: height)
  }
}

struct AppiumElements {
  private(set) var all: [AppiumElement] = []
  /// The properties that the file contains for at least one element.
  private(set) var written: AppiumElement.Properties = []
  var isJSON = false

  init(capacity: Int = 0) { all.reserveCapacity(capacity) }

  /// Adds an element, whose parent must already be added. Returns its index in `all`.
  mutating func add(_ element: AppiumElement) -> Int {
    written.formUnion(element.written)
    all.append(element)
    return all.count - 1
  }

  /// Whether the file has only the elements at which VoiceOver stops, and their containers (`/wda/accessibleSource`).
  var isOnlyStops: Bool { isJSON && !written.contains(.state) && !written.isDisjoint(with: [.label, .value]) }
}
