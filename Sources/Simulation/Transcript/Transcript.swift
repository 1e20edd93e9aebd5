import AccessibilityModel
import Locales

/// A record of one run of a scenario: the speech and all other events, in the order of time.
public struct Transcript: Sendable, Hashable {
  /// The scenario, reader, languages and settings of a transcript.
  public struct Header: Sendable, Hashable {
    /// The version of the JSON format of transcripts.
    public static let version = 1

    /// The scenario's name; nil if the scenario has no name.
    public var scenario: String?
    package var screenReader: Reader
    /// The BCP 47 tag of the screen reader's language.
    public var readerLocale: String
    /// The BCP 47 tag of the app's language.
    public var appLocale: String
    /// The settings of the device and of the screen readers. Only values that differ from the defaults are stored.
    public var settings: Settings
    /// The speaking rate, in words per minute.
    public var wordsPerMinute: Int
    /// The pace of the person, which determines the time of each act.
    public var pace: Pace
    /// The source of the durations: `estimate` or the synthesizer's name.
    public var timing: String
    /// A digest of the screen reader's wording that the scenario takes from recordings; empty if it takes none.
    package var learnt = ""
    /// The phrases that the screen reader and the components on the screens can say.
    package var catalogues: [PhraseCatalogue] = []
    /// The element properties that the scenario's captured screens do not contain.
    package var notCaptured: ElementProperties = []
    /// The file and line of each captured element. Each key is the element's id.
    package var places: [String: FileLocation] = [:]
    /// The number of distinct catalogue phrases in this transcript that an outside source confirms.
    public var confirmedPhrases = 0
    /// The number of distinct phrases in this transcript that are the vendor's own strings of an earlier year.
    public var vendorPhrases = 0
    /// The number of distinct phrases in this transcript that no outside source confirms. An app text also counts if it
    /// is uncertain whether the screen reader speaks it.
    public var unconfirmedPhrases = 0

    /// The number of distinct phrases in this transcript.
    package var phraseCount: Int { confirmedPhrases + vendorPhrases + unconfirmedPhrases }

    /// The id of the screen reader that runs at the beginning of the scenario, such as `voiceover`; `none` without a
    /// screen reader.
    public var reader: String { screenReader.id }
    /// The version of the screen reader; nil without a screen reader.
    public var readerRelease: Version? { screenReader.version }
    /// The screen reader as scenarios name it, such as `voiceover@27`; `none` without a screen reader.
    package var readerName: String { readerRelease.map { "\(reader)@\($0)" } ?? reader }
    /// The first number of the screen reader's version; nil without a screen reader.
    public var readerVersion: Int? { readerRelease?.major }
  }

  /// The record of one utterance, whether it was heard or not.
  public struct UtteranceRecord: Sendable, Hashable {
    /// The utterance with all its words, whether they were heard or not.
    public var utterance: Utterance
    /// The way in which the utterance ended: said to its end, interrupted, or dropped before it began.
    public var outcome: SpeechQueue.Outcome
    /// The time from the beginning of the utterance to its end or interruption; zero if the utterance never began.
    public var duration: Duration
    /// The timing of the whole utterance, as if nothing had interrupted it.
    public var timing: UtteranceTiming
    /// The pronunciation of the whole utterance, in IPA; nil unless `pronounced(_:)` added the pronunciation.
    public var phonemes: String?

    /// The speaking rate of the screen reader that said the utterance. It can differ from the rate in the header,
    /// because a scenario can switch to another screen reader.
    package var wordsPerMinute = 175
    /// The number of the utterance among all utterances of the play, counted from 0 in the order of arrival.
    package var number = 0
    /// The event that made the screen reader say the utterance.
    package var origin = Origin()
    /// The time and cause of an interruption or drop; nil if the utterance was said to its end.
    package var stop: Stop?

    package init(
      utterance: Utterance, outcome: SpeechQueue.Outcome, duration: Duration, timing: UtteranceTiming,
      wordsPerMinute: Int = 175, number: Int = 0, origin: Origin = Origin()
    ) {
      (self.utterance, self.outcome, self.duration, self.timing) = (utterance, outcome, duration, timing)
      (self.wordsPerMinute, self.number, self.origin) = (wordsPerMinute, number, origin)
    }

    /// The time and cause of an interruption, or of a drop before the utterance began.
    package struct Stop: Sendable, Hashable {
      /// The time from the beginning of the scenario.
      package var time: Duration
      /// The number of the utterance that interrupted or replaced this utterance. Nil if all speech was stopped, for
      /// example by a touch.
      package var number: Int?
      /// The text of the utterance that interrupted or replaced this utterance; nil if all speech was stopped.
      package var cause: String?
      /// The event that stopped the utterance.
      package var origin = Origin()
    }

    /// The number of words that were completely heard. In an interrupted utterance, these are the words that ended no
    /// later than the interruption.
    public var heardWordCount: Int {
      switch outcome {
      case .spoken: utterance.words.count
      case .interrupted: timing.wordEnds.prefix { $0 <= duration }.count
      case .dropped: 0
      }
    }

    /// The words that were completely heard, as one text; empty if no word was completely heard.
    public var heard: String {
      outcome == .spoken ? utterance.text : utterance.words.prefix(heardWordCount).joined(separator: " ")
    }

