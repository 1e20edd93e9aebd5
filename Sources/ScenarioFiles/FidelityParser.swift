import AccessibilityModel
import Judging
import Locales
import Simulation

/// A parser for files of fidelity vectors and for recordings of scenarios. A fidelity vector states the speech of the
/// real screen reader.
struct FidelityParser {
  private var reader: NodeParser
  private let load: ScenarioParser.Load
  private let vocabulary: ScenarioParser.Vocabulary

  /// The keys that are allowed both in a vector and at the top level of the file. A top-level key applies to all
  /// vectors.
  private static let shared = [
    "kind", "source", "confidence", "style", "reader", "locale", "readerLocale", "appName", "device", "settings",
    "timing", "because",
  ]
  private static let own = [
    "id", "element", "screen", "when", "steps", "from", "expected", "hint", "recorded", "recordedOn",
  ]

  init(file: String?, load: @escaping ScenarioParser.Load, vocabulary: ScenarioParser.Vocabulary) {
    reader = NodeParser(file: file)
    self.load = load
    self.vocabulary = vocabulary
  }

  private mutating func throwErrors() throws(ScenarioParser.Failure) {
    if reader.errorCount > 0 { throw .init(diagnostics: reader.diagnostics(of: reader.file)) }
  }

  // MARK: Vectors

  mutating func vectors(_ root: Document.Node) throws(ScenarioParser.Failure) -> [FidelityVector] {
    let fields = reader.mapping(root, keys: Self.shared + ["vectors"], what: "a file of vectors") ?? [:]
    let shared = fields.filter { $0.key != "vectors" }
    // Throws errors in the shared fields here, so that they are not reported for each vector.
    var scenario = Scenario(reader: vocabulary.standard)
    _ = settle(shared, &scenario)
    try throwErrors()
    let entries = fields["vectors"].flatMap { reader.sequence($0, "vectors") } ?? []
    if entries.isEmpty, let node = fields["vectors"], reader.errorCount == 0 {
      reader.error("`vectors` is empty", at: node, help: "add a vector: `- { id: 1, element: { button: Next }, … }`")
    }
    var ids: Set<String> = []
    let vectors = entries.compactMap { vector($0, shared, &ids) }
    try throwErrors()
    return vectors
  }

  private mutating func vector(
    _ node: Document.Node, _ shared: [String: Document.Node], _ ids: inout Set<String>
  ) -> FidelityVector? {
    guard let written = reader.mapping(node, keys: Self.own + Self.shared, what: "a vector") else { return nil }
    let fields = shared.merging(written) { $1 }
    let speech = fields["recorded"] == nil ? "expected" : "recorded"
    for name in ["id", "source", "confidence", speech] where fields[name] == nil {
      reader.error("a vector needs `\(name)`", at: node, help: Self.example)
    }
    let id = fields["id"].flatMap { reader.text($0, "id") } ?? ""
    if let node = fields["id"], !ids.insert(id).inserted {
      reader.error("the id “\(id)” appears twice", at: node, help: "give each vector its own id")
    }
    var scenario = Scenario(reader: vocabulary.standard)
    scenario.file = reader.file
    scenario.name = id
    let (style, confidence, reason) = settle(fields, &scenario)
    play(fields, at: node, into: &scenario)
    var expected = fields["expected"].map { utterances($0, style) } ?? .init(step: nil, utterances: [])
    if let node = fields["hint"], let hint = reader.text(node, "hint"), !hint.isEmpty {
      expected.utterances.append(hint)
    }
    var vector = FidelityVector(
      id: id, kind: fields["kind"].flatMap { reader.text($0, "kind") } ?? scenario.screen.first?.kind ?? "",
      source: fields["source"].flatMap { reader.text($0, "source") } ?? "", confidence: confidence, style: style,
      scenario: scenario, expected: [expected], reason: reason, file: reader.file, line: node.line)
    vector.timing = fields["timing"].flatMap { timing($0, style) }
    rows(of: &vector, fields)
    if let node = fields["from"],
      let step = reader.integer(node, "from", in: 1...max(1, scenario.steps.count))
    {
      vector.firstStep = step
    }
    let locale = scenario.readerLocale ?? scenario.locales[0]
    if !scenario.reader.speaks(locale), reason == nil, let node = fields["locale"] {
      let missing = Diagnostic.noWording(of: scenario.reader, for: locale)
      reader.error(missing.message, at: node, help: "add `because`, or \(missing.help ?? "")")
    }
    return vector
  }

