import Foundation
import TestSupport
import Testing

/// The sound begins with the first utterance, before the others have been synthesised, and is the sound in the file.
@Suite(.serialized, .timeLimited) struct EarlySoundTests {
  /// The worker does not wait for the end of such a text for less than a minute.
  private static let scenario = """
    screen: [ { text: One }, { text: Two }, { text: Three \(String(repeating: "three ", count: 500)) } ]
    steps: [ readAll ]
    """

  /// A worker that does not say the third text before a file exists.
  private static func worker(waitingFor name: String, in folder: TemporaryFolder) -> [String: String] {
    [
      "A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "faulty-worker"), "FAULTY_WORKER": "wait Three",
      "FAULTY_WORKER_UNTIL": folder.path + "/" + name,
    ]
  }

  /// Makes a player for raw sound that keeps what it gets. It makes the file `begun` when sound has come.
  private static func player(in folder: TemporaryFolder) throws -> String {
    try folder.script(
      "pacat",
      """
      cd "${0%/*}"
      dd of=sound bs=1000 count=1 2>/dev/null
      : >begun
      cat >>sound
      """)
  }

  @Test func theFirstUtteranceIsHeardBeforeTheLastIsSynthesised() throws {
    let folder = TemporaryFolder()
    let result = try Tool.start(
      "-", "--speak", "--player", try Self.player(in: folder),
      environment: Self.worker(waitingFor: "begun", in: folder), input: Self.scenario)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("One\nTwo\nThree three"))
  }

  @Test(arguments: [false, true]) func ctrlCEndsTheSoundWhileTheWorkerIsWaitedFor(savesFile: Bool) throws {
    let folder = TemporaryFolder()
    let arguments = [
      "run", try folder.file("three.yaml", Self.scenario), "--speak", "--player", try Self.player(in: folder),
    ]
    let tool = try Program(
      BuiltProgram.path(of: "a11y-sim"), arguments + (savesFile ? ["--wav", folder.path + "/out.wav"] : []),
      environment: Self.worker(waitingFor: "go", in: folder), output: .file(try folder.file("out")),
      errors: .file(try folder.file("err")))
    #expect(eventually { folder.names.contains("begun") })
    tool.send(SIGINT)
    // A file is saved all the same, as soon as its sound has been made.
    if savesFile { _ = try folder.file("go") }
    #expect(try tool.wait() == 130)
    #expect(folder.bytes("err") == Array("interrupted\n".utf8))
    // With a file, the transcript is complete by then, and is printed as far as it was heard.
    if !savesFile { #expect(folder.bytes("out") == []) }
    #expect((folder.bytes("out.wav")?.count ?? 0 > 44) == savesFile)
  }

  /// Speech that is interrupted, that overlaps with sounds, and that comes by itself.
  @Test(
    arguments: ["demo", "events/announcements.yaml", "events/live-regions.yaml", "talkback/typing.yaml"],
    ["patient", "brisk"])
  func whatIsPlayedIsWhatTheFileHas(scenario: String, pace: String) throws {
    let folder = TemporaryFolder()
    let path = scenario == "demo" ? scenario : Tool.package.path + "/Tests/Scenarios/" + scenario
    _ = try Tool.start(
      "run", path, "--pace", pace, "--speak", "--player", try Self.player(in: folder), "--wav",
      try folder.place(for: "out.wav"),
      environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")])
    let file = try #require(folder.bytes("out.wav"))
    #expect(file.count > 44 && folder.bytes("sound") == Array(file[44...]))
  }
}
