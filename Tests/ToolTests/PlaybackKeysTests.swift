import Foundation
import TestSupport
import Testing

/// Keys while it speaks, on a pseudo-terminal, with a player that takes as long as the sound.
@Suite(.serialized, .timeLimited) struct PlaybackKeysTests {
  /// The tool on a pseudo-terminal of its own.
  private final class Terminal {
    let folder: TemporaryFolder
    let process: Program
    let main: Int32
    let replica: Int32
    let before: termios

    /// - Parameter player: lines of shell that play what comes.
    init(scenario: String, player: String) throws {
      folder = TemporaryFolder()
      #if os(Linux)
        main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        // TIOCSPTLCK and TIOCGPTN, which the C library's header does not show to Swift.
        var number: Int32 = 0
        _ = ioctl(main, 0x4004_5431, &number)
        _ = ioctl(main, 0x8004_5430, &number)
        replica = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      #else
        main = posix_openpt(O_RDWR | O_NOCTTY)
        grantpt(main)
        unlockpt(main)
        replica = open(ptsname(main), O_RDWR | O_NOCTTY)
      #endif
      var attributes = termios()
      tcgetattr(replica, &attributes)
      before = attributes
      let file = try folder.file("flow.yaml", scenario)
      process = try Program(
        BuiltProgram.path(of: "a11y-sim"), ["run", file, "--speak", "--player", try folder.script("player", player)],
        environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")],
        input: .descriptor(replica), output: .file(try folder.file("out")), errors: .file(try folder.file("err")))
    }

    deinit {
      close(main)
      close(replica)
    }

    func press(_ keys: String) {
      _ = Array(keys.utf8).withUnsafeBytes { write(main, $0.baseAddress!, $0.count) }
    }

    var output: String { text("out") }
    var errors: String { text("err") }
    /// What each player got, in the order they were started.
    var played: [Int] { text("played").split(separator: "\n").compactMap { Int($0) } }

    func text(_ name: String) -> String {
      (try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)) ?? ""
    }

    var isRaw: Bool {
      var now = termios()
      tcgetattr(replica, &now)
      return now.c_lflag & tcflag_t(ICANON) == 0 && now.c_lflag & tcflag_t(ECHO) == 0
    }

    var isRestored: Bool {
      var now = termios()
      tcgetattr(replica, &now)
      return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
    }

    /// Waits for something that must come.
    func wait(for condition: () -> Bool) {
      #expect(eventually { condition() || !process.isRunning })
    }
  }

  private static let scenario = """
    screen: [ { text: One }, { text: Two }, { text: Three }, { text: Four } ]
    steps: [ readAll ]
    """

  /// Tells that it began, takes the beginning of the sound and no more. A tool that is killed outright leaves it to
  /// itself, so it must come to an end.
  private static func stuck(for seconds: Int = 20) -> String {
    "echo x >> \"${0%/*}/began\"; dd of=/dev/null bs=2000 count=1 2>/dev/null; exec sleep \(seconds)"
  }
  /// Tells that it began, takes everything at once and tells what it is and how much.
  private static let quick =
    "echo x >> \"${0%/*}/began\"; head -c 4 > \"${0%/*}/format\"; wc -c >> \"${0%/*}/played\""

  /// Plays nothing until the keys are through, then everything: the first player sleeps, the next is quick.
  private static let firstIsStuck =
    "if [ -e \"${0%/*}/began\" ]; then \(quick); else \(stuck()); fi"

  @Test func qQuits() throws {
    let terminal = try Terminal(scenario: Self.scenario, player: Self.stuck())
    terminal.wait { terminal.isRaw && !terminal.text("began").isEmpty }
    terminal.press("q")
    #expect(try terminal.process.wait() == 130)
    #expect(terminal.isRestored)
    #expect(!terminal.output.contains("Four"))
    #expect(terminal.errors == "interrupted\n")
  }

  /// Space ends the sound, and space again begins it where it ended.
  @Test func spacePauses() throws {
    let terminal = try Terminal(scenario: Self.scenario, player: Self.firstIsStuck)
    terminal.wait { terminal.isRaw && !terminal.text("began").isEmpty }
    terminal.press(" ")
    usleep(300_000)
    #expect(terminal.played.isEmpty)
    #expect(terminal.text("began") == "x\n")
    terminal.press(" ")
    #expect(try terminal.process.wait() == 0)
    #expect(terminal.played.count == 1)
    // A program that is not known gets a WAV file.
    #expect(terminal.text("format") == "RIFF")
    #expect(terminal.output.hasSuffix("Four\n"))
    #expect(terminal.isRestored)
  }

  /// Each arrow to the right leaves an utterance out, each to the left goes back to one.
  @Test func arrowsMove() throws {
    var sizes: [Int] = []
    for keys in ["  ", "\u{1B}[C", "\u{1B}[C\u{1B}OC\u{1B}[C", "\u{1B}[C\u{1B}[C\u{1B}[D", " \u{1B}[C"] {
      let terminal = try Terminal(scenario: Self.scenario, player: Self.firstIsStuck)
      terminal.wait { terminal.isRaw && !terminal.text("began").isEmpty }
      terminal.press(keys)
      #expect(try terminal.process.wait() == 0)
      #expect(terminal.output.hasSuffix("Four\n"))
      sizes.append(terminal.played.first ?? -1)
    }
    // From the beginning; from Two; from Four; from Two, by way of Three; from Two.
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] > 0)
    #expect(sizes[3] == sizes[1] && sizes[4] == sizes[1])
  }

  @Test(arguments: [SIGINT, SIGSEGV])
  func theTerminalIsRestoredWhateverEndsIt(signal: Int32) throws { try end(by: signal) }

  /// Each waits for its player.
  @Test(
    .enabled(if: AtLength.isWanted), arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGABRT])
  func theTerminalIsRestoredAtLength(signal: Int32) throws { try end(by: signal) }

  private func end(by signal: Int32) throws {
    let terminal = try Terminal(scenario: Self.scenario, player: Self.stuck(for: 3))
    terminal.wait { terminal.isRaw && !terminal.text("began").isEmpty }
    terminal.process.send(signal)
    #expect(try terminal.process.wait() != 0)
    #expect(terminal.isRestored)
  }

  @Test func aPlayerThatFailsLeavesTheTerminalAsItWas() throws {
    let terminal = try Terminal(scenario: Self.scenario, player: "echo no device >&2; exit 1")
    #expect(try terminal.process.wait() == 2)
    #expect(terminal.errors.contains("no device"))
    #expect(terminal.output.hasSuffix("Four\n"))
    #expect(terminal.isRestored)
  }

  /// Input from anywhere else is left alone.
  @Test func withoutATerminalThereAreNoKeys() throws {
    let folder = TemporaryFolder()
    let result = try Tool.start(
      "-", "--speak", "--player", "/bin/cat",
      environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")], input: Self.scenario)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Four\n"))
    #expect(folder.names == [])
    let unknown = try Tool.start(
      "demo", "--speak", "--player", "nonesuch",
      environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no player called “nonesuch”"))
    #expect(unknown.output.contains("Verify, button"))
    let misspelled = try Tool.start(
      "demo", "--speak", "--player", "paca",
      environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")])
    #expect(misspelled.errors.contains("help: did you mean pacat? "))
    #expect(try Tool.run("demo", "--player", "aplay").status == 64)
  }
}
