extension Scenario {
  /// Returns the platform of the device while a reader is chosen.
  func platform(for reader: Reader) -> Platform { platform ?? reader.descriptor.platform }

  /// Errors about the components that the scenario's screen reader cannot read, because they are built for another
  /// platform. They are those of the first step, or the start, that has such components; empty if there are none.
  ///
  /// Screens that a reaction shows are not checked, because the reaction may not happen. If it happens, the session
  /// reports them.
  public var unreadable: [Diagnostic] {
    var reader = reader
    var screen = screen
    func found(line: Int? = nil) -> [Diagnostic] {
      guard reader.isRunning else { return [] }
      return screen.foreign(to: reader.descriptor.platform).map { id, reason in
        .unreadable(id, reason, by: reader, file: file, line: line)
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
  /// Creates the error for a component or element that cannot be on the reader's platform. The reader's words for it
  /// would be false.
  static func unreadable(
    _ id: String, _ reason: String, by reader: Reader, file: String?, line: Int?
  ) -> Diagnostic {
    Diagnostic(
      "\(reader.descriptor.name) cannot read `\(id)`: \(reason)", file: file, line: line,
      column: line == nil ? nil : 1, help: "use `reader: none`")
  }
}
