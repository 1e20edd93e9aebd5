import A11ySim
import ESpeakNG
import Foundation
import TestSupport
import Testing

/// A fault of a worker is an error about one utterance; the others are spoken.
@Suite(.serialized, .timeLimited) struct ContainmentTests {
  static let run = SpeechWorker.Run(voice: "gmw/en-US", text: "one two")

  static func worker(_ fault: String, _ request: Int, timeout: Duration = .seconds(60)) -> SpeechWorker {
    SpeechWorker(path: Workers.faulty, arguments: [fault, "\(request)"], timeout: timeout)
  }

  @Test(arguments: [
    ("crash", "crashed (SIGSEGV) on \"one two\""), ("garbage", "does not answer like the speech worker"),
    ("exit", "ended while it was speaking \"one two\""), ("abort", "ended while it was speaking \"one two\""),
    ("error", "could not speak \"one two\": not today"),
  ])
  func aFaultCostsOneUtterance(fault: String, sentence: String) throws { try fail(fault, sentence) }

  /// The patience it takes is long, for a busy machine.
  @Test(
    .enabled(if: AtLength.isWanted),
    arguments: [("hang", "too long to speak \"one two\""), ("stall", "too long to speak \"one two\"")])
  func aFaultCostsOneUtteranceAtLength(fault: String, sentence: String) throws { try fail(fault, sentence) }

  private func fail(_ fault: String, _ sentence: String) throws {
    // Those before and after the fault need their time as well, on a busy machine too.
    let worker = Self.worker(fault, 3, timeout: sentence.hasPrefix("too long") ? .seconds(5) : .seconds(60))
    var outcomes: [String] = []
    for _ in 1...5 {
      do {
        let spoken = try worker.speak([Self.run], wordsPerMinute: 175)
        outcomes.append("\(spoken[0].samples.count) \(spoken[0].marks.map(\.position))")
      } catch {
        #expect(error.message.contains(sentence))
        #expect(!error.isFatal)
        outcomes.append("error")
      }
    }
    #expect(outcomes == ["1540 [0, 4]", "1540 [0, 4]", "error", "1540 [0, 4]", "1540 [0, 4]"])
  }

