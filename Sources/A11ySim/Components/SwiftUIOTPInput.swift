import Locales

/// A row of SwiftUI text fields, one digit each, with paste, completion and a Clear button. With another filter, the
/// row accepts codes with letters.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", reviewed 11 May 2026: the full
/// implementation, the section on alphanumeric codes, and the answers about iOS 16 and pre-filling.
package struct SwiftUIOTPInput: Component {
  /// A filter for the text entered in a cell.
  package enum Filter: String, Sendable, Hashable, CaseIterable {
    /// The filter `Character.isNumber`, which also accepts ½, ² and ٣.
    case isNumber
    /// The filter `Character.isLetter`.
    case isLetter
    /// No filter: every character is kept.
    case none

    func kept(of text: String) -> String {
      switch self {
      case .isNumber: text.filter(\.isNumber)
      case .isLetter: text.filter(\.isLetter)
      case .none: text
      }
    }
  }

  /// An assumption about the text that the row's observer sees after a paste into the first cell. No recording shows
  /// which assumption is right.
  package enum PasteModel: String, Sendable, Hashable, CaseIterable {
    /// The row's observer sees the pasted text, because SwiftUI passes the value from the moment when it found the
    /// change.
    case batched
    /// The row's observer sees one character, because the cell has already cut the text.
    case cellWins
  }

  /// The order in which SwiftUI calls the first cell's two observers: the cell's own and the row's. The real order is
  /// not known. `cellWins` implies that the cell's observer is first.
  package enum ObserverOrder: String, Sendable, Hashable, CaseIterable {
    case cellFirst, rowFirst
  }

  /// The accessibility value that each cell exposes.
  package enum CellValue: String, Sendable, Hashable, CaseIterable {
    /// No explicit value: the content of the field.
    case none
    /// The digit or “Empty”. The article asks for such a value but does not implement it; the wording is this
    /// project's.
    case digitOrEmpty
  }

  /// The filter for the text that is entered in a cell.
  package let filter: Filter
  /// The assumption about the text that the row's observer sees after a paste into the first cell.
  package let pasteModel: PasteModel
  /// The order in which SwiftUI calls the first cell's two observers.
  package let observerOrder: ObserverOrder
  /// The accessibility value of the cells.
  package let cellValue: CellValue
  /// A code from a deep link, distributed when the view appears; nil for none.
  package let prefill: String?

  private var digitCount: Int
  /// The texts of the cells. A new `digitCount` does not change the number of texts until Clear is used.
  private var cells: ObservedTexts
  private var focus: Int?
  private var environment = Environment()
  private var words: Words

  package init(
    digitCount: Int = 6, filter: Filter = .isNumber, pasteModel: PasteModel = .batched,
    observerOrder: ObserverOrder = .cellFirst, cellValue: CellValue = .none, prefill: String? = nil
  ) {
    self.digitCount = max(digitCount, 1)
    self.filter = filter
    self.pasteModel = pasteModel
    self.observerOrder = observerOrder
    self.cellValue = cellValue
    self.prefill = prefill
    cells = ObservedTexts(count: self.digitCount)
    words = Words(locale: environment.locale, count: self.digitCount)
  }

  private var code: String { cells.joined }
  private var isComplete: Bool { code.count == digitCount }

  // MARK: Tree

  /// The cells, then Clear while something is entered, then “Complete” while the code is complete. No group contains
  /// the cells.
  package var elements: [AccessibilityElement] {
    var elements = (0..<digitCount).map { index in
      var field = words.fields[index]
      field.text = cells.state(at: index, contentType: .oneTimeCode, usesNumberPad: filter == .isNumber)
      if !cells[index].isEmpty {
        field.value = SpokenText(cells[index])
      } else if cellValue == .digitOrEmpty {
        field.value = words.empty
      }
      return field
    }
    if !code.isEmpty { elements.append(AccessibilityElement(id: "clear", role: .button, label: words.clear)) }
    // The check mark of a SwiftUI `Label` is merged into the label's text.
    if isComplete { elements.append(AccessibilityElement(id: "complete", role: .text, label: words.complete)) }
    return elements
  }

  /// The words of the component. The source has no translation, so they are English.
  private struct Words {
    /// The fields of the cells in their empty state.
    var fields: [AccessibilityElement]
    var empty, clear, complete: SpokenText?

    init(locale: String, count: Int) {
      let wording = ComponentWording(components: locale)
      fields = (1...count).map { number in
        AccessibilityElement(
          id: String(number), role: .textField,
          label: wording.phrase(.swiftUIOTPDigitLabel, .integer(number)).map(SpokenText.init))
      }
      empty = wording.phrase(.swiftUIOTPEmpty).map(SpokenText.init)
      clear = wording.phrase(.swiftUIOTPClear).map(SpokenText.init)
      complete = wording.phrase(.swiftUIOTPComplete).map(SpokenText.init)
    }
  }

  // MARK: Behaviour

  /// Handles an input as SwiftUI and the closures of the published recipe do (see ``SwiftUIOTPInput``).
  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale {
      words = Words(locale: environment.locale, count: words.fields.count)
    }
    self.environment = environment
    switch input {
    case .environmentChanged, .submit, .timer:
      return []
    case .appear:
      return appear()
    case .focusChanged(let part):
      if let focus { cells.endEditing(focus) }
      focus = part.flatMap(index)
      return []
    case .insertText, .deleteBackward, .insertionPointMoved, .selectAll:
      // Deletion does not move the focus, because the article's `onRetreat` is never called.
      return input.edit.map { edit($0.field, $0.change) } ?? []
    case .activated("clear"):
      return clear()
    case .activated:
      return []
    case .set(let property, let value):
      return property == "digitCount" ? setDigitCount(value) : []
    }
  }

  /// Moves the focus to the first cell, even while VoiceOver runs. Then distributes `prefill`, as the article does for
  /// a code from a deep link.
  private mutating func appear() -> [Effect] {
    var effects: [Effect] = [.focus(part(0))]
    guard let prefill else { return effects }
    let numbers = prefill.filter(\.isNumber).prefix(digitCount)
    for (index, number) in numbers.enumerated() { cells.write(String(number), at: index) }
    effects.append(.focus(isComplete || numbers.count >= digitCount ? nil : part(numbers.count)))
    return effects + callObservers()
  }

  private mutating func clear() -> [Effect] {
    if code.isEmpty { return [] }
    cells.replaceAll(count: digitCount)
    return [.focus(part(0))] + callObservers()
  }

  /// Changes the number of digits without recreating the state. More cells than texts cause an index error; texts
  /// beyond the last cell stay.
  private mutating func setDigitCount(_ text: String) -> [Effect] {
    guard let count = Int(text), count >= 1 else { return [] }
    if count > cells.count { return [.crash("Index out of range: digits[\(cells.count)]")] }
    digitCount = count
    return []
  }

  private mutating func edit(_ part: String, _ body: (inout EditableText) -> Void) -> [Effect] {
    guard let index = index(part) else { return [] }
    cells.edit(index, body)
    return callObservers()
  }

  // MARK: Observers

  private mutating func callObservers() -> [Effect] {
    ObservedTexts.settle(&self, \.cells, among: digitCount) { view, changes in
      var effects: [Effect] = []
      let first = changes.first { $0.index == 0 }
      let isRowFirst = view.observerOrder == .rowFirst && view.pasteModel == .batched
      if isRowFirst, let first { effects += view.rowSaw(first.value) }
      for change in changes { effects += view.cell(change.index, saw: change.value) }
      if !isRowFirst, let first { effects += view.rowSaw(view.pasteModel == .batched ? first.value : view.cells[0]) }
      return effects
    }
  }

  /// Keeps one character in a cell and moves the focus to the next cell. After the last cell, closes the keyboard and
  /// reports completion, even if other cells are empty.
  private mutating func cell(_ index: Int, saw value: String) -> [Effect] {
    cells.write(String(filter.kept(of: value).prefix(1)), at: index)
    if cells[index].isEmpty { return [] }
    return index + 1 < digitCount ? [.focus(part(index + 1))] : [.focus(nil), .completed(code)]
  }

  /// Distributes the numbers in a longer text of the first cell. The variant for letters also distributes only numbers.
  private mutating func rowSaw(_ value: String) -> [Effect] {
    guard value.count > 1 else { return [] }
    let numbers = value.filter(\.isNumber).prefix(digitCount)
    for (index, number) in numbers.enumerated() { cells.write(String(number), at: index) }
    return numbers.count < digitCount ? [.focus(part(numbers.count))] : [.focus(nil), .completed(code)]
  }

  private func part(_ index: Int) -> String { String(index + 1) }

  private func index(_ part: String) -> Int? { (0..<digitCount).first { self.part($0) == part } }
}

