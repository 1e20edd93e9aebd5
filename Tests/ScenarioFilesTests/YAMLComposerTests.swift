import A11ySim
import TestSupport
import Testing
import Yams

@testable import ScenarioFiles

/// The composer must make of every text what Yams, the library for the rest of the world, makes of it.
@Suite(.timeLimited) struct YAMLComposerTests {
  /// The trees have equal nodes, places and styles, and both parsers refuse the same texts at the same places.
  @Test(arguments: UInt64(200)..<203)
  func composesWhatYamsComposes(_ seed: UInt64) throws { try compare(seed) }

  @Test(.enabled(if: AtLength.isWanted), arguments: UInt64(200)..<212)
  func composesWhatYamsComposesAtLength(_ seed: UInt64) throws { try compare(seed) }

  private func compare(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var composed = 0
    var refused = 0
    for index in 0..<2_000 {
      let text =
        index.isMultiple(of: 4)
        ? NestingScannerTests.document(depth: Int.random(in: 1...8, using: &generator), &generator)
        : NestingScannerTests.soup(&generator)
      // What it refuses is never composed: keys that are no texts, tags.
      var scanner = NestingScanner(text.utf8)
      guard (try? scanner.check()) != nil else { continue }
      do throws(Diagnostic) {
        let node = try YAMLComposer.compose(text)
        composed += 1
        let expected = try? Self.description(Self.root(of: text))
        #expect(Self.description(node) == expected, "\(text.debugDescription)")
      } catch {
        refused += 1
        let places = Self.places(of: #expect(throws: YamlError.self) { try Self.root(of: text) })
        let place = [error.line, error.column]
        // In a line that a tab indents the tab is the fault.
        #expect(
          places.contains(place) || error.message.contains("tab") && places.contains { $0[0] == error.line },
          "\(text.debugDescription): \(error), not in \(places)")
      }
    }
    #expect(composed > 100 && refused > 100)
  }

  @Test func composesEveryScenarioOfTheRepository() throws {
    for (name, text) in Repository.goodScenarios {
      #expect(
        Self.description(try YAMLComposer.compose(text)) == Self.description(try Self.root(of: text)), "\(name)")
    }
  }

  private static func root(of text: String) throws -> Yams.Node? {
    try Yams.Parser(yaml: text, resolver: .basic, constructor: .default, encoding: .utf8).singleRoot()
  }

  private static func places(of error: YamlError?) -> [[Int?]] {
    switch error {
    case .scanner(let context, _, let mark, _), .parser(let context, _, let mark, _),
      .composer(let context, _, let mark, _):
      [[mark.line, mark.column]] + (context.map { [[$0.mark.line, $0.mark.column]] } ?? [])
    case .duplicatedKeysInMapping(_, let context): [[context.mark.line, context.mark.column]]
    default: [[nil, nil]]
    }
  }

  private static func description(_ node: Document.Node?) -> String {
    guard let node else { return "nothing" }
    let value =
      switch node.value {
      case .scalar(let text, let isBlock): "\(text.debugDescription)\(isBlock ? "|" : "")"
      case .sequence(let elements): "[" + elements.map(description).joined(separator: ", ") + "]"
      case .mapping(let pairs):
        "{" + pairs.map { "\(description($0.key)): \(description($0.value))" }.joined(separator: ", ") + "}"
      }
    return "\(node.line):\(node.column) \(value)"
  }

  private static func description(_ node: Yams.Node?) -> String {
    guard let node else { return "nothing" }
    let value =
      switch node {
      case .scalar(let scalar):
        "\(scalar.string.debugDescription)\(scalar.style == .literal || scalar.style == .folded ? "|" : "")"
      case .sequence(let sequence): "[" + sequence.map { description($0) }.joined(separator: ", ") + "]"
      case .mapping(let mapping):
        "{" + mapping.map { "\(description($0.key)): \(description($0.value))" }.joined(separator: ", ") + "}"
      case .alias: "an alias"
      }
    return "\(node.mark?.line ?? 1):\(node.mark?.column ?? 1) \(value)"
  }
}