  @Test func nothingIsLeftBehind() throws {
    func descriptors() -> Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0 }
    _ = try Self.worker("none", 0).speak([Self.run], wordsPerMinute: 175)
    let before = descriptors()
    for fault in ["exit", "garbage", "hang", "abort"] {
      let worker = Self.worker(fault, 1, timeout: fault == "hang" ? .milliseconds(100) : .seconds(60))
      for _ in 1...3 { _ = try? worker.speak([Self.run], wordsPerMinute: 175) }
    }
    // Other tests of this process open and close theirs meanwhile: one of ours would stay.
    #expect(eventually { descriptors() <= before })
    #if os(Linux)
      #expect(eventually { zombies == 0 })
    #endif
  }

  #if os(Linux)
    /// The workers that ended and that nobody waited for. Other tests of this process start programs of their own.
    private var zombies: Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.filter { Int($0) != nil }.count { process in
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        // The system keeps 15 characters of a name.
        let isWorker = status.contains("(\((Workers.faulty as NSString).lastPathComponent.prefix(15)))")
        return isWorker && fields.count > 1 && fields[0] == "Z" && fields[1] == "\(getpid())"
      }
    }
  #endif

  @Test(arguments: [
    ("hang", "took too long to start"), ("exit", "ended immediately"),
    ("garbage", "does not answer like the speech worker"),
    ("version", "protocol version 99"), ("data", "/nowhere/espeak-ng-data"),
  ])
  func aWorkerThatDoesNotStartIsFatal(fault: String, sentence: String) {
    let error = speechError {
      _ = try Self.worker(fault, 0, timeout: fault == "hang" ? .milliseconds(300) : .seconds(60)).engine()
    }
    #expect(error?.message.contains(sentence) == true)
    #expect(error?.isFatal == true)
    #expect(error?.help != nil)
  }

  /// A machine that does much else makes it slow: the clock on the wall says nothing about it.
  @Test(arguments: [0, 1]) func aWorkerThatIsSlowIsWaitedFor(request: Int) throws {
    let worker = Self.worker("compute", request, timeout: .milliseconds(200))
    #expect(try worker.speak([Self.run], wordsPerMinute: 175)[0].samples.count == 1540)
  }

  @Test func silenceIsAnError() {
    let synthesizer = ESpeakSynthesizer(worker: Self.worker("silence", 1))
    #expect(
      speechError { _ = try synthesizer.speak(utterance("hello"), wordsPerMinute: 175) }?.message
        == "eSpeak NG said nothing for \"hello\"")
  }

  #if os(Linux)
    @Test(arguments: [Workers.espeak, Workers.silent]) func aWorkerThatWasKilledIsStartedAgain(path: String) throws {
      // Known by its name: other tests have workers too.
      let folder = TemporaryFolder()
      let name = try folder.link("worker", to: path)
      let worker = SpeechWorker(path: name)
      let before = try worker.speak([Self.run], wordsPerMinute: 175)
      // What stays when it has answered, the one that keeps a voice included.
      let count = path == Workers.espeak ? 2 : 1
      #expect(eventually { Processes.named(name).count == count })
      let first = Processes.named(name)
      for id in first { kill(pid_t(id), SIGKILL) }
      // It may be noticed only when it does not answer.
      let next = try? worker.speak([Self.run], wordsPerMinute: 175)
      #expect(next == nil || next == before)
      #expect(try worker.speak([Self.run], wordsPerMinute: 175) == before)
      // The child of the last utterance may still be on its way out.
      #expect(eventually { Processes.named(name).count == count })
      #expect(Set(Processes.named(name)).isDisjoint(with: first))
      worker.stop()
      // The child that keeps a voice ends when it notices that its parent has ended.
      #expect(eventually { Processes.named(name).isEmpty })
    }
  #endif

  @Test(arguments: [Workers.espeak, Workers.silent]) func soundIsHandedOverWhileItIsMade(path: String) throws {
    let worker = SpeechWorker(path: path)
    var runs = WorkerConformanceTests.long
    runs.text = String(runs.text.prefix(700))
    let said = [Self.run, runs]
    var heard: [[Int16]] = [[], []]
    var pieces = 0
    let whole = try worker.speak(said, wordsPerMinute: 175) { run, samples in
      heard[run] += samples
      pieces += 1
      return true
    }
    #expect(heard == whole.map(\.samples))
    #expect(pieces > 10)

    // What is not wanted any more is not made, and costs nobody anything.
    heard = [[], []]
    let part = try worker.speak(said, wordsPerMinute: 175) { run, samples in
      heard[run] += samples
      return run == 0
    }
    #expect(part.map(\.samples) == heard)
    #expect(part[0] == whole[0])
    #expect(part[1].samples.count < whole[1].samples.count)
    #expect(Array(whole[1].samples.prefix(part[1].samples.count)) == part[1].samples)
    #expect(try worker.speak(said, wordsPerMinute: 175) == whole)
  }

  @Test(arguments: [Workers.espeak, Workers.silent]) func severalAreSaidAtTheSameTime(path: String) async throws {
    let worker = SpeechWorker(path: path, timeout: .seconds(60), processes: 3)
    let texts = (0..<30).map { "number \($0)" }
    func run(_ index: Int) -> [SpeechWorker.Run] { [.init(voice: "gmw/en-US", text: texts[index])] }
    let alone = SpeechWorker(path: path)
    let expected = try texts.indices.map { try alone.speak(run($0), wordsPerMinute: 175) }
    let said = await withTaskGroup(of: (Int, [SpeechWorker.SpokenRun]?).self) { group in
      for index in texts.indices {
        group.addTask { (index, try? worker.speak(run(index), wordsPerMinute: 175)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts.indices.map { said[$0] } == expected)
    worker.stop()
    #expect(try worker.speak(run(7), wordsPerMinute: 175) == expected[7])
  }

  /// The utterances are said at the same time: each waits until the others have begun.
  @Test func theyDoNotWaitForEachOther() throws {
    let worker = SpeechWorker(path: Workers.silent, timeout: .seconds(60), processes: 3)
    let barrier = Barrier(3)
    let group = DispatchGroup()
    for _ in 1...3 {
      group.enter()
      Thread {
        var isFirst = true
        _ = try? worker.speak([Self.run], wordsPerMinute: 175) { _, _ in
          if isFirst { barrier.arrive() }
          isFirst = false
          return true
        }
        group.leave()
      }.start()
    }
    group.wait()
    #expect(barrier.haveMet)
  }

  #if os(Linux)
    @Test func stoppingEndsThoseThatSpeakWhenTheyHaveFinished() throws {
      let folder = TemporaryFolder()
      let name = try folder.link("worker", to: Workers.silent)
      let worker = SpeechWorker(path: name, timeout: .seconds(60), processes: 2)
      var isStopped = false
      let spoken = try worker.speak([Self.run], wordsPerMinute: 175) { _, _ in
        // From within: it speaks just now.
        if !isStopped {
          worker.stop()
          worker.stop()
          #expect(Processes.named(name).count == 1)
        }
        isStopped = true
        return true
      }
      #expect(Processes.named(name) == [])
      #expect(try worker.speak([Self.run], wordsPerMinute: 175) == spoken)
    }
  #endif

  @Test func anEndlessAnswerIsCutOff() throws {
    let worker = Self.worker("endless", 1, timeout: .seconds(60))
    let error = speechError { _ = try worker.speak([Self.run], wordsPerMinute: 175) }
    #expect(error?.message.contains("does not answer like the speech worker") == true)
    #expect(try worker.engine().sampleRate == 22_050)
  }

  @Test func threadsTakeTurns() async throws {
    let worker = Self.worker("none", 0)
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 1...8 {
        group.addTask { (try? worker.speak([Self.run], wordsPerMinute: 175))?.first?.samples.count ?? 0 }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 1540, count: 8))
  }
}

/// A place where threads meet, with patience.
private final class Barrier: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int
  private var isBroken = false

  init(_ count: Int) {
    missing = count
  }

  /// Whether all came, and none had to give up.
  var haveMet: Bool { condition.withLock { missing == 0 && !isBroken } }

  func arrive() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    condition.broadcast()
    let deadline = Date(timeIntervalSinceNow: 30)
    while missing > 0 {
      if !condition.wait(until: deadline) {
        isBroken = true
        return
      }
    }
  }
}

