import A11ySim

/// A command of `explore`, given by a key or by a line such as `cmd:save` in a script.
enum ExplorerCommand: String, CaseIterable {
  case rotor, undo, `repeat`, wait, status, save, help, quit

  var key: Character {
    switch self {
    case .rotor: "r"
    case .undo: "u"
    case .repeat: " "
    case .wait: "w"
    case .status: "i"
    case .save: "s"
    case .help: "?"
    case .quit: "q"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .rotor: "turn the rotor, or choose the next reading control"
    case .undo: "undo the last action"
    case .repeat: "repeat what was heard last"
    case .wait: "wait one second, so that the app can change without input"
    case .status: "say where the cursor and the keyboard focus are"
    case .save: "save the flow as a scenario that passes `a11y-sim test`"
    case .help: "list the keys"
    case .quit: "quit"
    }
  }
}

/// A translator of keys into acts of an `Exploration` and into commands.
struct Explorer {
  enum Effect: Sendable, Equatable {
    /// An act was performed. Its entries are now the last entries of the exploration.
    case acted
    /// The last act was undone. The step is nil if there was no act to undo.
    case takenBack(Step?)
    case command(ExplorerCommand)
    /// The next key is a command even while a field is being edited.
    case awaitsCommand
    /// Nothing happened, for a reason that is printed.
    case nothing(String)
    /// The key has no meaning, and nothing is printed.
    case none
  }

  private(set) var exploration: Exploration
  /// Whether the next key is a command even while a field is being edited.
  private(set) var awaitsCommand = false

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// Advances the exploration to a time, while the person listens.
  mutating func pass(to time: Duration) { exploration.pass(to: time) }

  /// Handles a key. `elapsed` is the time since the last act began; nil if the person waited until speech ended.
  mutating func press(_ key: TerminalKey, elapsed: Duration? = nil) -> Effect {
    let isTyping = exploration.isTyping && !awaitsCommand
    awaitsCommand = false
    let after = elapsed.flatMap(exploration.after)
    func act(_ action: Step.Action) -> Effect {
      exploration.perform(action, after: after)
      return .acted
    }
    switch key {
    case .arrow(let direction): return act(.swipe(direction))
    case .enter: return act(.doubleTap)
    case .backspace:
      return isTyping ? act(.delete()) : .nothing("backspace deletes only while a field is being edited")
    case .escape:
      return isTyping ? act(.dismissKeyboard) : .none
    case .paste(let text):
      return isTyping ? act(.paste(text)) : .nothing("a text can be pasted only while a field is being edited")
    case .character(let character) where isTyping: return act(.type(String(character)))
    case .character(let character):
      guard let command = ExplorerCommand.allCases.first(where: { $0.key == character }) else {
        return .nothing("this key has no meaning here; ? lists the keys")
      }
      return perform(command, after: after)
    case .control("g"):
      awaitsCommand = isTyping
      return isTyping ? .awaitsCommand : .none
    case .control: return .none
    case .end: return .command(.quit)
    }
  }

  /// Performs a command. `after` is the delay after the start of the last act; nil if the person waits until speech
  /// ends.
  mutating func perform(_ command: ExplorerCommand, after: Duration? = nil) -> Effect {
    awaitsCommand = false
    switch command {
    case .rotor:
      return exploration.turn(after: after)
        ? .acted : .nothing("this screen reader has no gesture that chooses what a swipe up or down does")
    case .undo: return .takenBack(exploration.takeBack())
    case .wait:
      exploration.perform(.wait(.seconds(1)), after: after)
      return .acted
    case .repeat, .status, .save, .help, .quit: return .command(command)
    }
  }

  /// Types a character, even if no field is being edited.
  mutating func type(_ character: Character) -> Effect {
    exploration.perform(.type(String(character)))
    return .acted
  }

  /// Pastes a text, even if no field is being edited.
  mutating func paste(_ text: String) -> Effect {
    exploration.perform(.paste(text))
    return .acted
  }

  // MARK: Texts

  static let help: String = {
    let acts: [(String, String)] = [
      ("right, left arrow", "swipe to the next or the previous element"),
      ("up, down arrow", "adjust a value, or go by the rotor or reading control"),
      ("return", "double tap"),
    ]
    let commands = ExplorerCommand.allCases.map { ($0 == .repeat ? "space" : String($0.key), $0.summary) }
    let typing: [(String, String)] = [
      ("characters", "type"), ("backspace", "delete"), ("escape", "leave the field and hide the keyboard"),
      ("Ctrl-G, then a key", "a command from above"),
    ]
    func list(_ rows: [(String, String)]) -> String {
      rows.map { "  " + $0.0 + String(repeating: " ", count: max(2, 20 - $0.0.count)) + $0.1 + "\n" }.joined()
    }
    return list(acts) + list(commands) + "While a field is being edited:\n" + list(typing)
  }()

  var status: String {
    let status = exploration.status
    var parts = ["cursor: \(status.isOnKeyboard ? "keyboard" : status.cursor ?? "none")"]
    parts.append("focus: \(status.focus ?? "none")")
    if let turn = status.turn, let unit = status.unit { parts.append("\(turn.inWords): \(unit.inWords)") }
    parts.append(status.time.inTenths)
    if let next = status.untilNext { parts.append("the app does something in \(next.inTenths)") }
    if awaitsCommand { parts.append("command:") } else if exploration.isTyping { parts.append("typing") }
    return parts.joined(separator: " · ")
  }
}

extension String {
  /// A camel-case name as words: `readingControl` becomes “reading control”.
  fileprivate var inWords: String {
    reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}

extension Duration {
  fileprivate var inTenths: String {
    let tenths = Int((self + .milliseconds(50)) / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
