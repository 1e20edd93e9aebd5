import A11ySim
import Captures
import Locales

/// Parses scenario files: returns a `Scenario`, or throws diagnostics with positions.
public struct ScenarioParser {
  /// Returns the bytes of a file named in a scenario, by its path as written there.
  public typealias Load = (_ path: String) throws(Diagnostic) -> [UInt8]

  /// Returns the app's texts from the catalogues named in a scenario, by their paths as written there.
  ///
  /// A diagnostic whose file is one of the paths, and that has no line, is reported where the scenario names the path.
  public typealias LoadStrings = (_ paths: [String]) throws(Diagnostic) -> any AppStrings

  /// The faults of a scenario, in the order of the file.
  public struct Failure: Error, Sendable {
    /// The diagnostics; there is at least one.
    public var diagnostics: [Diagnostic]
    /// Whether the scenario hides every code, as far as could be read.
    package var isRedacted = false

    public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  }

  /// A component to play in place of the components with a given id in a scenario.
  public struct Substitution: Sendable {
    /// The id of a component in the scenario.
    public var id: String
    /// The kind of the component to play instead.
    public var kind: ComponentKind
    /// The version of that component. Nil keeps the written version where the kind is the same, and otherwise takes the
    /// newest.
    public var version: String?

    public init(of id: String, by kind: ComponentKind, version: String? = nil) {
      (self.id, self.kind, self.version) = (id, kind, version)
    }
  }

  var reader: NodeParser
  let load: Load
  let loadStrings: LoadStrings?
  let substitution: Substitution?
  /// Notes on parameters and changes of a component that its substitute does not support.
  var notes: [String] = []
  var components: [Scenario.WrittenComponent] = []
  /// The first component written for an iOS older than any modelled reader.
  var oldComponent: (id: String, kind: ComponentKind)?
  /// The reader that `voiceover` without a version means.
  var unversionedReader = Reader.standard
  /// The elements, components and parts that each id names on any screen.
  var targets: [String: [Target]] = [:]
  /// The uses of ids, checked once every screen has been read.
  var uses: [Use] = []
  /// Ids of the screen that is being read.
  var screenIDs: Set<String> = []
  /// Ids written in the screen that is being read.
  var authoredIDs: Set<String> = []
  /// The names of the scenario's screens.
  var screenNames: [String] = []
  /// The name of the screen that is being read; nil if it has none.
  var screenName: String?
  /// The names of the screens on which an id was written.
  var screensOfIDs: [String: Set<String>] = [:]
  /// The names of the tickers.
  var tickers: Set<String> = []
  /// The tickers that are stopped.
  var stops: [(name: String, node: Document.Node, file: String?)] = []
  /// Patterns for the values of elements, which must not be secure fields.
  var noPattern: [(id: String, node: Document.Node, file: String?)] = []
  /// The number of ticks of the ticker that is being read: nil for none, and an inner nil for a ticker without an end.
  var ticks: Int??
  /// The number of texts of all countdowns.
  var countTexts = 0
  /// The last number given to an element without an id, by role.
  var generated: [Role: Int] = [:]
  /// The number of elements on all screens.
  var elementCount = 0
  /// The screen files already read, by their paths, since a scenario may show one of them often.
  var screenFiles: [String: Document.Node] = [:]
  /// The captures already read, by their paths.
  var captures: [String: CapturedScreen] = [:]
  /// The reactions in overlays.
  var overlayReactions: [Scenario.Reaction] = []

  /// The components, screen readers and rules that a scenario can name.
  let vocabulary: Vocabulary
  /// The reader that runs at the step being parsed.
  var screenReader = Reader.standard

  /// The app's texts, where the scenario names catalogues.
  var appStrings: (any AppStrings)?
  /// Whether a catalogue could not be read, so that any key may be in it.
  var hasUnreadStrings = false
  /// Whether a text comes from a catalogue.
  var usesAppStrings = false
  /// The language of the app's texts; by default the first language of the scenario.
  var locale: String?

  /// Ids of elements with errors; uses of these ids are not reported.
  var unreadIDs: Set<String> = []
  /// Whether a screen file could not be read, so that any id may be in it.
  var hasUnreadScreen = false

  enum Target {
    case element(Role, Adjustment?)
    case component(ComponentKind)
    /// A part of a component.
    case part

    var isComponent: Bool { if case .component = self { true } else { false } }
  }

  struct Use {
    var id: String
    var node: Document.Node
    var file: String?
    /// The property that is set, and its value; nil for other uses.
    var change: (property: Document.Node, value: Document.Node)?
    var event: Scenario.Reaction.Event?
    /// The name of the screen that must have the id; nil for any.
    var screen: String?
  }

