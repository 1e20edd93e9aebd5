import A11ySim

/// A printer of an exploration, line by line as a transcript.
struct ExplorationPrinter {
  /// The number of entries that were printed.
  private var count = 0

  /// Prints the lines before the first act.
  func begin(_ exploration: Exploration) {
    Console.print(exploration.header.firstLines.map { $0 + "\n" }.joined())
  }

  /// Prints the entries that are new.
  ///
  /// - Parameters:
  ///   - isPatient: Whether the person hears everything. If not, only what the person has heard is printed.
  ///   - line: The status line of the terminal; nil if there is none.
  mutating func printNew(_ exploration: Exploration, isPatient: Bool = true, on line: StatusLine? = nil) {
    let new = isPatient ? exploration.entries(from: count) : exploration.heardEntries(from: count)
    count += new.count
    print(Self.text(new), on: line)
  }

  /// Prints the effect of a key. Returns the command that it gives, if it is not carried out here.
  @discardableResult
  mutating func show(
    _ effect: Explorer.Effect, _ explorer: Explorer, on line: StatusLine? = nil
  ) -> ExplorerCommand? {
    let exploration = explorer.exploration
    switch effect {
    case .acted: printNew(exploration, on: line)
    case .takenBack(let step?):
      // The entries of the act before stay printed.
      count = exploration.entries().count
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
