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
      diagnostic.help = diagnostic.help.map(masked)
      return diagnostic
    }
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
