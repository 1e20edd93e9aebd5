import AccessibilityModel
import Simulation

extension ScenarioParser {
  /// Reads an element: `heading: Enter your code`, or `heading: { label: Enter your code, id: title }`.
  mutating func element(_ node: Document.Node, _ role: Role, content: Document.Node) -> ScreenItem? {
    guard let fields = fields(of: node, role, content: content) else { return nil }
    let id = fields["id"].flatMap { authoredID($0) } ?? generatedID(for: role)
    // A bare toggle has no button trait, like a cell in Settings: "Reachability, off".
    // Android has one form of a switch.
    let isBare = flag("bare", in: fields) && readerOfPlay.descriptor.platform != .android
    var element = AccessibilityElement(id: id, role: isBare ? .element : role, traits: isBare ? .toggle : [])
    element.language = fields["language"].flatMap { languageTag($0) }
    texts(of: &element, fields)
    traits(of: &element, fields)
    web(of: &element, fields)
    android(of: &element, fields)
    checkPlatform(fields, isOfPage: webIDs.contains(id), isField: role.isTextField)
    checkKind(role, fields, at: node)
    let isExpanded = fields["expanded"].flatMap { reader.flag($0, "expanded") }
    element.isExpanded = role == .disclosure ? isExpanded ?? false : isExpanded
    element.adjustment = adjustment(of: role, fields, at: node)
    claim(id, .element(role, element.adjustment), at: fields["id"] ?? node)
    element.value = value(of: role, element.adjustment, fields)
    element.position = fields["position"].flatMap { position($0) }
    element.frame = fields["frame"].flatMap { frame($0) }
    element.drawn = fields["drawn"].flatMap { appText($0, "drawn") }
    element.underlined = fields["underlined"].flatMap { underlined($0, in: element) }
    element.text?.contentType = fields["contentType"].flatMap { reader.choice($0, "contentType") }
    element.text?.maxLength = fields["maxLength"].flatMap { reader.integer($0, "maxLength", in: 1...100_000) }
    element.text?.usesNumberPad = flag("numberPad", in: fields)
    element.cell = fields["cell"].flatMap { cell($0) }
    element.isHidden = flag("hidden", in: fields)
    return role.isContainer ? container(element, fields, at: node) : .element(element)
  }

  /// Returns the fields of an element. They are written beside the role key, or in a mapping that is the value of the
  /// role key.
  private mutating func fields(
    of node: Document.Node, _ role: Role, content: Document.Node
  ) -> [String: Document.Node]? {
    let keys = ElementKey.keys(of: role).map(\.rawValue)
    guard
      var fields = reader.mapping(
        node, keys: keys + [role.rawValue], what: role.withArticle,
        elsewhere: { KnownElsewhere.key($0, value: $1, of: role, keys: keys) })
    else { return nil }
    fields[role.rawValue] = nil
    switch content.value {
    case .mapping where content.fields?.contains { $0.name == "key" } == true:
      // In `heading: { key: title }`, the mapping is a label from a catalogue.
      if let label = fields["label"] {
        reader.error(
          "“label” appears twice: `\(role.rawValue): …` is the label", at: label, help: "remove one of the two")
      }
      fields["label"] = content
    case .mapping:
      guard
        let inner = reader.mapping(
          content, keys: keys, what: role.withArticle,
          elsewhere: { KnownElsewhere.key($0, value: $1, of: role, keys: keys) })
      else { return nil }
      for (name, value) in inner {
        if fields[name] != nil { reader.error("“\(name)” appears twice", at: value, help: "remove one of the two") }
        fields[name] = value
      }
    case .scalar(let text, _):
      if let label = fields["label"], !text.isEmpty {
        reader.error(
          "“label” appears twice: `\(role.rawValue): …` is the label", at: label, help: "remove one of the two")
      }
      if !text.isEmpty {
        fields["label"] = content
      } else if !role.isContainer, fields["label"] == nil {
        noteComment(content, role.rawValue)
      }
    case .sequence:
      reader.error(
        "\(role.withArticle) must be a text or a mapping, not a list", at: content,
        help: role.isContainer ? "write `\(role.rawValue): { children: [ … ] }`" : "write `\(role.rawValue): …`")
      return nil
    }
    return fields
  }

  private mutating func flag(_ name: String, in fields: [String: Document.Node]) -> Bool {
    fields[name].flatMap { reader.flag($0, name) } ?? false
  }

  // MARK: Texts

