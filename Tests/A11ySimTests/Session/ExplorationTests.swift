import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation

/// A person who explores a screen hears what a play of these steps says.
@Suite(.timeLimited) struct ExplorationTests {
  private static let pin = """
    reader: [voiceover, talkback]
    screens:
      choose:
        - heading: Choose a PIN
        - secureTextField: { label: PIN, id: pin, maxLength: 4, numberPad: true }
        - button: { label: Next, id: next }
      repeat:
        - secureTextField: { label: PIN again, id: pin, maxLength: 4, numberPad: true }
        - button: { label: Next, id: next }
        - text: { label: The PINs differ, id: error, hidden: true }
    start: choose
    when:
      choose/next.activated: [ { screen: repeat } ]
      repeat/next.activated: [ { set: { error: { hidden: false } } }, { wait: 1s }, { announce: The PINs differ } ]
    steps: [ appear ]
    """

  private func scenarios(_ text: String) throws -> [Scenario] {
    try ScenarioParser.plays(Array(text.utf8), file: "x.yaml", load: { _ in [] }, strings: nil, with: [])
  }

  private func lines(_ entries: [Transcript.Entry]) -> [String] { entries.flatMap { $0.lines() } }

  private func type(_ text: String, into exploration: inout Exploration) {
    for character in text { exploration.perform(.type(String(character))) }
  }

  @Test func manyActsAreTakenBackOneByOne() throws {
    let scenario = try scenarios(Self.pin)[0]
    // More acts than there are sessions in memory.
    let acts = (0..<210).map { Step.Action.swipe($0 % 5 < 3 ? .right : .left) }
    var exploration = Exploration(scenario, locale: "en")
    var heard = [exploration.entries()]
    for act in acts {
      exploration.perform(act)
      heard.append(exploration.entries())
    }
    for count in (0..<acts.count).reversed() {
      #expect(exploration.takeBack()?.action == acts[count])
      #expect(exploration.entries() == heard[count], "after \(count) acts")
      #expect(exploration.count == heard[count].count)
      // Acts after one that was taken back are heard as if it had never been.
      guard count % 40 == 7 else { continue }
      var again = exploration
      for act in acts[count...] { again.perform(act) }
      #expect(again.entries() == heard[acts.count])
    }
    #expect(exploration.takeBack() == nil)
  }

  @Test func eachActIsHeardAsInAPlay() throws {
    for scenario in try scenarios(Self.pin) {
      var exploration = Exploration(scenario, locale: "en")
      var printed = exploration.entries()
      let acts: [Step.Action] = [
        .swipe(.right), .doubleTap, .type("4"), .type("8"), .swipe(.right), .doubleTap, .swipe(.right), .doubleTap,
        .wait(.seconds(1)), .swipe(.left), .swipe(.left), .swipe(.up),
      ]
      for act in acts {
        exploration.perform(act)
        // What was printed stays as it is.
        printed += exploration.entries(from: printed.count)
        #expect(printed == exploration.entries())
      }
      var played = scenario
      played.steps = exploration.steps
      #expect(lines(exploration.entries(waiting: true)) == lines(played.play().entries))
    }
  }

  @Test func anActThatIsTakenBackNeverHappened() throws {
    var exploration = Exploration(try scenarios(Self.pin)[0], locale: "en")
    exploration.perform(.swipe(.right))
    let before = lines(exploration.entries())
    exploration.perform(.doubleTap)
    exploration.perform(.type("4"))
    #expect(exploration.isTyping)
    // What was typed into a secure field is not told.
    #expect(exploration.takeBack()?.description == "type: •")
    #expect(exploration.takeBack()?.description == "doubleTap")
    #expect(!exploration.isTyping)
    #expect(lines(exploration.entries()) == before)
    #expect(exploration.takeBack()?.description == "swipe: right")
    #expect(exploration.takeBack() == nil)
    #expect(exploration.steps.map(\.action) == [.appear])
  }

