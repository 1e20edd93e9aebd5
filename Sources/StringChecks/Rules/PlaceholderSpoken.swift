import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let placeholderSpoken = StringCheck(
    id: "placeholder-spoken", severity: .error,
    isInherited: true, summary: "a mistyped placeholder is spoken or left out, or makes the app crash",
    explanation: """
      The person hears braces or a part of the placeholder instead of a name, and Java throws an exception. The rule looks \
      at texts that lack an argument of the source and contain a placeholder that is not complete, has no percent sign, or \
      has the percent sign of another script. With a name, Python reads the first letter of the next word as the type if \
      there is none: “%(count) items”. The rule also looks for braces of another platform that the source does not have.
      """,
    remedy: "write the placeholder as in the source",
    examples: [
      Example(source: "Service name: %@", language: "ar", bad: "اسم الخدمة: ٪@", good: "اسم الخدمة: %@"),
      Example(source: "Delete %1$@?", language: "fr", bad: "Supprimer 1$@ ?", good: "Supprimer %1$@ ?"),
      Example(source: "Hello %@", language: "it", bad: "Ciao {0}", good: "Ciao %@"),
    ]
  ) { input in
    input.table.texts.compactMap { text in
      if text.entry.syntax == .compose, let spot = unreplaced(text) { return spot }
      if text.isSource { return nil }
      if let spot = typeless(text) { return spot }
      guard let piece = PlaceholderSpoken.fault(in: text) else { return nil }
      var spot = spot(text, piece, input.table.platform)
      spot.fix = PlaceholderSpoken.fix(of: piece, in: text)
      return spot
    }
  }

  /// Returns a finding about a named placeholder without a type, such as `%(count)` in “%(count) items”.
  private static func typeless(_ text: CheckedText) -> Spot? {
    guard text.hasSpecifiers, let index = text.specifiers.indices.first(where: text.lacksType),
      let source = text.source,
      !source.specifiers.indices.contains(where: source.lacksType), !text.equalsSource
    else { return nil }
    let specifier = text.specifiers[index]
    let name = "%(\(specifier.name ?? ""))"
    let rest = text.literals[index + 1].prefix { $0.isLetter }
    var spot = Spot(
      text,
      "“\(name)” has no type, so Python reads the “\(specifier.conversion)” of the next word as the type: only “\(rest)” is heard of it"
    )
    let identity = CheckedText.identity(of: specifier)
    spot.help = source.specifiers.first { CheckedText.identity(of: $0) == identity }.map { "write \($0.text)" }
    return spot
  }

  /// Returns a finding about a placeholder of Java that Compose Multiplatform does not replace: `%s`, `%1$.1f`.
  fileprivate static func unreplaced(_ text: CheckedText) -> Spot? {
    guard text.entry.entry.isFormat, text.text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let format = FormatString(text.text, syntax: .java)
    let literals = format.literals
    for (index, specifier) in format.specifiers.enumerated()
    where !specifier.isPercentSign(after: literals[index], before: literals[index + 1])
      && !text.specifiers.contains(where: { $0.range == specifier.range }) && specifier.flags.isEmpty
    {
      // A pattern of hardly more than numbers is often given to Java's formatter as it is.
      return Spot(
        text, "\(specifier.text.quotedShort) is heard as it is written, because Compose replaces only %1$s and %1$d",
        severity: literals.joined().count(where: \.isLetter) < 4 ? .info : nil)
    }
    guard text.hasSpecifiers, text.spoken.has("%%") else { return nil }
    return Spot(text, "both percent signs are heard, because Compose leaves “%%” as it is", severity: .warning)
  }

  private static func spot(_ text: CheckedText, _ piece: String, _ platform: Platform) -> Spot {
    if piece.utf8.first == UInt8(ascii: "%") {
      return Spot(
        text,
        platform == .android
          ? "\(piece.quotedShort) is not a valid format in Java: the app crashes"
          : "\(piece.quotedShort) is not a placeholder, so the argument is not heard")
    }
    let argument = text.source?.specifiers.first.map { " instead of the value of \($0.text)" } ?? ""
    return Spot(text, "\(piece.quotedShort) is heard as it is written\(argument)")
  }
}

/// A search for mistyped placeholders, which the platform does not recognise.
enum PlaceholderSpoken {
  /// Returns whether a text has a placeholder that Compose Multiplatform leaves as it is.
  static func isUnreplaced(in text: CheckedText) -> Bool {
    text.entry.syntax == .compose && StringCheck.unreplaced(text) != nil
  }

  static func isFound(in text: CheckedText) -> Bool { fault(in: text) != nil }

