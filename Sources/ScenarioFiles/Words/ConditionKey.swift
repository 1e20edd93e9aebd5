import AccessibilityModel
import Simulation

/// A condition of an `expect` step. Conditions are checked in the order of these cases, so the order in the file does
/// not affect the order of the findings.
package enum ConditionKey: String, ScenarioWord {
  case line, contains, matches, inOrder, anyOrder, conveys, never, silence, sound, within, uninterrupted, atMost, swipes
  case seconds, effects, since

  package var form: String {
    switch self {
    case .line, .contains: "a text, or a list of them"
    case .matches: "a regular expression, or a list of them"
    case .inOrder, .anyOrder: "a list of texts"
    case .conveys: "`{ role: button, name: Verify, state: dimmed, level: should }`, or a list of them"
    case .never: "a text, `{ text: 482913, scope: stream, echo: include }`, or a list of them"
    case .silence, .uninterrupted: "`true`"
    case .sound: "the name of a sound"
    case .within: "`2s`"
    case .atMost, .swipes: "a number"
    case .seconds: "a number of at most 3600, such as `20` or `1.5`"
    case .effects: "`{ completed: 1 }`"
    case .since: Self.values(of: Expectation.Since.self)
    }
  }

  package var keys: [String] {
    switch self {
    case .conveys: ["role", "name", "state", "level"]
    case .never: ["text", "scope", "echo"]
    case .effects: EffectName.allCases.map(\.rawValue)
    default: []
    }
  }

  package var summary: String {
    switch self {
    case .line: "a line was heard that is exactly this text"
    case .contains: "the text was heard within one line"
    case .matches: "a line was heard that matches the expression"
    case .inOrder: "the texts were heard in this order; other texts may come between them"
    case .anyOrder: "the texts were heard in any order, each in a line of its own"
    case .conveys:
      "one utterance said the role, the name and the states, in any words; with `should`, a failure is only a warning"
    case .never:
      "the text was not heard, neither whole nor spelled out; `stream` also searches across utterances, `include` also in the echo of keys"
    case .silence: "neither speech nor a sound was heard"
    case .sound: "the sound was played"
    case .within: "everything ended within this time after the previous step began"
    case .uninterrupted: "no announcement, echo or other answer was lost"
    case .atMost: "at most this number of utterances was heard"
    case .swipes: "the person swiped at most this number of times"
    case .seconds: "it took at most this number of seconds, including speech"
    case .effects: "these effects happened, each this number of times"
    case .since: "the step from which the other conditions look; by default the beginning of the scenario"
    }
  }
}
