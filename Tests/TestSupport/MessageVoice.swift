/// How every message is written: it begins with a lower-case letter and has no full stop at its end.
///
/// A message may begin with a name, a quotation, a number or a symbol.
public enum MessageVoice {
  /// Names that are written like words. A word with a capital after its first letter is a name too, such as TalkBack.
  private static let names: Set<Substring> = ["Android", "Foundation", "Xcode"]

  /// Returns the lines of a message that are not written so.
  public static func broken(_ message: String, notes: [String] = [], help: String? = nil) -> [String] {
    broken([message] + notes + (help.map { [$0] } ?? []))
  }

  /// Returns the texts that are not written so.
  public static func broken(_ texts: [String]) -> [String] {
    texts.filter { text in
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isName = word.dropFirst().contains(where: \.isUppercase) || names.contains(word)
      return text.isEmpty || text.first!.isUppercase && !isName || text.hasSuffix(".")
    }
  }
}