  /// Reads the recorded utterances of a vector, such as
  /// `recorded: [ Next Button, { heard: Code, because: why it cannot be met } ]`.
  private mutating func rows(of vector: inout FidelityVector, _ fields: [String: Document.Node]) {
    if vector.style == .recorded, fields["recorded"] == nil, let node = fields["style"] {
      reader.error(
        "a vector with the style `recorded` needs the key `recorded`", at: node,
        help: "write `recorded: [ … ]` with an utterance for each element at which the cursor stops")
    }
    guard let node = fields["recorded"] else { return }
    for name in ["expected", "hint", "steps", "when", "from"] {
      guard let other = fields[name] else { continue }
      reader.error("a vector cannot have both `recorded` and `\(name)`", at: other, help: "remove one of the two")
    }
    if vector.style != .recorded {
      reader.error("a vector with `recorded` needs the style `recorded`", at: node, help: "write `style: recorded`")
    }
    if let on = fields["recordedOn"] { _ = reader.text(on, "recordedOn") }
    let entries = reader.sequence(node, "recorded") ?? []
    if entries.isEmpty {
      reader.error(
        "`recorded` is empty", at: node,
        help: "write `recorded: [ … ]` with an utterance for each element at which the cursor stops")
    } else if entries.count > FidelityVector.rowLimit {
      reader.error(
        "a recording of a screen can have at most \(FidelityVector.rowLimit) utterances", at: node,
        help: "split the vector into several vectors")
    }
    vector.rows = entries.compactMap { row($0) }
    if vector.scenario.screen.count > FidelityVector.elementLimit {
      reader.error(
        "the screen has more than \(FidelityVector.elementLimit) elements, the limit for a comparison with a recording",
        at: node,
        help: "split the vector into several vectors")
    }
  }

  private mutating func row(_ node: Document.Node) -> FidelityVector.Row? {
    guard case .mapping = node.value else {
      return reader.text(node, "an utterance").map { .init($0, line: node.line) }
    }
    guard let fields = reader.mapping(node, keys: ["heard", "because"], what: "an utterance") else { return nil }
    guard let heard = fields["heard"], let text = reader.text(heard, "heard") else {
      reader.error(
        "an utterance needs `heard`", at: node, help: "write `{ heard: Next Button, because: why it differs }`")
      return nil
    }
    return .init(text, reason: fields["because"].flatMap { reader.text($0, "because") }, line: node.line)
  }

  private static let example =
    "write `- { id: 11, element: { button: Next }, expected: \"Next, button\", source: who heard it, confidence: reported }`"

  /// Reads the fields that are allowed both in a vector and at the top level of the file.
  private mutating func settle(
    _ fields: [String: Document.Node], _ scenario: inout Scenario
  ) -> (style: FidelityVector.Style, confidence: Confidence, reason: String?) {
    let style: FidelityVector.Style? = fields["style"].flatMap { reader.choice($0, "style") }
    let confidence: Confidence? = fields["confidence"].flatMap { reader.choice($0, "confidence") }
    let reason = fields["because"].flatMap { reader.text($0, "because") }
    if let node = fields["because"], reason?.isBlank == true {
      reader.error("`because` is empty", at: node, help: "write why the speech differs, or remove `because`")
    }
    var parser = parser()
    if let node = fields["reader"], let value = parser.readReader(node) { scenario.reader = value }
    if let node = fields["locale"], let tag = parser.languageTag(node) { scenario.locales = [tag] }
    if let node = fields["readerLocale"] { scenario.readerLocale = parser.languageTag(node) }
    if let node = fields["appName"] { scenario.appName = parser.reader.text(node, "appName") }
    if let node = fields["device"], let device: AccessibilityTree.Device = parser.reader.choice(node, "device") {
      scenario.device = device
    }
    (parser.readerOfPlay, parser.listed) = (scenario.reader, [scenario.reader])
    if let node = fields["settings"] { parser.settings(node, into: &scenario.settings) }
    reader = parser.reader
    return (style ?? .heard, confidence ?? .guess, reason)
  }

