import AccessibilityModel

/// A scanner that measures how deep a YAML text is nested, before libyaml reads the text.
///
/// The scanner splits the text into tokens exactly as libyaml does, so both agree on which characters are brackets. The
/// scanner stops where libyaml would report an error, because libyaml reads nothing after an error.
///
/// The scanner also rejects:
/// - a large number of anchors
/// - keys that are not texts, because hashing these keys with all their aliases can be slow
/// - tags and directives, which have no meaning in a scenario
struct NestingScanner {
  /// An open `[` or `{`.
  private struct Flow {
    enum Place { case start, value, complete }

    var isMapping: Bool
    /// The scanned part of the current entry: nothing (`start`), the key and colon (`value`), or everything
    /// (`complete`).
    var place = Place.start
  }

  /// A position where a key without `?` may begin.
  private struct Key {
    var isPossible = false
    var isRequired = false
    /// Whether the key begins with a bracket or an alias.
    var isComplex = false
    var index = 0
    var line = 0
    var column = 0
  }

  private let bytes: [UInt8]
  /// The index of the next byte.
  private var position = 0
  /// The number of Unicode scalars before `position`.
  private var index = 0
  /// The number of Unicode scalars before `position` in its line.
  private var column = 0
  /// The number of line breaks before `position`.
  private var line = 0
  /// The columns of the open block collections, outermost first.
  private var indents: [Int] = []
  private var flows: [Flow] = []
  /// The possible keys: the first for the block context, then one for each open bracket.
  private var keys = [Key()]
  private var isKeyAllowed = true
  /// Whether the previous token was an anchor, so that the next node is the anchor's value.
  private var isAfterAnchor = false
  private var anchors = 0
  private var hasContent = false
  private(set) var deepest = 0
  /// Whether the scan has ended, at the end of the text or where libyaml stops with an error.
  private var isOver = false

  /// Creates a scanner. The text must not contain NUL. Its line breaks must be LF, CRLF or CR.
  init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// Throws a diagnostic for the first position where the text is nested too deep, has too many anchors, or uses YAML
  /// that scenarios do not allow.
  mutating func check() throws(Diagnostic) {
    while !isOver { try scanToken() }
  }

  /// Whether every byte has been scanned. False if libyaml would stop at an error.
  var isAtEnd: Bool { position == bytes.count }

  // MARK: Characters

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isBlankOrEnd(_ byte: UInt8?) -> Bool { byte == nil || isSpace(byte) || isBreak(byte) }

  /// Consumes one character that is not a line break.
  private mutating func advance() {
    position += 1
    while let next = byte(), next & 0xC0 == 0x80 { position += 1 }
    index += 1
    column += 1
  }

  private mutating func takeBreak() {
    let length = byte() == 0x0D && byte(1) == 0x0A ? 2 : 1
    position += length
    index += length
    column = 0
    line += 1
  }

  private mutating func skipComment() {
    while let next = byte(), !isBreak(next) { advance() }
  }

  private var isAtDocumentMarker: Bool {
    guard column == 0, let next = byte(), next == UInt8(ascii: "-") || next == UInt8(ascii: ".") else { return false }
    return byte(1) == next && byte(2) == next && isBlankOrEnd(byte(3))
  }

  // MARK: Tokens

