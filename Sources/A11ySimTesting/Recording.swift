import A11ySim
import Foundation

/// A writer of expected texts, into tests and into files beside the tests.
///
/// `A11Y_SIM_UPDATE=all` rewrites everything that differs. `missing`, the default, writes only lines that do not exist
/// yet. `none` writes nothing. In continuous integration, where `CI` is set, nothing is written unless
/// `A11Y_SIM_UPDATE` is set.
enum Recording {
  /// The expected lines that this run may write: all lines, or only lines that do not exist yet; nil if nothing may be
  /// written.
  static let update = update(in: ProcessInfo.processInfo.environment)

  /// Returns the expected lines that `A11Y_SIM_UPDATE` and `CI` allow a run to write: all lines, or only lines that do
  /// not exist yet; nil if nothing may be written.
  static func update(in variables: [String: String]) -> Scenario.Update? {
    switch variables["A11Y_SIM_UPDATE"] {
    case "all", "1", "true": return .all
    case "missing": return .missing
    case .some: return nil
    case nil:
      let ci = variables["CI"] ?? ""
      return ["", "0", "false"].contains(ci.lowercased()) ? .missing : nil
    }
  }

  private static let lock = NSLock()
  /// The changes that this process made to each source file. `line` is the line of the call when the file was compiled.
  /// `by` is the number of lines by which the rest of the file moved.
  nonisolated(unsafe) private static var moves: [String: [(line: Int, by: Int)]] = [:]

  /// Replaces the lines of a multi-line string literal that is an argument of a call.
  ///
  /// - Parameters:
  ///   - label: the label of the argument.
  ///   - path: the source file.
  ///   - place: the line where the call began when the file was compiled, counted from 1.
  ///   - expected: the content that the literal must have now; if the literal has a different content, nothing is
  ///     written.
  /// - Returns: whether the lines were written.
  static func write(
    _ lines: [String], asArgument label: String, in path: String, line place: Int, expecting expected: String
  ) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    let moved = (moves[path] ?? []).filter { $0.line < place }.reduce(place) { $0 + $1.by }
    guard
      let (written, by) = SourceText(text).replacingLiteral(
        ofArgument: label, fromLine: moved, expecting: expected, by: lines)
    else { return false }
    do {
      try written.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      return false
    }
    moves[path, default: []].append((place, by))
    return true
  }

  /// Returns the content of a file; nil if it cannot be read.
  static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Writes a text to a file, and creates the file's folder if necessary.
  static func write(_ text: String, to path: String) throws {
    lock.lock()
    defer { lock.unlock() }
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// The text of a Swift file. It is parsed only as far as is needed to fill in a multi-line string literal.
struct SourceText {
  /// The lines of the Swift file, without their line endings (`\n` or `\r\n`).
  private var lines: [Substring]
  private let end: String

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    end = text.contains("\r\n") ? "\r\n" : "\n"
  }

  /// Returns the file's text with new lines in a multi-line string literal.
  ///
  /// - Parameters:
  ///   - label: the label of the argument whose value is the literal.
  ///   - first: the line where the call begins, counted from 1.
  ///   - expected: the content that the literal must have now.
  ///   - new: the new lines.
  /// - Returns: the whole text, and the number of lines by which it grew; nil if the literal is not found or has
  ///   another content.
  func replacingLiteral(
    ofArgument label: String, fromLine first: Int, expecting expected: String, by new: [String]
  ) -> (text: String, by: Int)? {
    // The first argument with that label belongs to the call. If its literal differs, the search must not go on to
    // another call.
    let start = first - 1
    guard lines.indices.contains(start),
      let open = lines.indices[start...].first(where: { lines[$0].contains("\(label):") }), opens(open, label),
      let close = lines.indices[(open + 1)...].first(where: { trimmed($0).hasPrefix("\"\"\"") })
    else { return nil }
    let indent = lines[close].prefix { $0 == " " || $0 == "\t" }
    let body = lines[(open + 1)..<close].map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0[...] }
    guard body.map({ Self.unescaped(String($0)) }).joined(separator: "\n") == expected else { return nil }
    var written = lines
    written.replaceSubrange((open + 1)..<close, with: new.map { Substring(indent + Self.escaped($0)) })
    return (written.joined(separator: end), new.count - body.count)
  }

  /// Returns whether a line ends in the argument's label and the quotation marks that begin a literal.
  private func opens(_ index: Int, _ label: String) -> Bool {
    var line = lines[index]
    while let last = line.last, last.isWhitespace { line.removeLast() }
    guard line.hasSuffix("\"\"\"") else { return false }
    line.removeLast(3)
    while line.last == " " { line.removeLast() }
    return line.hasSuffix("\(label):")
  }

  private func trimmed(_ index: Int) -> Substring { lines[index].drop { $0 == " " || $0 == "\t" } }

  private static func escaped(_ line: String) -> String {
    line.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"\"\"", with: "\\\"\"\"")
  }

  private static func unescaped(_ line: String) -> String {
    line.replacingOccurrences(of: "\\\"\"\"", with: "\"\"\"").replacingOccurrences(of: "\\\\", with: "\\")
  }
}
