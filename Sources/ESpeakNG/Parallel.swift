import A11ySimSystem
import Dispatch

/// Does work on all cores, with results in order.
public enum Parallel {
  /// The number of active cores.
  public static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Does `count` pieces of work.
  /// - Parameters:
  ///   - count: the number of pieces.
  ///   - began: called for each piece as it is begun, one call at a time.
  ///   - work: does one piece, on any thread.
  ///   - deliver: called with each result in the order of the pieces, one call at a time; when it returns false, no
  ///     more pieces are begun.
  public static func run<Result: Sendable>(
    _ count: Int, began: @Sendable (Int) -> Void = { _ in }, work: @Sendable (Int) -> Result,
    deliver: @Sendable (Int, Result) -> Bool
  ) {
    let shared = Shared<Result>()
    withoutActuallyEscaping(deliver) { deliver in
      DispatchQueue.concurrentPerform(iterations: min(count, cores)) { _ in
        while let index = shared.next(of: count, began) { shared.finish(index, work(index), deliver) }
      }
    }
  }

  private final class Shared<Result: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var taken = 0
    private var delivered = 0
    private var isEnded = false
    private var waiting: [Int: Result] = [:]

    func next(of count: Int, _ began: (Int) -> Void) -> Int? {
      lock.lock()
      defer { lock.unlock() }
      if isEnded || taken == count { return nil }
      began(taken)
      taken += 1
      return taken - 1
    }

    func finish(_ index: Int, _ result: Result, _ deliver: (Int, Result) -> Bool) {
      lock.lock()
      defer { lock.unlock() }
      waiting[index] = result
      while !isEnded, let next = waiting.removeValue(forKey: delivered) {
        isEnded = !deliver(delivered, next)
        delivered += 1
      }
    }
  }
}
