import ESpeakNG

extension A11ySimTool {
  /// Runs the command that the process's arguments name, and ends the process. The exit status is 0 (fine), 1
  /// (findings), 2 (the command could not be carried out), 64 (wrong usage) or 130 (the user stopped the speech).
  public func main() -> Never {
    begin()
    RootCommand.main()
  }

  /// Runs a command of the simulator's own tool inside this process, and returns what a process would leave behind.
  /// Paths are relative to the folder of the calling thread. A command that plays sound, reads a terminal or watches
  /// files needs a process.
  /// - Parameters:
  ///   - environment: all its environment variables.
  ///   - input: its standard input.
  package static func run(
    _ arguments: [String], environment: [String: String], input: String = ""
  ) -> (status: Int32, output: String, errors: String) {
    let run = InProcessRun(environment: environment, input: Array(input.utf8))
    let status = InProcessRun.$current.withValue(run) { RootCommand.run(arguments) }
    return (status.rawValue, run.text(of: .output), run.text(of: .errors))
  }
}
