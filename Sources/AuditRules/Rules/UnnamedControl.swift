import AccessibilityModel
import Simulation

extension AuditRule {
  static let unnamedControl = AuditRule(
    id: "unnamed-control", severity: .error, criteria: ["4.1.2", "1.1.1"],
    summary: "a control has no name",
    explanation: """
      The person hears “button” but not what it does, and cannot tell two such buttons apart. The rule looks at \
      everything that can be activated or adjusted and has no label, or only symbols of an icon font. On a pop-up button \
      or a column of a picker, the value counts as the name, because it says what the control is for, unless a picker's \
      value is only a number. The value of a slider or a switch is only its state and does not count. Controls that the \
      system names are ignored, and so are web views, whose content names them, and captured rows of which the edge of a \
      scrolling list shows only a strip, because their content is not in the capture, and captured lines and empty slots. Text fields are checked by \
      `unnamed-text-field`.
      """,
    remedy: "give the control a label that says what it does, even if it is a picture",
    examples: [
      .finds(
        "close has no name; only “button” is spoken",
        on: .element(.init(id: "close", role: .button)),
        steps: .appear),
      .finds(
        "cart has no name; its label has only symbols of an icon font",
        on: .element(.init(id: "cart", role: .button, label: "\u{F07A}")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "close", role: .button, label: "Close")),
        .element(.init(id: "country", role: .popUpButton, value: "Norway")),
        steps: .appear),
    ], judging: .label
  ) { play in
    let controls = play.changedStops.filter {
      $0.stop.element.isControl(on: play.platform) && $0.stop.element.android?.view != .webView
    }
    if controls.isEmpty { return .notEvaluated("there is no control on the screen") }
    var strips: [Int: Set<String>] = [:]
    let unnamed = controls.filter { index, stop in
      if stop.element.isNamed(on: play.platform) || stop.element.isLine { return false }
      guard stop.element.mayBeStrip else { return true }
      if strips[index] == nil { strips[index] = play.interactions[index].after.tree.strips }
      return strips[index]?.contains(stop.element.id) != true
    }
    var seen: Set<String> = []
    return .found(
      zip(unnamed, play.descriptions(of: unnamed)).compactMap { control, descriptions in
        let (index, element) = (control.interaction, control.stop.element)
        if seen.contains(element.id) { return nil }
        let description = descriptions.first
        // On Android, the texts inside a control also name it. The cursor does not stop at these texts.
        if play.platform == .android,
          description?.segments.contains(where: { $0.source == .label && !$0.text.isWordless }) == true
        {
          return nil
        }
        seen.insert(element.id)
        let said = description?.segments.contains { $0.source != .hint } == true ? description?.text ?? "" : ""
        let hasGlyphs = element.name(on: play.platform)?.string.isBlank == false
        return Spot(
          message: "\(element.id) has no name"
            + (hasGlyphs
              ? "; its label has only symbols of an icon font" : said.isEmpty ? "" : "; only “\(said)” is spoken"),
          element: element.id, interaction: index)
      })
  }
}

extension AccessibilityTree {
  /// The ids of captured rows without content that end where the scrolling list around them ends.
  fileprivate var strips: Set<String> {
    var strips: Set<String> = []
    func visit(_ elements: [AccessibilityElement], _ list: AccessibilityElement.Frame?) {
      for element in elements {
        if let frame = element.frame, let list, element.mayBeStrip,
          // Converted frames are rounded.
          frame.y <= list.y + 2 || frame.y + frame.height >= list.y + list.height - 2
        {
          strips.insert(element.id)
        }
        visit(element.children, element.android?.isScrollable == true ? element.frame ?? list : list)
      }
    }
    visit(elements, nil)
    return strips
  }
}

extension AccessibilityElement {
  /// Whether this is a captured view without a kind and without content, lower than a row can be.
  fileprivate var mayBeStrip: Bool {
    guard isCaptured, let view = self.android?.view ?? role.androidView, [.view, .group].contains(view),
      let frame = self.frame
    else { return false }
    return children.isEmpty && frame.height < 40
  }

  /// Whether this is a captured view of at most a few points in height or width: a divider, or a slot that is empty now.
  fileprivate var isLine: Bool { isCaptured && self.frame.map { min($0.width, $0.height) < 6 } ?? false }

  fileprivate func isNamed(on platform: Platform) -> Bool {
    if self.systemLabel != nil || name(on: platform)?.string.isWordless == false { return true }
    // The screen reader has words for these two elements: “back button” and “page 1 of 3”.
    if allTraits.contains(.backButton) || role == .pageControl { return true }
    // The value of a toggle or of an adjustable control is a state, not a name.
    let hasState = !allTraits.isDisjoint(with: [.toggle, .adjustable]) && !allTraits.contains(.pickerElement)
    // A number alone says neither hours nor guests.
    if allTraits.contains(.pickerElement), self.value?.string.contains(where: \.isLetter) != true { return false }
    return !hasState && [self.value?.string, self.placeholder].contains { $0?.isBlank == false }
  }
}
