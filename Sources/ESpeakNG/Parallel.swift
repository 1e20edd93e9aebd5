import A11ySimSystem

/// A runner that uses all cores and delivers results in order.
package enum Parallel {
  /// The number of active cores, and the maximum number of threads of `run`.
  package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Does `count` pieces of work on one thread per core, including the calling thread. Fewer threads are used if the
  /// system cannot create more.
  ///
  /// Dispatch is not used, because it waits for ever if the system cannot create a thread.
  /// - Parameters:
  ///   - began: called when a piece begins, one call at a time.
  ///   - work: does one piece, on any thread.
  ///   - deliver: called with each result in the order of the pieces, one call at a time. If the function returns
  ///     false, no more pieces are begun or delivered.
  package static func run<Result: Sendable>(
    _ count: Int, began: @Sendable (Int) -> Void = { _ in }, work: @Sendable (Int) -> Result,
    deliver: @Sendable (Int, Result) -> Bool
  ) {
    let shared = Shared<Result>()
    withoutActuallyEscaping(deliver) { deliver in
      onThreads(min(count, cores)) {
        while let index = shared.next(of: count, began) { shared.finish(index, work(index), deliver) }
      }
    }
  }

  /// Starts a thread that calls a function. Returns false, and calls nothing, if the system cannot create a thread.
  package static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = Body(body).start() else { return false }
    pthread_detach(thread)
    return true
  }

  /// Calls a function on `count` threads at the same time, one of which is the calling thread. Uses fewer threads if
  /// the system cannot create more.
  private static func onThreads(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let body = Body(body)
      var threads: [pthread_t] = []
      for _ in 1..<max(1, count) {
        guard let thread = body.start() else { break }
        threads.append(thread)
      }
      body.call()
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// The function that threads call, wrapped in an object so that it can be passed to a C function.
  private final class Body: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) {
      if let run = InProcessRun.current {
        self.call = { InProcessRun.$current.withValue(run) { call() } }
      } else {
        self.call = call
      }
    }

    /// Starts a thread; returns nil if no thread can be made.
    func start() -> pthread_t? {
      let argument = Unmanaged.passRetained(self)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread: pthread_t = 0
      #endif
      if pthread_create(&thread, nil, Self.run, argument.toOpaque()) == 0 { return thread }
      argument.release()
      return nil
    }

    #if canImport(Darwin)
      private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().call()
        return nil
      }
    #else
      private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().call() }
        return nil
      }
    #endif
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
