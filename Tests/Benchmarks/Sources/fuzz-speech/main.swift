import ESpeakNG
import Foundation

/// Says tens of thousands of texts made at random, and counts: `fuzz-speech WORKER [COUNT [SEED]]`.
///
/// Exit status 1 when a promise was broken: a hang, a lost answer, a crash that is not one error, a worker that went away,
/// something left behind.
let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard let path = arguments.first, let count = Int(arguments.dropFirst().first ?? "20000"),
  let seed = UInt64(arguments.dropFirst(2).first ?? "1"), count > 0
else {
  print("usage: fuzz-speech WORKER [COUNT [SEED]]")
  exit(64)
}

/// Prints a line: into a file too it is there as soon as it is known.
@Sendable func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

let processes = 2
let worker = SpeechWorker(path: path, timeout: .seconds(30), processes: processes)
let fuzz = SpeechFuzz(worker: worker, seed: seed)

// Both processes are started, and everything is loaded that is loaded once.
_ = try fuzz.run(.plausible, count: 100)
// A worker puts away what the last utterance needed after it has answered.
Thread.sleep(forTimeInterval: 0.5)
let before = SpeechFuzz.Holdings.now(workerName: path)
say(
  "eSpeak NG \(try worker.engine().version), \(processes) workers, seed \(seed); before: \(before.descriptors) "
    + "descriptors, \(before.workers.values.sorted()) of the workers")

// A run that stands still is a hang, whatever the reason.
let watchdog = Thread {
  while true {
    Thread.sleep(forTimeInterval: 5)
    if ContinuousClock.now - fuzz.progress.latest > .seconds(120) {
      say("violation: nothing has come for two minutes, at text \(fuzz.progress.count)")
      exit(1)
    }
  }
}
watchdog.start()

var violations: [String] = []
for kind in SpeechFuzz.Kind.allCases {
  var report = SpeechFuzz.Report()
  let time = try ContinuousClock().measure { report = try fuzz.run(kind, count: count) }
  let lost = count - report.spoken - report.noticed - report.crashes.count - report.refusals.count
  say(
    "\(kind.rawValue): \(count) texts in \(Int(time / .seconds(1))) s: \(report.spoken) spoken, \(report.noticed) "
      + "noticed and silent, \(report.refusals.count) refused or without sound, \(report.crashes.count) crashes, "
      + "\(lost) otherwise")
  for line in report.refusals.prefix(5) + report.crashes.prefix(20) { say("  \(line)") }
  if report.asked != count { violations.append("\(kind.rawValue): \(report.asked) answers to \(count) requests") }
  violations += report.violations.map { "\(kind.rawValue): \($0)" }
}

var after = SpeechFuzz.Holdings.now(workerName: path)
// A worker puts away what the last utterance needed after it has answered.
for _ in 1...50 where !after.leaks(since: before).isEmpty {
  Thread.sleep(forTimeInterval: 0.02)
  after = .now(workerName: path)
}
violations += after.leaks(since: before)
say(
  "after: \(after.descriptors) descriptors, \(after.workers.values.sorted()) of the workers, \(after.zombies) zombies, "
    + "\(after.sharedMemory.subtracting(before.sharedMemory).count) new segments of shared memory")
worker.stop()
let end = SpeechFuzz.Holdings.now(workerName: path)
if !end.workers.isEmpty || end.zombies > 0 { violations.append("a worker that was stopped is still there") }
for violation in violations { say("violation: \(violation)") }
say("fuzz-speech: \(violations.isEmpty ? "fine" : "\(violations.count) violations")")
exit(violations.isEmpty ? 0 : 1)
