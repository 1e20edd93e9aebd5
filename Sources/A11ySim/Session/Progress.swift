/// The position of a session in its steps.
struct Progress: Sendable {
  /// The number of the step that entries are recorded for, counted from 1.
  var index = 0
  /// The number of steps given to the session, including steps that wait for the speech of an earlier step.
  var count = 0
  /// The start of the current step.
  var start = Duration.zero
  /// The start of the last act of the current step.
  var actStart = Duration.zero
  /// The index of the current step's entry in the recorder.
  var record = 0
  /// The line of the current step in the scenario file.
  var line: Int?
  /// Expectations that come before the next step, with their numbers.
  var expectations: [(Step, Int)] = []
  /// Steps that are due between the key presses of the previous step.
  var interjections: ArraySlice<Step> = []
  /// The time from which the first step in `interjections` counts its `after`.
  var interjectionBase = Duration.zero
  /// The step in which the app crashed.
  var crash: Int?
  /// The name of the screen; nil if it has none.
  var screen: String?
  /// The values that components have reported to the app, by their ids. A screen that was left keeps its values.
  var reported: [String: String] = [:]
  /// The number of times that each `turns` was reached, by its name.
  var turns: [String: Int] = [:]
  /// The work of all ticks so far, in the units of `Scenario.workLimit`.
  var tickWork = 0
  /// The outcome of the current step.
  var outcome = Outcome()
  /// The element that was activated last, and the time at which its new state was spoken.
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
