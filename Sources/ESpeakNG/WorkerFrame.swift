import AccessibilityModel

/// A frame of the worker's protocol, which `Documentation.docc/WorkerProtocol.md` describes.
struct WorkerFrame: Equatable {
  enum Kind: UInt8, CaseIterable {
    case hello = 0x48  // H
    case voice = 0x56  // V
    case variant = 0x4D  // M
    case ready = 0x52  // R
    case begin = 0x42  // B
    case sound = 0x50  // P
    case word = 0x57  // W
    case phonemes = 0x49  // I
    case trace = 0x54  // T
    case done = 0x44  // D
    case error = 0x45  // E
    case crashed = 0x58  // X
  }

  static let protocolVersion = 2
  static let headerSize = 8
  /// The maximum size of a frame from a worker, in bytes, including its header.
  static let maximumAnswer = 4096
  /// The maximum payload of a request, in bytes. `maximumRuns` is the maximum number of runs in the request.
  static let maximumRequest = 1 << 20
  static let maximumRuns = 1024
  /// The maximum length of the sound in an answer, in seconds. `maximumMarks` is the maximum number of words in the
  /// answer.
  static let maximumSeconds = 600
  static let maximumMarks = 1 << 20
  /// The maximum total payload of an answer to a request for phonemes, in bytes.
  static let maximumPhonemes = 1 << 26
  /// The frame that asks the worker to give up the current answer.
  static let cancellation: [UInt8] = [0x43, 0, 0, 0, 0, 0, 0, 0]

  var kind: Kind
  var payload: [UInt8]

  /// Decodes a header; nil if the header is malformed or the frame would exceed `maximumAnswer`.
  static func header(_ bytes: ArraySlice<UInt8>) -> (kind: Kind, length: Int)? {
    let length = number(bytes.suffix(4))
    guard let kind = Kind(rawValue: bytes[bytes.startIndex]), bytes.dropFirst().prefix(3).allSatisfy({ $0 == 0 }),
      length <= maximumAnswer - headerSize
    else { return nil }
    return (kind, length)
  }

  /// Whether the payload has a valid length for its kind, so that `number(at:)` is safe.
  var isLongEnough: Bool {
    switch kind {
    case .hello: payload.count >= 8
    case .word: payload.count == 12
    case .begin, .done, .crashed: payload.count == 4
    case .error, .trace: payload.count >= 4
    case .sound: payload.count.isMultiple(of: 2)
    case .voice, .variant, .ready, .phonemes: true
    }
  }

  /// Returns the 32-bit little-endian number at an offset. `isLongEnough` must be true.
  func number(at offset: Int) -> Int {
    Self.number(payload[offset..<offset + 4])
  }

  /// Returns the NUL-terminated strings from an offset to the end.
  func strings(from offset: Int) -> [String] {
    var parts = payload[min(offset, payload.count)...].split(separator: 0, omittingEmptySubsequences: false)
    _ = parts.popLast()
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  var samples: [Int16] {
    [Int16](unsafeUninitializedCapacity: payload.count / 2) { samples, count in
      payload.withUnsafeBytes { UnsafeMutableRawBufferPointer(samples).copyMemory(from: $0) }
      count = payload.count / 2
      for i in 0..<count { samples[i] = Int16(littleEndian: samples[i]) }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Splits runs into requests, in order. A run that is too large for any request gets its own request, which then
  /// fails.
  static func requests(of runs: [SpeechRun]) -> [Range<Int>] {
    var requests: [Range<Int>] = []
    var (start, size) = (0, 6)
    for index in runs.indices {
      let own = 8 + runs[index].voice.utf8.count + runs[index].text.utf8.count
      if index > start, index - start == maximumRuns || size + own > maximumRequest {
        requests.append(start..<index)
        (start, size) = (index, 6)
      }
      size += own
    }
    return requests + [start..<runs.count]
  }

  static func request(
    _ runs: [SpeechRun], wordsPerMinute: Int, volume: Int, phonemes: Bool = false
  ) throws(SpeechError) -> [UInt8] {
    var payload: [UInt8] = []
    func append(_ number: Int, bytes: Int) {
      for shift in 0..<bytes { payload.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    append(min(max(wordsPerMinute, 80), 449), bytes: 2)
    append(min(max(volume, 0), 100), bytes: 2)
    append(runs.count, bytes: 2)
    for run in runs {
      let voice = run.voice.utf8.filter { $0 != 0 }.prefix(255)
      let text = run.text.utf8.filter { $0 != 0 }
      append(min(max(run.pitch, 0), 99), bytes: 1)
      append(run.isSpelled ? 1 : 0, bytes: 1)
      append(voice.count, bytes: 2)
      append(text.count, bytes: 4)
      payload += voice
      payload += text
    }
    guard payload.count <= maximumRequest, (1...maximumRuns).contains(runs.count) else {
      throw SpeechError(
        "an utterance with \(runs.count) parts and \(payload.count) bytes cannot be spoken: the limit is "
          + "\(maximumRuns) parts and \(maximumRequest) bytes")
    }
    let header: [UInt8] =
      [phonemes ? 0x49 : 0x53, 0, 0, 0] + (0..<4).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    return header + payload
  }
}
