import AccessibilityModel

extension Session {
  mutating func choose(_ rules: [Step.Rule], otherwise: [Step]) {
    let steps = rules.first { holds($0.requirement) }?.steps ?? otherwise
    if steps.isEmpty, progress.outcome.refusal == nil {
      progress.outcome.refusal = "the test of the app's `if` failed, and there is no `else`"
    }
    consequences.cause(.steps(steps[...]))
  }

  mutating func take(_ turns: [[Step]], name: String) {
    guard !turns.isEmpty else { return }
    let index = progress.turns[name, default: 0]
    progress.turns[name] = index + 1
    consequences.cause(.steps(turns[min(index, turns.count - 1)][...]))
  }

  mutating func stop(_ name: String) {
    timers.removeAll { if case .tick(let ticker, _) = $0 { ticker.name == name } else { false } }
  }

  /// Performs one tick and schedules the next one. Ticks are counted from 1. After `ticker.times` ticks, the ticker's
  /// final steps are performed instead.
  mutating func tick(_ ticker: Step.Ticker, _ number: Int) {
    if let times = ticker.times, number > times {
      consequences.cause(.steps(ticker.finally[...]))
      return workOff()
    }
    progress.ticks += 1
    progress.tickWork += 100 + 4 * device.screen.tree.elements.count + 10 * ticker.steps.count
    guard progress.tickWork <= Scenario.workLimit / 10 else { return stopTicking() }
    // The limit on effects applies to each tick separately.
    if !consequences.isWorking { consequences.count = 0 }
    schedule(.tick(ticker, number: number + 1), after: max(ticker.interval, Step.shortestInterval))
    let left = ticker.times.map { $0 - number + 1 }
    let steps = left.map { left in ticker.steps.map { $0.counting(left) } } ?? ticker.steps
    consequences.cause(.steps(steps[...]))
    workOff()
  }

  private mutating func stopTicking() {
    timers.removeAll { if case .tick = $0 { true } else { false } }
    recorder.add(
      Diagnostic(
        "the `every` steps repeated too often and were stopped", file: play.scenario.file, line: progress.line,
        column: progress.line == nil ? nil : 1, help: "use shorter `wait` steps or a longer `every`"))
  }

  // MARK: Requirements

  mutating func holds(_ requirement: StateRequirement) -> Bool {
    switch requirement {
    case .all(let list):
      for requirement in list where !holds(requirement) { return false }
      return true
    case .any(let list):
      for requirement in list where holds(requirement) { return true }
      return false
    case .not(let requirement): return !holds(requirement)
    case .property(let property, let id, let check):
      let text = text(of: property, of: id) ?? ""
      switch check {
      case .equals(let other): return text == other
      case .matches(let pattern): return (try? Pattern(pattern))?.matches(in: text) ?? false
      case .length(let min, let max): return text.count >= min ?? 0 && text.count <= max ?? .max
      case .empty(let isEmpty): return text.isEmpty == isEmpty
      case .sameAs(let other): return text == self.text(of: property, of: other) ?? ""
      }
    }
  }

  /// Returns a property as text; nil if the app does not know the text, for example because no element has the id.
  private mutating func text(of property: StateRequirement.Property, of id: String) -> String? {
    if property == .value { return content(of: id) }
    guard let element = device.screen.element(evenHidden: id) else { return nil }
    switch property {
    case .value: return nil
    case .label: return element.label?.string ?? ""
    case .on: return ["1": "true", "2": "mixed"][element.value?.string ?? "0"] ?? "false"
    case .disabled: return String(element.traits.contains(.notEnabled))
    case .hidden: return String(device.screen.isHidden(id))
    }
  }

  /// Returns the value of an element as far as the app knows it. The app knows even the text of a secure field. An
  /// element of an earlier screen has the id `SCREEN/ID`.
  private mutating func content(of id: String) -> String? {
    if let slash = id.firstIndex(of: "/") {
      let part = String(id[id.index(after: slash)...])
      return id[..<slash] == progress.screen ?? "" ? content(of: part) : progress.reported[id]
    }
    if let field = device.screen.fields[id] { return field.string }
    if device.screen.componentIDs.contains(id), !hasSecureField(id) {
      let fields = device.screen.tree.elements.flatMap { $0.fields(of: id) }
      if !fields.isEmpty { return fields.map { $0.text?.length == 0 ? "" : $0.value?.string ?? "" }.joined() }
    }
    return progress.reported[id] ?? device.screen.element(evenHidden: id)?.value?.string
  }

  /// Stores the values of a named screen in `progress.reported`, before the app leaves the screen.
  mutating func rememberContents() {
    guard let name = progress.screen else { return }
    for (id, field) in device.screen.fields { progress.reported["\(name)/\(id)"] = field.string }
    for id in device.screen.componentIDs {
      if let content = content(of: id) { progress.reported["\(name)/\(id)"] = content }
      progress.reported[id] = nil
    }
  }
}

extension AccessibilityElement {
  fileprivate func fields(of component: String) -> [AccessibilityElement] {
    (text != nil && id.part(of: component) != nil ? [self] : []) + children.flatMap { $0.fields(of: component) }
  }
}

extension AppNotification {
  func prefixed(with component: String) -> AppNotification {
    switch self {
    case .screenChanged(let id?): .screenChanged("\(component).\(id)")
    case .layoutChanged(let id?): .layoutChanged("\(component).\(id)")
    case .accessibilityFocus(let id): .accessibilityFocus("\(component).\(id)")
    default: self
    }
  }
}
