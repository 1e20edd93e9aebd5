import A11ySim

/// Mono 16-bit sound that is read in parts from memory, a file or a mix. A long file or mix therefore needs little
/// memory.
package struct AudioTrack: Sendable {
  package let sampleRate: Int
  package let count: Int
  private let read: @Sendable (Range<Int>) throws(SpeechError) -> [Int16]

  /// Creates a track whose samples a function provides.
  /// - Parameter read: returns the samples in a range, which lies within `0..<count`.
  init(sampleRate: Int, count: Int, read: @escaping @Sendable (Range<Int>) throws(SpeechError) -> [Int16]) {
    self.sampleRate = sampleRate
    self.count = count
    self.read = read
  }

  package init(_ samples: [Int16], sampleRate: Int = 22_050) {
    self.init(sampleRate: sampleRate, count: samples.count) { Array(samples[$0]) }
  }

  package var duration: Duration { .microseconds(Int64(count) * 1_000_000 / Int64(sampleRate)) }

  /// Returns the samples in a range, which is first clamped to the track.
  /// - Throws: `SpeechError` if the file that contains the samples cannot be read.
  package func samples(in range: Range<Int>) throws(SpeechError) -> [Int16] {
    try read(range.clamped(to: 0..<count))
  }

  func dropping(_ start: Int) -> AudioTrack {
    let start = min(max(start, 0), count)
    return AudioTrack(sampleRate: sampleRate, count: count - start) { [self] range throws(SpeechError) in
      try samples(in: range.lowerBound + start..<range.upperBound + start)
    }
  }

  /// Calls `take` with successive blocks of `size` samples, until `take` returns false.
  func forEachBlock(
    from start: Int = 0, of size: Int = 1 << 14, _ take: ([Int16]) throws(SpeechError) -> Bool
  ) throws(SpeechError) {
    var position = start
    while position < count {
      let block = try samples(in: position..<min(position + size, count))
      guard try take(block) else { return }
      position += block.count
    }
  }
}
