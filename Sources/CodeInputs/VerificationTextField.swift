import AccessibilityModel
import Simulation

/// Six UIKit text fields in SwiftUI. Flags move the keyboard focus between the fields.
///
/// Each update of the view makes the flagged field the first responder. The code never removes the focus from a field.
/// The flagged field and the focused field can therefore differ.
///
/// Source: xiaoxiaowesley/VerficationTextField at da2b739. All of the code was read, and its demo recording was
/// watched.
package struct VerificationTextField: Component {
  /// Whether UIKit reports a changed selection when a person taps a filled field to edit it.
  package let selectionCallbackOnUserTap: Bool
  /// Whether UIKit reports a changed selection when an update fills the edited field, or moves the focus to a filled
  /// field.
  package let selectionCallbackOnUpdate: Bool

  private static let count = 6
  private var cells = [EditableText](repeating: .init(), count: Self.count)
  /// The field whose flag is set; nil after an entry in the last field or a deletion in the first field.
  private var flagged: Int? = 0
  private var firstResponder: Int?
  /// The field for which the view has requested the focus; nil after the focus has moved.
  private var requested: Int?
  private var hasAppeared = false
  private var locale = Environment().locale
  private var setCodes = ComponentWording(components: Environment().locale).phrase(.verificationSetCodes)

  package init(selectionCallbackOnUserTap: Bool = true, selectionCallbackOnUpdate: Bool = false) {
    self.selectionCallbackOnUserTap = selectionCallbackOnUserTap
    self.selectionCallbackOnUpdate = selectionCallbackOnUpdate
  }

  // MARK: Tree

  /// The current elements. The lines drawn under the fields are not elements.
  package var elements: [AccessibilityElement] {
    // The fields have no label. A label set in SwiftUI would not reach the hosted text field.
    [AccessibilityElement(id: "setCodes", role: .button, label: setCodes.map(SpokenText.init))]
      + cells.enumerated().map { index, cell in
        AccessibilityElement(
          id: part(index), role: .textField, value: cell.string.isEmpty ? nil : SpokenText(cell.string),
          text: .init(
            length: cell.string.count, insertionPoint: cell.insertionPoint, contentType: .undeclared,
            usesNumberPad: true))
      }
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != locale {
      locale = environment.locale
      setCodes = ComponentWording(components: locale).phrase(.verificationSetCodes)
    }
    switch input {
    case .environmentChanged:
      // Any update of the view makes the flagged field the first responder again.
      return hasAppeared ? update() : []
    case .appear:
      hasAppeared = true
      return update()
    case .focusChanged(let part):
      return focusChanged(to: part.flatMap(index))
    case .insertText(let text, let part):
      guard let index = index(part), !text.isEmpty else { return [] }
      if text.count == 1 {
        // A single character replaces the content, wherever the caret is. Letters are accepted too.
        cells[index] = EditableText(text)
      } else {
        cells[index].insert(text)
      }
      return selectionChanged(in: index)
    case .deleteBackward(let part):
      // In an empty field, or with the caret at the start, UIKit does not report the delete key.
      guard let index = index(part), cells[index].deletable != nil else { return [] }
      // The field is emptied, even if it contains several characters. UIKit reports the changed selection first, but
      // the deletion then moves the flag again.
      cells[index] = EditableText()
      return flag(index - 1)
    case .insertionPointMoved(let position, let part):
      guard let index = index(part) else { return [] }
      let before = cells[index]
      cells[index].moveInsertionPoint(to: position)
      return cells[index] != before && firstResponder == index ? selectionChanged(in: index) : []
    case .selectAll(let part):
      guard let index = index(part), !cells[index].string.isEmpty else { return [] }
      cells[index].selectAll()
      return firstResponder == index ? selectionChanged(in: index) : []
    case .activated("setCodes"):
      // The code 123456 replaces the entered code. The flags change only if UIKit reports a changed selection.
      let before = cells
      cells = (1...Self.count).map { EditableText(String($0)) }
      if selectionCallbackOnUpdate, let index = firstResponder, cells[index].string != before[index].string {
        return selectionChanged(in: index)
      }
      return update()
    case .activated, .submit, .gesture, .set, .timer:
      return []
    }
  }

  private mutating func focusChanged(to index: Int?) -> [Effect] {
    let isOwn = index == requested
    requested = nil
    guard firstResponder != index else { return [] }
    firstResponder = index
    // An empty field keeps the focus, as the recording shows.
    guard let index, !cells[index].string.isEmpty else { return [] }
    return (isOwn ? selectionCallbackOnUpdate : selectionCallbackOnUserTap) ? selectionChanged(in: index) : []
  }

  /// Models `textFieldDidChangeSelection`, which treats any change of the selection as an entered digit.
  private mutating func selectionChanged(in index: Int) -> [Effect] { flag(index + 1) }

  /// Models `changeFirstResponder`, which flags the field at `index`. If there is no such field, no field is flagged.
  private mutating func flag(_ index: Int) -> [Effect] {
    flagged = cells.indices.contains(index) ? index : nil
    return update()
  }

  /// Models `updateUIView` of every field. Without a flagged field, the current first responder does not change.
  private mutating func update() -> [Effect] {
    guard let flagged, flagged != firstResponder else { return [] }
    requested = flagged
    return [.focus(part(flagged))]
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { cells.indices.first { self.part($0) == part } }
}

extension VerificationTextField {
  package static let kind = ComponentKind(
    id: "verification-text-field",
    summary: "six UIKit text fields in SwiftUI that move the keyboard focus with flags",
    source: "xiaoxiaowesley/VerficationTextField da2b739 (source read, recording watched)",
    versions: ["da2b739"],
    iOSVersion: 14,
    parameters: [
      .init(
        "selectionCallbackOnUserTap", .flag, default: "true",
        "whether UIKit reports a changed selection when a person begins to edit a filled field"),
      .init(
        "selectionCallbackOnUpdate", .flag, default: "false",
        "whether UIKit reports a changed selection also when the view itself fills the edited field, or moves the focus to a "
          + "filled one"),
    ],
    inputs: [
      "appear: the first field takes the focus, with or without a screen reader",
      "begin editing: an empty field keeps the focus, a filled field moves it to the next",
      "type: any character replaces the content of the field, and the focus moves on, except in the last field",
      "paste, autofill: the whole text stays in one field, and the focus moves on",
      "delete: empties a filled field and moves the focus back; no effect in an empty field, because UIKit reports nothing",
      "move the insertion point, select all: treated like an entered digit, so the focus moves on",
      "activate setCodes: 123456 replaces what was entered",
      "change of the language or the screen reader: the view is updated, and the flagged field takes the focus back",
    ],
    defects: [
      .init(
        "C-1", "the six fields have no labels and are in no group",
        "you hear “text field, is editing” six times, without a position",
        ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "C-2", "the delete key does nothing in an empty field",
        "after three digits the focus is in the fourth field, and the delete key has no effect", ["2.1.1"]),
      .init(
        "C-3", "editing a filled field moves the focus on, and the flags later move it back",
        "a double tap on the third digit takes you to the fourth field, so you cannot correct a digit",
        ["3.2.1", "2.4.3"]),
      .init(
        "C-4", "a pasted code stays in one field", "one field contains six digits, and five are empty", ["3.3.8"]),
      .init(
        "C-5", "nothing happens after the last digit, and the keyboard still covers what comes next",
        "you hear the echo of the sixth digit and then nothing", ["4.1.3"]),
      .init("C-6", "letters are accepted in a numeric code", "a letter is spoken as if it were right", ["3.3.1"]),
      .init(
        "C-7", "the view contains a button that is only a demonstration, Set Codes",
        "it replaces the entered code silently", ["3.2.2"]),
      .init(
        "C-8", "there is no error, no helper text and no label", "you hear nothing when the code is wrong",
        ["3.3.1", "3.3.2"]),
    ],
    unconfirmed: [
      "whether UIKit reports a changed selection when a person begins to edit a filled field: parameter "
        + "selectionCallbackOnUserTap; the tab key is treated like a tap",
      "whether UIKit reports one while the view is updated: parameter selectionCallbackOnUpdate; the recording shows nothing "
        + "of it",
      "whether the focus leaves a filled field even if the next field is already flagged and no state changes; modelled so",
    ],
    parts: { _ in ["setCodes"] + (1...count).map(String.init) },
    make: { parameters in
      VerificationTextField(
        selectionCallbackOnUserTap: parameters["selectionCallbackOnUserTap"] != "false",
        selectionCallbackOnUpdate: parameters["selectionCallbackOnUpdate"] == "true")
    }
  )
}

extension VerificationTextField {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
