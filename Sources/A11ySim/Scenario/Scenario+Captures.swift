extension Scenario {
  /// The places of captured elements in the files they were captured in, by their ids. If several screens have an id,
  /// the first one counts.
  var capturedPlaces: [String: FileLocation] {
    var places: [String: FileLocation] = [:]
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements {
        if let place = element.source, places[element.id] == nil { places[element.id] = place }
        visit(element.children)
      }
    }
    visit(screen.flatMap(\.elements))
    for (_, items) in screens.sorted(by: { $0.key < $1.key }) { visit(items.flatMap(\.elements)) }
    return places
  }

  /// The properties that captures of the scenario's screens do not tell of one element or more.
  package var notCaptured: ElementProperties {
    ([screen] + screens.values).reduce(into: []) { $0.formUnion($1.notCaptured) }
  }
}

extension [ScreenItem] {
  /// The properties that the capture of a screen does not tell of one element or more; empty for other screens.
  var notCaptured: ElementProperties {
    reduce(into: []) { properties, item in
      switch item {
      case .element(let element): properties.formUnion(element.notCaptured)
      case .group(_, let items): properties.formUnion(items.notCaptured)
      case .component: break
      }
    }
  }
}

extension AccessibilityElement {
  /// The properties that its capture does not tell; empty for an element that was not captured.
  fileprivate var notCaptured: ElementProperties {
    if self.source == nil { return [] }
    return text == nil ? self.unknown.subtracting([.placeholder, .editing]) : self.unknown
  }
}

extension Scenario {
  /// A requirement that the captures of the screens are not older than the app.
  package struct Freshness: Sendable, Hashable {
    /// The paths, below the top of the repository, that must not have changed since a capture; empty for none.
    package var paths: [String]
    /// The largest age of a capture, in days; nil for any.
    package var maxAge: Int?
    /// The place of the requirement in the scenario's file, counted from 1.
    package var line, column: Int

    package init(paths: [String], maxAge: Int?, line: Int, column: Int) {
      (self.paths, self.maxAge, self.line, self.column) = (paths, maxAge, line, column)
    }
  }

  /// The origin of a captured screen.
  package struct CaptureOrigin: Sendable, Hashable {
    /// The file of the capture, as the scenario names it.
    package var file: String
    /// The commit of the app that was captured; nil if the capture does not say.
    package var commit: String?
    /// The day of the capture, such as `2026-01-31`; nil if the capture does not say.
    package var day: String?

    package init(file: String, commit: String?, day: String?) {
      (self.file, self.commit, self.day) = (file, commit, day)
    }
  }
}
