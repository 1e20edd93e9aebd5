import A11ySim

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// The reason why a scenario cannot express a row.
struct Inexpressible: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// The scenario of a row, as a person could write it with a captured screen.
extension CompositorRow {
  /// A scenario, and for each of its steps the index of the answer to compare it with.
  struct Play {
    var scenario: Scenario
    /// For each step of the scenario, the answer to it.
    var answers: [Int?]
  }

  func play() throws(Inexpressible) -> Play {
    if windowTitle != nil { throw Inexpressible("the title of a window") }
    var scenario = Scenario()
    scenario.reader = Reader(TalkBack.self, version: version)
    scenario.locales = [locale ?? "en"]
    scenario.systemVersion = Version("14")
    if expect?.contains(where: { $0.said?.first?.earcon != nil }) == true { scenario.settings["earcons"] = "all" }
    try set(&scenario.settings)
    var labels: [String: String] = [:]
    tree.collectTexts(into: &labels)
    var count = 0
    scenario.screen = [try tree.item(labels: labels, start: ops == nil ? nil : start ?? "", count: &count, in: self)]
    if tree.hasSwitchWithoutState {
      // Android describes the state of each switch since release 11. Before that, it says “disabled” less often.
      if tree.hasDisabledView { throw Inexpressible("a switch without a state, and a disabled view") }
      scenario.systemVersion = Version("10")
    }
    let (steps, answers) = try ops == nil ? eventSteps() : textSteps()
    scenario.steps = steps.map { A11ySim.Step($0) }
    scenario.reactions = reactions
    return Play(scenario: scenario, answers: answers)
  }

  private func set(_ settings: inout Settings) throws(Inexpressible) {
    for (name, value) in self.settings ?? [:] {
      switch name {
      case "order":
        let orders = [
          "state-name-type": "stateNameType", "type-name-state": "typeNameState", "name-type-state": "nameTypeState",
        ]
        settings["descriptionOrder"] = orders[value.text ?? ""]
      case "speakRoles": settings["elementType"] = value.flag.map(String.init)
      case "speakCollectionInfo": settings["containerInfo"] = value.flag.map(String.init)
      case "speakElementIds": settings["elementIDs"] = value.flag.map(String.init)
      case "usageHints": settings["hints"] = value.flag.map(String.init)
      case "singleTap", "speakPasswords": settings[name] = value.flag.map(String.init)
      case "sayCapital": settings["capitals"] = value.flag == false ? "nothing" : nil
      case "echo":
        let echo = ["charactersAndWords", "characters", "none", "words"][value.integer ?? 0]
        (settings["keyboardEcho"], settings["hardwareKeyboardEcho"]) = (echo, echo)
      case "inputMode": break
      default: throw Inexpressible("the setting \(name)")
      }
    }
  }

  private var isHardware: Bool { settings?["inputMode"]?.integer == 1 }

  // MARK: Steps

  private func textSteps() throws(Inexpressible) -> ([A11ySim.Step.Action], [Int?]) {
    guard
      let node = tree.all.first(where: { $0.class.hasSuffix("EditText") || $0.class.hasSuffix("AutoCompleteTextView") }
      ), let id = node.id
    else {
      throw Inexpressible("a text field of another class")
    }
    var (steps, answers): ([A11ySim.Step.Action], [Int?]) = ([.touch(id), .doubleTap], [0, 1])
    for (index, op) in (ops ?? []).enumerated() {
      let text = op.count > 1 ? op[1].text ?? "" : ""
      switch op[0].text {
      case "type": steps.append(.type(text, via: isHardware ? .hardware : .software))
      case "delete": steps.append(.delete(op.count > 1 ? op[1].integer ?? 1 : 1))
      case "left": steps.append(.key(.leftArrow))
      case "right": steps.append(.key(.rightArrow))
      case "selectAll": steps.append(.selectAll)
      case "paste": steps.append(.paste(text))
      case "app": steps.append(.set([.init(id, "value", text)]))
      default: throw Inexpressible("the act \(op[0].text ?? "")")
      }
      answers.append(3 + index)
    }
    return (steps, answers)
  }

