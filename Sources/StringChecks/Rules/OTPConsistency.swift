import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let otpConsistency = StringCheck(
    id: "otp-consistency", severity: .warning, signals: [.strings, .screen],
    summary: "texts about a code contradict each other or the field",
    explanation: """
      A person who hears “four-digit code” expects a field for four digits. With a screen, the rule compares a number in \
      the label or hint of a field with the length of the field. Without a screen, the rule reports as information a source \
      text about a code, PIN or passcode that has at most four words and two translations in one language.
      """,
    remedy: "use one word for one thing, and the length of the field as the number",
    examples: [
      Example(
        key: "code_title", source: "Enter your passcode", language: "de", bad: "Kennwort eingeben",
        good: "Code eingeben",
        beside: [("code_hint", "Enter your passcode", "Code eingeben")]),
      Example(
        source: "Code of 6 digits", language: "de", bad: "4-stelliger Code", good: "6-stelliger Code",
        screen: [StringScreen.Element(role: .group, label: "4-stelliger Code", length: 6)]),
    ]
  ) { input in
    var spots: [Spot] = []
    var found: Set<ObjectIdentifier> = []
    for item in input.screens.joined() {
      guard let length = item.element.length else { continue }
      for text in [item.label, item.hint].compactMap({ $0 }) {
        guard let number = Self.digitCount(in: text.spoken), number != length,
          found.insert(ObjectIdentifier(text)).inserted
        else { continue }
        spots.append(
          Spot(
            text, "\(text.text.quotedShort) says \(number), but the field has \(length) characters",
            notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"], severity: .error))
      }
    }
    let table = input.table
    var bySource: [String: [Int]] = [:]
    for index in table.entries.indices {
      guard let source = table.sources(ofEntry: index).first, source.form.plural == nil,
        (1...4).contains(source.traits.wordCount),
        isAboutCode(source.text)
      else { continue }
      bySource[source.text.heardWithSigns, default: []].append(index)
    }
    for (_, indices) in bySource.sorted(by: { $0.value[0] < $1.value[0] }) where indices.count > 1 {
      for language in table.languages.dropFirst() {
        let texts = indices.compactMap { index in
          table.texts[table.ranges[index]].first { $0.language === language && !$0.equalsSource }
        }
        guard let first = texts.first,
          let other = texts.first(where: {
            $0.text != first.text && $0.text.heardWithSigns != first.text.heardWithSigns
          })
        else { continue }
        spots.append(
          Spot(
            other,
            "\(other.source?.text.quotedShort ?? "") is translated as \(other.text.quotedShort) here, but as \(first.text.quotedShort) elsewhere",
            notes: ["the other translation has the key \(first.entry.entry.key.quotedShort)"], severity: .info))
      }
    }
    return spots
  }

  private static let terms: Set<String> = ["code", "codes", "pin", "passcode", "otp", "digit", "digits"]

  private static func isAboutCode(_ source: String) -> Bool {
    let words = source.lowercased().words.map(String.init)
    // A QR code is scanned, not typed, so it has no number of digits.
    return words.contains(where: terms.contains) && !words.contains("qr")
  }

  /// Returns the only number of a text if it is from 3 to 12; otherwise nil. Hyphens count as spaces, so “6-stellig”
  /// gives 6.
  private static func digitCount(in text: String) -> Int? {
    let spaced = text.map { $0 == "-" || $0 == "‑" ? " " : String($0) }.joined()
    let numbers = Numbers.all(in: spaced).compactMap { $0 }
    return numbers.count == 1 && (3...12).contains(numbers[0]) ? numbers[0] : nil
  }
}
