import Foundation

/// The processes of this machine, where there is /proc.
public enum Processes {
  #if os(Linux)
    /// Those that have not ended and were started under a name, children that they forked included.
    public static func named(_ name: String) -> [Int] {
      all.filter { id in
        let words = (try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8))?.split(separator: "\0")
        return words?.first == name[...] && isAlive(id)
      }
    }

    /// Those that have not ended and whose parent is this one.
    public static func children(of parent: Int) -> [Int] {
      all.filter { id in fields(id).map { $0.state != "Z" && $0.parent == parent } ?? false }
    }

    /// Whether a process is there and has not ended.
    public static func isAlive(_ id: Int) -> Bool {
      fields(id).map { $0.state != "Z" } ?? false
    }

    private static var all: [Int] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int.init)
    }

    private static func fields(_ id: Int) -> (state: String, parent: Int)? {
      guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let fields = line.split(separator: ")").last?.split(separator: " "), fields.count > 1,
        let parent = Int(fields[1])
      else { return nil }
      return (String(fields[0]), parent)
    }
  #endif
}
