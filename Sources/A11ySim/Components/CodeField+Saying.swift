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
    // Messages that have not been said yet are not replaced by later ones.
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

  /// Moves the focus to the next box; returns nil when it stays.
  mutating func advance() -> [Effect]? {
    guard let next, next != focus else {
      next = nil
      return nil
    }
    // The person has moved on to read something else, and is not called back.
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
  /// When the focus has moved by itself, the reader says where if its cursor followed. If the cursor did not follow, as
  /// with the software keyboard, where it stays on the keys, the new place is announced. Asking the reader where its
  /// cursor is covers both cases. Announcing always would say the place twice on a hardware keyboard; never announcing
  /// would leave people who type on a touch screen uninformed.
  ///
  /// All announcements have low priority, errors too: they wait for the echo, for what the person reads, and for what
  /// the app has to say. An error of default priority would not outlive the app's next announcement either, because
  /// that cuts a default one as well. It would cut the announcement before it, and the reader's words about a box to
  /// which the focus was just sent. One of high priority would outlive it, and delay the answer to whatever the person
  /// does next. If an announcement is lost, its text is still on the screen.
  mutating func announcements() -> [Effect] {
    if unsaid.contains(.place), let focus, environment.cursor == .part(part(focus)) {
      unsaid.remove(.place)
      if cursorWhenMoved == environment.cursor {
        // The cursor was there before. Nothing tells whether the reader spoke, and twice is better than never.
        unsaid.insert(.fullPlace)
      } else if unsaid.contains(.status), !isHidden {
        // The reader has said “Digit 3 of 6, Empty”.
        status.removeAll { $0.isLike(.deleted(1)) }
        if status.isEmpty { unsaid.remove(.status) }
      }
      if environment.osVersion < 17, !unsaid.isEmpty {
        // Without priorities an announcement would cut that. So it waits as long as a reader speaks about a box at its
        // default rate, and about the group on entering it, but not so long that it cuts the hint.
        let isInGroup = if case .part(let part)? = cursorWhenMoved { index(part) != nil } else { false }
        return [.schedule("say", after: .milliseconds((isHidden ? 4_300 : 3_500) + (isInGroup ? 0 : 2_000)))]
      }
    }
    var texts: [(text: SpokenText, isError: Bool)] = []
    if unsaid.contains(.error), let error { texts.append((problemText(error), true)) }
    if unsaid.contains(.helper), let helperText { texts.append((SpokenText(helperText), false)) }
    if unsaid.isSuperset(of: [.error, .status]), environment.cursor != .part("status") {
      // The error says how the verification ended.
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
      // Without priorities the second announcement would cut the first.
      texts = [(words.list(texts.map(\.text)), texts.contains(where: \.isError))]
    }
    return texts.map { .announce(Announcement($0.text, priority: .low, isError: $0.isError)) }
  }
}
