/// What to play: a screen, a reader, settings and steps.
public struct Scenario: Sendable {
  public var name: String?
  /// The file it was read from, as the user named it.
  public var file: String?
  public var reader = Reader.voiceOver
  /// BCP 47 tags; it is played once in each.
  public var locales = ["en"]
  public var settings = Settings()
  public var pace = Pace.patient
  public var screen: [ScreenItem] = []
  /// How the app reacts to what happens.
  public var reactions: [Reaction] = []
  public var steps: [Step] = []

  public init() {}

  /// Steps of the app that follow an event of an element each time it happens.
  public struct Reaction: Sendable, Hashable {
    public var element: String
    public var event: Event
    public var steps: [Step]

    public init(to event: Event, of element: String, _ steps: [Step]) {
      self.element = element
      self.event = event
      self.steps = steps
    }

    /// What an app can react to.
    public enum Event: String, Sendable, Hashable, CaseIterable {
      case completed, value, focus, activated
    }
  }

  /// Plays it in one language.
  ///
  /// - Parameters:
  ///   - locale: BCP 47 tag; the first of `locales` unless given.
  ///   - timing: where durations come from.
  ///   - isRedacted: whether every code a person enters is replaced by bullets, in speech too.
  public func play(
    locale: String? = nil, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false
  ) -> Transcript {
    var session = Session(self, locale: locale ?? locales.first ?? "en", timing: timing, isRedacted: isRedacted)
    for step in steps { session.perform(step) }
    return session.transcript
  }
}
