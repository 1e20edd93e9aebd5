import A11ySim
import ScenarioFiles

/// A screen with a code, played in two ways: what playing costs, transcript included.
let screen = """
  screen:
    - heading: Enter your code
    - component: ouds-pin-code-input
      id: code
      version: 3.0
      helperText: Check the 6-digit code sent by SMS
    - button: { label: Verify, id: verify }

  """

/// A person opens the screen, goes through it, types the code, reads it back, and corrects the third digit.
let review = [
  "appear", "swipe: right", "swipe: right", "swipe: right", "swipe: right", "swipe: right", "swipe: right",
  "swipe: right", "swipe: right", "touch: code.1", "doubleTap", "type: 482913", "swipe: left", "swipe: left",
  "swipe: left", "swipe: left", "swipe: left", "touch: code.3", "doubleTap", "delete", "type: 7", "swipe: right",
  "swipe: right", "swipe: right", "swipe: right", "touch: verify", "doubleTap",
  "set: { code: { error: The code is not correct } }", "swipe: left", "swipe: left",
]

/// Nothing but what makes most work: codes typed, pasted, filled in and deleted.
let dense = [
  "appear", "swipe: right", "doubleTap", "type: 482913", "swipe: right", "touch: code.3", "doubleTap", "delete",
  "type: 7", "touch: verify", "doubleTap", "set: { code: { error: The code is not correct } }", "swipe: left",
  "swipe: left", "announce: Code sent", "announce: { text: Try again, priority: high }", "touch: code.1", "doubleTap",
  "paste: 482 913", "swipe: right", "swipe: right", "touch: code.6", "doubleTap", "delete", "delete", "delete",
  "autofill: 482913", "post: { layoutChanged: verify }", "wait: 2s", "swipe: left",
]

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000

func measure(_ name: String, _ steps: [String], _ format: TranscriptFormat) throws {
  precondition(steps.count == 30)
  let scenario = try ScenarioParser.parse(screen + "steps:\n" + steps.map { "  - \($0)\n" }.joined())
  var times: [Duration] = []
  var sink = 0
  for _ in 0..<runs {
    times.append(ContinuousClock().measure { sink &+= format.render([scenario.play()]).utf8.count })
  }
  times.sort()
  let microseconds = times.map { Int($0.components.attoseconds / 1_000_000_000_000) }
  let count = scenario.play().utterances.count
  print(
    "30 steps, \(name), \(count) utterances, \(format.name): median \(microseconds[runs / 2]) us, "
      + "best \(microseconds[0]) us, of \(runs) plays (\(sink) bytes)")
}

try measure("reviewing a code", review, .text)
try measure("reviewing a code", review, .jsonLines)
try measure("dense", dense, .text)
