import AccessibilityModel
import Simulation

extension ScenarioParser {
  var stepNames: [String] { Self.stepNames(vocabulary.screenReaders) }

  static func stepNames(_ readers: [any ScreenReader.Type]) -> [String] {
    StepName.names + readers.gestures.map(\.name)
  }

  static let reactionNames = StepName.allCases.filter(\.isReaction).map(\.rawValue)
  static let onlyReactionNames = StepName.allCases.filter(\.isOnlyReaction).map(\.rawValue)
  /// The maximum number of Unicode scalars in one `type`, `paste` or `autofill` step.
  static let typedLimit = 1_000

  mutating func steps(_ node: Document.Node) -> [Step] {
    played(reader.sequence(node, "steps") ?? []).flatMap(Self.acts).compactMap { step($0, isReaction: false) }
  }

  /// Returns the help for a step without its colon or space, such as `swipe right` or `swipe:right`. Returns nil if the
  /// text does not begin with the name of a step.
  func withColon(_ text: String) -> String? {
    guard let name = stepNames.first(where: { text.hasPrefix($0 + " ") || text.hasPrefix($0 + ":") }) else {
      return nil
    }
    let rest = text.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
    return "write `\(name): \(rest)`"
  }

  mutating func step(_ node: Document.Node, isReaction: Bool) -> Step? {
    let name: String
    let nameNode: Document.Node
    var content: Document.Node?
    var after: Duration?
    var expectsNothing = false
    var comment: String?
    switch node.value {
    case .scalar(let text, _):
      (name, nameNode) = (text, node)
    case .sequence:
      reader.error("a step must be a word or a mapping, not a list", at: node, help: "write `- swipe: right`")
      return nil
    case .mapping(let pairs):
      var found: (String, Document.Node, Document.Node)?
      for (key, value) in pairs {
        guard case .scalar(let text, _) = key.value else { continue }
        if text == "after" {
          after = reader.duration(value, "after")
        } else if text == "expectNothing" {
          expectsNothing = reader.flag(value, text) ?? false
          if isReaction {
            reader.error("`expectNothing` is not allowed in reactions", at: key, help: "remove `expectNothing`")
          }
        } else if !isReaction, Self.blocks.contains(text) {
          reader.error(
            "“\(text)” is allowed only in reactions", at: key, help: "move this step to an event under `when:`")
          return nil
        } else if let found {
          reader.error(
            "a step can have only one action, not “\(found.0)” and “\(text)”", at: key,
            help: "begin the second step on a new line with `-`")
          return nil
        } else {
          found = (text, key, value)
        }
      }
      guard let found else {
        let beside = pairs.isEmpty ? "only" : after == nil && expectsNothing ? "expectNothing" : "after"
        reader.error("a step needs an action besides `\(beside)`", at: node, help: "write `- swipe: right`")
        return nil
      }
      (name, nameNode) = (found.0, found.1)
      if case .scalar("", false) = found.2.value { comment = found.2.comment } else { content = found.2 }
    }
    // The gestures of all readers are listed only for what is not a step of every reader: a scenario has many steps.
    guard StepName(rawValue: name) != nil || stepNames.contains(name) else {
      if let advice = KnownElsewhere.step(name, content: content, isID: { targets[$0] != nil }) {
        reader.error("there is no step “\(name)”", at: nameNode, help: advice)
        return nil
      }
      reader.error(
        "there is no step “\(name)”", at: nameNode, meant: name, of: stepNames,
        help: withColon(name) ?? "use one of \(stepNames.joined(separator: ", "))")
      return nil
    }
    if !isReaction && Self.onlyReactionNames.contains(name) {
      reader.error(
        "“\(name)” is allowed only in reactions", at: nameNode, help: "move this step to an event under `when:`")
      return nil
    }
    if isReaction && !Self.reactionNames.contains(name) {
      reader.error(
        "“\(name)” is not a step of the app, so it is not allowed in reactions", at: nameNode,
        help: KnownElsewhere.reaction(name, content: content)
          ?? "use one of \(Self.reactionNames.joined(separator: ", "))")
      return nil
    }
    if isReaction && after != nil {
      reader.error("`after` is not allowed in reactions", at: node, help: "write `- wait: 0.5s`")
    }
    if let comment, let word = comment.dropFirst().split(separator: " ").first.map(String.init), targets[word] != nil {
      reader.error("“\(name)” needs a value", at: nameNode, help: "write `- \(name): \(word)`; `#` begins a comment")
      return nil
    }
    return action(name, content, at: nameNode).map {
      Step($0, after: after, expectsNothing: expectsNothing, line: node.line)
    }
  }