/// Where the worker is looked for.
@Suite(.timeLimited) struct LocatingTests {
  @Test func whatIsNamedMustBeThere() {
    let error = speechError { _ = try SpeechWorker.locate("/nowhere/worker", environment: [:]) }
    #expect(error?.message.contains("/nowhere/worker”, which --worker names") == true)
    #expect(error?.isFatal == true)
    let named = speechError { _ = try SpeechWorker.locate(environment: ["A11Y_SIM_SPEECH_WORKER": "/nowhere/w"]) }
    #expect(named?.message.contains("/nowhere/w”, which A11Y_SIM_SPEECH_WORKER names") == true)
  }

  @Test func whatIsNamedComesFirst() throws {
    let environment = ["A11Y_SIM_SPEECH_WORKER": Workers.espeak]
    #expect(try SpeechWorker.locate(Workers.faulty, environment: environment) == Workers.faulty)
    // Only who has the source can build the worker.
    let built = SpeechWorker.installation(besides: "/home/a/a11y-sim/.build/x86_64-unknown-linux-gnu/release/a11y-sim")
    #expect(built.contains("swift build --product espeak-ng-worker"))
    for program in ["/usr/local/bin/a11y-sim", "/home/a/a11y-sim-1.0.0-linux-x86_64/a11y-sim", nil] {
      let released = SpeechWorker.installation(besides: program)
      #expect(!released.contains("build") && released.contains("espeak-ng-worker, which is in each release"))
    }
    #expect(try SpeechWorker.locate(environment: environment) == Workers.espeak)
  }

  @Test func aFolderIsNoWorker() {
    #expect(speechError { _ = try SpeechWorker.locate("/tmp", environment: [:]) } != nil)
  }
}
