import A11ySim

/// Thirty steps of a person with a code: what playing a scenario costs, transcript included.
let scenario = try ScenarioParser.parse(
  """
  screen:
    - heading: Enter your code
    - component: ouds-pin-code-input
      id: code
      version: 3.0
      helperText: Check the 6-digit code sent by SMS
    - button: { label: Verify, id: verify }
  steps:
    - appear
    - swipe: right
    - doubleTap
    - type: 482913
    - swipe: right
    - touch: code.3
    - doubleTap
    - delete
    - type: 7
    - touch: verify
    - doubleTap
    - set: { code: { error: The code is not correct } }
    - swipe: left
    - swipe: left
    - announce: Code sent
    - announce: { text: Try again, priority: high }
    - touch: code.1
    - doubleTap
    - paste: 482 913
    - swipe: right
    - swipe: right
    - touch: code.6
    - doubleTap
    - delete
    - delete
    - delete
    - autofill: 482913
    - post: { layoutChanged: verify }
    - wait: 2s
    - swipe: left
  """)
precondition(scenario.steps.count == 30)

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000

func measure(_ name: String, runs: Int, _ body: () -> Int) {
  var times: [Duration] = []
  var sink = 0
  for _ in 0..<runs {
    times.append(ContinuousClock().measure { sink &+= body() })
  }
  times.sort()
  let median = Double(times[runs / 2].components.attoseconds) / 1e15
  print("\(name): median \((median * 1000).rounded() / 1000) ms of \(runs) runs (\(sink) bytes)")
}

measure("30 steps, text transcript", runs: runs) { TranscriptFormat.text.render([scenario.play()]).utf8.count }
measure("30 steps, JSON lines", runs: runs) { TranscriptFormat.jsonLines.render([scenario.play()]).utf8.count }
