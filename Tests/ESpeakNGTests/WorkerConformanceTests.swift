import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// What any worker must do, as `Documentation.docc/WorkerProtocol.md` has it: a new one adds itself to the arguments.
@Suite(.timeLimited) struct WorkerConformanceTests {
  static let workers = [Workers.espeak, Workers.silent]
  static let voice = "gmw/en-US"
  /// Longer than any pipe: about a minute.
  static let long = SpeechWorker.Run(
    voice: voice, text: Array(repeating: "one two three four five six seven,", count: 200).joined(separator: " "))

  // MARK: - The start

  @Test(arguments: workers) func aWorkerSaysWhatItIs(path: String) throws {
    let worker = try RawWorker(path)
    let frames = worker.greeting
    let variants = frames.filter { $0.kind == .variant }.map { $0.strings(from: 0) }
    let voiceCount = frames.count - 2 - variants.count
    #expect(
      frames.map(\.kind) == [.hello] + Array(repeating: .voice, count: voiceCount)
        + Array(repeating: .variant, count: variants.count) + [.ready])
    #expect(variants.allSatisfy { $0.count == 1 && !$0[0].isEmpty } && Set(variants).count == variants.count)
    #expect(frames[0].number(at: 0) == WorkerFrame.protocolVersion)
    #expect(frames[0].number(at: 4) > 0)
    #expect(frames[0].strings(from: 8).count == 2)
    let voices = frames.filter { $0.kind == .voice }.map { $0.strings(from: 0) }
    #expect(voices.allSatisfy { $0.count >= 3 && !$0[0].isEmpty && !$0[2].isEmpty })
    #expect(Set(voices.map { $0[0] }).count == voices.count)
    #expect(voices.contains { $0[0] == Self.voice })
    #expect(worker.isQuiet)
  }

  // MARK: - Answers

  @Test(arguments: workers) func anAnswerIsInOrderAndEndsOnce(path: String) throws {
    let worker = try RawWorker(path)
    let runs = [
      SpeechWorker.Run(voice: Self.voice, text: "Enter the code"), .init(voice: "roa/fr", text: "deux mots", pitch: 60),
      .init(voice: Self.voice, text: ""), .init(voice: Self.voice, text: "aé1", isSpelled: true),
    ]
    let answer = try worker.ask(runs)
    #expect(answer.filter { $0.kind == .begin }.map { $0.number(at: 0) } == [0, 1, 2, 3])
    #expect(answer.first?.kind == .begin)
    #expect(answer.last?.kind == .done)
    #expect(answer.last?.number(at: 0) == answer.reduce(0) { $0 + ($1.kind == .sound ? $1.samples.count : 0) })
    #expect(answer.dropLast().allSatisfy { [.begin, .sound, .word].contains($0.kind) })
    let parts = answer.split { $0.kind == .begin }.map { $0.filter { $0.kind == .word } }
    let starts = answer.indices.filter { answer[$0].kind == .begin }
    #expect(starts.count == 4 && !parts.isEmpty)
    for (run, start) in zip(runs, starts) {
      let frames = answer[(start + 1)...].prefix { $0.kind == .sound || $0.kind == .word }
      let samples = frames.reduce(0) { $0 + ($1.kind == .sound ? $1.samples.count : 0) }
      let words = frames.filter { $0.kind == .word }
      // Of nothing there may be a pause.
      #expect(samples > 0 || run.text.isEmpty)
      #expect(words.isEmpty == run.text.isEmpty)
      #expect(words.allSatisfy { $0.number(at: 0) >= 1 })
      if run.isSpelled {
        #expect(words.map { $0.number(at: 0) } == Array(1...run.text.unicodeScalars.count))
        #expect(words.map { $0.number(at: 8) } == words.map { $0.number(at: 8) }.sorted())
      }
    }
    #expect(worker.isQuiet)
  }

  @Test(arguments: workers) func phonemesAreInOrderAndNothingIsSaid(path: String) throws {
    let worker = try RawWorker(path)
    let runs = [
      SpeechWorker.Run(voice: Self.voice, text: "one, two"), .init(voice: "roa/fr", text: ""),
      .init(voice: Self.voice + "+f3", text: "A", isSpelled: true),
    ]
    func phonemes(_ runs: [SpeechWorker.Run]) throws -> [WorkerFrame] {
      try worker.send(WorkerFrame.request(runs, wordsPerMinute: 175, volume: 100, phonemes: true))
      return try worker.answer()
    }
    let answer = try phonemes(runs)
    #expect(answer.filter { $0.kind == .begin }.map { $0.number(at: 0) } == [0, 1, 2])
    #expect(answer.dropLast().allSatisfy { [.begin, .phonemes, .trace].contains($0.kind) })
    #expect(answer.last?.kind == .done && answer.last?.number(at: 0) == 0)
    let bytes = answer.filter { $0.kind == .phonemes }.flatMap(\.payload)
    #expect(bytes.last == 0x0A && String(validating: bytes, as: UTF8.self) != nil)
    #expect(try phonemes(runs) == answer)
    #expect(try phonemes([.init(voice: "nobody", text: "one")]).map(\.kind) == [.error])
    #expect(try phonemes([.init(voice: Self.voice + "+nobody", text: "one")]).map(\.kind) == [.error])
    #expect(worker.isQuiet)
  }

  @Test(arguments: workers) func theSameRequestHasTheSameAnswer(path: String) throws {
    let worker = try RawWorker(path)
    let run = SpeechWorker.Run(voice: Self.voice, text: "Digit 2 of 6, text field, 4")
    let first = try worker.ask([run])
    for text in ["hello", "4 8 2 9 1 3"] { _ = try worker.ask([.init(voice: "roa/fr", text: text, pitch: 90)]) }
    #expect(try worker.ask([run]) == first)
    #expect(try RawWorker(path).ask([run]) == first)
  }

  @Test(arguments: workers) func whatIsBeyondIsTakenForTheNearest(path: String) throws {
    let worker = try RawWorker(path)
    // Rate, volume and pitch stand at these places of a request.
    func answer(rate: UInt16, volume: UInt16, pitch: UInt8) throws -> [WorkerFrame] {
      var request = try WorkerFrame.request(
        [.init(voice: Self.voice, text: "one two")], wordsPerMinute: 175, volume: 100)
      request[8...11] = [UInt8(rate & 255), UInt8(rate >> 8), UInt8(volume & 255), UInt8(volume >> 8)]
      request[14] = pitch
      try worker.send(request)
      return try worker.answer()
    }
    #expect(try answer(rate: 65535, volume: 65535, pitch: 255) == answer(rate: 449, volume: 100, pitch: 99))
    #expect(try answer(rate: 0, volume: 100, pitch: 50) == answer(rate: 80, volume: 100, pitch: 50))
    #expect(try answer(rate: 80, volume: 100, pitch: 50) != answer(rate: 449, volume: 100, pitch: 50))
  }

  @Test(arguments: workers) func soundComesBeforeAllOfItIsMade(path: String) throws {
    let worker = try RawWorker(path)
    try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
    // More than the pipe holds: it cannot have been made whole before the first of it was sent.
    let first = try worker.frames(until: { $0.kind == .sound })
    let whole = try first + worker.answer()
    #expect(whole.last?.kind == .done)
    #expect((whole.last?.number(at: 0) ?? 0) > 1 << 20)
  }

  @Test(arguments: workers) func aVoiceIsOneOfTheList(path: String) throws {
    let worker = try RawWorker(path)
    let before = try worker.ask([.init(voice: Self.voice, text: "one")])
    for voice in ["", "../../../../etc/passwd", "gmw/en-US+f3x", "mb/mb-us1", "GMW/EN-US"] {
      let answer = try worker.ask([.init(voice: voice, text: "one")])
      #expect(answer.map(\.kind) == [.error])
      #expect(answer[0].number(at: 0) == 2)
      #expect(answer[0].strings(from: 4) == [voice])
    }
    // In the second run too it is the end of the answer, and nobody else's.
    let second = try worker.ask([.init(voice: Self.voice, text: "one"), .init(voice: "x", text: "one")])
    #expect(second.first?.kind == .begin && second.last?.kind == .error)
    #expect(try worker.ask([.init(voice: Self.voice, text: "one")]) == before)
  }

  @Test(arguments: workers) func anAnswerIsAtMostTenMinutes(path: String) throws {
    let worker = try RawWorker(path)
    let rate = worker.greeting[0].number(at: 4)
    let text = Array(repeating: "one two three four five six seven,", count: 2_000).joined(separator: " ")
    try worker.send(WorkerFrame.request([.init(voice: Self.voice, text: text)], wordsPerMinute: 80, volume: 100))
    let answer = try worker.answer()
    let samples = answer.reduce(0) { $0 + ($1.kind == .sound ? $1.payload.count / 2 : 0) }
    #expect(samples <= rate * 600)
    #expect(samples > rate * 590)
    #expect(answer.last?.kind == .error && answer.last?.number(at: 0) == 4)
    #expect(try worker.ask([.init(voice: Self.voice, text: "one")]).last?.kind == .done)
  }

  @Test(arguments: workers) func aRequestHasAtMost1024Runs(path: String) throws {
    let worker = try RawWorker(path)
    let many = Array(repeating: SpeechWorker.Run(voice: Self.voice, text: ""), count: 1024)
    let answer = try worker.ask(many)
    #expect(answer.count { $0.kind == .begin } == 1024)
    var request = try WorkerFrame.request(many, wordsPerMinute: 175, volume: 100)
    request[12...13] = [0x01, 0x04]
    try worker.send(request)
    #expect(try worker.status() == 2)
  }

  // MARK: - Cancelling

  @Test(arguments: workers) func whatIsCancelledEnds(path: String) throws {
    let worker = try RawWorker(path)
    let before = try worker.ask([.init(voice: Self.voice, text: "one")])
    let whole = try worker.ask([Self.long]).last?.number(at: 0) ?? 0
    for _ in 1...3 {
      try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
      var answer = try worker.frames(until: { $0.kind == .sound })
      try worker.send(WorkerFrame.cancellation)
      answer += try worker.answer()
      #expect(answer.last?.kind == .crashed)
      #expect(answer.reduce(0) { $0 + ($1.kind == .sound ? $1.samples.count : 0) } < whole)
      #expect(try worker.ask([.init(voice: Self.voice, text: "one")]) == before)
    }
  }

  @Test(arguments: workers) func cancellingNothingDoesNothing(path: String) throws {
    let worker = try RawWorker(path)
    let run = SpeechWorker.Run(voice: Self.voice, text: "one")
    let before = try worker.ask([run])
    for _ in 1...50 {
      // At any moment about the end of an answer, and twice.
      try worker.send(WorkerFrame.cancellation + WorkerFrame.cancellation)
      #expect(try worker.ask([run]) == before)
    }
    #expect(worker.isQuiet)
  }

  // MARK: - What ends a worker

  @Test(arguments: workers) func theEndOfTheInputEndsIt(path: String) throws {
    let idle = try RawWorker(path)
    idle.process.closeInput()
    #expect(try idle.status() == 0)

    let speaking = try RawWorker(path)
    try speaking.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
    _ = try speaking.frames(until: { $0.kind == .sound })
    speaking.process.closeInput()
    #expect(try speaking.status() == 0)

    let halfway = try RawWorker(path)
    try halfway.send([0x53, 0, 0])
    halfway.process.closeInput()
    #expect(try halfway.status() == 2)
  }

  /// What is wrong with a request, and its bytes.
  static let nonsense: [(String, [UInt8])] = {
    let good = try! WorkerFrame.request([.init(voice: voice, text: "one")], wordsPerMinute: 175, volume: 100)
    func changed(_ place: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = good
      bytes[place] = byte
      return bytes
    }
    return [
      ("an unknown kind", changed(0, 0x51)), ("a kind of the worker", changed(0, 0x50)), ("not zero", changed(2, 1)),
      ("too long", [0x53, 0, 0, 0, 1, 0, 0x10, 0]), ("no run", changed(12, 0)), ("a run too few", changed(12, 2)),
      ("a voice too long", changed(17, 0xFF)), ("a text too long", changed(21, 0xFF)),
      ("a text too short", changed(18, 1)),
      ("a NUL in the text", changed(good.count - 1, 0)), ("a NUL in the voice", changed(24, 0)),
      ("no payload", [0x53, 0, 0, 0, 0, 0, 0, 0]), ("cancelling something", [0x43, 0, 0, 0, 1, 0, 0, 0, 0]),
      ("words", Array("hello, worker\n".utf8)),
    ]
  }()

  @Test(arguments: workers, nonsense) func nonsenseEndsIt(path: String, nonsense: (name: String, bytes: [UInt8])) throws
  {
    let worker = try RawWorker(path)
    try worker.send(nonsense.bytes)
    #expect(try worker.status() == 2)
    #expect(worker.process.complaints().contains(": "))
  }

  @Test(arguments: workers) func aRequestInTheMiddleOfAnAnswerEndsIt(path: String) throws {
    let worker = try RawWorker(path)
    let request = try WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100)
    try worker.send(request)
    _ = try worker.frames(until: { $0.kind == .sound })
    try worker.send(request)
    #expect(try worker.status() == 2)
  }

  #if os(Linux)
    @Test(arguments: workers) func nothingOutlivesIt(path: String) throws {
      // However it ends while it speaks: told to, killed, or because nobody is left.
      let ends: [(RawWorker) -> Void] = [
        { kill($0.process.pid, SIGKILL) }, { kill($0.process.pid, SIGTERM) }, { $0.process.closeInput() },
        { $0.process.end() },
      ]
      for end in ends {
        let worker = try RawWorker(path)
        try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
        _ = try worker.frames(until: { $0.kind == .sound })
        let children = Processes.children(of: Int(worker.process.pid))
        let family = [Int(worker.process.pid)] + children + children.flatMap(Processes.children)
        // The worker, the keeper of the voice, the child that speaks.
        if path == Workers.espeak { #expect(family.count == 3) }
        end(worker)
        _ = worker.process.wait()
        #expect(eventually { family.filter(Processes.isAlive) == [] })
      }
    }

    /// Nobody needs more than the three streams, however the worker was started, and however long its keepers live.
    @Test func itsFamilyHoldsNothingOfTheClient() throws {
      let pipes = try OpenPipes(count: 20)
      let worker = try RawWorker(Workers.espeak)
      for voice in ["roa/fr", "gmw/de"] { _ = try worker.ask([.init(voice: voice, text: "42")]) }
      try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
      _ = try worker.frames(until: { $0.kind == .sound })
      let keepers = Processes.children(of: Int(worker.process.pid))
      let family = [Int(worker.process.pid)] + keepers + keepers.flatMap(Processes.children)
      #expect(family.count == 5)
      pipes.closeInputs()
      #expect(eventually { pipes.haveEnded })
      #expect(family.allSatisfy(Processes.isAlive))
      _ = try worker.answer()
    }

    /// The worker dumps no memory, so only the superuser sees what it holds.
    @Test(.enabled(if: geteuid() == 0)) func itsForksHoldNothingOfEachOther() throws {
      let worker = try RawWorker(Workers.espeak)
      let id = Int(worker.process.pid)
      func sockets(_ process: Int) -> Set<String> {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let held = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
        return Set(held.filter { $0.hasPrefix("socket:") })
      }
      for voice in [Self.voice, "roa/fr", "gmw/de"] { _ = try worker.ask([.init(voice: voice, text: "42")]) }
      try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
      _ = try worker.frames(until: { $0.kind == .sound })
      let keepers = Processes.children(of: id)
      let lines = keepers.map(sockets)
      // Each has the line to the worker, which has an end of each and its requests.
      #expect(lines.map(\.count) == [1, 1, 1] && Set(lines.flatMap(Array.init)).count == 3)
      #expect(sockets(id).count == 4 && lines.allSatisfy { $0.isDisjoint(with: sockets(id)) })
      let child = try #require(keepers.flatMap(Processes.children).first)
      #expect(lines.contains(sockets(child)))
      _ = try worker.answer()
    }

    /// A worker that ignored SIGCHLD would take each end of a child for a crash.
    @Test func itMayBeStartedByWhoeverIgnoresTheEndsOfChildren() throws {
      let folder = TemporaryFolder()
      let worker = try RawWorker(try folder.script("worker", "trap '' CHLD\nexec '\(Workers.espeak)'"))
      let run = SpeechWorker.Run(voice: Self.voice, text: "one")
      #expect(try worker.ask([run]) == RawWorker(Workers.espeak).ask([run]))
    }

    /// Its texts may be private, and so may those of its children.
    @Test func noneOfTheFamilyWritesACoreFile() throws {
      let worker = try RawWorker(Workers.espeak)
      try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
      _ = try worker.frames(until: { $0.kind == .sound })
      let keepers = Processes.children(of: Int(worker.process.pid))
      let family = [Int(worker.process.pid)] + keepers + keepers.flatMap(Processes.children)
      #expect(family.count == 3)
      for process in family {
        let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8).split(separator: "\n")
        let line = try #require(limits.first { $0.hasPrefix("Max core file size") })
        #expect(line.split(separator: " ")[4...5] == ["0", "0"])
      }
      _ = try worker.answer()
    }

    @Test func theChildThatSpeaksIsLimited() throws {
      let worker = try RawWorker(Workers.espeak)
      func child() throws -> Int {
        try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
        _ = try worker.frames(until: { $0.kind == .sound })
        let keepers = Processes.children(of: Int(worker.process.pid))
        return try #require(keepers.flatMap(Processes.children).first)
      }
      let limits = try String(contentsOfFile: "/proc/\(try child())/limits", encoding: .utf8).split(separator: "\n")
      for (name, values) in [
        ("Max cpu time", ["20", "21"]), ("Max core file size", ["0", "0"]), ("Max address space", ["1073741824"]),
      ] {
        let line = try #require(limits.first { $0.hasPrefix(name + " ") })
        #expect(line.dropFirst(name.count).split(separator: " ").prefix(values.count).map(String.init) == values)
      }
      _ = try worker.answer()
      // What a limit does is a crash with the signal of it; who stands still can still be cancelled.
      let before = try worker.ask([.init(voice: Self.voice, text: "one")])
      for signal in [SIGXCPU, SIGALRM, SIGSEGV, SIGABRT] {
        kill(pid_t(try child()), signal)
        let end = try #require(try worker.answer().last)
        #expect(end.kind == .crashed && end.number(at: 0) == Int(signal))
      }
      kill(pid_t(try child()), SIGSTOP)
      try worker.send(WorkerFrame.cancellation)
      let end = try #require(try worker.answer().last)
      #expect(end.kind == .crashed && end.number(at: 0) == Int(SIGKILL))
      #expect(try worker.ask([.init(voice: Self.voice, text: "one")]) == before)
    }

    @Test(arguments: workers) func itKeepsNothingOfAnUtterance(path: String) throws {
      let worker = try RawWorker(path)
      let run = SpeechWorker.Run(voice: Self.voice, text: "one")
      func held() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker.process.pid)/fd"))?.count ?? -1
      }
      _ = try worker.ask([run])
      let before = held()
      #expect(before > 0)
      for voice in [Self.voice, "nobody"] {
        for _ in 1...20 { _ = try worker.ask([.init(voice: voice, text: "one")]) }
      }
      // It may put away what the last one needed after it has answered.
      #expect(eventually { held() <= before })
      #expect(eventually { Processes.children(of: Int(worker.process.pid)).flatMap(Processes.children) == [] })
    }

    /// A voice has a process of its own, which may go at any time, and there are not ever more of them.
    @Test func keepersComeAndGo() throws {
      let worker = try RawWorker(Workers.espeak)
      let id = Int(worker.process.pid)
      func ask(_ voice: String) throws -> [WorkerFrame] { try worker.ask([.init(voice: voice, text: "42")]) }
      let voices = [
        "gmw/en-US", "roa/fr", "gmw/de", "roa/es", "roa/it", "sem/ar", "zle/ru", "inc/hi", "trk/tr", "sem/he",
      ]
      let first = try voices.map(ask)
      #expect(Set(first.map { $0.map(\.payload) }).count == voices.count)
      #expect(Processes.children(of: id).count == 8)
      #expect(try voices.reversed().map(ask) == first.reversed())
      #expect(Processes.children(of: id).count == 8)
      for keeper in Processes.children(of: id) { kill(pid_t(keeper), SIGKILL) }
      #expect(eventually { Processes.children(of: id) == [] })
      #expect(try voices.map(ask) == first)
      // One that goes while its child speaks takes that along.
      try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
      _ = try worker.frames(until: { $0.kind == .sound })
      let keeper = try #require(Processes.children(of: id).first { !Processes.children(of: $0).isEmpty })
      let child = try #require(Processes.children(of: keeper).first)
      kill(pid_t(keeper), SIGKILL)
      #expect(try worker.answer().last?.kind == .crashed)
      #expect(eventually { !Processes.isAlive(child) })
      #expect(try voices.map(ask) == first)
    }

    /// The worker waits for each child that it kills, so that none is left where nobody else waits.
    @Test func whatIsCancelledLeavesNoZombie() throws {
      let worker = try RawWorker(Workers.espeak)
      for _ in 1...5 {
        try worker.send(WorkerFrame.request([Self.long], wordsPerMinute: 175, volume: 100))
        _ = try worker.frames(until: { $0.kind == .sound })
        let keepers = Processes.children(of: Int(worker.process.pid))
        let family = keepers + keepers.flatMap(Processes.children)
        #expect(family.count == 2)
        try worker.send(WorkerFrame.cancellation)
        #expect(try worker.answer().last?.kind == .crashed)
        #expect(eventually { family.allSatisfy { !FileManager.default.fileExists(atPath: "/proc/\($0)") } })
      }
    }
  #endif
}

