/// A buffer that splits bytes from a worker into frames. Its fixed size is larger than any frame.
struct FrameBuffer {
  enum Taken {
    case frame(WorkerFrame)
    case incomplete, nonsense
  }

  private var bytes = [UInt8](repeating: 0, count: 1 << 16)
  private var taken = 0
  private var filled = 0

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

  /// Calls `read` to add bytes, and returns its result: the number of bytes, 0 at the end of the input, nil at a
  /// timeout.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int?) -> Int? {
    if taken > 0 {
      // All complete frames have been removed, so there is little to move.
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