  private func eventSteps() throws(Inexpressible) -> ([A11ySim.Step.Action], [Int?]) {
    var (steps, answers): ([A11ySim.Step.Action], [Int?]) = ([], [])
    for (index, step) in (self.steps ?? []).enumerated() {
      let id = step.node ?? ""
      switch step.do {
      case "focus":
        if step.initial == true { throw Inexpressible("a first focus with a title") }
        // The compositor is asked about views at which TalkBack never stops, too. What it would say is heard nowhere.
        if expect?[index].stop == false { continue }
        steps.append(.touch(id))
      case "content":
        // The event that follows a click tells nothing new.
        guard let set = step.set else {
          if index > 0, self.steps?[index - 1].do == "clicked" { continue }
          throw Inexpressible("an event without a change")
        }
        try checkTypes(step, set)
        steps.append(.set(try changes(set, of: id)))
      case "clicked": steps.append(try click(step, at: index))
      case "announce": steps.append(.announce(.init(SpokenText(step.text ?? ""))))
      case "toast": steps.append(.toast(step.text ?? ""))
      default: throw Inexpressible("the event \(step.do)")
      }
      answers.append(index)
    }
    return (steps, answers)
  }

  /// An event names the kinds of changes. A scenario cannot make one that names another kind than what changes.
  private func checkTypes(_ step: Step, _ set: [String: Value]) throws(Inexpressible) {
    guard let node = tree.all.first(where: { $0.id == step.node }), node.live == nil else { return }
    let kinds = ["text": [2], "desc": [4], "state": [64], "error": [0, 2048], "enabled": [4096]]
    for name in set.keys {
      let isNamed = kinds[name]?.contains { $0 == 0 ? step.types == 0 : (step.types ?? 0) & $0 != 0 } ?? true
      if !isNamed { throw Inexpressible("an event that names another kind of change") }
    }
  }

  private func changes(_ set: [String: Value], of id: String) throws(Inexpressible) -> [A11ySim.Step.Change] {
    guard let node = tree.all.first(where: { $0.id == id }) else { throw Inexpressible("a change of an unknown view") }
    return try set.sorted { $0.key < $1.key }.map { (name, value) throws(Inexpressible) in
      let text = value.text ?? ""
      switch name {
      case "text" where node.class.hasSuffix("EditText"): return .init(id, "value", text)
      case "text": return .init(id, "label", text)
      case "desc" where !text.isEmpty: return .init(id, "contentDescription", text)
      case "state" where !text.isEmpty: return .init(id, "stateDescription", text)
      case "error": return .init(id, "error", text)
      case "enabled": return .init(id, "disabled", String(value.flag == false))
      // An empty text takes the description away. Without one, nothing changes, and a live region tells even that.
      case "desc" where node.live == nil || node.desc != nil: return .init(id, "contentDescription", "")
      case "state" where node.live == nil || node.state != nil: return .init(id, "stateDescription", "")
      default: throw Inexpressible("an event without a change")
      }
    }
  }

  private func click(_ step: Step, at index: Int) throws(Inexpressible) -> A11ySim.Step.Action {
    guard let node = tree.all.first(where: { $0.id == step.node }), node.checkable == true,
      step.set?["checked"]?.flag == (node.checked != true)
    else { throw Inexpressible("a click that changes something else than “checked”") }
    if let state = step.set?["state"]?.text, state == node.state { throw Inexpressible("an event without a change") }
    return .doubleTap
  }

  /// What the app does when a view is clicked: it describes the new state. Android itself does so for a switch.
  private var reactions: [Scenario.Reaction] {
    (steps ?? []).compactMap { step in
      guard step.do == "clicked", let id = step.node, let state = step.set?["state"]?.text,
        let node = tree.all.first(where: { $0.id == id }), !node.isDescribedByAndroid
      else { return nil }
      return .init(to: .activated, of: id, [A11ySim.Step(.set([.init(id, "stateDescription", state)]))])
    }
  }
}

extension CompositorRow.Node {
  var all: [CompositorRow.Node] { [self] + (children ?? []).flatMap(\.all) }

