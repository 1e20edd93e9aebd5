extension A11ySimTool {
  /// Runs the command that the arguments of the process name, and ends the process with its exit status: 0 fine, 1 findings,
  /// 2 it could not be done, 64 wrong usage.
  public func main() -> Never {
    begin()
    RootCommand.main()
  }
}
