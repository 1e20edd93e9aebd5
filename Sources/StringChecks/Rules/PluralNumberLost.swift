import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let pluralNumberLost = StringCheck(
    id: "plural-number-lost", severity: .error,
    summary: "a plural form for several numbers does not contain the number",
    explanation: """
      In Ukrainian, the form “one” is also used for 21 and 31. If it contains a literal “1” or no number, the person hears \
      a wrong number or none. The rule looks at forms that are used for several numbers and lack the number, if the source \
      contains it. In languages such as French, whose form “one” is for 0 and 1, the finding is only information, as it is where the \
      source has another word for 1 (“Tomorrow”), because its numbers are then small. If no \
      form contains the number, the rule reports this once, as a warning, for the form “other”, or “many” in the Slavic \
      plurals of gettext.
      """,
    remedy: "put the number into the form",
    examples: [
      Example(
        source: [.one: "%d file", .other: "%d files"], language: "uk",
        bad: [.one: "1 файл", .few: "%d файли", .many: "%d файлів", .other: "%d файлу"],
        good: [.one: "%d файл", .few: "%d файли", .many: "%d файлів", .other: "%d файлу"])
    ]
  ) { input in
    var spots: [Spot] = []
    let reach = PluralReach()
    input.table.forEachPlural { forms in
      // The number is meant to be said only if the form `other` and its source contain it.
      // The plurals of gettext have no form `other` in Slavic languages, whose form `many` is for most numbers.
      guard
        let other = forms.first(where: { $0.form.plural == .category(.other) })
          ?? forms.first(where: { $0.form.plural == .category(.many) }),
        let source = (other.source ?? other) as CheckedText?, saysNumber(source)
      else { return }
      let exact = forms.exactNumbers(on: input.table.platform)
      guard saysNumber(other) else {
        // A part of an ICU message may stand beside its number.
        if other.form.variable != nil, let number = other.pluralArgument,
          input.table.texts(of: other.entry).contains(where: {
            $0.language === other.language && $0.form.variable == nil && $0.says(number)
          })
        {
          return
        }
        let numbers = reach.numbers(for: other).filter { !exact.contains($0) }
        if isDropped(by: other, in: source), other.traits.letterCount > 0, numbers.count > 1 {
          spots.append(
            Spot(
              other, "\(other.spoken.quotedShort) is heard for \(numbers.listed), without the number",
              severity: .warning))
        }
        return
      }
      let isForDays = hasOtherWordForOne(source, in: input.table)
      for text in forms where !saysNumber(text) && text.traits.letterCount > 0 {
        let numbers = reach.numbers(for: text).filter { !exact.contains($0) || text.form.plural == .exactly($0) }
        guard numbers.count > 1 else { continue }
        let rest = numbers.filter { $0 != Numbers.only(in: text.spoken) }
        // The finding is only information if a wrong number is rarely heard. Examples are a form for 0 and 1, or a form
        // for one number below 3 and numbers above 100.
        let isRare = numbers == [0, 1] || numbers.count > 1 && numbers[0] < 3 && numbers[1] > 100
        spots.append(
          Spot(
            text, "\(text.spoken.quotedShort) is heard for \(rest.listed) too",
            severity: isRare || isForDays ? .info : .error))
      }
    }
    return spots
  }

  /// Returns whether a translation lacks a number argument of the source text. The rule `argument-dropped` finds other
  /// missing arguments.
  private static func isDropped(by text: CheckedText, in source: CheckedText) -> Bool {
    source.specifiers.contains { specifier in
      let identity = CheckedText.identity(of: specifier)
      return (specifier.kind == .integer || identity == source.pluralArgument) && !text.hasArgument(specifier)
    }
  }

  /// Returns whether the source says 1 with a word of its own, such as “Tomorrow” beside “In %d days”. The numbers are
  /// then small, and 21 is hardly among them.
  private static func hasOtherWordForOne(_ source: CheckedText, in table: CheckedTable) -> Bool {
    // A placeholder in it, such as a time, is not the number.
    guard
      let one = table.texts(of: source.entry).first(where: {
        $0.isSource && ($0.form.plural == .category(.one) || $0.form.plural == .exactly(1))
          && $0.form.hasOtherNumbers(than: source.form)
      }), one.form.plural != source.form.plural, !saysNumber(one) || one.specifiers.allSatisfy({ $0.kind == .object }),
      !one.spoken.unicodeScalars.contains(where: { Numbers.digit($0) != nil })
    else { return false }
    let words = Set(one.spoken.lowercased().words.map(String.init))
    return !words.isEmpty && words.isDisjoint(with: source.spoken.lowercased().words.map(String.init))
      && !source.spoken.lowercased().words.contains { other in
        words.contains { Vocabulary.sharesStem($0, String(other)) }
      }
  }

  private static func saysNumber(_ text: CheckedText) -> Bool { text.saysPluralNumber }
}

extension CheckedText {
  /// Returns whether the text says an argument itself, and not only by a part with forms.
  fileprivate func says(_ argument: String) -> Bool {
    specifiers.contains { $0.kind != .variable && Self.identity(of: $0) == argument }
  }

  /// Whether a plural form contains the number that selects it.
  var saysPluralNumber: Bool {
    let named = entry.syntax.hasNames ? pluralArgument : nil
    return specifiers.contains { specifier in
      // In ICU messages, another named argument is not the number.
      if let named { return CheckedText.identity(of: specifier) == named }
      guard let plural = form.argument.map(String.init) else { return true }
      return CheckedText.identity(of: specifier) == plural || specifier.kind == .named || specifier.kind == .object
    }
  }
}
