extension Redaction {
  /// Replaces the codes in a message of the simulator with bullets. Outside quotation marks, replaces only codes with a
  /// digit, and keeps counts. Bullets in every place of a code such as “text” or 4 would make the message unreadable.
  package func hidingCodes(inSentence sentence: String) -> String {
    // Lines of expected or heard speech have no quotation marks. They begin with a label or contain `[`.
    for label in ["expected: ", "heard:    ", "words:    ", "- ", "+ "] where sentence.hasPrefix(label) {
      return label + withoutDigits(String(sentence.dropFirst(label.count)))
    }
    if sentence.contains("[") { return withoutDigits(sentence) }
    var result = ""
    var rest = sentence[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
      result += withoutNumbers(rest[..<open]) + withoutDigits(String(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    return result + withoutNumbers(rest)
  }

  /// Replaces codes with a digit, but keeps the simulator's own counts, such as “14 more lines differ”.
  private func withoutNumbers(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let count = rest.firstMatch(of: /\d+(?= (?:more lines?|times?)\b)/) {
      result += onlyNumbers.withoutDigits(String(rest[..<count.range.lowerBound])) + count.output
      rest = rest[count.range.upperBound...]
    }
    return result + onlyNumbers.withoutDigits(String(rest))
  }
}
