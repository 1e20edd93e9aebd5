import A11ySim
import A11ySimSystem
import StringChecks

/// The findings that existed when a team began to check its strings. Findings are only ever removed from this list.
struct StringsBaseline {
  /// The sorted findings. If a finding is listed twice, two equal findings are ignored.
  var findings: [StringFinding.Identity]

  init(_ findings: [StringFinding.Identity]) { self.findings = findings.sorted() }

  private struct Form: Codable {
    var version: Int
    var findings: [StringFinding.Identity]
  }

  static func read(_ path: String) throws(Diagnostic) -> StringsBaseline {
    let bytes = try InputFile.bytes(of: path, ifMissing: "check the path")
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(bytes)), form.version == 1 else {
      throw Diagnostic(
        "this file is not a baseline of `strings check`", file: path,
        help: "check the path, or delete the file so that a new baseline is written")
    }
    return StringsBaseline(form.findings)
  }

  /// Writes one finding on each line, so that a review shows which findings were removed.
  func write(to path: String) throws(Diagnostic) {
    let lines = findings.map { finding in
      "    "
        + JSON.object([
          ("rule", JSON.string(finding.rule)), ("table", JSON.string(finding.table)), ("key", JSON.string(finding.key)),
          ("language", JSON.string(finding.language)), ("variant", JSON.string(finding.variant)),
        ])
    }
    let text = "{\n  \"version\": 1,\n  \"findings\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
    try TextFile.write(Array(text.utf8), to: path)
  }

  func removing(tables: (String) -> Bool) -> StringsBaseline {
    StringsBaseline(findings.filter { !tables($0.table) })
  }

  func split(_ found: [StringFinding]) -> (new: [StringFinding], known: StringsBaseline) {
    var rest: [StringFinding.Identity: Int] = [:]
    for finding in findings { rest[finding, default: 0] += 1 }
    var new: [StringFinding] = []
    var known: [StringFinding.Identity] = []
    for finding in found {
      if let count = rest[finding.identity], count > 0 {
        rest[finding.identity] = count - 1
        known.append(finding.identity)
      } else {
        new.append(finding)
      }
    }
    return (new, StringsBaseline(known))
  }
}
