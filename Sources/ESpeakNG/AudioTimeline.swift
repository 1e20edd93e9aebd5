import A11ySim

/// Utterances placed in time, rendered to one track with silence between them.
public struct AudioTimeline: Sendable, Hashable {
  /// A clip at its place.
  public struct Placement: Sendable, Hashable {
    /// When it begins, from the beginning of the track.
    public var start: Duration
    /// How much of it is heard; a cut utterance is shorter than its clip.
    public var duration: Duration
    /// The sound; nil for an utterance that could not be spoken and stays silent.
    public var clip: AudioClip?

    /// Creates a placement.
    public init(start: Duration, duration: Duration, clip: AudioClip?) {
      self.start = start
      self.duration = duration
      self.clip = clip
    }
  }

  /// A cut in the middle of a sound would click without it.
  static let fade: Duration = .milliseconds(3)

  /// What is heard, in any order.
  public var placements: [Placement]
  /// How long the track is; longer placements are cut at its end.
  public var duration: Duration

  /// Creates a timeline that lasts as long as its last placement, unless told otherwise.
  public init(_ placements: [Placement], duration: Duration? = nil) {
    self.placements = placements
    self.duration = duration ?? placements.map { $0.start + $0.duration }.max() ?? .zero
  }

  /// The samples of the track. Clips of another sample rate are silent; where two overlap, they are added up.
  public func samples(sampleRate: Int = 22_050) -> [Int16] {
    var track = [Int16](repeating: 0, count: max(0, Self.index(duration, sampleRate)))
    for placement in placements {
      guard let clip = placement.clip, clip.sampleRate == sampleRate, placement.duration > .zero else { continue }
      let start = Self.index(placement.start, sampleRate)
      let heard = min(clip.samples.count, Self.index(placement.duration, sampleRate), track.count - start)
      guard start >= 0, heard > 0 else { continue }
      // Rounding a duration to samples is no cut.
      let isCut = heard + 1 < clip.samples.count
      let fading = isCut ? min(heard, Self.index(Self.fade, sampleRate)) : 0
      for offset in 0..<heard {
        var sample = Int(clip.samples[offset])
        if offset >= heard - fading { sample = sample * (heard - 1 - offset) / max(fading, 1) }
        track[start + offset] = Int16(clamping: Int(track[start + offset]) + sample)
      }
    }
    return track
  }

  private static func index(_ time: Duration, _ sampleRate: Int) -> Int {
    let (seconds, attoseconds) = time.components
    // Rounded to the nearest sample.
    return Int(seconds) * sampleRate
      + Int((attoseconds / 1_000_000_000 * Int64(sampleRate) + 500_000_000) / 1_000_000_000)
  }
}
