import A11ySim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Elements of a settings screen: what a person meets in an app, in about the proportions in which they do.
let mixed: [ScreenItem] = (0..<4).flatMap { part -> [ScreenItem] in
  func element(
    _ name: String, _ role: Role, _ label: String, value: SpokenText? = nil, hint: String? = nil, traits: Traits = []
  ) -> ScreenItem {
    .element(
      .init(
        id: "\(name)\(part)", role: role, label: SpokenText(label), value: value, hint: hint, traits: traits))
  }
  return [
    element("heading", .heading, "Sign in, part \(part)"),
    element("text", .text, "We sent a code to the number that ends in 48"),
    element("name", .textField, "Name", value: "Ada"),
    element("pin", .secureTextField, "PIN"),
    element("toggle", .toggle, "Remember this device", value: "1"),
    element("help", .link, "I did not get a code", hint: "Opens the help"),
    element("image", .image, "A telephone"),
    element("verify", .button, "Verify", traits: .notEnabled),
    element("cancel", .button, "Cancel"),
  ]
}

/// Seconds of the processor's time that `body` takes; the best of some, for others share the machine.
func best(of count: Int = 5, _ body: () -> Void) -> Double {
  (0..<count).map { _ in
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }.min()!
}

/// How often a second of the processor's time a piece of work is done that needs the standard library only: the
/// machine's own pace.
let unit: Double = {
  let words = ["Verify", "dimmed", "button", "Remember this device", "switch button", "on"]
  var sink = 0
  let count = 200_000
  let seconds = best {
    for index in 0..<count {
      var text: [String] = []
      for offset in 0..<4 { text.append(words[(index + offset) % words.count]) }
      sink &+= text.joined(separator: ", ").utf8.count
    }
  }
  precondition(sink > 0)
  return Double(count) / seconds
}()

let arguments = CommandLine.arguments.dropFirst()

/// The readers that are measured, the one to compare with first. For a profile, `rates typing talkback` measures one alone.
let readers: [Reader] = {
  let all: [Reader] = [.voiceOver, .talkBack]
  let named = all.filter { arguments.contains($0.id) }
  return named.isEmpty ? all : named
}()

/// Prints a rate for each reader, and the ratio of each other reader's rate to the first one's.
func report(_ name: String, _ measure: (Reader) -> (count: Int, seconds: Double)) {
  var first: Double?
  for reader in readers {
    let (count, seconds) = measure(reader)
    let rate = Double(count) / seconds
    let tenths = Int(unit / rate * 10)
    var line =
      "\(name), \(reader.id): \(Int(rate)) per second; one takes \(tenths / 10).\(tenths % 10) times as long as joining "
      + "four words into a line"
    if let first {
      let hundredths = Int(rate / first * 100)
      line += "; \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) of \(readers[0].id)'s rate"
    }
    print(line)
    first = first ?? rate
  }
}

/// What a session says in a row of steps, taken away as it ends.
func composing(_ steps: [Step.Action], rounds: Int, with reader: Reader) -> (count: Int, seconds: Double) {
  var session = Session(screen: mixed, reader: reader)
  var count = 0
  func round() {
    for step in steps { session.perform(step) }
    for entry in session.takeEntries() { if case .utterance = entry.kind { count += 1 } }
  }
  round()
  count = 0
  var times: [(Int, Double)] = []
  for _ in 0..<5 {
    count = 0
    let seconds = best(of: 1) { for _ in 0..<rounds { round() } }
    times.append((count, seconds))
  }
  return times.max { Double($0.0) / $0.1 < Double($1.0) / $1.1 }!
}

