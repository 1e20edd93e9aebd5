import AccessibilityModel
import Simulation

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
    // A pending message stays unless a new message replaces it.
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

  /// Moves the focus to the box in `next`, and returns the effects. Returns nil if the focus stays.
  mutating func advance() -> [Effect]? {
    guard let next, next != focus else {
      next = nil
      return nil
    }
    // If the person has moved the cursor, the person is reading something else. The focus must not pull the cursor
    // back.
    guard environment.cursor == cursorWhenTyped else { return nil }
    return moveFocus(to: next) + [.schedule("say", after: .milliseconds(100))]
  }

  mutating func moveFocus(to box: Int) -> [Effect] {
    cursorWhenMoved = environment.cursor
    unsaid.remove(.fullPlace)
    unsaid.insert(.place)
    return [.focus(part(box))]
  }

  /// Returns the pending announcements, or a timer if they must wait.
  ///
  /// After a move of the focus, the screen reader's cursor may follow to the new box. The screen reader then names the
  /// box. If the cursor stays on the software keyboard, the component announces the box. With a hardware keyboard, the
  /// cursor follows, so an announcement would repeat the name of the box.
  ///
  /// All announcements have low priority, even errors. They wait for the echo, for the text that the person reads, and
  /// for the app's announcements. With default priority, an error would cut off earlier speech, and the app's next
  /// announcement would cut off the error. With high priority, an error would delay the speech after the person's next
  /// action. If an announcement is lost, its text is still on the screen.
  mutating func announcements() -> [Effect] {
    if unsaid.contains(.place), let focus, environment.cursor == .part(part(focus)) {
      unsaid.remove(.place)
      if cursorWhenMoved == environment.cursor {
        // The cursor was already on the box, so it is unknown whether the reader spoke. Naming the box twice is better
        // than never.
        unsaid.insert(.fullPlace)
      } else if unsaid.contains(.status), !isHidden {
        // The reader has said “Digit 3 of 6, Empty”, so the deletion needs no announcement.
        status.removeAll { $0.isLike(.deleted(1)) }
        if status.isEmpty { unsaid.remove(.status) }
      }
      if environment.osVersion < 17, !unsaid.isEmpty {
        // Before iOS 17, announcements have no priorities, so an announcement would cut off the reader's speech about
        // the box. The delay is the time for this speech at the default rate. If the cursor has just entered the group,
        // the reader also names the group, so the delay is longer. The delay ends before the hint begins.
        let isInGroup = if case .part(let part)? = cursorWhenMoved { index(part) != nil } else { false }
        return [.schedule("say", after: .milliseconds((isHidden ? 4_300 : 3_500) + (isInGroup ? 0 : 2_000)))]
      }
    }
    var texts: [(text: SpokenText, isError: Bool)] = []
    if unsaid.contains(.error), let error, !isOnAndroid { texts.append((problemText(error), true)) }
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
      // Before iOS 17, the second announcement would cut off the first, because announcements have no priorities.
      texts = [(words.list(texts.map(\.text)), texts.contains(where: \.isError))]
    }
    return texts.map { .announce(Announcement($0.text, priority: .low, isError: $0.isError)) }
  }
}
