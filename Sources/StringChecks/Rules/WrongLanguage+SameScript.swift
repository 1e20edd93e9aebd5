import AccessibilityModel
import FunctionWords
import Locales
import StringCatalogs

/// A search for sentences in another language that is written in the same letters.
struct SameScript {
  let table: CheckedTable

  /// Returns findings about sentences whose words or letters belong to another language.
  func spots(besides flagged: Set<ObjectIdentifier>) -> [StringCheck.Spot] {
    var spots: [StringCheck.Spot] = []
    for language in table.languages.dropFirst() where !language.isUnfinished {
      let detector = Detector(language.tag, language.written.primary)
      guard detector.isUseful else { continue }
      var found: [(text: CheckedText, language: String)] = []
      for text in table.texts where text.language === language && table.isWritten(text) && text.traits.wordCount > 2 {
        guard text.entry.entry.isTranslatable, !text.text.has("://"), !flagged.contains(ObjectIdentifier(text)),
          !table.names.contains(text.text), let other = detector.other(text)
        else { continue }
        found.append((text, other))
      }
      // So many texts are no slip.
      if found.count > 4, found.count * 5 >= language.presentCount {
        spots.append(
          StringCheck.Spot(
            entry: nil, language: language.tag,
            "\(found.count) of \(language.presentCount) texts are in another language, such as \(found[0].text.text.quotedShort): \(found[0].language)",
            severity: .warning))
      } else {
        spots += found.map {
          StringCheck.Spot($0.text, "\($0.text.text.quotedShort) is \($0.language)", severity: .warning)
        }
      }
    }
    return spots
  }
}

/// The evidence against one language.
private struct Detector {
  private let code: String
  /// Languages that share most of their frequent words with this one, and their names.
  private let neighbours: [(name: String, words: Set<String>, letters: Set<Unicode.Scalar>, own: Set<String>)]
  private let own: Set<String>
  /// The words that other languages have and this one has not.
  private let foreign: [(name: String, words: Set<String>, all: Set<String>)]
  private let impossible: Set<Unicode.Scalar>
  private let impossibleName: String
  private let chinese: (wrong: Set<Unicode.Scalar>, right: Set<Unicode.Scalar>, name: String)?

  var isUseful: Bool { !foreign.isEmpty || !neighbours.isEmpty || !impossible.isEmpty || chinese != nil }

  init(_ tag: String, _ primary: String) {
    let code = primary == "no" || primary == "nn" ? "nb" : primary
    self.code = code
    neighbours = SmallWords.neighbours[code, default: []].map { other in
      (
        Languages.row(of: other)?.name ?? other, SmallWords.telling(other, from: code),
        SmallWords.foreignLetters[code]?[other] ?? [], SmallWords.telling(code, from: other)
      )
    }
    own = SmallWords.words(of: code)
    let near = Self.close.filter { $0.contains(code) }.reduce(into: Set<String>()) { $0.formUnion($1) }
    let words = own
    // With a short list, a sentence of the language itself may have no word of the list.
    foreign =
      own.count < 15
      ? []
      : SmallWords.languages.filter { $0 != code && !near.contains($0) }.map { other in
        let all = SmallWords.words(of: other)
        return (
          Languages.row(of: other)?.name ?? other, all.subtracting(words).filter { $0.unicodeScalars.count > 1 }, all
        )
      }
    impossible = SmallWords.impossibleLetters[code] ?? []
    impossibleName = code == "ar" ? "Persian" : code == "ru" ? "Ukrainian" : "Russian"
    let script = LanguageTag.plain(tag).split(separator: "-").map(String.init)
    if code == "zh" {
      let isTraditional =
        script.contains("hant") || !script.contains("hans") && ["tw", "hk", "mo"].contains(where: script.contains)
      chinese =
        isTraditional
        ? (ChineseCharacters.simplified, ChineseCharacters.traditional, "written in simplified characters")
        : (ChineseCharacters.traditional, ChineseCharacters.simplified, "written in traditional characters")
    } else {
      chinese = nil
    }
  }

