/// An act of the person or the app, with the screen before and after it. Audits examine interactions.
///
/// Everything the act causes up to the next act belongs to it: timers, the app's reactions, speech.
public struct Interaction: Sendable {
  /// The act. Elements are named by their ids on the screen.
  public enum Kind: Sendable, Hashable {
    case appear
    case swipe
    case touch(String)
    /// A double tap on the element under the cursor.
    case doubleTap(String?)
    /// Text entered a field: one key, or a whole code.
    case insert(String, into: String, how: Insertion)
    /// The delete key was pressed in a field.
    case delete(from: String)
    /// A hardware key that enters no text.
    case key(Step.Key)
    /// The app changed, said or posted something by itself.
    case app
    /// The app replaced the screen.
    case screen
    /// The person switched the screen reader.
    case reader
    /// Any other act: reading, copying, selecting, or entering text while no field can receive it.
    case other
  }

  /// The way text entered a field.
  public enum Insertion: String, Sendable, Hashable, CaseIterable {
    case typed, pasted, autofilled
  }

  /// The screen at one moment.
  public struct Moment: Sendable {
    /// The screen's accessibility tree.
    public var tree: AccessibilityTree
    /// A number that changes whenever the tree may have changed.
    var treeNumber = 0
    /// The documented promises of each component on the screen, by the component's id.
    var promises: [String: Set<Promise>] = [:]
    /// The id of the element under the screen reader's cursor; nil if there is none or the cursor is on the keyboard.
    public var cursor: String?
    /// The id of the field that has the keyboard focus.
    public var firstResponder: String?
    /// Whether a screen reader runs.
    public var isReaderRunning: Bool
    /// The reader that runs; if no reader is on, the value that stands for the absence of one.
    let screenReader: any ScreenReader

    /// The places where the reader's cursor stops, in order.
    public var readingOrder: [AccessibilityTree.Stop] { screenReader.readingOrder(of: tree) }
  }

  /// The act.
  public var kind: Kind
  /// The number of the step that the act is part of, counted from 1.
  public var step: Int
  /// The line of that step in the scenario file, counted from 1.
  public var line: Int?
  /// The screen just before the act.
  public var before: Moment
  /// The screen when the next act began, or at the end of the play.
  public var after: Moment
  /// The changes the app made during the act, reactions included.
  public var changes: [Step.Change] = []
  /// Whether the app replaced the screen.
  public var replacesScreen = false
  /// The transcript entries of the act, in the order in which they began.
  public var entries: [Transcript.Entry] = []
}
