import Foundation
import TestSupport
import Testing

/// Scenarios rendered into a folder.
@Suite(.serialized, .timeLimited) struct SuiteTests {
  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  private static func scenario(_ text: String) -> String { "screen: [ { text: \(text) } ]\nsteps: [ appear ]" }

  private static func flows() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.folder("in/b")
    _ = try folder.file("in/a.yaml", scenario("One"))
    _ = try folder.file("in/b/a.yaml", "locale: [ en, fr ]\n" + scenario("Two"))
    _ = try folder.file("in/c.yaml", "screen: { file: screen.json }\nsteps: [ appear ]")
    _ = try folder.file("in/screen.json", "[ { \"text\": \"Three\" } ]")
    return folder
  }

  private static func contents(_ folder: TemporaryFolder, _ name: String = "out") -> [String: Data] {
    let names = (FileManager.default.enumerator(atPath: folder.path + "/" + name)?.compactMap { $0 as? String }) ?? []
    return names.reduce(into: [:]) { result, file in
      if file.hasSuffix(".wav") || file.hasSuffix(".part") {
        result[file] = FileManager.default.contents(atPath: "\(folder.path)/\(name)/\(file)")
      }
    }
  }

  @Test func everyScenarioInEveryLanguageHasAFile() throws {
    let folder = try Self.flows()
    let result = try Tool.run("run", "in", "--wav", "out/", environment: Self.real, folder: folder.path)
    #expect(result.errors == "")
    #expect(result.status == 0)
    let names = ["a.voiceover.en.wav", "b/a.voiceover.en.wav", "b/a.voiceover.fr.wav", "c.voiceover.en.wav"]
    #expect(result.output == names.map { "out/\($0)\n" }.joined())
    let files = Self.contents(folder)
    #expect(files.keys.sorted() == names)
    // What one file alone becomes.
    for (name, file, locale) in [(names[0], "in/a.yaml", "en"), (names[2], "in/b/a.yaml", "fr")] {
      _ = try Tool.run(
        "run", file, "--locale", locale, "--wav", "one.wav", environment: Self.real, folder: folder.path)
      #expect(files[name] == FileManager.default.contents(atPath: folder.path + "/one.wav"))
    }
  }

  @Test func whatIsThereAndRightIsKept() throws {
    let folder = try Self.flows()
    func render(_ arguments: String...) throws -> Tool.Result {
      try Tool.run(["run", "in", "--wav", "out"] + arguments, environment: Self.real, folder: folder.path)
    }
    _ = try Tool.run("run", "in", "--wav", "out/", environment: Self.real, folder: folder.path)
    let first = Self.contents(folder)
    #expect(first.count == 4)
    #expect(try render().errors == "note: 4 of 4 sound files are unchanged and were not written again\n")
    #expect(Self.contents(folder) == first)
    // Another scenario, another screen, a damaged file, one that is gone: each is made again, and nothing else.
    _ = try folder.file("in/a.yaml", Self.scenario("Uno"))
    #expect(try render().errors == "note: 3 of 4 sound files are unchanged and were not written again\n")
    _ = try folder.file("in/screen.json", "[ { \"text\": \"Drei\" } ]")
    #expect(try render().errors == "note: 3 of 4 sound files are unchanged and were not written again\n")
    let second = Self.contents(folder)
    #expect(second["a.voiceover.en.wav"] != first["a.voiceover.en.wav"])
    #expect(second["c.voiceover.en.wav"] != first["c.voiceover.en.wav"])
    try folder.file("out/a.voiceover.en.wav", Data([1, 2, 3]))
    try folder.remove("out/b/a.voiceover.fr.wav")
    #expect(try render().errors == "note: 2 of 4 sound files are unchanged and were not written again\n")
    #expect(Self.contents(folder) == second)
    // Another option changes them all.
    #expect(try render("--words-per-minute", "300").errors == "")
    #expect(Set(Self.contents(folder).values).isDisjoint(with: second.values))
  }

  @Test func whatThereIsToSayIsSaidEveryTime() throws {
    let folder = try Self.flows()
    _ = try folder.file("in/a.yaml", "screen: [ { text: Done ⌘ } ]\nsteps: [ appear, { expect: { contains: Gone } } ]")
    _ = try folder.file("in/d.yaml", "steps: [ nonsense ]")
    for _ in 0..<2 {
      let result = try Tool.run("run", "in", "--wav", "out/", environment: Self.real, folder: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.contains("U+2318"))
      #expect(result.errors.contains("in/a.yaml:2:"))
      #expect(result.errors.contains("in/d.yaml:1:"))
      #expect(Self.contents(folder).count == 4)
    }
  }

  /// Killed at any moment, nothing half-written is there, and the next run makes what is missing.
  @Test func anInterruptionCostsOnlyWhatWasBeingRendered() throws {
    let folder = TemporaryFolder()
    try folder.folder("in")
    for index in 0..<12 { _ = try folder.file("in/\(index).yaml", Self.scenario("Number \(index) of many in a row")) }
    for signal in [SIGKILL, SIGTERM, SIGINT] {
      let before = Self.contents(folder).count
      let tool = try Program(
        BuiltProgram.path(of: "a11y-sim"), ["run", "in", "--wav", "out/"], environment: Self.real, folder: folder.path)
      #expect(eventually { !tool.isRunning || Self.contents(folder).count > before })
      tool.send(signal)
      try tool.wait()
      for (name, data) in Self.contents(folder) where name.hasSuffix(".wav") {
        let size = data[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(data.count == 44 + size && size > 0)
      }
      if signal != SIGKILL { #expect(Self.contents(folder).keys.allSatisfy { $0.hasSuffix(".wav") }) }
    }
    let result = try Tool.run("run", "in", "--wav", "out/", environment: Self.real, folder: folder.path)
    #expect(result.status == 0)
    let all = Self.contents(folder)
    #expect(all.count == 12 && all.keys.allSatisfy { $0.hasSuffix(".wav") })
    let fresh = try Tool.run("run", "in", "--wav", "fresh/", environment: Self.real, folder: folder.path)
    #expect(fresh.errors == "")
    #expect(Self.contents(folder, "fresh") == all)
  }

  @Test func wrongUsageNamesTheRemedy() throws {
    let folder = try Self.flows()
    for arguments in [
      ["run", "in/a.yaml", "in/c.yaml", "--wav", "out.wav"], ["run", "in/b/a.yaml", "--wav", "out.wav"],
    ] {
      let result = try Tool.run(arguments, environment: Self.real, folder: folder.path)
      #expect(result.status == 64)
      #expect(result.errors.contains("--wav sounds/"))
    }
    for extra in [["--speak"], ["--format", "json"], ["--why"], ["--audit"]] {
      let result = try Tool.run(["run", "in", "--wav", "out/"] + extra, environment: Self.real, folder: folder.path)
      #expect(result.status == 64)
    }
    let clash = try Tool.run(
      "run", "in/a.yaml", "in/b/a.yaml", "--wav", "out/", environment: Self.real, folder: folder.path)
    #expect(clash.status == 2)
    #expect(clash.errors.contains("which belongs to “in/a.yaml”"))
    let twice = try Tool.run("demo", "demo", "--wav", "twice/", environment: Self.real, folder: folder.path)
    #expect(twice.status == 2)
    #expect(
      twice.errors
        == "demo: error: this scenario was named twice, so it is written only once\nhelp: name the scenario only once\n"
    )
    let missing = try Tool.run(
      "run", "in", "--wav", "out/", environment: ["A11Y_SIM_SPEECH_WORKER": "/nowhere"], folder: folder.path)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("help:"))
  }
}

