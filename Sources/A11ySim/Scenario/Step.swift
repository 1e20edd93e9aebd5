/// One step of a scenario: what the person or the app does, and when.
public struct Step: Sendable, Hashable {
  /// What is done. Elements are named by their ids on the screen.
  public enum Action: Sendable, Hashable {
    case appear
    case swipe(Direction, times: Int = 1)
    case touch(String)
    case doubleTap
    case type(String, interval: Duration? = nil, via: Keyboard = .software)
    case delete(Int = 1, interval: Duration? = nil)
    /// Text from the pasteboard; nil pastes what was copied.
    case paste(String? = nil)
    case copy
    case selectAll
    case autofill(String)
    case key(Key)
    case set([Change])
    case announce(Announcement)
    case post(Notification)
    case screen([ScreenItem])
    case reader(Reader)
    case wait(Duration)
    case readAll
    /// The rotor is turned to what a swipe up or down goes by.
    case rotor(Rotor)
    /// A swipe with two fingers, where navigation is grouped.
    case enterGroup
    case leaveGroup
    /// A scrub with two fingers.
    case escape
    /// A double tap with two fingers.
    case magicTap
    /// A swipe with three fingers.
    case scroll(Direction)
    case dismissKeyboard
    /// Another app posts a notification.
    case notification(app: String, text: String)
    /// The person leaves the app, and comes back after this long.
    case background(Duration)
    case expect(Expectation)
  }

  /// Which way a finger swipes.
  public enum Direction: String, Sendable, Hashable, CaseIterable { case right, left, up, down }

  /// A key of a hardware keyboard that enters no text.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case tab, `return`, escape
    case leftArrow, rightArrow, upArrow, downArrow
  }

  /// A property of an element or component that the app sets.
  public struct Change: Sendable, Hashable {
    /// The id of an element or component.
    public var element: String
    /// What of it.
    public var property: String
    /// The new value, as it is written.
    public var value: String
    /// Whether nothing is set: the component that stands there in place of another does not take it.
    public var isLeftOut = false

    /// Creates a change.
    public init(_ element: String, _ property: String, _ value: String) {
      (self.element, self.property, self.value) = (element, property, value)
    }
  }

  /// What the app tells the platform besides announcements.
  public enum Notification: Sendable, Hashable {
    case screenChanged(String?)
    case layoutChanged(String?)
    /// A layout change that says a text instead of moving the cursor.
    case layoutChangedText(String)
    case pageScrolled(String)
  }

  /// What is done.
  public var action: Action
  /// Starts it this long after the start of the step before, whatever is being said.
  public var after: Duration?
  /// Where it is written, counted from 1.
  public var line: Int?

  /// Creates a step.
  public init(_ action: Action, after: Duration? = nil, line: Int? = nil) {
    self.action = action
    self.after = after
    self.line = line
  }
}

/// How a person goes on: what an act waits for.
public enum Pace: String, Sendable, Hashable, CaseIterable {
  /// An act begins when nothing is speaking, queued or scheduled.
  case patient
  /// Keys follow each other every 0.4 s, whatever is being said.
  case typing
  /// As `typing`, and the next swipe comes 0.6 s into an utterance.
  case brisk
}

extension Step: CustomStringConvertible {
  /// As it is written in a scenario, on one line.
  public var description: String { text(masking: false) }

  /// As it is written; with `masking`, text a person enters is shown as bullets.
  func text(masking: Bool) -> String {
    func entered(_ text: String) -> String {
      masking ? String(repeating: "•", count: text.count) : Self.scalar(text)
    }
    let (name, short, more) = parts(entered)
    var fields = more
    if let after { fields.append(("after", after.scenarioText)) }
    if more.isEmpty {
      let head = short.isEmpty ? name : "\(name): \(short)"
      return after.map { "\(head), after: \($0.scenarioText)" } ?? head
    }
    let beside = after == nil ? "" : ", after: \(after!.scenarioText)"
    let inside = more.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return "\(name): { \(inside) }\(beside)"
  }

