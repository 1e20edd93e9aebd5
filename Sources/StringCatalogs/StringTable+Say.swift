import Locales

package enum FormatArgument: Sendable, Hashable {
  case integer(Int)
  /// A number with decimals, as written: `1.50`.
  case decimal(String)
  case text(String)

  /// Parses an argument that the user wrote: a whole number, a decimal number, or otherwise a text.
  package init(_ written: String) {
    if let number = Int(written), String(number) == written {
      self = .integer(number)
    } else if !written.isEmpty, written.contains("."), Double(written) != nil,
      written.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
    {
      self = .decimal(written)
    } else {
      self = .text(written)
    }
  }
}

/// The text that an app shows, and a screen reader says, for a key and its arguments.
package struct SpokenString: Sendable, Hashable {
  package var text: String
  package var language: String
  /// Whether the text is the key itself, because the app has no text for the key.
  package var isKey: Bool
  /// The selected forms: the form of the text, then the forms of its variables in order of appearance.
  package var forms: [StringForm]
}

/// The reason why an app cannot show a text, or shows a wrong text.
package struct SayError: Error, Sendable, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

extension StringTable {
  /// Returns the text that an app shows for a key, with its arguments inserted; nil if `lookup` finds no text.
  ///
  /// Numeric placeholders use the language's digits on Apple's platforms and Android, but not in Flutter. Placeholders
  /// for objects (`%@`, `%s`) do not change digits. Thousands are not grouped, and the decimal separator stays a point.
  ///
  /// - Parameter device: The device as the catalogue names it (`applewatch`), or Android's qualifiers (`sw600dp`). Nil
  ///   means `iphone` on Apple's platforms, and no qualifiers on Android.
  /// - Throws: `SayError` if there is no form for the number, or if an argument is missing or of the wrong kind. A real
  ///   app would then crash or show whatever is in memory.
  package func say(
    _ key: String, language tag: String, arguments: [FormatArgument] = [], device: String? = nil
  ) throws(SayError) -> SpokenString? {
    guard let found = lookup(key, language: tag) else { return nil }
    var filler = Filler(table: self, found: found, asked: tag, arguments: arguments, device: device)
    let text = try filler.text()
    return SpokenString(text: text, language: found.language, isKey: found.isKey, forms: filler.chosen)
  }
}

/// The state of one call of `say`. It chooses forms and inserts arguments.
private struct Filler {
  let table: StringTable
  let found: StringLookup
  /// The requested language. Android uses the plural rules and digits of this language, even for a text in another
  /// language.
  let asked: String
  let arguments: [FormatArgument]
  let device: String?
  private(set) var chosen: [StringForm] = []

  init(table: StringTable, found: StringLookup, asked: String, arguments: [FormatArgument], device: String?) {
    self.table = table
    self.found = found
    self.asked = asked
    self.arguments = arguments
    self.device = device
  }

  mutating func text() throws(SayError) -> String {
    let form = try form(ofVariable: nil, argument: nil)
    chosen.append(form)
    let format = form.format(table.syntax)
    // A text without arguments and placeholders is not formatted, so `%%` stays. ICU still removes apostrophes.
    if arguments.isEmpty, format.specifiers.isEmpty, table.format != .arb || !form.text.utf8.contains(0x27) {
      return form.text
    }
    if !found.entry.isFormat { return form.text }
    return try fill(format, depth: 0)
  }

  private mutating func fill(_ format: FormatString, depth: Int) throws(SayError) -> String {
    guard depth < 8 else {
      throw SayError("the parts of “\(found.entry.key)” contain each other endlessly")
    }
    var text = ""
    for part in format.parts {
      switch part {
      case .text(let literal): text += literal
      case .malformed(let written, _): text += written
      case .specifier(let specifier):
        if specifier.kind == .variable, let name = specifier.name {
          let form = try form(ofVariable: name, argument: specifier.argument)
          chosen.append(form)
          var inner = form
          inner.argument = form.argument ?? specifier.argument
          text += try fill(inner.format(table.syntax), depth: depth + 1)
        } else {
          text += try value(of: specifier)
        }
      }
    }
    return text
  }

  // MARK: - Choosing

  private func form(ofVariable variable: String?, argument: Int?) throws(SayError) -> StringForm {
    let all = found.localization.forms.filter { $0.variable == variable }
    guard !all.isEmpty else {
      throw SayError(
        variable.map { "there is no part “\($0)”" } ?? "“\(found.entry.key)” has no text of its own")
    }
    let forms = ofSelector(ofDevice(all))
    guard forms.contains(where: { $0.plural != nil }) else { return forms[0] }
    guard let number = number(forms.lazy.compactMap(\.argument).first ?? argument) else {
      throw SayError("“\(found.entry.key)” needs a whole number to choose its form")
    }
    if let form = form(for: number, among: forms) { return form }
    throw SayError("“\(found.entry.key)” has no form for \(number)")
  }

  private func ofDevice(_ forms: [StringForm]) -> [StringForm] {
    let wanted = device ?? (table.syntax == .apple ? "iphone" : nil)
    for name in [wanted, nil, "other"] as [String?] {
      let matching = forms.filter { $0.device == name }
      if !matching.isEmpty { return matching }
    }
    return forms.filter { $0.device == forms[0].device }
  }

  /// Returns the forms whose selector applies. The order of preference is a selector that equals a text argument,
  /// `other`, the greatest width (not on Android), and the first selector.
  private func ofSelector(_ forms: [StringForm]) -> [StringForm] {
    guard forms.contains(where: { $0.selector != nil }) else { return forms }
    func of(_ selector: String?) -> [StringForm] { forms.filter { $0.selector == selector } }
    for case .text(let text) in arguments where !of(text).isEmpty { return of(text) }
    if !of("other").isEmpty { return of("other") }
    if table.format != .android, let widest = forms.compactMap({ $0.selector.flatMap(Int.init) }).max(), !isSet(forms) {
      return of(String(widest))
    }
    return of(forms.first { $0.selector != nil }!.selector)
  }

