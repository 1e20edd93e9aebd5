import Foundation
import TestSupport
import Testing

/// `--format` more than once: one format is printed, the others are written to files.
@Suite(.timeLimited) struct ReportOutputTests {
  private let folder = TemporaryFolder()
  private let scenario = "screen: [ { heading: Done } ]\nsteps: [ appear, { expect: { contains: Failed } } ]\n"

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test("text is printed, and two files are written")
  func several() throws {
    _ = try folder.file("a.yaml", scenario)
    let result = try Tool.run(
      "test", "a.yaml", "--format", "text", "--format", "junit=out.xml", "--format", "sarif=out.sarif",
      folder: folder.path)
    #expect(result.status == 1)
    #expect(result.output == "FAIL a.yaml\n0 passed, 1 failed, 1 expectation\n")
    #expect(try text(of: "out.xml").contains("<testcase"))
    #expect(try text(of: "out.sarif").contains("\"version\": \"2.1.0\""))
  }

  @Test("a file alone leaves the text on the terminal; one format for programs takes its place")
  func printed() throws {
    _ = try folder.file("a.yaml", scenario)
    let file = try Tool.run("test", "a.yaml", "--format", "json=out.json", folder: folder.path)
    #expect(file.output.hasPrefix("FAIL a.yaml"))
    let both = try Tool.run("test", "a.yaml", "--format", "github", "--format", "json=out.json", folder: folder.path)
    #expect(both.output.hasPrefix("::error file=a.yaml"))
    let alone = try Tool.run("test", "a.yaml", "--format", "json", folder: folder.path)
    #expect(try text(of: "out.json") == alone.output)
  }

  @Test("strings check writes files as well")
  func strings() throws {
    _ = try folder.file("en.lproj/Localizable.strings", "\"code\" = \"Code\";\n")
    let result = try Tool.run("strings", "check", ".", "--format", "junit=out.xml", folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.isEmpty)
    #expect(try text(of: "out.xml").contains("<testsuite"))
  }

  @Test(
    "wrong usage",
    arguments: [
      (["--format", "json", "--format", "sarif"], "only one --format can be printed"),
      (["--format", "json=a", "--format", "text=a"], "two formats go to “a”"),
      (["--format", "json="], "The value 'json=' is invalid"),
    ])
  func refused(options: [String], message: String) throws {
    let result = try Tool.run(["test", "a.yaml"] + options, folder: folder.path)
    #expect(result.status == 64)
    #expect(result.errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
  }

  @Test("a file that cannot be written is told, and the status says so")
  func unwritable() throws {
    _ = try folder.file("a.yaml", scenario)
    let result = try Tool.run("test", "a.yaml", "--format", "json=none/out.json", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("none/out.json"))
  }

  @Test("--marks prints ? behind what is a guess, in the text format only")
  func marks() throws {
    let pin = "screen: [ { secureTextField: { label: PIN, id: pin } } ]\nsteps: [ { touch: pin }, doubleTap ]\n"
    let result = try Tool.run("run", "-", "--marks", input: pin)
    #expect(result.output.contains("PIN, secure text field, is editing, insertion point at start?\n"))
    #expect(try !Tool.run("run", "-", input: pin).output.contains("?"))
    #expect(try Tool.run("describe", "-", "--marks", input: pin).output.contains("PIN, secure text field ‖ "))
    let json = try Tool.run("run", "-", "--marks", "--format", "json", input: pin)
    #expect(json.status == 64)
    #expect(json.errors.contains("--marks is only for the text format"))
  }
}
