import A11ySim
import A11ySimSystem
import ArgumentParser

/// One of several parts into which a test suite is divided. Each machine plays one part.
struct Shard: ExpressibleByArgument, Sendable {
  /// The number of this shard, counted from 1.
  var index: Int
  /// The number of shards.
  var count: Int

  /// Parses a text such as `2/5`.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  private init?(_ index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns the shard that Bazel asks for with `TEST_SHARD_INDEX`, counted from 0, and `TEST_TOTAL_SHARDS`; nil if
  /// they are not set. Creates the file that `TEST_SHARD_STATUS_FILE` names, which tells Bazel that shards are
  /// supported.
  ///
  /// - Throws: A diagnostic if the variables name no valid shard. Playing all scenarios instead would report wrong
  ///   results.
  static func bazels() throws(Diagnostic) -> Shard? {
    guard let index = Variable.text("TEST_SHARD_INDEX"), let count = Variable.text("TEST_TOTAL_SHARDS") else {
      return nil
    }
    guard let part = Int(index), let parts = Int(count), part < Int.max, let shard = Shard(part + 1, of: parts) else {
      throw Diagnostic(
        "there is no shard “\(index)” of “\(count)” (TEST_SHARD_INDEX, TEST_TOTAL_SHARDS)",
        help: "set TEST_SHARD_INDEX to a number from 0 to TEST_TOTAL_SHARDS - 1, or unset both")
    }
    if let path = Variable.text("TEST_SHARD_STATUS_FILE") { try? TextFile.write([], to: path) }
    return shard
  }

  /// Returns the items of this shard: every ``count``-th item, so that neighbouring slow items go to different shards.
  func part<Item>(of items: [Item]) -> [Item] {
    items.indices.filter { $0 % count == index - 1 }.map { items[$0] }
  }
}

/// Access to the variables of the environment.
enum Variable {
  /// Returns the value of a variable; nil if it is not set or is empty.
  static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether the tool runs in continuous integration. All such services set the variable `CI`; `false` and `0` mean no.
  static var isCI: Bool { text("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false }
}
