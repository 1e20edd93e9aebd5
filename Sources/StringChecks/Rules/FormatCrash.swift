import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let formatCrash = StringCheck(
    id: "format-crash", severity: .error,
    summary: "a text reads an argument as the wrong kind, or one that is never passed",
    explanation: """
      The code passes the arguments that the source text reads. If a translation reads a number as an object, or reads \
      one more argument, the app crashes or inserts whatever is in memory. A common reason is a different order of the \
      arguments without numbers. The rule compares the kind of each argument with the source, and checks whether the \
      source has the argument. A space after the percent sign of a number (“% d”) is a warning.
      """,
    remedy: "number the arguments as the source counts them: %1$@, %2$d",
    examples: [
      Example(
        source: "Item %d of %d, %@", language: "ja", bad: "%d、%@ のアイテム %d",
        good: "%2$d、%3$@ のアイテム %1$d"),
      Example(
        source: "Code sent to %s", language: "es", bad: "Código enviado a % s", good: "Código enviado a %s",
        format: .android),
    ]
  ) { input in
    let table = input.table
    // The parser of ARB files reports faulty messages itself.
    let hasMessages = table.table.syntax == .icu && table.table.format != .arb
    var spots: [Spot] = []
    for (index, _) in table.entries.enumerated() {
      let sources = table.sources(ofEntry: index)
      if sources.isEmpty { continue }
      let texts = table.texts[table.ranges[index]]
      let broken = hasMessages ? texts.filter { isBrokenMessage($0, sources) } : []
      for text in broken {
        var spot = Spot(
          text,
          "\(text.text.quotedShort) is no ICU message, unlike its source: a keyword or a brace is missing, so that its words are heard as they are written"
        )
        spot.help = "translate only the texts inside the inner braces, not “plural” and “other”"
        spots.append(spot)
      }
      if !texts.contains(where: \.hasSpecifiers) { continue }
      let all = kinds(of: sources.flatMap(\.specifiers))
      // Without variables, each plural form is a whole text, which may count its own arguments: “1 file in %s”, “%d
      // files in %s”. A translation is right if it reads the arguments of any form of the source.
      let forms = sources.contains { $0.form.variable != nil } ? [] : sources.map { kinds(of: $0.specifiers) }
      for text in texts where !text.isSource && text.hasSpecifiers && !broken.contains(where: { $0 === text }) {
        if let piece = spaced(text) {
          spots.append(
            Spot(
              text, "\(piece.quotedShort) has a space that the source's placeholder does not have",
              severity: .warning))
          spots[spots.count - 1].help = "write \(piece.filter { $0 != " " })"
        }
        guard let (message, help) = fault(in: text, all, sources: sources, table.platform),
          forms.count < 2 || forms.allSatisfy({ fault(in: text, $0, sources: sources, table.platform) != nil })
        else { continue }
        var spot = Spot(text, message)
        spot.help = help
        if table.platform == .android { spot.fix = text.fix(withoutFlags(text)) }
        spots.append(spot)
      }
    }
    return spots
  }

  /// Returns whether a translation of an ICU message with branches is none any more: a tool has translated its keywords.
  private static func isBrokenMessage(_ text: CheckedText, _ sources: ArraySlice<CheckedText>) -> Bool {
    guard !text.isSource, text.form.plural == nil, text.form.selector == nil,
      sources.contains(where: { $0.form.plural != nil || $0.form.selector != nil })
    else { return false }
    return !text.malformed.isEmpty || text.text.has("VAR_PLURAL") || text.text.has("VAR_SELECT")
  }

  /// Returns the placeholders by the identities of their arguments.
  private static func kinds(of specifiers: [FormatString.Specifier]) -> [String: FormatString.Specifier] {
    var kinds: [String: FormatString.Specifier] = [:]
    for specifier in specifiers {
      let identity = CheckedText.identity(of: specifier)
      // A variable also reads the number that selects its form. If another placeholder reads this number, the
      // placeholder is preferred, because it shows the exact type and the variable does not.
      if kinds[identity] == nil || kinds[identity]?.kind == .variable { kinds[identity] = specifier }
    }
    return kinds
  }

  private static func fault(
    in text: CheckedText, _ kinds: [String: FormatString.Specifier], sources: ArraySlice<CheckedText>,
    _ platform: Platform
  ) -> (message: String, help: String?)? {
    let literals = text.literals
    var counted: String { "number the arguments as the source counts them: " + numbered(kinds) }
    for (index, specifier) in text.specifiers.enumerated() {
      let identity = CheckedText.identity(of: specifier)
      // A placeholder that has a space flag, or that directly follows a number's placeholder, was meant as a percent
      // sign.
      let isSign =
        !specifier.isNumbered
        && (specifier.flags.contains(" ")
          || index > 0 && literals[index].isEmpty && isNumber(text.specifiers[index - 1]))
      guard let wanted = kinds[identity] else {
        if specifier.looksLikePercentSign(after: literals[index]) || kinds.isEmpty && !specifier.flags.isEmpty {
          continue
        }
        // A plural form or a variable's form may read the number that selects the form. The source need not have a
        // placeholder for this number.
        let argument = specifier.argument ?? 0
        if sources.contains(where: { $0.form.argument == argument || $0.form.plural != nil && argument == 1 }) {
          continue
        }
        if text.form.variable != nil, specifier.kind == .integer { continue }
        // A part with forms needs an argument to select them, not the same part in the source.
        if let selector = CheckedText.selector(of: specifier),
          kinds[selector] != nil || kinds.values.contains(where: { CheckedText.selector(of: $0) == selector })
            || sources.contains(where: { $0.pluralArgument == selector })
        {
          continue
        }
        if specifier.kind == .named || platform == .flutter {
          return (
            "\(specifier.kind == .named ? specifier.text : "{\(identity)}") is not an argument that is passed: "
              + "the \(specifier.text.hasPrefix("%") ? "percent signs" : "braces") are heard",
            kinds.isEmpty
              ? "remove it"
              : "use a name that is passed: \(kinds.sorted { $0.key < $1.key }.map(\.value.text).joined(separator: ", "))"
          )
        }
        if text.entry.syntax == .compose {
          return ("\(specifier.text) is never passed: it is heard as it is written", "use \(numbered(kinds))")
        }
        if kinds.isEmpty {
          return (
            "the source has no argument for \(specifier.text): the app crashes, or the letters are heard",
            "remove \(specifier.text), or write %% if it is a percent sign"
          )
        }
        return (
          "\(CheckedText.name(of: specifier)) is never passed: the app crashes, or inserts whatever is in memory",
          isSign
            ? "write %% for a percent sign"
            : text.specifiers.count > kinds.count
              ? "remove \(specifier.text), or number it like the argument that it repeats: \(numbered(kinds))" : counted
        )
      }
      // Java's `%s` accepts only the flag `-`. Any other flag throws FormatFlagsConversionMismatchException
      // (java.util.Formatter).
      if platform == .android, specifier.kind == .object, let flag = specifier.flags.first(where: { $0 != "-" }) {
        return (
          "\(specifier.text.quotedShort) is not a valid format in Java, because “\(flag)” is only for numbers: the app crashes",
          "write \(specifier.text.filter { $0 != flag })"
        )
      }
      // Of Python's “%(total)s tarif”, “%(total) tarif” is left: the space is a flag, and the next letter is no type.
      if specifier.text.hasPrefix("%("), specifier.flags.contains(" "), !wanted.flags.contains(" ") {
        return (
          "\(specifier.text.quotedShort) is no placeholder of Python without the letter after its name: the text is not shown",
          "write \(wanted.text)"
        )
      }
      if !fits(specifier.kind, wanted.kind, platform, text.entry.syntax) {
        let crashes = specifier.kind == .object || specifier.kind == .cString || platform == .android
        return (
          "argument \(identity) is \(noun(wanted.kind)), but the text reads it as \(noun(specifier.kind)): "
            + (crashes ? "the app crashes" : "a meaningless number is heard"),
          isSign ? "write %% for a percent sign" : kinds.count == 1 ? "write \(wanted.text)" : counted
        )
      }
    }
    return nil
  }

  /// Returns a number's placeholder with a space after its percent sign, where source and text otherwise have the same
  /// placeholders. Foundation and C read the space as a flag, so that the number is heard; nobody writes it on purpose.
  private static func spaced(_ text: CheckedText) -> String? {
    guard text.text.has("% ") || text.text.has("$ "), let source = text.source,
      source.specifiers.count == text.specifiers.count,
      !text.equalsSource, text.entry.syntax == .apple || text.entry.syntax == .printf || text.entry.syntax == .java
    else { return nil }
    for (index, specifier) in text.specifiers.enumerated() where specifier.flags.contains(" ") {
      guard specifier.kind == .integer, !text.isPercentSign(index),
        let other = source.specifiers.first(where: specifier.readsArgument), other.kind == .integer,
        !other.flags.contains(" "), !(text.literals[index].last?.isNumber ?? false),
        // “100 % de” is a percentage.
        !(text.literals[index + 1].unicodeScalars.first.map { $0.value < 0x250 && $0.isLetter } ?? false)
      else { continue }
      return specifier.text
    }
    return nil
  }

  private static func isNumber(_ specifier: FormatString.Specifier) -> Bool {
    specifier.kind == .integer || specifier.kind == .floating
  }

  /// Returns the placeholders of the source text with their argument numbers: `%1$d, %2$@`. Named placeholders, such as
  /// `{name}` and `%(name)s`, do not change.
  private static func numbered(_ kinds: [String: FormatString.Specifier]) -> String {
    kinds.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }.map { identity, specifier in
      guard Int(identity) != nil, !specifier.isNumbered, specifier.kind != .variable else { return specifier.text }
      return "%\(identity)$" + specifier.text.dropFirst()
    }.joined(separator: ", ")
  }

  /// Removes the space flag, which Java's `%s` does not allow: `% s` becomes `%s`.
  private static func withoutFlags(_ text: CheckedText) -> String {
    var bytes = Array(text.text.utf8)
    for specifier in text.specifiers.reversed() where specifier.kind == .object && specifier.flags.contains(" ") {
      bytes.replaceSubrange(specifier.range, with: specifier.text.utf8.filter { $0 != 0x20 })
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fits(
    _ read: FormatString.Kind, _ passed: FormatString.Kind, _ platform: Platform, _ syntax: FormatString.Syntax
  ) -> Bool {
    // Compose inserts each argument as a text, whatever the placeholder says.
    if read == passed || read == .variable || passed == .variable || syntax == .compose { return true }
    switch platform {
    case .flutter: return true
    // Java's `%s` and `%b` accept any argument, so a `%b` in the source does not tell the argument's type. Python's
    // `%s` also accepts any argument.
    case .android, .gettext, .web: return read == .object || read == .boolean || passed == .boolean
    case .apple: return read == .integer && passed == .character || read == .character && passed == .integer
    }
  }

  private static func noun(_ kind: FormatString.Kind) -> String {
    switch kind {
    case .integer: "a whole number"
    case .floating: "a number with decimals"
    case .object: "an object"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "an address"
    case .boolean: "true or false"
    case .date: "a date"
    case .variable: "a part with forms"
    case .named: "an argument"
    }
  }
}
