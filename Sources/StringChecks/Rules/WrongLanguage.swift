import AccessibilityModel
import FunctionWords
import Locales
import StringCatalogs

extension StringCheck {
  static let wrongLanguage = StringCheck(
    id: "wrong-language", severity: .error, summary: "the text is in another language",
    explanation: """
      If a text was pasted into the wrong file, a voice reads it by the rules of another language. The rule reports a text \
      if none of its letters belongs to a script of the language and it differs from the source. The scripts of a language \
      are those of its tag, of CLDR, and of most of its texts in the table. The rule also reports a text of at least three \
      words that is equal in two languages of different families. Letters or short words such as “the” show which language \
      is wrong; if they do not, both languages are named. In a language of which less than \
      two fifths are translated, a text left in the source's language is information. A sentence with several small \
      words, letters or characters of \
      another language and hardly one of its own is a warning. If most texts of a language are in a script that neither its tag \
      nor CLDR contains, the rule reports this once, as information.
      """,
    remedy: "replace the text with a translation into this language",
    examples: [
      Example(
        source: "Open System Settings", language: "ar", bad: "Ouvrir les Réglages Système", good: "افتح إعدادات النظام")
    ]
  ) { input in
    let table = input.table
    var spots: [Spot] = []
    var flagged: Set<ObjectIdentifier> = []
    for language in table.languages where !language.written.unusualScript.isEmpty {
      let written = language.written
      spots.append(
        Spot(
          entry: nil, language: language.tag,
          "most texts are in \(written.unusualScript.name) letters, but \(written.name) is rarely written in them: only some "
            + "voices can read these texts",
          severity: .info))
    }
    let foreign = Dictionary(grouping: table.translations.filter { isForeign($0, in: table) }) { $0.language.tag }
    for (_, texts) in foreign.sorted(by: { $0.key < $1.key }) {
      flagged.formUnion(texts.map(ObjectIdentifier.init))
      // So many texts are no slip: the language is also written in these letters, or its translators use them.
      let language = texts[0].language
      let all = language.presentCount
      if texts.count > 4, texts.count * 5 >= all, Set(texts.map(\.traits.scripts)).count == 1 {
        spots.append(
          Spot(
            entry: nil, language: language.tag,
            "\(texts.count) of \(all) texts are in \(texts[0].traits.scripts.name) letters, which is rare in \(language.written.name)",
            severity: .info))
        continue
      }
      spots += texts.map { text in
        Spot(
          text,
          "\(text.text.quotedShort) is in \(text.traits.scripts.name) letters, but \(text.language.written.name) is not written in them",
          notes: twin(of: text, in: table).map { ["\($0.language.tag) has the same text"] } ?? [])
      }
    }
    table.forEachEntry { texts in
      // Most entries have no two equal texts. Comparing hashes first avoids comparing every pair of texts.
      guard texts.contains(where: isLong) else { return }
      let hashes = texts.map(\.textHash)
      var seen: Set<UInt> = []
      let repeated = Set(hashes.filter { !seen.insert($0).inserted })
      if repeated.isEmpty { return }
      for (text, hash) in zip(texts, hashes) where repeated.contains(hash) && isLong(text) {
        guard
          let other = zip(texts, hashes).first(where: {
            $1 == hash && $0 !== text && $0.text == text.text && !$0.isSource
              && $0.language.written.isUnrelated(to: text.language.written)
          })?.0, !flagged.contains(ObjectIdentifier(text)), !flagged.contains(ObjectIdentifier(other))
        else { continue }
        let (own, others) = (SmallWords.count(in: text), SmallWords.count(of: other.language.written.primary, in: text))
        // A text in the source language was not translated. The two translations are then not mixed up.
        if SmallWords.count(of: table.languages[0].written.primary, in: text) >= max(others, 1) { continue }
        // The text is in its own language, so the other language's text is wrong.
        if own > others { continue }
        let sure = own < others && others > 1 && SmallWords.areKnown(of: text.language.written.primary)
        // If the language is uncertain, the pair is reported only once. The text must then have at least six words,
        // because fewer words may be a name. It must have no function word (“the”, “und”) of either language.
        if !sure, text.language.tag > other.language.tag || text.traits.wordCount < 6 || own + others > 0 { continue }
        spots.append(
          Spot(
            text,
            sure
              ? "\(text.text.quotedShort) is \(other.language.written.name)"
              : "\(text.text.quotedShort) is also the text in \(other.language.tag), so one of the two is wrong",
            notes: sure ? ["\(other.language.tag) has the same text"] : [], severity: sure ? .error : .warning))
      }
    }
    // What equals another language's text is already found, with better evidence.
    flagged.formUnion(spots.compactMap { $0.text.map(ObjectIdentifier.init) })
    spots += SameScript(table: table).spots(besides: flagged)
    for (index, spot) in spots.enumerated() {
      // What several languages have, such as an official address, was kept on purpose or is an older source text.
      if let text = spot.text, spot.severity ?? .error == .error, isInSeveralLanguages(text, in: table) {
        spots[index].severity = .info
      }
      guard let text = spot.text, text.language.isHardlyTranslated, isLeftInSource(text, in: table) else { continue }
      spots[index].severity = .info
    }
    return spots
  }

  /// Returns whether a text is most likely an earlier source text that nobody translated: it has a small word of the
  /// source language, or another language has the same text.
  private static func isLeftInSource(_ text: CheckedText, in table: CheckedTable) -> Bool {
    if SmallWords.count(of: table.languages[0].written.primary, in: text) > 0 { return true }
    return table.texts(of: text.entry).contains { $0.language !== text.language && $0.text == text.text }
  }

