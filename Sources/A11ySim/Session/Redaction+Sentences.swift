/// Hides codes in sentences of the tool, which quote what an app says.
extension Redaction {
  /// Replaces the codes in a sentence of the tool with bullets. The tool's own words and counts stay: a code such as
  /// “text” or 4 would take parts of them away.
  func hidingCodes(inSentence sentence: String) -> String {
    // What was expected and heard stands behind its label, and unquoted behind a mark of the format.
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

  /// Replaces codes that have digits with bullets, except in the tool's counts, such as “14 more lines differ”.
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
