import AccessibilityModel
import Judging
import Simulation

/// The record of a played scenario. The rules of an audit examine this record.
public struct AuditedPlay: Sendable {
  /// The interactions in order, at the pace ``Pace/patient``. At this pace, no interaction cuts off earlier speech.
  public let interactions: [Interaction]
  /// The transcripts of the scenario, one for each pace.
  public let transcripts: [Pace: Transcript]
  /// The losses at the pace ``Pace/patient``, by the number of the utterance.
  let losses: [Int: Loss]
  /// The rows of text fields that together hold one code. A row has the ids of at least three sibling fields, in the
  /// order of the tree.
  ///
  /// Sibling fields count as a row in either of these cases:
  /// - Text entered in one field changed another field of the row, or moved the keyboard focus to another field.
  /// - The fields belong to one component, and no field ever held more than one character.
  ///
  /// Fields with unlike names, of which one got several characters, are no row: day, month and year are no code.
  public let codeRows: [[String]]

  /// The elements at which the cursor can stop. An element is listed when it first appears, and again whenever it has
  /// changed.
  let changedStops: [(interaction: Int, stop: AccessibilityTree.Stop)]
  /// The touch targets with a known position and size. There is a new entry whenever any target has changed.
  let targets: [(interaction: Int, targets: [Target])]
  /// The targets that are smaller than 24 × 24 points and too close to another target (WCAG 2.5.8). `neighbour` is the
  /// id of the other target.
  let crowded: [(interaction: Int, target: Target, neighbour: String)]
  let platform: Platform
  let reactions: [Scenario.Reaction]
  let display: Scenario.Display?
  /// The first screen and the named screens as the scenario has them, with what is hidden.
  let screen: [ScreenItem]
  let screens: [String: [ScreenItem]]
  /// The reactions whose events did not happen.
  let unusedReactions: [Scenario.Reaction]

  /// For each interaction, the index of the next interaction that the app did not cause. If there is none, the index is
  /// the number of interactions.
  private let answerEnds: [Int]
  /// The indices of the interactions that may have changed the accessibility tree, including the first interaction.
  public let newTrees: [Int]

  /// Plays a scenario at every pace. The returned function `conceal` hides the scenario's secrets in a text.
  static func record(
    _ scenario: Scenario, locale: String, hidingCodes: Bool
  ) -> (play: AuditedPlay, conceal: (String) -> String) {
    var transcripts: [Pace: Transcript] = [:]
    var interactions: [Interaction] = []
    var unused: [Scenario.Reaction] = []
    var conceal: (String) -> String = { $0 }
    var localized = scenario.localized(to: locale)
    // The rules look for codes in the speech, so the play must not redact the codes. `conceal` hides them in the
    // messages.
    localized.isRedacted = false
    for pace in Pace.allCases {
      var scenario = localized
      scenario.pace = pace
      var session = scenario.played(
        locale: locale, recordsInteractions: pace == .patient, notesEntered: pace == .patient && hidingCodes)
      guard pace == .patient else {
        transcripts[pace] = session.finish()
        continue
      }
      (transcripts[pace], interactions) = session.finishInteractions()
      unused = session.unusedReactions
      let secrets = session.secrets
      conceal = { secrets.hiding(inMessage: $0, entered: hidingCodes) }
    }
    let play = AuditedPlay(
      interactions: interactions, transcripts: transcripts, reactions: localized.reactions, unusedReactions: unused,
      display: localized.display, screen: localized.screen, screens: localized.screens)
    return (play, conceal)
  }

  init(
    interactions: [Interaction], transcripts: [Pace: Transcript], reactions: [Scenario.Reaction],
    unusedReactions: [Scenario.Reaction] = [], display: Scenario.Display?, screen: [ScreenItem] = [],
    screens: [String: [ScreenItem]] = [:]
  ) {
    var interactions = interactions
    self.transcripts = transcripts
    self.reactions = reactions
    self.display = display
    self.screen = screen
    self.screens = screens
    self.unusedReactions = unusedReactions
    platform = interactions.first?.after.platform ?? .iOS
    codeRows = Self.codeRows(in: interactions)
    var ends = Array(interactions.indices)
    var end = interactions.count
    for index in interactions.indices.reversed() {
      ends[index] = end
      if interactions[index].kind != .app { end = index }
    }
    answerEnds = ends
    let losses = transcripts[.patient]?.lossesByNumber ?? [:]
    self.losses = losses
    for (index, texts) in Self.unheard(in: interactions, losses: losses) {
      interactions[index].unheard = texts
    }
    for interaction in interactions where !interaction.saysNothing {
      if let act = interaction.answeredAct { interactions[act].isToldLater = true }
    }
    self.interactions = interactions
    let newTrees = interactions.indices.filter { [interactions] index in
      // The numbers of trees restart on a new screen, so equal numbers may mean different trees.
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
      let now = Self.targets(among: stops, on: platform)
      if !now.isEmpty, now != targets.last?.targets { targets.append((index, now)) }
    }
    self.changedStops = changedStops
    self.targets = targets
    crowded = Self.crowded(in: targets)
  }

