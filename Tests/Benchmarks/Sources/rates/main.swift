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

func report(_ name: String, _ count: Int, _ seconds: Double) {
  let rate = Double(count) / seconds
  let tenths = Int(unit / rate * 10)
  print(
    "\(name): \(Int(rate)) per second; one takes \(tenths / 10).\(tenths % 10) times as long as joining four words "
      + "into a line")
}

/// What a session says in a row of steps, taken away as it ends.
func composing(_ name: String, _ steps: [Step.Action], rounds: Int) {
  var session = Session(screen: mixed)
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
  let (said, seconds) = times.max { Double($0.0) / $0.1 < Double($1.0) / $1.1 }!
  report(name, said, seconds)
}

/// What VoiceOver says of a mixed screen, put into a queue at the pace of a brisk person and spoken by the estimate: no
/// session, no records.
func queueing(_ name: String, rounds: Int) {
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
  report(name, count, seconds)
}

/// Keys that a person types every 0.4 s into a field that is emptied when it is full.
func typing(_ name: String, _ screen: [ScreenItem], into field: String, _ steps: [Step.Action], keys: Int) {
  var session = Session(screen: screen, pace: .typing)
  session.perform(.touch(field))
  session.perform(.doubleTap)
  let rounds = 20_000 / keys
  let seconds = best {
    for _ in 0..<rounds {
      for step in steps { session.perform(step) }
      _ = session.takeEntries()
    }
  }
  report(name, rounds * keys, seconds)
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

let arguments = CommandLine.arguments.dropFirst()
func wants(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if wants("composing") {
  queueing("composing and queueing, a mixed screen", rounds: 1_000)
  composing("a session reading a screen from the top", [.readAll], rounds: 1_000)
  composing(
    "composing and queueing, act by act",
    mixed.map { if case .element(let element) = $0 { .touch(element.id) } else { .readAll } }, rounds: 1_000)
}
if wants("typing") {
  let keys = String(repeating: "482913", count: 5)
  typing(
    "keys into a plain field", [.element(.init(id: "code", role: .textField, label: "Code"))], into: "code",
    [.type(keys), .selectAll, .delete()], keys: keys.count)
}
if wants("code") {
  let digits = "482913"
  typing(
    "keys into code-field", [.component(CodeField(), id: "code")], into: "code.1",
    [.type(digits), .selectAll, .delete()],
    keys: digits.count)
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
