/// The targets of a finger, with their places.
extension AuditedPlay {
  /// An enabled control with a known place and size.
  struct Target: Sendable, Hashable {
    /// The control's id.
    var id: String
    /// Its place and size.
    var frame: AccessibilityElement.Frame
    /// Whether its size is up to the app: it is neither a control of the system nor a part of a line of text.
    var isAppSized: Bool
    /// Whether it is a button or a link, of whose size the platform says something.
    var isButton: Bool
  }

  /// Returns the targets among the places where the cursor stops.
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
      // A link beside a text is a part of its line, and as high as the line.
      let isInline = traits.contains(.link) && Self.isOnALine(frame, among: lines)
      let isSystems = element.systemLabel != nil || [.pageControl, .backButton, .picker, .key].contains(element.role)
      // A segment has a position among the others.
      let isButton =
        !traits.isDisjoint(with: [.button, .link]) && element.text == nil && element.position == nil
        && traits.isDisjoint(with: [.toggle, .tab, .popUpButton, .keyboardKey, .adjustable])
      return Target(id: element.id, frame: frame, isAppSized: !isInline && !isSystems, isButton: isButton)
    }
  }

  /// Returns the heights at which there are texts, from the top, without overlaps.
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

  /// Returns whether a frame is beside a text. There may be many of both, so the line is found by bisection.
  private static func isOnALine(_ frame: AccessibilityElement.Frame, among lines: [Range<Double>]) -> Bool {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound > frame.y { high = middle } else { low = middle + 1 }
    }
    return low < lines.count && lines[low].lowerBound < frame.y + frame.height
  }

  /// Returns the undersized targets that another target is too close to, each once, with that target's id.
  static func crowded(
    in trees: [(interaction: Int, targets: [Target])]
  ) -> [(interaction: Int, target: Target, neighbour: String)] {
    var known: [String: AccessibilityElement.Frame] = [:]
    var found: Set<String> = []
    var crowded: [(interaction: Int, target: Target, neighbour: String)] = []
    for (index, targets) in trees {
      for (place, target) in targets.enumerated() where target.isUndersized && target.isAppSized {
        // A place is judged once, by the neighbours that are there then: there may be many trees.
        guard known.updateValue(target.frame, forKey: target.id) != target.frame else { continue }
        let neighbour = targets.indices.first { $0 != place && target.isCrowded(by: targets[$0]) }
        guard let neighbour, found.insert(target.id).inserted else { continue }
        crowded.append((index, target, targets[neighbour].id))
      }
    }
    return crowded
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

extension AccessibilityElement.Frame {
  /// The size in words: `20 × 18`.
  var size: String { "\(width.inPoints) × \(height.inPoints)" }
}

extension Double {
  /// A number of points, without a fraction if it has none.
  var inPoints: String { rounded() == self && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
