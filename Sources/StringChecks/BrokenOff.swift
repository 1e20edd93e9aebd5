import StringCatalogs

/// Texts that end in the middle of a sentence: “The parcel is late. We will inform you as soon as”.
enum BrokenOff {
  /// Returns the last word of a text that breaks off; nil if the text may be complete.
  ///
  /// The source ends with a full stop, and an earlier sentence of the text does too, so that the translator writes them.
  /// The last word is an article, a preposition or a conjunction, or the only one after a conjunction.
  static func lastWord(of text: CheckedText) -> String? {
    guard text.text.endsInLetter, let source = text.source, !text.equalsSource, source.traits.wordCount > 5,
      let end = source.text.trimmingSpaces.last, ".!?".contains(end), text.form.variable == source.form.variable,
      let list = words[text.language.written.primary]
    else { return nil }
    let body = text.text
    guard let stop = body.lastIndex(where: { $0 == "." || $0 == "!" || $0 == "?" }) else { return nil }
    let rest = body[body.index(after: stop)...]
    guard rest.first == " " else { return nil }
    let last: [Substring] = rest.lowercased().words
    guard let word = last.last, last.count > 1 else { return nil }
    if list.ends.contains(String(word)) || list.conjunctions.contains(String(last[last.count - 2])) {
      return String(word)
    }
    return nil
  }

  private struct Words {
    let ends: Set<String>
    let conjunctions: Set<String>

    init(_ ends: String, _ conjunctions: String) {
      self.ends = Set(ends.split(separator: " ").map(String.init))
      self.conjunctions = Set(conjunctions.split(separator: " ").map(String.init))
    }
  }

  private static let words: [String: Words] = [
    "de": Words(
      "der die das dem den des eine einen einem einer und oder aber wenn sobald dass weil ob wegen für von beim zum zur ihren ihrem ihrer",
      "wenn sobald dass weil ob damit"),
    "fr": Words(
      "le la les un une des de du au aux et ou pour avec dans sur par que dès votre vos notre nos", "si dès que"),
    "es": Words("el la los las una de del y para con por en que su sus al", "si cuando que"),
    "pt": Words("o os as um uma de do da dos das e ou para com por no na que seu sua ao", "se quando que"),
    "it": Words("il lo gli un una di del della dei delle per con e che nel nella dal", "se quando che"),
    "ca": Words("el els les un una de del dels i o per amb que", "si quan que"),
    "nl": Words("de het een en of van voor met dat uw", "als zodra omdat"),
    "sv": Words("en ett och eller för med av att som", "om när"),
    "da": Words("en et og eller for med af at som", "hvis når"),
    "nb": Words("en et og eller for med av å som", "hvis når"),
    "fi": Words("ja tai että jos kun", "jos kun että"),
    "pl": Words("i w z na od dla oraz lub że aby przez", "jeśli gdy że"),
    "cs": Words("a v z na od pro nebo že aby", "pokud když že"),
    "sk": Words("a v z na od pre alebo že aby", "ak keď že"),
    "hu": Words("az és vagy hogy", "ha hogy"),
    "ro": Words("și sau de la în cu pentru un", "dacă când"),
    "hr": Words("i u na za od ili da", "ako kada"),
    "ru": Words("и в на с от для или чтобы по из", "если когда что"),
    "uk": Words("і в на з від для або щоб", "якщо коли що"),
    "bg": Words("и в на с от за или че", "ако когато че"),
    "el": Words("το η ο και ή για με στο την του", "αν όταν"),
  ]
}
