import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let percentEatsText = StringCheck(
    id: "percent-eats-text", severity: .error, platforms: [.apple, .android],
    isInherited: true, summary: "a percent sign makes the next characters disappear",
    explanation: """
      In a text with arguments, every percent sign begins an argument. For example, “%-i” in “50%-ig” is read as a number \
      that is never passed. The rule looks at texts with arguments in which a percent sign follows a number and is not \
      doubled.
      """,
    remedy: "write %% for a percent sign",
    examples: [
      Example(
        source: "%d photos, 50%% smaller", language: "sv", bad: "%d bilder, 50%-igt mindre",
        good: "%d bilder, 50 %% mindre")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.hasSpecifiers, text.entry.entry.isFormat, [.apple, .java].contains(text.entry.syntax) else {
        return nil
      }
      let wanted = text.source ?? text
      guard wanted.hasSpecifiers else { return nil }
      let (specifiers, literals) = (text.specifiers, text.literals)
      for (index, specifier) in specifiers.enumerated()
      where specifiers.count > 1 && specifier.looksLikePercentSign(after: literals[index])
        && (text.isSource || !wanted.hasArgument(specifier))
      {
        if text.isSource, specifier.flags.isEmpty || !specifier.flags.contains(where: { $0 == " " || $0 == "-" }) {
          continue
        }
        return Spot(
          text, "\(specifier.text.quotedShort) is read as an argument, so the sign and its letters are not heard")
      }
      // If a percent sign begins no placeholder, the platform drops the sign or throws an error.
      for range in text.malformed where range.count == 1 {
        // After a number or a placeholder, the sign means per cent. A placeholder is recognised by its last character.
        let before = text.text.utf8.prefix(range.lowerBound).last { $0 != 0x20 && $0 != 0xA0 && $0 != 0xC2 }
        let isUnit = before.map { (0x30...0x39).contains($0) || "@dsfu".utf8.contains($0) } ?? false
        guard isUnit, text.isSource || !text.equalsSource else { continue }
        return Spot(
          text,
          input.table.platform == .android
            ? "the percent sign in \(text.text.quotedShort) is not a valid format in Java: the app crashes"
            : "the percent sign in \(text.text.quotedShort) is not heard",
          severity: input.table.platform == .android ? .error : .warning)
      }
      return nil
    }
  }
}
