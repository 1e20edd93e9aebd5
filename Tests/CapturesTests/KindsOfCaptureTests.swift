import A11ySim
import TestSupport
import Testing

@testable import Captures

/// Kinds of screens that were once read wrongly, in other formats, languages and nestings. Beside each capture in
/// `Tests/Captured/kinds` stands what is heard of it, which was written before it was played.
@Suite(.timeLimited) struct KindsOfCaptureTests {
  private static let files = Repository.files(in: "Tests/Captured/kinds").filter { !$0.hasSuffix(".heard") }

  @Test(arguments: files) func isHeardAsItSays(name: String) throws {
    let bytes = try #require(Repository.bytes("Tests/Captured/kinds/\(name)"))
    let expected = String(decoding: try #require(Repository.bytes("Tests/Captured/kinds/\(name).heard")), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    guard let (screen, _) = try? ImportedScreen.read(bytes, file: name) else {
      let failure = #expect(throws: ImportedScreen.Failure.self) { try ImportedScreen.read(bytes, file: name) }
      #expect(failure?.diagnostics.map { "error: \($0.message)" } == expected)
      return
    }
    // All is heard from the first element to the last, also where a field has the focus.
    let played = screen.scenario(file: name, readers: .all).play(locale: "en").description.split(separator: "\n")
    let instructions = ["#", "Double-tap", "Actions available", "double tap", "use the rotor"]
    #expect(played.map(String.init).filter { line in !instructions.contains { line.hasPrefix($0) } } == expected)
  }

  @Test func thereAreMany() { #expect(Self.files.count >= 24) }
}
