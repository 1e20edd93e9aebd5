extension Step {
  var entersText: Bool {
    switch action {
    case .type, .paste, .autofill: true
    case .touch(let id): SoftwareKeyboard.character(ofKey: id) != nil
    default: false
    }
  }

  /// Whether the step consists of several key presses.
  var pressesKeys: Bool {
    switch action {
    case .type(let text, _, _): text.count > 1
    case .delete(let count, _): count > 1
    default: false
    }
  }

  /// Whether the app or another app performs the step.
  var comesByItself: Bool {
    switch action {
    case .set, .announce, .post, .toast, .screen, .notification: true
    default: false
    }
  }

  /// Whether the step can belong to the entry of a one-time code with the software keyboard, key by key.
  var usesKeys: Bool {
    switch action {
    case .touch(let id): SoftwareKeyboard.isKey(id)
    case .doubleTap, .expect: true
    default: false
    }
  }

  /// Returns the step with bullets in place of the person's text. `hidden` has the ids of elements whose new values are
  /// also replaced.
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
    case .select(let text): step.action = .select(bullets(text))
    case .touch(let id) where SoftwareKeyboard.character(ofKey: id) != nil:
      step.action = .touch(SoftwareKeyboard.maskedID)
    default: break
    }
    return step
  }
}