  init(
    file: String?, load: @escaping Load, strings: LoadStrings? = nil, replacing substitution: Substitution?,
    vocabulary: Vocabulary
  ) {
    self.vocabulary = vocabulary
    reader = NodeParser(file: file)
    self.load = load
    loadStrings = strings
    self.substitution = substitution
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the name of the file, for diagnostics.
  ///   - load: reads the files a scenario names; without it, naming one is an error.
  ///   - strings: reads the catalogues a scenario names; without it, naming one is an error.
  ///   - substitution: another component to play the scenario with. Naming parts and properties that it lacks is then
  ///     no error, so parse the scenario without it first.
  ///   - readers: the screen readers that the scenario can name.
  public static func parse(
    _ bytes: some Collection<UInt8>, file: String? = nil, load: Load? = nil, strings: LoadStrings? = nil,
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init()
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
      file: file, load: load ?? noFiles, strings: strings, replacing: substitution, vocabulary: vocabulary)
    return try parser.parse(root)
  }

  /// Parses the document of a scenario; may be called once.
  mutating func parse(_ root: Document.Node) throws(Failure) -> Scenario {
    let file = reader.file
    var scenario = scenario(root)
    checkUses()
    checkPatterns()
    checkStops()
    if let substitution { scenario.leaveOutChanges(impossibleFor: substitution) }
    scenario.notes = notes
    scenario.components = components
    if reader.errorCount == 0, let step = scenario.firstStepBeyondLimits {
      reader.add(
        Diagnostic(
          "the scenario is too large: it cannot be played beyond this step", file: file, line: step.line, column: 1,
          help: "split it into several scenarios with fewer steps or smaller screens"))
    }
    if reader.errorCount > 0 {
      var failure = Failure(diagnostics: reader.diagnostics(of: file))
      failure.isRedacted = scenario.isRedacted
      throw failure
    }
    if usesAppStrings, let appStrings, let locale {
      scenario.texts = CatalogTexts(
        root: root, file: file, screenFiles: screenFiles, captures: captures, strings: appStrings,
        substitution: substitution,
        vocabulary: vocabulary, locale: locale)
    }
    return scenario
  }

  /// Parses a scenario from text.
  public static func parse(
    _ text: String, file: String? = nil, load: Load? = nil, strings: LoadStrings? = nil,
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init()
  ) throws(Failure) -> Scenario {
    try parse(text.utf8, file: file, load: load, strings: strings, replacing: substitution, vocabulary: vocabulary)
  }

  // MARK: The file

  mutating func scenario(_ root: Document.Node) -> Scenario {
    var scenario = Scenario()
    scenario.file = reader.file
    guard let fields = reader.mapping(root, .scenario) else { return scenario }
    if let node = fields["name"] { scenario.name = reader.text(node, "name") }
    if let node = fields["reader"], let value = readReader(node) { scenario.reader = value }
    if let node = fields["appName"] {
      scenario.appName = reader.text(node, "appName")
      if scenario.appName?.isBlank == true {
        reader.error("`appName` is empty", at: node, help: "write `appName: Bank`")
      }
    }
    if let node = fields["readerLocale"] { scenario.readerLocale = readerLocale(node, for: scenario.reader) }
    // The reader needs no wording in the app's language if it speaks another one.
    let speaker = scenario.readerLocale == nil ? scenario.reader : .none
    if let node = fields["locale"] { scenario.locales = locales(node, for: speaker) }
    locale = locale ?? scenario.locales[0]
    if let node = fields["wording"] { scenario.wording = wording(node) }
    if let node = fields["strings"] { strings(node) }
    if let node = fields["device"] { device(node, into: &scenario) }
    if let node = fields["pace"], let pace: Pace = reader.choice(node, "pace") { scenario.pace = pace }
    if let node = fields["settings"] { settings(node, into: &scenario.settings) }
    screens(fields, at: root, into: &scenario)
    if let old = oldComponent, let reader = old.kind.reader, let version = old.kind.iOSVersion,
      scenario.reader == .none || fields["reader"].map(namesNoVersion) ?? true
    {
      unversionedReader = reader
      if scenario.reader != .none {
        scenario.reader = reader
        scenario.readerNote =
          "played with \(reader), the oldest modelled version, because “\(old.id)” was written for iOS \(version)"
      }
    }
    screenReader = scenario.reader
    if let node = fields["steps"] {
      scenario.steps = steps(node)
    } else {
      reader.error("a scenario needs `steps`", at: root, help: "write `steps: [ appear ]`")
    }
    if let node = fields["when"] { scenario.reactions += reactions(node) }
    scenario.reactions += overlayReactions
    scenario.captures = captures.sorted { $0.key < $1.key }.map { $0.value.origin(file: $0.key) }
    if let node = fields["transcript"] { scenario.keepsTranscript = reader.flag(node, "transcript") ?? false }
    if let node = fields["redact"] { scenario.isRedacted = reader.flag(node, "redact") ?? false }
    if let node = fields["fresh"] { scenario.freshness = freshness(node, in: scenario) }
    if let node = fields["audit"] { scenario.audit = audit(node) }
    if let node = fields["ignore"] { scenario.ignored = ignored(node) }
    return scenario
  }

