import AccessibilityModel
import Judging
import Simulation

/// A loss that can be found again in a play at another speaking rate.
struct LossKey: Hashable {
  var step: Int
  /// The lost text; nil for the echo of a typed character, because the echoes of a step are told together.
  var text: String?

  init(step: Int, text: String?) { (self.step, self.text) = (step, text) }

  /// Returns nil if the entry is no speech.
  init?(_ entry: Transcript.Entry) {
    guard case .utterance(let record) = entry.kind else { return nil }
    self.init(step: entry.step, text: record.utterance.echo == nil ? record.utterance.text : nil)
  }
}

extension Transcript {
  /// The cause of a loss as the end of a sentence, such as `, because the app announced “Code sent”`.
  func cause(of loss: Loss) -> String {
    guard case .utterance(let record) = entries[loss.entry].kind, let stop = record.stop else { return "" }
    let words = stop.cause.map { "“\($0.shortened(to: 60))”" }
    switch loss.cause {
    case .unawarePerson: return ", because the person went on before it could be heard"
    case .screen: return ", because the screen changed" + (words.map { " to \($0)" } ?? "")
    case .app:
      guard let words else { return ", because speech was stopped" }
      let reason = loss.displacer.flatMap { number in utterances.first { $0.number == number } }?.utterance.reason
      switch reason {
      case .announcement: return ", because the app announced \(words)"
      case .screenChange, .layoutChange: return ", because the app moved on to \(words)"
      case .focus where stop.origin.agent == .app: return ", because the app moved on to \(words)"
      default: return ", because \(words) was spoken at that moment"
      }
    }
  }
}

extension ReportPage.Play {
  /// The speaking rate and the interval of the keys under which a loss was found, such as
  /// `speaking rate 50 %, not at 80 %; a key every 0.4 s`; nil for a moment that is no loss.
  func conditions(of moment: Moment) -> String? {
    if moment.losses.isEmpty { return nil }
    var parts: [String] = []
    if let assumed = rates.first(where: \.isAssumed) {
      let spared = rates.filter { !$0.isAssumed && $0.lost.isDisjoint(with: moment.losses) }
      let others = spared.isEmpty ? "" : ", not at " + spared.map { "\($0.rate) %" }.joined(separator: " or ")
      parts.append("speaking rate \(assumed.rate) %\(others)")
    } else {
      parts.append("\(transcript.header.wordsPerMinute) words a minute")
    }
    if let interval = keyInterval(of: moment.step) { parts.append(interval) }
    return parts.joined(separator: "; ")
  }

  /// The interval of the keys of a step in words; nil if the person presses fewer than two keys.
  private func keyInterval(of number: Int) -> String? {
    for case (number, .step(let step)) in transcript.entries.map({ ($0.step, $0.kind) }) {
      let interval: Duration?
      switch step.action {
      case .type(let text, let given, _) where text.count > 1: interval = given
      case .delete(let times, let given) where times > 1: interval = given
      default: return nil
      }
      let isPatient = transcript.header.pace == .patient
      guard let interval = interval ?? (isPatient ? nil : .milliseconds(400)) else {
        return "each key waits for the speech before it"
      }
      return "a key every \(interval.scenarioText)"
    }
    return nil
  }
}
