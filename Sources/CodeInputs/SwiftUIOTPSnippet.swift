import AccessibilityModel
import Simulation

/// The short version of a SwiftUI recipe for one-time codes: six text fields without a name.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", reviewed 11 May 2026, "TL;DR".
package struct SwiftUIOTPSnippet: Component {
  /// The result of moving the focus to a field that does not exist. The real result is not known.
  package enum MissingFocusTarget: String, Sendable, Hashable, CaseIterable {
    /// No field keeps the focus.
    case keyboardDown
    case keepsFocus
  }

  package let missingFocusTarget: MissingFocusTarget

  private var cells = ObservedTexts(count: 6)
  private var focus: Int?

  package init(missingFocusTarget: MissingFocusTarget = .keyboardDown) {
    self.missingFocusTarget = missingFocusTarget
  }

  package var elements: [AccessibilityElement] {
    (0..<cells.count).map { index in
      AccessibilityElement(
        id: part(index), role: .textField, value: cells[index].isEmpty ? nil : SpokenText(cells[index]),
        text: cells.state(at: index, contentType: .undeclared))
    }
  }

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .environmentChanged, .appear, .activated, .submit, .timer, .set, .gesture:
      return []
    case .focusChanged(let part):
      if let focus { cells.endEditing(focus) }
      focus = part.flatMap(index)
      return []
    case .insertText, .deleteBackward, .insertionPointMoved, .selectAll:
      return input.edit.map { edit($0.field, $0.change) } ?? []
    }
  }

  private mutating func edit(_ part: String, _ body: (inout EditableText) -> Void) -> [Effect] {
    guard let index = index(part) else { return [] }
    cells.edit(index, body)
    return ObservedTexts.settle(&self, \.cells, among: cells.count) { view, changes in
      changes.flatMap { view.cell($0.index, saw: $0.value) }
    }
  }

  /// Moves the focus after the text of a cell has changed. A single character moves the focus to the next cell. An
  /// empty text moves the focus to the previous cell, whose digit stays.
  private func cell(_ index: Int, saw value: String) -> [Effect] {
    if value.count == 1 {
      if index + 1 < cells.count { return [.focus(part(index + 1))] }
      return missingFocusTarget == .keyboardDown ? [.focus(nil)] : []
    }
    return value.isEmpty && index > 0 ? [.focus(part(index - 1))] : []
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { (0..<cells.count).first { self.part($0) == part } }
}

extension SwiftUIOTPSnippet {
  package static let kind = ComponentKind(
    id: "swiftui-otp-snippet",
    summary: "the short version of a published SwiftUI recipe for one-time codes: six text fields without labels",
    source: SwiftUIOTPInput.source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "missingFocusTarget", .choice(MissingFocusTarget.allCases.map(\.rawValue)), default: "keyboardDown",
        "what happens to the focus after the last field, when it is moved to a seventh field that does not exist")
    ],
    inputs: [
      "type, paste: all text is kept; if the field contains one character the focus moves on, if it contains more it stays",
      "delete: after the only character, the focus moves to the previous field; no effect in an empty field",
      "appear: no effect; the code is never submitted, and the app cannot read it",
    ],
    defects: [
      .init(
        "A-9", "the fields are in no group, and nothing says which code it is",
        "none of the six fields says which code it is", ["1.3.1"]),
      .init(
        "A-10", "a pasted text stays in its field, and the fields do not declare that they take a one-time code",
        "one of six fields contains the whole code, and nothing happens", ["3.3.8"]),
      .init(
        "A-14", "everything is accepted: letters, symbols, several characters in one field",
        "nothing tells you that a character cannot be part of the code", ["3.3.1"]),
      .init(
        "A-15", "there is no error, no helper text, no way to request another code, and no expiry",
        "you hear nothing when the code is wrong or has expired", ["3.3.1", "3.3.3", "2.2.1"]),
      .init(
        "A-16", "the fields have no labels", "you hear “text field, is editing” six times", ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "A0-1", "deleting the only character moves the focus to the previous field, which keeps its digit",
        "you want to type a digit again, but you are in the previous field, and the next digit is appended there",
        ["3.2.2", "3.3.1"]),
      .init(
        "A0-2", "after the last digit the focus is moved to a field that does not exist",
        "the keyboard disappears, or nothing happens; there is no sign that the code is complete", ["4.1.3"]),
      .init(
        "A0-3", "the app cannot get the code, and nothing happens when it is complete",
        "you have entered six digits and cannot go on"),
    ],
    unconfirmed: [
      "missingFocusTarget: what SwiftUI does with a focus value that no view has",
      "a field that loses the focus forgets its insertion point and selection; when it is edited again, the insertion point is at the end",
    ],
    parts: { _ in (1...6).map(String.init) },
    make: { parameters in
      SwiftUIOTPSnippet(
        missingFocusTarget: parameters["missingFocusTarget"].flatMap(MissingFocusTarget.init) ?? .keyboardDown)
    }
  )
}

extension SwiftUIOTPSnippet {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
