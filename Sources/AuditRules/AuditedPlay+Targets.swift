import AccessibilityModel

extension AuditedPlay {
  /// An enabled control with a known position and size.
  struct Target: Sendable, Hashable {
    var id: String
    /// The position and size on the screen, in points.
    var frame: AccessibilityElement.Frame
    /// Whether the app decides the size. This is false for system controls and for links in a line of text.
    var isAppSized: Bool
    /// Whether the target is a button or a link, for which Apple recommends at least 44 × 44 points.
    var isButton: Bool
    /// Whether the frame is from a capture, so that a larger area may react to touch.
    var isCaptured = false
    var isField = false
    /// Whether the size is converted from pixels of an unknown density. The true size may be larger.
    var isConverted = false
  }

  static func targets(among stops: [AccessibilityTree.Stop], on platform: Platform) -> [Target] {
    guard stops.contains(where: { $0.element.frame != nil }) else { return [] }
    let texts = stops.map(\.element).filter { $0.allTraits.contains(.staticText) }.compactMap(\.frame)
    let lines = Self.lines(of: texts)
    return stops.compactMap { stop in
      let element = stop.element
      guard element.isControl(on: platform) || element.text != nil, !element.isDimmed, let frame = element.frame,
        frame.width > 0, frame.height > 0
      else { return nil }
      let traits = element.allTraits
      // A link beside a text is part of the line of text and has the line's height.
      let isInline = traits.contains(.link) && Self.isOnALine(frame, among: lines)
      let isSystems = element.systemLabel != nil || [.pageControl, .backButton, .picker, .key].contains(element.role)
      // An element with a `position`, such as “1 of 3”, is a segment of a segmented control, not a button.
      let isButton =
        !traits.isDisjoint(with: [.button, .link]) && element.text == nil && element.position == nil
        && traits.isDisjoint(with: [.toggle, .tab, .popUpButton, .keyboardKey, .adjustable])
      return Target(
        id: element.id, frame: frame, isAppSized: !isInline && !isSystems && !stop.isCutByList, isButton: isButton,
        isCaptured: !element.unknown.isEmpty, isField: element.text != nil,
        isConverted: platform == .android && element.isCaptured)
    }
  }

  /// Returns the vertical ranges of texts, from top to bottom. Overlapping ranges are merged.
  private static func lines(of texts: [AccessibilityElement.Frame]) -> [Range<Double>] {
    var lines: [Range<Double>] = []
    for text in texts.sorted(by: { $0.y < $1.y }) where text.height > 0 {
      let bottom = text.y + text.height
      if let last = lines.last, text.y < last.upperBound {
        lines[lines.count - 1] = last.lowerBound..<max(last.upperBound, bottom)
      } else {
        lines.append(text.y..<bottom)
      }
    }
    return lines
  }

  /// Returns whether a frame is beside a line of text. The search is binary, because a screen may have many frames and
  /// lines.
  private static func isOnALine(_ frame: AccessibilityElement.Frame, among lines: [Range<Double>]) -> Bool {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound > frame.y { high = middle } else { low = middle + 1 }
    }
    return low < lines.count && lines[low].lowerBound < frame.y + frame.height
  }

  static func crowded(
    in trees: [(interaction: Int, targets: [Target])]
  ) -> [(interaction: Int, target: Target, neighbour: String)] {
    var known: [String: AccessibilityElement.Frame] = [:]
    var found: Set<String> = []
    var crowded: [(interaction: Int, target: Target, neighbour: String)] = []
    for (index, targets) in trees {
      lazy var grid = Grid(targets)
      for (place, target) in targets.enumerated() where target.isUndersized && target.isAppSized {
        // Targets are compared only when their frame has changed, because comparing in every tree would be slow.
        guard known.updateValue(target.frame, forKey: target.id) != target.frame else { continue }
        let neighbour = grid.first(near: target) { $0 != place && target.isCrowded(by: targets[$0]) }
        guard let neighbour, found.insert(target.id).inserted else { continue }
        crowded.append((index, target, targets[neighbour].id))
      }
    }
    return crowded
  }
}

/// The targets of a screen by the squares that they are in or near. A target that crowds another is in one of the
/// other's squares, so few targets are compared.
private struct Grid {
  private struct Square: Hashable {
    var x, y: Int
  }

  private static let side = 2 * AuditedPlay.Target.minimum
  /// The greatest number of squares of a target. A target with more squares is compared with every other.
  private static let limit = 256

  private var squares: [Square: [Int]] = [:]
  private var large: [Int] = []

  init(_ targets: [AuditedPlay.Target]) {
    for (index, target) in targets.enumerated() {
      let (frame, margin) = (target.frame, AuditedPlay.Target.minimum)
      guard let left = Self.number(frame.x - margin), let right = Self.number(frame.x + frame.width + margin),
        let top = Self.number(frame.y - margin), let bottom = Self.number(frame.y + frame.height + margin),
        (right - left + 1) * (bottom - top + 1) <= Self.limit
      else {
        large.append(index)
        continue
      }
      for x in left...right { for y in top...bottom { squares[Square(x: x, y: y), default: []].append(index) } }
    }
  }

  /// Returns the number of the square of a coordinate; nil if the coordinate is too large.
  private static func number(_ coordinate: Double) -> Int? {
    abs(coordinate) < 1e9 ? Int((coordinate / side).rounded(.down)) : nil
  }

  /// Returns the first target that passes a test, of those that may crowd `target`.
  func first(near target: AuditedPlay.Target, where condition: (Int) -> Bool) -> Int? {
    let far = large.first(where: condition)
    guard let x = Self.number(target.frame.x + target.frame.width / 2),
      let y = Self.number(target.frame.y + target.frame.height / 2),
      let near = squares[Square(x: x, y: y)]?.first(where: condition)
    else { return far }
    return min(near, far ?? near)
  }
}

extension AuditedPlay.Target {
  /// The minimum width and height of a target in WCAG 2.5.8, in points.
  static let minimum = 24.0

  /// Whether the target is smaller than the minimum, however the device is set. A phone of 1080 pixels that is taken for
  /// 412 dp wide may be 720 dp wide, as some emulators are.
  var isUndersized: Bool { min(frame.width, frame.height) < (isConverted ? Self.minimum * 412 / 720 : Self.minimum) }

  /// Returns whether this undersized target is too close to another target, as the spacing exception of WCAG 2.5.8
  /// defines it.
  ///
  /// The circle around the middle of this target, 24 points in diameter, must not intersect the other target. If the
  /// other target is undersized too, the two circles must not intersect either.
  func isCrowded(by other: AuditedPlay.Target) -> Bool {
    // A tap on what is around a text field goes to the field.
    if isField, other.frame.contains(frame) { return false }
    // A capture does not say how large the area is that reacts to touch for a button inside a field.
    if isCaptured, other.isField, other.frame.contains(frame) { return false }
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

extension AccessibilityTree.Stop {
  /// Whether a scrolling list of a capture ends where the element ends, so that a part of it may be outside.
  fileprivate var isCutByList: Bool {
    guard element.isCaptured, let frame = element.frame else { return false }
    return groups.contains { group in
      guard group.android?.isScrollable == true, let list = group.frame else { return false }
      // Converted frames are rounded.
      return frame.y <= list.y + 2 || frame.y + frame.height >= list.y + list.height - 2
    }
  }
}

extension AccessibilityElement.Frame {
  func contains(_ other: Self) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  var size: String { "\(width.inPoints) × \(height.inPoints)" }
}

extension Double {
  var inPoints: String { rounded() == self && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
