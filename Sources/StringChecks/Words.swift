import AccessibilityModel

extension String {
  /// The words of the string: runs of letters, digits and combining marks, with apostrophes inside a word.
  var words: [Substring] {
    var words: [Substring] = []
    let scalars = unicodeScalars
    var start: Index?
    // The end of the word without the apostrophes after it.
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar.isInWord {
        start = start ?? index
        end = next
      } else if let first = start, scalar != "'", scalar != "’" {
        words.append(self[first..<end])
        start = nil
      }
      index = next
    }
    if let start { words.append(self[start..<end]) }
    return words
  }

  /// Whether the last scalar is a letter. Most texts that end a sentence, or are cut off, need no closer look then.
  var endsInLetter: Bool {
    guard let last = utf8.last else { return false }
    return last < 0x80 ? (0x61...0x7A).contains(last | 0x20) : unicodeScalars.last?.isLetter ?? false
  }

  /// The last of the words.
  var lastWord: Substring? {
    // The other words need not be separated.
    let end = unicodeScalars.lastIndex(where: \.isInWord) ?? startIndex
    let before = unicodeScalars[..<end].lastIndex { !$0.isInWord && $0 != "'" && $0 != "’" }
    return String(self[(before ?? startIndex)...]).words.last
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a combining mark.
  var isLetter: Bool {
    value < 0x80
      ? (0x61...0x7A).contains(value | 0x20) : classes & Self.letterBit != 0
  }

  /// Whether the scalar is a letter, a digit or a combining mark. `isWordlike` has the same result but is slower.
  var isInWord: Bool {
    value < 0x80
      ? (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value) : classes & Self.wordBit != 0
  }

  private static let (wordBit, letterBit): (UInt8, UInt8) = (1, 2)

  /// The bits `wordBit` and `letterBit` of the scalar. A table is used, because Unicode's own tables are too slow for
  /// each character of a catalogue.
  private var classes: UInt8 {
    if value < Self.limit { return Self.table[Int(value)] }
    // Hangul is outside the table.
    if (0xAC00...0xD7A3).contains(value) { return Self.wordBit | Self.letterBit }
    return asked
  }

  private var asked: UInt8 {
    isWordlike ? properties.numericType == nil ? Self.wordBit | Self.letterBit : Self.wordBit : 0
  }

  /// The end of the table, after Kana. Most languages are written in the scripts before this code point.
  private static let limit: UInt32 = 0x3100
  private static let table = (0..<limit).map { Unicode.Scalar($0)?.asked ?? 0 }
}

extension Array<Int> {
  var listed: String {
    prefix(5).map(String.init).joined(separator: ", ") + (count > 5 ? " …" : "")
  }
}

extension Sequence<String> {
  func quotedList(_ limit: Int = 8) -> String {
    let all = Array(self)
    let rest = all.count - limit
    return all.prefix(limit).map(\.quotedShort).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension String {
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}

extension String {
  /// The text in a form for comparisons. Unlike `heard`, it keeps signs that voices say, so that “5+” and “5” differ.
  var heardWithSigns: String { heard(keeping: "%@$#+&=") }
}

extension String {
  /// The text without the parts in quotation marks. A quoted part is often a name, such as the name of a field, and has
  /// its own entry.
  var withoutQuotations: String {
    let pairs: [Unicode.Scalar: [Unicode.Scalar]] = [
      "\"": ["\""], "“": ["”", "“"], "„": ["“", "”", "\""], "«": ["»"], "»": ["«"], "‘": ["’"], "‚": ["‘", "’"],
      "「": ["」"], "『": ["』"],
      "`": ["`"],
    ]
    let scalars = Array(unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let closing = pairs[scalars[index]],
        let end = scalars[(index + 1)...].prefix(80).firstIndex(where: closing.contains)
      {
        result.append(" ")
        index = end + 1
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// The words of a key, in lower case: “status” and “on” for `status_on`, `status.on` or `statusOn`.
  var partWords: [String] {
    var words = [""]
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar.properties.isUppercase && previous.properties.isLowercase { words.append("") }
      if scalar.isWordlike { words[words.count - 1] += String(scalar).lowercased() } else { words.append("") }
      previous = scalar
    }
    return words.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without the entities of HTML, such as `&#39;` and `&nbsp;`, whose digits and letters are not heard as such.
  var withoutEntities: String {
    guard utf8.contains(UInt8(ascii: "&")), utf8.contains(UInt8(ascii: ";")) else { return self }
    var rest = self[...]
    var text = ""
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix(9).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "#"
      }
      if !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == ";" {
        text += " "
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        text += "&"
        rest = rest[rest.index(after: start)...]
      }
    }
    return text + rest
  }
}
