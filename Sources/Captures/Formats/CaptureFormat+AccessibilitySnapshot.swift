import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The JSON of AccessibilitySnapshot's model, in both generations of the format.
  package static let accessibilitySnapshot = CaptureFormat(
    id: "accessibility-snapshot", platform: .iOS, outline: "JSON from AccessibilitySnapshot",
    summary: "the JSON of the hierarchy of AccessibilitySnapshot, in its old or new form",
    knows: [.label, .value, .placeholder, .hint, .traits, .actions, .content, .language, .editing, .enabled],
    rules: [
      .snapshotHintStripped, .snapshotHintReplaced, .snapshotHintInPhrase, .snapshotValueMayBePlaceholder,
      .snapshotPlaceholderAsValue, .snapshotEditingIsFocus, .snapshotTextArea, .snapshotTabByContext, .snapshotSeries,
      .snapshotScrollable, .snapshotTablePosition, .snapshotRotors, .snapshotPathBounds, .snapshotUnknownTrait,
      .snapshotUnknownContainer, .snapshotInterleaved,
    ],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.all.contains("_0") && keys.hasAny("element", "container")
        || keys.hasAny("traversalIndex", "authoredHint") ? .likely : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reading = HierarchyReading(try JSONFields(text, problems: &problems))
      return try reading.read(problems: &problems)
    })
}

extension CaptureRule {
  static let snapshotHintStripped = CaptureRule(
    "accessibility-snapshot.hint-stripped", .reported,
    "in the old form, the hint of a switch or adjustable element contains an instruction of the system, which is removed"
  )
  static let snapshotHintReplaced = CaptureRule(
    "accessibility-snapshot.hint-replaced", .reported,
    "in the old form, an instruction of the system replaces the hint of a text field, so the hint is not known")
  static let snapshotHintInPhrase = CaptureRule(
    "accessibility-snapshot.hint-in-phrase", .reported,
    "in the old form, the hint of an element without label and value is part of the phrase, so the hint is not known")
  static let snapshotValueMayBePlaceholder = CaptureRule(
    "accessibility-snapshot.value-may-be-placeholder", .guess,
    "the value of a text field may be its placeholder, because an empty field has its placeholder as the value")
  static let snapshotPlaceholderAsValue = CaptureRule(
    "accessibility-snapshot.value-is-placeholder", .guess,
    "if the value of a secure field equals its label, the value is the placeholder and the field is empty")
  static let snapshotEditingIsFocus = CaptureRule(
    "accessibility-snapshot.editing-is-focus", .guess,
    "a text field has the keyboard focus if it is being edited")
  static let snapshotTextArea = CaptureRule(
    "accessibility-snapshot.text-area", .reported,
    "a text field with the trait of a text area is a text view, because only those have it")
  static let snapshotTabByContext = CaptureRule(
    "accessibility-snapshot.tab-by-context", .reported,
    "an element in a tab bar is a tab, even without the trait")
  static let snapshotSeries = CaptureRule(
    "accessibility-snapshot.series", .guess,
    "a series is read as a segmented control, because for both, the position and the traits are spoken")
  static let snapshotScrollable = CaptureRule(
    "accessibility-snapshot.scrollable", .guess, "a container with a scrollable size is a scroll view")
  static let snapshotTablePosition = CaptureRule(
    "accessibility-snapshot.table-position", .guess,
    "the row, column and headers of a cell are left out, because a screen file cannot contain them")
  static let snapshotRotors = CaptureRule(
    "accessibility-snapshot.rotors", .guess,
    "the rotors of the app are left out, because a screen file cannot contain them")
  static let snapshotPathBounds = CaptureRule(
    "accessibility-snapshot.path-bounds", .guess,
    "the frame of a path is the box around all its points, including the control points of its curves")
  static let snapshotUnknownTrait = CaptureRule(
    "accessibility-snapshot.unknown-trait", .guess,
    "the value of an element without traits, or with an unknown trait, is left out, because the element may hide its content"
  )
  static let snapshotUnknownContainer = CaptureRule(
    "accessibility-snapshot.unknown-container", .guess,
    "a container of an unknown kind only keeps its contents together")
  static let snapshotInterleaved = CaptureRule(
    "accessibility-snapshot.interleaved", .guess,
    "the contents of a container are read together, even if the reading order leaves the container and returns to it")
}
