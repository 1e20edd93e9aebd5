import A11ySim
import StringCatalogs
import StringChecks

extension TranslatorLanguage {
  // MARK: - CSV

  /// The rows as RFC 4180 has them, with a byte order mark, by which spreadsheets know UTF-8.
  var csv: String {
    let heads = [
      "key", "variant", "place", "language", "source", "target", "heard", "ipa", "sound", "severity", "rule", "finding",
      "proposal",
    ]
    var text = "\u{FEFF}" + heads.joined(separator: ",") + "\r\n"
    for row in rows {
      let start = [
        row.text.key, row.text.variant ?? "", row.place, tag, row.text.source ?? "", row.text.target, row.text.heard,
        row.ipa ?? "", row.sound ?? "",
      ]
      let ends =
        row.findings.isEmpty
        ? [["", "", "", ""]]
        : row.findings.map { [$0.severity.rawValue, $0.rule, $0.message, row.proposal($0)] }
      for end in ends { text += (start + end).map(Self.cell).joined(separator: ",") + "\r\n" }
    }
    for finding in others {
      let place = "\(finding.location.file):\(finding.location.line):\(finding.location.column)"
      let cells = [
        "", "", place, tag, "", "", "", "", "", finding.severity.rawValue, finding.rule, finding.message, finding.help,
      ]
      text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
    }
    return text
  }

  /// A spreadsheet would calculate a text that begins like a formula, so an apostrophe marks it as a text.
  private static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let plain = text.withoutControls
    return "\"" + (isFormula ? "'" : "") + plain.replacing("\"", with: "\"\"") + "\""
  }

  // MARK: - XLIFF

  /// The texts with findings as XLIFF 1.2, with the findings as notes.
  var xliff: String {
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
    for (table, rows) in tables {
      text += "  <file original=\"\(Self.xml(table.path))\" source-language=\"\(Self.xml(table.sourceLanguage))\""
      text += " target-language=\"\(Self.xml(tag))\" datatype=\"plaintext\">\n    <body>\n"
      for row in rows {
        text +=
          "      <trans-unit id=\"\(Self.xml(row.text.key + (row.text.variant.map { "|\($0)" } ?? "")))\" xml:space=\"preserve\">\n"
        text += "        <source>\(Self.xml(row.text.source ?? row.text.key))</source>\n"
        text += "        <target state=\"needs-review-translation\">\(Self.xml(row.text.target))</target>\n"
        for finding in row.findings {
          text += "        <note from=\"a11y-sim\">\(Self.xml(row.note(finding)))</note>\n"
        }
        text += "      </trans-unit>\n"
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// The rows with findings by table, in the order of the rows. Other rows need no note.
  private var tables: [(table: StringTable, rows: [Row])] {
    var tables: [(table: StringTable, rows: [Row])] = []
    for row in rows where !row.findings.isEmpty {
      if tables.last?.table.path != row.table.path { tables.append((row.table, [])) }
      tables[tables.count - 1].rows.append(row)
    }
    return tables
  }

  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.withoutControls.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: - gettext

  /// The texts with findings as a PO file, with the findings as comments. The messages are fuzzy, so that tools ask for
  /// another look at them.
  var po: String {
    var text = "msgid \"\"\nmsgstr \"\"\n\"Language: \(tag)\\n\"\n\"MIME-Version: 1.0\\n\"\n"
    text += "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n"
    var contexts: Set<[String]> = []
    for row in rows where !row.findings.isEmpty {
      let source = row.text.source ?? row.text.key
      var context = row.text.key + (row.text.variant.map { "|\($0)" } ?? "")
      if contexts.contains([context, source]) { context = "\(row.table.path)|\(context)" }
      guard contexts.insert([context, source]).inserted, !source.isEmpty else { continue }
      text += "\n"
      for finding in row.findings {
        for line in row.note(finding).split(whereSeparator: \.isNewline) {
          text += "#. " + String(line).visibleControls + "\n"
        }
      }
      text += "#: \(row.text.location.file.replacing(" ", with: "%20")):\(row.text.location.line)\n#, fuzzy\n"
      text += "msgctxt \(Self.quoted(context))\nmsgid \(Self.quoted(source))\nmsgstr \(Self.quoted(row.text.target))\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.withoutControls.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TranslatorLanguage.Row {
  fileprivate func note(_ finding: StringFinding) -> String {
    "\(finding.severity.rawValue): \(finding.message) (\(finding.rule)); proposal: \(proposal(finding))"
      + (text.heard.isEmpty || text.heard == text.target ? "" : "; heard: \(text.heard)")
  }
}

extension String {
  /// The text without characters that XML does not allow. A carriage return becomes a line feed.
  fileprivate var withoutControls: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0D: result.append("\n")
      case 0x09, 0x0A: result.append(scalar)
      case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  fileprivate var visibleControls: String { withoutControls.replacing("\n", with: " ") }
}
