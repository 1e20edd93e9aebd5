import A11ySim
import ArgumentParser
import ESpeakNG

/// Lists voices.
struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices", abstract: "List eSpeak NG's voices, or those for a language, the chosen one first.")

  @Argument(help: "A language tag (BCP 47).")
  var tag: String?

  @Option(help: ArgumentHelp("The program that owns libespeak-ng, if it is not found by itself.", valueName: "path"))
  var worker: String?

  func run() throws {
    do throws(SpeechError) {
      let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: try SpeechWorker.locate(worker)))
      let voices = try synthesizer.voices(for: tag)
      Console.print(voices.map { "\($0.language)  \($0.name)  (\($0.identifier))\n" }.joined())
    } catch {
      Console.complain(error.diagnostic)
      throw Console.Status.couldNot
    }
  }
}

/// Says what there is on this machine and what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check what speaking needs on this machine, and say what is missing.",
    discussion: "Transcripts need none of it. Exit status 1 when something is missing.")

  @Option(help: ArgumentHelp("The program that owns libespeak-ng, if it is not found by itself.", valueName: "path"))
  var worker: String?

  func run() throws {
    var isComplete = true
    func report(_ name: String, _ check: () throws(SpeechError) -> String) {
      do throws(SpeechError) {
        Console.print("ok       \(name): \(try check())\n")
      } catch {
        isComplete = false
        Console.print("missing  \(name): \(error.message)\n")
        if let help = error.help { Console.print("         \(help)\n") }
      }
    }
    Console.print("ok       transcripts: a11y-sim \(toolVersion), nothing else is needed\n")
    report("worker") { () throws(SpeechError) in try SpeechWorker.locate(worker) }
    report("eSpeak NG") { () throws(SpeechError) in
      let engine = try SpeechWorker(path: SpeechWorker.locate(worker)).engine()
      return "\(engine.version), \(engine.voices.count) voices, data in \(engine.dataPath)"
    }
    report("eSpeak NG data") { () throws(SpeechError) in
      try SpeechWorker(path: SpeechWorker.locate(worker)).engine().dataDigest()
    }
    for kind in ScreenReaders.all {
      for language in kind.languages {
        report("voice for \(language)") { () throws(SpeechError) in
          let voice = try ESpeakSynthesizer(worker: SpeechWorker(path: SpeechWorker.locate(worker))).resolve(language)
          return "\(voice.name) (\(voice.identifier))"
        }
      }
    }
    report("sound") { () throws(SpeechError) in
      let player = AudioPlayer()
      // A moment of silence: only a device that is there takes it.
      try player.play([Int16](repeating: 0, count: 2_205))
      return player.players.joined(separator: ", ")
    }
    Console.print(
      "\(FidelityVector.recordedCodeFields)        recordings of VoiceOver on an iOS code field: "
        + "no transcript here was checked against one\n")
    if !isComplete { throw Console.Status.findings }
  }
}
