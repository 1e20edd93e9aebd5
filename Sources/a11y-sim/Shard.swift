import A11ySimSystem
import ArgumentParser

/// A part of a suite, so that several machines share the work.
struct Shard: ExpressibleByArgument, Sendable {
  /// The number of this part, counted from 1.
  var index: Int
  /// The number of parts.
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

  /// The shard Bazel asks for (`TEST_SHARD_INDEX`, counted from 0, and `TEST_TOTAL_SHARDS`); nil if there is none.
  ///
  /// Writes the file that `TEST_SHARD_STATUS_FILE` names, which tells Bazel that sharding is supported.
  static var bazels: Shard? {
    guard let index = Variable.text("TEST_SHARD_INDEX").flatMap({ Int($0) }),
      let count = Variable.text("TEST_TOTAL_SHARDS").flatMap({ Int($0) })
    else { return nil }
    if let path = Variable.text("TEST_SHARD_STATUS_FILE") { try? TextFile.write([], to: path) }
    return Shard(index + 1, of: count)
  }

  /// The items of this shard: every n-th, so that slow items that lie together are shared out.
  func part<Item>(of items: [Item]) -> [Item] {
    items.indices.filter { $0 % count == index - 1 }.map { items[$0] }
  }
}

/// Variables of the environment.
enum Variable {
  /// The value of a variable; nil if it is not set or is empty.
  static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether this is continuous integration, according to the variable `CI`, which all such services set.
  static var isCI: Bool { text("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false }
}
