import AccessibilityModel

/// A timeline that is played while it is still being made. Reading its track waits for sound that has not been made.
package final class GrowingTimeline: @unchecked Sendable {
  /// The number of samples per second.
  package let sampleRate: Int
  private let isWanted: @Sendable () -> Bool
  private let changed = Lock()
  private var made = AudioTrack([])
  /// The starts of the placements so far, in samples, sorted.
  private var starts: [Int] = []
  /// The number of samples at the beginning of `made` that no longer change.
  private var end = 0
  private var isWhole = false

  /// Creates a timeline without sound.
  /// - Parameters:
  ///   - sampleRate: samples per second.
  ///   - isWanted: returns whether the sound is still played. If not, nothing waits for more sound.
  package init(sampleRate: Int, isWanted: @escaping @Sendable () -> Bool) {
    self.sampleRate = sampleRate
    self.isWanted = isWanted
  }

  /// Replaces the timeline with a longer timeline that has the same beginning.
  /// - Parameter end: the time up to which the timeline does not change any more; nil if the timeline is whole.
  package func grow(_ timeline: AudioTimeline, until end: Duration?) {
    let track = timeline.track(sampleRate: sampleRate)
    let starts = timeline.placements.map { AudioTimeline.index($0.start, sampleRate) }.sorted()
    changed.withLock {
      made = track
      self.starts = starts
      self.end = end.map { min(AudioTimeline.index($0, sampleRate), track.count) } ?? track.count
      isWhole = end == nil
    }
    changed.broadcast()
  }

  package var track: AudioTrack {
    AudioTrack(sampleRate: sampleRate) { [self] in
      wait { false }.end
    } read: { [self] range throws(SpeechError) in
      let (track, end) = wait { self.end > range.lowerBound }
      return try track.samples(in: range.clamped(to: 0..<end))
    }
  }

  /// Returns the index of the first sample of the next sound after `position`; the end of the track if there is no such
  /// sound.
  package func start(after position: Int) -> Int {
    let (_, end) = wait { starts.contains { $0 > position } }
    return changed.withLock { starts.first { $0 > position } } ?? end
  }

  /// Returns the index of the first sample of the sound before the sound that plays at `position`; 0 if there is no
  /// earlier sound.
  package func start(beforeOneAt position: Int) -> Int {
    changed.withLock { starts.filter { $0 <= position }.dropLast().last ?? 0 }
  }

  /// Waits until the timeline is whole, a condition holds, or the sound is not wanted any more.
  private func wait(until isReady: () -> Bool) -> (track: AudioTrack, end: Int) {
    changed.lock()
    defer { changed.unlock() }
    while !isWhole, !isReady(), isWanted() { changed.wait(milliseconds: 20) }
    return (made, end)
  }
}
