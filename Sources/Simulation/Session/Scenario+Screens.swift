import AccessibilityModel

/// A screen that a scenario shows, with the reader's description of each element.
package struct ShownScreen: Sendable {
  package struct Stop: Sendable {
    package var element: String
    /// Everything that the reader says, including the hint, when a swipe moves the cursor to the element. Secrets are
    /// hidden, as in a transcript.
    package var utterances: [Utterance]
    package var role: Role
    package var frame: AccessibilityElement.Frame?
  }

  package var name: String?
  /// The number of the step after which the screen had these elements, counted from 1.
  package var step: Int
  package var stops: [Stop]
}

extension Scenario {
  /// Plays the scenario and returns its screens. A screen is listed again when elements come or go.
  ///
  /// - Parameters:
  ///   - locale: the BCP 47 tag of the language.
  ///   - isRedacted: whether bullets replace every one-time code that a person enters.
  ///   - limit: the maximum number of screens; later screens are left out.
  package func screensShown(locale: String, isRedacted: Bool = false, limit: Int = 12) -> [ShownScreen] {
    screensShown(locale: locale, isRedacted: isRedacted, limit: limit, secret: [])
  }

  private func screensShown(locale: String, isRedacted: Bool, limit: Int, secret: Set<String>) -> [ShownScreen] {
    let scenario = localized(to: locale)
    var session = Session(
      scenario, locale: locale, timing: SpeechEstimate(), isRedacted: isRedacted, secret: secret)
    var screens: [ShownScreen] = []
    var tree: Int?
    // The last round ends the session, because timers may still change the screen.
    for index in 0...scenario.steps.count {
      if index < scenario.steps.count { session.perform(scenario.steps[index]) } else { _ = session.finish() }
      _ = session.takeEntries()
      let number = session.device.screen.treeNumber
      let isNewScreen = screens.last.map { $0.name != session.progress.screen } ?? true
      if number == tree && !isNewScreen { continue }
      tree = number
      let stops = session.readingOrder
      if let last = screens.last, !isNewScreen, last.stops.map(\.element) == stops.map(\.element.id) { continue }
      if stops.isEmpty { continue }
      let described = Dictionary(session.described.map { ($0.element, $0.utterances) }) { first, _ in first }
      screens.append(
        ShownScreen(
          name: session.progress.screen, step: min(index + 1, scenario.steps.count),
          stops: stops.map { stop in
            ShownScreen.Stop(
              element: stop.element.id, utterances: described[stop.element.id] ?? [], role: stop.element.role,
              frame: stop.element.frame)
          }))
      if screens.count == limit { break }
    }
    let late = session.device.screen.lateSecrets.union(secret)
    if late != secret { return screensShown(locale: locale, isRedacted: isRedacted, limit: limit, secret: late) }
    return screens
  }
}
