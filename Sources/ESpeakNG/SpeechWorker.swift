import A11ySim
import Foundation

/// A worker process that owns a speech engine: it says one request after another, and its crashes stay its own.
///
/// Safe to use from several threads; they take turns. A worker that went away is started again by the next request.
public final class SpeechWorker: @unchecked Sendable {
  /// What a worker says about itself when it starts.
  public struct Engine: Sendable, Hashable {
    /// The engine's version, such as `1.51`.
    public var version: String
    /// Where its data is.
    public var dataPath: String
    /// Samples per second of everything it says.
    public var sampleRate: Int
    /// The voices it has.
    public var voices: [EngineVoice]
  }

  /// A voice as the engine lists it.
  public struct EngineVoice: Sendable, Hashable {
    /// What it is selected by, such as `gmw/en-US`.
    public var identifier: String
    /// What the engine calls it, such as `English (America)`.
    public var name: String
    /// The engine's tags of its languages, the main one first, in lower case.
    public var languages: [String]
  }

  /// A stretch of text in one voice at one pitch.
  public struct Run: Sendable, Hashable {
    /// The identifier of an `EngineVoice`.
    public var voice: String
    /// What the engine is sent, as it is.
    public var text: String
    /// 0 to 99; 50 is the voice's own.
    public var pitch: Int
    /// Whether each character is named instead of the text being read.
    public var isSpelled: Bool

    /// Creates a run.
    public init(voice: String, text: String, pitch: Int = 50, isSpelled: Bool = false) {
      self.voice = voice
      self.text = text
      self.pitch = pitch
      self.isSpelled = isSpelled
    }
  }

  /// What came of a run.
  public struct SpokenRun: Sendable, Hashable {
    /// The sound, as the engine made it.
    public var samples: [Int16] = []
    /// The beginnings of words, as the engine reported them: neither complete nor in order.
    public var marks: [WordMark] = []
  }

  /// The beginning of something the engine takes for a word.
  public struct WordMark: Sendable, Hashable {
    /// Index of its first Unicode scalar in the run's text, from 0.
    public var position: Int
    /// The sample of the run at which it begins.
    public var sample: Int
  }

  /// The worker's executable.
  public let path: String
  private let arguments: [String]
  private let environment: [String: String]
  private let timeout: Duration
  private let lock = NSLock()
  private var process: ChildProcess?
  private var buffer: [UInt8] = []
  private var known: Engine?

  /// Creates a client for a worker; it is started when it is first needed.
  /// - Parameters:
  ///   - path: the worker's executable, as `locate` finds it.
  ///   - arguments: what it is started with, such as `["--data", directory]`.
  ///   - environment: variables that differ from this process's own.
  ///   - timeout: how long a request may take, besides 20 ms per character.
  public init(
    path: String, arguments: [String] = [], environment: [String: String] = [:], timeout: Duration = .seconds(5)
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout
  }

  /// What the worker says about itself; starts it if need be.
  public func engine() throws(SpeechError) -> Engine {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    return try start()
  }

  /// Says runs one after another as one utterance.
  /// - Throws: `SpeechError` about this request alone, unless it is fatal.
  public func speak(_ runs: [Run], wordsPerMinute: Int, volume: Int = 100) throws(SpeechError) -> [SpokenRun] {
    lock.lock()
    defer { lock.unlock() }
    if process?.isRunning != true { _ = try start() }
    let text = runs.map(\.text).joined(separator: " ")
    let request = try WorkerFrame.request(runs, wordsPerMinute: wordsPerMinute, volume: volume)
    let deadline = ContinuousClock.now + timeout + .milliseconds(20) * text.unicodeScalars.count
    guard let process else { throw SpeechError("the speech worker is not running") }
    // Should it have gone just now, reading tells.
    if request.withUnsafeBytes({ process.write($0, until: deadline) }) == .timedOut { throw timedOut(text) }

    var result: [SpokenRun] = []
    while true {
      let frame = try next(until: deadline, saying: text)
      switch frame.kind {
      case .begin: result.append(SpokenRun())
      case .sound where !result.isEmpty: result[result.count - 1].samples += frame.samples
      case .word where !result.isEmpty:
        let position = frame.number(at: 0) - 1
        if position >= 0 {
          result[result.count - 1].marks.append(WordMark(position: position, sample: frame.number(at: 8)))
        }
      case .done where result.count == runs.count: return result
      case .crashed:
        throw SpeechError(
          "eSpeak NG crashed (\(signalName(frame.number(at: 0)))) on \(quoted(text))",
          help: "only this utterance is silent; eSpeak NG may have fixed it in a later version")
      case .error: throw failure(frame, saying: text)
      default: throw nonsense()
      }
    }
  }

