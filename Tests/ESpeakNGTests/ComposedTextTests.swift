import Foundation
import Testing

@testable import ESpeakNG

/// Composing without Foundation must give what Foundation gives, scalar by scalar.
@Suite struct ComposedTextTests {
  /// Every scalar alone, and between letters and marks.
  @Test(arguments: 0..<17)
  func everyScalarIsComposedAsFoundationDoes(_ plane: UInt32) {
    var differing: [String] = []
    for scalar in (plane << 16..<(plane + 1) << 16).compactMap(Unicode.Scalar.init) {
      // Foundation's tables are of an older Unicode than the standard library's.
      guard let age = scalar.properties.age, age.major <= 13 else { continue }
      for text in ["\(scalar)", "e\(scalar)\u{301}", "\(scalar)\u{323}\u{302}", "\(scalar)\u{1161}\u{11A8}"]
      where Array(text.composed.unicodeScalars) != Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) {
        differing.append("\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
    #expect(differing.isEmpty)
  }

  @Test func everyStyleIsTakenOffAsFoundationDoes() {
    let ranges: [ClosedRange<UInt32>] = [0xFF01...0xFF5E, 0x1D400...0x1D7FF, 0x2460...0x2473, 0x24B6...0x24E9]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      for text in ["\(scalar)", "\(scalar)\u{301}", "\(scalar)\u{323}\u{302}", "a\(scalar)"] {
        #expect(
          Array(text.withoutStyles.unicodeScalars)
            == Array(text.precomposedStringWithCompatibilityMapping.unicodeScalars),
          "\(String(scalar.value, radix: 16))")
      }
    }
  }
}
