import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import CodeInputs
@testable import Simulation
@testable import VoiceOverReader

@Suite("The version of the reader", .timeLimited) struct ReaderVersionTests {
  private func transcript(
    _ component: String = "verification-text-field", reader: String? = nil, steps: String = "[ appear ]",
    replacing substitution: ScenarioParser.Substitution? = nil
  ) throws -> Transcript {
    let text = """
      \(reader.map { "reader: \($0)" } ?? "name: x")
      screen: [ { heading: Your code }, { component: \(component), id: code } ]
      steps: \(steps)
      """
    return try ScenarioParser.parse(text, replacing: substitution).play()
  }

  private let note = "played with voiceover@16, the oldest modelled version, because “code” was written for iOS 14"

  @Test("a component older than any modelled reader is played with the oldest, and that is said")
  func oldComponent() throws {
    for reader in [nil, "voiceover"] {
      let transcript = try transcript(reader: reader)
      #expect(transcript.header.readerVersion == 16)
      #expect(transcript.remarks == [note])
    }
    // One that is not older, or of which nobody knows, is played with the newest.
    for component in ["swiftui-otp-input", "passcode-field", "code-field"] {
      let transcript = try transcript(component)
      #expect(transcript.header.readerVersion == 27 && transcript.remarks.isEmpty)
    }
  }

  @Test("a version that is written stays, in the file and beside it") func written() throws {
    for reader in ["voiceover@16", "voiceover@17", "voiceover@26", "voiceover@27", "none"] {
      let transcript = try transcript(reader: reader)
      #expect(transcript.header.readerVersion == (reader == "none" ? nil : Int(reader.suffix(2))))
      #expect(transcript.remarks.isEmpty)
    }
    var scenario = try ScenarioParser.parse(
      "screen: [ { component: verification-text-field, id: code } ]\nsteps: [ appear ]")
    scenario.reader = try Reader(parsing: "voiceover")
    #expect(scenario.play().header.readerVersion == 27 && scenario.play().remarks.isEmpty)
  }

  @Test("a reader that is switched on later is the same one") func later() throws {
    let steps = "[ appear, { reader: none }, { reader: voiceover } ]"
    #expect(try transcript(reader: "none", steps: steps).description.contains("\n# 3 reader: voiceover@16\n"))
    #expect(try transcript(steps: steps).description.contains("\n# 3 reader: voiceover@16\n"))
    #expect(try transcript(reader: "voiceover@27", steps: steps).description.contains("\n# 3 reader: voiceover\n"))
  }

  @Test("components in the place of another are played with the reader of the one that is written") func compared()
    throws
  {
    let old = try #require(Components.all.first { $0.id == "verification-text-field" })
    let new = try #require(Components.all.first { $0.id == "code-field" })
    #expect(try transcript(replacing: .init(of: "code", by: new)).header.readerVersion == 16)
    #expect(try transcript("code-field", replacing: .init(of: "code", by: old)).header.readerVersion == 27)
  }

  @Test("only what its source says is known") func kinds() {
    #expect(Components.all.filter { $0.reader != nil }.map(\.id) == ["verification-text-field"])
    #expect(Components.all.allSatisfy { $0.reader == nil || $0.iOSVersion! < VoiceOver.versions[0].major })
  }
}
