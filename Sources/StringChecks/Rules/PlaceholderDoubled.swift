import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let placeholderDoubled = StringCheck(
    id: "placeholder-doubled", severity: .warning, summary: "an argument is said twice",
    explanation: """
      The person hears a name or a number two times. The rule looks at placeholders with a number or a name that stand twice \
      in a translation and once in its source, with nothing but spaces and punctuation between them, or in one sentence if \
      at least two other languages all have them once.
      """,
    remedy: "remove one of the two",
    examples: [
      Example(source: "Signed in as %1$@", language: "de", bad: "%1$@ %1$@ ist angemeldet", good: "%1$@ ist angemeldet")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard let source = text.source, text.specifiers.count > source.specifiers.count, source.hasSpecifiers,
        text.form.variable == nil
      else { return nil }
      let literals = text.literals
      for index in text.specifiers.indices.dropLast() {
        let (first, next) = (text.specifiers[index], text.specifiers[index + 1])
        guard first.isNumbered || first.hasName, next.isNumbered || next.hasName, first.readsArgument(of: next),
          source.specifiers.count(where: { $0.readsArgument(of: first) }) == 1,
          !literals[index + 1].unicodeScalars.contains(where: \.isInWord),
          // “%1$s을(를)” has no second placeholder, and brackets may hold another form.
          !literals[index + 1].contains("("), !literals[index + 1].contains("/")
        else { continue }
        return Spot(text, "\(first.text.quotedShort) is said twice; the source says it once")
      }
      return apart(text, source, in: input.table).map {
        Spot(text, "\($0.quotedShort) is said twice; the source and the other languages say it once")
      }
    }
  }

  /// Returns a numbered or named placeholder that a sentence has twice, where the source and at least two other
  /// languages have it once: no language needs to say it again.
  private static func apart(_ text: CheckedText, _ source: CheckedText, in table: CheckedTable) -> String? {
    guard text.form.plural == nil, text.form.selector == nil, source.specifiers.count < 6,
      text.specifiers.count == source.specifiers.count + 1,
      // A second sentence, brackets or alternatives may hold it again.
      !text.literals.contains(where: { literal in
        literal.contains { "(/.!?;:。！？\n[«„“".contains($0) && literal.last != $0 }
      })
    else { return nil }
    let twice = text.specifiers.first { first in
      (first.isNumbered || first.hasName) && text.specifiers.count(where: { $0.readsArgument(of: first) }) == 2
        && source.specifiers.count(where: { $0.readsArgument(of: first) }) == 1
    }
    guard let twice else { return nil }
    let others = table.texts(of: text.entry).filter { !$0.isSource && $0 !== text && !$0.equalsSource }
    return others.count > 1
      && others.allSatisfy({ $0.specifiers.count(where: { $0.readsArgument(of: twice) }) == 1 })
      ? twice.text : nil
  }
}
