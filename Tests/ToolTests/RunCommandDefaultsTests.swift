import ArgumentParser
import TestSupport
import Testing

@testable import A11ySimCommands

/// `RunCommand(playing:)` and the parser. A new option that has no value there stops the test.
@Suite(.timeLimited) struct RunCommandDefaultsTests {
  /// Property wrappers differ in what else they keep, so the values alone are compared.
  private func values(of command: Any, at path: String = "", into values: inout [String: String]) {
    for child in Mirror(reflecting: command).children {
      guard let label = child.label else { continue }
      if let group = child.value as? any Group {
        self.values(of: group.options, at: path + label, into: &values)
      } else if let option = child.value as? any Wrapper {
        values[path + label] = "\(option.current)"
      } else {
        values[path + label] = "\(child.value)"
      }
    }
  }

  @Test func equalToTheParsersWithoutOptions() throws {
    for files in [["demo"], ["a.yaml", "b.yaml"], []] {
      let parsed = try #require(try RunCommand.parseAsRoot(files) as? RunCommand)
      var expected: [String: String] = [:]
      var made: [String: String] = [:]
      values(of: parsed, into: &expected)
      values(of: try RunCommand(playing: files), into: &made)
      #expect(expected == made)
      #expect(made["_files"] == "\(files)")
    }
  }
}

private protocol Wrapper { var current: Any { get } }
private protocol Group { var options: Any { get } }
extension Option: Wrapper { fileprivate var current: Any { wrappedValue } }
extension Flag: Wrapper { fileprivate var current: Any { wrappedValue } }
extension Argument: Wrapper { fileprivate var current: Any { wrappedValue } }
extension OptionGroup: Group { fileprivate var options: Any { wrappedValue } }
