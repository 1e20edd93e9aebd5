/// An artificial language, made from the English wording by rule. A scenario that is played in a pseudo-language shows
/// which texts are not from a catalogue, and where a longer or a right-to-left text does not fit.
///
/// The pseudo-languages are Android's pseudolocales and have the same tags. Their texts are not stored, and lists of
/// languages do not include them. They are used only if requested.
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
  /// English with accents on the letters. Words are added at the end to make each text at least 35 % longer.
  case accented = "en-XA"
  /// English letters shown from right to left.
  case rightToLeft = "ar-XB"

  /// Creates the pseudo-language that a BCP 47 tag names; nil for the tag of a real language.
  package init?(tag: String) {
    // Most tags are those of real languages, and this check is quick.
    guard tag.utf8.count == 5 else { return nil }
    let name = tag.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-")
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
    self = found
  }

  /// Returns an English text in the pseudo-language. Placeholders are not changed.
  package func text(of english: String) -> String {
    let words = english.split(separator: " ", omittingEmptySubsequences: false)
    switch self {
    case .accented: return Self.lengthened(words.map(Self.accented).joined(separator: " "), from: english)
    case .rightToLeft: return words.map(Self.turned).joined(separator: " ")
    }
  }

  /// Returns a phrase in the pseudo-language, made from the English phrase.
  func phrase(_ english: LocalizedPhrase) -> LocalizedPhrase {
    var phrase = english
    phrase.text = text(of: english.text)
    phrase.language = rawValue
    phrase.confidence = .guess
    phrase.source = "made from the English wording by rule"
    return phrase
  }

  // MARK: - Accents

  /// Small letters that look like a to z, in that order. Each of them has a capital form.
  private static let letters = Array("áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýž")

  private static func accented(_ word: Substring) -> String {
    pieces(word).map { piece, isPlaceholder in
      if isPlaceholder { return String(piece) }
      return String(
        piece.map { character in
          guard let value = character.lowercased().first?.asciiValue, (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= value
          else { return character }
          let letter = letters[Int(value - UInt8(ascii: "a"))]
          return character.isUppercase ? letter.uppercased().first ?? letter : letter
        })
    }.joined()
  }

  /// Returns an accented text with filler words added, so that it is at least 35 % longer than the English text.
  private static func lengthened(_ text: String, from english: String) -> String {
    let fillers = ["óñé", "ţŵó", "ţĥŕéé", "ƒóúŕ", "ƒíṽé", "šíẋ", "šéṽéñ", "éíğĥţ", "ñíñé", "ţéñ"]
    var text = text
    var index = 0
    repeat {
      text += " " + fillers[index % fillers.count]
      index += 1
    } while text.count * 100 < english.count * 135
    return text
  }

  // MARK: - Right to left

  /// Returns a word between the marks that Android uses: a right-to-left mark at each end, and a right-to-left override
  /// inside them.
  private static func turned(_ word: Substring) -> String {
    word.isEmpty ? "" : "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
  }

  // MARK: - Placeholders

  /// Splits a word into the pieces to change and the placeholders between them.
  private static func pieces(_ word: Substring) -> [(text: Substring, isPlaceholder: Bool)] {
    var pieces: [(Substring, Bool)] = []
    var rest = word
    while let percent = rest.firstIndex(of: "%") {
      pieces.append((rest[..<percent], false))
      rest = rest[percent...]
      // This finds the end of a placeholder: %lld, %@, %2$lld, %%.
      let end = rest.dropFirst().firstIndex { "d@%".contains($0) } ?? rest.index(before: rest.endIndex)
      pieces.append((rest[...end], true))
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [(rest, false)]
  }
}
