import Foundation

/// Pipes that every child would inherit that is not started with its own descriptors only.
///
/// A pipe ends when nobody holds its input any more. So once this process has closed the inputs, pipes that do not end
/// are held by a child.
public final class OpenPipes {
  private var outputs: [Int32] = []
  public private(set) var inputs: [Int32] = []

  public struct NoPipe: Error {}

  public init(count: Int) throws {
    for _ in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw NoPipe() }
      outputs.append(ends[0])
      inputs.append(ends[1])
    }
  }

  deinit {
    closeInputs()
    for output in outputs { close(output) }
  }

  public func closeInputs() {
    for input in inputs { close(input) }
    inputs = []
  }

  /// Whether nobody holds the input of any of the pipes.
  public var haveEnded: Bool {
    outputs.allSatisfy { output in
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      return poll(&watched, 1, 0) > 0 && watched.revents & Int16(POLLHUP) != 0
    }
  }
}
