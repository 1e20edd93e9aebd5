import AccessibilityModel
import Simulation

/// The findings of audit rules about a scenario that was played at every ``Pace``.
public struct Audit: Sendable {
  /// The findings, ordered by step, then by rule. Findings that the scenario ignores are in ``ignored``.
  public var findings: [Finding]
  /// The rules that could not be evaluated, each with the reason, in the order of the rules.
  public var notEvaluated: [(rule: String, reason: String)]
  /// The findings that the scenario ignores, each with the scenario's reason.
  public var ignored: [(finding: Finding, reason: String)]
  /// The notes of the transcript at the pace ``Pace/patient``, such as a note about an interaction without effect. Each
  /// note has the first step in which it occurs.
  public var notes: [(message: String, step: Int)]
  /// The problems that occurred while the scenario was played, such as a step that could not be played as written. Each
  /// problem is listed once, even if it occurs at several paces.
  public var faults: [Diagnostic]
  /// The screen reader that played the scenario, as scenarios name it, such as `voiceover@27`.
  public var reader: String
  /// The ids of all elements on the screens of the scenario.
  package private(set) var elements: Set<String> = []
  /// Warnings about `ignore` entries of the scenario that match no finding.
  public var diagnostics: [Diagnostic]

  /// Plays a scenario at every pace and evaluates the rules.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to play.
  ///   - locale: the BCP 47 tag of a language; by default the scenario's first language.
  ///   - rules: the rules to evaluate, in this order.
  ///   - isRedacted: whether bullets replace every code that a person enters, in all messages.
  public init(_ scenario: Scenario, locale: String? = nil, rules: [AuditRule] = .all, isRedacted: Bool = false) {
    let (play, conceal) = AuditedPlay.record(
      scenario, locale: locale ?? scenario.locales.first ?? "en", hidingCodes: isRedacted || scenario.isRedacted)
    reader = play.transcripts[.patient]?.header.readerName ?? "none"
    findings = []
    notEvaluated = []
    ignored = []
    diagnostics = []
    faults = []
    notes = []
    var noted: Set<String> = []
    for case (let step, .note(let text)) in play.transcripts[.patient]?.entries.map({ ($0.step, $0.kind) }) ?? [] {
      let told = conceal(text)
      if noted.insert(told).inserted { notes.append((told, step)) }
    }
    var known: Set<Diagnostic> = []
    for fault in Pace.allCases.flatMap({ play.transcripts[$0]?.diagnostics ?? [] }) where known.insert(fault).inserted {
      faults.append(fault)
    }
    for index in play.newTrees { elements.formUnion(play.interactions[index].after.tree.byID.keys) }
    var used: Set<Int> = []
    let forms = scenario.capturedForms
    for rule in rules {
      if let platform = rule.platform, platform != play.platform {
        notEvaluated.append((rule.id, "the rule applies only to \(platform.rawValue)"))
        continue
      }
      if let need = rule.need, !need.isMet(play) {
        notEvaluated.append((rule.id, need.reason))
        continue
      }
      switch rule.evaluate(play) {
      case .notEvaluated(let reason):
        notEvaluated.append((rule.id, reason))
      case .found(var spots):
        // An interaction is unfinished if a component's timer was still running. The outcome is then unknown.
        spots.removeAll { play.interactions[$0.interaction].isUnfinished }
        let unknown = Self.removeUnknown(from: &spots, rule, play)
        if spots.isEmpty, !unknown.isEmpty {
          notEvaluated.append((rule.id, "the capture does not contain \(unknown.plurals.listed)"))
          continue
        }
        var kept: [Finding] = []
        var left: [(finding: Finding, reason: String)] = []
        for (spot, count) in Self.together(spots, in: play.interactions) {
          let interaction = play.interactions[spot.interaction]
          var finding = Finding(
            rule: rule.id, severity: rule.severity,
            message: conceal(spot.message)
              + (count > 1 ? " (\(count) times in this step)" : ""), element: spot.element,
            step: interaction.step, line: interaction.line,
            source: spot.element.flatMap { play.transcripts[.patient]?.header.places[$0] }, criteria: rule.criteria,
            remedy: rule.remedy)
          if finding.source != nil { finding.form = spot.element.flatMap { forms[$0] } }
          if let index = scenario.ignored.firstIndex(where: { $0.covers(finding) }) {
            used.insert(index)
            let reason = scenario.ignored[index].reason
            left.append((finding, conceal(reason)))
          } else {
            kept.append(finding)
          }
        }
        // An `ignore` entry may name a single cell, so findings are merged after the entries have been applied.
        findings += kept.mergingCells()
        for entry in left where !ignored.contains(where: { $0.reason == entry.reason && $0.finding.rule == rule.id }) {
          let same = left.filter { $0.reason == entry.reason }.map(\.finding)
          ignored += same.mergingCells().map { ($0, entry.reason) }
        }
      }
    }
    findings = findings.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element)
    // The project's entries are for all its scenarios, so one of them may match none.
    for (index, ignored) in scenario.ignored.enumerated() where !used.contains(index) && ignored.file == nil {
      // The rule was not evaluated here. If it is evaluated in another language or with another screen reader, the
      // entry may be needed.
      if notEvaluated.contains(where: { $0.rule == ignored.rule }) { continue }
      let elsewhere = findings.first { $0.rule == ignored.rule }?.element
      diagnostics.append(
        Diagnostic(
          "the `ignore` entry for “\(ignored.rule)” matches no finding", file: scenario.file, line: ignored.line,
          column: 1,
          severity: .warning,
          help: elsewhere.map { "correct the entry: the rule has a finding at `\($0)`" } ?? "remove the entry"))
    }
  }

  /// Removes spots at elements whose capture lacks a property that the rule relies on. Returns the missing properties.
  private static func removeUnknown(
    from spots: inout [AuditRule.Spot], _ rule: AuditRule, _ play: AuditedPlay
  ) -> ElementProperties {
    var missing: ElementProperties = []
    if rule.judged.isEmpty { return missing }
    spots.removeAll { spot in
      let element = spot.element.flatMap { play.interactions[spot.interaction].after.tree[$0] }
      let unknown = element.map { $0.unknown.intersection(rule.judged) } ?? []
      missing.formUnion(unknown)
      return !unknown.isEmpty
    }
    return missing
  }

  /// Groups a rule's spots by element and step. Returns the first spot and the size of each group.
  private static func together(
    _ spots: [AuditRule.Spot], in interactions: [Interaction]
  ) -> [(spot: AuditRule.Spot, count: Int)] {
    struct Place: Hashable {
      var element: String?
      var step: Int
    }
    var result: [(spot: AuditRule.Spot, count: Int)] = []
    var places: [Place: Int] = [:]
    for spot in spots {
      let place = Place(element: spot.element ?? spot.message, step: interactions[spot.interaction].step)
      if let index = places[place] {
        result[index].count += 1
      } else {
        places[place] = result.count
        result.append((spot, 1))
      }
    }
    return result
  }
}
