import A11ySim
import ESpeakNG
import Foundation
import SpeechCalibration

// Measures how long an engine takes to say the wording of each language, and writes the table of the speech estimate.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: calibrate-estimate WORKER TABLE.swift\n".utf8))
  exit(64)
}
let (workerPath, tablePath) = (CommandLine.arguments[1], CommandLine.arguments[2])

@Sendable func fail(_ error: SpeechError) -> Never {
  FileHandle.standardError.write(Data("error: \(error.message)\n\(error.help.map { "help: \($0)\n" } ?? "")".utf8))
  exit(2)
}

/// Returns utterances with their spoken durations in seconds. Utterances that the voice cannot say are left out.
func samples(_ utterances: [Utterance], by synthesizer: ESpeakSynthesizer) -> [Calibration.Sample] {
  let collected = Collected()
  Parallel.run(utterances.count) { index -> Result<Double, SpeechError> in
    do throws(SpeechError) {
      let spoken = try synthesizer.speak(utterances[index], wordsPerMinute: SpeechEstimate.ratePerMinute)
      return .success(spoken.clip.duration / .seconds(1))
    } catch {
      return .failure(error)
    }
  } deliver: { index, result in
    switch result {
    case .success(let seconds): if seconds > 0 { collected.samples.append((utterances[index], seconds)) }
    case .failure(let error):
      if error.isFatal { fail(error) }
      print("  left out: \(error.message)")
    }
    return true
  }
  return collected.samples
}

/// Samples that `deliver` collects. No lock is needed, because `Parallel` makes only one call of `deliver` at a time.
final class Collected: @unchecked Sendable { var samples: [Calibration.Sample] = [] }

func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }

func figures(_ errors: [Double]) -> String {
  "median \(percent(Calibration.quantile(0.5, of: errors))), 95th percentile "
    + percent(Calibration.quantile(0.95, of: errors))
}

let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: workerPath, processes: Parallel.cores))
do throws(SpeechError) {
  let engine = try synthesizer.engine()
  var table: [(language: String, costs: [Int])] = []
  var rows = ""
  for language in SpokenWording.languages {
    let voice: Voice
    do throws(SpeechError) {
      voice = try synthesizer.resolve(language)
    } catch {
      if error.isFatal { throw error }
      print("\(language): no row: \(error.message)")
      continue
    }
    var (fitted, heldOut) = (
      SpokenWording(language: language, part: .fitted), SpokenWording(language: language, part: .heldOut)
    )
    let known = samples(fitted.utterances(composed: 600), by: synthesizer)
    let unknown = samples(heldOut.utterances(composed: 150), by: synthesizer)
    let costs = Calibration.costs(for: known)
    let errors = Calibration.errors(
      of: SpeechCosts(milliseconds: costs), on: unknown, wordsPerMinute: SpeechEstimate.ratePerMinute)
    let line = "\(known.count) utterances; on \(unknown.count) others \(figures(errors))"
    print("\(language): \(voice.identifier): \(line)")
    table.append((language, costs))
    rows += "    // \(voice.identifier): \(line)\n    (\n      \"\(language)\",\n      [\n"
    for (begin, end) in [(0, 10), (10, 20), (20, 30), (30, SpeechCosts.count)] {
      rows += "        \(costs[begin..<end].map(String.init).joined(separator: ", ")),\n"
    }
    rows += "      ]\n    ),\n"
  }
  let source = """
    // swift-format-ignore-file
    // Written by `Scripts/calibrate` from eSpeak NG \(engine.version) at \(SpeechEstimate.ratePerMinute) words per minute: do not edit.

    extension SpeechCosts {
      /// A digest of the numbers of `table`.
      static let tableDigest = "\(SpeechCosts.digest(table))"

      /// The costs of each language that has wording and a voice, in milliseconds. The comment above a row names the voice,
      /// and says how far the estimate is from the voice on wording to which it was not fitted. The columns are: onset, word,
      /// letter, mark, ideograph, sign, name, pause, segment, spelling; digits alone; digits in numbers; and numbers of 2 to 8
      /// digits, with the cost of each further digit.
      package static let table: [(language: String, costs: [Int])] = [
    \(rows)  ]
    }

    """
  do {
    try Data(source.utf8).write(to: URL(fileURLWithPath: tablePath), options: .atomic)
  } catch {
    throw SpeechError("cannot write \(tablePath): \(error.localizedDescription)")
  }
  print("wrote \(tablePath)")
} catch {
  fail(error)
}
