import AccessibilityModel
import Locales

extension StringCheck {
  static let homoglyph = StringCheck(
    id: "homoglyph", severity: .error, summary: "a word has a letter of another alphabet that looks the same",
    explanation: """
      People who read do not notice it, but a voice spells the word or reads it in two languages. The rule looks at words \
      that mix two of the Latin, Cyrillic and Greek alphabets. Each letter of the rarer alphabet must look like a letter \
      of the other one, or be a single small letter inside the word. In languages written in Cyrillic, the rule also finds \
      a Latin letter in a word of two letters. A small Latin letter in place of a word, such as “c” for “с”, is a warning. \
      The rule ignores languages whose spelling mixes alphabets, such as Chuvash, Kabyle and languages of the Caucasus \
      with the letter palochka.
      """,
    remedy: "replace the letter with that of the language's alphabet",
    examples: [Example(source: "Drive", language: "be", bad: "Cочыць", good: "Сочыць")]
  ) { input in
    input.table.texts.compactMap { text in
      let scripts = text.traits.scripts
      // Bits are compared, because this is asked of every text.
      guard (scripts.rawValue & alike).nonzeroBitCount > 1, text.isSource || !text.equalsSource,
        !mixing.contains(text.language.written.primary)
      else { return nil }
      // An apostrophe may join an ending to a name: “Lutris'у”.
      for word in text.spoken.words.flatMap({ $0.split(whereSeparator: { "'’".contains($0) }) }) {
        guard let (letters, script, own) = twins(in: word) else { continue }
        let names = letters.map { "“\($0)”" }.joined(separator: ", ")
        var spot = Spot(
          text,
          "in \(String(word).quotedShort), the letter\(letters.count == 1 ? "" : "s") \(names) \(letters.count == 1 ? "is" : "are") \(script.name), but the other letters are \(own.name)"
        )
        if letters.count == 1, let right = neighbour(of: letters[0], in: word, own) {
          // There is no automatic correction, because the letter may occur twice on purpose.
          spot.help = "delete the letter “\(letters[0])”, because the right letter, “\(right)”, is next to it"
        } else {
          spot.fix = fix(of: word, from: script, to: own, in: text)
        }
        return spot
      }
      return shortWord(in: text).map { word, letter in
        if word.utf8.count == 1 {
          // There is no automatic correction, because the letter may be a name on purpose.
          return Spot(
            text, "“\(letter)” stands for a Cyrillic word, but it is a Latin letter", severity: .warning)
        }
        var spot = Spot(
          text, "in \(String(word).quotedShort), the letter “\(letter)” is Latin, but the other letter is Cyrillic")
        spot.fix = fix(of: word, from: .latin, to: .cyrillic, in: text)
        return spot
      }
    }
  }

  /// Returns a word of one or two letters with a Latin letter that looks like a Cyrillic one, and the letter; nil if
  /// there is no such word, or if the language is not written in Cyrillic only.
  ///
  /// A letter alone may also be a name, as in “vitamin C”. It counts only in translations, if it is a small letter
  /// between two Cyrillic words, if the language has a word of this letter, if the source text does not contain the
  /// letter alone, and if no other Latin letter is alone in the text.
  private static func shortWord(in text: CheckedText) -> (word: Substring, letter: Unicode.Scalar)? {
    let written = text.language.written
    guard written.scripts.contains(.cyrillic), !written.scripts.contains(.latin) else { return nil }
    let (spoken, words) = (text.spoken, text.spoken.words)
    func isCyrillic(_ word: Substring) -> Bool {
      word.unicodeScalars.allSatisfy { Script(letter: $0.value) == .cyrillic }
    }
    for (index, word) in words.enumerated() where word.unicodeScalars.count <= 2 {
      if word.unicodeScalars.count == 2 {
        let letters = Array(word.unicodeScalars)
        let isCapital = capitalTwins.contains(letters[0])
        guard let letter = isCapital ? letters[0] : letters.first(where: { smallTwins[$0] != nil }) else { continue }
        let other = letters[letters[0] == letter ? 1 : 0]
        if Script(letter: other.value) == .cyrillic, other.properties.isLowercase { return (word, letter) }
        continue
      }
      guard let letter = word.unicodeScalars.first, let twin = smallTwins[letter] else { continue }
      guard oneLetterWords[written.primary]?.contains(twin) == true, words.indices.contains(index - 1),
        words.indices.contains(index + 1), isCyrillic(words[index - 1]), isCyrillic(words[index + 1]),
        spoken[words[index - 1].endIndex..<word.startIndex] == " ",
        spoken[word.endIndex..<words[index + 1].startIndex] == " ",
        text.source.map({ !$0.spoken.lowercased().words.contains(word) }) == true,
        words.count(where: { $0.utf8.count == 1 && $0.utf8.first! >= 0x41 }) == 1
      else { continue }
      return (word, letter)
    }
    return nil
  }