  fileprivate func collectTexts(into texts: inout [String: String]) {
    for node in all { if let id = node.id { texts[id] = node.desc ?? node.text } }
  }

  fileprivate var shortClass: String { self.class.split(separator: ".").last.map(String.init) ?? self.class }
  fileprivate var hasSwitchWithoutState: Bool {
    all.contains { ["Switch", "ToggleButton"].contains($0.shortClass) && $0.state == nil }
  }
  fileprivate var hasDisabledView: Bool { all.contains { $0.enabled == false } }
  /// Whether Android itself describes the state of the view.
  fileprivate var isDescribedByAndroid: Bool {
    ["Switch", "ToggleButton"].contains(shortClass) && state == (checked == true ? "ON" : "OFF")
  }
  fileprivate var hasWords: Bool { [text, desc, hint, state].contains { $0.map { !$0.isEmpty } ?? false } }

  private func view() throws(Inexpressible) -> AndroidView {
    if let view = AndroidView(rawValue: self.class) { return view }
    switch shortClass {
    case "FrameLayout", "LinearLayout": return .group
    // As captures of these classes are read (`AndroidView.init(className:)`).
    case "AutoCompleteTextView": return .editText
    default: throw Inexpressible("the class \(shortClass)")
    }
  }

  /// - Parameter start: the text of the field that is edited; nil if no field is.
  fileprivate func item(
    labels: [String: String], start: String?, count: inout Int, in row: CompositorRow
  ) throws(Inexpressible) -> ScreenItem {
    let view = try view()
    count += 1
    let isField = view == .editText
    let role: Role =
      if children != nil, view != .editText { .group } else if isField {
        password == true ? .secureTextField : .textField
      } else if checkable == true { .toggle } else { Self.roles[view] ?? .element }
    if isField, children != nil { throw Inexpressible("a text field with children") }
    // TalkBack stops at a password without words, whatever its class is. Nothing else of it is heard.
    if !isField, password == true, !hasWords { throw Inexpressible("a password of another class, without words") }
    var element = AccessibilityElement(id: id ?? "view-\(count)", role: role)
    element.source = FileLocation(file: "screen", line: count, column: 1)
    var android = AndroidProperties()
    android.view = view
    android.resourceName = viewId.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    func spoken(_ text: String?) -> SpokenText? { text.map { SpokenText($0) } }
    android.contentDescription = spoken(desc)
    android.stateDescription = spoken(state)
    android.hintText = spoken(hint)
    android.error = spoken(error)
    android.tooltip = spoken(tooltip)
    android.roleDescription = spoken(roleDesc)
    if let labeledBy { android.labeledBy = spoken(labels[labeledBy]) }
    android.liveRegion = live.flatMap { AndroidProperties.LiveRegion(rawValue: $0) }
    android.isHeading = heading == true
    android.isCheckable = checkable == true
    android.isClickable = clickable == true
    android.isLongClickable = longClickable == true
    android.isFocusable = focusable == true
    android.isScrollable = scrollable == true
    android.isScreenReaderFocusable = false
    if required == true { element.web = .init(isRequired: true) }
    if isField { android.isEditable = editable == true }
    if enabled == false { element.traits.insert(.notEnabled) }
    if selected == true { element.traits.insert(.selected) }
    if checkable == true { element.value = checked == true ? "1" : "0" }
    try set(&android, view: view)
    try setActions(&element, &android, view: view)
    if isField {
      try setField(&element, start: start, in: row)
    } else {
      element.label = spoken(text)
      if text == desc { element.drawn = text }
      if view == .seekBar || view == .progressBar { element.value = nil }
      // Android itself describes the state of a switch. Its words are known only in English.
      if isDescribedByAndroid,
        row.steps?.contains(where: { $0.do == "clicked" }) == true
      {
        if row.locale?.hasPrefix("en") == false { throw Inexpressible("a click on a switch, in another language") }
        android.stateDescription = nil
      }
    }
    if visible == false { android.isOffscreen = true }
    element.android = android
    guard let children else { return .element(element) }
    var items: [ScreenItem] = []
    for child in children { items.append(try child.item(labels: labels, start: start, count: &count, in: row)) }
    return .group(element, items)
  }

