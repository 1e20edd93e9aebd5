import A11ySim
import ReportPages
import StringCatalogs
import StringChecks

/// A language of a report for translators, and the files that are written for it.
struct TranslatorLanguage {
  /// A text with its findings.
  struct Row {
    var table: StringTable
    var text: StringTable.TranslatorText
    var findings: [StringFinding]
    /// The pronunciation, or the reason why there is none; nil without sound.
    var ipa: String?
    /// The path of the sound in the report's folder; nil if there is none.
    var sound: String?

    var place: String { "\(text.location.file):\(text.location.line):\(text.location.column)" }
    var name: String { text.key + (text.variant.map { ", \($0)" } ?? "") }
    /// The corrected text if only one correction is possible, otherwise what to do.
    func proposal(_ finding: StringFinding) -> String { finding.fix?.new ?? finding.help }
  }

  let tag: String
  private(set) var isSource: Bool
  var rows: [Row] = []
  /// The findings about the whole language, or about entries that have no text in it.
  private(set) var others: [StringFinding] = []

  init(_ tag: String, tables: [StringTable], findings: [StringFinding]) {
    self.tag = tag
    isSource = tables.contains { $0.sourceLanguage == tag }
    for table in tables where table.languages.contains(tag) {
      let own = findings.filter { finding in
        finding.table == table.path
          && (finding.language == tag || finding.languages.contains(tag)
            || finding.language == nil && finding.languages.isEmpty && table.sourceLanguage == tag)
      }
      let byKey = Dictionary(grouping: own.filter { $0.key != nil }) { $0.key! }
      var told: Set<StringFinding> = []
      for text in table.textsForTranslators(in: tag, keys: Set(byKey.keys)) {
        let found = (byKey[text.key] ?? []).filter {
          $0.variant == nil || $0.variant == text.variant || $0.language != tag
        }
        if found.isEmpty, !text.isForScreenReaders { continue }
        told.formUnion(found)
        rows.append(Row(table: table, text: text, findings: found))
      }
      for finding in own where !told.contains(finding) {
        guard let key = finding.key, let entry = table.entry(key) else {
          others.append(finding)
          continue
        }
        // The text is missing: the row has its source alone.
        let source = entry.localizations[table.sourceLanguage]?.forms.first?.text
        rows.append(
          Row(
            table: table,
            text: StringTable.TranslatorText(
              key: key, location: finding.location, source: source, target: "", heard: source ?? "",
              isForScreenReaders: false),
            findings: [finding]))
      }
    }
  }

  func count(_ severity: Diagnostic.Severity) -> Int {
    (rows.flatMap(\.findings) + others).count { $0.severity == severity }
  }

  /// The files of this language by name.
  var files: [(String, String)] {
    [("\(tag).html", page), ("\(tag).csv", csv), ("\(tag).xlf", xliff), ("\(tag).po", po)]
  }

