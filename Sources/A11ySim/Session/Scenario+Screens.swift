/// A screen of a play as the cursor goes through it.
package struct ShownScreen: Sendable {
  /// A stop of the cursor.
  package struct Stop: Sendable {
    /// The id of the element.
    package var element: String
    /// Everything that the reader says about the element when a swipe moves the cursor to it, the hint included. Secrets
    /// are hidden, as in a transcript.
    package var utterances: [Utterance]
    /// The kind of the element.
    package var role: Role
    /// The position and size in points; nil where they are not known.
    package var frame: AccessibilityElement.Frame?
  }

  /// The name of the screen; nil if it has none.
  package var name: String?
  /// The number of the step after which the screen had these stops, counted from 1.
  package var step: Int
  /// The stops in reading order.
  package var stops: [Stop]
}

extension Scenario {
  /// Plays the scenario and returns its screens. A screen is listed again when elements come or go.
  ///
  /// - Parameters:
  ///   - locale: the BCP 47 tag of the language.
  ///   - isRedacted: whether bullets replace every code that a person enters.
  ///   - limit: the largest number of screens; later ones are left out.
  package func screensShown(locale: String, isRedacted: Bool = false, limit: Int = 12) -> [ShownScreen] {
    let scenario = localized(to: locale)
    var session = Session(scenario, locale: locale, timing: SpeechEstimate(), isRedacted: isRedacted)
    var screens: [ShownScreen] = []
    var tree: Int?
    // After the last step, the app may still do something by its clock.
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
    return screens
  }
}
