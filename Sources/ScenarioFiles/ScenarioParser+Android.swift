import AccessibilityModel

extension ScenarioParser {
  mutating func android(of element: inout AccessibilityElement, _ fields: [String: Document.Node]) {
    guard ElementKey.android.contains(where: { fields[$0.rawValue] != nil }) else { return }
    var android = element.android ?? AndroidProperties()
    android.contentDescription = text(.contentDescription, fields)
    android.stateDescription = text(.stateDescription, fields)
    android.hintText = text(.hintText, fields)
    android.error = text(.error, fields) ?? android.error
    android.tooltip = text(.tooltip, fields)
    android.roleDescription = text(.roleDescription, fields)
    labels(of: &android, fields)
    android.paneTitle = text(.paneTitle, fields)
    android.liveRegion = fields["liveRegion"].flatMap { reader.choice($0, "liveRegion") }
    android.collection = fields["collection"].flatMap { collection($0) }
    android.item = fields["item"].flatMap { item($0) }
    android.isHeading = flag(.heading, fields)
    android.isCheckable = flag(.checkable, fields)
    android.isClickable = flag(.clickable, fields)
    android.isLongClickable = flag(.longClickable, fields)
    android.isFocusable = flag(.focusable, fields)
    android.click = fields["click"].flatMap { appText($0, "click") }
    android.longClick = fields["longClick"].flatMap { appText($0, "longClick") }
    android.view = fields["view"].flatMap { view($0) }
    android.isCompose = flag(.compose, fields)
    android.isEditable = flag(.editable, fields)
    android.containerTitle = text(.containerTitle, fields)
    android.standardActions =
      fields["standardActions"].flatMap { reader.sequence($0, "standardActions") }?
      .compactMap { reader.choice($0, "standardActions") } ?? []
    android.range = fields["range"].flatMap { range($0) }
    android.isAdjustable = flag(.setProgress, fields)
    android.isTextEntryKey = flag(.textEntryKey, fields)
    android.isOffscreen = flag(.offscreen, fields)
    element.android = android
  }

  private mutating func labels(of android: inout AndroidProperties, _ fields: [String: Document.Node]) {
    guard let node = fields["labeledBy"] else { return }
    guard case .sequence(let nodes) = node.value else {
      android.labeledBy = text(.labeledBy, fields)
      return
    }
    let labels = nodes.compactMap { spokenText($0, "labeledBy", spellsOut: false) }
    android.labeledBy = labels.first
    android.moreLabels = Array(labels.dropFirst())
  }

  private mutating func view(_ node: Document.Node) -> AndroidView? {
    guard let name = reader.text(node, "view") else { return nil }
    if let view = AndroidView(shortName: name) { return view }
    reader.notOne(of: AndroidView.allCases.map(\.shortName), name, "view", at: node)
    return nil
  }

  private mutating func range(_ node: Document.Node) -> AndroidProperties.Range? {
    guard let fields = reader.mapping(node, .range) else { return nil }
    func number(_ name: String) -> Double? { fields[name].flatMap { plainNumber($0, name) } }
    guard let value = number("value") else {
      if fields["value"] == nil {
        reader.error("a range needs its `value`", at: node, help: "write `range: { value: 30, maximum: 100 }`")
      }
      return nil
    }
    let (minimum, maximum) = (number("minimum") ?? 0, number("maximum") ?? 100)
    if !(minimum <= value && value <= maximum) {
      reader.error(
        "the value of a range must be between its bounds", at: node,
        help: "write `range: { minimum: 0, maximum: 100, value: 30 }`")
    }
    let form: AndroidProperties.Range.Form = fields["form"].flatMap { reader.choice($0, "form") } ?? .integer
    return AndroidProperties.Range(form, minimum: minimum, maximum: maximum, value: value)
  }

  private mutating func plainNumber(_ node: Document.Node, _ name: String) -> Double? {
    guard let text = reader.text(node, name) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain =
      (1...2).contains(parts.count) && (1...6).contains(parts[0].count)
      && (parts.count == 1 || (1...4).contains(parts[1].count))
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    if isPlain, let number = Double(text) { return number }
    reader.error("“\(name)” cannot be “\(text)”", at: node, help: "write a number, such as 30 or 0.25")
    return nil
  }

  private mutating func text(_ key: ElementKey, _ fields: [String: Document.Node]) -> SpokenText? {
    fields[key.rawValue].flatMap { spokenText($0, key.rawValue, spellsOut: false) }
  }

  private mutating func flag(_ key: ElementKey, _ fields: [String: Document.Node]) -> Bool? {
    fields[key.rawValue].flatMap { reader.flag($0, key.rawValue) }
  }

  private mutating func collection(_ node: Document.Node) -> AndroidProperties.Collection? {
    guard let fields = reader.mapping(node, .collection) else { return nil }
    guard let rows = fields["rows"].flatMap({ reader.integer($0, "rows", in: -1...10_000) }),
      let columns = fields["columns"].flatMap({ reader.integer($0, "columns", in: -1...10_000) })
    else {
      reader.error(
        "a collection needs `rows` and `columns`", at: node, help: "write `collection: { rows: 4, columns: 1 }`")
      return nil
    }
    let isSingle = fields["singleSelection"].flatMap { reader.flag($0, "singleSelection") } ?? false
    let visible = fields["visible"].flatMap { reader.integer($0, "visible", in: 1...10_000) }
    var collection = AndroidProperties.Collection(
      rows: rows, columns: columns, isSingleSelection: isSingle, visible: visible)
    collection.isMultipleSelection =
      fields["multipleSelection"].flatMap { reader.flag($0, "multipleSelection") } ?? false
    collection.items = fields["items"].flatMap { reader.integer($0, "items", in: 0...10_000) }
    collection.importantItems = fields["importantItems"].flatMap {
      reader.integer($0, "importantItems", in: 0...10_000)
    }
    return collection
  }

  private mutating func item(_ node: Document.Node) -> AndroidProperties.Item? {
    guard let fields = reader.mapping(node, .item) else { return nil }
    let row = fields["row"].flatMap { reader.integer($0, "row", in: 1...10_000) } ?? 1
    let column = fields["column"].flatMap { reader.integer($0, "column", in: 1...10_000) } ?? 1
    var item = AndroidProperties.Item(row: row - 1, column: column - 1)
    item.isHeading = fields["heading"].flatMap { reader.flag($0, "heading") } ?? false
    item.rowTitle = fields["rowTitle"].flatMap { spokenText($0, "rowTitle", spellsOut: false) }
    item.columnTitle = fields["columnTitle"].flatMap { spokenText($0, "columnTitle", spellsOut: false) }
    return item
  }
}
