/// The bytes of a document, checked for what the YAML library must never see: other encodings, control characters, and
/// nesting or aliases that would exhaust the stack or time.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// The text, without a byte order mark.
  func checked() throws(Diagnostic) -> String {
    if bytes.count > Document.sizeLimit {
      throw Diagnostic(
        "the file has \(bytes.count) bytes; a scenario may have \(Document.sizeLimit)",
        help: "split it into several scenarios")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Diagnostic("the file is UTF-16, not UTF-8", line: 1, column: 1, help: "save it as UTF-8")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else { throw invalidByte(in: body) }
    try checkCharacters(of: text)
    var scanner = NestingScanner(bytes: Array(body))
    try scanner.check()
    return text
  }

  private func invalidByte(in body: ArraySlice<UInt8>) -> Diagnostic {
    // Everything before the first replacement character that is not in the bytes themselves is valid.
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = body.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): (line, column) = (line + 1, 1)
      case .scalarValue: column += 1
      case .emptyInput, .error:
        return Diagnostic("this byte is not UTF-8", line: line, column: column, help: "save the file as UTF-8")
      }
    }
  }

  private func checkCharacters(of text: String) throws(Diagnostic) {
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isControl =
        value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D || value == 0x7F
        || value > 0x7F && value < 0xA0 && value != 0x85 || value == 0xFFFE || value == 0xFFFF
      if isControl {
        let hex = String(value, radix: 16, uppercase: true)
        throw Diagnostic(
          "the control character U+\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex) cannot be here",
          line: line, column: column, help: "remove it, or write it as an escape in double quotes")
      }
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
  }
}

