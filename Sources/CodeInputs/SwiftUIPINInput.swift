import AccessibilityModel
import Simulation

/// Four nearly invisible text fields over boxes with dots, and a switch that shows the digits.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", reviewed 11 May 2026, "4-digit PIN style
/// with secure input".
package struct SwiftUIPINInput: Component {
  private static let count = 4

  private var cells = ObservedTexts(count: count)
  private var isSecure = true
  private var focus: Int?
  private var environment = Environment()
  private var showDigits: SpokenText?

  package init() { readWords() }

  // MARK: Tree

  /// The current elements. Boxes and dots are shapes, which are not elements. The text fields are not secure, even
  /// while dots are drawn under them.
  package var elements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    for index in 0..<Self.count {
      let content = cells[index].isEmpty ? nil : SpokenText(cells[index])
      if !isSecure, let content {
        elements.append(AccessibilityElement(id: "digit" + part(index), role: .text, label: content))
      }
      elements.append(
        AccessibilityElement(
          id: part(index), role: .textField, value: content, text: cells.state(at: index, contentType: .undeclared),
          drawn: isSecure && content != nil ? "●" : nil))
    }
    elements.append(
      AccessibilityElement(id: "showDigits", role: .toggle, label: showDigits, value: isSecure ? "0" : "1"))
    return elements
  }

  private mutating func readWords() {
    showDigits = ComponentWording(components: environment.locale).phrase(.swiftUIPINShowDigits).map(SpokenText.init)
  }

  // MARK: Behaviour

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    let isNewLocale = environment.locale != self.environment.locale
    self.environment = environment
    if isNewLocale { readWords() }
    switch input {
    case .environmentChanged, .submit, .timer, .set, .gesture:
      return []
    case .appear:
      return [.focus(part(0))]
    case .focusChanged(let part):
      if let focus { cells.endEditing(focus) }
      focus = part.flatMap(index)
      return []
    case .insertText, .deleteBackward, .insertionPointMoved, .selectAll:
      return input.edit.map { edit($0.field, $0.change) } ?? []
    case .activated("showDigits"):
      isSecure.toggle()
      return []
    case .activated(let part):
      // A tap on a drawn digit moves the focus to the digit's field, as a tap on the box does.
      guard !isSecure, part.hasPrefix("digit"), let index = index(String(part.dropFirst(5))), !cells[index].isEmpty
      else { return [] }
      return [.focus(self.part(index))]
    }
  }

  private mutating func edit(_ part: String, _ body: (inout EditableText) -> Void) -> [Effect] {
    guard let index = index(part) else { return [] }
    cells.edit(index, body)
    return ObservedTexts.settle(&self, \.cells, among: Self.count) { view, changes in
      changes.flatMap { change in view.cell(change.index, saw: change.value) }
    }
  }

  /// Keeps one numeric character in a cell and moves the focus to the next cell. After the last cell, the focus stays
  /// and the app is not notified.
  private mutating func cell(_ index: Int, saw value: String) -> [Effect] {
    cells.write(String(value.filter(\.isNumber).prefix(1)), at: index)
    return !cells[index].isEmpty && index + 1 < Self.count ? [.focus(part(index + 1))] : []
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { (0..<Self.count).first { self.part($0) == part } }
}

extension SwiftUIPINInput {
  package static let kind = ComponentKind(
    id: "swiftui-pin-input",
    summary:
      "the PIN variant of a published SwiftUI recipe: four fields that show dots, and a switch that shows the digits",
    source: SwiftUIOTPInput.source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [],
    inputs: [
      "appear: the focus goes to the first field, with or without VoiceOver",
      "type: a digit is kept if the field was empty, otherwise it is lost; the focus moves on, except in the last field",
      "paste, autofill: only the first digit is kept, in every field",
      "delete: empties the field, the focus stays; no effect in an empty field",
      "activate showDigits: shows the digits, or dots",
    ],
    defects: [
      .init(
        "A-1", "the first field takes the keyboard focus whenever the screen appears, even while VoiceOver runs",
        "you are taken to a text field without a name, past everything before it", ["3.3.2", "2.4.3"]),
      .init(
        "A-3", "a digit typed after another is lost, but the focus still moves on",
        "you hear the echo of the new digit or, with a hardware keyboard, the next text field; you believe that the correction worked, "
          + "and have the wrong PIN", ["3.3.1", "4.1.2"]),
      .init(
        "A-7", "after the last digit nothing is announced, and nothing is shown either",
        "the last field is still being edited, and you cannot know that the PIN is complete", ["4.1.3"]),
      .init(
        "A-9", "the fields are in no group, and nothing says that they are a PIN",
        "none of the four fields says what to enter", ["1.3.1"]),
      .init(
        "A-10", "only one digit of a pasted text is kept, in every field", "you cannot paste a PIN", ["3.3.8"]),
      .init(
        "A-14", "letters are removed silently, and ½, ² and ٣ are accepted as digits",
        "you hear a letter, but the field stays empty", ["3.3.1"]),
      .init(
        "A-15", "there is no error, no helper text and no completion, so the app cannot get the PIN",
        "you have entered four digits, and nothing happens", ["3.3.1", "3.3.3"]),
      .init(
        "A-16", "the fields have no labels", "you hear “text field, is editing” four times",
        ["4.1.2", "1.3.1", "3.3.2"]),
      .init(
        "A-17", "digits are drawn as dots but exposed as digits; when they are shown, they are exposed twice",
        "your PIN is spoken although the screen shows dots; with “Show digits” you hear each digit at two elements",
        ["1.3.1"]),
      .init(
        "A-18", "the switch changes nothing that is spoken, except that the digits are repeated",
        "you hear “Show digits, on”, but the digits were spoken before, too", ["4.1.2"]),
    ],
    unconfirmed: [
      "boxes and dots are assumed not to be elements, like shapes",
      "a text field with an opacity of 0.011 is assumed to be an element",
      "a field that loses the focus forgets its insertion point and selection; when it is edited again, the insertion point is at the end",
      "in the source, a double tap on a visible digit edits its field; the simulator treats the digit as plain text",
    ],
    accepts: { _ in .numbers },
    parts: { _ in (1...count).flatMap { [String($0), "digit\($0)"] } + ["showDigits"] },
    make: { _ in SwiftUIPINInput() }
  )
}

extension SwiftUIPINInput {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