  private mutating func action(
    _ name: String, _ content: Document.Node?, at place: Document.Node
  ) -> Step.Action? {
    guard let step = StepName(rawValue: name) else {
      return vocabulary.screenReaders.gestures.first { $0.name == name }.flatMap { gesture($0, content, at: place) }
    }
    guard let content else { return bare(step, at: place) }
    return action(step, content)
  }

  /// Reads a step without a value.
  private mutating func bare(_ step: StepName, at place: Document.Node) -> Step.Action? {
    switch step {
    case .appear: return .appear
    // `acts` has made a double tap of `activate`.
    case .doubleTap, .activate: return .doubleTap
    case .copy: return .copy
    case .cut: return .cut
    case .selectAll: return .selectAll
    case .dismissKeyboard: return .dismissKeyboard
    case .delete: return .delete()
    case .paste: return .paste(nil)
    case .expect: return .expect(ExpectationParser.toFill(at: place))
    case .swipe, .touch, .type, .select, .autofill, .key, .set, .focus, .announce, .post, .toast, .screen, .locale,
      .readerLocale, .if, .turns, .every, .count, .stop, .reader, .wait, .notification, .background:
      reader.error("“\(step.rawValue)” needs a value", at: place, help: Self.example(of: step))
      return nil
    }
  }

  /// Reads a step with its value.
  private mutating func action(_ step: StepName, _ content: Document.Node) -> Step.Action? {
    switch step {
    case .doubleTap:
      guard case .scalar(let id, _) = content.value, targets[id] != nil else {
        return takesNoValue(step.rawValue, content)
      }
      reader.error("“doubleTap” takes no value", at: content, help: "write `- activate: \(id)`")
      return nil
    case .appear, .activate, .copy, .cut, .selectAll, .dismissKeyboard:
      return takesNoValue(step.rawValue, content)
    case .swipe: return swipe(content)
    case .touch:
      guard let id = reader.text(content, "touch") else { return nil }
      if SoftwareKeyboard.isKey(id) { checkKey(id, content) } else { use(id, content) }
      return .touch(id)
    case .type: return type(content)
    case .delete: return delete(content)
    case .paste: return .paste(typed(content, "paste") ?? "")
    case .autofill: return typed(content, "autofill").map { .autofill($0) }
    case .select: return typed(content, "select").map { .select($0) }
    case .key:
      let key: Step.Key? = reader.choice(content, "key")
      return key.map { .key($0) }
    case .set: return set(content)
    case .announce: return announce(content)
    case .post: return post(content)
    case .toast: return filledText(content, "`toast`", help: "write `- toast: Copied`").map { .toast($0) }
    case .screen:
      guard case .scalar = content.value else { return .screen(screen(content)) }
      guard let name = reader.text(content, "screen") else { return nil }
      if !screenNames.contains(name) { unknownScreen(name, at: content) }
      return .show(name)
    case .focus:
      guard let id = reader.text(content, "focus") else { return nil }
      if id == "none" { return .focus(nil) }
      use(id, content)
      return .focus(id)
    case .locale: return languageTag(content).map { .locale($0) }
    case .readerLocale: return readerLocale(content, for: screenReader).map { .readerLocale($0) }
    // `reaction` reads these, with the entries beside them.
    case .if, .turns, .every: return nil
    case .stop:
      guard let name = reader.text(content, "stop") else { return nil }
      stops.append((name, content, reader.file))
      return .stop(name)
    case .count: return count(content)
    case .reader: return switchReader(content)
    case .notification: return notification(content)
    case .background: return reader.duration(content, "background").map { .background($0) }
    case .wait: return reader.duration(content, "wait").map { .wait($0) }
    case .expect:
      var expectations = ExpectationParser(
        reader: reader, sounds: vocabulary.screenReaders.sounds, readerNames: readerNames)
      guard let content = resolved(content) else { return nil }
      noteFoldedLines(content)
      expectations.reader = reader
      let expectation = expectations.expectation(content)
      reader = expectations.reader
      return expectation.map { .expect($0) }
    }
  }

