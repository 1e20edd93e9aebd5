import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// The manifest of exported attachments says which files hold trees.
@Suite(.timeLimited) struct XCUITestAttachmentsTests {
  private func read(_ content: String) -> (found: [String], problems: [String]) {
    var problems = FileProblems()
    let found = XCUITestAttachments.hierarchies(manifest: XCUITestSamples.file(content), problems: &problems)
    return (found.map { "\($0.file) \($0.name)" }, problems.all(of: "screen").map(\.description))
  }

  private func manifest(_ attachments: String...) -> String {
    #"[{"testIdentifier": "TeaTests/testJoin()", "attachments": [\#(attachments.joined(separator: ","))]}]"#
  }

  private func attachment(_ file: String, _ name: String) -> String {
    #"{"exportedFileName": "\#(file)", "suggestedHumanReadableName": "\#(name)", "isAssociatedWithFailure": true}"#
  }

  @Test("trees are listed in the order of the manifest, from all tests")
  func found() {
    let json = """
      [{"testIdentifier": "A", "attachments": [
        \(attachment("b.txt", "App UI hierarchy for example.teahouse")), \(attachment("a.png", "Screenshot"))]},
       {"testIdentifier": "B"},
       {"testIdentifier": "C", "attachments": [\(attachment("a.txt", "Debug description for Button"))]}]
      """
    let (found, problems) = read(json)
    #expect(
      found == ["b.txt App UI hierarchy for example.teahouse", "a.txt Debug description for Button"])
    #expect(problems == [])
  }

  @Test(
    "a file outside the folder is not read",
    arguments: ["../a.txt", "/a.txt", "..", ".", "", #"a\\b.txt"#, #"a\u0000"#])
  func outside(file: String) {
    let (found, problems) = read(
      manifest(attachment(file, "App UI hierarchy"), attachment("c.txt", "Debug description")))
    #expect(found == ["c.txt Debug description"])
    #expect(problems.count == 1)
    #expect(
      problems.first?.contains(
        "warning: this attachment is skipped, because its file is not named or is not in this folder") == true)
  }

  @Test("a manifest without a tree, or that is none, is an error")
  func nothing() {
    let (found, problems) = read(manifest(attachment("a.png", "Screenshot"), "5", "{}"))
    #expect(found == [])
    #expect(problems.first?.hasPrefix("screen:1:1: error: no attachment in this folder is a tree of elements") == true)
    #expect(read("{}").problems.first?.hasPrefix("screen:1:1: error: this manifest is not a list of tests") == true)
    #expect(read("[").found == [])
    #expect(read("[5]").problems.count == 1)
  }
}
