/// A played scenario as the rules of an audit see it.
public struct AuditedPlay: Sendable {
  /// The interactions in order, played at the pace `patient`. At this pace no act cuts off the speech of an earlier
  /// act.
  public let interactions: [Interaction]
  /// The transcript of the scenario at each pace.
  public let transcripts: [Pace: Transcript]
  /// Rows of text fields that make up one code, in the order of the tree: at least three fields with the same parent.
  ///
  /// Fields count as a row in two cases. Either text entered in one field changed another one or moved the focus to it.
  /// Or the fields belong to one component and never held more than one character each.
  public let codeRows: [[String]]

  /// The places where the cursor stops, each when it was first there and whenever its element had changed. Rules that
  /// judge an element by itself look at these.
  let changedStops: [(interaction: Int, stop: AccessibilityTree.Stop)]
  /// The controls whose places are known: whenever one of them had changed, those on the screen then.
  let targets: [(interaction: Int, targets: [Target])]
  /// The targets smaller than 24 points that another target is too close to, each with the id of that one.
  let crowded: [(interaction: Int, target: Target, neighbour: String)]
  /// The app's reactions to events.
  let reactions: [Scenario.Reaction]
  /// The size of the screen and of the software keyboard; nil where it is not known.
  let display: Scenario.Display?

  /// The index, for each act, after the last of the app's own acts that follow it.
  private let answerEnds: [Int]
  /// The indices of the acts after which the tree may have changed, including the first act. Rules that look at every
  /// tree use them.
  public let newTrees: [Int]

  /// Plays a scenario at every pace, and returns the play with a function that hides the scenario's secrets in a text.
  static func record(
    _ scenario: Scenario, locale: String, hidingCodes: Bool
  ) -> (play: AuditedPlay, conceal: (String) -> String) {
    var transcripts: [Pace: Transcript] = [:]
    var interactions: [Interaction] = []
    var conceal: (String) -> String = { $0 }
    let localized = scenario.localized(to: locale)
    for pace in Pace.allCases {
      var scenario = localized
      scenario.pace = pace
      var session = Session(scenario, locale: locale, timing: SpeechEstimate(), recordsInteractions: pace == .patient)
      session.perform(scenario.steps)
      guard pace == .patient else {
        transcripts[pace] = session.finish()
        continue
      }
      (transcripts[pace], interactions) = session.finishInteractions()
      let played = session
      conceal = { played.concealed($0, hidingCodes: hidingCodes) }
    }
    let play = AuditedPlay(
      interactions: interactions, transcripts: transcripts, reactions: localized.reactions, display: localized.display)
    return (play, conceal)
  }

  init(
    interactions: [Interaction], transcripts: [Pace: Transcript], reactions: [Scenario.Reaction],
    display: Scenario.Display?
  ) {
    var interactions = interactions
    self.transcripts = transcripts
    self.reactions = reactions
    self.display = display
    codeRows = Self.codeRows(in: interactions)
    var ends = Array(interactions.indices)
    var end = interactions.count
    for index in interactions.indices.reversed() {
      ends[index] = end
      if interactions[index].kind != .app { end = index }
    }
    answerEnds = ends
    for (index, texts) in Self.unheard(in: interactions, ends: ends, transcript: transcripts[.patient]) {
      interactions[index].unheard = texts
    }
    for interaction in interactions where !interaction.saysNothing {
      if let act = interaction.answeredAct { interactions[act].isToldLater = true }
    }
    self.interactions = interactions
    let newTrees = interactions.indices.filter { [interactions] index in
      // A new screen numbers its trees from the beginning again.
      index == 0 || interactions[index].replacesScreen
        || interactions[index].after.treeNumber != interactions[index - 1].after.treeNumber
    }
    self.newTrees = newTrees
    var known: [String: AccessibilityElement] = [:]
    var changedStops: [(interaction: Int, stop: AccessibilityTree.Stop)] = []
    var targets: [(interaction: Int, targets: [Target])] = []
    for index in newTrees {
      if interactions[index].replacesScreen { known = [:] }
      let stops = interactions[index].after.readingOrder
      for stop in stops where known.updateValue(stop.element, forKey: stop.element.id) != stop.element {
        changedStops.append((index, stop))
      }
      let now = Self.targets(among: stops)
      if !now.isEmpty, now != targets.last?.targets { targets.append((index, now)) }
    }
    self.changedStops = changedStops
    self.targets = targets
    crowded = Self.crowded(in: targets)
  }

  /// Returns whether the app reacts to an event of an element on the screen of a moment.
  func reacts(to event: ElementEvent, of id: String, at moment: Interaction.Moment) -> Bool {
    reactions.contains {
      $0.event == event && $0.element == id && ($0.screen == nil || $0.screen == moment.screen)
    }
  }

  /// Whether a screen reader ran at any time.
  public var hasReader: Bool { interactions.contains { $0.before.isReaderRunning || $0.after.isReaderRunning } }

  /// Whether the app was ever told that an input is complete.
  public var hasCompletion: Bool { interactions.contains { !$0.effects(.completed).isEmpty } }

