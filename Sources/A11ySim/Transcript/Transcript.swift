import Locales

/// What was heard, and what happened besides, in the order of time.
public struct Transcript: Sendable, Hashable {
  /// What was played, and with what.
  public struct Header: Sendable, Hashable {
    /// The version of the transcript's form.
    public static let version = 1

    /// The scenario's name; nil when it has none.
    public var scenario: String?
    /// The reader the scenario began with.
    package var screenReader: Reader
    /// BCP 47 tag of the language the reader's own words are in.
    public var readerLocale: String
    /// BCP 47 tag of the language the app is in.
    public var appLocale: String
    /// Every setting with its effective value.
    public var settings: Settings
    /// How fast the reader spoke, in words per minute.
    public var wordsPerMinute: Int
    /// How the person went on.
    public var pace: Pace
    /// Where the durations come from: `estimate` or the synthesizer's name.
    public var timing: String
    /// Different phrases of the catalogues that occur in this transcript, and that somebody else has confirmed.
    public var confirmedPhrases = 0
    /// Those nobody has confirmed.
    public var unconfirmedPhrases = 0

    /// `voiceover` or `none`: the reader the scenario began with.
    public var reader: String { screenReader.id }
    /// The reader's version; nil without a reader.
    public var readerRelease: Version? { screenReader.version }
    /// The first number of the reader's version; nil without a reader.
    public var readerVersion: Int? { readerRelease?.major }
  }

  /// One thing that was said, or should have been.
  public struct UtteranceRecord: Sendable, Hashable {
    /// What was said, or should have been.
    public var utterance: Utterance
    /// How it ended.
    public var outcome: SpeechQueue.Outcome
    /// From its beginning until it ended or was cut; zero when it never began.
    public var duration: Duration
    /// How long it and its words would have taken.
    public var timing: UtteranceTiming
    /// How the whole utterance is pronounced, in IPA; nil unless that was asked for (`pronounced(_:)`).
    public var phonemes: String?

    /// How many whole words were heard: those whose end came before the cut.
    public var heardWordCount: Int {
      switch outcome {
      case .spoken: utterance.words.count
      case .interrupted: timing.wordEnds.prefix { $0 <= duration }.count
      case .dropped: 0
      }
    }

    /// The words that were heard.
    public var heard: String {
      outcome == .spoken ? utterance.text : utterance.words.prefix(heardWordCount).joined(separator: " ")
    }

    /// The words that were not.
    public var lost: String {
      outcome == .spoken ? "" : utterance.words.dropFirst(heardWordCount).joined(separator: " ")
    }
  }

  /// Something that happened and is not speech.
  public struct HappenedEffect: Sendable, Hashable {
    /// A kind of thing that happens.
    public typealias Name = EffectName

    /// What kind of thing happened.
    public var name: Name
    /// The element it concerns; nil for none.
    public var element: String?
    /// More about it; never the content of a secure field.
    public var detail: String?
  }

  /// A line of the transcript.
  public struct Entry: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
      case step(Step)
      case utterance(UtteranceRecord)
      case effect(HappenedEffect)
      case sound(Sound)
      /// Something a reader of the transcript should know: an act that had no effect, say.
      case note(String)
      /// What an audit found in the step.
      case finding(Finding)
    }

    /// What it is.
    public var kind: Kind
    /// The step it belongs to, counted from 1; 0 before the first.
    public var step: Int
    /// From the beginning of the scenario.
    public var time: Duration
  }

  /// What was played, and with what.
  public var header: Header
  /// In the order of time.
  public var entries: [Entry]
  /// What could not be played as it was written.
  public var diagnostics: [Diagnostic]
  /// When the last thing ended.
  public var end: Duration

  /// Everything that was said or should have been.
  public var utterances: [UtteranceRecord] {
    entries.compactMap { if case .utterance(let heard) = $0.kind { heard } else { nil } }
  }

  /// Every effect.
  public var effects: [HappenedEffect] {
    entries.compactMap { if case .effect(let effect) = $0.kind { effect } else { nil } }
  }

  /// Only what belongs to some of the steps, which count from 1: `steps(3...)` is what the third and those after it brought about.
  public func steps(_ steps: some RangeExpression<Int>) -> Transcript {
    var transcript = self
    transcript.entries.removeAll { !steps.contains($0.step) }
    return transcript
  }

  /// With the phonemes of everything that was heard, to its end or not.
  ///
  /// - Parameter phonemes: how an utterance is pronounced, in IPA; nil when that is not known.
  public func pronounced(_ phonemes: (Utterance) -> String?) -> Transcript {
    var transcript = self
    for index in entries.indices {
      guard case .utterance(var heard) = entries[index].kind, heard.outcome != .dropped else { continue }
      heard.phonemes = phonemes(heard.utterance)
      transcript.entries[index].kind = .utterance(heard)
    }
    return transcript
  }

  /// With what an audit found, each finding after everything that belongs to its step.
  public func adding(_ findings: [Finding]) -> Transcript {
    var added: [Int: [Entry]] = [:]
    for finding in findings {
      let last =
        entries.lastIndex { $0.step == finding.step } ?? entries.lastIndex { $0.step < finding.step } ?? -1
      let time = last < 0 ? .zero : entries[last].time
      added[last, default: []].append(.init(kind: .finding(finding), step: finding.step, time: time))
    }
    var transcript = self
    transcript.entries = (added[-1] ?? []) + entries.indices.flatMap { [entries[$0]] + (added[$0] ?? []) }
    return transcript
  }

  /// Digests of the tables that wording and timing come from: they differ when what is known of the reader changed.
  public static var model: (wording: String, timing: String) {
    (
      WordingDigest.voiceOver + "-" + WordingDigest.components + "-" + WordingDigest.characters,
      SpeechEstimate.tableVersion
    )
  }
}
