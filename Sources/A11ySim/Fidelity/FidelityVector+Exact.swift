/// Support for the style `exact`, in which utterances have their queue modes and the pauses before hints.
extension FidelityVector {
  /// The difference between an expected and a simulated pause that is no fault.
  package static let pauseTolerance = Duration.milliseconds(10)

  /// An utterance of the simulated reader.
  private struct Heard {
    var utterance: Utterance
    /// The time since the end of the utterance before; nil for the first one and for a description at rest.
    var pause: Duration?
    var isCut = false
  }

  /// Plays the scenario and compares each utterance. In the result, each line has the properties that the vector
  /// expects of it.
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

  /// Returns the utterances of each expectation.
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

  /// Returns the properties of an utterance that `expected` has. A pause within the tolerance is the expected one.
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

  /// Returns the properties as they follow the text of a line, such as “ (queue 1, after 405 ms)”.
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
  /// Returns the mode that the first running reader passes to its engine; nil if its engine has no such modes.
  package var engineQueueMode: (@Sendable (Delivery) -> Int)? {
    let switched = steps.compactMap { if case .reader(let reader) = $0.action { reader } else { nil } }
    return ([reader] + switched).first(where: \.isRunning)?.descriptor.engineQueueMode
  }
}