  /// Reads a severity; `true` means `error`, and `false` none.
  mutating func audit(_ node: Document.Node) -> Diagnostic.Severity? {
    switch reader.text(node, "audit") {
    case "true": return .error
    case "false", nil: return nil
    default: return reader.choice(node, "audit")
    }
  }

  mutating func ignored(_ node: Document.Node) -> [Scenario.Ignored] {
    let example = "write `ignore: [ { rule: unnamed-text-field, element: code, reason: named in the next version } ]`"
    var ignored: [Scenario.Ignored] = []
    for entry in reader.sequence(node, "ignore") ?? [] {
      guard let fields = reader.mapping(entry, .ignored) else { continue }
      for name in ["rule", "reason"] where fields[name] == nil {
        reader.error("an entry of `ignore` needs a `\(name)`", at: entry, help: example)
      }
      let element = fields["element"].flatMap { reader.text($0, "element") }
      if let element, let node = fields["element"] { use(element, node) }
      if let node = fields["reason"], let reason = reader.text(node, "reason"), reason.isBlank {
        reader.error("`reason` is empty", at: node, help: "write why the finding is ignored")
      }
      guard let ruleNode = fields["rule"], let rule = reader.text(ruleNode, "rule") else { continue }
      let rules = vocabulary.auditRules.map(\.id)
      if !rules.contains(rule) {
        reader.error(
          "there is no rule “\(rule)”", at: ruleNode, meant: rule, of: rules,
          help: "run `a11y-sim audit --rules` to list them")
      }
      let reason = fields["reason"].flatMap { if case .scalar(let text, _) = $0.value { text } else { nil } } ?? ""
      ignored.append(.init(rule: rule, element: element, reason: reason, line: entry.line))
    }
    return ignored
  }

  mutating func readReader(_ node: Document.Node) -> Reader? {
    guard let text = reader.text(node, "reader") else { return nil }
    if namesNoVersion(node) { return unversionedReader }
    do {
      return try Reader(parsing: text, readers: vocabulary.screenReaders)
    } catch {
      reader.error(error.message, at: node, help: error.help)
      return nil
    }
  }

  func namesNoVersion(_ node: Document.Node) -> Bool {
    if case .scalar(Reader.standard.id, _) = node.value { true } else { false }
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
        reader.error("the language “\(tag)” appears twice", at: node, help: "keep one of them")
      } else if !screenReader.speaks(tag) {
        let missing = Diagnostic.noWording(of: screenReader, for: tag)
        reader.error(missing.message, at: node, help: missing.help)
      }
      locales.append(tag)
    }
    return locales.isEmpty ? ["en"] : locales
  }

  mutating func languageTag(_ node: Document.Node) -> String? {
    guard let tag = reader.text(node, "a language") else { return nil }
    guard tag.isLanguageTag else {
      reader.error("“\(tag)” is not a language tag", at: node, help: "write it as en, fr-CA or zh-Hans")
      return nil
    }
    return tag
  }

  mutating func settings(_ node: Document.Node, into settings: inout Settings) {
    guard case .mapping(let pairs) = node.value else {
      reader.error("`settings` must be a mapping (`key: value`)", at: node, help: "write `settings: { hints: false }`")
      return
    }
    let settingsThere = vocabulary.screenReaders.settings
    let names = settingsThere.map(\.name)
    var fields: [String: Document.Node] = [:]
    for (key, value) in pairs {
      guard let name = reader.text(key, "a setting") else { continue }
      if names.contains(name) {
        fields[name] = value
      } else {
        reader.error(
          "there is no setting “\(name)”", at: key, meant: name, of: names, help: "run `a11y-sim settings` to list them"
        )
      }
    }
    for setting in settingsThere {
      guard let value = fields[setting.name], let text = reader.text(value, setting.name) else { continue }
      if !setting.write(&settings, text) { reader.notOne(of: setting.values, text, setting.name, at: value) }
    }
  }
}

extension Scenario {
  /// Marks the changes of a component that its substitute does not accept.
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
