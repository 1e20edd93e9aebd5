import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let labelCollision = StringCheck(
    id: "label-collision", severity: .warning, summary: "two different labels sound the same",
    explanation: """
      The source tells “on” from “off”, the translation says the same of both, and the person cannot choose. The rule \
      looks at texts made for screen readers that are the same in a language though their sources differ. It is an \
      error where the sources are opposites or differ in one word, and keys or texts say that both are on one screen; \
      near synonyms such as “Day” and “Date” are information, and sources that mean much the same, such as “Close” and \
      “Dismiss”, are left. Signs that a voice says, such as “+”, count.
      """,
    remedy: "tell them apart",
    examples: [
      Example(
        key: "status_on_a11y", source: "The reader is on", language: "ca", bad: "El lector està activat",
        good: "El lector està engegat", beside: [("status_off_a11y", "The reader is off", "El lector està activat")])
    ]
  ) { input in
    let table = input.table
    var spots: [Spot] = []
    let marked = table.entries.indices.filter { table.entries[$0].purpose == .accessibility }
    var sources: [Int: (text: String, words: [String])] = [:]
    for index in marked {
      guard let source = table.sources(ofEntry: index).first, source.form.plural == nil else { continue }
      let heard = source.text.heardWithSigns
      sources[index] = (heard, heard.split(separator: " ").map(String.init))
    }
    // The texts of an entry are in the order of the languages, so each language begins where the last one ended.
    var places = table.ranges.map(\.lowerBound)
    for language in table.languages {
      var groups: [String: [Int]] = [:]
      for index in marked where sources[index] != nil {
        let texts = table.texts[places[index]..<table.ranges[index].upperBound].prefix { $0.language === language }
        places[index] = texts.endIndex
        guard !language.isSource, !language.isUnfinished, let text = texts.first(where: { !$0.isPlural }),
          text.traits.letterCount > 1, !text.equalsSource
        else { continue }
        groups[text.text.heardWithSigns, default: []].append(index)
      }
      for (_, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where indices.count > 1 {
        let first = indices[0]
        let others = indices.dropFirst().compactMap { other -> (index: Int, likeness: Likeness)? in
          let likeness = Likeness(sources[first]!.words, sources[other]!.words)
          return likeness == .same ? nil : (other, likeness)
        }
        guard let nearest = others.first, let text = Self.first(table, first, language) else { continue }
        let isClear = others.contains {
          $0.likeness == .opposite
            && areOnOneScreen(
              table.entries[first], sources[first]!.words, table.entries[$0.index], sources[$0.index]!.words)
        }
        let all = [first] + others.map(\.index)
        let meanings = all.compactMap { table.sources(ofEntry: $0).first?.text.quotedShort }
        let other = Self.first(table, nearest.index, language)
        // Texts that differ in letter case or punctuation sound the same, so both are quoted.
        let said =
          other.map {
            $0.text == text.text ? text.text.quotedShort : "\(text.text.quotedShort), like \($0.text.quotedShort),"
          } ?? text.text.quotedShort
        var spot = Spot(
          text, "\(said) is heard for \(meanings.prefix(3).joined(separator: " and for "))",
          notes: all.dropFirst().prefix(5).map { "also key \(table.entries[$0].entry.key.quotedShort)" },
          severity: isClear ? .error : others.allSatisfy { $0.likeness == .near } ? .info : .warning)
        if let (wrong, right) = exchanged(all, sources, in: language, of: table),
          let own = Self.first(table, wrong, language)
        {
          let (meant, said) = (table.sources(ofEntry: wrong).first!, table.sources(ofEntry: right).first!)
          spot.message =
            "\(meant.text.quotedShort) is said as its opposite: \(own.text.quotedShort) is the translation of \(said.text.quotedShort)"
          spot.help = "translate \(meant.text.quotedShort)"
        }
        spots.append(spot)
      }
    }
    return spots
  }

  /// Returns whether there is evidence that two strings are on one screen. Their keys or their source texts must have a
  /// word in common and differ in at most one word each.
  private static func areOnOneScreen(
    _ a: CheckedEntry, _ left: [String], _ b: CheckedEntry, _ right: [String]
  ) -> Bool {
    func resemble(_ a: [String], _ b: [String]) -> Bool {
      let (onlyA, onlyB) = (a.filter { !b.contains($0) }, b.filter { !a.contains($0) })
      return onlyA.count < 2 && onlyB.count < 2 && onlyA.count < a.count && onlyB.count < b.count
    }
    let generic: Set<String> = [
      "a11y", "accessibility", "label", "hint", "value", "title", "text", "button", "description",
    ]
    func words(_ key: String) -> [String] { key.partWords.filter { !generic.contains($0) } }
    return resemble(left, right) || resemble(words(a.entry.key), words(b.entry.key))
  }

  /// Returns the index of an entry with a wrong translation, and of the entry that the translation is right for.
  ///
  /// Nil if this is unknown. The source texts must differ in a pair of opposites, such as “on” and “off”. Words of the
  /// translation must occur in other entries with only one of the two opposites.
  private static func exchanged(
    _ group: [Int], _ sources: [Int: (text: String, words: [String])], in language: CheckedLanguage,
    of table: CheckedTable
  ) -> (wrong: Int, right: Int)? {
    guard let text = first(table, group[0], language) else { return nil }
    for a in group {
      for b in group where a < b {
        guard let (left, right) = Likeness.opposites(in: sources[a]!.words, sources[b]!.words) else { continue }
        let said = Set(text.spoken.evidence)
        var (forLeft, forRight) = (0, 0)
        for index in table.entries.indices where !group.contains(index) {
          guard let source = table.sources(ofEntry: index).first, let other = first(table, index, language) else {
            continue
          }
          let words = source.spoken.evidence
          let (hasLeft, hasRight) = (words.contains(left), words.contains(right))
          guard hasLeft != hasRight, other.spoken.evidence.contains(where: said.contains) else { continue }
          if hasLeft { forLeft += 1 } else { forRight += 1 }
        }
        if forLeft == 0, forRight > 0 { return (a, b) }
        if forRight == 0, forLeft > 0 { return (b, a) }
      }
    }
    return nil
  }

  private static func first(_ table: CheckedTable, _ index: Int, _ language: CheckedLanguage) -> CheckedText? {
    table.texts[table.ranges[index]].first { $0.language === language && !$0.isPlural }
  }
}

