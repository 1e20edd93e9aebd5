extension CaptureRule {
  /// The rules that do not depend on the format.
  package static let shared: [CaptureRule] = stopRules + [traitsFromType, secureText] + androidScreenRules

  package static let all: [CaptureRule] =
    stopRules + [traitsFromType, secureText] + CaptureFormat.all.flatMap(\.rules) + androidScreenRules
}
