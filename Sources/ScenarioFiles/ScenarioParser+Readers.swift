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
    replacing substitution: Substitution? = nil, vocabulary: Vocabulary = .init(), project: ProjectFile? = nil,
    with readers: [Reader] = []
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
        file: file, load: load, strings: strings, replacing: substitution, vocabulary: vocabulary, project: project)
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
      if case .scalar(let text, _) = node.value {
        let names = text.split { ", ;+&/".contains($0) }.map(String.init).filter { $0 != "and" }
        let isList =
          names.count > 1 && names.allSatisfy { (try? Reader(parsing: $0, readers: vocabulary.screenReaders)) != nil }
        if isList || ["both", "all"].contains(text) {
          let list = isList ? names : vocabulary.screenReaders.map { $0.descriptor.id }
          reader.error(
            "there is no screen reader “\(text)”", at: node, help: "write `reader: [\(list.joined(separator: ", "))]`")
          return
        }
      }
      if let reader = readReader(node) { listed = [reader] }
      return
    }
    if nodes.isEmpty {
      reader.error("`reader` names no screen reader", at: node, help: "write `reader: [voiceover, talkback]`")
    }
    for node in nodes {
      guard let reader = readReader(node) else { continue }
      if listed.contains(where: { $0.id == reader.id }) {
        self.reader.error(
          "the reader “\(reader.id)” appears twice", at: node,
          help: "remove one of the two; `--reader` on the command line takes several versions of one reader")
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

  /// Whether the scenario lists several screen readers and this play uses one of them.
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

  /// Returns the entries of a list that apply to the screen reader of this play, without their key `only`. The key stands
  /// beside the kind of an element or the name of a step, or in the mapping of the kind.
  mutating func played(_ nodes: [Document.Node]) -> [Document.Node] {
    nodes.compactMap { node in
      guard case .mapping(var pairs) = node.value else { return node }
      var names: [String] = []
      if let index = Self.placeOfOnly(in: pairs) { names += only(pairs.remove(at: index).value) }
      for index in pairs.indices {
        guard case .scalar(let kind, _) = pairs[index].key.value, Role(rawValue: kind) != nil,
          case .mapping(var inner) = pairs[index].value.value, let place = Self.placeOfOnly(in: inner)
        else { continue }
        names += only(inner.remove(at: place).value)
        pairs[index].value.value = .mapping(inner)
      }
      var node = node
      node.value = .mapping(pairs)
      return names.isEmpty || names.contains(readerOfPlay.id) ? node : nil
    }
  }

  private static func placeOfOnly(in pairs: [(key: Document.Node, value: Document.Node)]) -> Int? {
    pairs.firstIndex { if case .scalar("only", _) = $0.key.value { true } else { false } }
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

  // MARK: What one platform lacks

  /// Something that is written in the scenario and that the platform of this play does not have.
  struct Absence {
    var subject: PlatformForm.Subject?
    var file: String?
    var line, column: Int
    var text: String
  }

  /// Notes that the platform of this play does not have something, unless this was noted before.
  ///
  /// - Parameter reason: Why, and what to write instead.
  mutating func noteAbsence(of subject: PlatformForm.Subject, _ name: String, _ reason: String, at node: Document.Node)
  {
    if absences.contains(where: { $0.subject == subject }) { return }
    let reader = readerOfPlay.descriptor.name
    absences.append(
      Absence(
        subject: subject, file: self.reader.file, line: node.line, column: node.column,
        text: "\(reader) leaves out `\(name)`: \(reason)"))
  }

  /// The notes about what the platform lacks, in the order of the file.
  var absenceNotes: [String] {
    let main = reader.file
    let sorted = absences.sorted { x, y in
      if x.file != y.file { return x.file == main || y.file != main && x.file ?? "" < y.file ?? "" }
      return (x.line, x.column, x.text) < (y.line, y.column, y.text)
    }
    return sorted.map { absence in
      let place = absence.file == main ? "line \(absence.line)" : "\(absence.file ?? ""):\(absence.line)"
      return "\(place): \(absence.text)"
    }
  }

  /// Notes the keys of an element that the platform of this play does not have.
  ///
  /// - Parameters:
  ///   - isOfPage: Whether the element belongs to a web page, which has ARIA's attributes on every platform.
  ///   - isField: Whether the element is a text field.
  mutating func checkPlatform(_ fields: [String: Document.Node], isOfPage: Bool, isField: Bool = false) {
    guard readerOfPlay.isRunning else { return }
    let platform = readerOfPlay.descriptor.platform
    for (name, node) in fields {
      guard let key = ElementKey(rawValue: name), let reason = key.absence(on: platform) else { continue }
      if isOfPage, ElementKey.ofWebPages.contains(key), platform == .iOS || key == .level { continue }
      // A flag that is not set has nothing to leave out; `editable` says something only if it is not set.
      if key != .editable, case .scalar("false", _) = node.value { continue }
      // In the layouts of Android, `hint` is the text that an empty field shows.
      let isPlaceholder = key == .hint && isField && platform == .android && fields["placeholder"] == nil
      noteAbsence(
        of: .key(key), name,
        isPlaceholder ? "Android has no hints; the text that an empty field shows is its `placeholder`" : reason,
        at: node)
    }
  }

  /// Notes a text that is empty because YAML reads what follows as a comment.
  mutating func noteComment(_ node: Document.Node, _ name: String) {
    guard node.comment != nil else { return }
    absences.append(
      Absence(
        subject: nil, file: reader.file, line: node.line, column: node.column,
        text: "`\(name)` is empty, because `#` begins a comment; put the text in quotes to have it"))
  }

  /// Notes lines of an expectation that YAML joins into one, because `|` is missing before them.
  mutating func noteFoldedLines(_ node: Document.Node) {
    for (name, value) in node.fields ?? [("expect", node)] {
      if let fields = value.fields { fields.forEach { note($0.name, $0.value) } } else { note(name, value) }
    }
    func note(_ name: String, _ value: Document.Node) {
      guard value.isFolded else { return }
      absences.append(
        Absence(
          subject: nil, file: reader.file, line: value.line, column: value.column,
          text: "these lines of `\(name)` are one line, because `|` is missing; write `\(name): |` before them"))
    }
  }
}
