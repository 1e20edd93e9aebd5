import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// A damaged tree is read as far as it goes, and never lets the content of a secure field through.
@Suite(.timeLimited) struct XCUITestDamageTests {
  private typealias Reader = @Sendable (FileText, inout FileProblems) -> Capture?

  /// A sample without the repetition outside the field, which nobody can recognise when the field itself is gone.
  private static let samples: [(text: String, read: Reader)] = [
    (
      XCUITestSamples.modern.replacing("Keyword Quagga-77 of", with: "Keyword of"),
      { CaptureFormat.xcuitest.read($0, problems: &$1) }
    ), (XCUITestSamples.log, { CaptureFormat.xcuitest.read($0, problems: &$1) }),
    (XCUITestSamples.json, { CaptureFormat.xcuitest.read($0, problems: &$1) }),
  ]

  /// Reads bytes. Returns everything that was kept or said of them, and whether they could be read.
  private func read(_ bytes: [UInt8], _ read: Reader) -> (everything: String, isRead: Bool) {
    var problems = FileProblems()
    let capture = read(FileText(file: "screen", bytes: bytes, problems: &problems), &problems)
    if let capture {
      #expect(!capture.nodes.isEmpty)
      for (index, node) in capture.nodes.enumerated() where (node.parent ?? -1) >= index {
        Issue.record("a parent follows its child")
      }
    } else {
      #expect(!problems.diagnostics.isEmpty)
    }
    let texts = (capture?.texts ?? []) + problems.all(of: "screen").map(\.description)
    return (texts.joined(separator: "\n"), capture != nil)
  }

  @Test("cut at some places", arguments: samples.indices)
  func truncated(sample: Int) { truncate(sample, every: 5) }

  @Test("cut at every byte", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func truncatedAtLength(sample: Int) { truncate(sample, every: 1) }

  private func truncate(_ sample: Int, every step: Int) {
    let (text, reader) = Self.samples[sample]
    let bytes = Array(text.utf8)
    let secret = Array(XCUITestSamples.secret.utf8)
    for length in stride(from: 0, to: bytes.count, by: step) {
      let part = Array(bytes[..<length])
      let everything = read(part, reader).everything
      // Of a content that was cut, what is left is the content.
      let rest =
        (4...secret.count).reversed().first { part.suffix($0).elementsEqual(secret.prefix($0)) } ?? secret.count
      let isSafe = !everything.contains(String(decoding: secret.prefix(rest), as: UTF8.self))
      #expect(isSafe, "\(length) bytes")
    }
  }

  @Test("with wrong bytes in the lines of a secure field, and at some places elsewhere", arguments: samples.indices)
  func flipped(sample: Int) { flip(sample, every: 16) }

  @Test("with a wrong byte at every place", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func flippedAtLength(sample: Int) { flip(sample, every: 1) }

  private func flip(_ sample: Int, every step: Int) {
    let (text, reader) = Self.samples[sample]
    let original = Array(text.utf8)
    let places = Set(Self.secureLines(of: original)).union(stride(from: 0, to: original.count, by: step))
    var generator = SplitMix64(seed: 21)
    for place in places.subtracting(Self.typeNumber(in: text)).sorted() {
      let random = UInt8.random(in: 0...255, using: &generator)
      let flipped = original[place] ^ 1 << UInt8.random(in: 0...7, using: &generator)
      for wrong in [UInt8(ascii: "\n"), UInt8(ascii: "'"), random, flipped] {
        var bytes = original
        bytes[place] = wrong
        let isSafe = !read(bytes, reader).everything.contains(XCUITestSamples.secret)
        #expect(isSafe, "byte \(place) is \(wrong)")
      }
    }
  }

  /// Returns the places of the first element that is a secure field, from the end of the one before it.
  private static func secureLines(of bytes: [UInt8]) -> Range<Int> {
    let secret = Array(XCUITestSamples.secret.utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: secret) }! + secret.count
    return end - 240..<end + 20
  }

  /// Returns the places of the number of a secure field's type in JSON. With another digit it is another type, whose
  /// content is not secret.
  private static func typeNumber(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: #"50, "identifier": "key""#.utf8) }.map { [$0, $0 + 1] }
      ?? []
  }

  @Test("with several wrong bytes", arguments: samples.indices)
  func damaged(sample: Int) { damage(sample, times: 150) }

  @Test("with several wrong bytes, many times", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func damagedAtLength(sample: Int) { damage(sample, times: 2_000) }

  private func damage(_ sample: Int, times: Int) {
    let (text, reader) = Self.samples[sample]
    let original = Array(text.utf8)
    var readable = 0
    for number in 0..<times {
      var generator = SplitMix64(seed: UInt64(number))
      var bytes = original
      for _ in 0..<Int.random(in: 2...20, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let result = read(bytes, reader)
      if result.isRead { readable += 1 }
      // In the other samples the type and a copy of the content can be damaged in a way that nobody can see.
      if sample == 1 {
        let isSafe = !result.everything.contains(XCUITestSamples.secret)
        #expect(isSafe, "number \(number)")
      }
    }
    #expect(sample == 2 || readable > 100, "a description is read as far as it goes")
  }
}
