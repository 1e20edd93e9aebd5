import Locales
import StringCatalogs

extension CheckedText {
  /// Returns the identity of a placeholder's argument: the argument's number, or its name in an ICU message.
  static func identity(of specifier: FormatString.Specifier) -> String {
    if let name = specifier.name, specifier.kind == .named || specifier.argument == nil { return name }
    return specifier.argument.map(String.init) ?? specifier.name ?? ""
  }

  /// Returns the argument that selects a part of an ICU message, such as `days` for `{days, plural}`; nil if the
  /// placeholder is no such part.
  static func selector(of specifier: FormatString.Specifier) -> String? {
    guard specifier.kind == .variable, let name = specifier.name, let comma = name.firstIndex(of: ",") else {
      return nil
    }
    return String(String(name[..<comma]).trimmingSpaces)
  }

  /// Returns whether a placeholder is really the percent sign of the number before it: `% te` in “%1$d% terminé”.
  func isPercentSign(_ index: Int) -> Bool {
    guard index > 0, literals[index].isEmpty else { return false }
    let number = specifiers[index - 1].kind
    return (number == .integer || number == .floating)
      && specifiers[index].isPercentSign(after: literals[index], before: literals[index + 1])
  }

  /// Returns whether a named placeholder lacks its type. The first letter of the next word is then read as the type:
  /// `%(count) i` in “%(count) items”.
  func lacksType(_ index: Int) -> Bool {
    let specifier = specifiers[index]
    guard specifier.hasName, specifier.flags == " ", specifier.width == nil, specifier.precision == nil,
      specifier.kind != .variable
    else { return false }
    return literals[index + 1].unicodeScalars.first.map { $0.isLetter && $0.value < 0x80 } ?? false
  }

  /// The argument that selects the plural form; nil if unknown.
  var pluralArgument: String? {
    guard form.plural != nil else { return nil }
    if let argument = form.argument {
      // In an ICU message, placeholders name their arguments.
      let names = entry.syntax == .icu ? entry.entry.argumentNames : []
      return names.indices.contains(argument - 1) ? names[argument - 1] : String(argument)
    }
    // i18next selects the form by the argument `count`, whatever other arguments there are.
    if entry.syntax == .doubleBraces, specifiers.contains(where: { $0.name == "count" }) { return "count" }
    // In Apple's catalogues, the first whole-number argument selects the form, wherever it is in the text. On Android,
    // the number that selects the form need not be an argument. Nearly always it is the only number in the text.
    let numbers = specifiers.filter { $0.kind == .integer || $0.kind == .named }
    let isSure = numbers.count == 1 || entry.isApple
    return isSure ? numbers.min { ($0.argument ?? .max) < ($1.argument ?? .max) }.map(Self.identity) : nil
  }

  static func name(of specifier: FormatString.Specifier) -> String {
    if specifier.kind == .named, let name = specifier.name { return "{\(name)}" }
    return "argument \(identity(of: specifier)) (\(specifier.text))"
  }

  /// Returns the text as it is heard with a number. The number replaces the argument that selects the plural form. If
  /// this argument is unknown, the number replaces the first numeric argument. Other arguments become `…`.
  func heard(at number: Int) -> String {
    guard !specifiers.isEmpty else { return literals[0] }
    let literals = literals
    let plural = pluralArgument
    var result = literals[0]
    var isFilled = false
    for (index, specifier) in specifiers.enumerated() {
      let isNumber = specifier.kind == .integer || specifier.kind == .named || specifier.kind == .floating
      if isNumber, plural == nil ? !isFilled : Self.identity(of: specifier) == plural {
        result += String(number)
        isFilled = true
      } else {
        result += "…"
      }
      result += literals[index + 1]
    }
    return String(result.trimmingSpaces)
  }

  var pluralTag: String { language.pluralTag }
}

extension CheckedLanguage {
  /// The tag to look up in CLDR's plural rules. CLDR has no rules for old language codes, so `iw-IL` gives `he`.
  var pluralTag: String {
    tag.lowercased().hasPrefix(written.primary) ? tag : written.primary
  }
}

extension FormatString.Specifier {
  /// Returns whether two placeholders have the same identity (`CheckedText.identity`).
  func readsArgument(of other: Self) -> Bool {
    if let argument, let number = other.argument, !hasName || kind != .named, !other.hasName || other.kind != .named {
      return argument == number
    }
    return CheckedText.identity(of: self) == CheckedText.identity(of: other)
  }

  /// Returns whether the placeholder was most likely meant as a percent sign: `50%-ig`, `100 % de`. Nobody writes such
  /// a placeholder on purpose.
  func looksLikePercentSign(after literal: String) -> Bool {
    guard !isNumbered, flags.contains(" ") || flags.contains("-") || flags.isEmpty, width == nil, kind != .variable
    else {
      return false
    }
    return Self.endsInNumber(literal)
  }

  /// Returns whether the placeholder is really a percent sign and the first letter of a word: `50% off`, `50 % sparen`,
  /// `% of all`, `50%-ig`, Basque `%50eko`.
  ///
  /// At least two conditions must be true:
  /// - A number precedes the placeholder, or the placeholder has a width of at least two digits.
  /// - The placeholder has a flag without effect: a space, or `-` without a width.
  /// - A Latin letter follows the placeholder.
  func isPercentSign(after before: String, before after: String) -> Bool {
    guard !isNumbered, precision == nil, kind != .variable, kind != .named else { return false }
    if let width, width.utf8.count < 2 || !flags.isEmpty { return false }
    let isFlagged = flags.contains(" ") || flags.contains("-")
    let goesOn = after.unicodeScalars.first.map { $0.isLetter && Script(letter: $0.value) == .latin } ?? false
    return [Self.endsInNumber(before) || width != nil, isFlagged, goesOn].count { $0 } > 1
  }

  private static func endsInNumber(_ text: String) -> Bool {
    text.unicodeScalars.last { ![" ", "\u{A0}", "\u{202F}"].contains($0) }?.properties.numericType != nil
  }
}

extension FormatString {
  /// Whether at least one placeholder is certainly not a percent sign.
  var hasArgument: Bool {
    let literals = literals
    return specifiers.enumerated().contains { !$1.isPercentSign(after: literals[$0], before: literals[$0 + 1]) }
  }

  /// The texts before, between and after the arguments. The array has one more element than there are arguments. A
  /// malformed placeholder counts as text.
  var literals: [String] {
    var literals = [""]
    literals.reserveCapacity(parts.count { if case .specifier = $0 { true } else { false } } + 1)
    for part in parts {
      switch part {
      case .text(let text), .malformed(let text, _):
        // Appending to an empty text would copy, with room for more.
        let last = literals.count - 1
        if literals[last].isEmpty { literals[last] = text } else { literals[last] += text }
      case .specifier: literals.append("")
      }
    }
    return literals
  }
}