  /// Languages whose sentences have too many words in common to tell them apart by a few.
  private static let close: [Set<String>] = [
    ["da", "nb", "sv"], ["cs", "sk"], ["hr", "sl"], ["es", "gl", "ca"], ["pt", "gl"], ["pt", "ca"], ["ru", "be"],
    ["mk", "sr", "bg"],
    ["nl", "af"], ["et", "fi"],
  ]

  /// Returns the neighbouring language of a text: at least three words that only it has, or words with a letter that
  /// this language lacks, and no word that only this language has.
  private func neighbour(_ words: Set<String>, _ count: Int) -> String? {
    for (name, telling, letters, own) in neighbours {
      let found = words.count { word in
        telling.contains(word)
          || !letters.isEmpty && word.unicodeScalars.count > 2 && word.unicodeScalars.contains(where: letters.contains)
          // Russian verbs end so, and no Bulgarian, Macedonian or Serbian word does.
          || isSouthSlavic && (word.hasSuffix("тся") || word.hasSuffix("ться"))
      }
      if found > 2, found * 6 >= count, words.isDisjoint(with: own) { return name }
    }
    return nil
  }

  /// Returns which of Danish and Norwegian the words are, if the name is one of the two and they tell it.
  private static func scandinavian(_ words: Set<String>, named name: String) -> String? {
    let names = ["da", "nb"].map { Languages.row(of: $0)?.name ?? $0 }
    guard names.contains(name) else { return nil }
    let (danish, norwegian) = (
      words.intersection(SmallWords.telling("da", from: "nb")).count,
      words.intersection(SmallWords.telling("nb", from: "da")).count
    )
    return danish == norwegian ? nil : danish > norwegian ? names[0] : names[1]
  }

  private var isSouthSlavic: Bool { ["bg", "mk", "sr"].contains(code) }

  private static let ukrainian: Set<Unicode.Scalar> = Set("іїєґўІЇЄҐЎ".unicodeScalars)

  /// Returns “Russian” for a Ukrainian or Belarusian text that has none of the language's own letters and words of
  /// Russian or letters that the language never has.
  private func slavic(_ text: CheckedText) -> String? {
    guard text.traits.wordCount > 5, text.traits.letterCount > 35 else { return nil }
    guard !text.text.unicodeScalars.contains(where: Self.ukrainian.contains) else { return nil }
    let scalars = text.spoken.lowercased().unicodeScalars
    let words = Set(text.text.evidence)
    let known = words.count { SmallWords.russian.contains($0) }
    let strange = words.count { $0.unicodeScalars.contains(where: impossible.contains) }
    return strange > 1 || known + (scalars.contains(where: impossible.contains) ? 1 : 0) > 1 ? "Russian" : nil
  }

  func other(_ text: CheckedText) -> String? {
    if let chinese {
      let scalars = text.spoken.unicodeScalars
      let wrong = Set(scalars.filter(chinese.wrong.contains))
      let isMixed = scalars.contains(where: chinese.right.contains)
      // Two characters are enough in a short text without any of the other kind.
      return wrong.count > 2 || wrong.count == 2 && !isMixed && text.traits.letterCount < 9 ? chinese.name : nil
    }
    if code == "uk" || code == "be", let name = slavic(text) { return name }
    if !impossible.isEmpty {
      let words = text.spoken.lowercased().words.filter { $0.unicodeScalars.contains(where: impossible.contains) }
      if words.count > 1 && words.count * 4 >= text.traits.wordCount { return impossibleName }
      if neighbours.isEmpty { return nil }
    }
    guard text.traits.wordCount > 4 else { return nil }
    let words = text.text.evidence
    guard words.count > 4 else { return nil }
    let distinct = Set(words)
    if let name = neighbour(distinct, words.count) { return name }
    if !impossible.isEmpty { return nil }
    let mine = distinct.filter(own.contains)
    var best = (count: 0, name: "")
    for (name, list, all) in foreign {
      let known = distinct.filter(list.contains)
      // Words of two letters are also units, names of languages and abbreviations. A sentence has words that its own
      // language has and the other has not.
      guard known.count > best.count, known.contains(where: { $0.unicodeScalars.count > 2 }), mine.isSubset(of: all)
      else { continue }
      best = (known.count, name)
    }
    guard best.count > 2 && best.count * 4 >= words.count else { return nil }
    return Self.scandinavian(distinct, named: best.name) ?? best.name
  }
}
