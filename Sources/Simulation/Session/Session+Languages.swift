import AccessibilityModel

extension Session {
  /// Switches the app to another language. Texts written in the scenario, and texts that the app has set since the
  /// screen was shown, do not change.
  mutating func changeLanguage(to tag: String) {
    guard tag != device.locale else { return refuse("the app already uses this language: \(tag)") }
    let old = play.scenario
    // The screen reader keeps the language of the device.
    play.readerLocale = play.readerLocale ?? device.locale
    play.translations[device.locale] = old
    play.scenario = play.translations[tag] ?? old.localized(to: tag)
    progress.isTranslated = true
    interactions?.noteTranslation()
    device.change(locale: tag)
    relabel(
      from: progress.screen.flatMap { old.screens[$0] } ?? old.screen,
      to: progress.screen.flatMap { play.scenario.screens[$0] } ?? play.scenario.screen)
    timers.change { work in
      if case .tick(let ticker, let number) = work, let other = play.scenario.ticker(ticker.name) {
        work = .tick(other, number: number)
      }
    }
    restartReader()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    checkPositions()
  }

  func translated(_ step: Step) -> Step {
    guard progress.isTranslated, play.scenario.steps.indices.contains(progress.count - 1) else { return step }
    let other = play.scenario.steps[progress.count - 1]
    return other.line == step.line ? other : step
  }

  mutating func changeReaderLanguage(to tag: String) {
    play.readerLocale = tag
    restartReader()
  }

  /// Restarts the reader in the current languages of the app and the reader. The cursor stays where it is.
  private mutating func restartReader() {
    let value = reader.choice.start(
      play.scenario, locale: device.locale, readerLocale: play.readerLocale, after: reader.value)
    reader.value = value
    if reader.choice.isRunning, value.language == nil {
      recorder.add(.noWording(of: reader.choice, for: play.readerLocale ?? device.locale))
    }
    warnOfMissingPhrases()
  }

  /// Replaces texts with their translations, except texts that the app has changed since the screen was shown.
  private mutating func relabel(from old: [ScreenItem], to new: [ScreenItem]) {
    let before = AccessibilityTree(old.flatMap(\.elements))
    let after = AccessibilityTree(new.flatMap(\.elements))
    var kept: [String] = []
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements {
        defer { visit(element.children) }
        guard let other = after[element.id] else { continue }
        if let owner = device.screen.component(owning: element.id) {
          if element.label != other.label, !kept.contains(owner.id) { kept.append(owner.id) }
        } else {
          device.screen.translate(element, to: other)
        }
      }
    }
    visit(before.elements)
    for id in kept { note("the texts of \(id) stay in the language in which the component was created") }
  }
}

extension Scenario {
  fileprivate func ticker(_ name: String) -> Step.Ticker? {
    for step in reactions.flatMap(\.steps.flattened) {
      if case .every(let ticker) = step.action, ticker.name == name { return ticker }
    }
    return nil
  }
}
