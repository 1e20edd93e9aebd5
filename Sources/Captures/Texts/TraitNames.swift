import AccessibilityModel

/// The traits of an element, from the trait names and bit masks in a capture.
///
/// Source for the bits and their names: mozilla/gecko-dev, `accessible/ios/MUIAccessible.mm`. Each capturing tool
/// spells the names differently.
struct TraitNames {
  /// All trait bits, including bits without a name in `Traits`.
  private(set) var bits: UInt64 = 0
  /// Whether the capture names an unknown trait. The element may then be of any kind.
  private(set) var hasUnknownName = false

  var traits: Traits { Traits(rawValue: bits & Self.named) }
  var isEditing: Bool { has(21) }
  var isTextArea: Bool { has(47) }
  var hasUnnamedBits: Bool { bits >> Self.names.count != 0 }

  /// Adds a trait by its name, such as `staticText`, `Static Text` or `unknown(16)`.
  mutating func add(_ name: String) {
    let name = name.lowercased()
    if name.hasPrefix("unknown("), name.hasSuffix(")"), let number = UInt64(name.dropFirst(8).dropLast()) {
      bits |= number
    } else if let bit = Self.bits[name.filter { $0.isLetter }] {
      bits |= 1 << bit
    } else if !Self.empty.contains(name) {
      hasUnknownName = true
    }
  }

  mutating func add(_ mask: UInt64) { bits |= mask }

  private func has(_ bit: Int) -> Bool { bits & 1 << bit != 0 }

  private static let named = Traits.named.reduce(UInt64(0)) { $0 | $1.trait.rawValue }
  /// Names that mean “no trait”.
  private static let empty: Set<String> = ["", "none", "unknown"]
  /// The known names in the order of their bits, in lower case and without spaces.
  private static let names = [
    "button", "link", "image", "selected", "playssound", "keyboardkey", "statictext", "summaryelement", "notenabled",
    "updatesfrequently", "searchfield", "startsmediasession", "adjustable", "allowsdirectinteraction",
    "causespageturn", "tabbar", "header", "webcontent", "textentry", "pickerelement", "radiobutton", "isediting",
    "launchicon", "statusbarelement", "securetextfield", "inactive", "footer", "backbutton", "tabbutton",
    "autocorrectcandidate", "deletekey", "selectiondismissesitem", "visited", "scrollable", "spacer", "tableindex",
    "map", "textoperationsavailable", "draggable", "gesturepracticeregion", "popupbutton", "allowsnativesliding",
    "mathequation", "containedbytable", "containedbylist", "touchcontainer", "supportszoom", "textarea",
    "bookcontent", "containedbylandmark", "foldericon", "readonly", "menuitem", "toggle", "ignoreitemchooser",
    "supportstrackingdetail", "alert", "containedbyfieldset", "allowslayoutchangeinstatusbar",
  ]
  private static let bits = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) }).merging(
    ["switchbutton": 53, "togglebutton": 53, "tabbaritem": 28, "tab": 28], uniquingKeysWith: { bit, _ in bit })
}