  private static let roles: [AndroidView: Role] = [
    .text: .text, .button: .button, .imageButton: .button, .image: .image, .checkBox: .toggle, .radioButton: .toggle,
    .checkedText: .toggle, .toggle: .toggle, .toggleButton: .toggle, .spinner: .popUpButton, .seekBar: .slider,
    .progressBar: .progress, .ratingBar: .progress, .contactBadge: .image, .key: .key,
  ]

  private func set(_ android: inout AndroidProperties, view: AndroidView) throws(Inexpressible) {
    android.containerTitle = container.map { SpokenText($0) }
    android.isTextEntryKey = textEntryKey
    if let collection {
      if collection.hier == true { throw Inexpressible("a hierarchical list") }
      android.collection = .init(
        rows: collection.rows, columns: collection.cols, isSingleSelection: collection.sel == 1)
      android.collection?.isMultipleSelection = collection.sel == 2
    }
    if let item {
      android.item = .init(row: item.row, column: item.col)
      android.item?.isHeading = item.heading == true
      android.item?.rowTitle = item.rowTitle.map { SpokenText($0) }
      android.item?.columnTitle = item.colTitle.map { SpokenText($0) }
    }
    if let range {
      let forms: [String: AndroidProperties.Range.Form] = ["int": .integer, "float": .float, "percent": .percent]
      guard let form = forms[range.type?.text ?? ""] else { throw Inexpressible("a range of another kind") }
      android.range = .init(form, minimum: range.min, maximum: range.max, value: range.cur)
    }
  }

  private func setActions(
    _ element: inout AccessibilityElement, _ android: inout AndroidProperties, view: AndroidView
  ) throws(Inexpressible) {
    android.isAdjustable = (actions ?? []).contains { $0.id == "setProgress" }
    for action in actions ?? [] {
      switch (action.id, action.label) {
      case (nil, let label?): element.actions.append(label)
      case ("click", let label?): android.click = label
      case ("longClick", let label?): android.longClick = label
      case ("setText", nil) where view == .editText: break
      case ("setSelection", nil) where view == .editText, ("nextGranularity", nil) where view == .editText,
        ("previousGranularity", nil) where view == .editText:
        break
      case ("setProgress", nil): break
      case (let id?, nil):
        guard let action = AndroidProperties.StandardAction(rawValue: id) else {
          throw Inexpressible("the action \(id)")
        }
        android.standardActions.append(action)
      default: throw Inexpressible("a label for a standard action")
      }
    }
    // Only the number of characters of a password depends on it.
    let offersSelection = (actions ?? []).contains { $0.id == "setSelection" }
    let isUsual = offersSelection == (editable == true || enabled != false)
    if view == .editText, password == true, !(text ?? "").isEmpty, showingHint != true, !isUsual {
      throw Inexpressible("a password that can be selected without being edited, or the reverse")
    }
  }

  private func setField(
    _ element: inout AccessibilityElement, start: String?, in row: CompositorRow
  ) throws(Inexpressible) {
    if focused == true, row.ime != true { throw Inexpressible("keyboard focus without a keyboard") }
    let content = showingHint == true ? "" : text ?? ""
    if content.isEmpty, hint != nil, showingHint != true {
      throw Inexpressible("a hint that an empty field does not show")
    }
    if let start, start.count != content.count, element.role == .secureTextField { throw Inexpressible("a password") }
    element.text?.maxLength = maxLength
    element.text?.length = content.count
    element.text?.insertionPoint = content.count
    element.text?.isEditing = focused == true
    if element.role == .textField, !content.isEmpty { element.value = SpokenText(content) }
  }
}

extension CompositorRow {
  /// TalkBack 16 counts repeated symbols in a span of the text, so the compositor's answer has the symbols themselves.
  func counted(_ text: String?) -> String? {
    guard version.major >= 16, let text, var context = TalkBack.Context(locale: locale ?? "en") else { return nil }
    context.version = version
    return context.collapsed(text)
  }
}
