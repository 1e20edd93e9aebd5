import A11ySim

/// Utterances and sounds placed in time, rendered to one track with silence between them.
public struct AudioTimeline: Sendable {
  /// A sound at its place.
  public struct Placement: Sendable {
    /// When it begins, from the beginning of the track.
    public var start: Duration
    /// How much of it is heard; a cut utterance is shorter than its sound.
    public var duration: Duration
    /// The sound; nil for an utterance that could not be spoken and stays silent.
    public var sound: AudioTrack?

    /// Creates a placement.
    public init(start: Duration, duration: Duration, sound: AudioTrack?) {
      self.start = start
      self.duration = duration
      self.sound = sound
    }

    /// Creates a placement of a clip at hand.
    public init(start: Duration, duration: Duration, clip: AudioClip?) {
      self.init(
        start: start, duration: duration, sound: clip.map { AudioTrack($0.samples, sampleRate: $0.sampleRate) })
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

  /// All samples of the track.
  /// - Throws: `SpeechError` when a sound cannot be read back.
  public func samples(sampleRate: Int? = nil) throws(SpeechError) -> [Int16] {
    let track = track(sampleRate: sampleRate)
    return try track.samples(in: 0..<track.count)
  }

  /// The track, mixed as it is read. Sounds of another sample rate are silent; where two overlap, they are added up.
  /// - Parameter sampleRate: samples per second, those of the first sound unless given; 22,050 where there is none.
  public func track(sampleRate: Int? = nil) -> AudioTrack {
    let sampleRate = sampleRate ?? placements.lazy.compactMap(\.sound?.sampleRate).first ?? 22_050
    let count = max(0, Self.index(duration, sampleRate))
    var pieces: [Piece] = []
    for placement in placements {
      guard let sound = placement.sound, sound.sampleRate == sampleRate, placement.duration > .zero else { continue }
      let start = Self.index(placement.start, sampleRate)
      let heard = min(sound.count, Self.index(placement.duration, sampleRate), count - start)
      guard start >= 0, heard > 0 else { continue }
      // Rounding a duration to samples is no cut.
      let isCut = heard + 1 < sound.count
      let fading = isCut ? min(heard, Self.index(Self.fade, sampleRate)) : 0
      pieces.append(Piece(range: start..<start + heard, fading: fading, sound: sound))
    }
    let sorted = pieces.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
    // The latest end of a piece and of all before it: where those that reach into a range begin.
    var ends: [Int] = []
    for piece in sorted { ends.append(max(ends.last ?? 0, piece.range.upperBound)) }
    return AudioTrack(sampleRate: sampleRate, count: count) { [sorted, ends] range throws(SpeechError) in
      var mixed = [Int32](repeating: 0, count: range.count)
      var index = ends.firstIndex(after: range.lowerBound)
      while index < sorted.count, sorted[index].range.lowerBound < range.upperBound {
        try sorted[index].add(to: &mixed, range)
        index += 1
      }
      return mixed.map { Int16(clamping: $0) }
    }
  }

  /// A placement in samples.
  private struct Piece: Sendable {
    var range: Range<Int>
    /// How many samples at its end become quieter, because it is cut there.
    var fading: Int
    var sound: AudioTrack

    func add(to mixed: inout [Int32], _ target: Range<Int>) throws(SpeechError) {
      let part = range.clamped(to: target)
      guard !part.isEmpty else { return }
      let first = part.lowerBound - range.lowerBound
      let samples = try sound.samples(in: first..<first + part.count)
      let fadeStart = range.count - fading
      for (offset, sample) in samples.enumerated() {
        let place = first + offset
        let value = Int32(sample)
        mixed[part.lowerBound - target.lowerBound + offset] +=
          place < fadeStart ? value : value * Int32(range.count - 1 - place) / Int32(fading)
      }
    }
  }

  static func index(_ time: Duration, _ sampleRate: Int) -> Int {
    let (seconds, attoseconds) = time.components
    // Rounded to the nearest sample.
    return Int(seconds) * sampleRate
      + Int((attoseconds / 1_000_000_000 * Int64(sampleRate) + 500_000_000) / 1_000_000_000)
  }
}

extension [Int] {
  /// The first index of a number greater than `bound`, in numbers that never decrease.
  fileprivate func firstIndex(after bound: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > bound { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