  private mutating func scanToken() throws(Diagnostic) {
    skipToToken()
    dropStaleKeys()
    guard let next = byte(), !isOver else {
      isOver = true
      return
    }
    if flows.isEmpty { closeBlocks(deeperThan: column) }
    if column == 0, next == UInt8(ascii: "%") { throw .directive(line: line, column: column) }
    if isAtDocumentMarker { return takeDocumentMarker() }
    hasContent = true
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try openFlow(isMapping: next == UInt8(ascii: "{"))
    case UInt8(ascii: "]"), UInt8(ascii: "}"): closeFlow(isMapping: next == UInt8(ascii: "}"))
    case UInt8(ascii: ","): takeComma()
    case UInt8(ascii: "-") where isBlankOrEnd(byte(1)): try takeDash()
    case UInt8(ascii: "?") where !flows.isEmpty || isBlankOrEnd(byte(1)): throw .complexKey(line: line, column: column)
    case UInt8(ascii: ":") where !flows.isEmpty || isBlankOrEnd(byte(1)): try takeColon()
    case UInt8(ascii: "*"): try takeName(isAnchor: false)
    case UInt8(ascii: "&"): try takeName(isAnchor: true)
    case UInt8(ascii: "!"): throw .tag(line: line, column: column)
    case UInt8(ascii: "|") where flows.isEmpty, UInt8(ascii: ">") where flows.isEmpty: scanBlockScalar()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try beginNode()
      scanQuoted(next)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), 0x09:
      // libyaml reports an error, because no token begins with this byte.
      isOver = true
    default:
      try beginNode()
      scanPlain()
    }
  }

  private mutating func skipToToken() {
    while true {
      while byte() == 0x20 || byte() == 0x09 && (!flows.isEmpty || !isKeyAllowed) { advance() }
      if byte() == UInt8(ascii: "#") { skipComment() }
      guard isBreak(byte()) else { return }
      takeBreak()
      if flows.isEmpty { isKeyAllowed = true }
    }
  }

  private mutating func takeDocumentMarker() {
    // libyaml composes no text after a second document marker or after a marker in brackets.
    if hasContent || byte() == UInt8(ascii: ".") || !flows.isEmpty { isOver = true }
    hasContent = true
    for _ in 0..<3 { advance() }
    closeBlocks(deeperThan: -1)
    dropKey()
    isKeyAllowed = false
  }

  // MARK: Keys

  /// Drops possible keys that exceed a limit: a key must be on one line and at most 1,024 characters long.
  private mutating func dropStaleKeys() {
    for level in keys.indices where keys[level].isPossible {
      if keys[level].line < line || keys[level].index + 1_024 < index {
        if keys[level].isRequired { isOver = true }
        keys[level].isPossible = false
      }
    }
  }

  private mutating func dropKey() {
    if keys[keys.count - 1].isPossible && keys[keys.count - 1].isRequired { isOver = true }
    keys[keys.count - 1].isPossible = false
  }

  private mutating func saveKey(isComplex: Bool) {
    if isKeyAllowed {
      let isRequired = flows.isEmpty && indents.last ?? -1 == column
      dropKey()
      keys[keys.count - 1] = Key(
        isPossible: true, isRequired: isRequired, isComplex: isComplex, index: index, line: line, column: column)
    } else if isAfterAnchor && isComplex {
      // In `&name [ … ]: value`, the key began with its anchor.
      keys[keys.count - 1].isComplex = true
    }
  }

  // MARK: Nodes

  private mutating func beginNode(isComplex: Bool = false) throws(Diagnostic) {
    saveKey(isComplex: isComplex)
    isKeyAllowed = false
    isAfterAnchor = false
    guard let flow = flows.last else { return }
    if flow.place == .complete { isOver = true }
    if isComplex && flow.isMapping && flow.place == .start { throw .complexKey(line: line, column: column) }
    flows[flows.count - 1].place = .complete
  }

  private mutating func openFlow(isMapping: Bool) throws(Diagnostic) {
    try beginNode(isComplex: true)
    flows.append(Flow(isMapping: isMapping))
    try checkDepth(line: line, column: column)
    keys.append(Key())
    isKeyAllowed = true
    advance()
  }

  private mutating func closeFlow(isMapping: Bool) {
    guard let flow = flows.last, flow.isMapping == isMapping else {
      isOver = true
      return
    }
    flows.removeLast()
    keys.removeLast()
    isKeyAllowed = false
    isAfterAnchor = false
    advance()
  }

  private mutating func takeComma() {
    dropKey()
    isKeyAllowed = true
    isAfterAnchor = false
    if !flows.isEmpty { flows[flows.count - 1].place = .start }
    advance()
  }

  private mutating func takeDash() throws(Diagnostic) {
    guard flows.isEmpty, isKeyAllowed else {
      isOver = true
      return
    }
    try openBlock(column, line: line)
    dropKey()
    isAfterAnchor = false
    advance()
  }

  private mutating func takeColon() throws(Diagnostic) {
    let key = keys[keys.count - 1]
    if key.isPossible {
      if key.isComplex { throw .complexKey(line: key.line, column: key.column) }
      try openBlock(key.column, line: key.line)
      keys[keys.count - 1].isPossible = false
      isKeyAllowed = false
    } else {
      if let flow = flows.last {
        // In a list in brackets, a complete entry cannot be a key. libyaml reports an error here.
        if !flow.isMapping && flow.place == .complete { isOver = true }
      } else {
        if !isKeyAllowed { isOver = true }
        try openBlock(column, line: line)
      }
      isKeyAllowed = flows.isEmpty
    }
    if !flows.isEmpty { flows[flows.count - 1].place = .value }
    isAfterAnchor = false
    advance()
  }

  private mutating func takeName(isAnchor: Bool) throws(Diagnostic) {
    if isAnchor {
      anchors += 1
      if anchors > DocumentLimits.anchors {
        throw Diagnostic(
          "the file exceeds the limit of \(DocumentLimits.anchors) anchors (`&name`)",
          line: line + 1, column: column + 1,
          help: "repeat the values instead of using anchors")
      }
      saveKey(isComplex: false)
      isKeyAllowed = false
      isAfterAnchor = true
    } else {
      try beginNode(isComplex: true)
    }
    advance()
    while let next = byte(), next.isInName { advance() }
  }

  private mutating func openBlock(_ column: Int, line: Int) throws(Diagnostic) {
    guard flows.isEmpty, indents.last ?? -1 < column else { return }
    indents.append(column)
    try checkDepth(line: line, column: column)
  }

  private mutating func closeBlocks(deeperThan column: Int) {
    while let last = indents.last, last > column { indents.removeLast() }
  }

  private mutating func checkDepth(line: Int, column: Int) throws(Diagnostic) {
    deepest = max(deepest, indents.count + flows.count)
    if deepest > DocumentLimits.depth {
      throw DocumentLimits.tooDeep(line: line + 1, column: column + 1)
    }
  }

  // MARK: Texts

  private mutating func scanPlain() {
    let indent = (indents.last ?? -1) + 1
    var isAfterBreak = false
    while !isAtDocumentMarker, byte() != UInt8(ascii: "#") {
      while let next = byte(), !isBlankOrEnd(next) {
        if next == UInt8(ascii: ":"), isBlankOrEnd(byte(1)) { break }
        if !flows.isEmpty {
          if next == UInt8(ascii: ":"), let after = byte(1), after == UInt8(ascii: "?") || after.isFlowIndicator {
            isOver = true
            return
          }
          if next.isFlowIndicator { break }
        }
        isAfterBreak = false
        advance()
      }
      guard byte() != nil, isBlankOrEnd(byte()) else { break }
      while let next = byte(), isBlankOrEnd(next) {
        if isBreak(next) {
          takeBreak()
          isAfterBreak = true
        } else {
          // libyaml reports an error for a tab in the indentation.
          if isAfterBreak && column < indent && next == 0x09 { isOver = true }
          advance()
        }
      }
      if flows.isEmpty && column < indent { break }
    }
    if isAfterBreak { isKeyAllowed = true }
  }

  private mutating func scanQuoted(_ quote: UInt8) {
    advance()
    while let next = byte(), !isAtDocumentMarker {
      if isBreak(next) {
        takeBreak()
      } else if next == quote {
        advance()
        // Inside single quotes, two quotes stand for one quote.
        guard quote == UInt8(ascii: "'"), byte() == quote else { return }
        advance()
      } else if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        advance()
        if isBreak(byte()) { takeBreak() } else if byte() != nil { advance() }
      } else {
        advance()
      }
    }
    isOver = true
  }

  /// Scans a literal or folded text (`|` or `>`). A digit after the marker gives the indentation. Otherwise the first
  /// line gives the indentation.
  private mutating func scanBlockScalar() {
    dropKey()
    isKeyAllowed = true
    isAfterAnchor = false
    advance()
    var increment = 0
    for _ in 0..<2 {
      guard let next = byte() else { break }
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
        advance()
      } else if increment == 0, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(next) {
        increment = Int(next - UInt8(ascii: "0"))
        advance()
      }
    }
    while isSpace(byte()) { advance() }
    if byte() == UInt8(ascii: "#") { skipComment() }
    guard isBreak(byte()) else {
      isOver = true
      return
    }
    takeBreak()
    let parent = indents.last ?? -1
    var indent: Int? = increment == 0 ? nil : max(parent, 0) + increment
    while true {
      var longest = 0
      while true {
        while byte() == 0x20, column < indent ?? .max { advance() }
        longest = max(longest, column)
        if byte() == 0x09, column < indent ?? .max { isOver = true }
        guard isBreak(byte()) else { break }
        takeBreak()
      }
      let found = indent ?? max(longest, parent + 1, 1)
      indent = found
      guard column == found, byte() != nil, !isOver else { return }
      skipComment()
      if isBreak(byte()) { takeBreak() }
    }
  }
}