  private mutating func texts(of element: inout AccessibilityElement, _ fields: [String: Document.Node]) {
    let spellsOut = flag("spellOut", in: fields)
    for name in ["label", "value", "hint", "placeholder"] { fields[name].map { noteComment($0, name) } }
    element.label = fields["label"].flatMap { spokenText($0, "label", spellsOut: spellsOut) }
    element.placeholder = fields["placeholder"].flatMap { appText($0, "placeholder") }
    element.hint = fields["hint"].flatMap { appText($0, "hint") }
    element.actions =
      fields["actions"].flatMap { reader.sequence($0, "actions") }?
      .compactMap { filledText($0, "the name of an action", help: "write `actions: [Delete]`") } ?? []
    element.links = fields["links"].map { links($0, in: element) } ?? []
    element.rotors = fields["rotors"].flatMap { reader.sequence($0, "rotors") }?.compactMap { rotor($0) } ?? []
    if let node = fields["audioGraph"], flag("audioGraph", in: fields) { noteAudioGraph(at: node) }
    element.content = fields["content"].flatMap { reader.sequence($0, "content") }?.compactMap { content($0) } ?? []
  }

  private mutating func value(
    of role: Role, _ adjustment: Adjustment?, _ fields: [String: Document.Node]
  ) -> SpokenText? {
    if let adjustment, role != .pageControl || fields["value"] == nil { return SpokenText(adjustment.text) }
    if role == .toggle { return toggleValue(fields) }
    // For these roles, `adjustment` is nil only if an error has been reported.
    if role == .slider || role == .stepper || fields["options"] != nil { return nil }
    let (name, node) = role == .alert ? ("message", fields["message"]) : ("value", fields["value"])
    let spellsOut = fields["spellOut"].flatMap { if case .scalar("true", _) = $0.value { true } else { false } }
    return node.flatMap { spokenText($0, name, spellsOut: spellsOut ?? false) }
  }

  /// Reads a text of the app: the text itself, or a reference to a string catalogue such as
  /// `{ key: verify.title, args: [6] }`.
  mutating func appText(_ node: Document.Node, _ name: String) -> String? {
    if case .mapping = node.value { return catalogText(node, name)?.text }
    return reader.text(node, name)
  }

  mutating func spokenText(_ node: Document.Node, _ name: String, spellsOut: Bool) -> SpokenText? {
    guard case .mapping(let pairs) = node.value else {
      return reader.text(node, name).map { SpokenText($0, spellsOut: spellsOut) }
    }
    if pairs.contains(where: { if case .scalar("key", _) = $0.key.value { true } else { false } }) {
      guard let found = catalogText(node, name) else { return nil }
      var text = SpokenText(found.text, spellsOut: spellsOut)
      text.language = found.language
      return text
    }
    guard let fields = reader.mapping(node, .text) else { return nil }
    guard let textNode = fields["text"] else {
      reader.error(
        "`\(name)` needs the key `text`", at: node, help: "write `\(name): { text: 482913, spellOut: true }`")
      return nil
    }
    guard let string = reader.text(textNode, "text") else { return nil }
    var text = SpokenText(string, spellsOut: spellsOut)
    setSpeechAttributes(of: &text, fields)
    return text
  }

  mutating func setSpeechAttributes(of text: inout SpokenText, _ fields: [String: Document.Node]) {
    if flag("spellOut", in: fields) { text.spellsOut = true }
    if flag("punctuation", in: fields) { text.speaksPunctuation = true }
    if let node = fields["pitch"] { text.pitch = pitch(node) }
    if let node = fields["ipa"] { text.ipa = reader.text(node, "ipa") }
    if let node = fields["language"] { text.language = languageTag(node) }
    if let node = fields["parts"] { text.parts = parts(node, of: text.string) }
  }

  private mutating func pitch(_ node: Document.Node) -> Double? {
    guard let text = reader.text(node, "pitch") else { return nil }
    // `Double` also parses other forms, such as "nan".
    if text.allSatisfy({ "0123456789.e-".contains($0) }), let pitch = Double(text), (0...2).contains(pitch) {
      return pitch
    }
    reader.error(
      "“pitch” cannot be “\(text)”", at: node, help: "write a number from 0 to 2; 1 is the normal pitch of the voice")
    return nil
  }

  private mutating func content(_ node: Document.Node) -> AccessibilityElement.CustomContent? {
    guard let fields = reader.mapping(node, .content) else { return nil }
    guard let label = fields["label"], let value = fields["value"] else {
      reader.error(
        "an entry of `content` needs `label` and `value`", at: node,
        help: "write `content: [ { label: Age, value: 3 years } ]`"
      )
      return nil
    }
    return .init(
      label: appText(label, "label") ?? "", value: appText(value, "value") ?? "",
      isImportant: flag("important", in: fields))
  }

