extension CodeField {
  // MARK: Saying

  mutating func show(_ problem: Problem) {
    error = problem
    gone.remove(.error)
    unsaid.insert(.error)
  }

  mutating func say(_ messages: [Message]) {
    gone.remove(.status)
    var new = messages
    // Pending messages stay, except those that a new message includes or makes outdated.
    var waiting = unsaid.contains(.status) ? status : []
    for index in new.indices {
      switch (new[index], waiting.first { $0.isLike(new[index]) }) {
      case (.deleted(let count), .deleted(let before)?): new[index] = .deleted(count + before)
      case (.replaced(let count), .replaced(let before)?): new[index] = .replaced(count + before)
      default: break
      }
    }
    waiting.removeAll { old in new.contains { $0.isLike(old) } }
    status = waiting + new
    unsaid.insert(.status)
  }

  /// Moves the focus to the next box; returns nil if the focus stays.
  mutating func advance() -> [Effect]? {
    guard let next, next != focus else {
      next = nil
      return nil
    }
    // If the person has moved the cursor to read something else, the focus does not pull it back.
    guard environment.cursor == cursorWhenTyped else { return nil }
    return moveFocus(to: next) + [.schedule("say", after: .milliseconds(100))]
  }

  mutating func moveFocus(to box: Int) -> [Effect] {
    cursorWhenMoved = environment.cursor
    unsaid.remove(.fullPlace)
    unsaid.insert(.place)
    return [.focus(part(box))]
  }

  /// Returns the pending announcements.
  ///
  /// After the component has moved the focus, the reader itself names the new box if its cursor followed. If the cursor
  /// did not follow, the component announces the box: with the software keyboard, the cursor stays on the keys. The
  /// position of the reader's cursor tells the two cases apart. If the component always announced the box, a person
  /// with a hardware keyboard would hear it twice. If it never did, a person who types on a touch screen would not hear
  /// it at all.
  ///
  /// All announcements have low priority, errors too. They wait for the echo, for the text that the person reads, and
  /// for the app's announcements. With default priority, an error would cut off the announcement before it, and the
  /// reader's speech about a box that has just got the focus. Yet the app's next announcement would still cut off the
  /// error. With high priority, the error would survive that, but it would delay the speech after the person's next
  /// act. If an announcement is lost, its text is still on the screen.
  mutating func announcements() -> [Effect] {
    if unsaid.contains(.place), let focus, environment.cursor == .part(part(focus)) {
      unsaid.remove(.place)
      if cursorWhenMoved == environment.cursor {
        // The cursor was already on the box, so it is not known whether the reader spoke. Saying the box twice is
        // better than not at all.
        unsaid.insert(.fullPlace)
      } else if unsaid.contains(.status), !isHidden {
        // The reader has said “Digit 3 of 6, Empty”, so the deletion needs no announcement.
        status.removeAll { $0.isLike(.deleted(1)) }
        if status.isEmpty { unsaid.remove(.status) }
      }
      if environment.osVersion < 17, !unsaid.isEmpty {
        // Without priorities an announcement would cut off the reader's speech about the box. So it waits for as long
        // as a reader speaks about a box at its default rate, and about the group when the cursor enters it. It does
        // not wait so long that it would cut off the hint.
        let isInGroup = if case .part(let part)? = cursorWhenMoved { index(part) != nil } else { false }
        return [.schedule("say", after: .milliseconds((isHidden ? 4_300 : 3_500) + (isInGroup ? 0 : 2_000)))]
      }
    }
    var texts: [(text: SpokenText, isError: Bool)] = []
    if unsaid.contains(.error), let error { texts.append((problemText(error), true)) }
    if unsaid.contains(.helper), let helperText { texts.append((SpokenText(helperText), false)) }
    if unsaid.isSuperset(of: [.error, .status]), environment.cursor != .part("status") {
      // The error already tells the result of the verification.
      status.removeAll { $0 == .verifying || $0 == .verified }
    }
    if unsaid.contains(.status), let text = statusText {
      texts.append((text, false))
      (leftOut.others, leftOut.surplus) = (0, 0)
      if status.contains(.complete) { leftOut.hasOthers = false }
    }
    if let focus {
      if unsaid.contains(.place) { texts.append((words.digits[focus], false)) }
      if unsaid.contains(.fullPlace) { texts.append((words.list([words.name, words.digits[focus]]), false)) }
    }
    unsaid = []
    if environment.osVersion < 17, texts.count > 1 {
      // Without priorities the second announcement would cut off the first.
      texts = [(words.list(texts.map(\.text)), texts.contains(where: \.isError))]
    }
    return texts.map { .announce(Announcement($0.text, priority: .low, isError: $0.isError)) }
  }
}
