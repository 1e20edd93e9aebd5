import A11ySim
import A11ySimSystem
import ArgumentParser
import ESpeakNG

/// A part of a test suite for one of several machines.
struct Shard: ExpressibleByArgument, Sendable {
  /// The number of this shard, from 1 to ``count``.
  var index: Int
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

  /// Returns the shard that Bazel requests with `TEST_SHARD_INDEX` (from 0) and `TEST_TOTAL_SHARDS`; nil if they are
  /// not set. Creates the file `TEST_SHARD_STATUS_FILE`, which tells Bazel that shards are supported.
  ///
  /// Throws for an invalid shard, because playing all scenarios instead would report wrong results.
  static func bazels() throws(Diagnostic) -> Shard? {
    guard let index = Variable.text("TEST_SHARD_INDEX"), let count = Variable.text("TEST_TOTAL_SHARDS") else {
      return nil
    }
    guard let part = Int(index), let parts = Int(count), part < Int.max, let shard = Shard(part + 1, of: parts) else {
      throw Diagnostic(
        "TEST_SHARD_INDEX “\(index)” is not valid with TEST_TOTAL_SHARDS “\(count)”",
        help: "set TEST_TOTAL_SHARDS to at least 1 and TEST_SHARD_INDEX to a smaller number, or unset both")
    }
    if let path = Variable.text("TEST_SHARD_STATUS_FILE") { try? TextFile.write([], to: path) }
    return shard
  }

  /// Returns every ``count``-th item, so that slow items beside each other go to different shards.
  func part<Item>(of items: [Item]) -> [Item] {
    items.indices.filter { $0 % count == index - 1 }.map { items[$0] }
  }
}

enum Variable {
  /// Returns the value of an environment variable; nil if the variable is unset or empty.
  static func text(_ name: String) -> String? {
    if let run = InProcessRun.current { return run.environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether the variable `CI` is set, as it is in all continuous integration services. `false` and `0` count as unset.
  static var isCI: Bool { text("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false }
}
