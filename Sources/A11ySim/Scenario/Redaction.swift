/// Hides what a person entered: typed, pasted and filled codes, whole and character by character.
struct Redaction: Sendable {
  private var codes: Set<String> = []
  private var characters: Set<Character> = []

  /// Notes what a step enters.
  mutating func add(_ step: Step) {
    switch step.action {
    case .type(let text, _, _), .paste(let text?), .autofill(let text):
      codes.insert(text)
      let packed = text.filter { !$0.isWhitespace }
      codes.insert(packed)
      characters.formUnion(packed)
    default: break
    }
  }

  /// A text without the codes in it.
  func masked(_ text: String) -> String {
    var text = text
    // The longest first: a code may hold another.
    for code in codes.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where !code.isEmpty {
      if text == code || code.count > 1 { text = text.replacing(code, with: bullets(code)) }
    }
    // What an app makes of a code, such as a part of it.
    let isPartOfCode = !text.isEmpty && text.allSatisfy { characters.contains($0) || $0 == "•" || $0 == " " }
    return isPartOfCode ? bullets(text) : text
  }

  /// An utterance without the codes in it, and without the characters as they are typed, deleted and read back.
  func masked(_ utterance: Utterance) -> Utterance {
    var utterance = utterance
    for index in utterance.segments.indices {
      let segment = utterance.segments[index]
      switch segment.source {
      case .echo, .deletion:
        utterance.segments[index].text = bullets(segment.text)
        utterance.segments[index].spokenAs = nil
        utterance.segments[index].phrase = nil
      case .value, .insertionPoint, .label, .announcement, .error, .group, .hint, .placeholder:
        if segment.phrase == nil { utterance.segments[index].text = masked(segment.text) }
      case .trait, .state, .position, .actions, .context: break
      }
    }
    return utterance
  }

  private func bullets(_ text: String) -> String { String(text.map { $0 == " " ? $0 : "•" }) }
}
