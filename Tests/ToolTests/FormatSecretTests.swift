import Foundation
import TestSupport
import Testing

/// A password that a dump shows in clear is in nothing that a command prints or writes, whatever the format.
@Suite(.timeLimited) struct FormatSecretTests {
  static let captures = Repository.files(in: "Tests/Captured/sign-in").filter { $0.contains(".") }
  private static let secret = "Quagga-77"

  @Test(arguments: captures) func noCommandShowsIt(name: String) throws {
    let capture = String(decoding: Repository.bytes("Tests/Captured/sign-in/\(name)") ?? [], as: UTF8.self)
    let readable = capture.replacing("••••••••", with: Self.secret)
    #expect(readable != capture)
    let folder = TemporaryFolder()
    let old = try folder.file("old/\(name)", readable)
    // The second build has another password and another text.
    let new = try folder.file(
      "new/\(name)",
      readable.replacing(Self.secret, with: Self.secret + "8").replacing("Stay signed in", with: "Stay"))
    let calls = [
      ["run", old], ["audit", old], ["describe", old], ["capture", old, "--explain"], ["diff", old, new],
      ["report", old, "--no-sound", "-o", folder.path + "/report.html"],
    ]
    for call in calls {
      let result = try Tool.run(call)
      #expect(result.status < 2, "\(call[0]): \(result.errors)")
      #expect(!(result.output + result.errors).contains(Self.secret), "\(call[0])")
    }
    #expect(!(try String(contentsOfFile: folder.path + "/report.html", encoding: .utf8).contains(Self.secret)))
    let answer = try Agent().call("hear_screen", ["dump": readable])
    #expect(!answer.isError && !answer.text.contains(Self.secret))
    #expect(!"\(answer.structured ?? [:])".contains(Self.secret))
  }
}
