extension Scenario {
  /// Why it cannot be played: the first place where a screen reader would have to read what is built for another platform.
  ///
  /// A screen that a reaction puts up is not looked at, for nobody knows whether it will: the session says so when it does.
  public var unreadable: [Diagnostic] {
    var reader = reader
    var screen = screen
    func found(line: Int? = nil) -> [Diagnostic] {
      guard reader != .none else { return [] }
      return screen.foreignComponents.map { id, platform in
        .unreadable(id, platform, file: file, line: line)
      }
    }
    var diagnostics = found()
    for step in steps where diagnostics.isEmpty {
      switch step.action {
      case .screen(let items): screen = items
      case .reader(let other): reader = other
      default: continue
      }
      diagnostics = found(line: step.line)
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// VoiceOver's words for a control of another platform would be a lie.
  static func unreadable(_ id: String, _ platform: Platform, file: String?, line: Int?) -> Diagnostic {
    Diagnostic(
      "VoiceOver cannot read `\(id)`: it is built for \(platform.rawValue)", file: file, line: line,
      column: line == nil ? nil : 1, help: "use `reader: none`")
  }
}
