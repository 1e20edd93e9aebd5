import A11ySim

extension Report {
  /// The report in JUnit's XML format, as Jenkins and GitLab read it. A case fails if it has errors. Its other findings
  /// are written as its output.
  var junit: String {
    let cases = suites.flatMap(\.cases)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="a11y-sim"\(Self.counts(of: cases))>

      """ + suites.map(xml).joined() + "</testsuites>\n"
  }

  private static func counts(of cases: [Case]) -> String {
    " tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.hasFailed))\" errors=\"\(cases.count(where: \.couldNot))\""
      + " skipped=\"\(cases.count { $0.skipped != nil })\""
  }

  private func xml(of suite: Suite) -> String {
    "  <testsuite name=\"\(Self.escaped(suite.name))\"\(Self.counts(of: suite.cases))>\n"
      + suite.cases.map { xml(of: $0, in: suite) }.joined() + "  </testsuite>\n"
  }

  private func xml(of item: Case, in suite: Suite) -> String {
    var head = "    <testcase classname=\"\(Self.escaped(suite.name))\" name=\"\(Self.escaped(item.name))\""
    if let file = item.file { head += " file=\"\(Self.escaped(relativePath(file)))\"" }
    if let line = item.line { head += " line=\"\(line)\"" }
    var lines: [String] = []
    if let reason = item.skipped { lines.append("<skipped message=\"\(Self.escaped(reason))\"/>") }
    // Some programs read only one failure per case, so one element contains all of them.
    let severe = item.findings.filter { item.couldNot || $0.diagnostic.severity == .error }
    if let first = severe.first {
      let name = item.couldNot ? "error" : "failure"
      lines.append(
        "<\(name) type=\"\(Self.escaped(first.rule))\" message=\"\(Self.escaped(first.diagnostic.message))\">"
          + Self.escaped(text(of: severe), isContent: true) + "</\(name)>")
    } else if item.couldNot {
      lines.append("<error type=\"error\"/>")
    }
    let others = item.couldNot ? [] : item.findings.filter { $0.diagnostic.severity != .error }
    if !others.isEmpty {
      lines.append("<system-out>\(Self.escaped(text(of: others), isContent: true))</system-out>")
    }
    if lines.isEmpty { return head + "/>\n" }
    return head + ">\n" + lines.map { "      \($0)\n" }.joined() + "    </testcase>\n"
  }

  private func text(of findings: [Finding]) -> String {
    findings.map { finding in
      var diagnostic = finding.diagnostic
      diagnostic.file = diagnostic.file.map(relativePath)
      return diagnostic.description
    }.joined(separator: "\n")
  }

  /// Escapes text for an attribute, or for content between tags. Characters that XML 1.0 forbids become escapes such as
  /// `\u{FFFE}`.
  private static func escaped(_ text: String, isContent: Bool = false) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += isContent ? "\"" : "&quot;"
      // XML readers turn a line break in an attribute into a space.
      case "\n" where !isContent: result += "&#10;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Report.Format {
  static let junit = Self(name: "junit", summary: "JUnit's XML, for continuous integration") { $0.junit }
}
