import A11ySim

extension Report {
  /// The report as one run of SARIF 2.1.0 (OASIS, 2020).
  var sarif: String {
    let found = Set(findings.map(\.rule))
    var described = rules.filter { found.contains($0.id) }
    // Some findings, such as an error in a file, have no described rule. They get a rule that has only an id.
    for id in found.subtracting(described.map(\.id)).sorted() {
      described.append(Rule(id: id, severity: .error, summary: id, explanation: id))
    }
    let indices = Dictionary(uniqueKeysWithValues: described.enumerated().map { ($1.id, $0) })
    let results = findings.map { result(of: $0, index: indices[$0.rule] ?? 0) }
    return """
      {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [{
      "tool": {"driver": {"name": "a11y-sim", "version": \(JSON.string(toolVersion)), "rules": \(Self.lines(described.map(Self.descriptor)))}},
      "columnKind": "unicodeCodePoints",
      "results": \(Self.lines(results))
      }]
      }

      """
  }

  private static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }

  private static func descriptor(of rule: Rule) -> String {
    var fields = [
      ("id", JSON.string(rule.id)), ("shortDescription", message(rule.summary)),
      ("fullDescription", message(rule.explanation)),
    ]
    if let remedy = rule.remedy { fields.append(("help", message(remedy))) }
    fields.append(("defaultConfiguration", JSON.object([("level", JSON.string(level(of: rule.severity)))])))
    return JSON.object(fields)
  }

  private func result(of finding: Finding, index: Int) -> String {
    let diagnostic = finding.diagnostic
    let text = ([diagnostic.message] + diagnostic.notes + [diagnostic.help].compactMap { $0 }).joined(separator: "\n")
    var fields = [
      ("ruleId", JSON.string(finding.rule)), ("ruleIndex", String(index)),
      ("level", JSON.string(Self.level(of: diagnostic.severity))), ("message", Self.message(text)),
    ]
    if let file = diagnostic.file {
      var place = [("artifactLocation", JSON.object([("uri", JSON.string(uri(of: file)))]))]
      if let line = diagnostic.line, line > 0 {
        var region = [("startLine", String(line))]
        if let column = diagnostic.column, column > 0 { region.append(("startColumn", String(column))) }
        place.append(("region", JSON.object(region)))
      }
      fields.append(("locations", JSON.array([JSON.object([("physicalLocation", JSON.object(place))])])))
    }
    if let group = finding.group { fields.append(("properties", JSON.object([("group", JSON.string(group))]))) }
    if let identity = finding.identity {
      fields.append(("partialFingerprints", JSON.object([("finding/v1", JSON.string(identity))])))
    }
    return JSON.object(fields)
  }

  private static func message(_ text: String) -> String { JSON.object([("text", JSON.string(text))]) }

  private static func level(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Returns a path as a URI reference (RFC 3986). Percent-encodes all bytes except unreserved characters and slashes.
  private func uri(of path: String) -> String {
    let path = relativePath(path)
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        text += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return text
  }
}

extension Report.Format {
  static let sarif = Self(name: "sarif", summary: "SARIF 2.1.0, for code scanning") { $0.sarif }
}
