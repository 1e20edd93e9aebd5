import Foundation

/// Files of this repository that tests read.
public enum Repository {
  /// The folder of the repository.
  public static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The names of the files in a folder, in order.
  public static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return names.sorted()
  }

  /// The content of a file; nil where there is none.
  public static func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(file)").map(Array.init)
  }

  /// Every scenario that is meant to be read without complaint: those in files and the built-in ones.
  public static let goodScenarios: [(name: String, text: String)] = {
    var scenarios: [(String, String)] = []
    for folder in ["Examples", "Tests/Scenarios"] {
      for name in FileManager.default.enumerator(atPath: "\(path)/\(folder)")?.compactMap({ $0 as? String }) ?? []
      where [".yaml", ".json"].contains(where: name.hasSuffix) && !name.hasPrefix("bad/") {
        if let bytes = bytes("\(folder)/\(name)") { scenarios.append((name, String(decoding: bytes, as: UTF8.self))) }
      }
    }
    scenarios.sort { $0.0 < $1.0 }
    let source = String(decoding: bytes("Sources/A11ySimCommands/BuiltInScenarios.swift") ?? [], as: UTF8.self)
    for (index, literal) in source.components(separatedBy: "\"\"\"").enumerated() where index % 2 == 1 {
      let lines = literal.components(separatedBy: "\n").dropFirst().map {
        $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0
      }
      scenarios.append(("built-in \(index / 2 + 1)", lines.joined(separator: "\n")))
    }
    return scenarios
  }()
}
