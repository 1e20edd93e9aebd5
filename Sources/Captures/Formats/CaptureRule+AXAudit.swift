extension CaptureRule {
  package static let axauditRules: [CaptureRule] = [
    .axauditCaptionOnly, .axauditSpokenDescription, .axauditTypeFromClass, .axauditUnknownTrait,
    .axauditSecureCaption,
  ]

  static let axauditCaptionOnly = CaptureRule(
    "axaudit.caption-only", .reported,
    "an entry without a label and traits has only a caption, because the daemon was not asked for more")
  static let axauditSpokenDescription = CaptureRule(
    "axaudit.spoken-description", .guess,
    "if an entry has no caption, its spoken description is used, because both are sentences of the inspector")
  static let axauditTypeFromClass = CaptureRule(
    "axaudit.type-from-class", .guess, "the type of an element follows from its class in UIKit")
  static let axauditUnknownTrait = CaptureRule(
    "axaudit.unknown-trait", .guess,
    "the value and the caption of an element with an unknown trait are left out, because the element may hide its content"
  )
  static let axauditSecureCaption = CaptureRule(
    "axaudit.secure-caption", .guess,
    "the caption of a secure field is left out if it may contain the content")
}
