extension CaptureRule {
  /// The rules that do not depend on the format.
  package static let shared: [CaptureRule] = stopRules + [traitsFromType, secureText] + androidScreenRules

  /// All rules, each once. Formats share some.
  package static let all: [CaptureRule] = {
    var seen: Set<String> = []
    return (stopRules + [traitsFromType, secureText] + CaptureFormat.all.flatMap(\.rules) + androidScreenRules)
      .filter { seen.insert($0.id).inserted }
  }()
}
