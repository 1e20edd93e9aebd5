extension CaptureRule {
  /// The rules for the JSON of idb and AXe.
  package static let idbRules: [CaptureRule] = [
    .idbTitleAsLabel, .idbTypeRefined, .idbValueMayBePlaceholder, .idbPlaceholderAsValue, .idbSecureValue,
    .idbNoTraits, .idbUnknownTrait, .idbUnknownSubrole, .idbWithoutTranslator, .idbFocus, .idbFlat, .idbTruncated,
    .idbExpanded, .idbNumberAsIdentifier,
  ]

  static let idbTitleAsLabel = CaptureRule(
    "idb.title-as-label", .guess, "An element with a title and without a label is read by its title.")
  static let idbTypeRefined = CaptureRule(
    "idb.type-refined", .reported,
    "The subrole and the description of the role say what a type of the Mac is on iOS: a check box can be a switch.")
  static let idbValueMayBePlaceholder = CaptureRule(
    "idb.value-may-be-placeholder", .guess,
    "The value of a text field may be its placeholder, because an empty field gives it as its value.")
  static let idbPlaceholderAsValue = CaptureRule(
    "idb.value-is-placeholder", .guess,
    "A field whose value equals its placeholder, or a secure one whose value equals its label, is empty.")
  static let idbSecureValue = CaptureRule(
    "idb.secure-value", .guess,
    "A readable value of a secure field is not kept: it is the placeholder or the content, and nobody can tell which.")
  static let idbNoTraits = CaptureRule(
    "idb.no-traits", .guess,
    "Traits are unknown if no element of the file has any, because some versions write an empty list everywhere.")
  static let idbUnknownTrait = CaptureRule(
    "idb.unknown-trait", .guess, "An element with a trait that no list has keeps no value.")
  static let idbUnknownSubrole = CaptureRule(
    "idb.unknown-subrole", .guess, "A text field with a subrole that no list has keeps no value.")
  static let idbWithoutTranslator = CaptureRule(
    "idb.without-translator", .guess,
    "Hints and actions are unknown if no element has one or a description of its role: that backend cannot ask for them."
  )
  static let idbFocus = CaptureRule(
    "idb.focus", .guess, "A text field with the focus has the keyboard focus.")
  static let idbFlat = CaptureRule(
    "idb.flat-list", .guess, "A flat list does not say which elements are inside which.")
  static let idbTruncated = CaptureRule(
    "idb.truncated", .reported, "A tree that says it was cut off lacks elements of the screen.")
  static let idbExpanded = CaptureRule(
    "idb.expanded", .guess,
    "Whether an element is expanded is left out, because a captured element has no place for it.")
  static let idbNumberAsIdentifier = CaptureRule(
    "idb.number-as-identifier", .guess,
    "A number in place of an identifier is none, because versions of 2019 number the elements.")
}
