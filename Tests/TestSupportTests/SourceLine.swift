import Foundation
import Testing

/// A line of what the tests are written in.
struct SourceLine: CustomStringConvertible {
  let file: String
  let number: Int
  let text: String

  var description: String { "\(file):\(number): \(text)" }

  /// The lines of all targets of tests but this one that contain one of the words. A file without any of them is
  /// not split into lines, which takes most of the time.
  static func ofTests(with words: [String]) throws -> [SourceLine] {
    let words = words.map { Data($0.utf8) }
    return try files().flatMap { file, data in
      words.contains { data.range(of: $0) != nil } ? lines(of: file, data) : []
    }
    .filter { line in words.contains { Data(line.text.utf8).range(of: $0) != nil } }
  }

  /// The lines of all targets of tests but this one.
  static func ofTests() throws -> [SourceLine] { try files().flatMap(lines) }

  private static func lines(of file: String, _ data: Data) -> [SourceLine] {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().map {
      SourceLine(file: file, number: $0.offset + 1, text: String(decoding: $0.element, as: UTF8.self))
    }
  }

  private static func files() throws -> [(name: String, data: Data)] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let targets = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix("Tests") && $0 != "TestSupportTests" }
    try #require(targets.count >= 5)
    return try targets.sorted().flatMap { target in
      let walk = try #require(FileManager.default.enumerator(atPath: tests.path + "/" + target))
      let files = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      return try files.map {
        ("\(target)/\($0)", try Data(contentsOf: tests.appendingPathComponent("\(target)/\($0)")))
      }
    }
  }
}
