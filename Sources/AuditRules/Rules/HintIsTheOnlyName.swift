import AccessibilityModel
import Judging
import Simulation

extension AuditRule {
  static let hintIsTheOnlyName = AuditRule(
    id: "hint-is-the-only-name", severity: .error, criteria: ["4.1.2", "3.3.2"], platform: .android,
    summary: "a text field has no name once it is filled, because only its hint names it",
    explanation: """
      The person hears the content of the field and “Edit box”, but not what the field is for. Since release 16, TalkBack \
      does not say the hint of a filled field; 15.1 does. It does not say the content description of a filled field \
      either, unless the field is a password. The rule looks at text fields that are seen filled and have a hint, a \
      placeholder or both, and at what the screen reader says of them. The label of a field that is written for all \
      platforms does not count as a hint, because it is not known how the app would set it on Android.
      """,
    remedy: """
      use `labelFor` on a visible text, or in Compose the `label` of the field; for a password, a content description is \
      enough
      """,
    examples: [
      .finds(
        "code has no name once it is filled: “Code” is only its hint",
        on: .element(.init(id: "code", role: .textField, placeholder: "Code")),
        steps: .touch("code"), .doubleTap, .type("4")),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code", placeholder: "6 digits")),
        steps: .touch("code"), .doubleTap, .type("4")),
    ], judging: [.label, .labeledBy, .placeholder]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let filled = play.changedStops.filter { _, stop in
      stop.element.text.map { $0.length > 0 } == true && stop.element.hintOnAndroid != nil
    }
    if filled.isEmpty { return .notEvaluated("no text field with a hint is filled") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    for ((index, stop), said) in zip(filled, play.descriptions(of: filled)) {
      let field = stop.element
      guard let hint = field.hintOnAndroid else { continue }
      let description = said.filter { $0.reason != .hint }.map(\.text).joined(separator: ", ").onOneLine.lowercased()
      // Without a description, the reader has no words for the language.
      if description.isEmpty || field.namesOnAndroid.contains(where: { description.contains($0) }) { continue }
      guard seen.insert(field.id).inserted else { continue }
      spots.append(
        Spot(
          message: "\(field.id) has no name once it is filled: “\(hint.onOneLine)” is only its hint",
          element: field.id, interaction: index))
    }
    return .found(spots)
  }
}

extension AccessibilityElement {
  /// The hint of a text field on Android; nil if the field has none, or if it is not known whether its label is a hint
  /// there.
  fileprivate var hintOnAndroid: String? {
    let isCompose = self.android?.isCompose == true
    let hint = self.android?.hintText?.string ?? (isCompose ? nil : self.placeholder)
    return hint.flatMap { $0.isBlank ? nil : $0 }
  }

  /// All texts that may name a text field on Android, in small letters.
  fileprivate var namesOnAndroid: [String] {
    var names = [hintOnAndroid, self.label?.string]
    if let android = self.android {
      names += [android.labeledBy, android.contentDescription].map { $0?.string }
      names += android.moreLabels.map(\.string)
    }
    return names.compactMap { $0.flatMap { $0.isBlank ? nil : $0.onOneLine.lowercased() } }
  }
}
