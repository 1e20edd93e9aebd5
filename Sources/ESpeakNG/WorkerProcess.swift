import A11ySimSystem
import AccessibilityModel

/// The process of a speech worker, which handles one request after another. If the process has ended, the next request
/// starts it again.
///
/// A `WorkerProcess` is not thread-safe.
final class WorkerProcess {
  private let path: String
  private let arguments: [String]
  private let environment: [String: String]
  private let timeout: Duration
  private var child: ChildProcess?
  private var buffer = FrameBuffer()
  private var sampleRate = 0

  init(path: String, arguments: [String], environment: [String: String], timeout: Duration) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout
  }

  func stop() {
    child = nil
  }

  func speak(
    _ runs: [SpeechWorker.Run], wordsPerMinute: Int, volume: Int, onSound: (Int, [Int16]) -> Bool
  ) throws(SpeechError) -> [SpeechWorker.SpokenRun] {
    let text = runs.map(\.text).joined(separator: " ")
    let request = try WorkerFrame.request(runs, wordsPerMinute: wordsPerMinute, volume: volume)
    if child?.isRunning != true { _ = try start() }
    let idleTime = timeout + .milliseconds(20) * text.unicodeScalars.count
    try send(request, idleTime, saying: text)

    var result: [SpeechWorker.SpokenRun] = []
    var isCancelled = false
    var soundLeft = sampleRate * WorkerFrame.maximumSeconds
    var marksLeft = WorkerFrame.maximumMarks
    while true {
      let frame = try next(idleTime, saying: text)
      switch frame.kind {
      case .begin where isCancelled: continue
      case .begin where frame.number(at: 0) == result.count && result.count < runs.count:
        result.append(SpeechWorker.SpokenRun())
      case .sound where !result.isEmpty:
        let samples = frame.samples
        soundLeft -= samples.count
        guard soundLeft >= 0 else { throw nonsense() }
        if isCancelled { continue }
        result[result.count - 1].samples += samples
        if !onSound(result.count - 1, samples) {
          isCancelled = true
          try send(WorkerFrame.cancellation, idleTime, saying: text)
        }
      case .word where !result.isEmpty:
        marksLeft -= 1
        guard marksLeft >= 0 else { throw nonsense() }
        let position = frame.number(at: 0) - 1
        if position >= 0, !isCancelled {
          result[result.count - 1].marks.append(.init(position: position, sample: frame.number(at: 8)))
        }
      case .done where isCancelled || result.count == runs.count: return result
      // A cancelled answer usually ends with `crashed`. It may also have ended by itself before the cancellation
      // arrived.
      case .crashed where isCancelled, .error where isCancelled: return result
      case .crashed: throw crash(signal: frame.number(at: 0), saying: text)
      case .error: throw failure(frame, saying: text)
      default: throw nonsense()
      }
    }
  }

  func phonemes(of runs: [SpeechWorker.Run]) throws(SpeechError) -> [SpeechWorker.TranscribedRun] {
    let text = runs.map(\.text).joined(separator: " ")
    let request = try WorkerFrame.request(runs, wordsPerMinute: 175, volume: 100, phonemes: true)
    if child?.isRunning != true { _ = try start() }
    let idleTime = timeout + .milliseconds(20) * text.unicodeScalars.count
    try send(request, idleTime, saying: text)

    var result: [SpeechWorker.TranscribedRun] = []
    // The bytes of a character may be split between two frames.
    var ipa: [UInt8] = []
    func finishRun() {
      guard !result.isEmpty else { return }
      result[result.count - 1].ipa = String(decoding: ipa, as: UTF8.self).split(separator: "\n").map(String.init)
      ipa = []
    }
    var bytesLeft = WorkerFrame.maximumPhonemes
    while true {
      let frame = try next(idleTime, saying: text)
      bytesLeft -= frame.payload.count
      guard bytesLeft >= 0 else { throw nonsense() }
      switch frame.kind {
      case .begin where frame.number(at: 0) == result.count && result.count < runs.count:
        finishRun()
        result.append(SpeechWorker.TranscribedRun())
      case .phonemes where !result.isEmpty: ipa += frame.payload
      case .trace where !result.isEmpty:
        guard let key = frame.strings(from: 4).first else { throw nonsense() }
        switch frame.number(at: 0) {
        case 1: result[result.count - 1].entries.append(key)
        case 2: result[result.count - 1].unpronounceable.append(key)
        case 3: result[result.count - 1].abbreviations.append(key)
        default: break
        }
      case .done where result.count == runs.count:
        finishRun()
        return result
      case .crashed: throw crash(signal: frame.number(at: 0), saying: text)
      case .error: throw failure(frame, saying: text)
      default: throw nonsense()
      }
    }
  }

  /// Starts the process and returns the worker's description of the engine. A running process is ended first.
  func start() throws(SpeechError) -> SpeechWorker.Engine {
    child = nil
    buffer = FrameBuffer()
    do {
      child = try ChildProcess(path, arguments, output: .kept, errors: .discarded, environment: environment)
    } catch {
      throw SpeechError(error.message, help: SpeechWorker.installation, isFatal: true)
    }
    var engine = SpeechWorker.Engine(version: "", dataPath: "", sampleRate: 0, voices: [])
    while true {
      let frame: WorkerFrame
      do {
        frame = try next(timeout, saying: nil)
      } catch {
        throw SpeechError(error.message, help: error.help, isFatal: true)
      }
      let strings = frame.strings(from: frame.kind == .hello ? 8 : 0)
      switch frame.kind {
      case .hello where strings.count == 2 && frame.number(at: 4) > 0:
        guard frame.number(at: 0) == WorkerFrame.protocolVersion else {
          child = nil
          throw SpeechError(
            "the speech worker “\(path)” has protocol version \(frame.number(at: 0)), but \(WorkerFrame.protocolVersion) is needed",
            help: "use the speech worker of this version of a11y-sim", isFatal: true)
        }
        engine.sampleRate = frame.number(at: 4)
        engine.version = strings[0]
        engine.dataPath = strings[1]
      case .voice where strings.count >= 3:
        engine.voices.append(
          .init(identifier: strings[0], name: strings[1], languages: strings.dropFirst(2).map { $0.lowercased() }))
      case .variant where strings.count == 1: engine.variants.append(strings[0])
      case .ready where engine.sampleRate > 0:
        sampleRate = engine.sampleRate
        return engine
      case .error:
        child = nil
        throw failure(frame, saying: "")
      default: throw nonsense()
      }
    }
  }

  // MARK: - Frames

  private func send(_ bytes: [UInt8], _ idleTime: Duration, saying text: String) throws(SpeechError) {
    guard let child else { throw SpeechError("the speech worker is not running") }
    // Only a timeout is an error here. If the process has just ended, the next read reports the end.
    if bytes.withUnsafeBytes({ child.write($0, Patience(idle: idleTime)) }) == .timedOut { throw timedOut(text) }
  }

  /// Returns the next frame from the worker. Ends the worker if the frame is malformed, or if the worker does nothing for
  /// the idle time. (A worker does something while the child that it has forked speaks.)
  private func next(_ idleTime: Duration, saying text: String?) throws(SpeechError) -> WorkerFrame {
    while true {
      switch buffer.take() {
      case .frame(let frame): return frame
      case .nonsense: throw nonsense()
      case .incomplete: break
      }
      guard let child else { throw SpeechError("the speech worker is not running") }
      guard let count = buffer.fill({ child.read(into: $0, Patience(idle: idleTime)) }) else { throw timedOut(text) }
      if count > 0 { continue }
      self.child = nil
      guard let text else {
        throw SpeechError(
          "the speech worker “\(path)” ended immediately",
          help: "run `\(path) --version` to check that this program is the speech worker and finds all its libraries")
      }
      throw SpeechError(
        "the speech worker ended while it was speaking \(quoted(text))",
        help: "run the command again; if the worker ends again, change this text")
    }
  }

  // MARK: - Errors

  private func crash(signal: Int, saying text: String) -> SpeechError {
    SpeechError(
      "eSpeak NG crashed (\(signalName(signal))) on \(quoted(text))",
      help: "try a later version of eSpeak NG; all other utterances are spoken",
      // These signals mean that a limit or a user ended the process, not that the text crashed it.
      isOfText: ![SIGXCPU, SIGALRM, SIGKILL, SIGTERM].contains(Int32(truncatingIfNeeded: signal)))
  }

  private func timedOut(_ text: String?) -> SpeechError {
    child = nil
    guard let text else {
      return SpeechError(
        "the speech worker “\(path)” took too long to start",
        help: "run `\(path) --version` to check that this program is the speech worker")
    }
    return SpeechError("the speech worker took too long to speak \(quoted(text))")
  }

  private func nonsense() -> SpeechError {
    child = nil
    return SpeechError(
      "“\(path)” does not answer like the speech worker", help: "use the speech worker of this version of a11y-sim")
  }

  private func failure(_ frame: WorkerFrame, saying text: String) -> SpeechError {
    let message = frame.strings(from: 4).first ?? ""
    switch frame.number(at: 0) {
    case 1:
      return SpeechError(
        "the data of eSpeak NG at “\(message)” is missing or belongs to another version",
        help: "install espeak-ng-data, or set ESPEAK_DATA_PATH to its folder", isFatal: true)
    case 2: return SpeechError("eSpeak NG has no voice \(quoted(message))", help: "run `a11y-sim voices` to list them")
    default: return SpeechError("eSpeak NG could not speak \(quoted(text)): \(message)", isOfText: true)
    }
  }
}
