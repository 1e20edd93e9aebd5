import TestSupport
import Testing

@Suite(.timeLimited) struct LengthNameTests {
  /// Another name would never be run, and another test would be run twice.
  @Test func theNameSaysSo() throws {
    let lines = try SourceLine.ofTests(with: ["@Test", "AtLength.isWanted", "func "])
    var isAtLength = false
    var count = 0
    for line in lines {
      if line.text.contains("@Test") { isAtLength = false }
      if line.text.contains("AtLength.isWanted") { isAtLength = true }
      guard isAtLength || line.text.utf8.contains(UInt8(ascii: "A")),
        let name = line.text.firstMatch(of: /\bfunc (\w+)/)?.1
      else {
        continue
      }
      #expect(name.hasSuffix("AtLength") == isAtLength, "\(line)")
      if isAtLength { count += 1 }
      isAtLength = false
    }
    #expect(count > 10)
  }
}
