extension StringCheck {
  static let keySpoken = StringCheck(
    id: "key-spoken", severity: .error, summary: "the text is a key of the catalogue",
    explanation: """
      If the text of a key was never written, a voice reads the key, with its dots and underscores. The rule looks at \
      texts that contain no space and at least two dots or underscores. It reports such a text if it is a key of the \
      table, or if it has two underscores and differs from the source. It ignores addresses.
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
    return table.texts.compactMap { text in
      guard !text.traits.kinds.isDisjoint(with: [.underscore, .dot]), !text.traits.kinds.contains(.space),
        text.specifiers.isEmpty, isIdentifier(text.text),
        text.isSource || !text.equalsSource || text.text == text.entry.entry.key
      else { return nil }
      let isKey = keys.contains(text.text)
      guard isKey || text.text.utf8.count(where: { $0 == UInt8(ascii: "_") }) > 1 && !text.isSource else { return nil }
      let said = text.text.map { $0 == "_" ? " underscore " : $0 == "." ? " dot " : String($0) }.joined()
      return Spot(text, "a key is heard: \(said.quotedShort)")
    }
  }

  /// Returns whether a text is an identifier: ASCII words joined by at least two dots or underscores.
  ///
  /// A text joined only by dots may be an address or a file name. It is not an identifier if it begins with `www`,
  /// `com`, `org`, `net` or `io`, or if its last word is `local` or has at most four characters.
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
    guard joints > 1, text.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.contains("") { return false }
    guard parts.count > 1, !text.contains("_") else { return true }
    let last = parts[parts.count - 1].lowercased()
    return last.count > 4 && !["info", "name", "local", "json"].contains(last)
      && !["www", "com", "org", "net", "io"].contains(parts[0].lowercased())
  }
}
