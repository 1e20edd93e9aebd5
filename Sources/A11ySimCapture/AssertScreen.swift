#if canImport(UIKit) && !os(watchOS)
  import struct Foundation.Data
  import class Foundation.FileManager
  import class Foundation.ProcessInfo
  import struct Foundation.URL
  import UIKit

  /// Compares a view with its screen file, `NAME.screen.json`, in a unit test.
  ///
  /// The first run writes the screen file, which you add to source control. A later run throws an error with the
  /// differing lines if the screen has changed. The system version and the app's commit are not compared.
  ///
  /// If `A11Y_SIM_UPDATE=1` is set in the environment of the test, the screen file is written again. If `CI` is set, a
  /// missing screen file is an error.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, without a slash.
  ///   - view: The view. It must be in a window.
  ///   - locale: The language that the view shows (BCP 47); by default the preferred localization of the app's bundle.
  ///   - folder: The folder of the screen files; by default `Screens` beside the test's source file.
  /// - Throws: `CaptureError` if the screen differs from its file or cannot be captured; a file error if the file
  ///   cannot be written.
  @MainActor public func assertScreen(
    _ name: String, _ view: UIView, locale: String? = nil, folder: String? = nil, testFile: String = #filePath
  ) throws {
    var screen = try CapturedScreen(of: view)
    if let locale { screen.locale = locale }
    let beside = testFile.lastIndex(of: "/").map { String(testFile[...$0]) } ?? ""
    try ScreenFile(name: name, folder: folder ?? beside + "Screens")
      .hold(screen.file, in: ProcessInfo.processInfo.environment)
  }

  struct ScreenFile {
    let name: String
    let folder: String

    var path: String { folder + "/" + name + ".screen.json" }

    /// Compares a screen with its screen file, or writes the file if it does not exist or if `A11Y_SIM_UPDATE` is set.
    func hold(_ new: String, in environment: [String: String]) throws {
      guard !name.isEmpty, !name.contains("/") else {
        throw CaptureError(
          description: "“\(name)” cannot be the name of a screen, because it is empty or contains a slash")
      }
      func isSet(_ variable: String) -> Bool { !["", "0", "false"].contains(environment[variable] ?? "") }
      guard !isSet("A11Y_SIM_UPDATE"), let data = FileManager.default.contents(atPath: path) else {
        if !isSet("A11Y_SIM_UPDATE"), isSet("CI") {
          throw CaptureError(
            description:
              "the file \(path) does not exist; run the test on a machine where CI is not set, and commit the file that it writes"
          )
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try Data(new.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
      if let difference = ScreenDifference(from: String(decoding: data, as: UTF8.self), to: new) {
        throw CaptureError(
          description: """
            \(path):\(difference.line): the screen “\(name)” has changed:
            \(difference.text)
            If this is intended, run the test with A11Y_SIM_UPDATE=1 in its environment.
            """)
      }
    }
  }
#endif

struct ScreenDifference {
  /// The line of the first difference in the old file, counted from 1.
  let line: Int
  /// The differing lines, with `-` before removed lines and `+` before added lines.
  let text: String

  private static let shownLimit = 20
  /// The maximum number of differing lines that are compared one by one. If more lines differ, all old lines are shown
  /// before all new lines.
  private static let comparedLimit = 1000

  /// Compares two screen files. Returns nil if they differ at most in the system version or the commit.
  init?(from old: String, to new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let same = zip(old, new).prefix { $0.text == $1.text }.count
    guard same < old.count || same < new.count else { return nil }
    let end = zip(old[same...].reversed(), new[same...].reversed()).prefix { $0.text == $1.text }.count
    let gone = old[same..<(old.count - end)]
    let added = new[same..<(new.count - end)]
    // An added line gets the number of the old line that follows it.
    var changes = Self.changes(from: gone.map(\.text), to: added.map(\.text)).map { place, text in
      (line: same + place < old.count ? old[same + place].number : old.last?.number ?? 1, text: text)
    }
    // The line of the root container lists the ids of all elements. That line is left out if another line shows the
    // change.
    let telling = changes.filter { !$0.text.dropFirst(2).hasPrefix("{ \"id\": \"screen\"") }
    if !telling.isEmpty { changes = telling }
    line = changes.first?.line ?? 1
    let rest = changes.count - Self.shownLimit
    let shown = changes.prefix(Self.shownLimit).map(\.text) + (rest > 0 ? ["… and \(rest) more"] : [])
    text = shown.joined(separator: "\n")
  }

  /// Returns removed and added lines with their indexes among the old lines. Removed lines come before the lines that
  /// replace them.
  private static func changes(from gone: [String], to added: [String]) -> [(place: Int, text: String)] {
    func removal(_ index: Int) -> (Int, String) { (index, "- " + gone[index].drop { $0 == " " }) }
    func insertion(_ index: Int, at place: Int) -> (Int, String) { (place, "+ " + added[index].drop { $0 == " " }) }
    guard max(gone.count, added.count) <= comparedLimit else {
      return gone.indices.map(removal) + added.indices.map { insertion($0, at: 0) }
    }
    let difference = added.difference(from: gone)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var changes: [(Int, String)] = []
    var (from, to) = (0, 0)
    while from < gone.count || to < added.count {
      if removed.contains(from) {
        changes.append(removal(from))
        from += 1
      } else if inserted.contains(to) {
        changes.append(insertion(to, at: from))
        to += 1
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    return changes
  }

  /// Returns the lines to compare, with their numbers. The comma at the end of a line only shows that another line
  /// follows, so it is removed.
  private static func lines(_ file: String) -> [(text: String, number: Int)] {
    file.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated()
      .map { (String($1.last == "," ? $1.dropLast() : $1), $0 + 1) }
      .filter { !$0.0.hasPrefix("  \"os\": ") && !$0.0.hasPrefix("  \"commit\": ") }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
