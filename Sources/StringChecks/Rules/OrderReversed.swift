import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let orderReversed = StringCheck(
    id: "order-reversed", severity: .error, summary: "“2 of 6” is said as “6 of 2”",
    explanation: """
      Some languages say the total before the part. Arguments without numbers are inserted in the order of the code, so \
      the person hears the two numbers exchanged. The rule looks at translations of a position or share (“%d of %d”, \
      “{index} of {total}”). It reports a translation if a word between the arguments shows that this language says the \
      total first, or the part first, and the arguments have the other order. It also reports a range whose end comes first, and a plural form \
      whose arguments are exchanged.
      """,
    remedy: "number the arguments: %2$d … %1$d",
    examples: [
      Example(
        key: "stars_a11y", source: "%d out of %d stars", language: "ko", bad: "별 %d개 중 %d개",
        good: "별 %2$d개 중 %1$d개")
    ]
  ) { input in
    let table = input.table
    return ranges(in: table) + forms(in: table) + parts(in: table)
      + table.translations.compactMap { text in
        guard text.specifiers.count > 1, let source = text.source,
          let (part, whole) = position(in: source, of: input.table.languages[0].written.primary)
        else { return nil }
        let language = text.language.written.primary
        let literals = text.literals
        for index in text.specifiers.indices.dropLast() {
          let order = [text.specifiers[index], text.specifiers[index + 1]].map(CheckedText.identity)
          let between = literals[index + 1]
          if between.has("/") { continue }
          // Chinese also says the whole first with 共 (“in all”) before the first number and 第 (“number”) before the
          // second.
          let isWholeFirst =
            wholeFirst[language]?.contains { stands($0, in: between) } ?? false
            || language == "zh" && literals[index].trimmingSpaces.hasSuffix("共") && between.has("第")
          let isPartFirst = partFirst[language]?.contains(between.lowercased().trimmingSpaces) ?? false
          let reversed = isWholeFirst ? [part, whole] : isPartFirst ? [whole, part] : []
          guard order == reversed else { continue }
          var spot = Spot(
            text,
            said(text, at: index, isPartFirst ? ("6", "2") : ("2", "6"))
              + " for 2 of 6, because this language says the \(isPartFirst ? "part" : "total") first")
          spot.fix = numbered(text, exchanging: index) ?? exchanged(text, at: index)
          if let fix = spot.fix {
            spot.help =
              "\(text.specifiers[index].isNumbered || text.specifiers[index].hasName ? "exchange" : "number") the arguments: \(fix.new.quotedShort)"
          }
          return spot
        }
        return nil
      }
  }

  private static func order(_ text: CheckedText, at index: Int) -> [String] {
    [text.specifiers[index], text.specifiers[index + 1]].map(CheckedText.identity)
  }

  private static func spot(_ text: CheckedText, at index: Int, _ message: String) -> Spot {
    var spot = Spot(text, message)
    spot.fix = exchanged(text, at: index)
    if let fix = spot.fix { spot.help = "exchange the arguments: \(fix.new.quotedShort)" }
    return spot
  }

  /// Returns findings about ranges (“%1$d–%2$d”) whose end is said before its beginning.
  private static func ranges(in table: CheckedTable) -> [Spot] {
    table.translations.compactMap { text in
      guard text.specifiers.count > 1, !text.language.written.isRightToLeft, let source = text.source,
        source.specifiers.count == text.specifiers.count
      else { return nil }
      for index in source.specifiers.indices.dropLast() where isDash(source.literals[index + 1]) {
        let wanted = order(source, at: index)
        guard wanted[0] != wanted[1],
          let place = text.specifiers.indices.dropLast().first(where: { order(text, at: $0) == wanted.reversed() }),
          isDash(text.literals[place + 1])
        else { continue }
        return spot(text, at: place, said(text, at: place, ("9", "1")) + " for 1–9: the end of the range is said first")
      }
      return nil
    }
  }

  private static func isDash(_ text: String) -> Bool { ["-", "–", "—", "~", "〜", "～"].contains(text.trimmingSpaces) }

  /// Returns findings about plural forms whose arguments are exchanged where a sister has the same words before and
  /// between them.
  private static func forms(in table: CheckedTable) -> [Spot] {
    var spots: [Spot] = []
    table.forEachPlural { forms in
      guard forms.count > 1, !forms[0].isSource, forms[0].specifiers.count > 1 else { return }
      for text in forms {
        guard let source = text.source,
          let place = text.specifiers.indices.dropLast().first(where: { index in
            forms.contains { sister in
              sister.specifiers.count == text.specifiers.count
                && order(sister, at: index) == order(text, at: index).reversed()
                && sister.literals[index...index + 1] == text.literals[index...index + 1]
                && sister.literals[index].trimmingSpaces.contains { $0.isLetter }
            }
          }),
          source.specifiers.indices.dropLast().contains(where: {
            order(source, at: $0) == order(text, at: place).reversed()
          })
        else { continue }
        spots.append(
          spot(
            text, at: place, "\(text.text.quotedShort) has its arguments in another order than the other plural forms"))
      }
    }
    return spots
  }

  /// Returns findings about texts such as “%1$s of %2$s”, which need not be numbers: one language says them the other
  /// way round with its word for “of”, and at least three with such a word do not.
  private static func parts(in table: CheckedTable) -> [Spot] {
    guard let words = partFirst[table.languages[0].written.primary] else { return [] }
    var spots: [Spot] = []
    table.forEachEntry { texts in
      guard let source = texts.first, source.isSource, source.specifiers.count > 1 else { return }
      for index in source.specifiers.indices.dropLast()
      where words.contains(source.literals[index + 1].lowercased().trimmingSpaces)
        && position(in: source, of: source.language.written.primary) == nil
      {
        let wanted = order(source, at: index)
        guard wanted[0] != wanted[1] else { continue }
        var kept = 0
        var reversed: [(CheckedText, Int)] = []
        for text in texts where !text.isSource && !text.equalsSource {
          guard let words = partFirst[text.language.written.primary] else { continue }
          for place in text.specifiers.indices.dropLast()
          where words.contains(text.literals[place + 1].lowercased().trimmingSpaces) {
            let order = order(text, at: place)
            if order == wanted { kept += 1 } else if order == wanted.reversed() { reversed.append((text, place)) }
          }
        }
        guard kept > 2, kept >= 3 * reversed.count else { continue }
        spots += reversed.map { text, place in
          spot(
            text, at: place,
            said(text, at: place, ("6", "2"))
              + " for 2 of 6, because \(kept) other languages say the part first, as the source does")
        }
      }
    }
    return spots
  }

  /// Returns a correction that exchanges two placeholders with numbers or names; nil for others.
  private static func exchanged(_ text: CheckedText, at index: Int) -> StringFix? {
    let (a, b) = (text.specifiers[index], text.specifiers[index + 1])
    guard a.isNumbered || a.hasName, b.isNumbered || b.hasName else { return nil }
    var bytes = Array(text.text.utf8)
    bytes.replaceSubrange(b.range, with: Array(a.text.utf8))
    bytes.replaceSubrange(a.range, with: Array(b.text.utf8))
    return text.fix(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a correction that numbers the arguments and exchanges the argument at `index` with the next argument. Nil
  /// if an argument already has a number.
  private static func numbered(_ text: CheckedText, exchanging index: Int) -> StringFix? {
    guard text.specifiers.allSatisfy({ !$0.isNumbered && $0.width != "*" && $0.precision != "*" }) else { return nil }
    var bytes = Array(text.text.utf8)
    for (place, specifier) in text.specifiers.enumerated().reversed() {
      let other = place == index ? index + 1 : place == index + 1 ? index : place
      guard let argument = text.specifiers[other].argument else { return nil }
      bytes.insert(contentsOf: Array("\(argument)$".utf8), at: specifier.range.lowerBound + 1)
    }
    return text.fix(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the identities of two arguments of the source text that are a part and its whole, as in “2 of 6”. Nil if
  /// the source text has no such arguments.
  private static func position(in source: CheckedText, of language: String) -> (String, String)? {
    guard let words = partFirst[language] else { return nil }
    let literals = source.literals
    for index in source.specifiers.indices.dropLast()
    where areNumbers(source.specifiers[index], source.specifiers[index + 1]) {
      if words.contains(String(literals[index + 1].lowercased().trimmingSpaces)) {
        return (
          CheckedText.identity(of: source.specifiers[index]), CheckedText.identity(of: source.specifiers[index + 1])
        )
      }
    }
    return nil
  }

  /// Returns whether two placeholders are for a part and a whole. Names must say so: “{name} of {album}” has no numbers.
  private static func areNumbers(_ part: FormatString.Specifier, _ whole: FormatString.Specifier) -> Bool {
    if isNumber(part), isNumber(whole) { return true }
    guard let first = part.name?.lowercased(), let second = whole.name?.lowercased(), first != second else {
      return false
    }
    return ["index", "current", "position", "page", "step", "number", "done", "completed", "selected"].contains(
      where: first.has)
      && ["total", "count", "max", "size", "length", "all", "steps", "pages", "number", "of"].contains(
        where: second.has)
  }

  private static func isNumber(_ specifier: FormatString.Specifier) -> Bool {
    specifier.kind == .integer || specifier.kind == .floating
  }

  /// Returns whether a text contains a word or an ending. If `word` begins with a space, the start and the end of the
  /// text count as spaces.
  private static func stands(_ word: String, in text: String) -> Bool {
    word.hasPrefix(" ") ? (" " + text + " ").has(word) : text.has(word)
  }

  private static func said(_ text: CheckedText, at index: Int, _ numbers: (String, String)) -> String {
    let literals = text.literals
    var result = literals[0]
    for other in text.specifiers.indices {
      result += other == index ? numbers.0 : other == index + 1 ? numbers.1 : "…"
      result += literals[other + 1]
    }
    return String(result.trimmingSpaces).quotedShort + " is heard"
  }

  /// The words between the part and the whole in languages that say the part first: “of” in “2 of 6”.
  private static let partFirst: [String: Set<String>] = [
    "en": ["of", "out of"], "de": ["von"], "fr": ["sur", "de"], "es": ["de"], "it": ["di", "su"], "pt": ["de"],
    "nl": ["van", "van de"], "sv": ["av"], "da": ["af"], "nb": ["av"], "pl": ["z"], "ru": ["из"], "cs": ["z", "ze"],
    "sk": ["z", "zo"], "uk": ["з", "із"], "be": ["з"], "bg": ["от"], "hr": ["od"], "sr": ["од", "od"], "sl": ["od"],
    "ro": ["din"], "ca": ["de"], "gl": ["de"], "el": ["από"], "he": ["מתוך"], "ar": ["من"], "id": ["dari"],
    "ms": ["daripada"], "th": ["จาก"], "sq": ["nga"],
  ]

  /// The words between the whole and the part in languages that say the whole first: “中” in “6 中 2”.
  private static let wholeFirst: [String: [String]] = [
    "ja": ["中", "のうち", "件中"], "ko": ["중", "의"], "zh": ["中的", "中第"], "hi": [" में से ", " का ", " की ", " के "],
    "mr": ["पैकी"], "bn": ["এর মধ্যে"], "gu": ["માંથી"], "ta": ["இல்"], "te": ["లో"],
    "tr": ["üzerinden", "içinden", "içinde"], "az": ["içindən"], "kk": ["ішінен", "ішіндегі"], "uz": ["dan "],
    "ky": ["ичинен"], "eu": ["(e)tik", "etatik"], "mn": ["-аас", "-ээс"],
  ]
}