  mutating func takesNoValue(_ name: String, _ content: Document.Node) -> Step.Action? {
    reader.error("“\(name)” takes no value", at: content, help: "write `- \(name)`")
    return nil
  }

  private static func example(of step: StepName) -> String {
    "write `- \(step.rawValue): \(step.example ?? "…")`"
  }

  mutating func swipe(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value else {
      let direction: Step.Direction? = reader.choice(node, "swipe")
      return direction.map { .swipe($0) }
    }
    if let (name, value) = node.fields?.first, let direction = Step.Direction(rawValue: name) {
      let times = if case .scalar(let text, _) = value.value, Int(text) != nil { text } else { "3" }
      reader.error(
        "a swipe has no key “\(name)”", at: node, help: "write `- swipe: { direction: \(direction), times: \(times) }`")
      return nil
    }
    guard let fields = reader.mapping(node, .swipe) else { return nil }
    guard let direction: Step.Direction = fields["direction"].flatMap({ reader.choice($0, "direction") }) else {
      if fields["direction"] == nil {
        reader.error("a swipe needs a `direction`", at: node, help: "write `- swipe: { direction: right, times: 3 }`")
      }
      return nil
    }
    let times = fields["times"].map { reader.integer($0, "times", in: 1...1_000) ?? 1 }
    return .swipe(direction, times: times ?? 1)
  }

  /// Checks the id of a key of the software keyboard. The player checks that the keyboard shows the key.
  mutating func checkKey(_ id: String, _ node: Document.Node) {
    if SoftwareKeyboard.ids.contains(id) { return }
    reader.error(
      "the keyboard has no key “\(id.dropFirst(SoftwareKeyboard.prefix.count))”", at: node, meant: id,
      of: SoftwareKeyboard.ids, help: "use a key such as keyboard.4, keyboard.q, keyboard.delete or keyboard.code")
  }

  mutating func notification(_ node: Document.Node) -> Step.Action? {
    if case .scalar = node.value {
      reader.error(
        "a notification must be a mapping, not a text", at: node,
        help: "write `- notification: { app: Messages, text: Your code is 482913 }`")
      return nil
    }
    guard let fields = reader.mapping(node, .notification) else { return nil }
    for name in ["app", "text"] where fields[name] == nil {
      reader.error(
        "a notification needs \(name == "app" ? "an" : "a") `\(name)`", at: node,
        help: "write `- notification: { app: Messages, text: Your code is 482913 }`")
    }
    guard let app = fields["app"].flatMap({ reader.text($0, "app") }),
      let text = fields["text"].flatMap({ appText($0, "text") })
    else { return nil }
    return .notification(app: app, text: text)
  }

  mutating func typed(_ node: Document.Node, _ name: String) -> String? {
    guard let text = reader.text(node, name) else { return nil }
    // Unicode scalars are counted, because one character can consist of thousands of them.
    let count = text.unicodeScalars.count
    if count > Self.typedLimit {
      reader.error(
        "this `\(name)` has \(count) characters; at most \(Self.typedLimit) are allowed", at: node,
        help: "split the text into several steps")
      return nil
    }
    return text
  }

  mutating func type(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value else { return typed(node, "type").map { .type($0) } }
    guard let fields = reader.mapping(node, .type, elsewhere: { KnownElsewhere.typing($0, value: $1) })
    else { return nil }
    guard let textNode = fields["text"] else {
      reader.error("a `type` step needs a `text`", at: node, help: "write `- type: { text: 482913, interval: 0.25s }`")
      return nil
    }
    let keyboard: Keyboard? = fields["via"].flatMap { reader.choice($0, "via") }
    let interval = fields["interval"].flatMap { reader.duration($0, "interval") }
    return typed(textNode, "text").map { .type($0, interval: interval, via: keyboard ?? .software) }
  }

