import A11ySim
import A11ySimSystem

/// The findings of a run, suite by suite, written for people and for programs.
///
/// Equal findings give equal text, wherever and whenever they are written: paths are relative to the folder in which
/// the program runs, and the text has no times.
struct Report {
  /// A format in which reports are written.
  struct Format: Sendable {
    /// The name of the format for `--format`.
    var name: String
    /// The purpose of the format in a few words, for help texts.
    var summary: String
    /// Whether the format is for people. The commands then print findings themselves and do not call ``write``.
    var isForPeople = false
    /// Writes the whole report.
    var write: @Sendable (Report) -> String
  }

  /// The description of a rule, for the formats that contain descriptions.
  struct Rule {
    var id: String
    var severity: Diagnostic.Severity
    /// The problem that the rule finds, in one line.
    var summary: String
    /// The reason why the problem matters, and what exactly the rule looks at.
    var explanation: String
    /// An instruction that removes the problem; nil if there is no general one.
    var remedy: String?
  }

  /// A diagnostic, and the rule that made it.
  struct Finding {
    var diagnostic: Diagnostic
    /// The id of the rule.
    var rule: String
    /// Additional fields of this finding in the JSON format, in order. The values are already JSON.
    var fields: [(String, String)] = []
    /// A text that findings have in common which tell of one cause; nil if that is not known.
    var group: String?
    /// A text that identifies the finding after its line number has changed; nil if only its place identifies it.
    var identity: String?
  }

  /// The result of a single check, such as of a scenario in one language, or of a table of strings in one language.
  struct Case {
    var name: String
    /// The file of the scenario or table, as the user named it.
    var file: String?
    /// The line in that file, counted from 1.
    var line: Int?
    var findings: [Finding] = []
    /// Whether the check could not be done. The findings are then the reasons.
    var couldNot = false
    /// The reason why the case was left out; nil if it was checked.
    var skipped: String?

    /// Whether the check was done and one of the findings is an error.
    var hasFailed: Bool { !couldNot && findings.contains { $0.diagnostic.severity == .error } }
  }

  /// A group of cases, such as all cases of one scenario or one table of strings.
  struct Suite {
    var name: String
    var cases: [Case]
  }

  var suites: [Suite]
  /// The descriptions of the rules, in the order in which the rules are listed.
  var rules: [Rule] = []
  /// The folder to which written paths are relative; by default, the current folder.
  var folder = FileManager.default.currentDirectoryPath

  /// Returns the whole report as text, which ends with a line break unless it is empty.
  func written(as format: Format) -> String { format.write(self) }

  /// All findings, in the order of the suites and their cases.
  var findings: [Finding] { suites.flatMap(\.cases).flatMap(\.findings) }

  /// The report as a JSON array, with an object for each finding and for each case that was left out. An object names
  /// its suite and case.
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

  /// Returns the path with forward slashes, without `.` and needless slashes. A path below ``folder`` becomes relative.
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
  static let text = Self(name: "text", summary: "for people", isForPeople: true) { report in
    report.findings.map { $0.diagnostic.description + "\n" }.joined()
  }

  static let json = Self(name: "json", summary: "one array for programs") { $0.json }
}