  /// Reads the value of `underlined`. The value must be part of the drawn text. The drawn text is `drawn`, or the label
  /// if there is no `drawn`.
  mutating func underlined(_ node: Document.Node, in element: AccessibilityElement) -> String? {
    guard let text = appText(node, "underlined") else { return nil }
    let drawn = element.drawn ?? element.label?.string ?? ""
    if text.isBlank || !drawn.contains(text) {
      reader.error(
        "“\(text)” is not part of “\(drawn)”", at: node,
        help: "use words of the text that is drawn: the value of `drawn` or, if there is none, the label")
    }
    return text
  }

  // MARK: States and traits

  private mutating func traits(of element: inout AccessibilityElement, _ fields: [String: Document.Node]) {
    let flags: [(String, Traits)] = [
      ("disabled", .notEnabled), ("selected", .selected), ("draggable", .draggable),
      ("updatesFrequently", .updatesFrequently), ("directTouch", .allowsDirectInteraction),
    ]
    for (name, trait) in flags where flag(name, in: fields) { element.traits.insert(trait) }
    for node in fields["traits"].flatMap({ reader.sequence($0, "traits") }) ?? [] {
      guard let name = reader.text(node, "a trait") else { continue }
      if let trait = Traits.named.first(where: { $0.name == name })?.trait {
        element.traits.insert(trait)
      } else if let trait = KnownElsewhere.trait(name) {
        reader.error("“\(name)” is not a value of “traits”", at: node, help: "write `\(trait)`")
      } else {
        reader.notOne(of: Traits.named.map(\.name), name, "traits", at: node)
      }
    }
  }

  /// Reads the ARIA attributes of an element of a web page: one with `web: true`, or a live region. A native element has
  /// those of them for which its platform has a form of its own.
  private mutating func web(of element: inout AccessibilityElement, _ fields: [String: Document.Node]) {
    let isOfPage = flag("web", in: fields) || fields["live"] != nil
    let state = AccessibilityElement.WebState(
      isRequired: flag("required", in: fields),
      invalid: fields["invalid"].flatMap { reader.text($0, "invalid") }.flatMap { .init(invalid: $0) },
      isPressed: fields["pressed"].flatMap { reader.flag($0, "pressed") },
      level: fields["level"].flatMap { reader.integer($0, "level", in: 1...9) },
      live: fields["live"].flatMap { reader.choice($0, "live") })
    if isOfPage {
      element.web = state
      webIDs.insert(element.id)
      return
    }
    guard readerOfPlay.descriptor.platform == .android else { return }
    // A native field of Android can be required and invalid too (`AccessibilityNodeInfo.setFieldRequired`, `setError`).
    if state.isRequired { element.changeAndroid { $0.isRequired = true } }
    if let message = state.invalid, !message.isEmpty { element.changeAndroid { $0.error = SpokenText(message) } }
  }

  /// Notes a kind that the platform of this play does not have. The reader passes over the element.
  private mutating func checkKind(_ role: Role, _ fields: [String: Document.Node], at node: Document.Node) {
    guard readerOfPlay.isRunning, fields["view"] == nil,
      let reason = role.absence(on: readerOfPlay.descriptor.platform)
    else { return }
    noteAbsence(of: .kind(role), role.rawValue, reason, at: node)
  }

  mutating func filledText(_ node: Document.Node, _ name: String, help: String) -> String? {
    guard let text = appText(node, name) else { return nil }
    if text.isBlank { reader.error("\(name) is empty", at: node, help: help) }
    return text
  }

  /// Returns UIKit's value for a toggle: 0 (off), 1 (on) or 2 (mixed). A written `value` is returned unchanged.
  private mutating func toggleValue(_ fields: [String: Document.Node]) -> SpokenText {
    if let value = fields["value"] {
      checkToggle(value: value)
      if fields["on"] != nil {
        reader.error("a toggle can have `on` or `value`, not both", at: value, help: "remove one of the two")
      }
      return SpokenText(reader.text(value, "value") ?? "")
    }
    return SpokenText(fields["on"].flatMap { toggleState($0) } ?? "0")
  }

  /// Reports a value that looks like a state. As a value, it would be said as it is written: “true”, not “on”.
  mutating func checkToggle(value node: Document.Node) {
    guard case .scalar(let text, _) = node.value else { return }
    let state: Bool
    switch text.lowercased() {
    case "true", "on", "yes": state = true
    case "false", "off", "no": state = false
    default: return
    }
    reader.error(
      "the value “\(text)” of a toggle would be spoken as it is written, not as a state", at: node,
      help: "write `on: \(state)`")
  }

  /// Returns UIKit's value for the state of a toggle: 1 (on), 0 (off) or 2 (mixed). Reports any other text and returns
  /// nil.
  mutating func toggleState(_ node: Document.Node) -> String? {
    if case .scalar("mixed", _) = node.value { return "2" }
    return reader.flag(node, "on").map { $0 ? "1" : "0" }
  }

  // MARK: Places

