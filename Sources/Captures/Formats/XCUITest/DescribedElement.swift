import AccessibilityModel

/// An element in the output of `debugDescription`: its line, and the lines that continue one of its texts.
struct DescribedElement {
  /// The type as it is written; empty if it cannot be read.
  var type = ""
  /// Whether XCTest has no such type, and the line looks like a damaged `SecureTextField`.
  var isLikeSecure = false
  /// The number of spaces and tabs before the element.
  var indent: Int
  /// The offset of the element's line in the file, in bytes.
  var offset: Int
  /// Whether the line begins with an arrow, which marks the root of a tree.
  var hasArrow = false
  var frame: AccessibilityElement.Frame?
  /// Whether the frame has numbers that are infinite or too large for a screen file.
  var hasEndlessFrame = false
  /// The bit mask of all traits, which only older versions of Xcode write.
  var traits: Traits?
  /// The process id, which only an application has.
  var process: String?
  /// The named texts, the value and the flags at the end of the line. The first byte is the comma before them.
  var tail: ArraySlice<UInt8> = []
  /// Whether bytes between the type and the texts could not be read.
  var isDamaged = false
  /// The part of the description that the next line may continue.
  var open: DescribedTexts.Open = .nothing
  var hasSeveralLines = false

  init?(_ line: DescriptionLine) {
    let bytes = line.bytes
    var index = bytes.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.endIndex
    indent = index - bytes.startIndex
    offset = line.offset
    if bytes.has("→", at: index) {
      hasArrow = true
      index = bytes[(index + 3)...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
    }
    let end = bytes[index...].firstIndex { !Self.isLetter($0) } ?? bytes.endIndex
    type = bytes[index..<end].string
    var rest = bytes.has(" (Main)", at: end) ? end + 7 : end
    if type.isEmpty || !isHead(bytes, from: rest) {
      // A line with a secure field never continues a text of another element. A line with the address, frame or first
      // text of an element does not continue a text either.
      if type == "SecureTextField", rest < bytes.endIndex {
        isDamaged = true
      } else if let place = Self.address(in: bytes) ?? Self.frame(in: bytes, from: index)
        ?? DescribedTexts.start(in: bytes)
      {
        (type, rest, isDamaged) = ("", place, true)
      } else {
        return nil
      }
    }
    if XCUIElementType(name: type) == nil {
      let start = bytes[index...].prefix(20)
      isLikeSecure = start.index(of: "Secure", from: index) != nil || start.index(of: "TextField", from: index) != nil
    }
    readHead(bytes, from: rest)
    open = DescribedTexts.open(after: tail)
    if Self.frame(in: tail, from: tail.startIndex) != nil { isDamaged = true }
  }

  /// Adds a line to the open text. Returns false if no text is open.
  mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    guard open != .nothing else { return false }
    tail.append(UInt8(ascii: "\n"))
    tail += line
    hasSeveralLines = true
    if open == .quote { open = DescribedTexts.open(afterQuoted: line) }
    return true
  }

  /// Whether a field of an element follows the type: an address, process, traits or frame.
  private func isHead(_ bytes: ArraySlice<UInt8>, from index: Int) -> Bool {
    if DescribedTexts.begins(bytes, at: index) { return XCUIElementType(name: type) != nil }
    var index = index
    if bytes.has(",", at: index) || bytes.has(":", at: index) { index += 1 }
    guard bytes.has(" ", at: index) else { return false }
    index += 1
    return bytes.has("0x", at: index) || bytes.has("{{", at: index) || bytes.has("pid: ", at: index)
      || bytes.has("traits: ", at: index)
  }

  /// Reads the address, process, traits and frame. The rest of the line becomes `tail`.
  private mutating func readHead(_ bytes: ArraySlice<UInt8>, from start: Int) {
    var index = start
    while index < bytes.endIndex {
      if DescribedTexts.begins(bytes, at: index) || DescribedTexts.hasFlag(bytes, at: index) { break }
      if bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ":") {
        index += 1
        continue
      }
      if bytes.has("{{", at: index), let end = bytes[index...].prefix(120).index(of: "}}", from: index) {
        read(frame: bytes[index + 2..<end])
        index = end + 2
        continue
      }
      var end = index
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: ",") {
        if bytes[end] == UInt8(ascii: ":"), bytes.has("0x", at: index) { break }
        end += 1
      }
      let field = bytes[index..<end]
      if field.has("pid: ", at: index) {
        process = field.dropFirst(5).string
      } else if field.has("traits: ", at: index) {
        let mask = UInt64(field.dropFirst(8).string)
        traits = mask.map { Traits(rawValue: $0) }
        if mask == nil { isDamaged = true }
      } else if field.contains(UInt8(ascii: "'")) || field.contains(UInt8(ascii: "{")) {
        isDamaged = true
      }
      index = end
    }
    tail = bytes[min(index, bytes.endIndex)...]
  }

  private mutating func read(frame: ArraySlice<UInt8>) {
    let numbers = frame.string.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return isDamaged = true }
    self.frame = AccessibilityElement.Frame(captured: x, y, width, height)
    hasEndlessFrame = self.frame == nil
  }

  /// Returns the index of the space before an address. An address has at least six digits. A comma, a colon or the end
  /// of the line follows it.
  private static func address(in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while let found = bytes.index(of: " 0x", from: start) {
      let end = bytes[(found + 3)...].firstIndex { !isHex($0) } ?? bytes.endIndex
      if end - found >= 9, end == bytes.endIndex || bytes.has(",", at: end) || bytes.has(":", at: end) { return found }
      start = found + 3
    }
    return nil
  }

  /// Returns the index of a frame, which is two pairs of numbers in braces.
  private static func frame(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var start = start
    while let found = bytes.index(of: "{{", from: start) {
      let inside = bytes[(found + 2)...].prefix(120)
      if let middle = inside.index(of: "}, {", from: inside.startIndex), inside.index(of: "}}", from: middle) != nil {
        return found
      }
      start = found + 2
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }

  private static func isHex(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || 0x61...0x66 ~= byte || 0x41...0x46 ~= byte }
}
