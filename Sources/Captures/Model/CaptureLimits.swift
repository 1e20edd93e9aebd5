import AccessibilityModel
import TextFormats

/// Limits for captures of all formats. Real screens are far below these limits.
enum CaptureLimits {
  private static let bytes = 50_000_000
  private static let elements = 200_000
  /// The maximum nesting depth of tags. Real trees are at most 100 levels deep.
  static let depth = 1_000

  static func admit(_ text: FileText) throws(CaptureRefusal) {
    guard text.bytes.count > bytes else { return }
    throw .fault(
      "this file is larger than the limit of 50 MB", at: text.location(0),
      help: "capture one screen, without the log around it")
  }

  /// Admits an element at a place after `count` others. `RawCapture.add` asks this for every node. A format that first
  /// makes a list of its own asks it for the list, too.
  static func admit(_ count: Int, at place: @autoclosure () -> FileLocation) throws(CaptureRefusal) {
    guard count >= elements else { return }
    throw .fault(
      "this file contains more than 200,000 elements, which is the limit", at: place(),
      help: "capture one screen, or a part of it")
  }

  /// The maximum number of secrets that the screens of one file show. It bounds the time, because every text is searched
  /// for every secret.
  static let secrets = 32

  static func tooManySecrets(onScreensFrom place: FileLocation) -> CaptureRefusal {
    .fault(
      "secure fields hold more than 32 different texts on the screens of this file, which is too many to hide",
      at: place, help: "write the screens into several files")
  }

  static func tooManySecrets(at place: FileLocation) -> CaptureRefusal {
    .fault(
      "more than 32 secure fields contain readable text, which is too many to hide", at: place,
      help: "empty the secure fields before you capture the screen")
  }
}
