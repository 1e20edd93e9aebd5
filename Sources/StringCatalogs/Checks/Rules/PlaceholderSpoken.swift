extension StringCheck {
  static let placeholderSpoken = StringCheck(
    id: "placeholder-spoken", severity: .error,
    summary: "a place for an argument is mistyped, and read aloud as it stands",
    explanation: """
      The person hears “percent at” or braces instead of a name. The rule looks at texts that begin an argument and do \
      not end it, have the percent sign of another script before it, or lack it; and braces or brackets of another \
      platform that the source does not have.
      """,
    remedy: "write the argument as the source does",
    examples: [
      Example(source: "Service name: %@", language: "ar", bad: "اسم الخدمة: ٪@", good: "اسم الخدمة: %@"),
      Example(source: "Delete %1$@?", language: "fr", bad: "Supprimer 1$@ ?", good: "Supprimer %1$@ ?"),
      Example(source: "Hello %@", language: "it", bad: "Ciao {0}", good: "Ciao %@"),
    ]
  ) { input in
    input.table.translations.compactMap { text in
      PlaceholderSpoken.fault(in: text).map { piece in
        let argument = text.source?.specifiers.first.map { " instead of what \($0.text) stands for" } ?? ""
        return Spot(text, "\(piece.quotedShort) is read aloud as it stands\(argument)")
      }
    }
  }
}

/// A search for mistyped placeholders, which the platform does not recognise and a voice reads aloud.
enum PlaceholderSpoken {
  static func isFound(in text: CheckedText) -> Bool { fault(in: text) != nil }

  /// Returns the characters of a mistyped placeholder, which would be read aloud; nil if there is none.
  static func fault(in text: CheckedText) -> String? {
    guard let source = text.source, !text.equalsSource else { return nil }
    let kinds = text.traits.kinds
    guard !kinds.isDisjoint(with: [.percent, .brace, .currency, .otherASCIISymbol]) else { return nil }
    let isMissing = !source.arguments.isSubset(of: text.arguments)
    if isMissing, text.format.parts.contains(where: { if case .malformed = $0 { true } else { false } }) {
      for case .malformed(let piece, let range) in text.format.parts where !source.text.contains(piece) || piece == "%"
      {
        // After a number, the sign means per cent and is not a mistyped placeholder.
        let before = text.text.utf8.prefix(range.lowerBound).last { $0 != 0x20 }
        if let before, (0x30...0x39).contains(before) { continue }
        let rest = String(decoding: text.text.utf8.dropFirst(range.lowerBound).prefix(5), as: UTF8.self)
        if rest.contains("@") || rest.contains("$") || rest.contains(where: { "dsf".contains($0) }) { return rest }
      }
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

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