/// What else becomes of the sound.
@Suite(.serialized, .timeLimited) struct SoundFileTests {
  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  private static func samples(_ path: String) throws -> [Int16] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path)).dropFirst(44)
    return stride(from: data.startIndex, to: data.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
    }
  }

  /// A screen change is heard before its words unless the person has switched sounds off; then the rest is the same.
  @Test func soundsAreWhereTheTranscriptHasThem() throws {
    let folder = TemporaryFolder()
    let scenario = "screen: [ { text: One } ]\nsteps: [ appear, { post: screenChanged }, { wait: 1s } ]"
    var tracks: [[Int16]] = []
    for sounds in ["true", "false"] {
      let result = try Tool.run(
        "-", "--set", "sounds=\(sounds)", "--wav", try folder.place(for: "\(sounds).wav"), "--format", "jsonl",
        environment: Self.real, input: scenario)
      #expect(result.status == 0)
      #expect(result.output.contains("\"kind\":\"sound\"") == (sounds == "true"))
      tracks.append(try Self.samples(folder.path + "/\(sounds).wav"))
      if sounds == "true" {
        let line = try #require(result.output.split(separator: "\n").first { $0.contains("\"kind\":\"sound\"") })
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let start = Int((try #require(object["time"] as? Double)) * 22_050)
        #expect(tracks[0][start..<start + 2_600].contains { abs($0) > 1_000 })
      }
    }
    #expect(tracks[0].count == tracks[1].count)
    // They differ for as long as the tone sounds, and nowhere else.
    let different = tracks[0].indices.filter { tracks[0][$0] != tracks[1][$0] }
    #expect(!different.isEmpty && different.last! - different.first! < 22_050 / 4)
  }

  @Test func theCacheChangesNothingAndKeepsNoText() throws {
    let folder = TemporaryFolder()
    var files: [Data] = []
    for arguments in [[], ["--cache", try folder.place(for: "cache")], ["--cache", try folder.place(for: "cache")]] {
      let result = try Tool.run(
        ["demo", "--wav", try folder.place(for: "a.wav")] + arguments, environment: Self.real)
      #expect(result.status == 0)
      #expect(result.errors == "")
      files.append(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.wav")))
    }
    #expect(files[0] == files[1] && files[0] == files[2])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/sound").count > 5)
    let alone = try Tool.run("demo", "--cache", "x", environment: Self.real)
    #expect(alone.status == 64)
    let impossible = try Tool.run(
      "demo", "--wav", try folder.place(for: "b.wav"), "--cache", try folder.place(for: "no/cache"),
      environment: Self.real)
    #expect(impossible.status == 2)
    #expect(impossible.errors.contains("help: create the folder"))
  }

  @Test func aMissingEncoderIsAnErrorBeforeAnythingIsSaid() throws {
    let folder = TemporaryFolder()
    for name in ["a.flac", "a.opus", "a.mp3"] {
      let result = try Tool.run(
        "demo", "--wav", try folder.place(for: name), environment: Self.real.merging(["PATH": folder.path]) { $1 })
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot write"))
      #expect(result.errors.contains("help:"))
      #expect(folder.names == [])
    }
  }

  @Test func captionsHaveTheTimesOfWords() throws {
    let result = try Tool.run("demo", "--timing", "espeak", "--format", "vtt", environment: Self.real)
    let stamp = /<(\d\d):(\d\d):(\d\d)\.(\d\d\d)>/
    let cue = /^(\d\d):(\d\d):(\d\d)\.(\d\d\d) --> (\d\d):(\d\d):(\d\d)\.(\d\d\d)$/
    func time(_ parts: Substring...) -> Int {
      let numbers = parts.map { Int($0)! }
      return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1000 + numbers[3]
    }
    var bounds = (0, 0)
    var count = 0
    for line in result.output.split(separator: "\n") {
      if let match = line.wholeMatch(of: cue)?.output {
        bounds = (time(match.1, match.2, match.3, match.4), time(match.5, match.6, match.7, match.8))
      }
      var last = bounds.0
      for match in line.matches(of: stamp).map(\.output) {
        let begin = time(match.1, match.2, match.3, match.4)
        #expect(begin > last && begin < bounds.1)
        last = begin
        count += 1
      }
    }
    #expect(count > 20)
    #expect(try !Tool.run("demo", "--format", "vtt").output.contains("<00:"))
  }
}