/// Follows YAML's brackets, quotes, block scalars and indentation closely enough to know that no node is nested too deep.
private struct NestingScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Columns of open block collections.
  private var blocks: [Int] = []
  private var flowDepth = 0
  private var anchors = 0
  /// Whether a quote, a bracket or an indicator would be one here, rather than part of a plain text.
  private var isAtTokenStart = true
  /// The indentation that a plain text's further lines must exceed; nil when none is open.
  private var openPlainIndent: Int?
  /// The end of a flow collection, an alias: what must not be a key.
  private var lastTokenCannotBeKey = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func check() throws(Diagnostic) {
    while index < bytes.count { try scanLine() }
  }

  private var column: Int { index - lineStart }

  private func here() -> (line: Int, column: Int) {
    let scalars = bytes[lineStart..<min(index, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return (line, scalars + 1)
  }

  private func byte(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private func isBlank(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 || isBreak(byte) }

  private func isBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Takes one line break, if there is one.
  private mutating func takeBreak() {
    if byte() == 0x0D { index += 1 }
    if byte() == 0x0A { index += 1 }
    line += 1
    lineStart = index
  }

  private mutating func skipToBreak() { while index < bytes.count, !isBreak(byte()) { index += 1 } }

  private mutating func scanLine() throws(Diagnostic) {
    while byte() == 0x20 { index += 1 }
    let indent = column
    if isBreak(byte()) || byte() == nil { return takeBreak() }
    if byte() == UInt8(ascii: "#") {
      skipToBreak()
      return takeBreak()
    }
    if flowDepth == 0 {
      if let open = openPlainIndent, indent > open {
        // Goes on with a plain text: brackets and quotes mean nothing here, but “: ” would end it with an error.
        skipPlain()
        skipToBreak()
        return takeBreak()
      }
      openPlainIndent = nil
      while let last = blocks.last, last > indent { blocks.removeLast() }
      isAtTokenStart = true
      lastTokenCannotBeKey = false
    }
    try scanTokens()
    takeBreak()
  }

  private mutating func scanTokens() throws(Diagnostic) {
    var isAfterSpace = true
    while let next = byte(), !isBreak(next) {
      defer { isAfterSpace = next == 0x20 || next == 0x09 }
      if next == 0x20 || next == 0x09 {
        index += 1
        continue
      }
      if next == UInt8(ascii: "#"), isAfterSpace { return skipToBreak() }
      if next == UInt8(ascii: ":"), isBlank(byte(1)) || flowDepth > 0 {
        if lastTokenCannotBeKey { throw complexKey() }
        index += 1
        isAtTokenStart = true
        openPlainIndent = nil
        continue
      }
      lastTokenCannotBeKey = false
      if flowDepth > 0, try scanFlowIndicator(next) { continue }
      guard isAtTokenStart else {
        index += 1
        if flowDepth == 0 { openPlainIndent = blocks.dropLast().last ?? -1 }
        continue
      }
      try scanToken(next)
    }
  }

  private mutating func scanFlowIndicator(_ next: UInt8) throws(Diagnostic) -> Bool {
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try openFlow()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      flowDepth -= 1
      isAtTokenStart = false
      lastTokenCannotBeKey = true
    case UInt8(ascii: ","):
      index += 1
      isAtTokenStart = true
    default:
      return false
    }
    return true
  }

  private mutating func openFlow() throws(Diagnostic) {
    flowDepth += 1
    if flowDepth + blocks.count > Document.depthLimit {
      throw Document.tooDeep(line: here().line, column: here().column)
    }
    index += 1
    isAtTokenStart = true
  }

  /// A token that begins here.
  private mutating func scanToken(_ next: UInt8) throws(Diagnostic) {
    switch next {
    case UInt8(ascii: "-") where flowDepth == 0 && isBlank(byte(1)):
      try openBlock()
      index += 1
    case UInt8(ascii: "?") where isBlank(byte(1)):
      throw complexKey()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if flowDepth == 0 { try openBlock() }
      try openFlow()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if flowDepth == 0 { try openBlock() }
      skipQuoted(next)
      isAtTokenStart = false
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "*"):
      if next == UInt8(ascii: "&") { try countAnchor() }
      if flowDepth == 0 { try openBlock() }
      while !isBlank(byte()), flowDepth == 0 || !isFlowIndicator(byte()) { index += 1 }
      if next == UInt8(ascii: "*") {
        isAtTokenStart = false
        lastTokenCannotBeKey = true
      }
    case UInt8(ascii: "|") where flowDepth == 0, UInt8(ascii: ">") where flowDepth == 0:
      skipBlockScalar()
    default:
      if flowDepth == 0 {
        try openBlock()
        openPlainIndent = blocks.dropLast().last ?? -1
      }
      isAtTokenStart = false
      index += 1
    }
  }

  private func isFlowIndicator(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ",")
  }

  /// A block collection may begin in this column.
  private mutating func openBlock() throws(Diagnostic) {
    if let last = blocks.last, last >= column { return }
    blocks.append(column)
    if blocks.count > Document.depthLimit { throw Document.tooDeep(line: here().line, column: here().column) }
  }

  private mutating func countAnchor() throws(Diagnostic) {
    anchors += 1
    if anchors > Document.anchorLimit {
      throw Diagnostic(
        "more than \(Document.anchorLimit) anchors (`&name`)", line: here().line, column: here().column,
        help: "write the values out")
    }
  }

  private func complexKey() -> Diagnostic {
    Diagnostic(
      "a key must be a plain word here", line: here().line, column: here().column,
      help: "write `name: value`; lists, mappings and aliases cannot be keys")
  }

  /// The rest of a plain text on this line, up to a comment.
  private mutating func skipPlain() {
    while let next = byte(), !isBreak(next) {
      if next == UInt8(ascii: "#"), isBlank(byte(-1)) { return }
      index += 1
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while let next = byte() {
      if isBreak(next) {
        takeBreak()
      } else if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
        if isBreak(byte()) { takeBreak() } else { index += 1 }
      } else if next == quote {
        index += 1
        // Two single quotes are one inside.
        guard quote == UInt8(ascii: "'"), byte() == quote else { return }
        index += 1
      } else {
        index += 1
      }
    }
  }

  /// A literal or folded text: every further line that is blank or indented deeper than what it belongs to.
  private mutating func skipBlockScalar() {
    let parent = blocks.last ?? -1
    skipToBreak()
    takeBreak()
    while index < bytes.count {
      let start = index
      while byte() == 0x20 { index += 1 }
      if isBreak(byte()) || byte() == nil {
        takeBreak()
      } else if column > parent {
        skipToBreak()
        takeBreak()
      } else {
        index = start
        // The caller takes a line break after this line; it has been taken already.
        index -= 1
        line -= 1
        return
      }
    }
  }
}
