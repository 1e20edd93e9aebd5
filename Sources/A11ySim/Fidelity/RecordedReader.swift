import Locales

/// A recording of the real reader: what it said at each stop, screen by screen.
package struct RecordedReader: Sendable {
  /// The version of the recorder's JSON form that can be read.
  package static let version = 1

  /// The file of the recording, as the user named it.
  package var file: String?
  /// The release of the system; nil where the recording does not say.
  package var os: Version?
  /// The BCP 47 tag of the app's language; nil where the recording does not say.
  package var locale: String?
  /// The BCP 47 tag of the reader's language; nil where it is the app's, or not known.
  package var readerLocale: String?
  /// The name of the app; nil where the recording does not say.
  package var appName: String?
  /// The recorded screens, in order; at least one.
  package var screens: [Screen] = []

  /// The utterances of one screen.
  package struct Screen: Sendable {
    /// The name; nil where the recording has none.
    package var name: String?
    /// The utterances, one for each stop of the cursor.
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
  /// - Throws: a diagnostic if the scenario is for another language or another release of the reader.
  package func vector(
    of screen: Screen, on scenario: Scenario, readers: [any ScreenReader.Type] = .all
  ) throws(Diagnostic) -> FidelityVector {
    var scenario = scenario
    if let locale, !scenario.locales.contains(where: { $0.isSameLanguage(as: locale) }) {
      throw Diagnostic(
        "the recording is in “\(locale)”, and the scenario is in “\(scenario.locales[0])”", file: file,
        line: screen.line, column: 1, help: "write `locale: \(locale)` in the scenario, or record in its language")
    }
    if let locale, let own = scenario.locales.first(where: { $0.isSameLanguage(as: locale) }) {
      scenario.locales = [own]
    }
    if let os, let release = Self.release(of: scenario.reader, for: os) {
      // A scenario that names no version is played with the one that was recorded.
      if scenario.reader == scenario.reader.newest {
        scenario.reader = release
      } else if scenario.reader != release {
        throw Diagnostic(
          "the recording is of iOS \(os), and the scenario is played with \(scenario.reader)", file: file,
          line: screen.line, column: 1,
          help: "write `reader: \(release.id)@\(release.version.map(\.description) ?? "")` in the scenario")
      }
    }
    if Session(scenario, locale: scenario.locales[0]).readingOrder.count > FidelityVector.elementLimit {
      throw Diagnostic(
        "the screen has more than \(FidelityVector.elementLimit) elements to compare with a recording",
        file: scenario.file, help: "split it into several")
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

  /// Returns the modelled release that stands for a version of the system: the last one that is not newer.
  private static func release(of reader: Reader, for os: Version) -> Reader? {
    guard reader.isRunning else { return nil }
    let versions = reader.descriptor.versions
    return reader.with(version: versions.last { $0 <= os } ?? versions[0])
  }
}

extension Scenario {
  /// Whether a code is entered in the scenario: into a component, or into a field the app declares for a code.
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
