@testable import A11ySim

/// A row of four one-digit fields that does everything right, except for the faults it is given.
struct RowInput: Component {
  /// One thing it does wrong.
  enum Fault: String, CaseIterable {
    case unnamedFields, unnamedGroup, wrongTotal, helperAfter, exposedPictures, repeatedTexts, dots, underline
    case undeclaredContent, autofocus, brokenPromise, silentAdvance, silentReturn, focusStorm, vanishingClear
    case lostOverwrite, oneCharacterPaste, silentRejection, erasedNeighbour, erasedOnFocus
    case deadBackspace, silentCompletion, doubleCompletion, earlyCompletion, missingCompletion, silentStatus
    case looseError, loggedCode, crash, completionByItself, piledPaste, bouncingTap, silentClear, takesHalf, takesLetter
    case idleSwitch, ignoredValue, loudAdvance, unsaidHole, eagerCorrection
  }

  var fault: Fault?
  private var digits: [String] = ["", "", "", ""]
  private var status: String?
  private var error: String?
  private var isOnPage = false
  private var isShown = false

  init(_ fault: Fault? = nil) { self.fault = fault }

  var promises: Set<Promise> { fault == .brokenPromise ? [.noAutofocusWithScreenReader] : [] }

  private func label(_ index: Int) -> SpokenText { SpokenText("Digit \(index + 1) of \(fault == .wrongTotal ? 6 : 4)") }