  @Test func aTurnChoosesWhatTheReaderOffers() throws {
    let plays = try scenarios(
      """
      reader: [voiceover, talkback]
      screen: [ { heading: Sign in } ]
      steps: [ appear ]
      """)
    var units: [[String?]] = []
    for scenario in plays {
      var exploration = Exploration(scenario, locale: "en")
      units.append((0..<8).map { _ in exploration.turn() ? exploration.status.unit : nil })
    }
    #expect(
      units[0] == ["characters", "words", "headings", "textFields", "values", "actions", "moreContent", "characters"])
    // A heading has no actions and is no slider.
    #expect(
      units[1] == ["words", "lines", "paragraphs", "headings", "controls", "links", "characters", "words"])
    var none = plays[0]
    none.reader = .none
    var exploration = Exploration(none, locale: "en")
    #expect(exploration.turn() == false)
  }

  @Test func anActDuringSpeechHasItsTime() throws {
    var exploration = Exploration(try scenarios(Self.pin)[0], locale: "en")
    #expect(exploration.after(.milliseconds(304)) == .milliseconds(300))
    #expect(exploration.after(.milliseconds(305)) == .milliseconds(310))
    // A patient person hears the same.
    #expect(exploration.after(.seconds(60)) == nil)
    exploration.perform(.swipe(.right), after: exploration.after(.milliseconds(300)))
    #expect(
      lines(exploration.entries()).prefix(3) == [
        "# 1 appear", "[cut: Choose a PIN, heading]", "# 2 swipe: right, after: 0.3s",
      ])
    // The app speaks a second after the button: who waits longer than that has to say so.
    for act: Step.Action in [.swipe(.right), .doubleTap, .swipe(.right), .doubleTap] { exploration.perform(act) }
    #expect(exploration.status.untilNext != nil)
    #expect(exploration.after(.seconds(60)) == .seconds(60))
  }

  /// Lines that are printed while the person hears them are those of the transcript, whatever cuts what.
  @Test func whatIsOverStaysAsItIs() throws {
    let component = """
      screen: [ { heading: Code }, { component: ouds-pin-code-input, id: code, version: 3.0 } ]
      steps: [ appear ]
      """
    var random = SplitMix64(seed: 7)
    for scenario in try scenarios(Self.pin) + scenarios(component) {
      for _ in 0..<10 {
        var exploration = Exploration(scenario, locale: "en")
        var printed: [Transcript.Entry] = []
        let acts: [Step.Action] = [.swipe(.right), .doubleTap, .type("4"), .type("8"), .swipe(.left), .delete()]
        for _ in 0..<20 {
          let elapsed = Duration.milliseconds(Int.random(in: 0...2_000, using: &random))
          for part in 1...4 {
            exploration.pass(to: exploration.start + elapsed * part / 4)
            printed += exploration.heardEntries(from: printed.count)
          }
          exploration.perform(acts.randomElement(using: &random)!, after: exploration.after(elapsed))
        }
        printed += exploration.entries(from: printed.count)
        #expect(printed == exploration.entries())
        var played = scenario
        played.steps = exploration.steps
        #expect(lines(exploration.entries(waiting: true)) == lines(played.play().entries))
      }
    }
  }

  @Test func placeholdersDifferWhereTheTextsDiffer() throws {
    var exploration = Exploration(try scenarios(Self.pin)[0], locale: "en")
    exploration.perform(.swipe(.right))
    #expect(!exploration.concealedSteps().hasPlaceholders)
    exploration.perform(.doubleTap)
    type("4829", into: &exploration)
    exploration.perform(.swipe(.right))
    exploration.perform(.doubleTap)
    exploration.perform(.swipe(.left))
    exploration.perform(.swipe(.left))
    exploration.perform(.doubleTap)
    type("4820", into: &exploration)
    let (steps, hasPlaceholders) = exploration.concealedSteps()
    let typed = steps.compactMap { step in if case .type(let text, _, _) = step.action { text } else { nil } }
    #expect(typed == ["1", "1", "1", "1", "1", "1", "1", "2"])
    #expect(hasPlaceholders)
    #expect(exploration.concealedSteps(choice: 3).steps.last?.action == .type("5"))
    #expect(!lines(exploration.entries()).joined().contains("48"))
  }

  @Test func aPasswordsPlaceholderHasItsKindsOfCharacters() throws {
    let scenario = try scenarios(
      """
      screen: [ { secureTextField: { label: Password, id: password } } ]
      steps: [ appear ]
      """)[0]
    var exploration = Exploration(scenario, locale: "en")
    exploration.perform(.doubleTap)
    exploration.perform(.paste("Ada's 42"))
    #expect(exploration.concealedSteps().steps.last?.action == .paste("xxx-x 11"))
  }
}
