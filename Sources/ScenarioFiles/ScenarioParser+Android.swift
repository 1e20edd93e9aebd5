import AccessibilityModel

extension ScenarioParser {
  mutating func android(of element: inout AccessibilityElement, _ fields: [String: Document.Node]) {
    guard ElementKey.android.contains(where: { fields[$0.rawValue] != nil }) else { return }
    var android = AndroidProperties()
    android.contentDescription = text(.contentDescription, fields)
    android.stateDescription = text(.stateDescription, fields)
    android.hintText = text(.hintText, fields)
    android.error = text(.error, fields)
    android.tooltip = text(.tooltip, fields)
    android.roleDescription = text(.roleDescription, fields)
    android.labeledBy = text(.labeledBy, fields)
    android.paneTitle = text(.paneTitle, fields)
    android.liveRegion = fields["liveRegion"].flatMap { reader.choice($0, "liveRegion") }
    android.collection = fields["collection"].flatMap { collection($0) }
    android.item = fields["item"].flatMap { item($0) }
    android.isHeading = flag(.heading, fields)
    android.isCheckable = flag(.checkable, fields)
    android.isClickable = flag(.clickable, fields)
    android.isLongClickable = flag(.longClickable, fields)
    android.isFocusable = flag(.focusable, fields)
    android.longClick = fields["longClick"].flatMap { appText($0, "longClick") }
    element.android = android
  }

  private mutating func text(_ key: ElementKey, _ fields: [String: Document.Node]) -> SpokenText? {
    fields[key.rawValue].flatMap { spokenText($0, key.rawValue, spellsOut: false) }
  }

  private mutating func flag(_ key: ElementKey, _ fields: [String: Document.Node]) -> Bool? {
    fields[key.rawValue].flatMap { reader.flag($0, key.rawValue) }
  }

  private mutating func collection(_ node: Document.Node) -> AndroidProperties.Collection? {
    guard let fields = reader.mapping(node, .collection) else { return nil }
    guard let rows = fields["rows"].flatMap({ reader.integer($0, "rows", in: 0...10_000) }),
      let columns = fields["columns"].flatMap({ reader.integer($0, "columns", in: 0...10_000) })
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
