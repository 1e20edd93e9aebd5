import AccessibilityModel

/// The codes that a ``Redaction`` hides. Each typed key makes a code that is the beginning of the next, so the codes
/// share their beginnings, and a code is added in the time that its new characters take.
struct Codes: Sendable {
  /// A code, as an index in `codes`.
  typealias Index = Int

  private struct Edge: Hashable {
    var node: Int32
    var character: Character
  }

  /// A node stands for the characters on the way to it from the root, which is the first node.
  private struct Node {
    var parent: Int32
    var character: Character
    /// The code with exactly these characters.
    var code: Index?
    /// The codes that consist of these characters, apart from white space and punctuation.
    var spreadCodes: [Index] = []
  }

  private struct Code {
    var node: Int32
    var count: Int
    var isNumber: Bool
    var hasNumber: Bool
  }

  /// The nodes of a beginning of a text.
  private struct Place {
    /// The end of the beginning, in UTF-8.
    var end = 0
    var whole: Int32 = 0
    var wholeCount = 0
    /// The node without white space.
    var packed: Int32 = 0
    var packedCount = 0
    /// The node without white space and punctuation.
    var spread: Int32 = 0
    var spreadCount = 0
    var isNumber = true
    var hasNumber = false
  }

  private var nodes = [Node(parent: 0, character: " ")]
  private var edges: [Edge: Int32] = [:]
  private var codes: [Code] = []
  /// A text that was added, with the places of its beginnings, from the empty one to the whole text.
  private struct Way {
    var text = ""
    var places = [Place()]
  }

  /// The last ways, the newest at the end. There are several, because what is typed, the content of the field and that
  /// of other fields are added in turn.
  private var ways: [Way] = []
  private static let wayCount = 4
  /// All characters of the codes, except white space.
  private(set) var characters: Set<Character> = []

  /// The greatest number of white space and punctuation in a code.
  private var mostLeftOut = 0

  /// The length of a code from which its characters are also found apart from each other.
  private static let leastSpread = 4

  var isEmpty: Bool { codes.isEmpty }

  // MARK: Adding

  mutating func insert(_ character: Character) { characters.insert(character) }

  /// Adds a text and the text without its white space. `plain` gives the form in which characters are compared.
  mutating func insert(_ text: String, plain: (Character) -> Character) {
    var way = takeWay(to: text)
    let start = text.utf8.index(text.startIndex, offsetBy: way.places[way.places.count - 1].end)
    for character in text[start...] {
      var place = way.places[way.places.count - 1]
      place.end += character.utf8.count
      let character = plain(character)
      place.whole = child(of: place.whole, character)
      place.wholeCount += 1
      if !character.isWhitespace {
        characters.insert(character)
        place.packed = child(of: place.packed, character)
        place.packedCount += 1
        if !character.isPunctuation {
          place.spread = child(of: place.spread, character)
          place.spreadCount += 1
          place.isNumber = place.isNumber && character.isNumber
        }
        place.hasNumber = place.hasNumber || character.isNumber
      }
      way.places.append(place)
    }
    way.text = text
    let place = way.places[way.places.count - 1]
    ways.append(way)
    add(place.whole, place.wholeCount, place)
    add(place.packed, place.packedCount, place)
  }

  /// Removes and returns the way that has most in common with a text, cut to what both have in common. Returns the
  /// beginning of a new way if that is less than half of every way.
  private mutating func takeWay(to text: String) -> Way {
    let common = ways.map { Self.common($0.text, text) }
    let near = ways.indices.filter { 2 * common[$0] >= ways[$0].text.utf8.count }
    guard let best = near.max(by: { common[$0] < common[$1] }) else {
      if ways.count == Self.wayCount { ways.removeFirst() }
      return Way()
    }
    var way = ways.remove(at: best)
    while let place = way.places.last, place.end > 0 {
      // A new character may join the character before it, as an accent does.
      if place.end <= common[best],
        String.Index(text.utf8.index(text.startIndex, offsetBy: place.end), within: text) != nil
      {
        break
      }
      way.places.removeLast()
    }
    return way
  }

  /// Returns the number of bytes with which both texts begin.
  private static func common(_ a: String, _ b: String) -> Int {
    var count = 0
    for (first, second) in zip(a.utf8, b.utf8) {
      if first != second { break }
      count += 1
    }
    return count
  }

  private mutating func child(of node: Int32, _ character: Character) -> Int32 {
    let edge = Edge(node: node, character: character)
    if let known = edges[edge] { return known }
    let new = Int32(nodes.count)
    nodes.append(Node(parent: node, character: character))
    edges[edge] = new
    return new
  }

  private mutating func add(_ node: Int32, _ count: Int, _ place: Place) {
    guard count > 0, nodes[Int(node)].code == nil else { return }
    nodes[Int(node)].code = codes.count
    if count >= Self.leastSpread, place.spread != 0 {
      nodes[Int(place.spread)].spreadCodes.append(codes.count)
      mostLeftOut = max(mostLeftOut, count - place.spreadCount)
    }
    codes.append(Code(node: node, count: count, isNumber: place.isNumber, hasNumber: place.hasNumber))
  }

  // MARK: Finding

  /// Whether a text is the code that was added last. This is the usual question while a person types.
  func isLast(_ text: String) -> Bool { !text.isEmpty && text == ways.last?.text }

  /// Returns the characters of a code.
  func characters(of code: Index) -> [Character] {
    var characters: [Character] = []
    var node = codes[code].node
    while node != 0 {
      characters.append(nodes[Int(node)].character)
      node = nodes[Int(node)].parent
    }
    return characters.reversed()
  }

  /// Returns the first code after `last` that occurs in a text, as a whole or spread. Longer codes come first, because a
  /// code may contain a shorter code. A code of one character occurs only as the whole text.
  func first(in text: [Character], after last: Index?, onlyNumbers: Bool) -> Index? {
    var best: Index?
    func consider(_ code: Index) {
      if onlyNumbers, !codes[code].hasNumber { return }
      if let last, !precedes(last, code) { return }
      if best.map({ precedes(code, $0) }) ?? true { best = code }
    }
    for start in text.indices {
      if let best, codes[best].count > text.count - start { break }
      var node: Int32 = 0
      for place in start..<text.count {
        guard let next = edges[Edge(node: node, character: text[place])] else { break }
        node = next
        if let code = nodes[Int(node)].code, place > start || text.count == 1 { consider(code) }
      }
    }
    for isNumber in [false, true] {
      // Names of punctuation may come between the digits of a code: "482 hyphen 913".
      let spread = text.filter { !$0.isWhitespace && !$0.isPunctuation && !(isNumber && $0.isLetter) }
      for start in spread.indices {
        if let best, codes[best].count > spread.count - start + mostLeftOut { break }
        var node: Int32 = 0
        for place in start..<spread.count {
          guard let next = edges[Edge(node: node, character: spread[place])] else { break }
          node = next
          for code in nodes[Int(node)].spreadCodes where codes[code].isNumber == isNumber { consider(code) }
        }
      }
    }
    return best
  }

  private func precedes(_ a: Index, _ b: Index) -> Bool {
    if codes[a].count != codes[b].count { return codes[a].count > codes[b].count }
    return a != b && String(characters(of: a)) < String(characters(of: b))
  }
}
