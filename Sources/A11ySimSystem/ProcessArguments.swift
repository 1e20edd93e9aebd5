import CA11ySimSystem

/// The arguments of this process.
public enum ProcessArguments {
  /// The name of the program, as it was called, and the arguments. `CommandLine` takes them from /proc on Linux, and has
  /// none where that is missing.
  public static let all: [String] = {
    if !CommandLine.arguments.isEmpty { return CommandLine.arguments }
    guard let words = a11y_arguments() else { return [] }
    var arguments: [String] = []
    while let word = words[arguments.count] { arguments.append(String(cString: word)) }
    return arguments
  }()
}
