/// A problem in a file or text that the user wrote, with its location.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The severity of a problem: a fact worth knowing, a likely fault, or an error that stops the work.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case info, warning, error

    /// Orders severities from the least to the most serious.
    public static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The path of the file, as the user wrote it; nil for text that is not in a file.
  public var file: String?
  /// The line of the problem, counted from 1; nil if the problem concerns the whole file.
  public var line: Int?
  /// The column in Unicode scalars, counted from 1; nil if the problem has no column.
  public var column: Int?
  /// The severity. Only an error stops the work.
  public var severity: Severity
  /// The problem in a plain sentence, without its location.
  public var message: String
  /// Further facts that help to understand the problem. Each is printed on a line that begins with `note:`.
  public var notes: [String]
  /// An instruction for solving the problem, printed after `help:`; nil if there is no instruction.
  public var help: String?

  public init(
    _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, severity: Severity = .error,
    notes: [String] = [], help: String? = nil
  ) {
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.notes = notes
    self.help = help
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as text: `file:line:column: error: message`, then `note:` and `help:` lines.
  public var description: String {
    var place = file.map { $0 + ":" } ?? ""
    if let line { place += "\(line):" }
    if let line = line, line > 0, let column { place += "\(column):" }
    var lines = [(place.isEmpty ? "" : place + " ") + "\(severity.rawValue): \(message)"]
    lines += notes.map { "note: \($0)" }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Returns the candidate most similar to this text. Nil if at least half of the characters of the longer text differ.
  package func nearest(in candidates: some Sequence<String>) -> String? {
    let wanted = Array(lowercased().unicodeScalars.prefix(64))
    var best: (distance: Int, text: String)?
    for candidate in candidates {
      let distance = Self.editDistance(wanted, Array(candidate.lowercased().unicodeScalars))
      if distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    guard let best, best.distance * 2 < Swift.max(wanted.count, best.text.unicodeScalars.count) else { return nil }
    return best.text
  }

  /// Returns the number of edits that change one text into the other. An edit inserts, deletes or replaces a Unicode
  /// scalar, or swaps two neighbouring scalars.
  package static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = row
      next[0] = i + 1
      for j in b.indices {
        next[j + 1] = Swift.min(row[j] + (a[i] == b[j] ? 0 : 1), next[j] + 1, row[j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { next[j + 1] = Swift.min(next[j + 1], before[j - 1] + 1) }
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
