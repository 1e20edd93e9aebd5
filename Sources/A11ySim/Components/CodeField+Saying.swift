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
    // What has not been said yet is not lost to what comes after it.
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

  /// Moves the focus to the box that is next; nil when it stays.
  mutating func advance() -> [Effect]? {
    guard let next, next != focus else {
      next = nil
      return nil
    }
    // The person has gone to read something else, and is not called back.
    guard environment.cursor == cursorWhenTyped else { return nil }
    return moveFocus(to: next) + [.schedule("say", after: .milliseconds(100))]
  }

  mutating func moveFocus(to box: Int) -> [Effect] {
    cursorWhenMoved = environment.cursor
    unsaid.remove(.fullPlace)
    unsaid.insert(.place)
    return [.focus(part(box))]
  }

  /// Where the focus went by itself is said by the reader if its cursor followed, and is announced if it did not: on the
  /// software keyboard it stays with the keys. Asking the reader where it is does for both; announcing always would say
  /// it twice on a hardware keyboard, and never announcing would leave the typist on glass in the dark.
  ///
  /// All of it is low, errors too: it waits for the echo, for what the person reads, and for what the app has to say. A
  /// default error would not outlive the app's next announcement either, for that cuts a default one as well; it would cut
  /// the one before, and the reader's words about a box that the focus was just sent to. A high one would outlive it, and
  /// hold up the answer to whatever the person does next. Lost, it is still on the screen.
  mutating func announcements() -> [Effect] {
    if unsaid.contains(.place), let focus, environment.cursor == .part(part(focus)) {
      unsaid.remove(.place)
      if cursorWhenMoved == environment.cursor {
        // It was there before: nothing tells whether the reader spoke, and twice is better than never.
        unsaid.insert(.fullPlace)
      } else if unsaid.contains(.status), !isHidden {
        // "Digit 3 of 6, Empty" is what the reader has said.
        status.removeAll { $0.isLike(.deleted(1)) }
        if status.isEmpty { unsaid.remove(.status) }
      }
      if environment.osVersion < 17, !unsaid.isEmpty {
        // Without priorities an announcement would cut that. It waits as long as a reader speaks of a box at its default
        // rate, and of the group on entering it; not so long that it cuts the hint.
        let isInGroup = if case .part(let part)? = cursorWhenMoved { index(part) != nil } else { false }
        return [.schedule("say", after: .milliseconds((isHidden ? 4_300 : 3_500) + (isInGroup ? 0 : 2_000)))]
      }
    }
    var texts: [(text: SpokenText, isError: Bool)] = []
    if unsaid.contains(.error), let error { texts.append((problemText(error), true)) }
    if unsaid.contains(.helper), let helperText { texts.append((SpokenText(helperText), false)) }
    if unsaid.isSuperset(of: [.error, .status]), environment.cursor != .part("status") {
      // How the verification ended is what the error says.
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
      // Without priorities the second would cut the first.
      texts = [(words.list(texts.map(\.text)), texts.contains(where: \.isError))]
    }
    return texts.map { .announce(Announcement($0.text, priority: .low, isError: $0.isError)) }
  }
}