  private var worstFirst: [Row] {
    func rank(_ row: Row) -> Int {
      row.findings.map { $0.severity == .error ? 0 : $0.severity == .warning ? 1 : 2 }.min() ?? 3
    }
    return rows.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  // MARK: - The page

  static let style = """
    :root{color-scheme:light dark}body{font:1em/1.5 system-ui;margin:2em}table{border-collapse:collapse}\
    td,th{text-align:start;vertical-align:top;padding:.3em .8em;border-bottom:1px solid}ul{margin:0;padding-inline-start:1.2em}\
    td,th{overflow-wrap:anywhere}th:first-child{min-width:8em}
    """

  static func document(_ title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(HTML.escaped(title))</title>
    <style>\(style)</style>
    <main>
    <h1>\(HTML.escaped(title))</h1>
    \(body)</main>
    </html>

    """
  }

  private var page: String {
    let hasSound = rows.contains { $0.ipa != nil }
    let heads =
      ["Key and place", "Source", "Text", "Heard"] + (hasSound ? ["Pronunciation", "Sound"] : []) + ["Findings"]
    var body = "<p><a href=\"index.html\">All languages</a></p>\n"
    if !others.isEmpty {
      body += "<ul>\n" + others.map { "<li>\(Self.item($0, nil))</li>\n" }.joined() + "</ul>\n"
    }
    if hasSound {
      body += "<p>Spoken by eSpeak NG; a phone’s own voices differ. Numbers stand for the arguments.</p>\n"
    }
    body += "<table>\n<tr>" + heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr>\n"
    for row in worstFirst { body += self.row(row, hasSound: hasSound) }
    return Self.document("\(tag): texts for translators", body + "</table>\n")
  }

  private func row(_ row: Row, hasSound: Bool) -> String {
    let name = HTML.escaped(row.name)
    func cell(_ text: String, _ language: String) -> String {
      "<td lang=\"\(HTML.escaped(language))\" dir=\"auto\">\(HTML.escaped(text))</td>"
    }
    var html = "<tr><th scope=\"row\">\(name)<br><small>\(HTML.escaped(row.place))</small></th>"
    html += cell(row.text.source ?? "", row.table.sourceLanguage) + cell(row.text.target, tag)
    html += cell(row.text.heard, row.text.target.isEmpty ? row.table.sourceLanguage : tag)
    if hasSound {
      html += "<td lang=\"und-fonipa\">\(HTML.escaped(row.ipa ?? ""))</td><td>"
      if let sound = row.sound {
        html += "<audio controls preload=\"none\" aria-label=\"\(name)\" src=\"\(HTML.escaped(sound))\"></audio>"
      }
      html += "</td>"
    }
    let items = row.findings.map { "<li>\(Self.item($0, row))</li>" }.joined()
    return html + "<td>\(items.isEmpty ? "" : "<ul>\(items)</ul>")</td></tr>\n"
  }

  private static func item(_ finding: StringFinding, _ row: Row?) -> String {
    "<strong>\(finding.severity.rawValue)</strong> \(HTML.escaped(finding.message)) (\(HTML.escaped(finding.rule)))<br>"
      + "Proposal: \(HTML.escaped(row?.proposal(finding) ?? finding.help))"
  }

  /// Returns the summary: the languages with their findings, and the rules with their findings in each language.
  static func index(_ languages: [TranslatorLanguage], rules: [StringCheck]) -> String {
    var body = "<table>\n<caption>Languages</caption>\n<tr>"
    for head in ["Language", "Errors", "Warnings", "Information", "Texts", "Files"] {
      body += "<th scope=\"col\">\(head)</th>"
    }
    body += "</tr>\n"
    for language in languages {
      let tag = HTML.escaped(language.tag)
      let files = ["csv", "xlf", "po"].map { "<a href=\"\(tag).\($0)\">\($0)<span hidden> \(tag)</span></a>" }
      body += "<tr><th scope=\"row\"><a href=\"\(tag).html\">\(tag)</a>\(language.isSource ? " (source)" : "")</th>"
      let numbers = [Diagnostic.Severity.error, .warning, .info].map { language.count($0) } + [language.rows.count]
      body += numbers.map { "<td>\($0)</td>" }.joined() + "<td>\(files.joined(separator: " "))</td></tr>\n"
    }
    body += "</table>\n<table>\n<caption>Rules</caption>\n<tr><th scope=\"col\">Rule</th>"
    body += "<th scope=\"col\">What it finds</th><th scope=\"col\">Findings by language</th></tr>\n"
    for rule in rules {
      let counts = languages.compactMap { language -> String? in
        let count = (language.rows.flatMap(\.findings) + language.others).count { $0.rule == rule.id }
        return count == 0 ? nil : "\(language.tag) \(count)"
      }
      if counts.isEmpty { continue }
      body += "<tr><th scope=\"row\">\(HTML.escaped(rule.id))</th><td>\(HTML.escaped(rule.summary))</td>"
      body += "<td>\(HTML.escaped(counts.joined(separator: ", ")))</td></tr>\n"
    }
    return document("Texts for translators", body + "</table>\n")
  }
}
