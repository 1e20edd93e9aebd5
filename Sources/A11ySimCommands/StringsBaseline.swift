import A11ySim
import A11ySimSystem
import StringChecks

/// The findings that existed when a team began to check its strings. Findings are only ever removed from this list.
struct StringsBaseline {
  /// A finding as the file lists it.
  struct Entry: Codable, Hashable, Comparable {
    var rule: String
    var table: String
    var key: String?
    var language: String?
    var variant: String?
    /// The text when the finding was listed; nil in files of earlier versions, and for a text that is missing. Another
    /// text may have a worse fault of the same rule.
    var text: String?

    init(_ finding: StringFinding) {
      (rule, table, key, language) = (finding.rule, finding.table, finding.key, finding.language)
      (variant, text) = (finding.variant, finding.target)
    }

    var identity: StringFinding.Identity {
      StringFinding.Identity(rule: rule, table: table, key: key, language: language, variant: variant)
    }

    static func < (a: Entry, b: Entry) -> Bool {
      a.identity == b.identity
        ? (a.text ?? "").utf8.lexicographicallyPrecedes((b.text ?? "").utf8) : a.identity < b.identity
    }
  }

  /// The sorted findings. If a finding is listed twice, two equal findings are ignored.
  var findings: [Entry]

  init(_ findings: [Entry]) { self.findings = findings.sorted() }

  private struct Form: Codable {
    var version: Int
    var findings: [Entry]
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
          ("text", JSON.string(finding.text)),
        ])
    }
    let text = "{\n  \"version\": 1,\n  \"findings\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
    try TextFile.write(Array(text.utf8), to: path)
  }

  func removing(tables: (String) -> Bool) -> StringsBaseline {
    StringsBaseline(findings.filter { !tables($0.table) })
  }

  func split(_ found: [StringFinding]) -> (new: [StringFinding], known: StringsBaseline) {
    var rest = Dictionary(grouping: findings, by: \.identity)
    var new: [StringFinding] = []
    var known: [Entry] = []
    for finding in found {
      let listed = rest[finding.identity] ?? []
      // An entry without a text knows any text, unless another entry has exactly this one.
      if let place = listed.firstIndex(where: { $0.text == finding.target })
        ?? listed.firstIndex(where: { $0.text == nil })
      {
        known.append(rest[finding.identity]!.remove(at: place))
      } else {
        new.append(finding)
      }
    }
    return (new, StringsBaseline(known))
  }
}
