import A11ySim
import TextFormats

/// The size limits of captures. Real screens are far below them.
enum CaptureLimits {
  /// The maximum size of a file, in bytes.
  static let bytes = 50_000_000
  /// The maximum number of elements in a file.
  static let elements = 200_000

  /// Returns whether a file is small enough to be read, and reports a file that is too large.
  static func accept(_ text: FileText, problems: inout FileProblems) -> Bool {
    if text.bytes.count <= bytes { return true }
    problems.fail(
      "This file is larger than 50 MB.", at: text.location(0), help: "Capture one screen, without the log around it.")
    return false
  }

  /// Reports that there are too many elements.
  static func refuseElements(at place: FileLocation, problems: inout FileProblems) {
    problems.fail(
      "This file contains more than 200,000 elements.", at: place, help: "Capture one screen, or a part of it.")
  }

  /// Reports that too many secure fields contain readable text.
  static func refuseSecrets(at place: FileLocation, problems: inout FileProblems) {
    problems.fail(
      "More than 32 secure fields contain readable text, which is too many to hide.", at: place,
      help: "Empty the secure fields before you capture the screen.")
  }
}

extension String? {
  /// This text; nil if the text is nil or empty.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