  /// Ends the worker; the next request would start it again.
  public func stop() {
    lock.lock()
    defer { lock.unlock() }
    process = nil
  }

  // MARK: - The process; all under the lock

  private func start() throws(SpeechError) -> Engine {
    process = nil
    buffer = []
    do {
      process = try ChildProcess(path, arguments, output: .kept, errors: .discarded, environment: environment)
    } catch {
      throw SpeechError(error.message, help: Self.installation, isFatal: true)
    }
    let deadline = ContinuousClock.now + timeout
    var engine = Engine(version: "", dataPath: "", sampleRate: 0, voices: [])
    while true {
      let frame: WorkerFrame
      do {
        frame = try next(until: deadline, saying: nil)
      } catch {
        throw SpeechError(error.message, help: error.help, isFatal: true)
      }
      let strings = frame.strings(from: frame.kind == .hello ? 8 : 0)
      switch frame.kind {
      case .hello where strings.count == 2 && frame.number(at: 4) > 0:
        guard frame.number(at: 0) == WorkerFrame.protocolVersion else {
          process = nil
          throw SpeechError(
            "\(path) speaks version \(frame.number(at: 0)) of the protocol, not \(WorkerFrame.protocolVersion)",
            help: "build the worker and the tool from the same source", isFatal: true)
        }
        engine.sampleRate = frame.number(at: 4)
        engine.version = strings[0]
        engine.dataPath = strings[1]
      case .voice where strings.count >= 3:
        engine.voices.append(
          EngineVoice(
            identifier: strings[0], name: strings[1], languages: strings.dropFirst(2).map { $0.lowercased() }))
      case .ready where engine.sampleRate > 0:
        known = engine
        return engine
      case .error:
        process = nil
        throw failure(frame, saying: "")
      default: throw nonsense()
      }
    }
  }

  /// The next frame of the worker. One that makes no sense, or none in time, ends the worker.
  private func next(until deadline: ContinuousClock.Instant, saying text: String?) throws(SpeechError) -> WorkerFrame {
    while true {
      switch WorkerFrame.take(from: &buffer) {
      case .frame(let frame): return frame
      case .nonsense: throw nonsense()
      case .incomplete: break
      }
      switch process?.read(into: &buffer, until: deadline) ?? .ended {
      case .done: continue
      case .timedOut: throw timedOut(text)
      case .ended:
        process = nil
        guard let text else { throw SpeechError("\(path) ended at its start", help: Self.installation) }
        throw SpeechError("the speech worker ended while saying \(quoted(text))")
      }
    }
  }

  private func timedOut(_ text: String?) -> SpeechError {
    process = nil
    guard let text else {
      return SpeechError("\(path) took too long to start", help: "run it with --version: is it the speech worker?")
    }
    return SpeechError("the speech worker took too long to say \(quoted(text))")
  }

  private func nonsense() -> SpeechError {
    process = nil
    return SpeechError(
      "\(path) answered with something that is not its protocol", help: "is it a worker of this version?")
  }

  private func failure(_ frame: WorkerFrame, saying text: String) -> SpeechError {
    let message = frame.strings(from: 4).first ?? ""
    switch frame.number(at: 0) {
    case 1:
      return SpeechError(
        "the data of eSpeak NG was not found at \(message), or is of another version",
        help: "install espeak-ng-data, or name its folder with ESPEAK_DATA_PATH", isFatal: true)
    case 2: return SpeechError("eSpeak NG has no voice \(quoted(message))", help: "`a11y-sim voices` lists them")
    default: return SpeechError("eSpeak NG could not say \(quoted(text)): \(message)")
    }
  }
}

/// A text in an error, on one line and not too long.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
}

/// What people call a signal that ends a process by surprise.
func signalName(_ number: Int) -> String {
  switch Int32(truncatingIfNeeded: number) {
  case SIGSEGV: "SIGSEGV"
  case SIGABRT: "SIGABRT"
  case SIGBUS: "SIGBUS"
  case SIGFPE: "SIGFPE"
  case SIGILL: "SIGILL"
  case SIGKILL: "SIGKILL"
  case SIGXCPU: "SIGXCPU, too much computing"
  default: "signal \(number)"
  }
}