  /// The step's name, its short form, and the fields of its long form where the short one does not say everything.
  private func parts(_ entered: (String) -> String) -> (String, String, [(String, String)]) {
    switch action {
    case .appear: return ("appear", "", [])
    case .swipe(let direction, let times):
      return times == 1
        ? ("swipe", direction.rawValue, [])
        : ("swipe", "", [("direction", direction.rawValue), ("times", String(times))])
    case .touch(let id): return ("touch", id, [])
    case .doubleTap: return ("doubleTap", "", [])
    case .type(let text, let interval, let via):
      var fields: [(String, String)] = []
      if let interval { fields.append(("interval", interval.scenarioText)) }
      if via != .software { fields.append(("via", via.rawValue)) }
      return fields.isEmpty ? ("type", entered(text), []) : ("type", "", [("text", entered(text))] + fields)
    case .delete(let count, let interval):
      if let interval {
        return ("delete", "", [("times", String(count)), ("interval", interval.scenarioText)])
      }
      return ("delete", count == 1 ? "" : String(count), [])
    case .paste(let text): return ("paste", text.map(entered) ?? "", [])
    case .copy: return ("copy", "", [])
    case .selectAll: return ("selectAll", "", [])
    case .autofill(let text): return ("autofill", entered(text), [])
    case .key(let key): return ("key", key.rawValue, [])
    case .set(let changes):
      var order: [String] = []
      for change in changes where !order.contains(change.element) { order.append(change.element) }
      let groups = order.map { element in
        let properties = changes.filter { $0.element == element }.map { "\($0.property): \(Self.scalar($0.value))" }
        return (element, "{ " + properties.joined(separator: ", ") + " }")
      }
      return ("set", "", groups)
    case .announce(let announcement):
      var fields: [(String, String)] = []
      if announcement.priority != .default { fields.append(("priority", announcement.priority.rawValue)) }
      if announcement.isQueued { fields.append(("queue", "true")) }
      let spoken = announcement.text
      if spoken.spellsOut { fields.append(("spellOut", "true")) }
      if spoken.speaksPunctuation { fields.append(("punctuation", "true")) }
      if let pitch = spoken.pitch { fields.append(("pitch", "\(pitch)")) }
      if let ipa = spoken.ipa { fields.append(("ipa", Self.scalar(ipa))) }
      if let language = spoken.language { fields.append(("language", language)) }
      let text = Self.scalar(spoken.string)
      return fields.isEmpty ? ("announce", text, []) : ("announce", "", [("text", text)] + fields)
    case .post(.screenChanged(let id?)): return ("post", "", [("screenChanged", id)])
    case .post(.screenChanged(nil)): return ("post", "screenChanged", [])
    case .post(.layoutChanged(let id?)): return ("post", "", [("layoutChanged", id)])
    case .post(.layoutChanged(nil)): return ("post", "layoutChanged", [])
    case .post(.layoutChangedText(let text)):
      return ("post", "", [("layoutChanged", "{ text: \(Self.scalar(text)) }")])
    case .post(.pageScrolled(let text)): return ("post", "", [("pageScrolled", Self.scalar(text))])
    case .screen(let items): return ("screen", "\(items.count) element\(items.count == 1 ? "" : "s")", [])
    case .reader(let reader): return ("reader", reader.description, [])
    case .wait(let duration): return ("wait", duration.scenarioText, [])
    case .readAll: return ("readAll", "", [])
    case .rotor(let rotor): return ("rotor", rotor.rawValue, [])
    case .enterGroup: return ("enterGroup", "", [])
    case .leaveGroup: return ("leaveGroup", "", [])
    case .escape: return ("escape", "", [])
    case .magicTap: return ("magicTap", "", [])
    case .scroll(let direction): return ("scroll", direction.rawValue, [])
    case .dismissKeyboard: return ("dismissKeyboard", "", [])
    case .notification(let app, let text):
      return ("notification", "", [("app", Self.scalar(app)), ("text", Self.scalar(text))])
    case .background(let duration): return ("background", duration.scenarioText, [])
    case .expect: return ("expect", "", [])
    }
  }

  /// On one line, quoted where braces or commas would mislead.
  private static func scalar(_ text: String) -> String {
    let line = text.onOneLine
    let isPlain =
      !line.isEmpty && line == text && line.first != " " && line.last != " "
      && !line.contains(where: { ",{}[]\"".contains($0) }) && !line.contains(": ") && !line.contains(" #")
      && !"#&*!|>'%@`?:".contains(line.first!) && line.last != ":" && line != "-" && !line.hasPrefix("- ")
    return isPlain ? line : "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Duration {
  /// As scenarios write it: `0.25s`.
  var scenarioText: String {
    var text = inSecondsText
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + "s"
  }
}
