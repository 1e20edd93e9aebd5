import AccessibilityModel
import Simulation

extension AuditRule {
  static let textWithoutWords = AuditRule(
    id: "text-without-words", severity: .warning, criteria: ["1.1.1"],
    summary: "the cursor stops at a text that has only symbols of an icon font",
    explanation: """
      The person swipes to the text and hears nothing, or a meaningless character. Icon fonts draw their symbols with \
      characters from Unicode's private use areas (Unicode 16, section 23.5), which no voice can read. The rule looks \
      at texts and pictures; controls are found by `unnamed-control`.
      """,
    remedy: "hide the symbol from assistive technology, or give it a label in words",
    examples: [
      .finds(
        "the cursor stops at cart, but its text has only symbols of an icon font",
        on: .element(.init(id: "cart", role: .text, label: "\u{F07A}")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "cart", role: .text, label: "\u{F07A} Cart")),
        steps: .appear),
    ], judging: .label
  ) { play in
    let texts = play.changedStops.filter { _, stop in
      stop.element.text == nil && !stop.element.isControl(on: play.platform)
        && stop.element.name(on: play.platform)?.string.isBlank == false
    }
    if texts.isEmpty { return .notEvaluated("there is no text on the screen") }
    var seen: Set<String> = []
    return .found(
      texts.compactMap { index, stop in
        guard stop.element.name(on: play.platform)?.string.isWordless == true, seen.insert(stop.element.id).inserted
        else { return nil }
        return Spot(
          message: "the cursor stops at \(stop.element.id), but its text has only symbols of an icon font",
          element: stop.element.id, interaction: index)
      })
  }
}

extension String {
  /// Whether the text has no character that a voice can read, only white space and symbols of an icon font, which are
  /// in Unicode's private use areas.
  var isWordless: Bool {
    if let byte = utf8.first, byte > 0x20, byte < 0x7F { return false }
    return unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse || $0.properties.isWhitespace }
  }
}
