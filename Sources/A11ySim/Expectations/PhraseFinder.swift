import Locales

/// An index of the catalogue phrases of screen readers and components, in all languages. An expected line is plain
/// text, so only its words show which phrases it contains.
struct PhraseFinder: Sendable {
  struct Match: Sendable, Hashable {
    var key: String
    /// The BCP 47 tag of the catalogue's language.
    var language: String
  }

  /// The shared finder. It is built at first use, because only comparisons that find a difference need it.
  static let shared = PhraseFinder()

  private var plain: [String: [Match]] = [:]
  /// Phrases with placeholders, split into the parts around the placeholders.
  private var templates: [(chunks: [Substring], match: Match)] = []

  /// The maximum length of a text that can be a phrase, in UTF-8 bytes. The length allows for any Unicode normalisation
  /// form.
  private var longest = 0

  private init() {
    for language in Wording.voiceOverLanguages {
      guard let wording = Wording(voiceOver: language) else { continue }
      for phrase in Phrase.allCases {
        if let found = wording.template(phrase) { add(found) }
      }
      if let one = wording.phrase(.characterCount, .integer(1)) { add(one) }
    }
    for language in ComponentWording.languages {
      let wording = ComponentWording(components: language)
      for phrase in ComponentPhrase.allCases {
        if let found = wording.template(phrase) { add(found) }
      }
    }
  }

  private mutating func add(_ phrase: LocalizedPhrase) {
    let match = Match(key: phrase.key, language: phrase.language)
    let chunks = Self.chunks(of: phrase.text)
    longest = max(longest, 3 * phrase.text.utf8.count + 200)
    if chunks.count == 1 {
      plain[phrase.text, default: []].append(match)
    } else if chunks.contains(where: { $0.contains { $0.isLetter } }) {
      templates.append((chunks, match))
    }
  }

  /// Splits a text at its placeholders, such as `%@` and `%lld`.
  private static func chunks(of text: String) -> [Substring] {
    var chunks: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while let percent = text[index...].firstIndex(of: "%") {
      var end = text.index(after: percent)
      while end < text.endIndex, text[end].isNumber || text[end] == "$" { end = text.index(after: end) }
      if text[end...].hasPrefix("lld") {
        end = text.index(end, offsetBy: 3)
      } else if text[end...].hasPrefix("@") {
        end = text.index(after: end)
      } else {
        index = end
        continue
      }
      chunks.append(text[start..<percent])
      (start, index) = (end, end)
    }
    return chunks + [text[start...]]
  }

  /// Returns the phrases that match a text. Phrases with placeholders are tried only if no phrase equals the text.
  func matches(_ text: String) -> [Match] {
    if text.utf8.count > longest { return [] }
    if let found = plain[text] { return found }
    return templates.filter { Self.fits(text, $0.chunks) }.map(\.match)
  }

  func phrase(_ text: String, in language: String) -> String? {
    matches(text).first { $0.language == language }?.key
  }

  private static func fits(_ text: String, _ chunks: [Substring]) -> Bool {
    guard text.hasPrefix(chunks[0]), text.hasSuffix(chunks.last!),
      text.count > chunks.reduce(0, { $0 + $1.count })
    else { return false }
    var rest = text.dropFirst(chunks[0].count).dropLast(chunks.last!.count)
    for chunk in chunks.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: chunk) else { return false }
      rest = rest[range.upperBound...]
    }
    // A placeholder stands for a number, or for one or two words. A longer text is another sentence.
    return !rest.isEmpty && rest.count <= 20
  }
}

extension Segment.Source {
  /// Creates the source of a screen reader's phrase, such as `.state` for a key that begins with `state.`; nil for a
  /// phrase of a component.
  init?(phrase key: String) {
    guard let phrase = Phrase(rawValue: key) else { return nil }
    switch phrase.rawValue.prefix(while: { $0 != "." }) {
    case "trait", "heading", "stepper", "dismiss": self = .trait
    case "state": self = .state
    case "hint": self = phrase == .actionsAvailable || phrase == .moreContentAvailable ? .actions : .hint
    case "insertionPoint": self = .insertionPoint
    case "value": self = .value
    case "label": self = .label
    case "context", "pageControl": self = .position
    case "character": self = .echo
    default: self = .context
    }
  }

  var name: String {
    switch self {
    case .group: "the name of the group"
    case .label: "the label"
    case .value: "the value"
    case .placeholder: "the placeholder"
    case .trait: "the trait"
    case .state: "the state"
    case .position: "the position"
    case .hint: "the hint"
    case .actions: "the notice of more actions"
    case .insertionPoint: "the insertion point"
    case .echo: "the echo"
    case .deletion: "what was deleted"
    case .announcement: "the announcement"
    case .error: "the error"
    case .context: "the context"
    }
  }
}