/// The similarity in meaning of two source texts.
enum Likeness {
  /// The texts mean nearly the same, so their translations may be equal.
  case same
  /// The texts are single words with related meanings, such as “day” and “date”. Many languages have one word for both.
  case near
  /// The texts differ in meaning. Equal translations are a warning.
  case different
  /// The texts are opposites, or they have three words or more and differ in only one. Equal translations are an error.
  case opposite

  init(_ a: [String], _ b: [String]) {
    let (left, right) = (a.filter { !Self.weak.contains($0) }, b.filter { !Self.weak.contains($0) })
    if left.joined() == right.joined() {
      self = .same
      return
    }
    let onlyLeft = left.filter { !right.contains($0) }
    let onlyRight = right.filter { !left.contains($0) }
    let pairs = onlyLeft.flatMap { l in onlyRight.map { (l, $0) } }
    if pairs.contains(where: { Self.isOpposite($0, $1) }) || Self.isNegation(onlyLeft, onlyRight) {
      self = .opposite
    } else if left.count < 3 && right.count < 3, (onlyLeft + onlyRight).allSatisfy({ Self.plain.contains($0) }) {
      // The texts have one or two words, and differ only in words that add no meaning to a label, such as “button”.
      self = .same
    } else if onlyLeft.allSatisfy({ l in onlyRight.contains { Self.isSynonym(l, $0) } }),
      onlyRight.allSatisfy({ r in onlyLeft.contains { Self.isSynonym($0, r) } })
    {
      self = .same
    } else if left.count == 1, right.count == 1, Self.neighbours.contains(Set(left + right)) {
      self = .near
    } else {
      self = left.count > 2 && onlyLeft.count == 1 && onlyRight.count == 1 ? .opposite : .different
    }
  }

  private static func isNegation(_ left: [String], _ right: [String]) -> Bool {
    let negations: Set<String> = ["not", "no", "without", "un", "non", "never"]
    return left.contains(where: negations.contains) != right.contains(where: negations.contains)
      && (left.isEmpty || right.isEmpty || left.count + right.count == 1)
  }

  private static func isOpposite(_ a: String, _ b: String) -> Bool {
    opposites.contains([a, b])
      || a.hasSuffix(b) && ["un", "in", "dis", "de", "non"].contains(String(a.dropLast(b.count)))
      || b.hasSuffix(a) && ["un", "in", "dis", "de", "non"].contains(String(b.dropLast(a.count)))
  }

