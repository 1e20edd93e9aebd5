/// A set of UIKit's accessibility traits, public and private. Each trait has the bit that UIKit gives it.
public struct Traits: OptionSet, Sendable, Hashable {
  /// The traits as bits, each at the position that UIKit uses.
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  /// `UIAccessibilityTraits.button`: the element performs an action when it is activated.
  public static let button = Traits(bit: 0)
  /// `UIAccessibilityTraits.link`: the element opens other content when it is activated, as a hyperlink does.
  public static let link = Traits(bit: 1)
  /// `UIAccessibilityTraits.image`: the element is a picture. An element can be a button and an image.
  public static let image = Traits(bit: 2)
  /// `UIAccessibilityTraits.selected`: the element is selected, such as the current tab.
  public static let selected = Traits(bit: 3)
  /// `UIAccessibilityTraits.playsSound`: the element plays its own sound when it is activated.
  public static let playsSound = Traits(bit: 4)
  /// `UIAccessibilityTraits.keyboardKey`: the element is a key of a keyboard, such as a letter key.
  public static let keyboardKey = Traits(bit: 5)
  /// `UIAccessibilityTraits.staticText`: the element is a text that does not change.
  public static let staticText = Traits(bit: 6)
  /// `UIAccessibilityTraits.summaryElement`: the element summarises the state of the app when the app starts.
  public static let summaryElement = Traits(bit: 7)
  /// `UIAccessibilityTraits.notEnabled`: the element is disabled. The screen reader of iOS says “dimmed” in English.
  public static let notEnabled = Traits(bit: 8)
  /// `UIAccessibilityTraits.updatesFrequently`: the screen reader polls the element and does not speak at each change.
  public static let updatesFrequently = Traits(bit: 9)
  /// `UIAccessibilityTraits.searchField`: the element is a text field for a search.
  public static let searchField = Traits(bit: 10)
  /// `UIAccessibilityTraits.startsMediaSession`: the element starts the playback or recording of media.
  public static let startsMediaSession = Traits(bit: 11)
  /// `UIAccessibilityTraits.adjustable`: a swipe up or down changes the value of the element.
  public static let adjustable = Traits(bit: 12)
  /// `UIAccessibilityTraits.allowsDirectInteraction`: gestures on the element go to the app, not to the screen reader.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// `UIAccessibilityTraits.causesPageTurn`: the page turns when the element has been read.
  public static let causesPageTurn = Traits(bit: 14)
  /// `UIAccessibilityTraits.tabBar`: the element is a container, and the elements inside it are tabs.
  public static let tabBar = Traits(bit: 15)
  /// `UIAccessibilityTraits.header`: the element is a heading, which begins a section of the content.
  public static let header = Traits(bit: 16)
  /// An element that a person types into. This trait is private to UIKit.
  public static let textEntry = Traits(bit: 18)
  /// A column of a picker wheel. This trait is private to UIKit.
  public static let pickerElement = Traits(bit: 19)
  /// A text field that shows bullets instead of its text. This trait is private to UIKit.
  public static let secureTextField = Traits(bit: 24)
  /// The back button of a navigation bar. This trait is private to UIKit.
  public static let backButton = Traits(bit: 27)
  /// An item of a tab bar. This trait is private to UIKit.
  public static let tab = Traits(bit: 28)
  /// An element that can be dragged to another position. This trait is private to UIKit.
  public static let draggable = Traits(bit: 38)
  /// A button that opens a list to choose from. This trait is private to UIKit.
  public static let popUpButton = Traits(bit: 40)
  /// An element whose value is a state, such as on or off. This trait was private to UIKit until iOS 17
  /// (`toggleButton`).
  public static let toggle = Traits(bit: 53)
  /// An alert. This trait is private to UIKit.
  public static let alert = Traits(bit: 56)

  /// The same as `notEnabled`, in the word of scenarios and of SwiftUI.
  public static let disabled = notEnabled
  /// The same as `header`, in the word of scenarios.
  public static let heading = header

  /// The traits that make an element react to a tap. One of these traits is enough.
  package static let activatable: Traits = [.button, .link, .toggle, .backButton, .tab, .popUpButton]

  /// Every trait with its name in scenarios, in the order of the bits.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ("header", .header), ("textEntry", .textEntry), ("pickerElement", .pickerElement),
    ("secureTextField", .secureTextField), ("backButton", .backButton), ("tab", .tab), ("draggable", .draggable),
    ("popUpButton", .popUpButton), ("toggle", .toggle), ("alert", .alert),
  ]
}
