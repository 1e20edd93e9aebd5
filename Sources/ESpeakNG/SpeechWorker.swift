import A11ySim
import A11ySimSystem

/// A client of a worker: a separate program that runs a speech engine. If the engine crashes, this process continues to
/// run.
///
/// This client can be used from several threads. Each worker process handles one request at a time; a request waits
/// while all processes are busy. If a process has ended, the next request starts it again.
package final class SpeechWorker: @unchecked Sendable {
  /// The description of the engine that a worker sends when it starts.
  package struct Engine: Sendable, Hashable {
    /// The engine's version, such as `1.51`.
    package var version: String
    /// The path of the engine's data folder.
    package var dataPath: String
    /// The number of samples per second in all sound of the engine.
    package var sampleRate: Int
    /// The engine's voices, in the order in which the worker lists them.
    package var voices: [EngineVoice]
    /// The names of the engine's variants, such as `f3`. A variant changes the sound of any voice.
    package var variants: [String] = []
  }

  /// A voice as the engine lists it.
  package struct EngineVoice: Sendable, Hashable {
    /// The identifier that selects the voice, such as `gmw/en-US`.
    package var identifier: String
    /// The engine's name for the voice, such as `English (America)`.
    package var name: String
    /// The engine's tags of the voice's languages, in lower case. The main language is first.
    package var languages: [String]
  }

  /// A piece of text for the worker to say in one voice at one pitch.
  package typealias Run = SpeechRun

  /// The result of saying a run.
  package struct SpokenRun: Sendable, Hashable {
    /// The samples that the engine made for the run.
    package var samples: [Int16] = []
    /// The beginnings of words, as the engine reported them. They may be incomplete and out of order.
    package var marks: [WordMark] = []
  }

  /// The phonemes of a run.
  package struct TranscribedRun: Sendable, Hashable {
    /// The IPA of each clause in order. A tag such as `(en)` marks where the engine changes to its rules for another
    /// language.
    package var ipa: [String] = []
    /// The keys of the dictionary entries that the engine used, in order. At the key `_?A`, the engine begins to read
    /// the Unicode number of a character.
    package var entries: [String] = []
    /// The words that the engine treated as unpronounceable, in order, in lower case.
    package var unpronounceable: [String] = []
    /// The words that a dictionary marks as abbreviations. The engine spells them.
    package var abbreviations: [String] = []

    /// Whether the run's phonemes contain a sound. Language tags and the signs for stress and length are not sounds.
    var isSounding: Bool {
      ipa.contains { clause in
        clause.replacing(/\([a-z-]+\)/, with: "").unicodeScalars.contains {
          $0.properties.isAlphabetic && !"ˈˌː".unicodeScalars.contains($0)
        }
      }
    }
  }

  /// The beginning of a word. The engine determines how the text is divided into words.
  package struct WordMark: Sendable, Hashable {
    /// The index of the word's first Unicode scalar in the text of the `Run`, counted from 0.
    package var position: Int
    /// The index of the sample in `SpokenRun.samples` at which the word begins.
    package var sample: Int
  }

  /// The path of the worker's executable.
  package let path: String
  /// The largest number of requests that are handled at the same time, each in its own process. Other requests wait.
  package let processes: Int
  private let condition = Lock()
  private var idle: [WorkerProcess]
  /// The number of calls of `stop`. A process that was busy during a call is ended when its request is finished.
  private var stops = 0
  private var known: Engine?

  /// Creates a client for a worker. Each process of the worker is started when it is first needed.
  /// - Parameters:
  ///   - path: the worker's executable, as `locate` finds it.
  ///   - arguments: the worker's arguments, such as `["--data", directory]`.
  ///   - environment: variables to add to this process's own, or to change.
  ///   - timeout: the time that a request may take, in addition to 20 ms per Unicode scalar.
  ///   - processes: the number of requests that may be handled at the same time, at least 1. The sound does not depend
  ///     on this number.
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

  /// Returns the worker's report about itself. Starts the worker if necessary.
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
  ///   - runs: the runs to say, at least one. Runs that do not fit into one request (1,024 runs or a megabyte) are
  ///     split into several requests.
  ///   - wordsPerMinute: 80 to 449; values outside are clamped.
  ///   - volume: 0 to 100; values outside are clamped.
  ///   - onSound: called on this thread with the index of the run and its next samples, at most 100 ms of sound. The
  ///     call comes as soon as the samples are made, long before the utterance is complete. The function should store
  ///     the samples and return quickly, because its time counts towards the timeout. If it returns false, no more
  ///     sound is made.
  /// - Returns: the sound of all runs; if `onSound` returned false, only the sound made until then.
  /// - Throws: `SpeechError` if the request failed. Later requests may succeed, unless the error is fatal.
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

  /// Returns the phonemes with which the engine would say runs. Only a process that has not spoken before is used for
  /// this.
  /// - Throws: `SpeechError` if the request failed. Later requests may succeed, unless the error is fatal.
  package func phonemes(of runs: [Run]) throws(SpeechError) -> [TranscribedRun] {
    try withProcess { process throws(SpeechError) in
      var transcribed: [TranscribedRun] = []
      for request in WorkerFrame.requests(of: runs) { transcribed += try process.phonemes(of: Array(runs[request])) }
      return transcribed
    }
  }

  /// Ends the worker's processes. A busy process ends when its request is finished. The next request starts a process
  /// again.
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
      // Takes the process that was used last. So no more processes are started than there are requests at the same
      // time.
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

/// Returns a text in quotation marks for a message, on one line, shortened to at most 60 characters.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
}

/// Returns a text for the signal that ended a process: its name or number. 0 means that there was no signal.
func signalName(_ number: Int) -> String {
  switch Int32(truncatingIfNeeded: number) {
  case SIGSEGV: "SIGSEGV"
  case SIGABRT: "SIGABRT"
  case SIGBUS: "SIGBUS"
  case SIGFPE: "SIGFPE"
  case SIGILL: "SIGILL"
  case SIGKILL: "SIGKILL"
  case SIGXCPU: "SIGXCPU, too much computing time"
  case SIGALRM: "SIGALRM, too slow"
  case 0: "it ended without a signal"
  default: "signal \(number)"
  }
}
