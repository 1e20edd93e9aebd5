/// A regular expression whose matching time grows linearly with the length of the text. All possible matches are
/// followed at once (Thompson 1968), so matching never hangs.
///
/// It supports `.`, `[…]`, `\d \w \s \b` and their opposites, `^ $`, groups, `|`, `* + ? {m,n}`, and `(?i)` at the
/// beginning. Back references and lookaround are not supported, because they need more than one pass.
package struct Pattern: Sendable, Hashable {
  static let lengthLimit = 1_000
  /// The maximum number of instructions in a compiled pattern. A repetition such as `a{3}` is compiled into copies of
  /// `a`.
  static let sizeLimit = 10_000
  /// The maximum number of nested groups. The parser recurses once per level.
  static let depthLimit = 100

  package struct Failure: Error, Sendable, Hashable {
    /// The fault, in words that continue the sentence “… is not a regular expression: ”.
    package var message: String
  }

  private enum Instruction: Sendable, Hashable {
    case character(Test)
    /// The matcher continues at both instructions at the same time.
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case boundary(Bool)
    case accept
  }

  private indirect enum Test: Sendable, Hashable {
    case any
    case literal(Character)
    case range(ClosedRange<Character>)
    case digit, word, space
    case not(Test)
    case one([Test])

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .any: !character.isNewline
      case .literal(let other): character == other
      case .range(let range): range.contains(character)
      case .digit: character.isWholeNumber
      case .word: character.isLetter || character.isNumber || character == "_"
      case .space: character.isWhitespace
      case .not(let test): !test.accepts(character)
      case .one(let tests): tests.contains { $0.accepts(character) }
      }
    }
  }

  private indirect enum Node {
    case empty
    case test(Test)
    case assertion(Instruction)
    case sequence([Node])
    case choice([Node])
    case repeated(Node, Int, Int?)
  }

  private var program: [Instruction] = []
  private let ignoresCase: Bool

  /// Compiles a pattern. Throws if the syntax is wrong or not supported, or if a limit is exceeded.
  package init(_ text: String) throws(Failure) {
    if text.count > Self.lengthLimit { throw Failure(message: "it has more than \(Self.lengthLimit) characters") }
    var parser = Parser(text)
    let node = try parser.pattern()
    ignoresCase = parser.ignoresCase
    try emit(node)
    program.append(.accept)
  }

  // MARK: Matching

  package func matches(in text: String) -> Bool {
    let characters = Array(ignoresCase ? text.lowercased() : text)
    var threads = Threads(program.count)
    var next = Threads(program.count)
    for position in 0...characters.count {
      // A match may begin at any position.
      if add(0, at: position, in: characters, to: &threads) { return true }
      guard position < characters.count else { break }
      next.removeAll()
      for place in threads.places {
        guard case .character(let test) = program[place], test.accepts(characters[position]) else { continue }
        if add(place + 1, at: position + 1, in: characters, to: &next) { return true }
      }
      swap(&threads, &next)
    }
    return false
  }

  private struct Threads {
    var places: [Int] = []
    private var has: [Bool]

    init(_ count: Int) { has = Array(repeating: false, count: count) }

    mutating func insert(_ place: Int) -> Bool {
      if has[place] { return false }
      has[place] = true
      places.append(place)
      return true
    }

    mutating func removeAll() {
      for place in places { has[place] = false }
      places.removeAll(keepingCapacity: true)
    }
  }

  /// Adds each instruction that is reachable from `first` without consuming a character. Returns true if one of them is
  /// `accept`.
  private func add(_ first: Int, at position: Int, in text: [Character], to threads: inout Threads) -> Bool {
    var pending = [first]
    while let place = pending.popLast() {
      guard threads.insert(place) else { continue }
      switch program[place] {
      case .character: break
      case .accept: return true
      case .jump(let target): pending.append(target)
      case .split(let a, let b): pending += [b, a]
      case .start: if position == 0 { pending.append(place + 1) }
      case .end: if position == text.count { pending.append(place + 1) }
      case .boundary(let isWanted):
        let before = position > 0 && Test.word.accepts(text[position - 1])
        let after = position < text.count && Test.word.accepts(text[position])
        if (before != after) == isWanted { pending.append(place + 1) }
      }
    }
    return false
  }

  // MARK: Compiling

  private mutating func emit(_ node: Node) throws(Failure) {
    if program.count > Self.sizeLimit { throw Failure(message: "it has too many repetitions") }
    switch node {
    case .empty: break
    case .test(let test): program.append(.character(test))
    case .assertion(let instruction): program.append(instruction)
    case .sequence(let nodes): for node in nodes { try emit(node) }
    case .choice(let nodes):
      var jumps: [Int] = []
      for (index, node) in nodes.enumerated() {
        let split = program.count
        if index < nodes.count - 1 { program.append(.split(split + 1, 0)) }
        try emit(node)
        if index < nodes.count - 1 {
          jumps.append(program.count)
          program.append(.jump(0))
          program[split] = .split(split + 1, program.count)
        }
      }
      for jump in jumps { program[jump] = .jump(program.count) }
    case .repeated(let node, let least, let most):
      for _ in 0..<least {
        let before = program.count
        try emit(node)
        // An empty group adds nothing, however often it is repeated.
        if program.count == before { break }
      }
      if let most {
        var splits: [Int] = []
        for _ in 0..<max(0, most - least) {
          splits.append(program.count)
          program.append(.split(program.count + 1, 0))
          try emit(node)
        }
        for split in splits { program[split] = .split(split + 1, program.count) }
      } else {
        let split = program.count
        program.append(.split(split + 1, 0))
        try emit(node)
        program.append(.jump(split))
        program[split] = .split(split + 1, program.count)
      }
    }
  }

  // MARK: Parsing

  private struct Parser {
    private var rest: ArraySlice<Character>
    private var depth = 0
    var ignoresCase = false

    init(_ text: String) { rest = Array(text)[...] }

    mutating func pattern() throws(Failure) -> Node {
      if take("(?i)") { ignoresCase = true }
      let node = try choice()
      if rest.first == ")" { throw Failure(message: "a `)` has no matching `(`") }
      return node
    }

    private mutating func take(_ text: String) -> Bool {
      guard rest.starts(with: text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }

    private mutating func choice() throws(Failure) -> Node {
      var nodes = [try sequence()]
      while take("|") { nodes.append(try sequence()) }
      return nodes.count == 1 ? nodes[0] : .choice(nodes)
    }

    private mutating func sequence() throws(Failure) -> Node {
      var nodes: [Node] = []
      while let character = rest.first, character != "|", character != ")" {
        let node = try atom()
        nodes.append(try repeated(node))
      }
      return nodes.isEmpty ? .empty : .sequence(nodes)
    }

    private mutating func repeated(_ node: Node) throws(Failure) -> Node {
      let (least, most): (Int, Int?)
      if take("*") {
        (least, most) = (0, nil)
      } else if take("+") {
        (least, most) = (1, nil)
      } else if take("?") {
        (least, most) = (0, 1)
      } else if take("{") {
        let from = number()
        let isRange = take(",")
        let to = isRange ? number() : from
        guard let from, take("}"), to.map({ $0 >= from }) ?? true, from <= 1_000, (to ?? 0) <= 1_000 else {
          throw Failure(message: "after a `{` there must be a count from 0 to 1000, such as {2} or {1,3}")
        }
        (least, most) = (from, to)
      } else {
        return node
      }
      if case .assertion = node { throw Failure(message: "there is nothing to repeat") }
      // A lazy repetition (`*?`) matches in the same texts as a greedy one (`*`), so its `?` is skipped.
      if !take("?"), let next = rest.first, "*+{".contains(next) {
        throw Failure(message: "`\(next)` comes after another repetition")
      }
      return .repeated(node, least, most)
    }

    private mutating func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.count <= 4 else { return nil }
      rest = rest.dropFirst(digits.count)
      return Int(String(digits))
    }

    private mutating func atom() throws(Failure) -> Node {
      let character = rest.removeFirst()
      switch character {
      case ".": return .test(.any)
      case "^": return .assertion(.start)
      case "$": return .assertion(.end)
      case "(": return try group()
      case "[": return .test(try set())
      case "\\":
        if take("b") { return .assertion(.boundary(true)) }
        if take("B") { return .assertion(.boundary(false)) }
        return .test(try escape())
      case "*", "+", "?", "{": throw Failure(message: "there is nothing before `\(character)` to repeat")
      default: return .test(.literal(folded(character)))
      }
    }

    private func folded(_ character: Character) -> Character {
      let lower = character.lowercased()
      return ignoresCase && lower.count == 1 ? lower.first! : character
    }

    private mutating func group() throws(Failure) -> Node {
      depth += 1
      defer { depth -= 1 }
      if depth > Pattern.depthLimit { throw Failure(message: "its groups are nested too deeply") }
      if take("?") {
        if take("<"), let first = rest.first, first.isLetter {
          rest = rest.drop { $0 != ">" }
          if !take(">") { throw Failure(message: "the name of a group is not closed") }
        } else if !take(":") {
          throw Failure(
            message: "lookaround is not supported, and the only supported option is `(?i)` at the beginning")
        }
      }
      let node = try choice()
      if !take(")") { throw Failure(message: "a `(` is not closed") }
      return node
    }

    private mutating func escape() throws(Failure) -> Test {
      guard let character = rest.popFirst() else { throw Failure(message: "it ends with a backslash") }
      switch character {
      case "d": return .digit
      case "D": return .not(.digit)
      case "w": return .word
      case "W": return .not(.word)
      case "s": return .space
      case "S": return .not(.space)
      case "n": return .literal("\n")
      case "r": return .literal("\r")
      case "t": return .literal("\t")
      case "1"..."9": throw Failure(message: "`\\\(character)` is a back reference, which is not supported")
      default:
        if character.isLetter || character.isNumber { throw Failure(message: "`\\\(character)` is not supported") }
        return .literal(character)
      }
    }

    private mutating func set() throws(Failure) -> Test {
      let isNegated = take("^")
      var tests: [Test] = []
      while let character = rest.popFirst() {
        if character == "]", !tests.isEmpty { return isNegated ? .not(.one(tests)) : .one(tests) }
        let test = character == "\\" ? try escape() : .literal(folded(character))
        guard case .literal(let low) = test, rest.first == "-", let after = rest.dropFirst().first, after != "]" else {
          tests.append(test)
          continue
        }
        rest = rest.dropFirst(2)
        let upper = after == "\\" ? try escape() : .literal(folded(after))
        guard case .literal(let high) = upper, low <= high else {
          throw Failure(message: "“\(low)-\(after)” is not a range")
        }
        tests.append(.range(low...high))
      }
      throw Failure(message: "a `[` is not closed")
    }
  }
}
