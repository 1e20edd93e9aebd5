@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import class Foundation.NSAttributedString

// A stand-in for the part of UIKit that the capture uses. The names and types are those of the documentation. How
// UIKit's own views answer is what the sources of the model say of them: nothing here was compared with a real UIKit.

/// An object with the informal protocol of accessibility, which UIKit adds to every `NSObject`.
open class NSObject {
  @MainActor open var isAccessibilityElement = false
  @MainActor open var accessibilityLabel: String?
  @MainActor open var accessibilityValue: String?
  @MainActor open var accessibilityHint: String?
  @MainActor open var accessibilityLanguage: String?
  @MainActor open var accessibilityTraits: UIAccessibilityTraits = []
  @MainActor open var accessibilityFrame = CGRect.zero
  @MainActor open var accessibilityElementsHidden = false
  @MainActor open var accessibilityViewIsModal = false
  @MainActor open var shouldGroupAccessibilityChildren = false
  @MainActor open var accessibilityElements: [Any]?
  @MainActor open var accessibilityContainerType = UIAccessibilityContainerType.none
  @MainActor open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  public init() {}

  @MainActor open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  @MainActor open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

@MainActor public final class UIAccessibilityCustomAction: NSObject {
  public var name: String
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name }
}

@MainActor public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

/// An element that is no view.
@MainActor open class UIAccessibilityElement: NSObject, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String?
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// What was posted, in order.
  public private(set) static var posted: [(notification: Notification, argument: Any?)] = []

  public static func post(notification: Notification, argument: Any?) { posted.append((notification, argument)) }
}
