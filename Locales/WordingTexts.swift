/// The texts of one catalogue in one language.
///
/// `generate-locales` writes the texts as a section of a data file. The section is read when the language is requested
/// for the first time, so a program spends no time on languages that it does not use.
package final class WordingTexts: Sendable {
  /// The texts, ordered by the number of the key in the table and then by plural category. A text without plurals is
  /// repeated for each category. A key without a text has nil for each category.
  private let texts: [Translation?]

  /// The digits with which numbers are written in the language.
  let digits: Digits

  /// Reads the lines that `generate-locales` writes.
  ///
  /// The sources come first, one on each line, such as `* guess our translation`. The texts follow, such as `12 0 text`
  /// or `12.few 0 text`: the number of the key, the index of the source, the text. A key's text for `other` comes last.
  ///
  /// - Precondition: the lines are as described, and every key's number is less than `keyCount`.
  init(keyCount: Int, digits: Digits, _ lines: UnsafeBufferPointer<UInt8>) {
    self.digits = digits
    var texts: [Translation?] = Array(repeating: nil, count: keyCount * Self.categoryCount)
    var sources: [(confidence: Confidence, source: String)] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      let text = String(decoding: fields[2], as: UTF8.self)
      if fields[0].first == UInt8(ascii: "*") {
        guard let confidence = Confidence(rawValue: String(decoding: fields[1], as: UTF8.self)) else {
          preconditionFailure("no such confidence: \(String(decoding: line, as: UTF8.self))")
        }
        sources.append((confidence, text))
        continue
      }
      let (confidence, source) = sources[EmbeddedText.number(fields[1])]
      let translation = Translation(text, confidence, source)
      let first = EmbeddedText.number(fields[0].prefix { $0 != UInt8(ascii: ".") }) * Self.categoryCount
      let name = fields[0].drop { $0 != UInt8(ascii: ".") }.dropFirst()
      if let category = PluralCategory(rawValue: String(decoding: name, as: UTF8.self)) {
        texts[first + Self.place(of: category)] = translation
      } else {
        for place in first..<first + Self.categoryCount where texts[place] == nil { texts[place] = translation }
      }
    }
    self.texts = texts
  }

  /// Returns the text of a key in a plural category; nil for a key without texts.
  func translation(_ key: Int, _ plural: PluralCategory) -> Translation? {
    texts[key * Self.categoryCount + Self.place(of: plural)]
  }

  private static let categoryCount = 6

  private static func place(of category: PluralCategory) -> Int {
    switch category {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
