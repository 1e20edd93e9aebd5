// The properties of a step that a session needs, and the form of a step without what it enters.

extension Step {
  /// Whether the person enters text in the step.
  var entersText: Bool {
    switch action {
    case .type, .paste, .autofill: true
    case .touch(let id): SoftwareKeyboard.character(ofKey: id) != nil
    default: false
    }
  }

  /// Whether the step presses several keys.
  var pressesKeys: Bool {
    switch action {
    case .type(let text, _, _): text.count > 1
    case .delete(let count, _): count > 1
    default: false
    }
  }

  /// Whether the step happens by itself rather than by the person.
  var comesByItself: Bool {
    switch action {
    case .set, .announce, .post, .screen, .notification: true
    default: false
    }
  }

  /// Whether the step can be one of several that enter a code key by key.
  var usesKeys: Bool {
    switch action {
    case .touch(let id): SoftwareKeyboard.isKey(id)
    case .doubleTap, .expect: true
    default: false
    }
  }

  /// Whether what the person enters is shown as bullets already.
  var isMasked: Bool { self == masked(valuesOf: []) }

  /// Returns the step with bullets for what the person enters, and for the values that the app sets into the given
  /// elements.
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
