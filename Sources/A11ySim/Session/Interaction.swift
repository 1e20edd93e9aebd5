/// An act of the person or the app, with the screen before and after it. Audits examine interactions.
///
/// Everything that happens before the next act belongs to the interaction: timers, the app's reactions and speech.
public struct Interaction: Sendable {
  /// The kind of act, with the ids of the elements that it concerns.
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
    /// The app changed, said or posted something by itself.
    case app
    /// The app replaced the screen.
    case screen
    /// The person switched the screen reader.
    case reader
    /// An act that no other case describes, for example copying, or typing while no field is being edited.
    case other
  }

  /// The way in which a person enters text into a field.
  public enum Insertion: String, Sendable, Hashable, CaseIterable {
    case typed, pasted, autofilled
  }

  /// The screen at one moment.
  public struct Moment: Sendable {
    /// The platform of the device.
    var platform = Platform.iOS
    /// The elements on the screen. The keys of the software keyboard are not part of the tree.
    public var tree: AccessibilityTree
    /// A number that increases whenever the tree may have changed. A new screen starts again at 0.
    var treeNumber = 0
    /// The behaviours that the documentation of each component promises. Each key is the id of a component.
    var promises: [String: Set<Promise>] = [:]
    /// The id of the element under the screen reader's cursor; nil if the cursor is on no element or on the keyboard.
    public var cursor: String?
    /// The id of the field that has the keyboard focus; nil if no field has the focus.
    public var firstResponder: String?
    /// The name of the screen; nil if the screen has no name.
    var screen: String?
    /// The keyboard that was used last.
    var keyboard = Keyboard.software
    /// Whether a screen reader is on; false only for the reader `none`.
    public var isReaderRunning: Bool
    /// The screen reader at this moment; a `NoScreenReader` if no screen reader is on.
    let screenReader: any ScreenReader

    /// The elements at which the reader's cursor stops, in reading order.
    public var readingOrder: [AccessibilityTree.Stop] { screenReader.readingOrder(of: tree) }
  }

  /// The act that begins the interaction.
  public var kind: Kind
  /// The number of the step that contains the interaction's act, counted from 1.
  public var step: Int
  /// The line of the step in the scenario file, counted from 1; nil if the step is not from a file.
  public var line: Int?
  /// The time of the act, from the beginning of the scenario.
  public var time = Duration.zero
  /// The name of the ticker, if the act is a tick of one of the app's tickers; otherwise nil.
  public var ticker: String?
  /// The index of the earlier interaction to which this interaction is a delayed reaction of the app; nil if this
  /// interaction is no delayed reaction. Only a reaction that comes after another act is an interaction of its own.
  public var answeredAct: Int?
  /// The screen just before the act.
  public var before: Moment
  /// The screen at the moment when the next act began, or at the end of the simulation.
  public var after: Moment
  /// Whether the interaction caused a component to start a timer that was still pending when the interaction ended.
  public var isUnfinished = false
  /// The changes that the app made during the interaction, including reactions.
  public var changes: [Step.Change] = []
  /// Whether the app replaced the screen.
  public var replacesScreen = false
  /// Whether the app changed its language. If so, changed texts are translations and not new information.
  var changesLanguage = false
  /// Whether the app says something later, in another interaction whose `answeredAct` is the index of this interaction.
  /// An audit sets this property.
  var isToldLater = false
  /// The texts of the app's announcements during the interaction that nobody heard: no word of the announcement was
  /// heard, and no other speech contains its text. An audit sets this property.
  var unheard: [String] = []
  /// The transcript entries of this interaction, in the order in which they began.
  public var entries: [Transcript.Entry] = []
}
