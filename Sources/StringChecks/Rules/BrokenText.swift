import AccessibilityModel
import FunctionWords
import StringCatalogs

extension StringCheck {
  static let brokenText = StringCheck(
    id: "broken-text", severity: .error, summary: "the text is damaged, or a note instead of a translation",
    explanation: """
      The person hears “c A tilde acute d”, “todo” or nothing but question marks. The rule looks for letters that were read \
      in the wrong encoding (“cÃ´d”), for question marks instead of letters, for a note such as TODO or FIXME that the \
      source does not have, and for sentences whose words lack all their marks (“khong”): frequent words, or words that \
      other texts of the language have only with marks.
      """,
    remedy: "write the translation",
    examples: [
      Example(source: "Enter the code", language: "cy", bad: "Rhowch y cÃ´d", good: "Rhowch y côd"),
      Example(source: "Loading", language: "cy", bad: "TODO", good: "Yn llwytho"),
      Example(
        source: "The code is not correct. Try again.", language: "vi", bad: "Ma khong dung. Vui long thu lai.",
        good: "Mã không đúng. Vui lòng thử lại."),
    ]
  ) { input in
    let source = input.table.languages[0].written.primary
    let marks = MarkedWords(input.table)
    return input.table.translations.compactMap { text in
      guard !text.equalsSource, let original = text.source, original.traits.letterCount > 1 else { return nil }
      if let (damaged, meant) = Mojibake.first(in: text.text), !original.text.has(damaged) {
        return Spot(
          text, "\(text.text.quotedShort) has “\(damaged)”, which was “\(meant)” before a tool read it wrongly")
      }
      if text.traits.letterCount == 0, text.text.utf8.count(where: { $0 == UInt8(ascii: "?") }) > 1,
        text.specifiers.isEmpty, text.text.utf8.allSatisfy({ $0 == UInt8(ascii: "?") || $0 <= 0x20 })
      {
        return Spot(text, "\(text.text.quotedShort) has question marks instead of letters")
      }
      if let note = note(in: text), note.lowercased() != original.text.lowercased() {
        return Spot(
          text,
          text.text.hasPrefix(note) || note == "lorem ipsum"
            ? "\(text.text.quotedShort) is a note, not a translation"
            : "the note “\(note)” in \(text.text.quotedShort) is heard")
      }
      if let (word, meant) = StrippedMarks.first(in: text, source) ?? marks.first(in: text, source) {
        return Spot(
          text, "\(text.text.quotedShort) has no marks on its letters: “\(word)” is read instead of “\(meant)”",
          severity: .warning)
      }
      return nil
    }
  }

  /// Returns a note to the translator that is the text or begins it; nil if there is none. In Spanish and its neighbours,
  /// “todo” is a word.
  private static func note(in text: CheckedText) -> String? {
    guard let first = text.text.words.first.map(String.init) else { return nil }
    let rest = text.text.drop { !$0.isLetter }.dropFirst(first.count).trimmingSpaces
    let isAlone = rest.isEmpty || rest.first == ":" || rest.first == "]"
    let isWord = ["es", "pt", "gl", "ast", "ca", "an", "eo", "la"].contains(text.language.written.primary)
    switch first {
    case "TODO":
      if isAlone { return !isWord || rest.first == ":" ? first : nil }
      // Before a translation in small letters, it is no title in capitals.
      let isNote =
        !isWord && rest.contains(where: \.isLowercase) && !(text.source?.text.lowercased().has("todo") ?? true)
      return isNote ? first : noteAfter(text, isWord)
    case "FIXME", "TBD", "UNTRANSLATED": return isAlone ? first : nil
    default: return text.text.lowercased().hasPrefix("lorem ipsum") ? "lorem ipsum" : noteAfter(text, isWord)
    }
  }

  /// Returns a note that stands behind or inside a text: “Foto (FIXME)”, “… TODO: check”.
  private static func noteAfter(_ text: CheckedText, _ isWord: Bool) -> String? {
    guard text.text.has("TODO") || text.text.has("FIXME") else { return nil }
    return ["TODO", "FIXME"].first { note in
      guard let range = text.text.ranges(of: note).last,
        !(text.source?.text.lowercased().has(note.lowercased()) ?? true)
      else { return false }
      let before = text.text[..<range.lowerBound].unicodeScalars.last
      let after = text.text[range.upperBound...].unicodeScalars.first
      guard !(before?.isInWord ?? false), !(after?.isInWord ?? false) else { return false }
      return note == "FIXME" || after == ":" || !isWord && text.text.contains { $0.isLowercase }
    }
  }
}

