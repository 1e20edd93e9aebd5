import A11ySim
import ArgumentParser
import ScenarioFiles

/// A scenario that `a11y-sim new` generates, for the user to change.
struct FirstScenario {
  enum Subject {
    case component(ComponentKind, version: String)
    case screen(file: String)
    /// A generated screen with one element of each role.
    case kinds([Role])
    case flow(WorkedFlow)
  }

  var subject: Subject
  /// The path of the scenario file, or `-` for standard output.
  var path: String
  var locales: [String]
  /// The screen reader, as scenarios name it; nil for the one that fits the subject.
  var reader: String?

  /// Returns the content of the scenario file, with the simulated speech as expectations.
  func filled() throws(ScenarioParser.Failure) -> [UInt8] {
    let text = try text()
    let scenario = try parse(text)
    do throws(Diagnostic) {
      let transcripts = scenario.locales.map { scenario.play(locale: $0) }
      for diagnostic in transcripts.flatMap(\.diagnostics) where diagnostic.severity == .error { throw diagnostic }
      return try scenario.updated(Array(text.utf8), hearing: transcripts, .missing) ?? Array(text.utf8)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  /// Returns the saved transcripts that let the new scenario pass `test`. Empty if the scenario keeps no transcript.
  ///
  /// - Parameter bytes: The result of `filled()`.
  func kept(_ bytes: [UInt8]) throws(ScenarioParser.Failure) -> [(path: String, text: String)] {
    let scenario = try parse(String(decoding: bytes, as: UTF8.self))
    guard scenario.keepsTranscript else { return [] }
    return scenario.locales.map { locale in
      (TestPlay.keptFile(of: path, scenario, locale), GoldenTranscript.text(of: scenario.play(locale: locale)))
    }
  }

  private func parse(_ text: String) throws(ScenarioParser.Failure) -> Scenario {
    try ScenarioParser.parse(
      text, file: path == "-" ? nil : path, load: InputFile.load(besides: path),
      vocabulary: A11ySimTool.current.vocabulary)
  }

  private func text() throws(ScenarioParser.Failure) -> String {
    let about = "# Change the screen and the steps, then run: a11y-sim test --update FILE\n"
    let languages = "locale: \(locales.count == 1 ? locales[0] : "[\(locales.joined(separator: ", "))]")\n"
    let header = about + (reader.map { "reader: \($0)\n" } ?? "") + languages
    switch subject {
    case .component(let kind, let version): return try text(of: kind, version, about, languages)
    case .flow(let flow):
      // Standard output has no folder in which a transcript could be saved.
      return header + (path == "-" ? "" : "transcript: true\n") + flow.text(expectation)
    case .screen(let file):
      return try swiping(header + "screen: { file: \(Self.quoted(Self.relative(file, to: path))) }\n")
    case .kinds(let roles):
      return try swiping(header + "screen:\n" + roles.map { "  - \(Self.element($0))\n" }.joined())
    }
  }

  /// An empty `expect` step. Its lines are filled in after the scenario has been played.
  private var expectation: String {
    locales.count == 1 ? "  - expect:\n" : "  - expect:\n" + locales.map { "      \($0):\n" }.joined()
  }

  /// Adds steps that move from the first element of the screen to the last.
  private func swiping(_ start: String) throws(ScenarioParser.Failure) -> String {
    let start = start + "steps:\n  - appear\n"
    let scenario = try parse(start)
    var session = Session(scenario, locale: locales[0])
    session.perform(.appear)
    let count = session.readingOrder.count - 1
    if count < 1 { return start + expectation }
    let swipe = count == 1 ? "right" : "{ direction: right, times: \(count) }"
    return start + expectation + "  - swipe: \(swipe)\n" + expectation
  }

  /// Returns the path of a file relative to the folder of a scenario at `path`.
  static func relative(_ file: String, to path: String) -> String {
    if let slash = path.lastIndex(of: "/"), file.hasPrefix(path[...slash]),
      !file.dropFirst(path[...slash].count).contains("/")
    {
      return String(file.dropFirst(path[...slash].count))
    }
    if file.hasPrefix("/") || path == "-" { return file }
    let folders = path.split(separator: "/").dropLast().filter { $0 != "." }
    if path.hasPrefix("/") || folders.contains("..") { return InputFile.resolved(file) }
    return String(repeating: "../", count: folders.count) + file
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }

  private static func element(_ role: Role) -> String {
    var words = ""
    for character in role.rawValue { words += character.isUppercase ? " " + character.lowercased() : String(character) }
    let label = words.prefix(1).uppercased() + words.dropFirst()
    let more: String? =
      switch role {
      case .alert: "children: [ { button: OK } ]"
      case .pageControl: "pages: 3"
      case .adjustable, .picker: "options: [Small, Medium, Large]"
      case .stepper: "value: 1"
      default: role.isContainer ? "children: [ { text: Text } ]" : nil
      }
    return more.map { "\(role.rawValue): { label: \(label), \($0) }" } ?? "\(role.rawValue): \(label)"
  }

  // MARK: A component

  private func text(
    of kind: ComponentKind, _ version: String, _ about: String, _ languages: String
  ) throws(ScenarioParser.Failure) -> String {
    let start = about + Self.beginning(of: kind, version, reader: reader(of: kind, version), languages)
    let field = try field(start)
    let code = kind.accepts([:]).contains("4") ? "482913" : "secret"
    return start + expectation + (field.map { "  - touch: \($0)\n  - doubleTap\n" } ?? "  - readAll\n") + expectation
      + (field == nil ? "" : "  - type: \(code)\n" + expectation)
  }

  /// Returns a scenario with `appear` as its only step. `languages` is the line of the scenario with the key `locale`.
  static func beginning(of kind: ComponentKind, _ version: String, reader: String, _ languages: String) -> String {
    """
    name: \(kind.id) \(version)
    reader: \(reader)
    \(languages)screen:
      - heading: Enter your code
      - component: \(kind.id)
        id: code
        version: \(version)
    steps:
      - appear

    """
  }

  private func reader(of kind: ComponentKind, _ version: String) -> String {
    if let reader { return reader }
    if kind.make(["version": version]).platform != .iOS { return "none" }
    let reader = kind.reader ?? .voiceOver
    return reader.version.map { "\(reader.id)@\($0)" } ?? reader.id
  }

  /// Returns the id of the component's first editable part, or of its first part if none is editable.
  private func field(_ start: String) throws(ScenarioParser.Failure) -> String? {
    let scenario = try parse(start)
    var session = Session(screen: scenario.screen, reader: scenario.reader, locale: locales[0])
    session.perform(.appear)
    let stops = session.readingOrder.map(\.element).filter { $0.id == "code" || $0.id.hasPrefix("code.") }
    return (stops.first { $0.text != nil } ?? stops.first)?.id
  }
}
