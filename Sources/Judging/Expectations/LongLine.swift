/// Functions that shorten lines longer than `limit`, so that messages can show the lines.
enum LongLine {
  /// The maximum length of a line whose words are compared, in UTF-8 bytes. Comparing words takes quadratic time.
  static let limit = 10_000

  /// The maximum length of a shortened text in Unicode scalars (`shown`), and the number of characters that are shown
  /// before a difference (`before`).
  private static let (shown, before) = (200, 20)

  static func isLong(_ line: String) -> Bool { line.utf8.count > limit }

  static func cut(_ line: String) -> String { isLong(line) ? beginning(line[...]) : line }

  /// Returns a text that shows how two lines differ. The text begins shortly before the first difference.
  static func difference(_ expected: String, _ heard: String) -> String {
    let same = zip(expected, heard).prefix { $0 == $1 }.count
    let (old, new) = (expected.dropFirst(same), heard.dropFirst(same))
    let context = beginning(expected.dropFirst(max(0, same - before)).prefix(min(same, before)))
    return (same > before ? "…" : "") + context + (old.isEmpty ? "" : "[-\(beginning(old))-]")
      + (new.isEmpty ? "" : "{+\(beginning(new))+}")
  }

  /// Returns the first `shown` Unicode scalars. Characters are not counted, because a character can have any number of
  /// marks.
  private static func beginning(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.prefix(shown)
    return String(scalars) + (scalars.endIndex < text.endIndex ? "…" : "")
  }
}
