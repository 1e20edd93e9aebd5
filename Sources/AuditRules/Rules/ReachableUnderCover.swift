import AccessibilityModel
import Simulation

extension AuditRule {
  static let reachableUnderCover = AuditRule(
    id: "reachable-under-cover", severity: .warning, criteria: ["2.4.3", "1.3.2"],
    summary: "the cursor reaches elements under a cover that fills the screen",
    explanation: """
      The person hears controls that nobody can see, and that a finger cannot touch. The rule looks at screens whose \
      frames are known. A container covers others if it comes after them, fills the screen, has a control, and one of \
      its elements has the same place as one of theirs: two elements in one place cannot both be seen. Modal \
      containers are judged by `reachable-behind-modal`.
      """,
    remedy: "hide what is covered from assistive technology, or make the cover modal",
    examples: [
      .finds(
        "the cursor stops at pay, which lies under menu",
        on: .element(
          .init(id: "pay", role: .button, label: "Pay", frame: .init(x: 16, y: 300, width: 340, height: 48))),
        .group(
          .init(id: "menu", role: .group, label: "Menu", frame: .init(x: 0, y: 0, width: 390, height: 844)),
          [
            .init(id: "cards", role: .button, label: "Cards", frame: .init(x: 16, y: 290, width: 340, height: 60)),
            .init(id: "help", role: .button, label: "Help", frame: .init(x: 16, y: 360, width: 340, height: 60)),
          ]),
        display: .init(width: 390, height: 844), steps: .appear),
      .leaves(
        on: .element(
          .init(id: "pay", role: .button, label: "Pay", frame: .init(x: 16, y: 300, width: 340, height: 48))),
        .group(
          .init(id: "menu", role: .group, label: "Menu", frame: .init(x: 0, y: 0, width: 390, height: 844)),
          [
            .init(id: "cards", role: .button, label: "Cards", frame: .init(x: 16, y: 400, width: 340, height: 60)),
            .init(id: "help", role: .button, label: "Help", frame: .init(x: 16, y: 470, width: 340, height: 60)),
          ]),
        display: .init(width: 390, height: 844), steps: .appear),
    ], judging: .modality
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    guard let screen = play.display else { return .notEvaluated("the size of the screen is not known") }
    var sawCover = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees where play.interactions[index].after.isReaderRunning {
      let moment = play.interactions[index].after
      if moment.tree.contains(where: \.coversTheScreen) { continue }
      let covers = moment.tree.exposed.filter { element in
        element.role.isContainer && !element.children.isEmpty
          && element.frame.map { $0.fills(width: screen.width, height: screen.height) } ?? false
      }
      if covers.isEmpty { continue }
      let stops = moment.readingOrder
      // What comes later in the tree is drawn over what comes before. The reading order goes by the frames.
      let places = Dictionary(
        moment.tree.exposed.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      for cover in covers {
        let inside = stops.filter { $0.isIn(cover) }
        guard inside.contains(where: { $0.element.isControl(on: play.platform) }), let place = places[cover.id] else {
          continue
        }
        // A container that holds everything covers nothing.
        let before = stops.filter {
          !$0.isIn(cover) && $0.element.frame != nil && places[$0.element.id].map { $0 < place } ?? false
        }
        if before.isEmpty { continue }
        sawCover = true
        let above = FramesByPlace(inside)
        let under = before.first { below in
          above.first(over: below) { $0.element.name(on: play.platform) != below.element.name(on: play.platform) }
            != nil
        }
        guard let under, seen.insert(cover.id).inserted else { continue }
        spots.append(
          Spot(
            message: "the cursor stops at \(under.element.id), which lies under \(cover.id)", element: under.element.id,
            interaction: index))
      }
    }
    return sawCover ? .found(spots) : .notEvaluated("no container that fills the screen comes after others")
  }
}

/// Stops in the order of their upper edges, to find those that lie over another without looking at all.
private struct FramesByPlace {
  private var sorted: [(stop: AccessibilityTree.Stop, frame: AccessibilityElement.Frame)]
  private let tallest: Double

  init(_ stops: [AccessibilityTree.Stop]) {
    sorted = stops.compactMap { stop in stop.element.frame.map { (stop, $0) } }.sorted { $0.frame.y < $1.frame.y }
    tallest = sorted.map(\.frame.height).max() ?? 0
  }

  /// Returns a stop that covers four fifths of another. Such a stop covers the middle of the other.
  func first(
    over below: AccessibilityTree.Stop, where fits: (AccessibilityTree.Stop) -> Bool
  ) -> AccessibilityTree.Stop? {
    guard let frame = below.element.frame else { return nil }
    let middle = frame.y + frame.height / 2
    var (low, high) = (0, sorted.count)
    while low < high {
      let next = (low + high) / 2
      if sorted[next].frame.y <= middle { low = next + 1 } else { high = next }
    }
    while low > 0, sorted[low - 1].frame.y + tallest >= middle {
      low -= 1
      if sorted[low].frame.share(of: frame) >= 0.8, fits(sorted[low].stop) { return sorted[low].stop }
    }
    return nil
  }
}

extension AccessibilityTree.Stop {
  fileprivate func isIn(_ container: AccessibilityElement) -> Bool {
    element.id == container.id || groups.contains { $0.id == container.id }
  }
}

extension AccessibilityElement.Frame {
  /// Whether the frame has nearly the size of the screen. A bar of the system may be left free.
  fileprivate func fills(width: Double, height: Double) -> Bool {
    self.width >= width * 0.98 && self.height >= height * 0.88
  }

  /// Returns the part of another frame that this frame covers, from 0 to 1.
  fileprivate func share(of other: Self) -> Double {
    let common = (
      width: min(x + width, other.x + other.width) - max(x, other.x),
      height: min(y + height, other.y + other.height) - max(y, other.y)
    )
    guard common.width > 0, common.height > 0, other.width > 0, other.height > 0 else { return 0 }
    return common.width * common.height / (other.width * other.height)
  }
}
