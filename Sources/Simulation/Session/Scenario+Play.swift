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

  /// Plays the scenario as long as it is wanted, which is asked before each step. A play that is not wanted any more
  /// ends there, and its transcript is of no use.
  package func play(locale: String?, while isWanted: () -> Bool) -> Transcript {
    var session = played(locale: locale, while: isWanted)
    return session.finish()
  }

  /// Returns the session in which all steps were played. A field that became secret only after it had a content is
  /// secret from the start, so the scenario is then played once more.
  ///
  /// - Parameters:
  ///   - recordsInteractions: whether the session records interactions for an audit.
  ///   - notesEntered: whether messages must hide what the person enters, although the transcript shows it.
  ///   - isWanted: whether the play is still wanted. It is asked before each step.
  package func played(
    locale: String? = nil, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false,
    recordsInteractions: Bool = false, notesEntered: Bool = false, while isWanted: () -> Bool = { true }
  ) -> Session {
    let locale = locale ?? locales.first ?? "en"
    let scenario = localized(to: locale)
    var secret: Set<String> = []
    while true {
      var session = Session(
        scenario, locale: locale, timing: timing, isRedacted: isRedacted, recordsInteractions: recordsInteractions,
        notesEntered: notesEntered, secret: secret)
      session.perform(scenario.steps, while: isWanted)
      if !isWanted() { return session }
      session.settleToTheEnd()
      let late = session.device.screen.lateSecrets
      if late.isSubset(of: secret) { return session }
      secret.formUnion(late)
    }
  }

  /// Returns the session before the first step. The contents of fields that become secret later are hidden in it.
  ///
  /// - Parameters:
  ///   - locale: the BCP 47 tag of the language.
  ///   - isWanted: whether the session is still wanted. If not, contents may be missing from what is hidden.
  package func opened(locale: String, while isWanted: () -> Bool = { true }) -> Session {
    Session(
      self, locale: locale, timing: SpeechEstimate(),
      secret: played(locale: locale, while: isWanted).device.screen.secret)
  }

  /// Returns what a play with hidden codes must not show, for messages about the play.
  package func secrets(locale: String? = nil) -> Secrets { played(locale: locale, isRedacted: true).secrets }
}
