/// A property list, and where each of its values stands.
///
/// Foundation's reader is not used: it loses the order of keys and all positions, prints to standard error, and would be the
/// only reason for this target to need Foundation, which costs every start of the tool.
struct PropertyList {
  /// What a value is; dates, data and numbers are no part of catalogues and keep only their kind.
  indirect enum Value {
    case string(String)
    case dictionary([Member])
    case array([PropertyList])
    case other(String)
  }

  /// A key and what it has.
  struct Member {
    var key: String
    var location: SourceLocation
    var value: PropertyList
  }

  var value: Value
  var location: SourceLocation

  /// Deeper than any catalogue, less than what a thread's stack holds.
  static let depthLimit = 64

  /// Reads an XML or binary property list; nil for what is neither. What cannot be read is an empty dictionary, and said.
  static func read(file: String, bytes: [UInt8], problems: inout CatalogProblems) -> PropertyList? {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyListParser(file: file, bytes: bytes)
      return reader.read(problems: &problems)
    }
    guard isXML(bytes) else { return nil }
    let text = CatalogText(file: file, bytes: bytes, problems: &problems)
    var reader = XMLPropertyListParser(text: text, problems: problems)
    let list = reader.read()
    problems = reader.problems
    return list
  }

  /// Whether the first thing that is not white space, a mark or the zero byte of UTF-16 is `<` and a letter, `?` or `!`.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(200).filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF && $0 > 0x20 }
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start[...]
    guard text.first == UInt8(ascii: "<"), let second = text.dropFirst().first else { return false }
    return second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || second == UInt8(ascii: "p")
  }
}
