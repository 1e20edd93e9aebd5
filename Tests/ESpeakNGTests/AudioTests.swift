import A11ySim
import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

@Suite(.timeLimited) struct AudioTimelineTests {
  static func clip(_ count: Int, _ value: Int16 = 1000) -> AudioClip {
    AudioClip(sampleRate: 1000, samples: Array(repeating: value, count: count), wordEnds: [])
  }

  @Test func silenceBetween() throws {
    let timeline = AudioTimeline(
      [
        .init(start: .milliseconds(2), duration: .milliseconds(3), clip: Self.clip(3)),
        .init(start: .milliseconds(6), duration: .milliseconds(1), clip: nil),
      ], duration: .milliseconds(8))
    #expect(try timeline.samples(sampleRate: 1000) == [0, 0, 1000, 1000, 1000, 0, 0, 0])
  }

  @Test func aCutFadesOut() throws {
    let cut = AudioTimeline([.init(start: .zero, duration: .milliseconds(5), clip: Self.clip(50, 900))])
    #expect(try cut.samples(sampleRate: 1000) == [900, 900, 600, 300, 0])
    let whole = AudioTimeline([.init(start: .zero, duration: .milliseconds(9), clip: Self.clip(5, 900))])
    #expect(try whole.samples(sampleRate: 1000) == [900, 900, 900, 900, 900, 0, 0, 0, 0])
  }

  @Test func nothingOddCrashes() throws {
    let odd = AudioTimeline(
      [
        .init(start: .milliseconds(-5), duration: .milliseconds(3), clip: Self.clip(9)),
        .init(start: .milliseconds(2), duration: .milliseconds(-3), clip: Self.clip(9)),
        .init(start: .zero, duration: .milliseconds(2), clip: Self.clip(2, .max)),
        .init(start: .zero, duration: .milliseconds(2), clip: Self.clip(2, .max)),
        .init(start: .seconds(9), duration: .milliseconds(2), clip: Self.clip(2)),
        .init(start: .milliseconds(3), duration: .milliseconds(2), clip: Self.clip(2)),
      ], duration: .milliseconds(4))
    #expect(try odd.samples(sampleRate: 1000) == [.max, .max, 0, 1000])
    #expect(try AudioTimeline([]).samples() == [])
    #expect(try AudioTimeline([], duration: .seconds(-1)).samples() == [])
  }
}

/// A track read in parts is the track read whole, and what adding everything up by hand gives.
@Suite(.timeLimited) struct AudioTrackTests {
  @Test func partsAreTheWhole() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let placements = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        AudioTimeline.Placement(
          start: .milliseconds(Int.random(in: 0...900, using: &random)),
          duration: .milliseconds(Int.random(in: 0...300, using: &random)),
          clip: AudioTimelineTests.clip(Int.random(in: 0...300, using: &random), .random(in: -20_000...20_000)))
      }
      let timeline = AudioTimeline(placements, duration: .milliseconds(Int.random(in: 1...1000, using: &random)))
      let track = timeline.track(sampleRate: 1000)
      let whole = try timeline.samples(sampleRate: 1000)
      #expect(whole.count == track.count)
      var sums = [Int](repeating: 0, count: track.count)
      for placement in placements {
        let start = Int(placement.start / .milliseconds(1))
        let count = min(
          placement.sound!.count, Int(placement.duration / .milliseconds(1)), max(0, track.count - start))
        let fading = count + 1 < placement.sound!.count ? min(count, 3) : 0
        for (index, sample) in try placement.sound!.samples(in: 0..<count).enumerated() {
          sums[start + index] +=
            index < count - fading ? Int(sample) : Int(sample) * (count - 1 - index) / max(fading, 1)
        }
      }
      #expect(whole == sums.map { Int16(clamping: $0) })
      var parts: [Int16] = []
      while parts.count < track.count {
        parts += try track.samples(in: parts.count..<parts.count + Int.random(in: 1...70, using: &random))
      }
      #expect(parts == whole)
      let cut = Int.random(in: 0...track.count, using: &random)
      #expect(try track.dropping(cut).samples(in: 0..<track.count) == Array(whole[cut...]))
    }
  }

  @Test func whatIsPutAsideIsReadBack() throws {
    let spool = SoundSpool()
    var random = SplitMix64(seed: 6)
    let sounds = (0..<50).map { _ in
      (0..<Int.random(in: 0...5000, using: &random)).map { _ in Int16.random(in: .min ... .max, using: &random) }
    }
    let tracks = try sounds.map { try spool.append($0, sampleRate: 22_050) }
    for (sound, track) in zip(sounds, tracks) {
      #expect(try track.samples(in: 0..<track.count) == sound)
      #expect(try track.samples(in: 100..<200) == Array(sound.dropFirst(100).prefix(100)))
    }
  }
}

