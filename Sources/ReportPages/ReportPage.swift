import AccessibilityModel
import AuditRules
import Locales
import Simulation

/// A page that shows and plays what a screen reader user hears in one or more flows, and what is lost.
///
/// The page is one HTML file that makes no requests. Equal values give equal bytes.
package struct ReportPage: Sendable {
  package var flows: [Flow]
  package var changes: [ScreenChanges]
  /// The sounds of the page, each once. Other properties refer to a sound by its index.
  package var sounds: [EmbeddedSound]
  /// The pictures of captured screens, each once. Other properties refer to a picture by its index.
  package var images: [ScreenImage]
  package var voice: Voice
  /// Notices about the sound, such as texts that the voice could not read.
  package var notices: [String]
  package var toolVersion: String
  package var evidenceRules: [AuditRule]
  /// The SHA-256 digest of ``script`` in hexadecimal. The page's content security policy allows only this script.
  package var scriptDigest: String

  package init(
    flows: [Flow], changes: [ScreenChanges] = [], sounds: [EmbeddedSound] = [],
    images: [ScreenImage] = [], voice: Voice = .leftOut,
    notices: [String] = [], toolVersion: String, rules: [AuditRule] = .all, scriptDigest: String
  ) {
    (self.flows, self.changes, self.sounds, self.images, self.voice) = (flows, changes, sounds, images, voice)
    (self.notices, self.toolVersion, evidenceRules, self.scriptDigest) = (notices, toolVersion, rules, scriptDigest)
  }

  /// The source of the sounds of a page, or the reason why there are none.
  package enum Voice: Sendable, Hashable {
    /// The page has sound. The value is the name of the voice that speaks.
    case embedded(String)
    /// The user asked for a page without sound.
    case leftOut
    /// The page has no sound. The value is the reason.
    case missing(String)
  }

  package struct EmbeddedSound: Sendable, Hashable {
    /// The contents of a WAV or Ogg file.
    package var bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// A scenario or captured screen, with its plays.
  package struct Flow: Sendable {
    package var name: String
    /// The path of the file as the user gave it; nil for a built-in flow.
    package var file: String?
    /// A play for each screen reader and language.
    package var plays: [Play]
    /// The findings of a test of this flow, which were read from a file.
    package var failures: [Failure]
    /// The reason why the flow could not be played; nil if there was no problem.
    package var problem: String?

    package init(
      name: String, file: String? = nil, plays: [Play] = [], failures: [Failure] = [], problem: String? = nil
    ) {
      (self.name, self.file, self.plays, self.failures, self.problem) = (name, file, plays, failures, problem)
    }
  }

  /// A finding of a test, as read from the JSON output of the test.
  package struct Failure: Sendable, Hashable {
    package var severity: String
    package var message: String
    /// The file and line of the finding, such as `otp.yaml:12`; nil if they are not known.
    package var place: String?
    package var notes: [String]
    package var help: String?
    /// Whether the message is replaced, because it may contain a code.
    package var isConcealed = false

    package init(severity: String, message: String, place: String?, notes: [String], help: String?) {
      (self.severity, self.message, self.place, self.notes, self.help) = (severity, message, place, notes, help)
    }
  }

  /// A scenario that was played with one screen reader in one language.
  package struct Play: Sendable {
    package var transcript: Transcript
    package var audit: Audit
    package var screens: [ShownScreen]
    /// The expectations that do not hold, and the steps that had no effect. The line of a diagnostic is the line of the
    /// step, or a line inside its `expect`.
    package var failures: [Diagnostic]
    /// Whether the expectations are left out of `failures`, because they were written for another screen reader or
    /// language.
    package var hasForeignExpectations = false
    package var rates: [RatedLosses]
    /// Indexes into `ReportPage.sounds`, by the number of the utterance.
    package var sounds: [Int: Int]
    /// Indexes into `ReportPage.sounds`, by the name of the screen reader's sound.
    package var tones: [String: Int]
    /// The size of the device's screen in points; nil if it is not known.
    package var display: Scenario.Display?
    /// Indexes into `ReportPage.images`, by the index of the screen in `screens`.
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

    /// The screen reader with its version, such as `VoiceOver 27`.
    var readerName: String {
      let header = transcript.header
      guard let release = header.readerRelease else { return "no screen reader" }
      return "\(header.screenReader.descriptor.name) \(release)"
    }

    /// The app's language, such as `Portuguese (pt-BR)`. The screen reader's language is added if it differs.
    var languages: String {
      let header = transcript.header
      func named(_ tag: String) -> String {
        guard let name = Language(of: tag).name else { return tag }
        return tag.contains("-") ? "\(name) (\(tag))" : name
      }
      let app = named(header.appLocale)
      return header.readerLocale == header.appLocale ? app : "\(app), reader \(named(header.readerLocale))"
    }

    var losses: Losses { Losses(transcript) }
  }

  package struct RatedLosses: Sendable {
    /// The speaking rate in percent, as in the settings of the screen reader.
    package var rate: Int
    /// Whether the rest of the page assumes this rate.
    package var isAssumed: Bool
    package var wordsPerMinute: Int
    package var losses: Losses
    /// The losses at this rate.
    var lost: Set<LossKey>

    package init(rate: Int, isAssumed: Bool, transcript: Transcript) {
      (self.rate, self.isAssumed, losses) = (rate, isAssumed, Losses(transcript))
      wordsPerMinute = transcript.header.wordsPerMinute
      lost = Set(transcript.losses.compactMap { LossKey(transcript.entries[$0.entry]) })
    }
  }

  /// The audible differences between two builds of a screen.
  package struct ScreenChanges: Sendable {
    package var name: String
    package var changes: [Change]
    package init(name: String, changes: [Change]) { (self.name, self.changes) = (name, changes) }

    package struct Change: Sendable {
      /// The kind of the difference: `changed`, `moved`, `gone` or `new`.
      package var kind: String
      package var message: String
      package var element: String?
      /// The line that is heard in the old build; nil for a new element.
      package var before: Line?
      /// The line that is heard in the new build; nil for an element that is gone.
      package var after: Line?

      package init(kind: String, message: String, element: String?, before: Line?, after: Line?) {
        (self.kind, self.message, self.element) = (kind, message, element)
        (self.before, self.after) = (before, after)
      }
    }

    package struct Line: Sendable {
      package var text: String
      /// The BCP 47 tag of the language; nil if the language is not known.
      package var language: String?
      package var sound: Int?
      package init(text: String, language: String?, sound: Int? = nil) {
        (self.text, self.language, self.sound) = (text, language, sound)
      }
    }
  }
}
