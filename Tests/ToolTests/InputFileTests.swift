import Foundation
import Testing

/// What the tool says of files that are no scenarios, and of those that are hard to read.
@Suite struct InputFileTests {
  private let folder = Folder()

  @Test func aFileThatIsNotThere() throws {
    let result = try Tool.run(["absent.yaml"], in: folder.path)
    #expect(
      result
        == .init(
          status: 2,
          error: "absent.yaml: error: it cannot be read: No such file or directory\n"
            + "help: check the path; built-in scenarios are demo and digits\n"))
  }

  @Test func aFolder() throws {
    let result = try Tool.run(["."], in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.error == ".: error: this is a folder, not a file\nhelp: name a file in it, or use `a11y-sim test`\n")
  }

  @Test func aFileOfAHundredMegabytes() throws {
    // A hole: it takes no space.
    #expect(FileManager.default.createFile(atPath: folder.path + "/huge.yaml", contents: nil))
    #expect(truncate(folder.path + "/huge.yaml", 100_000_000) == 0)
    let clock = ContinuousClock()
    let start = clock.now
    let result = try Tool.run(["huge.yaml"], in: folder.path)
    #expect(clock.now - start < .seconds(5))
    #expect(result.status == 2)
    #expect(
      result.error
        == "huge.yaml: error: the file has more than the 4000000 bytes a scenario may have\n"
        + "help: split it into several scenarios\n")
  }

  @Test func oneByteMoreThanAllowed() throws {
    let text = "screen: [ text: a ]\nsteps: [appear]\n#"
    let full = text + String(repeating: "x", count: 4_000_000 - text.utf8.count)
    try folder.write("full.yaml", full)
    try folder.write("over.yaml", full + "x")
    #expect(try Tool.run(["full.yaml"], in: folder.path).status == 0)
    #expect(try Tool.run(["over.yaml"], in: folder.path).status == 2)
    #expect(try Tool.run(["-"], in: folder.path, input: folder.path + "/over.yaml").status == 2)
  }

  @Test func aDeviceWithoutEnd() throws {
    let result = try Tool.run(["/dev/zero"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("/dev/zero: error: the file has more than the 4000000 bytes"))
  }

  /// Nobody writes to it: it is empty, and nothing waits.
  @Test func aPipeNobodyWritesTo() throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let result = try Tool.run(["pipe"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("pipe:1:1: error: the file is empty"))
  }

  /// As a shell's `<(…)`: what is written late is read too.
  @Test func aPipeThatIsWrittenSlowly() throws {
    let scenario = "screen: [ text: Hello ]\\nsteps: [appear]\\n"
    let result = try Tool.shell(
      "mkfifo slow; { sleep 0.3; printf '\(scenario)'; } > slow & exec 3< slow; '\(Tool.path)' /dev/fd/3",
      in: folder.path)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.hasSuffix("Hello\n"))
  }

  @Test func aFileWithoutPermission() throws {
    try folder.write("secret.yaml", "name: OTP\n")
    chmod(folder.path + "/secret.yaml", 0)
    // The superuser may read everything.
    guard geteuid() != 0 else { return }
    let result = try Tool.run(["secret.yaml"], in: folder.path)
    #expect(
      result
        == .init(
          status: 2, error: "secret.yaml: error: it cannot be read: Permission denied\nhelp: check its permissions\n"))
  }

  @Test func standardInput() throws {
    try folder.write("bad.yaml", "nmae: OTP\nscreen: [ text: a ]\nsteps: [appear]\n")
    let result = try Tool.run(["-"], in: folder.path, input: folder.path + "/bad.yaml")
    #expect(
      result
        == .init(
          status: 2, error: "standard input:1:1: error: a scenario has no “nmae”\nhelp: did you mean `name`?\n"))
  }

  /// A screen's path is relative to its scenario, and its faults have its own name.
  @Test func aScreenFile() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/flows", withIntermediateDirectories: true)
    try folder.write("flows/otp.yaml", "screen: { file: screen.json }\nsteps: [appear]\n")
    let missing = try Tool.run(["flows/otp.yaml"], in: folder.path)
    #expect(
      missing.error
        == "flows/otp.yaml:1:17: error: “screen.json”: it cannot be read: No such file or directory\n"
        + "help: the path of a screen is relative to its scenario\n")
    try folder.write("flows/screen.json", "[\n  { \"heading\": \"Enter your code\", \"idd\": \"a\" }\n]\n")
    let wrong = try Tool.run(["flows/otp.yaml"], in: folder.path)
    #expect(wrong.error == "flows/screen.json:2:35: error: a heading has no “idd”\nhelp: did you mean `id`?\n")
    try folder.write("flows/screen.json", "[\n  { \"heading\": \"Enter your code\", \"id\": \"a\" }\n]\n")
    #expect(try Tool.run(["flows/otp.yaml"], in: folder.path).status == 0)
  }

  @Test func everyFaultOfSeveralFiles() throws {
    try folder.write("a.yaml", "steps: [appear]\n")
    try folder.write("b.yaml", "screen: [ text: a ]\nsteps: [apear, swip: right]\n")
    let result = try Tool.run(["a.yaml", "b.yaml"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let places = result.error.split(separator: "\n").filter { $0.contains(": error: ") }.map { $0.prefix { $0 != " " } }
    #expect(places == ["a.yaml:1:1:", "b.yaml:2:9:", "b.yaml:2:16:"])
  }
}
