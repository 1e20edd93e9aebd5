/// A one-pass XML parser that gives the byte offset of each start tag and text.
///
/// FoundationXML's reader silently drops internal entities (`&app;` of a `<!ENTITY app "…">`). It reports where an
/// element ends, but not where its text begins. It also needs all of Foundation.
///
/// This parser reads only the XML that string catalogues and captures use: elements, attributes, text, CDATA, comments
/// and internal text entities. It checks that tags match, and treats a namespace prefix as part of the name.
package struct MarkupParser {
  /// An attribute, with its entities replaced.
  package struct Attribute {
    package var name: String
    package var value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  package enum Event {
    /// A start tag. A tag that closes itself (`<a/>`) is followed by an `end` event.
    case start(String, [Attribute], offset: Int)
    case end(String)
    /// Text between tags, with its entities replaced. The text of one element can come in several parts.
    case text(String, offset: Int)
    /// A comment, without `<!--` and `-->`.
    case comment(String)
  }

  package let text: FileText
  package var problems: FileProblems
  package private(set) var offset = 0
  package private(set) var hasFailed = false
  private var open: [String] = []
  private var closesAtOnce = false
  private var hasRoot = false
  var entities: [String: String] = [:]
  /// The number of bytes by which entities may still lengthen the text. Without a limit, nested entities can grow
  /// without bound.
  var entityBudget = 1_000_000

  private let depthLimit: Int
  private let allowsSeveralRoots: Bool
  private let failureHelp: String

  /// - Parameters:
  ///   - problems: The problems found so far. The parser adds its own.
  ///   - depthLimit: The maximum nesting depth of elements. The default is deeper than any string catalogue.
  ///   - allowsSeveralRoots: True if the file may be a part of another file, with several outermost elements.
  ///   - failureHelp: The help text of the diagnostic with which the parser stops.
  package init(
    _ text: FileText, problems: FileProblems, depthLimit: Int = 64, allowsSeveralRoots: Bool = false,
    failureHelp: String =
      "correct this first: the rest of the file is not read here, and the app cannot read the file at all"
  ) {
    self.text = text
    self.problems = problems
    self.depthLimit = depthLimit
    self.allowsSeveralRoots = allowsSeveralRoots
    self.failureHelp = failureHelp
  }

  /// Returns the next event; nil at the end of the file, or if the rest cannot be read.
  package mutating func next() -> Event? {
    guard !hasFailed else { return nil }
    if closesAtOnce {
      closesAtOnce = false
      return open.popLast().map(Event.end)
    }
    while offset < text.bytes.count {
      guard text.bytes[offset] == UInt8(ascii: "<") else {
        let start = offset
        guard let string = readText() else { return nil }
        if open.isEmpty {
          guard string.allSatisfy(\.isWhitespace) else {
            fail("there is text outside the outermost element", at: start)
            return nil
          }
          continue
        }
        return .text(string, offset: start)
      }
      switch text.byte(offset + 1) {
      case UInt8(ascii: "?"): guard skip(2, past: "?>", "this instruction is never closed") else { return nil }
      case UInt8(ascii: "!"):
        if starts(with: "<!--") {
          let start = offset + 4
          guard skip(4, past: "-->", "this comment is never closed") else { return nil }
          return .comment(text.string(start..<max(start, offset - 3)))
        }
        if starts(with: "<![CDATA[") {
          let start = offset + 9
          guard !open.isEmpty else {
            fail("there is text outside the outermost element", at: offset)
            return nil
          }
          guard skip(9, past: "]]>", "this CDATA section is never closed") else { return nil }
          return .text(normalized(text.string(start..<max(start, offset - 3))), offset: start)
        }
        guard readDeclaration() else { return nil }
      case UInt8(ascii: "/"): return readEnd()
      default: return readStart()
      }
    }
    if let name = open.last {
      fail("the file ends before </\(name)>", at: text.bytes.count)
    } else if !hasRoot {
      fail("there is no element in the file", at: text.bytes.count)
    }
    return nil
  }

  /// Skips the content and the end tag of the element that was just opened.
  package mutating func skipElement() {
    let depth = open.count
    while open.count >= depth, next() != nil {}
  }

  /// Reads the rest of the element that was just opened, with its end tag. Returns its text, including the text of
  /// inner elements, and the offset of the text.
  package mutating func readContent() -> (text: String, offset: Int) {
    let depth = open.count
    var content = ""
    var start: Int?
    while open.count >= depth, let event = next() {
      if case .text(let string, let offset) = event {
        content += string
        start = start ?? offset
      }
    }
    return (content, start ?? offset)
  }

  package mutating func fail(_ message: String, at offset: Int) {
    guard !hasFailed else { return }
    hasFailed = true
    problems.stop(
      message, at: text.location(min(offset, text.bytes.count)),
      help: failureHelp)
  }

  private func starts(with prefix: StaticString) -> Bool {
    guard offset + prefix.utf8CodeUnitCount <= text.bytes.count else { return false }
    for index in 0..<prefix.utf8CodeUnitCount where text.bytes[offset + index] != prefix.utf8Start[index] {
      return false
    }
    return true
  }

  /// Skips `opening` bytes, then everything up to and including `end`. Reports `message` and returns false if `end` is
  /// missing.
  private mutating func skip(_ opening: Int, past end: StaticString, _ message: String) -> Bool {
    let start = offset
    offset += opening
    while offset < text.bytes.count {
      if text.bytes[offset] == end.utf8Start[0], starts(with: end) {
        offset += end.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    fail(message, at: start)
    return false
  }

  private mutating func skipSpace() {
    while isSpace(text.byte(offset)) { offset += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private mutating func readName() -> String? {
    let start = offset
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        offset += 1
        continue
      default: break
      }
      break
    }
    guard offset > start, !(0x30...0x39).contains(text.bytes[start]), text.bytes[start] != UInt8(ascii: "-") else {
      fail("expected a name; write “<” in a text as “&lt;”", at: start)
      return nil
    }
    return text.string(start..<offset)
  }

  private mutating func readStart() -> Event? {
    let start = offset
    offset += 1
    if open.isEmpty, hasRoot, !allowsSeveralRoots {
      fail("a file can have only one outermost element, and this is a second one", at: start)
      return nil
    }
    guard open.count < depthLimit else {
      fail("this is nested more than \(depthLimit) levels deep", at: start)
      return nil
    }
    guard let name = readName() else { return nil }
    var attributes: [Attribute] = []
    while true {
      let hadSpace = isSpace(text.byte(offset))
      skipSpace()
      switch text.byte(offset) {
      case UInt8(ascii: ">"):
        offset += 1
      case UInt8(ascii: "/") where text.byte(offset + 1) == UInt8(ascii: ">"):
        offset += 2
        closesAtOnce = true
      default:
        let place = offset
        guard hadSpace, offset < text.bytes.count else {
          fail("the tag that opens here is never closed", at: start)
          return nil
        }
        guard let attribute = readAttribute() else { return nil }
        if attributes.contains(where: { $0.name == attribute.name }) {
          fail("the attribute “\(attribute.name)” appears twice", at: place)
          return nil
        }
        guard attributes.count < 100 else {
          fail("this element has more than 100 attributes", at: place)
          return nil
        }
        attributes.append(attribute)
        continue
      }
      break
    }
    hasRoot = true
    open.append(name)
    return .start(name, attributes, offset: start)
  }

  private mutating func readAttribute() -> Attribute? {
    guard let name = readName() else { return nil }
    skipSpace()
    guard text.byte(offset) == UInt8(ascii: "=") else {
      fail("the attribute “\(name)” has no value", at: offset)
      return nil
    }
    offset += 1
    skipSpace()
    let quote = text.byte(offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      fail("the value of “\(name)” needs quotation marks", at: offset)
      return nil
    }
    let start = offset
    offset += 1
    let first = offset
    while offset < text.bytes.count, text.bytes[offset] != quote {
      if text.bytes[offset] == UInt8(ascii: "<") { break }
      offset += 1
    }
    guard text.byte(offset) == quote else {
      fail("the quotation mark that opens here is never closed", at: start)
      return nil
    }
    let end = offset
    guard let value = replacingEntities(first..<end) else { return nil }
    offset = end + 1
    return Attribute(name: name, value: value)
  }

  private mutating func readEnd() -> Event? {
    let start = offset
    offset += 2
    guard let name = readName() else { return nil }
    skipSpace()
    guard text.byte(offset) == UInt8(ascii: ">") else {
      fail("the tag that opens here is never closed", at: start)
      return nil
    }
    offset += 1
    guard let expected = open.last, expected == name else {
      fail(
        open.last.map { "expected </\($0)>, found </\(name)>" } ?? "</\(name)> closes an element that is not open",
        at: start)
      return nil
    }
    open.removeLast()
    return .end(name)
  }

  private mutating func readText() -> String? {
    let start = offset
    var isPlain = true
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "&") || byte == 0x0D { isPlain = false }
      if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
        fail(
          "the control character U+00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) is not valid in XML",
          at: offset)
        return nil
      }
      offset += 1
    }
    let end = offset
    if isPlain { return text.string(start..<end) }
    guard let string = replacingEntities(start..<end) else { return nil }
    offset = end
    return string
  }

  /// Reads `<!DOCTYPE …>` with the entities that it declares.
  private mutating func readDeclaration() -> Bool {
    let start = offset
    offset += 2
    var inside = false
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case UInt8(ascii: "["):
        inside = true
        offset += 1
      case UInt8(ascii: "]"):
        inside = false
        offset += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = text.bytes[(offset + 1)...].firstIndex(of: text.bytes[offset]) else {
          fail("the quotation mark that opens here is never closed", at: offset)
          return false
        }
        offset = end + 1
      case UInt8(ascii: "<") where starts(with: "<!--"):
        guard skip(4, past: "-->", "this comment is never closed") else { return false }
      case UInt8(ascii: "<") where starts(with: "<!ENTITY"):
        guard readEntityDeclaration() else { return false }
      case UInt8(ascii: ">"):
        offset += 1
        if !inside { return true }
      default: offset += 1
      }
    }
    fail("the declaration that opens here is never closed", at: start)
    return false
  }

  private mutating func readEntityDeclaration() -> Bool {
    offset += 8
    skipSpace()
    // Parameter entities (`%` before the name) and external entities (a word before the value) are skipped.
    guard text.byte(offset) != UInt8(ascii: "%") else { return true }
    guard let name = readName() else { return false }
    skipSpace()
    let quote = text.byte(offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return true }
    guard let end = text.bytes[(offset + 1)...].firstIndex(of: quote) else {
      fail("the quotation mark that opens here is never closed", at: offset)
      return false
    }
    guard let value = replacingEntities(offset + 1..<end) else { return false }
    if entities[name] == nil { entities[name] = value }
    offset = end + 1
    return true
  }
}

extension [MarkupParser.Attribute] {
  package subscript(_ name: String) -> String? { first { $0.name == name }?.value }
}
