extension CodeField {
  // MARK: Entering

  mutating func insert(_ string: String, at index: Int) -> [Effect] {
    let (digits, others) = Self.digits(of: string)
    // Separators, typed as pasted: the code is written so.
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
      // In whatever place it arrives, a whole code is the code.
      put(Array(burst))
      leftOut = LeftOut(others: othersInBurst, surplus: burst.count - length, hasOthers: othersInBurst > 0)
      // What waits to be said of the former content is of no use any more.
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
      // That the code is complete is why a digit was left out.
      let isNew = leftOut != previous
      if isNew { say((isComplete && leftOut.surplus > 0 ? [.complete] : []) + leftOut.messages) }
    }
    return [.schedule("burst", after: Self.burstPause)]
  }

  /// Gives how many digits took the place of another: in a full field, that is what typing within it does.
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

  /// Gives how many digits took the place of another and nobody will say so: of hidden ones there is no echo.
  private mutating func insertInBoxes(_ digits: [Character], at index: Int) -> Int {
    var replaced = 0
    let wasComplete = isComplete
    let isHere = focus == index
    var place = isHere ? next ?? index : index
    // What comes in one go does not go on at the beginning.
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
      // From the last box, to the first that was left empty.
      next = goal
      cursorWhenTyped = environment.cursor
    } else {
      // The person stays: there is nowhere to go on to. What is typed now is surplus.
      next = nil
      replaces = false
    }
    return replaced
  }

  // MARK: Deleting

  /// Nil when there was nothing to delete.
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
        // Of a secure field the platform says nothing.
        say([.deleted(1)])
      }
      return []
    case .boxes:
      let isHere = focus == index
      // Before the focus has gone on, the last digit goes first; also when it would go back to an empty box.
      var place = isHere ? max(next ?? index, index) : index
      if isHere, place == index, insertionPoint == 0, boxes[place] != nil {
        // Before its digit there is nothing to delete here: a step back, and no other digit is touched.
        return place > 0 ? moveFocus(to: place - 1) : nil
      }
      // On an empty box the step back deletes at once: so it is in any text.
      if boxes[place] == nil {
        guard place > 0 else { return nil }
        place -= 1
      }
      let deleted = boxes[place]
      boxes[place] = nil
      next = nil
      replaces = true
      edited()
      // The reader says what the key took from a field that is not secure.
      if deleted != nil, isHidden || place != index { say([.deleted(1)]) }
      return isHere && place != index ? moveFocus(to: place) : []
    }
  }

  /// Something was entered or deleted: the error was about something else, and the status may no longer be true.
  private mutating func edited() {
    remove(.error)
    if status.contains(where: { $0.isFill && $0 != .cleared && ($0 != .complete || !isComplete) }) { remove(.status) }
  }

  mutating func remove(_ element: Saying) {
    unsaid.remove(element)
    gone.insert(element)
    takeAway()
  }

  /// What the cursor is on stays until it has left.
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
