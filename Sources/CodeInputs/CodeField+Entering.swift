import AccessibilityModel
import Simulation

extension CodeField {
  // MARK: Entering

  mutating func insert(_ string: String, at index: Int) -> [Effect] {
    let (digits, others) = Self.digits(of: string)
    // Typed and pasted separators are ignored, because codes are often written with separators.
    if digits.isEmpty, others == 0 { return [] }
    let wasComplete = isComplete
    var replaced = 0
    let previous = leftOut
    leftOut.others += others
    leftOut.hasOthers = leftOut.hasOthers || others > 0
    burst += String(digits)
    othersInBurst += others
    let isWhole = burst.count >= length
    if isWhole {
      // A whole code replaces the content, even if the code is entered in a later box.
      put(Array(burst))
      leftOut = LeftOut(others: othersInBurst, surplus: burst.count - length, hasOthers: othersInBurst > 0)
      // Pending messages about the former content are obsolete.
      status.removeAll { $0.isLike(.leftOut(1)) || $0.isLike(.replaced(1)) || $0.isLike(.deleted(1)) }
      next = nil
      replaces = false
      insertionPoint = 1
    } else if layout == .field {
      replaced = insertInField(digits)
    } else {
      replaced = insertInBoxes(digits, at: index)
    }
    if !digits.isEmpty { edited() }
    if isComplete, isWhole || !wasComplete {
      say([.complete] + leftOut.messages)
    } else {
      if replaced > 0 { say([.replaced(replaced)]) }
      // If digits have no room because the code is complete, the announcement first says that the code is complete.
      let isNew = leftOut != previous
      if isNew { say((isComplete && leftOut.surplus > 0 ? [.complete] : []) + leftOut.messages) }
    }
    return [.schedule("burst", after: Self.burstPause)]
  }

  /// Inserts digits in the single field, and returns the number of replaced digits. In a full field, a new digit
  /// replaces the digit after the insertion point.
  private mutating func insertInField(_ digits: [Character]) -> Int {
    var replaced = 0
    for digit in digits {
      if text.string.count < length || text.isAllSelected {
        text.insert(String(digit))
      } else if text.insertionPoint < length {
        replaced += 1
        text.moveInsertionPoint(to: text.insertionPoint + 1)
        _ = text.deleteBackward()
        text.insert(String(digit))
      } else {
        leftOut.surplus += 1
      }
    }
    return replaced
  }

  /// Inserts digits in the boxes, and returns the number of replaced digits that the component must announce. Only
  /// hidden digits count, because a screen reader does not echo hidden digits.
  private mutating func insertInBoxes(_ digits: [Character], at index: Int) -> Int {
    var replaced = 0
    let wasComplete = isComplete
    let isHere = focus == index
    var place = isHere ? next ?? index : index
    // After a burst has filled the last box, its remaining digits are surplus. They do not go into an earlier empty
    // box.
    if place < index, burst.count > digits.count { place = length }
    for digit in digits {
      guard place < length, boxes[place] == nil || replaces else {
        leftOut.surplus += 1
        continue
      }
      if boxes[place] != nil, isHidden { replaced += 1 }
      boxes[place] = digit
      place += 1
    }
    guard isHere, !digits.isEmpty else { return replaced }
    insertionPoint = 1
    if replaces, wasComplete || !isComplete, let goal = place < length ? place : boxes.firstIndex(of: nil) {
      next = goal
      cursorWhenTyped = environment.cursor
    } else {
      // The focus stays in the box. A further digit typed there is surplus.
      next = nil
      replaces = false
    }
    return replaced
  }

  // MARK: Deleting

  /// Handles the delete key. Returns nil if there is nothing to delete and no earlier box to move to.
  mutating func delete(at index: Int) -> [Effect]? {
    (burst, othersInBurst) = ("", 0)
    leftOut = LeftOut()
    switch layout {
    case .field:
      let isAll = text.isAllSelected
      guard text.deleteBackward() != nil else { return nil }
      edited()
      if isAll {
        say([.cleared])
      } else if isHidden {
        // A screen reader does not echo a deletion in a secure field.
        say([.deleted(1)])
      }
      return []
    case .boxes:
      let isHere = focus == index
      // While a move of the focus is pending, the delete key removes the digit that was typed last. This is so even if
      // the focus is about to move back to an empty box.
      var place = isHere ? max(next ?? index, index) : index
      if isHere, place == index, insertionPoint == 0, boxes[place] != nil {
        // The insertion point is before the digit, so nothing is deleted in this box. The focus moves back one box.
        return place > 0 ? moveFocus(to: place - 1) : nil
      }
      if boxes[place] == nil {
        guard place > 0 else { return nil }
        place -= 1
      }
      let deleted = boxes[place]
      boxes[place] = nil
      next = nil
      replaces = true
      edited()
      // The reader itself says which digit was removed if the digit was visible and in this box.
      if deleted != nil, isHidden || place != index { say([.deleted(1)]) }
      return isHere && place != index ? moveFocus(to: place) : []
    }
  }

  /// Removes the error after an edit, because the error was about the former content. Also removes a status that no
  /// longer describes the code.
  private mutating func edited() {
    remove(.error)
    if status.contains(where: { $0.isFill && $0 != .cleared && ($0 != .complete || !isComplete) }) { remove(.status) }
  }

  mutating func remove(_ element: Saying) {
    unsaid.remove(element)
    gone.insert(element)
    takeAway()
  }

  /// Removes the elements in `gone`. An element under the screen reader's cursor stays until the cursor leaves it.
  mutating func takeAway() {
    for element in gone where environment.cursor != .part(element.rawValue) {
      gone.remove(element)
      switch element {
      case .error: error = nil
      case .helper: helperText = nil
      case .status: status = []
      case .place, .fullPlace: break
      }
    }
  }
}
