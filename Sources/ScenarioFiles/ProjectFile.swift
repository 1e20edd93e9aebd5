import AccessibilityModel
import Simulation

/// What a project says of all its scenarios, in the file `.a11y-sim.yaml`.
///
/// A scenario comes before the project, and the command line before both.
public struct ProjectFile: Sendable {
  /// The name of the file.
  public static let name = ".a11y-sim.yaml"

  /// The path of the file, for diagnostics; nil if there is none.
  public internal(set) var file: String?
  /// The screen readers of scenarios that name none.
  public internal(set) var readers: [Reader] = []
  /// The languages of scenarios that name none, as BCP 47 tags.
  public internal(set) var locales: [String] = []
  /// The speaking rates at which scenarios are played, in percent.
  public internal(set) var rates: [Int] = []
  /// The pace of scenarios that name none.
  public internal(set) var pace: Pace?
  /// The settings of all scenarios, by the id of their screen reader; those of any reader have the key nil.
  package var settings: Document.Node?
  /// Whether the file says from which level a finding of the audit counts.
  package var setsAuditLevel = false
  /// The lowest severity of an audit finding that makes `test` fail; nil if none does.
  public internal(set) var auditLevel: Diagnostic.Severity?
  /// The known findings of all scenarios.
  public internal(set) var ignored: [Scenario.Ignored] = []
  /// The files and folders that a search passes over, as they are written.
  public internal(set) var excluded: [String] = []
  /// The file that `report` writes, as it is written; nil if the project names none.
  public internal(set) var reportOutput: String?
  /// The paths of files of recorded words, as they are written.
  public internal(set) var wording: [String] = []
  /// The value of `strings`, which the checks of string catalogues read.
  package var strings: Document.Node?
  /// The line of each key in the file.
  package var lines: [ProjectKey: Int] = [:]

  /// A project without a file.
  public init() {}

  /// The folder of the file with a slash at its end; empty for the current folder.
  package var folder: String { ScenarioParser.folder(of: file) }

  /// Returns a path that the file names, relative to where the file is.
  package func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  /// Returns whether a path is excluded. The path begins at the folder of the file.
  package func excludes(_ path: String) -> Bool {
    excluded.contains { pattern in
      let parts = pattern.split(separator: "/").filter { $0 != "." }
      let names = path.split(separator: "/").filter { $0 != "." }
      guard !parts.isEmpty, names.count >= parts.count else { return false }
      return zip(parts, names).allSatisfy { Self.matches(Array($0), Array($1)) }
    }
  }

  /// Returns whether a name matches a pattern, in which `*` is any text.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = star {
        (place, index) = (last.place + 1, last.index + 1)
        star = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// Reads the content of the file.
  public static func parse(
    _ bytes: some Collection<UInt8>, file: String, vocabulary: ScenarioParser.Vocabulary = .init()
  ) throws(ScenarioParser.Failure) -> ProjectFile {
    let root: Document.Node
    do {
      // A file of comments says nothing yet.
      if try YAMLComposer.compose(try SourceText(bytes).checked()) == nil { return ProjectFile() }
      root = try Document.read(bytes, file: file)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    var parser = ScenarioParser(
      file: file, load: { (_) throws(Diagnostic) in throw Diagnostic("a project's file cannot name a screen") },
      replacing: nil, vocabulary: vocabulary)
    let project = parser.project(root)
    if parser.reader.errorCount > 0 {
      throw ScenarioParser.Failure(diagnostics: parser.reader.diagnostics(of: file))
    }
    return project
  }
}

extension ScenarioParser {
  /// The line of each key at the top of a scenario; empty if the text cannot be read.
  package static func topLines(of bytes: [UInt8]) -> [String: Int] {
    guard let root = try? Document.read(bytes, file: nil) else { return [:] }
    guard case .mapping(let pairs) = root.value else { return [:] }
    var lines: [String: Int] = [:]
    for (key, _) in pairs {
      if case .scalar(let name, _) = key.value { lines[name] = key.line }
    }
    return lines
  }

