extension AuditRule {
  static let inputLost = AuditRule(
    "input-lost", .error, ["3.3.1", "3.3.8"], "what was entered is in no field, and nothing says so",
    explanation: """
      The key is echoed, the focus moves on, and the old digit is still there; or one digit of a pasted code is kept. \
      Looked at is whether the digits (where letters are taken, the letters too) that came in are in the fields afterwards \
      or in a completed code, unless an announcement tells of it. Spaces and hyphens between them do not count.
      """,
    remedy: "replace what was in the field; spread a whole code over all fields, and say what did not fit"
  ) { play in
    .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        guard let (text, field, how) = act.insertion, act.effects(.crash).isEmpty, act.statusMessages.isEmpty else {
          return nil
        }
        let siblings = act.before.tree.siblingFields(of: field)
        func contents(_ moment: Act.Moment) -> [String] {
          siblings.map { (moment.content(of: $0) ?? "").normalisedDigits }
        }
        let (before, after) = (contents(act.before), contents(act.after))
        let takesLetters = (before + after).contains { $0.contains(where: \.isLetter) }
        let wanted = text.filter { takesLetters ? !$0.isSeparator : $0.isNumber }.normalisedDigits
        if wanted.isEmpty { return nil }
        // What was handed in may have been cleared by now.
        let completed = act.effects(.completed).compactMap(\.detail).map(\.normalisedDigits)
        if completed.contains(where: { $0.contains(wanted) }) { return nil }
        let kept: Int
        if act.before.tree[field]?.text?.isSecure == true || after.joined().isHiddenContent {
          // Only counted: what was there may have been replaced, and a field may always be as long.
          guard act.effects(.completed).isEmpty, before.joined().isEmpty else { return nil }
          kept = min(after.joined().count, wanted.count)
        } else if wanted.count == 1 {
          let isThere = zip(siblings, zip(before, after)).contains { id, content in
            (id == field || content.0 != content.1) && content.1.contains(wanted)
          }
          kept = isThere ? 1 : 0
        } else {
          // What was there before is not what came in, unless all of it is there.
          let changed = zip(before, after).map { $0 == $1 ? " " : $1 }.joined()
          kept =
            after.joined().contains(wanted)
            ? wanted.count : (0...wanted.count).last { changed.contains(wanted.prefix($0)) } ?? 0
        }
        guard kept < wanted.count else { return nil }
        let what =
          wanted.count == 1
          ? "\(act.before.shown(text, in: field)) was \(how.rawValue) in \(field) and is in no field"
          : "\(wanted.count - kept) of the \(wanted.count) characters \(how.rawValue) in \(field) are in no field"
        return Spot(message: what + ", and nothing said so", element: field, act: index)
      })
  }
}

extension Character {
  /// What people put between the digits of a code.
  var isSeparator: Bool { isWhitespace || isNewline || "-–—.·".contains(self) }
}

extension String {
  /// With the digits of every script as ASCII: an input may normalise them.
  var normalisedDigits: String {
    String(
      map { character in
        guard !character.isASCII, let value = character.wholeNumberValue, value < 10 else { return character }
        return Character(String(value))
      })
  }
}
