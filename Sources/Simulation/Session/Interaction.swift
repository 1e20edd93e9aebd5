import AccessibilityModel

/// An action of the person or the app, with the screen before and after the action. Audits examine interactions.
///
/// An interaction includes all timers, reactions and speech until the next action.
public struct Interaction: Sendable {
  /// The kind of action that begins an interaction. Strings are ids of elements, except the inserted text.
  public enum Kind: Sendable, Hashable {
    case appear
    case swipe
    case touch(String)
    /// A double tap on the element under the cursor; nil if the cursor is on no element.
    case doubleTap(String?)
    /// The entry of text into a field: one typed character, or a whole pasted or autofilled text.
    case insert(String, into: String, how: Insertion)
    /// One press of the delete key in a field.
    case delete(from: String)
    /// A press of a hardware key such as tab, return or an arrow key.
    case key(Step.Key)
    /// The app changed an element, made an announcement or posted a notification by itself.
    case app
    /// The app replaced the screen by itself.
    case screen
    /// The screen reader or its language was switched.
    case reader
    /// An action that no other case describes, such as copying, or typing while no field is being edited.
    case other
  }

  /// The way in which text enters a field. A one-time code that the keyboard suggests counts as
  /// autofilled.
  public enum Insertion: String, Sendable, Hashable, CaseIterable {
    case typed, pasted, autofilled
  }

  /// The screen and the screen reader at one time.
  public struct Moment: Sendable {
    package var platform = Platform.iOS
    /// The elements on the screen, without the keys of the software keyboard.
    public var tree: AccessibilityTree
    /// The version of the tree, which increases whenever the tree may have changed. A new screen starts again at 0.
    package var treeNumber = 0
    /// The documented behaviours of each component. Each key is the id of a component.
    package var promises: [String: Set<Promise>] = [:]
    /// The id of the element under the screen reader's cursor; nil if the cursor is on no element or on the keyboard.
    public var cursor: String?
    /// The id of the field that has the keyboard focus; nil if no field has the focus.
    public var firstResponder: String?
    package var screen: String?
    package var keyboard = Keyboard.software
    /// Whether a screen reader is on; false only for the reader `none`.
    public var isReaderRunning: Bool
    /// The current screen reader; a `NoScreenReader` if no screen reader is on.
    package let screenReader: any ScreenReader

    /// The elements at which the reader's cursor stops, in reading order.
    public var readingOrder: [AccessibilityTree.Stop] { screenReader.readingOrder(of: tree) }
  }

  /// The action that begins the interaction.
  public var kind: Kind
  /// The number of the step that contains the action, counted from 1.
  public var step: Int
  /// The line of the step in the scenario file, counted from 1; nil if the step is not from a file.
  public var line: Int?
  /// The time of the action, since the beginning of the scenario.
  public var time = Duration.zero
  /// The name of the app's ticker whose tick begins the interaction; nil if the interaction does not begin with a tick.
  public var ticker: String?
  /// The index of the earlier interaction that caused this delayed reaction of the app; nil if the interaction is not a
  /// delayed reaction. A reaction is delayed if another action began in the meantime.
  public var answeredAct: Int?
  /// The screen just before the action.
  public var before: Moment
  /// The screen when the next action began, or at the end of the simulation.
  public var after: Moment
  /// Whether a component's timer that the interaction started was still pending when the interaction ended.
  public var isUnfinished = false
  /// The changes that the app made during the interaction, including reactions.
  public var changes: [Step.Change] = []
  /// Whether the app replaced the screen during the interaction, by itself or as a reaction.
  public var replacesScreen = false
  /// Whether the app changed its language. Changed texts are then translations and not new information.
  package var changesLanguage = false
  /// Whether a delayed reaction to this interaction gives a message, even if the message is not heard. An audit sets
  /// this property.
  package var isToldLater = false
  /// The app's announcements of which no word was heard, and whose text no other speech contains. An audit sets this
  /// property.
  package var unheard: [String] = []
  /// The places where the app said or showed a secret.
  package var reveals: [Reveal] = []
  /// The transcript entries of the interaction, in the order in which they began.
  public var entries: [Transcript.Entry] = []
}