/// What VoiceOver says of a mixed screen, put into a queue at the pace of a brisk person and spoken by the estimate: no
/// session, no records.
func queueing(rounds: Int) -> (count: Int, seconds: Double) {
  let context = VoiceOver.Context(locale: "en")!
  let reader = VoiceOver()
  let stops = Session(screen: mixed).elements.readingOrder
  let timing = SpeechEstimate()
  let duration = { timing.timing(of: $0, wordsPerMinute: 175) }
  var count = 0
  let seconds = best {
    count = 0
    var queue = SpeechQueue()
    var now = Duration.zero
    for _ in 0..<rounds {
      for stop in stops {
        let said = reader.utterances(for: .focused(stop, entering: [], cause: .person), in: context)
        count += queue.enqueue(said, isAct: true, at: now, timing: duration).indices.count
        let next = now + .milliseconds(600)
        while let event = queue.nextEvent(includingHints: true), event <= next {
          for case .started in queue.advance(to: event, timing: duration) { count += 1 }
        }
        now = next
      }
    }
  }
  return (count, seconds)
}

/// Keys that a person types every 0.4 s into a field that is emptied when it is full.
func typing(
  _ screen: [ScreenItem], into field: String, _ steps: [Step.Action], keys: Int, with reader: Reader
) -> (count: Int, seconds: Double) {
  var session = Session(screen: screen, reader: reader, pace: .typing)
  session.perform(.touch(field))
  session.perform(.doubleTap)
  let rounds = 20_000 / keys
  let seconds = best {
    for _ in 0..<rounds {
      for step in steps { session.perform(step) }
      _ = session.takeEntries()
    }
  }
  return (rounds * keys, seconds)
}

/// The most memory that was ever in use, in kilobytes.
func memory() -> Int {
  var usage = rusage()
  // 0 is RUSAGE_SELF, whose type every libc imports in its own way.
  getrusage(0, &usage)
  #if canImport(Darwin)
    return Int(usage.ru_maxrss) / 1_024
  #else
    return Int(usage.ru_maxrss)
  #endif
}

func wants(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if wants("composing") {
  let (count, seconds) = queueing(rounds: 1_000)
  print("composing and queueing, a mixed screen, no session: \(Int(Double(count) / seconds)) per second")
  let (read, readSeconds) = composing([.readAll], rounds: 1_000, with: readers[0])
  print("a session reading a screen from the top, \(readers[0].id): \(Int(Double(read) / readSeconds)) per second")
  let swipes = [Step.Action.touch("heading0")] + Array(repeating: .swipe(.right), count: mixed.count - 1)
  report("swiping through a mixed screen") { composing(swipes, rounds: 200, with: $0) }
  let touches = mixed.compactMap { item -> Step.Action? in
    if case .element(let element) = item { .touch(element.id) } else { nil }
  }
  report("composing and queueing, act by act") { composing(touches, rounds: 1_000, with: $0) }
}
if wants("typing") {
  let keys = String(repeating: "482913", count: 5)
  report("keys into a plain field") { reader in
    typing(
      [.element(.init(id: "code", role: .textField, label: "Code"))], into: "code",
      [.type(keys), .selectAll, .delete()], keys: keys.count, with: reader)
  }
}
if wants("code") {
  let digits = "482913"
  report("keys into code-field") { reader in
    typing(
      [.component(CodeField(), id: "code")], into: "code.1", [.type(digits), .selectAll, .delete()],
      keys: digits.count, with: reader)
  }
}
if wants("memory") {
  var session = Session(screen: mixed + [.component(CodeField(), id: "code")])
  session.perform(.touch("code.1"))
  session.perform(.doubleTap)
  var said = 0
  func play(_ steps: Int) {
    for index in 0..<steps {
      switch index % 8 {
      case 0: session.perform(.touch("code.1"))
      case 1...3: session.perform(.type("4"))
      case 4: session.perform(.delete())
      case 5: session.perform(.announce(Announcement("Code sent")))
      case 6: session.perform(.touch("verify0"))
      default: session.perform(.swipe(.right))
      }
      said += session.takeEntries().count
    }
  }
  play(10_000)
  let before = memory()
  play(990_000)
  print("memory of a session: \(before) KB at most after 10000 steps, \(memory()) KB after 1000000 (\(said) entries)")
}
