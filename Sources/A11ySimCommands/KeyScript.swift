import A11ySim
import A11ySimSystem

/// A run of `explore` that reads the names of keys from standard input, one per line.
struct KeyScript {
  var explorer: Explorer
  var saver: FlowSaver
  private var printer = ExplorationPrinter()

  init(explorer: Explorer, saver: FlowSaver) {
    self.explorer = explorer
    self.saver = saver
  }

  private enum Line {
    case key(TerminalKey)
    case type(String)
    case paste(String)
    case command(ExplorerCommand)
  }

  func run() -> Console.Status {
    var script = self
    return script.runAll()
  }

  private mutating func runAll() -> Console.Status {
    printer.begin(explorer.exploration)
    printer.printNew(explorer.exploration)
    var number = 0
    var status = Console.Status.fine
    while let text = Console.readLine() {
      number += 1
      if text.isEmpty || text.hasPrefix("#") { continue }
      let line: Line
      do throws(Diagnostic) {
        line = try Self.line(text, number)
      } catch {
        // Keys after a wrong line were meant for another place on the screen, so the script ends.
        Console.complain(error)
        return .couldNot
      }
      guard let command = press(line) else { continue }
      if command == .quit { break }
      if command == .save, !saver.save(explorer.exploration) { status = .couldNot }
    }
    if saver.record != nil, !saver.save(explorer.exploration) { status = .couldNot }
    return status
  }

  /// Presses a key, and prints the speech. Returns the command of the key if the caller must carry it out; otherwise
  /// nil.
  private mutating func press(_ line: Line) -> ExplorerCommand? {
    let effect: Explorer.Effect
    switch line {
    case .key(let key): effect = explorer.press(key)
    case .command(let command): effect = explorer.perform(command)
    case .type(let text):
      for character in text { printer.show(explorer.type(character), explorer) }
      return nil
    case .paste(let text): effect = explorer.paste(text)
    }
    return printer.show(effect, explorer)
  }

  private static func line(_ text: String, _ number: Int) throws(Diagnostic) -> Line {
    if let key = TerminalKey.named.first(where: { $0.name == text })?.key { return .key(key) }
    if text.count == 1 { return .key(.character(text.first!)) }
    // The text after the colon may be a secret, so messages do not quote it.
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch parts[0] {
    case "type" where parts.count == 2 && !parts[1].isEmpty: return .type(parts[1])
    case "paste" where parts.count == 2 && !parts[1].isEmpty: return .paste(parts[1])
    case "cmd" where parts.count == 2:
      let names = ExplorerCommand.allCases.map(\.rawValue)
      if let command = ExplorerCommand(rawValue: parts[1]) { return .command(command) }
      throw Diagnostic(
        "there is no command “\(parts[1])”", file: "standard input", line: number, column: 5,
        help: parts[1].nearest(in: names).map { "did you mean `cmd:\($0)`?" }
          ?? "use one of \(names.joined(separator: ", "))")
    case "type", "paste":
      throw Diagnostic(
        "`\(parts[0])` needs a text", file: "standard input", line: number, column: 1,
        help: "write `\(parts[0]):4`, without a space after the colon")
    default:
      let names = TerminalKey.named.map(\.name) + ["type:TEXT", "paste:TEXT", "cmd:NAME"]
      let near = parts[0].nearest(in: TerminalKey.named.map(\.name) + ["type", "paste", "cmd"])
      throw Diagnostic(
        "there is no key “\(parts[0])”", file: "standard input", line: number, column: 1,
        help: near.map { "did you mean `\($0)`?" } ?? "use one of \(names.joined(separator: ", "))")
    }
  }
}