  /// Returns whether the selectors of the forms are 1, 2, 3 and so on. The forms are then alternative phrases. Other
  /// numeric selectors are widths.
  private func isSet(_ forms: [StringForm]) -> Bool {
    forms.enumerated().allSatisfy { $0.element.selector == String($0.offset + 1) }
  }

  /// Returns the value of `argument`, which selects the plural form. If `argument` is nil, returns the first whole
  /// number among the arguments. Returns nil if there is none.
  private func number(_ argument: Int?) -> Int? {
    if let argument {
      guard argument >= 1, argument <= arguments.count, case .integer(let number) = arguments[argument - 1] else {
        return nil
      }
      return number
    }
    for case .integer(let number) in arguments { return number }
    return nil
  }

  private func form(for number: Int, among forms: [StringForm]) -> StringForm? {
    func of(_ plural: StringForm.Plural) -> StringForm? { forms.first { $0.plural == plural } }
    if let exact = of(.exactly(number)) { return exact }
    switch table.syntax {
    case .apple:
      // Apple uses the form `zero` for 0 in every language, and for the numbers that CLDR puts in this category.
      if number == 0, let zero = of(.category(.zero)) { return zero }
    case .icu:
      // package:intl first tries these categories for exactly 0, 1 and 2.
      let named: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two]
      if let form = named[number].flatMap({ of(.category($0)) }) { return form }
    case .doubleBraces:
      // i18next has the form `zero` for 0 in every language.
      if number == 0, let zero = of(.category(.zero)) { return zero }
    case .java, .printf, .compose, .percentNames, .braces, .percentBraces, .dollarBraces, .none: break
    }
    // Android uses the rules of the device's language, even if the text is in another language.
    let language = table.format == .android ? asked : found.language
    return of(.category(PluralCategory(number, language: language))) ?? of(.category(.other))
      ?? forms.first { $0.plural == nil }
  }

  // MARK: - Values

  private func value(of specifier: FormatString.Specifier) throws(SayError) -> String {
    let argument = specifier.argument ?? specifier.name.flatMap(place)
    guard let argument, argument >= 1, argument <= arguments.count else {
      throw SayError(
        "“\(specifier.text)” reads "
          + (argument.map { "argument \($0)" } ?? "an argument") + ", and there are \(arguments.count)")
    }
    let value = arguments[argument - 1]
    func refuse(_ is: String) -> SayError {
      SayError("“\(specifier.text)” reads argument \(argument) as \(`is`), but it is not one")
    }
    switch specifier.kind {
    case .integer:
      guard case .integer(let number) = value else { throw refuse("a whole number") }
      return padded(digits(of: number, specifier), specifier)
    case .floating:
      let written: String
      switch value {
      case .integer(let number): written = String(number)
      case .decimal(let text): written = text
      case .text: throw refuse("a number")
      }
      // %f has six decimals unless a precision is given.
      return padded(localized(rounded(written, to: specifier.precision.flatMap(Int.init) ?? 6)), specifier)
    case .object, .cString, .named, .character, .boolean, .date, .pointer, .variable:
      return switch value {
      case .integer(let number): String(number)
      case .decimal(let text): text
      case .text(let text): text
      }
    }
  }

  private func place(of name: String) -> Int? {
    found.entry.argumentNames.firstIndex(of: name).map { $0 + 1 }
  }

  private func digits(of number: Int, _ specifier: FormatString.Specifier) -> String {
    let sign = number < 0 ? "-" : specifier.flags.contains("+") ? "+" : specifier.flags.contains(" ") ? " " : ""
    switch specifier.conversion.last {
    case "x": return sign + String(number.magnitude, radix: 16)
    case "X": return sign + String(number.magnitude, radix: 16, uppercase: true)
    case "o", "O": return sign + String(number.magnitude, radix: 8)
    default: return sign + localized(String(number.magnitude))
    }
  }

  private func localized(_ digits: String) -> String {
    table.format == .arb
      ? digits : Digits(language: table.format == .android ? asked : found.language).text(of: digits)
  }

  private func padded(_ text: String, _ specifier: FormatString.Specifier) -> String {
    guard let width = specifier.width.flatMap(Int.init), width <= 1_000, text.count < width else { return text }
    let missing = width - text.count
    if specifier.flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard specifier.flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.first.map { "+- ".contains($0) } ?? false ? 1 : 0
    return text.prefix(sign) + String(repeating: localized("0"), count: missing) + text.dropFirst(sign)
  }

  /// Returns a decimal number rounded to `places` digits (at most 50) after its point. Halves round away from zero.
  private func rounded(_ written: String, to places: Int) -> String {
    let isNegative = written.hasPrefix("-")
    let pieces = written.drop { $0 == "-" }.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let places = min(places, 50)
    var digits = Array((pieces.first ?? "").utf8)
    let fraction = Array((pieces.count > 1 ? pieces[1] : "").utf8)
    digits += (0..<places).map { $0 < fraction.count ? fraction[$0] : 0x30 }
    if fraction.count > places, fraction[places] >= 0x35 {
      var index = digits.count - 1
      while index >= 0, digits[index] == 0x39 {
        digits[index] = 0x30
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(0x31, at: 0) }
    }
    let text = String(decoding: digits, as: UTF8.self)
    let whole = text.dropLast(places)
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (places > 0 ? "." + text.suffix(places) : "")
  }
}