/// Our own tones for the sounds of a screen reader.
@Suite(.timeLimited) struct TonesTests {
  @Test func eachSoundHasAToneOfItsOwn() {
    let clips = VoiceOver.descriptor.sounds.map { Tones.clip(of: $0) }
    #expect(Set(clips.map(\.samples)).count == VoiceOver.descriptor.sounds.count)
    for clip in clips {
      #expect(clip.duration <= .milliseconds(250))
      // Added to the loudest speech there is, -1.2 dB of full scale, nothing overflows.
      #expect(clip.samples.map { abs(Int($0)) }.max()! <= 4_000)
      #expect(clip.samples.contains { abs($0) > 500 })
      // Neither end clicks.
      #expect(abs(clip.samples.first!) < 300 && abs(clip.samples.last!) < 300)
    }
  }

  @Test func theyFollowTheVolume() {
    let loud = Tones.clip(of: .alert).samples
    let half = Tones.clip(of: .alert, volume: 50).samples
    #expect(zip(loud, half).allSatisfy { abs(Int($0) / 2 - Int($1)) <= 2 })
    #expect(Tones.clip(of: .alert, volume: 0).samples.allSatisfy { $0 == 0 })
  }

  /// Only whole numbers, which are equal on each machine.
  @Test func theyAreTheSameEverywhere() {
    var digest = SHA256()
    for sound in VoiceOver.descriptor.sounds { digest.update(WAVFile.rawBytes(of: Tones.clip(of: sound).samples)) }
    #expect(digest.hex() == "cb7b31fbf8643481bd70721f297364c9984392df43be94ac789548de00a760f8")
  }
}

