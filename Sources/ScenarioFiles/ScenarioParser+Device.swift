import AccessibilityModel
import Simulation

extension ScenarioParser {
  /// The allowed range for the width and height of the screen and for the height of the keyboard, in points.
  static let sides = 1...10_000

  /// Reads the kind of device, or a mapping with the kind and the sizes of the screen and keyboard.
  mutating func device(_ node: Document.Node, into scenario: inout Scenario) {
    guard case .mapping = node.value else {
      if case .scalar(let text, _) = node.value, ["android", "ios"].contains(text.lowercased()) {
        reader.error(
          "“\(text)” is not a value of “device”", at: node, help: "write `device: { platform: \(text.lowercased()) }`")
        return
      }
      if let device: AccessibilityTree.Device = reader.choice(node, "device") { scenario.device = device }
      return
    }
    guard let fields = reader.mapping(node, .device) else { return }
    system(fields, into: &scenario)
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
      // An error has been reported for each side that is not a number.
      if sides.count < list.count { return }
      return reader.error(
        "`size` must be two whole numbers, width and height in points", at: size, help: Self.deviceExample)
    }
    if let keyboard, let node = fields["keyboard"], keyboard >= sides[1] {
      reader.error(
        "the height of the keyboard must be less than that of the screen", at: node, help: Self.deviceExample)
    }
    scenario.display = Scenario.Display(
      width: Double(sides[0]), height: Double(sides[1]), keyboardHeight: keyboard.map(Double.init))
  }

  /// Reads the platform and the version of its operating system. Both apply only to screen readers of this platform.
  private mutating func system(_ fields: [String: Document.Node], into scenario: inout Scenario) {
    let version = fields["os"].flatMap { node -> Version? in
      guard let text = reader.text(node, "os") else { return nil }
      if let version = Version(text) { return version }
      reader.error("“os” cannot be “\(text)”", at: node, help: "write a version, such as 15 or 26.1")
      return nil
    }
    let running = listed.filter(\.isRunning)
    guard let node = fields["platform"] else {
      guard let node = fields["os"] else { return }
      if Set(running.map(\.descriptor.platform)).count > 1 {
        return reader.error(
          "`os` needs `platform`, because the screen readers run on different platforms", at: node,
          help: "write `device: { platform: android, os: 15 }`")
      }
      if playsWrittenReader { scenario.systemVersion = version }
      return
    }
    guard let name = reader.text(node, "platform") else { return }
    guard let platform = Self.platforms[name] else {
      return reader.notOne(of: Self.platforms.keys.sorted(), name, "platform", at: node)
    }
    if !running.isEmpty, !running.contains(where: { $0.descriptor.platform == platform }) {
      return reader.error(
        "\(running[0].descriptor.name) does not run on \(platform.rawValue)", at: node,
        help: "remove `platform`, because the screen reader determines it")
    }
    if readerOfPlay.isRunning, readerOfPlay.descriptor.platform != platform { return }
    (scenario.platform, scenario.systemVersion) = (platform, version)
  }

  static let platforms: [String: Platform] = ["ios": .iOS, "android": .android]

  private static let deviceExample = "write `device: { size: [390, 844], keyboard: 336 }`"
}
