import Foundation
import TestSupport
import Testing

/// Every program that the tool starts: what it inherits, and what it is told.
@Suite(.timeLimited) struct StartedProgramTests {
  /// The text that must not become an option, of whichever program: as a commit, a path, a label, a name of a file.
  private static let hostile = "-PWNED"

  /// Scripts that note their arguments and descriptors and do what the programs do. (A shell needs those from 10 on for
  /// itself.)
  private static func programs(in folder: TemporaryFolder) throws -> [String: String] {
    func note(_ name: String) -> String {
      """
      {
        for word in "$@"; do echo "argument $word"; done
        for number in $(seq 3 9) $(seq 100 119); do
          if [ -e /dev/fd/$number ]; then echo "descriptor $number"; fi
        done
      } >>"${0%/*}/\(name).started"
      """
    }
    try folder.folder("bin")
    _ = try folder.script("bin/git", note("git") + "\nPATH=${PATH#*:} exec git \"$@\"")
    _ = try folder.script("bin/pacat", note("pacat") + "\ncat >/dev/null")
    _ = try folder.script(
      "bin/flac",
      note("flac") + "\nfor word in \"$@\"; do case $word in --output-name=*) cat >\"${word#*=}\" ;; esac; done")
    _ = try folder.script(hostile, note("worker") + "\nexec '\(BuiltProgram.path(of: "faulty-worker"))'")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/bin:\(path)"]
  }

  private static func screen(commit: String) -> String {
    """
    { "a11ySimScreen": 1, "platform": "iOS",
      "commit": "\(commit)",
      "elements": [ { "id": "signIn", "role": "button", "label": "\(hostile)" } ] }
    """
  }

  private static let flow = """
    name: \(hostile)
    fresh: { paths: [ "\(hostile).strings", "--output=PWNED" ] }
    screen: { file: login.screen.json }
    steps:
      - appear
      - touch: signIn
      - expect: { contains: PWNED }

    """

