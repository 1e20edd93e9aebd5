import A11ySim
import ReportPages
import TextFormats

/// The JSON output of `test` or `diff`, as an input of a report.
struct ReportInput {
  struct Suite {
    var name: String
    var failures: [ReportPage.Failure] = []
  }

  private(set) var suites: [Suite] = []
  private(set) var changes: [ReportPage.ScreenChanges] = []
  private(set) var problems: [Diagnostic] = []
  private var suitePlaces: [String: Int] = [:]
  private var changePlaces: [String: Int] = [:]

  /// Returns nil if the file is not the JSON output of `test` or `diff`.
  init?(_ source: InputFile.Source) {
    guard source.bytes.first(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) == UInt8(ascii: "[") else { return nil }
    let text = String(decoding: source.bytes, as: UTF8.self)
    var problems = FileProblems()
    guard let tree = JSONTree(FileText(file: source.file, utf8: Array(text.utf8)), problems: &problems) else {
      return nil
    }
    let items = tree.elements(of: 0)
    func string(_ name: String, of item: Int) -> String? {
      guard let index = tree.member(name, of: item), case .string(let text) = tree.values[index].content else {
        return nil
      }
      return text
    }
    let kinds = items.map { string("kind", of: $0) }
    guard kinds.allSatisfy({ $0 == "finding" || $0 == "skipped" }) else { return nil }
    for item in items where string("kind", of: item) == "finding" {
      guard let suite = string("suite", of: item), let message = string("message", of: item) else {
        self.problems.append(
          Diagnostic(
            "a finding has no suite or no message", file: source.file, line: nil, severity: .warning,
            help: "name the output of `a11y-sim test --format json` or `a11y-sim diff --format json`"))
        continue
      }
      // A finding of `diff` has the key `before`, unless a whole screen is missing or new.
      let rule = string("rule", of: item) ?? ""
      if tree.member("before", of: item) != nil || ["gone", "new"].contains(rule) {
        let language = string("locale", of: item)
        func line(_ side: String) -> ReportPage.ScreenChanges.Line? {
          string(side, of: item).map { .init(text: $0, language: language) }
        }
        add(
          .init(
            kind: rule, message: message, element: string("element", of: item),
            before: line("before"), after: line("after")), to: suite)
        continue
      }
      let notes = tree.member("notes", of: item).map { notes in
        tree.elements(of: notes).compactMap { index -> String? in
          if case .string(let text) = tree.values[index].content { text } else { nil }
        }
      }
      var place = string("file", of: item)
      if let file = place, let index = tree.member("line", of: item),
        case .number(let line) = tree.values[index].content
      {
        place = "\(file):\(line)"
      }
      add(
        .init(
          severity: string("severity", of: item) ?? "error", message: message, place: place, notes: notes ?? [],
          help: string("help", of: item)), to: suite)
    }
  }

  private mutating func add(_ failure: ReportPage.Failure, to name: String) {
    let index = suitePlaces[name] ?? suites.count
    if index == suites.count {
      suitePlaces[name] = index
      suites.append(Suite(name: name))
    }
    suites[index].failures.append(failure)
  }

  private mutating func add(_ change: ReportPage.ScreenChanges.Change, to name: String) {
    if let index = changePlaces[name] {
      changes[index].changes.append(change)
    } else {
      changePlaces[name] = changes.count
      changes.append(.init(name: name, changes: [change]))
    }
  }
}
