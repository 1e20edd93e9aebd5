import A11ySim
import Foundation
import Testing

@testable import ESpeakNG

struct AudioTimelineTests {
  static func clip(_ count: Int, _ value: Int16 = 1000) -> AudioClip {
    AudioClip(sampleRate: 1000, samples: Array(repeating: value, count: count), wordEnds: [])
  }

  @Test func silenceBetween() {
    let timeline = AudioTimeline(
      [
        .init(start: .milliseconds(2), duration: .milliseconds(3), clip: Self.clip(3)),
        .init(start: .milliseconds(6), duration: .milliseconds(1), clip: nil),
      ], duration: .milliseconds(8))
    #expect(timeline.samples(sampleRate: 1000) == [0, 0, 1000, 1000, 1000, 0, 0, 0])
  }

  @Test func aCutFadesOut() {
    let cut = AudioTimeline([.init(start: .zero, duration: .milliseconds(5), clip: Self.clip(50, 900))])
    #expect(cut.samples(sampleRate: 1000) == [900, 900, 600, 300, 0])
    let whole = AudioTimeline([.init(start: .zero, duration: .milliseconds(9), clip: Self.clip(5, 900))])
    #expect(whole.samples(sampleRate: 1000) == [900, 900, 900, 900, 900, 0, 0, 0, 0])
  }

  @Test func nothingOddCrashes() {
    let odd = AudioTimeline(
      [
        .init(start: .milliseconds(-5), duration: .milliseconds(3), clip: Self.clip(9)),
        .init(start: .milliseconds(2), duration: .milliseconds(-3), clip: Self.clip(9)),
        .init(start: .zero, duration: .milliseconds(2), clip: Self.clip(2, .max)),
        .init(start: .zero, duration: .milliseconds(2), clip: Self.clip(2, .max)),
        .init(start: .seconds(9), duration: .milliseconds(2), clip: Self.clip(2)),
        .init(start: .milliseconds(3), duration: .milliseconds(2), clip: Self.clip(2)),
      ], duration: .milliseconds(4))
    #expect(odd.samples(sampleRate: 1000) == [.max, .max, 0, 1000])
    #expect(AudioTimeline([]).samples() == [])
    #expect(AudioTimeline([], duration: .seconds(-1)).samples() == [])
  }
}

struct WAVFileTests {
  @Test func headerAndSamples() {
    let bytes = WAVFile.bytes(of: [1, -2], sampleRate: 22_050)
    #expect(bytes.count == 48)
    #expect(Array(bytes[..<4]) == Array("RIFF".utf8))
    #expect(Array(bytes[24..<28]) == [0x22, 0x56, 0, 0])
    #expect(Array(bytes[40...]) == [4, 0, 0, 0, 1, 0, 0xfe, 0xff])
  }

  @Test func aFileIsReplacedWhole() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/speech.wav"
    try WAVFile.save([1, 2, 3], to: path)
    try WAVFile.save([4], to: path)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == WAVFile.bytes(of: [4]))
    #expect(folder.contents == ["speech.wav"])
  }

  @Test func aFileThatCannotBeWrittenSaysSo() {
    let folder = TemporaryFolder()
    let missing = speechError { try WAVFile.save([1], to: folder.path + "/none/speech.wav") }
    #expect(missing?.message == "cannot write \(folder.path)/none/speech.wav: No such file or directory")
    #expect(missing?.help == "create the folder \(folder.path)/none first")
    #expect(speechError { try WAVFile.save([1], to: folder.path) }?.message.contains("it is a folder") == true)
    #expect(folder.contents == [])
  }

  #if os(Linux)
    @Test func aFullDiskLeavesNothing() {
      let error = speechError { try WAVFile.save([1], to: "/dev/full") }
      #expect(error?.help == "free some space, or name a place on another disk")
    }
  #endif
}

/// With players that are the shell under another name.
struct AudioPlayerTests {
  static let sound = [Int16](repeating: 7, count: 22_050)

  static func player(_ scripts: [(String, String)], in folder: TemporaryFolder, patience: Duration = .milliseconds(300))
    -> AudioPlayer
  {
    AudioPlayer(
      programs: scripts.map { name, lines in
        folder.linkShell(as: name)
        return AudioPlayer.Program(name: name) { ["-c", lines, "\($0)"] }
      }, environment: ["PATH": folder.path], patience: patience)
  }

  @Test func theSoundArrivesWhole() throws {
    let folder = TemporaryFolder()
    let player = Self.player([("plays", "exec /bin/cat > \(folder.path)/heard.$0")], in: folder)
    var handed: [Duration] = []
    #expect(try player.play(Self.sound) { handed.append($0) })
    #expect(FileManager.default.contents(atPath: folder.path + "/heard.22050")?.count == 44_100)
    #expect(handed.last == .seconds(1) && handed == handed.sorted())
    #expect(try player.play([]))
  }

  @Test func withoutADeviceTheNextPlayerIsTried() throws {
    let folder = TemporaryFolder()
    let player = Self.player(
      [("deaf", "echo no server >&2; exit 1"), ("plays", "exec /bin/cat > \(folder.path)/heard")], in: folder)
    #expect(try player.play(Self.sound))
    #expect(FileManager.default.contents(atPath: folder.path + "/heard")?.count == 44_100)
  }

  @Test func noDeviceAtAllIsAnErrorWithARemedy() {
    let folder = TemporaryFolder()
    let player = Self.player([("one", "echo no server >&2; exit 1"), ("two", "exit 3")], in: folder)
    let error = speechError { try player.play(Self.sound) }
    #expect(error?.message == "no sound device: one: no server; two: it failed")
    #expect(error?.help?.contains("--wav") == true)
    #expect(error?.isFatal == true)
    let none = AudioPlayer(environment: ["PATH": folder.path + "/none"])
    #expect(speechError { try none.play(Self.sound) }?.message.contains("no program that plays sound") == true)
  }

  @Test func aPlayerThatHangsIsEnded() {
    let folder = TemporaryFolder()
    let player = Self.player([("hangs", "exec sleep 60")], in: folder)
    let began = ContinuousClock.now
    #expect(speechError { try player.play(Self.sound) }?.message.contains("does not answer") == true)
    // Far from the minute that the program sleeps, however busy the machine is.
    #expect(ContinuousClock.now - began < .seconds(45))
  }

  /// The player sleeps for a day: the limit is for one that is not stopped. A bound of seconds would measure how long this
  /// test waits for others at its `await`.
  @Test(.timeLimit(.minutes(1))) func stoppingIsAtOnce() async throws {
    let folder = TemporaryFolder()
    let player = Self.player([("slow", "exec sleep 86400")], in: folder, patience: .seconds(86400))
    async let played = Task.detached { try player.play(Self.sound) }.value
    try await Task.sleep(for: .milliseconds(100))
    player.stop()
    #expect(try await played == false)
  }
}
