import AccessibilityModel
import Simulation

/// A scenario file in which the steps and some other keys are replaced. The other lines and their comments do not
/// change.
package struct ScenarioSteps {
  private struct Section {
    var name: String
    /// The comments and blank lines directly above the key.
    var above: [Substring]
    var lines: [Substring]
  }

  /// The lines before the first key. Their comments are about the whole file.
  private let head: [Substring]
  private var sections: [Section] = []
  /// The new texts of replaced keys, in the order in which they are written.
  private var replaced: [(key: ScenarioKey, text: String)] = []
  private var removed: Set<ScenarioKey> = [.steps]

  /// Reads a file.
  /// - Throws: A diagnostic if a top-level key is not at the beginning of a line.
  package init(_ bytes: [UInt8], file: String?) throws(Diagnostic) {
    guard case .mapping(let pairs) = try Document.read(bytes, file: file).value else {
      throw Diagnostic(
        "a scenario must be a mapping with keys such as `screen` and `steps`", file: file,
        help: "write `screen:` and `steps:`, each at the beginning of a line")
    }
    let text = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let starts = pairs.map(\.key.line)
    let isBlock =
      Set(starts).count == starts.count && starts == starts.sorted()
      && pairs.allSatisfy { $0.key.column == 1 && lines.indices.contains($0.key.line - 1) }
    guard isBlock, let first = starts.first else {
      throw Diagnostic(
        "the steps of this file cannot be replaced, because its keys do not begin at the left margin", file: file,
        help: "write the scenario as YAML: `screen:` and `steps:` each at the beginning of a line")
    }
    func isComment(_ line: Substring) -> Bool { line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) }
    head = Array(lines[..<(first - 1)])
    var above: [Substring] = []
    for (index, pair) in pairs.enumerated() {
      guard case .scalar(let name, _) = pair.key.value else { continue }
      var own = Array(lines[(starts[index] - 1)..<(index + 1 < starts.count ? starts[index + 1] - 1 : lines.count)])
      let rest = own.reversed().prefix(while: isComment).count
      let next = Array(own.suffix(rest))
      own.removeLast(rest)
      own.removeAll { $0 == "..." }
      sections.append(Section(name: name, above: above, lines: own))
      above = next
    }
  }

  package func has(_ key: ScenarioKey) -> Bool { sections.contains { $0.name == key.rawValue } }

  /// Replaces the value of a key, or adds the key. `value` is YAML on one line.
  package mutating func set(_ key: ScenarioKey, to value: String) { replaced.append((key, "\(key): \(value)")) }

  package mutating func remove(_ key: ScenarioKey) { removed.insert(key) }

  /// Returns the content of the file with the given steps. An empty `expect` follows each step for which `expects` is
  /// true. `Scenario.updated` fills in the empty `expect` steps.
  package func text(_ steps: [(step: Step, expects: Bool)]) -> String {
    var lines = head.map(String.init)
    var rest = replaced
    var body: [String] = []
    for section in sections {
      if let index = rest.firstIndex(where: { $0.key.rawValue == section.name }) {
        body += section.above.map(String.init) + [rest.remove(at: index).text]
      } else if !removed.contains(where: { $0.rawValue == section.name }) {
        body += (section.above + section.lines).map(String.init)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines += rest.map(\.text) + body + ["steps:"]
    for (step, expects) in steps {
      lines += step.scenarioLines
      if expects { lines.append("  - expect:") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScenarioKey: CustomStringConvertible {
  package var description: String { rawValue }
}

extension Step {
  /// The step as an entry of a block list under `steps:`.
  fileprivate var scenarioLines: [String] {
    var bare = self
    (bare.after, bare.expectsNothing) = (nil, false)
    var text = bare.description
    // The step's description is written for people. Quotes keep an entered text unchanged when the file is read again.
    switch action {
    case .type(let entered, nil, .software) where !entered.isPlainScalar: text = "type: \(entered.quotedScalar)"
    case .paste(let entered?) where !entered.isPlainScalar: text = "paste: \(entered.quotedScalar)"
    default: break
    }
    let beside =
      (after.map { ["    after: \($0.scenarioText)"] } ?? []) + (expectsNothing ? ["    expectNothing: true"] : [])
    return ["  - " + text + (beside.isEmpty || text.contains(":") ? "" : ":")] + beside
  }
}

extension String {
  package var quotedScalar: String { ScenarioText.quoted([self]) }

  package var yamlScalar: String { isPlainScalar ? self : quotedScalar }

  fileprivate var isPlainScalar: Bool {
    !isEmpty && utf8.allSatisfy { $0 < 0x80 } && allSatisfy { $0.isLetter || $0.isNumber }
  }
}