  /// Returns an act and the app's own acts before the person's next one; at most 16 acts in all.
  public func withAnswers(_ index: Int) -> ArraySlice<Interaction> {
    // Acts after the limit no longer answer the person's act. Without a limit, a scenario with only the app's acts
    // would take quadratic time.
    interactions[index..<min(answerEnds[index], index + 16)]
  }

  /// Returns the row that contains a field; nil if the field is in no row.
  public func row(of field: String) -> [String]? { codeRows.first { $0.contains(field) } }

  private static func codeRows(in interactions: [Interaction]) -> [[String]] {
    var rows: [[String]] = []
    // The fields that held more than one character at some time.
    var wide: Set<String> = []
    for interaction in interactions where interaction.insertion != nil {
      for (id, content) in interaction.after.contents where content.count > 1 { wide.insert(id) }
    }
    for interaction in interactions {
      guard case .insert(_, let field, _) = interaction.kind else { continue }
      let siblings = interaction.before.tree.siblingFields(of: field)
      guard siblings.count >= 3, !rows.contains(siblings) else { continue }
      let others = siblings.filter { $0 != field }
      let goesOn =
        interaction.focusMoves.contains { move in move.map(others.contains) ?? false }
        || { () -> Bool in
          let (before, after) = (interaction.before.contents, interaction.after.contents)
          return others.contains { before[$0] != after[$0] }
        }()
      let isOneComponents = field.contains(".") && interaction.after.content(of: field)?.count == 1
      if goesOn || isOneComponents && wide.isDisjoint(with: siblings) { rows.append(siblings) }
    }
    return rows
  }
}

extension Interaction {
  /// The moves of the keyboard focus that the app made. A move that the person requested, by a double tap or the tab
  /// key, is left out.
  public var focusMoves: [String?] {
    var moves = entries.compactMap { entry -> String?? in
      guard case .effect(let effect) = entry.kind, effect.name == .focus else { return nil }
      return .some(effect.element)
    }
    switch kind {
    case .doubleTap(let id?) where moves.first == .some(id): moves.removeFirst()
    case .key(.tab): moves = Array(moves.dropFirst())
    default: break
    }
    return moves
  }

  /// The utterances that began during the interaction and were heard, whole or in part.
  public var heard: [Transcript.UtteranceRecord] {
    entries.compactMap { entry in
      guard case .utterance(let heard) = entry.kind, heard.heardWordCount > 0 else { return nil }
      return heard
    }
  }

  /// The app's announcements, heard or not.
  public var announcements: [Transcript.UtteranceRecord] {
    entries.compactMap { entry in
      guard case .utterance(let heard) = entry.kind, heard.utterance.reason == .announcement else { return nil }
      return heard
    }
  }

  /// Returns whether a text was heard during the interaction, alone or as part of longer speech.
  public func says(_ text: String) -> Bool {
    let text = text.onOneLine.lowercased()
    return !text.isEmpty && heard.contains { $0.heard.lowercased().contains(text) }
  }

  /// Returns whether the interaction's speech names a field: speech about the field itself, or an announcement with its
  /// label.
  func tells(of field: String) -> Bool {
    let label = after.tree[field]?.label?.string ?? ""
    return heard.contains { heard in
      if heard.utterance.element == field, ![.typing, .deletion, .hint].contains(heard.utterance.reason) {
        return true
      }
      return heard.utterance.reason == .announcement && !label.isBlank && heard.heard.contains(label)
    }
  }

  /// The heard utterances that tell of the app's state: announcements other than labels of fields, and speech about a
  /// new screen or layout.
  var statusMessages: [Transcript.UtteranceRecord] {
    let labels = Set((before.tree.textFields + after.tree.textFields).compactMap { $0.label?.string.onOneLine })
    return heard.filter { heard in
      switch heard.utterance.reason {
      case .announcement: !labels.contains(heard.utterance.text)
      case .screenChange, .layoutChange: true
      default: false
      }
    }
  }

  /// Whether the app's state is not told: no message is heard, now or in a later answer, and none is lost that
  /// `announcement-unheard` reports.
  var saysNothing: Bool { !isToldLater && unheard.isEmpty && statusMessages.isEmpty }

  /// The texts and headings that are new or have a new label.
  public var newTexts: [AccessibilityElement] {
    after.tree.exposed.filter { element in
      guard element.role == .text || element.role == .heading, let label = element.label, !label.string.isBlank else {
        return false
      }
      let old = before.tree[element.id].flatMap { $0.isHidden ? nil : $0 }
      return old?.label?.string != label.string
    }
  }

  /// The errors that appeared: texts of an input whose error the app set, and texts whose id says that they are errors.
  public var errors: [(id: String, message: String)] {
    if [.appear, .screen, .reader].contains(kind) || replacesScreen { return [] }
    let set = changes.filter { $0.property.lowercased().contains("error") && !$0.value.isBlank }
    return newTexts.filter { text in
      text.isError || set.contains { text.id.hasPrefix($0.element + ".") && text.label?.string == $0.value }
    }.map { ($0.id, $0.label!.string) }
  }

