import AccessibilityModel
import Captures
import Simulation

/// A parser for scenario files. It returns a `Scenario`, or throws diagnostics with positions.
public struct ScenarioParser {
  /// A function that returns the content of a file. The path is as written in the scenario.
  public typealias Load = (_ path: String) throws(Diagnostic) -> [UInt8]

  /// A function that reads string catalogues. The paths are as written in the scenario.
  ///
  /// The function can throw a diagnostic that names one of the paths and has no line. The parser then adds the position
  /// where the scenario names this path.
  public typealias LoadStrings = (_ paths: [String]) throws(Diagnostic) -> any AppStrings

  /// An error with the diagnostics of a scenario that could not be read.
  public struct Failure: Error, Sendable {
    /// The diagnostics, in the order of the scenario file. The array is never empty.
    public var diagnostics: [Diagnostic]
    /// Whether the scenario has `redact: true`, so that diagnostics must not show verification codes. False if the key
    /// could not be read.
    package var isRedacted = false

    public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  }

  /// A component to play in place of one of the scenario's components.
  public struct Substitution: Sendable {
    /// The scenario's id of the component to replace.
    public var id: String
    /// The kind of the replacement. It may differ from the kind of the component in the scenario.
    public var kind: ComponentKind
    /// The version of the replacement. If nil, a replacement of the same kind has the version that the scenario names.
    /// A replacement of another kind has its newest version.
    public var version: String?

    public init(of id: String, by kind: ComponentKind, version: String? = nil) {
      (self.id, self.kind, self.version) = (id, kind, version)
    }
  }

  var reader: NodeParser
  let load: Load
  let loadStrings: LoadStrings?
  let substitution: Substitution?
  /// Notes that the transcript shows before the first step, such as a note about a parameter that a replacement
  /// component does not support.
  var notes: [String] = []
  var components: [Scenario.WrittenComponent] = []
  /// The first component that was written for an iOS version older than the oldest modelled version of the screen
  /// reader.
  var oldComponent: (id: String, kind: ComponentKind)?
  /// The screen reader that `voiceover` without a version stands for.
  var unversionedReader: Reader
  var targets: [String: [Target]] = [:]
  /// The uses of ids, to be checked when every screen has been read.
  var uses: [Use] = []
  /// The ids on the screen that is being read, including generated ids.
  var screenIDs: Set<String> = []
  /// The names of the rotors that the app has on any screen.
  var rotorNames: Set<String> = []
  /// The ids that are written in the screen that is being read.
  var authoredIDs: Set<String> = []
  var screenNames: [String] = []
  var screenName: String?
  var screensOfIDs: [String: Set<String>] = [:]
  /// The names of the tickers. A ticker is an `every` step.
  var tickers: Set<String> = []
  var stops: [(name: String, node: Document.Node, file: String?)] = []
  /// The elements whose values are tested with a pattern. A pattern is an error if the element is a secure field.
  var noPattern: [(id: String, node: Document.Node, file: String?)] = []
  /// The number of ticks of the ticker that is being read. The outer value is nil outside a ticker. The inner value is
  /// nil for a ticker without an end.
  var ticks: Int??
  /// The number of texts in all countdowns so far.
  var countTexts = 0
  /// The last number in a generated id, by role.
  var generated: [Role: Int] = [:]
  /// The number of elements so far, on all screens together.
  var elementCount = 0
  /// The nodes of the screen files, by path. A scenario may show a file several times, so each file is read only once.
  var screenFiles: [String: Document.Node] = [:]
  /// The captured screens, by the path of their files.
  var captures: [String: ImportedScreen] = [:]
  var overlayReactions: [Scenario.Reaction] = []

  let vocabulary: Vocabulary
  /// What the project says of all its scenarios; nil for none.
  let project: ProjectFile?
  /// The screen reader that the caller chose. If nil, the first screen reader that the scenario names is used.
  var asked: Reader?
  /// The screen readers that the scenario names.
  var listed: [Reader] = []
  /// The screen reader that runs at the start of this play.
  var readerOfPlay: Reader
  /// What the platform of `readerOfPlay` does not have, each once, where it is written first.
  var absences: [Absence] = []
  /// The ids of the elements of web pages.
  var webIDs: Set<String> = []
  /// The screen reader that runs at the step that is being read.
  var screenReader: Reader

