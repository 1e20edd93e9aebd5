import A11ySim
import A11ySimSystem

/// A worker that owns a speech engine, in processes beside this one: its crashes stay its own.
///
/// Safe to use from several threads: as many requests are said at the same time as it may have processes, and the others
/// take turns. A process that went away is started again by the next request.
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
    /// Names of manners of speaking that any of its voices can take, such as `f3`.
    public var variants: [String] = []
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

  /// A stretch of text that the worker is sent.
  public typealias Run = SpeechRun

  /// What came of a run.
  public struct SpokenRun: Sendable, Hashable {
    /// The sound, as the engine made it.
    public var samples: [Int16] = []
    /// The beginnings of words, as the engine reported them: neither complete nor in order.
    public var marks: [WordMark] = []
  }

  /// How a run would be said.
  public struct TranscribedRun: Sendable, Hashable {
    /// IPA of each clause in order, with `(xx)` where the engine goes over to its rules for another language.
    public var ipa: [String] = []
    /// The keys of the dictionary's entries that were used, in order: `_?A` begins the reading of a character's code.
    public var entries: [String] = []
    /// What the engine took for a word that cannot be pronounced, in order, in lower case.
    public var unpronounceable: [String] = []
    /// Words that a dictionary says are abbreviations, to be spelled.
    public var abbreviations: [String] = []

    /// Whether there is anything to hear in it.
    var isSounding: Bool {
      ipa.contains { clause in
        clause.replacing(/\([a-z-]+\)/, with: "").unicodeScalars.contains {
          $0.properties.isAlphabetic && !"ˈˌː".unicodeScalars.contains($0)
        }
      }
    }
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
  /// How many requests are said at the same time, each in a process of its own; the others wait.
  public let processes: Int
  private let condition = Lock()
  private var idle: [WorkerProcess]
  /// How often `stop` was called: a process that speaks meanwhile is ended when it has finished.
  private var stops = 0
  private var known: Engine?

  /// Creates a client for a worker; its processes are started when they are first needed.
  /// - Parameters:
  ///   - path: the worker's executable, as `locate` finds it.
  ///   - arguments: what it is started with, such as `["--data", directory]`.
  ///   - environment: variables that differ from this process's own.
  ///   - timeout: how long a request may take, besides 20 ms per character.
  ///   - processes: how many requests may be said at the same time, at least 1. What is said does not depend on it.
  public init(
    path: String, arguments: [String] = [], environment: [String: String] = [:], timeout: Duration = .seconds(5),
    processes: Int = 1
  ) {
    self.path = path
    self.processes = max(processes, 1)
    idle = (0..<self.processes).map { _ in
      WorkerProcess(path: path, arguments: arguments, environment: environment, timeout: timeout)
    }
  }

  /// What the worker says about itself; starts it if need be.
  public func engine() throws(SpeechError) -> Engine {
    if let engine = condition.withLock({ known }) { return engine }
    return try withProcess { process throws(SpeechError) in
      let engine = try process.start()
      condition.withLock { known = engine }
      return engine
    }
  }

  /// Says runs one after another as one utterance.
  /// - Parameters:
  ///   - runs: what is said, at least one. Of more than a request holds (1,024, or a megabyte) each thousand or so is a
  ///     request of its own.
  ///   - wordsPerMinute: 80 to 449; what is beyond is taken for the nearest.
  ///   - volume: 0 to 100; what is beyond is taken for the nearest.
  ///   - onSound: called on this thread with the index of the run and its next samples, at most 100 ms of them, as soon
  ///     as they are made, which is long before the utterance is complete. It should take them and return, for the
  ///     time it needs counts towards the timeout. When it returns false the rest is not made.
  /// - Returns: the runs; after `onSound` has returned false, what it was called with.
  /// - Throws: `SpeechError` about this request alone, unless it is fatal.
  public func speak(
    _ runs: [Run], wordsPerMinute: Int, volume: Int = 100,
    onSound: (_ run: Int, _ samples: [Int16]) -> Bool = { _, _ in true }
  ) throws(SpeechError) -> [SpokenRun] {
    try withProcess { process throws(SpeechError) in
      var spoken: [SpokenRun] = []
      for request in WorkerFrame.requests(of: runs) {
        var isWanted = true
        spoken += try process.speak(Array(runs[request]), wordsPerMinute: wordsPerMinute, volume: volume) {
          run, samples in
          isWanted = onSound(request.lowerBound + run, samples)
          return isWanted
        }
        if !isWanted { break }
      }
      return spoken
    }
  }

  /// The phonemes of runs, as they would be said, in one process that never spoke.
  /// - Throws: `SpeechError` about this request alone, unless it is fatal.
  public func phonemes(of runs: [Run]) throws(SpeechError) -> [TranscribedRun] {
    try withProcess { process throws(SpeechError) in
      var transcribed: [TranscribedRun] = []
      for request in WorkerFrame.requests(of: runs) { transcribed += try process.phonemes(of: Array(runs[request])) }
      return transcribed
    }
  }

  /// Ends the worker's processes, those that speak as soon as they have finished; the next request would start one again.
  public func stop() {
    condition.withLock {
      stops += 1
      for process in idle { process.stop() }
    }
  }

  private func withProcess<Result>(
    _ body: (WorkerProcess) throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    let (process, stopsBefore) = condition.withLock {
      while idle.isEmpty { condition.wait() }
      // The one that was used last, so that no more are started than there are requests at the same time.
      return (idle.removeLast(), stops)
    }
    defer {
      condition.withLock {
        if stops != stopsBefore { process.stop() }
        idle.append(process)
      }
      condition.signal()
    }
    return try body(process)
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
  case SIGALRM: "SIGALRM, too slow"
  case 0: "it ended without a signal"
  default: "signal \(number)"
  }
}
