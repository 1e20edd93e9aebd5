import AccessibilityModel
import Simulation

extension Diagnostic {
  /// The text that was expected but not heard; nil for any other diagnostic.
  var unheardText: String? {
    let end = "” was not heard"
    guard message.hasPrefix("“"), message.hasSuffix(end) else { return nil }
    return String(message.dropFirst().dropLast(end.count))
  }

  /// Returns the content of a note such as `expected: …` or `heard:    …`.
  private func line(_ name: String) -> String? {
    notes.first { $0.hasPrefix(name) }.map { $0.dropFirst(name.count).trimmingSpaces.shortened(to: 120) }
  }

  /// The notes without the lines of a comparison: `expected:`, `heard:` and `words:`.
  var furtherNotes: [String] {
    notes.filter { note in !["expected:", "heard:", "words:"].contains { note.hasPrefix($0) } }
  }

  /// Whether the diagnostic is about a text that must not be heard.
  var isUnwanted: Bool { message.hasPrefix("“") && message.contains("” was heard: ") }

  /// Whether the diagnostic is about a step without an effect, and not about an expectation.
  var isOfStep: Bool { message.hasPrefix(Self.noEffect) }

  /// Whether the diagnostic is about a swipe at the end of the screen.
  package var isSwipePastEnd: Bool {
    isOfStep && ["after", "before"].contains { message.contains("there is nothing \($0)") }
  }

  /// Whether the diagnostic is about a swipe up or down on an element that has nothing to adjust.
  var isVainAdjustment: Bool { isOfStep && ["a swipe up has", "a swipe down has"].contains { message.contains($0) } }

  /// Whether the diagnostic lists what was lost.
  var isOfLoss: Bool { message.hasPrefix("this was lost: ") }

  private static let noEffect = "this step had no effect: "

  /// The line that was heard instead of the expected line; nil if there is none.
  var heardLine: String? { line("heard:") }

  var comparison: String? {
    guard let expected = line("expected:"), let heard = line("heard:") else { return nil }
    return "Expected “\(expected)”, heard “\(heard)”"
  }

  /// Returns the failed expectation as a sentence without a full stop, for readers who do not know the test. The ids of
  /// elements (`ids`) are put in quotes.
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
      let text = isOfStep ? String(message.dropFirst(Self.noEffect.count)) : message
      return text.quoting(ids).capitalizedSentence
    }
  }
}

extension ReportPage.Failure {
  /// The failure as a moment at the beginning of a play, because only its place in the file is known.
  func moment(ids: Set<String>) -> Moment {
    let diagnostic = Diagnostic(message, notes: notes)
    let sentence = diagnostic.expectation(ids)
    var moment = Moment(
      kind: .unexpected, sentence: sentence, rank: diagnostic.isOfStep ? 74 : 94, entry: 0,
      time: .zero..<(.milliseconds(500)), step: 0, key: sentence)
    moment.place = place
    return moment
  }
}

/// An index of the moments that may be the cause of a failed expectation.
struct Causes {
  /// Indexes of moments, by a text that they quote.
  private var ofText: [String: Int] = [:]
  /// Indexes of moments with an error, by element.
  private var ofElement: [String: Int] = [:]
  /// The index of the worst loss.
  private var firstLoss: Int?
  /// Elements, by the text with which they are spoken.
  private var elements: [String: [String]] = [:]

  init(_ moments: [Moment], _ transcript: Transcript) {
    firstLoss = moments.indices.filter { !moments[$0].losses.isEmpty }.max { moments[$0].rank < moments[$1].rank }
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

  /// Returns the index of the moment that is the cause of a failure. The moment quotes the text that was not heard, is
  /// the worst loss if the failure lists what was lost, or is an error at the element that was heard instead.
  func index(of failure: Diagnostic) -> Int? {
    if failure.isOfLoss { return firstLoss }
    return failure.unheardText.flatMap { ofText[$0] }
      ?? failure.heardLine.flatMap { elements[$0]?.lazy.compactMap { ofElement[$0] }.first }
  }
}

extension Finding {
  func sentence(_ ids: Set<String>) -> String { message.quoting(ids).capitalizedSentence }
}

extension StringProtocol {
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The texts between “ and ”.
  var quotedTexts: [String] {
    split(separator: "“").dropFirst().compactMap { part in part.firstIndex(of: "”").map { String(part[..<$0]) } }
  }

  /// The words that may precede the id of an element in a message. Elsewhere, an id such as `code` is an ordinary word.
  private static let wordsBeforeIDs: Set<Substring> = [
    "", "on", "in", "of", "to", "from", "into", "at", "and", "while", "touching", "covered", "under", "closed",
  ]

  /// Returns the text with quotes around the ids of elements. Without quotes, an id such as `expired` looks like a word
  /// of the sentence. Text that is already in quotes stays unchanged.
  package func quoting(_ ids: Set<String>) -> String {
    var words: [String] = []
    var depth = 0
    var before: Substring = ""
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    for (place, word) in parts.enumerated() {
      let isQuoted = depth > 0 || word.hasPrefix("“")
      for character in word { depth += character == "“" ? 1 : character == "”" ? -1 : 0 }
      let end = word.lastIndex { !",;:.".contains($0) }.map { word.index(after: $0) } ?? word.endIndex
      // “and nothing said so” is no sentence about an element with the id `nothing`.
      let isOfSentence = place + 1 < parts.count && parts[place + 1] == "said"
      let names = !isOfSentence && (before.last == "," || Self.wordsBeforeIDs.contains(before))
      let isID = !isQuoted && names && ids.contains(String(word[..<end]))
      words.append(isID ? "“\(word[..<end])”\(word[end...])" : String(word))
      before = word
    }
    return words.joined(separator: " ")
  }
}
