/// The placeholders of a text: `%lld`, `%@`, their numbered forms such as `%2$lld`, and `%%`.
enum Placeholders {
  /// Returns a text with its placeholders replaced.
  ///
  /// A plural form may leave out an argument. Passing fewer arguments than the text requires is a programming error.
  static func fill(_ text: String, with arguments: [PhraseArgument], digits: Digits = .western) -> String {
    // Most texts have no placeholders, and a search for a percent sign is the quickest check.
    if text.utf8.withContiguousStorageIfAvailable({ $0.contains(UInt8(ascii: "%")) }) == false { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    var next = 0
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result += "%"
        continue
      }
      var index = next
      if let number = rest.first, ("1"..."9").contains(number), rest.dropFirst().first == "$" {
        index = Int(number.value) - 0x31
        rest.removeFirst(2)
      } else {
        next += 1
      }
      precondition(index < arguments.count, "“\(text)” needs \(index + 1) arguments, not \(arguments.count)")
      switch (rest.first, arguments[index]) {
      case ("@", .text(let text)): result += text
      case ("@", .integer(let number)), ("l", .integer(let number)): result += digits.text(of: number)
      default: preconditionFailure("“\(text)” does not take \(arguments[index]) as its argument \(index + 1)")
      }
      rest.removeFirst(rest.first == "@" ? 1 : 3)
    }
    return result
  }
}
