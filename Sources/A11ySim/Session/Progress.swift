/// Where a session is in its steps.
struct Progress: Sendable {
  /// The step whose doings are being recorded, counted from 1.
  var index = 0
  /// Steps that were handed in, those that wait for the speech of an earlier one included.
  var count = 0
  /// When the current step began.
  var start = Duration.zero
  /// When the last act of the current step began.
  var actStart = Duration.zero
  /// Where the current step stands in the records.
  var record = 0
  /// Where the current step is written.
  var line: Int?
  /// Expectations that stand before the next step, with their numbers.
  var expectations: [(Step, Int)] = []
  /// Steps that are due while the keys of the step before them are pressed.
  var interjections: ArraySlice<Step> = []
  /// When the first of them counts its `after` from.
  var interjectionBase = Duration.zero
  /// The step in which the app crashed.
  var crash: Int?
  /// The element that was activated last, and when: what it has become was told then.
  var activation: (element: String, time: Duration)?
}
