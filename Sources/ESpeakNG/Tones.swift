import AccessibilityModel

/// Short tones that represent the sounds of a screen reader. The real sounds belong to the vendors.
///
/// The tones are computed with integers, so that the samples are equal on every machine.
enum Tones {
  private struct Note {
    /// The pitch in hertz; 0 is silence.
    var pitch: Int
    /// The length in milliseconds.
    var length: Int
  }

  /// The peak amplitude of a tone, about 18 dB below full scale. The sum of a tone and the engine's loudest speech does
  /// not overflow.
  private static let loudness = 4_000

  /// Returns the tones for a sound.
  /// - Parameter volume: 0 to 100.
  static func clip(of sound: Sound, volume: Int = 100, sampleRate: Int = 22_050) -> AudioClip {
    var samples: [Int16] = []
    for note in notes(of: sound) {
      let count = note.length * sampleRate / 1000
      // Each note fades in for a fifth of its length and fades out for the rest, so that neither end clicks.
      let swell = max(1, count / 5)
      for index in 0..<count {
        let envelope = index < swell ? index * 1024 / swell : (count - index) * 1024 / max(1, count - swell)
        let phase = index * note.pitch % sampleRate * 65_536 / sampleRate
        let amplitude = loudness * volume / 100 * envelope / 1024
        samples.append(note.pitch == 0 ? 0 : Int16(sine(phase, amplitude)))
      }
    }
    return AudioClip(sampleRate: sampleRate, samples: samples, wordEnds: [])
  }

  /// Returns `amplitude` times the sine of `phase`, by Bhaskara's approximation. A full turn is a phase of 65,536.
  private static func sine(_ phase: Int, _ amplitude: Int) -> Int {
    let half = phase & 32_767
    let product = half * (32_768 - half)
    let value = amplitude * 16 * product / (5 * 32_768 * 32_768 - 4 * product)
    return phase < 32_768 ? value : -value
  }

  private static func notes(of sound: Sound) -> [Note] {
    switch sound.name {
    case "activation": [Note(pitch: 1200, length: 25)]
    case "limit": [Note(pitch: 300, length: 60)]
    case "insertion point": [Note(pitch: 1800, length: 12)]
    case "alert": [Note(pitch: 880, length: 60), Note(pitch: 1175, length: 90)]
    case "notification": [Note(pitch: 1175, length: 60), Note(pitch: 880, length: 90)]
    case "capital letter": [Note(pitch: 2100, length: 30)]
    case "screen change": [Note(pitch: 520, length: 50), Note(pitch: 780, length: 70)]
    case "page scroll": [Note(pitch: 600, length: 35), Note(pitch: 700, length: 35), Note(pitch: 800, length: 35)]
    case "keyboard click": [Note(pitch: 2600, length: 8)]
    case "error": [Note(pitch: 220, length: 90), Note(pitch: 0, length: 20), Note(pitch: 220, length: 90)]
    case "delete": [Note(pitch: 900, length: 20), Note(pitch: 500, length: 20)]
    case "actions": [Note(pitch: 1000, length: 25), Note(pitch: 0, length: 20), Note(pitch: 1500, length: 25)]
    case "more content": [Note(pitch: 1500, length: 25), Note(pitch: 0, length: 20), Note(pitch: 1500, length: 25)]
    // Any other sound is heard as a short beep.
    default: [Note(pitch: 1000, length: 40)]
    }
  }
}

extension AudioTimeline.Placement {
  /// Creates a placement of the tones for a screen reader's sound. The placement lasts as long as the tones.
  /// - Parameters:
  ///   - start: the start time, measured from the beginning of the track.
  ///   - volume: 0 to 100.
  package init(_ sound: Sound, at start: Duration, volume: Int = 100, sampleRate: Int = 22_050) {
    let clip = Tones.clip(of: sound, volume: volume, sampleRate: sampleRate)
    self.init(start: start, duration: clip.duration, clip: clip)
  }
}
