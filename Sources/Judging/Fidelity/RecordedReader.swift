import AccessibilityModel
import Locales
import Simulation

/// A machine recording of the real screen reader. For each element at which the cursor stopped, the recording contains
/// the speech.
package struct RecordedReader: Sendable {
  /// The only version of the recorder's JSON format that can be read.
  package static let version = 1

  /// The file of the recording, as the user named it.
  package var file: String?
  /// The iOS version of the recorded device; nil if the recording does not contain the version.
  package var os: Version?
  /// The BCP 47 tag of the app's language; nil if the recording does not contain the language.
  package var locale: String?
  /// The BCP 47 tag of the screen reader's language. Nil if the language equals the app's language or is not known.
  package var readerLocale: String?
  package var appName: String?
  /// The recorded screens, in order; at least one.
  package var screens: [Screen] = []

  package struct Screen: Sendable {
    package var name: String?
    package var rows: [FidelityVector.Row]
    /// The line of the screen in its file, counted from 1.
    package var line: Int

    package init(name: String?, rows: [FidelityVector.Row], line: Int) {
      self.name = name
      self.rows = rows
      self.line = line
    }
  }

  package init(file: String?) { self.file = file }

  /// Returns a vector that compares a recorded screen with a scenario of that screen.
  ///
  /// - Throws: a diagnostic if the scenario is for another language or another release of the reader, or if its screen
  ///   has more than ``FidelityVector/elementLimit`` elements.
  package func vector(
    of screen: Screen, on scenario: Scenario, readers: [any ScreenReader.Type]
  ) throws(Diagnostic) -> FidelityVector {
    var scenario = scenario
    if let locale, !scenario.locales.contains(where: { $0.isSameLanguage(as: locale) }) {
      throw Diagnostic(
        "the recording is in “\(locale)”, but the scenario is in “\(scenario.locales[0])”", file: file,
        line: screen.line, column: 1,
        help: "write `locale: \(locale)` in the scenario, or make a recording in its language")
    }
    if let locale, let own = scenario.locales.first(where: { $0.isSameLanguage(as: locale) }) {
      scenario.locales = [own]
    }
    if let os, let release = Self.release(of: scenario.reader, for: os) {
      // If the scenario uses the newest version, which is the default, it is played with the recorded version.
      if scenario.reader == scenario.reader.newest {
        scenario.reader = release
      } else if scenario.reader != release {
        throw Diagnostic(
          "the recording is from iOS \(os), but the scenario is played with \(scenario.reader)", file: file,
          line: screen.line, column: 1,
          help: "write `reader: \(release.id)@\(release.version.map(\.description) ?? "")` in the scenario")
      }
    }
    if Session(scenario, locale: scenario.locales[0]).readingOrder.count > FidelityVector.elementLimit {
      throw Diagnostic(
        "the screen has more than \(FidelityVector.elementLimit) elements, the limit for a comparison with a recording",
        file: scenario.file, help: "split the screen into several scenarios")
    }
    scenario.readerLocale = scenario.readerLocale ?? readerLocale
    scenario.appName = scenario.appName ?? appName
    var vector = FidelityVector(
      id: screen.name ?? scenario.name ?? "recording", kind: "recording", source: file ?? "", confidence: .recorded,
      style: .recorded, scenario: scenario, expected: [], isCodeFieldRecording: scenario.hasCodeField, file: file,
      line: screen.line)
    vector.rows = screen.rows
    return vector
  }

  /// Returns the newest modelled version of the reader that is not newer than the iOS version `os`. If every version is
  /// newer, returns the oldest version. Returns nil if the reader is off.
  private static func release(of reader: Reader, for os: Version) -> Reader? {
    guard reader.isRunning else { return nil }
    let versions = reader.descriptor.versions
    return reader.with(version: versions.last { $0 <= os } ?? versions[0])
  }
}

extension Scenario {
  /// Whether the screen has an input for a one-time code. Every component counts as such an input.
  package var hasCodeField: Bool {
    func isCodeField(_ item: ScreenItem) -> Bool {
      switch item {
      case .component: true
      case .element(let element): element.text?.contentType == .oneTimeCode
      case .group(_, let items): items.contains(where: isCodeField)
      }
    }
    return screen.contains(where: isCodeField)
  }
}
