import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// A damaged capture is read or refused, and never lets the content of a secure field through.
@Suite(.timeLimited) struct CaptureDamageTests {
  private typealias Reader = @Sendable (FileText, inout FileProblems) -> Capture?

  /// The samples without repetitions outside the field, which nobody can recognise when the field itself is damaged.
  private static let samples: [(text: String, read: Reader)] = [
    (alone(CaptureSamples.snapshotFirst), { CaptureFormat.accessibilitySnapshot.read($0, problems: &$1) }),
    (alone(CaptureSamples.snapshotSecond), { CaptureFormat.accessibilitySnapshot.read($0, problems: &$1) }),
    (alone(CaptureSamples.idb), { CaptureFormat.idb.read($0, problems: &$1) }),
    (alone(CaptureSamples.axaudit), { CaptureFormat.axaudit.read($0, problems: &$1) }),
  ]

  private static func alone(_ text: String) -> String {
    text.replacing("Entry for Quagga-77", with: "Entry").replacing("Show Quagga-77", with: "Show")
      .replacing("Not Quagga-77", with: "Not")
      .replacing(#"{"label": "Now", "value": "Quagga-77", "isImportant": false}"#, with: "")
      .replacing(#""AXLabel": "Quagga-77""#, with: #""AXLabel": "Tea""#)
  }

  /// Reads bytes. Returns everything that was kept or said of them.
  private func read(_ bytes: [UInt8], _ read: Reader) -> String {
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
    return ((capture?.texts ?? []) + problems.all(of: "screen").map(\.description)).joined(separator: "\n")
  }

  @Test("cut at some places", arguments: samples.indices)
  func truncated(sample: Int) { truncate(sample, every: 7) }

  @Test("cut at every byte", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func truncatedAtLength(sample: Int) { truncate(sample, every: 1) }

  private func truncate(_ sample: Int, every step: Int) {
    let (text, reader) = Self.samples[sample]
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count, by: step) {
      let isSafe = !read(Array(bytes[..<length]), reader).contains("Quagga")
      #expect(isSafe, "\(length) bytes")
    }
  }

  @Test("with a wrong byte at some places", arguments: samples.indices)
  func flipped(sample: Int) { flip(sample, every: 11) }

  @Test("with a wrong byte at every place", .enabled(if: AtLength.isWanted), arguments: samples.indices)
  func flippedAtLength(sample: Int) { flip(sample, every: 1) }

  private func flip(_ sample: Int, every step: Int) {
    let (text, reader) = Self.samples[sample]
    let original = Array(text.utf8)
    var generator = SplitMix64(seed: 7)
    for place in stride(from: 0, to: original.count, by: step) {
      let random = UInt8.random(in: 0...255, using: &generator)
      let flipped = original[place] ^ 1 << UInt8.random(in: 0...7, using: &generator)
      for wrong in [UInt8(ascii: "\""), UInt8(ascii: ","), random, flipped] {
        var bytes = original
        bytes[place] = wrong
        let isSafe = !read(bytes, reader).contains(CaptureSamples.secret)
        #expect(isSafe, "byte \(place) is \(wrong)")
      }
    }
  }

  @Test("with several wrong bytes it is read or refused", arguments: samples.indices)
  func damaged(sample: Int) {
    let (text, reader) = Self.samples[sample]
    let original = Array(text.utf8)
    for number in 0..<150 {
      var generator = SplitMix64(seed: UInt64(number))
      var bytes = original
      for _ in 0..<Int.random(in: 2...8, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = read(bytes, reader)
    }
  }

  @Test("more than 200,000 nodes are refused", .enabled(if: AtLength.isWanted))
  func tooManyAtLength() {
    let element = #"{"element":{"_0":{},"traversalIndex":1}}"#
    let many: [(String, Reader)] = [
      (element, { CaptureFormat.accessibilitySnapshot.read($0, problems: &$1) }),
      (#"{"type":"Button"}"#, { CaptureFormat.idb.read($0, problems: &$1) }),
      (#"{"caption":"A"}"#, { CaptureFormat.axaudit.read($0, problems: &$1) }),
    ]
    for (node, reader) in many {
      var problems = FileProblems()
      let text = "[" + Array(repeating: node, count: 200_001).joined(separator: ",\n") + "]"
      #expect(reader(CaptureSamples.file(text), &problems) == nil)
      #expect(problems.diagnostics.first?.message.hasPrefix("this file contains more than 200,000 elements") == true)
    }
  }
}
