import AccessibilityModel
import Simulation

extension ImportedScreen {
  package static let fileVersion = 1
  /// The largest whole number in a screen file. A longer text of a secure field counts as this long.
  static let countLimit = 100_000

  /// The content of the screen file as JSON, with one element on each line. Equal screens give equal bytes.
  package var file: String {
    var fields: [(String, String)] = [("a11ySimScreen", String(Self.fileVersion))]
    func add(_ name: String, _ text: String?) { if let text { fields.append((name, JSON.string(text))) } }
    add("platform", platform.rawValue)
    add("os", os)
    add("app", app)
    add("locale", locale)
    add("commit", commit)
    add("captured", day)
    add("tool", format?.id)
    add("order", hasReadingOrder ? "captured" : "derived")
    fields.append(("unknown", Self.array(unknown.allNames.map { JSON.string($0) })))
    var text = "{\n"
    for (name, value) in fields { text += "  \(JSON.string(name)): \(value),\n" }
    text += "  \"elements\": [" + lines(elements, indent: "    ") + "\n  ]"
    if !spoken.isEmpty {
      let lines = spoken.map { "\n    " + Self.object([("utterance", JSON.string($0.text))]) }
      text += ",\n  \"spoken\": [" + lines.joined(separator: ",") + "\n  ]"
    }
    return text + "\n}\n"
  }

  private func lines(_ elements: [AccessibilityElement], indent: String) -> String {
    elements.map { element in
      var object = Self.object(fields(of: element))
      if !element.children.isEmpty {
        object.removeLast(2)
        object += ", \"children\": [" + lines(element.children, indent: indent + "  ") + "\n\(indent)] }"
      }
      return "\n" + indent + object
    }.joined(separator: ",")
  }

  private func fields(of element: AccessibilityElement) -> [(String, String)] {
    var fields = [("id", JSON.string(element.id)), ("role", JSON.string(element.role.rawValue))]
    func add(_ name: String, _ text: String?) { if let text { fields.append((name, JSON.string(text))) } }
    func flag(_ name: String, _ isSet: Bool) { if isSet { fields.append((name, "true")) } }
    add("label", element.label?.string)
    add("value", element.value?.string)
    add("placeholder", element.placeholder)
    add("hint", element.hint)
    let traits = Traits.named.filter { element.traits.contains($0.trait) }.map { JSON.string($0.name) }
    if !traits.isEmpty { fields.append(("traits", Self.array(traits))) }
    add("language", element.language)
    if let frame = element.frame, frame.isInScreenFile {
      fields.append(("frame", Self.array([frame.x, frame.y, frame.width, frame.height].map(Self.number))))
    }
    if !element.actions.isEmpty { fields.append(("actions", Self.array(element.actions.map { JSON.string($0) }))) }
    if !element.content.isEmpty {
      let content = element.content.map { item in
        Self.object(
          [("label", JSON.string(item.label)), ("value", JSON.string(item.value))]
            + (item.isImportant ? [("important", "true")] : []))
      }
      fields.append(("content", Self.array(content)))
    }
    if let text = element.text {
      if text.isSecure { fields.append(("length", String(min(text.length, Self.countLimit)))) }
      flag("editing", text.isEditing)
    }
    add("drawn", element.drawn)
    flag("modal", element.isModal)
    if let android = element.android { fields.append(("android", Self.object(Self.fields(of: android)))) }
    if !element.order.isEmpty { fields.append(("order", Self.array(element.order.map { JSON.string($0) }))) }
    let own = element.unknown.subtracting(unknown)
    if !own.isEmpty, !element.role.isContainer {
      fields.append(("unknown", Self.array(own.allNames.map { JSON.string($0) })))
    }
    add("source", element.source.map { "\($0.file):\($0.line)" })
    return fields
  }

