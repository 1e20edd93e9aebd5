/// The short version of a SwiftUI recipe for one-time codes: six text fields without a name.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", reviewed 11 May 2026, "TL;DR".
package struct SwiftUIOTPSnippet: Component {
  /// The result of moving the focus to a field that does not exist. The real result is not known.
  package enum MissingFocusTarget: String, Sendable, Hashable, CaseIterable {
    /// No field keeps the focus.
    case keyboardDown
    /// The field that has the focus keeps it.
    case keepsFocus
  }

  /// The result of moving the focus beyond the last field, after a digit is entered there.
  package let missingFocusTarget: MissingFocusTarget

  private var cells = ObservedTexts(count: 6)
  private var focus: Int?

  package init(missingFocusTarget: MissingFocusTarget = .keyboardDown) {
    self.missingFocusTarget = missingFocusTarget
  }

  /// The six text fields; there are no other elements.
  package var elements: [AccessibilityElement] {
    (0..<cells.count).map { index in
      AccessibilityElement(
        id: part(index), role: .textField, value: cells[index].isEmpty ? nil : SpokenText(cells[index]),
        text: cells.state(at: index, contentType: .undeclared))
    }
  }

  /// Handles an input as SwiftUI and the snippet's only closure do.
  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .environmentChanged, .appear, .activated, .submit, .timer, .set:
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

  /// Moves the focus after a cell has changed. If the cell has one character, the focus moves to the next cell. If it
  /// is empty, the focus moves to the previous cell, whose digit stays. If it has more characters, the focus does not
  /// move.
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
  /// The description of this component's kind: its id and parameters in scenario files, its known defects, and a
  /// function that creates the component.
  package static let kind = ComponentKind(
    id: "swiftui-otp-snippet",
    summary: "the short version of a published SwiftUI recipe for one-time codes: six text fields without names",
    source: SwiftUIOTPInput.source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "missingFocusTarget", .choice(MissingFocusTarget.allCases.map(\.rawValue)), default: "keyboardDown",
        "what becomes of the focus after the last field, when it is sent to a seventh that is not there")
    ],
    inputs: [
      "type, paste: whatever is typed is kept; with one character in the field the focus advances, with more it stays",
      "delete: the only character gone, the focus goes to the field before; in an empty field nothing",
      "appear: nothing; there is no completion and nothing the app could read",
    ],
    defects: [
      .init(
        "A-9", "the fields are in no group, and nothing names the code",
        "six stops, none of which says what code it is", ["1.3.1"]),
      .init(
        "A-10", "what is pasted stays in the field it was pasted into, and no one-time code is asked for",
        "the whole code is in one of six fields, and nothing happens", ["3.3.8"]),
      .init(
        "A-14", "everything is kept: letters, symbols, several characters in one field",
        "nothing tells you that what you typed cannot be part of the code", ["3.3.1"]),
      .init(
        "A-15", "there is no error, no helper text, no way to ask for another code, and no expiry",
        "when the code is wrong or has expired, the component has nothing to read", ["3.3.1", "3.3.3", "2.2.1"]),
      .init(
        "A-16", "the fields have no labels", "“Text field, is editing”, six times", ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "A0-1", "deleting the only character goes back to the field before, whose digit stays",
        "you want to retype a digit, land on the one before it, and what you type next is appended there",
        ["3.2.2", "3.3.1"]),
      .init(
        "A0-2", "the last digit sends the focus to a field that does not exist",
        "the keyboard disappears, or nothing happens; there is no sign that the code is complete", ["4.1.3"]),
      .init(
        "A0-3", "the code has no way out of the view, and nothing happens when it is complete",
        "six digits are entered, and nothing is there to go on with"),
    ],
    unconfirmed: [
      "missingFocusTarget: what SwiftUI does with a value that no view has",
      "a field that is left forgets its insertion point and selection, and has it at the end when it is edited again",
    ],
    parts: { _ in (1...6).map(String.init) },
    make: { parameters in
      SwiftUIOTPSnippet(
        missingFocusTarget: parameters["missingFocusTarget"].flatMap(MissingFocusTarget.init) ?? .keyboardDown)
    }
  )
}
