extension CaptureRule {
  /// The rules for element lists from the Accessibility Inspector's daemon.
  package static let axauditRules: [CaptureRule] = [
    .axauditCaptionOnly, .axauditSpokenDescription, .axauditTypeFromClass, .axauditUnknownTrait,
    .axauditSecureCaption,
  ]

  static let axauditCaptionOnly = CaptureRule(
    "axaudit.caption-only", .reported,
    "An entry without a label and traits is a phrase and no element, because nobody asked the daemon for more.")
  static let axauditSpokenDescription = CaptureRule(
    "axaudit.spoken-description", .guess,
    "The spoken description is the phrase of an entry without a caption, because both are the inspector's sentences.")
  static let axauditTypeFromClass = CaptureRule(
    "axaudit.type-from-class", .guess, "The type of an element follows from its class in UIKit.")
  static let axauditUnknownTrait = CaptureRule(
    "axaudit.unknown-trait", .guess,
    "An element with a trait that no list has keeps no value and no caption, because it may hide its content.")
  static let axauditSecureCaption = CaptureRule(
    "axaudit.secure-caption", .guess,
    "The caption of a secure field is not kept where it may say the content.")
}