  private static func isInSeveralLanguages(_ text: CheckedText, in table: CheckedTable) -> Bool {
    return table.texts(of: text.entry).count { !$0.isSource && $0 !== text && $0.text == text.text } > 3
  }

  /// Returns whether a text has no letter of its language's scripts and is more than a name.
  ///
  /// The text must have at least two words and eight letters. At least a third of the letters must be in words that are
  /// not in the source text.
  private static func isForeign(_ text: CheckedText, in table: CheckedTable) -> Bool {
    let traits = text.traits
    let own = text.language.written.scripts
    guard !own.isEmpty, traits.letterCount >= 8, traits.wordCount > 1, traits.scripts.isDisjoint(with: own),
      table.isWritten(text),
      // A single piece is an identifier, and one with a full stop inside is an address.
      traits.kinds.contains(.space), !text.text.split(separator: " ").contains(where: hasDomain),
      // Of a language without a name here, other letters are not known to be wrong.
      text.language.written.language.name != nil || hasSmallWord(text) && hasMark(text),
      text.entry.entry.isTranslatable, !Address.isOne(text.text)
    else { return false }
    // Words that are also in the source were kept on purpose. Without a source text to differ from, the key is used.
    let source = text.equalsSource ? nil : text.source?.text
    let known = Set((source ?? text.entry.entry.key).lowercased().words.map(String.init))
    // A kept word may have another ending: “tokens”, “token”.
    func isKept(_ word: String) -> Bool {
      known.contains(word) || known.contains { Vocabulary.sharesStem(word, $0) }
    }
    let rest = text.spoken.lowercased().words.filter { word in
      !isKept(String(word)) && word.unicodeScalars.count { $0.isLetter } > 2
    }
    // In Thai, a few English words may be names: “iCloud Drive sync”.
    guard traits.scripts != .latin || isSentence(text, besides: isKept) else { return false }
    guard
      hasPlainWord(text.spoken, besides: isKept) || traits.wordCount > 2 && isOnlyOf(oneOtherThan: text, in: table)
    else { return false }
    return rest.reduce(0) { $0 + $1.count } * 3 >= traits.letterCount
      && !table.names.contains(text.text)
  }

  private static func hasMark(_ text: CheckedText) -> Bool {
    text.spoken.unicodeScalars.contains { $0.value >= 0xC0 && $0.isLetter }
  }

  /// Returns whether a text in Latin letters is more than a row of names: apart from kept words, it has a function word
  /// of any language, a letter with a mark, or at least three words in small letters.
  private static func isSentence(_ text: CheckedText, besides isKept: (String) -> Bool) -> Bool {
    if hasSmallWord(text) { return true }
    let words = text.spoken.words.map(String.init).filter { !isKept($0.lowercased()) }
    return words.contains { $0.unicodeScalars.contains { $0.value >= 0xC0 } }
      || words.count { $0.count > 2 && $0.allSatisfy(\.isLowercase) } > 2
  }

  /// Returns whether a text has a word that is neither a name nor part of a file name. The word is not known and has at
  /// least three characters. It consists of apostrophes, hyphens and letters that are not capitals.
  private static func hasPlainWord(_ text: String, besides isKnown: (String) -> Bool) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { token in
      var word = token.unicodeScalars.drop { !$0.isWordlike }
      while let last = word.last, !last.isWordlike { word.removeLast() }
      return word.count > 2
        && word.allSatisfy { $0.isLetter && !$0.properties.isUppercase || "'’-".unicodeScalars.contains($0) }
        && !isKnown(String(word).lowercased())
    }
  }

  /// Returns whether exactly one other language has the same text, and this language is not the source language. A name
  /// would be the same in several languages.
  private static func isOnlyOf(oneOtherThan text: CheckedText, in table: CheckedTable) -> Bool {
    let others = table.texts(of: text.entry).filter { $0.text == text.text && $0.language !== text.language }
    return Set(others.map(\.language.written.primary)).count == 1 && !others[0].isSource
  }

  /// Returns whether a text has a function word of any language.
  private static func hasSmallWord(_ text: CheckedText) -> Bool {
    text.spoken.lowercased().words.contains { word in
      word.unicodeScalars.count > 2 && SmallWords.languages.contains { SmallWords.has(String(word), in: $0) }
    }
  }

  private static func hasDomain(_ token: Substring) -> Bool {
    let pieces = token.split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count > 1 && pieces.allSatisfy { $0.unicodeScalars.contains { $0.isLetter } }
  }

  private static func isLong(_ text: CheckedText) -> Bool {
    !text.isSource && text.traits.wordCount >= 3 && text.traits.letterCount >= 12 && !text.equalsSource
      && text.form.plural == nil && text.entry.entry.isTranslatable && !text.text.has("://")
      // A pattern of another library is not a sentence.
      && (!text.text.utf8.contains(UInt8(ascii: "{")) || text.text.evidence.count > 2)
  }

  private static func twin(of text: CheckedText, in table: CheckedTable) -> CheckedText? {
    return table.texts(of: text.entry).first {
      $0 !== text && $0.text == text.text && $0.language.written.isUnrelated(to: text.language.written)
    }
  }
}

extension CheckedText {
  /// A hash that is the same in every run (64-bit FNV-1a).
  fileprivate var textHash: UInt {
    text.utf8.reduce(14_695_981_039_346_656_037 as UInt) { ($0 ^ UInt($1)) &* 1_099_511_628_211 }
  }
}

extension SmallWords {
  static func count(in text: CheckedText) -> Int { count(of: text.language.written.primary, in: text) }

  static func count(of language: String, in text: CheckedText) -> Int {
    areKnown(of: language) ? count(of: language, in: text.spoken.lowercased().words.map(String.init)) : 0
  }
}
