extension A11ySimTool {
  /// Runs the command that the process's arguments name, and ends the process. The exit status is 0 (fine), 1
  /// (findings), 2 (the command could not be carried out), 64 (wrong usage) or 130 (the user stopped the speech).
  public func main() -> Never {
    begin()
    RootCommand.main()
  }
}
