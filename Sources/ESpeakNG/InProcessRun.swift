/// A run of a command inside another program, such as a test. The command reads the variables and the standard input of
/// this run, and its output is kept here. Commands that play sound or read a terminal need a process.
package final class InProcessRun: @unchecked Sendable {
  /// The run of this thread, and of all threads that `Parallel` starts for it; nil if the command has the process for
  /// itself.
  @TaskLocal package static var current: InProcessRun?

  package enum Stream { case output, errors }

  package let environment: [String: String]
  /// Whether diagnostics are coloured.
  package var isColored = false
  private let lock = Lock()
  private var input: ArraySlice<UInt8>
  private var written: [Stream: [UInt8]] = [:]

  package init(environment: [String: String], input: [UInt8]) {
    (self.environment, self.input) = (environment, input[...])
  }

  package func write(_ text: String, to stream: Stream) {
    lock.withLock { written[stream, default: []] += text.utf8 }
  }

  package func text(of stream: Stream) -> String {
    lock.withLock { String(decoding: written[stream] ?? [], as: UTF8.self) }
  }

  /// Returns the next bytes of the standard input, at most `count`.
  package func read(_ count: Int) -> [UInt8] {
    lock.withLock {
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    }
  }

  /// Returns the next line of the standard input without its end; nil at the end of the input.
  package func readLine() -> String? {
    lock.withLock {
      if input.isEmpty { return nil }
      var line = input.prefix { $0 != UInt8(ascii: "\n") }
      input = input[line.endIndex...].dropFirst()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
