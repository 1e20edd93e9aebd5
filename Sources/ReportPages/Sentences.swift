import A11ySim

extension Diagnostic {
  /// The text that was expected and not heard; nil if the diagnostic is about something else.
  var unheardText: String? {
    let end = "” was not heard"
    guard message.hasPrefix("“"), message.hasSuffix(end) else { return nil }
    return String(message.dropFirst().dropLast(end.count))
  }

  /// The lines of a comparison: `expected: …` and `heard:    …`.
  private func line(_ name: String) -> String? {
    notes.first { $0.hasPrefix(name) }.map { $0.dropFirst(name.count).trimmingSpaces.shortened(to: 120) }
  }

  /// The notes without the lines that ``expectation`` tells.
  var furtherNotes: [String] {
    notes.filter { note in !["expected:", "heard:", "words:"].contains { note.hasPrefix($0) } }
  }

  /// Whether something was heard that must never be heard.
  var isUnwanted: Bool { message.hasPrefix("“") && message.contains("” was heard: ") }

  /// The line that was heard in place of another; nil if there is none.
  var heardLine: String? { line("heard:") }

  /// The expected and the heard line; nil if one of them is missing.
  var comparison: String? {
    guard let expected = line("expected:"), let heard = line("heard:") else { return nil }
    return "expected “\(expected)”, heard “\(heard)”"
  }

  /// Returns what was expected and what was heard, as a sentence without a full stop, for somebody who does not know the
  /// test. The ids of elements stand in quotes.
  func expectation(_ ids: Set<String>) -> String {
    if let text = unheardText { return "Expected “\(text)” to be heard; it was not" }
    if isUnwanted, let end = message.firstRange(of: "” was heard: ") {
      return message[..<end.lowerBound] + "” must not be heard, but was: “\(message[end.upperBound...])”"
    }
    switch (line("expected:"), line("heard:")) {
    case (let expected?, let heard?) where heard == "[not heard] " + expected:
      return "Expected “\(expected)” to be heard; it was not"
    case (let expected?, let heard?): return "Expected “\(expected)”, heard “\(heard)”"
    case (let expected?, nil): return "Expected “\(expected)” to be heard; it was not"
    case (nil, let heard?): return "Heard “\(heard)”, which was not expected"
    case (nil, nil):
      let start = "this step had no effect: "
      let text = message.hasPrefix(start) ? String(message.dropFirst(start.count)) : message
      return text.quoting(ids).capitalizedSentence
    }
  }
}

/// The moments that may be the cause of a failed expectation.
struct Causes {
  /// The moment that quotes a text.
  private var ofText: [String: Int] = [:]
  /// The moment of the error at an element.
  private var ofElement: [String: Int] = [:]
  /// The elements that are spoken with a text.
  private var elements: [String: [String]] = [:]

  init(_ moments: [Moment], _ transcript: Transcript) {
    for (index, moment) in moments.enumerated() {
      for text in moment.sentence.quotedTexts where ofText[text] == nil { ofText[text] = index }
      if moment.kind == .error, case .finding(let finding) = transcript.entries[moment.entry].kind,
        let element = finding.element, ofElement[element] == nil
      {
        ofElement[element] = index
      }
    }
    for record in transcript.utterances {
      if let element = record.utterance.element { elements[record.utterance.text, default: []].append(element) }
    }
  }

  /// Returns the index of the moment that is the cause of a failure: it is about the text that was not heard, or about
  /// the element that was heard in place of another.
  func index(of failure: Diagnostic) -> Int? {
    failure.unheardText.flatMap { ofText[$0] }
      ?? failure.heardLine.flatMap { elements[$0]?.lazy.compactMap { ofElement[$0] }.first }
  }
}

extension Finding {
  /// Returns the message as a sentence in which the ids of elements stand in quotes.
  func sentence(_ ids: Set<String>) -> String { message.quoting(ids).capitalizedSentence }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The texts in quotes.
  var quotedTexts: [String] {
    split(separator: "“").dropFirst().compactMap { part in part.firstIndex(of: "”").map { String(part[..<$0]) } }
  }

  /// The words after which a message names an element. Elsewhere, an id such as `code` or `error` is a word of the
  /// sentence.
  private static let wordsBeforeIDs: Set<Substring> = [
    "", "on", "in", "of", "to", "from", "into", "at", "and", "while", "touching", "covered",
  ]

  /// Returns the text with quotes around the ids of elements, so that an id such as `expired` is not read as a word of
  /// the sentence. What stands in quotes already is left as it is.
  package func quoting(_ ids: Set<String>) -> String {
    var words: [String] = []
    var depth = 0
    var before: Substring = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isQuoted = depth > 0 || word.hasPrefix("“")
      for character in word { depth += character == "“" ? 1 : character == "”" ? -1 : 0 }
      let end = word.lastIndex { !",;:.".contains($0) }.map { word.index(after: $0) } ?? word.endIndex
      let names = before.last == "," || Self.wordsBeforeIDs.contains(before)
      let isID = !isQuoted && names && ids.contains(String(word[..<end]))
      words.append(isID ? "“\(word[..<end])”\(word[end...])" : String(word))
      before = word
    }
    return words.joined(separator: " ")
  }
}
