import AccessibilityModel

/// Mono 16-bit sound that is read in parts from memory, a file or a mix. A long file or mix therefore needs little
/// memory.
package struct AudioTrack: Sendable {
  package let sampleRate: Int
  private let length: @Sendable () -> Int
  private let read: @Sendable (Range<Int>) throws(SpeechError) -> [Int16]

  /// Creates a track whose samples a function provides.
  /// - Parameter read: returns the samples in a range, which lies within `0..<count`.
  init(sampleRate: Int, count: Int, read: @escaping @Sendable (Range<Int>) throws(SpeechError) -> [Int16]) {
    self.init(sampleRate: sampleRate, length: { count }) { range throws(SpeechError) in
      try read(range.clamped(to: 0..<count))
    }
  }

  /// Creates a track that can be read while it is still being made.
  /// - Parameters:
  ///   - sampleRate: samples per second.
  ///   - length: waits for the end of the track, and returns the number of its samples.
  ///   - read: waits for samples in a range, and returns those that have been made; none after the end of the track.
  init(
    sampleRate: Int, length: @escaping @Sendable () -> Int,
    read: @escaping @Sendable (Range<Int>) throws(SpeechError) -> [Int16]
  ) {
    self.sampleRate = sampleRate
    self.length = length
    self.read = read
  }

  package init(_ samples: [Int16], sampleRate: Int = 22_050) {
    self.init(sampleRate: sampleRate, count: samples.count) { Array(samples[$0]) }
  }

  /// The number of samples in the track. If the track is still being made, reading this property waits for its end.
  package var count: Int { length() }

  package var duration: Duration { .microseconds(Int64(count) * 1_000_000 / Int64(sampleRate)) }

  /// Returns the samples in a range. Positions outside the track are left out. If the track is still being made, waits
  /// for the first sample of the range; later samples may then be missing from the result.
  /// - Throws: `SpeechError` if the file that contains the samples cannot be read.
  package func samples(in range: Range<Int>) throws(SpeechError) -> [Int16] {
    try read(range)
  }

  func dropping(_ start: Int) -> AudioTrack {
    let start = min(max(start, 0), count)
    return AudioTrack(sampleRate: sampleRate, count: count - start) { [self] range throws(SpeechError) in
      try samples(in: range.lowerBound + start..<range.upperBound + start)
    }
  }

  /// Passes the sound to `take` in order, in blocks of at most `size` samples, until `take` returns false.
  /// - Returns: whether `take` got all of the sound.
  @discardableResult
  func forEachBlock(
    from start: Int = 0, of size: Int = 1 << 14, _ take: ([Int16]) throws(SpeechError) -> Bool
  ) throws(SpeechError) -> Bool {
    var position = start
    while true {
      let block = try samples(in: position..<position + size)
      if block.isEmpty { return true }
      guard try take(block) else { return false }
      position += block.count
    }
  }
}
