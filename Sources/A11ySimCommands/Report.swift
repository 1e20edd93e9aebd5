import A11ySim
import A11ySimSystem

/// The findings of a run, suite by suite.
///
/// Equal findings give equal text at any time and place: paths are relative to `folder`, and the text contains no
/// times.
struct Report {
  struct Format: Sendable {
    var name: String
    var summary: String
    /// Whether the commands print findings themselves instead of calling ``write``.
    var isForPeople = false
    var write: @Sendable (Report) -> String
  }

  struct Rule {
    var id: String
    var severity: Diagnostic.Severity
    var summary: String
    /// The reason why the problem matters, and what the rule checks.
    var explanation: String
    /// An instruction to remove the problem; nil if no instruction fits all findings of the rule.
    var remedy: String?
  }

  struct Finding {
    var diagnostic: Diagnostic
    var rule: String
    /// Additional JSON fields, in order. The values are already JSON.
    var fields: [(String, String)] = []
    /// A text that all findings with the same cause share; nil if the cause is unknown.
    var group: String?
    /// A text that identifies the finding after its line number has changed; nil if only the file and line identify it.
    var identity: String?
  }

  /// The result of one check, such as one scenario in one language.
  struct Case {
    var name: String
    /// The path of the scenario or string table, as the user wrote it.
    var file: String?
    /// The line in `file`, counted from 1.
    var line: Int?
    var findings: [Finding] = []
    /// Whether the check could not be done. The findings then state the reasons.
    var couldNot = false
    /// The reason why the case was not checked; nil if it was checked.
    var skipped: String?

    var hasFailed: Bool { !couldNot && findings.contains { $0.diagnostic.severity == .error } }
  }

  /// A group of cases, such as all cases of one scenario or string table.
  struct Suite {
    var name: String
    var cases: [Case]
  }

  var suites: [Suite]
  var rules: [Rule] = []
  /// An overview of all findings, with which some formats begin; nil if there is none.
  var summary: String?
  /// The folder to which written paths are relative.
  var folder = FileManager.default.currentDirectoryPath

  func written(as format: Format) -> String { format.write(self) }

  var findings: [Finding] { suites.flatMap(\.cases).flatMap(\.findings) }

  /// A JSON array with one object for each finding and each skipped case. Each object names its suite and case.
  fileprivate var json: String {
    let objects = suites.flatMap { suite in
      suite.cases.flatMap { item in
        let place = [("suite", JSON.string(suite.name)), ("case", JSON.string(item.name))]
        var objects = item.findings.map { finding in
          let diagnostic = finding.diagnostic
          return JSON.object(
            [
              ("kind", JSON.string("finding")), ("rule", JSON.string(finding.rule)),
              ("severity", JSON.string(diagnostic.severity.rawValue)), ("message", JSON.string(diagnostic.message)),
              ("file", JSON.string(diagnostic.file.map(relativePath))),
              ("line", diagnostic.line.map(String.init) ?? "null"),
              ("column", diagnostic.column.map(String.init) ?? "null"),
              ("notes", JSON.array(diagnostic.notes.map { JSON.string($0) })), ("help", JSON.string(diagnostic.help)),
            ] + finding.fields + place)
        }
        if let reason = item.skipped {
          objects.append(JSON.object([("kind", JSON.string("skipped")), ("reason", JSON.string(reason))] + place))
        }
        return objects
      }
    }
    return JSON.lines(objects.map { "  " + $0 })
  }

  /// Returns the path with forward slashes, and without `.` and extra slashes. A path below ``folder`` becomes
  /// relative.
  func relativePath(_ path: String) -> String {
    #if os(Windows)
      let path = path.replacing("\\", with: "/")
    #endif
    var parts = path.split(separator: "/").filter { $0 != "." }
    guard path.hasPrefix("/") else { return parts.joined(separator: "/") }
    let root = folder.split(separator: "/")
    if parts.starts(with: root) {
      parts.removeFirst(root.count)
      return parts.joined(separator: "/")
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension Report.Format {
  static let text = Self(name: "text", summary: "the findings and a summary, for people", isForPeople: true) { report in
    report.findings.map { $0.diagnostic.description.visible + "\n" }.joined()
  }

  static let json = Self(name: "json", summary: "one JSON array, for programs") { $0.json }
}
