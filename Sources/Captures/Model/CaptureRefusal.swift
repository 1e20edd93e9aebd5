import AccessibilityModel
import TextFormats

/// Why a capture cannot be read.
enum CaptureRefusal: Error {
  case fault(String, at: FileLocation, help: String?)
  /// A parser has already reported the fault.
  case isReported

  func report(to problems: inout FileProblems) {
    guard case .fault(let message, let place, let help) = self else { return }
    problems.fail(message, at: place, help: help)
  }
}