@Suite(.timeLimited) struct OutputFileTests {
  @Test func whatNobodyWritesToAnyMoreIsRemoved() throws {
    let folder = TemporaryFolder()
    // Others' files have names of that kind as well.
    let kept = [
      "a.part", "a.wav", "a.wav.1.part", "a.wav.0123456789abcdeg.part", "archive.0123456789abcdef.zip.part",
      "film.mp4.0123456789abcdef.part", "0123456789abcdef.part",
    ]
    let abandoned = ["a.wav.0123456789abcdef.part", String(repeating: "a", count: 64) + ".00000000000000ff.part"]
    for name in abandoned + kept { try folder.file(name) }
    // One that is being written, by whatever process in whatever container: all it has is the lock.
    let alive = "b.wav.fedcba9876543210.part"
    let descriptor = open(try folder.file(alive), O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    OutputFile.discardAbandoned(in: folder.path)
    #expect(folder.names == (kept + [alive]).sorted())
  }

  /// The next process that writes a file, whatever its name, removes what an ended process left of it.
  @Test func whatWasLeftOfAFileIsGoneWhenItIsWritten() throws {
    let folder = TemporaryFolder()
    let kept = ["b.transcript.0123456789abcdef.part", "a.transcript.part"]
    for name in kept + ["a.transcript.0123456789abcdef.part"] { try folder.file(name) }
    let alive = "a.transcript.fedcba9876543210.part"
    let descriptor = open(try folder.file(alive), O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    try OutputFile.write([1], to: try folder.place(for: "a.transcript"))
    #expect(folder.names == (kept + [alive, "a.transcript"]).sorted())
  }

  @Test func aFileThatIsBeingWrittenIsLocked() throws {
    let folder = TemporaryFolder()
    var names: [String] = []
    let path = try folder.place(for: "a.wav")
    for _ in 0..<3 {
      let error = speechError {
        try OutputFile.write(
          to: path
        ) { (descriptor, temporary) throws(SpeechError) in
          names.append(temporary)
          OutputFile.discardAbandoned(in: folder.path)
          #expect(access(temporary, F_OK) == 0)
          try OutputFile.put([1], to: descriptor, named: path)
        }
      }
      #expect(error == nil)
    }
    #expect(Set(names).count == 3 && folder.names == ["a.wav"])
  }

  @Test func aFileThatIsThereKeepsItsPermissions() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/speech.wav"
    for mode in [0o600, 0o644, 0o666, 0o777] as [mode_t] {
      try WAVFile.save([1], to: path)
      #expect(chmod(path, mode) == 0)
      try WAVFile.save([2], to: path)
      var information = stat()
      #expect(stat(path, &information) == 0 && information.st_mode & 0o777 == mode)
    }
  }

  @Test func whereALinkLeadsTheFileIs() throws {
    let folder = TemporaryFolder()
    for (link, place) in [("a.wav", "b.wav"), ("b.wav", folder.path + "/c.wav"), ("round", "round")] {
      try folder.link(link, to: place)
    }
    // Once to where there is no file yet, once to one that is there.
    for sample in [1, 2] as [Int16] {
      try WAVFile.save([sample], to: try folder.place(for: "a.wav"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a.wav") == "b.wav")
      #expect(
        FileManager.default.contents(atPath: folder.path + "/c.wav").map(Array.init) == WAVFile.bytes(of: [sample]))
    }
    _ = speechError { try WAVFile.save([1], to: folder.path + "/round") }
    #expect(folder.names == ["a.wav", "b.wav", "c.wav", "round"])
  }

  @Test func aLinkOutOfItsFolderIsNotWrittenThrough() throws {
    let folder = TemporaryFolder()
    let outside = try folder.file("outside/notes", "precious")
    try folder.folder("project/sounds/inside")
    let links = [
      "file": outside, "relative": "../../outside/notes", "chain": "file", "new": "../../outside/new.wav",
      "device": "/dev/null", "through": "away/notes", "away": "../../outside", "missing": "/nowhere/a/b",
    ]
    for (name, target) in links { try folder.link("project/sounds/" + name, to: target) }
    let sounds = folder.path + "/project/sounds"
    for name in links.keys.sorted() where name != "away" {
      let error = speechError { try WAVFile.save([1], to: "\(sounds)/\(name)") }
      #expect(
        error?.message.hasPrefix("cannot write “\(sounds)/\(name)”: it is a symbolic link that leads out of its")
          == true)
      #expect(error?.help == "remove the link, or name the file that it leads to")
    }
    #expect(folder.bytes("outside/notes") == Array("precious".utf8))
    #expect(folder.names(in: "outside") == ["notes"])
    #expect(folder.names(in: "project/sounds") == (links.keys + ["inside"]).sorted())
    // Within the folder a link stays, and a folder that is a link was named by the person.
    try folder.link("project/sounds/here", to: "inside/a.wav")
    try WAVFile.save([2], to: "\(sounds)/here")
    #expect(folder.bytes("project/sounds/inside/a.wav") == WAVFile.bytes(of: [2]))
    try WAVFile.save([3], to: "\(sounds)/away/b.wav")
    #expect(folder.bytes("outside/b.wav") == WAVFile.bytes(of: [3]))
    // The links of the system.
    for name in ["/dev/null", "/dev/stderr"] where access(name, W_OK) == 0 { _ = try OutputFile.write([], to: name) }
  }

  @Test func aNameThatCannotBeHasItsOwnRemedy() throws {
    let folder = TemporaryFolder()
    try folder.file("file")
    let inFile = speechError { try WAVFile.save([1], to: try folder.place(for: "file/a.wav")) }
    #expect(inFile?.help == "\(folder.path)/file is not a folder: name an existing folder")
    let long = speechError { try WAVFile.save([1], to: try folder.place(for: String(repeating: "a", count: 300))) }
    #expect(long?.help?.hasPrefix("choose a shorter name") == true)
  }

  @Test func whatFailsLeavesWhatWasThere() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/speech.wav"
    try WAVFile.save([1, 2, 3], to: path)
    let broken = AudioTrack(sampleRate: 22_050, count: 100_000) { range throws(SpeechError) in
      if range.lowerBound > 20_000 { throw SpeechError("no more") }
      return Array(repeating: 0, count: range.count)
    }
    #expect(speechError { try WAVFile.save(broken, to: path) }?.message == "no more")
    #expect(folder.names == ["speech.wav"])
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == WAVFile.bytes(of: [1, 2, 3]))
  }
}

