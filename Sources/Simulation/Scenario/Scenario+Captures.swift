import AccessibilityModel

extension Scenario {
  /// The location of each captured element in its capture file, by element id. If several screens contain the same id,
  /// the first of these screens counts.
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

  /// The class, the resource id and the place of each captured element without a readable name, by id.
  package var capturedForms: [String: String] {
    var forms: [String: String] = [:]
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements {
        if element.source != nil, forms[element.id] == nil { forms[element.id] = element.form }
        visit(element.children)
      }
    }
    visit(screen.flatMap(\.elements))
    for (_, items) in screens.sorted(by: { $0.key < $1.key }) { visit(items.flatMap(\.elements)) }
    return forms
  }

  /// The properties that the captures of the screens lack for at least one element.
  package var notCaptured: ElementProperties {
    ([screen] + screens.values).reduce(into: []) { $0.formUnion($1.notCaptured) }
  }
}

extension Scenario {
  /// The ids of the secure fields on all screens.
  package var secureFields: Set<String> {
    ([screen] + screens.values).reduce(into: []) { $0.formUnion($1.flatMap(\.elements).secureFields) }
  }

  /// Makes the fields secret that are secure in another capture of the same app.
  package static func shareSecrets(of captures: inout [Scenario]) {
    let places = captures.indices.filter { !captures[$0].capturedPlaces.isEmpty }
    let secret = places.reduce(into: Set<String>()) { $0.formUnion(captures[$1].secureFields) }
    for place in places { captures[place].secretFields.formUnion(secret) }
  }
}

extension [AccessibilityElement] {
  /// The ids of the secure fields among the elements and in them.
  package var secureFields: Set<String> {
    reduce(into: []) { ids, element in
      if element.text?.isSecure == true { ids.insert(element.id) }
      ids.formUnion(element.children.secureFields)
    }
  }
}

extension [ScreenItem] {
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
  /// The class, the resource id and the place; nil if the element has a name with letters or digits.
  fileprivate var form: String? {
    if self.label?.string.contains(where: { $0.isLetter || $0.isNumber }) == true { return nil }
    var parts = [self.android?.view?.rawValue ?? role.rawValue]
    if let name = self.android?.resourceName { parts.append("resource id \(name)") }
    if let frame = self.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { String(Int($0.rounded())) }
      parts.append("\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])")
    }
    return parts.joined(separator: ", ")
  }

  /// The properties that the capture of the element lacks; empty for an element that was not captured.
  fileprivate var notCaptured: ElementProperties {
    if self.source == nil { return [] }
    return text == nil ? self.unknown.subtracting([.placeholder, .editing]) : self.unknown
  }
}

extension Scenario {
  /// A requirement that the captures of the screens are not older than the app.
  package struct Freshness: Sendable, Hashable {
    /// The app's files, relative to the root of the repository. None of them may have changed after a capture.
    package var paths: [String]
    /// The largest permitted age of a capture, in days; nil for any age.
    package var maxAge: Int?
    /// The line and column of the requirement in the scenario's file, counted from 1.
    package var line, column: Int

    package init(paths: [String], maxAge: Int?, line: Int, column: Int) {
      (self.paths, self.maxAge, self.line, self.column) = (paths, maxAge, line, column)
    }
  }

  package struct CaptureOrigin: Sendable, Hashable {
    /// The file of the capture, as the scenario names it.
    package var file: String
    /// The commit of the app that was captured; nil if the capture does not contain the commit.
    package var commit: String?
    /// The day of the capture, such as `2026-01-31`; nil if the capture does not contain the day.
    package var day: String?

    package init(file: String, commit: String?, day: String?) {
      (self.file, self.commit, self.day) = (file, commit, day)
    }
  }
}
