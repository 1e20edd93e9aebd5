import A11ySim
import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// `.a11y-sim.yaml`: what a project says of all its scenarios.
@Suite(.timeLimited) struct ProjectFileTests {
  private static let scenario = """
    screen: [ { button: Pay, id: pay } ]
    steps: [ appear ]

    """

  private func parse(_ text: String) throws -> ProjectFile {
    try ProjectFile.parse(Array(text.utf8), file: ".a11y-sim.yaml")
  }

  private func faults(_ text: String) -> [String] {
    do {
      _ = try parse(text)
      return []
    } catch let failure as ScenarioParser.Failure {
      return failure.diagnostics.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func itIsFoundFromTheScenarioUpwards() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(".git/HEAD", "ref: refs/heads/main\n")
    _ = try folder.file(".a11y-sim.yaml", "readers: [voiceover, talkback]\nlocales: [en, fr]\npace: brisk\n")
    _ = try folder.file("flows/pay/pay.yaml", Self.scenario)
    let result = try Tool.run("config", "flows/pay/pay.yaml", folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    for row in [["readers", "voiceover, talkback", ":1"], ["locales", "en, fr", ":2"], ["pace", "brisk", ":3"]] {
      let line = result.output.split(separator: "\n").first { $0.hasPrefix(row[0]) }
      #expect(line?.contains(row[1]) == true && line?.hasSuffix(".a11y-sim.yaml\(row[2])") == true, "\(result.output)")
    }
  }

  /// The command line comes before the scenario, and the scenario before the project.
  @Test func theScenarioComesFirst() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(".a11y-sim.yaml", "readers: [talkback]\nlocales: [fr]\n")
    _ = try folder.file("own.yaml", "reader: voiceover\nlocale: de\n" + Self.scenario)
    _ = try folder.file("none.yaml", Self.scenario)
    func header(_ arguments: String...) throws -> Substring? {
      try Tool.run(["run"] + arguments, folder: folder.path).output.split(separator: "\n").first
    }
    #expect(try header("none.yaml")?.hasPrefix("# a11y-sim 1 · talkback@16.2 · fr") == true)
    #expect(try header("own.yaml")?.hasPrefix("# a11y-sim 1 · voiceover@27 · de") == true)
    #expect(try header("own.yaml", "--reader", "talkback")?.hasPrefix("# a11y-sim 1 · talkback@16.2 · de") == true)
    #expect(try header("none.yaml", "--locale", "es")?.hasPrefix("# a11y-sim 1 · talkback@16.2 · es") == true)
  }

  @Test func settingsOfTheProjectHoldUnlessTheScenarioHasItsOwn() throws {
    let folder = TemporaryFolder()
    let field = Self.scenario.replacing("button: Pay, id: pay", with: "textField: Code")
    _ = try folder.file(".a11y-sim.yaml", "settings: { hints: false }\n")
    _ = try folder.file("none.yaml", field)
    _ = try folder.file("own.yaml", "settings: { hints: true }\n" + field)
    #expect(!(try Tool.run("run", "none.yaml", folder: folder.path)).output.contains("double tap to edit"))
    #expect(try Tool.run("run", "own.yaml", folder: folder.path).output.contains("double tap to edit"))
  }

  @Test func whatIsExcludedIsPassedOver() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(".a11y-sim.yaml", "exclude: [drafts, old/*.yaml]\n")
    for name in ["a.yaml", "drafts/b.yaml", "old/c.yaml"] {
      _ = try folder.file(name, Self.scenario + "  # expects nothing\n")
    }
    _ = try folder.file("d.yaml", "screen: [ { button: Pay } ]\nsteps: [ appear, { expect: \"Pay, button\" } ]\n")
    _ = try folder.file("package.json", "{ \"name\": \"app\" }\n")
    _ = try folder.file("node_modules/x/y.yaml", "not: a scenario\n")
    let result = try Tool.run("test", ".", folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("./d.yaml"))
    for name in ["drafts", "old", "node_modules", "package.json"] {
      #expect(!(result.output + result.errors).contains(name), "\(result.output)\(result.errors)")
    }
  }

  @Test func aKnownFindingIsIgnoredWithItsReason() throws {
    let project = try parse(
      "audit: { level: warning, ignore: [ { rule: unnamed-control, element: close, reason: old, by: Ada } ] }")
    #expect(project.auditLevel == .warning)
    #expect(project.ignored.map(\.rule) == ["unnamed-control"])
    #expect(project.ignored.map(\.by) == ["Ada"])
  }

  @Test func aFileOfCommentsSaysNothing() throws {
    #expect(try parse("# nothing yet\n").readers.isEmpty)
  }

  @Test(arguments: [
    ("reader: voiceover", ".a11y-sim.yaml:1:1: error: ", "write `readers: [ … ]`"),
    ("pace: fast", ".a11y-sim.yaml:1:7: error: ", "patient"),
    ("rates: [101]", ".a11y-sim.yaml:1:9: error: ", "100"),
    ("readers: [voiceovr]", ".a11y-sim.yaml:1:11: error: ", "voiceover"),
    ("ignore: []", ".a11y-sim.yaml:1:1: error: ", "write `audit: { ignore: [ … ] }`"),
  ]) func aMistakeHasItsPlaceAndARemedy(text: String, place: String, remedy: String) {
    let faults = faults(text)
    #expect(faults.count == 1 && faults[0].hasPrefix(place) && faults[0].contains(remedy), "\(faults)")
  }

  @Test func aMistakeStopsAllThatNeedsTheFile() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(".a11y-sim.yaml", "pace: fast\n")
    _ = try folder.file("a.yaml", Self.scenario)
    for command in ["run", "test", "config"] {
      let result = try Tool.run(command, "a.yaml", folder: folder.path)
      #expect(result.status == 2 && result.errors.contains(".a11y-sim.yaml:1:7: error: "), "\(command): \(result)")
    }
  }
}