/// With encoders that are the shell under another name.
@Suite(.timeLimited) struct AudioEncoderTests {
  /// - Parameter patience: short only for one that hangs: others take as long as a busy machine makes them.
  static func encoder(_ lines: String, in folder: TemporaryFolder, patience: Duration = .seconds(60)) -> AudioEncoder {
    folder.linkShell(as: "enc")
    let program = AudioEncoder.Program(name: "enc", endings: ["enc"], package: "enc-tools") { rate, output in
      ["-c", lines, "\(rate)", output]
    }
    return AudioEncoder(programs: [program], environment: ["PATH": folder.path], patience: patience)
  }

  @Test func theSoundGoesThroughTheProgram() throws {
    let folder = TemporaryFolder()
    let encoder = Self.encoder("exec /bin/cat > \"$1\"", in: folder)
    let sound = (0..<40_000).map { Int16(truncatingIfNeeded: $0) }
    try encoder.save(AudioTrack(sound), to: try folder.place(for: "out.ENC"))
    #expect(
      FileManager.default.contents(atPath: folder.path + "/out.ENC").map(Array.init) == WAVFile.rawBytes(of: sound))
    #expect(folder.names == ["enc", "out.ENC"])
    try encoder.save(AudioTrack([1]), to: try folder.place(for: "out"))
    #expect(
      FileManager.default.contents(atPath: folder.path + "/out").map(Array.init)
        == WAVFile.bytes(of: [1], sampleRate: 22_050))
  }

  /// Only where the program hangs is the test impatient.
  @Test(arguments: [
    ("exec /bin/sleep 86400", Duration.milliseconds(300), "stopped reading the sound"),
    ("exec 0<&-; exec /bin/sleep 86400", .milliseconds(300), "stopped reading the sound"),
    ("/bin/cat >/dev/null; exit 1", .seconds(60), "could not write"),
    ("echo no room >&2; exit 1", .seconds(60), "no room"),
    ("exec /bin/cat >/dev/null", .seconds(60), "enc wrote nothing"),
  ])
  func oneThatFailsLeavesNothing(lines: String, patience: Duration, message: String) {
    let folder = TemporaryFolder()
    let encoder = Self.encoder(lines, in: folder, patience: patience)
    let error = speechError {
      try encoder.save(AudioTrack([Int16](repeating: 0, count: 1_000_000)), to: try folder.place(for: "out.enc"))
    }
    #expect(error?.message.contains(message) == true)
    #expect(error?.help?.contains("--wav OUT.wav") == true)
    #expect(folder.names == ["enc"])
  }

  @Test func oneThatIsMissingIsNamedWithItsPackage() {
    let folder = TemporaryFolder()
    let encoder = AudioEncoder(environment: ["PATH": folder.path])
    for (name, words) in [("a.flac", "flac or ffmpeg"), ("a.ogg", "vorbis-tools"), ("a.opus", "opus-tools")] {
      let error = speechError { try encoder.check(name) }
      let said = "\(error?.message ?? "") \(error?.help ?? "")"
      #expect(said.contains(words))
    }
    #expect(speechError { try encoder.check("a.mp3") }?.help?.contains(".flac") == true)
    for name in ["a.wav", "a.b/speech", ".flac", "/dev/stdout", "tmp.Xa1b"] {
      #expect(speechError { try encoder.check(name) } == nil)
    }
  }
}

