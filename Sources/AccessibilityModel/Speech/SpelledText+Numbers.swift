extension SpelledText {
  private enum Piece {
    case digit(Unit)
    /// Number words, by language.
    case words([Int: [NumberWord]], Range<Int>)
    case other
  }

  /// Returns the digits, also those of numbers in words, for each language that the text has number words of.
  func digitsInWords() -> [[Unit]] {
    let pieces = pieces()
    var languages: Set<Int> = []
    for case .words(let words, _) in pieces {
      for (language, words) in words where words.contains(where: { $0.kind != .and }) { languages.insert(language) }
    }
    return languages.sorted().compactMap { digits(of: pieces, in: $0) }
  }

  private func pieces() -> [Piece] {
    let letters = units.map(\.value)
    var pieces: [Piece] = []
    var index = 0
    while index < units.count {
      let start = units[index].place.lowerBound
      let isAfterWords = if case .words = pieces.last { true } else { false }
      if characters[start].isUnspaced {
        // In Korean, other words stand behind a number, but not before it.
        let canBegin = !characters[start].isHangul || units[index].beginsWord || isAfterWords
        if canBegin, let (end, entries) = NumberLexicon.all.longestWord(in: letters, from: index) {
          let words = Dictionary(entries.map { ($0.language, [$0.word]) }, uniquingKeysWith: { first, _ in first })
          pieces.append(.words(words, start..<units[end - 1].place.upperBound))
          index = end
        } else {
          pieces.append(.other)
          index += 1
        }
      } else if letters[index].isASCIIDigit {
        pieces.append(.digit(units[index]))
        index += 1
      } else {
        let end = endOfWord(from: index)
        // The letter ʼ is written as an apostrophe, too.
        let words = NumberLexicon.all.parts(of: letters[index..<end].filter { $0 != "\u{2BC}" })
        pieces.append(words.isEmpty ? .other : .words(words, start..<units[end - 1].place.upperBound))
        index = end
      }
    }
    return pieces
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start + 1
    while end < units.count, !units[end].value.isASCIIDigit, !characters[units[end].place.lowerBound].isUnspaced,
      !units[end].beginsWord || isInUkrainianWord(end)
    {
      end += 1
    }
    return end
  }

  /// Whether an apostrophe between two Cyrillic letters is before a unit, as in “п'ять”.
  private func isInUkrainianWord(_ index: Int) -> Bool {
    func isCyrillic(_ letter: Character) -> Bool { (0x400..<0x500).contains(letter.unicodeScalars.first!.value) }
    let gap = units[index - 1].place.upperBound..<units[index].place.lowerBound
    return gap.count == 1 && "'’".contains(characters[gap.lowerBound]) && isCyrillic(units[index].value)
      && isCyrillic(units[index - 1].value)
  }

  /// Returns the digits of the text and of its number words in one language; nil if no number is in words.
  private func digits(of pieces: [Piece], in language: Int) -> [Unit]? {
    var found: [Unit] = []
    var number = SpokenNumber()
    /// The place of the number so far, and its number of words.
    var (start, end, count) = (0, 0, 0)
    /// How often the number is repeated.
    var times = 1
    func add(_ value: Int?) {
      // “Set 4” is no 1004, although “set” is a hundred in Czech.
      guard let value, value != 100 || count > 1 else { return }
      // A digit of Han stands for itself.
      let isDigit = end == start + 1 && (Self.plain(characters[start]) ?? nil)?.isASCIIDigit == true
      for digit in String(repeating: String(value), count: times) {
        found.append(Unit(value: digit, place: start..<end, beginsWord: true, endsWord: true, isInWords: !isDigit))
      }
      times = 1
    }
    for piece in pieces {
      guard case .words(let words, let place) = piece, let words = words[language] else {
        add(number.end())
        times = 1
        if case .digit(let unit) = piece { found.append(unit) }
        continue
      }
      for word in words {
        if word.kind == .again { add(number.end()) }
        if number.isEmpty, times == 1 { (start, count) = (place.lowerBound, 0) }
        if word.kind == .again {
          times = word.value
          continue
        }
        if let ended = number.add(word) {
          add(ended)
          (start, count) = (place.lowerBound, 0)
        }
        if word.kind != .and { (end, count) = (place.upperBound, count + 1) }
      }
    }
    add(number.end())
    return found.contains(where: \.isInWords) ? found : nil
  }
}
