#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A walk through the accessibility tree below a view, in the order in which VoiceOver goes through it.
  ///
  /// Source: cashapp/AccessibilitySnapshot `AccessibilityHierarchyParser` and its tests, unless a comment names another.
  @MainActor struct AccessibilityWalk {
    /// The most elements and containers that a screen file holds. The container around the screen is one of them.
    static let elementLimit = 10_000
    /// The most objects that are visited, and how deep: a container may answer with new ones for ever.
    static let visitLimit = 200_000
    static let depthLimit = 512
    /// How deep containers may stand inside one another before they no longer count as such.
    private static let containerLimit = 16

    private let root: UIView
    /// The difference of two top edges from which on one element is below the other, in points.
    private let rowHeight: Double
    private let isRightToLeft: Bool
    /// The number of elements and containers found, and of objects visited.
    private var found = 1
    private var visited = 0
    /// The containers on the way from the root, to notice one that contains itself.
    private var path: Set<ObjectIdentifier> = []
    /// The elements found, which VoiceOver stops at once. They are kept alive: a container may make new ones each time
    /// it is asked, and one that is gone would leave its identity to the next.
    private var seen: [ObjectIdentifier: NSObject] = [:]

    init(_ root: UIView) {
      self.root = root
      // A pad's threshold for a Mac is a guess.
      rowHeight = [.pad, .mac].contains(root.traitCollection.userInterfaceIdiom) ? 13 : 8
      isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the elements and containers in reading order.
    mutating func elements() throws -> [CapturedElement] {
      sorted(try runs(in: root, Surroundings())).flatMap(\.elements)
    }

    /// What an object inherits from the objects around it.
    private struct Surroundings {
      /// The names of the custom actions of the containers around, innermost first (AccessibilitySnapshot 323).
      var actions: [String] = []
      /// The text field or text view around, whose accessible element may be an object inside it.
      var field: UIView?
      var isInTable = false
      var containers = 0
    }

    /// Elements that are read one after the other, with the place of the first.
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
      // VoiceOver does not go in circles.
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
          // An index that has no element still costs time, and the count may be any number.
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
      // What belongs together is read together, and placed by what is read first in it.
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

    /// Sorts into rows by the top edges, and each row from the leading edge.
    ///
    /// "Same row" is not transitive, so the result depends on which pairs are compared. Runs of 32 are sorted by
    /// insertion and then merged, which is what the simulator does.
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
    /// Whether nothing of the view is on the screen. From which alpha on VoiceOver still finds a view was not measured.
    fileprivate var isDrawnNowhere: Bool {
      isHidden || alpha <= 0 || clipsToBounds && bounds.width <= 0 && bounds.height <= 0
    }

    /// The last modal subview that is not hidden, or all subviews if there is none.
    fileprivate var reachableSubviews: [UIView] {
      subviews.last { $0.accessibilityViewIsModal && !$0.isDrawnNowhere && !$0.accessibilityElementsHidden }.map {
        [$0]
      }
        ?? subviews
    }
  }

  extension NSObject {
    /// The number of elements of a container that counts them; nil for any other object.
    @MainActor fileprivate var countedElements: Int? {
      // A list that scrolls counts rows that are not on the screen, and makes elements for them. That its subviews are
      // what VoiceOver meets first is a guess.
      if self is UIScrollView { return nil }
      let count = accessibilityElementCount()
      // UIKit answers `NSNotFound`, the largest number, for an object that is no container.
      return count > 0 && count < .max ? count : nil
    }
  }
#endif
