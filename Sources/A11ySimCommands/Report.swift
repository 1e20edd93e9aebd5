import A11ySim
import A11ySimSystem

/// What a run found, suite by suite, and how that is written for people and for programs.
///
/// The same findings give the same text wherever and whenever they are written: paths are relative to the folder the
/// program runs in, and there are no times in it.
struct Report {
  /// How it is written.
  struct Format: Sendable {
    /// What `--format` calls it.
    var name: String
    /// What it is for, in a few words: for help.
    var summary: String
    /// Whether it is for people, who are shown what was found as soon as it is.
    var isForPeople = false
    /// Writes the whole report.
    var write: @Sendable (Report) -> String
  }

  /// A rule, for the formats that describe rules beside what they found.
  struct Rule {
    var id: String
    var severity: Diagnostic.Severity
    /// What it finds, in a line.
    var summary: String
    /// Why it matters.
    var explanation: String
    /// What to do about it.
    var remedy: String?
  }

  /// A diagnostic, and what found it.
  struct Finding {
    var diagnostic: Diagnostic
    /// The id of the rule.
    var rule: String
    /// Fields of the JSON form besides those of every finding, in their order; the values are JSON already.
    var fields: [(String, String)] = []
    /// What makes it the same finding when lines above it come and go; nil where only its place tells.
    var identity: String?
  }

  /// Something that was looked at: a scenario in one language, a table of strings in one language.
  struct Case {
    var name: String
    /// The file it is written in, as the user named it.
    var file: String?
    /// Where in that file, counted from 1.
    var line: Int?
    var findings: [Finding] = []
    /// Whether it could not be looked at: its findings are the reasons.
    var couldNot = false
    /// Why it was left out; nil for what was looked at.
    var skipped: String?

    /// Whether there is an error among what was found.
    var hasFailed: Bool { !couldNot && findings.contains { $0.diagnostic.severity == .error } }
  }

  /// Cases that belong together.
  struct Suite {
    var name: String
    var cases: [Case]
  }

  var suites: [Suite]
  /// What there is to say of rules, in the order of their list.
  var rules: [Rule] = []
  /// What paths are relative to.
  var folder = FileManager.default.currentDirectoryPath

  /// The whole report; ends with a line break, unless there is nothing to say.
  func written(as format: Format) -> String { format.write(self) }

  /// Everything found, in order.
  var findings: [Finding] { suites.flatMap(\.cases).flatMap(\.findings) }

  /// An object per finding, with its suite and case, then one for each case that was left out.
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

  /// A path with forward slashes, relative to the folder where it is below it, without `.` and needless slashes.
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
