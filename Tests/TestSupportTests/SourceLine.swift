import Foundation
import Testing

/// A line of what the tests are written in.
struct SourceLine: CustomStringConvertible {
  let file: String
  let number: Int
  let text: String

  var description: String { "\(file):\(number): \(text)" }

  /// Those of every target of tests but this one.
  static func ofTests() throws -> [SourceLine] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let targets = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix("Tests") && $0 != "TestSupportTests" }
    try #require(targets.count >= 5)
    return try targets.sorted().flatMap { target in
      let walk = try #require(FileManager.default.enumerator(atPath: tests.path + "/" + target))
      let files = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      return try files.flatMap { file in
        let text = try String(contentsOf: tests.appendingPathComponent("\(target)/\(file)"), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          SourceLine(file: "\(target)/\(file)", number: $0.offset + 1, text: String($0.element))
        }
      }
    }
  }
}
