/// The placeholders of a text: `%lld`, `%@`, their numbered forms such as `%2$lld`, and `%%`.
enum Placeholders {
  /// Returns a text with its placeholders replaced.
  ///
  /// A plural form may leave out an argument. Passing fewer arguments than the text requires is a programming error.
  static func fill(_ text: String, with arguments: [PhraseArgument], digits: Digits = .western) -> String {
    // Bytes in memory are much quicker to search and to cut than a text.
    var text = text
    return text.withUTF8 { bytes in fill(bytes, with: arguments, digits: digits) } ?? text
  }

  /// Returns nil if the text has no placeholders.
  private static func fill(
    _ text: UnsafeBufferPointer<UInt8>, with arguments: [PhraseArgument], digits: Digits
  ) -> String? {
    var percent = text.firstIndex(of: UInt8(ascii: "%"))
    if percent == nil { return nil }
    func piece(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }
    var result = ""
    var start = 0
    var next = 0
    while let end = percent {
      result += piece(start..<end)
      var place = end + 1
      if byte(place) == UInt8(ascii: "%") {
        result += "%"
        place += 1
      } else {
        var index = next
        if let number = byte(place), (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(number),
          byte(place + 1) == UInt8(ascii: "$")
        {
          index = Int(number) - 0x31
          place += 2
        } else {
          next += 1
        }
        precondition(
          index < arguments.count, "“\(piece(0..<text.count))” needs \(index + 1) arguments, not \(arguments.count)")
        let isText = byte(place) == UInt8(ascii: "@")
        switch arguments[index] {
        case .text(let text) where isText: result += text
        case .integer(let number) where isText || byte(place) == UInt8(ascii: "l"): result += digits.text(of: number)
        default:
          let shown = piece(0..<text.count)
          preconditionFailure("“\(shown)” does not take \(arguments[index]) as its argument \(index + 1)")
        }
        // The placeholder is `@` or `lld`.
        place += isText ? 1 : 3
      }
      start = place
      percent = text[start...].firstIndex(of: UInt8(ascii: "%"))
    }
    result += piece(start..<text.count)
    return result
  }
}
