import Foundation
import TestSupport
import Testing

/// Whatever is declared is in its list. What no list has is neither evaluated nor shown, and nothing else would say so.
@Suite(.timeLimited) struct ExtensionListTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var type: String
    /// Where declarations are, and the file with the list.
    var folder: String
    var list: String
    /// How many there are at least, so that the search cannot come to find nothing.
    var atLeast: Int
    var testDescription: String { type }
  }

  static let kinds = [
    Kind(type: "AuditRule", folder: "AuditRules/Rules", list: "AuditRules/AuditRule+All.swift", atLeast: 60),
    Kind(type: "StringCheck", folder: "StringChecks", list: "StringChecks/StringCheck+All.swift", atLeast: 40),
    Kind(
      type: "TranscriptFormat", folder: "Simulation/Transcript",
      list: "Simulation/Transcript/TranscriptFormat+All.swift",
      atLeast: 5),
    Kind(type: "CaptureFormat", folder: "Captures/Formats", list: "Captures/Formats/CaptureFormat.swift", atLeast: 6),
    Kind(type: "ComponentKind", folder: "CodeInputs", list: "CodeInputs/Components.swift", atLeast: 10),
  ]

  @Test(arguments: kinds) func whatIsDeclaredIsListed(kind: Kind) throws {
    let sources = Tool.package.appendingPathComponent("Sources")
    let list = try String(contentsOf: sources.appendingPathComponent(kind.list), encoding: .utf8)
    let names = Set(list.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init))
    let declaration = try Regex(
      "static (?:let|var) (\\w+)(?:: \(kind.type))? = (?:\(kind.type)|Self)\\(", as: (Substring, Substring).self)
    var count = 0
    let folder = sources.appendingPathComponent(kind.folder)
    for case let file as String in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: declaration) {
        count += 1
        let name = String(match.1)
        let type = String(file.prefix { $0 != "+" && $0 != "." })
        #expect(
          names.contains(name) || names.contains("\(type).\(name)"),
          "\(kind.folder)/\(file) declares \(name): add it to the list in Sources/\(kind.list)")
      }
    }
    #expect(count >= kind.atLeast)
  }
}
