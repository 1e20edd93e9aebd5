import A11ySim
import A11ySimSystem
import ESpeakNG
import ReportPages

enum ReportVoice: Sendable {
  case ready(SpeechStore, name: String)
  case missing(SpeechError)

  static func open(_ options: VoiceOptions, cache folder: String?) -> ReportVoice {
    do throws(SpeechError) {
      let worker = try options.speechWorker(processes: Parallel.cores)
      let engine = try worker.engine()
      let cache = try folder.map { folder throws(SpeechError) in try SpeechCache(folder: folder, engine: engine) }
      let synthesizer = try options.synthesizer(on: worker, cache: cache)
      return .ready(SpeechStore(synthesizer), name: "eSpeak NG \(engine.version)")
    } catch {
      Console.complain(
        Diagnostic("the page has no sound: \(error.message)", severity: .warning, help: error.help))
      return .missing(error)
    }
  }

  var spoken: SpokenPlay? {
    guard case .ready(let store, _) = self else { return nil }
    return SpokenPlay(voice: TranscriptVoice(timing: SynthesizedTiming(store: store), rate: nil, volume: 100))
  }
}

struct SpokenPlay {
  let voice: TranscriptVoice

  var timing: any SpeechTiming { voice.timing }
  var diagnostics: [Diagnostic] {
    // A page is still useful if some lines have no sound, so errors become warnings.
    voice.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .warning
      return diagnostic
    }
  }

  func sound(of heard: Transcript.UtteranceRecord) -> ReportSounds.Sound? {
    voice.sound(of: heard).map {
      .init(key: .init(segments: heard.utterance.segments, wordsPerMinute: heard.wordsPerMinute), track: $0)
    }
  }

  func sound(of text: String, language: String) -> ReportSounds.Sound? {
    let utterance = ESpeakStringVoice.utterance(text, language)
    return voice.voice.sound(of: utterance, wordsPerMinute: 175).map {
      .init(key: .init(segments: utterance.segments, wordsPerMinute: 175), track: $0)
    }
  }
}

final class ReportSounds {
  /// A sound and its key. Sounds with equal keys are equal.
  struct Sound: Sendable {
    struct Key: Hashable, Sendable {
      var segments: [Segment]
      var wordsPerMinute: Int
      var tone: String?
    }

    var key: Key
    var track: AudioTrack

    init(key: Key, track: AudioTrack) { (self.key, self.track) = (key, track) }

    /// Creates the tone that represents a sound of the screen reader.
    init(tone: AccessibilityModel.Sound) {
      let placement = AudioTimeline.Placement(tone, at: .zero, volume: 100, sampleRate: 22_050)
      self.init(
        key: Key(segments: [], wordsPerMinute: 0, tone: tone.name),
        track: placement.sound ?? AudioTrack([], sampleRate: 22_050))
    }
  }

  private var indices: [Sound.Key: Int] = [:]
  private var tracks: [AudioTrack] = []

  func add(_ sound: Sound) -> Int {
    if let index = indices[sound.key] { return index }
    indices[sound.key] = tracks.count
    tracks.append(sound.track)
    return tracks.count - 1
  }

  /// Returns the sounds as Opus files if an encoder is installed, otherwise as WAV files.
  func files() -> (files: [ReportPage.EmbeddedSound], warnings: [Diagnostic]) {
    if tracks.isEmpty { return ([], []) }
    let encoder = AudioEncoder()
    let hasOpus = (try? encoder.check("sound.opus")) != nil
    var name = Array("\(FileManager.default.temporaryDirectory.path)/a11y-sim-report-XXXXXX".utf8CString)
    guard hasOpus, mkdtemp(&name) != nil else { return (tracks.map(Self.wav), []) }
    let folder = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let written = Written()
    let (count, tracks) = (tracks.count, tracks)
    Parallel.run(count) { index in
      Progress.show("sound \(index + 1) of \(count)")
    } work: { index -> Result<[UInt8], SpeechError> in
      let path = "\(folder)/\(index).opus"
      return Result { () throws(SpeechError) in
        try encoder.save(tracks[index], to: path)
        // Each file is deleted as soon as it is read, because an interruption skips the deletion of the folder.
        defer { unlink(path) }
        do throws(Diagnostic) {
          return try InputFile.bytes(of: path, ifMissing: "")
        } catch {
          throw SpeechError(error.message)
        }
      }
    } deliver: { index, result in
      switch result {
      case .success(let bytes): written.files.append(.init(bytes: bytes))
      case .failure(let error):
        written.files.append(Self.wav(tracks[index]))
        if written.warnings.isEmpty {
          written.warnings = [
            Diagnostic(
              "the page contains some sounds as WAV, because they could not be encoded: \(error.message)",
              severity: .warning)
          ]
        }
      }
      return true
    }
    Progress.clear()
    return (written.files, written.warnings)
  }

  /// The files that were written. `Parallel.run` delivers one result at a time, so no lock is needed.
  private final class Written: @unchecked Sendable {
    var files: [ReportPage.EmbeddedSound] = []
    var warnings: [Diagnostic] = []
  }

  private static func wav(_ track: AudioTrack) -> ReportPage.EmbeddedSound {
    let samples = (try? track.samples(in: 0..<track.count)) ?? []
    return .init(bytes: WAVFile.bytes(of: samples, sampleRate: track.sampleRate))
  }
}
