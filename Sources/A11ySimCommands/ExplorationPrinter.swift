import A11ySim

struct ExplorationPrinter {
  private var count = 0

  func begin(_ exploration: Exploration) {
    Console.print(exploration.header.firstLines.map { $0 + "\n" }.joined())
  }

  /// Prints new entries. If `isPatient` is false, prints only the entries that the person has heard so far.
  mutating func printNew(_ exploration: Exploration, isPatient: Bool = true, on line: StatusLine? = nil) {
    let new = isPatient ? exploration.entries(from: count) : exploration.heardEntries(from: count)
    count += new.count
    print(Self.text(new), on: line)
  }

  /// Prints the effect of a key. Returns the command of the key if the caller must carry it out; otherwise nil.
  @discardableResult
  mutating func show(
    _ effect: Explorer.Effect, _ explorer: Explorer, on line: StatusLine? = nil
  ) -> ExplorerCommand? {
    let exploration = explorer.exploration
    switch effect {
    case .acted: printNew(exploration, on: line)
    case .takenBack(let step?):
      // The printed entries of the undone act cannot be removed from the output, so only the count changes.
      count = exploration.count
      print("# taken back: \(step)\n", on: line)
    case .takenBack(nil): print("# there is nothing to take back\n", on: line)
    case .nothing(let reason): print("# \(reason)\n", on: line)
    case .command(.repeat):
      let last = exploration.entries(from: exploration.countBeforeLast)
      print("# repeated\n" + Self.text(last.filter { $0.expectedLine != nil }), on: line)
    case .command(.status): print("# \(explorer.status)\n", on: line)
    case .command(.help):
      print(Explorer.help.split(separator: "\n").map { "# \($0)\n" }.joined(), on: line)
    case .command(let command): return command
    case .awaitsCommand, .none: break
    }
    return nil
  }

  private func print(_ text: String, on line: StatusLine?) {
    if let line { line.print(text) } else { Console.print(text) }
  }

  private static func text(_ entries: [Transcript.Entry]) -> String {
    entries.flatMap { $0.lines() }.map { $0 + "\n" }.joined()
  }
}
