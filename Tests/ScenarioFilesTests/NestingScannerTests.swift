import A11ySim
import TestSupport
import Testing
import Yams

@testable import AccessibilityModel
@testable import ScenarioFiles

/// The scanner must never count fewer levels than the YAML library nests, and never refuse a document within the limits.
@Suite(.timeLimited) struct NestingScannerTests {
  @Test func acceptsEveryScenarioOfTheRepository() throws {
    try #require(Repository.goodScenarios.count >= 2)
    for (name, text) in Repository.goodScenarios {
      #expect(throws: Never.self, "\(name)") {
        var scanner = NestingScanner(text.utf8)
        try scanner.check()
      }
    }
  }

  /// Soup of everything that opens, closes, hides or indents, from seeds 0 and 1: 4,000 texts.
  @Test(arguments: UInt64(0)..<2)
  func neverCountsTooFew(_ seed: UInt64) throws { try checkSoup(seed) }

  /// From seeds 2 to 11: 20,000 more.
  @Test(.enabled(if: AtLength.isWanted), arguments: UInt64(2)..<12)
  func neverCountsTooFewAtLength(_ seed: UInt64) throws { try checkSoup(seed) }

  private func checkSoup(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var composed = 0
    for _ in 0..<2_000 {
      let text = Self.soup(&generator)
      var scanner = NestingScanner(text.utf8)
      guard (try? scanner.check()) != nil else { continue }
      guard let root = try? Yams.compose(yaml: text, .basic) else { continue }
      composed += 1
      try Self.check(scanner, against: root, of: text)
    }
    #expect(composed > 100, "too little of the soup is YAML to prove anything")
  }

  /// A text that can be composed within the limits is not refused for its depth or keys.
  @Test(arguments: UInt64(100)..<104)
  func neverRefusesPlainDocuments(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let text = Self.document(depth: Int.random(in: 1...20, using: &generator), &generator)
      var scanner = NestingScanner(text.utf8)
      try scanner.check()
      try Self.check(scanner, against: #require(try Yams.compose(yaml: text, .basic)), of: text)
    }
  }

  /// What the scanner counted must be what the library composed.
  private static func check(_ scanner: NestingScanner, against root: Yams.Node, of text: String) throws {
    let depth = depth(of: root)
    // A list in the column of its key, and `[key: value]`, nest without a bracket or an indentation; and what is named
    // by an anchor nests wherever its alias is.
    let bound = (2 * scanner.deepest + 1) * (1 + text.count { $0 == "&" })
    try #require(depth <= bound, "\(text.debugDescription) nests \(depth) levels, \(scanner.deepest) were counted")
    try #require(scanner.deepest <= depth, "\(text.debugDescription) nests only \(depth) levels")
    try #require(!hasComplexKey(root), "\(text.debugDescription)")
    // Behind `...` is nothing to compose.
    try #require(scanner.isAtEnd || text.contains("..."), "\(text.debugDescription) was not read to its end")
  }

  /// Where an approximation of the scanner goes wrong: each was one level for us and 300 for the library.
  private static let repeated = [
    "[ \"a\"# ]\n, ", "[ 'it''s ]', ", "- [a]# [\n- ", "[ a#b ], ", "? ", "{ a: 'x\n  ]', b: ", "[ x: ",
    "[ \"\\\"]\", ",
    "- - ", "[ - ", "a: |\n  ]\nb: [ ", "[ a\n ]b, ", "[{}, ", "{a: ", "{\"a\":", "[\n", "- &a ", "[ &a ", "- !a ",
    "[ !a ", "[[a]: ",
    "a: [ b # ]\n ,", "[ |, ", "[ >]\n, ", "[ a: b, ", "[ 'a': ", "[\r", "- \r\n- ", "[ \"a\n---b\", ", "[\u{85}# ",
    "[ \u{2028}# ]",
  ]

  @Test(arguments: repeated)
  func repeatedPiecesAreQuicklyRefusedOrShallow(_ piece: String) { repeatPiece(piece, [100, 300, 5_000]) }

  @Test(.enabled(if: AtLength.isWanted), arguments: repeated)
  func repeatedPiecesAtLength(_ piece: String) { repeatPiece(piece, [100_000]) }

  private func repeatPiece(_ piece: String, _ counts: [Int]) {
    for count in counts {
      let text = String(repeating: piece, count: count)
      let time = processorTime {
        do throws(Diagnostic) {
          let root = try Document.read(text.utf8, file: nil)
          #expect(Self.depth(of: root) <= DocumentLimits.depth)
        } catch {
          #expect(error.line != nil || text.utf8.count > DocumentLimits.size, "\(error)")
        }
      }
      #expect(time < .seconds(10), "\(count) × \(piece.debugDescription)")
    }
  }

  /// Each line one column deeper, as mappings and as lists.
  @Test(arguments: ["a:", "- a:", "-", "? a\n:", "- - a:", "a: &x"])
  func laddersAreRefused(_ rung: String) { refuseLadder(rung, of: 100) }

  @Test(.enabled(if: AtLength.isWanted), arguments: ["a:", "- a:", "-", "? a\n:", "- - a:", "a: &x"])
  func laddersAreRefusedAtLength(_ rung: String) { refuseLadder(rung, of: 2_500) }

  private func refuseLadder(_ rung: String, of count: Int) {
    do {
      let text = (0..<count).map { String(repeating: " ", count: $0 * 4) + rung }.joined(separator: "\n")
      let error = #expect(throws: Diagnostic.self) { try Document.read(text.utf8, file: nil) }
      #expect(error?.line != nil || text.utf8.count > DocumentLimits.size)
    }
  }

  // MARK: Soup

  private static let pieces = [
    "[", "[", "{", "{", "]", "}", "]", "}", ",", ", ", ": ", ": ", ":", "- ", "- ", "? ", "?", "-", "\n", "\n", "\n  ",
    "\n    ",
    "\n      ", "\n ", " ", "  ", "\t", "\"", "'", "''", "\\", "\\\"", "\"x\"", "'y'", "#", " # ", " #", "|\n", ">-\n",
    "|2\n", "|+\n",
    "&a ", "&b", "*a", "*b ", "a", "b", "key", "key: ", "k: ", "x: [", "x: {", "- [", "- - ", "é", "---", "--- ",
    "\n---\n", "\n...\n", "\r\n",
    "\r", "0", "\"a\": ", "{a: ", "[a, ", "\n]", "\n}", "\n- ", "\nk: ", "\n  k: ", "\n  - ", "!t ", "%", "@", "`",
    "]#", "}#", "\"#",
  ]

  static func soup(_ generator: inout SplitMix64) -> String {
    // Few different pieces in a text: it is more likely to be YAML, and to nest.
    let kinds = (0..<Int.random(in: 2...9, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
    var text = ""
    for _ in 0..<Int.random(in: 1...40, using: &generator) { text += kinds.randomElement(using: &generator)! }
    guard Bool.random(using: &generator) else { return text }
    // Closed, so that it composes.
    var open: [Character] = []
    for character in text {
      switch character {
      case "[": open.append("]")
      case "{": open.append("}")
      case "]", "}": if !open.isEmpty { open.removeLast() }
      default: break
      }
    }
    return text + String(open.reversed())
  }

  /// A document as a person would write one, in block and flow style.
  static func document(depth: Int, _ generator: inout SplitMix64) -> String {
    func text() -> String {
      [
        "plain", "two words", "\"a ] quoted\"", "'it''s {'", "a#b", "482913", "~", "[]", "{}",
        "a-b: c".debugDescription,
      ]
      .randomElement(using: &generator)!
    }
    func flow(_ depth: Int) -> String {
      if depth <= 1 { return text() }
      return Bool.random(using: &generator)
        ? "[\(text()), \(flow(depth - 1))]" : "{ a: \(text()), \"b\": \(flow(depth - 1)) }"
    }
    func block(_ depth: Int, indent: Int) -> String {
      let space = String(repeating: " ", count: indent)
      if depth <= 1 || Int.random(in: 0..<5, using: &generator) == 0 { return " " + flow(depth) + "\n" }
      if Int.random(in: 0..<6, using: &generator) == 0 { return " |\n\(space)    a ] block\n\n\(space)    # of {\n" }
      if Bool.random(using: &generator) {
        return "\n\(space)  k1: \(text()) # comment ]\n\(space)  k2:\(block(depth - 1, indent: indent + 2))"
      }
      return "\n\(space)  - \(text())\n\n\(space)  -\(block(depth - 1, indent: indent + 2))"
    }
    return "root:" + block(depth, indent: 0)
  }

  private static func depth(of node: Yams.Node) -> Int {
    switch node {
    case .scalar, .alias: 1
    case .sequence(let sequence): 1 + (sequence.map(depth).max() ?? 0)
    case .mapping(let mapping): 1 + (mapping.map { max(depth(of: $0.key), depth(of: $0.value)) }.max() ?? 0)
    }
  }

  private static func depth(of node: Document.Node) -> Int {
    switch node.value {
    case .scalar: 1
    case .sequence(let elements): 1 + (elements.map(depth).max() ?? 0)
    case .mapping(let pairs): 1 + (pairs.map { max(depth(of: $0.key), depth(of: $0.value)) }.max() ?? 0)
    }
  }

  private static func hasComplexKey(_ node: Yams.Node) -> Bool {
    switch node {
    case .scalar, .alias: false
    case .sequence(let sequence): sequence.contains(where: hasComplexKey)
    case .mapping(let mapping):
      mapping.contains { pair in
        if case .scalar = pair.key { hasComplexKey(pair.value) } else { true }
      }
    }
  }
}
