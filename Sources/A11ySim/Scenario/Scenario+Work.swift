extension Scenario {
  /// What a scenario may ask for: about five seconds of computing, all languages together.
  ///
  /// Measured with the release build: a unit is half a microsecond, about what one element costs in one act.
  private static let workLimit = 10_000_000
  /// Acts, whatever they cost: what waits to be said grows with them.
  private static let actLimit = 20_000

  /// The first step that is more than can be played in a reasonable time; nil when all of them can.
  var firstStepBeyondLimits: Step? {
    let screens =
      [screen]
      + (steps + reactions.flatMap(\.steps)).compactMap { step in
        if case .screen(let items) = step.action { items } else { nil }
      }
    let sizes = screens.map(Self.size)
    let elements = sizes.map(\.elements).max() ?? 0
    let size = sizes.map { $0.elements + $0.bytes / 16 }.max() ?? 0
    let reactionSteps = reactions.reduce(0) { $0 + $1.steps.count }
    var acts = 0
    var typed = 0
    var work = 0
    for (index, step) in steps.enumerated() {
      let count = step.acts(onScreenOf: elements)
      acts += count
      // A text is copied whenever something is typed into it.
      let isTyping = if case .type = step.action { true } else { false }
      typed += isTyping ? count : 0
      work += count * (1 + reactionSteps) * (100 + size) * (isTyping ? 1 + typed / 1_000 : 1)
      // A reaction may set off another.
      if !reactions.isEmpty { work += 1_000 }
      // A condition looks at everything that was heard before it.
      if case .expect(let expectation) = step.action { work += 3 * index * expectation.conditions.count }
      if acts * locales.count > Self.actLimit || work * locales.count > Self.workLimit { return step }
    }
    return nil
  }

  private static func size(of items: [ScreenItem]) -> (elements: Int, bytes: Int) {
    var size = (elements: 0, bytes: 0)
    func visit(_ element: AccessibilityElement) {
      size.elements += 1
      for text in [element.label?.string, element.value?.string, element.placeholder, element.hint] {
        size.bytes += text?.utf8.count ?? 0
      }
      element.children.forEach(visit)
    }
    for item in items { item.elements.forEach(visit) }
    return size
  }
}

extension Step {
  /// How many acts, keys or swipes it is.
  fileprivate func acts(onScreenOf elements: Int) -> Int {
    switch action {
    case .type(let text, _, _), .autofill(let text): max(1, text.unicodeScalars.count)
    case .delete(let count, _): count
    case .swipe(_, let times): times
    // What is read is said element by element, and costs little more than finding it.
    case .readAll: 1 + elements / 20
    default: 1
    }
  }
}
