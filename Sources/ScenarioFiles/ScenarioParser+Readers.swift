import AccessibilityModel
import Simulation

/// Reads a scenario that is played with several screen readers. Each play leaves out the parts for other screen
/// readers.
extension ScenarioParser {
  /// Reads a scenario once for each screen reader.
  ///
  /// - Parameters:
  ///   - readers: The screen readers; empty for the screen readers that the scenario names.
  /// - Returns: The scenarios in the order of the readers; at least one.
  package static func plays(
    _ bytes: some Collection<UInt8>, file: String? = nil, load: @escaping Load, strings: LoadStrings? = nil,
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init(), with readers: [Reader] = []
  ) throws(Failure) -> [Scenario] {
    let root: Document.Node
    do {
      root = try Document.read(bytes, file: file)
    } catch {
      throw Failure(diagnostics: [error])
    }
    var scenarios: [Scenario] = []
    var failure = Failure(diagnostics: [])
    var asked: [Reader?] = readers.isEmpty ? [nil] : readers
    var index = 0
    while index < asked.count {
      var parser = ScenarioParser(
        file: file, load: load, strings: strings, replacing: substitution, vocabulary: vocabulary)
      parser.asked = asked[index]
      do throws(Failure) {
        scenarios.append(try parser.parse(root))
      } catch {
        // An error in a part for all screen readers occurs once per screen reader, but is reported only once.
        failure.diagnostics += error.diagnostics.filter { [known = failure.diagnostics] in !known.contains($0) }
        failure.isRedacted = failure.isRedacted || error.isRedacted
      }
      if readers.isEmpty, index == 0 { asked += parser.listed.dropFirst().map(Optional.some) }
      index += 1
    }
    if !failure.diagnostics.isEmpty { throw failure }
    return scenarios
  }

  // MARK: The readers

