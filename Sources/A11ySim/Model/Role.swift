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
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let image = Traits(rawValue: 1 << 2)
  public static let selected = Traits(rawValue: 1 << 3)
  public static let staticText = Traits(rawValue: 1 << 6)
  public static let notEnabled = Traits(rawValue: 1 << 8)
  public static let header = Traits(rawValue: 1 << 16)
  public static let textEntry = Traits(rawValue: 1 << 18)
  public static let secureTextField = Traits(rawValue: 1 << 24)
  public static let toggle = Traits(rawValue: 1 << 53)
}
