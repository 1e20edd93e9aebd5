#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A walk through the accessibility tree below a view, in VoiceOver's order.
  ///
  /// Source: cashapp/AccessibilitySnapshot `AccessibilityHierarchyParser` and its tests, unless a comment names another
  /// source.
  @MainActor struct AccessibilityWalk {
    /// The maximum number of elements and containers in a screen file, including the container around the screen.
    static let elementLimit = 10_000
    /// The maximum number of visited objects. The limit ends the walk if a container creates new children without end.
    static let visitLimit = 200_000
    static let depthLimit = 512
    /// The maximum nesting depth of containers. Deeper containers are left out, but their elements are kept.
    private static let containerLimit = 16

    private let root: UIView
    /// The smallest vertical distance between top edges, in points, at which two elements are in different rows.
    private let rowHeight: Double
    private let isRightToLeft: Bool
    /// The number of elements and containers found so far, including the container around the screen.
    private var found = 1
    private var visited = 0
    /// The objects from the root to the current object. An object that is already in the set contains itself.
    private var path: Set<ObjectIdentifier> = []
    /// The elements found so far, by identity. VoiceOver stops at each element only once. The dictionary keeps the
    /// objects alive, so that no new object can reuse the identity of a freed object.
    private var seen: [ObjectIdentifier: NSObject] = [:]

    init(_ root: UIView) {
      self.root = root
      // The iPad's value is also used for the Mac, which is a guess.
      rowHeight = [.pad, .mac].contains(root.traitCollection.userInterfaceIdiom) ? 13 : 8
      isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    mutating func elements() throws -> [CapturedElement] {
      sorted(try runs(in: root, Surroundings())).flatMap(\.elements)
    }

    /// The properties that an object inherits from the objects around it.
    private struct Surroundings {
      /// The names of the custom actions of all enclosing containers, innermost first (source: AccessibilitySnapshot,
      /// pull request 323).
      var actions: [String] = []
      /// The enclosing text field or text view. The accessibility element of a text field may be a private object
      /// inside the field.
      var field: UIView?
      var isInTable = false
      var containers = 0
    }

    /// Elements that are read one after the other, with the frame of the first element.
    private struct Run {
      var elements: [CapturedElement]
      var frame: CapturedElement.Frame
    }

    private mutating func runs(in object: NSObject, _ surroundings: Surroundings) throws -> [Run] {
      visited += 1
      guard visited <= Self.visitLimit else { throw CaptureError.endless(Self.visitLimit) }
      if object.accessibilityElementsHidden { return [] }
      if let view = object as? UIView, view.isDrawnNowhere { return [] }
      if object.isAccessibilityElement {
        guard seen.updateValue(object, forKey: ObjectIdentifier(object)) == nil,
          var element = CapturedElement(object, in: surroundings.field)
        else { return [] }
        try count()
        element.actions += surroundings.actions
        element.isInTable = surroundings.isInTable
        let frame = object.frameOnScreen
        element.frame = frame.flatMap { $0.isDrawable ? $0 : nil }
        return [Run(elements: [element], frame: frame ?? .init(x: 0, y: 0, width: 0, height: 0))]
      }
      // VoiceOver does not visit a container again inside itself.
      guard path.insert(ObjectIdentifier(object)).inserted else { return [] }
      defer { path.remove(ObjectIdentifier(object)) }
      guard path.count <= Self.depthLimit else { throw CaptureError.deep(Self.depthLimit) }
      return try runs(inContainer: object, surroundings)
    }

    private mutating func runs(inContainer object: NSObject, _ surroundings: Surroundings) throws -> [Run] {
      let container = surroundings.containers < Self.containerLimit ? CapturedElement(container: object, root) : nil
      var inside = surroundings
      inside.actions = object.actionNames + surroundings.actions
      if let field = object as? UIView, field.isTextInput { inside.field = field }
      if object.accessibilityContainerType == .dataTable { inside.isInTable = true }
      if container != nil { inside.containers += 1 }

      var runs: [Run] = []
      let isOrdered: Bool
      if let elements = object.accessibilityElements {
        isOrdered = true
        for case let element as NSObject in elements { runs += try self.runs(in: element, inside) }
      } else if let count = object.countedElements {
        isOrdered = true
        for index in 0..<count {
          // An index without an element also counts as a visit, because a container can report any number of elements.
          visited += 1
          guard visited <= Self.visitLimit else { throw CaptureError.endless(Self.visitLimit) }
          guard let element = object.accessibilityElement(at: index) as? NSObject else { continue }
          runs += try self.runs(in: element, inside)
        }
      } else {
        isOrdered = false
        for view in (object as? UIView)?.reachableSubviews ?? [] { runs += try self.runs(in: view, inside) }
      }
      guard isOrdered || container != nil || object.shouldGroupAccessibilityChildren else { return runs }
      // The elements of a group are read together. The first element decides the position of the group.
      let ordered = isOrdered ? runs : sorted(runs)
      guard let first = ordered.first else { return [] }
      let elements = ordered.flatMap(\.elements)
      guard var container else { return [Run(elements: elements, frame: first.frame)] }
      try count()
      container.children = elements
      return [Run(elements: [container], frame: first.frame)]
    }

    private mutating func count() throws {
      found += 1
      guard found <= Self.elementLimit else { throw CaptureError.many(Self.elementLimit) }
    }

    // MARK: Rows

    /// Sorts runs into rows by their top edges, and the runs of each row in reading direction.
    ///
    /// "In the same row" is not transitive, so the result depends on which pairs of runs are compared. Blocks of 32
    /// runs are sorted by insertion and then merged, as in the reading order that `a11y-sim` computes.
    private func sorted(_ runs: [Run]) -> [Run] {
      func precedes(_ a: Run, _ b: Run) -> Bool {
        if abs(a.frame.y - b.frame.y) >= rowHeight { return a.frame.y < b.frame.y }
        return isRightToLeft ? a.frame.x + a.frame.width > b.frame.x + b.frame.width : a.frame.x < b.frame.x
      }
      var runs = runs
      var length = 32
      for start in stride(from: 0, to: runs.count, by: length) {
        for end in start..<min(start + length, runs.count) {
          let placed = runs[end]
          var index = end
          while index > start, precedes(placed, runs[index - 1]) {
            runs[index] = runs[index - 1]
            index -= 1
          }
          runs[index] = placed
        }
      }
      while length < runs.count {
        var merged: [Run] = []
        merged.reserveCapacity(runs.count)
        for start in stride(from: 0, to: runs.count, by: 2 * length) {
          var first = runs[start..<min(start + length, runs.count)]
          var second = runs[first.endIndex..<min(first.endIndex + length, runs.count)]
          while let a = first.first, let b = second.first {
            merged.append(precedes(b, a) ? second.removeFirst() : first.removeFirst())
          }
          merged += first
          merged += second
        }
        runs = merged
        length *= 2
      }
      return runs
    }
  }

  extension UIView {
    /// Whether the view is hidden, fully transparent, or empty and clipped. The smallest alpha at which VoiceOver still
    /// finds a view was not measured.
    fileprivate var isDrawnNowhere: Bool {
      isHidden || alpha <= 0 || clipsToBounds && bounds.width <= 0 && bounds.height <= 0
    }

    /// The last visible subview that is modal for accessibility, or all subviews if there is none.
    fileprivate var reachableSubviews: [UIView] {
      subviews.last { $0.accessibilityViewIsModal && !$0.isDrawnNowhere && !$0.accessibilityElementsHidden }.map {
        [$0]
      }
        ?? subviews
    }
  }

  extension NSObject {
    /// The number of elements that `accessibilityElementCount()` reports; nil for a scroll view, or if no number is
    /// reported.
    @MainActor fileprivate var countedElements: Int? {
      // A scrolling list also counts rows that are not on the screen, and creates elements for them. The walk therefore
      // uses the subviews of the list. It is a guess that VoiceOver reaches the subviews first.
      if self is UIScrollView { return nil }
      let count = accessibilityElementCount()
      // UIKit returns `NSNotFound`, which equals `Int.max`, for an object that is not a container.
      return count > 0 && count < .max ? count : nil
    }
  }
#endif
