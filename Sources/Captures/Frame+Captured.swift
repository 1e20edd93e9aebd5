import AccessibilityModel

extension AccessibilityElement.Frame {
  /// Creates a frame from the numbers of a capture. Returns nil if a screen file cannot contain one of them. XCTest and
  /// UIKit give an element without a layout a frame that is infinite, or as large as a number can be.
  init?(captured x: Double, _ y: Double, _ width: Double, _ height: Double) {
    guard [x, y, width, height].allSatisfy(Self.isInScreenFile) else { return nil }
    // Adding zero turns -0 into 0.
    self.init(x: x + 0, y: y + 0, width: width + 0, height: height + 0)
  }

  /// Whether a screen file can contain the frame.
  var isInScreenFile: Bool { [x, y, width, height].allSatisfy(Self.isInScreenFile) }

  /// Whether a screen file can contain a number: below a million when it is rounded to two decimals, as it is written.
  static func isInScreenFile(_ number: Double) -> Bool { (number * 100).rounded().magnitude < 100_000_000 }
}
