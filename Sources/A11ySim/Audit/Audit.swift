/// An audit of a scenario: it is played at every pace, and every rule looks at that.
public struct Audit: Sendable {
  /// What was found, by the order of the acts.
  public var findings: [Finding]
  /// Rules that could not be evaluated, each with what it lacked, in the order of the rules.
  public var notEvaluated: [(rule: String, reason: String)]
  /// What the scenario asks to ignore, and was found.
  public var ignored: [(finding: Finding, reason: String)]
  /// What a reader of the transcript is told besides: acts that had no effect, what is not known. Each once.
  public var notes: [(message: String, step: Int)]
  /// What could not be played as it was written.
  public var faults: [Diagnostic]
  /// What is wrong with what the scenario asks to ignore.
  public var diagnostics: [Diagnostic]

  /// Plays a scenario and looks at it.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to play.
  ///   - locale: BCP 47 tag; the first of the scenario's unless given.
  ///   - isRedacted: whether every code a person enters is replaced by bullets in the messages.
  public init(_ scenario: Scenario, locale: String? = nil, isRedacted: Bool = false) {
    let (play, conceal) = AuditedPlay.record(
      scenario, locale: locale ?? scenario.locales.first ?? "en", hidingCodes: isRedacted)
    findings = []
    notEvaluated = []
    ignored = []
    diagnostics = []
    faults = []
    notes = []
    for case (let step, .note(let text)) in play.transcripts[.patient]?.entries.map({ ($0.step, $0.kind) }) ?? []
    where !notes.contains(where: { $0.message == text }) {
      notes.append((conceal(text), step))
    }
    // The same fault may show at every pace.
    for fault in Pace.allCases.flatMap({ play.transcripts[$0]?.diagnostics ?? [] }) where !faults.contains(fault) {
      faults.append(fault)
    }
    var used: Set<Int> = []
    for rule in AuditRule.all {
      switch rule.evaluate(play) {
      case .notEvaluated(let reason):
        notEvaluated.append((rule.id, reason))
      case .found(let spots):
        for (spot, count) in Self.together(spots, in: play.interactions) {
          let interaction = play.interactions[spot.interaction]
          let finding = Finding(
            rule: rule.id, severity: rule.severity,
            message: conceal(spot.message)
              + (count > 1 ? " (\(count) times in this step)" : ""), element: spot.element,
            step: interaction.step, line: interaction.line, criteria: rule.criteria, remedy: rule.remedy)
          if let index = scenario.ignored.firstIndex(where: { $0.covers(finding) }) {
            used.insert(index)
            let reason = scenario.ignored[index].reason
            ignored.append((finding, conceal(reason)))
          } else {
            findings.append(finding)
          }
        }
      }
    }
    // A stable order: by step, then by the order of the rules.
    findings = findings.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element)
    for (index, ignored) in scenario.ignored.enumerated() where !used.contains(index) {
      // In another language or with another reader it may be evaluated.
      if notEvaluated.contains(where: { $0.rule == ignored.rule }) { continue }
      let elsewhere = findings.first { $0.rule == ignored.rule }?.element
      diagnostics.append(
        Diagnostic(
          "`ignore` of “\(ignored.rule)” matches nothing", file: scenario.file, line: ignored.line, column: 1,
          severity: .warning, help: elsewhere.map { "the rule found something at `\($0)`" } ?? "remove it"))
    }
  }

  /// What a rule found of one element in one step, once, with how often.
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
      // Without an element the message tells them apart.
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
