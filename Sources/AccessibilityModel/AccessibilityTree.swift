/// The elements of a screen, with their reading order.
public struct AccessibilityTree: Sendable, Hashable {
  /// An element at which the screen reader's cursor stops, with the groups around the element.
  public struct Stop: Sendable, Hashable {
    /// The element under the cursor, with information that its containers add, such as the position of a tab.
    public var element: AccessibilityElement
    /// The groups around the element, from the outermost to the innermost.
    public var groups: [AccessibilityElement]
    /// The starts and ends of lists and landmarks at the element under the cursor.
    public var boundaries: Boundaries = []
    /// The cell information that a data table adds; nil for an element outside a data table.
    public var cell: Cell?

    package init(
      element: AccessibilityElement, groups: [AccessibilityElement], boundaries: Boundaries = [], cell: Cell? = nil
    ) {
      (self.element, self.groups, self.boundaries, self.cell) = (element, groups, boundaries, cell)
    }
  }

  /// A set of boundaries: the starts and ends of lists and landmarks.
  public struct Boundaries: OptionSet, Sendable, Hashable {
    /// The set as bits, one for each kind of boundary.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The cursor stops at the first element of a list.
    public static let listStart = Boundaries(rawValue: 1)
    /// The cursor stops at the last element of a list with several elements.
    public static let listEnd = Boundaries(rawValue: 2)
    /// The cursor stops at the first element of a landmark.
    public static let landmarkStart = Boundaries(rawValue: 4)
    /// The cursor stops at the last element of a landmark with several elements.
    public static let landmarkEnd = Boundaries(rawValue: 8)
  }

  /// The information that a data table adds to a cell, such as the cell's headers.
  public struct Cell: Sendable, Hashable {
    /// The headers that are said with the cell: first the row headers, then the column headers.
    public var headers: [AccessibilityElement] = []
    /// The row, counted from 1; nil unless the cell is the first that begins in its row. The screen reader of iOS says the row only
    /// at the first cell.
    public var row: Int?
    /// Whether another cell, which began in an earlier row, also stands before this cell in its row.
    package var isUnderSpan = false
    /// The column, counted from 1; nil if the column is not known.
    public var column: Int?
    /// The number of rows that the cell spans; 1 if the cell's row is not known (source: AccessibilitySnapshot;
    /// confidence: pinned).
    public var rowSpan = 1
    /// The number of columns that the cell spans; 1 if the cell's column is not known.
    public var columnSpan = 1

    package init(
      headers: [AccessibilityElement] = [], row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1,
      isUnderSpan: Bool = false
    ) {
      (self.headers, self.row, self.column, self.isUnderSpan) = (headers, row, column, isUnderSpan)
      (self.rowSpan, self.columnSpan) = (rowSpan, columnSpan)
    }
  }

  /// The elements at the top level, as the app arranged them.
  public var elements: [AccessibilityElement] { didSet { index = nil } }
  /// The elements by id; nil if `makeIndex` was not called since the last change.
  private var index: [String: AccessibilityElement]?
  /// Whether the interface is laid out from right to left. This property affects only elements with frames.
  public var isRightToLeft: Bool
  /// The kind of device that shows the screen. This property affects only elements with frames.
  public var device: Device

  /// The kind of device that shows a screen (`UIUserInterfaceIdiom`).
  public enum Device: String, Sendable, Hashable, CaseIterable { case phone, pad }

  public init(_ elements: [AccessibilityElement], isRightToLeft: Bool = false, device: Device = .phone) {
    self.elements = elements
    self.isRightToLeft = isRightToLeft
    self.device = device
  }

  /// The element or container with the given id, at any depth; nil if the tree does not contain the id.
  public subscript(id: String) -> AccessibilityElement? {
    if let index { return index[id] }
    // Access by index avoids copies of the elements.
    func find(in elements: [AccessibilityElement]) -> AccessibilityElement? {
      for index in elements.indices {
        if elements[index].id == id { return elements[index] }
        if let found = find(in: elements[index].children) { return found }
      }
      return nil
    }
    return find(in: elements)
  }

  /// Makes looking up elements by their ids fast until the tree changes. This takes as long as many searches.
  package mutating func makeIndex() { index = byID }

  /// The elements and containers by id, at any depth.
  package var byID: [String: AccessibilityElement] {
    if let index { return index }
    var byID: [String: AccessibilityElement] = [:]
    func add(_ elements: [AccessibilityElement]) {
      for index in elements.indices {
        if byID[elements[index].id] == nil { byID[elements[index].id] = elements[index] }
        add(elements[index].children)
      }
    }
    add(elements)
    return byID
  }

  public static func == (a: AccessibilityTree, b: AccessibilityTree) -> Bool {
    a.elements == b.elements && a.isRightToLeft == b.isRightToLeft && a.device == b.device
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
    hasher.combine(isRightToLeft)
    hasher.combine(device)
  }

  package func contains(where condition: (borrowing AccessibilityElement) -> Bool) -> Bool {
    // This function is called often. Access by index avoids copies of the elements.
    func find(in elements: [AccessibilityElement]) -> Bool {
      for index in elements.indices where condition(elements[index]) || find(in: elements[index].children) {
        return true
      }
      return false
    }
    return find(in: elements)
  }
}

extension AccessibilityTree.Stop {
  public init(
    _ element: AccessibilityElement, inside groups: [AccessibilityElement] = [],
    boundaries: AccessibilityTree.Boundaries = [], cell: AccessibilityTree.Cell? = nil
  ) {
    self.init(element: element, groups: groups, boundaries: boundaries, cell: cell)
  }
}

extension AccessibilityTree: CustomStringConvertible {
  /// One line per element, indented by depth: role, id, label, value, text state, traits and drawn text.
  public var description: String {
    var lines: [String] = []
    func dump(_ elements: [AccessibilityElement], depth: Int) {
      for element in elements {
        var parts = [String(repeating: "  ", count: depth) + element.role.rawValue, element.id]
        if let label = element.label { parts.append("\"\(label.string.onOneLine)\"") }
        if let value = element.value { parts.append("value \"\(value.string.onOneLine)\"") }
        if let text = element.text {
          if text.isSecure { parts.append("\(text.length) characters") }
          if text.isEditing { parts.append("editing at \(text.insertionPoint)") }
        }
        if element.isHidden { parts.append("hidden") }
        if element.traits.contains(.selected) { parts.append("selected") }
        if element.traits.contains(.notEnabled) { parts.append("dimmed") }
        if let drawn = element.drawn { parts.append("drawn \"\(drawn)\"") }
        if let underlined = element.underlined { parts.append("underlined \"\(underlined)\"") }
        lines.append(parts.joined(separator: " "))
        dump(element.children, depth: depth + 1)
      }
    }
    dump(elements, depth: 0)
    return lines.joined(separator: "\n")
  }
}
