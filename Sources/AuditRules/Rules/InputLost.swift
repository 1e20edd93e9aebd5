import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let inputLost = AuditRule(
    id: "input-lost", severity: .error, criteria: ["3.3.1", "3.3.8"],
    summary: "entered text is in no field, and nothing says so",
    explanation: """
      For example, the key is echoed and the focus moves on, but the old digit is still there. Or only one digit of a \
      pasted code is kept, or each key replaces the previous one. After each key or paste, and again at the end of the \
      step, the rule checks whether all entered digits are in the fields or in a submitted code, unless a message says \
      that they are not. Letters count if the input accepts them. Spaces and hyphens between the characters do not \
      count.
      """,
    remedy: "let a new digit replace the old one, distribute a whole code over all fields, and say what did not fit",
    examples: [
      .finds(
        "“7” was typed in code.2 but is in no field, and nothing said so",
        on: .component(SwiftUIOTPInput.kind),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"), .doubleTap, .type("7")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"), .doubleTap, .type("7")),
    ], needing: .entry
  ) { play in
    let interactions = play.interactions
    var spots: [Spot] = []
    var start = interactions.startIndex
    while start < interactions.endIndex {
      guard interactions[start].insertion != nil else {
        start += 1
        continue
      }
      let end =
        interactions[start...].firstIndex { $0.step != interactions[start].step || $0.insertion == nil }
        ?? interactions.endIndex
      let lost = (start..<end).compactMap { Self.loss(of: interactions[$0...$0], at: $0) }
      spots += lost
      if lost.isEmpty, end - start > 1, let spot = Self.loss(of: interactions[start..<end], at: end - 1) {
        spots.append(spot)
      }
      start = end
    }
    return .found(spots)
  }

  /// Returns a finding if consecutive interactions entered text and a part of this text is lost. Returns nil if a
  /// message was heard or the app crashed.
  private static func loss(of interactions: ArraySlice<Interaction>, at index: Int) -> Spot? {
    guard let first = interactions.first, let last = interactions.last, let (_, field, how) = first.insertion,
      interactions.allSatisfy({ $0.effects(.crash).isEmpty && !$0.isToldLater && $0.statusMessages.isEmpty })
    else { return nil }
    let text = interactions.compactMap { $0.insertion?.text }.joined()
    // This comparison decides the usual case quickly. Speed matters, because a long text is typed key by key.
    if let old = first.before.content(of: field), last.after.content(of: field) == old + text { return nil }
    let siblings = first.before.tree.siblingFields(of: field)
    func contents(_ moment: Interaction.Moment) -> [String] {
      let contents = moment.contents
      return siblings.map { (contents[$0] ?? "").withoutCodeSeparators.withASCIIDigits }
    }
    let (before, after) = (contents(first.before), contents(last.after))
    let takesLetters = (before + after).contains { $0.contains(where: \.isLetter) }
    let wanted = text.withoutCodeSeparators.filter { takesLetters || $0.isNumber }.withASCIIDigits
    if wanted.isEmpty { return nil }
    // The app may have cleared the fields after the code was submitted.
    let isSecure = first.before.tree[field]?.text?.isSecure == true
    let completed = interactions.flatMap { $0.effects(.completed) }.compactMap(\.detail).map(\.withASCIIDigits)
    if !isSecure, completed.contains(where: { $0.contains(wanted) }) { return nil }
    let kept: Int
    if isSecure || after.joined().isHiddenContent {
      // Only the length is known. If there was content before, the length proves nothing. The new text may have
      // replaced the old content, or the field may always have this length.
      guard completed.isEmpty, before.joined().isEmpty else { return nil }
      kept = min(after.joined().count, wanted.count)
    } else if completed.contains(where: { !$0.isEmpty }) && after.joined().isEmpty {
      // The app received the part that fitted, and cleared the fields afterwards.
      let rest = completed.joined()
      kept = (0...wanted.count).last { rest.contains(wanted.prefix($0)) } ?? 0
    } else if wanted.count == 1 {
      let isThere = zip(siblings, zip(before, after)).contains { id, content in
        (id == field || content.0 != content.1) && content.1.contains(wanted)
      }
      kept = isThere ? 1 : 0
    } else if interactions.count > 1 {
      // The characters may be in different fields. The rule only requires that no character is missing.
      var rest = after.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
      kept = wanted.count { character in
        guard let count = rest[character], count > 0 else { return false }
        rest[character] = count - 1
        return true
      }
    } else {
      // Fields that did not change do not count, unless the fields together contain the whole text.
      let changed = zip(before, after).map { $0 == $1 ? " " : $1 }.joined()
      kept =
        after.joined().contains(wanted)
        ? wanted.count : (0...wanted.count).last { changed.contains(wanted.prefix($0)) } ?? 0
    }
    guard kept < wanted.count else { return nil }
    let what =
      wanted.count == 1
      ? "\(first.before.shown(text, in: field)) was \(how.rawValue) in \(field) but is in no field"
      : "\(kept == 0 ? "none" : "not all") of the \(wanted.count) characters \(how.rawValue) in \(field) "
        + "\(kept == 0 ? "is" : "are") in a field"
    return Spot(message: what + ", and nothing said so", element: field, interaction: index)
  }
}