  mutating func readReaders(_ node: Document.Node) {
    guard case .sequence(let nodes) = node.value else {
      if let reader = readReader(node) { listed = [reader] }
      return
    }
    if nodes.isEmpty {
      reader.error("`reader` names no screen reader", at: node, help: "write `reader: [voiceover, talkback]`")
    }
    for node in nodes {
      guard let reader = readReader(node) else { continue }
      if listed.contains(where: { $0.id == reader.id }) {
        self.reader.error("the reader “\(reader.id)” appears twice", at: node, help: "remove one of the two")
      } else {
        listed.append(reader)
      }
    }
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

  /// Returns whether a node is the id of the standard reader without a version.
  func namesNoVersion(_ node: Document.Node) -> Bool {
    if case .scalar(vocabulary.standard.id, _) = node.value { true } else { false }
  }

  /// Returns whether the key `reader` states the version of the standard reader, or names only other screen readers.
  /// Returns false if the key is absent.
  func namesVersion(_ node: Document.Node?) -> Bool {
    switch node?.value {
    case .sequence(let nodes): !nodes.contains(where: namesNoVersion)
    case .scalar: node.map { !namesNoVersion($0) } ?? false
    default: false
    }
  }

  /// Whether the scenario names the screen reader of this play. If not, the command line chose the screen reader, and
  /// errors about the named screen readers are not reported.
  var playsWrittenReader: Bool { asked.map { asked in listed.contains { $0.id == asked.id } } ?? true }

  /// Whether the scenario lists several screen readers and this play uses one of them. Steps and keys that a listed
  /// screen reader does not support then need `only`.
  var listsSeveral: Bool { listed.count > 1 && playsWrittenReader }

  /// The ids that `only` and `expect` can name.
  var readerNames: [String] { vocabulary.screenReaders.map { $0.descriptor.id } + [Reader.noneID] }

  /// Reads a step that changes the screen reader, or turns it on or off. If the command line replaces the scenario's
  /// first screen reader, a switch to the first screen reader uses the replacement.
  mutating func switchReader(_ node: Document.Node) -> Step.Action? {
    guard var choice = readReader(node) else { return nil }
    if choice.isRunning, choice.id != readerOfPlay.id, readerOfPlay.isRunning {
      if listsSeveral {
        reader.error(
          "a scenario that is played with \(readerOfPlay.descriptor.name) cannot switch to \(choice.descriptor.name)",
          at: node,
          help: "add `only: \(choice.id)` to the step")
        return nil
      }
      if !playsWrittenReader, choice.id == listed[0].id { choice = readerOfPlay }
    }
    screenReader = choice
    return .reader(choice)
  }

  // MARK: only

  /// Returns the entries of a list that apply to the screen reader of this play, without their key `only`.
  mutating func played(_ nodes: [Document.Node]) -> [Document.Node] {
    nodes.compactMap { node in
      guard case .mapping(var pairs) = node.value,
        let index = pairs.firstIndex(where: { if case .scalar("only", _) = $0.key.value { true } else { false } })
      else { return node }
      let names = only(pairs.remove(at: index).value)
      var node = node
      node.value = .mapping(pairs)
      return names.isEmpty || names.contains(readerOfPlay.id) ? node : nil
    }
  }

  private mutating func only(_ node: Document.Node) -> [String] {
    let nodes = if case .sequence(let nodes) = node.value { nodes } else { [node] }
    var names: [String] = []
    for node in nodes {
      guard let name = reader.text(node, "only") else { continue }
      if readerNames.contains(name) {
        names.append(name)
      } else {
        reader.error(
          "`only` cannot be “\(name)”", at: node, meant: name, of: readerNames,
          help: "write the name of a screen reader without a version: \(readerNames.joined(separator: ", "))")
      }
    }
    return names
  }

  // MARK: Keys of one platform

  /// Reports an element's keys that the screen reader's platform does not have. If the scenario lists several screen
  /// readers, each key is an error. Otherwise one note lists all keys.
  ///
  /// - Parameter isChange: Whether a `set` step contains the keys. The help text then says how to change the step.
  mutating func checkPlatform(_ fields: [String: Document.Node], isChange: Bool = false) {
    guard readerOfPlay.isRunning else { return }
    let platform = readerOfPlay.descriptor.platform
    for key in ElementKey.ofOnePlatform where key.platform != platform {
      guard let node = fields[key.rawValue] else { continue }
      if listsSeveral {
        reader.error(
          "\(readerOfPlay.descriptor.name) does not support the key `\(key.rawValue)`", at: node,
          help: isChange
            ? "set this key in a separate step with `only: \(otherReader(than: platform))`"
            : "remove this key, or write the element once for each screen reader, this one with `only: \(otherReader(than: platform))`"
        )
      } else {
        foreignKeys.insert(key.rawValue)
      }
    }
  }

  private func otherReader(than platform: Platform) -> String {
    (listed.first { $0.descriptor.platform != platform } ?? vocabulary.standard).id
  }

  var platformNote: String? {
    if foreignKeys.isEmpty { return nil }
    let keys = foreignKeys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return "\(readerOfPlay.descriptor.name) does not support \(keys), so the values of these keys are left out"
  }

  /// Collects the keys that an element has without effect, because a screen reader is known to say them only of web
  /// pages.
  mutating func notePageKeys(of id: String, _ fields: [String: Document.Node]) {
    guard readerOfPlay.isRunning else { return }
    let isAndroid = readerOfPlay.descriptor.platform == .android
    for key in ElementKey.ofWebPages where fields[key.rawValue] != nil && !(isAndroid && key == .required) {
      if isAndroid || !webIDs.contains(id) { pageKeys.insert(key.rawValue) }
    }
  }

  var pageNote: String? {
    if pageKeys.isEmpty { return nil }
    let keys = pageKeys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let name = readerOfPlay.descriptor.name
    return readerOfPlay.descriptor.platform == .android
      ? "\(name) is not known to say \(keys), so the values of these keys are left out"
      : "\(name) is known to say \(keys) only on web pages, so the values are left out for elements without `web: true`"
  }
}
