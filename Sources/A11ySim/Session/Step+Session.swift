// The properties of a step that a session needs, and a copy of the step that hides its texts.

extension Step {
  /// Whether the person enters text in the step.
  var entersText: Bool {
    switch action {
    case .type, .paste, .autofill: true
    case .touch(let id): SoftwareKeyboard.character(ofKey: id) != nil
    default: false
    }
  }

  /// Whether the step types or deletes several characters, one key press for each.
  var pressesKeys: Bool {
    switch action {
    case .type(let text, _, _): text.count > 1
    case .delete(let count, _): count > 1
    default: false
    }
  }

  /// Whether the app or another app performs the step. False for the person's steps, for waits and for expectations.
  var comesByItself: Bool {
    switch action {
    case .set, .announce, .post, .toast, .screen, .notification: true
    default: false
    }
  }

  /// Whether the step can belong to a series of steps that enter a one-time code on the software keyboard, one key at a
  /// time.
  var usesKeys: Bool {
    switch action {
    case .touch(let id): SoftwareKeyboard.isKey(id)
    case .doubleTap, .expect: true
    default: false
    }
  }

  /// Whether bullets already replace the text that the person enters. Also true for a step that enters no text.
  var isMasked: Bool { self == masked(valuesOf: []) }

  /// Returns the step with bullets in place of the text that the person enters.
  ///
  /// - Parameter hidden: the ids of elements; bullets also replace the values that the app sets in these elements.
  func masked(valuesOf hidden: Set<String>) -> Step {
    var step = self
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    switch action {
    case .type(let text, let interval, let via): step.action = .type(bullets(text), interval: interval, via: via)
    case .paste(let text): step.action = .paste(text.map(bullets))
    case .set(let changes):
      step.action = .set(
        changes.map { change in
          let isHidden = change.property == "value" && hidden.contains(change.element)
          return isHidden ? .init(change.element, change.property, bullets(change.value)) : change
        })
    case .autofill(let text): step.action = .autofill(bullets(text))
    case .touch(let id) where SoftwareKeyboard.character(ofKey: id) != nil:
      step.action = .touch(SoftwareKeyboard.maskedID)
    default: break
    }
    return step
  }
}
