import AccessibilityModel
import Simulation

/// Reads steps that stand for gestures.
extension ScenarioParser {
  /// Returns the steps that one entry stands for: `activate: pay` is a touch of the element and a double tap.
  static func acts(_ node: Document.Node) -> [Document.Node] {
    func scalar(_ text: String, like node: Document.Node) -> Document.Node {
      Document.Node(value: .scalar(text, isBlock: false), line: node.line, column: node.column)
    }
    switch node.value {
    case .scalar("activate", _): return [scalar("doubleTap", like: node)]
    case .mapping(let pairs):
      guard
        let index = pairs.firstIndex(where: { if case .scalar("activate", _) = $0.key.value { true } else { false } })
      else { return [node] }
      var (touch, tap) = (node, node)
      var rest = pairs
      let (key, value) = rest.remove(at: index)
      if case .scalar("", false) = value.value {
        touch.value = .mapping([(scalar("doubleTap", like: key), value)] + rest)
        return [touch]
      }
      let isDelay = { (pair: (key: Document.Node, value: Document.Node)) in
        if case .scalar("after", _) = pair.key.value { true } else { false }
      }
      touch.value = .mapping([(scalar("touch", like: key), value)] + rest.filter(isDelay))
      tap.value = .mapping([(scalar("doubleTap", like: key), scalar("", like: value))] + rest.filter { !isDelay($0) })
      return [touch, tap]
    case .scalar, .sequence: return [node]
    }
  }

  mutating func gesture(
    _ kind: GestureKind, _ content: Document.Node?, at place: Document.Node
  ) -> Step.Action? {
    let descriptor = screenReader.descriptor
    if screenReader.isRunning, !descriptor.gestures.contains(where: { $0.name == kind.name }) {
      let form = PlatformForm.of(.step(kind.name))?.form(on: descriptor.platform)
      let advice = form.flatMap { $0.isMissing ? $0.text : nil }
      // Another reader of the scenario has the gesture, so this play leaves the step out.
      if listed.contains(where: { $0.isRunning && $0.descriptor.gestures.contains { $0.name == kind.name } }) {
        noteAbsence(
          of: .step(kind.name), kind.name, advice ?? "\(descriptor.name) has no such gesture", at: place)
        return nil
      }
      let names = descriptor.gestures.map(\.name)
      // The rotor and the reading control choose what swipes up and down do.
      let other = ["rotor": "readingControl", "readingControl": "rotor"][kind.name]
      let counterpart = descriptor.gestures.first { $0.name == other }
      let argument = content.flatMap { if case .scalar(let text, _) = $0.value { text } else { nil } }
      let same = counterpart.flatMap { counterpart in
        argument.flatMap { counterpart.arguments.contains($0) ? "write `- \(counterpart.name): \($0)`" : nil }
      }
      reader.error(
        "\(descriptor.name) has no gesture “\(kind.name)”", at: place,
        help: same ?? advice
          ?? (names.isEmpty
            ? "remove the step: this screen reader has no gestures of its own"
            : "use one of \(names.joined(separator: ", "))"))
      return nil
    }
    if kind.takesText {
      guard let content,
        let text = filledText(content, "`\(kind.name)`", help: "write `- \(kind.name): \(kind.example ?? "…")`")
      else {
        if content == nil {
          reader.error(
            "“\(kind.name)” needs a value", at: place, help: "write `- \(kind.name): \(kind.example ?? "…")`")
        }
        return nil
      }
      return .gesture(Gesture(kind.name, text))
    }
    if kind.arguments.isEmpty {
      return content.map { takesNoValue(kind.name, $0) } ?? .gesture(Gesture(kind.name))
    }
    guard let content else {
      reader.error("“\(kind.name)” needs a value", at: place, help: "write `- \(kind.name): \(kind.example ?? "…")`")
      return nil
    }
    guard let argument = reader.text(content, kind.name) else { return nil }
    guard kind.arguments.contains(argument) || kind.name == "rotor" && rotorNames.contains(argument) else {
      reader.notOne(of: kind.arguments, argument, kind.name, at: content)
      return nil
    }
    return .gesture(Gesture(kind.name, argument))
  }
}
