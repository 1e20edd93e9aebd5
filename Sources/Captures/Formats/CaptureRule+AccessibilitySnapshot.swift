extension CaptureRule {
  /// The rules for AccessibilitySnapshot's model.
  package static let accessibilitySnapshotRules: [CaptureRule] = [
    .snapshotHintStripped, .snapshotHintReplaced, .snapshotHintInPhrase, .snapshotValueMayBePlaceholder,
    .snapshotPlaceholderAsValue, .snapshotEditingIsFocus, .snapshotTextArea, .snapshotTabByContext, .snapshotSeries,
    .snapshotScrollable, .snapshotTablePosition, .snapshotRotors, .snapshotPathBounds, .snapshotUnknownTrait,
    .snapshotUnknownContainer, .snapshotInterleaved,
  ]

  static let snapshotHintStripped = CaptureRule(
    "accessibility-snapshot.hint-stripped", .reported,
    "The first generation adds the system's instruction to the hint of a switch or adjustable element; it is removed.")
  static let snapshotHintReplaced = CaptureRule(
    "accessibility-snapshot.hint-replaced", .reported,
    "The first generation writes the system's instruction in place of a text field's hint, which is not known.")
  static let snapshotHintInPhrase = CaptureRule(
    "accessibility-snapshot.hint-in-phrase", .reported,
    "The first generation moves the hint of an element without label and value into the phrase, so it is not known.")
  static let snapshotValueMayBePlaceholder = CaptureRule(
    "accessibility-snapshot.value-may-be-placeholder", .guess,
    "The value of a text field may be its placeholder, because an empty field gives it as its value.")
  static let snapshotPlaceholderAsValue = CaptureRule(
    "accessibility-snapshot.value-is-placeholder", .guess,
    "The value of a secure field that equals its label is the placeholder of the empty field.")
  static let snapshotEditingIsFocus = CaptureRule(
    "accessibility-snapshot.editing-is-focus", .guess,
    "A text field that is being edited has the keyboard focus, and one that is not has not.")
  static let snapshotTextArea = CaptureRule(
    "accessibility-snapshot.text-area", .reported,
    "A text field with the trait of a text area is a text view, because only those have it.")
  static let snapshotTabByContext = CaptureRule(
    "accessibility-snapshot.tab-by-context", .reported,
    "An element in the context of a tab bar is a tab, also without the trait.")
  static let snapshotSeries = CaptureRule(
    "accessibility-snapshot.series", .guess,
    "A series is read as a segmented control, because both say the position and keep the traits.")
  static let snapshotScrollable = CaptureRule(
    "accessibility-snapshot.scrollable", .guess, "A container with a size to scroll in is a scroll view.")
  static let snapshotTablePosition = CaptureRule(
    "accessibility-snapshot.table-position", .guess,
    "The row, column and headers of a cell are left out, because a captured element has no place for them.")
  static let snapshotRotors = CaptureRule(
    "accessibility-snapshot.rotors", .guess,
    "The app's rotors are left out, because a captured element has no place for them.")
  static let snapshotPathBounds = CaptureRule(
    "accessibility-snapshot.path-bounds", .guess,
    "The frame of a path is the box around all its points, those that bend its curves included.")
  static let snapshotUnknownTrait = CaptureRule(
    "accessibility-snapshot.unknown-trait", .guess,
    "An element without traits, or with a trait that no list has, keeps no value if nobody knows that it hides none.")
  static let snapshotUnknownContainer = CaptureRule(
    "accessibility-snapshot.unknown-container", .guess,
    "A container of a kind that no list has only keeps its contents together.")
  static let snapshotInterleaved = CaptureRule(
    "accessibility-snapshot.interleaved", .guess,
    "The contents of a container are read together, also where the order leaves it and comes back.")
}
