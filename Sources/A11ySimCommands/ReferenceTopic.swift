/// A page of the generated reference, whose tables come from the lists that the program itself uses.
enum ReferenceTopic: String, CaseIterable, Sendable {
  case scenarios, project, kinds, keys, platforms, steps, conditions, events, effects, components, readers, gestures,
    sounds, settings
  case formats, captures, rules, checks, confidence, questions, languages

  /// The content of the page, for help.
  var summary: String {
    switch self {
    case .scenarios: "the keys of a scenario file"
    case .project: "the keys of a project's file, .a11y-sim.yaml"
    case .kinds: "the kinds of elements, such as `button`"
    case .keys: "the keys that describe an element, such as `label`"
    case .platforms: "what keys, kinds and steps become on iOS and on Android"
    case .steps: "the steps of a scenario"
    case .conditions: "the conditions that `expect` can check"
    case .events: "the events to which an app can react, under `when`"
    case .effects: "what can happen besides speech"
    case .components: "the modelled components, with versions and parameters"
    case .readers: "the screen readers and their versions"
    case .gestures: "the steps that only some screen readers have"
    case .sounds: "the sounds that screen readers play"
    case .settings: "the settings of screen readers and devices"
    case .formats: "the output formats of `run`, `test`, `diff` and `strings check`"
    case .captures: "the formats of captures, and what is inferred from them"
    case .rules: "the rules of `audit`"
    case .checks: "the rules of `strings check`"
    case .confidence: "the levels of confidence, from pinned to guess"
    case .questions: "what no recording of VoiceOver confirms"
    case .languages: "the supported languages, and how sure their phrases are"
    }
  }

  static var everything: ReferenceSection {
    ReferenceSection(title: "Reference", sections: allCases.map(\.section))
  }

  var section: ReferenceSection {
    switch self {
    case .scenarios: .scenarios
    case .project: .project
    case .kinds: .kinds
    case .keys: .keys
    case .platforms: .platforms
    case .steps: .steps
    case .conditions: .conditions
    case .events: .events
    case .effects: .effects
    case .components: .components
    case .readers: .readers
    case .gestures: .gestures
    case .sounds: .sounds
    case .settings: .settings
    case .formats: .formats
    case .captures: .captures
    case .rules: .rules
    case .checks: .checks
    case .confidence: .confidence
    case .questions: .questions
    case .languages: .languages
    }
  }
}
