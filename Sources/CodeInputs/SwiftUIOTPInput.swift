import AccessibilityModel
import Locales
import Simulation

/// A row of SwiftUI text fields, one digit each, with paste, completion and a Clear button. With another filter, the
/// row accepts codes with letters.
///
/// Source: soarias.com, "SwiftUI: How to Implement OTP Input (iOS 17+, 2026)", reviewed 11 May 2026: the full
/// implementation, the section on alphanumeric codes, and the answers about iOS 16 and pre-filling.
package struct SwiftUIOTPInput: Component {
  package enum Filter: String, Sendable, Hashable, CaseIterable {
    /// The filter `Character.isNumber`, which also accepts ½, ² and ٣.
    case isNumber
    case isLetter
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
    /// The observer sees the pasted text, because SwiftUI passes the value that the text had when the change was found.
    case batched
    /// The observer sees one character, because the cell has already cut the text.
    case cellWins
  }

  /// The order of the two observers of the first cell: the cell's own and the row's. The real order is not known.
  /// `cellWins` implies `cellFirst`.
  package enum ObserverOrder: String, Sendable, Hashable, CaseIterable {
    case cellFirst, rowFirst
  }

  package enum CellValue: String, Sendable, Hashable, CaseIterable {
    /// The field has no explicit value, so its content is the value.
    case none
    /// The value is the digit or “Empty”. The article asks for an accessibility value but does not set any, so the word
    /// is this project's choice.
    case digitOrEmpty
  }

  package let filter: Filter
  package let pasteModel: PasteModel
  package let observerOrder: ObserverOrder
  package let cellValue: CellValue
  /// A code from a deep link, distributed over the cells when the view appears.
  package let prefill: String?

  private var digitCount: Int
  /// The texts of the cells. A new `digitCount` changes the number of texts only when Clear is used.
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

  /// The words of the component. The source has no translation, so the words are English.
  private struct Words {
    /// The fields in their empty state.
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

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if environment.locale != self.environment.locale {
      words = Words(locale: environment.locale, count: words.fields.count)
    }
    self.environment = environment
    switch input {
    case .environmentChanged, .submit, .timer, .gesture:
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

  /// Changes the number of digits without recreating the state. With more cells than texts, an index error crashes the
  /// app. With fewer cells, the surplus texts stay.
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

  /// Distributes the digits of a text in the first cell over the cells, if the text has more than one character. Even
  /// the variant for letters distributes only digits.
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

  package static let kind = ComponentKind(
    id: "swiftui-otp-input",
    summary: "a published SwiftUI recipe for one-time codes: one text field per digit, paste, completion, Clear",
    source: source,
    versions: ["2026-05-11"],
    iOSVersion: 17,
    parameters: [
      .init(
        "digitCount", .choice((1...8).map(String.init)), default: "6", settable: true,
        "how many digits; raising it later is a crash, and lowering it leaves surplus digits"),
      .init(
        "prefill", .text, "a code from a deep link, distributed by the article's recipe when the screen appears"),
      .init(
        "cellValue", .choice(CellValue.allCases.map(\.rawValue)), default: "none",
        "the accessibility value of a cell: none, or the digit or “Empty”, as the article demands but does not do"
      ),
    ] + scheduling + [
      .init(
        "os", .choice(["16", "17"]), default: "17",
        "the iOS version of the source; 16 uses onChange with one parameter, which gets the same value, so nothing differs"
      )
    ],
    inputs: [
      "appear: the focus goes to the first cell, with or without VoiceOver; a prefilled code is submitted at once",
      "type: a digit is kept if the cell was empty; after another digit it is lost, but after the digit of the first cell it goes to the "
        + "second cell; the focus moves on",
      "paste, autofill: in the first cell, the code is distributed; in other cells, only the first digit is kept",
    ] + inputs + [
      "set digitCount: a larger number is an index error; a smaller one leaves surplus digits, so the code is never complete"
    ],
    defects: [
      .init(
        "A-1", "the first field takes the keyboard focus whenever the screen appears, even while VoiceOver runs",
        "you are taken to “Digit 1 of 6”, past the title and the explanation; to learn which code is meant, you swipe back",
        ["3.3.2", "2.4.3"]),
      .init(
        "A-2", "a closure that should move the focus back on deletion is declared and documented, but never called",
        "the delete key does nothing in an empty field; you swipe left and double tap to reach the previous digit",
        ["2.1.1", "3.2.4"]),
      .init(
        "A-3", "a digit typed after another is lost, but the focus still moves on",
        "you hear the echo of the new digit or, with a hardware keyboard, the next field; you believe that the correction worked, "
          + "and send the wrong code",
        ["3.3.1", "4.1.2"]),
      .init(
        "A-4", "a digit typed after that of the first field replaces the content of the second field",
        "you hear the echo of your digit or, with a hardware keyboard, “Digit 3 of 6”; a digit that you did not edit has changed",
        ["3.2.2", "3.3.1"]),
      .init(
        "A-5",
        "the code is submitted when the last field is filled, not when the code is complete: too early, twice, or never",
        "a code of one digit is rejected; one attempt counts as two; or the code is complete, nothing happens, and there is no button",
        ["3.2.2", "4.1.3"]),
      .init(
        "A-6", "the last digit submits the code without notice",
        "the screen changes while the last key is still being spoken", ["3.2.2"]),
      .init(
        "A-7", "nothing announces that the code is complete, or that the text “Complete” and the Clear button appear",
        "you swipe past all fields to find out that the code is complete", ["4.1.3"]),
      .init(
        "A-8", "the total in the labels is always 6",
        "with four digits you look for two more fields that do not exist; with eight you hear “Digit 8 of 6”",
        ["1.3.1", "3.3.2"]),
      .init(
        "A-9", "the fields are in no group, and nothing says which code it is",
        "none of the six fields says which code it is; to review the code you swipe six times", ["1.3.1"]),
      .init(
        "A-10",
        "a pasted or autofilled code is distributed only from the first field, although every field offers the suggestion",
        "if you accept the suggestion in the third field, only one digit of the code is entered, and you are in the fourth field",
        ["3.3.8", "1.3.5"]),
      .init(
        "A-11", "a pasted code moves the focus eight times",
        "one field after the other begins to be spoken and is cut off, or you end in no field at all", ["4.1.3"]),
      .init(
        "A-12", "the Clear button disappears while the cursor is on it",
        "the cursor jumps to another place and then to the first field; nothing says that the code was cleared",
        ["2.4.3", "4.1.3"]),
      .init(
        "A-13", "a prefilled code is submitted when the screen appears",
        "a link opens a screen that is already checking the code; you hear only the result, or nothing",
        ["3.2.2", "4.1.3"]),
      .init(
        "A-14", "letters are removed silently, and ½, ² and ٣ are accepted as digits",
        "you hear a letter, but the field stays empty; “½” is spoken, kept and sent", ["3.3.1"]),
      .init(
        "A-15", "there is no error, no helper text, no way to request another code, and no expiry",
        "you hear nothing when the code is wrong or has expired", ["3.3.1", "3.3.3", "2.2.1"]),
      .init(
        "A-19", "the article demands an accessibility value for each cell, but its code sets none",
        "nothing tells you that a field is empty", ["4.1.2"]),
      .init(
        "A-20", "if the number of digits changes, the app crashes or the code is never complete",
        "the app closes"),
    ],
    unconfirmed: schedulingUnconfirmed + [
      "the wording of cellValue digitOrEmpty: the article demands a value but gives no words",
      "prefill: the recipe is assumed to be in onAppear of the view, after the first field has got the focus",
      "os 16: the code of the article does not compile there; onChange with one parameter is assumed to be the only change",
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

  /// The parameters for behaviour of SwiftUI that is not known.
  static let scheduling: [ComponentKind.Parameter] = [
    .init(
      "pasteModel", .choice(PasteModel.allCases.map(\.rawValue)), default: "batched",
      "whether the row gets the whole text that is pasted into the first cell, or what the cell keeps of it"),
    .init(
      "observerOrder", .choice(ObserverOrder.allCases.map(\.rawValue)), default: "cellFirst",
      "which of the two observers of the first cell is called first; with only numbers the result is the same"),
  ]

  /// The inputs that have the same effect with every filter.
  static let inputs = [
    "last cell: the keyboard closes and the code is submitted, whatever the other cells contain",
    "delete: empties the cell, the focus stays; no effect in an empty cell",
    "activate clear: empties all cells, the focus goes to the first",
  ]

  static let schedulingUnconfirmed = [
    "pasteModel: no recording decides this; batched is the behaviour of a re-implementation of SwiftUI's scheduler",
    "observerOrder: not known; the default is cellFirst",
    "every move of the focus that the code requests is an effect; SwiftUI may combine those of one update",
    "while one cell contains a whole code, “Complete” may be shown one frame early; not modelled",
    "a cell that loses the focus forgets its insertion point and selection; when it is edited again, the insertion point is at the end",
    "autofill character by character: it works if the focus moves faster than the characters arrive, which is not known",
  ]

  static let parts: @Sendable (ComponentKind.Parameters) -> [String] = { parameters in
    (1...max(Int(parameters["digitCount"] ?? "") ?? 6, 1)).map(String.init) + ["clear", "complete"]
  }
}

extension SwiftUIOTPInput {
  /// The strings of the modelled components.
  package var phrases: PhraseCatalogue? { .components }
}