  mutating func position(_ node: Document.Node) -> AccessibilityElement.Position? {
    guard let fields = reader.mapping(node, .position) else { return nil }
    guard let index = fields["index"].flatMap({ reader.integer($0, "index", in: 1...100_000) }),
      let count = fields["of"].flatMap({ reader.integer($0, "of", in: 1...100_000) })
    else {
      if fields["index"] == nil || fields["of"] == nil {
        reader.error("a position needs `index` and `of`", at: node, help: "write `position: { index: 2, of: 3 }`")
      }
      return nil
    }
    if index > count {
      reader.error("a position cannot be \(index) of \(count)", at: node, help: "write `position: { index: 2, of: 3 }`")
    }
    return .init(index: index, count: count)
  }

  private mutating func cell(_ node: Document.Node) -> AccessibilityElement.TableCell? {
    guard let fields = reader.mapping(node, .cell) else { return nil }
    func number(_ name: String) -> Int? { fields[name].flatMap { reader.integer($0, name, in: 1...10_000) } }
    return .init(
      row: number("row"), column: number("column"), rowSpan: number("rowSpan") ?? 1,
      columnSpan: number("columnSpan") ?? 1, header: fields["header"].flatMap { reader.choice($0, "header") })
  }

  // MARK: Containers

  private mutating func container(
    _ container: AccessibilityElement, _ fields: [String: Document.Node], at node: Document.Node
  ) -> ScreenItem? {
    var element = container
    if element.role == .stepper { return stepper(element) }
    guard let list = fields["children"] else {
      // The error about a key such as `buttons` has said it.
      let names = (node.fields ?? []) + (node.fields ?? []).flatMap { $0.value.fields ?? [] }
      if reader.errorCount > 0, names.contains(where: { KnownElsewhere.isForChildren($0.name) }) { return nil }
      reader.error(
        "\(element.role.withArticle) needs `children`", at: node,
        help: "write `\(element.role.rawValue): { label: Code, children: [ … ] }`")
      return nil
    }
    element.childBehavior = fields["childBehavior"].flatMap { reader.choice($0, "childBehavior") } ?? .contain
    element.isModal = flag("modal", in: fields)
    var children = items(reader.sequence(list, "children") ?? [])
    if let order = fields["order"] { element.order = self.order(order, of: children, in: element) }
    if let dismiss = fields["dismiss"], let kind: Dismissal = reader.choice(dismiss, "dismiss") {
      let button = button("dismiss", of: element, kind == .popUp ? .dismissPopUp : .dismissContextMenu)
      children.insert(.element(button), at: kind == .popUp ? 0 : children.count)
    }
    return .group(element, children)
  }

  /// Reads an explicit reading order: the ids of a container's children. Reports unknown and repeated ids.
  private mutating func order(
    _ node: Document.Node, of children: [ScreenItem], in container: AccessibilityElement
  ) -> [String] {
    let ids = children.map { item in
      switch item {
      case .element(let element), .group(let element, _): element.id
      case .component(_, let id): id
      }
    }
    let known = Set(ids)
    var named: Set<String> = []
    var order: [String] = []
    for entry in reader.sequence(node, "order") ?? [] {
      guard let id = reader.text(entry, "an id") else { continue }
      if !known.contains(id), !unreadIDs.contains(id) {
        reader.error(
          "“\(id)” is not a child of this \(container.role.rawValue)", at: entry, meant: id, of: ids,
          help: "use one of its children: \(ids.joined(separator: ", "))")
      } else if !named.insert(id).inserted {
        reader.error("“\(id)” appears twice", at: entry, help: "remove one of the two")
      } else {
        order.append(id)
      }
    }
    return order
  }

  /// Returns a stepper as a group of two buttons. If the stepper has a label, each button has the label and value of
  /// the stepper (source: magentaA11y stepper). The buttons have the stepper's traits, so they are dimmed with the
  /// stepper.
  private mutating func stepper(_ element: AccessibilityElement) -> ScreenItem {
    let buttons = [("decrement", SystemLabel.decrement), ("increment", .increment)].map { part, name in
      var button = button(part, of: element, name)
      if element.label != nil { (button.label, button.value) = (element.label, element.value) }
      button.traits = element.traits
      return ScreenItem.element(button)
    }
    return .group(element, buttons)
  }

  /// Returns a button that the platform adds, with the id `ID.part`.
  private mutating func button(_ part: String, of element: AccessibilityElement, _ name: SystemLabel)
    -> AccessibilityElement
  {
    let id = "\(element.id).\(part)"
    elementCount += 1
    screenIDs.insert(id)
    targets[id, default: []].append(.part)
    return AccessibilityElement(id: id, role: .button, language: element.language, systemLabel: name)
  }
}