  /// The app's texts; nil if the scenario names no string catalogues.
  var appStrings: (any AppStrings)?
  /// Whether a catalogue could not be read. Unknown keys are then not reported.
  var hasUnreadStrings = false
  var usesAppStrings = false
  /// The language of the app's texts, by default the first language of the scenario.
  var locale: String?

  /// The ids of elements that could not be read. Uses of these ids are not reported.
  var unreadIDs: Set<String> = []
  /// Whether a screen file could not be read. Unknown ids are then not reported.
  var hasUnreadScreen = false

  enum Target {
    case element(Role, Adjustment?)
    case component(ComponentKind)
    case part

    var isField: Bool { if case .element(let role, _) = self { role.isTextField } else { false } }
    var isComponent: Bool { if case .component = self { true } else { false } }
  }

  struct Use {
    var id: String
    var node: Document.Node
    var file: String?
    /// The property that a `set` step changes, and the new value; nil for other uses.
    var change: (property: Document.Node, value: Document.Node)?
    var event: Scenario.Reaction.Event?
    /// The screen that must contain the id; nil if any screen may contain it.
    var screen: String?
  }

  init(
    file: String?, load: @escaping Load, strings: LoadStrings? = nil, replacing substitution: Substitution?,
    vocabulary: Vocabulary, project: ProjectFile? = nil
  ) {
    self.vocabulary = vocabulary
    self.project = project
    (unversionedReader, readerOfPlay, screenReader) = (vocabulary.standard, vocabulary.standard, vocabulary.standard)
    reader = NodeParser(file: file)
    self.load = load
    loadStrings = strings
    self.substitution = substitution
  }

  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file, for diagnostics.
  ///   - load: Reads the files that the scenario names. If it is nil, naming a file is an error.
  ///   - strings: Reads the string catalogues that the scenario names. If it is nil, naming a catalogue is an error.
  ///   - substitution: A component to play in place of one of the scenario's components. The scenario may use parts and
  ///     properties that this component does not have. These uses are not reported, so parse the scenario without a
  ///     substitution first.
  ///   - vocabulary: The components, screen readers and audit rules that the scenario can name.
  ///   - project: What the project says of all its scenarios.
  public static func parse(
    _ bytes: some Collection<UInt8>, file: String? = nil, load: Load? = nil, strings: LoadStrings? = nil,
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init(), project: ProjectFile? = nil
  ) throws(Failure) -> Scenario {
    let noFiles: Load = { (path) throws(Diagnostic) in
      throw Diagnostic("other files cannot be read here", help: "pass `load` to `ScenarioParser.parse`")
    }
    let root: Document.Node
    do {
      root = try Document.read(bytes, file: file)
    } catch {
      throw Failure(diagnostics: [error])
    }
    var parser = ScenarioParser(
      file: file, load: load ?? noFiles, strings: strings, replacing: substitution, vocabulary: vocabulary,
      project: project)
    return try parser.parse(root)
  }

  /// Parses the document of a scenario. A parser can parse only one document.
  mutating func parse(_ root: Document.Node) throws(Failure) -> Scenario {
    let file = reader.file
    var scenario = scenario(root)
    checkUses()
    checkPatterns()
    checkStops()
    if let substitution { scenario.leaveOutChanges(impossibleFor: substitution) }
    notes += absenceNotes
    scenario.notes = notes
    scenario.components = components
    if reader.errorCount == 0, let step = scenario.firstStepBeyondLimits {
      reader.add(
        Diagnostic(
          "the scenario is too large: it cannot be played beyond this step", file: file, line: step.line, column: 1,
          help: "split the scenario into several scenarios with fewer steps or smaller screens"))
    }
    if reader.errorCount > 0 {
      var failure = Failure(diagnostics: reader.diagnostics(of: file))
      failure.isRedacted = scenario.isRedacted
      throw failure
    }
    if usesAppStrings, let appStrings, let locale {
      scenario.texts = CatalogTexts(
        root: root, reader: asked, file: file, screenFiles: screenFiles, captures: captures, strings: appStrings,
        substitution: substitution,
        vocabulary: vocabulary, locale: locale)
    }
    return scenario
  }

