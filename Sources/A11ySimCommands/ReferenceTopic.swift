/// A page of the generated reference, whose tables come from the lists that the program itself uses.
enum ReferenceTopic: String, CaseIterable, Sendable {
  case scenarios, kinds, keys, steps, conditions, events, effects, components, readers, gestures, sounds, settings
  case formats, captures, rules, checks, confidence, questions, languages

  static var everything: ReferenceSection {
    ReferenceSection(title: "Reference", sections: allCases.map(\.section))
  }

  var section: ReferenceSection {
    switch self {
    case .scenarios: .scenarios
    case .kinds: .kinds
    case .keys: .keys
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
