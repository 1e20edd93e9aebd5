import A11ySim
import Foundation

/// A writer of expected texts in tests and in files beside the tests.
///
/// `A11Y_SIM_UPDATE=all` rewrites everything that differs. `missing` writes only lines that do not exist yet. `none`
/// writes nothing. The default is `missing`, or `none` in continuous integration, where `CI` is set.
enum Recording {
  static let update = update(in: ProcessInfo.processInfo.environment)

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
  ///   - place: the line where the call began when the file was compiled, counted from 1.
  ///   - expected: the content that the literal must have now. Otherwise, nothing is written.
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

  static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  static func write(_ text: String, to path: String) throws {
    lock.lock()
    defer { lock.unlock() }
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// The text of a Swift file, parsed only as far as is needed to fill in a multi-line string literal.
struct SourceText {
  private var lines: [Substring]
  private let end: String

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    end = text.contains("\r\n") ? "\r\n" : "\n"
  }

  /// Replaces the lines of a multi-line string literal.
  ///
  /// - Parameters:
  ///   - label: the label of the argument whose value is the literal.
  ///   - first: the line where the call begins, counted from 1.
  ///   - expected: the content that the literal must have now.
  /// - Returns: the whole text, and the number of lines by which it grew; nil if the literal is not found or has
  ///   another content.
  func replacingLiteral(
    ofArgument label: String, fromLine first: Int, expecting expected: String, by new: [String]
  ) -> (text: String, by: Int)? {
    // Only the first argument with the label belongs to the call. A later argument belongs to another call.
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

  /// Returns whether a line ends in the label and the quotation marks that begin a multi-line literal.
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
