import A11ySim
import A11ySimSystem

/// The client of a worker that owns a speech engine. The worker has its own processes, so that its crashes do not end
/// this one.
///
/// It is safe to use from several threads. Each process says one request at a time, and further requests wait. If a
/// process has ended, the next request starts it again.
package final class SpeechWorker: @unchecked Sendable {
  /// A worker's report about itself when it starts.
  package struct Engine: Sendable, Hashable {
    /// The engine's version, such as `1.51`.
    package var version: String
    /// The path of its data.
    package var dataPath: String
    /// The samples per second of everything it says.
    package var sampleRate: Int
    /// The voices it has.
    package var voices: [EngineVoice]
    /// The names of variants, manners of speaking that any of its voices can take, such as `f3`.
    package var variants: [String] = []
  }

  /// A voice as the engine lists it.
  package struct EngineVoice: Sendable, Hashable {
    /// The identifier that selects it, such as `gmw/en-US`.
    package var identifier: String
    /// The engine's name for it, such as `English (America)`.
    package var name: String
    /// The engine's tags of its languages, the main one first, in lower case.
    package var languages: [String]
  }

  /// A stretch of text that the worker is sent.
  package typealias Run = SpeechRun

  /// The result of saying a run.
  package struct SpokenRun: Sendable, Hashable {
    /// The sound, as the engine made it.
    package var samples: [Int16] = []
    /// The beginnings of words, as the engine reported them: neither complete nor in order.
    package var marks: [WordMark] = []
  }

  /// The phonemes of a run.
  package struct TranscribedRun: Sendable, Hashable {
    /// The IPA of each clause in order, with `(xx)` where the engine changes to its rules for another language.
    package var ipa: [String] = []
    /// The keys of the dictionary's entries that were used, in order: `_?A` begins the reading of a character's code.
    package var entries: [String] = []
    /// The words that the engine took for unpronounceable, in order, in lower case.
    package var unpronounceable: [String] = []
    /// Words that a dictionary says are abbreviations, to be spelled.
    package var abbreviations: [String] = []

    /// Whether there is anything to hear.
    var isSounding: Bool {
      ipa.contains { clause in
        clause.replacing(/\([a-z-]+\)/, with: "").unicodeScalars.contains {
          $0.properties.isAlphabetic && !"ˈˌː".unicodeScalars.contains($0)
        }
      }
    }
  }

  /// The beginning of something the engine takes for a word.
  package struct WordMark: Sendable, Hashable {
    /// The index of its first Unicode scalar in the run's text, from 0.
    package var position: Int
    /// The sample of the run at which it begins.
    package var sample: Int
  }

  /// The worker's executable.
  package let path: String
  /// The number of requests that are said at the same time, each in its own process; the others wait.
  package let processes: Int
  private let condition = Lock()
  private var idle: [WorkerProcess]
  /// The number of calls of `stop`: a process that spoke during a call is ended when it has finished.
  private var stops = 0
  private var known: Engine?

  /// Creates a client for a worker; its processes are started when they are first needed.
  /// - Parameters:
  ///   - path: the worker's executable, as `locate` finds it.
  ///   - arguments: the worker's arguments, such as `["--data", directory]`.
  ///   - environment: variables that differ from this process's own.
  ///   - timeout: the time a request may take, besides 20 ms per character.
  ///   - processes: the number of requests that may be said at the same time, at least 1. The sound does not depend on
  ///     it.
  package init(
    path: String, arguments: [String] = [], environment: [String: String] = [:], timeout: Duration = .seconds(5),
    processes: Int = 1
  ) {
    self.path = path
    self.processes = max(processes, 1)
    idle = (0..<self.processes).map { _ in
      WorkerProcess(path: path, arguments: arguments, environment: environment, timeout: timeout)
    }
  }

  /// The worker's report about itself. Starts the worker if necessary.
  package func engine() throws(SpeechError) -> Engine {
    if let engine = condition.withLock({ known }) { return engine }
    return try withProcess { process throws(SpeechError) in
      let engine = try process.start()
      condition.withLock { known = engine }
      return engine
    }
  }

  /// Says runs one after another as one utterance.
  /// - Parameters:
  ///   - runs: the runs to say, at least one. More runs than a request holds (1,024, or a megabyte) are split into
  ///     several requests.
  ///   - wordsPerMinute: 80 to 449; values outside are clamped.
  ///   - volume: 0 to 100; values outside are clamped.
  ///   - onSound: called on this thread with the index of the run and its next samples, at most 100 ms of them, as soon
  ///     as they are made, which is long before the utterance is complete. It should take them and return, because its
  ///     time counts towards the timeout. If it returns false, the rest is not made.
  /// - Returns: the runs; if `onSound` returned false, the sound it was called with.
  /// - Throws: `SpeechError` about this request alone, unless it is fatal.
  package func speak(
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
  package func phonemes(of runs: [Run]) throws(SpeechError) -> [TranscribedRun] {
    try withProcess { process throws(SpeechError) in
      var transcribed: [TranscribedRun] = []
      for request in WorkerFrame.requests(of: runs) { transcribed += try process.phonemes(of: Array(runs[request])) }
      return transcribed
    }
  }

  /// Ends the worker's processes; processes that speak end when they have finished. The next request starts one again.
  package func stop() {
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
      // Takes the process used last, so that there are never more processes than requests at the same time.
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

/// A text in quotation marks for an error, on one line and of at most 60 characters.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
}

/// The name of a signal that ended a process unexpectedly.
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
