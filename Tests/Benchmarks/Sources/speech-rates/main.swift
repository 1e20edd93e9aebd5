import A11ySim
import ESpeakNG
import Foundation

/// What speaking costs beside what it costs without this package: `speech-rates WORKER BARE [ROUNDS]`, where BARE is the
/// program made of `bare-speech.c`. Rounds take turns; a figure is the median of the ratios of its rounds.
let arguments = CommandLine.arguments
guard arguments.count >= 3, let rounds = Int(arguments.dropFirst(3).first ?? "10"), rounds > 0 else {
  print("usage: speech-rates WORKER BARE [ROUNDS]")
  exit(64)
}
let workerPath = arguments[1]
let barePath = arguments[2]

/// What VoiceOver says of a screen with a code, in words the engine is sent as they are.
let phrases: [(language: String, texts: [String])] = [
  (
    "en-US",
    ["Digit %d of 6, text field, %d", "Enter your code %d, heading, level %d", "Settings %d, button, %d of 12"]
  ),
  ("fr", ["Chiffre %d sur 6, champ de texte, %d", "Saisissez votre code %d, titre, niveau %d", "Bouton %d sur %d"]),
  ("de", ["Ziffer %d von 6, Textfeld, %d", "Code %d eingeben, Titel, Ebene %d", "Einstellungen %d, Taste, %d von 12"]),
  ("es", ["Cifra %d de 6, campo de texto, %d", "Introduce el texto %d, encabezado, nivel %d", "Ajustes %d, %d de 12"]),
  ("it", ["Cifra %d di 6, campo di testo, %d", "Inserisci il codice %d, titolo, livello %d", "Pulsante %d di %d"]),
]
let utterances: [Utterance] = (0..<500).map { index in
  let (language, texts) = phrases[index % phrases.count]
  let text = String(format: texts[index / 5 % 3], index / 15 + 1, index % 10)
  return Utterance([Segment(.label, text, language: language)], reason: .focus, priority: .element)
}

struct Failure: Error { var reason: String }

func microseconds(_ time: Duration) -> Double { time / .microseconds(1) }

/// Renders all of them, the start of the worker included.
func render(processes: Int) throws -> (microseconds: Double, samples: Int) {
  let total = Total()
  let time = ContinuousClock().measure {
    let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: workerPath, processes: processes))
    DispatchQueue.concurrentPerform(iterations: processes) { thread in
      for index in stride(from: thread, to: utterances.count, by: processes) {
        total.add((try? synthesizer.speak(utterances[index], wordsPerMinute: 175).clip.samples.count) ?? nil)
      }
    }
  }
  guard let samples = total.samples else { throw Failure(reason: "an utterance was not said") }
  return (microseconds(time), samples)
}

final class Total: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var samples: Int? = 0

  func add(_ count: Int?) {
    lock.withLock { samples = samples.flatMap { sum in count.map { sum + $0 } } }
  }
}

/// The microseconds and bytes that the other program prints.
func bare(_ arguments: [String]) throws -> (microseconds: Double, samples: Int) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: barePath)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let numbers = output.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
  guard process.terminationStatus == 0, numbers.count == 2 else { throw Failure(reason: "\(barePath) failed") }
  return (numbers[0], Int(numbers[1]) / 2)
}

func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return sorted.count.isMultiple(of: 2)
    ? (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2 : sorted[sorted.count / 2]
}

func show(_ number: Double) -> String { String(format: "%.2f", number) }

let warm = ESpeakSynthesizer(worker: SpeechWorker(path: workerPath))
let byPath = NSTemporaryDirectory() + "speech-rates-\(getpid()).txt"
let byLanguage = NSTemporaryDirectory() + "speech-rates-\(getpid())-languages.txt"
defer { for path in [byPath, byLanguage] { try? FileManager.default.removeItem(atPath: path) } }
func write(_ path: String, voice: (_ language: String) throws -> String) throws {
  let lines = try utterances.map { "\(try voice($0.segments[0].language))\t\($0.text)\n" }
  try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
}
try write(byPath) { try warm.resolve($0).identifier }
try write(byLanguage) { $0.lowercased() }

// The first round of each is not counted: files are read from the disk.
var times: [String: [Double]] = [:]
var samples: [String: Int] = [:]
for round in 0...rounds {
  func note(_ name: String, _ result: (microseconds: Double, samples: Int)) {
    if round > 0 { times[name, default: []].append(result.microseconds) }
    samples[name] = result.samples
  }
  note("bare", try bare([byPath]))
  note("one", try render(processes: 1))
  note("two", try render(processes: 2))
  note("program", try bare([byLanguage, "espeak-ng"]))
  note("program by path", try bare([byPath, "espeak-ng"]))
}
@MainActor func ratio(_ a: String, _ b: String) -> Double { median(zip(times[a]!, times[b]!).map { $0 / $1 }) }
for (name, what) in [
  ("bare", "a bare C program that forks"), ("one", "one worker"), ("two", "two workers"),
  ("program", "espeak-ng -v fr once per utterance"), ("program by path", "espeak-ng -v roa/fr once per utterance"),
] {
  print(
    "500 utterances, \(what): median \(show(median(times[name]!) / 1000)) ms, best "
      + "\(show(times[name]!.min()! / 1000)) ms, \(samples[name]!) samples")
}
print("one worker takes \(show(ratio("one", "bare"))) times the bare C program (at most 1.25)")
print("one worker is \(show(ratio("program", "one"))) times faster than espeak-ng -v fr per utterance (at least 2.5)")
// Told the file of a voice, the program need not read all of them to find the one of a language, as it does for people.
print("one worker is \(show(ratio("program by path", "one"))) times faster than espeak-ng -v roa/fr per utterance")
print("two workers are \(show(ratio("one", "two"))) times faster than one (at least 1.5 on two idle cores)")
print("median of \(rounds) rounds each; a clip has no silence at the end of its runs, the others do")

// From the question to the first sound that anybody could play.
var first: [Double] = []
for utterance in utterances {
  let start = ContinuousClock.now
  var end: ContinuousClock.Instant?
  _ = try warm.speak(utterance, wordsPerMinute: 175) { _ in
    if end == nil { end = .now }
    return true
  }
  guard let end else { throw Failure(reason: "an utterance made no sound") }
  first.append(microseconds(end - start) / 1000)
}
first.sort()
print(
  "first sound of an utterance, worker warm: median \(show(first[250])) ms, 99 % \(show(first[495])) ms, "
    + "most \(show(first[499])) ms (under 5 ms)")
