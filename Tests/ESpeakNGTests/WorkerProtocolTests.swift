import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// The document is what others write workers from: its tables and bytes are those of the code.
@Suite(.timeLimited) struct WorkerProtocolTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let document = Document(
    try! String(
      contentsOf: root.appendingPathComponent("Sources/ESpeakNG/Documentation.docc/WorkerProtocol.md"), encoding: .utf8)
  )

  @Test func everyFrameIsInTheTable() {
    let rows = Self.document.table(after: "The worker sends:")
    #expect(rows.map { $0[1] } == WorkerFrame.Kind.allCases.map { "\($0)" })
    #expect(rows.map { $0[0] } == WorkerFrame.Kind.allCases.map { "\(Character(Unicode.Scalar($0.rawValue)))" })
    #expect(Self.document.table(after: "The client sends:").map { $0[0] } == ["S", "I", "C"])
  }

  @Test func moreRunsThanARequestHoldsAreSeveral() throws {
    func runs(_ count: Int, bytes: Int = 1) -> [SpeechWorker.Run] {
      Array(repeating: .init(voice: "v", text: String(repeating: "a", count: bytes)), count: count)
    }
    #expect(WorkerFrame.requests(of: runs(1_024)) == [0..<1_024])
    #expect(WorkerFrame.requests(of: runs(1_025)) == [0..<1_024, 1_024..<1_025])
    #expect(WorkerFrame.requests(of: runs(3, bytes: 500_000)) == [0..<2, 2..<3])
    #expect(WorkerFrame.requests(of: runs(2, bytes: 2_000_000)) == [0..<1, 1..<2])
    for range in WorkerFrame.requests(of: runs(9, bytes: 300_000)) {
      #expect(throws: Never.self) {
        try WorkerFrame.request(Array(runs(9, bytes: 300_000)[range]), wordsPerMinute: 175, volume: 100)
      }
    }
    let worker = SpeechWorker(path: Workers.silent)
    let voice = try #require(worker.engine().voices.first).identifier
    let many = (0..<2_500).map { SpeechWorker.Run(voice: voice, text: "\($0)") }
    #expect(try worker.phonemes(of: many).count == 2_500)
    var heard: Set<Int> = []
    #expect(try worker.speak(many, wordsPerMinute: 175) { run, _ in heard.insert(run).inserted || true }.count == 2_500)
    #expect(heard == Set(0..<2_500))
    // What is not wanted any more is not asked for.
    #expect(try worker.speak(many, wordsPerMinute: 175) { run, _ in run < 1_500 }.count == 1_501)
  }

  @Test(arguments: WorkerConformanceTests.workers) func workersSendWhatTheTableSays(path: String) throws {
    let worker = try RawWorker(path)
    var frames = worker.greeting
    frames += try worker.ask([
      .init(voice: WorkerConformanceTests.voice, text: "one two"),
      .init(voice: WorkerConformanceTests.voice, text: "é1", isSpelled: true),
    ])
    frames += try worker.ask([.init(voice: "nobody", text: "one")])
    let runs = [SpeechWorker.Run(voice: WorkerConformanceTests.voice + "+f3", text: "one, é")]
    try worker.send(WorkerFrame.request(runs, wordsPerMinute: 175, volume: 100, phonemes: true))
    frames += try worker.answer()
    try worker.send(WorkerFrame.request([WorkerConformanceTests.long], wordsPerMinute: 175, volume: 100))
    frames += try worker.frames { $0.kind == .sound }
    try worker.send(WorkerFrame.cancellation)
    frames += try worker.answer()
    #expect(Set(frames.map(\.kind)) == Set(WorkerFrame.Kind.allCases))
    for frame in frames {
      let layout = try #require(Self.document.layout(of: frame.kind))
      #expect(layout.fits(frame.payload), "\(frame.kind): \(frame.payload.prefix(64))")
    }
  }

  @Test func theClientAsksAsTheTableSays() throws {
    let row = try #require(Self.document.table(after: "The client sends:").first)
    let parts = row[2].components(separatedBy: ", then for each: ")
    #expect(parts.count == 2)
    let texts = ["the identifier of the voice", "the text"]
    #expect(Array(parts[1].components(separatedBy: ", ").suffix(2)) == texts)
    let runs = [
      SpeechWorker.Run(voice: "gmw/en-US", text: "hé", pitch: 63), .init(voice: "roa/fr", text: "A", isSpelled: true),
    ]
    var payload: [UInt8] = []
    func append(_ fields: String, _ values: [String: Int], _ texts: [String: String]) throws {
      for field in fields.components(separatedBy: ", ") {
        if let text = texts[field] {
          payload += Array(text.utf8)
          continue
        }
        let words = field.split(separator: " ", maxSplits: 1)
        let value = try #require(values[String(words[1])], "\(field)")
        let size = try #require(["u8": 1, "u16": 2, "u32": 4][String(words[0])])
        for shift in 0..<size { payload.append(UInt8(value >> (8 * shift) & 255)) }
      }
    }
    try append(parts[0], ["words per minute": 300, "volume": 80, "number of runs": 2], [:])
    for run in runs {
      try append(
        parts[1],
        [
          "pitch": run.pitch, "flags": run.isSpelled ? 1 : 0, "length of the identifier": run.voice.utf8.count,
          "length of the text": run.text.utf8.count,
        ], [texts[0]: run.voice, texts[1]: run.text])
    }
    let length = (0..<4).map { UInt8(payload.count >> (8 * $0) & 255) }
    let request = try WorkerFrame.request(runs, wordsPerMinute: 300, volume: 80)
    #expect(request == [0x53, 0, 0, 0] + length + payload)
  }

  @Test func theExampleIsWhatTheCodeSays() throws {
    let examples = Self.document.examples
    #expect(examples.count == 3)
    let hi = SpeechWorker.Run(voice: "gmw/en-US", text: "hi")
    #expect(try examples[0] == WorkerFrame.request([hi], wordsPerMinute: 175, volume: 100))
    #expect(examples[2] == WorkerFrame.cancellation)

    var buffer = FrameBuffer()
    let count = buffer.fill { memory in
      memory.copyBytes(from: examples[1])
      return examples[1].count
    }
    #expect(count == examples[1].count)
    var frames: [WorkerFrame] = []
    while case .frame(let frame) = buffer.take() { frames.append(frame) }
    #expect(frames.map(\.kind) == [.begin, .word, .sound, .done])
    #expect(frames[0].number(at: 0) == 0)
    #expect([0, 4, 8].map { frames[1].number(at: $0) } == [1, 2, 0])
    #expect(frames[2].samples == [1, -1])
    #expect(frames[3].number(at: 0) == 2)
    #expect(frames.allSatisfy { Self.document.layout(of: $0.kind)?.fits($0.payload) == true })
  }

  @Test func theLimitsAreThoseOfTheCode() throws {
    let limits = Self.document.table(after: "## Limits").map { [$0[0], $0[1].filter { $0.isNumber || $0 == " " }] }
      .map { [$0[0], $0[1].split(separator: " ").first.map(String.init) ?? ""] }
    #expect(
      limits == [
        ["payload of a request", "\(WorkerFrame.maximumRequest)"], ["runs in a request", "\(WorkerFrame.maximumRuns)"],
        ["frame of an answer, with its header", "\(WorkerFrame.maximumAnswer)"],
        ["sound of an answer", "\(WorkerFrame.maximumSeconds)"], ["words of an answer", "\(WorkerFrame.maximumMarks)"],
        ["phonemes and traces of an answer", "\(WorkerFrame.maximumPhonemes)"],
      ])
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/espeak-ng-worker/main.c"), encoding: .utf8)
    let own = Self.document.table(after: "These are the limits of `espeak-ng-worker`")
    #expect(own.count == 4)
    for (row, name) in zip(own, ["cpuSeconds", "wallSeconds", "addressMegabytes"]) {
      let number = try #require(row[1].split(separator: " ").first)
      #expect(source.contains("  \(name) = \(number),\n"), "\(name)")
    }
    #expect(own[3][1] == "0" && source.contains("limit(RLIMIT_CORE, 0, 0);"))
    #expect(source.contains("  protocolVersion = \(WorkerFrame.protocolVersion),\n"))
    #expect(Self.document.text.contains("version \(WorkerFrame.protocolVersion), byte by byte"))
  }

  @Test func theReaderOfTheTableSeesWhatIsWrong() throws {
    // The test of the tables would be worth nothing if everything fitted.
    let layout = try #require(Self.document.layout(of: .voice))
    #expect(layout.fits(Array("a\0b\0c\0d\0".utf8)) && layout.fits(Array("a\0b\0c\0".utf8)))
    #expect(!layout.fits(Array("a\0b\0".utf8)) && !layout.fits(Array("a\0b\0c".utf8)))
    let done = try #require(Self.document.layout(of: .done))
    #expect(done.fits([0, 0, 0, 0]) && !done.fits([0, 0, 0]) && !done.fits([0, 0, 0, 0, 0]))
    let sound = try #require(Self.document.layout(of: .sound))
    #expect(sound.fits([0, 0]) && !sound.fits([0, 0, 0]))
  }
}

