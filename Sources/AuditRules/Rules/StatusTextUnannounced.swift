import AccessibilityModel
import Simulation

extension AuditRule {
  static let statusTextUnannounced = AuditRule(
    id: "status-text-unannounced", severity: .error, criteria: ["4.1.3"],
    summary: "a text appears or changes, or a control is disabled, and nothing says so",
    explanation: """
      People who see the screen notice the change at once; people who listen have to search for it. The rule looks at \
      texts and headings that appear or change after an action, and at controls that are disabled, if no speech then \
      or after the next change by the app mentions it. An announcement with at least half of the words of the text \
      mentions it. So does one with more words than a text of three words or more, unless the text is an error.

      Texts do not count on a new screen, in a group that appears and into which the app moves the cursor, and in a \
      section that the person opens. Nor does a text that appears because a field got the focus, that repeats what the \
      person has just sent while the app announces something, or whose number the activated control has named. A \
      countdown does not count, nor a text of which only a number changes while the app announces something else or \
      moves the cursor to what has changed, nor a button that is disabled while the person types or deletes. Controls that are enabled are found by \
      `enabled-unannounced`.
      """,
    remedy:
      "announce the change, queued or with high priority if other speech would suppress it, or make the text a live region",
    examples: [
      .finds(
        "when the app changed something, “Sent” appeared, and nothing said so",
        on: .element(.init(id: "status", role: .text, label: "Sending")),
        steps: .appear, .set([.init("status", "label", "Sent")])),
      .leaves(
        on: .element(.init(id: "status", role: .text, label: "Sending")),
        steps: .appear, .set([.init("status", "label", "Sent")]), .announce(Announcement("Sent"))),
    ], needing: .status
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let ticks = play.interactions.filter { $0.ticker != nil }
    let counted = Set(ticks.flatMap { tick in tick.newTexts.filter(tick.countsOn).map(\.id) })
    // An app may wait for the end of typing before it announces a result.
    var lastAnnounced: [String: Int] = [:]
    for (index, interaction) in play.interactions.enumerated() {
      for announcement in interaction.announcements where announcement.heardWordCount > 0 {
        lastAnnounced[announcement.utterance.text.lowercased()] = index
      }
    }
    var spots: [Spot] = []
    /// The first interaction before which a text was on the screen, by the element's id and the text.
    lazy var firstShown = Dictionary(
      play.newTrees.flatMap { index in play.interactions[index].before.tree.exposed.map { ($0.shownKey, index) } },
      uniquingKeysWith: min)
    for (index, interaction) in play.interactions.enumerated()
    where interaction.before.isReaderRunning && interaction.after.isReaderRunning {
      if [.appear, .screen, .reader, .swipe].contains(interaction.kind) || interaction.beginsEditing
        || interaction.replacesScreen
      {
        continue
      }
      if interaction.before.treeNumber == interaction.after.treeNumber { continue }
      let heard = play.withAnswers(index)
      let contents = Set(interaction.after.tree.textFields.compactMap { Interaction.Moment.content(of: $0) })
      lazy var closed = interaction.closedGroups
      lazy var entered = interaction.enteredGroups
      // “Expanded” says that there is more now.
      for text in interaction.expands ? [] : interaction.newTexts where !contents.contains(text.label!.string) {
        if heard.contains(where: { $0.says(text.label!.string) || $0.beginsToSay(text.label!.string) }) { continue }
        if heard.contains(where: { $0.announcesInOtherWords(text) }) { continue }
        if lastAnnounced[text.label!.string.onOneLine.lowercased(), default: -1] >= index { continue }
        // A countdown need not be announced every second.
        if counted.contains(text.id), interaction.countsOn(text) { continue }
        // “Show 21 hotels” has said what comes.
        if interaction.saysBefore(text.label!.string) { continue }
        // “Total, 24 euros” follows from “Two cups were removed”.
        if interaction.countsOn(text),
          heard.contains(where: { !$0.announcements.allSatisfy { $0.heardWordCount == 0 } || $0.saysWhereItWent })
        {
          continue
        }
        // The person knows their own message, which a chat shows after it was sent.
        if heard.contains(where: { !$0.statusMessages.isEmpty }), interaction.sends(text.label!.string) { continue }
        // What a dialog has hidden is there again.
        if closed.contains(where: { !$0.contains(text.id) }), firstShown[text.shownKey, default: .max] < index {
          continue
        }
        // The person goes on inside what has appeared.
        if entered.contains(where: { $0.contains(text.id) }) { continue }
        spots.append(
          Spot(
            message: "\(interaction.doing), “\(text.label!.string)” appeared"
              + (heard.contains { $0.losesAnnouncement(of: text.label!.string) }
                ? ", and no word of its announcement was heard" : ", and nothing said so"),
            element: text.id, interaction: index))
      }
      for id in play.switchedUnsaid(index, isDimmed: true) {
        // A button that becomes disabled while the person types only waits for a valid text. Only a disabled text field
        // is reported then.
        if interaction.editsText, interaction.after.tree[id]?.text == nil { continue }
        spots.append(
          Spot(
            message: "\(interaction.doing), \(id) was disabled, and nothing said so", element: id, interaction: index))
      }
    }
    return .found(spots)
  }
}

