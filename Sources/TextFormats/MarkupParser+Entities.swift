extension MarkupParser {
  /// Returns the text of a range, with entities replaced and with `\n` for every line break. Stops parsing and returns
  /// nil if an entity is invalid.
  mutating func replacingEntities(_ range: Range<Int>) -> String? {
    guard let ampersand = text.bytes[range].firstIndex(of: UInt8(ascii: "&")) else {
      return normalized(text.string(range))
    }
    var result = text.string(range.lowerBound..<ampersand)
    var offset = ampersand
    while offset < range.upperBound {
      guard text.bytes[offset] == UInt8(ascii: "&") else {
        let next = text.bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
        result += text.string(offset..<next)
        offset = next
        continue
      }
      let limit = min(range.upperBound, offset + 66)
      guard let end = text.bytes[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else {
        fail("this “&” does not begin an entity; write “&” in a text as “&amp;”", at: offset)
        return nil
      }
      let name = text.string(offset + 1..<end)
      guard let replacement = entity(name) else {
        fail("“&\(name);” is not a known entity; write “&” in a text as “&amp;”", at: offset)
        return nil
      }
      entityBudget -= replacement.utf8.count
      guard entityBudget >= 0 else {
        fail("the entities of this file expand to more text than is allowed", at: offset)
        return nil
      }
      result += replacement
      offset = end + 1
    }
    return normalized(result)
  }

  private func entity(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number), digits.last?.isHexDigit ?? false else {
      return nil
    }
    return String(Character(scalar))
  }

  func normalized(_ string: String) -> String {
    guard string.utf8.contains(0x0D) else { return string }
    var bytes: [UInt8] = []
    var wasReturn = false
    for byte in string.utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || !wasReturn {
        bytes.append(byte)
      }
      wasReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
