import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let keySpoken = StringCheck(
    id: "key-spoken", severity: .error, summary: "the text is a key of the catalogue",
    explanation: """
      If the text of a key was never written, a voice reads the key, with its dots and underscores. The rule looks at \
      texts that contain no space and at least two dots or underscores. It reports such a text if it is its own key or \
      the key of another entry, or if it consists of small words joined with underscores. If the source is written like a \
      key, too, this is reported once, with the languages that do the same. The rule ignores addresses.
      """,
    remedy: "write the text",
    examples: [
      Example(
        key: "text_message_accessibility_label", source: "Message", language: "pl",
        bad: "text_message_accessibility_label", good: "Wiadomość")
    ]
  ) { input in
    let table = input.table
    let keys = Set(table.entries.map(\.entry.key))
    var spots: [Spot] = []
    for (entry, range) in zip(table.entries, table.ranges) {
      let faulty = table.texts[range].filter { isKey($0, keys) }
      if faulty.isEmpty { continue }
      // Android apps keep the names of their settings among the texts. Nobody translates those.
      if table.platform == .android, faulty.count == 1, faulty[0].isSource, entry.entry.localizations.count == 1,
        faulty[0].text == entry.entry.key
      {
        continue
      }
      let sources = faulty.filter(\.isSource)
      // If the source text looks like a key, translations often look like keys too.
      let isCopied = isJoined(entry.source?.forms.first?.text ?? entry.entry.key)
      let copies = faulty.filter { !$0.isSource && ($0.equalsSource || isCopied && $0.text != entry.entry.key) }
      if let source = sources.first {
        var spot = Spot(source, message(source))
        spot.languages = copies.map(\.language.tag)
        spots.append(spot)
      } else if let first = copies.first {
        let said = entry.source?.forms.first?.text ?? entry.entry.key
        var spot = Spot(
          entry: entry, language: table.table.sourceLanguage,
          "the source is written like a key, \(said.quotedShort), and so are its translations: \(message(first))",
          severity: .warning)
        spot.languages = copies.map(\.language.tag)
        spots.append(spot)
      }
      for text in faulty where !text.isSource && !copies.contains(where: { $0 === text }) {
        spots.append(Spot(text, message(text)))
      }
    }
    return spots
  }

  private static func isKey(_ text: CheckedText, _ keys: Set<String>) -> Bool {
    guard !text.traits.kinds.isDisjoint(with: [.underscore, .dot]), !text.traits.kinds.contains(.space),
      text.specifiers.isEmpty, isIdentifier(text.text),
      text.isSource || !text.equalsSource || text.text == text.entry.entry.key
    else { return false }
    return keys.contains(text.text) || text.text.utf8.count { $0 == UInt8(ascii: "_") } > 1 && !text.isSource
  }

  private static func message(_ text: CheckedText) -> String {
    let said = text.text.map { $0 == "_" ? " underscore " : $0 == "." ? " dot " : String($0) }.joined()
    return "a key is heard: \(said.quotedShort)"
  }

  private static func isJoined(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "_")) && !text.contains(" ") }

  /// Returns whether a text is an identifier: ASCII words joined by at least two dots or underscores.
  ///
  /// A text joined only by dots is not an identifier if it looks like an address or a file name: its first word is
  /// `www`, `com`, `org`, `net` or `io`, or its last word is `local` or has at most four characters.
  private static func isIdentifier(_ text: String) -> Bool {
    var joints = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"): joints += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        break
      default: return false
      }
    }
    // In capitals, it is a placeholder of another library: `_MENU_`.
    guard joints > 1, text.utf8.contains(where: { (0x61...0x7A).contains($0) }),
      text.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.contains("") { return false }
    guard parts.count > 1, !text.contains("_") else { return true }
    let last = parts[parts.count - 1].lowercased()
    return last.count > 4 && !["info", "name", "local", "json"].contains(last)
      && !["www", "com", "org", "net", "io"].contains(parts[0].lowercased())
  }
}