  @Test func noneInheritsADescriptorOrTakesATextForAnOption() throws {
    let folder = TemporaryFolder()
    let environment = try Self.programs(in: folder)
    try folder.file("\(Self.hostile).strings", "\"\(Self.hostile)\" = \"\(Self.hostile)\";\n")
    try folder.commitAll()
    let commit = try folder.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.file("login.screen.json", Self.screen(commit: commit))
    try folder.file("flow.yaml", Self.flow)
    let pipes = try OpenPipes(count: 20)
    func run(_ arguments: String...) throws {
      let result = try Program.run(
        BuiltProgram.path(of: "a11y-sim"), arguments, environment: environment, folder: folder.path,
        handingOn: pipes.inputs)
      #expect(result.status == 0, "\(arguments): \(result.errors)")
    }
    try run("test", "flow.yaml")
    try run("strings", "check", "./\(Self.hostile).strings", "--changed-since", "HEAD")
    try run("run", "flow.yaml", "--wav=\(Self.hostile).flac", "--worker=\(Self.hostile)")
    try run("run", "flow.yaml", "--speak", "--player", "pacat", "--worker=\(Self.hostile)")

    for name in ["bin/git", "bin/flac", "bin/pacat", "worker"] {
      let bytes = try #require(folder.bytes("\(name).started"), "\(name) was not started")
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("descriptor") }, "\(name)")
      var isOption = true
      for line in lines {
        // The first argument of each start of git.
        if line == "argument -C" { isOption = true }
        if line == "argument --" { isOption = false }
        #expect(!isOption || line.firstMatch(of: #/^argument -+[^=]*PWNED/#) == nil, "\(name): \(line)")
      }
    }
    #expect(folder.names.contains("\(Self.hostile).flac") && !folder.names.contains("PWNED"))
  }

  @Test(arguments: ["--output=PWNED", "-p", "HEAD..HEAD~1", "HEAD:a", "a commit", ""])
  func aScreenFileNamesNothingButACommit(commit: String) throws {
    let folder = TemporaryFolder()
    try folder.file("PWNED", "precious")
    try folder.commitAll()
    try folder.file("login.screen.json", Self.screen(commit: commit))
    try folder.file("flow.yaml", Self.flow)
    let result = try Tool.run("test", "flow.yaml", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("login.screen.json:2:13: error: “\(commit)” is not the name of a commit"))
    #expect(result.errors.contains("git rev-parse HEAD"))
    #expect(folder.bytes("PWNED") == Array("precious".utf8))
    let capture = try Tool.run("capture", "login.screen.json", "--commit=\(commit)", folder: folder.path)
    #expect(capture.status == 64)
    let changed = try Tool.run("strings", "check", ".", "--changed-since=--output=PWNED", folder: folder.path)
    #expect(changed.status == 2)
    #expect(folder.bytes("PWNED") == Array("precious".utf8))
  }

  /// A program that ignores the ends of its children may start the tool, which inherits this.
  @Test func theToolLearnsHowProgramsEnd() throws {
    let folder = TemporaryFolder()
    try folder.file("\(Self.hostile).strings", "")
    try folder.commitAll()
    let commit = try folder.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.file("\(Self.hostile).strings", "/* changed */")
    try folder.git("commit", "-qam", "Two")
    try folder.file("login.screen.json", Self.screen(commit: commit))
    try folder.file("flow.yaml", Self.flow)
    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(
        "/bin/sh", ["-c", "trap '' CHLD; exec \"$0\" \"$@\"", BuiltProgram.path(of: "a11y-sim")] + arguments,
        environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")], folder: folder.path)
    }
    let tested = try run("test", "flow.yaml")
    #expect(tested.status == 1 && (tested.output + tested.errors).contains("has changed since"))
    let spoken = try run("run", "flow.yaml", "--wav", "out.wav")
    #expect(spoken.status == 0 && spoken.errors == "", "\(spoken.errors)")
  }

  /// As many as a build server may start at once: each gets so little of the machine that its worker needs long to start.
  @Test(.enabled(if: AtLength.isWanted)) func twoHundredAtOnceAreSlowAndNoFailureAtLength() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "flow.yaml", "screen: [ { text: One }, { text: Two } ]\nsteps: [ readAll ]\n")
    let tools = try (0..<200).map { number in
      try Program(
        BuiltProgram.path(of: "a11y-sim"), ["run", file, "--wav", "\(number).wav"],
        environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")], folder: folder.path,
        errors: .file(try folder.file("\(number).errors")))
    }
    for (number, tool) in tools.enumerated() {
      let status = try tool.wait()
      #expect(status == 0, "\(String(decoding: folder.bytes("\(number).errors") ?? [], as: UTF8.self))")
    }
    let sounds = Set((0..<200).map { folder.bytes("\($0).wav") })
    #expect(sounds.count == 1 && sounds.first??.isEmpty == false)
  }

  #if os(Linux)
    private static let withoutProc = [
      "--mount", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" \"$@\"",
    ]
    private static let canHideProc =
      (try? Program.run("/usr/bin/unshare", withoutProc + ["/bin/true"]).status) == 0

    /// As in a container that was made with care.
    @Test(.enabled(if: canHideProc)) func proceedsWithoutProc() throws {
      let folder = TemporaryFolder()
      try folder.file("login.screen.json", Self.screen(commit: "HEAD"))
      try folder.file("flow.yaml", Self.flow.replacing(/fresh:.*\n/, with: ""))
      for arguments in [["run", "flow.yaml"], ["run", "flow.yaml", "--wav", "out.wav"], ["--version"]] {
        let with = try Program.run(
          BuiltProgram.path(of: "a11y-sim"), arguments,
          environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "faulty-worker")], folder: folder.path)
        let without = try Program.run(
          "/usr/bin/unshare", Self.withoutProc + [BuiltProgram.path(of: "a11y-sim")] + arguments,
          environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "faulty-worker")], folder: folder.path)
        #expect(without.status == 0 && without.errors == "", "\(without.errors)")
        #expect(without.output == with.output)
      }
    }
  #endif
}