  private mutating func play(
    _ fields: [String: Document.Node], at node: Document.Node, into scenario: inout Scenario
  ) {
    var parser = parser()
    switch (fields["element"], fields["screen"]) {
    case (let element?, nil):
      scenario.screen = parser.screen(.init(value: .sequence([element]), line: element.line, column: element.column))
    case (nil, let screen?):
      scenario.screen = parser.screen(screen)
    case (nil, nil):
      parser.reader.error("a vector needs an `element` or a `screen`", at: node, help: Self.example)
    case (_?, let screen?):
      parser.reader.error(
        "a vector can have an `element` or a `screen`, not both", at: screen, help: "remove one of the two")
    }
    if let node = fields["steps"] { scenario.steps = parser.steps(node) }
    if let node = fields["when"] { scenario.reactions = parser.reactions(node) }
    parser.checkUses()
    if let step = scenario.steps.first(where: { if case .expect = $0.action { true } else { false } }) {
      parser.reader.add(
        Diagnostic(
          "a vector cannot have an `expect` step", file: reader.file, line: step.line, column: 1,
          help: "remove the step, and write what is heard under `expected`"))
    }
    if parser.reader.errorCount == 0, let step = scenario.firstStepBeyondLimits {
      parser.reader.add(
        Diagnostic(
          "the vector is too large: it cannot be played beyond this step", file: reader.file, line: step.line,
          column: 1,
          help: "split the vector into several vectors"))
    }
    reader = parser.reader
  }

  private func parser() -> ScenarioParser {
    var parser = ScenarioParser(file: reader.file, load: load, replacing: nil, vocabulary: vocabulary)
    parser.reader = reader
    return parser
  }

  /// Reads one expected utterance or a list. An utterance is a text, or a mapping such as
  /// `{ heard: Double-tap to activate, queue: 1, after: 405ms }`. Empty texts are left out.
  private mutating func utterances(_ node: Document.Node, _ style: FidelityVector.Style) -> FidelityVector.Expected {
    let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
    var expected = FidelityVector.Expected(step: nil, utterances: [])
    for node in nodes {
      guard case .mapping = node.value else {
        if let text = reader.text(node, "expected"), !text.isEmpty { expected.utterances.append(text) }
        continue
      }
      guard let fields = reader.mapping(node, keys: ["heard", "queue", "after"], what: "an utterance") else { continue }
      guard let heard = fields["heard"], let text = reader.text(heard, "heard") else {
        reader.error("an utterance needs `heard`", at: node, help: "write `{ heard: Next, queue: 2 }`")
        continue
      }
      if style != .exact {
        reader.error("`queue` and `after` need the style `exact`", at: node, help: "add `style: exact` to the vector")
      }
      let after = fields["after"].flatMap { reader.duration($0, "after") }
      expected.marks[expected.utterances.count] = .init(
        queue: fields["queue"].flatMap { reader.text($0, "queue") }, after: after)
      expected.utterances.append(text)
    }
    return expected
  }

  private mutating func timing(_ node: Document.Node, _ style: FidelityVector.Style) -> FidelityVector.Timing? {
    guard let fields = reader.mapping(node, keys: ["each"], what: "`timing`") else { return nil }
    guard let each = fields["each"] else {
      reader.error(
        "`timing` needs `each`, the duration of each utterance", at: node, help: "write `timing: { each: 155ms }`")
      return nil
    }
    if style != .exact {
      reader.error("`timing` needs the style `exact`", at: node, help: "add `style: exact` to the vector")
    }
    return reader.duration(each, "each").map { .init(each: $0) }
  }

  // MARK: Recordings

