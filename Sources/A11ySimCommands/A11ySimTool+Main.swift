extension A11ySimTool {
  /// Runs the command that the process's arguments name, and ends the process. The exit status is 0 (fine), 1
  /// (findings), 2 (the command could not be carried out) or 64 (wrong usage).
  public func main() -> Never {
    begin()
    RootCommand.main()
  }
}
