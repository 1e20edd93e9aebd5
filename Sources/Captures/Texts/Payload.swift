import TextFormats

/// The text of a capture, without what tools, people and agents put around it: sentences, code fences, the prefixes of a
/// log, the answer of a server, a JSON string.
///
/// A part of a file is taken as the capture only if a format recognises it. Locations stay those of the file.
struct Payload {
  let text: FileText
  let recognition: CaptureFormat.Recognition

  /// The maximum number of wrappers around a capture. Tools use up to four: an MCP result, a JSON string, an envelope
  /// and a property of it.
  private static let depthLimit = 8

  init(_ text: FileText) { self = Self.find(in: text, depth: 0) }

  private init(_ text: FileText, _ recognition: CaptureFormat.Recognition) {
    (self.text, self.recognition) = (text, recognition)
  }

  /// The formats whose captures are a whole screen. Of the others, a document often shows a part by itself.
  private static let whole: Set<CaptureFormat> = [.uiautomator, .appiumIOS, .compose, .flutter, .maestro]

  /// The screens in the code fences of a document; none if the text is no document.
  static func fences(in text: FileText) -> [FileText] {
    guard !"<{[\"&".utf8.contains(text.firstByte) else { return [] }
    return Wrapping.fences(in: text).compactMap { block in
      let found = find(in: block, depth: 1)
      guard case .capture(let format) = found.recognition, whole.contains(format) else { return nil }
      return found.text
    }
  }

  private static func find(in text: FileText, depth: Int) -> Payload {
    var best: Payload?
    if depth < depthLimit {
      for part in Wrapping.parts(of: text) {
        let found = find(in: part, depth: depth + 1)
        switch found.recognition {
        case .capture, .screenFile: return found
        case .unsupported: best = best ?? found
        case .unknown: continue
        }
      }
    }
    let direct = Payload(text, CaptureFormat.recognizeUnwrapped(text))
    if case .capture = direct.recognition { return direct }
    if let best { return best }
    if direct.recognition == .unknown, depth < depthLimit, let rest = Wrapping.afterSentence(in: text) {
      let found = find(in: rest, depth: depth + 1)
      if found.recognition != .unknown { return found }
    }
    return direct
  }
}

/// The wrappers that tools put around a capture.
private enum Wrapping {
  /// Returns the parts of a text that may be the capture inside it, the likeliest first.
  static func parts(of text: FileText) -> [FileText] {
    guard let start = text.bytes.firstIndex(where: { !isSpace($0) }) else { return [] }
    switch text.bytes[start] {
    case UInt8(ascii: "{"): return members(of: text, from: start)
    case UInt8(ascii: "["): return list(in: text, from: start)
    case UInt8(ascii: "\""):
      let end = JSONScan(text).end(ofValueAt: start)
      return end > start + 1 && isBlank(text, from: end) ? string(start..<end, of: text).map { [$0] } ?? [] : []
    case UInt8(ascii: "<"): return EscapedMarkup.resolved(text, from: start).map { [$0] } ?? []
    case UInt8(ascii: "&") where text.bytes[start...].has("&lt;", at: start): return [unescaped(text, from: start)]
    default: return (TreePrefix.stripped(text) ?? withoutPrefixes(text)).map { [$0] } ?? fences(in: text)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private static func isBlank(_ text: FileText, from start: Int) -> Bool {
    text.bytes[min(start, text.bytes.count)...].allSatisfy(isSpace)
  }

  // MARK: JSON

  /// Returns the values inside the answer of a server.
  ///
  /// Source: the Model Context Protocol, revision 2025-06-18 (`structuredContent`, `content`); WebDriver (`value`);
  /// getsentry/XcodeBuildMCP 12068ed (`data.capture.uiHierarchy`); lycorp-jp/sim-use 4e27c5a (`data.raw`);
  /// zillow/auto-mobile 53abc0e (`viewHierarchy`).
  private static func members(of text: FileText, from start: Int) -> [FileText] {
    let scan = JSONScan(text)
    let members = scan.members(ofObjectAt: start)
    func range(_ name: String) -> Range<Int>? { members.first { $0.name == name }?.value }
    func has(_ name: String) -> Bool { range(name) != nil }
    // An element of a tree may have members with these names, too.
    let isElement =
      !has("uiHierarchy")
      && ["children", "attributes", "a11ySimScreen", "steps", "screen", "screens", "type", "AXLabel"].contains(
        where: has)
    if isElement { return cutAfter(text, from: start) }
    var parts: [FileText] = []
    for name in ["structuredContent", "raw", "uiHierarchy", "viewHierarchy", "capture", "data", "result", "value"] {
      guard let range = range(name) else { continue }
      switch text.byte(range.lowerBound) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): parts.append(text.keeping([range]))
      case UInt8(ascii: "\""): if let inner = string(range, of: text) { parts.append(inner) }
      default: continue
      }
    }
    if let range = range("content"), text.byte(range.lowerBound) == UInt8(ascii: "[") {
      parts += list(in: text, from: range.lowerBound)
    }
    return parts.isEmpty ? cutAfter(text, from: start) : parts
  }