  static func fault(in text: CheckedText) -> String? {
    guard let source = text.source, !text.equalsSource else { return nil }
    let kinds = text.traits.kinds
    guard !kinds.isDisjoint(with: [.percent, .brace, .currency, .otherASCIISymbol]) else { return nil }
    let isMissing = !text.hasArguments(of: source)
    if isMissing {
      let known = malformed(in: source)
      if let piece = malformed(in: text).first(where: { !known.contains($0) }) { return piece }
    }
    let scalars = Array(text.spoken.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\u{66A}", "\u{FF05}":
        guard isMissing else { continue }
        var end = index + 1
        while end < scalars.count, scalars[end] == "$" || scalars[end].properties.numericType != nil { end += 1 }
        if end < scalars.count, "@dsf".unicodeScalars.contains(scalars[end]) { return string(scalars[index...end]) }
        if index > 0, scalars[index - 1] == "@" { return string(scalars[index - 1...index]) }
      case "$":
        guard isMissing, index > 0, ("0"..."9").contains(scalars[index - 1]), index + 1 < scalars.count,
          "@dsf".unicodeScalars.contains(scalars[index + 1])
        else { continue }
        return string(scalars[index - 1...index + 1])
      case "{":
        guard let end = scalars[index...].prefix(40).firstIndex(of: "}"), end > index + 1 else { continue }
        let inside = scalars[index + 1..<end]
        guard inside.allSatisfy({ $0.isWordlike || $0 == "_" || $0 == "{" || $0 == "." }) else { continue }
        let piece = string(scalars[index...end])
        if !source.text.contains(piece), isMissing || source.specifiers.isEmpty && !source.text.contains("{") {
          return piece
        }
      default: break
      }
    }
    return nil
  }

  /// Returns a correction of a mistyped placeholder. Nil unless `piece` occurs exactly once in the text. Also nil if
  /// the corrected text would lack arguments of the source text or have other arguments.
  static func fix(of piece: String, in text: CheckedText) -> StringFix? {
    let found = text.text.ranges(of: piece)
    guard found.count == 1 else { return nil }
    var plain = piece.filter { $0 != " " }.map { $0 == "٪" || $0 == "％" ? "%" : $0 }
    if plain.count == 2, plain[1] == "%" { plain.reverse() }
    if plain.starts(with: "%$") {
      plain = ["%"] + plain[2...].filter(\.isNumber) + ["$"] + plain[2...].filter { !$0.isNumber }
    }
    let new = String(plain)
    let range = found[0]
    let before = range.lowerBound > text.text.startIndex ? text.text[text.text.index(before: range.lowerBound)] : " "
    // The percent sign may be missing, or may be before the piece. The space before the placeholder may have gone too.
    let space = before.isLetter && text.source.map(hasSpaceBeforePlaceholders) ?? false ? " " : ""
    let candidates = new.hasPrefix("%") ? [space + new] : before == "%" ? [] : [space + "%" + new]
    return candidates.lazy.compactMap { text.fix(text.text.replacingCharacters(in: range, with: $0)) }.first
  }

  /// Returns whether a space is before each placeholder that does not begin the text.
  private static func hasSpaceBeforePlaceholders(_ source: CheckedText) -> Bool {
    source.literals.dropLast().allSatisfy { $0.isEmpty || $0.last?.isWhitespace ?? false }
  }

  /// Returns the parts of a text that look like a mistyped placeholder: `%1 $@`, `%$1@`. After a number, a percent sign
  /// without `@` and `$` means per cent and is left out.
  private static func malformed(in text: CheckedText) -> [String] {
    text.malformed.compactMap { range in
      let bytes = Array(text.text.utf8)
      var end = range.lowerBound + 1
      while end < bytes.count, end - range.lowerBound < 10,
        bytes[end] == 0x20 || (0x30...0x39).contains(bytes[end])
          || "$.{}#".utf8.contains(bytes[end])
      {
        end += 1
      }
      while end < bytes.count, "lhq".utf8.contains(bytes[end]) { end += 1 }
      guard end < bytes.count, "@dsifux".utf8.contains(bytes[end]) else { return nil }
      let isLetter = bytes[end] != UInt8(ascii: "@")
      // A letter at the beginning of a word is not a format conversion.
      if isLetter, end + 1 < bytes.count, (0x61...0x7A).contains(bytes[end + 1] | 0x20) || bytes[end + 1] >= 0xC0 {
        return nil
      }
      let piece = bytes[range.lowerBound...end]
      let before = bytes[..<range.lowerBound].last { $0 != 0x20 }
      let isPercentage = before.map { (0x30...0x39).contains($0) } ?? false
      if isPercentage, isLetter, !piece.contains(UInt8(ascii: "$")) { return nil }
      return String(decoding: piece, as: UTF8.self)
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
