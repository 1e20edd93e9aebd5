import A11ySim
import TextFormats

/// Limits for captures. Real screens are far below these limits.
enum CaptureLimits {
  static let bytes = 50_000_000
  static let elements = 200_000

  static func accept(_ text: FileText, problems: inout FileProblems) -> Bool {
    if text.bytes.count <= bytes { return true }
    problems.fail(
      "this file is larger than the limit of 50 MB", at: text.location(0),
      help: "capture one screen, without the log around it")
    return false
  }

  static func refuseElements(at place: FileLocation, problems: inout FileProblems) {
    problems.fail(
      "this file contains more than 200,000 elements, which is the limit", at: place,
      help: "capture one screen, or a part of it")
  }

  static func refuseSecrets(at place: FileLocation, problems: inout FileProblems) {
    problems.fail(
      "more than 32 secure fields contain readable text, which is too many to hide", at: place,
      help: "empty the secure fields before you capture the screen")
  }
}

extension String? {
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
