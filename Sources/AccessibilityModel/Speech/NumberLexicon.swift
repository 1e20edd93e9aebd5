/// The words for numbers in all languages, by their first two letters.
struct NumberLexicon: Sendable {
  /// The meaning of a word in one language. Languages are numbered in the order of the table.
  struct Entry: Sendable {
    var language: Int
    var word: NumberWord
  }

  private struct Beginning: Hashable {
    var first: Character
    var second: Character?
  }

  /// All words of the table. They are read when a text is first compared with a number.
  static let all = NumberLexicon(NumberWord.table)

  private var words: [Beginning: [(letters: Substring, entry: Entry)]] = [:]

  private init(_ table: String) {
    let signs: [Character: NumberWord.Kind] = ["*": .times, "+": .teen, "=": .score, "&": .and, "#": .again]
    words.reserveCapacity(table.utf8.count / 16)
    var language = -1
    var (kind, value, step) = (NumberWord.Kind.and, 0, 0)
    let white: Set = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    for token in table.utf8.split(whereSeparator: white.contains).map(Substring.init) {
      if token.utf8.last == UInt8(ascii: ":") {
        language += 1
      } else if token == "-" {
        value += step
      } else if token.utf8.first! < UInt8(ascii: "A") {
        value = Int(token) ?? Int(token.dropFirst()) ?? 0
        kind = signs[token.first!] ?? (value < 10 ? .closed : .open)
        step = kind == .closed || kind == .score ? 1 : kind != .open ? 0 : value < 100 ? 10 : value < 1_000 ? 100 : 0
      } else {
        let entry = Entry(language: language, word: NumberWord(kind: kind, value: value))
        for word in token.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
          add(word.utf8.last == UInt8(ascii: "?") ? word.dropLast() : word, entry)
        }
        value += step
      }
    }
  }

  private mutating func add(_ word: Substring, _ entry: Entry) {
    // A text has “ss” for “ß”, and the digits of Han as ASCII digits.
    var word = Substring(word.flatMap(SpelledText.spelled))
    if word.first!.isUnspaced { word = Substring(word.map { (SpelledText.plain($0) ?? nil) ?? $0 }) }
    let second = word.dropFirst().first
    words[Beginning(first: word.first!, second: second), default: []].append((word, entry))
  }

  /// Calls a function with the end and the meaning of each word that begins at a place.
  private func forEachWord(in letters: [Character], from start: Int, _ body: (Int, Entry) -> Void) {
    let second = start + 1 < letters.count ? letters[start + 1] : nil
    for word in words[Beginning(first: letters[start])] ?? [] { body(start + 1, word.entry) }
    guard second != nil else { return }
    for word in words[Beginning(first: letters[start], second: second)] ?? []
    where letters[start...].starts(with: word.letters) { body(start + word.letters.count, word.entry) }
  }

  /// Returns the longest number word that begins at a place of a text without spaces; nil if there is none.
  func longestWord(in letters: [Character], from start: Int) -> (end: Int, entries: [Entry])? {
    var longest: (end: Int, entries: [Entry])?
    forEachWord(in: letters, from: start) { end, entry in
      if end > longest?.end ?? 0 { longest = (end, []) }
      if end == longest?.end { longest?.entries.append(entry) }
    }
    return longest
  }

  /// Returns the number words that a word in lower case consists of, such as four and hundred for “vierhundert”, by the
  /// languages in which it has no other parts. Of several ways to divide the word, the last part is as long as possible.
  func parts(of letters: [Character]) -> [Int: [NumberWord]] {
    /// By the end of each beginning of the word, and by language: where its last part begins.
    var beginnings: [Int: [Int: (start: Int, word: NumberWord)]] = [:]
    for start in letters.indices where start == 0 || beginnings[start] != nil {
      let before = beginnings[start]
      forEachWord(in: letters, from: start) { end, entry in
        if start == 0 || before?[entry.language] != nil, beginnings[end]?[entry.language] == nil {
          beginnings[end, default: [:]][entry.language] = (start, entry.word)
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

  var isHangul: Bool { (0xAC00..<0xD7B0).contains(unicodeScalars.first!.value) }
}
