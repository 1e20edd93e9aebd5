import Foundation
import TestSupport
import Testing

/// What the tool says of files that are no scenarios, and of those that are hard to read.
@Suite(.timeLimited) struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test func aFileThatIsNotThere() throws {
    let result = try Tool.run("absent.yaml", folder: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors == "absent.yaml: error: the file cannot be read: No such file or directory\n"
        + "help: check the path; built-in scenarios are demo and digits\n")
  }

  @Test func aFolder() throws {
    let result = try Tool.run(".", folder: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == ".: error: this is a folder, not a file\n"
        + "help: name a file in this folder, or play the whole folder with `a11y-sim test`\n")
  }

  @Test func aFileGivenAsAFolder() throws {
    _ = try folder.file("s.yaml", "screen: [ text: Hello ]\nsteps: [appear]\n")
    for command in ["run", "test"] {
      let result = try Tool.run(command, "s.yaml/", folder: folder.path)
      #expect(result.status == 2)
      #expect(
        result.errors
          == "s.yaml/: error: s.yaml is a file, not a folder\nhelp: leave out the slash at the end of the path\n")
    }
    let inside = try Tool.run("s.yaml/t.yaml", folder: folder.path)
    #expect(inside.status == 2)
    #expect(
      inside.errors
        == "s.yaml/t.yaml: error: s.yaml is a file, not a folder\nhelp: check the path: a file cannot contain other files\n"
    )
    let sound = try Tool.run("s.yaml", "--wav", "s.yaml/", folder: folder.path)
    #expect(sound.status == 2)
    #expect(
      sound.errors.contains(
        "cannot write into “s.yaml”: it is a file, not a folder\nhelp: name an existing or a new folder"))
    #expect(try Tool.run("s.yaml", folder: folder.path).status == 0)
  }

  @Test func aFileLargerThanTheMachine() throws {
    // A hole: it takes no space. Whoever read it would not come back.
    #expect(truncate(try folder.file("huge.yaml"), 100_000_000_000) == 0)
    let result = try Tool.run("huge.yaml", folder: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "huge.yaml: error: the file is too large: a scenario may have at most 4000000 bytes\n"
        + "help: split the scenario into several scenarios\n")
  }

  @Test func oneByteMoreThanAllowed() throws {
    let text = "screen: [ text: a ]\nsteps: [appear]\n#"
    let full = text + String(repeating: "x", count: 4_000_000 - text.utf8.count)
    _ = try folder.file("full.yaml", full)
    _ = try folder.file("over.yaml", full + "x")
    #expect(try Tool.run("full.yaml", folder: folder.path).status == 0)
    #expect(try Tool.run("over.yaml", folder: folder.path).status == 2)
    #expect(try Tool.run("-", input: full + "x").status == 2)
  }

  @Test func aDeviceWithoutEnd() throws {
    let result = try Tool.run("/dev/zero", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("/dev/zero: error: the file is too large"))
  }

  /// Nobody writes to it: it is empty, and nothing waits.
  @Test func aPipeNobodyWritesTo() throws {
    #expect(mkfifo(try folder.place(for: "pipe"), 0o600) == 0)
    let result = try Tool.run("pipe", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("pipe:1:1: error: the file is empty"))
  }

  /// As a shell's `<(…)`: what is written late is read too.
  @Test func aPipeThatIsWrittenSlowly() throws {
    let script =
      "mkfifo slow; { sleep 0.3; printf 'screen: [ text: Hello ]\\nsteps: [appear]\\n'; } > slow & exec 3< slow; "
      + "exec '\(BuiltProgram.path(of: "a11y-sim"))' /dev/fd/3"
    let result = try Program.run("/bin/sh", ["-c", script], folder: folder.path)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Hello\n"))
  }

  @Test func aFileWithoutPermission() throws {
    chmod(try folder.file("secret.yaml", "name: OTP\n"), 0)
    // The superuser may read everything.
    guard geteuid() != 0 else { return }
    let result = try Tool.run("secret.yaml", folder: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors == "secret.yaml: error: the file cannot be read: Permission denied\nhelp: check its permissions\n")
  }

  @Test func standardInput() throws {
    let result = try Tool.run("-", input: "nmae: OTP\nscreen: [ text: a ]\nsteps: [appear]\n")
    #expect(result.status == 2)
    #expect(
      result.errors == "standard input:1:1: error: a scenario has no key “nmae”\nhelp: did you mean `name`?\n")
  }

  /// A screen's path is relative to its scenario, and its faults have its own name.
  @Test func aScreenFile() throws {
    try folder.folder("flows")
    _ = try folder.file("flows/otp.yaml", "screen: { file: screen.json }\nsteps: [appear]\n")
    let missing = try Tool.run("flows/otp.yaml", folder: folder.path)
    #expect(
      missing.errors
        == "flows/otp.yaml:1:17: error: “screen.json”: the file cannot be read: No such file or directory\n"
        + "help: write the path of a screen relative to its scenario\n")
    _ = try folder.file("flows/screen.json", "[\n  { \"heading\": \"Enter your code\", \"idd\": \"a\" }\n]\n")
    let wrong = try Tool.run("flows/otp.yaml", folder: folder.path)
    #expect(wrong.errors == "flows/screen.json:2:35: error: a heading has no key “idd”\nhelp: did you mean `id`?\n")
    _ = try folder.file("flows/screen.json", "[\n  { \"heading\": \"Enter your code\", \"id\": \"a\" }\n]\n")
    #expect(try Tool.run("flows/otp.yaml", folder: folder.path).status == 0)
  }

  /// The position is that of the entry under `strings:`.
  @Test func aCatalogueThatIsNotThere() throws {
    try folder.folder("flows/empty")
    _ = try folder.file("flows/App.xcstrings", #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#)
    _ = try folder.file("flows/notes.txt")
    for (strings, fault) in [
      (
        "[ App.xcstrings, Other.xcstrings ]",
        "flows/otp.yaml:1:27: error: “Other.xcstrings”: the file cannot be read: No such file or directory\nhelp: check the path\n"
      ),
      ("./Other.xcstrings", "flows/otp.yaml:1:10: error: “./Other.xcstrings”: the file cannot be read: No such file"),
      (
        "[ notes.txt ]", "flows/otp.yaml:1:12: error: “notes.txt”: this is not a string catalogue\nhelp: use .xcstrings"
      ),
      ("[ empty ]", "flows/otp.yaml:1:10: error: there is no string catalogue in empty\nhelp: use .xcstrings"),
    ] {
      _ = try folder.file("flows/otp.yaml", "strings: \(strings)\nscreen: [ text: a ]\nsteps: [ appear ]\n")
      for name in ["flows/otp.yaml", "./flows/otp.yaml"] {
        let result = try Tool.run(name, folder: folder.path)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix((name.hasPrefix(".") ? "./" : "") + fault))
      }
    }
  }

  /// A search of a whole disk ends early, and says where it was asked for.
  @Test(.enabled(if: AtLength.isWanted)) func aFolderWithFarTooMuchInItAtLength() throws {
    try folder.folder("huge")
    for number in 0...50_000 { close(open(folder.path + "/huge/\(number)", O_CREAT | O_WRONLY, 0o600)) }
    _ = try folder.file("s.yaml", "strings: [ huge ]\nscreen: [ text: a ]\nsteps: [ appear ]\n")
    let fault =
      "this folder contains more than 50000 files and folders\nhelp: name the folder of one app, or the files"
    #expect(try Tool.run("s.yaml", folder: folder.path).errors.hasPrefix("s.yaml:1:12: error: “huge”: " + fault))
    for command in [["strings", "check"], ["test"], ["audit"], ["fidelity"]] {
      let result = try Tool.run(command + ["huge"], folder: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("huge: error: " + fault))
    }
  }

  #if os(Linux)
    /// Systems other than Linux refuse such names.
    @Test func aNameThatIsNotUTF8() throws {
      let scenario = "screen: [ text: Hello ]\nsteps: [ appear, expect: Hello ]\n"
      for name in [Array("caf\u{FFFD}.yaml".utf8), Array("caf.strings".utf8)] {
        var bytes = Array((folder.path + "/").utf8) + name
        if let index = bytes.firstIndex(of: 0xEF) { bytes.replaceSubrange(index..<index + 3, with: [0xE9]) }
        if !bytes.contains(0xE9) { bytes.insert(0xE9, at: bytes.count - 8) }
        let descriptor = (bytes + [0]).withUnsafeBytes {
          open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
        }
        try #require(descriptor >= 0)
        close(descriptor)
      }
      _ = try folder.file("good.yaml", scenario)
      _ = try folder.file("en.lproj.strings", "\"a\" = \"b\";")
      let result = try Tool.run("test", ".", folder: folder.path)
      #expect(result.status == 0)
      #expect(
        result.errors
          == "./caf\u{FFFD}.yaml: warning: this file was skipped, because its name is not UTF-8\nhelp: rename the file\n"
      )
      let check = try Tool.run("strings", "check", ".", folder: folder.path)
      #expect(
        check.errors.contains("caf\u{FFFD}.strings: warning: this file was skipped, because its name is not UTF-8\n"))
      let named = try Tool.run("caf\u{FFFD}.yaml", folder: folder.path)
      #expect(named.errors.hasSuffix("\nhelp: rename the file if its name is not UTF-8\n"))
    }
  #endif

  @Test func everyFaultOfSeveralFiles() throws {
    _ = try folder.file("a.yaml", "steps: [appear]\n")
    _ = try folder.file("b.yaml", "screen: [ text: a ]\nsteps: [apear, swip: right]\n")
    let result = try Tool.run("a.yaml", "b.yaml", folder: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    let places = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      $0.prefix { $0 != " " }
    }
    #expect(places == ["a.yaml:1:1:", "b.yaml:2:9:", "b.yaml:2:16:"])
  }
}