  /// Returns the texts of an MCP result, `[{"type": "text", "text": "…"}]`, each as a text of its own. JSON of another
  /// kind is returned without what follows it, if something does.
  private static func list(in text: FileText, from start: Int) -> [FileText] {
    let scan = JSONScan(text)
    var texts: [FileText] = []
    for element in scan.elements(ofArrayAt: start, limit: 16) where text.byte(element.lowerBound) == UInt8(ascii: "{") {
      let members = scan.members(ofObjectAt: element.lowerBound, limit: 4)
      guard members.contains(where: { $0.name == "type" && text.string($0.value) == "\"text\"" }),
        let range = members.first(where: { $0.name == "text" })?.value, let inner = string(range, of: text)
      else { break }
      texts.append(inner)
    }
    return texts.isEmpty ? cutAfter(text, from: start) : texts
  }

  /// Returns the JSON without the text after it. Another value after it may be a part of the capture.
  private static func cutAfter(_ text: FileText, from start: Int) -> [FileText] {
    let end = JSONScan(text).end(ofValueAt: start)
    guard let next = text.bytes[min(end, text.bytes.count)...].firstIndex(where: { !isSpace($0) }),
      ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(text.bytes[next])
    else { return [] }
    return [text.keeping([start..<end])]
  }

  private static func string(_ range: Range<Int>, of text: FileText) -> FileText? {
    var problems = FileProblems()
    // A cut string is closed, so that the damage is found in the capture and not in its wrapper.
    var literal = Array(text.bytes[range])
    if literal.count < 2 || !JSONScan.isClosed(literal) {
      // An escape may be cut as well.
      if let escape = literal.suffix(6).lastIndex(of: UInt8(ascii: "\\")) { literal.removeSubrange(escape...) }
      literal.append(UInt8(ascii: "\""))
    }
    guard let tree = JSONTree(FileText(file: text.file, utf8: literal), problems: &problems),
      case .string(let content) = tree.values[0].content
    else { return nil }
    return SourceText(content, at: range.lowerBound, in: text).placed
  }

  // MARK: Markup

