import A11ySim
import A11ySimSystem
import ESpeakNG

/// A run of `explore` that reads single keys from a terminal.
struct TerminalExplorer {
  private var explorer: Explorer
  private var saver: FlowSaver
  private let speaker: ExplorationSpeaker?
  /// Whether `--speak` asks for speech. Missing speech is then an error.
  private let isSpeechRequired: Bool
  private var isSpeaking: Bool
  private var status = Console.Status.fine
  private var printer = ExplorationPrinter()
  private let line: StatusLine
  /// Whether the next key answers the question about replacing a file.
  private var asksToReplace = false
  private var isTyping = false
  private var complaints = 0

  init(
    explorer: Explorer, saver: FlowSaver, speaker: ExplorationSpeaker?, isSpeechRequired: Bool, isDrawn: Bool
  ) {
    self.explorer = explorer
    self.saver = saver
    self.speaker = speaker
    self.isSpeechRequired = isSpeechRequired
    isSpeaking = speaker != nil
    line = StatusLine(isDrawn: isDrawn)
  }

  func run() -> Console.Status {
    var explorer = self
    return Interruption.silencing(speaker?.player) { explorer.obeyKeys() }
  }

  private mutating func obeyKeys() -> Console.Status {
    guard let keys = TerminalKeys(isDrawn: line.isDrawn) else {
      Console.complain(
        Diagnostic("keys cannot be read, because the command is in the background", help: "bring it back with `fg`"))
      return .couldNot
    }
    do {
      defer {
        line.clear()
        keys.close()
      }
      printer.begin(explorer.exploration)
      line.print("# ? lists the keys\n")
      present()
      var resumptions = TerminalKeys.resumptions
      while Interruption.received == 0, !Console.isUnread {
        if resumptions != TerminalKeys.resumptions || StatusLine.takeResize() {
          resumptions = TerminalKeys.resumptions
          line.draw()
        }
        follow()
        guard let key = keys.next(waiting: true) else { continue }
        if !obey(key) { break }
      }
      speaker?.halt(at: explorer.exploration.end)
      printer.printNew(explorer.exploration, on: line)
    }
    if saver.record != nil, !saver.save(explorer.exploration) { status = .couldNot }
    guard Interruption.received != 0 else { return status }
    Console.complain("interrupted")
    return .interrupted
  }

  /// Handles a key. Returns false to quit.
  private mutating func obey(_ key: TerminalKey) -> Bool {
    if asksToReplace {
      asksToReplace = false
      if key == .character("y") { save(isForced: true) } else { line.print("# not saved\n") }
      return true
    }
    if key == .control("l") {
      line.draw()
      return true
    }
    var elapsed: Duration?
    if isSpeaking, let speaker {
      explorer.pass(to: speaker.heard)
      elapsed = explorer.exploration.now - explorer.exploration.start
    }
    let effect = explorer.press(key, elapsed: elapsed)
    switch effect {
    case .acted:
      present()
    case .takenBack(.some):
      speaker?.halt(at: explorer.exploration.end)
      printer.show(effect, explorer, on: line)
      update()
    case .command(.repeat):
      printer.show(effect, explorer, on: line)
      if isSpeaking { speaker?.speak(explorer.exploration, from: explorer.exploration.start) }
    case .command(.save): save()
    case .command(.quit): return false
    case .awaitsCommand:
      if !line.isDrawn { line.print("# command:\n") }
      update()
    default:
      printer.show(effect, explorer, on: line)
      update()
    }
    return true
  }

  /// Speaks the last act, or prints it if there is no speech.
  private mutating func present() {
    if isSpeaking, let speaker {
      speaker.speak(explorer.exploration, from: explorer.exploration.start)
    } else {
      printer.printNew(explorer.exploration, on: line)
    }
    let exploration = explorer.exploration
    if exploration.isTyping, !isTyping, !line.isDrawn {
      line.print("# typing: escape leaves the field; Ctrl-G and then a key is a command\n")
    }
    isTyping = exploration.isTyping
    update()
  }

  /// Prints the entries that have been heard so far, and reports problems of the voice.
  private mutating func follow() {
    guard isSpeaking, let speaker else { return }
    let heard = speaker.heard
    explorer.pass(to: heard)
    printer.printNew(explorer.exploration, isPatient: false, on: line)
    update(explorer.exploration.current?.text)
    // Speech is prepared only up to `horizon`. Timers of the app may cause speech after that time.
    if let horizon = speaker.horizon, heard >= horizon { speaker.speak(explorer.exploration, from: heard) }
    let diagnostics = speaker.diagnostics
    for diagnostic in diagnostics.dropFirst(complaints) { line.complain(diagnostic) }
    complaints = diagnostics.count
    if let failure = speaker.takeFailure() {
      line.complain(
        Diagnostic(
          "nothing is spoken: \(failure.message)", severity: isSpeechRequired ? .error : .info,
          help: "connect a sound device, or save the flow and run it with --wav OUT.wav"))
      if isSpeechRequired { status = .couldNot }
      isSpeaking = false
      printer.printNew(explorer.exploration, on: line)
      update()
    }
  }

  private mutating func save(isForced: Bool = false) {
    line.clear()
    if !isForced, saver.wouldReplace {
      asksToReplace = true
      line.print("# \(saver.path) exists: y replaces it, any other key does not\n")
      return
    }
    _ = saver.save(explorer.exploration, isForced: isForced)
    line.draw()
  }

  private func update(_ utterance: String? = nil) {
    line.show((utterance.map { "♪ \($0) · " } ?? "") + explorer.status)
  }
}
