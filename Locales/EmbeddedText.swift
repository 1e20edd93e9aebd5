internal import EmbeddedData

/// A data file that is built into the program.
///
/// The first line names the program that wrote the file. An index follows, and an empty line ends it. The index has one
/// line for each section, with the section's name, start and length. The start is counted in bytes from the end of the
/// empty line, and the length is in bytes. Only the index is read to find a section.
package struct EmbeddedText: @unchecked Sendable {
  // The type is `@unchecked Sendable` because these bytes are constants of the program.
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Describes a constant of the program, which is never freed.
  package init(start: UnsafeRawPointer, count: Int) {
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// CLDR's names of symbols and emoji in many languages.
  package static let symbolNames = EmbeddedText(
    start: a11y_sim_symbol_names().start, count: a11y_sim_symbol_names().count)

  /// The names of the sections, in the order of the file.
  package var sections: [String] {
    var names: [String] = []
    _ = readIndex { line in names.append(String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)) }
    return names
  }

  /// Returns the bytes of a section; nil if no section has this name.
  package func section(_ name: String) -> UnsafeBufferPointer<UInt8>? {
    var found: Slice<UnsafeBufferPointer<UInt8>>?
    let content = readIndex { line in
      let rest = line.dropFirst(name.utf8.count)
      if rest.first == UInt8(ascii: " "), line.starts(with: name.utf8) { found = rest.dropFirst() }
    }
    return found.map { place in
      let start = place.prefix { $0 != UInt8(ascii: " ") }
      let count = place[start.endIndex...].dropFirst()
      return UnsafeBufferPointer(rebasing: content.dropFirst(Self.number(start)).prefix(Self.number(count)))
    }
  }

  /// Passes the lines of the index to `read`, and returns the bytes after the index.
  private func readIndex(_ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    while let first = rest.first, first != UInt8(ascii: "\n") {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      read(line)
      rest = rest[line.endIndex...].dropFirst()
    }
    return rest.dropFirst()
  }

  /// Returns a number written in decimal digits.
  static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
