extension Scenario {
  /// The reason the scenario cannot be played: the first place where a screen reader would have to read a component
  /// that is built for another platform. Empty when there is none.
  ///
  /// Screens that a reaction shows are not checked, since nobody knows whether the reaction will happen; the session
  /// reports them when it does.
  public var unreadable: [Diagnostic] {
    var reader = reader
    var screen = screen
    func found(line: Int? = nil) -> [Diagnostic] {
      guard reader.isRunning else { return [] }
      return screen.foreignComponents(to: reader.descriptor.platform).map { id, platform in
        .unreadable(id, platform, by: reader, file: file, line: line)
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
  /// Reports a component of another platform: a reader's words for it would be false.
  static func unreadable(
    _ id: String, _ platform: Platform, by reader: Reader, file: String?, line: Int?
  ) -> Diagnostic {
    Diagnostic(
      "\(reader.descriptor.name) cannot read `\(id)`: it is built for \(platform.rawValue)", file: file, line: line,
      column: line == nil ? nil : 1, help: "use `reader: none`")
  }
}
