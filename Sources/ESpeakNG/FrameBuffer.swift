/// What a worker has sent and nobody has taken yet. Its memory is made once: no frame is longer than a part of it.
struct FrameBuffer {
  enum Taken {
    case frame(WorkerFrame)
    case incomplete, nonsense
  }

  private var bytes = [UInt8](repeating: 0, count: 1 << 16)
  private var taken = 0
  private var filled = 0

  /// Takes the first frame.
  mutating func take() -> Taken {
    let headerSize = WorkerFrame.headerSize
    guard filled - taken >= headerSize else { return .incomplete }
    let header = bytes[taken..<taken + headerSize]
    guard let (kind, length) = WorkerFrame.header(header) else { return .nonsense }
    guard filled - taken >= headerSize + length else { return .incomplete }
    let start = taken + headerSize
    taken = start + length
    let frame = WorkerFrame(kind: kind, payload: Array(bytes[start..<taken]))
    return frame.isLongEnough ? .frame(frame) : .nonsense
  }

  /// Lets `read` put more behind what there is.
  /// - Returns: what `read` does: how many bytes it has put there, 0 at the end, nil when none came in time.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int?) -> Int? {
    if taken > 0 {
      // At most a part of a frame is left.
      bytes.withUnsafeMutableBytes { memory in
        memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[taken..<filled]))
      }
      filled -= taken
      taken = 0
    }
    let count = bytes.withUnsafeMutableBytes { memory in
      read(UnsafeMutableRawBufferPointer(rebasing: memory[filled...]))
    }
    filled += count ?? 0
    return count
  }
}
