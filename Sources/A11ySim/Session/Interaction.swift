/// One thing the person or the app did, and the screen before and after it: what an audit looks at.
///
/// Whatever it caused, up to the next act, belongs to it: timers, the app's reactions, speech.
public struct Interaction: Sendable {
  /// What was done. Elements are named by their ids on the screen.
  public enum Kind: Sendable, Hashable {
    case appear
    case swipe
    case touch(String)
    /// A double tap, on the element under the cursor.
    case doubleTap(String?)
    /// Text came into a field: one key, or a whole code.
    case insert(String, into: String, how: Insertion)
    /// The delete key in a field.
    case delete(from: String)
    /// A hardware key that enters nothing.
    case key(Step.Key)
    /// The app changed, said or posted something by itself.
    case app
    /// The screen was replaced.
    case screen
    /// The screen reader was switched.
    case reader
    /// Reading, copying, selecting; or text that no field was there to take.
    case other
  }

  /// How text came into a field.
  public enum Insertion: String, Sendable, Hashable, CaseIterable {
    case typed, pasted, autofilled
  }

  /// The screen at one moment.
  public struct Moment: Sendable {
    /// Its accessibility tree.
    public var tree: AccessibilityTree
    /// Changes whenever the tree may have changed.
    var treeNumber = 0
    /// What the documentation of each component on the screen says it does, by id.
    var promises: [String: Set<Promise>] = [:]
    /// The element the screen reader's cursor is on; nil for none, and while it is on the keyboard.
    public var cursor: String?
    /// The field that has the keyboard focus.
    public var firstResponder: String?
    /// Whether a screen reader runs.
    public var isReaderRunning: Bool
    /// The reader that runs, or that would.
    let screenReader: any ScreenReader

    /// The places the reader's cursor stops at, in order.
    public var readingOrder: [AccessibilityTree.Stop] { screenReader.readingOrder(of: tree) }
  }

  /// What was done.
  public var kind: Kind
  /// The step it is part of, counted from 1.
  public var step: Int
  /// Where that step is written, counted from 1.
  public var line: Int?
  /// The screen just before.
  public var before: Moment
  /// The screen when the next act began, or at the end.
  public var after: Moment
  /// What the app set during it, reactions included.
  public var changes: [Step.Change] = []
  /// Whether the app put another screen in its place.
  public var replacesScreen = false
  /// What was heard and happened in it, in the order in which it began.
  public var entries: [Transcript.Entry] = []
}
