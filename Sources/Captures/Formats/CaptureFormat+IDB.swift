import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The JSON of `idb ui describe-all` and `axe describe-ui`.
  package static let idb = CaptureFormat(
    id: "idb", platform: .iOS, outline: "JSON from idb or AXe", summary: "the JSON of idb and AXe",
    knows: [.label, .value, .placeholder, .hint, .traits, .actions, .editing, .enabled, .heading],
    rules: [
      .idbTitleAsLabel, .idbTypeRefined, .idbValueMayBePlaceholder, .idbPlaceholderAsValue, .idbSecureValue,
      .idbNoTraits, .idbUnknownTrait, .idbUnknownSubrole, .idbWithoutTranslator, .idbFocus, .idbFlat, .idbTruncated,
      .idbExpanded, .idbNumberAsIdentifier, .idbStatusBar,
    ],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAny("AXLabel", "AXUniqueId", "AXFrame", "role_description")
        || keys.hasAll("elements", "backend", "coverage") ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reading = IDBReading(try JSONFields(text, problems: &problems))
      return try reading.read(problems: &problems)
    })
}

extension CaptureRule {
  static let idbTitleAsLabel = CaptureRule(
    "idb.title-as-label", .guess, "an element with a title and without a label is read by its title")
  static let idbTypeRefined = CaptureRule(
    "idb.type-refined", .reported,
    "the subrole and the role description determine the type on iOS, because idb uses types of the Mac; for example, a check box can be a switch"
  )
  static let idbValueMayBePlaceholder = CaptureRule(
    "idb.value-may-be-placeholder", .guess,
    "the value of a text field may be its placeholder, because an empty field has its placeholder as the value")
  static let idbPlaceholderAsValue = CaptureRule(
    "idb.value-is-placeholder", .guess,
    "a field whose value equals its placeholder, or a secure one whose value equals its label, is empty")
  static let idbSecureValue = CaptureRule(
    "idb.secure-value", .guess,
    "a readable value of a secure field is left out, because it may be the content and not the placeholder")
  static let idbNoTraits = CaptureRule(
    "idb.no-traits", .guess,
    "traits are unknown if no element of the file has any, because some versions write an empty list everywhere")
  static let idbUnknownTrait = CaptureRule(
    "idb.unknown-trait", .guess, "the value of an element with an unknown trait is left out")
  static let idbUnknownSubrole = CaptureRule(
    "idb.unknown-subrole", .guess, "the value of a text field with an unknown subrole is left out")
  static let idbWithoutTranslator = CaptureRule(
    "idb.without-translator", .guess,
    "hints and actions are unknown if no element has a hint, an action or a role description, because some backends cannot get them"
  )
  static let idbFocus = CaptureRule(
    "idb.focus", .guess, "a text field with the focus has the keyboard focus")
  static let idbFlat = CaptureRule(
    "idb.flat-list", .guess, "a flat list does not say which element is inside which")
  static let idbTruncated = CaptureRule(
    "idb.truncated", .reported, "if the tree says that it was cut off, elements of the screen are missing")
  static let idbExpanded = CaptureRule(
    "idb.expanded", .guess,
    "whether an element is expanded is left out, because a screen file cannot contain it")
  static let idbStatusBar = CaptureRule(
    "idb.status-bar", .reported,
    "an element at the top of the screen that another process shows belongs to the status bar")
  static let idbNumberAsIdentifier = CaptureRule(
    "idb.number-as-identifier", .guess,
    "an identifier that is only a number is left out, because versions of idb from 2019 number the elements")
}