  /// Returns whether a name is a key in the mapping under a top key, or in a mapping inside it.
  package static func mentions(_ name: String, under top: String, in bytes: [UInt8]) -> Bool {
    guard let root = try? Document.read(bytes, file: nil),
      let fields = root.fields, let node = fields.first(where: { $0.name == top })?.value
    else { return false }
    return node.fields?.contains { $0.name == name || $0.value.fields?.contains { $0.name == name } == true } ?? false
  }

  mutating func project(_ root: Document.Node) -> ProjectFile {
    var project = ProjectFile()
    project.file = reader.file
    // A file of comments alone says nothing.
    if case .scalar("", _) = root.value { return project }
    let singular = ["reader": "readers", "locale": "locales", "rate": "rates", "ignore": "audit"]
    guard
      let fields = reader.mapping(
        root, keys: ProjectKey.names, what: "a project's file",
        elsewhere: { name, _ in
          name == "ignore"
            ? "write `audit: { ignore: [ … ] }`" : singular[name].map { "write `\($0): [ … ]`" }
        })
    else { return project }
    for (name, node) in fields {
      if let key = ProjectKey(rawValue: name) { project.lines[key] = node.line }
    }
    if let node = fields["readers"] { readReaders(node) }
    project.readers = listed
    if let node = fields["locales"] { project.locales = locales(node, for: listed.first ?? vocabulary.none) }
    if let node = fields["rates"] {
      project.rates = (reader.sequence(node, "rates") ?? []).compactMap { reader.integer($0, "a rate", in: 0...100) }
    }
    project.pace = fields["pace"].flatMap { reader.choice($0, "pace") }
    if let node = fields["settings"] {
      project.settings = node
      // The values are checked for every reader that has the setting.
      readerOfPlay = listed.first ?? vocabulary.standard
      if listed.isEmpty { listed = vocabulary.screenReaders.map { Reader($0) } }
      var settings = Settings()
      self.settings(node, into: &settings)
    }
    if let node = fields["audit"] { audit(node, into: &project) }
    project.excluded = paths(fields["exclude"], "exclude")
    if let node = fields["report"], let report = reader.mapping(node, keys: ProjectKey.report.keys, what: "`report`") {
      project.reportOutput = report["output"].flatMap {
        filledText($0, "`output`", help: "write `output: speech.html`")
      }
    }
    project.wording = paths(fields["wording"], "wording")
    project.strings = fields["strings"]
    return project
  }

  private mutating func paths(_ node: Document.Node?, _ name: String) -> [String] {
    guard let node else { return [] }
    let nodes = if case .sequence(let nodes) = node.value { nodes } else { [node] }
    return nodes.compactMap { filledText($0, "a path of `\(name)`", help: "write `\(name): [drafts/]`") }
  }

  private mutating func audit(_ node: Document.Node, into project: inout ProjectFile) {
    guard case .mapping = node.value else {
      project.setsAuditLevel = true
      project.auditLevel = audit(node)
      return
    }
    guard let fields = reader.mapping(node, keys: ProjectKey.audit.keys, what: "`audit`") else { return }
    if let level = fields["level"] {
      project.setsAuditLevel = true
      project.auditLevel = audit(level)
    }
    if let list = fields["ignore"] { project.ignored = ignored(list, isOfProject: true) }
  }

  /// Takes over what the project says and the scenario does not. The scenario's own settings are read after those of the
  /// project.
  mutating func applyProject(_ fields: [String: Document.Node], to scenario: inout Scenario) {
    guard let project else { return }
    if fields["pace"] == nil, let pace = project.pace { scenario.pace = pace }
    if let node = project.settings {
      let outer = (reader.file, absences)
      reader.file = project.file
      settings(node, into: &scenario.settings)
      // What one reader lacks of a project's settings is no news in each scenario.
      (reader.file, absences) = outer
    }
    if fields["audit"] == nil, project.setsAuditLevel { scenario.audit = project.auditLevel }
    scenario.ignored += project.ignored
  }
}
