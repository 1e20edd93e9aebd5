/// The contents of text fields whose changes a SwiftUI view watches with `onChange(of:)`, one observer for each.
///
/// SwiftUI calls observers in batches: whatever has changed is found first, with the values as they are then, and then
/// each observer is called with the value found. What the observers write makes the next batch. Source:
/// OpenSwiftUIProject/OpenSwiftUI, `ValueActionModifier.swift` and `Update.swift`, an audited re-implementation.
struct ObservedTexts: Sendable {
  private var texts: [EditableText]
  /// What the observers were last told.
  private var known: [String]

  /// A text that is not what it was.
  struct Change {
    var index: Int
    /// The text when the change was found.
    var value: String
  }

  init(count: Int) {
    texts = Array(repeating: EditableText(), count: count)
    known = Array(repeating: "", count: count)
  }

  var count: Int { texts.count }

  subscript(index: Int) -> String { texts[index].string }

  /// All of them in a row.
  var joined: String { texts.map(\.string).joined() }

  func state(
    at index: Int, contentType: AccessibilityElement.TextState.ContentType, usesNumberPad: Bool = true
  ) -> AccessibilityElement.TextState {
    let text = texts[index]
    return .init(
      length: text.string.count, insertionPoint: text.insertionPoint, contentType: contentType,
      usesNumberPad: usesNumberPad)
  }

  /// What the person does in a field.
  mutating func edit(_ index: Int, _ body: (inout EditableText) -> Void) { body(&texts[index]) }

  /// What the app writes: the insertion point goes to the end, unless that is in the field already.
  mutating func write(_ string: String, at index: Int) {
    if texts[index].string != string { texts[index] = EditableText(string) }
  }

  /// Forgets where the insertion point was: the field is no longer being edited.
  mutating func endEditing(_ index: Int) {
    guard texts.indices.contains(index) else { return }
    texts[index].moveInsertionPoint(to: texts[index].string.count)
  }

  /// Empties and recounts them.
  mutating func replaceAll(count: Int) {
    texts = Array(repeating: EditableText(), count: count)
    known = (0..<count).map { $0 < known.count ? known[$0] : "" }
  }

  /// The next batch: what has changed since the last one.
  private mutating func changes(among count: Int) -> [Change] {
    var changes: [Change] = []
    for index in 0..<min(count, texts.count) where texts[index].string != known[index] {
      known[index] = texts[index].string
      changes.append(Change(index: index, value: texts[index].string))
    }
    return changes
  }

  /// Batches until nothing changes any more; `observe` gets each, writes what it wants, and says what follows.
  ///
  /// SwiftUI gives up as well after some rounds in one update. No view modelled here needs more than three.
  static func settle<View>(
    _ view: inout View, _ texts: WritableKeyPath<View, ObservedTexts>, among count: Int,
    _ observe: (inout View, [Change]) -> [Effect]
  ) -> [Effect] {
    var effects: [Effect] = []
    for _ in 0..<8 {
      let changes = view[keyPath: texts].changes(among: count)
      if changes.isEmpty { break }
      effects += observe(&view, changes)
    }
    return effects
  }
}

extension ComponentInput {
  /// What SwiftUI's text field does with it before any observer is called; nil for what is no edit of a field.
  var edit: (field: String, change: @Sendable (inout EditableText) -> Void)? {
    switch self {
    case .insertText(let text, let field): (field, { $0.insert(text) })
    // In an empty field nothing changes.
    case .deleteBackward(let field): (field, { _ = $0.deleteBackward() })
    case .insertionPointMoved(let position, let field): (field, { $0.moveInsertionPoint(to: position) })
    case .selectAll(let field): (field, { $0.selectAll() })
    default: nil
    }
  }
}