extension AuditedPlay {
  /// Returns the ids of the controls that an interaction disabled (`isDimmed` is true) or enabled, if nothing says so.
  /// The app's own interactions that directly follow are searched as well.
  func switchedUnsaid(_ index: Int, isDimmed: Bool) -> [String] {
    let interaction = interactions[index]
    let ids = interaction.effects(.enabled).compactMap(\.element).filter { id in
      interaction.after.tree[id]?.isDimmed == isDimmed && interaction.before.tree[id]?.isDimmed == !isDimmed
    }
    if ids.isEmpty { return [] }
    let heard = withAnswers(index)
    if heard.contains(where: { !$0.saysNothing }) { return [] }
    return ids.filter { id in
      let label = interaction.after.tree[id]?.label?.string ?? ""
      return id != interaction.after.cursor || !heard.contains { $0.says(label) || $0.saysChange(of: id) }
    }
  }
}

extension Interaction {
  fileprivate func saysChange(of id: String) -> Bool {
    heard.contains { $0.utterance.element == id && $0.utterance.reason == .valueChange }
  }

  fileprivate func beginsToSay(_ text: String) -> Bool {
    announcements.contains { $0.heardWordCount > 0 && $0.utterance.text == text }
  }

  /// Returns whether a text is, or ends with, the content of a field that the interaction empties or removes. A search
  /// keeps its field, so “No results for tea” is not what the person sent.
  fileprivate func sends(_ text: String) -> Bool {
    before.tree.textFields.contains { field in
      guard let content = Moment.content(of: field)?.trimmed, content.contains(where: \.isLetter),
        !content.isHiddenContent, text.trimmed.hasSuffix(content), after.content(of: field.id)?.isBlank ?? true
      else { return false }
      return text.trimmed.dropLast(content.count).last.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }

  /// Returns whether a heard announcement has at least half of the words of a text, such as “Error: only letters are
  /// allowed” for “Only letters allowed”, or more words than the text, such as “Paid until 15:30” for “It is running”.
  fileprivate func announcesInOtherWords(_ text: AccessibilityElement) -> Bool {
    let words = Set((text.label?.string ?? "").words)
    if words.isEmpty { return false }
    return announcements.contains {
      guard $0.heardWordCount > 0 else { return false }
      return words.intersection($0.heard.words).count * 2 >= words.count
        || words.count >= 3 && !text.isError && Set($0.utterance.text.words).count > words.count
    }
  }

  /// Whether the app moved the cursor, and the person heard where to.
  fileprivate var saysWhereItWent: Bool {
    guard let cursor = after.cursor, cursor != before.cursor else { return false }
    return heard.contains { $0.utterance.element == cursor }
  }

  /// The ids of what was in each group that a double tap inside it made disappear.
  fileprivate var closedGroups: [Set<String>] {
    guard case .doubleTap(let id?) = kind else { return [] }
    let left = Set(after.tree.exposed.map(\.id))
    return before.tree.exposed.filter { !left.contains($0.id) && $0.holds(id) }.map(\.idsInside)
  }

  /// The ids of what is in each group that has appeared, and into which the app has moved the cursor.
  fileprivate var enteredGroups: [Set<String>] {
    guard let cursor = after.cursor, cursor != before.cursor, heard.contains(where: { $0.utterance.element == cursor })
    else { return [] }
    let known = before.tree.byID
    return after.tree.exposed.filter { group in
      known[group.id].map { $0.isHidden } ?? true && group.holds(cursor)
    }.map(\.idsInside)
  }

  func losesAnnouncement(of text: String) -> Bool {
    announcements.contains {
      $0.outcome != .spoken && $0.heardWordCount == 0 && $0.utterance.text.contains(text.onOneLine)
    }
  }

  fileprivate func countsOn(_ text: AccessibilityElement) -> Bool {
    before.tree[text.id]?.label?.string.withoutNumbers == text.label?.string.withoutNumbers
  }
}

extension AccessibilityElement {
  fileprivate var idsInside: Set<String> { Set(AccessibilityTree(children).byID.keys) }

  fileprivate var shownKey: String { "\(id)\u{0}\(self.label?.string ?? "")" }
}

extension String {
  /// The words in lower case, without marks.
  fileprivate var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The text with `#` for each number, for example to compare two times of a countdown.
  package var withoutNumbers: String {
    var text = ""
    for character in self where !(character.isNumber && text.last == "#") {
      text.append(character.isNumber ? "#" : character)
    }
    return text
  }
}

extension Interaction {
  /// Whether the person has opened the section that an element shows and hides.
  fileprivate var expands: Bool {
    guard case .doubleTap(let id?) = kind else { return false }
    return before.tree[id]?.isExpanded == false && after.tree[id]?.isExpanded == true
  }

  /// Whether the name of the control that the person activated has every number of a text, and one of its words.
  fileprivate func saysBefore(_ text: String) -> Bool {
    guard case .doubleTap(let id?) = kind, let name = before.tree[id]?.label?.string else { return false }
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    let (said, shown) = (words(name), words(text))
    let numbers = shown.filter { $0.contains(where: \.isNumber) }
    return !numbers.isEmpty && numbers.isSubset(of: said)
      && !shown.subtracting(numbers).isDisjoint(with: said.filter { $0.count >= 4 })
  }
}