  /// Whether the steps stand in the screen, by a wrong indentation.
  private static func hasSteps(_ screen: Document.Node) -> Bool {
    if case .sequence(let items) = screen.value { return items.contains(where: hasSteps) }
    return screen.fields?.contains { $0.name == "steps" } == true
  }

  /// Reads a scenario from a text. The other parameters have the same meaning as in the function that reads bytes.
  public static func parse(
    _ text: String, file: String? = nil, load: Load? = nil, strings: LoadStrings? = nil,
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init(), project: ProjectFile? = nil
  ) throws(Failure) -> Scenario {
    try parse(
      text.utf8, file: file, load: load, strings: strings, replacing: substitution, vocabulary: vocabulary,
      project: project)
  }

  // MARK: The file

  mutating func scenario(_ root: Document.Node) -> Scenario {
    var scenario = Scenario(reader: vocabulary.standard)
    scenario.knownReaders = vocabulary.screenReaders
    scenario.file = reader.file
    guard
      let fields = reader.mapping(
        root, keys: MappingForm.scenario.keys, what: MappingForm.scenario.what,
        elsewhere: { name, _ in KnownElsewhere.scenarioKey(name) })
    else { return scenario }
    if let node = fields["name"] { scenario.name = reader.text(node, "name") }
    if let node = fields["reader"] { readReaders(node) }
    if listed.isEmpty, fields["reader"] == nil { listed = project?.readers ?? [] }
    if listed.isEmpty { listed = [unversionedReader] }
    readerOfPlay = asked ?? listed[0]
    scenario.reader = readerOfPlay
    if listed.count > 1 { scenario.listedReaders = listed }
    if let node = fields["appName"] {
      scenario.appName = reader.text(node, "appName")
      if scenario.appName?.isBlank == true {
        reader.error("`appName` is empty", at: node, help: "write `appName: Bank`")
      }
    }
    if let node = fields["readerLocale"] { scenario.readerLocale = readerLocale(node, for: scenario.reader) }
    // If the screen reader speaks another language than the app, it needs no wording in the app's language.
    let speaker = scenario.readerLocale == nil ? scenario.reader : vocabulary.none
    if let node = fields["locale"] {
      scenario.locales = locales(node, for: speaker)
    } else if let locales = project?.locales.filter({ speaker.speaks($0) }), !locales.isEmpty {
      scenario.locales = locales
    }
    locale = locale ?? scenario.locales[0]
    if let node = fields["wording"] { scenario.wording = wording(node) }
    if let node = fields["strings"] { strings(node) }
    if let node = fields["device"] { device(node, into: &scenario) }
    if let node = fields["pace"], let pace: Pace = reader.choice(node, "pace") { scenario.pace = pace }
    applyProject(fields, to: &scenario)
    if let node = fields["settings"] { settings(node, into: &scenario.settings) }
    screens(fields, at: root, into: &scenario)
    if let old = oldComponent, let reader = old.kind.reader(insteadOf: vocabulary.screenReaders[0]),
      let version = old.kind.iOSVersion,
      !scenario.reader.isRunning || scenario.reader == vocabulary.standard && !namesVersion(fields["reader"])
    {
      unversionedReader = reader
      if scenario.reader.isRunning {
        scenario.reader = reader
        scenario.readerNote =
          "played with \(reader), the oldest modelled version, because “\(old.id)” was written for iOS \(version)"
      }
    }
    if asked == nil, fields["reader"] == nil, !captures.isEmpty,
      captures.values.allSatisfy({ $0.platform == .android }),
      let kind = vocabulary.screenReaders.first(where: { $0.descriptor.platform == .android })
    {
      scenario.reader = Reader(kind)
      (readerOfPlay, listed) = (scenario.reader, [scenario.reader])
    }
    screenReader = scenario.reader
    if let node = fields["steps"] {
      scenario.steps = steps(node)
    } else if fields["screen"].map(Self.hasSteps) != true {
      reader.error("a scenario needs `steps`", at: root, help: "write `steps: [ appear ]`")
    }
    if let node = fields["when"] { scenario.reactions += reactions(node) }
    scenario.reactions += overlayReactions
    scenario.captures = captures.sorted { $0.key < $1.key }.map { $0.value.origin(file: $0.key) }
    if let node = fields["transcript"] { scenario.keepsTranscript = reader.flag(node, "transcript") ?? false }
    if let node = fields["redact"] { scenario.isRedacted = reader.flag(node, "redact") ?? false }
    if let node = fields["fresh"] { scenario.freshness = freshness(node, in: scenario) }
    if let node = fields["audit"] { scenario.audit = audit(node) }
    if let node = fields["ignore"] { scenario.ignored = ignored(node) + scenario.ignored }
    return scenario
  }

