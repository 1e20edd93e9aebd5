import A11ySim

/// A condition of an `expect` step. Conditions are checked in the order of these cases, whatever their order in the
/// file, so findings come in a fixed order.
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
    case .line: "a line that is exactly this was heard"
    case .contains: "the text was heard within one line"
    case .matches: "some line matches"
    case .inOrder: "the texts were heard one after the other; others may come between"
    case .anyOrder: "the texts were heard, each in a line of its own"
    case .conveys: "one utterance told role, name and states, in whatever words; `should` makes it a warning"
    case .never:
      "the text was not heard, whole or spelled out; `stream` looks across utterances, `include` at the echo of keys"
    case .silence: "neither speech nor a sound was heard"
    case .sound: "the sound was played"
    case .within: "all of it ended no later than this after the step before began"
    case .uninterrupted: "all of it was heard to its end"
    case .atMost: "no more utterances were heard"
    case .swipes: "the person had to swipe no more often"
    case .seconds: "it took no longer, speech included"
    case .effects: "so many effects of these kinds happened"
    case .since: "the moment from which conditions look; the beginning of the scenario unless given"
    }
  }
}
