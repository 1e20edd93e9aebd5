import AccessibilityModel

extension ScenarioParser.Failure {
  /// Returns the diagnostics with bullets in place of the quoted texts. A quoted text may be a verification code that
  /// was written in the wrong place. Words of the scenario format are kept. A file path that begins the message, before
  /// a colon, is kept too.
  package func redacted(_ vocabulary: ScenarioParser.Vocabulary) -> [Diagnostic] {
    let words = ScenarioSchema(vocabulary).scenario.text
    return diagnostics.map { diagnostic in
      let hidden = Self.quotations(in: diagnostic.message).filter { text in
        text.contains { $0.isLetter || $0.isNumber } && !words.contains("\"\(text)\"")
          && !diagnostic.message.hasPrefix("“\(text)”: ")
      }
      func masked(_ text: String) -> String {
        // The longest text is replaced first, because it may contain a shorter text.
        hidden.sorted { $0.count > $1.count }.reduce(text) { text, quotation in
          text.replacing(quotation, with: String(repeating: "•", count: quotation.count))
        }
      }
      var diagnostic = diagnostic
      // In the message, only quotations are replaced. The same word outside quotation marks stays.
      for text in hidden {
        diagnostic.message.replace("“\(text)”", with: "“\(String(repeating: "•", count: text.count))”")
      }
      diagnostic.notes = diagnostic.notes.map(masked)
      diagnostic.help = diagnostic.help.map { Self.withoutCodes(masked($0)) }
      return diagnostic
    }
  }

  /// Returns a help with bullets in place of what may be a code in the lines that it proposes, since these lines may repeat
  /// what was written: a word of four characters or more with a digit, but for the example of every help.
  private static func withoutCodes(_ help: String) -> String {
    var parts = help.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where !index.isMultiple(of: 2) {
      var words: [String] = [""]
      for character in parts[index] {
        let isOfWord = character.isLetter || character.isNumber
        if isOfWord != words[words.count - 1].last.map({ $0.isLetter || $0.isNumber }) { words.append("") }
        words[words.count - 1].append(character)
      }
      parts[index] = words.map { word in
        let mayBeCode = word.count >= 4 && word.contains(where: \.isNumber) && word != "482913"
        return mayBeCode ? String(repeating: "•", count: word.count) : word
      }.joined()
    }
    return parts.joined(separator: "`")
  }

  private static func quotations(in text: String) -> [String] {
    var quotations: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
      quotations.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return quotations
  }
}