  mutating func delete(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value else {
      return reader.integer(node, "delete", in: 1...1_000).map { .delete($0) }
    }
    guard let fields = reader.mapping(node, .delete) else { return nil }
    let times = fields["times"].map { reader.integer($0, "times", in: 1...1_000) ?? 1 }
    return .delete(times ?? 1, interval: fields["interval"].flatMap { reader.duration($0, "interval") })
  }

  mutating func announce(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value, node.fields?.contains(where: { $0.name == "key" }) != true else {
      return spokenText(node, "announce", spellsOut: false).map { .announce(Announcement($0)) }
    }
    let words = ["message", "label", "content", "value", "announcement"]
    guard
      let fields = reader.mapping(
        node, .announcement, elsewhere: { name, _ in words.contains(name) ? "write `text`" : nil })
    else { return nil }
    guard let textNode = fields["text"] else {
      reader.error(
        "an announcement needs a `text`", at: node, help: "write `- announce: { text: Code sent, priority: high }`")
      return nil
    }
    let priority: Announcement.Priority? = fields["priority"].flatMap { reader.choice($0, "priority") }
    let isQueued = fields["queue"].flatMap { reader.flag($0, "queue") } ?? false
    let text = spokenText(textNode, "text", spellsOut: false)
    if case .mapping(let pairs) = textNode.value {
      for case .scalar(let name, _) in pairs.map(\.key.value) {
        guard name != "text", let node = fields[name] else { continue }
        reader.error("“\(name)” appears twice", at: node, help: "remove one of the two")
      }
    }
    var announcement = Announcement(text ?? "", priority: priority ?? .default, isQueued: isQueued)
    setSpeechAttributes(of: &announcement.text, fields)
    return text == nil ? nil : .announce(announcement)
  }

  mutating func post(_ node: Document.Node) -> Step.Action? {
    let names = MappingForm.post.keys
    let name: String
    var target: Document.Node?
    if case .mapping(let pairs) = node.value {
      guard
        let fields = reader.mapping(
          node, .post,
          elsewhere: { name, value in
            guard ["announcement", "announce", "message", "text"].contains(name) else { return nil }
            return KnownElsewhere.step("announcement", content: value, isID: { _ in false })
          })
      else { return nil }
      // An error has been reported for the only key.
      if pairs.count == 1, fields.isEmpty { return nil }
      guard pairs.count == 1, let first = fields.first else {
        reader.error(
          "`post` needs exactly one notification", at: node, help: "write `- post: { screenChanged: code.1 }`")
        return nil
      }
      name = first.key
      if case .scalar("", _) = first.value.value {} else { target = first.value }
    } else {
      guard let text = reader.text(node, "post") else { return nil }
      guard names.contains(text) else {
        reader.notOne(of: names, text, "post", at: node)
        return nil
      }
      name = text
    }
    if name == "pageScrolled" {
      guard let target else {
        reader.error("`pageScrolled` needs a text", at: node, help: "write `- post: { pageScrolled: Page 2 of 3 }`")
        return nil
      }
      return appText(target, name).map { .post(.pageScrolled($0)) }
    }
    var id: String?
    if name == "layoutChanged", let target, case .mapping = target.value {
      guard let fields = reader.mapping(target, .layoutChange) else { return nil }
      guard let text = fields["text"] else {
        reader.error(
          "`layoutChanged` needs an id or a `text`", at: target,
          help: "write `- post: { layoutChanged: { text: Two more rows } }`")
        return nil
      }
      return appText(text, "text").map { .post(.layoutChangedText($0)) }
    }
    if let target {
      guard let text = reader.text(target, name) else { return nil }
      use(text, target)
      id = text
    }
    if name == "accessibilityFocus" {
      if let id { return .post(.accessibilityFocus(id)) }
      reader.error(
        "`accessibilityFocus` needs an id", at: node, help: "write `- post: { accessibilityFocus: message }`")
      return nil
    }
    return .post(name == "screenChanged" ? .screenChanged(id) : .layoutChanged(id))
  }
}
