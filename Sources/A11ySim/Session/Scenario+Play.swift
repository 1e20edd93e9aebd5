extension Scenario {
  /// Plays it in one language.
  ///
  /// - Parameters:
  ///   - locale: BCP 47 tag; the first of `locales` unless given.
  ///   - timing: where durations come from.
  ///   - isRedacted: whether every code a person enters is replaced by bullets, in speech too.
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