// MARK: - Kind

extension SwiftUIOTPInput {
  static let source =
    "soarias.com, SwiftUI: How to Implement OTP Input (iOS 17+, 2026), reviewed 2026-05-11 (complete code read)"

  /// The description of this component's kind: its id and parameters in scenario files, its known defects, and a
  /// function that creates the component.
  package static let kind = ComponentKind(
    id: "swiftui-otp-input",
    summary: "a published SwiftUI recipe for one-time codes: one text field per digit, paste, completion, Clear",
    source: source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "digitCount", .choice((1...8).map(String.init)), default: "6", settable: true,
        "how many digits; more than it was created with is a crash, fewer leave digits behind"),
      .init(
        "prefill", .text, "a code from a deep link, distributed by the article's recipe when the screen appears"),
      .init(
        "cellValue", .choice(CellValue.allCases.map(\.rawValue)), default: "none",
        "accessibility value of a cell: none of its own, or the digit or Empty, as the article asks for and does not do"
      ),
    ] + scheduling + [
      .init(
        "os", .choice(["16", "17"]), default: "17",
        "iOS it is written for; 16 has the one-parameter onChange, which is told the same value: nothing differs")
    ],
    inputs: [
      "appear: the focus goes to the first cell, VoiceOver or not; a pre-filled code completes at once",
      "type: kept if the cell was empty; behind another digit it is lost, but behind that of the first cell it goes to the "
        + "second; the focus advances",
      "paste, autofill: distributed in the first cell; anywhere else the first digit is kept",
    ] + inputs + [
      "set digitCount: more is an index error, fewer keep surplus digits in the code, so that it is never complete"
    ],
    defects: [
      .init(
        "A-1", "the first field takes the keyboard focus whenever the screen appears, also while VoiceOver runs",
        "you land in “Digit 1 of 6”; the title and the explanation were skipped, and you swipe back to learn which code is meant",
        ["3.3.2", "2.4.3"]),
      .init(
        "A-2", "the closure that should go back on deletion is declared and documented, and called from nowhere",
        "delete in an empty field does nothing; you swipe left and double-tap to get to the digit before",
        ["2.1.1", "3.2.4"]),
      .init(
        "A-3", "a digit typed behind another is thrown away, and the focus advances all the same",
        "you hear the new digit echoed or, with a hardware keyboard, the next field named; you believe the correction worked, "
          + "and send the wrong code",
        ["3.3.1", "4.1.2"]),
      .init(
        "A-4", "a digit typed behind that of the first field is written over the second field",
        "you hear your digit echoed or, with a hardware keyboard, “Digit 3 of 6”; a digit you did not touch has changed",
        ["3.2.2", "3.3.1"]),
      .init(
        "A-5", "completion depends on the last field, not on the code: it comes too early, twice, or never",
        "a code of one digit is refused; an attempt counts twice; or the code is full, nothing happens, and there is no button",
        ["3.2.2", "4.1.3"]),
      .init(
        "A-6", "the last digit submits the code without notice",
        "the screen changes while the last key is still being spoken", ["3.2.2"]),
      .init(
        "A-7", "nothing announces completion, the text “Complete” or the Clear button",
        "you swipe past all fields to find out that the code is complete", ["4.1.3"]),
      .init(
        "A-8", "the total in the labels is always 6",
        "with four digits you wait for two more fields that are not there; with eight you hear “Digit 8 of 6”",
        ["1.3.1", "3.3.2"]),
      .init(
        "A-9", "the fields are in no group, and nothing names the code",
        "six stops, none of which says what code it is; reading the code back takes six swipes", ["1.3.1"]),
      .init(
        "A-10",
        "paste and autofill are distributed only from the first field, though every field offers the suggestion",
        "you accept the suggestion in the third field: one digit of the code is there, and you are in the fourth",
        ["3.3.8", "1.3.5"]),
      .init(
        "A-11", "a pasted code moves the focus eight times",
        "field after field begins to be spoken and is cut, or you end in no field at all", ["4.1.3"]),
      .init(
        "A-12", "the Clear button removes itself while the cursor is on it",
        "the cursor is thrown elsewhere and pulled to the first field; nothing says that the code was cleared",
        ["2.4.3", "4.1.3"]),
      .init(
        "A-13", "pre-filling completes the code when the screen appears",
        "a link opens a screen that is already verifying; you hear only the result, or nothing", ["3.2.2", "4.1.3"]),
      .init(
        "A-14", "letters are removed without a word, and ½, ² and ٣ are taken for digits",
        "a letter is echoed and the field stays empty; “½” is spoken, kept and sent", ["3.3.1"]),
      .init(
        "A-15", "there is no error, no helper text, no way to ask for another code, and no expiry",
        "when the code is wrong or has expired, the component has nothing to read", ["3.3.1", "3.3.3", "2.2.1"]),
      .init(
        "A-19", "the article asks for an accessibility value for each cell, and its code sets none",
        "an empty field says nothing of being empty", ["4.1.2"]),
      .init(
        "A-20", "changing the number of digits crashes the app, or keeps the code from ever being complete",
        "the app is gone"),
    ],
    unconfirmed: schedulingUnconfirmed + [
      "the wording of cellValue digitOrEmpty: the article asks for a value and gives none",
      "prefill: the recipe is taken to stand in the view's own onAppear, after the first field was given the focus",
      "os 16: the article's code does not compile there; the answer's one-parameter onChange is taken to be the only change",
    ],
    accepts: { _ in .numbers },
    parts: parts,
    make: { parameters in
      SwiftUIOTPInput(
        digitCount: parameters["digitCount"].flatMap(Int.init) ?? 6,
        pasteModel: parameters["pasteModel"].flatMap(PasteModel.init) ?? .batched,
        observerOrder: parameters["observerOrder"].flatMap(ObserverOrder.init) ?? .cellFirst,
        cellValue: parameters["cellValue"].flatMap(CellValue.init) ?? .none, prefill: parameters["prefill"])
    }
  )

  /// The parameters for unknown behaviour of SwiftUI.
  static let scheduling: [ComponentKind.Parameter] = [
    .init(
      "pasteModel", .choice(PasteModel.allCases.map(\.rawValue)), default: "batched",
      "whether the row sees the whole of what is pasted into the first cell, or what the cell has cut it to"),
    .init(
      "observerOrder", .choice(ObserverOrder.allCases.map(\.rawValue)), default: "cellFirst",
      "which of the two observers of the first cell is called first; with numbers only the end is the same"),
  ]

  /// The descriptions of the inputs that have the same effect with every filter.
  static let inputs = [
    "last cell: the keyboard closes and the app is told, whatever the other cells hold",
    "delete: empties the cell, the focus stays; in an empty cell nothing",
    "activate clear: empties all cells, the focus goes to the first",
  ]

  static let schedulingUnconfirmed = [
    "pasteModel: no recording decides; batched is what a re-implementation of SwiftUI's scheduler does",
    "observerOrder: not known; cellFirst unless chosen",
    "every move of the focus that the code asks for is an effect; SwiftUI may merge those of one update",
    "while a whole code stands in one cell, “Complete” may be shown a frame early; not modelled",
    "a cell that is left forgets its insertion point and selection, and has it at the end when it is edited again",
    "autofill character by character: works if the focus is faster than the characters, which is not known",
  ]

  static let parts: @Sendable (ComponentKind.Parameters) -> [String] = { parameters in
    (1...max(Int(parameters["digitCount"] ?? "") ?? 6, 1)).map(String.init) + ["clear", "complete"]
  }
}
