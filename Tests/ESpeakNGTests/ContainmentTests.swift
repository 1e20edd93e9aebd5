import A11ySim
import ESpeakNG
import Foundation
import Testing

/// Whatever a worker does, it is an error about one utterance; the others are spoken.
@Suite(.serialized) struct ContainmentTests {
  static let run = SpeechWorker.Run(voice: "gmw/en-US", text: "one two")

  static func worker(_ fault: String, _ request: Int, timeout: Duration = .seconds(5)) -> SpeechWorker {
    SpeechWorker(path: Workers.faulty, arguments: [fault, "\(request)"], timeout: timeout)
  }

  @Test(arguments: [
    ("crash", "crashed (SIGSEGV) on \"one two\""), ("hang", "too long to say \"one two\""),
    ("stall", "too long to say \"one two\""), ("garbage", "is not its protocol"),
    ("exit", "ended while saying \"one two\""), ("abort", "ended while saying \"one two\""),
    ("error", "could not say \"one two\": not today"),
  ])
  func aFaultCostsOneUtterance(fault: String, sentence: String) throws {
    let worker = Self.worker(fault, 3, timeout: .milliseconds(300))
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
      let worker = Self.worker(fault, 1, timeout: .milliseconds(100))
      for _ in 1...3 { _ = try? worker.speak([Self.run], wordsPerMinute: 175) }
    }
    // Other tests of this process open and close theirs meanwhile: one of ours would stay.
    for _ in 1...100 where descriptors() > before { Thread.sleep(forTimeInterval: 0.05) }
    #expect(descriptors() <= before)
    #if os(Linux)
      #expect(try zombies() == 0)
    #endif
  }

  #if os(Linux)
    private func zombies() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.count { process in
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 && fields[0] == "Z" && fields[1] == "\(getpid())"
      }
    }
  #endif

  @Test(arguments: [
    ("hang", "took too long to start"), ("exit", "ended at its start"), ("garbage", "is not its protocol"),
    ("version", "version 99 of the protocol"), ("data", "/nowhere/espeak-ng-data"),
  ])
  func aWorkerThatDoesNotStartIsFatal(fault: String, sentence: String) {
    let error = speechError { _ = try Self.worker(fault, 0, timeout: .milliseconds(300)).engine() }
    #expect(error?.message.contains(sentence) == true)
    #expect(error?.isFatal == true)
    #expect(error?.help != nil)
  }

  @Test func silenceIsAnError() {
    let synthesizer = ESpeakSynthesizer(worker: Self.worker("silence", 1))
    #expect(
      speechError { _ = try synthesizer.speak(utterance("hello"), wordsPerMinute: 175) }?.message
        == "eSpeak NG said nothing for \"hello\"")
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

/// Where the worker is looked for.
struct LocatingTests {
  @Test func whatIsNamedMustBeThere() {
    let error = speechError { _ = try SpeechWorker.locate("/nowhere/worker", environment: [:]) }
    #expect(error?.message.contains("/nowhere/worker, which --worker names") == true)
    #expect(error?.isFatal == true)
    let named = speechError { _ = try SpeechWorker.locate(environment: ["A11Y_SIM_SPEECH_WORKER": "/nowhere/w"]) }
    #expect(named?.message.contains("/nowhere/w, which A11Y_SIM_SPEECH_WORKER names") == true)
  }

  @Test func whatIsNamedComesFirst() throws {
    let environment = ["A11Y_SIM_SPEECH_WORKER": Workers.espeak]
    #expect(try SpeechWorker.locate(Workers.faulty, environment: environment) == Workers.faulty)
    #expect(try SpeechWorker.locate(environment: environment) == Workers.espeak)
  }

  @Test func aFolderIsNoWorker() {
    #expect(speechError { _ = try SpeechWorker.locate("/tmp", environment: [:]) } != nil)
  }
}
