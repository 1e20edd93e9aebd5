import AccessibilityModel
import Simulation

/// A report on the audits of one scenario, one audit for each language.
package struct AuditReport: Sendable {
  private struct Item {
    var finding: Finding
    /// The reason to ignore the finding; nil if the finding is reported.
    var reason: String?
    var locales: [String]
  }

  private let file: String?
  /// The audits, limited to `rules`. If `--ignore` names a rule, the findings of this rule count as ignored.
  private var audits: [(locale: String, audit: Audit)]
  private let rules: [AuditRule]
  private let rate: Int?
  private var findings: [Item] = []
  private var ignored: [Item] = []
  private var notEvaluated: [(rule: String, reason: String, locales: [String])] = []
  private var notes: [(message: String, step: Int, locales: [String])] = []

  /// Merges the audits of one scenario.
  ///
  /// - Parameters:
  ///   - file: the scenario's file, as the user named it.
  ///   - severity: the lowest severity that is reported.
  ///   - ignoredRules: the ids of rules whose findings are ignored, in addition to the scenario's `ignore` entries.
  ///   - rate: the speaking rate in percent; nil if the command sets none.
  package init(
    _ audits: [(locale: String, audit: Audit)], file: String?, rules: [AuditRule] = .all,
    from severity: Diagnostic.Severity = .info,
    ignoring ignoredRules: [String] = [], rate: Int? = nil
  ) {
    self.file = file
    self.rate = rate
    let rules = rules.filter { $0.severity >= severity }
    self.rules = rules
    self.audits = audits
    let names = Set(rules.map(\.id))
    for index in audits.indices {
      let findings = audits[index].audit.findings
      self.audits[index].audit.findings = findings.filter {
        names.contains($0.rule) && !ignoredRules.contains($0.rule)
      }
      self.audits[index].audit.ignored.removeAll { !names.contains($0.finding.rule) }
      self.audits[index].audit.ignored += findings.filter {
        names.contains($0.rule) && ignoredRules.contains($0.rule)
      }.map { ($0, "--ignore") }
      self.audits[index].audit.notEvaluated.removeAll { !names.contains($0.rule) }
    }
    let left = self.audits
    findings = Self.together(left.map { ($0.locale, $0.audit.findings.map { ($0, nil) }) })
    ignored = Self.together(left.map { ($0.locale, $0.audit.ignored.map { ($0.finding, $0.reason) }) })
    var places: [String: Int] = [:]
    for (locale, audit) in left {
      for note in audit.notes {
        let key = "\(note.step) \(note.message)"
        if let index = places[key] {
          notes[index].locales.append(locale)
        } else {
          places[key] = notes.count
          notes.append((note.message, note.step, [locale]))
        }
      }
    }
    for rule in rules {
      for (locale, audit) in left {
        for (name, reason) in audit.notEvaluated where name == rule.id {
          if let index = notEvaluated.firstIndex(where: { $0.rule == name && $0.reason == reason }) {
            notEvaluated[index].locales.append(locale)
          } else {
            notEvaluated.append((name, reason, [locale]))
          }
        }
      }
    }
  }

  /// Merges the findings of all languages. Findings with equal rule, element, step and line become one item.
  private static func together(_ audits: [(locale: String, found: [(Finding, String?)])]) -> [Item] {
    struct Key: Hashable {
      var rule: String
      var element: String?
      var step: Int
      var line: Int?
      /// A number that distinguishes findings of one language whose other properties are equal.
      var number = 0
    }
    var items: [Item] = []
    var places: [Key: Int] = [:]
    for (locale, found) in audits {
      var seen: Set<Key> = []
      for (finding, reason) in found {
        var key = Key(rule: finding.rule, element: finding.element, step: finding.step, line: finding.line)
        while !seen.insert(key).inserted { key.number += 1 }
        if let place = places[key] {
          items[place].locales.append(locale)
        } else {
          places[key] = items.count
          items.append(Item(finding: finding, reason: reason, locales: [locale]))
        }
      }
    }
    return items.enumerated().sorted { ($0.element.finding.step, $0.offset) < ($1.element.finding.step, $1.offset) }
      .map(\.element)
  }

  // MARK: Contents

  package var diagnostics: [Diagnostic] { reported.map(\.diagnostic) }

  /// The findings, each with its diagnostic.
  package var reported: [(finding: Finding, diagnostic: Diagnostic)] {
    findings.map { item in
      var diagnostic = item.finding.diagnostic(file: file)
      if audits.count > 1 { diagnostic.notes.append("in \(item.locales.joined(separator: ", "))") }
      return (item.finding, diagnostic)
    }
  }

  /// The screen reader of the audits, such as `voiceover@27`.
  package var reader: String { audits.first?.audit.reader ?? "none" }

  package var unusedIgnores: [Diagnostic] {
    guard let first = audits.first?.audit.diagnostics else { return [] }
    return first.filter { diagnostic in audits.allSatisfy { $0.audit.diagnostics.contains(diagnostic) } }
  }

  /// The numbers of findings. A finding in several languages counts once.
  package var count: Count {
    var count = Count(ignored: ignored.count)
    for item in findings { count.found[item.finding.severity, default: 0] += 1 }
    return count
  }

  package struct Count: Sendable {
    var found: [Diagnostic.Severity: Int] = [:]
    var ignored = 0

    package init() {}

    init(ignored: Int) { self.ignored = ignored }

    package func hasFindings(from severity: Diagnostic.Severity) -> Bool {
      found.contains { $0.key >= severity && $0.value > 0 }
    }

    package static func += (a: inout Count, b: Count) {
      a.found.merge(b.found, uniquingKeysWith: +)
      a.ignored += b.ignored
    }

    /// Returns the count in words, such as `3 errors, 2 warnings, 1 ignored`.
    ///
    /// - Parameter nothing: the text in place of the numbers if no finding is reported.
    package func text(ifNothing nothing: String = "nothing found") -> String {
      let severities = Diagnostic.Severity.allCases.reversed()
      var parts = severities.compactMap { severity in
        found[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
      }
      if parts.isEmpty { parts = [nothing] }
      if ignored > 0 { parts.append("\(ignored) ignored") }
      return parts.joined(separator: ", ")
    }
  }

  /// Returns the report for people.
  ///
  /// - Parameter isVerbose: whether the report states why each rule was not evaluated. Otherwise the report states only
  ///   the number of these rules.
  package func text(isVerbose: Bool = false) -> String {
    let locales = audits.map(\.locale).joined(separator: ", ")
    var lines = ["# \(file ?? "scenario") · \(reader) · \(locales)" + (rate.map { " · rate \($0) %" } ?? "")]
    lines += diagnostics.map(\.description)
    if isVerbose {
      for item in notEvaluated {
        lines.append("not evaluated\(self.in(item.locales)): \(item.rule): \(item.reason)")
      }
    } else if notEvaluatedCount > 0 {
      let what = "\(notEvaluatedCount) rule\(notEvaluatedCount == 1 ? "" : "s")"
      lines.append("not evaluated: \(what); `--verbose` lists \(notEvaluatedCount == 1 ? "it" : "them")")
    }
    for item in notes {
      lines.append("note\(self.in(item.locales)): step \(item.step): \(item.message)")
    }
    for item in ignored {
      let element = item.finding.element.map { " \($0)," } ?? ""
      lines.append(
        "ignored\(self.in(item.locales)): \(item.finding.rule):\(element) step \(item.finding.step): "
          + "\(item.reason ?? "")")
    }
    return lines.map { $0 + "\n" }.joined() + summary + "\n"
  }

  private func `in`(_ locales: [String]) -> String {
    locales.count == audits.count ? "" : " in \(locales.joined(separator: ", "))"
  }

  private var summary: String {
    let evaluated = rules.count - notEvaluatedCount
    return count.text(
      ifNothing: evaluated == 0
        ? "no rule was evaluated" : "nothing found by the \(evaluated) rule\(evaluated == 1 ? "" : "s") evaluated")
  }

  private var notEvaluatedCount: Int {
    rules.count { rule in audits.allSatisfy { $0.audit.notEvaluated.contains { $0.rule == rule.id } } }
  }

  /// The report for programs: one JSON object for each finding, unevaluated rule, note and ignored finding.
  package var objects: [String] {
    let platforms = Dictionary(rules.map { ($0.id, $0.platform) }) { first, _ in first }
    func platform(of rule: String) -> [(String, String)] {
      [("platform", JSON.string((platforms[rule] ?? nil)?.rawValue))]
    }
    return audits.flatMap { locale, audit in
      let place =
        [("file", JSON.string(file)), ("reader", JSON.string(audit.reader)), ("locale", JSON.string(locale))]
        + (rate.map { [("rate", String($0))] } ?? [])
      return audit.findings.map { finding in
        JSON.object(
          [("kind", JSON.string("finding"))] + JSON.fields(of: finding) + platform(of: finding.rule) + place)
      }
        + audit.notEvaluated.map { rule, reason in
          JSON.object(
            [
              ("kind", JSON.string("notEvaluated")), ("rule", JSON.string(rule)), ("reason", JSON.string(reason)),
            ] + platform(of: rule) + place)
        }
        + audit.notes.map { message, step in
          JSON.object(
            [("kind", JSON.string("note")), ("step", String(step)), ("message", JSON.string(message))] + place)
        }
        + audit.ignored.map { finding, reason in
          JSON.object(
            [("kind", JSON.string("ignored"))] + JSON.fields(of: finding) + [("reason", JSON.string(reason))]
              + platform(of: finding.rule) + place)
        }
    }
  }
}
