import AccessibilityModel
import TextFormats

/// A parser for property lists in Apple's binary format, version 00. Xcode converts an app's `.strings` and
/// `.stringsdict` to this format.
///
/// The layout is that of CFBinaryPList.c in swift-corelibs-foundation: `bplist00`, the objects, a table of their
/// offsets, and a trailer of 32 bytes. The trailer gives the byte width of offsets, the byte width of references, and
/// the location of the table. Every number is checked before it is used. A binary file has no lines, so every location
/// is line 1, column 1.
struct BinaryPropertyListParser {
  private let bytes: [UInt8]
  private let location: FileLocation
  private var offsets: [Int] = []
  private var referenceSize = 0
  /// The texts that were already read, by object number. They are stored because many references can share one text.
  private var texts: [Int: String] = [:]
  /// The number of references that may still be followed. A valid file has fewer references than bytes. The limit is
  /// needed because a damaged file may have lists that contain themselves many times.
  private var budget: Int
  /// The number of bytes of text that may still be added. A short file can refer to one long text thousands of times.
  private var textBudget: Int
  private var fault: String?

  /// The number of bytes of text that are allowed for each byte of the file, in addition to 100,000 bytes.
  static let textGrowth = 4

  init(file: String, bytes: [UInt8]) {
    self.bytes = bytes
    location = FileLocation(file: file, line: 1, column: 1)
    budget = bytes.count
    textBudget = bytes.count * Self.textGrowth + 100_000
  }

  /// Reads the property list and returns its value; an empty dictionary if it cannot be read.
  mutating func read(problems: inout FileProblems) -> PropertyList {
    let value = readRoot()
    guard let fault else { return PropertyList(value: value, location: location) }
    problems.fail(
      "this binary property list is damaged: \(fault)", at: location,
      help: "build the file again, or name the file from which it was made")
    return PropertyList(value: .dictionary([]), location: location)
  }

  private mutating func fail(_ message: String) -> PropertyList.Value {
    fault = fault ?? message
    return .other("damaged")
  }

  private mutating func readRoot() -> PropertyList.Value {
    guard bytes.starts(with: Array("bplist00".utf8)) else { return fail("only version 00 can be read") }
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return fail("it ends too early") }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8),
      table <= trailer, count <= (trailer - table) / offsetSize, top < count
    else { return fail("its table of objects does not fit into the file") }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = integer(at: table + index * offsetSize, size: offsetSize), offset < table, offset >= 8 else {
        return fail("an object is outside the file")
      }
      offsets.append(offset)
    }
    return value(of: top, depth: 0)
  }

  /// Returns the big-endian whole number at an offset. Nil if a byte is outside the file, or if the number is too large
  /// for `Int`.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size >= 1, size <= 8, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private mutating func value(of object: Int, depth: Int) -> PropertyList.Value {
    guard fault == nil else { return .other("damaged") }
    if let text = texts[object] { return string(text) }
    guard object < offsets.count else { return fail("a reference points to an object that does not exist") }
    guard depth < PropertyList.depthLimit else { return fail("it is nested too deeply or contains itself") }
    budget -= 1
    guard budget >= 0 else { return fail("it contains itself") }
    let marker = bytes[offsets[object]]
    switch marker >> 4 {
    case 0x5, 0x6:
      guard let (count, start) = size(at: offsets[object]), let text = text(count, at: start, isWide: marker >> 4 == 6)
      else { return fail("a text does not fit into the file") }
      texts[object] = text
      return string(text)
    case 0xA, 0xC:
      guard let (count, start) = size(at: offsets[object]), let references = references(count, at: start) else {
        return fail("a list does not fit into the file")
      }
      return .array(
        references.map { PropertyList(value: value(of: $0, depth: depth + 1), location: location) })
    case 0xD:
      guard let (count, start) = size(at: offsets[object]), let keys = references(count, at: start),
        let values = references(count, at: start + count * referenceSize)
      else { return fail("a dictionary does not fit into the file") }
      var members: [PropertyList.Member] = []
      for (key, reference) in zip(keys, values) {
        guard case .string(let text) = value(of: key, depth: depth + 1) else { return fail("a key is not a text") }
        let value = PropertyList(value: value(of: reference, depth: depth + 1), location: location)
        members.append(PropertyList.Member(key: text, location: location, value: value))
      }
      // A binary file has its keys in the order of a hash table, which is meaningless and changes from run to run.
      return .dictionary(members.sorted { $0.key < $1.key })
    default: return .other("value")
    }
  }

  private mutating func string(_ text: String) -> PropertyList.Value {
    textBudget -= text.utf8.count
    return textBudget < 0 ? fail("its texts are repeated too often") : .string(text)
  }

  /// Returns the number of elements of an object, and the offset where they begin; nil if the number is invalid. A
  /// number above 14 is stored as an object of its own.
  private func size(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = integer(at: offset + 2, size: size), count <= bytes.count else { return nil }
    return (count, offset + 2 + size)
  }

  private func references(_ count: Int, at start: Int) -> [Int]? {
    guard count <= (bytes.count - start) / referenceSize else { return nil }
    var references: [Int] = []
    for index in 0..<count {
      guard let reference = integer(at: start + index * referenceSize, size: referenceSize) else { return nil }
      references.append(reference)
    }
    return references
  }

  private func text(_ count: Int, at start: Int, isWide: Bool) -> String? {
    guard count <= (bytes.count - start) / (isWide ? 2 : 1) else { return nil }
    guard isWide else { return String(decoding: bytes[start..<start + count], as: UTF8.self) }
    let units = (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }
}
