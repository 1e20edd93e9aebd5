/// The position of a session in its steps.
struct Progress: Sendable {
  /// The number of the current step, counted from 1; 0 before the first step. New entries get this number.
  var index = 0
  /// The number of steps played so far. A step that still waits for the speech of an earlier step counts too.
  var count = 0
  /// The time at which the current step began, measured from the beginning of the simulation.
  var start = Duration.zero
  /// The time at which the last act of the current step began, measured from the beginning of the simulation.
  var actStart = Duration.zero
  /// The index of the current step's entry in the recorder.
  var record = 0
  /// The line of the current step in the scenario file, counted from 1; nil if the step is not from a file.
  var line: Int?
  /// The expectations to record before the next step, each with its step number.
  var expectations: [(Step, Int)] = []
  /// Steps that may happen between the key presses of the current step.
  var interjections: ArraySlice<Step> = []
  /// The start time from which the delay (`after`) of the first step in `interjections` is measured.
  var interjectionBase = Duration.zero
  /// The number of the step in which the app crashed; nil if the app has not crashed.
  var crash: Int?
  /// The name of the current screen; nil if the current screen has no name.
  var screen: String?
  /// Whether the language of the app has changed.
  var isTranslated = false
  /// The values that components have reported to the app. Each key is the id of a component or of one of its elements.
  /// For each named screen that the app left, the values of its fields and components are also stored, with the keys
  /// `SCREEN/ID`.
  var reported: [String: String] = [:]
  /// The number of times that each `turns` step was performed. Each key is the name of a step.
  var turns: [String: Int] = [:]
  /// The number of ticks of all tickers so far.
  var ticks = 0
  /// The computing work of all ticks so far, in the units of `Scenario.workLimit`.
  var tickWork = 0
  /// Whether the session is delivering a component's timer that the last interaction did not start.
  var isInOtherTimer = false
  /// The outcome of the current step.
  var outcome = Outcome()
  /// The id of the control that was activated last, and the time of the activation; nil if no control was activated.
  var activation: (element: String, time: Duration)?

  /// The outcome of a step: its first effect, or the reason why the step had no effect.
  struct Outcome: Sendable {
    /// The step that has this outcome; nil before the first step.
    var step: Step?
    /// The accessibility tree before the step. `treeNumber` is the number of this tree.
    var tree: AccessibilityTree?
    var treeNumber = 0
    /// The first effect of the step, in words; nil if the step had no effect.
    var change: String?
    /// The reason why an act of the step had no effect; nil if no act of the step was refused.
    var refusal: String?
  }
}
