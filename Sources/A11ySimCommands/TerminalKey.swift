import A11ySim

/// A key of a terminal, or a text that was pasted into it.
enum TerminalKey: Sendable, Hashable {
  case character(Character)
  case enter, backspace, escape
  case arrow(Direction)
  /// A key with Ctrl. The character is its lower-case letter.
  case control(Character)
  case paste(String)
  /// The end of the input, or Ctrl-D.
  case end

  /// The keys that scripts of `explore` can name.
  static let named: [(name: String, key: TerminalKey)] = [
    ("right", .arrow(.right)), ("left", .arrow(.left)), ("up", .arrow(.up)), ("down", .arrow(.down)),
    ("return", .enter), ("space", .character(" ")), ("backspace", .backspace), ("escape", .escape),
  ]
}

/// A decoder of terminal input. An escape sequence may arrive in several reads.
struct KeyDecoder: Sendable {
  /// The bytes that cannot be decoded yet, because the rest of a sequence has not arrived.
  private var bytes: [UInt8] = []
  /// The length in bytes after which an escape sequence without an end is dropped.
  private static let longestSequence = 64
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether the bytes may be the Escape key alone or the start of a sequence. The bytes of a sequence arrive quickly
  /// one after another, so a pause means that Escape was pressed alone.
  var isUndecided: Bool { bytes.first == 0x1B && !bytes.starts(with: Self.pasteStart) }

  /// Adds bytes, and returns the keys that are now complete.
  mutating func take(_ more: some Sequence<UInt8>) -> [TerminalKey] {
    bytes += more
    var keys: [TerminalKey] = []
    var text = String.UnicodeScalarView()
    var position = 0
    /// Adds a key for each character so far. A character may consist of several scalars.
    func endText() {
      keys += String(text).map(TerminalKey.character)
      text = .init()
    }
    loop: while position < bytes.count {
      switch bytes[position] {
      case 0x1B:
        guard let (key, length) = sequence(bytes[position...]) else { break loop }
        endText()
        if let key { keys.append(key) }
        position += length
      case 0x0A, 0x0D:
        endText()
        keys.append(.enter)
        position += 1
      case 0x08, 0x7F:
        endText()
        keys.append(.backspace)
        position += 1
      case 0x04:
        endText()
        keys.append(.end)
        position += 1
      case let byte where byte < 0x20:
        endText()
        if (1...26).contains(byte) { keys.append(.control(Character(Unicode.Scalar(byte + 0x60)))) }
        position += 1
      default:
        guard let (scalar, length) = Self.scalar(bytes[position...]) else { break loop }
        if let scalar, scalar.properties.generalCategory != .control { text.append(scalar) }
        position += length
      }
    }
    endText()
    bytes.removeFirst(position)
    return keys
  }

  /// Treats the first undecided byte as the Escape key. Called after a pause without input.
  mutating func decide() -> [TerminalKey] {
    guard isUndecided else { return [] }
    bytes.removeFirst()
    return [.escape] + take([])
  }

  /// Returns the key of an escape sequence and the length in bytes. The key is nil for an unknown sequence. The result
  /// is nil if the end has not arrived.
  private func sequence(_ bytes: ArraySlice<UInt8>) -> (key: TerminalKey?, length: Int)? {
    let start = bytes.startIndex
    guard bytes.count > 1 else { return nil }
    let introducer = bytes[start + 1]
    // In application mode, terminals send an arrow key as ESC, `O` and a letter.
    if introducer == 0x4F {
      return bytes.count > 2 ? (Self.arrow(bytes[start + 2]), 3) : nil
    }
    // The person pressed Escape and then another key.
    guard introducer == 0x5B else { return (.escape, 1) }
    if bytes.starts(with: Self.pasteStart) { return paste(bytes) }
    guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count > Self.longestSequence ? (nil, bytes.count) : nil
    }
    // A byte outside this range does not end the sequence but begins new input.
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, end - start) }
    return (Self.arrow(bytes[end]), end - start + 1)
  }

  private static func arrow(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case 0x41: .arrow(.up)
    case 0x42: .arrow(.down)
    case 0x43: .arrow(.right)
    case 0x44: .arrow(.left)
    default: nil
    }
  }

  private func paste(_ bytes: ArraySlice<UInt8>) -> (key: TerminalKey?, length: Int)? {
    let content = bytes.dropFirst(Self.pasteStart.count)
    guard let end = content.firstRange(of: Self.pasteEnd) else { return nil }
    let text = String(decoding: content[..<end.lowerBound], as: UTF8.self)
    return (text.isEmpty ? nil : .paste(text), end.upperBound - bytes.startIndex)
  }

  /// Returns the first scalar of UTF-8 bytes and its length in bytes. The scalar is nil for invalid UTF-8. The result
  /// is nil if more bytes are needed.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int)? {
    let first = bytes[bytes.startIndex]
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    if length == 0 { return (nil, 1) }
    let encoded = bytes.prefix(length)
    if encoded.dropFirst().contains(where: { $0 & 0xC0 != 0x80 }) { return (nil, 1) }
    if encoded.count < length { return nil }
    let decoded = String(decoding: encoded, as: UTF8.self).unicodeScalars
    guard decoded.count == 1, let scalar = decoded.first,
      scalar != "\u{FFFD}" || encoded.elementsEqual([0xEF, 0xBF, 0xBD])
    else { return (nil, 1) }
    return (scalar, length)
  }
}
