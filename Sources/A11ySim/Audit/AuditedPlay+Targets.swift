/// The targets of a finger, with their places.
extension AuditedPlay {
  /// An enabled control with a known place and size.
  struct Target {
    /// The act after which it was there.
    var interaction: Int
    /// The control.
    var element: AccessibilityElement
    /// Its place and size.
    var frame: AccessibilityElement.Frame
    /// Whether its size is up to the app: it is neither a control of the system nor a part of a line of text.
    var isAppSized: Bool
  }

  /// The targets of every tree in which a place is known, each tree once.
  var targets: [[Target]] {
    newTrees.compactMap { index in
      let moment = interactions[index].after
      guard moment.tree.contains(where: { $0.frame != nil }) else { return nil }
      let stops = moment.readingOrder
      let texts = stops.map(\.element).filter { $0.allTraits.contains(.staticText) }.compactMap(\.frame)
      let targets = stops.compactMap { stop -> Target? in
        let element = stop.element
        guard element.isControl || element.text != nil, !element.isDimmed, let frame = element.frame,
          frame.width > 0, frame.height > 0
        else { return nil }
        // A link beside a text is a part of its line, and as high as the line.
        let isInline = element.allTraits.contains(.link) && texts.contains { $0.isOnALine(with: frame) }
        let isSystems =
          element.systemLabel != nil || [.pageControl, .backButton, .picker, .key].contains(element.role)
        return Target(interaction: index, element: element, frame: frame, isAppSized: !isInline && !isSystems)
      }
      return targets.isEmpty ? nil : targets
    }
  }
}

extension AuditedPlay.Target {
  /// The side below which WCAG 2.5.8 calls a target undersized, in points.
  static let minimum = 24.0

  /// Whether the target is smaller than 24 × 24 points.
  var isUndersized: Bool { min(frame.width, frame.height) < Self.minimum }

  /// Whether a circle of 24 points around the middle of this undersized target intersects another target, or the
  /// circle of another undersized one (WCAG 2.5.8, the exception for spacing).
  func isCrowded(by other: AuditedPlay.Target) -> Bool {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    func square(_ a: Double, _ b: Double) -> Double { a * a + b * b }
    let radius = Self.minimum / 2
    let nearest = (
      x: max(other.frame.x, min(x, other.frame.x + other.frame.width)),
      y: max(other.frame.y, min(y, other.frame.y + other.frame.height))
    )
    if square(nearest.x - x, nearest.y - y) < radius * radius { return true }
    let middle = (x: other.frame.x + other.frame.width / 2, y: other.frame.y + other.frame.height / 2)
    return other.isUndersized && square(middle.x - x, middle.y - y) < Self.minimum * Self.minimum
  }
}

extension AccessibilityElement {
  /// Whether a person can activate or adjust the element. Text fields do not count.
  var isControl: Bool {
    text == nil && !allTraits.isDisjoint(with: .activatable.union([.adjustable, .keyboardKey]))
  }
}

extension AccessibilityElement.Frame {
  /// The size in words: `20 × 18`.
  var size: String { "\(width.inPoints) × \(height.inPoints)" }

  /// Whether two frames are beside each other.
  fileprivate func isOnALine(with other: Self) -> Bool {
    y < other.y + other.height && other.y < y + height
  }
}

extension Double {
  /// A number of points, without a fraction if it has none.
  var inPoints: String { rounded() == self && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
