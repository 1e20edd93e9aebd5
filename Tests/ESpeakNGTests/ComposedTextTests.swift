import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// Composing without Foundation must give what Foundation gives, scalar by scalar.
@Suite(.timeLimited) struct ComposedTextTests {
  /// Alone, and between letters and marks.
  ///
  /// Foundation composes no letter beyond the first plane with a mark as Unicode says (it looks at 16 bits of it), nor these: vowel
  /// signs of Tibetan between a letter and its mark, and an ancient jamo.
  @Test(arguments: 0..<3)
  func everyScalarIsComposedAsFoundationDoes(_ plane: UInt32) {
    let odd: Set<UInt32> = [0xF73, 0xF75, 0xF81, 0x1113]
    for scalar in (plane << 16..<(plane + 1) << 16).compactMap(Unicode.Scalar.init) {
      // Foundation's tables are of an older Unicode than the standard library's.
      guard let age = scalar.properties.age, age.major <= 13, scalar.properties.generalCategory != .privateUse else {
        continue
      }
      var texts = ["\(scalar)"]
      if scalar.value < 0x3100, !odd.contains(scalar.value) {
        texts += ["e\(scalar)\u{301}", "\(scalar)\u{323}\u{302}", "\(scalar)\u{1161}\u{11A8}"]
      }
      for text in texts
      where !text.composed.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars) {
        Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
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
