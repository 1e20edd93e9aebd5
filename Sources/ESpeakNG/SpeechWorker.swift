import A11ySimSystem
import AccessibilityModel

/// A client of a worker, which is a separate program that runs a speech engine. A crash of the engine does not end this
/// process.
///
/// The client is thread-safe. Each worker process handles one request at a time, and further requests wait. If a
/// process has ended, the next request starts it again.
package final class SpeechWorker: @unchecked Sendable {
  package struct Engine: Sendable, Hashable {
    /// The version, such as `1.51`.
    package var version: String
    package var dataPath: String
    package var sampleRate: Int
    package var voices: [EngineVoice]
    /// The names of the variants, such as `f3`. A variant changes the sound of any voice.
    package var variants: [String] = []
  }

  package struct EngineVoice: Sendable, Hashable {
    /// The identifier that selects the voice, such as `gmw/en-US`.
    package var identifier: String
    /// The display name, such as `English (America)`.
    package var name: String
    /// The engine's language tags, in lower case. The main language is first.
    package var languages: [String]
  }

  package typealias Run = SpeechRun

  package struct SpokenRun: Sendable, Hashable {
    package var samples: [Int16] = []
    /// The beginnings of words, as the engine reported them. They may be incomplete and out of order.
    package var marks: [WordMark] = []
  }

  package struct TranscribedRun: Sendable, Hashable {
    /// The clauses in IPA. A tag such as `(en)` marks a change to another language's rules.
    package var ipa: [String] = []
    /// The keys of the dictionary entries that the engine used, in order. A key that begins with `_?` shows that the
    /// engine reads a character's Unicode number.
    package var entries: [String] = []
    /// The words that the engine reported as unpronounceable, in order, in lower case.
    package var unpronounceable: [String] = []
    /// The words that a dictionary marks as abbreviations, which the engine spells.
    package var abbreviations: [String] = []

    /// Whether the phonemes contain a sound. Language tags and the signs for stress and length are not sounds.
    var isSounding: Bool {
      ipa.contains { clause in
        clause.replacing(/\([a-z-]+\)/, with: "").unicodeScalars.contains {
          $0.properties.isAlphabetic && !"ˈˌː".unicodeScalars.contains($0)
        }
      }
    }
  }

  /// The beginning of a word, as the engine divides the text into words.
  package struct WordMark: Sendable, Hashable {
    /// The index of the word's first Unicode scalar in the text of the run, counted from 0.
    package var position: Int
    /// The index in `SpokenRun.samples` at which the word begins.
    package var sample: Int
  }

  package let path: String
  /// The maximum number of worker processes, and therefore of concurrent requests.
  package let processes: Int
  private let condition = Lock()
  private var idle: [WorkerProcess]
  /// The number of calls of `stop`. A process that is busy during a call ends after its request.
  private var stops = 0
  private var known: Engine?

  /// Creates a client for a worker. Each worker process is started when it is first needed.
  /// - Parameters:
  ///   - arguments: the worker's arguments, such as `["--data", directory]`.
  ///   - environment: variables that are added to this process's environment, or replace its values.
  ///   - timeout: the time that a worker may do nothing while it starts, or while a request is unanswered; for a request,
  ///     20 ms per Unicode scalar are added.
  ///   - processes: the maximum number of concurrent requests, at least 1. The sound does not depend on this number.
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

  /// Starts the worker if necessary.
  package func engine() throws(SpeechError) -> Engine {
    if let engine = condition.withLock({ known }) { return engine }
    return try withProcess { process throws(SpeechError) in
      let engine = try process.start()
      condition.withLock { known = engine }
      return engine
    }
  }

  /// Speaks runs one after another, as one utterance.
  /// - Parameters:
  ///   - runs: the runs to speak, at least one. If they exceed one request (1,024 runs or a megabyte), they are split
  ///     into several requests.
  ///   - wordsPerMinute: 80 to 449; other values are clamped.
  ///   - volume: 0 to 100; other values are clamped.
  ///   - onSound: called on this thread with the index of the run and its next samples, at most 100 ms of sound. The
  ///     first call comes long before the utterance is complete. The function should store the samples and return
  ///     quickly, because its time counts towards the timeout. If it returns false, no more sound is made.
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

  /// Returns the phonemes of runs, from an engine process that has not spoken before.
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
      // The process that was used last is taken, so that no more processes are started than there are concurrent
      // requests.
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

/// Returns a text in quotation marks, on one line and with at most 60 characters.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
}

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