    /// The heard words in clear, for verdicts; nil if the utterance hides nothing. What the bullets of an interrupted
    /// utterance hide counts as heard once the words after them are reached.
    package var heardInClear: String? {
      guard let hidden = utterance.hidden else { return nil }
      if outcome == .spoken { return hidden.inClear }
      let (shown, count) = (utterance.words, heardWordCount)
      let clear = hidden.inClear.split(whereSeparator: \.isWhitespace)
      let same = zip(shown, clear).prefix { $0 == $1 }.count
      let rest = min(shown.count, clear.count) - same
      let sameAfter = zip(shown.reversed(), clear.reversed()).prefix(rest).prefix { $0 == $1 }.count
      let heard = count <= same ? count : count < shown.count - sameAfter ? same : clear.count - shown.count + count
      return clear.prefix(heard).joined(separator: " ")
    }

    /// The words that were not heard, or were heard only in part, as one text; empty if every word was heard.
    public var lost: String {
      outcome == .spoken ? "" : utterance.words.dropFirst(heardWordCount).joined(separator: " ")
    }
  }

  /// An effect in the app or on the device, such as a move of the focus, at one point of a transcript.
  public struct HappenedEffect: Sendable, Hashable {
    /// A short name for `EffectName`, the kind of an effect.
    public typealias Name = EffectName

    /// The kind of the effect, such as `focus` or `completed`.
    public var name: Name
    /// The id of the element that the effect concerns; nil if the effect concerns no element.
    public var element: String?
    /// The details of the effect as text; nil if the effect has no details. The text never contains the text of a
    /// secure field.
    public var detail: String?
  }

  /// An event in a transcript, with its step and its time.
  public struct Entry: Sendable, Hashable {
    /// The kind of an entry, with the recorded step, utterance, effect, sound, note or finding.
    public enum Kind: Sendable, Hashable {
      case step(Step)
      case utterance(UtteranceRecord)
      case effect(HappenedEffect)
      case sound(Sound)
      /// A note for people who read the transcript, for example about an act that had no effect.
      case note(String)
      /// A finding of the audit in the entry's step.
      case finding(Finding)
    }

    /// The recorded step, utterance, effect, sound, note or finding.
    public var kind: Kind
    /// The number of the step that the entry belongs to, counted from 1; 0 before the first step.
    public var step: Int
    /// The time from the beginning of the scenario.
    public var time: Duration

    package init(kind: Kind, step: Int, time: Duration) { (self.kind, self.step, self.time) = (kind, step, time) }
  }

  /// The scenario, reader, languages and settings.
  public var header: Header
  /// The entries, in the order of time.
  public var entries: [Entry]
  /// Diagnostics about steps that could not be played as written.
  public var diagnostics: [Diagnostic]
  /// Errors about steps whose effect is not as expected. Either an act of the person had no effect, or a step had an
  /// effect although the scenario says `expectNothing`. A test fails if this list is not empty.
  public var undone: [Diagnostic] = []
  /// The places where the app said or showed the content of a secret field, each once. A test fails if the app did so.
  package var reveals: [Reveal] = []
  /// Whether everything that the person entered is hidden.
  package var isRedacted = false
  /// Whether the person entered something that the transcript hides.
  package var hidesContent = false
  /// The time at which the transcript ends, measured from the beginning of the scenario.
  public var end: Duration

  /// Every utterance in the order of time, whether it was heard or not.
  public var utterances: [UtteranceRecord] {
    entries.compactMap { if case .utterance(let heard) = $0.kind { heard } else { nil } }
  }

  /// Every effect, in the order of time.
  public var effects: [HappenedEffect] {
    entries.compactMap { if case .effect(let effect) = $0.kind { effect } else { nil } }
  }

  /// Returns the transcript with only the entries of the given steps, counted from 1: `steps(3...)` keeps the third
  /// step and all later ones.
  public func steps(_ steps: some RangeExpression<Int>) -> Transcript {
    var transcript = self
    transcript.entries.removeAll { !steps.contains($0.step) }
    return transcript
  }

  /// Returns the transcript with phonemes for every utterance that was heard, in whole or in part.
  ///
  /// - Parameter phonemes: returns the pronunciation of an utterance, in IPA; nil if the pronunciation is not known.
  package func pronounced(_ phonemes: (Utterance) -> String?) -> Transcript {
    var transcript = self
    for index in entries.indices {
      guard case .utterance(var heard) = entries[index].kind, heard.outcome != .dropped else { continue }
      heard.phonemes = phonemes(heard.utterance)
      transcript.entries[index].kind = .utterance(heard)
    }
    return transcript
  }

  /// Returns the transcript with the findings of an audit. Each finding comes after the other entries of its step.
  package func adding(_ findings: [Finding]) -> Transcript {
    var added: [Int: [Entry]] = [:]
    var lastPlaces: [Int: Int] = [:]
    for (place, entry) in entries.enumerated() { lastPlaces[entry.step] = place }
    for finding in findings {
      let last = lastPlaces[finding.step] ?? entries.lastIndex { $0.step < finding.step } ?? -1
      let time = last < 0 ? .zero : entries[last].time
      added[last, default: []].append(.init(kind: .finding(finding), step: finding.step, time: time))
    }
    var transcript = self
    transcript.entries = (added[-1] ?? []) + entries.indices.flatMap { [entries[$0]] + (added[$0] ?? []) }
    return transcript
  }

  /// The version of the rules by which the screen readers speak. Raise the version by hand when a change of the rules
  /// changes the speech of a modelled release.
  package static let rules = "5"

  /// The versions of the speech model for this transcript: digests of the wording of the reader and the components, with
  /// the recorded wording that the scenario uses, and of the timing table, and the version number of the rules. These
  /// values change when the simulator's knowledge of a reader changes.
  public var model: (wording: String, timing: String, rules: String) {
    let wording = [header.catalogues.digest, header.learnt].filter { !$0.isEmpty }.joined(separator: "-")
    return (wording.isEmpty ? "none" : wording, SpeechEstimate.tableVersion, Self.rules)
  }
}
