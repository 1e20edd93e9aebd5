import AccessibilityModel
import AuditRules
import Simulation

/// The evidence of a report, by WCAG 2.2 success criterion: evaluated rules, findings, and rules that were not
/// evaluated. It never says that a criterion is met.
package struct Evidence: Sendable {
  /// A file from which the evidence was made.
  package struct Source: Sendable, Hashable {
    package var file: String
    /// The SHA-256 digest; nil if the file has what the evidence hides. Whoever has the rest of the file could find a PIN
    /// by trying all of them.
    package var digest: String?
    package init(file: String, digest: String?) { (self.file, self.digest) = (file, digest) }
  }

  /// The evidence about one criterion in one `Play`.
  struct Entry {
    var criterion: String
    var evaluated: [String] = []
    var findings: [Finding] = []
    var notEvaluated: [(rule: String, reason: String)] = []
  }

  private let page: ReportPage
  private let sources: [Source]

  package init(_ page: ReportPage, sources: [Source]) { (self.page, self.sources) = (page, sources) }

  static func entries(_ play: ReportPage.Play, rules: [AuditRule]) -> [Entry] {
    var entries: [String: Entry] = [:]
    let skipped = Dictionary(play.audit.notEvaluated.map { ($0.rule, $0.reason) }) { first, _ in first }
    for rule in rules {
      for criterion in rule.criteria {
        var entry = entries[criterion] ?? Entry(criterion: criterion)
        if let reason = skipped[rule.id] {
          entry.notEvaluated.append((rule.id, reason))
        } else {
          entry.evaluated.append(rule.id)
        }
        entry.findings += play.audit.findings.filter { $0.rule == rule.id }
        entries[criterion] = entry
      }
    }
    return entries.values.sorted { WCAG.order($0.criterion) < WCAG.order($1.criterion) }
  }

  package var json: String {
    // Each reader has its own wording.
    var wording: [String] = []
    for (_, play) in page.plays where !wording.contains(play.transcript.model.wording) {
      wording.append(play.transcript.model.wording)
    }
    let fields = [
      ("a11ySimEvidence", "1"), ("tool", JSON.string(page.toolVersion)),
      (
        "model",
        JSON.object([
          ("wording", JSON.string(wording.joined(separator: ", "))),
          ("timing", JSON.string(SpeechEstimate.tableVersion)),
          ("rules", JSON.string(Transcript.rules)),
        ])
      ),
      ("statement", JSON.string(Self.statement)),
      ("notEvaluated", JSON.array(Self.notEvaluated.map { JSON.string($0) })),
      (
        "sources",
        JSON.array(
          sources.map {
            JSON.object([("file", JSON.string($0.file)), ("sha256", $0.digest.map(JSON.string) ?? "null")])
          })
      ),
    ]
    let plays = page.plays.map { flow, play in self.json(of: play, in: flow) }
    let head = fields.map { "  " + JSON.string($0.0) + ": " + $0.1 + ",\n" }.joined()
    return "{\n" + head + "  \"flows\": [\n" + plays.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  static let statement =
    "This is evidence from simulated flows. It does not say that a criterion is met. A person has to decide that."

  /// The ways of using an app that no flow shows, whatever the rules find.
  static let notEvaluated = ["braille displays", "switch access", "exploring the screen by touch"]

  private func json(of play: ReportPage.Play, in flow: ReportPage.Flow) -> String {
    let header = play.transcript.header
    let criteria = Self.entries(play, rules: page.evidenceRules).map { entry in
      JSON.object([
        ("criterion", JSON.string(entry.criterion)), ("name", JSON.string(WCAG.names[entry.criterion])),
        ("evaluated", JSON.array(entry.evaluated.map { JSON.string($0) })),
        ("findings", JSON.array(entry.findings.map { JSON.object(JSON.fields(of: $0)) })),
        (
          "notEvaluated",
          JSON.array(
            entry.notEvaluated.map {
              JSON.object([("rule", JSON.string($0.rule)), ("reason", JSON.string($0.reason))])
            })
        ),
      ])
    }
    return JSON.object([
      ("flow", JSON.string(flow.name)), ("file", JSON.string(flow.file)), ("reader", JSON.string(header.reader)),
      ("readerRelease", JSON.string(header.readerRelease?.description)),
      ("readerLocale", JSON.string(header.readerLocale)), ("appLocale", JSON.string(header.appLocale)),
      ("pace", JSON.string(header.pace.rawValue)), ("speakingRate", play.assumedRate.map(String.init) ?? "null"),
      ("wordsPerMinute", String(header.wordsPerMinute)), ("timing", JSON.string(header.timing)),
      (
        "ignored",
        JSON.array(
          play.audit.ignored.map {
            JSON.object(JSON.fields(of: $0.finding) + [("reason", JSON.string($0.reason))])
          })
      ),
      ("criteria", JSON.array(criteria)),
    ])
  }
}

extension ReportPage {
  /// A row of the evidence table, which is about one criterion in all plays.
  private struct Row {
    var criterion: String
    var evaluated: Set<String> = []
    var findings: [String] = []
    var notEvaluated: Set<String> = []
  }

  private func rows(_ rules: [AuditRule]) -> [Row] {
    var rows: [String: Row] = [:]
    for (flow, play) in plays {
      for entry in Evidence.entries(play, rules: rules) {
        var row = rows[entry.criterion] ?? Row(criterion: entry.criterion)
        row.evaluated.formUnion(entry.evaluated)
        row.notEvaluated.formUnion(entry.notEvaluated.map(\.rule))
        for finding in entry.findings {
          let text = "\(flow.name), step \(finding.step): \(finding.message)"
          if !row.findings.contains(text) { row.findings.append(text) }
        }
        rows[entry.criterion] = row
      }
    }
    return rows.values.sorted { WCAG.order($0.criterion) < WCAG.order($1.criterion) }
  }

  /// Adds the evidence table, in HTML and in Markdown, for use in an accessibility conformance report.
  func addEvidence(to page: inout Markup) {
    if plays.isEmpty { return }
    let rows = rows(evidenceRules)
    let played = plays.map { flow, play in
      "<li><bdi>\(HTML.escaped(flow.name, limit: 120)): \(play.conditions)</bdi></li>\n"
    }
    .joined()
    page.add(
      """
      <section class="evidence" aria-labelledby="evidence">
      <h2 id="evidence">Evidence by WCAG 2.2 criterion</h2>
      <p>\(HTML.escaped(Evidence.statement)) You can copy the table into a VPAT or ACR.</p>
      <p>Not evaluated in any flow: \(Evidence.notEvaluated.joined(separator: ", ")).</p>
      <ul>
      \(played)</ul>
      <div class="wide" role="group" aria-labelledby="evidence" tabindex="0"><table>
      <thead><tr><th scope="col">Criterion</th><th scope="col">Rules evaluated</th><th scope="col">Findings</th>\
      <th scope="col">Rules not evaluated</th></tr></thead>
      <tbody>

      """)
    for row in rows {
      let missing = row.notEvaluated.subtracting(row.evaluated)
      page.add(
        "<tr><th scope=\"row\">\(row.criterion) \(HTML.escaped(WCAG.names[row.criterion] ?? ""))</th>"
          + "<td>\(row.evaluated.count)</td><td>")
      if row.findings.isEmpty { page.add(row.evaluated.isEmpty ? "not evaluated" : "nothing found in these flows") }
      if !row.findings.isEmpty {
        page.add("<ul>")
        for finding in row.findings.prefix(6) { page.add("<li><bdi>\(HTML.escaped(finding, limit: 300))</bdi></li>") }
        if row.findings.count > 6 { page.add("<li>and \(row.findings.count - 6) more</li>") }
        page.add("</ul>")
      }
      page.add("</td><td>\(missing.isEmpty ? "none" : String(missing.count))</td></tr>\n")
    }
    page.add(
      "</tbody></table></div>\n<details class=\"unsaid\"><summary>The table as Markdown</summary>\n<pre "
        + "tabindex=\"0\" aria-label=\"Table in Markdown\">"
    )
    page.add("| Criterion | Rules evaluated | Findings | Rules not evaluated |\n| --- | --- | --- | --- |\n")
    for row in rows {
      let missing = row.notEvaluated.subtracting(row.evaluated)
      let findings =
        row.findings.isEmpty
        ? (row.evaluated.isEmpty ? "not evaluated" : "nothing found in these flows")
        : row.findings.prefix(6).map { HTML.escaped($0, limit: 300).replacing("|", with: "\\|") }
          .joined(separator: "; ")
      page.add(
        "| \(row.criterion) \(WCAG.names[row.criterion] ?? "") | \(row.evaluated.count) | \(findings) | "
          + "\(missing.count) |\n"
      )
    }
    page.add("</pre></details>\n</section>\n")
  }
}

extension ReportPage.Play {
  /// The speaking rate in percent; nil if the screen reader has no setting for it.
  fileprivate var assumedRate: Int? { rates.first(where: \.isAssumed)?.rate }

  /// The screen reader, the languages and the speaking rate, as HTML.
  fileprivate var conditions: String {
    let header = transcript.header
    let rate = assumedRate.map { "speaking rate \($0) %" } ?? "\(header.wordsPerMinute) words a minute"
    let parts = [readerName, languages] + (header.readerRelease == nil ? [] : [rate])
    return HTML.escaped(parts.joined(separator: ", "))
  }
}

/// The WCAG 2.2 success criteria to which audit rules refer.
enum WCAG {
  static let names = [
    "1.1.1": "Non-text Content", "1.3.1": "Info and Relationships", "1.3.2": "Meaningful Sequence",
    "1.3.5": "Identify Input Purpose", "2.1.1": "Keyboard", "2.1.2": "No Keyboard Trap", "2.2.1": "Timing Adjustable",
    "2.2.2": "Pause, Stop, Hide", "2.2.4": "Interruptions", "2.4.3": "Focus Order", "2.4.6": "Headings and Labels",
    "2.4.7": "Focus Visible", "2.5.3": "Label in Name", "2.5.5": "Target Size (Enhanced)",
    "2.5.8": "Target Size (Minimum)", "3.1.2": "Language of Parts",
    "3.2.1": "On Focus", "3.2.2": "On Input", "3.2.5": "Change on Request",
    "3.3.1": "Error Identification", "3.3.2": "Labels or Instructions", "3.3.3": "Error Suggestion",
    "3.3.7": "Redundant Entry", "3.3.8": "Accessible Authentication (Minimum)", "4.1.2": "Name, Role, Value",
    "4.1.3": "Status Messages",
  ]

  /// Returns a sort key that puts `2.4.3` before `2.4.11`.
  static func order(_ criterion: String) -> Int {
    criterion.split(separator: ".").reduce(0) { $0 * 1_000 + (Int($1) ?? 0) }
  }
}
