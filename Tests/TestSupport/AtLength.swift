import Foundation

/// What takes too long for tests that somebody waits for.
///
/// A test whose name ends with `AtLength` does all of what another does a share of, and is enabled where that is wanted:
/// `Scripts/test-at-length` runs these and no others.
public enum AtLength {
  /// Whether A11Y_SIM_AT_LENGTH is set.
  public static let isWanted = ProcessInfo.processInfo.environment["A11Y_SIM_AT_LENGTH"] != nil

  /// The number in a variable of the environment, by which scripts ask for more; otherwise the default.
  public static func number(_ name: String, default number: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? number
  }

  /// The text in a variable of the environment, by which scripts ask for a share; nil if there is none.
  public static func text(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
