/// A transcript line without its marks, such as `[not heard]` and `[cut: …]`.
struct MarkedLine {
  /// The whole text, including words that were not heard.
  let text: String
  /// The part of the text that was heard; nil if the whole text was heard.
  let heard: String?

  init(_ line: String) {
    if let rest = line.suffix(after: "[not heard] ") {
      (text, heard) = (rest, "")
    } else if let rest = line.suffix(after: "[cut: "), rest.hasSuffix("]") {
      (text, heard) = (String(rest.dropLast()), "")
    } else if line.hasSuffix("]"), let range = line.ranges(of: " [cut: ").last {
      let before = Self.unescaped(String(line[..<range.lowerBound]))
      (text, heard) = (before + " " + line[range.upperBound...].dropLast(), before)
    } else {
      (text, heard) = (Self.unescaped(line), nil)
    }
  }

  private static func unescaped(_ text: String) -> String { text.suffix(after: "\\") ?? text }
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
