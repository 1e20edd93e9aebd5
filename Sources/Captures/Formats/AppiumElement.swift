import A11ySim
import TextFormats

/// An element of a page source, with only the properties that the file states, before conclusions are drawn from them.
///
/// A property that the file does not state for the element is `unknown`. A property that is empty or null is `absent`.
struct AppiumElement {
  /// The element type; nil if XCTest has no such type.
  var type: XCUIElementType?
  /// Whether the element may be a secure field: its type is damaged, or a trait says so.
  var isLikeSecure = false
  var parent: Int?
  var location: FileLocation
  /// The name in the page source: the identifier, or the label if there is no identifier.
  var name: Known<String> = .unknown
  /// The identifier, which only JSON gives separately from the name.
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
  /// Whether the file gives a frame that is not a valid rectangle.
  var hasBrokenFrame = false

  init(type: XCUIElementType?, parent: Int?, location: FileLocation) {
    (self.type, self.parent, self.location) = (type, parent, location)
  }

  /// The properties that a page source contains. They depend on the version and the settings of WebDriverAgent, so they
  /// are collected from all elements.
  struct Properties: OptionSet {
    let rawValue: Int
    static let name = Properties(rawValue: 1)
    static let identifier = Properties(rawValue: 2)
    static let label = Properties(rawValue: 4)
    static let value = Properties(rawValue: 8)
    static let placeholder = Properties(rawValue: 16)
    static let traits = Properties(rawValue: 32)
    /// At least one of the properties that only a full page source contains: the frame, and whether the element is
    /// enabled, visible or accessible.
    static let state = Properties(rawValue: 64)
  }

  /// The properties that the file contains for this element.
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

  /// Sets `frame`, or `hasBrokenFrame` if the rectangle is not valid. XCTest gives an element without a position a
  /// frame at infinity. WebDriverAgent writes such a frame as a point left of and above the screen.
  mutating func take(x: Double, y: Double, width: Double, height: Double) {
    let isFinite = [x, y, width, height].allSatisfy(\.isFinite)
    if isFinite, width >= 0, height >= 0, !(x == -1 && y == -1 && width == 0 && height == 0) {
      // Adding zero turns -0 into 0.
      frame = AccessibilityElement.Frame(x: x + 0, y: y + 0, width: width + 0, height: height + 0)
    } else {
      hasBrokenFrame = true
    }
  }

  /// Sets `frame` from a text such as `{{x, y}, {width, height}}`, or `hasBrokenFrame` if the text is not a valid
  /// rectangle.
  mutating func take(frame: String) {
    guard frame.utf8.count <= 200 else { return hasBrokenFrame = true }
    let numbers = frame.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return hasBrokenFrame = true }
    take(x: x, y: y, width: width, height: height)
  }
}

/// The elements of one page source.
struct AppiumElements {
  private(set) var all: [AppiumElement] = []
  /// The properties that the file contains for at least one element.
  private(set) var written: AppiumElement.Properties = []
  /// Whether the file is JSON.
  var isJSON = false

  init(capacity: Int = 0) { all.reserveCapacity(capacity) }

  /// Adds an element, whose parent must have been added before. Returns its index in `all`.
  mutating func add(_ element: AppiumElement) -> Int {
    written.formUnion(element.written)
    all.append(element)
    return all.count - 1
  }

  /// Whether the file has only the elements at which VoiceOver stops and the elements around them
  /// (`/wda/accessibleSource`).
  var isOnlyStops: Bool { isJSON && !written.contains(.state) && !written.isDisjoint(with: [.label, .value]) }
}
