/// The words for numbers in all languages, as a tree of their letters.
struct NumberLexicon: Sendable {
  /// The meaning of a word in one language. Languages are numbered in the order of the table.
  struct Entry: Sendable {
    var language: Int
    var word: NumberWord
  }

  private struct Edge: Hashable {
    var node: Int
    var letter: Character
  }

  /// All words of the table. They are read when a text is first compared with a number.
  static let all = NumberLexicon(NumberWord.table)

  private var nodes: [Edge: Int] = [:]
  /// The meanings of the word that ends at each node.
  private var entries: [[Entry]] = [[]]

  private init(_ table: String) {
    let signs: [Character: NumberWord.Kind] = ["*": .times, "+": .teen, "~": .score, "&": .and, "#": .again]
    nodes.reserveCapacity(table.utf8.count / 2)
    var language = -1
    var (kind, value, step) = (NumberWord.Kind.and, 0, 0)
    for token in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if token.last == ":" {
        language += 1
      } else if let sign = signs[token.first!] {
        (kind, value) = (sign, Int(token.dropFirst()) ?? 0)
        step = kind == .score ? 1 : 0
      } else if let number = Int(token) {
        (kind, value) = (number < 10 ? .closed : .open, number)
        step = number < 10 ? 1 : number < 100 ? 10 : number < 1_000 ? 100 : 0
      } else {
        for word in token.split(separator: "/") where word != "-" {
          add(word.prefix { $0 != "?" }, Entry(language: language, word: NumberWord(kind: kind, value: value)))
        }
        value += step
      }
    }
  }

  private mutating func add(_ word: Substring, _ entry: Entry) {
    var node = 0
    for letter in word.flatMap(SpelledText.spelled) {
      // A text has the digits of Han as ASCII digits.
      let edge = Edge(node: node, letter: letter.isUnspaced ? (SpelledText.plain(letter) ?? nil) ?? letter : letter)
      if nodes[edge] == nil {
        nodes[edge] = entries.count
        entries.append([])
      }
      node = nodes[edge]!
    }
    if !entries[node].contains(where: { $0.language == entry.language }) { entries[node].append(entry) }
  }

  /// Calls a function with the end and the meanings of each word that begins at a place, shortest first.
  private func forEachWord(in letters: [Character], from start: Int, _ body: (Int, [Entry]) -> Void) {
    var (node, end) = (0, start)
    while end < letters.count, let next = nodes[Edge(node: node, letter: letters[end])] {
      (node, end) = (next, end + 1)
      if !entries[node].isEmpty { body(end, entries[node]) }
    }
  }

  /// Returns the longest number word that begins at a place of a text without spaces; nil if there is none.
  func longestWord(in letters: [Character], from start: Int) -> (end: Int, entries: [Entry])? {
    var longest: (Int, [Entry])?
    forEachWord(in: letters, from: start) { end, entries in longest = (end, entries) }
    return longest
  }

  /// Returns the number words that a word in lower case consists of, such as four and hundred for “vierhundert”, by the
  /// languages in which it has no other parts. Of several ways to divide the word, the last part is as long as possible.
  func parts(of letters: [Character]) -> [Int: [NumberWord]] {
    /// By the end of each beginning of the word, and by language: where its last part begins.
    var beginnings: [Int: [Int: (start: Int, word: NumberWord)]] = [:]
    for start in letters.indices where start == 0 || beginnings[start] != nil {
      let before = beginnings[start]
      forEachWord(in: letters, from: start) { end, entries in
        for entry in entries where start == 0 || before?[entry.language] != nil {
          if beginnings[end]?[entry.language] == nil {
            beginnings[end, default: [:]][entry.language] = (start, entry.word)
          }
        }
      }
      if beginnings.isEmpty { break }
    }
    var parts: [Int: [NumberWord]] = [:]
    for language in (beginnings[letters.count] ?? [:]).keys {
      var (words, end) = ([NumberWord](), letters.count)
      while end > 0, let last = beginnings[end]?[language] {
        words.append(last.word)
        end = last.start
      }
      parts[language] = words.reversed()
    }
    return parts
  }
}

extension Character {
  /// Whether the character belongs to a script in which other words stand beside a number without a space: Thai, Han,
  /// Kana or Hangul.
  var isUnspaced: Bool {
    switch unicodeScalars.first!.value {
    case 0xE00..<0xF00, 0x2E80..<0xD800: true
    default: false
    }
  }
}
