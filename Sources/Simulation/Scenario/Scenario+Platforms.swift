import AccessibilityModel

extension Scenario {
  func platform(for reader: Reader) -> Platform { platform ?? reader.descriptor.platform }

  /// The errors about components and captured screens that cannot exist on the platform of the scenario's screen reader. Only
  /// the errors of the first screen, or of the first step that has any, are listed.
  ///
  /// Screens that a reaction shows are not checked, because the reaction may not happen. If the reaction happens, the
  /// session reports the errors.
  public var unreadable: [Diagnostic] {
    var reader = reader
    var screen = screen
    func found(line: Int? = nil) -> [Diagnostic] {
      guard reader.isRunning else { return [] }
      return screen.foreign(to: reader.descriptor.platform).map { foreign in
        .unreadable(foreign, by: reader, among: knownReaders, file: file, line: line)
      }
    }
    var diagnostics = found()
    for step in steps where diagnostics.isEmpty {
      switch step.action {
      case .screen(let items): screen = items
      case .show(let name): screen = screens[name] ?? []
      case .reader(let other): reader = other
      default: continue
      }
      diagnostics = found(line: step.line)
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// Creates the error for a component or a captured screen that cannot exist on the screen reader's
  /// platform. Simulated speech about it would be wrong.
  static func unreadable(
    _ foreign: Foreign, by reader: Reader, among readers: [any ScreenReader.Type], file: String?, line: Int?
  ) -> Diagnostic {
    let other = readers.first { $0.descriptor.platform == foreign.capturedOn }?.descriptor.id
    return Diagnostic(
      "\(reader.descriptor.name) cannot read `\(foreign.id)`: \(foreign.reason)", file: file, line: line,
      column: line == nil ? nil : 1, help: "use `reader: \(other ?? "none")`")
  }
}
