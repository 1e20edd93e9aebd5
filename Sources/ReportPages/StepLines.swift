import AccessibilityModel
import Simulation

/// The steps of a play with their lines, to find the step of a failure.
struct StepLines {
  private var steps: [(entry: Int, step: Int)] = []
  /// For each step, the least line of the step and all later steps.
  private var leastLines: [Int] = []

  init(_ transcript: Transcript) {
    for (index, entry) in transcript.entries.enumerated() {
      guard case .step(let step) = entry.kind else { continue }
      steps.append((index, entry.step))
      leastLines.append(step.line ?? .max)
    }
    for index in leastLines.indices.dropLast().reversed() {
      leastLines[index] = min(leastLines[index], leastLines[index + 1])
    }
  }

  /// Returns the last step whose line is not below the failure, or the last step of the play.
  func place(of failure: Diagnostic) -> (entry: Int, step: Int)? {
    // A failure can be about a line inside `expect`, which is below the line of the step.
    guard let line = failure.line else { return steps.last }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if leastLines[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1] : steps.last
  }
}
