/// A parser for comments that tell checks to ignore rules: `[a11y-sim:ignore RULE REASON]`, any number of times.
enum CommentedIgnores {
  /// Returns the rules that a comment ignores, each with its reason. The reason is empty if the comment states none.
  static func read(_ comment: String) -> [String: String] {
    guard comment.has("[a11y-sim:ignore") else { return [:] }
    var ignores: [String: String] = [:]
    var rest = comment[...]
    while let start = rest.firstRange(ofText: "[a11y-sim:ignore") {
      rest = rest[start.upperBound...]
      guard rest.first == " ", let end = rest.firstIndex(of: "]") else { continue }
      let words = rest[..<end].split(separator: " ", maxSplits: 1)
      rest = rest[end...]
      guard let rule = words.first else { continue }
      let reason = words.count > 1 ? words[1].trimmingSpaces : ""
      ignores[rule.last == ":" ? String(rule.dropLast()) : String(rule)] = reason
    }
    return ignores
  }
}

extension Substring {
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    // Comparing at every candidate is fast enough because comments are short.
    guard let first = text.utf8.first else { return nil }
    var start = startIndex
    while let candidate = utf8[start...].firstIndex(of: first) {
      if utf8[candidate...].starts(with: text.utf8) {
        return candidate..<utf8.index(candidate, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: candidate)
    }
    return nil
  }
}

extension StringProtocol {
  package var trimmingSpaces: String {
    // Most texts need no trimming, and checking scalars is faster than checking characters.
    guard let first = unicodeScalars.first?.value, let last = unicodeScalars.last?.value else { return "" }
    if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return String(self) }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
