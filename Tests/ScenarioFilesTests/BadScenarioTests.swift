import A11ySim
import Captures
import Locales
import ScenarioFiles
import TestSupport
import Testing
import VoiceOverReader

/// Each file in `Tests/Scenarios/bad` has one fault, and says in its first lines (or in a file beside it that ends in
/// `.expected`) what is printed about it. LANGUAGES stands for those that VoiceOver has words in, VERSIONS for its own,
/// FORMATS for those of captures.
@Suite(.timeLimited) struct BadScenarioTests {
  private static let folder = "Tests/Scenarios/bad"
  private static let files = Repository.files(in: folder).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }

  @Test func thereAreMany() {
    #expect(Self.files.count >= 45)
  }

  @Test(arguments: files)
  func isReportedAsItSays(_ file: String) throws {
    let bytes = try #require(Repository.bytes("\(Self.folder)/\(file)"))
    let expected = try #require(Self.expectation(of: file, bytes), "the file does not say what is expected")
    let failure = #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse(bytes) { (path) throws(Diagnostic) in
        if let bytes = Repository.bytes("\(Self.folder)/\(path)") { return bytes }
        throw Diagnostic(
          "the file cannot be read: No such file or directory",
          help: "write the path of a screen relative to its scenario")
      }
    }
    #expect(
      failure?.diagnostics.map(\.description).joined(separator: "\n")
        == expected.replacing("LANGUAGES", with: languages).replacing("VERSIONS", with: versions)
        .replacing("FORMATS", with: CaptureFormat.names))
    for diagnostic in failure?.diagnostics ?? [] {
      #expect(MessageVoice.broken(diagnostic.message, notes: diagnostic.notes, help: diagnostic.help) == [])
    }
  }

  private let versions = VoiceOver.versions.map(\.description).joined(separator: ", ")
  private let languages = Languages.all.flatMap(\.wording).sorted().joined(separator: ", ")

  /// The lines beside it or at its beginning; nil when there are none.
  private static func expectation(of file: String, _ bytes: [UInt8]) -> String? {
    if let beside = Repository.bytes("\(folder)/\(file).expected") {
      return String(decoding: beside, as: UTF8.self).trimmingSuffix("\n")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
    let expected = comments.prefix { $0.contains("error: ") || $0.hasPrefix("note: ") || $0.hasPrefix("help: ") }
    return expected.isEmpty ? nil : expected.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
