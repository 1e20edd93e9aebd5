import AccessibilityModel

/// The input of a simulation: a screen, a screen reader, settings and steps.
public struct Scenario: Sendable {
  /// The name of the scenario in transcripts; nil if the scenario has no name.
  public var name: String?
  /// The file from which the scenario was read, as the user named it; nil if there is no file.
  public var file: String?
  /// The screen reader that runs at the start.
  public var reader: Reader {
    didSet { readerNote = nil }
  }
  /// All screen readers that the scenario file lists, in order; empty if the file lists only one. A simulation of this
  /// scenario runs only `reader`.
  package var listedReaders: [Reader] = []
  /// The screen readers that the scenario can name; empty for a scenario made in Swift.
  package var knownReaders: [any ScreenReader.Type] = []
  /// The reason why `reader` is an older version although the file names no version; otherwise nil.
  package var readerNote: String?
  /// The BCP 47 tags of the app's languages. The scenario is played once for each language.
  public var locales = ["en"]
  /// The BCP 47 tag of the screen reader's language; nil for the app's language.
  public var readerLocale: String?
  /// The name of the app, which the screen reader can say before the first element; nil if the name is never said.
  public var appName: String?
  /// The recorded words of screen readers, which replace built-in words whose confidence is `guess` or `reported`.
  public var wording: [LearntWording] = []
  /// The platform of the device; nil for the reader's platform.
  public var platform: Platform?
  /// The version of the device's operating system; nil for the version on which the model of the screen reader is
  /// based.
  public var systemVersion: Version?
  /// The kind of device that shows the screen. The kind affects only elements with frames.
  public var device = AccessibilityTree.Device.phone
  /// The size of the screen and of the software keyboard; nil if the size is not known.
  public var display: Display?
  /// The settings of the device and the screen reader that the person has chosen.
  public var settings = Settings()
  /// The pace of the person. A step with `after` has its own time.
  public var pace = Pace.patient
  /// The elements and components of the first screen, from top to bottom.
  public var screen: [ScreenItem] = []
  /// The screens that steps can show, by name.
  public var screens: [String: [ScreenItem]] = [:]
  /// The name of the first screen; nil if the first screen has no name.
  public var start: String?
  /// The app's reactions to events of elements, components and screens.
  public var reactions: [Reaction] = []
  /// The steps of the scenario, in the order in which they happen.
  public var steps: [Step] = []
  /// Whether a transcript of the scenario is stored beside the scenario's file. Tests compare new transcripts with the
  /// stored transcript.
  public var keepsTranscript = false
  /// Whether bullets replace every one-time code that the person enters, in every output.
  public var isRedacted = false
  /// The ids of fields that are secure on other screens of the same app, such as another capture of the same folder.
  package var secretFields: Set<String> = []
  /// The lowest severity at which a finding of an audit fails a test; nil if tests do not audit the scenario.
  public var audit: Diagnostic.Severity?
  /// Known findings of an audit, which are ignored.
  public var ignored: [Ignored] = []
  /// The components that the scenario file names, in the order in which they appear on the screens.
  public var components: [WrittenComponent] = []
  /// Notes that the transcript shows before the first step.
  public var notes: [String] = []

  package var freshness: Freshness?
  /// The origins of the captured screens. Each capture file is listed once.
  package var captures: [CaptureOrigin] = []
  /// The speech that was recorded together with the capture of the first screen, one utterance for each element at
  /// which the cursor stopped.
  package var spoken: [Spoken] = []
  package var spokenHasHints = true
  /// Whether the cursor enters the first screen at its first element, even if a field of the screen has the keyboard
  /// focus. A capture is played in this way, because it is one moment of a screen, all of which must be heard.
  package var entersAtFirstElement = false
  /// The sentences that the capture tool composed for elements of the first screen, by element id. They come from the
  /// tool's own model of speech, not from a recording.
  package var phrases: [String: Spoken] = [:]

  /// The source of the texts in other languages; nil if no text comes from a string catalogue.
  package var texts: (any Texts)?

  /// Creates an empty scenario in English.
  public init(reader: Reader) { self.reader = reader }

  /// The size of a device's screen and of its software keyboard.
  public struct Display: Sendable, Hashable {
    /// The width and height of the screen, in points.
    public var width, height: Double
    /// The height of the software keyboard, in points; nil if the height is not known.
    public var keyboardHeight: Double?

    public init(width: Double, height: Double, keyboardHeight: Double? = nil) {
      (self.width, self.height, self.keyboardHeight) = (width, height, keyboardHeight)
    }
  }

  package struct Spoken: Sendable, Hashable {
    package var text: String
    /// The line of the utterance in the capture's file, counted from 1.
    package var line: Int

    package init(_ text: String, line: Int) { (self.text, self.line) = (text, line) }
  }

  /// A component as the scenario file names it.
  public struct WrittenComponent: Sendable, Hashable {
    /// The component's id on the screen.
    public var id: String
    /// The id of the ``ComponentKind``.
    public var kind: String
    /// The component's version. If the file names no version, this is the newest version.
    public var version: String

    package init(id: String, kind: String, version: String) {
      self.id = id
      self.kind = kind
      self.version = version
    }
  }

  /// A reaction of the app: the steps that the app takes each time an event of an element happens.
  public struct Reaction: Sendable, Hashable {
    /// The name of the screen on which the app reacts; nil if the app reacts on every screen.
    public var screen: String?
    /// The id of the element or component that has the event. For the event `shown`, this is the name of a screen.
    public var element: String
    /// The event of `element` that starts the reaction.
    public var event: Event
    /// More about the event: the name of the action, the direction of a scroll (`up`, `down`, `left`, `right`), or
    /// `increment` or `decrement` of a value. Nil for a reaction to any of them.
    public var detail: String?
    /// The steps that the app takes, in this order.
    public var steps: [Step]

    public init(
      to event: Event, _ detail: String? = nil, of element: String, on screen: String? = nil, _ steps: [Step]
    ) {
      self.detail = detail
      self.screen = screen
      self.element = element
      self.event = event
      self.steps = steps
    }

    /// An event that an app can react to.
    public typealias Event = ElementEvent
  }
}

extension Scenario {
  /// What the version of the screen reader rests on, if that is little.
  var readerEvidence: String? { reader.isRunning ? reader.descriptor.evidence(reader.release) : nil }
}
