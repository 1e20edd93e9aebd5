/// A text with OUDS's two kinds of marks. Scenarios write `**strong**` and `<u>underlined</u>`.
///
/// Strong text sounds like other text, because the label is the plain text. A mark that is not closed, or that contains
/// nothing, is taken literally.
struct RichText: Sendable, Hashable {
  /// The text without marks, as a screen reader reads it.
  var plain: String
  /// The underlined parts, separated by spaces; nil if no part is underlined.
  var underlined: String?

  /// Creates a text in which `**`, `<u>` and `</u>` are ordinary characters.
  init(plain: String) { self.plain = plain }

  init(marked: String) {
    var plain: [UInt8] = []
    var underlined: [[UInt8]] = []
    Self.read(Array(marked.utf8)[...], into: &plain, &underlined)
    self.plain = String(decoding: plain, as: UTF8.self)
    if !underlined.isEmpty {
      self.underlined = underlined.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
  }

  /// Creates the text of a component's property. Marks count only if the property's name begins with `rich`.
  init(_ text: String, of property: String) {
    self = property.hasPrefix("rich") ? RichText(marked: text) : RichText(plain: text)
  }

  private static let strong = Array("**".utf8)
  private static let opening = Array("<u>".utf8)
  private static let closing = Array("</u>".utf8)

  /// Parses bytes, so that even texts of several megabytes are parsed quickly. Bytes suffice because all marks are
  /// ASCII.
  private static func read(_ text: ArraySlice<UInt8>, into plain: inout [UInt8], _ underlined: inout [[UInt8]]) {
    // These flags save searches. If a mark is never closed, a later mark of the same kind is never closed either.
    var canBeStrong = true
    var canBeUnderlined = true
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      if canBeStrong, rest.starts(with: strong) {
        if let end = place(of: strong, in: rest.dropFirst(2)) {
          if end > index + 2 {
            read(text[index + 2..<end], into: &plain, &underlined)
            index = end + 2
            continue
          }
        } else {
          canBeStrong = false
        }
      } else if canBeUnderlined, rest.starts(with: opening) {
        if let end = place(of: closing, in: rest.dropFirst(3)) {
          if end > index + 3 {
            var inner: [UInt8] = []
            // Underlined parts within an underlined part need no entry of their own.
            var within: [[UInt8]] = []
            read(text[index + 3..<end], into: &inner, &within)
            plain += inner
            underlined.append(inner)
            index = end + 4
            continue
          }
        } else {
          canBeUnderlined = false
        }
      }
      plain.append(text[index])
      index += 1
    }
  }

  private static func place(of mark: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == mark[0] && text[$0...].starts(with: mark) }
  }
}
