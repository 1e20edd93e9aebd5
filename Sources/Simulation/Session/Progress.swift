import AccessibilityModel

struct Progress: Sendable {
  /// The number of the current step, counted from 1; 0 before the first step. New entries get this number.
  var index = 0
  /// The number of steps begun so far. A step that still waits for earlier speech counts too.
  var count = 0
  var start = Duration.zero
  /// The start time of the latest action of the current step, such as a key press.
  var actStart = Duration.zero
  /// The index of the current step's entry in the recorder.
  var record = 0
  var line: Int?
  /// The expectations to record before the next step, each with its step number.
  var expectations: [(Step, Int)] = []
  /// The steps that may happen between the key presses of the current step.
  var interjections: ArraySlice<Step> = []
  /// The time from which the delay (`after`) of the first interjection is measured.
  var interjectionBase = Duration.zero
  /// The number of the step in which the app crashed; nil if the app has not crashed.
  var crash: Int?
  /// The name of the current screen; nil if it has none.
  var screen: String?
  /// Whether the scenario's first screen is still shown.
  var isOnFirstScreen = true
  /// The id of the element that the cursor has reached, until the app and its component are told; nil for none.
  var reached: String?
  /// Whether the app's language has changed since the scenario began.
  var isTranslated = false
  /// The values that components have reported, by the id of a component or element. The values of earlier named screens
  /// have the keys `SCREEN/ID`.
  var reported: [String: String] = [:]
  /// The number of times that `Step.Action.turns` was performed, by the `name` of the action.
  var turns: [String: Int] = [:]
  /// The indices of the app's reactions whose events have happened. Collected only for an audit.
  var reactionsSeen: Set<Int> = []
  var ticks = 0
  /// The computing work of all ticks so far, in the units of `Scenario.workLimit`.
  var tickWork = 0
  /// Whether the session is delivering a component's timer that the last interaction did not start.
  var isInOtherTimer = false
  var outcome = Outcome()
  /// The number of the current event, and who caused it. `eventCount` counts all events so far.
  var event = 0
  var agent = Origin.Agent.person
  var eventCount = 0
  /// Whether the session carries out what waited until the reader had spoken about an activation.
  var isCarryingOut = false
  var activation: (element: String, time: Duration)?

  /// The name by which reactions know the current screen: the only screen of a scenario is called `screen`.
  var shownName: String? { screen ?? (isOnFirstScreen ? "screen" : nil) }

  /// The outcome of a step in words: its first effect, or the reason why the step had no effect.
  struct Outcome: Sendable {
    /// The step to check; nil before the first step and after the check.
    var step: Step?
    /// The tree before the step. `treeNumber` is its version.
    var tree: AccessibilityTree?
    var treeNumber = 0
    var change: String?
    var refusal: String?
  }
}
