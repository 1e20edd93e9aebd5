import AccessibilityModel
import TextFormats

/// A property list in which each value has its location in the file.
///
/// Foundation's reader is not used. It loses the order of keys and all positions, and it prints to standard error. This
/// target needs Foundation for nothing else, and Foundation would slow down every start of the tool.
struct PropertyList {
  /// A value of a property list. Catalogues do not use dates, data and numbers. For these values, `other` has only the
  /// kind.
  indirect enum Value {
    case string(String)
    case dictionary([Member])
    case array([PropertyList])
    case other(String)
  }

  struct Member {
    var key: String
    var location: FileLocation
    var value: PropertyList
  }

  var value: Value
  var location: FileLocation

  /// The maximum nesting depth. No catalogue is deeper, and the stack of a thread allows more.
  static let depthLimit = 64

  /// Reads an XML or binary property list. Returns nil if the file is neither.
  ///
  /// A damaged list is reported. A damaged binary list becomes an empty dictionary. From a damaged XML list, the values
  /// before the damage are returned.
  static func read(file: String, bytes: [UInt8], problems: inout FileProblems) -> PropertyList? {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyListParser(file: file, bytes: bytes)
      return reader.read(problems: &problems)
    }
    guard isXML(bytes) else { return nil }
    let text = FileText(file: file, bytes: bytes, problems: &problems)
    var reader = XMLPropertyListParser(text: text, problems: problems)
    let list = reader.read()
    problems = reader.problems
    return list
  }

  /// Returns whether the file begins with `<` and then `p`, `?` or `!`. White space, byte order marks and the zero
  /// bytes of UTF-16 are ignored.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(200).filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF && $0 > 0x20 }
    var text = start[...]
    while text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    guard text.first == UInt8(ascii: "<"), let second = text.dropFirst().first else { return false }
    return second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || second == UInt8(ascii: "p")
  }
}