  /// Replaces the entities of XML that was escaped to stand in HTML or in another XML file.
  private static func unescaped(_ text: FileText, from start: Int) -> FileText {
    let entities: [(StaticString, UInt8)] = [
      ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
      ("&#39;", UInt8(ascii: "'")), ("&apos;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    // The offset in the file of every 64th byte.
    var places: [Int] = []
    var offset = start
    let all = text.bytes[...]
    while offset < all.endIndex {
      if bytes.count % 64 == 0 { places.append(offset) }
      let entity = all[offset] == UInt8(ascii: "&") ? entities.first { all.has($0.0, at: offset) } : nil
      bytes.append(entity?.1 ?? all[offset])
      offset += entity?.0.utf8CodeUnitCount ?? 1
    }
    return FileText(file: text.file, utf8: bytes) { [places] offset in
      text.location(places.isEmpty ? 0 : places[min(offset / 64, places.count - 1)])
    }
  }

  // MARK: Text

  /// Returns a text without the colours of a terminal and the prefixes of Android's log; nil if it has none.
  private static func withoutPrefixes(_ text: FileText) -> FileText? {
    let bytes = text.bytes[...]
    var kept: [Range<Int>] = []
    var isChanged = false
    var line = 0
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      var start = line
      if let prefix = LogPrefix.end(in: bytes[line..<end]) {
        (start, isChanged) = (prefix, true)
      }
      var piece = start
      while let escape = bytes[start..<end].firstIndex(of: 0x1B), escape + 1 < end,
        bytes[escape + 1] == UInt8(ascii: "["),
        let last = bytes[(escape + 2)..<end].firstIndex(where: { 0x40...0x7E ~= $0 })
      {
        kept.append(piece..<escape)
        (piece, start, isChanged) = (last + 1, last + 1, true)
      }
      kept.append(piece..<end)
      line = end
    }
    return isChanged ? text.keeping(kept) : nil
  }

  /// Returns what stands in the code fences of a Markdown text.
  static func fences(in text: FileText) -> [FileText] {
    let bytes = text.bytes[...]
    var found: [FileText] = []
    var line = 0
    while line < bytes.endIndex, found.count < 8 {
      let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      let first = bytes[line..<end].firstIndex { $0 != 0x20 } ?? end
      guard bytes.has("```", at: first) else {
        line = end
        continue
      }
      // A tool may write the capture on the line of the fence, after the name of its language.
      var start = first + 3
      while start < end, isLetter(bytes[start]) { start += 1 }
      let close = closing(bytes, from: start) ?? bytes.endIndex
      found.append(text.keeping(dedented(start..<close, of: bytes, by: first - line)))
      line = bytes[min(close + 3, bytes.endIndex)...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// The offset of the fence that ends a block.
  private static func closing(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    bytes.index(of: "```", from: start)
  }

  /// Returns the lines of a block without the indentation of its fence.
  private static func dedented(_ block: Range<Int>, of bytes: ArraySlice<UInt8>, by count: Int) -> [Range<Int>] {
    guard count > 0 else { return [block] }
    var lines: [Range<Int>] = []
    var line = block.lowerBound
    while line < block.upperBound {
      let end = bytes[line..<block.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? block.upperBound
      let start = bytes[line..<min(line + count, end)].firstIndex { $0 != 0x20 } ?? min(line + count, end)
      lines.append(start..<end)
      line = end
    }
    return lines
  }

  /// Returns JSON or XML after a sentence, without what follows it; nil if there is none. A scenario is no sentence.
  static func afterSentence(in text: FileText) -> FileText? {
    let bytes = text.bytes[...]
    let limit = min(bytes.endIndex, 4_000)
    guard
      let start = bytes[..<limit].firstIndex(where: {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<")
      }), start > 0
    else { return nil }
    for line in bytes[..<start].split(separator: 0x0A) {
      let line = line.trimmed
      for key: StaticString in ["- ", "screen:", "screens:", "steps:", "component:", "name:"]
      where line.has(key, at: line.startIndex) { return nil }
    }
    var end = bytes.endIndex
    if bytes[start] == UInt8(ascii: "<") {
      if let last = bytes.lastIndex(of: UInt8(ascii: ">")), bytes[last...].firstIndex(of: UInt8(ascii: "<")) == nil {
        end = last + 1
      }
    } else {
      end = JSONScan(text).end(ofValueAt: start)
    }
    return text.keeping([start..<end])
  }
}

/// The prefix that Android's log puts before a line.
private enum LogPrefix {
  /// Returns the offset after the prefix of a line; nil if the line has none.
  static func end(in line: ArraySlice<UInt8>) -> Int? {
    var offset = line.startIndex
    func isDigits(_ count: Int, then byte: UInt8) -> Bool {
      guard offset + count < line.endIndex, line[offset + count] == byte else { return false }
      return line[offset..<offset + count].allSatisfy { 0x30...0x39 ~= $0 }
    }
    func skip(_ count: Int, then character: Unicode.Scalar) -> Bool {
      guard isDigits(count, then: UInt8(ascii: character)) else { return false }
      offset += count + 1
      return true
    }
    // `flutter run` writes this before each line that an app on iOS prints.
    if line.has("flutter: ", at: line.startIndex) { return line.startIndex + 9 }
    if isDigits(4, then: UInt8(ascii: "-")) { offset += 5 }
    if skip(2, then: "-"), skip(2, then: " "), skip(2, then: ":"), skip(2, then: ":"),
      isDigits(2, then: UInt8(ascii: "."))
    {
      return afterTag(line, from: offset)
    }
    // The brief form: `D/TAG: `.
    offset = line.startIndex
    guard offset + 2 < line.endIndex, "VDIWEF".utf8.contains(line[offset]), line[offset + 1] == UInt8(ascii: "/") else {
      return nil
    }
    return afterTag(line, from: offset)
  }

  private static func afterTag(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    if let colon = line.index(of: ": ", from: start) { return colon + 2 }
    let end = line.trimmedEnd
    return end.last == UInt8(ascii: ":") ? end.endIndex : nil
  }
}
