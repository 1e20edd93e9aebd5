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
    var session = played(locale: locale, timing: timing, isRedacted: isRedacted)
    return session.finish()
  }

  /// Returns the session in which all steps were played. A field that became secret only after it had a content is
  /// secret from the start, so the scenario is then played once more.
  ///
  /// - Parameters:
  ///   - recordsInteractions: whether the session records interactions for an audit.
  ///   - notesEntered: whether messages must hide what the person enters, although the transcript shows it.
  package func played(
    locale: String? = nil, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false,
    recordsInteractions: Bool = false, notesEntered: Bool = false
  ) -> Session {
    let locale = locale ?? locales.first ?? "en"
    let scenario = localized(to: locale)
    var secret: Set<String> = []
    while true {
      var session = Session(
        scenario, locale: locale, timing: timing, isRedacted: isRedacted, recordsInteractions: recordsInteractions,
        notesEntered: notesEntered, secret: secret)
      session.perform(scenario.steps)
      session.settleToTheEnd()
      let late = session.device.screen.lateSecrets
      if late.isSubset(of: secret) { return session }
      secret.formUnion(late)
    }
  }

  /// Returns the session before the first step. The contents of fields that become secret later are hidden in it.
  ///
  /// - Parameter locale: the BCP 47 tag of the language.
  package func opened(locale: String) -> Session {
    Session(
      self, locale: locale, timing: SpeechEstimate(), secret: played(locale: locale).device.screen.secret)
  }

  /// Returns what a play with hidden codes must not show, for messages about the play.
  package func secrets(locale: String? = nil) -> Secrets { played(locale: locale, isRedacted: true).secrets }
}
