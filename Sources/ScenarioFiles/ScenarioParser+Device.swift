import A11ySim

/// Reading of the device.
extension ScenarioParser {
  /// The range of a size of the device, in points.
  static let sides = 1...10_000

  /// Reads the kind of device, or a mapping with the sizes of its screen and keyboard.
  mutating func device(_ node: Document.Node, into scenario: inout Scenario) {
    guard case .mapping = node.value else {
      if let device: AccessibilityTree.Device = reader.choice(node, "device") { scenario.device = device }
      return
    }
    guard let fields = reader.mapping(node, .device) else { return }
    if let kind = fields["kind"], let device: AccessibilityTree.Device = reader.choice(kind, "kind") {
      scenario.device = device
    }
    let keyboard = fields["keyboard"].flatMap { reader.integer($0, "keyboard", in: Self.sides) }
    guard let size = fields["size"] else {
      if let node = fields["keyboard"] {
        reader.error("a `keyboard` needs the `size` of the screen", at: node, help: Self.deviceExample)
      }
      return
    }
    guard let list = reader.sequence(size, "size") else { return }
    let sides = list.compactMap { reader.integer($0, "a side of the screen", in: Self.sides) }
    guard sides.count == 2, list.count == 2 else {
      // A side that is not a number has been reported.
      if sides.count < list.count { return }
      return reader.error(
        "`size` must be two whole numbers, width and height in points", at: size, help: Self.deviceExample)
    }
    if let keyboard, let node = fields["keyboard"], keyboard >= sides[1] {
      reader.error("the keyboard is not lower than the screen", at: node, help: Self.deviceExample)
    }
    scenario.display = Scenario.Display(
      width: Double(sides[0]), height: Double(sides[1]), keyboardHeight: keyboard.map(Double.init))
  }

  private static let deviceExample = "write `device: { size: [390, 844], keyboard: 336 }`"
}