/// Letters that were written in UTF-8 and read as Windows-1252.
enum Mojibake {
  /// The characters of Windows-1252 for the bytes 0x80 to 0x9F (WHATWG Encoding Standard, index windows-1252).
  private static let bytes: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars, UInt8(0x80)...))

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= 0xA0 && scalar.value < 0x100 || (0x80...0x9F).contains(scalar.value)
      ? UInt8(scalar.value) : bytes[scalar]
  }

  /// Returns the number of characters at the beginning that are the UTF-8 of one character, and that character.
  private static func decoded(_ scalars: ArraySlice<Unicode.Scalar>) -> (length: Int, meant: Unicode.Scalar)? {
    guard let first = scalars.first, (0xC2...0xF4).contains(first.value) else { return nil }
    let length = first.value < 0xE0 ? 2 : first.value < 0xF0 ? 3 : 4
    guard scalars.count >= length else { return nil }
    let found = scalars.prefix(length).compactMap(byte)
    guard found.count == length, found.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return nil }
    let meant = Array(String(decoding: found, as: UTF8.self).unicodeScalars)
    guard meant.count == 1, meant[0] != "\u{FFFD}", meant[0].value >= 0xA0 else { return nil }
    return (length, meant[0])
  }

  /// Returns the first run of characters that is the UTF-8 of a letter or of punctuation, and that character.
  static func first(in text: String) -> (damaged: String, meant: String)? {
    // Of the bytes that begin a character in UTF-8, all are letters in Windows-1252: Â to ô.
    guard text.utf8.contains(0xC3) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices {
      guard let (length, meant) = decoded(scalars[index...]) else { continue }
      // Of the letters beyond Latin-1, only a second one is evidence: “Ç’” is Albanian, and “é »” French.
      let isLatin = meant.value < 0x180 || meant.value >= 0x2010 && meant.value < 0x2040
      if !isLatin, decoded(scalars[(index + length)...]) == nil { continue }
      if index > 0, scalars[index - 1] == "«" { continue }
      var damaged = String.UnicodeScalarView()
      damaged.append(contentsOf: scalars[index..<index + length])
      return (String(damaged), String(Character(meant)))
    }
    return nil
  }
}

/// Frequent words without the marks that they need.
private enum StrippedMarks {
  private static let words: [String: [String: String]] = [
    "vi": [
      "khong": "không", "ban": "bạn", "nhap": "nhập", "vui": "vui", "long": "lòng", "lai": "lại", "va": "và",
      "cua": "của", "duoc": "được", "nguoi": "người", "dung": "đúng", "cac": "các", "voi": "với", "trong": "trong",
      "mat": "mật", "khau": "khẩu", "da": "đã", "moi": "mới", "thu": "thử",
    ],
    "tr": ["icin": "için", "degil": "değil", "cok": "çok", "lutfen": "lütfen", "tum": "tüm", "gecersiz": "geçersiz"],
    "pl": ["sie": "się", "byc": "być", "zostal": "został", "wiecej": "więcej", "hasla": "hasła"],
    "cs": ["neni": "není", "byt": "být", "vase": "vaše", "nelze": "nelze", "muzete": "můžete", "zadny": "žádný"],
    "sk": ["nie": "nie", "vase": "vaše", "mozete": "môžete", "ziadny": "žiadny"],
    "hu": ["es": "és", "kerjuk": "kérjük", "uj": "új", "jelszo": "jelszó"],
    "fr": ["etre": "être", "ete": "été", "deja": "déjà", "tres": "très", "reessayer": "réessayer"],
    "de": ["fuer": "für", "konnen": "können", "uber": "über", "loschen": "löschen", "offnen": "öffnen"],
    "es": ["contrasena": "contraseña", "tambien": "también", "sesion": "sesión", "aqui": "aquí"],
    "pt": ["nao": "não", "voce": "você", "sera": "será", "senha": "senha", "opcoes": "opções"],
    "ro": ["si": "și", "sa": "să", "parola": "parolă"],
    "sv": [
      "ar": "är", "fran": "från", "losenord": "lösenord", "pa": "på", "forsok": "försök", "oppna": "öppna",
      "lagg": "lägg", "valj": "välj", "installningar": "inställningar",
    ],
    "fi": [
      "tama": "tämä", "taman": "tämän", "lisaa": "lisää", "nayta": "näytä", "kayta": "käytä", "kayttaja": "käyttäjä",
      "myos": "myös", "etta": "että", "viela": "vielä", "tyhja": "tyhjä", "syota": "syötä", "yhteytta": "yhteyttä",
      "sahkoposti": "sähköposti", "hyvaksy": "hyväksy", "paalla": "päällä", "aani": "ääni",
    ],
  ]

  private static let ambiguous: Set<String> = [
    "sa", "ar", "es", "byt", "vase", "ete", "tres", "uber", "sera", "pa", "nar", "aani",
  ]

  /// Returns the first word without its marks; nil if any word has a mark, or if the text is too short or may be in the
  /// source's language.
  static func first(in text: CheckedText, _ source: String) -> (String, String)? {
    let language = text.language.written.primary
    guard let list = words[language], text.traits.wordCount > 3,
      !text.spoken.unicodeScalars.contains(where: { $0.value >= 0xC0 && $0.properties.isAlphabetic })
    else { return nil }
    let own = text.spoken.lowercased().words.map(String.init)
    let ownWords = SmallWords.words(of: language)
    guard !own.contains(where: { SmallWords.has($0, in: source) && !ownWords.contains($0) && list[$0] == nil }) else {
      return nil
    }
    // Some words are the same without marks. Two further words show that the text is in this language.
    let stripped = own.filter { list[$0].map { $0.utf8.count != $0.unicodeScalars.count } ?? false }
    let isSure =
      own.count { list[$0] != nil } > (language == "vi" ? 1 : 0)
      // One word that may be another word is no evidence: Romanian “sa” is “his”, and “ar” ends a Swedish plural.
      && (stripped.contains { !ambiguous.contains($0) } || Set(stripped).count > 1)
    guard let word = stripped.first, isSure else { return nil }
    return (word, list[word]!)
  }
}
