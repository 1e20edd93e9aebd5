import AccessibilityModel
import Simulation

/// The contents of text fields that a SwiftUI view observes with `onChange(of:)`, one observer for each field.
///
/// SwiftUI calls observers in batches. First, SwiftUI finds all changes with their current values. Then it calls each
/// observer with the value found. If observers write texts, these changes are the next batch. Source:
/// OpenSwiftUIProject/OpenSwiftUI, `ValueActionModifier.swift` and `Update.swift`, an audited re-implementation.
struct ObservedTexts: Sendable {
  private var texts: [EditableText]
  /// The values that the observers last received, in the order of the fields.
  private var known: [String]

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

  var joined: String { texts.map(\.string).joined() }

  func state(
    at index: Int, contentType: AccessibilityElement.TextState.ContentType, usesNumberPad: Bool = true
  ) -> AccessibilityElement.TextState {
    let text = texts[index]
    return .init(
      length: text.string.count, insertionPoint: text.insertionPoint, contentType: contentType,
      usesNumberPad: usesNumberPad)
  }

  /// Applies the person's edit to a field. Observers are not called yet.
  mutating func edit(_ index: Int, _ body: (inout EditableText) -> Void) { body(&texts[index]) }

  /// Writes a text as the view's code does. The insertion point moves to the end, unless the field already contains the
  /// text.
  mutating func write(_ string: String, at index: Int) {
    if texts[index].string != string { texts[index] = EditableText(string) }
  }

  /// Clears the selection of a field and moves the insertion point to the end.
  mutating func endEditing(_ index: Int) {
    guard texts.indices.contains(index) else { return }
    texts[index].moveInsertionPoint(to: texts[index].string.count)
  }

  /// Replaces all texts with empty texts. Observers keep the values that they last received.
  mutating func replaceAll(count: Int) {
    texts = Array(repeating: EditableText(), count: count)
    known = (0..<count).map { $0 < known.count ? known[$0] : "" }
  }

  /// Returns the next batch: the texts of the first `count` fields that changed since the last batch.
  private mutating func changes(among count: Int) -> [Change] {
    var changes: [Change] = []
    for index in 0..<min(count, texts.count) where texts[index].string != known[index] {
      known[index] = texts[index].string
      changes.append(Change(index: index, value: texts[index].string))
    }
    return changes
  }

  /// Runs batches of observer calls until no text changes any more. `observe` receives each batch, may write texts, and
  /// returns the effects.
  ///
  /// At most eight batches run, because SwiftUI also limits the batches within one update. No view modelled here needs
  /// more than three.
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
  /// The change that SwiftUI's text field makes to its text or selection; nil for an input that does not change a text
  /// field. SwiftUI makes this change before it calls the observers.
  var edit: (field: String, change: @Sendable (inout EditableText) -> Void)? {
    switch self {
    case .insertText(let text, let field): (field, { $0.insert(text) })
    case .deleteBackward(let field): (field, { _ = $0.deleteBackward() })
    case .insertionPointMoved(let position, let field): (field, { $0.moveInsertionPoint(to: position) })
    case .selectAll(let field): (field, { $0.selectAll() })
    default: nil
    }
  }
}
