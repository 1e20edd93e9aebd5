import Foundation
import TestSupport
import Testing

/// A bank's screens with one defect each, and flows that never happened: `test` or `audit` fails and names the cause.
@Suite(.timeLimited) struct FlowDefectTests {
  private static let folder = "Tests/Scenarios/flows"

  /// A file in `defects`, the command that fails, and the part of its message that names the cause.
  struct Defect: Sendable, CustomTestStringConvertible {
    var file: String
    var command: String
    var cause: String
    var testDescription: String { file }
  }

  private static let defects = [
    Defect(file: "01-eye-button", command: "audit", cause: "eye has no name; only “button” is spoken"),
    Defect(file: "02-symbol", command: "audit", cause: "the name of eye is “eye.slash”, which is the name of a symbol"),
    Defect(
      file: "03-silent-error", command: "audit",
      cause: "on a double tap on signIn, “E-mail address is not valid” appeared, and nothing said so"),
    Defect(
      file: "04-placeholder", command: "audit",
      cause: "email has no name; it only has the placeholder “E-mail address” while it is empty"),
    Defect(file: "05-dead-button", command: "test", cause: "next does nothing when it is activated"),
    Defect(
      file: "06-focus-jumps", command: "test",
      cause: "“Digit 2 of 3” is no longer spoken, and the announcement is “Digit 3 of 3”"),
    Defect(
      file: "07-countdown", command: "audit",
      cause: "the app said “The code is still on its way” three times within 2s"),
    Defect(
      file: "08-pin-aloud", command: "audit",
      cause: "when “•” was typed in pin, the content of the secure field was announced"),
    Defect(
      file: "09-alert", command: "audit", cause: "nothing in expired closes it, and the cursor cannot leave it"),
    Defect(file: "10-resend", command: "test", cause: "resend is dimmed: a double tap does nothing"),
  ]

  @Test("the sentence names the cause, at its line", arguments: defects)
  func namesTheCause(defect: Defect) throws {
    let file = "\(Self.folder)/defects/\(defect.file).yaml"
    let options = defect.command == "audit" ? ["--fail-on", "warning"] : []
    let result = try Tool.run([defect.command] + options + [file], folder: Tool.package.path)
    #expect(result.status == 1)
    let lines = (result.errors + result.output).split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
    let named = try #require(
      lines.first { $0.contains(defect.cause) }, "\(result.output)\(result.errors)")
    #expect(named.hasPrefix(file + ":"))
    #expect(named.dropFirst(file.count + 1).first?.isNumber == true)
  }

  @Test("there is a row for each file")
  func everyDefectIsNamed() {
    let files = Repository.files(in: Self.folder + "/defects").map { String($0.dropLast(".yaml".count)) }
    #expect(files == Self.defects.map(\.file))
    #expect(
      Repository.files(in: Self.folder + "/never").map { String($0.dropLast(".yaml".count)) } == Self.never.map(\.0))
  }

  /// A file in `never`, the line of the step that did not happen, and the reason.
  private static let never: [(String, Int, String)] = [
    ("01-dead-button", 6, "next does nothing when it is activated"),
    ("02-screen-never-reached", 15, "signOut is not on the screen now"),
    ("03-typed-into-nothing", 5, "no field is being edited: 6 characters typed without effect"),
    ("04-dimmed", 8, "verify is dimmed: a double tap does nothing"),
    ("05-gone", 6, "error is not on the screen now"),
    ("06-past-the-end", 6, "there is nothing after the last element"),
    ("07-paste-without-field", 5, "no field is being edited: the paste has no effect"),
    ("08-nothing-to-delete", 6, "code is empty: there is nothing to delete"),
    ("09-autofill-without-field", 5, "no field is being edited: no code can be filled in"),
    ("10-something-came", 7, "the app reacted with `announce`"),
    ("11-behind-an-alert", 8, "the keyboard is behind “alert”: 1 character typed without effect"),
    ("12-no-branch", 15, "the test of the app's `if` failed, and there is no `else`"),
  ]

  @Test("a flow that never happened fails with the line of its step", arguments: never)
  func fails(name: String, line: Int, reason: String) throws {
    let file = "\(Self.folder)/never/\(name).yaml"
    let result = try Tool.run("test", file, folder: Tool.package.path)
    #expect(result.status == 1)
    let error = try #require(result.errors.split(separator: "\n").first { $0.contains(": error: ") })
    #expect(error.hasPrefix("\(file):\(line):1: error: "))
    #expect(error.hasSuffix(": " + reason))
  }
}
