import AccessibilityModel

extension Scenario {
  /// Plays the scenario in one language.
  ///
  /// - Parameters:
  ///   - locale: the BCP 47 tag of the language; by default, the first of `locales`, or else `en`.
  ///   - timing: the source of utterance durations.
  ///   - isRedacted: whether bullets replace every one-time code that a person enters, including codes in speech.
  public func play(
    locale: String? = nil, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false
  ) -> Transcript {
    let locale = locale ?? locales.first ?? "en"
    let scenario = localized(to: locale)
    var session = Session(scenario, locale: locale, timing: timing, isRedacted: isRedacted)
    session.perform(scenario.steps)
    return session.finish()
  }
}
