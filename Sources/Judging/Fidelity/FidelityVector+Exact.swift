import AccessibilityModel
import Simulation

/// Support for the style `exact`, in which queue modes and the pauses before hints are compared too.
extension FidelityVector {
  /// The largest difference between an expected and a simulated pause at which the two pauses still match.
  package static let pauseTolerance = Duration.milliseconds(10)

  private struct Heard {
    var utterance: Utterance
    /// The pause after the previous utterance. Nil for the first utterance, and for utterances that were not played.
    var pause: Duration?
    var isCut = false
  }

  /// Plays the scenario and compares each utterance. A simulated line shows only the properties that the expected line
  /// states.
  func playExactly() -> FidelityResult {
    let heard = scenario.steps.isEmpty ? [described()] : played()
    let queue = scenario.engineQueueMode
    var vector = self
    var lines: [[String]] = []
    for (index, utterances) in heard.enumerated() {
      let marks = expected[index].marks
      vector.expected[index].utterances = expected[index].utterances.enumerated().map { $1 + Self.text(of: marks[$0]) }
      lines.append(
        utterances.enumerated().map { place, heard in
          heard.utterance.text + Self.text(of: marks[place].map { Self.mark(heard, like: $0, queue) })
        })
    }
    return FidelityResult(of: vector, heard: lines)
  }

  private func described() -> [Heard] {
    Session(scenario, locale: scenario.locales[0]).described.flatMap(\.utterances).filter { !$0.text.isEmpty }
      .map { Heard(utterance: $0) }
  }

  private func played() -> [[Heard]] {
    let entries = scenario.play(timing: timing ?? SpeechEstimate()).entries
    var end: Duration?
    let all = entries.compactMap { entry -> (step: Int, heard: Heard)? in
      guard case .utterance(let record) = entry.kind, record.outcome != .dropped, !record.utterance.text.isEmpty else {
        return nil
      }
      let pause = end.map { entry.time - $0 }
      end = entry.time + record.duration
      return (entry.step, Heard(utterance: record.utterance, pause: pause, isCut: record.outcome == .interrupted))
    }
    return expected.map { expected in
      all.filter { said in expected.step.map { $0 == said.step } ?? (said.step >= firstStep) }.map(\.heard)
    }
  }

  /// Returns only those properties of a simulated utterance that `expected` states. A pause within the tolerance is
  /// returned as the expected pause.
  private static func mark(
    _ heard: Heard, like expected: Mark, _ queue: (@Sendable (Delivery) -> Int)?
  ) -> Mark {
    var mark = Mark()
    if let name = expected.queue {
      mark.queue = Int(name) == nil ? heard.utterance.delivery.name : queue.map { String($0(heard.utterance.delivery)) }
    }
    if let pause = expected.after, heard.utterance.reason == .hint {
      let difference = heard.pause.map { $0 > pause ? $0 - pause : pause - $0 }
      mark.after = difference.map { $0 <= pauseTolerance ? pause : nil } ?? heard.pause
    } else {
      mark.after = expected.after
    }
    if expected.isCut != nil { mark.isCut = heard.isCut }
    return mark
  }

  /// Returns the properties in the notation that follows the text of a line, such as “ (queue: 1, after: 405ms)”.
  private static func text(of mark: Mark?) -> String {
    guard let mark else { return "" }
    var parts: [String] = []
    if let queue = mark.queue { parts.append("queue: \(queue)") }
    if let after = mark.after { parts.append("after: \(Int(after / .milliseconds(1)))ms") }
    if mark.isCut == true { parts.append("cut") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

extension Scenario {
  /// A function that converts a delivery to a queue mode of the speech engine, for the first running screen reader. Nil
  /// if the engine has no queue modes.
  package var engineQueueMode: (@Sendable (Delivery) -> Int)? {
    let switched = steps.compactMap { if case .reader(let reader) = $0.action { reader } else { nil } }
    return ([reader] + switched).first(where: \.isRunning)?.descriptor.engineQueueMode
  }
}
