import Locales

/// An index of catalogue phrases in all languages. An expected line is plain text, so only its words show which phrases
/// it contains.
package struct PhraseIndex: Sendable {
  package struct Match: Sendable, Hashable {
    package var key: String
    /// The BCP 47 tag of the catalogue's language.
    package var language: String
  }

  private var plain: [String: [Match]] = [:]
  /// Phrases with placeholders, split into the parts around the placeholders.
  private var templates: [(chunks: [Substring], match: Match)] = []

  /// The maximum length of a text that can be a phrase, in UTF-8 bytes. The length allows for any Unicode normalisation
  /// form.
  private var longest = 0

  package init(_ phrases: [LocalizedPhrase]) {
    for phrase in phrases { add(phrase) }
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

  /// Returns the phrases that equal a text.
  fileprivate func equals(of text: String) -> [Match] { text.utf8.count > longest ? [] : plain[text] ?? [] }

  /// Returns the phrases with placeholders that a text can be, if something stands in their placeholders.
  fileprivate func templates(fitting text: String) -> [Match] {
    text.utf8.count > longest ? [] : templates.filter { Self.fits(text, $0.chunks) }.map(\.match)
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

extension [PhraseCatalogue] {
  /// Returns the phrases that match a text, in all languages. Phrases with placeholders are tried only if no phrase
  /// equals the text.
  package func matches(_ text: String) -> [PhraseIndex.Match] {
    let indices = map { $0.index() }
    let equal = indices.flatMap { $0.equals(of: text) }
    return equal.isEmpty ? indices.flatMap { $0.templates(fitting: text) } : equal
  }

  /// Returns the key of a phrase that matches a text in a language; nil if there is none.
  package func phrase(matching text: String, in language: String) -> String? {
    matches(text).first { $0.language == language }?.key
  }
}