  private static func isSynonym(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    // Words with the same beginning count as forms of one word, such as singular and plural.
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    if short.count > 2, long.hasPrefix(short), long.count - short.count <= 3 { return true }
    if short.count > 4, long.hasPrefix(short.dropLast(1)), long.count - short.count <= 3 { return true }
    return synonyms.contains { $0.contains(a) && $0.contains(b) }
  }

  private static let weak: Set<String> = [
    "the", "a", "an", "to", "your", "this", "that", "please", "is", "are", "in", "of",
  ]

  /// Words that add no meaning to a label.
  private static let plain: Set<String> = [
    "button", "label", "icon", "image", "field", "view", "option", "item", "now", "screen", "page", "text", "title",
  ]

  private static let opposites: Set<Set<String>> = [
    ["on", "off"], ["open", "close"], ["open", "closed"], ["left", "right"], ["up", "down"], ["next", "previous"],
    ["forward", "back"], ["first", "last"], ["start", "end"], ["begin", "end"], ["start", "stop"], ["pause", "stop"],
    ["play", "pause"], ["play", "stop"], ["back", "stop"], ["minimum", "maximum"], ["show", "hide"], ["add", "remove"],
    ["add", "delete"], ["enable", "disable"], ["enabled", "disabled"], ["expand", "collapse"],
    ["expanded", "collapsed"],
    ["lock", "unlock"], ["horizontal", "vertical"], ["horizontally", "vertically"], ["increase", "decrease"],
    ["increment", "decrement"], ["more", "less"], ["before", "after"], ["above", "below"], ["top", "bottom"],
    ["yes", "no"], ["accept", "reject"], ["accept", "decline"], ["allow", "deny"], ["zoom", "shrink"],
    ["day", "night"],
    ["undo", "redo"], ["checked", "unchecked"], ["selected", "unselected"], ["mute", "unmute"],
    ["empty", "full"], ["old", "new"], ["read", "unread"], ["success", "failure"], ["succeeded", "failed"],
    ["sent", "received"], ["send", "receive"], ["upload", "download"], ["import", "export"], ["in", "out"],
    ["from", "to"], ["hour", "minute"], ["week", "month"], ["month", "year"], ["am", "pm"], ["row", "column"],
    ["rows", "columns"], ["cancel", "confirm"], ["save", "discard"],
  ]

  /// Pairs of English words with related meanings, for which many languages have a single word.
  private static let neighbours: Set<Set<String>> = [
    ["day", "date"], ["time", "hour"], ["time", "clock"], ["day", "today"], ["dismiss", "off"], ["close", "off"],
  ]

  /// Returns the pair of opposites in which two texts differ, the first text's word first; nil if there is none.
  static func opposites(in a: [String], _ b: [String]) -> (String, String)? {
    for left in a where !b.contains(left) {
      if let right = b.first(where: { !a.contains($0) && isOpposite(left, $0) }) { return (left, right) }
    }
    return nil
  }

  private static let synonyms: [Set<String>] = [
    ["close", "dismiss", "cancel", "exit", "quit", "leave"], ["delete", "remove", "clear", "erase"],
    ["edit", "modify", "change"], ["done", "ok", "finish", "finished", "complete", "completed", "ready"],
    ["photo", "picture", "image", "photograph"], ["choose", "select", "pick"], ["start", "begin"],
    ["e", "email", "mail"], ["next", "continue", "proceed", "forward"], ["back", "previous", "return"],
    ["info", "information", "details", "detail"], ["error", "failed", "failure", "unsuccessful", "problem"],
    ["view", "show", "see", "display", "open"], ["go", "navigate", "move"], ["tap", "press", "click", "touch"],
    ["stop", "end", "halt", "stopped", "halted"], ["settings", "preferences", "options"], ["search", "find"],
    ["log", "sign", "login", "signin"], ["retry", "again"], ["update", "refresh", "reload"],
    ["code", "passcode", "pin"],
    ["phone", "mobile", "telephone"], ["picker", "chooser", "selector"], ["loading", "progress"],
    ["enter", "type", "input"],
    ["optional", "not"], ["required", "mandatory"], ["bigger", "larger"], ["copy", "duplicate"],
    ["current", "present"],
    ["increment", "increase"], ["decrement", "decrease"], ["attachment", "file"], ["alert", "warning"],
    ["label", "text"],
    ["menu", "list"], ["quick", "fast"], ["beginning", "start"], ["submit", "send"], ["overflow", "more"],
    ["available", "free"], ["busy", "occupied"], ["canceled", "cancelled"], ["switch", "toggle"],
    ["enabled", "active", "activated"],
    ["disabled", "inactive", "deactivated"], ["color", "colour"],
  ]
}