  /// Reads the recording of a scenario. The recording is the journal of a speech engine, or has one object per line
  /// such as `{ "step": 1, "utterance": "Code, text field" }`.
  mutating func recording(
    _ bytes: some Collection<UInt8>, of scenario: Scenario
  ) throws(ScenarioParser.Failure) -> FidelityVector {
    if JournalParser.isOne(bytes) {
      var journal = JournalParser(file: reader.file)
      return try journal.vector(bytes, of: scenario)
    }
    var utterances: [Int: [String]] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      do throws(Diagnostic) {
        read(try Document.read(line, file: reader.file).moved(by: index), of: scenario, into: &utterances)
      } catch {
        var error = error
        error.line = index + 1
        reader.add(error)
      }
    }
    if utterances.isEmpty && reader.errorCount == 0 {
      reader.add(
        Diagnostic(
          "the recording is empty", file: reader.file, help: #"write `{ "step": 1, "utterance": "Code, text field" }`"#)
      )
    }
    try throwErrors()
    return FidelityVector(
      id: scenario.name ?? scenario.file ?? "", kind: "recording", source: reader.file ?? "", confidence: .recorded,
      style: .heard, scenario: scenario,
      expected: scenario.steps.indices.map { .init(step: $0 + 1, utterances: utterances[$0 + 1] ?? []) },
      isCodeFieldRecording: scenario.hasCodeField, file: reader.file, line: 1)
  }

  private mutating func read(_ node: Document.Node, of scenario: Scenario, into utterances: inout [Int: [String]]) {
    guard let fields = reader.mapping(node, keys: ["step", "utterance"], what: "a line of a recording") else { return }
    guard let step = fields["step"], let utterance = fields["utterance"] else {
      reader.error(
        "a line of a recording needs `step` and `utterance`", at: node,
        help: #"write `{ "step": 1, "utterance": "Code, text field" }`"#)
      return
    }
    guard let number = reader.integer(step, "step", in: 1...max(1, scenario.steps.count)),
      let text = reader.text(utterance, "utterance")
    else { return }
    utterances[number, default: []].append(text)
  }
}

extension FidelityVector {
  /// Reads a file of fidelity vectors, or a scenario and its recording.
  ///
  /// - Parameters:
  ///   - file: The name of the file, for diagnostics.
  ///   - load: Reads the files that contain screens.
  ///   - recording: Returns the name and content of the scenario's recording. Called only if the file is a scenario.
  /// - Returns: The vectors; nil for a scenario without a recording.
  package static func read(
    _ bytes: some Collection<UInt8>, file: String?, load: @escaping ScenarioParser.Load,
    vocabulary: ScenarioParser.Vocabulary = .init(),
    recording: () throws(Diagnostic) -> (name: String, bytes: [UInt8])?
  ) throws(ScenarioParser.Failure) -> [FidelityVector]? {
    let root: Document.Node
    let beside: (name: String, bytes: [UInt8])?
    do throws(Diagnostic) {
      root = try Document.read(bytes, file: file)
      beside = root.hasVectors ? nil : try recording()
    } catch {
      throw .init(diagnostics: [error])
    }
    if root.hasVectors {
      var reader = FidelityParser(file: file, load: load, vocabulary: vocabulary)
      return try reader.vectors(root)
    }
    guard let beside else { return nil }
    let scenario = try ScenarioParser.parse(bytes, file: file, load: load, vocabulary: vocabulary)
    var reader = FidelityParser(file: beside.name, load: load, vocabulary: vocabulary)
    return [try reader.recording(beside.bytes, of: scenario)]
  }
}

extension Document.Node {
  fileprivate var hasVectors: Bool {
    guard case .mapping(let pairs) = value else { return false }
    return pairs.contains { if case .scalar("vectors", _) = $0.key.value { true } else { false } }
  }

  func moved(by lines: Int) -> Document.Node {
    var node = self
    node.line += lines
    switch value {
    case .scalar: break
    case .sequence(let elements): node.value = .sequence(elements.map { $0.moved(by: lines) })
    case .mapping(let pairs): node.value = .mapping(pairs.map { ($0.key.moved(by: lines), $0.value.moved(by: lines)) })
    }
    return node
  }
}

extension ScreenItem {
  fileprivate var kind: String {
    switch self {
    case .element(let element), .group(let element, _): element.role.rawValue
    case .component: "component"
    }
  }
}
