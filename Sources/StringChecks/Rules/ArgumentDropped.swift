import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let argumentDropped = StringCheck(
    id: "argument-dropped", severity: .error, summary: "an argument of the source is never said",
    explanation: """
      The person does not hear a name, a number or a state. The rule looks for each argument of the source in each form \
      of the translation. It ignores an ending that the source adds to a word (“file%@”), and the number that selects a \
      plural form, because `plural-number-lost` checks that number. A form for only one number, such as “one” in English, \
      may omit the number. In plural forms the finding is a warning, because a form may omit an argument on purpose.
      """,
    remedy: "insert the argument where the sentence needs it",
    examples: [
      Example(source: "Signed in as %@", language: "pl", bad: "Zalogowano jako", good: "Zalogowano jako %@")
    ]
  ) { input in
    var spots: [Spot] = []
    let reach = PluralReach()
    input.table.forEachLocalization { texts in
      guard !texts[texts.startIndex].isSource else { return }
      for text in texts where text.form.variable == nil && text.traits.letterCount + text.specifiers.count > 0 {
        guard let source = text.source, source.hasSpecifiers, source.form.variable == nil,
          !text.hasArguments(of: source)
        else { continue }
        // The text's variables (`%#@days@`) may also read arguments.
        let used = texts.reduce(into: text.arguments) { used, part in
          if part.form.variable != nil { used.formUnion(part.arguments) }
        }
        let missing = source.specifiers.enumerated().filter { index, specifier in
          let identity = CheckedText.identity(of: specifier)
          if used.contains(identity) { return false }
          // A part with forms agrees with its number, and the number is said or selects the whole text.
          if let selector = CheckedText.selector(of: specifier),
            used.contains(selector) || text.pluralArgument == selector
          {
            return false
          }
          // Only plural forms are checked by `plural-number-lost`.
          if text.isPlural, identity == source.pluralArgument || specifier.kind == .integer { return false }
          // A translation may omit an English plural ending (“file%@”) and a percent sign that was parsed as a
          // placeholder.
          return !isEnding(specifier, in: source, index)
            && !specifier.looksLikePercentSign(after: source.literals[index])
        }.map(\.element)
        // The form says the number in words or digits, or needs none. For 0 it is rarely wrong.
        if missing.count == 1, text.isPlural, reach.numbers(for: text).allSatisfy({ $0 < 2 }),
          text.pluralArgument.map({ $0 == CheckedText.identity(of: missing[0]) }) ?? saysOne(text)
        {
          continue
        }
        let isForOneNumber = text.form.plural != nil && reach.numbers(for: text).count == 1
        if isForOneNumber, missing.count == 1, (text.pluralArgument ?? source.pluralArgument) == nil { continue }
        guard let first = missing.first, !PlaceholderSpoken.isFound(in: text),
          !PlaceholderSpoken.isUnreplaced(in: text),
          // The faulty braces of an ICU message are a fault of the file.
          text.entry.syntax != .icu || text.malformed.isEmpty
        else { continue }
        let all = missing.count == 1 ? CheckedText.name(of: first) : "\(missing.count) arguments"
        spots.append(
          Spot(
            text, "\(all) of \(source.text.quotedShort) is never said".replacingIs(missing.count),
            notes: ["this is heard: \(text.heard(at: 3).quotedShort)"],
            severity: reach.severity(of: text, text.form.plural == nil ? .error : .warning)))
      }
    }
    return spots
  }

  private static func saysOne(_ text: CheckedText) -> Bool { Numbers.only(in: text.spoken).map { $0 < 2 } ?? false }

  /// Returns whether an object argument (`%@`) looks like the ending of a word, as in “file%@”. A letter must be
  /// directly before the argument, and no letter directly after it.
  private static func isEnding(_ specifier: FormatString.Specifier, in source: CheckedText, _ index: Int) -> Bool {
    guard specifier.kind == .object, let last = source.literals[index].unicodeScalars.last else { return false }
    return last.isLetter && !(source.literals[index + 1].unicodeScalars.first?.isLetter ?? false)
  }
}

extension String {
  fileprivate func replacingIs(_ count: Int) -> String {
    count == 1 ? self : replacing(" is never said", with: " are never said")
  }
}
