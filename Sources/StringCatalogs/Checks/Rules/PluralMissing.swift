import Locales

extension StringCheck {
  static let pluralMissing = StringCheck(
    id: "plural-missing", severity: .error, summary: "a plural form that numbers reach is not there",
    explanation: """
      The voice then says another number's form: “2 osób”. The rule looks at the numbers an app can come to (0 to \
      1000, or what --domain says for the key) and CLDR's categories for them. A category that only a million reaches \
      is not asked for.
      """,
    remedy: "add the form",
    examples: [
      Example(
        source: [.one: "%d person", .other: "%d people"], language: "pl",
        bad: [.one: "%d osoba", .many: "%d osób", .other: "%d osoby"],
        good: [.one: "%d osoba", .few: "%d osoby", .many: "%d osób", .other: "%d osoby"])
    ]
  ) { input in
    var spots: [Spot] = []
    let reach = PluralReach()
    input.table.forEachPlural { forms in
      let numbers = reach.numbers(of: forms[0])
      var categories: Set<PluralCategory> = []
      var exact: Set<Int> = []
      for text in forms {
        switch text.form.plural {
        case .category(let category): categories.insert(category)
        case .exactly(let number): exact.insert(number)
        case nil: break
        }
      }
      // Apple uses the form `zero` for 0 in every language.
      if categories.contains(.zero), input.table.platform == .apple { exact.insert(0) }
      let other = forms.first { $0.form.plural == .category(.other) }
      for category in PluralCategory.allCases where !categories.contains(category) {
        let unserved = (numbers[category] ?? []).filter { !exact.contains($0) }
        // Forms without letters have no word that must agree with the number, so none is missing.
        guard let number = unserved.first, forms.contains(where: { $0.traits.letterCount > 0 }) else { continue }
        let heard =
          other.map { "\($0.heard(at: number).quotedShort) is heard" }
          ?? (input.table.platform == .android ? "the app crashes" : "there is nothing to say")
        spots.append(
          Spot(
            other ?? forms[0],
            "for \(unserved.listed) \(heard): there is no form for “\(category.rawValue)”"))
      }
    }
    return spots
  }
}

/// The whole numbers of each plural category, cached by language and by domain (the numbers that the plural is used
/// with).
final class PluralReach {
  private var known: [String: [PluralDomain: [PluralCategory: [Int]]]] = [:]

  /// Returns at most eight numbers of each plural category, the smallest first, for a form's language and domain.
  func numbers(of text: CheckedText) -> [PluralCategory: [Int]] {
    let (tag, domain) = (text.pluralTag, text.entry.domain)
    if let numbers = known[tag]?[domain] { return numbers }
    let numbers = domain.samples(in: tag)
    known[tag, default: [:]][domain] = numbers
    return numbers
  }

  /// Returns at most eight numbers for which a plural form is heard, the smallest first; empty if there are none.
  func numbers(for text: CheckedText) -> [Int] {
    switch text.form.plural {
    case .category(let category):
      let numbers = numbers(of: text)[category] ?? []
      return numbers.isEmpty && category == .zero && text.entry.domain.numbers.contains(0) ? [0] : numbers
    case .exactly(let number): return [number]
    case nil: return []
    }
  }
}

extension CheckedTable {
  /// Calls `body` with each group of plural forms that share an entry, language, variable, device and selector.
  func forEachPlural(_ body: ([CheckedText]) -> Void) {
    forEachLocalization { texts in
      guard texts.contains(where: { $0.form.plural != nil }) else { return }
      var groups: [[CheckedText]] = []
      for text in texts where text.form.plural != nil {
        let index = groups.firstIndex { group in
          let form = group[0].form
          return form.variable == text.form.variable && form.device == text.form.device
            && form.selector == text.form.selector
        }
        if let index { groups[index].append(text) } else { groups.append([text]) }
      }
      for group in groups { body(group) }
    }
  }
}
