internal import EmbeddedData

/// A data file that is built into the program.
///
/// Its first line says what wrote it. Then comes an index, a line for each section with its name, where it starts after the
/// empty line that ends the index, and how many bytes it has. Nothing but the index is read to find a section.
package struct EmbeddedText: @unchecked Sendable {
  // Unchecked: these bytes are constants of the program.
  private let bytes: UnsafeBufferPointer<UInt8>

  private init(_ data: EmbeddedBytes) {
    bytes = UnsafeBufferPointer(
      start: data.start.assumingMemoryBound(to: UInt8.self), count: data.count)
  }

  static let voiceOverWording = EmbeddedText(a11y_sim_voiceover_wording())
  static let componentsWording = EmbeddedText(a11y_sim_components_wording())
  static let charactersWording = EmbeddedText(a11y_sim_characters_wording())

  /// The names that Unicode has for symbols and emoji.
  package static let symbolNames = EmbeddedText(a11y_sim_symbol_names())

  /// The names of the sections, in their order.
  package var sections: [String] {
    let (lines, _) = index
    return lines.map { String(decoding: $0.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
  }

  /// The bytes of a section; nil when there is none of that name.
  package func section(_ name: String) -> UnsafeBufferPointer<UInt8>? {
    let (lines, content) = index
    for line in lines {
      let fields = line.split(separator: UInt8(ascii: " "))
      guard fields[0].elementsEqual(name.utf8) else { continue }
      return UnsafeBufferPointer(rebasing: content.dropFirst(Self.number(fields[1])).prefix(Self.number(fields[2])))
    }
    return nil
  }

  /// The lines of the index, and what they are about.
  private var index: (lines: [Slice<UnsafeBufferPointer<UInt8>>], content: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = bytes[...]
    var lines: [Slice<UnsafeBufferPointer<UInt8>>] = []
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      if line.isEmpty { break }
      lines.append(line)
    }
    return (Array(lines.dropFirst()), rest)
  }

  /// A number in decimal digits.
  static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
