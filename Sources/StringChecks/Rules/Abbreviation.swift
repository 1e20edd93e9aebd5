import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let abbreviation = StringCheck(
    id: "abbreviation", severity: .info,
    isInherited: true, summary: "an abbreviation that a voice may read as written, or as something else",
    explanation: """
      A voice can read “min.” as “min” at the end of a sentence, as “minute” or as “minimum”, and “1m” as “one metre”. \
      The rule looks for well-known abbreviations of the language, and for a number with m, s or h directly after it.
      """,
    remedy: "write the word",
    examples: [
      Example(source: "For example at home", language: "de", bad: "z. B. zu Hause", good: "zum Beispiel zu Hause"),
      Example(source: "%d minutes", language: "en-GB", bad: "%dm", good: "%d minutes"),
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.isSource || !text.equalsSource else { return nil }
      let literals = text.hasSpecifiers && text.traits.latinCount > 0 ? text.literals : []
      for (index, specifier) in text.specifiers.enumerated() where specifier.kind == .integer && !literals.isEmpty {
        let literal = literals[index + 1].unicodeScalars
        guard let unit = literal.first, "msh".unicodeScalars.contains(unit),
          !(literal.dropFirst().first?.isWordlike ?? false)
        else { continue }
        let word = unit == "m" ? "metre" : unit == "s" ? "second, or as the letter" : "hour, or as the letter"
        return Spot(text, "“1\(Character(unit))” may be read as \(word)")
      }
      guard !text.traits.kinds.isDisjoint(with: [.dot, .symbol]),
        let list = abbreviations[text.language.written.primary], mayHave(list, in: text.spoken)
      else { return nil }
      let padded = " " + text.spoken.lowercased() + " "
      guard let found = list.words.first(where: { stands($0, in: padded) }) else { return nil }
      return Spot(text, "“\(found)” in \(text.text.quotedShort) may be read as it is written, or as another word")
    }
  }

  private static func stands(_ abbreviation: String, in text: String) -> Bool {
    guard let start = text.place(of: abbreviation) else { return false }
    let utf8 = text.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    let before = text[..<first].unicodeScalars.last
    let after = text[utf8.index(first, offsetBy: abbreviation.utf8.count)...].unicodeScalars.first
    return !(before?.isWordlike ?? false) && !(after?.isWordlike ?? false)
  }

  private struct List {
    /// The abbreviations, in lower case.
    let words: [String]
    /// The letters before the last full stop of each abbreviation; nil if any abbreviation has no full stop.
    let endings: [[UInt8]]?

    init(_ words: [String]) {
      self.words = words
      let endings = words.compactMap { word -> [UInt8]? in
        let bytes = Array(word.utf8)
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return Array(bytes[..<dot].reversed().prefix { $0 >= 0x80 || (0x61...0x7A).contains($0) }.reversed())
      }
      self.endings = endings.count == words.count && !endings.contains([]) ? endings : nil
    }
  }

  /// Returns whether a full stop follows the last letters of an abbreviation. Most full stops end sentences, and this
  /// test is faster than a search for each abbreviation.
  private static func mayHave(_ list: List, in text: String) -> Bool {
    guard let endings = list.endings else { return true }
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { dot in
        bytes[dot] == UInt8(ascii: ".")
          && endings.contains { ending in
            dot >= ending.count
              && ending.indices.allSatisfy { index in
                let byte = bytes[dot - ending.count + index]
                // The case of letters beyond ASCII is unknown here, so any two of them count as equal.
                return byte >= 0x80 && ending[index] >= 0x80 || byte | 0x20 == ending[index]
              }
          }
      }
    }
  }

  private static let abbreviations: [String: List] =
    ([
      "en": ["e.g.", "i.e.", "etc.", "approx.", "min.", "max.", "vs.", "hrs.", "mins.", "secs.", "incl.", "no. "],
      "de": [
        "z. b.", "z.b.", "z.\u{A0}b.", "u. a.", "d. h.", "d.h.", "ggf.", "bzw.", "nr.", "inkl.", "usw.", "min.", "max.",
        "ca.", "std.",
      ],
      "fr": ["p. ex.", "p.ex.", "c.-à-d.", "n°", "env.", "etc.", "min.", "max."],
      "es": ["p. ej.", "p.ej.", "núm.", "aprox.", "etc.", "mín.", "máx.", "n.º"],
      "it": ["ad es.", "p. es.", "n.", "ecc.", "min.", "max."],
      "pt": ["p. ex.", "p.ex.", "etc.", "nº", "mín.", "máx.", "aprox."],
      "nl": ["bijv.", "o.a.", "nr.", "enz.", "d.w.z.", "min.", "max.", "ca."],
      "sv": ["t.ex.", "t. ex.", "bl.a.", "m.m.", "osv.", "ca."],
      "da": ["f.eks.", "bl.a.", "osv.", "ca.", "nr."], "nb": ["f.eks.", "bl.a.", "osv.", "ca.", "nr."],
      "fi": ["esim.", "mm.", "ym.", "jne.", "n."], "pl": ["np.", "itp.", "itd.", "nr", "m.in.", "tzn."],
      "cs": ["např.", "tzv.", "atd.", "č.", "apod."], "sk": ["napr.", "tzv.", "atď.", "č.", "apod."],
      "ru": ["т. е.", "т.е.", "напр.", "и т. д.", "и т.д.", "мин.", "макс.", "№"],
      "uk": ["напр.", "і т. д.", "хв.", "№"],
      "tr": ["vb.", "örn.", "vs.", "dk.", "sn."], "ca": ["p. ex.", "p.ex.", "etc."],
      "hu": ["pl.", "stb.", "kb.", "ill."],
      "ro": ["de ex.", "etc.", "nr."], "hr": ["npr.", "itd.", "tj.", "br."], "sl": ["npr.", "itd.", "št."],
      "el": ["π.χ.", "κ.λπ.", "αρ."], "he": ["וכו'", "מס'"],
    ] as [String: [String]]).mapValues { List($0) }
}