@Suite(.timeLimited) struct WAVFileTests {
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
    #expect(folder.names == ["speech.wav"])
  }

  @Test func aFileThatCannotBeWrittenSaysSo() {
    let folder = TemporaryFolder()
    let missing = speechError { try WAVFile.save([1], to: try folder.place(for: "none/speech.wav")) }
    #expect(missing?.message == "cannot write “\(folder.path)/none/speech.wav”: No such file or directory")
    #expect(missing?.help == "create the folder \(folder.path)/none first")
    #expect(speechError { try WAVFile.save([1], to: folder.path) }?.message.contains("it is a folder") == true)
    #expect(folder.names == [])
  }

  #if os(Linux)
    @Test func aFullDiskLeavesNothing() {
      let error = speechError { try WAVFile.save([1], to: "/dev/full") }
      #expect(error?.help == "free some disk space, or choose a place on another disk")
    }
  #endif
}

/// With players that are the shell under another name.
@Suite(.timeLimited) struct AudioPlayerTests {
  static let sound = [Int16](repeating: 7, count: 22_050)

  /// - Parameter patience: short only for one that hangs: others take as long as a busy machine makes them.
  static func player(_ scripts: [(String, String)], in folder: TemporaryFolder, patience: Duration = .seconds(60))
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

  @Test func theProgramThatWasOpenedPlaysTheNextSound() throws {
    let folder = TemporaryFolder()
    let player = Self.player([("plays", "echo $0 >> \(folder.path)/rates; exec /bin/cat >/dev/null")], in: folder)
    player.open(sampleRate: 22_050)
    #expect(try player.play(Self.sound))
    #expect(folder.bytes("rates") == Array("22050\n".utf8))
    #expect(try player.play(Self.sound))
    #expect(folder.bytes("rates") == Array("22050\n22050\n".utf8))
    // One that was opened for another rate, or has been silenced, is not used.
    player.open(sampleRate: 22_050)
    #expect(try player.play(Self.sound, sampleRate: 16_000))
    #expect(folder.bytes("rates")?.suffix(6) == Array("16000\n".utf8)[...])
    player.open(sampleRate: 22_050)
    player.halt()
    player.resume()
    #expect(try player.play(Self.sound))
  }

  @Test func complaintsAreReadHoweverManyThereAre() throws {
    let folder = TemporaryFolder()
    // More than a pipe holds, before and after the sound.
    let flood = "/bin/dd if=/dev/zero bs=1000 count=200 2>/dev/null >&2"
    let player = Self.player(
      [("plays", "\(flood); /bin/cat > \(folder.path)/heard; \(flood)")], in: folder)
    #expect(try player.play(Self.sound))
    #expect(FileManager.default.contents(atPath: folder.path + "/heard")?.count == 44_100)
  }

  @Test func theNearestPlayerIsNamed() {
    let error = speechError { _ = try AudioPlayer(named: "paca") }
    #expect(error?.message == "there is no player called “paca”")
    #expect(error?.help?.hasPrefix("did you mean pacat? ") == true)
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
    #expect(error?.message == "no sound device can be used: one: no server; two: it failed")
    #expect(error?.help?.contains("--wav") == true)
    #expect(error?.isFatal == true)
    let none = AudioPlayer(environment: ["PATH": folder.path + "/none"])
    #expect(speechError { try none.play(Self.sound) }?.message.contains("no program that plays sound") == true)
  }

  @Test func aPlayerThatHangsIsEnded() {
    let folder = TemporaryFolder()
    let player = Self.player([("hangs", "exec sleep 60")], in: folder, patience: .milliseconds(300))
    let began = ContinuousClock.now
    #expect(speechError { try player.play(Self.sound) }?.message.contains("does not answer") == true)
    // Far from the minute that the program sleeps, however busy the machine is.
    #expect(ContinuousClock.now - began < .seconds(45))
  }

