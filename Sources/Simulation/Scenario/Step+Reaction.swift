extension Step {
  /// An alternative in a choice of the app: the steps that the app takes if a requirement holds.
  public struct Rule: Sendable, Hashable {
    /// The requirement that must hold for the app to take the steps.
    public var requirement: StateRequirement
    /// The steps that the app takes, in this order.
    public var steps: [Step]

    public init(if requirement: StateRequirement, _ steps: [Step]) {
      (self.requirement, self.steps) = (requirement, steps)
    }
  }

  /// Steps that the app repeats, such as the ticks of a countdown. The first tick happens immediately.
  ///
  /// The repetition ends after `times` ticks, at a `stop` step, when the screen is replaced, or when a ticker with the
  /// same name starts.
  public struct Ticker: Sendable, Hashable {
    /// The name with which a `stop` step ends the repetition.
    public var name: String
    /// The time from one tick to the next.
    public var interval: Duration
    /// The number of ticks; nil if the number is not limited.
    public var times: Int?
    /// The steps of each tick. Only these steps may contain the action `count`.
    public var steps: [Step]
    /// The steps after the last tick, one interval later.
    public var finally: [Step]

    public init(_ name: String, every interval: Duration, times: Int? = nil, _ steps: [Step], then: [Step] = []) {
      (self.name, self.interval, self.times, self.steps, finally) = (name, interval, times, steps, then)
    }
  }

  /// The shortest allowed interval of a ticker.
  package static let shortestInterval = Duration.milliseconds(100)

  /// A text that counts down in the steps of a ticker, from the number of ticks to 1.
  public struct Count: Sendable, Hashable {
    /// The id of the element or component whose text counts down.
    public var element: String
    /// The name of the element's property that contains the text, such as `label`.
    public var property: String
    /// The texts for the numbers 1, 2, 3 and so on, in this order.
    public var texts: [String]

    /// Creates a countdown in the label of an element.
    ///
    /// - Parameters:
    ///   - element: the id of the element.
    ///   - times: the number of ticks.
    ///   - label: returns the text for a number.
    public init(down element: String, times: Int, label: (Int) -> String) {
      self.init(down: element, property: "label", texts: (0..<max(0, times)).map { label($0 + 1) })
    }

    package init(down element: String, property: String, texts: [String]) {
      (self.element, self.property, self.texts) = (element, property, texts)
    }
  }

  /// The lists of steps inside the step, such as the alternatives of a choice.
  package var nested: [[Step]] {
    switch action {
    case .choose(let rules, let otherwise): rules.map(\.steps) + [otherwise]
    case .turns(let turns, _): turns
    case .every(let ticker): [ticker.steps, ticker.finally]
    default: []
    }
  }

  /// Returns the step after applying a change to every nested step, innermost first, and then to the step itself.
  package func mapped(_ change: (Step) -> Step) -> Step {
    var step = self
    func all(_ steps: [Step]) -> [Step] { steps.map { $0.mapped(change) } }
    switch action {
    case .choose(let rules, let otherwise):
      step.action = .choose(rules.map { Rule(if: $0.requirement, all($0.steps)) }, otherwise: all(otherwise))
    case .turns(let turns, let name): step.action = .turns(turns.map(all), name: name)
    case .every(var ticker):
      ticker.steps = all(ticker.steps)
      ticker.finally = all(ticker.finally)
      step.action = .every(ticker)
    default: break
    }
    return change(step)
  }

  /// Returns the step with a `set` step in place of each countdown inside it. The `set` step shows the text for
  /// `number`.
  func counting(_ number: Int) -> Step {
    mapped { step in
      guard case .count(let count) = step.action else { return step }
      var step = step
      let text = count.texts.indices.contains(number - 1) ? count.texts[number - 1] : ""
      step.action = .set([Change(count.element, count.property, text)])
      return step
    }
  }
}

extension [Step] {
  package var flattened: [Step] { flatMap { [$0] + $0.nested.flatMap(\.flattened) } }
}
