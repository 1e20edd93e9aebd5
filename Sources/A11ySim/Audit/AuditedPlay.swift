/// A played scenario as the rules of an audit see it.
public struct AuditedPlay: Sendable {
  /// The interactions in order, played at the pace `patient`, at which the next act cuts nothing of the one before.
  public let interactions: [Interaction]
  /// The transcript of the scenario at each pace.
  public let transcripts: [Pace: Transcript]
  /// Rows of text fields that make up one code, in the order of the tree: at least three fields with the same parent.
  ///
  /// Text that came into one of them, or the focus, went on to another; or the fields belong to one component and never
  /// held more than a character each.
  public let codeRows: [[String]]

  /// For each act, the index after the last of the app's own acts that follow it.
  private let answerEnds: [Int]
  /// Indices of the acts after which the tree may have changed, the first act included, for rules that look at every tree.
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
    return (AuditedPlay(interactions: interactions, transcripts: transcripts), conceal)
  }

  init(interactions: [Interaction], transcripts: [Pace: Transcript]) {
    self.interactions = interactions
    self.transcripts = transcripts
    codeRows = Self.codeRows(in: interactions)
    var ends = Array(interactions.indices)
    var end = interactions.count
    for index in interactions.indices.reversed() {
      ends[index] = end
      if interactions[index].kind != .app { end = index }
    }
    answerEnds = ends
    newTrees = interactions.indices.filter { index in
      // The trees of another screen are numbered from the beginning.
      index == 0 || interactions[index].replacesScreen
        || interactions[index].after.treeNumber != interactions[index - 1].after.treeNumber
    }
  }

  /// Whether a screen reader ran at any time.
  public var hasReader: Bool { interactions.contains { $0.before.isReaderRunning || $0.after.isReaderRunning } }

  /// Whether the app was ever told that an input is complete.
  public var hasCompletion: Bool { interactions.contains { !$0.effects(.completed).isEmpty } }

  /// An act and what the app did by itself before the person's next act; at most 16 acts.
  public func withAnswers(_ index: Int) -> ArraySlice<Interaction> {
    // Later acts answer nothing, and without a limit a scenario of the app's acts only would take quadratic time.
    interactions[index..<min(answerEnds[index], index + 16)]
  }

  /// The row a field belongs to.
  public func row(of field: String) -> [String]? { codeRows.first { $0.contains(field) } }

  private static func codeRows(in interactions: [Interaction]) -> [[String]] {
    var rows: [[String]] = []
    // Fields that held more than one character at some time.
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
  /// Moves of the keyboard focus that the app made, without the one that the person asked for by a double tap or a tab key.
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

  /// The utterances that began in it and were heard, whole or in part.
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

  /// Whether a text was heard in it, alone or within more speech.
  public func says(_ text: String) -> Bool {
    let text = text.onOneLine.lowercased()
    return !text.isEmpty && heard.contains { $0.heard.lowercased().contains(text) }
  }

  /// Whether its speech names a field: speech about the field itself, or an announcement with its label.
  func tells(of field: String) -> Bool {
    let label = after.tree[field]?.label?.string ?? ""
    return heard.contains { heard in
      if heard.utterance.element == field, ![.typing, .deletion, .hint].contains(heard.utterance.reason) {
        return true
      }
      return heard.utterance.reason == .announcement && !label.isBlank && heard.heard.contains(label)
    }
  }

  /// The utterances that were heard and are about more than a key or an element: announcements other than labels of
  /// fields, and speech about a new screen or layout.
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

  /// Texts and headings that are new or have a new label.
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

  /// Whether the person began to edit a field in it, so that what the app shows then is about that field.
  var beginsEditing: Bool {
    switch kind {
    case .doubleTap(let id?): before.tree[id]?.text != nil
    case .touch, .key(.tab): true
    default: false
    }
  }

  /// The effects of one kind.
  public func effects(_ name: EffectName) -> [Transcript.HappenedEffect] {
    entries.compactMap { entry in
      guard case .effect(let effect) = entry.kind, effect.name == name else { return nil }
      return effect
    }
  }

  /// The text that came into a field in it; nil where none did.
  public var insertion: (text: String, field: String, how: Insertion)? {
    if case .insert(let text, let field, let how) = kind { (text, field, how) } else { nil }
  }

  /// The act in words, as the beginning of a message; never with the content of a secure field.
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
  /// The content of a field, as bullets where the field is secure; nil when there is no such field.
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

  /// The content of an element; nil where it is not a text field.
  ///
  /// Where the drawn text is the value too, marks for missing characters count as nothing and dots as hidden characters.
  static func content(of field: AccessibilityElement) -> String? {
    guard let text = field.text else { return nil }
    if text.isSecure { return String(repeating: "•", count: text.length) }
    let content = text.length == 0 ? "" : field.value?.string ?? ""
    guard field.drawn == content else { return content }
    if content.allSatisfy({ "-–_○".contains($0) }) { return "" }
    return content.allSatisfy { "●•*".contains($0) } ? String(repeating: "•", count: content.count) : content
  }

  /// Text that goes into a field, in quotes, as bullets where the field is secure.
  func shown(_ text: String, in field: String) -> String {
    "“\(tree[field]?.text?.isSecure == true ? Redaction.bullets(text) : text)”"
  }
}

extension AccessibilityElement {
  /// Whether it cannot be used now.
  var isDimmed: Bool { traits.contains(.notEnabled) }

  /// Whether its id says that it is the text of an error.
  var isError: Bool { id.lowercased().split(separator: ".").last?.contains("error") ?? false }
}

extension String {
  /// Whether it stands for content of which only the length is known.
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

  /// The ids of the text fields that share a parent with a field, itself included, in order; only those of its component
  /// where the field belongs to one.
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