/// What the tests need of the document.
struct Document: Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  /// The rows of the first table after a text, its heads left out, without the marks of code.
  func table(after heading: String) -> [[String]] {
    guard let start = text.range(of: heading) else { return [] }
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return lines.dropFirst(2).map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
      }
    }
  }

  /// The bytes of the blocks of code.
  var examples: [[UInt8]] {
    let blocks = text.components(separatedBy: "```\n").enumerated().filter { !$0.offset.isMultiple(of: 2) }
    return blocks.map { $0.element.split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0, radix: 16) } }
  }

  /// The payload of a frame of the worker.
  func layout(of kind: WorkerFrame.Kind) -> Layout? {
    let letter = "\(Character(Unicode.Scalar(kind.rawValue)))"
    guard let row = table(after: "The worker sends:").first(where: { $0[0] == letter }) else { return nil }
    // A comma also stands within a description: fields begin with a type.
    let fields = row[2].components(separatedBy: ", ").filter { field in
      Layout.types.contains { field.hasPrefix($0 + " ") }
    }
    return Layout(
      fields: fields.map { (type: String($0.prefix { $0 != " " }), isRepeated: $0.hasSuffix("…")) })
  }

  struct Layout {
    static let types = ["u32", "i16", "string", "bytes"]

    var fields: [(type: String, isRepeated: Bool)]

    /// Whether bytes are these fields and nothing else.
    func fits(_ payload: [UInt8]) -> Bool {
      var rest = payload[...]
      func take(_ type: String) -> Bool {
        if type == "bytes" {
          rest = []
          return true
        }
        if type == "string" {
          guard let end = rest.firstIndex(of: 0), String(validating: rest[..<end], as: UTF8.self) != nil else {
            return false
          }
          rest = rest[(end + 1)...]
          return true
        }
        let size = type == "u32" ? 4 : 2
        guard rest.count >= size else { return false }
        rest = rest.dropFirst(size)
        return true
      }
      for field in fields {
        if field.isRepeated {
          while !rest.isEmpty { if !take(field.type) { return false } }
        } else if !take(field.type) {
          return false
        }
      }
      return rest.isEmpty
    }
  }
}
