import Foundation
import TestSupport
import Testing

/// A sample of what `Scripts/golden-sound` does with every scenario: each is rendered twice and gives the same bytes, and
/// where the engine is the one that `Tests/Sound/golden.sha256` is for, those of the repository.
@Suite(.serialized, .timeLimited) struct GoldenSoundTests {
  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  /// The first line of the file: for which engine it is.
  private static let lines =
    ((try? String(contentsOf: Tool.package.appendingPathComponent("Tests/Sound/golden.sha256"), encoding: .utf8)) ?? "")
    .split(separator: "\n").map(String.init)

  /// Every 24th: eight or so, from many folders.
  private static let sample = stride(from: 1, to: lines.count, by: 24).map { lines[$0] }

  @Test func thereIsAGoldenFile() {
    #expect(Self.lines.first?.hasPrefix("# eSpeak NG ") == true)
    #expect(Self.lines.count > 150)
  }

  @Test(arguments: sample) func theSameBytesEveryTime(line: String) throws {
    let parts = line.split(separator: " ", maxSplits: 1)
    let path = parts[1].drop { " ./".contains($0) }
    // folder/NAME.READER.LOCALE.wav
    let pieces = path.split(separator: ".")
    let locale = String(pieces[pieces.count - 2])
    let name = pieces.dropLast(3).joined(separator: ".")
    let scenario = try #require(
      [".yaml", ".yml", ".json"].map { Tool.package.path + "/Tests/Scenarios/\(name)\($0)" }
        .first { FileManager.default.fileExists(atPath: $0) })
    let folder = TemporaryFolder()
    for output in ["one.wav", "many/"] {
      _ = try Tool.run(
        "run", scenario, "--locale", locale, "--wav", output, environment: Self.real, folder: folder.path)
    }
    let many = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path + "/many").first { $0.hasSuffix(".wav") })
    #expect(String(path).hasSuffix(many))
    let one = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/one.wav"))
    #expect(one == (try Data(contentsOf: URL(fileURLWithPath: folder.path + "/many/" + many))))
    if let engine = Self.engine, engine == Self.lines[0] {
      #expect(try Self.digest(folder.path + "/one.wav") == parts[0])
    } else {
      print("\(path): not compared with its digest, which is for another engine than \(Self.engine ?? "this one")")
    }
  }

  /// As the script writes it: version, digest of the data, architecture.
  private static let engine: String? = {
    guard let lines = try? Tool.run("doctor", environment: real).output.split(separator: "\n") else { return nil }
    func value(_ name: String) -> Substring? {
      lines.first { $0.hasPrefix("ok       \(name): ") }?.dropFirst("ok       \(name): ".count)
    }
    guard let version = value("eSpeak NG")?.split(separator: ",").first, let data = value("eSpeak NG data") else {
      return nil
    }
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return "# eSpeak NG \(version), data \(data), \(machine)"
  }()

  private static func digest(_ path: String) throws -> Substring? {
    #if os(Linux)
      let command = ["sha256sum", path]
    #else
      let command = ["shasum", "-a", "256", path]
    #endif
    return try Program.run("/usr/bin/env", command).output.split(separator: " ").first
  }
}
