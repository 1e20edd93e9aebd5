import AccessibilityModel
import Simulation

/// Reads what a scenario or a project says of the audit.
extension ScenarioParser {
  /// Reads the key `audit`: the lowest severity of an audit finding that makes `test` fail. `true` means `error`.
  /// `false` means that no finding makes `test` fail.
  mutating func audit(_ node: Document.Node) -> Diagnostic.Severity? {
    switch reader.text(node, "audit") {
    case "true": return .error
    case "false", nil: return nil
    default: return reader.choice(node, "audit")
    }
  }

  /// Reads known findings.
  ///
  /// - Parameter isOfProject: Whether they are those of the project, whose elements may be in any scenario, and which can
  ///   say who decided it and until when.
  mutating func ignored(_ node: Document.Node, isOfProject: Bool = false) -> [Scenario.Ignored] {
    let required = [
      ("rule", "add a rule that `a11y-sim audit --rules` lists, such as `rule: unnamed-text-field`"),
      ("reason", "say why the finding is ignored, such as `reason: named in the next version`"),
    ]
    var ignored: [Scenario.Ignored] = []
    for entry in played(reader.sequence(node, "ignore") ?? []) {
      let form = isOfProject ? MappingForm.ignoredByProject : .ignored
      guard let fields = reader.mapping(entry, form) else { continue }
      for (name, help) in required where fields[name] == nil {
        reader.error("an entry of `ignore` needs a `\(name)`", at: entry, help: help)
      }
      let element = fields["element"].flatMap { reader.text($0, "element") }
      if let element, let node = fields["element"], !isOfProject { use(element, node) }
      if let node = fields["reason"], let reason = reader.text(node, "reason"), reason.isBlank {
        reader.error("`reason` is empty", at: node, help: "write why the finding is ignored")
      }
      guard let ruleNode = fields["rule"], let rule = reader.text(ruleNode, "rule") else { continue }
      let rules = vocabulary.auditRuleIDs
      if !rules.contains(rule) {
        reader.error(
          "there is no rule “\(rule)”", at: ruleNode, meant: rule, of: rules,
          help: "run `a11y-sim audit --rules` to list them")
      }
      let reason = fields["reason"].flatMap { if case .scalar(let text, _) = $0.value { text } else { nil } } ?? ""
      var known = Scenario.Ignored(rule: rule, element: element, reason: reason, line: entry.line)
      known.by = fields["by"].flatMap { reader.text($0, "by") }
      known.until = fields["until"].flatMap { day($0) }
      if isOfProject { known.file = reader.file }
      ignored.append(known)
    }
    return ignored
  }

  /// Reads a day such as `2027-06-30`.
  private mutating func day(_ node: Document.Node) -> String? {
    guard let text = reader.text(node, "until") else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDay =
      parts.map(\.count) == [4, 2, 2] && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") }
      && (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
    if isDay { return text }
    reader.error("“until” cannot be “\(text)”", at: node, help: "write a day, such as `until: 2027-06-30`")
    return nil
  }
}
