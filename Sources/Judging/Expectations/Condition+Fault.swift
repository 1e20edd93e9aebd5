import AccessibilityModel
import Simulation

extension Condition {
  /// Whether the condition selects the utterances that `within` and `uninterrupted` examine.
  var isLookedFor: Bool {
    switch self {
    case .line, .contains, .matches, .inOrder, .anyOrder, .conveys: true
    default: false
    }
  }

  /// The reason why the condition is invalid, such as a faulty regular expression; nil if the condition is valid.
  package var fault: String? {
    switch self {
    case .matches(let pattern):
      do throws(Pattern.Failure) {
        _ = try Pattern(pattern)
      } catch {
        return "“\(pattern)” is not a regular expression: \(error.message)"
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
