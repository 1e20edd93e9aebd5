/// A buffer for bytes from a worker, from which frames are taken one by one. The memory is allocated once and is larger
/// than any frame.
struct FrameBuffer {
  enum Taken {
    case frame(WorkerFrame)
    case incomplete, nonsense
  }

  private var bytes = [UInt8](repeating: 0, count: 1 << 16)
  private var taken = 0
  private var filled = 0

  /// Removes and returns the first frame, if it is complete and valid.
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

  /// Lets `read` add bytes after the existing ones.
  /// - Returns: the result of `read`: the number of bytes added, 0 at the end of the input, nil if no byte came in
  ///   time.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int?) -> Int? {
    if taken > 0 {
      // All complete frames have been taken, so there is little to move.
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
