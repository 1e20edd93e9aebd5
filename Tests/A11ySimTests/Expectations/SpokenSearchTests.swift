import A11ySim
import TestSupport
import Testing

@testable import Judging
@testable import Simulation

@Suite(.timeLimited) struct SpokenSearchTests {
  private static let parts = ["4", "8", "2", "482", "Code", "c", "o", "d", "e", "٤٨٢", "é", "-", ",", "e\u{301}", "13"]

  @Test func oneUtteranceIsSearchedAsAStreamOfOne() {
    var random = SplitMix64(seed: 3)
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in Self.parts.randomElement(using: &random)! }
        .joined(separator: [" ", ", ", ""].randomElement(using: &random)!)
    }
    for _ in 0..<3_000 {
      let (wanted, heard) = (text(1...3), text(0...8))
      #expect(
        SpokenSearch.Text(heard).says(SpokenSearch.Wanted(wanted)) == SpokenSearch.says(wanted, in: [heard]),
        "“\(wanted)” in “\(heard)”")
    }
  }

  @Test func aSearchInBytesFindsWhatASearchInCharactersFinds() {
    let texts = ["", "a", "ab", "aab", "Code 1", "e", "e\u{301}", "\r\n", "\n", "a\r\nb", "é", "1\u{20E3}", "aaaaab"]
    for all in texts + ["xaaab", "Code 12\nCode 1", "ee\u{301}", "\r"] {
      for text in texts {
        let (characters, wanted) = (Array(all), Array(text))
        let isThere = (0...max(0, characters.count - wanted.count)).contains { start in
          characters[start...].starts(with: wanted)
        }
        #expect(all.includes(text) == isThere, "“\(text)” in “\(all)”")
      }
    }
  }
}
