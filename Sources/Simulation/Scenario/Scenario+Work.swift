import AccessibilityModel

extension Scenario {
  /// The maximum work of a scenario: about five seconds of computing for all its languages together.
  ///
  /// A unit of work is half a microsecond, measured with the release build. This is about the time that an action takes
  /// for each element of the screen.
  package static let workLimit = 10_000_000
  /// The maximum number of headers that all table cells of a screen hold together. Each cell holds its own copies. A
  /// copy costs 0.6 kB of memory, but little time.
  private static let headerLimit = 100_000
  /// The maximum number of actions, such as swipes, in all languages together. The queue of waiting speech grows with
  /// each action.
  package static let actLimit = 20_000
  /// The maximum number of languages to which the app changes. The scenario is read again for each language.
  package static let languageLimit = 30
  /// The maximum number of characters that are typed key by key. After each key, the transcript repeats the text of the
  /// field. So the transcript's size grows with the square of this number.
  package static let keyLimit = 6_000

  package var firstStepBeyondLimits: Step? {
    let reactionSteps = reactions.flatMap(\.steps.flattened)
    let screens =
      [screen] + self.screens.values
      + (steps + reactionSteps).compactMap { step in
        if case .screen(let items) = step.action { items } else { nil }
      }
    let sizes = screens.map(Self.size)
    let elements = sizes.map(\.elements).max() ?? 0
    let size = sizes.map { $0.elements + $0.placed + 8 * $0.headers + $0.bytes / 16 }.max() ?? 0
    let hasTooManyHeaders = sizes.contains { $0.headers > Self.headerLimit }
    var languages: Set<String> = []
    for step in steps + reactionSteps {
      guard case .locale(let tag) = step.action else { continue }
      languages.insert(tag)
      if languages.count > Self.languageLimit { return step }
    }
    let readingAll = Set(reader.descriptor.gestures.filter(\.readsAll).map(\.name))
    var acts = 0
    var typed = 0
    var work = 0
    for (index, step) in steps.enumerated() {
      let count = step.acts(onScreenOf: elements, readingAll: readingAll)
      acts += count
      // Each typed key copies the text of the field.
      let isTyping = if case .type = step.action { true } else { false }
      typed += isTyping ? count : 0
      work += count * (1 + reactionSteps.count) * (100 + size) * (isTyping ? 1 + typed / 1_000 : 1)
      // A reaction may trigger another reaction.
      if !reactions.isEmpty { work += 1_000 }
      // A condition examines everything that was heard before it.
      if case .expect(let expectation) = step.action { work += 3 * index * expectation.conditions.count }
      if acts * locales.count > Self.actLimit || work * locales.count > Self.workLimit || typed > Self.keyLimit
        || hasTooManyHeaders
      {
        return step
      }
    }
    return nil
  }

  /// The properties of a screen that determine the work of simulating it.
  private struct Size {
    var elements = 0
    /// The cost of sorting elements by frames or by an explicit order. The elements of a group are sorted again for
    /// each enclosing group, to find the group's first element.
    var placed = 0
    /// The number of pairs of a table cell and a header in the same row or column.
    var headers = 0
    var bytes = 0
  }

  private static func size(of items: [ScreenItem]) -> Size {
    var size = Size()
    func visit(_ element: AccessibilityElement, depth: Int) {
      size.elements += 1
      if element.frame != nil { size.placed += 3 * (1 + depth) }
      size.placed += 4 * element.order.count
      for text in [element.label?.string, element.value?.string, element.placeholder, element.hint] {
        size.bytes += text?.utf8.count ?? 0
      }
      if element.role == .table { size.headers += headers(in: element) }
      for child in element.children { visit(child, depth: depth + 1) }
    }
    for item in items { for element in item.elements { visit(element, depth: 0) } }
    return size
  }

  /// Returns the number of pairs of a cell and a header that share a row or column. A cell that spans several rows
  /// counts as a header of those rows.
  private static func headers(in table: AccessibilityElement) -> Int {
    var cells: [AccessibilityElement.TableCell] = []
    func visit(_ element: AccessibilityElement) {
      if let cell = element.cell { cells.append(cell) }
      element.children.forEach(visit)
    }
    visit(table)
    let rows = cells.compactMap(\.row).sorted()
    let columns = cells.compactMap(\.column).sorted()
    func count(in lines: [Int], from first: Int?, _ span: Int) -> Int {
      guard let first else { return 0 }
      return lines.firstIndex(notBelow: first + span) - lines.firstIndex(notBelow: first)
    }
    return cells.reduce(0) { sum, cell in
      var sum = sum
      if cell.header == .row || cell.rowSpan > 1 { sum += count(in: rows, from: cell.row, cell.rowSpan) }
      if cell.header == .column { sum += count(in: columns, from: cell.column, cell.columnSpan) }
      return sum
    }
  }
}

extension Step {
  fileprivate func acts(onScreenOf elements: Int, readingAll: Set<String>) -> Int {
    switch action {
    case .type(let text, _, _), .autofill(let text): max(1, text.unicodeScalars.count)
    case .delete(let count, _): count
    case .swipe(_, let times): times
    // Reading all elements aloud costs little more than finding them.
    case .gesture(let gesture) where readingAll.contains(gesture.name): 1 + elements / 20
    default: 1
    }
  }
}