  /// The Cyrillic letter for each small Latin letter that looks like it.
  private static let smallTwins: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "а", "c": "с", "e": "е", "i": "і", "o": "о", "p": "р", "x": "х", "y": "у",
  ]

  private static let capitalTwins = Set("ABCEHKMOPTX".unicodeScalars)

  /// The words of one letter that look like a Latin letter, by language.
  private static let oneLetterWords: [String: Set<Unicode.Scalar>] = [
    "be": ["а", "і", "у"], "bg": ["а", "с"], "mk": ["а", "о"], "ru": ["а", "о", "с", "у"], "uk": ["а", "і", "о", "у"],
  ]

  /// The alphabets with letters that look alike.
  private static let alike = ([.latin, .cyrillic, .greek] as Script).rawValue

  /// Returns the letter of the alphabet `own` that is directly before or after a foreign letter and that the foreign
  /// letter may repeat; nil if there is none.
  private static func neighbour(of letter: Unicode.Scalar, in word: Substring, _ own: Script) -> Unicode.Scalar? {
    let scalars = Array(word.unicodeScalars)
    guard let index = scalars.firstIndex(of: letter) else { return nil }
    let beside = [index - 1, index + 1].filter(scalars.indices.contains).map { scalars[$0] }
    let same = sounds.filter { $0.contains(letter.lowercased) }
    return beside.first { other in
      Script(letter: other.value) == own && same.contains { $0.contains(other.lowercased) }
        && other.properties.isUppercase == letter.properties.isUppercase
    }
  }

  /// Groups of Latin, Cyrillic and Greek letters that are often confused in typing because they sound or look the same.
  private static let sounds: [Set<Unicode.Scalar>] = [
    "aаα", "bбвβ", "cсцк", "dдδ", "eеэεё", "fфφ", "gгγ", "hхнη", "iиіι", "jй", "kкκ", "lлλ", "mмμ", "nнν", "oоο",
    "pпрπρ", "rрρ",
    "sсσѕ", "tтτ", "uуυ", "vвβν", "xхξχ", "yуыυй", "zзζ",
  ].map { Set($0.unicodeScalars) }

  /// Returns the foreign letters in a word, their alphabet and the alphabet of the word's other letters. Nil if no
  /// letter is foreign.
  ///
  /// Letters are foreign if all conditions are true:
  /// - The word has letters of exactly two of the Latin, Cyrillic and Greek alphabets.
  /// - One or two letters are of one alphabet, and more letters are of the other.
  /// - Each foreign letter looks like a letter of another alphabet, or there is only one foreign letter and it is
  ///   inside the word.
  private static func twins(in word: Substring) -> ([Unicode.Scalar], Script, Script)? {
    var letters: [(Script, Unicode.Scalar)] = []
    for scalar in word.unicodeScalars where scalar.isLetter {
      let script = Script(letter: scalar.value)
      if [.latin, .cyrillic, .greek].contains(script) { letters.append((script, scalar)) }
    }
    guard letters.count > 2 else { return nil }
    for (script, own) in [
      (Script.latin, Script.cyrillic), (.cyrillic, .latin), (.greek, .latin), (.latin, .greek),
      (.cyrillic, .greek), (.greek, .cyrillic),
    ] {
      let strange = letters.filter { $0.0 == script }
      let others = letters.filter { $0.0 == own }
      guard !strange.isEmpty, strange.count + others.count == letters.count, strange.count < others.count,
        strange.count <= 2,
        strange.allSatisfy({ twins.contains($0.1) }) || strange.count == 1 && isInside(letters, script)
      else { continue }
      return (strange.map(\.1), script, own)
    }
    return nil
  }

  /// Returns whether a word's only letter of `script` is a small letter with at least two letters on each side. At the
  /// start or end of a word, a foreign letter may be a symbol, as in “µg”.
  private static func isInside(_ letters: [(Script, Unicode.Scalar)], _ script: Script) -> Bool {
    guard let index = letters.firstIndex(where: { $0.0 == script }) else { return false }
    return index > 1 && index < letters.count - 2 && letters[index].1.properties.isLowercase
  }

  /// The codes of languages that are not checked. Their spelling mixes alphabets, or they use the Cyrillic letter
  /// palochka, which is often typed as Latin `I` or `l`.
  private static let mixing: Set<String> = [
    "ab", "abq", "ady", "av", "ce", "cv", "dar", "inh", "kab", "kbd", "krc", "ku", "lbe", "lez", "os", "sgh", "sr",
    "tab",
  ]

  /// Returns a correction that replaces the letters of `script` in a word with letters of `own` that look the same. Nil
  /// if a letter has no certain look-alike, or if the word occurs more than once in the text.
  private static func fix(
    of word: Substring, from script: Script, to own: Script, in text: CheckedText
  ) -> StringFix? {
    guard own.contains(.cyrillic) || own.contains(.latin) || own.contains(.greek),
      let pairs = pairs.first(where: { $0.from == script && $0.to == own })
    else { return nil }
    var new = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      guard scalar.isLetter, Script(letter: scalar.value) == script else {
        new.append(scalar)
        continue
      }
      guard let place = pairs.letters.firstIndex(of: scalar) else { return nil }
      new.append(pairs.twins[place])
    }
    let found = text.text.ranges(of: String(word))
    guard found.count == 1 else { return nil }
    return StringFix(text.text, text.text.replacingCharacters(in: found[0], with: String(new)))
  }

  /// Letters of one alphabet, each with the only letter of another alphabet that looks the same. Letters of few
  /// languages, such as Cyrillic “і”, are missing, because a correction to them would be uncertain.
  private static let pairs: [(from: Script, to: Script, letters: [Unicode.Scalar], twins: [Unicode.Scalar])] = {
    func pair(
      _ from: Script, _ letters: String, _ to: Script, _ twins: String
    ) -> [(from: Script, to: Script, letters: [Unicode.Scalar], twins: [Unicode.Scalar])] {
      let (letters, twins) = (Array(letters.unicodeScalars), Array(twins.unicodeScalars))
      return [
        (from: from, to: to, letters: letters, twins: twins), (from: to, to: from, letters: twins, twins: letters),
      ]
    }
    return pair(.latin, "aceopxyABCEHKMOPTX", .cyrillic, "асеорхуАВСЕНКМОРТХ")
      + pair(.latin, "oABEZHIKMNOPTYX", .greek, "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ")
      + pair(.cyrillic, "оАВЕНКМОРТХ", .greek, "οΑΒΕΗΚΜΟΡΤΧ")
  }()

  private static let twins = Set(
    "aceopxyijsABCEHIKMOPTXYSJасеорхуіјѕАВСЕНІКМОРТХУЅЈкгΑΒΕΖΗΙΚΜΝΟΡΤΥΧονυρ".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var lowercased: Unicode.Scalar {
    let scalars = properties.lowercaseMapping.unicodeScalars
    return scalars.count == 1 ? scalars.first! : self
  }
}
