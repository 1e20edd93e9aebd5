import A11ySim

extension Report {
  /// GitHub's workflow commands: the summary if there is one, then one for each finding. GitHub shows a finding beside its line in the file.
  var github: String {
    let overview = summary.map { "::notice title=\(Self.property("a11y-sim"))::\(Self.data($0))\n" } ?? ""
    return overview
      + findings.map { finding in
        let diagnostic = finding.diagnostic
        var properties: [String] = []
        if let file = diagnostic.file {
          properties.append("file=" + Self.property(relativePath(file)))
          if let line = diagnostic.line, line > 0 {
            properties.append("line=\(line)")
            if let column = diagnostic.column, column > 0 { properties.append("col=\(column)") }
          }
        }
        properties.append("title=" + Self.property(finding.rule))
        let text = [diagnostic.message] + diagnostic.notes + [diagnostic.help].compactMap { $0 }
        let command = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
        return "::\(command) \(properties.joined(separator: ","))::\(Self.data(text.joined(separator: "\n")))\n"
      }.joined()
  }

  /// Escapes the message of a workflow command. Percent signs begin an escape, and line breaks would end the command.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes a property of a workflow command. Colons and commas would end the property.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Report.Format {
  static let github = Self(name: "github", summary: "workflow commands, which GitHub shows next to the lines of a file")
  {
    $0.github
  }
}
