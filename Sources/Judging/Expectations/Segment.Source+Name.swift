import AccessibilityModel

extension Segment.Source {
  var name: String {
    switch self {
    case .group: "the name of the group"
    case .label: "the label"
    case .value: "the value"
    case .placeholder: "the placeholder"
    case .trait: "the trait"
    case .state: "the state"
    case .position: "the position"
    case .hint: "the hint"
    case .actions: "the notice of more actions"
    case .insertionPoint: "the insertion point"
    case .echo: "the echo"
    case .deletion: "what was deleted"
    case .announcement: "the announcement"
    case .error: "the error"
    case .context: "the context"
    }
  }
}
