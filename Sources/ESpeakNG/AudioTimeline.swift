import AccessibilityModel

/// A timeline of utterances and sounds that is rendered to one track, with silence between the sounds.
package struct AudioTimeline: Sendable {
  package struct Placement: Sendable {
    package var start: Duration
    /// The audible duration. It is shorter than the sound if the utterance is cut off.
    package var duration: Duration
    /// The sound; nil if the utterance could not be synthesised.
    package var sound: AudioTrack?

    package init(start: Duration, duration: Duration, sound: AudioTrack?) {
      self.start = start
      self.duration = duration
      self.sound = sound
    }

    package init(start: Duration, duration: Duration, clip: AudioClip?) {
      self.init(
        start: start, duration: duration, sound: clip.map { AudioTrack($0.samples, sampleRate: $0.sampleRate) })
    }
  }

  /// The length of the fade-out where a sound is cut off. Without a fade, the cut would click.
  static let fade: Duration = .milliseconds(3)

  package var placements: [Placement]
  /// The length of the track. A sound that lasts longer is cut off at this time.
  package var duration: Duration

  package init(_ placements: [Placement], duration: Duration? = nil) {
    self.placements = placements
    self.duration = duration ?? placements.map { $0.start + $0.duration }.max() ?? .zero
  }

  /// Mixes the whole track in memory.
  /// - Throws: `SpeechError` if a sound cannot be read from its file.
  package func samples(sampleRate: Int? = nil) throws(SpeechError) -> [Int16] {
    let track = track(sampleRate: sampleRate)
    return try track.samples(in: 0..<track.count)
  }

  /// Returns a track that mixes its samples only when they are read. A sound with another sample rate is silent.
  /// Overlapping sounds are added.
  /// - Parameter sampleRate: samples per second; by default the rate of the first sound, or 22,050 if there is no
  ///   sound.
  package func track(sampleRate: Int? = nil) -> AudioTrack {
    let sampleRate = sampleRate ?? placements.lazy.compactMap(\.sound?.sampleRate).first ?? 22_050
    let count = max(0, Self.index(duration, sampleRate))
    var pieces: [Piece] = []
    for placement in placements {
      guard let sound = placement.sound, sound.sampleRate == sampleRate, placement.duration > .zero else { continue }
      let start = Self.index(placement.start, sampleRate)
      let heard = min(sound.count, Self.index(placement.duration, sampleRate), count - start)
      guard start >= 0, heard > 0 else { continue }
      // A difference of one sample comes from rounding the duration, not from a cut.
      let isCut = heard + 1 < sound.count
      let fading = isCut ? min(heard, Self.index(Self.fade, sampleRate)) : 0
      pieces.append(Piece(range: start..<start + heard, fading: fading, sound: sound))
    }
    let sorted = pieces.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
    // `ends[i]` is the latest end of the pieces 0 to i. A binary search in `ends` finds the first piece that may
    // overlap a range.
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

  private struct Piece: Sendable {
    var range: Range<Int>
    /// The length of the fade-out in samples; 0 if the sound is not cut off.
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
    return Int(seconds) * sampleRate
      + Int((attoseconds / 1_000_000_000 * Int64(sampleRate) + 500_000_000) / 1_000_000_000)
  }
}

extension [Int] {
  /// Returns the index of the first number greater than `bound`, or `count` if there is none. The array must be sorted.
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