  func reacts(to event: ElementEvent, of id: String, at moment: Interaction.Moment) -> Bool {
    reactions.contains {
      $0.event == event && $0.element == id && ($0.screen == nil || $0.screen == moment.screen)
    }
  }

  /// Returns what the screen reader says about each of several stops, without the groups around it.
  func descriptions(of stops: [(interaction: Int, stop: AccessibilityTree.Stop)]) -> [[Utterance]] {
    var descriptions: [[Utterance]] = []
    while descriptions.count < stops.count {
      let rest = stops[descriptions.count...]
      let index = rest[rest.startIndex].interaction
      // The stops of one interaction are of one screen.
      let together = rest.prefix { $0.interaction == index }
      descriptions += interactions[index].after.screenReader.descriptions(of: together.map { ($0.stop, []) })
    }
    return descriptions
  }

  /// Whether a screen reader ran at any time of the scenario.
  public var hasReader: Bool { interactions.contains { $0.before.isReaderRunning || $0.after.isReaderRunning } }

  /// Whether any input reported its completion to the app.
  public var hasCompletion: Bool { interactions.contains { !$0.effects(.completed).isEmpty } }

  /// Returns an interaction and the app's own interactions that directly follow; at most 16 in all.
  public func withAnswers(_ index: Int) -> ArraySlice<Interaction> {
    // Interactions after the limit do not count as the app's answer to the person. Without the limit, a scenario with
    // only the app's interactions would take quadratic time.
    interactions[index..<min(answerEnds[index], index + 16)]
  }

  /// Returns the row of ``codeRows`` that contains a field; nil if no row does.
  public func row(of field: String) -> [String]? { codeRows.first { $0.contains(field) } }

  /// Returns the fields that hold one input together with `field`: those of its component or of its row, or only the
  /// field itself.
  func fields(ofInputWith field: String, in interaction: Interaction) -> [String] {
    field.contains(".") ? interaction.after.tree.siblingFields(of: field) : row(of: field) ?? [field]
  }
}

extension Interaction {
  /// The ids of the fields to which the app moved the keyboard focus, in order; nil where the app removed the focus.
  /// Moves that the person requested, by a double tap or the tab key, are left out.
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

  /// The utterances that began during the interaction and were heard, completely or in part.
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

  /// Returns whether a text was heard, alone or as part of longer speech. Case is ignored.
  public func says(_ text: String) -> Bool {
    let text = text.onOneLine.lowercased()
    return !text.isEmpty && heard.contains { $0.heard.lowercased().contains(text) }
  }

  /// Returns whether the person hears speech about a field, or an announcement that contains the field's label. Echoes
  /// of keys, speech about deleted text, and hints do not count.
  func tells(of field: String) -> Bool {
    let label = after.tree[field]?.name(on: after.platform)?.string ?? ""
    return heard.contains { heard in
      if heard.utterance.element == field, ![.typing, .deletion, .hint].contains(heard.utterance.reason) {
        return true
      }
      return heard.utterance.reason == .announcement && !label.isBlank && heard.heard.contains(label)
    }
  }

  /// The heard utterances that report the app's state:
  /// - announcements, except those that consist only of a field's name
  /// - changed errors and changed texts that the screen reader says without an announcement
  /// - speech about a new screen or layout
  var statusMessages: [Transcript.UtteranceRecord] {
    // Few interactions have an announcement, so the labels of the fields are collected only when one is found.
    lazy var labels = Set(
      (before.tree.textFields + after.tree.textFields).compactMap { $0.name(on: after.platform)?.string.onOneLine })
    return heard.filter { heard in
      switch heard.utterance.reason {
      case .announcement: !labels.contains(heard.utterance.text)
      case .screenChange, .layoutChange: true
      case .valueChange: heard.utterance.segments.contains { $0.source == .error } || saysText(heard.utterance)
      default: false
      }
    }
  }

  /// Returns whether an Android screen reader says a changed text because the text has the accessibility focus. The
  /// screen reader then drops an announcement of the same text as a duplicate.
  private func saysText(_ utterance: Utterance) -> Bool {
    after.platform == .android && utterance.element.flatMap { after.tree[$0] }?.role == .text
  }

  /// Whether the app says nothing about its state, neither in this interaction nor in a later answer to it. The value
  /// is also false if a message was lost: the app did say something, and the rule `announcement-unheard` reports the
  /// loss.
  var saysNothing: Bool { !isToldLater && unheard.isEmpty && statusMessages.isEmpty }

  /// Whether the elements may have changed. The numbers of trees restart on a new screen, so equal numbers may mean
  /// different trees.
  private var changesTree: Bool { replacesScreen || before.treeNumber != after.treeNumber }