  private static func fields(of android: AndroidProperties) -> [(String, String)] {
    var fields: [(String, String)] = []
    if let view = android.view { fields.append(("class", JSON.string(view.rawValue))) }
    if let name = android.resourceName { fields.append(("resource", JSON.string(name))) }
    for (name, path) in AndroidProperties.texts {
      if let text = android[keyPath: path] { fields.append((name, JSON.string(text.string))) }
    }
    if let live = android.liveRegion { fields.append(("liveRegion", JSON.string(live.rawValue))) }
    if !android.moreLabels.isEmpty {
      fields.append(("moreLabels", array(android.moreLabels.map { JSON.string($0.string) })))
    }
    if let collection = android.collection {
      fields.append(
        (
          "collection",
          object(
            [("rows", String(collection.rows)), ("columns", String(collection.columns))]
              + (collection.isSingleSelection ? [("singleSelection", "true")] : [])
              + (collection.isMultipleSelection ? [("multipleSelection", "true")] : [])
              + [("items", collection.items), ("importantItems", collection.importantItems)].compactMap { name, count in
                count.map { (name, String($0)) }
              })
        ))
    }
    if let item = android.item {
      var place = [("row", String(item.row + 1)), ("column", String(item.column + 1))]
      if item.isHeading { place.append(("heading", "true")) }
      if let title = item.rowTitle { place.append(("rowTitle", JSON.string(title.string))) }
      if let title = item.columnTitle { place.append(("columnTitle", JSON.string(title.string))) }
      fields.append(("item", object(place)))
    }
    if let range = android.range {
      let numbers = [("minimum", range.minimum), ("maximum", range.maximum), ("value", range.value)]
      fields.append(
        ("range", object([("form", JSON.string(range.form.rawValue))] + numbers.map { ($0, Self.number($1)) })))
    }
    for (name, path) in [("click", android.click), ("longClick", android.longClick)] {
      if let text = path { fields.append((name, JSON.string(text))) }
    }
    if !android.standardActions.isEmpty {
      fields.append(("standardActions", array(android.standardActions.map { JSON.string($0.rawValue) })))
    }
    for (name, path) in AndroidProperties.flags where android[keyPath: path] == true { fields.append((name, "true")) }
    for (name, path) in AndroidProperties.openFlags {
      if let flag = android[keyPath: path] { fields.append((name, String(flag))) }
    }
    return fields
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{ " + fields.map { JSON.string($0.0) + ": " + $0.1 }.joined(separator: ", ") + " }"
  }

  private static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  /// Returns a number of points, rounded to two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    let fraction = String(hundredths.magnitude % 100 + 100).dropFirst()
    return (hundredths < 0 ? "-" : "") + "\(hundredths.magnitude / 100)."
      + (fraction.last == "0" ? fraction.dropLast() : fraction)
  }
}

extension AndroidProperties {
  /// The text properties of Android elements, with their names in screen files and scenarios.
  static var texts: [(name: String, path: WritableKeyPath<AndroidProperties, SpokenText?>)] {
    [
      ("contentDescription", \.contentDescription), ("stateDescription", \.stateDescription),
      ("hintText", \.hintText), ("error", \.error), ("tooltip", \.tooltip), ("roleDescription", \.roleDescription),
      ("labeledBy", \.labeledBy), ("paneTitle", \.paneTitle), ("containerTitle", \.containerTitle),
    ]
  }

  /// The flags of Android elements, with their names in screen files. Scenarios accept some of these names, too.
  static var flags: [(name: String, path: WritableKeyPath<AndroidProperties, Bool?>)] {
    [
      ("heading", \.isHeading), ("checkable", \.isCheckable), ("clickable", \.isClickable),
      ("longClickable", \.isLongClickable), ("focusable", \.isFocusable),
      ("screenReaderFocusable", \.isScreenReaderFocusable), ("scrollable", \.isScrollable),
      ("fillsWindow", \.fillsWindow),
    ]
  }

  /// The flags that the kind of the element determines if a screen file omits them.
  static var openFlags: [(name: String, path: WritableKeyPath<AndroidProperties, Bool?>)] {
    [
      ("compose", \.isCompose), ("editable", \.isEditable), ("setProgress", \.isAdjustable),
      ("textEntryKey", \.isTextEntryKey), ("offscreen", \.isOffscreen),
    ]
  }

  /// The keys of a collection in a screen file.
  static let collectionKeys = ["rows", "columns", "singleSelection", "multipleSelection", "items", "importantItems"]

  package static var fileKeys: (texts: [String], flags: [String]) {
    (texts.map(\.name), flags.map(\.name) + openFlags.map(\.name))
  }
}
