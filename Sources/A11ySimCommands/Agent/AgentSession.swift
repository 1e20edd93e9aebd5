import A11ySim
import A11ySimSystem
import AgentProtocol
import ESpeakNG

/// The conversation with an agent: lines of standard input, answers on standard output, and calls on threads.
///
/// Lines are read while tools work, because a client may cancel a call. Nothing but messages is ever printed: what a
/// tool would print is caught by an `InProcessRun` around each call.
final class AgentSession: @unchecked Sendable {
  private struct Item {
    var number: Int
    var call: AgentServer.Call
  }

  private let server: AgentServer
  private let outer = InProcessRun.current
  private let lock = Lock()
  private var waiting: [Item] = []
  /// The ids of the calls that are at work, as JSON, by the numbers of the calls.
  private var working: [Int: String] = [:]
  private var cancelled: Set<Int> = []
  private var count = 0
  private var workers = 0
  private var idle = 0
  private var isEnded = false
  private let output = Lock()

  /// The number of calls that are worked on at the same time.
  private static let workerLimit = 4
  /// The number of calls that may wait. No more lines are read before one of them has begun.
  private static let waitingLimit = 64
  /// The maximum length of a message, in bytes.
  private static let lineLimit = 16_000_000

  init(_ server: AgentServer) { self.server = server }

  /// Answers until the end of standard input. Calls that have arrived by then are still answered.
  func run() {
    var lines = InputLines(limit: Self.lineLimit)
    while !Console.isUnread, let line = lines.next() {
      switch line {
      case .tooLong:
        let error = RPCError(.invalidRequest, "the message is longer than \(Self.lineLimit) bytes")
        emit(AgentServer.answer(with: error))
      case .text(let bytes):
        switch server.receive(bytes) {
        case .nothing: break
        case .answer(let line): emit(line)
        case .call(let call): begin(call)
        case .cancel(let id): cancel(id)
        }
      }
    }
    lock.withLock {
      isEnded = true
      lock.broadcast()
      while workers > 0 { lock.wait() }
    }
  }

  private func emit(_ line: String) {
    output.withLock { InProcessRun.$current.withValue(outer) { Console.print(line + "\n", isData: true) } }
  }

  // MARK: Calls

  private func begin(_ call: AgentServer.Call) {
    let needsWorker = lock.withLock {
      while waiting.count >= Self.waitingLimit { lock.wait() }
      count += 1
      waiting.append(Item(number: count, call: call))
      lock.broadcast()
      guard idle < waiting.count, workers < Self.workerLimit else { return false }
      workers += 1
      return true
    }
    guard needsWorker, !Parallel.begin({ self.work() }) else { return }
    // The system cannot create a thread. Unless others are at work, the reading thread does the work.
    let isAlone = lock.withLock {
      workers -= 1
      return workers == 0
    }
    if isAlone { while let item = lock.withLock({ taken() }) { perform(item) } }
  }

  private func work() {
    while true {
      let item: Item? = lock.withLock {
        idle += 1
        while waiting.isEmpty, !isEnded { lock.wait() }
        idle -= 1
        if let item = taken() { return item }
        workers -= 1
        lock.broadcast()
        return nil
      }
      guard let item else { return }
      perform(item)
    }
  }

  /// Takes the call that has waited longest. The lock must be held.
  private func taken() -> Item? {
    if waiting.isEmpty { return nil }
    let item = waiting.removeFirst()
    working[item.number] = item.call.id.text
    lock.broadcast()
    return item
  }

  private func cancel(_ id: String) {
    lock.withLock {
      waiting.removeAll { $0.call.id.text == id }
      cancelled.formUnion(working.filter { $0.value == id }.keys)
    }
  }

  private func perform(_ item: Item) {
    let isCancelled: @Sendable () -> Bool = { self.lock.withLock { self.cancelled.contains(item.number) } }
    let context = ToolContext(isCancelled: isCancelled) { done, total, message in
      if let line = AgentServer.progress(of: item.call, done, of: total, message), !isCancelled() { self.emit(line) }
    }
    let variables = outer?.environment ?? ProcessInfo.processInfo.environment
    let result = InProcessRun.$current.withValue(InProcessRun(environment: variables, input: [])) {
      Result { () throws(ToolFailure) in
        try item.call.tool.call(ToolArguments(item.call.arguments, of: item.call.tool), context)
      }
    }
    let isWanted = lock.withLock {
      working[item.number] = nil
      return cancelled.remove(item.number) == nil
    }
    if isWanted { emit(server.answer(to: item.call, with: result)) }
  }
}

/// The lines of standard input. Empty lines are left out.
struct InputLines {
  enum Line {
    case text([UInt8])
    /// A line that is longer than the limit. Its content is not kept.
    case tooLong
  }

  let limit: Int
  private var chunk: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(limit: Int) { self.limit = limit }

  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if chunk.isEmpty, !isAtEnd {
        chunk = Console.readBytes(65_536)[...]
        isAtEnd = chunk.isEmpty
      }
      let end = chunk.firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[..<(end ?? chunk.endIndex)]
      if line.count + part.count > limit { isTooLong = true }
      if isTooLong { line = [] } else { line += part }
      chunk = chunk[(end.map { $0 + 1 } ?? chunk.endIndex)...]
      guard end != nil || isAtEnd else { continue }
      if isTooLong { return .tooLong }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.isEmpty { return .text(line) }
      if isAtEnd, chunk.isEmpty { return nil }
    }
  }
}