  var elements: [AccessibilityElement] {
    var fields: [AccessibilityElement] = []
    for index in digits.indices {
      let digit = digits[index]
      if fault == .exposedPictures {
        fields.append(.init(id: "picture\(index + 1)", role: .image, label: digit.isEmpty ? "Circle" : "Filled circle"))
      }
      if fault == .repeatedTexts, !digit.isEmpty {
        fields.append(.init(id: "digit\(index + 1)", role: .text, label: SpokenText(digit)))
      }
      fields.append(
        AccessibilityElement(
          id: String(index + 1), role: .textField, label: fault == .unnamedFields ? nil : label(index),
          value: digit.isEmpty ? nil : SpokenText(digit, spellsOut: true),
          hint: fault == .looseError ? nil : error,
          text: .init(
            length: digit.count, contentType: fault == .undeclaredContent ? .undeclared : .oneTimeCode,
            usesNumberPad: true),
          drawn: digit.isEmpty ? nil : fault == .dots ? "●" : digit))
    }
    var group = AccessibilityElement(id: "group", role: .group, label: "Code, 4 digits", children: fields)
    if fault == .unnamedGroup { group.label = nil }
    let helper = AccessibilityElement(id: "helper", role: .text, label: "Check your messages")
    var elements = fault == .helperAfter ? [group, helper] : [helper, group]
    if let status {
      elements.append(
        .init(id: "status", role: .text, label: SpokenText(status), underlined: fault == .underline ? status : nil))
    }
    if let error { elements.append(.init(id: "error", role: .text, label: SpokenText(error))) }
    if fault == .idleSwitch {
      elements.append(.init(id: "show", role: .toggle, label: "Show digits", value: isShown ? "1" : "0"))
    }
    if fault != .vanishingClear || digits.contains(where: { !$0.isEmpty }) {
      elements.append(.init(id: "clear", role: .button, label: "Clear"))
    }
    return elements
  }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .appear:
      let takesFocus = fault == .autofocus || fault == .brokenPromise
      if fault == .completionByItself { return [.completed("4829")] }
      return takesFocus ? [.focus("1")] : []
    case .activated("clear"):
      digits = ["", "", "", ""]
      return fault == .silentClear ? [] : say("Code cleared")
    case .activated("show"):
      isShown.toggle()
      return []
    case .focusChanged("2") where fault == .bouncingTap && isOnPage && !digits[1].isEmpty:
      return [.focus("3")]
    case .focusChanged(let part?):
      guard fault == .erasedOnFocus, isOnPage, let index = index(part) else { return [] }
      digits[index] = ""
      return []
    case .insertText(let text, let part):
      guard let index = index(part) else { return [] }
      isOnPage = true
      return insert(text, at: index)
    case .deleteBackward(let part):
      guard let index = index(part) else { return [] }
      return delete(at: index)
    case .set("error", let message):
      error = message.isEmpty ? nil : message
      if error == nil { return [] }
      return [.announce(Announcement(SpokenText(message), priority: .low, isError: true))]
    case .set("value", _) where fault != .ignoredValue:
      digits = ["", "", "", ""]
      return []
    default: return []
    }
  }

  private mutating func say(_ text: String) -> [Effect] {
    status = text
    return fault == .silentStatus ? [] : [.announce(Announcement(SpokenText(text), priority: .low))]
  }

  private mutating func insert(_ text: String, at index: Int) -> [Effect] {
    if fault == .takesLetter, text == "a" {
      digits[index] = text
      return []
    }
    if fault == .crash, text.count > 1 { return [.crash("Index out of range")] }
    if fault == .piledPaste, text.count > 1 {
      digits = ["", "", "", ""]
      digits[index] = text.filter(\.isNumber)
      return []
    }
    let numbers = text.filter(\.isNumber).map(String.init)
    if numbers.isEmpty { return fault == .silentRejection ? [] : say("Only digits") }
    let wasFull = !digits.contains("")
    let first = numbers.count > 1 ? 0 : index
    if fault == .lostOverwrite, !digits[index].isEmpty, numbers.count == 1 {
      return move(to: min(index + 1, 3), from: index)
    }
    for (offset, number) in numbers.enumerated() where first + offset < 4 {
      if fault == .oneCharacterPaste && offset > 0 { break }
      digits[first + offset] = number
    }
    if fault == .erasedNeighbour, index < 3, numbers.count == 1 { digits[index + 1] = "" }
    if fault == .earlyCompletion, index == 3 {
      return [.completed(digits.joined())] + say("Code complete") + [.focus(nil)]
    }
    let isFull = !digits.contains("")
    var effects = fault == .loggedCode && isFull ? [Effect.log("entered \(digits.joined())")] : []
    guard isFull else {
      if fault == .oneCharacterPaste && numbers.count > 1 { return effects + move(to: min(index + 1, 3), from: index) }
      if index == 3, fault != .unsaidHole { return say("A digit is missing") }
      return effects + move(to: min(first + numbers.count, 3), from: index)
    }
    if fault == .missingCompletion { return effects + say("Code complete") }
    if wasFull && first == index && fault == .eagerCorrection {
      return [.completed(digits.joined())] + say("Code complete") + [.focus(nil)]
    }
    if wasFull && first == index { return effects + [.value(digits.joined())] }
    effects.append(.completed(digits.joined()))
    if fault == .doubleCompletion { effects.append(.completed(digits.joined())) }
    return effects + (fault == .silentCompletion ? [] : say("Code complete")) + [.focus(nil)]
  }

  private mutating func delete(at index: Int) -> [Effect] {
    if !digits[index].isEmpty {
      digits[index] = ""
      return []
    }
    guard index > 0, fault != .deadBackspace else { return [] }
    digits[index - 1] = ""
    if fault == .silentReturn { return [.focus(String(index))] }
    return move(to: index - 1, from: index)
  }

  private func move(to index: Int, from old: Int) -> [Effect] {
    if index == old { return [] }
    let part = String(index + 1)
    switch fault {
    case .silentAdvance where index > old: return [.focus(part)]
    case .focusStorm: return [.focus(String((index + 1) % 4 + 1)), .focus(part), announcement(index)]
    default: return [.focus(part), announcement(index)]
    }
  }

  private func announcement(_ index: Int) -> Effect {
    .announce(Announcement(label(index), priority: fault == .loudAdvance ? .high : .low))
  }

  private func index(_ part: String) -> Int? { digits.indices.first { String($0 + 1) == part } }
}
