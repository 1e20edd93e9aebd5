/// The placeholders of a text: `%lld`, `%@`, their numbered forms such as `%2$lld`, and `%%`.
enum Placeholders {
  /// Returns a text with its placeholders replaced.
  ///
  /// A plural form may leave out an argument. Passing fewer arguments than the text requires is a programming error.
  static func fill(_ text: String, with arguments: [PhraseArgument], digits: Digits = .western) -> String {
    // Most texts have no placeholders, and a search for a percent sign is the quickest check.
    if text.utf8.withContiguousStorageIfAvailable({ $0.contains(UInt8(ascii: "%")) }) == false { return text }
    var result = ""
    var rest = text.utf8[...]
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
        result += "%"
        continue
      }
      var index = next
      if let number = rest.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(number),
        rest.dropFirst().first == UInt8(ascii: "$")
      {
        index = Int(number) - 0x31
        rest.removeFirst(2)
      } else {
        next += 1
      }
      precondition(index < arguments.count, "“\(text)” needs \(index + 1) arguments, not \(arguments.count)")
      let isText = rest.first == UInt8(ascii: "@")
      switch arguments[index] {
      case .text(let text) where isText: result += text
      case .integer(let number) where isText || rest.first == UInt8(ascii: "l"): result += digits.text(of: number)
      default: preconditionFailure("“\(text)” does not take \(arguments[index]) as its argument \(index + 1)")
      }
      rest.removeFirst(isText ? 1 : 3)
    }
    result += Substring(rest)
    return result
  }
}
