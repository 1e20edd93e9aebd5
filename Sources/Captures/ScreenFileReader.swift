import AccessibilityModel
import Simulation
import TextFormats

/// A reader for screen files, which `ImportedScreen.file` and `A11ySimCapture` write.
package struct ScreenFileReader {
  private let text: FileText
  private let tree: JSONTree
  private var problems: FileProblems
  private var ids: Set<String> = []
  private var count = 0
  private var unknown: ElementProperties = []

  /// The maximum number of elements and containers in a file.
  package static let elementLimit = 10_000
  package static let depthLimit = 32

  /// Reads a screen file. Returns nil if the file is not JSON or not a screen file. `problems` then contains the
  /// errors.
  package static func read(_ text: FileText, problems: inout FileProblems) -> ImportedScreen? {
    guard let tree = JSONTree(text, problems: &problems) else { return nil }
    var reader = ScreenFileReader(text: text, tree: tree, problems: problems)
    let screen = reader.screen()
    problems = reader.problems
    return screen
  }

  private init(text: FileText, tree: JSONTree, problems: FileProblems) {
    (self.text, self.tree, self.problems) = (text, tree, problems)
  }

  private mutating func screen() -> ImportedScreen? {
    let known = [
      "a11ySimScreen", "platform", "os", "app", "locale", "commit", "tool", "order", "unknown", "elements", "spoken",
      "$schema", "captured",
    ]
    guard let fields = members(of: 0, known, in: "a screen file") else { return nil }
    guard let version = fields["a11ySimScreen"] else {
      fail("this is not a screen file: “a11ySimScreen” is missing", at: 0, help: "write \"a11ySimScreen\": 1")
      return nil
    }
    guard case .number("1") = tree.values[version].content else {
      fail(
        "this version of screen files is not supported; only version 1 is", at: version,
        help: "capture the screen again, or update a11y-sim")
      return nil
    }
    var screen = ImportedScreen(platform: .iOS, hasReadingOrder: false)
    if let platform = fields["platform"], let name = string(platform, "platform") {
      if let known = Platform(rawValue: name) {
        screen.platform = known
      } else {
        fail("“\(name)” is not a platform", at: platform, help: "use one of \(Platform.allCases.names)")
      }
    }
    screen.os = fields["os"].flatMap { string($0, "os") }
    screen.app = fields["app"].flatMap { string($0, "app") }
    screen.locale = fields["locale"].flatMap { string($0, "locale") }
    if let value = fields["commit"], let commit = string(value, "commit") {
      screen.commit = commit
      if !commit.isCommitName {
        fail(
          "“\(commit)” is not the name of a commit", at: value,
          help: "write the hash that `git rev-parse HEAD` prints, or leave out “commit”")
      }
    }
    if let captured = fields["captured"], let day = string(captured, "captured") {
      screen.day = day
      if ImportedScreen.day(day) == nil {
        fail("“\(day)” is not a date", at: captured, help: "write it as 2026-01-31")
      }
    }
    if let tool = fields["tool"], let name = string(tool, "tool") { screen.format = CaptureFormat.named(name) }
    if let order = fields["order"], let name = string(order, "order") {
      if name != "captured" && name != "derived" {
        fail("“\(name)” is not an order", at: order, help: "use captured or derived")
      }
      screen.hasReadingOrder = name == "captured"
    }
    unknown = (fields["unknown"].map { properties($0) } ?? []).withStates(of: screen.format)
    screen.unknown = unknown
    guard let elements = fields["elements"] else {
      fail("a screen file needs its “elements”", at: 0, help: "write \"elements\": [ … ]")
      return nil
    }
    screen.elements = self.elements(elements, depth: 0)
    for item in fields["spoken"].map({ array($0, "spoken") }) ?? [] {
      guard let entry = members(of: item, ["utterance"], in: "an entry of “spoken”"),
        let utterance = entry["utterance"],
        let said = string(utterance, "utterance")
      else { continue }
      screen.spoken.append(.init(said, line: text.location(tree.values[item].offset).line))
    }
    return screen
  }

  // MARK: Elements

  /// Reads a list of elements. `depthLimit` bounds the recursion.
  private mutating func elements(_ list: Int, depth: Int) -> [AccessibilityElement] {
    guard depth <= Self.depthLimit else {
      fail(
        "containers are nested more than \(Self.depthLimit) levels deep", at: list,
        help: "leave out containers without a role")
      return []
    }
    var elements: [AccessibilityElement] = []
    for item in array(list, "elements") {
      count += 1
      guard count <= Self.elementLimit else {
        if count == Self.elementLimit + 1 {
          fail("a screen has at most \(Self.elementLimit) elements", at: item, help: "capture less of the screen")
        }
        break
      }
      if let element = element(item, depth: depth) { elements.append(element) }
    }
    return elements
  }

  private static let keys = [
    "id", "role", "label", "value", "placeholder", "hint", "traits", "language", "frame", "actions", "content",
    "length",
    "editing", "modal", "order", "unknown", "source", "children", "childBehavior",
    "drawn", "android",
  ]

  private mutating func element(_ index: Int, depth: Int) -> AccessibilityElement? {
    guard let fields = members(of: index, Self.keys, in: "an element") else { return nil }
    guard let roleValue = fields["role"], let roleName = string(roleValue, "role") else {
      fail("an element needs its “role”", at: index, help: "use one of \(Role.allCases.names)")
      return nil
    }
    guard let role = Role(rawValue: roleName) else {
      let meant = roleName.nearest(in: Role.allCases.map(\.rawValue)).map { "did you mean “\($0)”?" }
      fail("“\(roleName)” is not a role", at: roleValue, help: meant ?? "use one of \(Role.allCases.names)")
      return nil
    }
    let id = fields["id"].flatMap { string($0, "id") } ?? "\(role.rawValue)-\(count)"
    if !ids.insert(id).inserted {
      fail("two elements have the id “\(id)”", at: fields["id"] ?? index, help: "give one of them another id")
    }
    var element = AccessibilityElement(id: id, role: role)
    element.label = fields["label"].flatMap { string($0, "label") }.map { SpokenText($0) }
    element.value = fields["value"].flatMap { string($0, "value") }.map { SpokenText($0) }
    element.placeholder = fields["placeholder"].flatMap { string($0, "placeholder") }
    element.hint = fields["hint"].flatMap { string($0, "hint") }
    element.language = fields["language"].flatMap { string($0, "language") }
    element.traits = fields["traits"].map { traits($0) } ?? []
    element.frame = fields["frame"].flatMap { frame($0) }
    element.actions = fields["actions"].map { strings($0, "actions") } ?? []
    element.content = fields["content"].map { content($0) } ?? []
    element.isModal = fields["modal"].map { bool($0, "modal") } ?? false
    element.order = fields["order"].map { strings($0, "order") } ?? []
    element.drawn = fields["drawn"].flatMap { string($0, "drawn") }
    element.android = fields["android"].flatMap { android($0) }
    element.unknown = unknown.union(fields["unknown"].map { properties($0) } ?? [])
    element.source = text.location(tree.values[index].offset)
    if var state = element.text {
      state.isSecure = role == .secureTextField || element.traits.contains(.secureTextField)
      if state.isSecure, element.value != nil {
        fail(
          "a secure field cannot have a value, only a length", at: fields["value"] ?? index,
          help: "write the number of its characters: \"length\": 8")
        element.value = nil
      }
      state.length = fields["length"].flatMap { integer($0, "length") } ?? element.value?.string.count ?? 0
      state.insertionPoint = state.length
      state.isEditing = fields["editing"].map { bool($0, "editing") } ?? false
      element.text = state
    }
    if let children = fields["children"] {
      if role.isContainer {
        element.children = elements(children, depth: depth + 1)
      } else {
        fail(
          "only a container can have children, and this is \(role.withArticle)", at: children,
          help: "use a group instead, or move the children out of this element"
        )
      }
    }
    return element
  }

  /// Reads the properties of an Android element. A flag that the file omits is false, not unknown.
  private mutating func android(_ index: Int) -> AndroidProperties? {
    let texts = AndroidProperties.texts
    let flags = AndroidProperties.flags
    let open = AndroidProperties.openFlags
    let own = [
      "class", "resource", "liveRegion", "collection", "item", "moreLabels", "range", "click", "longClick",
      "standardActions",
    ]
    let known = own + texts.map(\.name) + flags.map(\.name) + open.map(\.name)
    guard let fields = members(of: index, known, in: "“android”") else { return nil }
    var android = AndroidProperties()
    if let view = fields["class"], let name = string(view, "class") {
      android.view = AndroidView(rawValue: name)
      if android.view == nil {
        fail("“\(name)” is not a known class", at: view, help: "use one of \(AndroidView.allCases.names)")
      }
    } else {
      fail("“android” needs the “class” of the view", at: index, help: "use one of \(AndroidView.allCases.names)")
    }
    android.resourceName = fields["resource"].flatMap { string($0, "resource") }
    for (name, path) in texts {
      android[keyPath: path] = fields[name].flatMap { string($0, name) }.map { SpokenText($0) }
    }
    for (name, path) in flags { android[keyPath: path] = fields[name].map { bool($0, name) } ?? false }
    for (name, path) in open { android[keyPath: path] = fields[name].map { bool($0, name) } }
    collection(of: &android, fields)
    android.moreLabels = fields["moreLabels"].map { strings($0, "moreLabels") }?.map { SpokenText($0) } ?? []
    android.range = fields["range"].flatMap { range($0) }
    android.click = fields["click"].flatMap { string($0, "click") }
    android.longClick = fields["longClick"].flatMap { string($0, "longClick") }
    for action in fields["standardActions"].map({ array($0, "standardActions") }) ?? [] {
      guard let name = string(action, "an action") else { continue }
      if let action = AndroidProperties.StandardAction(rawValue: name) {
        android.standardActions.append(action)
      } else {
        fail(
          "“\(name)” is not an action of Android", at: action,
          help: "use one of \(AndroidProperties.StandardAction.allCases.names)")
      }
    }
    if let live = fields["liveRegion"], let name = string(live, "liveRegion") {
      android.liveRegion = AndroidProperties.LiveRegion(rawValue: name)
      if android.liveRegion == nil {
        fail(
          "“\(name)” is not a kind of live region", at: live,
          help: "use one of \(AndroidProperties.LiveRegion.allCases.names)")
      }
    }
    return android
  }

  private mutating func collection(of android: inout AndroidProperties, _ fields: [String: Int]) {
    if let collection = fields["collection"],
      let fields = members(of: collection, AndroidProperties.collectionKeys, in: "“collection”")
    {
      android.collection = .init(
        rows: fields["rows"].flatMap { integer($0, "rows", from: -1) } ?? 1,
        columns: fields["columns"].flatMap { integer($0, "columns", from: -1) } ?? 1,
        isSingleSelection: fields["singleSelection"].map { bool($0, "singleSelection") } ?? false)
      android.collection?.isMultipleSelection =
        fields["multipleSelection"].map { bool($0, "multipleSelection") } ?? false
      android.collection?.items = fields["items"].flatMap { integer($0, "items", from: -1) }
      android.collection?.importantItems = fields["importantItems"].flatMap { integer($0, "importantItems", from: -1) }
    }
    if let item = fields["item"],
      let fields = members(of: item, ["row", "column", "heading", "rowTitle", "columnTitle"], in: "“item”")
    {
      android.item = .init(
        row: max(1, fields["row"].flatMap { integer($0, "row") } ?? 1) - 1,
        column: max(1, fields["column"].flatMap { integer($0, "column") } ?? 1) - 1)
      android.item?.isHeading = fields["heading"].map { bool($0, "heading") } ?? false
      android.item?.rowTitle = fields["rowTitle"].flatMap { string($0, "rowTitle") }.map { SpokenText($0) }
      android.item?.columnTitle = fields["columnTitle"].flatMap { string($0, "columnTitle") }.map { SpokenText($0) }
    }
  }

  private mutating func range(_ index: Int) -> AndroidProperties.Range? {
    guard let fields = members(of: index, ["form", "minimum", "maximum", "value"], in: "“range”") else { return nil }
    var form = AndroidProperties.Range.Form.integer
    if let value = fields["form"], let name = string(value, "form") {
      if let known = AndroidProperties.Range.Form(rawValue: name) {
        form = known
      } else {
        fail(
          "“\(name)” is not a form of a range", at: value,
          help: "use one of \(AndroidProperties.Range.Form.allCases.names)")
      }
    }
    guard let value = fields["value"].flatMap({ number($0, "the value of a range") }) else {
      if fields["value"] == nil { fail("“range” needs its “value”", at: index, help: "write \"value\": 30") }
      return nil
    }
    return AndroidProperties.Range(
      form, minimum: fields["minimum"].flatMap { number($0, "a bound of a range") } ?? 0,
      maximum: fields["maximum"].flatMap { number($0, "a bound of a range") } ?? 100, value: value)
  }

  private mutating func traits(_ list: Int) -> Traits {
    var traits: Traits = []
    for item in array(list, "traits") {
      guard let name = string(item, "a trait") else { continue }
      if let trait = Traits.named.first(where: { $0.name == name })?.trait {
        traits.insert(trait)
      } else {
        let meant = name.nearest(in: Traits.named.map(\.name)).map { "did you mean “\($0)”?" }
        fail("“\(name)” is not a trait", at: item, help: meant)
      }
    }
    return traits
  }

  private mutating func properties(_ list: Int) -> ElementProperties {
    var properties: ElementProperties = []
    for item in array(list, "unknown") {
      guard let name = string(item, "a property") else { continue }
      if let property = ElementProperties.named.first(where: { $0.name == name })?.property {
        properties.insert(property)
      } else {
        fail(
          "“\(name)” is not a property", at: item,
          help: "use one of \(ElementProperties.named.map(\.name).joined(separator: ", "))")
      }
    }
    return properties
  }

  private mutating func frame(_ list: Int) -> AccessibilityElement.Frame? {
    let sides = array(list, "frame").compactMap { number($0, "a side of a frame") }
    guard sides.count == 4 else {
      fail("a frame must be four numbers, in points", at: list, help: "write \"frame\": [x, y, width, height]")
      return nil
    }
    return .init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private mutating func content(_ list: Int) -> [AccessibilityElement.CustomContent] {
    array(list, "content").compactMap { item in
      guard let fields = members(of: item, ["label", "value", "important"], in: "an entry of “content”") else {
        return nil
      }
      return .init(
        label: fields["label"].flatMap { string($0, "label") } ?? "",
        value: fields["value"].flatMap { string($0, "value") } ?? "",
        isImportant: fields["important"].map { bool($0, "important") } ?? false)
    }
  }

  // MARK: Values

  private mutating func members(of index: Int, _ known: [String], in what: String) -> [String: Int]? {
    guard case .object(let members) = tree.values[index].content else {
      fail("an object in braces is expected here, for \(what)", at: index)
      return nil
    }
    var fields: [String: Int] = [:]
    for (name, value) in members {
      if !known.contains(name) {
        let meant = name.nearest(in: known).map { "did you mean “\($0)”?" }
        fail("“\(name)” is not a key of \(what)", at: value, help: meant ?? "remove this key")
      }
      fields[name] = value
    }
    return fields
  }

  private mutating func string(_ index: Int, _ name: String) -> String? {
    if case .string(let text) = tree.values[index].content { return text }
    fail("“\(name)” should be a text in quotation marks", at: index)
    return nil
  }

  private mutating func strings(_ index: Int, _ name: String) -> [String] {
    array(index, name).compactMap { string($0, name) }
  }

  private mutating func bool(_ index: Int, _ name: String) -> Bool {
    if case .bool(let value) = tree.values[index].content { return value }
    fail("“\(name)” should be true or false", at: index)
    return false
  }

  private mutating func number(_ index: Int, _ name: String) -> Double? {
    if case .number(let text) = tree.values[index].content, let value = Double(text),
      AccessibilityElement.Frame.isInScreenFile(value)
    {
      return value
    }
    fail("\(name) should be a number below a million", at: index)
    return nil
  }

  private mutating func integer(_ index: Int, _ name: String, from least: Int = 0) -> Int? {
    if case .number(let text) = tree.values[index].content, let value = Int(text),
      (least...ImportedScreen.countLimit).contains(value)
    {
      return value
    }
    fail("“\(name)” should be a whole number from \(least) to 100,000", at: index)
    return nil
  }

  private mutating func array(_ index: Int, _ name: String) -> [Int] {
    if case .array(let elements) = tree.values[index].content { return elements }
    fail("“\(name)” should be a list in brackets", at: index)
    return []
  }

  private mutating func fail(_ message: String, at index: Int, help: String? = nil) {
    problems.fail(message, at: text.location(tree.values[index].offset), help: help)
  }
}

extension Sequence where Element: RawRepresentable, Element.RawValue == String {
  fileprivate var names: String { map(\.rawValue).joined(separator: ", ") }
}
