import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

/// Lines as long as a book page and longer: comparing them must not take time that grows with the square of their length.
@Suite("Long lines", .timeLimited) struct LongLineTests {
  /// Ways to fill 80,000 bytes. Words are in each second one, parts in the third, and one character in the second.
  private static let pieces = ["a\u{301}", "\u{301}", "ab cd, ", "a, ", "12 ", " [cut: "]

  private func line(of piece: String, _ end: String) -> String {
    "a" + String(repeating: piece, count: 80_000 / piece.utf8.count) + end
  }

  private func heard(_ line: String) -> Transcript { play([.button(SpokenText(line))], .appear) }

  @Test(arguments: pieces[2...3]) func aLongLineIsComparedAsAWholeAndShownCut(_ piece: String) throws {
    try compare(piece)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: pieces)
  func aLongLineIsComparedAsAWholeAndShownCutAtLength(_ piece: String) throws { try compare(piece) }

  private func compare(_ piece: String) throws {
    let transcript = heard(line(of: piece, "xyz"))
    let time = try processorTime {
      let difference = try #require(transcript.difference(from: line(of: piece, "xz") + ", button"))
      #expect(difference.changes[0].cause.sentence.hasPrefix("a long text differs from its character "))
      let finding = difference.diagnostic()
      #expect(finding.notes.count == 3)
      #expect(finding.notes.allSatisfy { $0.utf8.count < 2_000 })
      #expect(finding.notes[2].contains("[-z, button-]{+yz, button+}"), "\(finding.notes[2])")
    }
    #expect(time < .seconds(4), "it took \(time)")
  }

  @Test func theWordsOfAShorterLineAreCompared() throws {
    let text = String(repeating: "a, ", count: 3_000)
    let difference = try #require(heard(text + "new").difference(from: text + "old, button"))
    #expect(difference.rows[0].words.hasSuffix(" a, [-old,-]{+new,+} button"))
  }

  @Test(arguments: pieces[2...3]) func searchesTakeTheTimeOfReading(_ piece: String) { search(piece) }

  @Test(.enabled(if: AtLength.isWanted), arguments: pieces)
  func searchesTakeTheTimeOfReadingAtLength(_ piece: String) { search(piece) }

  private func search(_ piece: String) {
    let transcript = heard(line(of: piece, "xyz"))
    let other = line(of: piece, "xz")
    let time = processorTime {
      let failures = transcript.failures(of: [
        .line(other), .contains(other), .inOrder([other]), .anyOrder([other]), .never(other),
      ])
      #expect(failures.count == 4)
    }
    #expect(time < .seconds(4), "it took \(time)")
  }

  @Test func aLongTextIsFoundAsAShortOneIs() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in "ab\u{301}".randomElement(using: &random)! })
      let part = String(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in "ab\u{301}".randomElement(using: &random)! })
      #expect(Needle(part).occurs(in: text) == text.contains(part), "“\(part)” in “\(text)”")
    }
  }

  @Test func theShortestStretchThatSaysASecretIsQuoted() {
    let steps = ["1", "4", "8", "4", "8", "2", "9"].map { Step(.announce(Announcement(SpokenText($0)))) }
    let transcript = play([.text("A")], when: [], steps)
    let failures = transcript.failures(of: [.never("482", scope: .stream)]).map(\.message)
    #expect(failures == ["“482” was heard in several pieces: 4 · 8 · 2"])
  }
}