  /// Whether the person began to edit a field in the interaction. If so, the app's new texts are about that field.
  var beginsEditing: Bool {
    switch kind {
    case .doubleTap(let id?): before.tree[id]?.text != nil
    case .touch, .key(.tab): true
    default: false
    }
  }

  /// Returns the effects of one kind.
  public func effects(_ name: EffectName) -> [Transcript.HappenedEffect] {
    entries.compactMap { entry in
      guard case .effect(let effect) = entry.kind, effect.name == name else { return nil }
      return effect
    }
  }

  /// The text that the interaction inserted, with its field; nil if it inserted none.
  public var insertion: (text: String, field: String, how: Insertion)? {
    if case .insert(let text, let field, let how) = kind { (text, field, how) } else { nil }
  }

  /// The act in words, as the beginning of a message. The content of a secure field is never included.
  public var doing: String {
    switch kind {
    case .appear: "when the screen appeared"
    case .swipe: "on a swipe"
    case .touch(let id): "on touching \(id)"
    case .doubleTap(let id): "on a double tap" + (id.map { " on \($0)" } ?? "")
    case .insert(let text, let field, let how): "when \(before.shown(text, in: field)) was \(how.rawValue) in \(field)"
    case .delete(let field): "on delete in \(field)"
    case .key(let key): "on the \(key.rawValue) key"
    case .app: "when the app changed something"
    case .screen: "when the screen was replaced"
    case .reader: "when the screen reader was switched"
    case .other: "here"
    }
  }
}

extension Interaction.Moment {
  /// Returns the content of a field, as bullets if the field is secure; nil if there is no such field.
  public func content(of field: String) -> String? { tree[field].flatMap(Self.content) }

  /// The content of every field, by its id.
  public var contents: [String: String] {
    var contents: [String: String] = [:]
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements {
        if let content = Self.content(of: element) { contents[element.id] = content }
        visit(element.children)
      }
    }
    visit(tree.elements)
    return contents
  }

  /// Returns the content of an element; nil if it is not a text field.
  ///
  /// If the value is the drawn text, placeholders such as `-` or `○` count as no content, and dots count as hidden
  /// characters.
  static func content(of field: AccessibilityElement) -> String? {
    guard let text = field.text else { return nil }
    if text.isSecure { return String(repeating: "•", count: text.length) }
    let content = text.length == 0 ? "" : field.value?.string ?? ""
    guard field.drawn == content else { return content }
    if content.allSatisfy({ "-–_○".contains($0) }) { return "" }
    return content.allSatisfy { "●•*".contains($0) } ? String(repeating: "•", count: content.count) : content
  }

  /// Returns a text for a field, in quotes; as bullets if the field is secure.
  func shown(_ text: String, in field: String) -> String {
    "“\(tree[field]?.text?.isSecure == true ? text.inBullets : text)”"
  }
}

extension AccessibilityElement {
  /// Whether the element is disabled.
  var isDimmed: Bool { traits.contains(.notEnabled) }

  /// Whether the id marks the element as an error's text: its last part contains “error”.
  var isError: Bool { id.lowercased().split(separator: ".").last?.contains("error") ?? false }
}

extension String {
  /// Whether the text contains bullets, so that only the length of the real content is known.
  var isHiddenContent: Bool { contains("•") }
}

extension [String] {
  /// The list in words: `code.1`, `code.1 and code.2`, `code.1, code.2 and 4 more`.
  var listed: String {
    switch count {
    case 0: ""
    case 1: self[0]
    case 2...3: dropLast().joined(separator: ", ") + " and " + self[count - 1]
    default: "\(self[0]), \(self[1]) and \(count - 2) more"
    }
  }
}

extension AccessibilityTree {
  /// The lists of exposed elements that share a parent.
  var siblingLists: [[AccessibilityElement]] {
    func visit(_ elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
      let exposed = elements.filter { !$0.isHidden }
      return exposed.isEmpty ? [] : [exposed] + exposed.flatMap { visit($0.children) }
    }
    return visit(elements)
  }

  /// The exposed elements, containers included, depth first.
  public var exposed: [AccessibilityElement] {
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { $0.isHidden ? [] : [$0] + visit($0.children) }
    }
    return visit(elements)
  }

  /// The exposed text fields.
  public var textFields: [AccessibilityElement] { exposed.filter { $0.text != nil } }

  /// Returns the ids of the text fields that share a parent with a field, in order. The field itself is included. If
  /// the field belongs to a component, only fields of that component are returned.
  func siblingFields(of id: String) -> [String] {
    func find(in elements: [AccessibilityElement]) -> [AccessibilityElement]? {
      if elements.contains(where: { $0.id == id }) { return elements }
      for element in elements {
        if let found = find(in: element.children) { return found }
      }
      return nil
    }
    let owner = id.prefix { $0 != "." }
    let isPart = owner.count < id.count
    return (find(in: elements) ?? []).filter { element in
      element.text != nil && (!element.isHidden || element.id == id)
        && (element.id.prefix { $0 != "." } == owner || !isPart)
    }.map(\.id)
  }
}