/// A worker without a client: frames as they come.
final class RawWorker {
  /// Nothing here takes as long, unless something hangs.
  static let patience: Duration = .seconds(60)

  let process: ChildProcess
  /// What it sent at its start.
  private(set) var greeting: [WorkerFrame] = []
  private var buffer = FrameBuffer()

  struct Broken: Error {
    var reason: String
  }

  init(_ path: String) throws {
    process = try ChildProcess(path, [], output: .kept, errors: .kept)
    greeting = try frames { $0.kind == .ready }
  }

  func send(_ bytes: [UInt8]) throws {
    guard bytes.withUnsafeBytes({ process.write($0, until: .now + Self.patience) }) == .done else {
      throw Broken(reason: "it takes nothing")
    }
  }

  func ask(_ runs: [SpeechWorker.Run]) throws -> [WorkerFrame] {
    try send(WorkerFrame.request(runs, wordsPerMinute: 175, volume: 100))
    return try answer()
  }

  /// The frames up to the end of an answer.
  func answer() throws -> [WorkerFrame] {
    try frames { [.done, .error, .crashed].contains($0.kind) }
  }

  /// The frames up to one.
  func frames(until isLast: (WorkerFrame) -> Bool) throws -> [WorkerFrame] {
    var frames: [WorkerFrame] = []
    while true {
      switch buffer.take() {
      case .frame(let frame):
        frames.append(frame)
        if isLast(frame) { return frames }
        continue
      case .nonsense: throw Broken(reason: "a frame that makes no sense")
      case .incomplete: break
      }
      guard let count = buffer.fill({ process.read(into: $0, until: .now + Self.patience) }) else {
        throw Broken(reason: "it hangs")
      }
      if count == 0 { throw Broken(reason: "it has ended") }
    }
  }

  /// Whether nothing has come that was not asked for, for a moment.
  var isQuiet: Bool {
    if case .incomplete = buffer.take() {
      return buffer.fill { process.read(into: $0, until: .now + .milliseconds(50)) } == nil
    }
    return false
  }

  /// The status with which it ends by itself.
  func status() throws -> Int32 {
    // Only then is nobody in its way who does not read.
    while let count = buffer.fill({ process.read(into: $0, until: .now + Self.patience) }), count > 0 {
      buffer = FrameBuffer()
    }
    let deadline = ContinuousClock.now + Self.patience
    while process.isRunning {
      guard ContinuousClock.now < deadline else { throw Broken(reason: "it does not end") }
      Thread.sleep(forTimeInterval: 0.005)
    }
    let status = process.wait()
    guard status & 0x7F == 0 else { throw Broken(reason: "a signal ended it: \(status & 0x7F)") }
    return status >> 8 & 0xFF
  }
}