  /// The exposed texts and headings that appeared or got a new label, except those of a new alert or sheet. Empty if
  /// the app changed its language.
  public var newTexts: [AccessibilityElement] {
    if changesLanguage || !changesTree { return [] }
    let exposed = after.tree.exposed
    let known = before.tree.byID
    // The screen reader says the texts of a new alert together with the alert, so these texts are left out.
    let alerts = exposed.filter { $0.coversTheScreen && known[$0.id].map { $0.isHidden } ?? true }
    // A container that ignores its children is heard as one element, never by the texts inside.
    let ignoring = exposed.filter { $0.childBehavior == .ignore }.flatMap(\.children)
    let unheard = Set(AccessibilityTree(alerts + ignoring).exposed.map(\.id))
    return exposed.filter { element in
      if unheard.contains(element.id) { return false }
      guard element.role == .text || element.role == .heading, let label = element.label, !label.string.isBlank else {
        return false
      }
      let old = known[element.id].flatMap { $0.isHidden ? nil : $0 }
      return old?.label?.string != label.string
    }
  }

  /// The error messages that appeared; empty on a new screen, or after the screen reader or its language was switched.
  ///
  /// A text is an error if the last part of its id contains “error”, or if the app set it as the error of a component.
  /// On Android, a text field can also have an error as a property.
  public var errors: [(id: String, message: String)] {
    if [.appear, .screen, .reader].contains(kind) || replacesScreen { return [] }
    let set = changes.filter { $0.property.lowercased().contains("error") && !$0.value.isBlank }
    let texts = newTexts.filter { text in
      text.isError || set.contains { text.id.hasPrefix($0.element + ".") && text.label?.string == $0.value }
    }.map { ($0.id, $0.label!.string) }
    return texts + newErrorsOfFields.filter { error in !texts.contains { $0.1 == error.message } }
  }

  private var newErrorsOfFields: [(id: String, message: String)] {
    guard after.platform == .android, changesTree else { return [] }
    let known = before.tree.byID
    return after.tree.textFields.compactMap { field in
      guard let error = field.android?.error?.string, !error.isBlank,
        known[field.id]?.android?.error?.string != error
      else { return nil }
      return (field.id, error)
    }
  }

  /// Whether the person may have moved to a text field. New texts then count as instructions for the field, not as
  /// status messages.
  var beginsEditing: Bool {
    switch kind {
    case .doubleTap(let id?): before.tree[id]?.text != nil
    case .touch, .key(.tab): true
    default: false
    }
  }

  var editsText: Bool {
    switch kind {
    case .insert, .delete: true
    default: false
    }
  }

  /// Returns the effects with this name, in the order of the transcript.
  public func effects(_ name: EffectName) -> [Transcript.HappenedEffect] {
    entries.compactMap { entry in
      guard case .effect(let effect) = entry.kind, effect.name == name else { return nil }
      return effect
    }
  }

  /// The entered text, the id of the text field, and the way of entering; nil if the person entered no text.
  public var insertion: (text: String, field: String, how: Insertion)? {
    if case .insert(let text, let field, let how) = kind { (text, field, how) } else { nil }
  }

  /// The interaction in words, as the beginning of a message, such as “on a swipe”. Text in a secure field appears as
  /// bullets.
  public var doing: String {
    switch kind {
    case .appear: "when the screen appeared"
    case .swipe: "on a swipe"
    case .touch(let id): "on touching \(id)"
    case .doubleTap(let id): "on a double tap" + (id.map { " on \($0)" } ?? "")
    case .insert(let text, let field, let how): "when \(before.shown(text, in: field)) was \(how.rawValue) in \(field)"
    case .delete(let field): "on a press of the delete key in \(field)"
    case .key(let key): "on the \(key.rawValue) key"
    case .app: "when the app changed something"
    case .screen: "when the screen was replaced"
    case .reader: "when the screen reader was switched"
    case .other: "here"
    }
  }
}

extension Interaction.Moment {
  /// Returns the content of a text field, as bullets if the field is secure; nil if no text field has this id.
  public func content(of field: String) -> String? { tree[field].flatMap(Self.content) }

  /// The content of every text field by id, including hidden fields. Bullets replace secure content.
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

  /// Returns the content of a text field; nil for any other element.
  ///
  /// If the drawn text of a field is also its value, placeholders such as `-` or `○` count as empty content, and dots
  /// count as hidden characters.
  static func content(of field: AccessibilityElement) -> String? {
    guard let text = field.text else { return nil }
    if text.isSecure { return String(repeating: "•", count: text.length) }
    let content = text.length == 0 ? "" : field.value?.string ?? ""
    guard field.drawn == content else { return content }
    if content.allSatisfy({ "-–_○".contains($0) }) { return "" }
    return content.allSatisfy { "●•*".contains($0) } ? String(repeating: "•", count: content.count) : content
  }

  func shown(_ text: String, in field: String) -> String {
    let state = tree[field]?.text
    return "“\(state?.isSecure == true || state?.isSecret == true ? text.inBullets : text)”"
  }
}

extension String {
  /// Whether bullets replace the content, so that only its length is known.
  var isHiddenContent: Bool { contains("•") }
}
