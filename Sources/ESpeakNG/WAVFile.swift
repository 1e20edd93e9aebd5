import AccessibilityModel

/// A writer of WAV files: mono, 16 bit.
package enum WAVFile {
  package static func bytes(of samples: [Int16], sampleRate: Int = 22_050) -> [UInt8] {
    header(count: samples.count, sampleRate: sampleRate) + rawBytes(of: samples)
  }

  /// Returns samples as little-endian bytes, as in a WAV file and in raw sound.
  static func rawBytes(of samples: [Int16]) -> [UInt8] {
    // A loop is faster than a key path, which is looked up for each sample.
    [UInt8](unsafeUninitializedCapacity: 2 * samples.count) { bytes, count in
      for (index, sample) in samples.enumerated() {
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
          of: sample.littleEndian, toByteOffset: 2 * index, as: Int16.self)
      }
      count = 2 * samples.count
    }
  }

  static func header(count: Int, sampleRate: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int, _ count: Int) {
      for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    bytes += "RIFF".utf8
    append(36 + 2 * count, 4)
    bytes += "WAVEfmt ".utf8
    append(16, 4)
    append(1, 2)
    append(1, 2)
    append(sampleRate, 4)
    append(2 * sampleRate, 4)
    append(2, 2)
    append(16, 2)
    bytes += "data".utf8
    append(2 * count, 4)
    return bytes
  }

  package static func save(_ samples: [Int16], sampleRate: Int = 22_050, to path: String) throws(SpeechError) {
    try save(AudioTrack(samples, sampleRate: sampleRate), to: path)
  }

  /// Writes a track to a WAV file, block by block, completely or not at all. A path that is not a regular file, such as
  /// `/dev/stdout`, is written directly.
  /// - Throws: `SpeechError` if the file cannot be written, or the track is too long for a WAV file.
  package static func save(_ track: AudioTrack, to path: String) throws(SpeechError) {
    guard track.count < (Int(Int32.max) - 36) / 2 else {
      throw SpeechError("“\(path)” would exceed the size limit of WAV files", help: "split the scenario")
    }
    try OutputFile.write(to: path) { (descriptor, _) throws(SpeechError) in
      try OutputFile.put(header(count: track.count, sampleRate: track.sampleRate), to: descriptor, named: path)
      try track.forEachBlock { (block) throws(SpeechError) in
        try OutputFile.put(rawBytes(of: block), to: descriptor, named: path)
        return true
      }
    }
  }
}
