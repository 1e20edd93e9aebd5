/// What an element is.
public enum Role: String, Sendable, Hashable, CaseIterable {
  case text, heading, button, link, image, toggle, textField, secureTextField
  /// A container. With a label it is announced on entry; it is never itself a stop for the cursor.
  case group

  /// Whether a person types into it.
  public var isTextField: Bool { self == .textField || self == .secureTextField }

  /// The platform traits that come with it.
  public var traits: Traits {
    switch self {
    case .text: .staticText
    case .heading: .header
    case .button: .button
    case .link: .link
    case .image: .image
    case .toggle: [.button, .toggle]
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .group: []
    }
  }
}

/// UIKit's trait bits, public and private, under their positions.
///
/// Source: facebook/idb `PrivateHeaders/AXRuntime/AXTraits.h`, read from the iOS runtime.
public struct Traits: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt64
  /// Creates a set from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// `UIAccessibilityTraits.button`.
  public static let button = Traits(rawValue: 1 << 0)
  /// `UIAccessibilityTraits.link`.
  public static let link = Traits(rawValue: 1 << 1)
  /// `UIAccessibilityTraits.image`.
  public static let image = Traits(rawValue: 1 << 2)
  /// `UIAccessibilityTraits.selected`.
  public static let selected = Traits(rawValue: 1 << 3)
  /// `UIAccessibilityTraits.staticText`.
  public static let staticText = Traits(rawValue: 1 << 6)
  /// `UIAccessibilityTraits.notEnabled`: spoken as "dimmed".
  public static let notEnabled = Traits(rawValue: 1 << 8)
  /// `UIAccessibilityTraits.header`.
  public static let header = Traits(rawValue: 1 << 16)
  /// Private: what a person types into.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// Private: a text entry whose content is hidden.
  public static let secureTextField = Traits(rawValue: 1 << 24)
  /// Private until iOS 17 (`toggleButton`): its value is a state.
  public static let toggle = Traits(rawValue: 1 << 53)
}
