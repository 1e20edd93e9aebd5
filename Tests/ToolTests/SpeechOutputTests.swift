import Foundation
import TestSupport
import Testing

/// The transcript is complete even if the worker fails. The tool names the utterance that it cannot speak, and exits with 2.
@Suite(.serialized, .timeLimited) struct SpeechOutputTests {
  private static let faulty = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "faulty-worker")]
  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]
  private static let scenario = """
    screen: [ { heading: One }, { text: Two }, { text: Three } ]
    steps: [ readAll ]
    """

  private static func heard(_ result: Tool.Result) -> [Substring] {
    result.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  @Test(arguments: ["crash", "exit", "garbage", "abort", "error"])
  func aFaultAtOneUtteranceIsNamedAndTheOthersAreSpoken(fault: String) throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      "-", "--wav", try folder.place(for: "out.wav"),
      environment: Self.faulty.merging(["FAULTY_WORKER": "\(fault) Two"]) { $1 }, input: Self.scenario)
    #expect(result.status == 2)
    #expect(Self.heard(result) == ["One, heading", "Two", "Three"])
    #expect(result.errors.contains("error: “Two” was not spoken"))
    #expect(!result.errors.contains("One") && !result.errors.contains("Three"))
    #expect(folder.names == ["out.wav"])
  }

  @Test func doctorAsksOneWorkerOnceAndSaysWhatToDo() throws {
    let none = try Tool.run("doctor", "--worker", "/bin/true")
    #expect(none.status == 1)
    #expect(none.output.contains("missing  eSpeak NG: the speech worker “/bin/true” ended immediately\n"))
    #expect(none.output.contains("run `/bin/true --version` to check that this program is the speech worker"))
    #expect(none.output.contains("missing  voices: they need eSpeak NG\n"))
    #expect(none.output.split(separator: "\n").count { $0.contains("“/bin/true” ended") } == 1)
    let began = ContinuousClock.now
    let hanging = try Tool.run("doctor", environment: Self.faulty.merging(["FAULTY_WORKER": "hang 0"]) { $1 })
    #expect(hanging.status == 1)
    #expect(hanging.output.split(separator: "\n").count { $0.contains("took too long to start") } == 1)
    // Five seconds of patience, not as many for each language.
    #expect(ContinuousClock.now - began < .seconds(25))
    let missing = try Tool.run("doctor", environment: ["A11Y_SIM_SPEECH_WORKER": "/nowhere/worker"])
    #expect(missing.output.split(separator: "\n").count { $0.contains("/nowhere/worker") } == 1)
    #expect(missing.output.contains("missing  voices: they need the worker program\n"))
  }

  /// The engine lists a voice without a dictionary, but the voice says nothing.
  @Test func doctorFindsADictionaryMissing() throws {
    let whole = try Tool.run("doctor", environment: Self.real)
    let line = try #require(whole.output.split(separator: "\n").first { $0.hasPrefix("ok       eSpeak NG: ") })
    let data = try #require(line.split(separator: " ").last.map(String.init))
    let folder = TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: data) where name != "fr_dict" {
      try folder.link(name, to: data + "/" + name)
    }
    let result = try Tool.run("doctor", environment: Self.real.merging(["ESPEAK_DATA_PATH": folder.path]) { $1 })
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "missing  voice for fr: the voice “roa/fr” says nothing, because its dictionary is missing\n"))
    #expect(result.output.contains("ok       voice for de: "))
    #expect(whole.output.contains("ok       voice for fr: "))
  }

  @Test func aWorkerThatHangsIsGivenUpOn() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      "-", "--wav", try folder.place(for: "out.wav"),
      environment: Self.faulty.merging(["FAULTY_WORKER": "hang Three"]) { $1 }, input: Self.scenario)
    #expect(result.status == 2)
    #expect(Self.heard(result) == ["One, heading", "Two", "Three"])
    #expect(result.errors.contains("error: “Three” was not spoken"))
  }

  @Test(arguments: [["demo", "--wav", "out.wav"], ["--speak"], ["demo", "--timing", "espeak"]])
  func withoutAWorkerTheTranscriptIsWholeAndTheRemedyIsSaid(arguments: [String]) throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      arguments, environment: ["A11Y_SIM_SPEECH_WORKER": folder.path + "/none"], folder: folder.path)
    #expect(result.status == 2)
    #expect(result.output == (try Tool.run("demo").output))
    #expect(result.errors.contains("libespeak-ng-dev"))
    #expect(folder.names == [])
  }

  @Test func everyWayTheScenarioIsHeardIsInTheWAV() throws {
    let folder = TemporaryFolder()
    for name in ["a.wav", "b.wav"] {
      let result = try Tool.run("demo", "--wav", try folder.place(for: name), environment: Self.real)
      #expect(result.status == 0)
      #expect(result.errors == "")
    }
    let bytes = try ["a.wav", "b.wav"].map { try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + $0)) }
    #expect(bytes[0] == bytes[1])
    // As long as the transcript: its last utterance ends when the sound does.
    let lines = try Tool.run("demo", "--timing", "espeak", "--format", "jsonl", environment: Self.real).output
      .split(separator: "\n")
    let ends = try lines.compactMap { line -> Double? in
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let time = entry?["time"] as? Double else { return nil }
      return time + (entry?["duration"] as? Double ?? 0)
    }
    let seconds = Double(bytes[0].count - 44) / 2 / 22_050
    #expect(abs((ends.max() ?? 0) - seconds) < 0.05)
  }

  /// VoiceOver may speak fast: TalkBack, which comes after it, speaks as it always does, in the file and on a page.
  @Test func eachScreenReaderSpeaksAtItsOwnRate() throws {
    let folder = TemporaryFolder()
    let tails = try [50, 90].map { rate in
      let scenario = """
        reader: voiceover
        settings: { voiceover: { speakingRate: \(rate) } }
        screen: [ { button: Verify, id: verify }, { button: Cancel the whole procedure, id: cancel } ]
        steps: [ { touch: verify }, { reader: talkback }, { touch: cancel } ]
        """
      let place = try folder.place(for: "\(rate).wav")
      let result = try Tool.run("-", "--wav", place, environment: Self.real, input: scenario)
      #expect(result.status == 0 && result.output.contains("Cancel the whole procedure, Button"))
      // More than the words of TalkBack's two utterances.
      return Array(try Data(contentsOf: URL(fileURLWithPath: place)).suffix(2 * 2 * 22_050))
    }
    // The two files may begin on different sides of a sample.
    let isSame = (-1...1).contains { shift in
      zip(tails[0].dropFirst(max(0, 2 * shift)), tails[1].dropFirst(max(0, -2 * shift))).allSatisfy { $0 == $1 }
    }
    #expect(isSame)
    #expect(Set(tails[0]).count > 100, "there is speech")
  }

  @Test func whatTheEngineDiesOfIsSpokenTheNormalWay() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      "-", "--wav", try folder.place(for: "out.wav"), environment: Self.real,
      input: "screen: [ { text: \"---लच्छेद\", language: hi } ]\nsteps: [ appear ]")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(Self.heard(result) == ["---लच्छेद"])
  }

  @Test func aLanguageWithoutAVoiceIsAnError() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      "-", "--wav", try folder.place(for: "out.wav"), environment: Self.real,
      input: "screen: [ { text: Ẹ káàárọ̀, language: yo }, { text: Good morning } ]\nsteps: [ readAll ]")
    #expect(result.status == 2)
    #expect(Self.heard(result) == ["Ẹ káàárọ̀", "Good morning"])
    #expect(result.errors.contains("“Ẹ káàárọ̀” was not spoken"))
  }

  /// Silence never replaces a file that somebody made before.
  @Test func aFileStaysWhereNothingCouldBeSpoken() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("out.wav", "good")
    let yoruba = "screen: [ { text: Ẹ káàárọ̀, language: yo } ]\nsteps: [ appear ]\n"
    let failing = Self.faulty.merging(["FAULTY_WORKER": "crash Two"]) { $1 }
    for (environment, text) in [
      (Self.real, yoruba), (failing, "screen: [ text: Two ]\nsteps: [ appear ]\n"),
      (["A11Y_SIM_SPEECH_WORKER": folder.path + "/none"], yoruba),
    ] {
      let result = try Tool.run("-", "--wav", "out.wav", environment: environment, input: text, folder: folder.path)
      #expect(result.status == 2)
      #expect(
        result.errors.contains(
          "error: nothing could be spoken, so “out.wav” was not written; the existing file was not changed\n"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "good")
    }
    let new = try Tool.run("-", "--wav", "new.wav", environment: Self.real, input: yoruba, folder: folder.path)
    #expect(new.errors.contains("error: nothing could be spoken, so “new.wav” was not written\n"))
    // Without an utterance, there is nothing that could not be spoken.
    let quiet = "screen: [ text: a ]\nsteps: [ wait: 1s ]\n"
    #expect(
      try Tool.run("-", "--wav", "new.wav", environment: Self.real, input: quiet, folder: folder.path).status == 0)
    #expect(folder.names == ["new.wav", "out.wav"])
  }

  @Test func aFileOfAFolderStaysWhereNothingCouldBeSpoken() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.yaml", "screen: [ { text: Ẹ káàárọ̀, language: yo } ]\nsteps: [ appear ]\n")
    _ = try folder.file("b.yaml", "screen: [ text: Hello ]\nsteps: [ appear ]\n")
    let (a, b) = ("sounds/a.voiceover.en.wav", "sounds/b.voiceover.en.wav")
    try folder.folder("sounds")
    let file = try folder.file(a, "good")
    let result = try Tool.run(
      "run", "a.yaml", "b.yaml", "--wav", "sounds/", environment: Self.real, folder: folder.path)
    #expect(result.status == 2)
    #expect(result.output == b + "\n")
    #expect(result.errors.contains("error: nothing could be spoken, so “\(a)” was not written; the existing file"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "good")
  }

  @Test(arguments: [["--wav", "-"], ["--wav=-"], ["demo", "--wav", "-"], ["run", "--wav", "-", "demo"]])
  func soundIsNotWrittenToStandardOutput(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "Error: --wav - would mix sound with the transcript on standard output: name a file, or write ./- "
          + "for a file called -\n"))
  }

  /// Links that lead in a circle stay, and nothing is put in their place.
  @Test func aCircleOfLinks() throws {
    let folder = TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let fault =
      "error: cannot write “a”: its symbolic links form a circle\nhelp: remove one of the links, or name another file\n"
    let sound = try Tool.run("demo", "--wav", "a", environment: Self.real, folder: folder.path)
    let scenario = try Tool.run("new", "--component", "code-field", "a", folder: folder.path)
    for result in [sound, scenario] {
      #expect(result.status == 2)
      #expect(result.errors == fault)
    }
    #expect(folder.names == ["a", "b"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a") == "b")
  }

  @Test func aCharacterWithoutAWordIsANotice() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      "-", "--wav", try folder.place(for: "out.wav"), environment: Self.real,
      input: "screen: [ { text: Done ⌘ } ]\nsteps: [ appear ]")
    #expect(result.errors.contains("U+2318"))
    #expect(Self.heard(result) == ["Done ⌘"])
  }

  @Test func anOutputThatCannotBeWrittenIsSaid() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run("demo", "--wav", try folder.place(for: "none/out.wav"), environment: Self.real)
    #expect(result.status == 2)
    #expect(result.output.contains("Verify, button"))
    #expect(result.errors.contains("out.wav"))
    #expect(result.errors.contains("help:"))
  }

  @Test func missingVoiceDataIsSaid() throws {
    let result = try Tool.run(
      "demo", "--timing", "espeak", environment: Self.faulty.merging(["FAULTY_WORKER": "data 0"]) { $1 })
    #expect(result.status == 2)
    #expect(result.output.contains("Verify, button"))
    #expect(result.errors.contains("help:"))
  }

  #if os(Linux)
    @Test func killingTheToolLeavesNothingBehind() throws {
      // The worker, the keeper of the voice and the child that speaks have the name they were started under.
      let folder = TemporaryFolder()
      let worker = try folder.link("worker", to: BuiltProgram.path(of: "espeak-ng-worker"))
      let text = Array(repeating: "one two three four five six seven", count: 400).joined(separator: ", ")
      let scenario = try folder.file("long.yaml", "screen: [ { text: \"\(text)\" } ]\nsteps: [ appear ]\n")
      let tool = try Program(
        BuiltProgram.path(of: "a11y-sim"), [scenario, "--timing", "espeak", "--worker", worker])
      #expect(eventually { Processes.named(worker).count == 3 })
      tool.send(SIGKILL)
      try tool.wait()
      #expect(eventually { Processes.named(worker) == [] })
    }
  #endif

  @Test func withoutAPlayerTheRemedyIsSaid() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run("--speak", environment: Self.real.merging(["PATH": folder.path]) { $1 })
    #expect(result.status == 2)
    #expect(result.output.contains("Verify, button"))
    #expect(result.errors.contains("no program that plays sound was found"))
    #expect(result.errors.contains("--wav"))
  }
}