  /// A device that was taken away in the middle: two seconds are for `Scripts/test-sound` to measure.
  @Test func onePlayerThatStopsInTheMiddleIsEnded() {
    let folder = TemporaryFolder()
    let player = Self.player(
      [("stops", "/bin/dd of=/dev/null bs=100000 count=1 iflag=fullblock 2>/dev/null; exec /bin/sleep 86400")],
      in: folder, patience: .seconds(86400))
    let track = AudioTrack([Int16](repeating: 7, count: 22_050 * 60))
    #expect(speechError { _ = try player.play(track) }?.message.contains("does not answer") == true)
  }

  @Test func onePlayerThatDiesInTheMiddleIsNotReplaced() {
    let folder = TemporaryFolder()
    let player = Self.player(
      [
        (
          "dies",
          "/bin/dd of=/dev/null bs=100000 count=1 iflag=fullblock 2>/dev/null; /bin/sleep 2.2; echo gone >&2; exit 1"
        ),
        ("plays", "exec /bin/cat > \(folder.path)/heard"),
      ], in: folder, patience: .seconds(86400))
    let track = AudioTrack([Int16](repeating: 7, count: 22_050 * 60))
    // Whether it counts as hung or as gone depends on how busy the machine is; either way it is told, once.
    #expect(speechError { _ = try player.play(track) } != nil)
    #expect(!folder.names.contains("heard"))
  }

  @Test func itBeginsWhereItIsToldTo() throws {
    let folder = TemporaryFolder()
    let player = Self.player([("plays", "exec /bin/cat > \(folder.path)/heard")], in: folder)
    let sound = (0..<30_000).map { Int16($0) }
    var handed: [Duration] = []
    #expect(try player.play(AudioTrack(sound), from: 10_000) { handed.append($0) })
    #expect(
      FileManager.default.contents(atPath: folder.path + "/heard").map(Array.init)
        == WAVFile.rawBytes(of: Array(sound[10_000...])))
    #expect(handed.first! > .milliseconds(450))
  }

  @Test func whatIsHaltedGoesOnOnlyAfterwards() throws {
    let folder = TemporaryFolder()
    let player = Self.player([("plays", "exec /bin/cat > \(folder.path)/heard")], in: folder)
    player.halt()
    #expect(try player.play(Self.sound) == false)
    #expect(!folder.names.contains("heard"))
    player.resume()
    #expect(try player.play(Self.sound))
    player.stop()
    player.resume()
    #expect(player.isStopped)
    #expect(try player.play(Self.sound) == false)
  }

  @Test func aPlayerIsNamedOrGivenByItsPath() throws {
    let folder = TemporaryFolder()
    folder.linkShell(as: "aplay")
    let environment = ["PATH": folder.path]
    #expect(try AudioPlayer(named: "aplay", environment: environment).players == [folder.path + "/aplay"])
    #expect(try AudioPlayer(named: "/bin/sh", environment: environment).players == ["/bin/sh"])
    for name in ["aplai", "pacat", folder.path + "/none", folder.path + "/"] {
      let error = speechError { _ = try AudioPlayer(named: name, environment: environment) }
      #expect(error?.message.contains(name) == true)
      #expect(error?.help?.contains("aplay") == true)
      #expect(error?.isFatal == true)
    }
  }

  /// `cat` by its path is no player this type knows: it gets a WAV file and writes it to nowhere.
  @Test func anUnknownProgramGetsAWAVFile() throws {
    #expect(try AudioPlayer(named: "/bin/cat").play(Self.sound))
  }

  /// The player sleeps for a day; a thread of its own, so that nothing of this waits for other tests.
  @Test func stoppingIsAtOnce() {
    let folder = TemporaryFolder()
    let player = Self.player([("slow", "exec sleep 86400")], in: folder, patience: .seconds(86400))
    let ended = DispatchSemaphore(value: 0)
    Thread {
      #expect((try? player.play(Self.sound)) == false)
      ended.signal()
    }.start()
    Thread.sleep(forTimeInterval: 0.1)
    player.stop()
    #expect(ended.wait(timeout: .now() + 60) == .success)
  }
}
