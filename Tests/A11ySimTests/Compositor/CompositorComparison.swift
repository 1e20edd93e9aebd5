import A11ySim

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader

/// What the model says in the scenario of a row, beside the answers of Google's compositor.
struct CompositorComparison {
  var row: CompositorRow
  /// The reason why no scenario expresses the row; nil if one does.
  var inexpressible: String?
  var answers: [Judged] = []
  /// The ids of the views at which only one of the two stops.
  var stopsInOne: [String] = []

  struct Judged {
    var index: Int
    /// What the compositor was asked, such as `focus` or `type`.
    var rule: String
    var expected, heard: Said
    var isTextEqual: Bool {
      Array(expected.text.unicodeScalars) == Array(heard.text.unicodeScalars) || expected.counted == heard.text
    }
    /// The compositor was asked for the hint of a silent view, too. What follows silence is not known.
    var isHintEqual: Bool { expected.hint == heard.hint || expected.text.isEmpty && rule == "focus" }
    var isQueueEqual: Bool { expected.text.isEmpty || expected.queue == heard.queue }
    var isPitchEqual: Bool { expected.text.isEmpty || expected.pitch == heard.pitch }
    /// Nil if the answer has no sound.
    var isSoundEqual: Bool? { expected.sound.map { heard.sound == $0 } }
    var isEqual: Bool { isTextEqual && isHintEqual && isQueueEqual && isPitchEqual }
  }

  struct Said: Equatable {
    var text = ""
    /// The text as the engine of TalkBack 16 gets it: runs of four or more symbols are counted.
    var counted: String?
    var hint: String?
    var queue: Int?
    var pitch: Double = 1
    /// The sound of a move of the focus, without that of a link.
    var sound: String?
  }

  /// - Parameter isWritten: whether the screen is written to a screen file and read again.
  init(_ row: CompositorRow, isWritten: Bool = false) {
    self.row = row
    do throws(Inexpressible) {
      var play = try row.play()
      if isWritten {
        guard let screen = play.scenario.screen.writtenAndRead() else {
          throw Inexpressible("the screen file has a fault")
        }
        play.scenario.screen = screen
      }
      compare(play)
    } catch {
      inexpressible = error.reason
    }
  }

  private mutating func compare(_ play: CompositorRow.Play) {
    var session = Session(play.scenario.localized(to: play.scenario.locales[0]), locale: play.scenario.locales[0])
    compareStops(&session)
    session.perform(play.scenario.steps)
    let entries = session.finish().entries
    for (place, index) in play.answers.enumerated() {
      guard let index, let answer = row.expect?[index], answer.unmodelled == nil, answer.stop != false else { continue }
      var heard = Said()
      for entry in entries where entry.step == place + 1 {
        if case .sound(let sound) = entry.kind, !sound.isVibration, heard.sound == nil { heard.sound = sound.name }
        guard case .utterance(let record) = entry.kind else { continue }
        let utterance = record.utterance
        switch utterance.reason {
        case .keyboard: continue
        case .hint: heard.hint = Self.heard(utterance.text)
        default:
          heard.text += (heard.text.isEmpty ? "" : " / ") + Self.heard(utterance.text)
          heard.queue = Int(utterance.delivery.code & 15)
          heard.pitch = utterance.segments.lazy.compactMap(\.pitch).first { $0 != 0.95 } ?? 1
        }
      }
      // A click is said by its own event, or by the content change that follows it.
      let isSilentClick = row.steps?[index].do == "clicked" && (answer.said?.first?.text ?? "").isEmpty
      let said = isSilentClick ? row.expect?.dropFirst(index + 1).first?.said?.first : answer.said?.first
      let expected = Said(
        text: Self.heard(said?.text ?? ""), counted: row.counted(said?.text).map(Self.heard),
        hint: answer.hint.map(Self.heard), queue: said?.queue,
        pitch: said?.pitch ?? 1, sound: rule(index) == "focus" ? said?.earcon : nil)
      answers.append(Judged(index: index, rule: rule(index), expected: expected, heard: heard))
    }
  }

  private func rule(_ index: Int) -> String {
    guard let ops = row.ops else { return row.steps?[index].do ?? "" }
    return index < 3 ? ["focus", "inputFocus", "select"][index] : ops[index - 3][0].text ?? ""
  }

  private mutating func compareStops(_ session: inout Session) {
    guard let stops = row.expect?.first?.stops else { return }
    let known = Set(row.tree.all.compactMap(\.id))
    let heard = Set(session.device.tree.androidNodes.stops.map(\.node.id)).intersection(known)
    stopsInOne = heard.symmetricDifference(stops).sorted()
  }

  /// Returns a text as it is compared: without the byte order marks of TalkBack's resources, and without blanks at its
  /// ends. A no-break space and a line break are blanks.
  private static func heard(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where scalar != "\u{FEFF}" {
      result.unicodeScalars.append(scalar == "\u{A0}" || scalar == "\n" ? " " : scalar)
    }
    result = result.trimmed
    // The hint of the reading control ends with a separator that nobody hears.
    if result.last == "," { result.removeLast() }
    // A transcript does not show how long a password is.
    return !result.isEmpty && result.allSatisfy { $0 == "•" } ? "••••" : result
  }
}
