import Foundation
import Testing

/// Ends the tests when one of them takes too long, and says which, and what it waits for. As long as other tests begin and
/// end, the machine is only slow, and the watch waits.
///
/// A test that blocks its thread cannot be ended by itself; the time limits of Swift Testing only cancel it. And once each
/// thread of the pool is blocked, nothing that needs one runs any more. So the watch has a thread, and ends the process.
public final class TestWatch: @unchecked Sendable {
  /// The watch over the tests of this process. A test may take 10 minutes, and an hour at length.
  public static let shared = TestWatch(
    limit: .seconds(AtLength.number("A11Y_SIM_TEST_SECONDS", default: AtLength.isWanted ? 3600 : 600))
  ) { report in
    FileHandle.standardError.write(Data(report.utf8))
    _exit(1)
  }

  private struct Running {
    let name: String
    let place: String
    let start: SuspendingClock.Instant
    /// What the test waits for, the last thing last.
    var waits: [String] = []
  }

  private let limit: Duration
  private let end: @Sendable (_ report: String) -> Void
  private let lock = NSLock()
  private var running: [Int: Running] = [:]
  private var count = 0
  /// When a test last began or ended.
  private var lastChange = SuspendingClock.now
  private var isWatching = false
  @TaskLocal private static var current: Int?

  /// - Parameter end: called from the watch's thread with the lines that name each test that has run for too long.
  public init(limit: Duration, end: @escaping @Sendable (_ report: String) -> Void) {
    self.limit = limit
    self.end = end
  }

  /// Runs a test under watch.
  public func watch<Value>(
    _ name: String, at place: String, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let number = begin(name, place)
    defer {
      lock.withLock {
        running[number] = nil
        lastChange = .now
      }
    }
    return try await Self.$current.withValue(number, operation: body)
  }

  /// Runs something for which the current test has to wait.
  public func waiting<Value>(for what: String, _ body: () throws -> Value) rethrows -> Value {
    guard let number = Self.current else { return try body() }
    lock.withLock { running[number]?.waits.append(what) }
    defer { lock.withLock { _ = running[number]?.waits.popLast() } }
    return try body()
  }

  private func begin(_ name: String, _ place: String) -> Int {
    lock.withLock {
      if !isWatching {
        isWatching = true
        let step = min(limit / .seconds(1) / 4, 1)
        Thread.detachNewThread { [self] in
          while true {
            Thread.sleep(forTimeInterval: step)
            if let report = report() { return end(report) }
          }
        }
      }
      count += 1
      lastChange = .now
      running[count] = Running(name: name, place: place, start: lastChange)
      return count
    }
  }

  /// A line for each test over its limit, in the form in which Swift Testing reports a failure; nil if there is none.
  private func report() -> String? {
    let (running, lastChange) = lock.withLock { (self.running, self.lastChange) }
    let now = SuspendingClock.now
    if now - lastChange <= limit { return nil }
    let late = running.sorted { $0.key < $1.key }.map(\.value).filter { now - $0.start > limit }
    if late.isEmpty { return nil }
    let lines = late.map { test in
      let waits = test.waits.last ?? "no program that it started"
      return
        "✘ Test \(test.name) recorded an issue at \(test.place): it has run for more than \(limit), and waits for \(waits)\n"
    }
    return lines.joined() + "error: all tests end here, because a test that does not end cannot be ended alone\n"
  }
}

/// The trait that puts each test of a suite under watch. Swift 6.0 cannot do that.
public struct TimeLimited: SuiteTrait, TestTrait {
  public var isRecursive: Bool { true }
}

#if compiler(>=6.1)
  extension TimeLimited: TestScoping {
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let place = "\(test.sourceLocation.fileName):\(test.sourceLocation.line)"
      let name = test.displayName.map { "\"\($0)\"" } ?? test.name
      try await TestWatch.shared.watch(name, at: place, function)
    }
  }
#endif

extension Trait where Self == TimeLimited {
  /// The test fails by name, and all tests end, when it takes longer than a test may.
  public static var timeLimited: Self { Self() }
}
