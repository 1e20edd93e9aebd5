/// The position of a session in its steps.
struct Progress: Sendable {
  /// The number of the current step, counted from 1; 0 before the first step. New entries get this number.
  var index = 0
  /// The number of steps played so far. A step that still waits for the speech of an earlier step counts too.
  var count = 0
  /// The start of the current step.
  var start = Duration.zero
  /// The start of the last act of the current step.
  var actStart = Duration.zero
  /// The index of the current step's entry in the recorder.
  var record = 0
  /// The line of the current step in the scenario file.
  var line: Int?
  /// The expectations to record before the next step, each with its step number.
  var expectations: [(Step, Int)] = []
  /// Steps that may happen between the key presses of the current step.
  var interjections: ArraySlice<Step> = []
  /// The time from which the first step in `interjections` counts its `after`.
  var interjectionBase = Duration.zero
  /// The number of the step in which the app crashed; nil if the app has not crashed.
  var crash: Int?
  /// The name of the screen; nil if it has none.
  var screen: String?
  /// Whether the language of the app has changed.
  var isTranslated = false
  /// The values that components have reported to the app, by their ids, and the contents of the named screens that were
  /// left, by `SCREEN/ID`.
  var reported: [String: String] = [:]
  /// The number of times that each `turns` was reached, by its name.
  var turns: [String: Int] = [:]
  /// The number of ticks so far.
  var ticks = 0
  /// The work of all ticks so far, in the units of `Scenario.workLimit`.
  var tickWork = 0
  /// Whether a timer of a component is being delivered that an earlier interaction started.
  var isInOtherTimer = false
  /// The outcome of the current step.
  var outcome = Outcome()
  /// The id of the control that was activated last, and the time of the activation.
  var activation: (element: String, time: Duration)?

  /// The outcome of a step: whether anything came of it.
  struct Outcome: Sendable {
    /// The step; nil before the first one.
    var step: Step?
    /// The screen before the step, and its number.
    var tree: AccessibilityTree?
    var treeNumber = 0
    /// The first thing that came of the step, in words; nil for nothing.
    var change: String?
    /// The reason why an act had no effect; nil if none was refused.
    var refusal: String?
  }
}
