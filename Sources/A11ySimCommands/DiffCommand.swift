import A11ySim
import ArgumentParser
import Captures
import ScenarioFiles
import TextFormats

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare captures of two builds of an app, and list the elements that now sound different.",
    discussion: """
      The command lists elements whose speech differs, and elements that have moved, are missing or are new. Two files \
      are compared whatever their names are. In folders, screens are matched by file name without extension: login.xml \
      matches login.screen.json. Elements are matched by id. If the id is missing in one of the captures, elements are \
      matched by label, or by role and neighbouring elements. A property is compared only if both captures contain it.

      The exit status is 1 if there is a difference.

      Examples:
        a11y-sim diff old.xml new.xml
        a11y-sim diff main/screens pull-request/screens --format github
      """
  )

  @Argument(help: "A capture or screen file of the old build, or a folder that contains them.")
  var old: String

  @Argument(help: "A capture or screen file of the new build, or a folder that contains them.")
  var new: String

  @Option(
    help: ArgumentHelp(
      """
      Use this language for the app, such as fr-CA (BCP 47; repeatable), or `all` for every language that `a11y-sim \
      locales` lists. Default: the language of the new capture, else en.
      """, valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: """
      Simulate this one screen reader: \(ArgumentHelp.readerNames.joined(separator: " or ")). voiceover@17 is \
      VoiceOver of iOS 17. Default: talkback for Android screens, else voiceover.
      """)
  var reader: [String] = []

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var outputs: ReportOutputs

  mutating func validate() throws {
    try play.validate()
    if reader.count > 1 {
      throw ValidationError("--reader takes only one screen reader, because a capture is of one platform")
    }
  }

  private var play: PlayOptions { .of(screen, locale: locale, reader: reader) }

  func run() throws {
    let before = CaptureSources.find([old])
    let after = CaptureSources.find([new])
    guard before.isComplete, after.isComplete else { throw Console.Status.couldNot }
    var suites: [Report.Suite] = []
    var remarks: [String] = []
    var status = Console.Status.fine
    // Two files are compared as one screen, even if their names differ.
    let areFiles = !InputFile.isDirectory(old) && !InputFile.isDirectory(new)
    let (olds, news) = read(before.found, after.found)
    let formers = Dictionary(olds.map { ($0.name, $0) }) { first, _ in first }
    for read in news {
      let former = areFiles ? olds.first : formers[read.name]
      do throws(ScenarioParser.Failure) {
        let (old, new) = try (former?.scenario.get(), read.scenario.get())
        suites.append(try suite(read.name, from: old, to: new, file: read.file))
        if let old, let format = former?.format, let newer = read.format, format != newer {
          for remark in Self.remarks(old.notCaptured, new.notCaptured) where !remarks.contains(remark) {
            remarks.append(remark)
          }
        }
      } catch {
        for diagnostic in error.diagnostics { Console.complain(diagnostic) }
        status = .couldNot
      }
    }
    if !areFiles {
      let names = Set(after.found.map(\.name))
      for source in before.found where !names.contains(source.name) {
        let gone = Diagnostic("the screen “\(source.name)” is missing from the new captures", file: source.source.file)
        suites.append(
          Report.Suite(
            name: source.name,
            cases: [.init(name: source.name, findings: [.init(diagnostic: gone, rule: "gone")])]))
      }
    }
    let report = Report(suites: suites, rules: Self.rules)
    if outputs.printed.isForPeople { show(report, remarks) }
    do throws(Diagnostic) {
      try outputs.write(report)
    } catch {
      Console.complain(error)
      status = .couldNot
    }
    if status == .fine, !report.findings.isEmpty { status = .findings }
    if status != .fine { throw status }
  }

  /// What was not compared, because captures in two formats lack it.
  private static func remarks(_ old: ElementProperties, _ new: ElementProperties) -> [String] {
    [
      ("neither capture has them", old.intersection(new)),
      ("only one of the captures has them", old.symmetricDifference(new)),
    ].filter { !$0.1.isEmpty }.map { "not compared, because \($0.0): \($0.1.plurals.joined(separator: ", "))\n" }
  }

  private func show(_ report: Report, _ remarks: [String]) {
    for finding in report.findings { Console.complain(finding.diagnostic) }
    let count = report.findings.count
    Console.print(
      "\(report.suites.count) screen\(report.suites.count == 1 ? "" : "s"), "
        + (count == 0 ? "no difference\n" : count == 1 ? "1 difference\n" : "\(count) differences\n")
        + remarks.joined())
  }

  private struct Read {
    var name: String
    var file: String
    /// The format of a capture; nil for a screen file.
    var format: CaptureFormat?
    var scenario: Result<Scenario, ScenarioParser.Failure>
  }

  /// Reads all captures. A field that is secure in one of them is secret in all of them.
  private func read(_ old: [CaptureSources.Found], _ new: [CaptureSources.Found]) -> (old: [Read], new: [Read]) {
    var read = (old + new).map { found in
      Read(
        name: found.name, file: found.source.file, format: format(of: found.source),
        scenario: Result { () throws(ScenarioParser.Failure) in try play.plays(found.source)[0] })
    }
    let places = read.indices.filter { (try? read[$0].scenario.get()) != nil }
    var scenarios = places.compactMap { try? read[$0].scenario.get() }
    Scenario.shareSecrets(of: &scenarios)
    for (place, scenario) in zip(places, scenarios) { read[place].scenario = .success(scenario) }
    return (Array(read.prefix(old.count)), Array(read.dropFirst(old.count)))
  }

  private func format(of source: InputFile.Source) -> CaptureFormat? {
    if let named = screen.from { return named }
    var problems = FileProblems()
    let text = FileText(file: source.file, bytes: source.bytes, problems: &problems)
    guard case .capture(let format) = CaptureFormat.recognize(text) else { return nil }
    return format
  }

  private func suite(
    _ name: String, from former: Scenario?, to present: Scenario, file: String
  ) throws(ScenarioParser.Failure) -> Report.Suite {
    guard let former else {
      let diagnostic = Diagnostic("the screen “\(name)” is new", file: file)
      return Report.Suite(
        name: name, cases: [.init(name: name, file: file, findings: [.init(diagnostic: diagnostic, rule: "new")])])
    }
    let cases = present.locales.map { locale in
      let difference = ScreenDifference(from: former, to: present, locale: locale)
      let findings = difference.changes.map { change in
        Report.Finding(
          diagnostic: change.diagnostic(file: file), rule: change.kind.rawValue,
          fields: [
            ("element", JSON.string(change.element)), ("before", JSON.string(change.before)),
            ("after", JSON.string(change.after)), ("locale", JSON.string(locale)),
          ], identity: "\(change.kind.rawValue):\(change.element ?? "")")
      }
      return Report.Case(
        name: present.locales.count == 1 ? name : "\(name), \(locale)", file: file, findings: findings)
    }
    return Report.Suite(name: name, cases: cases)
  }

  private static let rules = [
    rule(.changed, "An element is heard differently than before."),
    rule(.moved, "An element is heard in another position."),
    rule(.gone, "An element is no longer heard."), rule(.new, "A new element is heard."),
  ]

  private static func rule(_ kind: ScreenDifference.Change.Kind, _ summary: String) -> Report.Rule {
    Report.Rule(
      id: kind.rawValue, severity: .error, summary: summary,
      explanation: "A screen reader user hears something different from the previous build.")
  }
}

extension ScreenDifference.Change {
  fileprivate func diagnostic(file: String) -> Diagnostic {
    var notes: [String] = []
    if kind != .moved {
      if let before { notes.append("before: \(before)") }
      if let after { notes.append("after:  \(after)") }
    }
    if let element {
      notes.append("at \(element)" + (oldPlace.map { ", previously in \($0.file):\($0.line)" } ?? ""))
    }
    // For an element that no longer exists, `place` is the location of the element before it.
    return Diagnostic(sentence, file: place?.file ?? file, line: place?.line, column: place?.column, notes: notes)
  }
}
