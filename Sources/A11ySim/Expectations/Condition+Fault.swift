extension Condition {
  /// Whether it picks out utterances, which `within` and `uninterrupted` are then about.
  var isLookedFor: Bool {
    switch self {
    case .line, .contains, .matches, .inOrder, .anyOrder, .conveys: true
    default: false
    }
  }

  /// What is wrong with how it is written; nil for nothing.
  package var fault: String? {
    switch self {
    case .matches(let pattern):
      do throws(Pattern.Failure) {
        _ = try Pattern(pattern)
      } catch {
        return "“\(pattern)” is no regular expression: \(error.message)"
      }
    case .conveys(let conveyed):
      if let role = conveyed.role, !Conveyed.roles.contains(role) { return "there is no role “\(role)”" }
      if let state = conveyed.states.first(where: { !Conveyed.stateNames.contains($0) }) {
        return "there is no state “\(state)”"
      }
    default: break
    }
    return nil
  }
}