  mutating func readerLocale(_ node: Document.Node, for screenReader: Reader) -> String? {
    guard let tag = languageTag(node) else { return nil }
    if screenReader.speaks(tag) { return tag }
    let missing = Diagnostic.noWording(of: screenReader, for: tag)
    reader.error(missing.message, at: node, help: missing.help)
    return nil
  }

  mutating func locales(_ node: Document.Node, for screenReader: Reader) -> [String] {
    let nodes: [Document.Node]
    if case .sequence(let elements) = node.value {
      if elements.isEmpty { reader.error("`locale` names no language", at: node, help: "write `locale: [en, fr]`") }
      nodes = elements
    } else {
      nodes = [node]
    }
    var locales: [String] = []
    for node in nodes {
      guard let tag = languageTag(node) else { continue }
      if locales.contains(tag) {
        reader.error("the language “\(tag)” appears twice", at: node, help: "remove one of the two")
      } else if !screenReader.speaks(tag) {
        let missing = Diagnostic.noWording(of: screenReader, for: tag)
        let meant = KnownElsewhere.language(tag).flatMap { screenReader.speaks($0) ? "did you mean `\($0)`?" : nil }
        reader.error(missing.message, at: node, help: meant ?? missing.help)
      }
      locales.append(tag)
    }
    return locales.isEmpty ? ["en"] : locales
  }

  mutating func languageTag(_ node: Document.Node) -> String? {
    guard let tag = reader.text(node, "a language") else { return nil }
    guard tag.isLanguageTag else {
      let tags = tag.split { ", ".contains($0) }.map(String.init)
      let isList = tags.count > 1 && tags.allSatisfy(\.isLanguageTag)
      reader.error(
        "“\(tag)” is not a language tag", at: node,
        help: isList
          ? "write a list: `[\(tags.joined(separator: ", "))]`"
          : KnownElsewhere.language(tag).map { "did you mean `\($0)`?" } ?? "write a tag such as en, fr-CA or zh-Hans")
      return nil
    }
    return tag
  }
}

extension Scenario {
  /// Marks the changes that the replacement component does not accept. A play leaves out the marked changes.
  mutating func leaveOutChanges(impossibleFor substitution: ScenarioParser.Substitution) {
    func marked(_ step: Step) -> Step {
      guard case .set(let changes) = step.action else { return step }
      var step = step
      step.action = .set(
        changes.map { change in
          var change = change
          let parameter = substitution.kind.parameters.first { $0.name == change.property && $0.isSettable }
          change.isLeftOut = change.element == substitution.id && parameter?.kind.accepts(change.value) != true
          return change
        })
      return step
    }
    steps = steps.map(marked)
    for index in reactions.indices { reactions[index].steps = reactions[index].steps.map { $0.mapped(marked) } }
  }
}
