import A11ySim
import Locales

/// A page that shows and plays what a screen reader user hears in one or several flows, and what is lost. It is one HTML
/// file that requests nothing from anywhere.
///
/// The page is a value. Equal values give equal bytes.
package struct ReportPage: Sendable {
  /// The flows, in the order in which they were named.
  package var flows: [Flow]
  /// The changed screens of a comparison of two builds.
  package var changes: [ScreenChanges]
  /// The sounds of the page, each once. Other parts name a sound by its index.
  package var sounds: [EmbeddedSound]
  /// The pictures of captured screens, each once. Other parts name a picture by its index.
  package var images: [ScreenImage]
  /// The origin of the sounds, or the reason why there are none.
  package var voice: Voice
  /// Notices about the sound, such as texts that the voice could not read.
  package var notices: [String]
  /// The version of the tool that writes the page.
  package var toolVersion: String
  /// The rules of the audits, for the table of evidence.
  package var evidenceRules: [AuditRule]
  /// The SHA-256 digest of ``script`` in hexadecimal. The page's policy allows this script and no other.
  package var scriptDigest: String

  package init(
    flows: [Flow], changes: [ScreenChanges] = [], sounds: [EmbeddedSound] = [],
    images: [ScreenImage] = [], voice: Voice = .leftOut,
    notices: [String] = [], toolVersion: String, rules: [AuditRule] = .all, scriptDigest: String
  ) {
    (self.flows, self.changes, self.sounds, self.images, self.voice) = (flows, changes, sounds, images, voice)
    (self.notices, self.toolVersion, evidenceRules, self.scriptDigest) = (notices, toolVersion, rules, scriptDigest)
  }

  /// The origin of the sounds of a page.
  package enum Voice: Sendable, Hashable {
    /// The voice with this name speaks.
    case embedded(String)
    /// The person asked for a page without sound.
    case leftOut
    /// There is no sound for this reason.
    case missing(String)
  }

  /// A sound file inside the page.
  package struct EmbeddedSound: Sendable, Hashable {
    /// The contents of a WAV or Ogg file.
    package var bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// A scenario or captured screen, with its plays.
  package struct Flow: Sendable {
    /// The name of the flow, for headings.
    package var name: String
    /// The file of the flow, as the user named it; nil for a flow that is built in.
    package var file: String?
    /// A play for each screen reader and language.
    package var plays: [Play]
    /// The findings of a test of this flow, which were read from a file.
    package var failures: [Failure]
    /// The reason why the flow was not played; nil if it was.
    package var problem: String?

    package init(
      name: String, file: String? = nil, plays: [Play] = [], failures: [Failure] = [], problem: String? = nil
    ) {
      (self.name, self.file, self.plays, self.failures, self.problem) = (name, file, plays, failures, problem)
    }
  }

  /// A finding of a test, as its JSON output has it.
  package struct Failure: Sendable, Hashable {
    package var severity: String
    package var message: String
    /// The file and line of the finding, such as `otp.yaml:12`; nil if it has no place.
    package var place: String?
    package var notes: [String]
    package var help: String?

    package init(severity: String, message: String, place: String?, notes: [String], help: String?) {
      (self.severity, self.message, self.place, self.notes, self.help) = (severity, message, place, notes, help)
    }
  }

  /// A scenario as it was played with one screen reader in one language.
  package struct Play: Sendable {
    package var transcript: Transcript
    package var audit: Audit
    package var screens: [ShownScreen]
    /// The expectations of the scenario that do not hold, and the steps that had no effect. A line is that of the step.
    package var failures: [Diagnostic]
    /// The same flow at several speaking rates.
    package var rates: [RatedLosses]
    /// The index of the sound of an utterance in the page, by the number of the utterance.
    package var sounds: [Int: Int]
    /// The index of a screen reader's sound in the page, by the name of the sound.
    package var tones: [String: Int]
    /// The size of the device's screen in points; nil if it is not known.
    package var display: Scenario.Display?
    /// The index of the picture of a screen in the page, by the index of the screen.
    package var images: [Int: Int] = [:]

    package init(
      transcript: Transcript, audit: Audit, screens: [ShownScreen] = [], failures: [Diagnostic] = [],
      rates: [RatedLosses] = [],
      sounds: [Int: Int] = [:], tones: [String: Int] = [:], display: Scenario.Display? = nil
    ) {
      self.transcript = transcript.adding(audit.findings)
      (self.audit, self.screens, self.failures, self.rates) = (audit, screens, failures, rates)
      (self.sounds, self.tones, self.display) = (sounds, tones, display)
    }

    /// The name of the screen reader with its version, such as `VoiceOver 27`.
    var readerName: String {
      let header = transcript.header
      guard let release = header.readerRelease else { return "no screen reader" }
      return "\(header.screenReader.descriptor.name) \(release)"
    }

    /// The language of the app, and that of the reader if it differs, such as `English` or `Portuguese (pt-BR)`.
    var languages: String {
      let header = transcript.header
      func named(_ tag: String) -> String {
        guard let name = Language(of: tag).name else { return tag }
        return tag.contains("-") ? "\(name) (\(tag))" : name
      }
      let app = named(header.appLocale)
      return header.readerLocale == header.appLocale ? app : "\(app), reader \(named(header.readerLocale))"
    }

    /// The losses of the play.
    var losses: Losses { Losses(transcript) }
  }

  /// The losses of a flow at one speaking rate.
  package struct RatedLosses: Sendable {
    /// The speaking rate in percent, as the reader's setting has it.
    package var rate: Int
    /// Whether the rest of the page assumes this rate.
    package var isAssumed: Bool
    /// The same rate in words per minute.
    package var wordsPerMinute: Int
    package var losses: Losses

    package init(rate: Int, isAssumed: Bool, transcript: Transcript) {
      (self.rate, self.isAssumed, losses) = (rate, isAssumed, Losses(transcript))
      wordsPerMinute = transcript.header.wordsPerMinute
    }
  }

  /// The differences between two builds of a screen, as they are heard.
  package struct ScreenChanges: Sendable {
    package var name: String
    package var changes: [Change]
    package init(name: String, changes: [Change]) { (self.name, self.changes) = (name, changes) }

    /// A difference of one element.
    package struct Change: Sendable {
      /// The kind of the difference: changed, moved, gone or new.
      package var kind: String
      package var message: String
      package var element: String?
      /// The line that was heard before, and the index of its sound; nil if there was none.
      package var before: Line?
      /// The line that is heard now; nil if there is none.
      package var after: Line?

      package init(kind: String, message: String, element: String?, before: Line?, after: Line?) {
        (self.kind, self.message, self.element) = (kind, message, element)
        (self.before, self.after) = (before, after)
      }
    }

    /// A line of speech.
    package struct Line: Sendable {
      package var text: String
      /// The BCP 47 tag of the language; nil if it is not known.
      package var language: String?
      package var sound: Int?
      package init(text: String, language: String?, sound: Int? = nil) {
        (self.text, self.language, self.sound) = (text, language, sound)
      }
    }
  }
}
