/// A reason why a screen could not be captured, or is not as it was.
public struct CaptureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened and what helps, in English.
  public let description: String

  static func many(_ limit: Int) -> CaptureError {
    CaptureError(description: "A screen has at most \(limit) elements. Capture a smaller view.")
  }

  static func deep(_ limit: Int) -> CaptureError {
    CaptureError(description: "Containers are nested more than \(limit) levels deep. Capture a smaller view.")
  }

  static func endless(_ limit: Int) -> CaptureError {
    CaptureError(
      description: "The accessibility tree did not end after \(limit) objects. A container may answer with new ones.")
  }

  static let nothing = CaptureError(
    description: """
      No accessibility element was found. SwiftUI, and parts of UIKit, make them only while an assistive technology or \
      UI automation is on.
      """)

  static let windowless = CaptureError(
    description: "The view is in no window, so nothing in it has a place. Add it to a UIWindow first.")
}
