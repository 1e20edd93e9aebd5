import AccessibilityModel
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
      is wrong; if they do not, both languages are named. If most texts of a language are in a script that neither its tag \
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
    for text in table.translations where isForeign(text, in: table) {
      flagged.insert(ObjectIdentifier(text))
      spots.append(
        Spot(
          text,
          "\(text.text.quotedShort) is in \(text.traits.scripts.name) letters, but \(text.language.written.name) is not written in them",
          notes: twin(of: text, in: table).map { ["\($0.language.tag) has the same text"] } ?? []))
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
    return spots
  }

  /// Returns whether a text has no letter of its language's scripts and is more than a name.
  ///
  /// The text must have at least two words and eight letters. At least a third of the letters must be in words that are
  /// not in the source text.
  private static func isForeign(_ text: CheckedText, in table: CheckedTable) -> Bool {
    let traits = text.traits
    let own = text.language.written.scripts
    guard !own.isEmpty, traits.letterCount >= 8, traits.wordCount > 1, traits.scripts.isDisjoint(with: own),
      !text.equalsSource,
      text.entry.entry.isTranslatable, !Address.isOne(text.text)
    else { return false }
    // Words that are also in the source were kept on purpose. If there is no source text, the key is used instead.
    let source = text.source?.text ?? text.entry.entry.key
    let known = Set(source.lowercased().words.map(String.init))
    let rest = text.spoken.lowercased().words.filter { word in
      !known.contains(String(word)) && word.unicodeScalars.count { $0.isLetter } > 2
    }
    guard hasPlainWord(text.spoken, besides: known) || isOnlyOf(oneOtherThan: text, in: table) else { return false }
    return rest.reduce(0) { $0 + $1.count } * 3 >= traits.letterCount
      && !table.names.contains(text.text)
  }

  /// Returns whether a text has a word that is neither a name nor part of a file name. The word is not in `known` and
  /// has at least three characters. It consists of apostrophes, hyphens and letters that are not capitals.
  private static func hasPlainWord(_ text: String, besides known: Set<String>) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { token in
      var word = token.unicodeScalars.drop { !$0.isWordlike }
      while let last = word.last, !last.isWordlike { word.removeLast() }
      return word.count > 2
        && word.allSatisfy { $0.isLetter && !$0.properties.isUppercase || "'’-".unicodeScalars.contains($0) }
        && !known.contains(String(word).lowercased())
    }
  }

  /// Returns whether exactly one other language has the same text, and this language is not the source language. A name
  /// would be the same in several languages.
  private static func isOnlyOf(oneOtherThan text: CheckedText, in table: CheckedTable) -> Bool {
    guard let index = table.entries.firstIndex(where: { $0 === text.entry }) else { return false }
    let others = table.texts[table.ranges[index]].filter { $0.text == text.text && $0.language !== text.language }
    return Set(others.map(\.language.written.primary)).count == 1 && !others[0].isSource
  }

  private static func isLong(_ text: CheckedText) -> Bool {
    !text.isSource && text.traits.wordCount >= 3 && text.traits.letterCount >= 12 && !text.equalsSource
      && text.form.plural == nil && text.entry.entry.isTranslatable && !text.text.has("://")
  }

  private static func twin(of text: CheckedText, in table: CheckedTable) -> CheckedText? {
    guard let index = table.entries.firstIndex(where: { $0 === text.entry }) else { return nil }
    return table.texts[table.ranges[index]].first {
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

/// Lists of frequent function words, such as “the” and “und”. They show in which language a sentence in Latin letters
/// is written.
enum SmallWords {
  private static let lists: [String: Set<String>] = {
    let lists = [
      "en": "the a an of to and is are in for on with your you not this that it as by from be or at have will can",
      "de":
        "der die das und ist nicht ein eine zu den mit sich auf für von dem des im wird sie ihre ihr wurde aus bei zum zur",
      "fr":
        "le la les de des un d l n c s j qu une est dans pour vous que pas sur avec votre du au aux et ce cette par ou sont à être vos",
      "es": "el la los las una de que en por con para su se del al es este esta no lo y o sus un",
      "it": "il la lo gli le di che per un una con non è del della dei nel alla sono da questo questa e o",
      "pt": "o a os as um uma de que em para com não do da dos das no na se por seu sua é esta este ou e",
      "nl": "de het een en van is in op te dat niet voor met zijn je uw deze dit aan om bij wordt of",
      "da": "og er det en et til på af for med ikke den som du der har kan din dit fra eller",
      "nb": "og er det en et til på av for med ikke den som du har kan din ditt fra eller",
      "sv": "och är det en ett till på av för med inte den som du har kan din ditt från eller att",
      "fi": "ja on ei se että tai kun ole voi olet sinun tämä oli mutta jos",
      "pl": "i w na z do nie się jest to że o dla lub przez od po twoje jak",
      "cs": "a v na se je z do že pro nebo není to jako vaše při po",
      "sk": "a v na sa je z do že pre alebo nie to ako vaše pri po",
      "hu": "a az és egy nem hogy van meg is vagy ez ha be ki el",
      "ro": "și de la în cu pe nu este o un pentru sau din care să ați",
      "hr": "i u na je za se da od s ili nije su ne iz vaš", "sl": "in v na je za se da od z ali ni so ne iz vaš",
      "tr": "ve bir bu için ile de da veya değil olarak var çok daha",
      "id": "dan yang di untuk dengan ini tidak ke dari atau anda",
      "vi": "và của là không có cho được trong một này với các người bạn",
      "ca": "el la els les de que en per amb una un no és del i o",
      "et": "ja on ei see et või kui teie oma selle", "lt": "ir yra ne kad į su iš arba jūsų šis",
      "lv": "un ir nav ka ar no uz vai jūsu šis",
      "eu": "eta da ez bat duzu edo hau dira", "cy": "y yr a o i yn ar eich mae ac ei",
      "sq": "dhe në e i të një për me nuk është",
      "is": "og er að í á ekki til með sem þú það", "ga": "an na agus a ar go ní is do",
      "sw": "na ya wa kwa ni katika la za",
    ]
    return lists.mapValues { Set($0.split(separator: " ").map(String.init)) }
  }()

  static func areKnown(of language: String) -> Bool { lists[language] != nil }

  static func has(_ word: String, in language: String) -> Bool { lists[language]?.contains(word) ?? false }

  static func count(in text: CheckedText) -> Int { count(of: text.language.written.primary, in: text) }

  static func count(of language: String, in text: CheckedText) -> Int {
    guard let words = lists[language] else { return 0 }
    return text.spoken.lowercased().words.count { words.contains(String($0)) }
  }
}
