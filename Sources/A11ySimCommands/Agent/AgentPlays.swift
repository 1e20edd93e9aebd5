import A11ySim
import AgentProtocol
import ArgumentParser
import Captures
import ESpeakNG
import ScenarioFiles

/// An input, read as `run FILE` reads it, once for each screen reader.
struct AgentPlays {
  var input: AgentInput
  var scenarios: [Scenario]
  /// The language in which each scenario is played.
  var locale: String
  /// The screen, if the input is a capture or a screen file.
  var screen: ImportedScreen?
  var warnings: [String]

  /// The properties that the input does not contain.
  var notCaptured: ElementProperties { scenarios.reduce(into: []) { $0.formUnion($1.notCaptured) } }

  init(_ arguments: ToolArguments, _ screens: AgentScreens) throws(ToolFailure) {
    try self.init(screens.input(arguments), arguments, screens)
  }

  init(_ input: AgentInput, _ arguments: ToolArguments, _ screens: AgentScreens) throws(ToolFailure) {
    self.input = input
    let options = try PlayOptions.of(arguments)
    scenarios = try Self.scenarios(input.source, options, screens)
    locale = scenarios[0].locales.first ?? "en"
    if options.from != nil || ImportedScreen.isOne(input.source.bytes) {
      screen = try? ImportedScreen.read(input.source.bytes, file: input.source.file, as: options.from).screen
    }
    let told = InProcessRun.current?.text(of: .errors) ?? ""
    warnings = []
    for line in told.split(separator: "\n").map(String.init) where !warnings.contains(line) { warnings.append(line) }
  }

  /// Reads scenarios. Throws a failure if they name a file that is not in a folder that may be read.
  static func read(
    _ source: InputFile.Source, _ options: PlayOptions, _ screens: AgentScreens
  ) throws(ToolFailure) -> Result<[Scenario], ScenarioParser.Failure> {
    var foreign: String?
    let result = Result { () throws(ScenarioParser.Failure) in
      try options.plays(source) { path in
        if !screens.folders.mayRead(path) { foreign = foreign ?? path }
      }
    }
    if let foreign {
      throw ToolFailure("the input names a file that is not in a folder that may be read", quoting: [foreign])
    }
    return result
  }

  private static func scenarios(
    _ source: InputFile.Source, _ options: PlayOptions, _ screens: AgentScreens
  ) throws(ToolFailure) -> [Scenario] {
    let read = try read(source, options, screens)
    do throws(ScenarioParser.Failure) {
      return try read.get()
    } catch {
      // Text that is no dump is read as a scenario, whose faults help nobody who meant a dump.
      let isDump = options.from != nil || ImportedScreen.isOne(source.bytes)
      let formats = "if it is a dump, its format is not known (known are \(CaptureFormat.names))"
      throw ToolFailure("the input cannot be read\(isDump ? "" : "; " + formats)", error)
    }
  }

  // MARK: What is said of the input

  /// Sentences about what the input lacks and what was inferred from it.
  var caveats: [String] {
    var lines = [Self.sentence(notCaptured)]
    let inferred = inferred
    if !inferred.isEmpty {
      lines.append(
        "Inferred from the dump: "
          + inferred.map { "\($0.rule.id) (\($0.count), \($0.rule.confidence.rawValue))" }.joined(separator: ", ") + "."
      )
    }
    return lines + warnings.prefix(4).map { QuotedText.line($0, limit: 300) }
  }

  static func sentence(_ notCaptured: ElementProperties) -> String {
    notCaptured.isEmpty
      ? "Not in this input: nothing that is known to be missing."
      : "Not in this input, so not heard and not judged: \(notCaptured.plurals.joined(separator: ", "))."
  }

  /// The conclusions about what the capture does not state, with their numbers.
  private var inferred: [(rule: CaptureRule, count: Int)] {
    var counts: [(rule: CaptureRule, count: Int)] = []
    for notice in screen?.notices ?? [] {
      if let index = counts.firstIndex(where: { $0.rule == notice.rule }) {
        counts[index].count += 1
      } else {
        counts.append((notice.rule, 1))
      }
    }
    return counts
  }

  /// Fields of a structured answer about the input.
  var fields: [(String, String)] {
    var fields = [("screen", JSON.string(input.handle))]
    if let format = screen?.format { fields.append(("format", JSON.string(format.id))) }
    return fields + [
      ("locale", JSON.string(locale)), ("notCaptured", JSON.array(notCaptured.names.map { JSON.string($0) })),
      (
        "inferred",
        JSON.array(inferred.map { JSON.string("\($0.rule.id) (\($0.count), \($0.rule.confidence.rawValue))") })
      ),
      ("warnings", JSON.array(warnings.prefix(4).map { JSON.string(QuotedText.escaped($0, limit: 300)) })),
    ]
  }

  static func name(of scenario: Scenario) -> String { scenario.reader.description }
}

extension PlayOptions {
  /// Returns the options that the arguments of a tool stand for.
  static func of(_ arguments: ToolArguments) throws(ToolFailure) -> PlayOptions {
    let readers = A11ySimTool.current.screenReaders.map { $0.descriptor.id }
    let asked = arguments.text("reader")
    let locale = arguments.text("locale")
    var format: CaptureFormat?
    if let name = arguments.text("format") {
      format = CaptureFormat.named(name)
      if format == nil {
        throw ToolFailure("there is no format of this name; use one of \(CaptureFormat.names)", quoting: [name])
      }
    }
    if locale == "all" { throw ToolFailure("“locale” must be one language, such as fr-CA") }
    var settings: [String] = []
    for member in arguments.members("settings") {
      settings.append(member.name + "=" + (member.value.string ?? member.value.text))
    }
    var options = PlayOptions()
    options.locale = locale.map { [$0] } ?? []
    options.reader = asked == "both" ? readers : asked.map { [$0] } ?? []
    options.pace = nil
    options.settings = settings
    options.from = format
    options.order = .captured
    options.color = .auto
    if let problem = options.problem {
      throw ToolFailure("an argument cannot be used", quoting: problem.split(separator: "\n").map(String.init))
    }
    return options
  }

  /// The reason why the options cannot be used; nil if they can.
  private var problem: String? {
    do {
      try validate()
      return nil
    } catch {
      return (error as? ValidationError)?.message ?? "\(error)"
    }
  }
}
