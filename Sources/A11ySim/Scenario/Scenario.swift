/// What to play: a screen, a reader, settings and steps.
public struct Scenario: Sendable {
  /// What transcripts call it.
  public var name: String?
  /// The file it was read from, as the user named it.
  public var file: String?
  /// The reader it begins with.
  public var reader = Reader.standard {
    didSet { readerNote = nil }
  }
  /// Why it is that reader, where its file names no version and it is not the newest.
  package var readerNote: String?
  /// BCP 47 tags; it is played once in each.
  public var locales = ["en"]
  /// What it is shown on: rows of elements with frames are further apart on a pad.
  public var device = AccessibilityTree.Device.phone
  /// What the person has set.
  public var settings = Settings()
  /// How the person goes on.
  public var pace = Pace.patient
  /// From top to bottom.
  public var screen: [ScreenItem] = []
  /// How the app reacts to what happens.
  public var reactions: [Reaction] = []
  /// What is done, in order.
  public var steps: [Step] = []
  /// From which severity on a finding of an audit fails a test; nil for no audit.
  public var audit: Diagnostic.Severity?
  /// Findings of an audit that are known.
  public var ignored: [Ignored] = []
  /// The components of its file, in the order in which they come on a screen.
  public var components: [WrittenComponent] = []
  /// What a reader of its transcript should know before the first step.
  public var notes: [String] = []

  /// Where its texts come from, if some come from catalogues.
  package var texts: (any Texts)?

  /// An empty scenario.
  public init() {}

  /// A component as a file has it.
  public struct WrittenComponent: Sendable, Hashable {
    /// Its id on the screen.
    public var id: String
    /// The id of its kind.
    public var kind: String
    /// Its version, the newest where none is written.
    public var version: String

    package init(id: String, kind: String, version: String) {
      self.id = id
      self.kind = kind
      self.version = version
    }
  }

  /// Steps of the app that follow an event of an element each time it happens.
  public struct Reaction: Sendable, Hashable {
    /// The id it is about.
    public var element: String
    /// What has to happen.
    public var event: Event
    /// What the app does then.
    public var steps: [Step]

    /// Creates a reaction.
    public init(to event: Event, of element: String, _ steps: [Step]) {
      self.element = element
      self.event = event
      self.steps = steps
    }

    /// What an app can react to.
    public typealias Event = ElementEvent
  }
}
