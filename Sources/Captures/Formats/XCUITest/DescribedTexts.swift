/// The end of an element in the output of `debugDescription`: named texts such as `label: '…'`, the value, and flags.
struct DescribedTexts {
  /// The part of a description that the next line may continue.
  enum Open { case nothing, quote, value }

  private(set) var identifier: String?
  private(set) var title: String?
  private(set) var label: String?
  private(set) var placeholder: String?
  private(set) var value: String?
  private(set) var isSelected = false
  private(set) var isDisabled = false
  private(set) var hasKeyboardFocus = false
  /// Whether the element has the focus of UIKit's focus engine, which is not the keyboard focus.
  private(set) var hasFocus = false
  /// Whether a text has no closing quotation mark.
  private(set) var isUnclosed = false
  /// Whether the description contains something other than texts and flags.
  private(set) var isDamaged = false
  /// Whether a text contains a line break, or characters that may begin another text.
  private(set) var isAmbiguous = false

  /// Reads the flags from right to left, then the texts from left to right.
  ///
  /// Quotation marks in a text are not escaped, so a text ends before the next name. The last text ends at the last
  /// quotation mark. The value is not quoted, and contains everything after its name.
  init(_ tail: ArraySlice<UInt8>) {
    var rest = tail.trimmedEnd
    while takeFlag(&rest) {}
    var index = rest.startIndex
    var seen: Set<Int> = []
    while index < rest.endIndex {
      if rest.has(", value:", at: index) {
        let text = rest[(index + 8)...]
        value = (text.first == UInt8(ascii: " ") ? text.dropFirst() : text).string
        break
      }
      guard let name = Self.name(in: rest, at: index), seen.insert(name).inserted else {
        isDamaged = true
        index = Self.next(in: rest, after: index)
        continue
      }
      let start = index + Self.names[name].text.utf8CodeUnitCount
      let end = Self.end(of: start, in: rest, seen: seen)
      if end.isUnclosed { isUnclosed = true }
      let text = rest[start..<end.index]
      if text.contains(UInt8(ascii: "\n")) || text.index(of: "', ", from: start) != nil { isAmbiguous = true }
      self[keyPath: Self.names[name].path] = text.string
      index = end.isUnclosed ? rest.endIndex : end.index + 1
    }
  }

  /// Returns the part of a description that the next line may continue. `tail` is the end of the element's own line.
  static func open(after tail: ArraySlice<UInt8>) -> Open {
    if tail.has(", value:", at: tail.startIndex) { return .value }
    return name(in: tail, at: tail.startIndex) == nil ? .nothing : open(afterQuoted: tail)
  }

  /// Returns the part of a description that the next line may continue. `line` begins with a quoted text or with the
  /// rest of one. A value and flags may follow the text.
  static func open(afterQuoted line: ArraySlice<UInt8>) -> Open {
    if line.index(of: "', value:", from: line.startIndex) != nil { return .value }
    var line = line.trimmedEnd
    while let flag = flags.first(where: { line.ends(with: $0.text) }) {
      line = line.dropLast(flag.text.utf8CodeUnitCount)
    }
    return line.last == UInt8(ascii: "'") && !line.ends(with: ": '") ? .nothing : .quote
  }

  /// Whether the value or a named text, such as `, label: '…'`, begins at an index.
  static func begins(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    bytes.has(", value:", at: index) || name(in: bytes, at: index) != nil
  }

  /// Returns the index of the first text after a frame.
  static func start(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while let brace = bytes.index(of: "}, ", from: index) {
      if begins(bytes, at: brace + 1) { return brace + 1 }
      index = brace + 1
    }
    return nil
  }

  static func hasFlag(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    flags.contains { bytes.has($0.text, at: index) }
  }

  private typealias Name = (text: StaticString, path: WritableKeyPath<DescribedTexts, String?> & Sendable)
  private typealias Flag = (text: StaticString, path: WritableKeyPath<DescribedTexts, Bool> & Sendable)

  private static let names: [Name] = [
    (", identifier: '", \.identifier), (", title: '", \.title), (", label: '", \.label),
    (", placeholderValue: '", \.placeholder),
  ]
  private static let flags: [Flag] = [
    (", Selected", \.isSelected), (", Disabled", \.isDisabled), (", Keyboard Focused", \.hasKeyboardFocus),
    (", Focused", \.hasFocus),
  ]

  private static func name(in bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
    names.firstIndex { bytes.has($0.text, at: index) }
  }

  private mutating func takeFlag(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let flag = Self.flags.first(where: { rest.ends(with: $0.text) }) else { return false }
    self[keyPath: flag.path] = true
    rest = rest.dropLast(flag.text.utf8CodeUnitCount)
    return true
  }

  /// Returns the index of the quotation mark that ends a text: the mark before the next name, or a mark at the very
  /// end. Without such a mark, returns `bytes.endIndex` and true for `isUnclosed`.
  private static func end(
    of start: Int, in bytes: ArraySlice<UInt8>, seen: Set<Int>
  ) -> (index: Int, isUnclosed: Bool) {
    var index = start
    while let quote = bytes.index(of: "', ", from: index) {
      if bytes.has(", value:", at: quote + 1) { return (quote, false) }
      if let name = name(in: bytes, at: quote + 1), !seen.contains(name) { return (quote, false) }
      index = quote + 1
    }
    let last = bytes.endIndex - 1
    return last >= start && bytes[last] == UInt8(ascii: "'") ? (last, false) : (bytes.endIndex, true)
  }

  /// Returns the index of the next named text or value, to skip unreadable bytes; `bytes.endIndex` if there is none.
  private static func next(in bytes: ArraySlice<UInt8>, after index: Int) -> Int {
    var index = index
    while let comma = bytes.index(of: ", ", from: index + 1) {
      if bytes.has(", value:", at: comma) || name(in: bytes, at: comma) != nil { return comma }
      index = comma
    }
    return bytes.endIndex
  }
}
